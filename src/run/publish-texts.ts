// Publishing what is no report: the same care as for reports, with texts that were rendered already.
import { visibleJson } from "../text.ts";
import { write, writeFileWhole } from "./output.ts";
import { prepareTargets } from "./publish.ts";
import { withhold } from "./run-audit.ts";

export interface TextTarget {
  /** null: standard output. */
  readonly file: string | null;
  readonly text: string;
  /** What it is, for the message when it is withheld. */
  readonly name: string;
}

/**
 * Publishes texts: all are scanned before the first byte of any is written.
 * @param inputs the files that were read, which are not overwritten
 * @throws DriftlineError `leak` with nothing written, `usage` or `incomplete` when a file cannot be written
 */
export async function publishTexts(
  targets: readonly TextTarget[],
  inputs: readonly string[],
  leaks: (text: string) => boolean,
): Promise<void> {
  await prepareTargets(targets, inputs);
  for (const { name, text } of targets) withhold(name, text, leaks);
  for (const { file, text } of targets) if (file !== null) await writeFileWhole(file, text);
  for (const { file, text } of targets) if (file === null) await write(text);
}

/** A value for programs, in a form that shows what it holds. */
export function jsonText(value: unknown): string {
  return `${visibleJson(JSON.stringify(value, null, 2))}\n`;
}
