// lane: long
// Who uses the agent, when, and with what: profiles, the settings of the day, and invalid scenarios.
import { describe, expect, test } from "vitest";
import { scenarioOf } from "../../../src/emulator/scenario.ts";
import { isWeekend } from "../../../src/emulator/usage/days.ts";
import { usageLogOf } from "../../../src/emulator/usage/log.ts";
import { ada, scenario } from "../support.ts";
import { asking, organizationWith, type Row, user } from "./support.ts";

const SPRING = { startDate: "2026-01-14", endDate: "2026-04-30" };
const busy = { pace: "busy", weekends: true };

/** Returns the rows of all days if only Ada is a member, with this profile and these settings. */
function rowsOf(profile: object, more: object = {}, entries: readonly object[] = []): Row[] {
  return asking(organizationWith({ usage: { people: { ada: profile } }, start: {}, ...more }, entries)).users(SPRING);
}
const valuesOf = (rows: readonly Row[], field: string) => new Set(rows.map((row) => row[field] as string));

/** Returns the models and the servers that people used. */
function used(more: object, period = SPRING) {
  const figures = asking(organizationWith({ start: {}, ...more }));
  const names = (rows: readonly Row[], list: string, field: string) =>
    [...new Set(rows.flatMap((row) => (row[list] as Row[]).map((item) => item[field] as string)))].toSorted();
  return {
    models: names(figures.rows("tokens", period), "by_model", "model_id"),
    servers: names(figures.rows("tools", period), "mcp_by_server", "server"),
    tools: names(figures.rows("tools", period), "by_tool", "tool"),
  };
}

describe("who is active", () => {
  test("members from the day they join until the day they leave", () => {
    const users = { ada, bo: user("bo", { joined: "2026-02-03T15:00:00Z", left: "2026-03-05" }) };
    const usage = { people: { ada: { pace: "none" }, bo: busy } };
    const days = valuesOf(asking(organizationWith({ users, usage })).users(SPRING), "date");
    expect(Math.min(...[...days].map((day) => Date.parse(day)))).toBeGreaterThanOrEqual(Date.parse("2026-02-03"));
    expect(days).toContain("2026-02-03");
    expect(days).toContain("2026-03-04");
    expect([...days].every((day) => day < "2026-03-05")).toBe(true);
  });

  test("nobody before there are figures", () => {
    const { usage, revisions, id } = organizationWith({ usage: { people: { ada: busy } } });
    const log = usageLogOf({ id, usage, revisions });
    expect(log.on("2026-01-13")).toEqual([]);
    expect(log.on("2026-01-14")).not.toEqual([]);
  });

  test("the busy more than the steady, those more than the rare, and guests only when told", () => {
    const sessions = (profile: object) => rowsOf(profile).reduce((sum, row) => sum + Number(row["sessions"]), 0);
    expect(sessions({ pace: "busy" })).toBeGreaterThan(2 * sessions({ pace: "steady" }));
    expect(sessions({ pace: "steady" })).toBeGreaterThan(2 * sessions({ pace: "rare" }));
    expect(rowsOf({ pace: "none" })).toEqual([]);
    const guest = { users: { ada: { ...ada, role: "guest" } } };
    expect(rowsOf({}, guest)).toEqual([]);
    expect(rowsOf({ pace: "steady" }, guest)).not.toEqual([]);
  });

  test("on weekdays far more than on weekends, but for automation", () => {
    const share = (rows: readonly Row[]) => rows.filter((row) => isWeekend(row["date"])).length / rows.length;
    expect(share(rowsOf({ pace: "busy" }))).toBeLessThan(0.1);
    expect(share(rowsOf(busy))).toBeGreaterThan(0.2);
  });

  test("one profile changes nothing about anybody else", () => {
    const users = { ada, bo: user("bo") };
    const bo = (people: object) =>
      asking(organizationWith({ users, usage: { people } }))
        .users(SPRING)
        .filter((row) => row["user_id"] === "user_bo");
    expect(bo({ ada: { pace: "none" } })).toEqual(bo({ ada: busy }));
    expect(bo({})).not.toEqual([]);
  });
});

