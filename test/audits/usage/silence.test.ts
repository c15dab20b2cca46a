// Days with missing figures: no conclusion is drawn from them.
import { describe, expect, it } from "vitest";
import { auditUse, base, change, row, type Rows, rowsOf, useful } from "./support.ts";

const settings = (models: string[]) => ({
  maxAutonomyLevel: "low",
  modelPolicy: { allowedModelIds: models, allowAllServiceModels: false },
  mcpPolicy: { enabled: true, allowlist: ["mcp.linear.example"] },
});
const only = [change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"]))];
const loosened = [...only, change(2, "2026-03-03T12:00:00.000Z", settings(["m-a", "m-b"]))];
const asOf = "2026-03-31T08:00:00.000Z";
/** Followed by more than enough quiet days. */
const used = { "2026-03-09": ["u2 m-b 10"] };

const audited = (edit: (rows: Rows) => void, policy = base, history = only, spent = used) => {
  const rows = rowsOf(spent, "2026-03-30");
  edit(rows);
  return auditUse({ history, rows, asOf, policy });
};
const since = (rows: Rows, of: keyof Rows, rest: Record<string, unknown>) => {
  for (const item of rows[of]) if ((item["date"] as string) > "2026-03-15") Object.assign(item, rest);
};

describe("quiet days", () => {
  it.each<[figure: string, rule: string, policy: string, edit: (rows: Rows) => void]>([
    [
      "models of users and of the organization",
      "usage/model-not-allowed",
      "",
      (rows) => since(rows, "tokens", { by_user: null, by_model: null }),
    ],
    [
      "MCP servers",
      "usage/policy-mcp",
      "usage: { mcp: { allowed: [linear] } }\n",
      (rows) => {
        row(rows, "tools", "2026-03-09")["mcp_by_server"] = [{ server: "figma", invocations: 3 }];
        since(rows, "tools", { mcp_by_server: null });
      },
    ],
    [
      "tools",
      "usage/policy-tools",
      "usage: { tools: { denied: [Execute] } }\n",
      (rows) => {
        row(rows, "tools", "2026-03-09")["by_tool"] = [{ tool: "Execute", invocations: 20 }];
        since(rows, "tools", { by_tool: null });
      },
    ],
    [
      "modes",
      "usage/autonomy-above-cap",
      "",
      (rows) => {
        row(rows, "users", "2026-03-09", "u9")["delegation_level"] = "auto-high";
        since(rows, "users", { delegation_level: null });
      },
    ],
    [
      "credits of users",
      "usage/policy-credits",
      "usage: { credits: { perUserPerDay: { atMost: 10 } } }\n",
      (rows) => {
        row(rows, "users", "2026-03-09", "u9")["billable_tokens"] = 11;
        since(rows, "users", { billable_tokens: null });
      },
    ],
    [
      "users, whose rows contradict each other",
      "usage/autonomy-above-cap",
      "",
      (rows) => {
        row(rows, "users", "2026-03-09", "u9")["delegation_level"] = "auto-high";
        rows.users = rows.users.flatMap((user) =>
          (user["date"] as string) > "2026-03-15" ? [user, { ...user, tool_calls: 11 }] : [user],
        );
      },
    ],
  ])("are none without %s", async (_, rule, policy, edit) => {
    const [finding, ...others] = (await audited(edit, base + policy)).findings.filter((item) => item.rule === rule);
    expect([finding!.status, others]).toEqual(["open", []]);
  });
});

it("a first use is not told where a day before it does not say the model", async () => {
  const first = /^usage\/first/;
  const spent = { "2026-03-09": ["u2 m-b 10"] };
  expect(useful(await audited(() => {}, base, loosened, spent), first)).toHaveLength(1);
  const silent = (rows: Rows) => Object.assign(row(rows, "tokens", "2026-03-06"), { by_model: null, by_user: null });
  expect(useful(await audited(silent, base, loosened, spent), first)).toEqual([]);
});

describe("a rule is not said to pass", () => {
  const stated = `${base}usage:
  models: { allowed: [m-a] }
  tools: { denied: [Execute] }
  clients: { allowed: [terminal-ui] }
  autonomy: { atMost: high }
  credits: { perUserPerDay: { atMost: 500 } }
  hooks: [{ event: SessionEnd, command: audit-log, perSession: { atLeast: 0.5 }, over: 7d }]
`;
  const statusOf = async (edit: (rows: Rows) => void, policy = stated) =>
    Object.fromEntries(
      (await audited(edit, policy, only, {} as typeof used)).rules
        .filter(({ id }) => id.startsWith("usage/"))
        .map(({ id, status, reason }) => [id.slice(6), reason ?? status]),
    );
  const runs = (rows: Rows) => {
    for (const tool of rows.tools) {
      tool["hooks_by_event"] = [{ event: "SessionEnd", matcher: null, command: "audit-log", count: 1 }];
      tool["tool_autonomy_level_ratio"] = { auto_high: 0, auto_medium: 0, auto_low: 1, manual: 0 };
    }
  };

  it("where no day says what it reads", async () => {
    const bare = (rows: Rows) => {
      for (const of of ["tokens", "tools", "activity", "users"] as const)
        rows[of] = rows[of].map(({ date, user_id }) => ({ date, user_id }));
    };
    expect(await statusOf(bare)).toEqual({
      "autonomy-above-cap": "no final day says in which mode users ran the agent",
      "autonomy-share-above-cap": "no final day says how autonomously tools were called",
      "first-after-loosening": "passing",
      "mcp-not-allowed": "no final day says which MCP servers were used",
      "model-not-allowed": "no final day says which models were used",
      "policy-autonomy": "no final day says in which mode users ran the agent",
      "policy-clients": "no final day says which clients were used",
      "policy-credits": "no final day says how many credits each user used",
      "policy-hooks": "the last 7 final days do not all say how often the hook audit-log ran, and what for",
      "policy-models": "no final day says which models were used",
      "policy-tools": "no final day says which tools were used",
    });
    expect([...new Set(Object.values(await statusOf(runs)))]).toEqual(["passing"]);
  });

  it("where no day says one of the figures that it reads", async () => {
    const two = `${base}usage:
  autonomy: { atMost: high, ratioP90: { atMost: 20 } }
  credits: { perUserPerDay: { atMost: 5 }, perDay: { atMost: 500 } }
`;
    const silent = (rows: Rows) => {
      for (const tokens of rows.tokens) tokens["billable_tokens"] = null;
      row(rows, "users", "2026-03-29", "u9")["billable_tokens"] = 6;
    };
    expect(await statusOf(silent, two)).toMatchObject({
      "policy-autonomy": "no final day says how many calls users had for each of their turns",
      "policy-credits": "failing",
    });
    expect((await statusOf((rows) => since(rows, "tokens", { billable_tokens: null }), two))["policy-credits"]).toBe(
      "passing",
    );
  });

  it("before its policy is in force", async () => {
    const later = await statusOf(runs, stated.replace("id: p\n", "id: p\neffective: { from: 2027-01-01 }\n"));
    expect(later["policy-models"]).toMatch(/2027-01-01/);
  });

  it("about a hook on days of which one does not say what ran", async () => {
    const failing = (rows: Rows) => {
      runs(rows);
      for (const tool of rows.tools) if ((tool["date"] as string) > "2026-03-25") tool["hooks_by_event"] = [];
    };
    const silent = (rows: Rows) => {
      failing(rows);
      row(rows, "tools", "2026-03-26")["hooks_by_event"] = null;
    };
    const sessionless = (rows: Rows) => {
      failing(rows);
      row(rows, "activity", "2026-03-26")["sessions"] = null;
    };
    expect((await statusOf(failing))["policy-hooks"]).toBe("failing");
    for (const edit of [silent, sessionless]) {
      expect((await statusOf(edit))["policy-hooks"]).toMatch(/do not all say how often the hook audit-log ran/);
    }
  });
});

describe("a range without a day", () => {
  it("leaves every rule on use unjudged", async () => {
    const history = [change(1, "2026-02-01T00:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a"] } })];
    const asOf = "2026-03-12T08:00:00.000Z";
    const report = await auditUse({ history, rows: rowsOf({}, "2026-03-11"), asOf, from: "2026-03-12" });
    const rules = report.rules.filter(({ subject }) => subject === "usage");
    expect(rules.length).toBeGreaterThan(4);
    for (const { id, status, reason } of rules)
      expect([id, status, reason]).toEqual([
        id,
        "not-evaluated",
        "no day of use from 2026-03-12 on is before the audit",
      ]);
  });
});

it("a range without any figures leaves every rule on use unjudged, except that the figures are missing", async () => {
  const rows: Rows = { tokens: [], tools: [], activity: [], productivity: [], users: [] };
  const report = await auditUse({ history: only, rows, asOf, from: "2026-03-20" });
  const statuses = new Map(
    report.rules.filter(({ subject }) => subject === "usage").map(({ id, status, reason }) => [id, reason ?? status]),
  );
  expect(statuses.get("integrity/usage-gap")).toBe("failing");
  statuses.delete("integrity/usage-gap");
  expect(statuses.size).toBeGreaterThan(4);
  expect([...new Set(statuses.values())]).toEqual(["no day from 2026-03-20 to 2026-03-30 has figures"]);
});
