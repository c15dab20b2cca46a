// Publishes outputs: scans each text as it is made, and makes none visible before all are clean.
import { readlink, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { usageError } from "../errors.ts";
import { filesOf, type FormatName, isArchive, type RenderOptions, reporters } from "../reporters/index.ts";
import { areFiles, type Files, piecesOf, type RenderedText } from "../reporters/pieces.ts";
import { inPieces } from "../seal/leaks.ts";
import { draft, type Draft, prepare } from "./draft.ts";
import { FolderDraft, prepareFolder } from "./folder-draft.ts";
import type { AuditResult } from "./run-audit.ts";
import { withhold } from "./withhold.ts";
import { ZipDraft, ZipTexts } from "./zip-draft.ts";

interface Target {
  readonly format: FormatName;
  /** null: standard output. For some formats a folder. */
  readonly file: string | null;
  readonly options?: RenderOptions;
}

/** A text, or the texts of a folder or a zip, and its target. */
export interface Output {
  /** null: standard output. */
  readonly file: string | null;
  readonly text: RenderedText | Files | ZipTexts;
  /** Its name, for the message if it is withheld. */
  readonly name: string;
}

/**
 * Checks that all targets can be written, that none is or contains a file that the run reads, and that none is,
 * contains or is inside the ledger.
 * @param ledger the folder of the run's ledger; null without one
 * @throws DriftlineError `usage` or `incomplete`
 */
export async function prepareTargets(
  targets: readonly { readonly file: string | null; readonly format?: FormatName }[],
  inputs: readonly string[],
  ledger: string | null = null,
): Promise<void> {
  const inputIds = new Set(await Promise.all(inputs.map(identityOf)));
  const inputPaths = await Promise.all(inputs.map(realPathOf));
  const targetFiles = targets.flatMap(({ file }) => file ?? []);
  const targetPaths = await Promise.all(targetFiles.map(realPathOf));
  if (ledger !== null) await refuseInLedger(targetFiles, ledger);
  const earlier = new Set<string>();
  for (const { file, format } of targets) {
    if (file === null) continue;
    const identity = await identityOf(file);
    if (inputIds.has(identity)) throw usageError(`the output ${file} is read by this run and is not overwritten`);
    if (earlier.has(identity)) throw usageError(`the report file ${file} is named twice`);
    earlier.add(identity);
    const files = await (format && filesOf(format));
    if (!files) {
      await prepare(file);
      continue;
    }
    const folder = await realPathOf(file);
    const input = inputs.find((_, i) => isInside(inputPaths[i]!, folder));
    if (input !== undefined)
      throw usageError(
        `the output ${file} holds ${input}, which this run reads, and is not overwritten`,
        "name another folder",
      );
    if (targetPaths.some((targetPath) => isInside(targetPath, folder)))
      throw usageError(`${file} is an output folder, and no other output may be written into it`);
    await prepareFolder(file, files);
  }
}

/** Any other file in its folder would make the ledger a tampered one. @throws DriftlineError `usage` */
async function refuseInLedger(files: readonly string[], ledger: string): Promise<void> {
  const ledgerPath = await realPathOf(ledger);
  for (const file of files) {
    const place = await realPathOf(file);
    const words =
      place === ledgerPath
        ? "is the folder of the ledger"
        : isInside(place, ledgerPath)
          ? `is inside the ledger ${ledger}`
          : isInside(ledgerPath, place)
            ? `contains the ledger ${ledger}`
            : null;
    if (words !== null)
      throw usageError(
        `the output ${file} ${words}, and a ledger's folder holds nothing else`,
        "keep the ledger and the outputs in different folders",
      );
  }
}

/** Whether a real path is inside a folder, and not the folder itself. */
function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

/** Returns a text that is equal for two paths of one file: links give a file several paths. */
async function identityOf(file: string): Promise<string> {
  try {
    const status = await stat(file, { bigint: true });
    // Several outputs may go to one terminal.
    return status.isFile() ? `${status.dev}:${status.ino}` : path.resolve(file);
  } catch {
    // A file that does not exist yet is identified by its path.
    return realPathOf(file);
  }
}

/** Returns the path of a file without links, also if the file or folders above it do not exist yet. */
async function realPathOf(file: string): Promise<string> {
  const full = path.resolve(file);
  const existing = await realpath(full).catch(() => undefined);
  if (existing !== undefined) return existing;
  const folder = path.dirname(full);
  if (folder === full) return full;
  const realFolder = await realPathOf(folder);
  // A link to a missing file creates that file.
  const target = await readlink(full).catch(() => undefined);
  if (target === undefined) return path.join(realFolder, path.basename(full));
  const place = path.resolve(realFolder, target);
  const parent = path.dirname(place);
  return path.join(await realpath(parent).catch(() => parent), path.basename(place));
}

/** @throws DriftlineError `leak` with nothing published, `incomplete` if a file cannot be written */
export async function publish(result: AuditResult, targets: readonly Target[]): Promise<void> {
  try {
    const rendered = await Promise.all(
      targets.map(async (target) => [target, await rendererOf(target, result)] as const),
    );
    // A report names the ledger head after its run: that head must be written first.
    await publishAll(outputsOf(result, rendered), result.leaks, result.keep);
  } finally {
    await result.close?.();
  }
}

type Renderer = (report: AuditResult["report"], options?: RenderOptions) => Output["text"];

async function rendererOf({ format }: Target, result: AuditResult): Promise<Renderer> {
  if (!isArchive(format)) return reporters[format].load();
  const { packageOf } = await import("./package/index.ts");
  const files = await packageOf(result);
  return () => new ZipTexts(files);
}

/** Renders one output at a time, so that no two texts are in memory. */
function* outputsOf({ report }: AuditResult, targets: readonly (readonly [Target, Renderer])[]): Generator<Output> {
  for (const [{ format, file, options }, render] of targets)
    yield { file, name: `the ${format} report`, text: render(report, options) };
}

/**
 * Publishes texts. Each is made, scanned and stored before the next one is requested.
 * @param keep called when all are clean, before any is published
 * @throws DriftlineError `leak` with nothing published, `incomplete` if one cannot be written
 */
export async function publishAll(
  outputs: Iterable<Output>,
  leaks: (text: string) => boolean,
  keep?: () => Promise<void>,
): Promise<void> {
  const drafts: { readonly file: string | null; readonly draft: Draft }[] = [];
  try {
    for (const { file, text, name } of outputs) {
      const { files, target } = await beginOutput(text, file);
      drafts.push({ file, draft: target });
      for (const [inside, text] of files) {
        await target.turnTo?.(inside);
        const scan = inPieces(leaks);
        // The next piece is made while the file system writes this one.
        let pendingWrite = Promise.resolve();
        for (const piece of gatherPieces(text)) {
          withhold(name, piece, scan);
          await pendingWrite;
          pendingWrite = target.write(piece);
          pendingWrite.catch(() => {}); // the next `await` throws it, unless a leak is found first
        }
        await pendingWrite;
      }
      await target.finish();
    }
    await keep?.();
    for (const entry of drafts) if (entry.file !== null) await entry.draft.keep();
    for (const entry of drafts) if (entry.file === null) await entry.draft.keep();
  } finally {
    for (const entry of drafts) await entry.draft.drop();
  }
}

/** Begins an output: returns its files by name, and the draft to write them to. */
async function beginOutput(
  text: Output["text"],
  file: string | null,
): Promise<{ files: Iterable<readonly [string, RenderedText]>; target: Draft }> {
  if (text instanceof ZipTexts) return { files: text.files, target: await ZipDraft.begin(file!) };
  if (areFiles(text)) return { files: text, target: await FolderDraft.begin(file!) };
  return { files: [["", text]], target: await draft(file) };
}

/** Characters per scan and write. */
const ENOUGH = 60_000;

/** Joins small pieces of a text. */
function* gatherPieces(text: RenderedText): Generator<string> {
  let block = "";
  for (const piece of piecesOf(text)) {
    block += piece;
    if (block.length < ENOUGH) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}
