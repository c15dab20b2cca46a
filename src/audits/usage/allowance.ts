// What the settings allowed on each day: all values on that day, and whether these are certain.
import { type Blocks, entryAt } from "../../catalog/entries.ts";
import { keyOf } from "../../catalog/subjects.ts";
import { isUnset } from "../../catalog/unset.ts";
import { countWhile, getOrMake } from "../../lists.ts";
import type { Step } from "../../history/steps.ts";
import { DAY, startOfDay } from "../../model/instant.ts";
import { isArray, type Json, unpointer } from "../../model/json.ts";
import type { UtcDay } from "../../model/usage.ts";
import type { AmbiguityReason } from "./notes.ts";

/** The lists of models for all users or for one user. null: not set. */
export interface ModelLists {
  readonly allowed: readonly Json[] | null;
  readonly blocked: readonly Json[] | null;
  readonly allowAll: boolean | null;
  /** Some value is not a list, or has two spellings with different values, so what is allowed is unknown. */
  readonly isUnreadable: boolean;
}

/** What one revision allows, as far as usage figures can be compared with it. */
export interface RevisionAllowance {
  readonly models: ModelLists;
  /** By user id. */
  readonly overrides: ReadonlyMap<string, ModelLists>;
  /** The lists of single users are no object, so that anybody may have some. */
  readonly areOverridesUnreadable: boolean;
  /** Names of the models that the organization adds. */
  readonly customModels: ReadonlySet<string>;
  /** Of no level if two spellings have different values. */
  readonly maxAutonomyLevel: Json;
  readonly isMcpEnabled: boolean;
  readonly mcpAllowlist: readonly Json[] | null;
  /** What the allowlist allows is unknown: it is not a list, or it or its switch has two spellings with different values. */
  readonly isMcpUnclear: boolean;
  /** Whether members may register their own machines, and use hosted ones; null: two spellings have different values. */
  readonly isByomEnabled: boolean | null;
  readonly isManagedEnabled: boolean | null;
}

/** The verdict of a setting on a use. unclear: the documentation can be read in two ways. */
export type Reading = "fails" | "passes" | "unclear";

export type DayVerdict =
  | { readonly is: "violation" | "allowed" | "unjudged" }
  | { readonly is: "ambiguous"; readonly reason: AmbiguityReason; readonly revisions: readonly number[] };

interface State {
  readonly revision: number;
  /** Milliseconds, not before the previous revision's. */
  readonly time: number;
  readonly allowed: RevisionAllowance;
  /** Whether the revision made its changes at its time: none before it is missing, or later by the clock. */
  readonly exact: boolean;
}

/** A time in which the settings are unknown. */
interface Uncertain {
  readonly from: number;
  readonly to: number;
  readonly revision: number;
}

const relevant = new Set([
  "modelPolicy",
  "userModelPolicies",
  "customModels",
  "maxAutonomyLevel",
  "mcpPolicy",
  "byomComputersEnabled",
  "managedComputersEnabled",
]);

/** Tracks what is allowed through the history. */
export class AllowedByDay {
  readonly states: State[] = [];
  readonly #uncertain: Uncertain[] = [];
  /** A cache of the uncertain times by day, because many uses are on one day. */
  readonly #uncertainOn = new Map<UtcDay, readonly Uncertain[]>();
  #last: { readonly allowed: RevisionAllowance; readonly time: number } | undefined;

