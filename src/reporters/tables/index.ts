// The report as tables for SQL engines, each a file of NDJSON. Never filtered, like the JSON report.
import type { Files } from "../pieces.ts";
import type { Reporter } from "../reporter.ts";
import { tables as registry } from "./registry.ts";

export function fileOf(table: string): string {
  return `${table}.ndjson`;
}

export const files: readonly string[] = Object.keys(registry).map(fileOf);

export const tables: Reporter<Files> = (report) =>
  new Map(Object.entries(registry).map(([name, table]) => [fileOf(name), table.lines(report)]));
