// The body of a success: strict JSON, checked against what the endpoint declares, and given as it came, but for figures that it
// does not say.
import { DriftlineError } from "../errors.ts";
import { firstIn } from "../lists.ts";
import { membersOf } from "../model/json.ts";
import { JsonReader, limits } from "../seal/strict-json.ts";
import type { Endpoint } from "./endpoint.ts";
import { misfits } from "./objection.ts";
import { withUnsaid } from "./unsaid.ts";
import type { Values } from "./wire.ts";

/** The schema of the answer to an input. */
export function schemaFor(endpoint: Endpoint, input: Values) {
  const grouped = input["group_by"] !== undefined;
  return (grouped ? endpoint.grouped : endpoint.daily) ?? endpoint.response;
}

/**
 * Reads an answer. Fields and values of enumerations that the interface does not name are kept; what it does not say is
 * null, where the endpoint has such figures.
 * @throws DriftlineError `incomplete`, naming the place of what is wrong
 */
export function readAnswer(endpoint: Endpoint, input: Values, bytes: Buffer): Record<string, unknown> {
  // Read twice: strictly, for what JSON.parse lets pass, and then into the objects that programs are used to.
  // A text may be as long as the answer: messages hold whole files.
  const reader = new JsonReader(bytes, limits.page, limits.depth, limits.page);
  reader.value();
  reader.end();
  const raw: unknown = JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""));
  const schema = schemaFor(endpoint, input);
  const value = endpoint.hasUnsaid ? withUnsaid(schema, raw) : raw;
  const checked = schema.safeParse(value);
  if (checked.success) return membersOf(value);
  const all = misfits(schema, value, checked.error.issues);
  const { place, message } = firstIn(all);
  const more = all.length > 1 ? `, and ${all.length - 1} more places are wrong` : "";
  throw new DriftlineError("incomplete", {
    code: "schema",
    message: `${place === "" ? "the answer" : `${place} of the answer`} ${message}${more}`,
  });
}
