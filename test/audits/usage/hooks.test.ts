// How often a hook ran over its last days, compared with a count that walks the calendar day by day.
import fc from "fast-check";
import { expect, it } from "vitest";
import { coverage } from "../../../src/audits/usage/stated/hooks.ts";
import type { UsageHook } from "../../../src/model/policy-use.ts";
import type { Figure, Usage } from "../../../src/model/usage.ts";
import { runs } from "../../support/runs.ts";
import { auditUse, base, change, days, rowsOf } from "./support.ts";

const range = days("2026-02-26", "2026-03-03");
const figure = fc.constantFrom<Figure>(0, 1, 4, null);
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 12 });
const hook = fc.record({
  event: fc.constantFrom("Stop", "Start"),
  matcher: fc.constantFrom(null, "Edit"),
  command: fc.constantFrom("scan", "log"),
  count: fc.oneof({ weight: 9, arbitrary: fc.constantFrom<Figure>(0, 1, 4) }, fc.constant(null)),
});
const day = fc.record({
  hooks: often(fc.array(hook, { maxLength: 3 })),
  tools: often(
    fc.array(fc.record({ name: fc.constantFrom("Edit", "Read", "Write"), count: figure }), { maxLength: 2 }),
  ),
  sessions: often(fc.constantFrom(0, 2, 5)),
});
const demand: fc.Arbitrary<UsageHook> = fc.record({
  event: fc.constant("Stop"),
  matcher: fc.constantFrom(null, "Edit"),
  command: fc.constant("scan"),
  perCallOf: fc.constantFrom(null, ["Edit", "Write"]),
  atLeast: fc.constant(1),
  overDays: fc.integer({ min: 1, max: 4 }),
});

it("a hook is counted only where each of its days says what ran, and for what", () => {
  fc.assert(
    fc.property(fc.tuple(...range.map(() => often(day))), demand, fc.constantFrom(...range), (rows, wanted, from) => {
      const dayRows = range.flatMap((date, i) => (rows[i] && date >= from ? [{ day: date, ...rows[i] }] : []));
      const usage = {
        from,
        tools: new Map(dayRows.map((row) => [row.day, row])),
        activity: new Map(dayRows.map((row) => [row.day, { sessions: row.sessions }])),
      } as unknown as Usage;

      const last = dayRows.at(-1)?.day;
      const lastDays = last === undefined ? [] : range.filter((date) => date <= last).slice(-wanted.overDays);
      const own = lastDays.map((date) => dayRows.find((other) => other.day === date));
      const ran = own.flatMap((row) =>
        row?.hooks
          ? row.hooks
              .filter((other) => other.event === "Stop" && other.matcher === wanted.matcher && other.command === "scan")
              .map(({ count }) => count)
          : [null],
      );
      const called = own.flatMap((row) => {
        if (wanted.perCallOf === null) return [row?.sessions ?? null];
        return row?.tools ? row.tools.filter(({ name }) => name !== "Read").map(({ count }) => count) : [null];
      });
      const isKnown = lastDays.length === wanted.overDays && ![...ran, ...called].includes(null);
      const total = (counts: readonly Figure[]) => counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      expect(coverage(usage, wanted, last)).toEqual(
        isKnown ? { first: lastDays[0], last, ran: total(ran), of: total(called) } : null,
      );
    }),
    { numRuns: runs(1000) },
  );
});

it.each([
  ["of the service", "", "*"],
  ["of the policy", ', matcher: "*"', ""],
])("the matcher * %s matches everything, like none", async (_, stated, matcher) => {
  const rows = rowsOf({}, "2026-03-11", "2026-03-01");
  for (const tool of rows.tools) tool["hooks_by_event"] = [{ event: "SessionEnd", matcher, command: "log", count: 1 }];
  const demand = (atLeast: number) =>
    `usage: { hooks: [{ event: SessionEnd${stated}, command: log, perSession: { atLeast: ${atLeast} }, over: 1d }] }\n`;
  const audited = async (atLeast: number) =>
    (
      await auditUse({
        history: [change(1, "2026-03-01T00:00:00.000Z", {})],
        rows,
        asOf: "2026-03-12T08:00:00.000Z",
        policy: base + demand(atLeast),
        from: "2026-03-01",
      })
    ).findings.filter(({ rule }) => rule === "usage/policy-hooks");
  expect(await audited(1)).toEqual([]);
  for (const tool of rows.tools) Object.assign(tool, { hooks_by_event: [] });
  expect((await audited(0.5)).map(({ message }) => message)).toEqual([
    "the hook log on SessionEnd ran 0 times for 1 session on 2026-03-10: 0, and 0.5 is demanded",
  ]);
});

it("a hook that runs too rarely keeps its finding from day to day, until it runs often enough", async () => {
  const counts = [1, 0, 0, 1, 0, 0, 0, 1, 1, 0];
  const rows = rowsOf({}, "2026-03-11", "2026-03-01");
  for (const [i, tool] of rows.tools.entries())
    tool["hooks_by_event"] = [{ event: "SessionEnd", command: "log", count: counts[i] ?? 0 }];
  const since = async (day: string) => {
    const { findings } = await auditUse({
      history: [change(1, "2026-03-01T00:00:00.000Z", {})],
      rows,
      asOf: `2026-03-${day}T08:00:00.000Z`,
      policy: `${base}usage: { hooks: [{ event: SessionEnd, command: log, perSession: { atLeast: 0.5 }, over: 2d }] }\n`,
      from: "2026-03-01",
    });
    return findings.flatMap(({ rule, id, introduced }) =>
      rule === "usage/policy-hooks" ? [{ id, at: introduced.at.slice(8, 10) }] : [],
    );
  };
  // Two days with a run in one of them are enough, so 2 to 3 March fail, and 5 to 7 March.
  const [before, ...failing] = [await since("08"), await since("09"), await since("10")];
  expect(before).toEqual([expect.objectContaining({ at: "05" })]);
  expect(failing).toEqual([before, []]);
});
