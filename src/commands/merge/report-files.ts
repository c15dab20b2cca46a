// Finds and reads reports on disk: files, folders and globs.
import { open, stat } from "node:fs/promises";
import path from "node:path";
import picomatch from "picomatch";
import { codeOf, DriftlineError, reasonOf } from "../../errors.ts";
import { type Json, membersOf } from "../../model/json.ts";
import { type Report, reportSchema } from "../../model/report/index.ts";
import { filesBelow } from "../../policy/files.ts";
import { reporters } from "../../reporters/index.ts";
import { unreadable } from "../../policy/text-file.ts";
import { version } from "../../model/version.ts";
import { OWN_DEPTH } from "../../seal/own-json.ts";
import { JsonReader } from "../../seal/strict-json.ts";
import { count } from "../../words.ts";
import { firstIn } from "../../lists.ts";

const MAX_BYTES = 256 * 2 ** 20;
const MAX_STRING = 64 * 2 ** 20;

/** Extensions of other formats that also end in `.json`. */
const otherFormats = Object.entries(reporters)
  .filter(([name, { extension }]) => name !== "json" && extension.endsWith(".json"))
  .map(([, { extension }]) => `.${extension}`);

/**
 * Returns the files that names refer to, each once. A folder means every `.json` file below it, except other formats.
 * @throws DriftlineError `usage` with every name without a report
 */
export async function findReports(names: readonly string[]): Promise<string[]> {
  const texts = new Map<string, string>();
  const failures: { message: string; hint: string }[] = [];
  for (const name of names) {
    const files = await filesNamed(name);
    if (files.length === 0)
      failures.push({
        message: `"${name}" leads to no report: ${await whyNone(name)}`,
        hint: "give files, folders or patterns",
      });
    for (const file of files) if (!texts.has(path.resolve(file))) texts.set(path.resolve(file), file);
  }
  if (failures.length > 0) throw new DriftlineError("usage", failures);
  return [...texts.values()];
}

async function filesNamed(name: string): Promise<string[]> {
  const kind = await stat(name).catch(() => undefined);
  if (kind?.isDirectory()) return below(name, isReport);
  if (kind) return [name];
  const { base, isGlob } = picomatch.scan(slashes(name));
  if (!isGlob) return [];
  const matches = picomatch(path.posix.normalize(slashes(name)), { dot: true });
  return below(base === "" ? "." : base, (file) => matches(slashes(path.normalize(file))));
}

/** Returns why a name leads to no file. */
async function whyNone(name: string): Promise<string> {
  if (await stat(name).catch(() => undefined)) return "no report is below this folder";
  return picomatch.scan(slashes(name)).isGlob ? "no file matches" : "there is no such file or folder";
}

/** Returns the wanted files below a folder, sorted by name; none if the folder does not exist. */
async function below(folder: string, isWanted: (file: string) => boolean): Promise<string[]> {
  return filesBelow(folder, isWanted).catch((error: unknown) => {
    if (error instanceof DriftlineError) throw error;
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return [];
    throw unreadable(folder, "folder", error);
  });
}

const isReport = (file: string) =>
  file.endsWith(".json") && !otherFormats.some((extension) => file.endsWith(extension));
const slashes = (name: string) => name.split(path.sep).join("/");

/**
 * Reads one report.
 * @throws DriftlineError `usage` naming the file if it cannot be read, or is not a report of this version
 */
export async function readReport(file: string): Promise<Report> {
  const value = strict(file, await bytesOf(file));
  const { schemaVersion, kind } = membersOf(value);
  const refuse = (message: string, hint: string) => new DriftlineError("usage", { file, message, hint });
  if (schemaVersion === undefined)
    throw refuse("this is no report of Driftline", "use a file that --format json wrote");
  if (kind === "fleet") throw refuse("this is a fleet report already", "give the reports of single organizations");
  if (schemaVersion !== 1)
    throw refuse("this is a report of another version", "this Driftline reads reports with schemaVersion 1");
  const reportResult = reportSchema.safeParse(value);
  if (reportResult.success) return reportResult.data;
  const { issues } = reportResult.error;
  const place = firstIn(issues)
    .path.map((part) => `/${String(part)}`)
    .join("");
  const more = issues.length > 1 ? `, and ${count(issues.length - 1, "more place")}` : "";
  throw refuse(
    `${place === "" ? "the whole" : place} is not what a report has there${more}`,
    `make it again with this Driftline (${version})`,
  );
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      if (size > MAX_BYTES)
        throw new DriftlineError("usage", { file, message: "larger than 256 MiB", hint: "this is not a report" });
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    throw new DriftlineError("usage", { file, message: `cannot be read: ${reasonOf(error)}` });
  }
}

/** Parses JSON as strictly as the history: a report with a duplicate key is ambiguous. */
function strict(file: string, bytes: Buffer): Json {
  try {
    return new JsonReader(bytes, MAX_BYTES, OWN_DEPTH, MAX_STRING).whole();
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    const { message } = firstIn(error.problems);
    throw new DriftlineError("usage", { file, message, hint: "use a file that --format json wrote" });
  }
}
