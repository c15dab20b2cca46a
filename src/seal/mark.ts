// The mark of a change that Driftline sealed. It states that the markers in the settings are ours.
import { isObject, type Json, type JsonObject } from "../model/json.ts";

/** The field of a change that holds the mark. */
export const MARK = "$driftline";

/** Who sealed a change, and with which key. */
export interface Mark {
  readonly organization: string;
  /** The id of the fingerprint key; null without a key. */
  readonly keyId: string | null;
  /** Without a key, the revision from which secrets are numbered. Numbers from another revision are other secrets. */
  readonly from: number | null;
}

export function markJson({ organization, keyId, from }: Mark): JsonObject {
  return { sealed: 1, organization, keyId, ...(from !== null && { from }) };
}

/** Reads a mark. Returns undefined if this version does not write such a mark. */
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
