// Entries of lists that nobody used, compared with a search for a use of each entry on each day.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../support/runs.ts";
import { auditUse, change, days, row, rowsOf } from "./support.ts";

const range = days("2026-03-01", "2026-03-08");
const [first, last] = [range[0]!, range.at(-1)!];
const asOf = "2026-03-09T08:00:00.000Z";
const DAY = 86_400_000;
const start = Date.parse(`${first}T00:00:00.000Z`);
const policy = (of: string, after: number) =>
  `id: p\nusage: { mcp: { identities: { linear: mcp.linear.example } }, unused: { after: ${after}d, of: [${of}] } }\n`;

interface Revision {
  readonly hours: number;
  readonly allowed: readonly string[];
  /** Models that the revision blocks; for servers, it blocks all of them if it blocks any. */
  readonly blocked: readonly string[];
  /** Whether the revision before is missing. */
  readonly isBehindGap: boolean;
}
const rarely = fc.integer({ min: 0, max: 4 }).map((n) => n === 0);
const revisions = (entries: readonly string[]) =>
  fc
    .uniqueArray(
      fc.record({
        hours: fc.integer({ min: -30, max: 180 }),
        allowed: fc.subarray([...entries]),
        blocked: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...entries])),
        isBehindGap: rarely,
      }),
      { minLength: 1, maxLength: 3, selector: ({ hours }) => hours },
    )
    .map((all) => all.toSorted((a, b) => a.hours - b.hours));

async function unusedBy(
  all: readonly Revision[],
  of: "models" | "mcp",
  rows: ReturnType<typeof rowsOf>,
  after: number,
) {
  const history = all.map(({ hours, allowed, blocked }, i) =>
    change(
      i + 1 + all.slice(0, i + 1).filter(({ isBehindGap }) => isBehindGap).length,
      new Date(start + hours * 3_600_000).toISOString(),
      of === "models"
        ? { modelPolicy: { allowedModelIds: allowed, blockedModelIds: blocked } }
        : { mcpPolicy: { enabled: blocked.length === 0, allowlist: allowed } },
    ),
  );
  const report = await auditUse({ history, rows, asOf, policy: policy(of, after), from: first });
  return {
    findings: report.findings.filter(({ rule }) => rule === "usage/unused-allowance"),
    status: report.rules.find(({ id }) => id === "usage/unused-allowance")?.status,
  };
}

/** Whether it is known what was allowed on a day: no revision of it is missing, and it is not before the first. */
function isCertainOn(all: readonly Revision[], day: string) {
  const [from, to] = [Date.parse(day), Date.parse(day) + DAY];
  const times = all.map(({ hours }) => start + hours * 3_600_000);
  return times[0]! <= from && !all.some((r, i) => r.isBehindGap && i > 0 && times[i]! > from && times[i - 1]! < to);
}

/**
 * The entries of the last revision, with the first of the days on each of which they stood in the list, with effect,
 * and were not used. Only those of at least `after` days up to the last final one, and not used on the last day.
 */
function reference(
  all: readonly Revision[],
  after: number,
  isUsed: (entry: string, day: string) => boolean,
  isSaid: (day: string) => boolean,
) {
  const allows =
    (entry: string) =>
    ({ allowed, blocked }: Revision) =>
      allowed.includes(entry) && !blocked.includes(entry);
  const inForceOn = (day: string) =>
    all.filter(
      ({ hours }, i) =>
        start + hours * 3_600_000 < Date.parse(day) + DAY &&
        (i === all.length - 1 || start + all[i + 1]!.hours * 3_600_000 > Date.parse(day)),
    );
  const final = range.slice(0, -1).toReversed();
  const entries = all.at(-1)!.allowed.filter((entry) => allows(entry)(all.at(-1)!) && !isUsed(entry, last));
  return entries.toSorted().flatMap((entry) => {
    const isUnused = (day: string) =>
      isSaid(day) && !isUsed(entry, day) && isCertainOn(all, day) && inForceOn(day).every(allows(entry));
    const end = final.findIndex((day) => !isUnused(day));
    const unused = end === -1 ? final : final.slice(0, end);
    return unused.length >= after ? [[entry, unused.at(-1)!]] : [];
  });
}

describe("an entry of the list of models", () => {
  const uses = fc.uniqueArray(
    fc.record({ day: fc.constantFrom(...range), model: fc.constantFrom("m-b", "m-c"), credits: fc.constantFrom(0, 3) }),
    { maxLength: 4, selector: ({ day, model }) => `${day} ${model}` },
  );
  const missing = fc.constantFrom(null, "unlisted", "left out" as const);

  it("is unused if it was allowed all the time, on days that say every model", async () => {
    await fc.assert(
      fc.asyncProperty(
        revisions(["m-a", "m-b", "m-c"]),
        uses,
        fc.integer({ min: 1, max: 8 }),
        missing,
        fc.constantFrom(...range),
        async (all, used, after, lack, day) => {
          const spent = Object.fromEntries(
            range.map((date) => [
              date,
              used.filter((use) => use.day === date).map(({ model, credits }) => `u1 ${model} ${credits}`),
            ]),
          );
          const rows = rowsOf(spent, last, first);
          if (lack === "unlisted") Object.assign(row(rows, "tokens", day), { by_model: null });
          if (lack === "left out") rows.tokens = rows.tokens.filter(({ date }) => date !== day);
          const period = range.slice(0, -1).slice(-after);
          const isSaid = (date: string) => lack === null || date !== day;
          const isKnown = period.length === after && period.every((date) => isSaid(date) && isCertainOn(all, date));
          const expected = reference(
            all,
            after,
            (entry, date) =>
              // Somebody uses m-a every day.
              entry === "m-a" ||
              used.some(({ model, credits, ...use }) => model === entry && credits > 0 && use.day === date),
            isSaid,
          );
          const { findings, status } = await unusedBy(all, "models", rows, after);
          expect(status).toBe(!isKnown ? "not-evaluated" : findings.length > 0 ? "failing" : "passing");
          expect(
            findings.map(({ subject, introduced }) => `${subject} ${introduced.at.slice(0, 10)}`).toSorted(),
          ).toEqual(expected.map(([entry, since]) => `/modelPolicy/allowedModelIds/${entry} ${since}`));
          for (const { message, offending, exposureSeconds } of findings) {
            expect(message).toContain(`not used on any of ${after} days, ${period[0]} to ${period.at(-1)}`);
            expect([offending.length, exposureSeconds]).toEqual([1, null]);
          }
        },
      ),
      { numRuns: runs(80) },
    );
  });
});

