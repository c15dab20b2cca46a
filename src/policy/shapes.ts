// Schemas that several parts of a policy file share.
import * as z from "zod/mini";
import { says, shapedText } from "../model/described.ts";
import { email } from "../catalog/kinds/email.ts";
import { flawOf } from "../catalog/kinds/index.ts";
import { endOf, startOf } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import { severities } from "../model/severity.ts";
import { withoutTokens } from "../seal/redact.ts";

/** A text that is not blank. */
export const filledText = z.string().check(z.minLength(1, "is empty"), z.regex(/\S/, "is blank"));

/** A text that only people read. A credential in it, such as a token in the reason of an approval, is hidden. */
export const prose = filledText.check(z.overwrite(withoutTokens));

/** Any value. A parsed document contains only JSON. */
export const anyJson: z.ZodMiniType<Json> = z.any();

/** A schema for a day or an instant. `resolve` validates; the regular expression is for editors. */
export function date(example: string, hour: string, resolve: (text: string) => number | undefined, means: string) {
  const wrong = `is not a day such as ${example} or an instant such as ${example}T${hour}:00:00Z`;
  return shapedText(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong).check(
    z.refine((text) => resolve(text) !== undefined, wrong),
    says(means),
  );
}

export const from = date("2026-03-01", "09", startOf, "A day (from its start, UTC) or an instant");
export const until = date("2026-03-31", "18", endOf, "A day (its whole day, UTC) or an instant");

export const severitySchema = z.enum(severities).check(says("The severity of a violation"));

export const controlsSchema = z
  .array(shapedText(/^[a-z0-9][a-z0-9.-]*:\S+$/i, "is not a control such as soc2:CC6.8"))
  .check(says("Control ids, as framework:id"));

export const person = z.string().check(
  z.minLength(1, "is empty"),
  z.refine((text) => !/\s/.test(text), "has white space"),
  // oxlint-disable-next-line no-control-regex
  z.refine((text) => !/[^\x20-\x7e]/.test(text), "has characters beyond ASCII, which can look like others"),
  z.refine((text) => !/^\*+(?:@\**)?$/.test(text), "matches everybody"),
  z.refine(
    (text) => !text.includes("@") || flawOf(email, text) === undefined,
    "is neither an e-mail address nor *@ and a domain",
  ),
  says("An e-mail address, *@domain, or a user id"),
);

/** A schema for one person. @param act what the person gives */
export const somebody = (act: string) =>
  person.check(
    z.regex(/^[^*]*$/, `is a pattern, and ${act} is given by somebody`),
    says("An e-mail address, or a user id"),
  );

/**
 * A check of a map as a whole, which is made although a field has a mistake: all mistakes are told at once. The fields
 * may have any type then.
 * @param lacking the keys whose lack it tells: not if an unknown key may be meant to be one of them
 */
export const ofMap = (
  test: (fields: Readonly<Record<string, unknown>>) => boolean,
  error: string,
  lacking: readonly string[] = [],
) =>
  z.refine<object>((value) => test({ ...value }), {
    error,
    params: { lacking },
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** Whether a term ends after it begins. True if an end is missing or invalid. */
export const inOrder = ofMap(
  ({ from, until }) =>
    typeof from !== "string" || typeof until !== "string" || (endOf(until) ?? Infinity) > (startOf(from) ?? -Infinity),
  "ends before it begins",
);

export const patterns = z
  .array(filledText)
  .check(
    z.minLength(1, "lists nothing"),
    says("Patterns of settings, as sandbox.network.*; * is one segment, ** any number"),
  );

/** The checks of an object that states nothing unless it has one of these keys. */
export const needs = (...keys: readonly [string, string, ...string[]]) =>
  [
    ofMap(
      (fields) => keys.some((key) => Object.hasOwn(fields, key)),
      `needs ${keys.slice(0, -1).join(", ")} or ${keys.at(-1)}`,
      keys,
    ),
    z.meta({ anyOf: keys.map((key) => ({ required: [key] })) }),
  ] as const;
