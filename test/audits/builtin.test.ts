import { describe, expect, it } from "vitest";
import { builtinRules } from "../../src/audits/index.ts";
import { endsByApproval } from "../../src/model/event-ends.ts";
import { hourly, judge, policy, short } from "../support/history.ts";

describe("values that nobody can rely on", () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ["an unknown setting", { remoteShell: true }, ["integrity/unknown-setting /remoteShell 1- open"]],
    [
      "an unknown setting inside a group",
      { sandbox: { network: { tunnels: ["x"] } } },
      ["integrity/unknown-setting /sandbox/network/tunnels 1- open"],
    ],
    [
      "an unknown setting of a custom model",
      { customModels: [{ id: "custom:a", proxy: 1 }] },
      ["integrity/unknown-setting /customModels/custom:a/proxy 1- open"],
    ],
    [
      "unknown keys and values inside the objects of a list",
      {
        strictKnownMarketplaces: [{ source: "ftp", repo: "corp/plugins" }],
        mcpAutonomyUrlOverrides: [{ urlPattern: "https://**", defaultLevel: "turbo", scope: "all" }],
        hooks: { Stop: [{ hooks: [{ type: "prompt", command: "x", env: { A: "b" }, timeout: null }], when: [] }] },
      },
      [
        "integrity/unknown-setting /hooks/Stop 1- open",
        "integrity/unknown-setting /mcpAutonomyUrlOverrides 1- open",
        "integrity/unknown-value /hooks/Stop 1- open",
        "integrity/unknown-value /mcpAutonomyUrlOverrides 1- open",
        "integrity/unknown-value /strictKnownMarketplaces 1- open",
      ],
    ],
    ["an unknown level", { maxAutonomyLevel: "turbo" }, ["integrity/unknown-value /maxAutonomyLevel 1- open"]],
    [
      "a text where a list should be",
      { networkPolicy: { allowedIps: "10.0.0.0/8" } },
      ["integrity/malformed-value /networkPolicy/allowedIps 1- open"],
    ],
    [
      "a text where a switch should be",
      { sandbox: { enabled: "true" } },
      ["integrity/malformed-value /sandbox/enabled 1- open"],
    ],
    ["a group that is none", { modelPolicy: [1] }, ["integrity/malformed-value /modelPolicy 1- open"]],
    [
      "an address in an odd form",
      { networkPolicy: { allowedIps: ["010.0.0.1"] } },
      ["integrity/malformed-value /networkPolicy/allowedIps 1- open"],
    ],
    [
      "a model with a hidden character",
      { modelPolicy: { allowedModelIds: ["gpt-5\u200b"] } },
      ["integrity/malformed-value /modelPolicy/allowedModelIds 1- open"],
    ],
    [
      "two spellings that differ",
      { enableAgentShield: true, enableDroidShield: false },
      ["integrity/contradiction /enableAgentShield 1- open"],
    ],
    [
      "a key that stands twice",
      { customModels: [{ id: "custom:a" }, { id: "custom:a" }] },
      ["integrity/contradiction /customModels 1- open"],
    ],
  ])("include %s", async (_, settings, expected) => {
    expect(short(await judge(hourly(settings)), /^integrity/)).toEqual(expected);
  });

  it("are not judged when the configuration switches their rule off, and the report says so", async () => {
    const policy = `
      id: p
      settings: { ideAutoConnect: { set: false } }
      exceptions: [{ rule: changes/weakened, revision: 2, owner: ada@example.com, reason: x, from: 2026-01-01 }]`;
    const builtin = { "integrity/unknown-setting": "off", "changes/weakened": "off" } as const;
    const report = await judge(hourly({ enableAgentShield: true }, { remoteShell: 1 }), policy, { builtin });
    expect(short(report)).toEqual([]);
    expect(report.notEvaluated).toEqual([
      { what: "changes/weakened", reason: "switched off by the configuration" },
      { what: "integrity/unknown-setting", reason: "switched off by the configuration" },
    ]);
  });

  it("are windows like any other", async () => {
    const report = await judge(hourly({}, { remoteShell: 1 }, { remoteShell: 2 }, {}));
    expect(short(report)).toEqual(["integrity/unknown-setting /remoteShell 2-4 resolved"]);
  });
});

