// Makes a fleet report from the names of reports.
import { stat } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { DriftlineError, usageError, type Problem } from "../../errors.ts";
import { type FleetEntry, entryOf } from "../../fleet/entry.ts";
import { fleetOf } from "../../fleet/fleet.ts";
import { objectionTo } from "../../fleet/sound.ts";
import { type EarlierRun, runOf } from "../../fleet/trend.ts";
import { firstIn, getOrMake, lookUp } from "../../lists.ts";
import { compare } from "../../model/json.ts";
import { durationOf } from "../../model/instant.ts";
import type { Severity } from "../../model/severity.ts";
import { readInput } from "../../run/read-input.ts";
import { version } from "../../model/version.ts";
import { count, precise } from "../../words.ts";
import { pageBeside } from "./pages.ts";
import { findReports, readReport } from "./report-files.ts";

const MAX_PROBLEMS = 50;

export interface MergeOptions {
  /** Files, folders and globs. */
  readonly names: readonly string[];
  readonly expect: string | undefined;
  readonly maxAge: string | undefined;
  /** Milliseconds. */
  readonly asOf: number | undefined;
  readonly failOn: Severity | "never";
}

/**
 * @returns the fleet report, the HTML files next to the judged reports, by organization, and the files that were read
 * @throws DriftlineError `usage` with all problems of the options, or of the reports
 */
export async function merge(options: MergeOptions) {
  const maxAgeSeconds = options.maxAge === undefined ? undefined : age(options.maxAge);
  const expected = options.expect === undefined ? undefined : await expectedOf(options.expect);
  const files = await findReports(options.names);
  const { entries, earlier, filesOf } = await readEntries(files);
  const fleet = fleetOf(
    entries,
    {
      version,
      // Without a maximum age, the clock has no influence: the same reports give the same fleet report.
      asOf: options.asOf ?? (maxAgeSeconds === undefined ? undefined : Date.now()),
      maxAgeSeconds,
      expected: expected?.names,
      failOn: options.failOn,
    },
    earlier,
  );
  const pages = new Map<string, string>();
  for (const { row } of entries)
    for (const file of filesOf(row).toSorted(compare)) {
      const page = pages.has(row.organization) ? undefined : await pageBeside(file);
      if (page !== undefined) pages.set(row.organization, page);
    }
  return { fleet, pages, inputs: [...files, ...(expected?.file === undefined ? [] : [expected.file])] };
}

/**
 * Reads one report at a time, and keeps only what the fleet report needs.
 * @returns the newest report of each organization, the earlier ones, and what finds the files of a report, with copies
 */
async function readEntries(files: readonly string[]) {
  const newest = new Map<string, FleetEntry>();
  const earlier: EarlierRun[] = [];
  /** The files of each report, by organization and time. */
  const filesByReport = new Map<string, Map<string, string[]>>();
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      const report = await readReport(file);
      const { organization, asOf } = report;
      const objection = objectionTo(report);
      if (objection) {
        problems.push({ file, ...objection });
        continue;
      }
      const runs = getOrMake(filesByReport, organization, () => new Map<string, string[]>());
      const copies = runs.get(asOf);
      if (copies) {
        const first = firstIn(copies);
        // A copy of a report adds nothing.
        if (isDeepStrictEqual(await readReport(first), report)) copies.push(file);
        else
          problems.push({
            file,
            message: `a report of the organization "${organization}" as of ${precise(asOf)}, as ${first} is, with other content`,
            hint: "give one report of each run",
          });
        continue;
      }
      runs.set(asOf, [file]);
      const entry = entryOf(report);
      const last = newest.get(organization);
      const isNewest = last === undefined || last.row.asOf < asOf;
      if (isNewest) newest.set(organization, entry);
      if (last) earlier.push(runOf(isNewest ? last : entry));
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 2) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length === 0)
    return {
      entries: [...newest.values()],
      earlier,
      filesOf: ({ organization, asOf }: FleetEntry["row"]) => lookUp(lookUp(filesByReport, organization), asOf),
    };
  const more = problems.length - MAX_PROBLEMS;
  throw new DriftlineError("usage", [
    ...problems.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [{ message: `and ${count(more, "more problem")} of ${count(files.length, "file")}` }] : []),
  ]);
}

/** Parses the value of --max-age to seconds. @throws DriftlineError `usage` */
function age(text: string): number {
  const seconds = durationOf(text);
  if (seconds === undefined)
    throw usageError(`--max-age: "${text}" is not a length of time`, "write 48h, 30m, 2d or 1w");
  return seconds;
}

/** Parses names separated by commas, or reads a file with one name per line. @throws DriftlineError `usage` */
async function expectedOf(text: string): Promise<{ names: readonly string[]; file?: string }> {
  const isFile = (await stat(text).catch(() => undefined))?.isFile() === true;
  const names = (isFile ? linesOf(await readInput(text, "list of names")) : text.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw usageError(`--expect: "${twice}" appears twice`);
  if (names.length === 0)
    throw usageError(
      `--expect: ${isFile ? `${text} ` : ""}names no organization`,
      "write corp,labs, or name a file with one name per line",
    );
  return { names, ...(isFile && { file: text }) };
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith("#"));
}
