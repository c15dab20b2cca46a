// The use while a window was open. Figures cover whole days, so each result is a minimum and a maximum.
import type { UsagePolicy } from "../model/policy-use.ts";
import { callersOn, identityOf, serverUses } from "../audits/usage/mcp.ts";
import { modelUses } from "../audits/usage/models.ts";
import { levelOf, ranksAbove } from "../audits/usage/readings.ts";
import { conflictDaysOf, isProvisional } from "../audits/usage/days.ts";
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import { isCovered, kinds } from "../catalog/kinds/index.ts";
import { countWhile, firstIn, getOrMake, groupBy, lastIn, lookUp } from "../lists.ts";
import { certain, DAY, daysBetween, startOf } from "../model/instant.ts";
import { compare, isObject } from "../model/json.ts";
import type { Finding } from "../model/report/index.ts";
import type { Figure, Usage, UtcDay } from "../model/usage.ts";

type Blast = NonNullable<Finding["blast"]>;
type Pair = Blast["users"];

interface Context {
  readonly usage: Usage;
  readonly policy: UsagePolicy | null;
  readonly catalog: Catalog;
  /** Milliseconds. */
  readonly asOf: number;
}

/** The totals of a window, without the use of the finding's own subject. */
type All = Omit<Blast, "about" | "note" | "days"> & { readonly days: Omit<Blast["days"], "missing"> };

/** The days of a window that have figures. */
interface Days {
  readonly all: All;
  readonly whole: ReadonlySet<UtcDay>;
  readonly knownDays: ReadonlySet<UtcDay>;
}

/** A use on a day. */
interface OnDay {
  readonly day: UtcDay;
}

/** Computes the use in windows. Indexes the figures once, and caches the totals of windows on the same days. */
export class BlastRadius {
  readonly #context: Context;
  readonly #days: readonly UtcDay[];
  /** Uses by model. */
  readonly #models;
  /** Credits by model, as counted by day. */
  readonly #dailyCredits;
  /** Uses by server. */
  readonly #servers;
  readonly #conflictDays: ReadonlySet<UtcDay>;
  readonly #windows = new Map<string, Days | null>();

