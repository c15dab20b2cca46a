// Compares use with what was allowed, by examples with numbers.
import { describe, expect, it } from "vitest";
import { planIssues } from "../../../src/github/plan.ts";
import { defaults } from "../../github/world.ts";
import { type Audited, auditUse, base, change, row, type Rows, rowsOf, useful } from "./support.ts";

const settings = (models: string[], rest: Record<string, unknown> = {}) => ({
  maxAutonomyLevel: "medium",
  modelPolicy: { allowedModelIds: models, allowAllServiceModels: false },
  mcpPolicy: { enabled: true, allowlist: ["mcp.linear.example"] },
  ...rest,
});
const r1 = change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"]));
const r2 = change(2, "2026-03-03T12:00:00.000Z", settings(["m-a", "m-b"]));
const r3 = change(3, "2026-03-06T18:00:00.000Z", settings(["m-a"]));
const history = [r1, r2, r3];
const spent = {
  "2026-03-02": ["u2 m-b 10"],
  "2026-03-03": ["u2 m-b 20"],
  "2026-03-04": ["u2 m-b 30", "u3 m-b 5"],
  "2026-03-05": ["u3 m-b 40"],
  "2026-03-06": ["u3 m-b 7"],
  "2026-03-09": ["u1 m-b 2"],
  "2026-03-11": ["u1 m-b 3"],
};
const asOf = "2026-03-12T08:00:00.000Z";
const last = "2026-03-11";
const rows = (change: (rows: Rows) => void = () => {}, to = last) => {
  const all = rowsOf(spent, to);
  change(all);
  return all;
};
const run = (rest: Partial<Audited> = {}) => auditUse({ history, rows: rows(), asOf, ...rest });

