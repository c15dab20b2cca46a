import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ada, bo, hourly, judge, policy, short } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const boxed = `id: p
severity: high
assertions:
  - id: boxed
    title: Autonomy needs the sandbox
    schema:
      if: { properties: { maxAutonomyLevel: { enum: [medium, high] } }, required: [maxAutonomyLevel] }
      then: { properties: { sandbox: { properties: { enabled: { const: true } }, required: [enabled] } }, required: [sandbox] }
    fixWithin: 1h
    remediation: Turn the sandbox on.
`;
const at = (maxAutonomyLevel: string, sandbox?: unknown) => ({
  maxAutonomyLevel,
  ...(sandbox === undefined ? {} : { sandbox }),
});

const by = (user: unknown, set: Record<string, unknown>) => ({ by: user, set });

describe("an assertion", () => {
  it("is a rule with windows, over all settings together", async () => {
    const report = await judge(
      hourly(at("low"), at("medium"), at("medium", { enabled: false }), at("high", { enabled: true })),
      boxed,
      { hours: 10 },
    );
    expect(short(report, /^p/)).toEqual(["p/boxed  2-4 resolved"]);
    expect(report.findings.find((finding) => finding.rule === "p/boxed")).toMatchObject({
      title: "Autonomy needs the sandbox",
      kind: "setting",
      severity: "high",
      subject: "",
      message: "sandbox.enabled (false) must be true",
      before: { "/sandbox": null },
      values: [
        { revision: 2, actual: { "/sandbox": null } },
        { revision: 3, actual: { "/sandbox/enabled": false } },
      ],
      exposureSeconds: 7200,
      dueAt: "2026-03-01T02:00:00.000Z",
      remediation: "Turn the sandbox on.",
      location: { file: "policy.yaml", line: 4, column: 5 },
    });
    expect(report.rules).toMatchObject([{ id: "p/boxed", subject: "", status: "passing", policy: "p" }]);
  });

  it.each([
    ["{ required: [sandbox] }", "sandbox must be set"],
    ["{ properties: { sandbox: false } }", "sandbox must not be set"],
    [
      "{ properties: { maxAutonomyLevel: { enum: [off, low] } } }",
      "maxAutonomyLevel (high) must be one of off and low",
    ],
    ["{ properties: { maxAutonomyLevel: { const: low } } }", "maxAutonomyLevel (high) must be low"],
    [
      "{ properties: { maxAutonomyLevel: { maxLength: 2 } } }",
      "maxAutonomyLevel (high) must NOT have more than 2 characters",
    ],
    ["{ additionalProperties: false }", "maxAutonomyLevel (high) must not be set, and 1 more place"],
    ["{ maxProperties: 0 }", "the settings as a whole must NOT have more than 0 properties"],
    [
      "{ anyOf: [{ required: [ideAutoConnect] }, { properties: { maxAutonomyLevel: { const: off } } }] }",
      "ideAutoConnect must be set, and 1 more place; one alternative is enough",
    ],
    ["{ anyOf: [{ required: [ideAutoConnect] }] }", "ideAutoConnect must be set"],
    [
      "{ not: { properties: { maxAutonomyLevel: { const: high }, sandbox: { required: [enabled] } } } }",
      "maxAutonomyLevel (high) and sandbox.enabled (true) must not match the schema of not",
    ],
    [
      "{ oneOf: [{ maxProperties: 5 }, { maxProperties: 6 }] }",
      "the settings as a whole must match exactly one schema in oneOf",
    ],
  ])("by %s says what is wrong where", async (schema, message) => {
    const set = schema.includes("required: [sandbox]") ? at("high") : at("high", { enabled: true });
    const report = await judge(hourly(set), `id: p\nassertions: [{ id: one, schema: ${schema} }]\n`);
    expect(report.findings.find((finding) => finding.rule === "p/one")!.message).toBe(message);
  });

  it("judges by canonical names, and what is not set as absent, whatever its spelling", async () => {
    const text =
      "id: p\nassertions: [{ id: shield, schema: { properties: { enableAgentShield: { const: true } }, required: [enableAgentShield], not: { required: [sandbox] } } }]\n";
    const report = await judge(
      hourly(
        { enableDroidShield: true, sandbox: { network: { allowedDomains: [] }, filesystem: null } },
        { enableAgentShield: true, sandbox: {} },
        { enableDroidShield: false },
        { enableAgentShield: null, enableDroidShield: true },
      ),
      text,
    );
    expect(short(report, /^p/)).toEqual(["p/shield  3-4 resolved"]);
  });

  it("fails when either of two contradicting spellings does", async () => {
    const text =
      "id: p\nassertions: [{ id: shield, schema: { properties: { enableAgentShield: { const: true } } } }]\n";
    for (const set of [
      { enableAgentShield: true, enableDroidShield: false },
      { enableAgentShield: false, enableDroidShield: true },
    ])
      expect(short(await judge(hourly(set), text), /^p/)).toEqual(["p/shield  1- open"]);
  });

  it("reads the elements of lists and maps by their canonical names too", async () => {
    const text =
      "id: p\nassertions: [{ id: eu, schema: { properties: { customModels: { items: { properties: { hostedProvider: { properties: { cloudRegion: { const: eu } } } } } } } } }]\n";
    const models = (awsRegion: string) => ({ customModels: [{ id: "custom:a", bedrock: { awsRegion } }] });
    const report = await judge(hourly(models("eu"), models("us")), text);
    expect(short(report, /^p/)).toEqual(["p/eu  2- open"]);
    expect(report.findings.find((finding) => finding.rule === "p/eu")!.offending).toEqual([
      { place: "/customModels/custom:a/hostedProvider/cloudRegion", value: "us" },
    ]);
  });

  it("sees of a secret that there is one, and nothing else", async () => {
    const text =
      "id: p\nassertions: [{ id: keys, schema: { properties: { customModels: { items: { properties: { apiKey: { type: string } } } } } } }]\n";
    const model = (apiKey: string) => ({ customModels: [{ id: "custom:a", apiKey }] });
    const report = await judge(hourly(model("${KEY}"), model("Zk3Qp9Lw2Xv7Rt5Ym1Bn8")), text);
    const finding = report.findings.find((item) => item.rule === "p/keys")!;
    expect(finding.message).toBe("customModels.custom:a.apiKey (a secret) must be string");
    expect(JSON.stringify(report)).not.toContain("Zk3Qp9Lw2Xv7Rt5Ym1Bn8");
  });

  it("does not pass a pattern with a secret that does not belong there", async () => {
    const text =
      "id: p\nassertions: [{ id: gpt, schema: { properties: { sessionDefaultSettings: { properties: { model: { pattern: '^gpt-' } } } } } }]\n";
    const key = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
    const set = { sessionDefaultSettings: { model: key }, customModels: [{ id: "custom:a", apiKey: key }] };
    const report = await judge(hourly({ sessionDefaultSettings: { model: "gpt-5" } }, set), text);
    expect(report.findings.find(({ rule }) => rule === "p/gpt")).toMatchObject({
      message: 'sessionDefaultSettings.model (a secret) must match pattern "^gpt-"',
      introduced: { revision: 2 },
    });
  });

  it("names the same editor and value when elements move, come, go or are renamed beside what fails", async () => {
    const text =
      "id: p\nassertions: [{ id: tls, schema: { properties: { customModels: { items: { properties: { baseUrl: { pattern: '^https:' } } } } } } }]\n";
    const model = (id: string, baseUrl: string) => ({ id: `custom:${id}`, displayName: baseUrl, baseUrl });
    const [bad, good, best] = [
      model("x", "http://bad.example"),
      model("a", "https://a.example"),
      model("b", "https://b.example"),
    ];
    const next = fc.uniqueArray(fc.constantFrom(bad, good, best, { ...bad, id: "custom:y" }), {
      selector: ({ displayName }) => displayName,
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(next, { minLength: 1, maxLength: 5 }), async (lists) => {
        const all = lists.map((list) => (list.some(({ baseUrl }) => baseUrl === bad.baseUrl) ? list : [...list, bad]));
        const report = await judge(
          hourly({ customModels: [] }, { customModels: [bad] }, ...all.map((list) => by(bo, { customModels: list }))),
          text,
        );
        expect(report.findings.filter(({ rule }) => rule === "p/tls")).toMatchObject([
          { introduced: { revision: 2, by: ada }, values: [{ revision: 2, by: ada }] },
        ]);
      }),
      { numRuns: runs(60) },
    );
  });

  it("names the editor of the settings that its schema names, not of others", async () => {
    const text =
      "id: p\nassertions: [{ id: calm, schema: { not: { properties: { maxAutonomyLevel: { const: high } }, required: [maxAutonomyLevel] } } }]\n";
    const days = (sessionRetentionDays: number) => ({ maxAutonomyLevel: "high", sessionRetentionDays });
    const report = await judge(hourly({ maxAutonomyLevel: "low" }, days(30), by(bo, days(31))), text);
    expect(report.findings.find(({ rule }) => rule === "p/calm")).toMatchObject({
      offending: [{ place: "/maxAutonomyLevel", value: "high" }],
      values: [{ revision: 2, by: ada, actual: { "/maxAutonomyLevel": "high" } }],
    });
  });

  it("is passing, not in force or not evaluated like any other rule", async () => {
    const later = boxed.replace("severity", "effective: { from: 2027-01-01 }\nseverity");
    const report = await judge(hourly(at("high")), later);
    expect(report.rules).toMatchObject([{ status: "not-evaluated", reason: "in force from 2027-01-01" }]);
    expect(report.evidence.problems).toMatchObject([{ code: "nothing-evaluated" }]);
    expect((await judge(hourly(at("high")), boxed, { problems: ["truncated"] })).rules).toMatchObject([
      { status: "failing" },
    ]);
  });

  it("governs the settings that its schema names", async () => {
    const report = await judge(hourly(at("low", { enabled: true, mode: "x" })), boxed);
    expect(report.settings.map(({ subject, rules }) => [subject, rules])).toEqual([
      ["/maxAutonomyLevel", ["p/boxed"]],
      ["/sandbox/enabled", ["p/boxed"]],
      ["/sandbox/mode", []],
    ]);
  });

  it("that goes round in circles on some settings does not hold there, and stops nothing", async () => {
    const text =
      'id: p\nassertions: [{ id: round, schema: { if: { required: [ideAutoConnect] }, then: { $ref: "#" } } }]\n';
    const report = await judge(hourly({}, { ideAutoConnect: true }), text);
    expect(report.findings.find((finding) => finding.rule === "p/round")!.message).toBe(
      "ideAutoConnect (true) cannot be judged: the schema refers to itself without end",
    );
  });

  it("names who let a new model fail that has the id and the value of another one, which was remediated", async () => {
    const model = (id: string, displayName: string, baseUrl: string) => ({ id, displayName, baseUrl });
    const [evil, good] = ["http://evil.example", "https://llm.example"];
    const report = await judge(
      hourly(
        { customModels: [model("a", "one", evil)] },
        { customModels: [model("b", "one", evil)] },
        by(bo, { customModels: [model("a", "two", evil), model("b", "one", good)] }),
      ),
      "id: p\nassertions: [{ id: tls, schema: { properties: { customModels: { items: { properties: { baseUrl: { pattern: ^https } } } } } } }]\n",
    );
    const [finding] = report.findings.filter(({ rule }) => rule === "p/tls");
    expect(finding?.values.map((value) => `${value.revision} ${value.by?.name}`)).toEqual(["1 Ada", "3 Bo"]);
  });

  it("stands beside rules of settings and other policies", async () => {
    const both = await policy(boxed, "id: q\nsettings: { maxAutonomyLevel: { atMost: low } }\n");
    expect(short(await judge(hourly(at("high")), both), /^[pq]/)).toEqual([
      "p/boxed  1- open",
      "q/maxAutonomyLevel /maxAutonomyLevel 1- open",
    ]);
  });
});

