// Parses the body of a success: strict JSON, checked against the endpoint's schema, and returned unchanged. Only
// missing figures are set to null.
import { DriftlineError } from "../errors.ts";
import { firstIn } from "../lists.ts";
import { membersOf } from "../model/json.ts";
import { JsonReader, limits } from "../seal/strict-json.ts";
import { keepDigits } from "./digits.ts";
import type { Endpoint } from "./endpoint.ts";
import { misfits } from "./objection.ts";
import { count } from "../words.ts";
import { withUnsaid } from "./missing-figures.ts";
import type { Values } from "./wire.ts";
import { ownMessages } from "../model/schemas.ts";

export function schemaFor(endpoint: Endpoint, input: Values) {
  const isGrouped = input["group_by"] !== undefined;
  return (isGrouped ? endpoint.grouped : endpoint.daily) ?? endpoint.response;
}

/**
 * Parses an answer. Keeps fields and enumeration values that the interface does not name. Sets missing values to null,
 * where the endpoint has such figures.
 * @throws DriftlineError `incomplete`, naming the invalid place
 */
export function readAnswer(endpoint: Endpoint, input: Values, bytes: Buffer): Record<string, unknown> {
  // Parse twice: strictly, to reject what JSON.parse accepts, then into plain objects. A string may be as long as the
  // answer: messages hold whole files.
  const exact = new JsonReader(bytes, limits.page, limits.depth, limits.page).whole();
  const raw: unknown = JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""));
  const schema = schemaFor(endpoint, input);
  const value = endpoint.hasUnsaid ? withUnsaid(schema, raw) : raw;
  const result = schema.safeParse(value, ownMessages);
  if (result.success) {
    keepDigits(exact, value);
    return membersOf(value);
  }
  const all = misfits(schema, value, result.error.issues);
  const { place, message } = firstIn(all);
  const more = all.length > 1 ? `, and ${count(all.length - 1, "more place is", "more places are")} wrong` : "";
  throw new DriftlineError("incomplete", {
    code: "schema",
    message: `${place === "" ? "it" : place} ${message}${more}`,
  });
}
