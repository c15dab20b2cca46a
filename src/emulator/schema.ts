// The schema of a scenario file: the people, the first settings, and who edited them, when and why.
import * as z from "zod/mini";
import { nonEmptyText, optional, optionalList, says } from "../model/described.ts";
import { isArray, type Json } from "../model/json.ts";
import { roles } from "../service/endpoint.ts";
import { computerSchema } from "./scenario-computers.ts";
import { day, instant, isTree, tree, verbatim } from "./scenario-fields.ts";
import { readinessSchema } from "./scenario-readiness.ts";
import { sessionSchema } from "./scenario-sessions.ts";
import { usageSchema } from "./usage/schema.ts";

const isLists = (value: unknown) =>
  isTree(value) && Object.values(value).every((list) => isArray(list) && list.length > 0);

/** Entries of lists, by the list's path. */
const lists = (text: string) =>
  verbatim<Readonly<Record<string, readonly Json[]>>>(isLists, "should be a map from the path of a list to entries", {
    type: "object",
    additionalProperties: { type: "array", minItems: 1 },
    description: text,
  });

const path = nonEmptyText.check(
  says("A setting: keys joined by dots; an element of a keyed list, or a key with dots, in brackets"),
);

const outsiderSchema = z.strictObject({
  id: nonEmptyText.check(says("User id")),
  email: z.string().check(says("E-mail address; may be empty")),
  name: z.string().check(says("Full name")),
});

const personSchema = z.strictObject({
  id: nonEmptyText.check(says("User id")),
  email: nonEmptyText.check(says("E-mail address")),
  firstName: nonEmptyText.check(says("First name")),
  lastName: nonEmptyText.check(says("Last name")),
  role: z.enum(roles).check(says("Role in the organization")),
  joined: day.check(says("When the person became a member")),
  lastSignIn: instant.check(says("When the person last signed in")),
  left: optional(day, "When the person left; from then on they make no edits and are not listed"),
  metadata: z.optional(tree("Further data of the user")),
});

const entrySchema = z.strictObject({
  at: instant.check(says("When the edit was saved")),
  by: z
    .union([nonEmptyText, outsiderSchema])
    .check(says("Who made it: a handle of `users`, or id, email and name of somebody who is not a member")),
  says: nonEmptyText.check(says("What happened, in one sentence")),
  restore: optional(z.int(), "First, all settings become those of this revision"),
  rename: optional(z.record(path, path), "Second, settings move: from a path to a path"),
  unset: optionalList(path, "Third, these paths are removed", "is empty"),
  remove: z.optional(
    lists(
      "Fourth, entries are removed from lists: by path, the entries; elements of a keyed list by their id. A list may become empty",
    ),
  ),
  add: z.optional(
    lists("Fifth, entries are added at the end of lists: by path, the entries. A missing list is created"),
  ),
  set: z.optional(
    tree(
      "Last, values are set: by path, a value, or a tree that is merged into the present value (null removes a value)",
    ),
  ),
  revision: optional(z.int(), "The number of the revision, if numbers before it are missing"),
  backdated: optional(z.literal(true), "The time is earlier than the time of the entry before, on purpose"),
});

export const scenarioSchema = z.strictObject({
  organization: z
    .strictObject({
      id: nonEmptyText.check(
        z.regex(/^[a-z0-9][a-z0-9-]*$/, "is not an id: lower-case letters, digits and dashes"),
        says("Id of the organization"),
      ),
      name: nonEmptyText.check(says("Name of the organization")),
    })
    .check(says("The organization that is served")),
  users: z
    .record(
      nonEmptyText.check(z.regex(/^[a-z][a-z0-9-]*$/, "is not a handle: lower-case letters, digits and dashes")),
      personSchema,
    )
    .check(says("The members, by a short handle, in the order in which they are listed")),
  start: tree("The settings before the first entry"),
  history: z
    .array(entrySchema)
    .check(
      z.minLength(1, "is empty"),
      says("The edits, oldest first; each makes one revision. An entry without edits saves the settings unchanged"),
    ),
  computers: optional(z.array(computerSchema), "The computers on which agents work"),
  sessions: optional(z.array(sessionSchema), "Sessions that exist from the start"),
  usage: optional(usageSchema, "How people use the agent; every part is optional"),
  readiness: optional(z.array(readinessSchema), "Reports on how ready repositories are for agents"),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Person = z.infer<typeof personSchema>;
export type ScenarioEntry = z.infer<typeof entrySchema>;