  constructor(context: Context) {
    const { usage } = context;
    this.#context = context;
    this.#days = daysBetween(usage.from, usage.to);
    this.#models = groupBy(modelUses(usage), ({ id }) => id);
    const tokenRows = [...usage.tokens].flatMap(([day, { models, named }]) =>
      (models ?? named).map((model) => ({ ...model, day })),
    );
    this.#dailyCredits = groupBy(
      tokenRows.filter(({ credits }) => credits !== 0),
      ({ id }) => id,
    );
    this.#servers = serverUses(usage);
    this.#conflictDays = conflictDaysOf(usage);
  }

  /** Returns null when the finding is not a window on a setting, or its days have no figures. */
  of(finding: Finding): Blast | null {
    const { introduced, resolved } = finding;
    if (!isWindow(finding)) return null;
    const [from, to] = [Date.parse(introduced.at), resolved ? Date.parse(resolved.at) : this.#context.asOf];
    const days = this.#daysOf(from, to);
    if (!days) return null;
    const about = this.#about(finding, days);
    // The window may begin before the requested days, and last longer.
    const missing = Math.ceil(to / DAY) - Math.floor(from / DAY) - days.knownDays.size;
    const { whole, edge, ...range } = days.all.days;
    const all = { ...days.all, days: { whole, edge, missing, ...range } };
    return typeof about === "string" ? { ...all, about: null, note: about } : { ...all, about, note: null };
  }

  /** @param from milliseconds @param to milliseconds, exclusive */
  #daysOf(from: number, to: number): Days | null {
    const start = countWhile(this.#days, (day) => certain(startOf, day) + DAY <= from);
    const touchedDays = this.#days.slice(
      start,
      countWhile(this.#days, (day) => certain(startOf, day) < to),
    );
    const [first, last] = [touchedDays[0], touchedDays.at(-1)];
    if (first === undefined || last === undefined) return null;
    const isWhole = (day: UtcDay) => certain(startOf, day) >= from && certain(startOf, day) + DAY <= to;
    // All days between the first and the last are whole.
    const key = `${first} ${isWhole(first)} ${last} ${isWhole(last)}`;
    return getOrMake(this.#windows, key, () => this.#reckon(touchedDays, isWhole));
  }

  #reckon(touchedDays: readonly UtcDay[], isWhole: (day: UtcDay) => boolean): Days | null {
    const { usage } = this.#context;
    const knownDays = touchedDays.filter((day) => usage.tokens.has(day) && usage.activity.has(day));
    if (knownDays.length === 0) return null;
    const whole = knownDays.filter(isWhole);
    const sumOf = (pick: (day: UtcDay) => Figure | undefined) => pairOf(whole.map(pick), knownDays.map(pick));
    const days = { whole: new Set(whole), knownDays: new Set(knownDays) };
    const all: All = {
      days: {
        whole: whole.length,
        edge: knownDays.length - whole.length,
        provisional: knownDays.filter((day) => isProvisional(day, usage)).length,
        from: firstIn(touchedDays),
        to: lastIn(touchedDays),
      },
      users: upTo(
        knownDays.every((day) => !this.#conflictDays.has(day)),
        this.#distinct(days, (day) => (usage.users.get(day) ?? []).map(({ id }) => id)),
      ),
      sessions: sumOf((day) => usage.activity.get(day)?.sessions),
      credits: sumOf((day) => usage.tokens.get(day)?.credits),
      commits: sumOf((day) => usage.productivity.get(day)?.commits),
      pullRequests: sumOf((day) => usage.productivity.get(day)?.pullRequests),
      models: this.#modelRows(days),
      servers: this.#serverRows(days),
    };
    return { ...days, all };
  }

  #distinct({ whole, knownDays }: Pick<Days, "whole" | "knownDays">, pick: (day: UtcDay) => readonly string[]) {
    return { atLeast: new Set([...whole].flatMap(pick)).size, atMost: new Set([...knownDays].flatMap(pick)).size };
  }

  #modelRows({ whole, knownDays }: Pick<Days, "whole" | "knownDays">): Blast["models"] {
    const isSaid = [...knownDays].every((day) => lookUp(this.#context.usage.tokens, day).models !== null);
    return [...this.#dailyCredits]
      .sort(([a], [b]) => compare(a, b))
      .flatMap(([id, uses]) => {
        const inWindow = within(knownDays, uses);
        if (inWindow.length === 0) return [];
        const users = within(knownDays, this.#models.get(id) ?? []).flatMap(({ user }) => user ?? []);
        return [{ id, credits: upTo(isSaid, sums(whole, inWindow, "credits")), users: [...new Set(users)].sort() }];
      });
  }

  #serverRows({ whole, knownDays }: Pick<Days, "whole" | "knownDays">): Blast["servers"] {
    const isSaid = this.#sayServers(knownDays);
    return [...this.#servers]
      .sort(([a], [b]) => compare(a, b))
      .flatMap(([name, uses]) => {
        const inWindow = within(knownDays, uses);
        return inWindow.length === 0 ? [] : [{ name, calls: upTo(isSaid, sums(whole, inWindow, "count")) }];
      });
  }

  #sayServers(days: ReadonlySet<UtcDay>): boolean {
    return [...days].every((day) => (this.#context.usage.tools.get(day)?.servers ?? null) !== null);
  }

  /** Returns the use of the finding's subject; a text with the reason when it is unknown. */
  #about(finding: Finding, days: Days): NonNullable<Blast["about"]> | string {
    const setting = settingAt(this.#context.catalog, finding.subject);
    const offending = finding.offending.filter((entry): entry is string => typeof entry === "string");
    if (setting?.kind === "model" && offending.length > 0) return this.#aboutModels(offending, days);
    if (setting?.kind === "model") return "the finding names no model whose use could be told";
    if (setting?.kind === "mcp") return this.#aboutServers(offending, days);
    if (finding.subject !== "/maxAutonomyLevel") return "the service has no figures about this setting";
    const cap = isObject(finding.expected) ? finding.expected["atMost"] : undefined;
    if (typeof cap !== "string") return "the policy does not state the highest level with atMost";
    const above = (day: UtcDay) =>
      (this.#context.usage.users.get(day) ?? []).flatMap(({ id, mode }) =>
        mode !== null && ranksAbove(levelOf(mode), cap) ? [id] : [],
      );
    // A user may have run above the most used mode.
    const users = upTo(false, this.#distinct(days, above));
    return { what: `autonomy above ${cap}`, credits: null, calls: null, users };
  }

  #aboutModels(offending: readonly string[], { whole, knownDays }: Days): NonNullable<Blast["about"]> {
    const { tokens } = this.#context.usage;
    const uses = [...this.#models].flatMap(([id, mine]) =>
      isCovered(kinds.model, offending, id) ? within(knownDays, mine) : [],
    );
    const isSaid = [...knownDays].every((day) => {
      const { models, users } = lookUp(tokens, day);
      return models !== null || users?.every((user) => user.models !== null) === true;
    });
    const isByWhom = isSaid && uses.every(({ user, certainty }) => user !== null && certainty === "exact");
    return {
      what: `model ${offending.join(", ")}`,
      credits: upTo(isSaid, sums(whole, uses, "credits")),
      calls: null,
      users: upTo(isByWhom, { atLeast: usersOf(within(whole, uses)), atMost: usersOf(uses) }),
    };
  }

  #aboutServers(offending: readonly string[], { whole, knownDays }: Days): NonNullable<Blast["about"]> | string {
    const { usage, policy } = this.#context;
    const names = [...this.#servers.keys()]
      .filter((name) => {
        const identity = identityOf(policy, name);
        return identity !== undefined && isCovered(kinds.mcp, offending, identity);
      })
      .sort();
    if (names.length === 0)
      return "no server that was used is known to be what the finding names (usage.mcp.identities)";
    const uses = names.flatMap((name) => within(knownDays, lookUp(this.#servers, name)));
    const callers = (on: readonly OnDay[]) => callersOn(usage, [...new Set(on.map(({ day }) => day))]);
    const isByWhom = uses.every(({ day }) => {
      const calls = (usage.users.get(day) ?? []).map(({ mcpCalls }) => mcpCalls);
      return !calls.includes(null) && calls.some((count) => count !== 0);
    });
    const certainly = within(whole, uses);
    const exact = callers(certainly).filter(({ certainty }) => certainty === "exact").length;
    const isSaid = this.#sayServers(knownDays);
    return {
      what: `MCP server ${names.join(", ")}`,
      credits: null,
      calls: upTo(isSaid, sums(whole, uses, "count")),
      users: upTo(isSaid && isByWhom, {
        atLeast: Math.max(exact, certainly.length > 0 ? 1 : 0),
        atMost: callers(uses).length,
      }),
    };
  }
}

/** Whether a finding is a window on a setting. Only these have a blast radius. */
export function isWindow({ kind, exposureSeconds }: Finding): boolean {
  return kind === "setting" && exposureSeconds !== null;
}

function within<T extends OnDay>(days: ReadonlySet<UtcDay>, uses: readonly T[]): T[] {
  return uses.filter(({ day }) => days.has(day));
}

/** Returns the number of users, at least one if some use has no name. */
function usersOf(uses: readonly { readonly user: string | null }[]): number {
  const userCount = new Set(uses.flatMap(({ user }) => user ?? [])).size;
  return Math.max(userCount, uses.length > 0 ? 1 : 0);
}

/** Returns the sums of whole days, and of all days. */
function sums<K extends string>(
  whole: ReadonlySet<UtcDay>,
  uses: readonly (OnDay & { readonly [key in K]: Figure })[],
  figure: K,
): Pair {
  const figuresOf = (on: typeof uses) => on.map((use): Figure => use[figure]);
  return pairOf(figuresOf(within(whole, uses)), figuresOf(uses));
}

/** The maximum is unknown if a day does not report everything. */
function upTo(isSaid: boolean, pair: Pair): Pair {
  return isSaid ? pair : { ...pair, atMost: null };
}

/** Returns the sums of whole days, and of all days. The maximum is unknown if the figure of a day is missing. */
function pairOf(whole: readonly (Figure | undefined)[], all: readonly (Figure | undefined)[]): Pair {
  const total = (figures: readonly (Figure | undefined)[]) =>
    figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  const isWhole = all.every((figure) => typeof figure === "number");
  return { atLeast: total(whole), atMost: isWhole ? total(all) : null };
}
