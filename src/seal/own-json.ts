// Reads JSON that Driftline wrote: reports, manifests and proofs.
import { JsonReader, limits } from "./strict-json.ts";

/** The most levels of a text of Driftline. In reports, the deepest settings of a history are below further levels. */
export const OWN_DEPTH = 2 * limits.depth;

/**
 * Parses JSON as JSON.parse does, of any size. Which of two equal keys counts differs between programs.
 * @throws DriftlineError if it is not JSON, or repeats a key in one object
 */
export function parseOnce(bytes: Buffer): unknown {
  new JsonReader(bytes, bytes.length, OWN_DEPTH, bytes.length).whole();
  return JSON.parse(bytes.toString());
}
