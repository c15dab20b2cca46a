// Figures that contradict each other, lack a user, or are not numbers.
import { describe, expect, it } from "vitest";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { usedLines } from "../../../src/reporters/wording/use.ts";
import { auditUse, base, change, row, type Rows, rowsOf, usageOf, useful } from "./support.ts";

const history = [
  change(1, "2026-02-01T00:00:00.000Z", {
    maxAutonomyLevel: "low",
    modelPolicy: { allowedModelIds: ["m-a"], allowAllServiceModels: false },
    mcpPolicy: { enabled: true, allowlist: ["mcp.linear.example"] },
  }),
];
const asOf = "2026-03-12T08:00:00.000Z";
const day = "2026-03-09";

const audited = (edit: (rows: Rows) => void, policy = base) => {
  const rows = rowsOf({ [day]: ["u2 m-b 10"] }, "2026-03-11");
  edit(rows);
  return auditUse({ history, rows, asOf, policy });
};
const mismatches = (report: Awaited<ReturnType<typeof audited>>) =>
  report.findings.filter(({ rule }) => rule === "integrity/usage-mismatch").map(({ message }) => message);

describe("a model that the day counts", () => {
  it("is judged where the list of users leaves out who used it", async () => {
    for (const users of [
      [],
      [{ user_id: "u9", billable_tokens: 1, by_model: [{ model_id: "m-a", billable_tokens: 1 }] }],
    ])
      expect(useful(await audited((rows) => Object.assign(row(rows, "tokens", day), { by_user: users })))).toEqual([
        "usage/model-not-allowed usage/model/m-b 03-09=10 open",
      ]);
  });
});

describe("a model that only a user's own lists allow", () => {
  const own = history.map(({ settings, ...rest }) => ({
    ...rest,
    settings: { ...settings, userModelPolicies: { u2: { allowedModelIds: ["m-b"], blockedModelIds: [] } } },
  }));
  const models = [{ model_id: "m-b", billable_tokens: 10 }];
  const asked = (users: readonly Record<string, unknown>[]) => {
    const rows = rowsOf({ [day]: ["u2 m-b 10", "u2 m-c 1"] }, "2026-03-11");
    Object.assign(row(rows, "tokens", day), { by_user: users });
    return auditUse({ history: own, rows, asOf });
  };

  it("is ambiguous where it is unknown whether that user used it", async () => {
    for (const users of [
      [],
      [{ user_id: null, user_email: "b@corp.example", billable_tokens: 10, by_model: models }],
    ]) {
      const report = await asked(users);
      expect(useful(report)).toEqual(["usage/model-not-allowed usage/model/m-c 03-09=1 open"]);
      const subjects = report.usage!.ambiguous.map(({ subject, reason }) => `${reason} ${subject.split("/")[2]}`);
      expect(subjects).toContain("reading m-b");
    }
  });
});

describe("a mode that is the name of something else", () => {
  it.each(["constructor", "__proto__", "toString"])("%s has no level, and is allowed", async (mode) => {
    const report = await audited((rows) => Object.assign(row(rows, "users", day, "u9"), { delegation_level: mode }));
    expect(report.usage!.ambiguous).toEqual([]);
    expect(report.findings.map(({ subject }) => subject)).toContain(`usage/delegation_level/${mode}`);
  });
});

describe("the caller of a server", () => {
  const policy = `${base}usage: { mcp: { identities: { figma: npx figma-mcp } } }\n`;
  const called = (calls: number | null) => (rows: Rows) => {
    row(rows, "tools", day)["mcp_by_server"] = [
      { server: "figma", invocations: 4 },
      { server: "linear", invocations: 1 },
    ];
    row(rows, "users", day, "u2")["mcp_calls"] = 5;
    row(rows, "users", day, "u9")["mcp_calls"] = calls;
  };
  const findingOf = async (calls: number | null) => {
    const { certainty, message } = (await audited(called(calls), policy)).findings.find(
      ({ rule }) => rule === "usage/mcp-not-allowed",
    )!;
    return [certainty, message.replace(/^.*calls, /, "")];
  };

  const calledOn =
    (on: string, servers: Record<string, number>, calls: Record<string, number | null>) => (rows: Rows) => {
      row(rows, "tools", on)["mcp_by_server"] = Object.entries(servers).map(([server, invocations]) => ({
        server,
        invocations,
      }));
      for (const [user, count] of Object.entries(calls)) row(rows, "users", on, user)["mcp_calls"] = count;
    };
  const told = async (...edits: ((rows: Rows) => void)[]) => {
    const report = await audited((rows) => edits.forEach((edit) => edit(rows)), policy);
    const { certainty, message } = report.findings.find(({ rule }) => rule === "usage/mcp-not-allowed")!;
    return [certainty, message.replace(/^.*calls/, "")];
  };

  it("is not named for a day on which nobody is known to have called", async () => {
    const both = [calledOn(day, { figma: 4 }, { u2: 4 }), calledOn("2026-03-10", { figma: 4 }, { u9: null })];
    expect(await told(...both)).toEqual(["candidates", ", by u2; the service does not say by whom on 1 of these days"]);
  });

  it("is told apart from those who may have called", async () => {
    const both = [calledOn(day, { figma: 4 }, { u2: 4 }), calledOn("2026-03-08", { figma: 4, linear: 1 }, { u9: 5 })];
    const unsure = (rows: Rows) => void rows.users.push({ ...row(rows, "users", "2026-03-08", "u9"), user_id: "u3" });
    expect(await told(...both, unsure)).toEqual(["candidates", ", by u2, and perhaps by one or more of u3, u9"]);
  });

  it("is exact where everybody else called none, and not where somebody may have", async () => {
    expect(await findingOf(0)).toEqual(["exact", "by u2"]);
    expect(await findingOf(null)).toEqual(["candidates", "perhaps by u2"]);
  });
});