describe("models", () => {
  it("1: a window tells what was used in it, from whole days to all that it touches", async () => {
    const report = await run();
    const finding = report.findings.find(({ kind }) => kind === "setting")!;
    expect(finding.exposureSeconds).toBe(280_800);
    expect(finding.blast).toMatchObject({
      days: { whole: 2, edge: 2, missing: 0, provisional: 0, from: "2026-03-03", to: "2026-03-06" },
      about: { what: "model m-b", credits: { atLeast: 75, atMost: 102 }, users: { atLeast: 2, atMost: 2 } },
    });
    expect(finding.blast!.models).toContainEqual({
      id: "m-b",
      credits: { atLeast: 75, atMost: 102 },
      users: ["u2", "u3"],
    });
  });

  it("2: certain days fail, days of a change are ambiguous", async () => {
    const report = await run();
    expect(useful(report)).toEqual([
      "usage/model-not-allowed usage/model/m-b/user/u1 03-09=2 03-11=3 open",
      "usage/model-not-allowed usage/model/m-b/user/u2 03-02=10 open",
    ]);
    expect(
      report.findings.find(({ subject }) => subject.endsWith("/u1"))!.days!.map(({ provisional }) => provisional),
    ).toEqual([false, true]);
    expect(
      report.usage!.ambiguous.map(({ subject, day, revisions, reason }) => [subject, day, revisions, reason]),
    ).toEqual([
      ["usage/model/m-b/user/u2", "2026-03-03", [2], "changed"],
      ["usage/model/m-b/user/u3", "2026-03-06", [3], "changed"],
    ]);
  });

  it("2: the report says on which days the model was used, and on which it was allowed", async () => {
    const { usage } = await run();
    const model = usage!.models.find(({ id }) => id === "m-b")!;
    expect(model.usedOn).toEqual(Object.keys(spent));
    expect(model.allowed.map(({ from, to, is }) => `${from} ${to} ${is}`)).toEqual([
      "2026-01-14 2026-01-31 unjudged",
      "2026-02-01 2026-03-02 violation",
      "2026-03-03 2026-03-03 ambiguous",
      "2026-03-04 2026-03-05 allowed",
      "2026-03-06 2026-03-06 ambiguous",
      "2026-03-07 2026-03-11 violation",
    ]);
  });

  it("2: the issue of a use says its days", async () => {
    const report = await run();
    const { operations } = planIssues({ ...defaults, report, issues: [] });
    const bodies = operations.flatMap((operation) => (operation.do === "create" ? [operation.body] : []));
    expect(
      bodies.filter((body) => body.includes("#### Days (UTC)\n\n- 2026-03-09, 2 credits\n- 2026-03-11, 3 credits")),
    ).toHaveLength(1);
  });

  it("16: figures that rows do not say are listed, and are not 0", async () => {
    const silent = rows((lists) =>
      Object.assign(row(lists, "users", "2026-03-05", "u3"), { autonomy_ratio: null, languages: null }),
    );
    const all = rows((lists) =>
      lists.users.forEach((user) => Object.assign(user, { autonomy_ratio: 1, languages: [] })),
    );
    const unsaid = async (of: Rows) =>
      (await run({ rows: of })).usage!.unsaid.filter(({ figure }) => ["autonomy_ratio", "languages"].includes(figure));
    expect(await unsaid(all)).toEqual([]);
    expect((await unsaid(silent)).map(({ endpoint, figure }) => `${endpoint} ${figure}`)).toEqual([
      "users autonomy_ratio",
      "users languages",
    ]);
  });

  it("3: quiet days that are final end a finding at the end of its last day", async () => {
    const report = await run({ asOf: "2026-03-20T08:00:00.000Z", rows: rows(undefined, "2026-03-19") });
    expect(useful(report)).toEqual([
      "usage/model-not-allowed usage/model/m-b/user/u1 03-09=2 03-11=3 open",
      "usage/model-not-allowed usage/model/m-b/user/u2 03-02=10 until 2026-03-03T00:00:00.000Z",
    ]);
  });

  it("4: a change that decides nothing about the model leaves its day certain", async () => {
    const r4 = change(4, "2026-03-09T10:00:00.000Z", settings(["m-a", "m-c"]));
    expect(useful(await run({ history: [...history, r4] }))).toContainEqual(
      expect.stringContaining("u1 03-09=2 03-11=3 open"),
    );
  });

  it("5: days after a tightening are ambiguous while clients settle", async () => {
    const report = await run({ policy: `${base}usage: { settle: 3d }\n` });
    expect(useful(report)).toContainEqual(expect.stringContaining("u1 03-11=3 open"));
    expect(report.usage!.ambiguous).toContainEqual({
      rule: "usage/model-not-allowed",
      subject: "usage/model/m-b/user/u1",
      day: "2026-03-09",
      revisions: [3],
      reason: "settle",
    });
  });

  it("6: what a policy says of use does not ask what the settings of the day were", async () => {
    const report = await run({ policy: `${base}usage: { models: { allowed: [m-a] } }\n` });
    expect(useful(report, /policy-models/)).toEqual([
      "usage/policy-models usage/model/m-b/user/u1 03-09=2 03-11=3 open",
      "usage/policy-models usage/model/m-b/user/u2 03-02=10 03-03=20 03-04=30 open",
      "usage/policy-models usage/model/m-b/user/u3 03-04=5 03-05=40 03-06=7 open",
    ]);
  });

  it("7: a list of the user's own makes it a question of reading", async () => {
    const own = { userModelPolicies: { u1: { allowedModelIds: ["m-b"] } } };
    const report = await run({
      history: history.map((revision) => ({ ...revision, settings: { ...revision.settings, ...own } })),
    });
    expect(useful(report).filter((text) => text.includes("u1"))).toEqual([]);
    expect(
      report.usage!.ambiguous.filter(({ subject }) => subject.endsWith("u1")).map(({ day, reason }) => [day, reason]),
    ).toEqual([
      ["2026-03-09", "reading"],
      ["2026-03-11", "reading"],
    ]);
    expect(report.people!.map(({ id, overrides }) => [id, overrides])).toEqual([
      ["u1", { allowedModelIds: ["m-b"] }],
      ["u2", {}],
      ["u3", {}],
      ["u9", {}],
    ]);
  });
});

