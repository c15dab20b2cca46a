// The mark of a change that Driftline sealed: by it a file says that the markers in the settings are ours.
import { isObject, type Json, type JsonObject } from "../model/json.ts";

/** The field of a change that holds it. */
export const MARK = "$driftline";

/** By whom and how a change was sealed. */
export interface Mark {
  readonly organization: string;
  /** The id of the key of its fingerprints; null without one. */
  readonly keyId: string | null;
  /** Without a key secrets are numbered, from this revision on: numbers that begin elsewhere stand for other secrets. */
  readonly from: number | null;
}

/** The mark as it is written. */
export function markJson({ organization, keyId, from }: Mark): JsonObject {
  return { sealed: 1, organization, keyId, ...(from !== null && { from }) };
}

/** Reads a mark; undefined when it is not one that this version writes. */
export function markOf(value: Json): Mark | undefined {
  if (!isObject(value)) return undefined;
  const { sealed, organization, keyId, from = null, ...rest } = value;
  if (sealed !== 1 || typeof organization !== "string" || Object.keys(rest).length > 0) return undefined;
  if (keyId === null && (from === null || (typeof from === "number" && Number.isSafeInteger(from))))
    return { organization, keyId, from };
  return typeof keyId === "string" && /^k[0-9a-f]{7}$/.test(keyId) && from === null
    ? { organization, keyId, from }
    : undefined;
}