it("an entry of a list without effect is not told of", async () => {
  const settings = { modelPolicy: { allowedModelIds: ["m-b"], allowAllServiceModels: true } };
  const history = [change(1, new Date(start - DAY).toISOString(), settings)];
  const report = await auditUse({
    history,
    rows: rowsOf({}, last, first),
    asOf,
    policy: policy("models", 3),
    from: first,
  });
  expect(report.rules.find(({ id }) => id === "usage/unused-allowance")?.status).toBe("passing");
});

describe("an entry that stays unused", () => {
  const ids = async (to: string, allowedAt: number, used?: string) => {
    const spent = Object.fromEntries(
      days(first, to).map((date) => [date, ["u1 m-a 1", ...(date === used ? ["u1 m-b 2"] : [])]]),
    );
    const history = [
      change(1, new Date(start - DAY).toISOString(), { modelPolicy: { allowedModelIds: ["m-a"] } }),
      change(2, new Date(start + allowedAt * DAY).toISOString(), { modelPolicy: { allowedModelIds: ["m-a", "m-b"] } }),
    ];
    const next = new Date(Date.parse(to) + DAY + 8 * 3_600_000).toISOString();
    const report = await auditUse({
      history,
      rows: rowsOf(spent, to, first),
      asOf: next,
      policy: policy("models", 2),
      from: first,
    });
    const found = report.findings.filter(({ rule }) => rule === "usage/unused-allowance");
    return found.map(({ id, introduced }) => [id, introduced.at.slice(0, 10)]);
  };

  it("is one finding in every audit, from the day after its last use or from when it was allowed", async () => {
    const [one] = await ids("2026-03-08", 1);
    expect(one?.[1]).toBe("2026-03-02");
    expect(await ids("2026-03-09", 1)).toEqual([one]);
    const [other] = await ids("2026-03-08", 1, "2026-03-04");
    expect(other?.[1]).toBe("2026-03-05");
    expect(await ids("2026-03-09", 1, "2026-03-04")).toEqual([other]);
  });
});

describe("an entry of the MCP allowlist", () => {
  const both = ["mcp.linear.example", "npx other"];
  const since = { hours: -48, allowed: both, blocked: [], isBehindGap: false };
  const unusedServers = async (
    servers: Record<string, unknown>[] | null,
    { day = "2026-03-05", history = [since] }: { day?: string; history?: readonly Revision[] } = {},
  ) => {
    const rows = rowsOf({}, last, first);
    Object.assign(row(rows, "tools", day), { mcp_by_server: servers });
    const { findings, status } = await unusedBy(history, "mcp", rows, 5);
    return status === "not-evaluated"
      ? status
      : findings.map(({ message }) => message.replace(/ was allowed .*/, "")).toSorted();
  };

  it("is unused if no server with its identity was called on the days asked for", async () => {
    expect(await unusedServers([])).toEqual(both);
    expect(await unusedServers([{ server: "Linear", invocations: 2 }])).toEqual(["npx other"]);
    expect(await unusedServers([{ server: "Linear", invocations: 0 }])).toEqual(both);
    expect(await unusedServers([{ server: "Linear", invocations: 2 }], { day: "2026-03-02" })).toEqual(both);
  });

  it("allows nothing while MCP is off, or while it is not known to be on", async () => {
    const on = (hours: number) => ({ ...since, hours });
    const off = (hours: number) => ({ ...on(hours), blocked: both });
    expect(await unusedServers([], { history: [off(-48)] })).toEqual([]);
    expect(await unusedServers([], { history: [on(-48), off(90), on(91)] })).toEqual([]);
    expect(await unusedServers([], { history: [off(-48), on(-40)] })).toEqual(both);
    expect(await unusedServers([], { history: [on(-48), { ...on(90), isBehindGap: true }] })).toBe("not-evaluated");
    expect(await unusedServers([], { history: [on(-48), { ...on(-40), isBehindGap: true }] })).toEqual(both);
  });

  it("is unused since the last day on which it may have been a server that no policy identifies", async () => {
    const rows = rowsOf({}, last, first);
    Object.assign(row(rows, "tools", "2026-03-02"), { mcp_by_server: [{ server: "figma", invocations: 1 }] });
    const { findings } = await unusedBy([since], "mcp", rows, 5);
    expect(findings.map(({ introduced }) => introduced.at.slice(0, 10))).toEqual(["2026-03-03", "2026-03-03"]);
  });

  it("may be a server that no policy identifies, or that the day does not name", async () => {
    expect(await unusedServers([{ server: "figma", invocations: 1 }])).toBe("not-evaluated");
    expect(await unusedServers(null)).toBe("not-evaluated");
    expect(await unusedServers([{ server: "figma", invocations: 1 }], { day: "2026-03-02" })).toEqual(both);
  });
});