describe("the first use after a loosening", () => {
  const firsts = async (rest: Partial<Audited> = {}) =>
    (await run(rest)).findings
      .filter(({ rule }) => rule === "usage/first-after-loosening")
      .map(({ subject, between, message }) => [subject, between, message.replace(/^.* day, /, "")]);

  it("lies between the day of the revision and the first certain day", async () => {
    expect(await firsts()).toEqual([["usage/model/m-b", ["2026-03-03", "2026-03-04"], "by u2, u3"]]);
  });

  it("is not told where figures begin later or a day between has none: it may have been used before", async () => {
    expect(await firsts({ from: "2026-03-05" })).toEqual([]);
    const later = { ...spent, "2026-03-04": [] };
    const lists = rowsOf(later, last);
    lists.tokens = lists.tokens.filter(({ date }) => date !== "2026-03-04");
    expect(await firsts({ rows: lists })).toEqual([]);
  });
});

describe("autonomy and MCP", () => {
  it("8: the mode used most is compared with every cap of the day, and shares as calls", async () => {
    const high = (rows: Rows) => {
      for (const day of ["05", "06", "07", "09", "10"])
        rows.users.push({
          user_id: "u4",
          user_email: null,
          date: `2026-03-${day}`,
          delegation_level: "auto-high",
          tool_calls: 1,
          sessions: 1,
          billable_tokens: 0,
        });
      Object.assign(row(rows, "tools", "2026-03-10"), {
        tool_calls: 400,
        tool_autonomy_level_ratio: { auto_high: 0.25, auto_medium: 0.5, auto_low: 0.25, manual: 0 },
      });
      Object.assign(row(rows, "tools", "2026-03-05"), {
        tool_calls: 400,
        tool_autonomy_level_ratio: { auto_high: 0.002, auto_medium: 0.998, auto_low: 0, manual: 0 },
      });
    };
    const r5 = change(4, "2026-03-06T21:47:38.000Z", settings(["m-a"], { maxAutonomyLevel: "high" }));
    const r6 = change(5, "2026-03-09T07:12:25.000Z", settings(["m-a"]));
    const report = await run({ history: [...history, r5, r6], rows: rows(high) });
    const findings = report.findings.filter(({ rule }) => rule === "usage/autonomy-above-cap");
    expect(findings.map(({ subject, days, certainty }) => [subject, days!.map(({ day }) => day), certainty])).toEqual([
      ["usage/autonomy/user/u4", ["2026-03-05", "2026-03-10"], "lower-bound"],
    ]);
    expect(
      report.usage!.ambiguous.filter(({ rule }) => rule === "usage/autonomy-above-cap").map(({ day }) => day),
    ).toEqual(["2026-03-06", "2026-03-09"]);
    const [share] = report.findings.filter(({ rule }) => rule === "usage/autonomy-share-above-cap");
    expect(share!.days).toMatchObject([{ day: "2026-03-10", calls: 100, share: 0.25 }]);
    expect(report.usage!.belowFloor).toContainEqual({ what: "autonomy", name: "auto_high", day: "2026-03-05" });
  });

  const servers = (callers: string[]) => (lists: Rows) => {
    row(lists, "tools", "2026-03-09")["mcp_by_server"] = [
      { server: "Linear", invocations: 3 },
      { server: "linear", invocations: 5 },
      { server: "figma", invocations: 4 },
    ];
    for (const id of callers) {
      const user = row(lists, "users", "2026-03-09", id);
      if (user) user["mcp_calls"] = 5;
      else
        lists.users.push({
          user_id: id,
          user_email: null,
          date: "2026-03-09",
          mcp_calls: 5,
          tool_calls: 1,
          sessions: 1,
          billable_tokens: 0,
        });
    }
  };
  const identities = (more = "") => `${base}usage: { mcp: { identities: { linear: mcp.linear.example${more} } } }\n`;

  it("9: servers are joined by their identities, and users are candidates", async () => {
    const report = await run({ rows: rows(servers(["u1", "u2"])), policy: identities() });
    expect(report.usage!.servers.find(({ name }) => name === "linear")).toMatchObject({
      calls: 8,
      spellings: ["Linear", "linear"],
    });
    expect(report.usage!.unjoined).toEqual([{ what: "mcp", name: "figma", days: 1 }]);
    expect(useful(report, /mcp/)).toEqual([]);
    const with2 = await run({ rows: rows(servers(["u1", "u2"])), policy: identities(', figma: "npx figma-mcp"') });
    expect(useful(with2, /mcp/)).toEqual(["usage/mcp-not-allowed usage/mcp/figma 03-09=4 open"]);
    const who = (item: typeof with2) =>
      item.findings
        .find(({ rule }) => rule === "usage/mcp-not-allowed")!
        .who!.map(({ id, certainty }) => [id, certainty]);
    expect(who(with2)).toEqual([
      ["u1", "candidates"],
      ["u2", "candidates"],
    ]);
    const with1 = await run({ rows: rows(servers(["u1"])), policy: identities(', figma: "npx figma-mcp"') });
    expect(who(with1)).toEqual([["u1", "exact"]]);
  });
});