describe("the history itself", () => {
  it("has no missing numbers", async () => {
    const changes = hourly({}, {}, {}).map((change, i) => ({ ...change, revision: [3, 5, 9][i]! }));
    const report = await judge(changes);
    expect(report.findings.map(({ subject, message, introduced }) => [subject, message, introduced.exact])).toEqual([
      ["revision:4", "revision 4 is missing", false],
      ["revision:6", "revisions 6 to 8 are missing", false],
    ]);
    expect(report.notEvaluated).toEqual([
      { what: "revisions before 3", reason: "the history given starts at revision 3" },
      { what: "revisions 4 and 6 to 8", reason: "they are missing" },
    ]);
    expect([report.verdict, report.evidence.complete]).toEqual(["drifted", true]);
  });

  it("is incomplete with a gap only when that was asked for", async () => {
    const changes = hourly({}, {}).map((change, i) => ({ ...change, revision: [1, 5][i]! }));
    const report = await judge(changes, undefined, { requireContiguous: true });
    expect([report.verdict, report.exitCode]).toEqual(["incomplete", 3]);
    expect(report.evidence.problems).toEqual([
      { code: "revision-gap", message: "revisions 2 to 4 are missing", revision: 2 },
    ]);
  });

  it("has times that run forward", async () => {
    const changes = hourly({}, {}, {});
    changes[1] = { ...changes[1]!, updatedAt: "2026-02-01T00:00:00Z" };
    expect(short(await judge(changes))).toEqual(["integrity/clock revision:2 2- open"]);
  });
});

describe("secrets in the clear", () => {
  const model = (fields: Record<string, unknown>) => ({ customModels: [{ id: "custom:a", ...fields }] });
  const token = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";

  it("are found from the revision that wrote them to the one that took them", async () => {
    const report = await judge(
      hourly(
        model({ apiKey: "${KEY}" }),
        model({ apiKey: token }),
        model({ apiKey: `${token}2` }),
        model({ apiKey: "${KEY}" }),
      ),
    );
    expect(short(report)).toEqual([
      "secrets/literal /customModels/custom:a/apiKey 2-4 resolved",
      "secrets/exposed-in-history /customModels/custom:a/apiKey 4- open",
    ]);
    expect(report.findings[0]!.values.map((value) => value.actual)).toEqual([
      { $secret: "literal", fingerprint: "fp:run:1" },
      { $secret: "literal", fingerprint: "fp:run:2" },
    ]);
    expect(report.revisions.map((row) => row.changes.map((change) => change.direction))).toEqual([
      [],
      ["looser"],
      ["neutral"],
      ["tighter"],
    ]);
  });

  it("are listed with their place, age and reuse", async () => {
    const report = await judge(
      hourly(model({ apiKey: "${KEY}" }), model({ apiKey: token, extraHeaders: { Authorization: token } })),
    );
    expect(report.secrets).toMatchObject([
      {
        subject: "/customModels/custom:a/apiKey",
        form: "literal",
        fingerprint: "fp:run:1",
        sinceRevision: 2,
        at: "2026-03-01T01:00:00.000Z",
        alsoAt: ["/customModels/custom:a/extraHeaders/Authorization"],
        state: "standing",
      },
    ]);
  });

  it("are critical where none belong", async () => {
    const report = await judge(hourly(model({ apiKey: token, displayName: `use ${token}` })));
    expect(short(report)).toEqual([
      "secrets/misplaced /customModels/custom:a/displayName 1- open",
      "secrets/literal /customModels/custom:a/apiKey 1- open",
    ]);
    expect(JSON.stringify(report)).not.toContain(token);
  });

  it("that are weak are said to be, and hide nothing else", async () => {
    const report = await judge(hourly(model({ apiKey: "compliant", displayName: "compliant" })));
    expect(short(report)).toEqual(["secrets/literal /customModels/custom:a/apiKey 1- open"]);
    expect(report.findings[0]!.message).toContain("weak");
    expect(report.settings.find((setting) => setting.subject.endsWith("displayName"))).toBeDefined();
  });

  it("grow old by the clock, not by a revision", async () => {
    const rule = "id: p\nsettings: { customModels: { each: { apiKey: { maxAge: 1d, fixWithin: 12h } } } }\n";
    const open = await judge(hourly(model({ apiKey: "${KEY}" }), model({ apiKey: token })), rule, { hours: 30 });
    expect(open.findings.find((finding) => finding.rule.startsWith("p/"))).toMatchObject({
      introduced: { revision: 2, at: "2026-03-02T01:00:00.000Z" },
      exposureSeconds: 5 * 3600,
      dueAt: "2026-03-02T13:00:00.000Z",
    });
    const young = await judge(hourly(model({ apiKey: "${KEY}" }), model({ apiKey: token })), rule, { hours: 20 });
    expect(short(young, /^p/)).toEqual([]);
  });
});

