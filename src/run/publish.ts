// Publishing a report: every format is rendered and scanned before the first byte of any is written.
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { type FormatName, type RenderOptions, reporters } from "../reporters/index.ts";
import { prepare, write, writeFileWhole } from "./output.ts";
import { type AuditResult, withhold } from "./run-audit.ts";

export interface Target {
  readonly format: FormatName;
  /** null: standard output. */
  readonly file: string | null;
  readonly options?: RenderOptions;
}

/**
 * Makes sure that every file can be written, and that none is one the run reads.
 * @throws DriftlineError `usage` or `incomplete`
 */
export async function prepareTargets(
  targets: readonly Pick<Target, "file">[],
  inputs: readonly string[],
): Promise<void> {
  const read = new Set(inputs.map((file) => path.resolve(file)));
  const seen = new Set<string>();
  for (const { file } of targets) {
    if (file === null) continue;
    const full = path.resolve(file);
    if (read.has(full))
      throw new DriftlineError("usage", `--output: ${file} is read by this run and is not overwritten`);
    if (seen.has(full)) throw new DriftlineError("usage", `the report file ${file} is named twice`);
    seen.add(full);
    await prepare(file);
  }
}

/** @throws DriftlineError `leak` with nothing written, `incomplete` when a file cannot be written */
export async function publish(result: AuditResult, targets: readonly Target[]): Promise<void> {
  try {
    await publishAll(result, targets);
  } finally {
    await result.close?.();
  }
}

async function publishAll(result: AuditResult, targets: readonly Target[]): Promise<void> {
  const rendered = await Promise.all(
    targets.map(async (target) => {
      const render = await reporters[target.format].load();
      return { ...target, text: render(result.report, target.options) };
    }),
  );
  for (const { format, text } of rendered) withhold(`the ${format} report`, text, result.leaks);
  // A report names the head that it led to: that head must be there first.
  await result.keep?.();
  for (const { file, text } of rendered) if (file !== null) await writeFileWhole(file, text);
  for (const { file, text } of rendered) if (file === null) await write(text);
}
