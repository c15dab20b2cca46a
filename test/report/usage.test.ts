// The report's section about use: each row compared with the days that it sums up.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditUse, base, change, days, row, type Rows, rowsOf } from "../audits/usage/support.ts";
import type { RuleRow } from "../../src/model/report/index.ts";
import { judge, policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const DAY = 86_400_000;
const range = days("2026-03-01", "2026-03-06");
const [first, last] = [range[0]!, range.at(-1)!];
const asOf = "2026-03-07T08:00:00.000Z";
const start = Date.parse(`${first}T00:00:00.000Z`);

/** Returns the section for these settings by hours after the first day began, and for figures with these edits. */
async function section(
  settings: readonly (readonly [hours: number, settings: Record<string, unknown>])[],
  rows: Rows,
  policy = base,
) {
  const history = settings.map(([hours, values], i) =>
    change(i + 1, new Date(start + hours * 3_600_000).toISOString(), values),
  );
  return (await auditUse({ history, rows, asOf, policy, from: first })).usage!;
}
const quiet = [[-48, {}]] as const;

describe("the row of a model", () => {
  const settings = fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: -30, max: 6 * 24 - 1 }),
      fc.record({
        allowedModelIds: fc.constantFrom<string[]>([], ["m-a"], ["m-b"]),
        allowAllServiceModels: fc.constantFrom(true, false),
      }),
    ),
    { minLength: 1, maxLength: 4, selector: ([hours]) => hours },
  );
  const uses = fc.uniqueArray(
    fc.record({ day: fc.constantFrom(...range), user: fc.constantFrom("u1", "u2"), credits: fc.constantFrom(0, 2, 3) }),
    { minLength: 1, maxLength: 6, selector: ({ day, user }) => `${day} ${user}` },
  );

  it("sums up its days, and says of each what the lists allowed", async () => {
    await fc.assert(
      fc.asyncProperty(settings, uses, async (list, used) => {
        const all = list.toSorted(([a], [b]) => a - b).map(([hours, modelPolicy]) => [hours, { modelPolicy }] as const);
        const on = (day: string) => used.filter((use) => use.day === day);
        const spent = Object.fromEntries(
          range.map((day) => [day, on(day).map(({ user, credits }) => `${user} m-b ${credits}`)]),
        );
        const { models } = await section(all, rowsOf(spent, last, first));
        const { allowed, ...rest } = models.find(({ id }) => id === "m-b")!;

        const reading = ({ modelPolicy }: (typeof all)[number][1]) =>
          modelPolicy.allowAllServiceModels
            ? "allowed"
            : modelPolicy.allowedModelIds.length === 0
              ? "ambiguous"
              : modelPolicy.allowedModelIds.includes("m-b")
                ? "allowed"
                : "violation";
        const verdict = (day: string) => {
          const [from, to] = [Date.parse(day), Date.parse(day) + DAY];
          const times = all.map(([hours]) => start + hours * 3_600_000);
          if (times[0]! >= to) return "unjudged";
          if (times[0]! > from) return "ambiguous";
          const readings = all
            .filter((_, i) => times[i]! < to && (times[i + 1] ?? Infinity) > from)
            .map(([, value]) => reading(value));
          return new Set(readings).size === 1 ? readings[0]! : "ambiguous";
        };
        const now = reading(all.at(-1)![1]);
        const usedDays = [...new Set(used.map(({ day }) => day))].sort();
        expect(rest).toEqual({
          id: "m-b",
          users: new Set(used.map(({ user }) => user)).size,
          credits: used.reduce((sum, { credits }) => sum + credits, 0),
          firstDay: usedDays[0],
          lastDay: usedDays.at(-1),
          allowedNow: now === "ambiguous" ? null : now === "allowed",
          usedOn: usedDays.filter((day) => on(day).some(({ credits }) => credits > 0)),
        });
        expect(allowed.flatMap(({ from, to, is }) => days(from, to).map((day) => [day, is]))).toEqual(
          range.map((day) => [day, verdict(day)]),
        );
        expect(allowed.every(({ is }, i) => is !== allowed[i + 1]?.is)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });
});

it("the row of a server says whether the list has it now, where a policy says what it is", async () => {
  const rows = rowsOf({}, last, first);
  const servers = (day: string, ...all: [string, number][]) =>
    Object.assign(row(rows, "tools", day), {
      mcp_by_server: all.map(([server, invocations]) => ({ server, invocations })),
    });
  servers("2026-03-02", ["Linear", 1], ["figma", 4], ["other", 1]);
  servers("2026-03-04", ["linear", 5]);
  const mcpPolicy = { enabled: true, allowlist: ["mcp.linear.example"] };
  const policy = `${base}usage: { mcp: { identities: { linear: mcp.linear.example, figma: npx figma } } }\n`;
  const serverRows = (await section([[-48, { mcpPolicy }]], rows, policy)).servers;
  expect(serverRows).toEqual([
    {
      name: "figma",
      spellings: ["figma"],
      calls: 4,
      firstDay: "2026-03-02",
      lastDay: "2026-03-02",
      identity: "npx figma",
      allowedNow: false,
    },
    {
      name: "linear",
      spellings: ["Linear", "linear"],
      calls: 6,
      firstDay: "2026-03-02",
      lastDay: "2026-03-04",
      identity: "mcp.linear.example",
      allowedNow: true,
    },
    {
      name: "other",
      spellings: ["other"],
      calls: 1,
      firstDay: "2026-03-02",
      lastDay: "2026-03-02",
      identity: null,
      allowedNow: null,
    },
  ]);
});

it("hooks are those that ran and those that a policy demands, counted over the days that it names", async () => {
  const rows = rowsOf({}, last, first);
  for (const [i, day] of range.entries())
    Object.assign(row(rows, "tools", day), {
      hooks_by_event: [
        { event: "Stop", matcher: "Edit", command: "scan", count: i },
        ...(i === 0 ? [{ event: "Start", matcher: null, command: "greet", count: 7 }] : []),
      ],
    });
  const policy = `${base}usage:
  hooks:
    - { event: Stop, matcher: Edit, command: scan, perSession: { atLeast: 0.5 }, over: 2d }
    - { event: Stop, command: log, perSession: { atLeast: 0.5 }, over: 30d }
`;
  // The last day is provisional: of two final days the last are the 4th and the 5th, each with one session.
  const coverage = { ran: 3 + 4, of: 2, from: "2026-03-04", to: "2026-03-05" };
  expect((await section(quiet, rows, policy)).hooks).toEqual([
    { event: "Start", matcher: null, command: "greet", count: 7, coverage: null },
    { event: "Stop", matcher: "Edit", command: "scan", count: 0 + 1 + 2 + 3 + 4 + 5, coverage },
    { event: "Stop", matcher: null, command: "log", count: null, coverage: null },
  ]);
});

it("the share at high autonomy stands beside the cap of the end of the day", async () => {
  const rows = rowsOf({}, last, first);
  for (const day of ["2026-03-02", "2026-03-03", "2026-03-04"])
    Object.assign(row(rows, "tools", day), { tool_autonomy_level_ratio: { auto_high: 0.25, auto_low: 0.75 } });
  const { levels } = await section(
    [
      [-48, {}],
      [24 + 23, { maxAutonomyLevel: "low" }],
      [72, { maxAutonomyLevel: "high" }],
    ],
    rows,
  );
  expect(levels).toEqual([
    { day: "2026-03-02", high: 0.25, cap: "low" },
    { day: "2026-03-03", high: 0.25, cap: "low" },
    { day: "2026-03-04", high: 0.25, cap: "high" },
  ]);
});

it("days without figures, and figures that contradict each other, are missing", async () => {
  const rows = rowsOf({}, last, first);
  rows.tokens = rows.tokens.filter(({ date }) => date !== "2026-03-02");
  rows.tools.push({ ...row(rows, "tools", "2026-03-03"), tool_calls: 99 });
  const { missing, provisional, days: dayCount, from, to } = await section(quiet, rows);
  expect({ missing, provisional, dayCount, from, to }).toEqual({
    missing: [
      { endpoint: "tokens", day: "2026-03-02" },
      { endpoint: "tools", day: "2026-03-03" },
    ],
    provisional: [last],
    dayCount: range.length,
    from: first,
    to: last,
  });
});

it("a rule whose data was requested and did not come says why, and other rules how to request theirs", async () => {
  const text = `${base}usage: { models: { allowed: [m-a] } }
access: { maxIdle: 30d }
readiness: { maxAge: 30d }
computers: { watch: [build-01], remoteUser: { noneOf: [root] } }
`;
  const unread = ["usage", "computers"].map((what) => ({ what, reason: `${what} was refused`, isOptional: false }));
  const history = [change(1, "2026-03-01T00:00:00.000Z", {})];
  const { rules } = await judge(history, await policy(text), { unread, cut: false });
  const reasonsOf = (isIts: (row: RuleRow) => boolean) =>
    rules.flatMap((row) => (row.reason !== null && isIts(row) ? [`${row.id}: ${row.reason}`] : []));
  expect(reasonsOf(({ policy }) => policy !== null)).toEqual([
    "access/idle-grant: not asked for: give --with access, or the input with: access",
    "computers/remote-user: computers was refused",
    "readiness/stale: not asked for: give --with readiness, or the input with: readiness",
    "usage/policy-models: usage was refused",
  ]);
  expect(reasonsOf(({ policy }) => policy === null)).toEqual([
    "computers/failed: computers was refused",
    "computers/not-allowed: computers was refused",
    "integrity/usage-conflict: usage was refused",
    "integrity/usage-gap: usage was refused",
    "integrity/usage-mismatch: usage was refused",
    "integrity/usage-rewritten: usage was refused",
    "usage/autonomy-above-cap: usage was refused",
    "usage/autonomy-share-above-cap: usage was refused",
    "usage/first-after-loosening: usage was refused",
    "usage/mcp-not-allowed: usage was refused",
    "usage/model-not-allowed: usage was refused",
  ]);
});
