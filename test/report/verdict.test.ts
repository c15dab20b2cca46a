import { describe, expect, it } from "vitest";
import { hourly, judge, policy } from "../support/history.ts";

const rule = (severity: string) => `id: p\nsettings: { maxAutonomyLevel: { atMost: medium, severity: ${severity} } }\n`;
const bad = hourly({ maxAutonomyLevel: "high" });
const good = hourly({ maxAutonomyLevel: "low" });
const view = (failOn: "low" | "medium" | "high" | "critical" | "never" | "info") => ({
  view: { reportSeverity: null, since: null, failOn },
});

describe("the verdict", () => {
  it("is compliant on complete evidence with nothing open at low or above", async () => {
    expect(await judge(good, rule("high"))).toMatchObject({ verdict: "compliant", exitCode: 0 });
    expect(await judge(bad, rule("info"))).toMatchObject({ verdict: "compliant", exitCode: 0 });
    expect(await judge(bad, rule("low"))).toMatchObject({ verdict: "drifted", exitCode: 0 });
  });

  it("is about the organization: --fail-on changes the exit code only", async () => {
    expect(await judge(bad, rule("medium"), view("high"))).toMatchObject({ verdict: "drifted", exitCode: 0 });
    expect(await judge(bad, rule("medium"), view("medium"))).toMatchObject({ verdict: "drifted", exitCode: 1 });
    expect(await judge(bad, rule("critical"), view("never"))).toMatchObject({ verdict: "drifted", exitCode: 0 });
  });

  it("is never compliant on incomplete evidence, and no rule is said to pass", async () => {
    const report = await judge(good, rule("high"), { problems: ["truncated"], ...view("never") });
    expect(report).toMatchObject({ verdict: "incomplete", exitCode: 3, evidence: { complete: false } });
    expect(report.rules.map(({ status, reason }) => [status, reason])).toEqual([
      ["not-evaluated", "the evidence is incomplete"],
    ]);
    expect(report.summary.rules).toEqual({ total: 1, passing: 0, failing: 0, notEvaluated: 1 });
  });

  it("says which revisions before the first one were not evaluated", async () => {
    const whole = hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "medium" }, { maxAutonomyLevel: "off" });
    const early = ({ what, reason }: { what: string; reason: string }) => `${what}: ${reason}`;
    const of = async (changes: typeof whole) => (await judge(changes, rule("high"))).notEvaluated.map(early);
    const text = "revisions before 3: the history given starts at revision 3";
    expect(await of(whole.slice(2))).toContain(text);
    expect(await of(whole)).not.toEqual(expect.arrayContaining([expect.stringContaining("revisions before")]));
  });

  it("still says what is open on incomplete evidence", async () => {
    const report = await judge(bad, rule("high"), { problems: ["truncated"] });
    expect([report.verdict, report.exitCode, report.summary.open.high]).toEqual(["incomplete", 3, 1]);
  });

  it("is incomplete when there is nothing to judge", async () => {
    expect(await judge([], rule("high"))).toMatchObject({
      verdict: "incomplete",
      exitCode: 3,
      evidence: { problems: [{ code: "no-history" }] },
    });
    const early = await judge(good, rule("high"), { hours: -1 });
    expect(early).toMatchObject({ verdict: "incomplete", evidence: { revisions: { count: 0, leftOut: 1 } } });
    expect(early.evidence.problems.map(({ message }) => message)).toEqual([
      "every revision is later than 2026-02-28 23:00 UTC; the first was made on 2026-03-01 00:00 UTC: nothing was judged",
    ]);
  });
});

describe("a policy that is not in force", () => {
  it("judges nothing and says so", async () => {
    const later = await judge(bad, rule("high").replace("settings", "effective: { from: 2027-01-01 }\nsettings"));
    expect(later.rules[0]).toMatchObject({ status: "not-evaluated", reason: "in force from 2027-01-01" });
    expect(later).toMatchObject({
      verdict: "incomplete",
      exitCode: 3,
      evidence: { problems: [{ code: "nothing-evaluated" }] },
    });
    const ended = await judge(bad, rule("high").replace("settings", "effective: { until: 2026-03-05 }\nsettings"));
    expect([ended.findings, ended.rules[0]!.reason]).toEqual([[], "not in force since 2026-03-06"]);
  });

  it("is incomplete when a run has the data of no rule, even if a built-in rule finds nothing", async () => {
    const parts = [
      "usage: { models: { allowed: [a] } }",
      "access: { maxIdle: 30d, mayEdit: members }",
      "limits: { default: 5 }",
    ];
    for (const part of [...parts, `effective: { from: 2027-01-01 }\n${parts.join("\n")}`]) {
      const report = await judge(good, `id: p\n${part}\n`);
      expect(report).toMatchObject({ verdict: "incomplete", exitCode: 3 });
      expect(report.rules.every(({ status }) => status === "not-evaluated")).toBe(true);
    }
    const off = await judge(good, 'id: p\neditors: { approved: ["*@corp.example"] }\n', {
      builtin: { "editors/unapproved": "off" },
    });
    expect(off).toMatchObject({ verdict: "incomplete", evidence: { problems: [{ code: "nothing-given" }] } });
  });

  it("judges no editor and no change, and says so", async () => {
    const term = "id: p\neffective: { until: 2026-03-05 }\n";
    const day = '{ days: [mon, tue, wed, thu, fri, sat, sun], from: "00:00", to: "24:00", timezone: UTC }';
    for (const part of ['editors: { approved: ["*@corp.example"] }', `changes: { windows: [${day}] }`]) {
      const report = await judge(good, `${term}${part}\n`);
      expect(report.rules).toMatchObject([{ status: "not-evaluated", reason: "not in force since 2026-03-06" }]);
      expect(report).toMatchObject({ verdict: "incomplete", evidence: { problems: [{ code: "nothing-evaluated" }] } });
    }
  });
});

