// Which figures a day has, compared with a restatement that reads the rows of the day one by one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayFiguresOf, type UseFigure } from "../../../src/audits/usage/day-figures.ts";
import type { ActivityDay, TokensDay, ToolsDay, Usage, UserDay, UtcDay } from "../../../src/model/usage.ts";
import { runs } from "../../support/runs.ts";

const days: UtcDay[] = ["2026-03-01", "2026-03-02", "2026-03-03"];
const ids = ["u1", "u2"];

const figure = fc.constantFrom(null, 0, 3);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
const models = fc.uniqueArray(
  fc.record({ id: fc.constantFrom("m-a", "m-b"), credits: figure, tier: fc.constant(null) }),
  { maxLength: 2, selector: ({ id }) => id },
);
/** A list is whole, or only some of its models are named. */
const list = fc.oneof(
  models.map((all) => ({ models: all, named: [] })),
  models.map((named) => ({ models: null, named })),
);
const perUser = <T>(row: (id: string) => fc.Arbitrary<T>) =>
  fc.subarray(ids).chain((some) => fc.tuple(...some.map((id) => row(id))));
const counts = maybe(fc.array(fc.record({ name: fc.constantFrom("x", "y"), count: figure }), { maxLength: 1 }));
const byName = fc.array(fc.tuple(fc.constantFrom("a", "b"), figure), { maxLength: 2 }).map((all) => new Map(all));

const tokens: fc.Arbitrary<TokensDay> = fc
  .tuple(
    list,
    figure,
    maybe(perUser((id) => fc.tuple(list, figure).map(([own, credits]) => ({ id, email: null, credits, ...own })))),
  )
  .map(([own, credits, users]) => ({ credits, ...own, users }));
const tools: fc.Arbitrary<ToolsDay> = fc.record({
  calls: figure,
  tools: counts,
  servers: counts,
  skills: counts,
  slashCommands: counts,
  hooks: fc.constant(null),
  shares: byName,
  ratioP90: figure,
});
const activity: fc.Arbitrary<ActivityDay> = fc.record({ users: figure, clients: byName, sessions: figure });
const user = (id: string): fc.Arbitrary<UserDay> =>
  fc
    .record({ credits: figure, primaryModel: maybe(fc.constant("m-a")), mode: maybe(fc.constant("spec")) })
    .map((row) => ({
      id,
      email: null,
      calls: null,
      sessions: null,
      mcpCalls: null,
      primaryTier: null,
      ...row,
    }));

const byDay = <T>(row: fc.Arbitrary<T>): fc.Arbitrary<Map<UtcDay, T>> =>
  fc
    .tuple(...days.map(() => maybe(row)))
    .map((rows) => new Map(days.flatMap((day, i) => (rows[i] === null ? [] : [[day, rows[i] as T] as const]))));
const endpoint = fc.constantFrom("users", "tokens" as const);
const usages: fc.Arbitrary<Usage> = fc
  .record({
    tokens: byDay(tokens),
    tools: byDay(tools),
    activity: byDay(activity),
    users: byDay(perUser(user)),
    conflicts: fc.array(fc.record({ endpoint, day: fc.constantFrom(...days) }), { maxLength: 1 }),
    to: fc.constantFrom(...days.slice(1)),
  })
  .map((usage) => ({ from: days[0]!, leftOut: 0, requests: 0, productivity: new Map(), unsaid: [], ...usage }));

/** Whether all active people of a day are known: the day counts them, and their rows do not contradict each other. */
const knowsPeople = (usage: Usage, day: UtcDay) =>
  usage.activity.has(day) && !usage.conflicts.some((conflict) => conflict.endpoint === "users" && conflict.day === day);
const isWhole = (figures: ReadonlyMap<string, number | null>) =>
  figures.size > 0 && ![...figures.values()].includes(null);

