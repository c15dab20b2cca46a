// Publishes texts other than reports, with the same leak scan.
import { type Output, prepareTargets, publishAll } from "./publish.ts";

/**
 * Publishes texts. Scans all of them before any becomes visible.
 * @param inputs the files that were read, which are not overwritten
 * @param ledger the folder of the ledger that was read, which takes no other file; null without one
 * @param keep called when all are clean, before any is published
 * @throws DriftlineError `leak` with nothing published, `usage` or `incomplete` if a file cannot be written
 */
export async function publishTexts(
  outputs: readonly Output[],
  inputs: readonly string[],
  leaks: (text: string) => boolean,
  ledger: string | null = null,
  keep?: () => Promise<void>,
): Promise<void> {
  await prepareTargets(outputs, inputs, ledger);
  await publishAll(outputs, leaks, keep);
}
