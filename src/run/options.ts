// Parses the texts of options, shared by the command line and the Action.
import { didYouMean, usageError } from "../errors.ts";
import { instantText, type Stretch, stretchOf } from "../model/instant.ts";
import { type Severity, severities } from "../model/severity.ts";
import { formatNames, type FormatName, isFormat, outputKind } from "../reporters/index.ts";
import { type ExtraChoice, extraChoices } from "./extra-names.ts";

/** @throws DriftlineError `usage` if the text is none of the choices */
export function choice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const match = choices.find((option) => option === text);
  if (match !== undefined) return match;
  const hint = didYouMean(text, choices) ?? `one of ${choices.join(", ")}`;
  throw usageError(`${name}: "${text}" is not known`, hint);
}

export const failOnChoices = [...severities, "never"] as const;

/**
 * Reads a choice of fail-on-transient; undefined: never.
 * @param memory what remembers the last audit: whether the run has it, its name, and how to get it
 * @throws DriftlineError `usage` if nothing remembers it
 */
export function transient(
  name: string,
  text = "never",
  memory: { readonly isThere: boolean; readonly name: string; readonly hint: string },
): Severity | undefined {
  const severity = choice(name, text, failOnChoices);
  if (severity === "never") return undefined;
  if (memory.isThere) return severity;
  const message = `${name}: without ${memory.name}, the last audit is unknown`;
  throw usageError(message, memory.hint);
}

function formatName(name: string, text: string): FormatName {
  return isFormat(text) ? text : choice(name, text, formatNames);
}

/** Parses a format of the Action, which has no inputs to draw a sample. @throws DriftlineError `usage` */
export function actionFormat(name: string, text: string): FormatName {
  return choice(
    name,
    text,
    formatNames.filter((format) => format !== "sample-csv"),
  );
}

/** Parses a format for standard output. @throws DriftlineError `usage` if it is unknown or not a text */
export function textFormat(name: string, text: string): FormatName {
  const format = formatName(name, text);
  const place = outputKind(format);
  if (place === undefined) return format;
  const form = place === "folder" ? "a folder of files" : "an archive";
  const message = `${name}: ${format} is ${form}, which standard output cannot take`;
  throw usageError(message, `write --output ${format}=<${place}>`);
}

/** Parses the value of --with: `access,usage:optional`. @throws DriftlineError `usage` */
export function extras(name: string, text: string): ExtraChoice[] {
  return [...new Set(text.split(",").map((part) => choice(name, part.trim(), extraChoices)))];
}

/** Parses a day in UTC. @throws DriftlineError `usage` */
export function day(name: string, text: string, hint = "write 2026-03-01"): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || stretchOf(text, Infinity) === undefined)
    throw usageError(`${name}: "${text}" is not a day`, hint);
  return text;
}

/** Parses a whole number from 1. @throws DriftlineError `usage` */
export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usageError(`${name}: "${text}" is not a whole number from 1`, "write 10");
  return Number(text);
}

/** Parses `--sample` and `--seed`; undefined if neither is given. @throws DriftlineError `usage` */
export function sample(size: string | undefined, seed: string | undefined): { size: number; seed: string } | undefined {
  if (size === undefined && seed === undefined) return undefined;
  if (size === undefined || seed === undefined || seed === "")
    throw usageError(
      "--sample and --seed must be used together, so that the sample can be drawn again",
      "write --sample 25 --seed <any text>",
    );
  return { size: wholeNumber("--sample", size), seed };
}

const times = "2026-11-20T00:00:00Z, a day 2026-11-20, a month 2026-11, or an age such as 30d";

/** Parses the time to use as now: the end of a day or a month, at most now. @throws DriftlineError `usage` */
export function instant(name: string, text: string): number {
  const stretch = stretchOf(text, Date.now());
  if (stretch === undefined) throw usageError(`${name}: "${text}" is not an instant`, `write ${times}`);
  return stretch.last;
}

/**
 * Parses a revision number, or an instant, a day, a month, or an age before now.
 * @throws DriftlineError `usage`
 */
export function revisionOrTime(name: string, text: string, now = Date.now()): number | Stretch {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const stretch = stretchOf(text, now);
  if (stretch === undefined)
    throw usageError(
      `${name}: "${text}" is not a revision number or an instant`,
      `write a revision number such as 12, ${times}`,
    );
  return stretch;
}

/**
 * Parses a revision number or a time for `view.since`; a day or a month means its start.
 * @param asOf the time that ages count from; undefined: now
 * @throws DriftlineError `usage`
 */
export function since(name: string, text: string, asOf: number | undefined): string {
  const start = revisionOrTime(name, text, asOf);
  return typeof start === "number" ? text : instantText(start.first);
}

/** Parses the value of --output: `format=file`. @throws DriftlineError `usage` */
export function output(text: string): { format: FormatName; file: string } {
  return outputNamed(text, (name) => formatName("--output", name), "html=report.html");
}

/** Parses `format=file`, with the formats of `formatOf`. @throws DriftlineError `usage` */
export function outputNamed<T>(
  text: string,
  formatOf: (name: string) => T,
  example: string,
): { format: T; file: string } {
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1)
    throw usageError(`--output: "${text}" is not <format>=<file>`, `write ${example}`);
  const [name, file] = [text.slice(0, at), text.slice(at + 1)];
  const format = formatOf(name);
  if (file !== "-") return { format, file };
  const hint = `write --format ${name} for standard output, or --output ${name}=./- for a file with this name`;
  throw usageError("--output: - is not the name of a file", hint);
}