describe("built-in rules", () => {
  it("take the severity the organization gives them, or are off", async () => {
    const settings = hourly({ remoteShell: 1, maxAutonomyLevel: "turbo" });
    const report = await judge(settings, undefined, {
      builtin: { "integrity/unknown-setting": "critical", "integrity/unknown-value": "off" },
    });
    expect(report.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["integrity/unknown-setting", "critical"],
    ]);
  });
});

it("a rule on editors that states no severity has that of the built-in rule, as configured", async () => {
  const severityBy = async (editors: string) => {
    const stated = await policy(`id: p\neditors: { approved: [nobody@corp.example]${editors} }\n`);
    const report = await judge(hourly({}), stated, { builtin: { "editors/unapproved": "low" } });
    return [...report.findings, ...report.rules]
      .filter((item) => ("rule" in item ? item.rule : item.id) === "editors/unapproved")
      .map(({ severity }) => severity);
  };
  expect(await severityBy("")).toEqual(["low", "low"]);
  expect(await severityBy(", severity: critical")).toEqual(["critical", "critical"]);
});

it("the severity of a policy is that of its rules that state none, but not of its editors, changes and idle grants", async () => {
  const severities = async (severity: string) => {
    const stated = await policy(`
      id: p${severity}
      settings: { maxAutonomyLevel: low }
      assertions: [{ id: boxed, schema: { required: [sandbox] } }]
      editors: { approved: [nobody@corp.example] }
      changes: { loosening: { requires: approval } }
      access: { mayEdit: members, maxIdle: 60d }
      usage: { tools: { denied: [x] } }
      sessions: { watch: [ses_01], tools: { denied: [x] } }
      limits: { default: 1 }`);
    return Object.fromEntries((await judge(hourly({}), stated)).rules.map((rule) => [rule.id, rule.severity]));
  };
  const own = { "editors/unapproved": "high", "changes/unapproved": "medium", "access/idle-grant": "info" };
  expect(await severities("\n      severity: critical")).toMatchObject({
    ...own,
    "p/maxAutonomyLevel": "critical",
    "p/boxed": "critical",
    "access/editor-not-a-member": "critical",
    "usage/policy-tools": "critical",
    "sessions/tools": "critical",
    "limits/not-applied": "critical",
  });
  expect(await severities("")).toMatchObject({
    ...own,
    "p/maxAutonomyLevel": "medium",
    "p/boxed": "medium",
    "access/editor-not-a-member": "medium",
    "usage/policy-tools": "medium",
    "sessions/tools": "medium",
    "limits/not-applied": "medium",
  });
});

describe("the advice of a built-in rule", () => {
  const events = [...builtinRules.values()].filter(({ acceptedBy }) => acceptedBy === "revision");

  it.each(events.map((rule) => [rule.id, rule] as const))("of %s says how its finding ends", (id, { remediation }) => {
    // Of two contents of one revision, nobody can accept one.
    if (id !== "integrity/revision-conflict") expect(remediation).toMatch(/\bexception\b/);
  });

  it.each([...builtinRules.values()].filter(({ id }) => endsByApproval(id)).map((rule) => [rule.id, rule] as const))(
    "of %s promises no approval for all time",
    (_, { remediation }) => {
      if (/\bapprove/.test(remediation)) expect(remediation).toContain("within the emergency time of the policy");
    },
  );
});
