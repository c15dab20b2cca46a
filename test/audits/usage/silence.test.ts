// Days on which the service leaves a figure out: nothing is concluded from what they do not say.
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
/** More than enough quiet days come after it. */
const used = { "2026-03-09": ["u2 m-b 10"] };

const audited = (edit: (rows: Rows) => void, policy = base, history = only, spent = used) => {
  const rows = rowsOf(spent, "2026-03-30");
  edit(rows);
  return auditUse({ history, rows, asOf, policy });
};
const since = (rows: Rows, of: keyof Rows, rest: Record<string, unknown>) => {
  for (const one of rows[of]) if ((one["date"] as string) > "2026-03-15") Object.assign(one, rest);
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
        rows.users = rows.users.flatMap((one) =>
          (one["date"] as string) > "2026-03-15" ? [one, { ...one, tool_calls: 11 }] : [one],
        );
      },
    ],
  ])("are none without %s", async (_, rule, policy, edit) => {
    const [finding, ...others] = (await audited(edit, base + policy)).findings.filter((one) => one.rule === rule);
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
