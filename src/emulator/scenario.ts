// Converts a scenario to an organization: its members, and one revision of the settings for every entry of the history.
import { DriftlineError } from "../errors.ts";
import { certain, instantOf, instantText, startOf } from "../model/instant.ts";
import type { JsonObject } from "../model/json.ts";
import { editSettings } from "./edits.ts";
import type { ControlRevision, Organization } from "./organization.ts";
import { EditError } from "./paths.ts";
import { computersOf } from "./scenario-computers.ts";
import { nobodyHas } from "./scenario-fields.ts";
import { reportsOf } from "./scenario-readiness.ts";
import { sessionsOf } from "./scenario-sessions.ts";
import { type ScenarioEntry, type Person, type Scenario, scenarioSchema } from "./schema.ts";
import { type Locate, Objections, parseContent } from "./shape.ts";
import { usagePlanOf } from "./usage/plan.ts";

export type { Organization } from "./organization.ts";

/**
 * Checks a parsed scenario file.
 * @param value the plain value of the file
 * @param locate returns the place of a value in the file, if known
 * @throws DriftlineError `config` with all problems of its shape
 */
export function scenarioOf(value: unknown, locate?: Locate): Scenario {
  return parseContent(scenarioSchema, value, locate);
}

/**
 * Returns the organization of a scenario, by applying its edits in order.
 * @param locate returns the place of an entry in the file, if known
 * @throws DriftlineError `config` naming the first entry that does not fit the entries before it
 */
export function organizationOf(scenario: Scenario, locate?: Locate): Organization {
  const users = usersOf(scenario, locate);
  const revisions: ControlRevision[] = [];
  for (const [index, entry] of scenario.history.entries()) {
    try {
      const revision = revisionOf(entry, revisions, scenario.start, users);
      revisions.push(revision);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      throw new DriftlineError("config", {
        ...locate?.(["history", index]),
        message: `history entry ${index + 1} (${entry.at}): ${error.message}`,
        ...(error.hint !== undefined && { hint: error.hint }),
      });
    }
  }
  const computers = computersOf(scenario.computers ?? [], locate);
  return {
    ...scenario.organization,
    members: [...users.values()].filter((person) => person.left === undefined).map(memberOf),
    revisions,
    computers,
    sessions: sessionsOf(scenario.sessions ?? [], computers, locate),
    usage: usagePlanOf(scenario, locate),
    readiness: reportsOf(scenario.organization.id, scenario.readiness ?? [], scenario.users, locate),
  };
}

function revisionOf(
  entry: ScenarioEntry,
  revisions: readonly ControlRevision[],
  start: JsonObject,
  users: ReadonlyMap<string, Person>,
): ControlRevision {
  const last = revisions.at(-1);
  const time = certain(instantOf, entry.at);
  checkTime(entry, time, last);
  const next = (last?.revision ?? 0) + 1;
  const revision = entry.revision ?? next;
  if (revision < next)
    throw new EditError(`revision ${revision} comes after revision ${next - 1}`, `the lowest it can be is ${next}`);
  const before =
    entry.restore === undefined
      ? (last?.settings ?? start)
      : revisions.findLast((earlier) => earlier.revision === entry.restore)?.settings;
  if (!before)
    throw new EditError(
      `restores revision ${entry.restore}, which was not made before`,
      last ? `the last one before it is ${last.revision}` : "it is the first entry",
    );
  const after = editSettings(before, entry);
  return { revision, settings: after, user: editorOf(entry, time, users), updatedAt: instantText(time) };
}

function checkTime(entry: ScenarioEntry, time: number, last: ControlRevision | undefined): void {
  const backwards = last !== undefined && time < certain(instantOf, last.updatedAt);
  if (backwards && !entry.backdated)
    throw new EditError(
      `is earlier than revision ${last.revision} before it (${last.updatedAt})`,
      "put the entries in order, or say backdated: true",
    );
  if (entry.backdated && !backwards)
    throw new EditError("says backdated, and is not earlier than the entry before it", "take backdated away");
}

function editorOf(entry: ScenarioEntry, time: number, users: ReadonlyMap<string, Person>): ControlRevision["user"] {
  if (typeof entry.by !== "string") return { id: entry.by.id, email: entry.by.email, name: entry.by.name };
  const person = users.get(entry.by);
  if (!person)
    throw new EditError(
      ...nobodyHas(entry.by, users.keys(), "write id, email and name of somebody who is not a member"),
    );
  if (time < certain(startOf, person.joined))
    throw new EditError(`${entry.by} joined on ${person.joined} only`, "somebody else made it, or it was later");
  if (person.left !== undefined && time >= certain(startOf, person.left))
    throw new EditError(`${entry.by} left on ${person.left}`, "somebody else made it, or it was earlier");
  return { id: person.id, email: person.email, name: `${person.firstName} ${person.lastName}` };
}

function usersOf(scenario: Scenario, locate: Locate | undefined): ReadonlyMap<string, Person> {
  const users = new Map(Object.entries(scenario.users));
  const owners = new Map<string, string>();
  const objections = new Objections(locate);
  for (const [handle, { id, email }] of users)
    for (const [field, text] of [
      ["id", id],
      ["email", email.toLowerCase()],
    ] as const) {
      const owner = owners.get(`${field} ${text}`);
      owners.set(`${field} ${text}`, handle);
      if (owner !== undefined)
        objections.add(
          ["users", handle, field],
          `users ${owner} and ${handle} have the same ${field}`,
          "give each their own",
        );
    }
  objections.raise();
  return users;
}

function memberOf(person: Person): Organization["members"][number] {
  return {
    user: {
      id: person.id,
      email: person.email,
      createdAt: instantText(certain(startOf, person.joined)),
      metadata: person.metadata ?? {},
      firstName: person.firstName,
      lastName: person.lastName,
      lastSignInAt: instantText(certain(instantOf, person.lastSignIn)),
    },
    role: person.role,
  };
}
