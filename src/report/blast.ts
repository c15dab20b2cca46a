// What was used while a window was open: figures are of whole days, so that each is a least and a most.
import type { UsagePolicy } from "../model/policy-use.ts";
import { callersOn, identityOf, serverUses } from "../audits/usage/mcp.ts";
import { modelUses } from "../audits/usage/models.ts";
import { levelOf, ranksAbove } from "../audits/usage/readings.ts";
import { isProvisional } from "../audits/usage/days.ts";
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import { isCovered, kinds } from "../catalog/kinds/index.ts";
import { firstIn, grouped, lastIn } from "../lists.ts";
import { certain, DAY, daysBetween, startOf } from "../model/instant.ts";
import { isObject } from "../model/json.ts";
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

/** Reckons what was used in windows. What days hold is put together once. */
export class BlastRadius {
  readonly #context: Context;
  readonly #days: readonly UtcDay[];
  readonly #models;
  readonly #servers;

  constructor(context: Context) {
    const { usage } = context;
    this.#context = context;
    this.#days = daysBetween(usage.from, usage.to);
    this.#models = grouped(modelUses(usage), ({ day }) => day);
    this.#servers = grouped([...serverUses(usage).values()].flat(), ({ day }) => day);
  }

  /** null where the finding is no window on a setting, or no figures are of its days. */
  of(finding: Finding): Blast | null {
    const { kind, introduced, resolved, exposureSeconds } = finding;
    if (kind !== "setting" || exposureSeconds === null) return null;
    const [from, to] = [Date.parse(introduced.at), resolved ? Date.parse(resolved.at) : this.#context.asOf];
    const { usage } = this.#context;
    const touched = this.#days.filter((day) => certain(startOf, day) < to && certain(startOf, day) + DAY > from);
    const known = touched.filter((day) => usage.tokens.has(day) && usage.activity.has(day));
    if (known.length === 0) return null;
    const whole = known.filter((day) => certain(startOf, day) >= from && certain(startOf, day) + DAY <= to);
    const both = <T>(reckon: (days: readonly UtcDay[]) => T) => [reckon(whole), reckon(known)] as const;
    const counted = (pick: (day: UtcDay) => Figure | undefined) => pairOf(...both((days) => days.map(pick)));
    const about = this.#about(finding, whole, known);
    return {
      days: {
        whole: whole.length,
        edge: known.length - whole.length,
        missing: touched.length - known.length,
        provisional: known.filter((day) => isProvisional(day, usage)).length,
        from: firstIn(touched),
        to: lastIn(touched),
      },
      users: this.#distinct(whole, known, (day) => (usage.users.get(day) ?? []).map(({ id }) => id)),
      sessions: counted((day) => usage.activity.get(day)?.sessions),
      credits: counted((day) => usage.tokens.get(day)?.credits),
      commits: counted((day) => usage.productivity.get(day)?.commits),
      pullRequests: counted((day) => usage.productivity.get(day)?.pullRequests),
      models: this.#modelRows(whole, known),
      servers: this.#serverRows(whole, known),
      about,
      note: about === null ? "the service has no figures about this setting" : null,
    };
  }

  #distinct(whole: readonly UtcDay[], known: readonly UtcDay[], pick: (day: UtcDay) => readonly string[]): Pair {
    return { atLeast: new Set(whole.flatMap(pick)).size, atMost: new Set(known.flatMap(pick)).size };
  }

  #modelRows(whole: readonly UtcDay[], known: readonly UtcDay[]): Blast["models"] {
    const { usage } = this.#context;
    const credits = (day: UtcDay) => (usage.tokens.get(day)?.models ?? []).filter((model) => model.credits !== 0);
    const ids = new Set(known.flatMap((day) => credits(day).map(({ id }) => id)));
    return [...ids].sort().map((id) => {
      const on = (days: readonly UtcDay[]) =>
        days.flatMap((day) =>
          credits(day)
            .filter((model) => model.id === id)
            .map((model) => model.credits),
        );
      return { id, credits: pairOf(on(whole), on(known)), users: this.#usersOf((model) => model === id, known) };
    });
  }

