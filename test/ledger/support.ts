// Ledgers for tests: runs over histories in files, through the code of the command line.
import { cpSync, mkdtempSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DriftlineError } from "../../src/errors.ts";
import { type Files, realFiles } from "../../src/ledger/files.ts";
import { checkpointText, headText, segmentName } from "../../src/ledger/format.ts";
import { openForReading } from "../../src/ledger/ledger.ts";
import { leafHash, Tree } from "../../src/ledger/merkle.ts";
import { segmentsIn } from "../../src/ledger/read.ts";
import type { Report } from "../../src/model/report/index.ts";
import { createConfig } from "../../src/run/config.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { hourly, type RawChange } from "../support/history.ts";

export const folder = (): string => mkdtempSync(path.join(tmpdir(), "driftline-ledger-"));

export const KEY = "0123456789abcdef0123456789abcdef";

export const POLICY = `id: p
settings:
  maxAutonomyLevel: { atMost: medium, severity: high }
  sandbox: { enabled: true }
`;

/** Three revisions: compliant, drifted, and compliant again, too late for the rule on temporary loosening. */
export const three: RawChange[] = hourly(
  { maxAutonomyLevel: "low", sandbox: { enabled: true } },
  { maxAutonomyLevel: "high", sandbox: { enabled: true } },
  { maxAutonomyLevel: "low", sandbox: { enabled: true } },
).map((change) => (change.revision === 3 ? { ...change, updatedAt: "2026-03-12T00:00:00.000Z" } : change));

export interface RunOptions extends Partial<AuditOptions> {
  readonly key?: string;
  readonly policy?: string;
}

/** Runs one audit of a history with a ledger, without publishing. */
export async function run(
  dir: string,
  changes: readonly RawChange[] | null,
  options: RunOptions = {},
): Promise<Report> {
  const { key, policy = POLICY, ...rest } = options;
  const place = folder();
  const [history, rules] = [path.join(place, "history.ndjson"), path.join(place, "p.yaml")];
  writeFileSync(history, (changes ?? []).map((change) => `${JSON.stringify(change)}\n`).join(""));
  writeFileSync(rules, policy);
  const result = await runAudit({
    config: createConfig({ organization: "corp" }),
    environment: key === undefined ? {} : { DRIFTLINE_FINGERPRINT_KEY: key },
    ...(changes !== null && { history }),
    ledger: dir,
    policies: [rules],
    asOf: Date.parse("2026-04-01T00:00:00Z"),
    failOn: "high",
    formats: ["json"],
    ...rest,
  });
  await publish(result, []);
  return result.report;
}

/** Makes a ledger with one run over a history. */
export async function ledgerOf(changes: readonly RawChange[] = three, options: RunOptions = {}): Promise<string> {
  const dir = path.join(folder(), "ledger");
  await run(dir, changes, options);
  return dir;
}

/** Makes a ledger with runs in three months, each in its own file. */
export async function segmentedLedger(): Promise<string> {
  const dir = await ledgerOf(three.slice(0, 2), { asOf: Date.parse("2026-03-02T00:00:00Z") });
  for (const asOf of ["2026-04-01T00:00:00Z", "2026-04-02T00:00:00Z", "2026-05-01T00:00:00Z"])
    await run(dir, three, { asOf: Date.parse(asOf) });
  return dir;
}

export function copyOf(dir: string): string {
  const copy = path.join(folder(), "ledger");
  cpSync(dir, copy, { recursive: true });
  return copy;
}

export const read = (dir: string, name: string): Buffer => readFileSync(path.join(dir, name));
export const write = (dir: string, name: string, bytes: string | Uint8Array): void =>
  writeFileSync(path.join(dir, name), bytes);
/** Returns the segments of a ledger, in order. */
export const segmentsOf = (dir: string): string[] => segmentsIn(readdirSync(dir)).map((first) => segmentName(first));
export const linesOf = (dir: string): string[] =>
  Buffer.concat(segmentsOf(dir).map((name) => read(dir, name)))
    .toString()
    .trimEnd()
    .split("\n");
export const entriesOf = (dir: string): Record<string, unknown>[] =>
  linesOf(dir).map((line) => JSON.parse(line) as Record<string, unknown>);
export const bytesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, read(dir, name).toString("base64")]));

/** Returns "sound" or the message of a ledger's error. Throws anything except exit 4. */
export async function verdictOn(dir: string, files: Files = realFiles): Promise<string> {
  try {
    await openForReading(dir, { files });
    return "sound";
  } catch (error) {
    if (error instanceof DriftlineError && error.exitCode === 4) return error.message;
    throw error;
  }
}

export async function refusal(promise: Promise<unknown>): Promise<DriftlineError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DriftlineError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

/** Writes the entries and a matching checkpoint, like a forger who can compute hashes. */
export function forge(dir: string, lines: readonly string[]): void {
  const origin = read(dir, "origin").toString().trimEnd();
  const tree = new Tree();
  for (const line of [origin, ...lines]) tree.add(leafHash(Buffer.from(line)));
  write(dir, "entries.jsonl", lines.map((line) => `${line}\n`).join(""));
  write(dir, "checkpoint", checkpointText(origin, { size: tree.size, root: tree.root() }));
}

/** Converts a ledger to the format of earlier versions: one file, with no runs that name segments. */
export function inOneFile(ledger: string): string {
  const copy = copyOf(ledger);
  const tree = new Tree();
  const origin = read(ledger, "origin").toString().trimEnd();
  tree.add(leafHash(Buffer.from(origin)));
  let before = headText(tree.root());
  const lines = linesOf(ledger).map((line) => {
    const isRun = line.includes('"kind":"run"');
    const old = isRun
      ? line.replace(/"segments":\[[\d,]*\],/, "").replace(/"before":"[^"]*"/, `"before":"${before}"`)
      : line;
    tree.add(leafHash(Buffer.from(old)));
    if (isRun) before = headText(tree.root());
    return old;
  });
  for (const name of segmentsOf(copy)) unlinkSync(path.join(copy, name));
  write(copy, "entries.jsonl", lines.map((line) => `${line}\n`).join(""));
  write(copy, "checkpoint", checkpointText(origin, { size: tree.size, root: tree.root() }));
  return copy;
}