describe("an exception of an assertion", () => {
  const accepts = (value: string) =>
    `${boxed}exceptions:\n  - { rule: p/boxed, value: ${value}, owner: a, reason: b, from: 2026-03-01, expires: 2026-03-31 }\n`;
  const off = "[{ place: /sandbox/enabled, value: false }]";
  const status = async (text: string, ...settings: Record<string, unknown>[]) =>
    (await judge(hourly(...settings), text, { hours: 10 })).findings.findLast((finding) => finding.rule === "p/boxed")!
      .status;

  it("covers the places and values it lists, and no others", async () => {
    expect(await status(accepts(off), at("high", { enabled: false }))).toBe("excepted");
    expect(await status(accepts(off), at("high", { enabled: "no" }))).toBe("open");
    expect(await status(accepts(off), at("high", { enabled: false }), at("high"))).toBe("open");
    expect(await status(accepts("[{ place: /sandbox, value: null }]"), at("high"))).toBe("excepted");
  });

  it("is void when what stands at a large place changes", async () => {
    const whole = (more: object) => ({ customModels: [{ id: "custom:a", displayName: "x".repeat(500), ...more }] });
    const text = "id: p\nassertions: [{ id: none, schema: { properties: { customModels: { maxItems: 0 } } } }]\n";
    const first = await judge(hourly(whole({})), text);
    const finding = first.findings.find((item) => item.rule === "p/none")!;
    expect(finding.offending).toMatchObject([
      { place: "/customModels", value: expect.stringMatching(/^sha256:/) as string },
    ]);
    const accepted = `${text}exceptions:\n  - { rule: p/none, value: ${JSON.stringify(finding.offending)}, owner: a, reason: b, from: 2026-03-01, expires: 2026-03-31 }\n`;
    const state = async (more: object) =>
      (await judge(hourly(whole(more)), accepted, { hours: 5 })).findings.find((item) => item.rule === "p/none")!
        .status;
    expect([await state({}), await state({ baseUrl: "https://evil.example" })]).toEqual(["excepted", "open"]);
  });
});