it("a server under an allowlist that is no list is not known to be allowed", async () => {
  const unreadable = [change(1, "2026-02-01T00:00:00.000Z", { mcpPolicy: { enabled: true, allowlist: "figma" } })];
  const rows = rowsOf({}, "2026-03-11");
  row(rows, "tools", day)["mcp_by_server"] = [{ server: "figma", invocations: 4 }];
  const policy = `${base}usage: { mcp: { identities: { figma: npx figma-mcp } } }\n`;
  const { usage } = await auditUse({ history: unreadable, rows, asOf, policy });
  expect(usage!.servers.map(({ allowedNow }) => allowedNow)).toEqual([null]);
  expect(usage!.ambiguous.map(({ revisions }) => revisions)).toEqual([[1]]);
});

describe("rows", () => {
  it("of what is no day are of no day", async () => {
    const report = await audited((rows) => {
      for (const credits of [1, 2])
        rows.tokens.push(
          { date: "2026-03-05T00:00:00Z", billable_tokens: credits },
          { date: "2026-02-30", billable_tokens: credits },
        );
    });
    expect(report.findings.filter(({ kind }) => kind === "integrity")).toEqual([]);
  });

  it("of more users than a function takes arguments are all read", async () => {
    const many = rowsOf({}, "2026-03-16", "2026-03-16");
    many.users = Array.from({ length: 130_000 }, (_, i) => ({ date: "2026-03-16", user_id: `u${i}` }));
    const usage = await usageOf(many, "2026-03-18T08:00:00.000Z", "2026-03-16");
    expect(usage.users.get("2026-03-16")).toHaveLength(130_000);
  });

  it.each(["tokens", "tools", "activity", "productivity", "users"] as const)(
    "of %s that stand twice are told if they differ, and once if they do not",
    async (of) => {
      const twice = (change: object) =>
        audited((rows) => rows[of].push({ ...row(rows, of, day, of === "users" ? "u9" : undefined), ...change }));
      const told = ({ findings }: Awaited<ReturnType<typeof audited>>) =>
        findings.filter(({ rule }) => /^integrity\/usage-(?:conflict|gap)$/.test(rule)).map(({ subject }) => subject);
      expect(told(await twice({}))).toEqual([]);
      expect(told(await twice({ git_commits: 2 }))).toEqual([`usage/${of}/${day}`]);
    },
  );

  it("of two users whose ids are credentials do not contradict each other", async () => {
    const report = await audited((rows) => {
      for (const user of rows.users) user["user_id"] = `ghp_${(user["user_id"] === "u2" ? "a1B2" : "c3D4").repeat(9)}`;
    });
    expect(report.findings.filter(({ rule }) => rule === "integrity/usage-conflict")).toEqual([]);
    expect(mismatches(report)).toEqual([]);
  });

  it("of users that contradict each other are added up with nothing", async () => {
    const report = await audited((rows) => rows.users.push({ ...row(rows, "users", day, "u9"), tool_calls: 11 }));
    expect(mismatches(report)).toEqual([]);
  });
});

it.each([
  [99, 98, 100],
  [98, 99, 100],
  [100, 98, 99],
])("credits of %d, %d and %d do not add up, whichever of them comes first", async (total, ofModels, ofUsers) => {
  const report = await audited((rows) => {
    Object.assign(row(rows, "tokens", day), {
      billable_tokens: total,
      by_model: [{ model_id: "m-a", billable_tokens: ofModels }],
      by_user: [{ user_id: "u9", billable_tokens: ofUsers }],
    });
    row(rows, "users", day, "u9")["billable_tokens"] = null;
  });
  expect(mismatches(report)).toContainEqual(expect.stringContaining(`credits of ${day}`));
});

