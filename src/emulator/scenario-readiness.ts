// The readiness reports of a scenario.
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { nonEmptyText, optional, says, shapedText } from "../model/described.ts";
import { certain, instantOf, startOf } from "../model/instant.ts";
import { instant, nobodyHas } from "./scenario-fields.ts";
import { type Locate, Objections } from "./shape.ts";
import { mapValues, withoutUndefined } from "../model/objects.ts";

const criterionSchema = z.strictObject({
  passing: z.int().check(z.minimum(0, "is less than 0"), says("Number of applications that pass")),
  of: optional(
    z.int().check(z.minimum(1, "is less than 1")),
    "Number of evaluated applications (default: all applications of the report). For a criterion of the whole repository, write 1",
  ),
  because: nonEmptyText.check(says("Reason for the result")),
});

const nonEmpty = <T extends z.ZodMiniType<Record<string, unknown>>>(map: T, text: string) =>
  map.check(
    z.refine((value) => Object.keys(value).length > 0, "is empty"),
    z.meta({ minProperties: 1, description: text }),
  );

export const readinessSchema = z.strictObject({
  at: instant.check(says("When the report was made")),
  by: nonEmptyText.check(
    says(
      "Person who started the evaluation, a handle of `users`. The person has a session on that day, with the model of the report",
    ),
  ),
  repository: z
    .string()
    .check(
      z.refine(isRepository, "is not the address of a repository, such as https://git.example/owner/name"),
      says("Address of the repository: https, a host, and the path to it"),
    ),
  apps: nonEmpty(z.record(nonEmptyText, nonEmptyText), "Descriptions of the applications, by path"),
  criteria: nonEmpty(
    z.record(
      nonEmptyText.check(
        z.regex(/^[a-z][a-z0-9_]*$/, "is not a criterion: lower-case letters, digits and underscores"),
      ),
      criterionSchema,
    ),
    "The evaluations, by criterion",
  ),
  commit: optional(shapedText(/^[0-9a-f]{40}$/, "is not a commit: 40 hexadecimal digits"), "The evaluated commit"),
  branch: optional(nonEmptyText, "The evaluated branch"),
  localChanges: optional(z.boolean(), "Whether there were changes that were not committed"),
  unpushedCommits: optional(z.boolean(), "Whether there were commits that were not pushed"),
  model: optional(
    z.strictObject({
      id: nonEmptyText.check(says("Id of the model")),
      effort: z.enum(["low", "medium", "high", "off"]).check(says("Reasoning effort of the model")),
    }),
    "The model that made the evaluation",
  ),
  agentVersion: optional(nonEmptyText, "Version of the agent's command line"),
});

type ReadinessEntry = z.infer<typeof readinessSchema>;

/** The fields of a person that this file needs: people have reports made. */
interface Maker {
  readonly joined: string;
  readonly left?: string | undefined;
}

/**
 * Returns the reports in the service's format, newest first.
 * @param makers the people of the scenario, by handle
 * @throws DriftlineError `config` with all problems: makers who are not members at the time, more passing than
 *   evaluated applications, more evaluated than existing applications, duplicate reports
 */
export function reportsOf(
  organization: string,
  entries: readonly ReadinessEntry[],
  makers: Readonly<Record<string, Maker>>,
  locate: Locate | undefined,
): ScenarioReport[] {
  const reports = entries.map((entry) => reportOf(organization, entry));
  const ids = reports.map(({ reportId }) => reportId);
  const objections = new Objections(locate);
  for (const [index, entry] of entries.entries()) {
    const objectTo: ObjectTo = (path, message, hint) =>
      objections.add(["readiness", index, ...path], `readiness report ${index + 1} (${entry.at}): ${message}`, hint);
    examine(entry, makers, objectTo);
    const first = ids.findIndex((id) => id === ids[index]);
    if (first < index)
      objectTo(["at"], `has the time and the repository of report ${first + 1}`, "give it another time");
  }
  objections.raise();
  return reports.toSorted((a, b) => b.createdAt - a.createdAt || (a.reportId < b.reportId ? -1 : 1));
}

type ObjectTo = (path: readonly PropertyKey[], message: string, hint: string) => void;

/** Compares an evaluation with the people and the applications that it names. */
function examine(
  { at, by, apps, criteria }: ReadinessEntry,
  makers: Readonly<Record<string, Maker>>,
  objectTo: ObjectTo,
): void {
  const maker = Object.hasOwn(makers, by) ? makers[by] : undefined;
  const time = certain(instantOf, at);
  if (!maker) objectTo(["by"], ...nobodyHas(by, Object.keys(makers), "name somebody of users"));
  else if (time < certain(startOf, maker.joined) || (maker.left !== undefined && time >= certain(startOf, maker.left)))
    objectTo(["by"], `${by} is no member then`, "name somebody who is");
  const count = Object.keys(apps).length;
  for (const [name, { passing, of = count }] of Object.entries(criteria)) {
    if (of > count) objectTo(["criteria", name, "of"], `${name}: of is ${of}`, `there are ${count} apps`);
    if (passing > of) objectTo(["criteria", name, "passing"], `${name}: passing is ${passing}`, `${of} at most`);
  }
}

/** A report with all optional fields. */
export type ScenarioReport = ReturnType<typeof reportOf>;

function reportOf(organization: string, entry: ReadinessEntry) {
  const { apps, criteria, commit, branch, localChanges, unpushedCommits, model, agentVersion } = entry;
  const createdAt = certain(instantOf, entry.at);
  const evaluated = Object.keys(apps).length;
  return {
    reportId: uuidOf(`${organization}\n${createdAt}\n${entry.repository}`),
    createdAt,
    repoUrl: entry.repository,
    apps: mapValues(apps, (description) => ({ description })),
    report: mapValues(criteria, ({ passing, of = evaluated, because }) => ({
      numerator: passing,
      denominator: of,
      rationale: because,
    })),
    ...withoutUndefined({
      commitHash: commit,
      branch,
      hasLocalChanges: localChanges,
      hasNonRemoteCommits: unpushedCommits,
      modelUsed: model && { id: model.id, reasoningEffort: model.effort },
      agentVersion,
    }),
  };
}

/** Derives a UUID from a text (version 8 of RFC 9562). */
function uuidOf(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function isRepository(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash, href } = new URL(text);
  return protocol === "https:" && !username && !password && pathname !== "/" && !search && !hash && href === text;
}
