// Publishing what is no report, with the same care as for reports.
import { type Output, prepareTargets, publishAll } from "./publish.ts";

/**
 * Publishes texts: all are scanned before the first byte of any is to be seen.
 * @param inputs the files that were read, which are not overwritten
 * @throws DriftlineError `leak` with nothing published, `usage` or `incomplete` when a file cannot be written
 */
export async function publishTexts(
  outputs: readonly Output[],
  inputs: readonly string[],
  leaks: (text: string) => boolean,
): Promise<void> {
  await prepareTargets(outputs, inputs);
  await publishAll(outputs, leaks);
}
