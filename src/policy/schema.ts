// The schema of a policy file without its settings, which follow the catalog (settings.ts). The loader and the
// published JSON Schema are both derived from it.
import * as z from "zod/mini";
import { described, durationText, optional, optionalList, says, shapedText } from "../model/described.ts";
import { entrySubject } from "../model/report/acceptable.ts";
import { accessSchema } from "./schema-access.ts";
import { approvalSchema, changesSchema } from "./schema-changes.ts";
import { limitsSchema } from "./schema-limits.ts";
import { computersSchema, readinessSchema, sessionsSchema } from "./schema-observed.ts";
import { usageSchema } from "./schema-usage.ts";
import {
  anyJson,
  controlsSchema,
  filledText,
  from,
  inOrder,
  needs,
  person,
  prose,
  severitySchema,
  until,
} from "./shapes.ts";
import { namesIn } from "../lists.ts";

const idSchema = shapedText(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  "is not an id: letters, digits, dots, dashes and underscores",
);

const approvedSchema = z.array(
  z.union([
    person,
    z
      .strictObject({ who: person, from: z.optional(from), until: z.optional(until), because: z.optional(prose) })
      .check(inOrder),
  ]),
);

const editorsSchema = z
  .strictObject({
    approved: optional(
      approvedSchema.check(z.minLength(1, "lists nobody")),
      "Who may edit; judged at the time of each revision",
    ),
    by: optional(
      z.record(z.string(), approvedSchema.check(z.minLength(1, "lists nobody"))),
      "Who may edit which settings; the last pattern that matches decides. * is one segment, ** any",
    ),
    severity: z.optional(severitySchema),
    rationale: z.optional(prose),
    controls: z.optional(controlsSchema),
  })
  .check(...needs("approved", "by"));

const exceptionSchema = z
  .strictObject({
    rule: filledText.check(says("The id of the rule")),
    value: optional(z.json(), "All accepted entries; null for a setting that is not set"),
    subject: z.optional(
      filledText.check(
        z.regex(entrySubject, "is not a finding's subject such as /customModels/custom:x/apiKey"),
        says(
          "The finding's subject. A rule on every entry ([*]) needs it: it names the one entry. For a rule on lists of models, it names a member's override; without it, the exception is for the organization's own list",
        ),
        z.meta({ examples: ["/customModels/custom:x/apiKey"] }),
      ),
    ),
    inert: optional(
      z.boolean(),
      "Whether the exception also accepts that the setting has no effect because its switch is off",
    ),
    revision: optional(z.int().check(z.minimum(0)), "For an event: the accepted revision"),
    owner: filledText.check(says("Owner of the exception")),
    // Policies of the past may name a pattern (see exception-problems.ts).
    agreedBy: optionalList(
      person.check(says("An e-mail address, or a user id"), z.meta({ pattern: "^[^*]*$" })),
      "Who agreed, other than the owner",
      "names nobody",
    ),
    reason: prose.check(says("Why the finding is accepted")),
    from: from,
    expires: z.optional(until),
    ticket: z.optional(prose),
    category: z.optional(z.enum(["waiver", "mitigated"])),
  })
  .check(z.meta({ oneOf: [{ required: ["value", "expires"] }, { required: ["revision"] }] }));

/** Fields that may accompany the checks of a leaf. */
export const modifiers = {
  severity: severitySchema,
  title: prose.check(says("A short title of the rule")),
  because: prose.check(says("Why the rule exists")),
  remediation: prose.check(says("How to remediate a violation")),
  controls: controlsSchema,
  id: shapedText(
    /^[A-Za-z0-9][A-Za-z0-9._/[\]*-]{0,127}$/,
    "is not a rule id: letters, digits and . _ / [ ] * -",
  ).check(says("Replaces the setting's path in the rule's id")),
  unset: z.enum(["pass", "fail"]).check(says("Whether the rule passes or fails if the setting is not set")),
  fixWithin: durationText.check(
    says("The time limit for remediation, counted from the revision that introduced the violation"),
    z.meta({ examples: ["24h", "72h", "7d", "30d"] }),
  ),
  overridable: z.boolean().check(says("Whether a policy that extends this one may loosen the rule")),
} as const;

const assertionSchema = z.strictObject({
  id: modifiers.id.check(says("Names the rule, after the policy's id")),
  schema: described(
    z.record(z.string(), z.json()),
    "A JSON Schema (2020-12) for all settings, by their canonical names; settings that are not set are absent",
  ),
  severity: z.optional(modifiers.severity),
  title: z.optional(modifiers.title),
  because: z.optional(modifiers.because),
  remediation: z.optional(modifiers.remediation),
  controls: z.optional(modifiers.controls),
  fixWithin: z.optional(modifiers.fixWithin),
});

export const policySchema = z.strictObject({
  id: optional(idSchema, "Id of the policy; rule ids start with it"),
  formerly: optionalList(
    idSchema,
    "Earlier ids of the policy, oldest first; its findings, issues and exceptions are kept",
  ),
  title: z.optional(prose),
  owner: optional(filledText, "Owner of the policy"),
  severity: optional(
    severitySchema,
    "The severity of rules that state none, except editors, changes and access.maxIdle (default: medium, or that of the built-in rule)",
  ),
  rationale: optional(prose, "Why the policy exists"),
  controls: z.optional(controlsSchema),
  effective: optional(
    z.strictObject({ from: z.optional(from), until: z.optional(until) }).check(
      z.refine((term) => term.from !== undefined || term.until !== undefined, "needs from or until"),
      z.meta({ minProperties: 1 }),
      inOrder,
    ),
    "When the policy is in force",
  ),
  extends: optionalList(filledText, "Packs by name, or files, whose rules this policy inherits"),
  settings: z.optional(z.record(z.string(), anyJson)),
  editors: optional(editorsSchema, "Who may change the controls"),
  changes: z.optional(changesSchema),
  usage: z.optional(usageSchema),
  access: z.optional(accessSchema),
  limits: z.optional(limitsSchema),
  readiness: z.optional(readinessSchema),
  computers: z.optional(computersSchema),
  sessions: z.optional(sessionsSchema),
  assertions: optionalList(assertionSchema, "Rules on several settings together"),
  approvals: optionalList(approvalSchema, "Approved changes"),
  // Without exceptions when the last one was removed, or before the first one is accepted.
  exceptions: optional(z.nullable(z.array(exceptionSchema)), "Accepted findings"),
});

export type PolicyInput = z.infer<typeof policySchema>;

/** The parts of a policy that state something to judge. A file with one of them has rules, named after its id. */
export const statements = [
  "settings",
  "editors",
  "changes",
  "usage",
  "access",
  "limits",
  "readiness",
  "computers",
  "sessions",
  "assertions",
] as const satisfies readonly (keyof PolicyInput)[];

/** The keys of an exception. */
export const exceptionKeys: readonly string[] = namesIn(exceptionSchema.shape);

export type AssertionInput = z.infer<typeof assertionSchema>;
export type ExceptionInput = z.infer<typeof exceptionSchema>;
export type ApprovedInput = z.infer<typeof approvedSchema>[number];

export type ModifierName = keyof typeof modifiers;
export const modifierNames = namesIn(modifiers);

export function isModifier(key: string): key is ModifierName {
  return Object.hasOwn(modifiers, key);
}