describe("numbers that are no figures", () => {
  it.each([-500, -0.1, 2 ** 60, 1e300])("%d is not said", async (credits) => {
    const report = await audited((rows) => {
      for (const of of ["tokens", "activity", "users"] as const)
        Object.assign(row(rows, of, day), { billable_tokens: credits, sessions: credits });
      Object.assign(row(rows, "tokens", day), {
        by_model: [{ model_id: "m-b", billable_tokens: credits }],
        by_user: null,
      });
    });
    expect(useful(report)).toEqual(["usage/model-not-allowed usage/model/m-b 03-09= open"]);
    expect(mismatches(report)).toEqual([]);
    expect(report.usage!.unsaid).toContainEqual({ endpoint: "tokens", figure: "billable_tokens", rows: 1 });
  });
});

it("an ambiguous day of a subject is listed once, however many of its figures are ambiguous", async () => {
  const changed = [...history, change(2, `${day}T12:00:00.000Z`, { maxAutonomyLevel: "high" })];
  const rows = rowsOf({ [day]: ["u2 m-a 10"] }, "2026-03-11");
  row(rows, "tools", day)["tool_autonomy_level_ratio"] = { auto_high: 0.5, auto_medium: 0.5, auto_low: 0, manual: 0 };
  const report = await auditUse({ history: changed, rows, asOf });
  expect(report.usage!.ambiguous).toEqual([
    { rule: "usage/autonomy-share-above-cap", subject: "usage/autonomy", day, revisions: [2], reason: "changed" },
  ]);
});

it("values that the interface does not name are reported, wherever a row has them", async () => {
  const report = await audited((rows) => {
    Object.assign(row(rows, "users", day, "u2"), { primary_model_tier: "ultra", delegation_level: "yolo" });
    const models = [{ model_tier: "mega" }, { model_id: "m-b", model_tier: "giga", billable_tokens: 10 }];
    Object.assign(row(rows, "tokens", day), { by_model: models });
    Object.assign(row(rows, "activity", day), { daily_active_users_by_client: { toaster: 1 } });
  });
  const unknown = report.findings.filter(({ rule }) => rule === "integrity/unknown-value");
  expect(unknown.map(({ subject }) => subject)).toEqual([
    "usage/client/toaster",
    "usage/delegation_level/yolo",
    "usage/model_tier/giga",
    "usage/model_tier/ultra",
  ]);
});

it("a figure above its limit is told by its name and its last value", async () => {
  const limits = "id: p\nusage: { autonomy: { ratioP90: { atMost: 5 } }, credits: { perDay: { atMost: 3 } } }\n";
  const report = await audited((rows) => Object.assign(row(rows, "tools", day), { autonomy_ratio_p90: 9 }), limits);
  const above = report.findings.filter(({ rule }) => rule.startsWith("usage/policy-"));
  expect(above.map(({ subject, actual, offending }) => [subject, actual, offending])).toEqual([
    ["usage/autonomy/ratio", 9, [5]],
    ["usage/credits", 11, [3]],
  ]);
  const line = usedLines(report).find(({ term }) => term === "Not allowed")!;
  expect(plain(line.says)).toContain("autonomy/ratio and credits");
});

it("shares of one day come in the same order, whatever the order of the answer", async () => {
  const shares = { auto_high: 0.5, auto_medium: 0.4, auto_low: 0.1, manual: 0 };
  const daysOf = async (ratio: Record<string, number>) =>
    (
      await audited((rows) => Object.assign(row(rows, "tools", day), { tool_autonomy_level_ratio: ratio }))
    ).findings.find(({ subject }) => subject === "usage/autonomy")!.days;
  expect(await daysOf(Object.fromEntries(Object.entries(shares).toReversed()))).toEqual(await daysOf(shares));
});

it("a list that names only some of its models is judged by those", async () => {
  const odd = { model: "m-x", billable_tokens: 2 };
  const ofUser = (rows: Rows) => {
    const spent = row(rows, "tokens", day)["by_user"] as { user_id: string; by_model: object[] }[];
    spent.find(({ user_id }) => user_id === "u2")!.by_model.push(odd);
  };
  expect(useful(await audited(ofUser))).toEqual(["usage/model-not-allowed usage/model/m-b/user/u2 03-09=10 open"]);
  const ofAll = (rows: Rows) => {
    (row(rows, "tokens", day)["by_model"] as object[]).push(odd);
    row(rows, "tokens", day)["by_user"] = null;
  };
  const report = await audited(ofAll);
  expect(useful(report)).toEqual(["usage/model-not-allowed usage/model/m-b 03-09=10 open"]);
  expect(report.usage!.models.map(({ id, credits }) => [id, credits])).toContainEqual(["m-b", 10]);
});

it("credentials in ids and addresses of users are not shown", async () => {
  const token = `ghp_${"a1B2".repeat(9)}`;
  const report = await audited((rows) => {
    for (const user of [...rows.users, ...rows.tokens.flatMap((of) => of["by_user"] as Record<string, unknown>[])])
      if (user["user_id"] === "u2") Object.assign(user, { user_id: token, user_email: `${token}@corp.example` });
  });
  expect(JSON.stringify(report)).not.toContain(token);
  expect(useful(report)).toEqual(["usage/model-not-allowed usage/model/m-b/user/[secret] 03-09=10 open"]);
});
