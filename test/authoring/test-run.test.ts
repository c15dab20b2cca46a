import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulesUnderTest, untestedRules } from "../../src/authoring/test-run.ts";
import { differenceLines } from "../../src/authoring/test-words.ts";
import { runs } from "../support/runs.ts";
import { file, problems, run, under } from "./support.ts";

const cap = "id: p\nseverity: high\nsettings: { maxAutonomyLevel: { atMost: medium } }\n";
const team = `${cap}editors: { approved: [ada@corp.example] }\n`;

const testText = (findings: string, rest = "settings: { maxAutonomyLevel: high }") =>
  `tests:\n  - name: one\n    ${rest}\n    findings: ${findings}\n`;

/** Returns the differences, as `rule: expected | found`. */
async function differences(policies: string, tests: string): Promise<string[]> {
  const [result] = await run(policies, tests);
  return result!.differences.map((difference) => {
    const { expected, found: actual } = differenceLines(difference);
    return `${difference.rule}: ${expected} | ${actual}`;
  });
}

describe("a policy test", () => {
  it("passes when exactly the expected findings are there", async () => {
    expect(await differences(cap, testText("[{ rule: p/maxAutonomyLevel }]"))).toEqual([]);
    expect(await differences(cap, testText("[]", "settings: { maxAutonomyLevel: low }"))).toEqual([]);
  });

  it("names settings that look misspelled, and allows settings unlike all", () => {
    const entries = `history: [{ settings: { MCPpolicy: { enabled: true } } }, { change: { mcpPolicy: { alowlist: [a] } } }]`;
    const text = `settings: { customModels: [{ id: custom:a, apikey: k }] }\n${testText("[]", entries)}`;
    expect(problems(text).map(({ message, hint, line, column }) => [message, hint, line, column])).toEqual([
      ['no setting is named "apikey" here', 'did you mean "apiKey"?', 1, 44],
      ['no setting is named "MCPpolicy" here', 'did you mean "mcpPolicy"?', 4, 29],
      ['no setting is named "alowlist" here', 'did you mean "allowlist"?', 4, 88],
    ]);
    expect(problems(testText("[]", "settings: { quantumPolicy: { enabled: true } }"))).toEqual([]);
  });

  it("says how to write a setting whose path is one key", () => {
    const hintOf = (key: string) => problems(testText("[]", `settings: { "${key}": x }`)).map(({ hint }) => hint);
    expect(hintOf("sandbox.network.allowedDomains")).toEqual([
      "write it nested: sandbox: { network: { allowedDomains: … } }",
    ]);
    expect(hintOf("customModels[*].apiKey")).toEqual(['did you mean "customModels"?']);
  });

  it("fails when a finding is missing", async () => {
    expect(
      await differences(
        cap,
        testText("[{ rule: p/maxAutonomyLevel, revision: 1 }]", "settings: { maxAutonomyLevel: low }"),
      ),
    ).toEqual(["p/maxAutonomyLevel: revision 1 | nothing"]);
  });

  it("says how many revisions are later than asOf", async () => {
    const later = (...days: number[]) => {
      const entries = days.map((day) => `{ at: 2026-03-0${day}, change: { maxAutonomyLevel: high } }`);
      return `history: [{ at: 2026-03-01, change: { maxAutonomyLevel: low } }, ${entries.join(", ")}]\n    asOf: 2026-03-02`;
    };
    const found = (...days: number[]) => differences(cap, testText("[{ rule: p/maxAutonomyLevel }]", later(...days)));
    expect(await found(3)).toEqual([expect.stringContaining("nothing (1 of 2 revisions is later than asOf)")]);
    expect(await found(3, 4)).toEqual([expect.stringContaining("nothing (2 of 3 revisions are later than asOf)")]);
  });

  it("says why a rule that no test can make fail found nothing, and asks for no test of it", async () => {
    const text = `${team}changes: { loosening: { requires: approval } }\nusage: { tools: { denied: [Execute] } }\naccess: { maxIdle: 9d }\nlimits: { users: { ada@corp.example: 3 } }\n`;
    const off = { "editors/unapproved": "off", "secrets/literal": "off" } as const;
    const set = { ...(await under(text)), builtin: off };
    expect(untestedRules([set], []).map(({ rule }) => rule)).toEqual(["changes/unapproved", "p/maxAutonomyLevel"]);
    const expected = "[{ rule: editors/unapproved }, { rule: secrets/literal }, { rule: usage/policy-tools }]";
    const [result] = await run(text, testText(expected, "settings: { maxAutonomyLevel: low }"), off);
    const isOff = "the rule is switched off by the configuration: see builtin in driftline.yaml";
    expect(result!.differences.map(({ note }) => note)).toEqual([
      isOff,
      isOff,
      "the rule needs other data than the history, which a test does not have",
    ]);
  });

  it("fails when there is one finding more", async () => {
    expect(await differences(cap, testText("[]"))).toEqual([
      "p/maxAutonomyLevel: nothing | revision 1, open, high, at maxAutonomyLevel: maxAutonomyLevel is high, above medium; it should be at most medium",
    ]);
  });

  it("shows what was meant beside what was found", async () => {
    const [difference] = await differences(cap, testText("[{ rule: p/maxAutonomyLevel, status: resolved }]"));
    expect(difference).toMatch(/^p\/maxAutonomyLevel: resolved \| revision 1, open, high/);
  });

  it.each([
    ["revision: 1", true],
    ["revision: 2", false],
    ["revision: null", false],
    ["status: open", true],
    ["status: excepted", false],
    ["severity: high", true],
    ["severity: low", false],
    ["subject: maxAutonomyLevel", true],
    ["subject: /maxAutonomyLevel", true],
    ["subject: sandbox.enabled", false],
    ["resolved: null", true],
    ["resolved: 1", false],
  ])("compares %s: %s", async (field, same) => {
    const [result] = await run(cap, testText(`[{ rule: p/maxAutonomyLevel, ${field} }]`));
    expect(result!.ok).toBe(same);
  });

  it("names rules by their former ids too, of findings and in patterns", async () => {
    const renamed = cap.replace("id: p", "id: q\nformerly: [o, p]");
    for (const pattern of ["q/*", "p/*", "o/*"]) {
      const tests = (findings: string) => `rules: ["${pattern}"]\n${testText(findings)}`;
      expect(await differences(renamed, tests("[{ rule: p/maxAutonomyLevel }]"))).toEqual([]);
      expect(await differences(renamed, tests("[]"))).toEqual([expect.stringMatching(/^q\/maxAutonomyLevel: nothing/)]);
    }
    const [result] = await run(renamed, testText("[{ rule: o/maxAutonomyLevel }]"));
    expect(result!.shows).toEqual(["q/maxAutonomyLevel"]);
    expect(rulesUnderTest(await under(renamed))).toEqual(
      expect.arrayContaining(["q/maxAutonomyLevel", "p/maxAutonomyLevel", "o/maxAutonomyLevel"]),
    );
  });

  it("takes an expectation for one finding only", async () => {
    const twice = testText("[{ rule: p/maxAutonomyLevel }, { rule: p/maxAutonomyLevel }]");
    expect(await differences(cap, twice)).toEqual(["p/maxAutonomyLevel: a finding | nothing"]);
  });

  it("gives a strict expectation its finding, whatever a loose one stands before it", async () => {
    const history =
      "history: [{ settings: { maxAutonomyLevel: high } }, { change: { maxAutonomyLevel: low } }, { change: { maxAutonomyLevel: high } }]";
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const both = ["{ rule: p/maxAutonomyLevel }", "{ rule: p/maxAutonomyLevel, revision: 1 }"];
      expect(await differences(cap, testText(`[${order.map((i) => both[i]).join(", ")}]`, history))).toEqual([]);
    }
  });

  it("tells histories by whole settings and by merge patches, by whom and when", async () => {
    const history = `history:
      - { by: ada@corp.example, at: 2026-03-06T21:47:00Z, settings: { maxAutonomyLevel: low, sandbox: { enabled: true } } }
      - { by: user_bo, change: { maxAutonomyLevel: high } }
      - { by: { id: user_cy, email: cy@corp.example }, change: { maxAutonomyLevel: null, sandbox: { mode: per-command } } }`;
    const [first] = file(testText("[]", history)).cases;
    expect(first!.changes.map(({ updatedAt, user, settings }) => [updatedAt, user?.id, user?.email, settings])).toEqual(
      [
        ["2026-03-06T21:47:00.000Z", null, "ada@corp.example", { maxAutonomyLevel: "low", sandbox: { enabled: true } }],
        ["2026-03-06T22:47:00.000Z", "user_bo", null, { maxAutonomyLevel: "high", sandbox: { enabled: true } }],
        ["2026-03-06T23:47:00.000Z", "user_cy", "cy@corp.example", { sandbox: { enabled: true, mode: "per-command" } }],
      ],
    );
    expect(first!.asOf).toBe(Date.parse("2026-03-07T00:47:00Z"));
  });

  it("starts from the settings of the file, and compares only the rules it names", async () => {
    const two = `${cap}  ideAutoConnect: false\n`.replace(
      "{ maxAutonomyLevel: { atMost: medium } }",
      "\n  maxAutonomyLevel: { atMost: medium }",
    );
    const start = "settings: { ideAutoConnect: false, maxAutonomyLevel: low }\n";
    const raised = testText("[{ rule: p/maxAutonomyLevel }]", "change: { maxAutonomyLevel: high }");
    expect(await differences(two, start + raised)).toEqual([]);
    const over = testText(
      "[{ rule: p/maxAutonomyLevel, revision: 2 }]",
      "history: [{ change: {} }, { change: { maxAutonomyLevel: high } }]",
    );
    expect(await differences(two, start + over)).toEqual([]);
    expect(await differences(two, raised)).toHaveLength(1);
    expect(await differences(two, `rules: ["p/max*"]\n${raised}`)).toEqual([]);
    expect(await differences(two, `rules: ["p/ide*"]\n${raised}`)).toHaveLength(1);
  });

  it("judges editors only where a revision has one, or the test names the rule", async () => {
    const anonymous = "settings: { maxAutonomyLevel: low }";
    const named = "history: [{ by: bo@corp.example, settings: { maxAutonomyLevel: low } }]";
    expect(await differences(team, testText("[]", anonymous))).toEqual([]);
    expect(await differences(team, testText("[{ rule: editors/unapproved }]", anonymous))).toEqual([]);
    expect(await differences(team, testText("[{ rule: editors/unapproved, revision: 1 }]", named))).toEqual([]);
    expect(await differences(team, testText("[]", named))).toHaveLength(1);
  });

  it("compares built-in rules only when asked", async () => {
    const odd = "settings: { maxAutonomyLevel: low, remoteShell: true }";
    expect(await differences(cap, testText("[]", odd))).toEqual([]);
    expect(await differences(cap, testText("[]", `builtin: true\n    ${odd}`))).toHaveLength(1);
    expect(await differences(cap, testText("[{ rule: integrity/unknown-setting }]", odd))).toEqual([]);
  });

  it("counts an exception of the policy", async () => {
    const excepted = `${cap}exceptions: [{ rule: p/maxAutonomyLevel, value: high, owner: a, reason: b, from: 2026-01-01, expires: 2026-03-01 }]\n`;
    const at = (asOf: string, status: string) =>
      testText(
        `[{ rule: p/maxAutonomyLevel, status: ${status} }]`,
        `asOf: ${asOf}\n    settings: { maxAutonomyLevel: high }`,
      );
    expect(await differences(excepted, at("2026-02-01", "excepted"))).toEqual([]);
    expect(await differences(excepted, at("2026-04-01", "open"))).toEqual([]);
  });

  it("says why a rule that is not in force finds nothing", async () => {
    const later = cap.replace("severity", "effective: { from: 2030-01-01 }\nseverity");
    const [difference] = await differences(later, testText("[{ rule: p/maxAutonomyLevel }]"));
    expect(difference).toContain("in force from 2030-01-01");
  });

  it("never shows a secret of its settings", async () => {
    const token = "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
    const policies = "id: p\nsettings: { customModels: { each: { apiKey: { secret: reference } } } }\n";
    const tests = testText("[]", `settings: { customModels: [{ id: "custom:a", apiKey: ${token} }] }`);
    const results = await run(policies, tests);
    expect(results[0]!.ok).toBe(false);
    expect(JSON.stringify(results)).not.toContain(token);
    expect(JSON.stringify(problems(tests.replace("findings", "finding")))).not.toContain(token);
  });

  it("passes when it expects exactly what an audit finds, for any history", async () => {
    const level = fc.constantFrom("off", "low", "medium", "high", "turbo", null);
    const rules = await under(cap);
    await fc.assert(
      fc.asyncProperty(fc.array(level, { minLength: 1, maxLength: 6 }), async (levels) => {
        const history = `history: ${JSON.stringify(levels.map((maxAutonomyLevel) => ({ settings: { maxAutonomyLevel } })))}`;
        const [wrong] = await run(cap, testText("[]", history));
        const findings = wrong!.differences.map(({ found: finding }) => {
          const { message: _, ...rest } = finding!;
          return rest;
        });
        const [right] = await run(cap, testText(JSON.stringify(findings), history));
        expect(right!.ok).toBe(true);
        if (findings.length === 0) return;
        const [fewer] = await run(cap, testText(JSON.stringify(findings.slice(1)), history));
        expect(fewer!.ok).toBe(false);
        expect(untestedRules([rules], [right!])).toEqual([]);
        expect(untestedRules([rules], [fewer!]).map(({ rule }) => rule)).toEqual(["p/maxAutonomyLevel"]);
      }),
      { numRuns: runs(15) },
    );
  });
});