describe("the rules of a policy", () => {
  const parts = [
    "editors: { approved: [ada@example.com] }",
    "changes: { loosening: { requires: approval }, freezes: [{ from: 2026-04-01, until: 2026-04-02, reason: x }] }",
    "usage: { models: { allowed: [a] }, autonomy: { atMost: low }, credits: { perUserPerDay: { atMost: 5 } }, unused: { after: 9d, of: [models] } }",
    "access: { maxIdle: 30d, mayEdit: members }",
    "limits: { default: 5 }",
    "readiness: { maxAge: 20d, clean: true, repositories: [a] }",
    "computers: { watch: [build-01], maxProvisioning: 1h }",
    "sessions: { watch: [ses_01], tools: { denied: [Execute] } }",
    "settings: { maxAutonomyLevel: low }",
  ];

  it.each([...parts, parts.join("\n")])("are as many beside its file as in the totals: %s", async (text) => {
    const { evidence, rules, summary } = await judge(good, `id: p\n${text}\n`);
    const stated = rules.filter(({ policy: of }) => of === "p").length;
    expect(stated).toBeGreaterThan(0);
    expect(evidence.policies.map((row) => row.rules)).toEqual([stated]);
    expect(summary.rules.total).toBe(stated);
  });
});

describe("coverage", () => {
  it("counts the settings ever seen, and those that a rule governs", async () => {
    const text =
      "id: p\nsettings: { maxAutonomyLevel: { atMost: medium }, customModels: { each: { baseUrl: { set: true } }, size: { atMost: 5 } } }\n";
    const report = await judge(
      hourly(
        { maxAutonomyLevel: "low", ideAutoConnect: true },
        { maxAutonomyLevel: "low", customModels: [{ id: "custom:a", baseUrl: "https://a.example" }] },
      ),
      text,
    );
    expect(report.summary.coverage).toEqual({ governed: 3, seen: 4 });
    expect(report.settings).toEqual([
      {
        subject: "/customModels/custom:a/baseUrl",
        rules: ["p/customModels", "p/customModels[*].baseUrl"],
        changes: 1,
        setBy: 2,
      },
      { subject: "/customModels/custom:a/id", rules: ["p/customModels"], changes: 1, setBy: 2 },
      { subject: "/ideAutoConnect", rules: [], changes: 1, setBy: null },
      { subject: "/maxAutonomyLevel", rules: ["p/maxAutonomyLevel"], changes: 0, setBy: 1 },
    ]);
  });

  it.each([
    ["begin later", "from: 2030-01-01", []],
    ["have ended", "until: 2026-01-31", []],
    ["are in force", "from: 2026-01-01", ["p/a", "p/maxAutonomyLevel"]],
  ])("names the rules and assertions on it, but none that %s", async (_, effective, rules) => {
    const assertion = "{ id: a, schema: { properties: { maxAutonomyLevel: { not: { type: number } } } } }";
    const text = `id: p\neffective: { ${effective} }\nsettings: { maxAutonomyLevel: low }\nassertions: [${assertion}]\n`;
    const { settings, summary } = await judge(hourly({ maxAutonomyLevel: "low" }), text);
    expect(settings.map((setting) => setting.rules)).toEqual([rules]);
    expect(summary.coverage).toEqual({ governed: rules.length === 0 ? 0 : 1, seen: 1 });
  });

  it("counts an assertion on a part for the settings in it, and not for one whose name only begins alike", async () => {
    const on = (id: string, name: string) =>
      `  - { id: ${id}, schema: { properties: { ${name}: { not: { type: number } } } } }\n`;
    const text = `id: p\nassertions:\n${on("a", "hooks")}${on("b", "customModels")}${on("c", "sandbox")}`;
    const hook = [{ type: "command", command: "x" }];
    const { settings } = await judge(
      hourly({
        hooks: { Stop: hook },
        hooksDisabled: true,
        customModels: [{ id: "custom:a" }],
        sandbox: { enabled: true },
      }),
      text,
    );
    expect(Object.fromEntries(settings.map(({ subject, rules }) => [subject, rules]))).toEqual({
      "/hooks/Stop": ["p/a"],
      "/hooksDisabled": [],
      "/customModels/custom:a/id": ["p/b"],
      "/sandbox/enabled": ["p/c"],
    });
  });
});

describe("several policies", () => {
  it("judge side by side, each finding at its own line", async () => {
    const two = await policy(rule("high"), "id: q\nsettings:\n  maxAutonomyLevel: low\n");
    const report = await judge(bad, two);
    expect(report.findings.map(({ rule: id, location }) => [id, location])).toEqual([
      ["p/maxAutonomyLevel", { file: "policy.yaml", line: 2, column: 13 }],
      ["q/maxAutonomyLevel", { file: "policy2.yaml", line: 3, column: 3 }],
    ]);
    expect(report.evidence.policies.map(({ id, rules }) => [id, rules])).toEqual([
      ["p", 1],
      ["q", 1],
    ]);
  });
});