describe("what people use", () => {
  test("what their profile says", () => {
    const rows = rowsOf({
      ...busy,
      clients: ["web"],
      models: ["own"],
      tools: ["Read", "Create", "Scan"],
      languages: ["Rust"],
      servers: [],
      autonomy: "manual",
    });
    expect(valuesOf(rows, "primary_model")).toEqual(new Set(["own"]));
    expect(valuesOf(rows, "delegation_level")).toEqual(new Set(["manual"]));
    expect(new Set(rows.flatMap((row) => row["languages"] as string[]))).toEqual(new Set(["Rust"]));
    expect(rows.some((row) => row["mcp_calls"] > 0 || row["git_commits"] > 0)).toBe(false);
    const usage = { people: { ada: { ...busy, servers: [], tools: ["Read", "Create", "Scan"] } }, skills: [] };
    expect(used({ usage }).tools.filter((tool) => !/\n/.test(tool))).toEqual(["Create", "Read", "Scan"]);
  });

  test("nobody plans or confirms in a session without a person", () => {
    const rows = rowsOf({ ...busy, clients: ["non-interactive-cli"], autonomy: "spec" });
    expect(valuesOf(rows, "delegation_level")).toEqual(new Set(["auto-low"]));
  });

  test("servers under the name that each user gave them: every third person has another", () => {
    const users = { ada, bo: user("bo") };
    const usage = {
      people: { ada: busy, bo: busy },
      servers: { linear: { tools: ["list"] }, Sentry: { tools: ["find"] } },
    };
    const { servers, tools } = used({ users, usage });
    expect(servers).toEqual(["Linear", "Sentry", "linear", "sentry"]);
    expect(tools.filter((tool) => tool.startsWith("mcp__"))).toEqual(["mcp__linear__list", "mcp__sentry__find"]);
  });

  test("hooks run as often as what they wait for happens", () => {
    const hooks = [
      { event: "PostToolUse", matcher: "Edit|Create", command: "a" },
      { event: "PreToolUse", command: "b" },
      { event: "UserPromptSubmit", command: "c" },
      { event: "SessionEnd", command: "d" },
      { event: "SubagentStop", command: "e" },
    ];
    const figures = asking(organizationWith({ usage: { people: { ada: busy }, hooks } }));
    const [tools] = figures.rows("tools", { startDate: "2026-02-03", endDate: "2026-02-03" });
    const [activity] = figures.rows("activity", { startDate: "2026-02-03", endDate: "2026-02-03" });
    const count = (command: string) => tools!["hooks_by_event"].find((hook: Row) => hook["command"] === command)?.count;
    const calls = (tool: string) => tools!["by_tool"].find((row: Row) => row["tool"] === tool)?.invocations ?? 0;
    expect(count("a")).toBe(calls("Edit") + calls("Create"));
    expect(count("b")).toBe(tools!["tool_calls"]);
    expect(count("c")).toBe(activity!["user_messages"]);
    expect(count("d")).toBe(activity!["sessions"]);
    expect(count("e") ?? 0).toBe(calls("Task"));
  });
});

describe("the settings of the day", () => {
  /** What Ada uses if everything is allowed. */
  const anything = ["claude-haiku-4-5", "claude-sonnet-4-6", "gemini-3-flash"];
  const people = { ada: busy };

  test("hold models: allowed ones are used, blocked ones are not", () => {
    const start = {
      modelPolicy: { allowedModelIds: ["a", "b", "c"], blockedModelIds: ["b"] },
      sessionDefaultSettings: { model: "c" },
    };
    expect(used({ start, usage: { people } }).models).toEqual(["a", "c"]);
    expect(valuesOf(rowsOf(busy, { start }), "primary_model")).toContain("c");
    const plan = { people: { ada: { ...busy, models: ["x", "b", "a"] } } };
    expect(used({ start, usage: plan }).models).toEqual(["a"]);
  });

  test("allow a model to one person only", () => {
    const users = { ada, bo: user("bo") };
    const start = {
      modelPolicy: { allowedModelIds: ["a"] },
      userModelPolicies: { user_bo: { allowedModelIds: ["extra"] } },
    };
    const rows = asking(organizationWith({ users, start, usage: { people: { ada: busy, bo: busy } } })).rows(
      "tokens",
      SPRING,
    );
    const of = (id: string) =>
      new Set(
        rows
          .flatMap((row) => row["by_user"] as Row[])
          .filter((item) => item["user_id"] === id)
          .flatMap((item) => (item["by_model"] as Row[]).map((model) => model["model_id"] as string)),
      );
    expect([of("user_01ADA"), of("user_bo")]).toEqual([new Set(["a"]), new Set(["a", "extra"])]);
  });

  test("of a wildcard are known models that it covers, and nobody works where nothing is allowed", () => {
    const start = (ids: readonly string[]) => ({ modelPolicy: { allowedModelIds: ids } });
    const usage = { people };
    expect(used({ start: start(["claude-*"]), usage }).models).toEqual(["claude-haiku-4-5", "claude-sonnet-4-6"]);
    expect(used({ start: start(["nothing-*"]), usage }).models).toEqual([]);
    const open = { modelPolicy: { allowedModelIds: ["a"], allowAllServiceModels: true } };
    expect(used({ start: open, usage }).models).toEqual(anything);
  });

  test("hold servers while the policy is enforced", () => {
    const usage = { people, servers: { linear: { at: "mcp.example", tools: ["list"] }, free: { tools: ["go"] } } };
    const servers = (mcpPolicy: object) => used({ start: { mcpPolicy }, usage }).servers;
    expect(servers({ enabled: true, allowlist: [] })).toEqual(["free"]);
    expect(servers({ enabled: true, allowlist: ["mcp.example"] })).toEqual(["free", "linear"]);
    expect(servers({ enabled: false, allowlist: [] })).toEqual(["free", "linear"]);
  });

  test.each([
    ["off", 0, 0, 0],
    ["low", 0, 0, 1],
    ["medium", 0, 1, 1],
    ["high", 1, 1, 1],
  ])("cap autonomy at %s", (maxAutonomyLevel, high, medium, low) => {
    const figures = asking(
      organizationWith({ start: { maxAutonomyLevel }, usage: { people: { ada: { ...busy, autonomy: "auto-high" } } } }),
    );
    const levels = figures.rows("tools", SPRING).map((row) => row["tool_autonomy_level_ratio"] as Row);
    const some = (level: string) => Number(levels.some((item) => item[level] > 0));
    expect([some("auto_high"), some("auto_medium"), some("auto_low")]).toEqual([high, medium, low]);
  });

  test("count from the day after a change", () => {
    const change = { at: "2026-02-18T09:00:00Z", set: { maxAutonomyLevel: "high" } };
    const usage = { people: { ada: { ...busy, autonomy: "auto-high" } } };
    const figures = asking(organizationWith({ start: { maxAutonomyLevel: "low" }, usage }, [change]));
    const high = figures.rows("tools", SPRING).filter((row) => row["tool_autonomy_level_ratio"]["auto_high"] > 0);
    expect(high[0]!["date"]).toBe("2026-02-19");
  });

  test("do not hold somebody who is not bound", () => {
    const start = {
      maxAutonomyLevel: "low",
      modelPolicy: { allowedModelIds: ["a"] },
      mcpPolicy: { enabled: true, allowlist: [] },
    };
    const profile = { ...busy, bound: false, autonomy: "auto-high", models: ["x"] };
    const usage = { people: { ada: profile }, servers: { s: { at: "npx", tools: ["t"] } } };
    expect(used({ start, usage })).toMatchObject({ models: ["x"], servers: ["s"] });
    expect(valuesOf(rowsOf(profile, { start }), "delegation_level")).toContain("auto-high");
  });

  test.each([[null], [[]], ["text"], [{ allowedModelIds: "a" }], [{ allowedModelIds: [1, null] }]])(
    "of another type count as not set: %j",
    (modelPolicy) => {
      const start = {
        modelPolicy,
        sessionDefaultSettings: [],
        mcpPolicy: 1,
        userModelPolicies: "x",
        maxAutonomyLevel: {},
      };
      expect(used({ start, usage: { people } }).models).toEqual(anything);
    },
  );
});