describe("figures", () => {
  it("10: a missing day is a gap, no quiet day, and nothing is unused because of it", async () => {
    const missing = (lists: Rows) => (lists.tokens = lists.tokens.filter(({ date }) => date !== "2026-03-08"));
    const report = await run({
      asOf: "2026-03-20T08:00:00.000Z",
      rows: rows(missing, "2026-03-19"),
      policy: `${base}usage: { unused: { after: 14d, of: [models] } }\n`,
    });
    expect(useful(report)).toContainEqual(expect.stringContaining("user/u2 03-02=10 until 2026-03-03T00:00:00.000Z"));
    expect(report.findings.filter(({ rule }) => rule === "integrity/usage-gap").map(({ subject }) => subject)).toEqual([
      "usage/tokens/2026-03-08",
    ]);
    expect(report.findings.filter(({ rule }) => rule === "usage/unused-allowance")).toEqual([]);
  });

  it("11: a hook is counted over its days, and not day by day", async () => {
    const hooks = (counts: number[], sessions: Record<string, number>) => (lists: Rows) => {
      for (const tool of lists.tools) tool["hooks_by_event"] = [];
      const week = lists.tools.filter(
        ({ date }) => (date as string) >= "2026-03-04" && (date as string) <= "2026-03-10",
      );
      for (const [i, item] of week.entries())
        item["hooks_by_event"] = [{ event: "SessionEnd", command: "audit-log --session", count: counts[i] }];
      for (const item of lists.activity)
        item["sessions"] = (item["date"] as string) >= "2026-03-04" ? (sessions[item["date"] as string] ?? 0) : 0;
    };
    const text = `${base}usage: { hooks: [{ event: SessionEnd, command: "audit-log --session", perSession: { atLeast: 0.95 }, over: 7d }] }\n`;
    const messagesOf = async (...of: Parameters<typeof hooks>) => {
      const { findings } = await run({ rows: rows(hooks(...of)), policy: text });
      return findings
        .filter(({ rule }) => rule === "usage/policy-hooks")
        .map(
          ({ message, days: all = [] }) =>
            `${message}; ${all.map(({ day, calls }) => `${day.slice(8)}=${calls}`).join(" ")}`,
        );
    };
    const sessions = { "2026-03-04": 10, "2026-03-05": 10, "2026-03-06": 20 };
    expect(await messagesOf([9, 11, 4, 3, 2, 1, 0], sessions)).toEqual([
      expect.stringMatching(
        /ran 30 times for 40 sessions from 2026-03-04 to 2026-03-10: 0\.75.*; 04=9 05=11 06=4 07=3 08=2 09=1 10=0$/,
      ),
    ]);
    expect(await messagesOf([1, 0, 0, 0, 0, 0, 0], { "2026-03-04": 2 })).toEqual([
      expect.stringContaining("ran 1 time for 2 sessions from"),
    ]);
  });

  it("13: pieces of answers are counted and never judged", async () => {
    const artifact = (lists: Rows) => {
      row(lists, "tools", "2026-03-09")["by_tool"] = [
        { tool: "Read", invocations: 19 },
        { tool: 'Read">\n<parameter', invocations: 1 },
      ];
    };
    const report = await run({ rows: rows(artifact), policy: `${base}usage: { tools: { allowed: [Read] } }\n` });
    expect(useful(report, /policy-tools/)).toEqual([]);
    expect(report.usage!.artifacts).toEqual({ entries: 1, calls: 1 });
  });

  it("of a tool with fewer than 3 calls in all are listed and never fail", async () => {
    const calls = (first: number | null, second: number) => (lists: Rows) => {
      row(lists, "tools", "2026-03-06")["by_tool"] = [{ tool: "Execute", invocations: first }];
      row(lists, "tools", "2026-03-09")["by_tool"] = [{ tool: "Execute", invocations: second }];
    };
    const judged = async (edit: (lists: Rows) => void) => {
      const text = `${base}usage: { tools: { denied: [Execute] } }\n`;
      const report = await run({ rows: rows(edit), policy: text });
      return [report.usage!.belowFloor, report.findings.filter(({ rule }) => rule === "usage/policy-tools").length];
    };
    expect(await judged(calls(1, 1))).toEqual([[{ what: "tool", name: "Execute", day: null }], 0]);
    expect(await judged(calls(1, 2))).toEqual([[], 1]);
    expect(await judged(calls(null, 1))).toEqual([[], 1]);
  });

  it("are counted once and without a policy: pieces of answers, and shares below the floor", async () => {
    const odd = (lists: Rows) => {
      const tools = row(lists, "tools", "2026-03-09");
      tools["by_tool"] = [{ tool: 'Read">', invocations: 1 }];
      Object.assign(tools, { tool_calls: 400, tool_autonomy_level_ratio: { auto_high: 0.002, auto_low: 0.998 } });
    };
    for (const more of [
      "",
      "usage: { autonomy: { atMost: low, share: { high: { atMost: 0.5 } } }, tools: { allowed: [Read] } }\n",
    ]) {
      const { usage } = await run({ rows: rows(odd), policy: `${base}${more}` });
      expect(usage!.artifacts).toEqual({ entries: 1, calls: 1 });
      expect(usage!.belowFloor).toEqual([{ what: "autonomy", name: "auto_high", day: "2026-03-09" }]);
    }
  });

  it("of an episode say the modes of its own days", async () => {
    const modes = (lists: Rows) => {
      const user = (date: string, mode: string) =>
        lists.users.push({
          user_id: "u4",
          user_email: null,
          date,
          delegation_level: mode,
          tool_calls: 1,
          sessions: 1,
          billable_tokens: 0,
        });
      user("2026-02-03", "auto-high");
      user("2026-03-10", "auto-medium");
    };
    const low = { ...r1, settings: { ...r1.settings, maxAutonomyLevel: "low" } };
    const { findings } = await run({ history: [low], rows: rows(modes) });
    const messages = findings
      .filter(({ rule }) => rule === "usage/autonomy-above-cap")
      .map(({ message, actual }) => [message, actual]);
    expect(messages).toEqual([
      ["u4 mostly used auto-high, above the cap, on 2026-02-03", "auto-high"],
      ["u4 mostly used auto-medium, above the cap, on 2026-03-10", "auto-medium"],
    ]);
  });

  it("17: figures add up to the rows, over findings and over the range", async () => {
    const lists = rows();
    const report = await run({ rows: lists });
    const total = lists.tokens.reduce((sum, token) => sum + (token["billable_tokens"] as number), 0);
    expect(report.usage!.models.reduce((sum, { credits }) => sum + credits!, 0)).toBe(total);
    expect(report.findings.filter(({ rule }) => rule === "integrity/usage-mismatch")).toEqual([]);
  });

  it("18: rows in any order give the same report", async () => {
    const backwards = (lists: Rows) => {
      for (const list of Object.values(lists)) list.reverse();
      for (const token of lists.tokens) (token["by_user"] as unknown[]).reverse();
    };
    expect(JSON.stringify(await run({ rows: rows(backwards) }))).toBe(JSON.stringify(await run()));
  });
});
