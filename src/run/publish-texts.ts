// Publishes texts other than reports, with the same leak scan.
import { type Output, prepareTargets, publishAll } from "./publish.ts";

/**
 * Publishes texts. Scans all of them before any becomes visible.
 * @param inputs the files that were read, which are not overwritten
 * @throws DriftlineError `leak` with nothing published, `usage` or `incomplete` if a file cannot be written
 */
export async function publishTexts(
  outputs: readonly Output[],
  inputs: readonly string[],
  leaks: (text: string) => boolean,
): Promise<void> {
  await prepareTargets(outputs, inputs);
  await publishAll(outputs, leaks);
}
