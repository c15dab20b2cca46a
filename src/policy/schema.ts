// The shape of a policy file, but for its settings, which follow the catalog (settings.ts). The loader and the published
// JSON Schema are both made from it.
import * as z from "zod/mini";
import { email } from "../catalog/kinds/email.ts";
import { flawOf } from "../catalog/kinds/index.ts";
import { durationShape } from "../checks/max-age.ts";
import { endOf, startOf } from "../model/instant.ts";
import { severities } from "../model/severity.ts";

const says = (text: string) => z.describe(text);
const filled = z.string().check(z.minLength(1, "is empty"));

export const idSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "is not an id: letters, digits, dots, dashes and underscores"));

/** A day, or an instant; `resolve` decides, and the shape is for editors. */
function date(example: string, hour: string, resolve: (text: string) => number | undefined, means: string) {
  const wrong = `is not a day such as ${example} or an instant such as ${example}T${hour}:00:00Z`;
  return z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong),
    z.refine((text) => resolve(text) !== undefined, wrong),
    says(means),
  );
}

const from = date("2026-03-01", "09", startOf, "A day (from its start, UTC) or an instant");
const until = date("2026-03-31", "18", endOf, "A day (its whole day, UTC) or an instant");

export const severitySchema = z.enum(severities).check(says("How bad a violation is"));

export const controlsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*:\S+$/i, "is not a control such as soc2:CC6.8")))
  .check(says("Control ids, as framework:id"));

const person = z.string().check(
  z.minLength(1, "is empty"),
  z.refine((who) => !/\s/.test(who), "has white space"),
  // oxlint-disable-next-line no-control-regex
  z.refine((who) => !/[^\x20-\x7e]/.test(who), "has characters beyond ASCII, which can look like others"),
  z.refine((who) => !/^\*+(?:@\**)?$/.test(who), "matches everybody"),
  z.refine(
    (who) => !who.includes("@") || flawOf(email, who) === undefined,
    "is neither an e-mail address nor *@ and a domain",
  ),
  says("An e-mail address, *@domain, or a user id"),
);

/** Whether a term ends after it begins, where both are given and are days or instants at all. */
const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || (endOf(until) ?? Infinity) > (startOf(from) ?? -Infinity);

export const approvedSchema = z.array(
  z.union([
    person,
    z
      .strictObject({
        who: person,
        from: z.optional(from),
        until: z.optional(until),
        because: z.optional(filled),
      })
      .check(z.refine(inOrder, "ends before it begins")),
  ]),
);

export const editorsSchema = z
  .strictObject({
    approved: z.optional(
      approvedSchema.check(z.minLength(1, "lists nobody"), says("Who may edit; judged at the time of each revision")),
    ),
    by: z.optional(
      z
        .record(z.string(), approvedSchema.check(z.minLength(1, "lists nobody")))
        .check(says("Who may edit which settings; the last pattern that matches decides. * is one segment, ** any")),
    ),
    severity: z.optional(severitySchema),
    rationale: z.optional(filled),
    controls: z.optional(controlsSchema),
  })
  .check(
    z.refine((editors) => editors.approved !== undefined || editors.by !== undefined, "needs approved or by"),
    z.meta({ anyOf: [{ required: ["approved"] }, { required: ["by"] }] }),
  );

export const exceptionSchema = z.strictObject({
  rule: filled.check(says("The id of the rule")),
  value: z.optional(z.json().check(says("The offending entries accepted, all of them; null for unset"))),
  revision: z.optional(z.int().check(z.minimum(0), says("Of an event: the revision accepted"))),
  owner: filled.check(says("Who answers for it")),
  reason: filled.check(says("Why it is accepted")),
  from: from,
  expires: z.optional(until),
  ticket: z.optional(filled),
  category: z.optional(z.enum(["waiver", "mitigated"])),
});

export const policySchema = z.strictObject({
  id: z.optional(idSchema.check(says("Names the policy; rule ids start with it"))),
  title: z.optional(filled),
  owner: z.optional(filled.check(says("Who answers for the policy"))),
  severity: z.optional(severitySchema),
  rationale: z.optional(filled.check(says("Why the policy exists"))),
  controls: z.optional(controlsSchema),
  effective: z.optional(
    z.strictObject({ from: z.optional(from), until: z.optional(until) }).check(
      z.refine((term) => term.from !== undefined || term.until !== undefined, "needs from or until"),
      z.meta({ minProperties: 1 }),
      z.refine(inOrder, "ends before it begins"),
      says("When the policy is in force"),
    ),
  ),
  extends: z.optional(
    z.array(filled).check(z.minLength(1, "lists nothing"), says("Packs by name, or files, whose rules are inherited")),
  ),
  settings: z.optional(z.record(z.string(), z.unknown())),
  editors: z.optional(editorsSchema),
  exceptions: z.optional(z.array(exceptionSchema).check(z.minLength(1, "lists nothing"))),
});

export type PolicyInput = z.infer<typeof policySchema>;
export type ExceptionInput = z.infer<typeof exceptionSchema>;
export type ApprovedInput = z.infer<typeof approvedSchema>[number];

/** What may stand beside the checks of a leaf. */
export const modifiers = {
  severity: severitySchema,
  title: filled.check(says("The rule in a few words")),
  because: filled.check(says("Why the rule exists")),
  remediation: filled.check(says("How to put it right")),
  controls: controlsSchema,
  id: z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9][A-Za-z0-9._/[\]*-]{0,127}$/, "is not a rule id: letters, digits and . _ / [ ] * -"),
      says("Replaces the setting's path in the rule's id"),
    ),
  unset: z.enum(["pass", "fail"]).check(says("What a setting that is not set means for this rule")),
  fixWithin: z
    .string()
    .check(
      z.regex(durationShape, "is not a duration such as 24h or 7d"),
      says("How soon a violation must be put right, from the revision that brought it"),
    ),
  overridable: z.boolean().check(says("Whether a policy that extends this one may loosen the rule")),
} as const;

export type ModifierName = keyof typeof modifiers;
export const modifierNames = Object.keys(modifiers) as readonly ModifierName[];
