// The schema of a test file. The runner and the published JSON Schema are both derived from it.
import * as z from "zod/mini";
import { described, nonEmptyText, optional, optionalList, says, shapedText } from "../model/described.ts";
import { startOf } from "../model/instant.ts";
import { severities } from "../model/severity.ts";
import { anyJson, ofMap } from "../policy/shapes.ts";

const wrong = "is not a day such as 2026-03-01 or an instant such as 2026-03-01T09:00:00Z";
const instant = shapedText(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong).check(
  z.refine((text) => startOf(text) !== undefined, wrong),
  // One hour after the last revision must still be a valid instant.
  z.refine((text) => !text.startsWith("9999"), "is too late: no test needs the year 9999"),
);

/** Settings are open: a test may use unknown settings, unless they look misspelled (test-settings.ts). */
const tree = z.record(z.string(), anyJson);

const editor = z.union([
  nonEmptyText,
  z
    .strictObject({
      id: optional(nonEmptyText, "The user id"),
      email: optional(nonEmptyText, "The e-mail address"),
      name: optional(nonEmptyText, "The name; no rule ever judges it"),
    })
    .check(
      z.refine((person) => person.id !== undefined || person.email !== undefined, "needs an id or an email"),
      z.meta({ anyOf: [{ required: ["id"] }, { required: ["email"] }] }),
    ),
]);

const entrySchema = z
  .strictObject({
    by: optional(
      editor,
      "Who made the revision: an e-mail address, a user id, or both. Without it, rules about who changed what and when are judged only if the test names them",
    ),
    at: optional(instant, "When it was made (default: an hour after the revision before; the first one on 2026-01-01)"),
    settings: optional(tree, "The whole settings from this revision on"),
    change: optional(
      tree,
      "What changed, as a merge patch: on the revision before, or for the first revision on the file's settings; null removes a setting",
    ),
  })
  .check(
    ofMap(
      ({ settings, change }) => (settings === undefined) !== (change === undefined),
      "needs exactly one of settings and change",
      ["settings", "change"],
    ),
    z.meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }] }),
  );

const revision = z.int().check(z.minimum(1));

const expectedSchema = z.strictObject({
  rule: nonEmptyText.check(says("The id of the rule: of a policy under test, or a built-in one")),
  revision: optional(
    z.nullable(revision),
    "The revision that introduced it, counted from 1; null: no revision introduced it",
  ),
  resolved: optional(z.nullable(revision), "The revision that resolved it; null: no revision resolved it"),
  status: optional(z.enum(["open", "resolved", "excepted", "noted"]), "Its status at asOf"),
  subject: optional(
    nonEmptyText,
    "Its subject: a setting such as sandbox.network.allowedDomains, a pointer, or revision:2",
  ),
  severity: optional(z.enum(severities), "Its severity"),
});

const caseSchema = z
  .strictObject({
    name: nonEmptyText.check(says("What the test shows, in a few words; unique in the file")),
    settings: optional(tree, "The whole settings, for a history of one revision"),
    change: optional(tree, "The difference from the file's settings, as a merge patch, for a history of one revision"),
    history: optionalList(entrySchema, "The revisions, oldest first, numbered from 1"),
    asOf: optional(
      instant,
      "The instant taken as now, or a day (its end): later revisions are left out (default: an hour after the last revision)",
    ),
    builtin: optional(z.boolean(), "Whether all built-in rules are compared (default: only those that the test names)"),
    findings: described(
      z.array(expectedSchema),
      "All expected findings of the compared rules. Each entry is one finding; fields that it leaves out are not compared. An empty list expects no finding",
    ),
  })
  .check(
    ofMap(
      ({ settings, change, history }) => [settings, change, history].filter((part) => part !== undefined).length === 1,
      "needs exactly one of settings, change and history",
      ["settings", "change", "history"],
    ),
    z.meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }, { required: ["history"] }] }),
  );

export const policyTestSchema = z.strictObject({
  policy: optionalList(
    nonEmptyText,
    "The policies under test: files or folders, by a path from this file, or packs (default: the policies of the same folder)",
  ),
  rules: optionalList(
    nonEmptyText,
    "The compared rules; * stands for any run of characters (default: every rule of the policies under test)",
  ),
  settings: optional(tree, "The settings from which the changes of the tests start (default: no setting is set)"),
  tests: z.array(caseSchema).check(z.minLength(1, "lists nothing"), says("The tests")),
});

export type CaseInput = z.infer<typeof caseSchema>;
export type EntryInput = z.infer<typeof entrySchema>;
export type ExpectedInput = z.infer<typeof expectedSchema>;