  see({ revision: { revision, time }, previous, blocks, entries, gap, exact }: Step): void {
    const isTouched = entries.some(({ subject }) => relevant.has(keyOf(subject)));
    const allowance = this.#last && !isTouched ? this.#last.allowed : allowedIn(blocks);
    const before = this.#last?.time ?? -Infinity;
    this.#uncertainOn.clear();
    if (previous && gap) this.#uncertain.push({ from: previous.time, to: time, revision });
    if (time < before) this.#uncertain.push({ from: time, to: before, revision });
    this.#last = { allowed: allowance, time: Math.max(time, before) };
    this.states.push({ revision, time: this.#last.time, allowed: allowance, exact: exact && time >= before });
  }

  revisionsOn(day: UtcDay): number[] {
    const start = startOfDay(day);
    const before = (end: number) => countWhile(this.states, ({ time }) => time < end);
    return this.states.slice(before(start), before(start + DAY)).map(({ revision }) => revision);
  }

  /** Whether all settings of a day are certain: it is after the first revision, and no revision of it is missing. */
  isCertainOn(day: UtcDay): boolean {
    return this.judge(day, () => "passes").is === "allowed";
  }

  /** Returns the revision in force at an instant (the later of two at the same instant); undefined before the first. */
  stateAt(time: number): State | undefined {
    return this.states[countWhile(this.states, (state) => state.time <= time) - 1];
  }

  /** Judges an instant, in milliseconds. Ambiguous only because of missing revisions or unclear readings. */
  judgeAt(time: number, read: (allowance: RevisionAllowance) => Reading): DayVerdict {
    const state = this.stateAt(time);
    if (!state) return { is: "unjudged" };
    const unsure = this.#uncertain.filter(({ from, to }) => from <= time && time < to);
    if (unsure.length > 0) return { is: "ambiguous", reason: "gap", revisions: unsure.map(({ revision }) => revision) };
    const reading = read(state.allowed);
    if (reading === "unclear") return { is: "ambiguous", reason: "reading", revisions: [state.revision] };
    return { is: reading === "fails" ? "violation" : "allowed" };
  }

  /**
   * Judges a use on a day by every value that the settings had on that day.
   * @param settle days after a tightening during which the older settings may still apply
   */
  judge(day: UtcDay, read: (allowance: RevisionAllowance) => Reading, settle = 0): DayVerdict {
    const start = startOfDay(day);
    const end = start + DAY;
    const first = countWhile(this.states, ({ time }) => time <= start) - 1;
    const next = countWhile(this.states, ({ time }) => time < end);
    if (next === 0) return { is: "unjudged" };
    const inDay = this.states.slice(Math.max(first, 0), next);
    const unsure = this.#unsureOn(day, start);
    if (first < 0)
      return { is: "ambiguous", reason: "gap", revisions: inDay.map(({ revision }) => revision).slice(0, 1) };
    if (unsure.length > 0) return { is: "ambiguous", reason: "gap", revisions: unsure.map(({ revision }) => revision) };
    const readings = inDay.map(({ allowed }) => read(allowed));
    if (readings.every((reading) => reading === "passes")) return { is: "allowed" };
    if (readings.every((reading) => reading === "fails"))
      return this.#settling(start, first, read, settle) ?? { is: "violation" };
    const turns = inDay.filter((_, i) => i > 0 && readings[i] !== readings[i - 1]);
    // Without a change the reading of the settings in force is unclear.
    const revisions = (turns.length > 0 ? turns : inDay.slice(0, 1)).map(({ revision }) => revision);
    const reason = readings.includes("fails") && readings.includes("passes") ? "changed" : "reading";
    return { is: "ambiguous", reason, revisions };
  }

  #unsureOn(day: UtcDay, start: number): readonly Uncertain[] {
    const isOn = ({ from, to }: Uncertain) => from < start + DAY && to > start;
    return getOrMake(this.#uncertainOn, day, () => this.#uncertain.filter(isOn));
  }

  /** Returns the ambiguous verdict if clients may still have run with the settings of some days before. */
  #settling(
    start: number,
    first: number,
    read: (allowance: RevisionAllowance) => Reading,
    settle: number,
  ): DayVerdict | undefined {
    const earliest = start - settle * DAY;
    const revisions: number[] = [];
    let state = this.states[first];
    for (let i = first - 1; state && state.time > earliest; i--) {
      const before = this.states[i];
      if (before && read(before.allowed) !== "fails" && read(state.allowed) === "fails")
        revisions.unshift(state.revision);
      state = before;
    }
    return revisions.length > 0 ? { is: "ambiguous", reason: "settle", revisions } : undefined;
  }
}

function allowedIn(blocks: Blocks): RevisionAllowance {
  const value = (subject: string) => {
    const { value = null } = entryAt(blocks, subject) ?? {};
    return isUnset(value) ? null : value;
  };
  /** Which of several spellings counts is not known. */
  const isTwofold = (subject: string) => entryAt(blocks, subject)?.rivals !== undefined;
  /** Whether a group of settings is no object. */
  const isNoGroup = (subject: string) => {
    const entry = entryAt(blocks, subject);
    return entry !== undefined && entry.container !== true && !isUnset(entry.value);
  };
  const isOn = (subject: string) => (isTwofold(subject) ? null : value(subject) === true);
  const lists = (group: string): ModelLists => {
    const [allowed, blocked] = [value(`${group}/allowedModelIds`), value(`${group}/blockedModelIds`)];
    const all = value(`${group}/allowAllServiceModels`);
    const isUnreadable =
      isNoGroup(group) ||
      [allowed, blocked].some((list) => list !== null && !Array.isArray(list)) ||
      ["allowedModelIds", "blockedModelIds", "allowAllServiceModels"].some((name) => isTwofold(`${group}/${name}`));
    return {
      allowed: listIn(allowed),
      blocked: listIn(blocked),
      allowAll: typeof all === "boolean" ? all : null,
      isUnreadable,
    };
  };
  const overrides = new Map<string, ModelLists>();
  const customModels = new Set<string>();
  for (const { subject, value: own } of blocks.get("userModelPolicies")?.entries.values() ?? []) {
    const [group, id] = unpointer(subject);
    // An entry that is not set is none, unlike an empty list, which may allow everything.
    if (isUnset(own) && !isArray(own)) continue;
    if (group !== undefined && id !== undefined && !overrides.has(id))
      overrides.set(id, lists(subject.split("/").slice(0, 3).join("/")));
  }
  for (const { setting, value: name } of blocks.get("customModels")?.entries.values() ?? [])
    if (
      (setting?.path === "customModels[*].model" || setting?.path === "customModels[*].id") &&
      typeof name === "string"
    )
      customModels.add(name);
  const [isMcpEnabled, mcpList] = [value("/mcpPolicy/enabled") === true, value("/mcpPolicy/allowlist")];
  return {
    models: lists("/modelPolicy"),
    overrides,
    areOverridesUnreadable: isNoGroup("/userModelPolicies"),
    customModels,
    maxAutonomyLevel: isTwofold("/maxAutonomyLevel") ? false : value("/maxAutonomyLevel"),
    isMcpEnabled,
    mcpAllowlist: listIn(mcpList),
    isMcpUnclear:
      isNoGroup("/mcpPolicy") ||
      isTwofold("/mcpPolicy/enabled") ||
      (isMcpEnabled && ((mcpList !== null && !isArray(mcpList)) || isTwofold("/mcpPolicy/allowlist"))),
    isByomEnabled: isOn("/byomComputersEnabled"),
    isManagedEnabled: isOn("/managedComputersEnabled"),
  };
}

function listIn(value: Json): readonly Json[] | null {
  return isArray(value) ? value : null;
}
