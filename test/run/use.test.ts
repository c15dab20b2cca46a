// lane: long
// Usage against the settings of its time, from the service to the report: serves an organization from a scenario,
// audits it over HTTP, and then from the ledger alone. The numbers are those of the examples in test/audits/usage.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { readScenario } from "../../src/commands/serve/scenario.ts";
import { serveEmulator } from "../../src/emulator/server.ts";
import type { FaultPlan } from "../../src/emulator/faults/plan.ts";
import { createConfig } from "../../src/run/config.ts";
import type { Report } from "../../src/model/report/index.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { useful } from "../audits/usage/support.ts";
import { folder } from "../ledger/support.ts";

type Part = Record<string, unknown>;

const base = parse(readFileSync("examples/scenarios/use.yaml", "utf8")) as Record<"start" | "users", Part> & {
  history: Part[];
  usage: { sessions: Part[]; rows?: Part[] };
};

interface Example {
  readonly start?: Part;
  readonly history?: readonly Part[];
  readonly sessions?: readonly Part[];
  readonly rows?: readonly Part[];
  readonly more?: Part;
  /** Whether to state sessions and users in reverse order. */
  readonly backwards?: true;
  readonly policy?: string;
  readonly asOf?: string;
  readonly with?: AuditOptions["with"];
  readonly faults?: FaultPlan;
}

const edit = (at: string, rest: Part) => ({ at, by: "ada", says: "An edit.", ...rest });
const allowed = "id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [m-a] } } }\n";
const on = (day: string, by: string, rest: Part) => ({ on: `2026-03-${day}`, by, ...rest });

/**
 * Returns the report on the organization of the example file, with an example's additions. The service's answers are
 * kept in a ledger two days later, and judged again from the ledger alone.
 */
async function audited(example: Example = {}): Promise<Report> {
  const { start = {}, history = [], sessions = [], rows = [], more = {}, policy = "", faults } = example;
  const asOf = Date.parse(example.asOf ?? "2026-03-12T08:00:00Z");
  const order = <T>(list: readonly T[]) => (example.backwards ? list.toReversed() : list);
  const stated = {
    ...base,
    users: Object.fromEntries(order(Object.entries(base.users))),
    start: { ...base.start, ...start },
    history: [...base.history, ...history],
    usage: { sessions: order([...base.usage.sessions, ...sessions]), rows },
    ...more,
  };
  const place = folder();
  const files = { scenario: path.join(place, "scenario.yaml"), policy: path.join(place, "policy.yaml") };
  writeFileSync(files.scenario, stringify(stated, { aliasDuplicateObjects: false }));
  writeFileSync(files.policy, `${allowed}${policy}`);
  const organization = await readScenario(files.scenario);
  const emulator = await serveEmulator({ organization, ...(faults && { faults }) });
  const run = async (rest: Partial<AuditOptions>) => {
    const { report, keep, close } = await runAudit({
      config: createConfig({ organization: "corp" }),
      environment: {},
      policies: [files.policy],
      asOf,
      failOn: "never",
      formats: ["json"],
      with: example.with ?? ["usage"],
      ...rest,
    });
    await keep?.();
    await close?.();
    return report;
  };
  try {
    const { baseUrl, appUrl, apiKeys } = emulator;
    const service = { baseUrl, appUrl, environment: { DRIFTLINE_API_KEY: apiKeys.owner } };
    const report = await run(service);
    if (faults || example.with) return report;
    const ledger = path.join(place, "ledger");
    await run({ ...service, ledger, asOf: asOf + 2 * DAY });
    expect(judged(await run({ ledger }))).toEqual(judged(report));
    return report;
  } finally {
    await emulator.close();
  }
}

const DAY = 86_400_000;

/** Returns a report's statements on usage, whatever the source of the figures. */
const judged = ({ findings, usage, verdict }: Report) => ({
  findings,
  verdict,
  usage: { ...usage, requests: 0, leftOut: 0 },
});
/** Serialises a report without the port, the folder and the command of its run. The command names files and service. */
const bytes = (report: Report) =>
  JSON.stringify({ ...report, evidence: { ...report.evidence, command: null } })
    .replaceAll(report.evidence.origin, "service")
    .replaceAll(/"[^"]*policy\.yaml"/g, '"policy"');
const of = ({ findings }: Report, rule: string) => findings.filter((finding) => finding.rule === rule);
const ambiguous = ({ usage }: Report, subject = /./) =>
  usage!.ambiguous
    .filter((entry) => subject.test(entry.subject))
    .map(({ subject, day, revisions, reason }) => `${subject} ${day.slice(5)} ${revisions.join()} ${reason}`);

