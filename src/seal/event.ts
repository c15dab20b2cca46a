// Seals an event of a hook: reads bytes, returns a sealed object. Nothing in an event is trusted to be harmless.
import { DriftlineError } from "../errors.ts";
import { isArray, isExactNumber, isObject, type Json, type JsonObject } from "../model/json.ts";
import { createFingerprints } from "./fingerprint.ts";
import { asWritten, leakTests } from "./leaks.ts";
import { apart } from "./redact.ts";
import { Sealer } from "./sealer.ts";
import { readsLikeOurs, STRONG } from "./strength.ts";
import { JsonReader, OPEN_OBJECT } from "./strict-json.ts";

export interface SealEventOptions {
  /** HMAC key of the fingerprints. */
  readonly key?: string | undefined;
  readonly organization: string;
  /** Top-level fields that hold identities: only certain credentials are hidden in them. */
  readonly identities: ReadonlySet<string>;
  /** Texts that the output contains anyway, such as the names of known fields. */
  readonly allowedTexts: readonly string[];
}

export type JsonType = "text" | "number" | "flag" | "nothing" | "list" | "map";

/**
 * Seals one event.
 * @returns also the types of the top-level fields as they arrived, which sealing may change, and whether a text to be
 *   written contains a secret of the event
 * @throws DriftlineError `incomplete` whose problem names what is wrong, `usage` when the key is too short
 */
export function sealEvent(bytes: Uint8Array, maxBytes: number, options: SealEventOptions) {
  const fingerprints = createFingerprints(options.key, options.organization);
  const reader = new JsonReader(bytes, maxBytes);
  const isEvent = reader.isAt(OPEN_OBJECT);
  const raw = reader.whole() as JsonObject;
  if (!isEvent) throw new DriftlineError("incomplete", { code: "schema", message: "JSON that is not an object" });

  const literals = new Set<string>();
  const own = options.allowedTexts.map((word) => word.toLowerCase());
  const isWeak = (literal: string) => {
    const text = literal.toLowerCase();
    return literal.length < STRONG || readsLikeOurs(literal) || own.some((word) => word.includes(text));
  };
  const sealer = new Sealer({ secret: (literal) => !isWeak(literal) && literals.add(apart(literal)), shows: () => {} });
  sealer.event(raw, options.identities);
  const { leaks, forOutputs } = leakTests([...literals], options.allowedTexts);
  sealer.unlock({
    fingerprint: (secret, fingerprintForm) => fingerprints.of(secret, fingerprintForm),
    isWeak,
    holdsLiteral: asWritten(leaks),
  });
  const types = new Map(Object.keys(raw).map((name) => [name, typeOf(raw[name]!)]));
  const event = sealer.event(raw, options.identities);
  return { event, types, outputLeaks: forOutputs([{ settings: event }]) };
}

function typeOf(value: Json): JsonType {
  if (value === null) return "nothing";
  if (isArray(value)) return "list";
  if (isObject(value)) return isExactNumber(value) ? "number" : "map";
  return typeof value === "string" ? "text" : typeof value === "number" ? "number" : "flag";
}