/** Per figure, whether a day has a part of it. No use at all is an answer as well. */
const says: Record<UseFigure, (usage: Usage, day: UtcDay) => boolean> = {
  models: (usage, day) => {
    const row = usage.tokens.get(day);
    if (!row) return false;
    const lists = [row, ...(row.users ?? [])];
    return (
      lists.some((part) => part.models !== null || part.named.length > 0) ||
      (usage.users.get(day) ?? []).some((person) => person.primaryModel !== null)
    );
  },
  credits: (usage, day) => (usage.tokens.get(day)?.credits ?? null) !== null,
  servers: (usage, day) => (usage.tools.get(day)?.servers ?? null) !== null,
  tools: (usage, day) => (usage.tools.get(day)?.tools ?? null) !== null,
  skills: (usage, day) => (usage.tools.get(day)?.skills ?? null) !== null,
  slashCommands: (usage, day) => (usage.tools.get(day)?.slashCommands ?? null) !== null,
  shares: (usage, day) => {
    const row = usage.tools.get(day);
    return row?.calls === 0 || (row !== undefined && isWhole(row.shares));
  },
  ratioP90: (usage, day) => {
    const row = usage.tools.get(day);
    return row?.calls === 0 || (row?.ratioP90 ?? null) !== null;
  },
  clients: (usage, day) => {
    const row = usage.activity.get(day);
    return row?.users === 0 || (row !== undefined && isWhole(row.clients));
  },
  modes: (usage, day) => ofPeople(usage, day, (person) => person.mode),
  userCredits: (usage, day) => ofPeople(usage, day, (person) => person.credits),
};

function ofPeople(usage: Usage, day: UtcDay, pick: (person: UserDay) => unknown): boolean {
  const rows = usage.users.get(day) ?? [];
  return knowsPeople(usage, day) && (rows.length === 0 || rows.some((person) => pick(person) !== null));
}
const figures = Object.keys(says) as UseFigure[];

describe("a day", () => {
  it("has a figure if one of its rows gives a part of it", () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const said = dayFiguresOf(usage);
        for (const day of days)
          expect(figures.filter((name) => said.says(name, day))).toEqual(
            figures.filter((name) => says[name](usage, day)),
          );
      }),
      { numRuns: runs(500) },
    );
  });

  it("shows a model if the whole list leaves it out, or the user's own list is whole", () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const said = dayFiguresOf(usage);
        for (const day of days)
          for (const model of ["m-a", "m-b"]) {
            const row = usage.tokens.get(day);
            const uses = row?.models?.filter((use) => use.id === model && use.credits !== 0);
            const isWholeFor = (isAsked: (id: string) => boolean) =>
              row !== undefined &&
              row.users !== null &&
              row.users.every((person) => !isAsked(person.id) || person.models !== null);
            expect(said.model(day, model, null)).toBe(uses?.length === 0 || isWholeFor(() => true));
            for (const id of [...ids, "u9"])
              expect(said.model(day, model, id)).toBe(uses?.length === 0 || isWholeFor((other) => other === id));
          }
      }),
      { numRuns: runs(300) },
    );
  });

  it("shows the mode and the credits of a user unless the user's row leaves them out", () => {
    fc.assert(
      fc.property(usages, (usage) => {
        const said = dayFiguresOf(usage);
        for (const day of days) {
          const rows = usage.users.get(day) ?? [];
          const isKnown = knowsPeople(usage, day);
          for (const id of [...ids, "u9"]) {
            const own = rows.filter((row) => row.id === id);
            expect(said.mode(day, id)).toBe(isKnown && own.every(({ mode }) => mode !== null));
            expect(said.userCredits(day, id)).toBe(isKnown && own.every(({ credits }) => credits !== null));
          }
          expect(said.mode(day, null)).toBe(isKnown && rows.every(({ mode }) => mode !== null));
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("a rule", () => {
  it("is silent if no final day has one of the figures that it reads", () => {
    fc.assert(
      fc.property(usages, fc.subarray(figures), (usage, read) => {
        const final = days.filter(
          (day) => day !== usage.to && [usage.tokens, usage.tools, usage.activity].some((rows) => rows.has(day)),
        );
        const isSilent = read.some((name) => !final.some((day) => says[name](usage, day)));
        expect(dayFiguresOf(usage).silence(read) !== undefined).toBe(isSilent);
      }),
      { numRuns: runs(300) },
    );
  });

  it("that is silent names all that it reads", () => {
    const none = new Map();
    const empty = {
      tokens: none,
      tools: none,
      activity: none,
      productivity: none,
      users: none,
      conflicts: [],
      unsaid: [],
    };
    const said = dayFiguresOf({ from: days[0]!, to: days[2]!, leftOut: 0, requests: 0, ...empty });
    expect(said.silence(["servers", "credits"])).toBe(
      "no final day says which MCP servers were used, or how many credits were used",
    );
  });
});