describe("models", () => {
  it("1, 2 and 17: the window, its use, the days outside it, and sums that are exact", async () => {
    const report = await audited();
    const window = report.findings.find(({ kind }) => kind === "setting")!;
    expect(window.exposureSeconds).toBe(280_800);
    expect(window.blast).toMatchObject({
      days: { whole: 2, edge: 2, missing: 0, provisional: 0, from: "2026-03-03", to: "2026-03-06" },
      about: { what: "model m-b", credits: { atLeast: 75, atMost: 102 }, users: { atLeast: 2, atMost: 2 } },
    });
    expect(useful(report)).toEqual([
      "usage/model-not-allowed usage/model/m-b/user/u1 03-09=2 03-11=3 open",
      "usage/model-not-allowed usage/model/m-b/user/u2 03-02=10 open",
    ]);
    expect(of(report, "usage/model-not-allowed").map(({ days }) => days!.map((day) => day.provisional))).toEqual(
      expect.arrayContaining([[false, true], [false]]),
    );
    expect(ambiguous(report)).toEqual([
      "usage/model/m-b/user/u2 03-03 2 changed",
      "usage/model/m-b/user/u3 03-06 3 changed",
    ]);
    expect(report.usage!.models.map(({ id, credits }) => [id, credits])).toEqual([
      ["m-a", 57],
      ["m-b", 117],
    ]);
    expect(of(report, "integrity/usage-mismatch")).toEqual([]);
  });
});

describe("autonomy and MCP", () => {
  it("8: modes are compared with every cap of the day, shares become calls", async () => {
    const calls = (high: number) => [
      { tool: "Execute", level: "auto_high", count: high },
      { tool: "Edit", count: 390 - high },
    ];
    const high = (day: string, rest: Part = {}) => on(day, "u4", { autonomy: "auto-high", ...rest });
    const report = await audited({
      history: [
        edit("2026-03-06T21:47:38Z", { set: { maxAutonomyLevel: "high" } }),
        edit("2026-03-09T07:12:25Z", { set: { maxAutonomyLevel: "medium" } }),
      ],
      sessions: [high("05"), high("06"), high("07"), high("09"), high("10", { calls: calls(100) })],
      // 0.002 of 400 calls is less than one call, which no session has.
      rows: [
        { of: "tools", on: "2026-03-05", set: { tool_calls: 400, tool_autonomy_level_ratio: { auto_high: 0.002 } } },
      ],
    });
    const above = of(report, "usage/autonomy-above-cap");
    expect(above.map(({ subject, days, certainty }) => [subject, days!.map(({ day }) => day), certainty])).toEqual([
      ["usage/autonomy/user/u4", ["2026-03-05", "2026-03-10"], "lower-bound"],
    ]);
    expect(ambiguous(report, /autonomy\/user/)).toEqual([
      "usage/autonomy/user/u4 03-06 4 changed",
      "usage/autonomy/user/u4 03-09 5 changed",
    ]);
    expect(of(report, "usage/autonomy-share-above-cap")[0]!.days).toMatchObject([
      { day: "2026-03-10", calls: 100, share: 0.25 },
    ]);
    expect(report.usage!.belowFloor).toContainEqual({ what: "autonomy", name: "auto_high", day: "2026-03-05" });
  });

  it("9: servers are joined by their identities, and users are candidates", async () => {
    const by = (user: string, calls: readonly [string, number][]) =>
      on("10", user, { calls: calls.map(([server, count]) => ({ tool: `mcp__${server}__go`, server, count })) });
    const both = [
      by("u1", [["Linear", 3]]),
      by("u2", [
        ["linear", 5],
        ["figma", 4],
      ]),
    ] as const;
    const alone = [
      by("u1", [
        ["Linear", 3],
        ["linear", 5],
        ["figma", 4],
      ]),
    ];
    const policy = (more = "") => `usage: { mcp: { identities: { linear: mcp.linear.example${more} } } }\n`;
    const figma = policy(', figma: "npx figma-mcp"');
    const report = await audited({ sessions: both, policy: policy() });
    expect(report.usage!.servers.find(({ name }) => name === "linear")).toMatchObject({
      calls: 8,
      spellings: ["Linear", "linear"],
    });
    expect(report.usage!.unjoined).toEqual([{ what: "mcp", name: "figma", days: 1 }]);
    expect(of(report, "usage/mcp-not-allowed")).toEqual([]);
    const who = async (sessions: readonly Part[]) => {
      const report = await audited({ sessions, policy: figma });
      expect(useful(report, /mcp/)).toEqual(["usage/mcp-not-allowed usage/mcp/figma 03-10=4 open"]);
      return of(report, "usage/mcp-not-allowed")[0]!.who!.map(({ id, certainty }) => `${id} ${certainty}`);
    };
    expect(await who(both)).toEqual(["u1 candidates", "u2 candidates"]);
    expect(await who(alone)).toEqual(["u1 exact"]);
  });
});