describe("a broken test file", () => {
  const line = ({ line, column, message, hint }: ReturnType<typeof problems>[number]) =>
    `${line}:${column} ${message}${hint ? `; ${hint}` : ""}`;

  it.each([
    [
      "an unknown key",
      testText("[]").replace("findings", "finding"),
      '4:5 unknown key "finding" in tests[0]; did you mean "findings"?',
    ],
    ["no test", "tests: []\n", "1:8 tests lists nothing"],
    [
      "neither settings nor history",
      "tests: [{ name: a, findings: [] }]\n",
      "1:9 tests[0] needs exactly one of settings, change and history",
    ],
    [
      "settings and history",
      testText("[]", "history: [{ settings: {} }]\n    settings: {}"),
      "2:5 tests[0] needs exactly one of settings, change and history",
    ],
    [
      "a revision of nothing",
      testText("[]", "history: [{ by: ada }]"),
      "3:15 tests[0].history[0] needs exactly one of settings and change",
    ],
    [
      "a time that is none",
      testText("[]", "history: [{ at: yesterday, settings: {} }]"),
      '3:21 tests[0].history[0].at: "yesterday" is not a day such as 2026-03-01 or an instant such as 2026-03-01T09:00:00Z',
    ],
    [
      "a status that is none",
      testText("[{ rule: a, status: opened }]"),
      '4:35 tests[0].findings[0].status should be one of open, resolved, excepted, noted, not "opened"; did you mean "open"?',
    ],
    [
      "one name twice",
      "tests:\n  - { name: a, settings: {}, findings: [] }\n  - { name: a, settings: {}, findings: [] }\n",
      "3:13 a test of this name is already in line 2; rename one of them",
    ],
    [
      "an instant before every revision",
      testText("[]", "asOf: 2025-12-31\n    settings: {}"),
      "3:11 every revision is later than asOf: nothing would be judged",
    ],
    ["a text that is no YAML", "tests: [\n", undefined],
  ])("says where and what: %s", (_, text, expected) => {
    const list = problems(text);
    expect(list.length).toBeGreaterThan(0);
    if (expected !== undefined) expect(list.map(line)).toEqual([expected]);
    for (const problem of list) expect(problem.excerpt).toBeUndefined();
  });
});