describe("names of tools", () => {
  test("are garbled in one call of a week, and the rest fits as before", () => {
    const rows = asking(organizationWith({ usage: { people: { ada: busy } } })).rows("tools", SPRING);
    const garbled = rows.flatMap((row) =>
      (row["by_tool"] as Row[])
        .filter((item) => /\n/.test(item["tool"]))
        .map((item) => [row["date"], item["invocations"]]),
    );
    expect(garbled.length).toBeGreaterThan(10);
    for (const [date, count] of garbled) expect([new Date(date).getUTCDay(), count]).toEqual([3, 1]);
  });
});

describe("a usage part that does not fit", () => {
  const problem = (usage: object) => () => organizationWith({ usage });

  test.each([
    [
      "a profile of nobody",
      { people: { adda: {} } },
      'usage.people.adda: nobody in users has the handle "adda"; did you mean "ada"?',
    ],
    [
      "a server that is not there",
      { people: { ada: { servers: ["linaer"] } }, servers: { linear: { tools: ["a"] } } },
      'usage.people.ada.servers.0: there is no server "linaer"; did you mean "linear"?',
    ],
    ["a server where there is none", { people: { ada: { servers: ["x"] } }, servers: {} }, "usage.servers is empty"],
    [
      "an unknown key",
      { people: { ada: { pase: "busy" } } },
      'usage.people.ada.pase is not known; did you mean "pace"?',
    ],
    ["an unknown pace", { people: { ada: { pace: "bussy" } } }, 'did you mean "busy"?'],
    ["an unknown language", { people: { ada: { languages: ["Pyton"] } } }, 'did you mean "Python"?'],
    ["no client", { people: { ada: { clients: [] } } }, "usage.people.ada.clients is empty"],
    ["a server without tools", { servers: { s: { tools: [] } } }, "usage.servers.s.tools is empty"],
    ["an unknown event", { hooks: [{ event: "Stopp", command: "x" }] }, 'did you mean "Stop"?'],
  ])("%s", (_, usage, message) => {
    expect(problem(usage)).toThrow(message);
  });

  test("is told where it stands", () => {
    const value = scenario([], { usage: { people: { adda: {}, bob: {} } } });
    const locate = (path: readonly PropertyKey[]) => ({ file: "s.yaml", line: path.length, column: 1 });
    expect(() => organizationWith(value)).toThrow(/adda[^]*bob/);
    expect(() => scenarioOf({ ...value, usage: { peple: {} } }, locate)).toThrow(
      's.yaml:2:1: usage.peple is not known; did you mean "people"?',
    );
  });
});