  #usersOf(isMeant: (model: string) => boolean, days: readonly UtcDay[]): string[] {
    const users = days.flatMap((day) =>
      (this.#models.get(day) ?? []).flatMap(({ id, user }) => (user !== null && isMeant(id) ? [user] : [])),
    );
    return [...new Set(users)].sort();
  }

  #serverRows(whole: readonly UtcDay[], known: readonly UtcDay[]): Blast["servers"] {
    const on = (days: readonly UtcDay[]) =>
      grouped(
        days.flatMap((day) => this.#servers.get(day) ?? []),
        ({ name }) => name,
      );
    const [inWhole, inAll] = [on(whole), on(known)];
    return [...inAll]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, uses]) => ({
        name,
        calls: pairOf(
          (inWhole.get(name) ?? []).map(({ count }) => count),
          uses.map(({ count }) => count),
        ),
      }));
  }

  /** The use of what a finding is about; null where there are no figures of such things. */
  #about(finding: Finding, whole: readonly UtcDay[], known: readonly UtcDay[]): Blast["about"] {
    const setting = settingAt(this.#context.catalog, finding.subject);
    const offending = finding.offending.filter((entry): entry is string => typeof entry === "string");
    if (setting?.kind === "model" && offending.length > 0) {
      const isMeant = (id: string) => isCovered(kinds.model, offending, id);
      const uses = (days: readonly UtcDay[]) =>
        days.flatMap((day) => (this.#models.get(day) ?? []).filter(({ id }) => isMeant(id)));
      const users = (days: readonly UtcDay[]) => this.#usersOf(isMeant, days).length;
      return {
        what: `model ${offending.join(", ")}`,
        credits: pairOf(
          uses(whole).map(({ credits }) => credits),
          uses(known).map(({ credits }) => credits),
        ),
        calls: null,
        users: { atLeast: users(whole), atMost: users(known) },
      };
    }
    if (setting?.kind === "mcp") return this.#aboutServers(offending, whole, known);
    const cap =
      finding.subject === "/maxAutonomyLevel" && isObject(finding.expected) ? finding.expected["atMost"] : undefined;
    if (typeof cap !== "string") return null;
    const above = (day: UtcDay) =>
      (this.#context.usage.users.get(day) ?? []).flatMap(({ id, mode }) =>
        mode !== null && ranksAbove(levelOf(mode), cap) ? [id] : [],
      );
    // A user may have run higher than in the mode used most.
    return {
      what: `autonomy above ${cap}`,
      credits: null,
      calls: null,
      users: { ...this.#distinct(whole, known, above), atMost: null },
    };
  }

  #aboutServers(offending: readonly string[], whole: readonly UtcDay[], known: readonly UtcDay[]): Blast["about"] {
    const { usage, policy } = this.#context;
    const isMeant = (name: string) => {
      const identity = identityOf(policy, name);
      return identity !== undefined && isCovered(kinds.mcp, offending, identity);
    };
    const names = [...new Set([...this.#servers.values()].flat().map(({ name }) => name))].filter(isMeant).sort();
    if (names.length === 0) return null;
    const uses = (days: readonly UtcDay[]) =>
      days.flatMap((day) => (this.#servers.get(day) ?? []).filter(({ name }) => names.includes(name)));
    const callers = (days: readonly UtcDay[]) =>
      callersOn(
        usage,
        uses(days).map(({ day }) => day),
      );
    return {
      what: `MCP server ${names.join(", ")}`,
      credits: null,
      calls: pairOf(
        uses(whole).map(({ count }) => count),
        uses(known).map(({ count }) => count),
      ),
      users: {
        atLeast: callers(whole).filter(({ certainty }) => certainty === "exact").length,
        atMost: callers(known).length,
      },
    };
  }
}

/** What was said of whole days, and of all. Where a figure of any day was not said, nobody knows the most. */
function pairOf(whole: readonly (Figure | undefined)[], all: readonly (Figure | undefined)[]): Pair {
  const total = (figures: readonly (Figure | undefined)[]) =>
    figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
  const isWhole = all.every((figure) => typeof figure === "number");
  return { atLeast: total(whole), atMost: isWhole ? total(all) : null };
}