describe("figures", () => {
  it("10: a day without a row is a gap, no quiet day, and makes nothing unused", async () => {
    const report = await audited({
      asOf: "2026-03-20T08:00:00Z",
      rows: [{ of: "tokens", on: "2026-03-08", missing: true }],
      policy: "usage: { unused: { after: 14d, of: [models] } }\n",
    });
    expect(of(report, "integrity/usage-gap").map(({ subject }) => subject)).toEqual(["usage/tokens/2026-03-08"]);
    expect(useful(report)).toContainEqual(expect.stringContaining("user/u2 03-02=10 until 2026-03-03T00:00:00.000Z"));
    expect(of(report, "usage/unused-allowance")).toEqual([]);
  });

  it("11: a hook is counted over its days, and not day by day", async () => {
    // Of 40 sessions in seven days, 30 end with the hook: 9 of 10 on one day, 11 for 10 on the next.
    const ends = (count: number) => ({ hooks: [{ event: "SessionEnd", command: "audit-log --session", count }] });
    const report = await audited({
      sessions: [
        on("04", "u4", { times: 7, ...ends(1) }), // besides those of u2, u3 and u9
        on("05", "u4", { times: 8, ...ends(1) }),
        on("06", "u4", { times: 8, ...ends(1) }),
        on("07", "u4", { ...ends(7) }),
        on("08", "u4", { times: 3 }),
        on("10", "u4", {}),
      ],
      policy:
        'usage: { hooks: [{ event: SessionEnd, command: "audit-log --session", perSession: { atLeast: 0.95 }, over: 7d }] }\n',
    });
    expect(of(report, "usage/policy-hooks").map(({ message }) => message)).toEqual([
      expect.stringContaining("ran 30 times for 40 sessions from 2026-03-04 to 2026-03-10: 0.75"),
    ]);
  });

  it("12: analytics that refuse leave it unjudged, and nothing is green for that", async () => {
    const faults: FaultPlan = {
      faults: [{ fault: "forbidden", match: { path: "/api/v1/analytics/*" }, hit: "always" }],
    };
    const plain = await audited({ with: [] });
    const report = await audited({ faults });
    expect([report.verdict, report.exitCode, report.usage]).toEqual(["incomplete", 3, null]);
    expect(report.notEvaluated).toContainEqual({ what: "usage", reason: expect.stringContaining("403") });
    expect(report.findings.filter(({ blast }) => blast !== null)).toEqual([]);
    const optional = await audited({ faults, with: ["usage:optional"] });
    expect([optional.verdict, optional.exitCode]).toEqual([plain.verdict, plain.exitCode]);
    expect(optional.notEvaluated).toContainEqual({ what: "usage", reason: expect.stringContaining("403") });
  });

  it("13: pieces of answers are counted and never judged", async () => {
    const calls = [{ tool: 'Read">\n<parameter', count: 1 }];
    const report = await audited({
      sessions: [on("10", "u4", { calls })],
      policy: "usage: { tools: { allowed: [Read] } }\n",
    });
    expect(useful(report, /policy-tools/)).toEqual([]);
    expect(report.usage!.artifacts).toEqual({ entries: 1, calls: 1 });
  });

  it("16: figures that are not said are no failure and no zero", async () => {
    const rows = [{ of: "users", on: "2026-03-09", by: "u1", set: { autonomy_ratio: null, languages: null } }];
    const [report, whole] = [await audited({ rows }), await audited()];
    const unsaid = ["autonomy_ratio", "languages"].map((figure) => ({ endpoint: "users", figure, rows: 1 }));
    expect([whole.usage!.unsaid, report.usage!.unsaid]).toEqual([[], unsaid]);
    expect(bytes({ ...report, usage: { ...report.usage!, unsaid: [] } })).toBe(bytes(whole));
  });

  it("18: users and sessions in another order give the same report", async () => {
    expect(bytes(await audited({ backwards: true }))).toBe(bytes(await audited()));
  });
});

describe("what happened at an instant", () => {
  it("14: a report is judged by the settings of its millisecond", async () => {
    const report = (at: string) => ({
      at: `2026-03-06T${at}Z`,
      by: "u3",
      repository: "https://git.example/a",
      model: { id: "m-b", effort: "low" },
      apps: { ".": "All of it" },
      criteria: { lint_config: { passing: 1, because: "It runs." } },
    });
    const at = async (time: string) => {
      const { findings } = await audited({ with: ["readiness"], more: { readiness: [report(time)] } });
      const matches = findings.filter(({ rule }) => rule.startsWith("readiness/"));
      return matches.map(({ rule, introduced }) => `${rule} ${introduced.at}`);
    };
    expect(await at("17:59:59.999")).toEqual(["readiness/in-window 2026-03-06T17:59:59.999Z"]);
    expect(await at("18:00:00.000")).toEqual(["readiness/model 2026-03-06T18:00:00.000Z"]);
  });

  it("15: a computer from a millisecond before its switch was refused then, and is not now", async () => {
    const computerOf = (createdAt: string) => ({
      computers: [{ id: "cmp_1", name: "own", providerType: "byom", createdAt }],
    });
    const at = async (createdAt: string) => {
      const { computers, findings } = await audited({
        with: ["computers"],
        start: { byomComputersEnabled: false },
        history: [edit("2026-03-08T09:00:00Z", { set: { byomComputersEnabled: true } })],
        policy: "computers: { watch: [own] }\n",
        more: computerOf(createdAt),
      });
      expect(computers).toMatchObject([{ name: "own" }]);
      return findings.filter(({ rule }) => rule === "computers/not-allowed").map(({ message }) => message);
    };
    expect(await at("2026-03-08T08:59:59.999Z")).toEqual([expect.any(String)]);
    expect(await at("2026-03-08T09:00:00.000Z")).toEqual([]);
  });
});
