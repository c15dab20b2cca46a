// How people use the agent: their profiles in the scenario, completed with defaults.
import { didYouMean } from "../../errors.ts";
import { certain, instantText, startOf } from "../../model/instant.ts";
import { nobodyHas } from "../scenario-fields.ts";
import type { Person, Scenario } from "../schema.ts";
import { type Locate, Objections } from "../shape.ts";
import { byRank, type Chance, chanceOf, type WeightedChoice, weightedChoice } from "./chance.ts";
import type { Client, Mode, PersonDay } from "./events.ts";
import type { Language } from "./languages.ts";
import type { HookPart, paces, ProfilePart, ServerPart } from "./schema.ts";
import { type EditRow, editsOf, daysOfSessions, examineFigures } from "./scenario-figures.ts";
import { builtIn, OTHER_TOOL, usual } from "./tools.ts";

export interface Server extends ServerPart {
  readonly name: string;
}

/** A readiness report that somebody had made: they had a session with that model on that day. */
interface Evaluation {
  readonly day: string;
  readonly model: string | undefined;
}

/** Somebody who may use the agent. */
export interface Worker {
  readonly id: string;
  readonly email: string;
  /** The first day as a member. */
  readonly from: string;
  /** The day of leaving, excluded. */
  readonly until: string | undefined;
  readonly pace: (typeof paces)[number];
  readonly weekends: boolean;
  readonly clients: WeightedChoice<Client>;
  /** Undefined: whatever the settings of the day allow. */
  readonly models: readonly string[] | undefined;
  /** Built-in tools with their weights. */
  readonly tools: readonly (readonly [string, number])[];
  readonly languages: WeightedChoice<Language>;
  /** In this person's spelling. */
  readonly servers: readonly Server[];
  readonly mode: Mode;
  /** Whether the settings are enforced. */
  readonly isBound: boolean;
  readonly evaluations: readonly Evaluation[];
}

export interface UsagePlan {
  /** All people of the scenario, including those who left, in its order. */
  readonly workers: readonly Worker[];
  /** Most used first. */
  readonly skills: readonly string[];
  readonly commands: readonly string[];
  readonly hooks: readonly HookPart[];
  /** The people active on a day, if the scenario states it. */
  readonly activeByDay: ReadonlyMap<string, readonly PersonDay[]> | undefined;
  readonly edit: EditRow;
}

/**
 * Converts and completes the usage part of a scenario.
 * @throws DriftlineError `config` naming every unknown handle and server
 */
export function usagePlanOf(scenario: Scenario, locate?: Locate): UsagePlan {
  const { usage = {} } = scenario;
  const servers = Object.entries(usage.servers ?? usual.servers).map(([name, server]): Server => ({ name, ...server }));
  const objections = new Objections(locate);
  examineNames(scenario, servers, objections);
  examineFigures(usage, scenario.users, objections);
  objections.raise();
  return {
    workers: Object.entries(scenario.users).map(([handle, person], index) => ({
      ...profileOf(person, usage.people?.[handle] ?? {}, chanceOf(scenario.organization.id, "profile", person.id)),
      id: person.id,
      email: person.email,
      from: dayOf(person.joined),
      until: person.left === undefined ? undefined : dayOf(person.left),
      servers: serversOf(usage.people?.[handle]?.servers, servers, index),
      evaluations: (scenario.readiness ?? [])
        .filter((report) => report.by === handle)
        .map(({ at, model }): Evaluation => ({ day: dayOf(at), model: model?.id })),
    })),
    skills: usage.skills ?? usual.skills,
    commands: usage.commands ?? usual.commands,
    hooks: usage.hooks ?? usual.hooks,
    activeByDay: usage.sessions && daysOfSessions(usage.sessions, scenario.users),
    edit: editsOf(usage.rows ?? [], scenario.users),
  };
}

/** Returns the UTC day of a day or date-time. */
function dayOf(text: string): string {
  return instantText(certain(startOf, text)).slice(0, 10);
}

/** Defaults for people without a profile. */
const habits = {
  paces: weightedChoice<Worker["pace"]>([
    ["steady", 5],
    ["busy", 3],
    ["rare", 2],
  ]),
  modes: weightedChoice<Mode>([
    ["auto-medium", 4],
    ["auto-low", 4],
    ["auto-high", 1],
    ["spec", 1],
    ["manual", 1],
  ]),
  clients: [
    ["terminal-ui"],
    ["terminal-ui", "web"],
    ["web", "terminal-ui"],
    ["terminal-ui", "non-interactive-cli"],
  ] satisfies Client[][],
  languages: [
    ["TypeScript", "CSS", "Markdown"],
    ["Python", "SQL", "Markdown"],
    ["Go", "YAML", "Shell"],
    ["Java", "Kotlin", "SQL"],
  ] satisfies Language[][],
};

function profileOf(person: Person, profile: ProfilePart, chance: Chance) {
  // Make all draws, whatever the profile states, so that stating one field changes no other.
  const pace = chance.pickByWeight(habits.paces);
  const clients = chance.pick<readonly Client[]>(habits.clients);
  const languages = chance.pick<readonly Language[]>(habits.languages);
  const mode = chance.pickByWeight(habits.modes);
  const weightOf = new Map(builtIn);
  return {
    pace: profile.pace ?? (person.role === "guest" ? "none" : pace),
    weekends: profile.weekends ?? false,
    clients: byRank(profile.clients ?? clients),
    models: profile.models,
    tools: profile.tools?.map((tool) => [tool, weightOf.get(tool) ?? OTHER_TOOL] as const) ?? builtIn,
    languages: byRank(profile.languages ?? languages),
    mode: profile.autonomy ?? mode,
    isBound: profile.bound ?? true,
  };
}

/**
 * Returns the servers that somebody uses. Every third person spells them otherwise: the service counts spellings apart.
 */
function serversOf(names: readonly string[] | undefined, servers: readonly Server[], index: number): Server[] {
  const usedServers = servers.filter(({ name }) => names === undefined || names.includes(name));
  return index % 3 === 1 ? usedServers.map((server) => ({ ...server, name: respell(server.name) })) : usedServers;
}

function respell(name: string): string {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return capital === name ? name.toLowerCase() : capital;
}

/** Finds unknown handles and servers in the usage part. */
function examineNames({ users, usage = {} }: Scenario, servers: readonly Server[], objections: Objections): void {
  const objectTo = (path: readonly PropertyKey[], message: string, hint: string) =>
    objections.add(path, `${path.join(".")}: ${message}`, hint);
  const names = servers.map(({ name }) => name);
  for (const [handle, profile] of Object.entries(usage.people ?? {})) {
    if (!Object.hasOwn(users, handle))
      objectTo(
        ["usage", "people", handle],
        ...nobodyHas(handle, Object.keys(users), "give profiles to people of users only"),
      );
    for (const [index, name] of (profile.servers ?? []).entries())
      if (!names.includes(name))
        objectTo(
          ["usage", "people", handle, "servers", index],
          `there is no server "${name}"`,
          didYouMean(name, names) ??
            (names.length > 0 ? `the servers are ${names.join(", ")}` : "usage.servers is empty"),
        );
  }
}
