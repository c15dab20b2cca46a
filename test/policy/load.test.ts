// lane: long
import { describe, expect, it, test } from "vitest";
import { corpus, line, loadCase, loadText, problemsOf, summary } from "./corpus.ts";

const broken = corpus.filter(({ expected }) => expected.problems !== undefined);
const good = corpus.filter(({ expected }) => expected.problems === undefined);

describe("broken policies", () => {
  it("are many more than good ones", () => {
    expect(broken.length).toBeGreaterThan(200);
  });

  test.each(broken.map((row) => [row.id, row] as const))("%s is refused with the expected words", async (_, item) => {
    const problems = await problemsOf(loadCase(item));
    expect(problems.map(line)).toEqual(item.expected.problems);
  });

  // A mistake is reported once. Cases with several mistakes are listed here.
  const several =
    "changes-window-hour-and-zone file-many-mistakes file-schema-and-exceptions files-both-broken formerly-of-two layer-two-mistakes editors-pattern-spelling extends-nameless-before-unknown".split(
      " ",
    );

  test.each(broken.map((row) => [row.id, row] as const))("%s is told once, at a place", (id, { expected }) => {
    const { problems } = expected;
    if (!several.includes(id)) expect(problems).toHaveLength(1);
    for (const problem of problems!)
      if (!/no rule; /.test(problem)) expect(problem).toMatch(/^[a-z]+\.yaml:\d+:\d+: [^\n]{8,400}$/);
  });

  test.each(broken.map((row) => [row.id, row] as const))("%s points into its own source", async (_, item) => {
    for (const problem of await problemsOf(loadCase(item))) {
      if (problem.file === undefined) continue;
      const source =
        item
          .text(problem.file)
          .replace(/^\ufeff/, "")
          .split(/\r?\n/)[problem.line! - 1] ?? "";
      expect(problem.column! - 1).toBeLessThanOrEqual(source.length);
      if (problem.excerpt === undefined) continue;
      const [excerpt, caret] = problem.excerpt;
      if (caret !== undefined && !/[^\x20-\x7e]/.test(source) && !excerpt!.includes("[hidden]")) {
        expect(excerpt).toBe(source.replaceAll("\t", " ").slice(0, 120));
        expect(caret).toBe(`${" ".repeat(problem.column! - 1)}^`);
      }
    }
  });
});

it.each(["sandbox", "customModels: { each", "sandbox: { network"])(
  "a colon without a space in %s is named",
  async (at) => {
    const text = `id: p\nsettings: { ${at}: enabled:true${" }".repeat(at.split("{").length)}\n`;
    expect((await problemsOf(loadText(text))).map(({ hint }) => hint)).toEqual(["a colon and a space follow a key"]);
  },
);

describe("a secret in a policy", () => {
  it.each([
    "{ equals: maple-harbor-7 }",
    "{ oneOf: [maple-harbor-7] }",
    "[maple-harbor-7]",
    "{ value: maple-harbor-7 }",
  ])("is not shown where an error is about its setting: %s", async (check) => {
    for (const text of [`      apiKey: ${check}`, `      extraHeaders: { each: ${check} }`]) {
      const problems = await problemsOf(loadText(`id: p\nsettings:\n  customModels:\n    each:\n${text}\n`));
      expect(problems).toHaveLength(1);
      expect(JSON.stringify(problems)).not.toContain("maple-harbor");
    }
  });
});

describe("good policies", () => {
  test.each(good.map((row) => [row.id, row] as const))("%s loads as expected", async (_, item) => {
    const { schema: _schema, roots: _roots, ...expected } = item.expected;
    expect(summary(await loadCase(item))).toEqual(expected);
  });
});

describe("what a rule carries", () => {
  it("takes from its policy what it does not say", async () => {
    const { rules } = await loadText(
      "id: p\nowner: ada@example.com\nseverity: low\nrationale: why\ncontrols: [soc2:CC6.8]\n" +
        "effective: { from: 2026-03-01, until: 2026-03-31 }\nsettings: { maxAutonomyLevel: low }\n",
    );
    expect(rules).toMatchObject([
      {
        id: "p/maxAutonomyLevel",
        policy: "p",
        title: "maxAutonomyLevel: low",
        owner: "ada@example.com",
        severity: "low",
        rationale: "why",
        remediation: null,
        controls: ["soc2:CC6.8"],
        from: Date.parse("2026-03-01T00:00:00Z"),
        until: Date.parse("2026-04-01T00:00:00Z"), // the last day counts completely
        fixWithinSeconds: null,
        location: { file: "policy.yaml", line: 7, column: 13 },
      },
    ]);
  });

  it("is medium and without a term when nothing says otherwise", async () => {
    const { rules } = await loadText("id: p\nsettings: { maxAutonomyLevel: low }\n");
    expect(rules).toMatchObject([{ severity: "medium", owner: null, rationale: null, from: null, until: null }]);
  });

  it("may forbid a value, and pass where there is none", async () => {
    const { rules } = await loadText("id: p\nsettings: { ideAutoConnect: { set: false, unset: pass } }\n");
    expect(rules).toMatchObject([{ unsetPasses: true, demands: [{ check: "set", options: false }] }]);
  });

  it("has nothing but what the audits know", async () => {
    const { rules } = await loadText("id: p\nextends: [strict]\nsettings: { maxAutonomyLevel: { atMost: off } }\n");
    const keys =
      "controls demands fixWithinSeconds from id location overridable owner policy rationale remediation setting severity title unsetPasses until";
    for (const rule of rules) expect(Object.keys(rule).sort().join(" ")).toBe(keys);
  });
});

describe("layers", () => {
  const upper =
    "id: base\nowner: grace@example.com\nseverity: high\nrationale: upper\neffective: { from: 2026-01-01, until: 2026-12-31 }\n";
  const lower = (body: string, head = "") =>
    `id: p\nextends: [base.yaml]\n${head}settings: { maxAutonomyLevel: ${body} }\n`;
  const base = `${upper}settings: { maxAutonomyLevel: { atMost: medium, title: Capped, remediation: lower it, controls: [soc2:CC6.8], fixWithin: 7d } }\n`;

  it("inherit every word that the lower one leaves out", async () => {
    const { rules } = await loadText(lower("{ severity: critical }"), { "base.yaml": base });
    expect(rules).toMatchObject([
      {
        id: "base/maxAutonomyLevel",
        policy: "base",
        owner: "grace@example.com",
        severity: "critical",
        title: "Capped",
        rationale: "upper",
        remediation: "lower it",
        controls: ["soc2:CC6.8"],
        fixWithinSeconds: 604_800,
        location: { file: "policy.yaml" },
      },
    ]);
  });

  it("name the rule anew when its checks are others", async () => {
    const { rules } = await loadText(lower("{ atMost: low, because: lower }", "owner: ada@example.com\n"), {
      "base.yaml": base,
    });
    expect(rules).toMatchObject([
      { title: "maxAutonomyLevel: at most low", rationale: "lower", owner: "ada@example.com" },
    ]);
  });

  // Otherwise a policy that starts in the future would suspend the upper rule until then.
  it.each([
    ["effective: { from: 2026-06-01 }\n", "2026-01-01", null],
    ["effective: { from: 2025-06-01, until: 2026-06-01 }\n", "2025-06-01", "2027-01-01"],
    ["effective: { from: 2026-06-01, until: 2028-02-29 }\n", "2026-01-01", "2028-03-01"],
    ["", null, null],
  ])("are in force while either is: %j", async (head, from, until) => {
    const { rules } = await loadText(lower("{ atMost: low }", head), { "base.yaml": base });
    const time = (day: string | null) => (day === null ? null : Date.parse(`${day}T00:00:00Z`));
    expect(rules).toMatchObject([{ from: time(from), until: time(until) }]);
  });

  // Otherwise the tighter rule would suspend the other one while it is not in force itself.
  it.each([
    ["effective: { from: 2026-01-01, until: 2026-12-31 }\n", []],
    ["effective: { from: 2026-06-01, until: 2026-07-01 }\n", []],
    ["effective: { from: 2025-06-01, until: 2026-12-31 }\n", ["neither rule is tighter"]],
    ["effective: { from: 2026-01-01, until: 2028-02-29 }\n", ["neither rule is tighter"]],
  ])("take the tighter of two rules only if it is in force as long: %j", async (term, problems) => {
    const over = (id: string, term: string, body: string) =>
      `id: ${id}\nextends: [base.yaml]\n${term}settings: { maxAutonomyLevel: ${body} }\n`;
    const files = {
      "base.yaml": base,
      "loose.yaml": over("loose", term, "{ because: loose }"),
      "strict.yaml": over("strict", "effective: { from: 2026-01-01, until: 2026-12-31 }\n", "{ atMost: low }"),
    };
    for (const both of ["loose.yaml, strict.yaml", "strict.yaml, loose.yaml"]) {
      const top = `id: p\nextends: [${both}]\n`;
      const actual = await problemsOf(loadText(top, files));
      expect(actual.map(({ message }) => /neither rule is tighter/.exec(message)?.[0] ?? message)).toEqual(problems);
      if (problems.length === 0)
        expect((await loadText(top, files)).rules).toMatchObject([{ demands: [{ check: "atMost", options: "low" }] }]);
    }
  });

  it("bind through a layer that may be loosened, not past it", async () => {
    const mid = "id: mid\nextends: [base.yaml]\nsettings: { maxAutonomyLevel: { atMost: low, overridable: true } }\n";
    const top = (level: string) => `id: p\nextends: [mid.yaml]\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n`;
    const files = { "base.yaml": base, "mid.yaml": mid };
    expect((await loadText(top("medium"), files)).rules).toMatchObject([
      { demands: [{ check: "atMost", options: "medium" }] },
    ]);
    expect(await problemsOf(loadText(top("high"), files))).toHaveLength(1);
  });

  it("keep what is overridable so, unless a layer says that it is not", async () => {
    const open = base.replace("atMost: medium", "atMost: low, overridable: true");
    const mid = (word: string) =>
      `id: mid\nextends: [base.yaml]\nsettings: { maxAutonomyLevel: { atMost: medium${word} } }\n`;
    const top = "id: p\nextends: [mid.yaml]\nsettings: { maxAutonomyLevel: { atMost: high } }\n";
    expect(await problemsOf(loadText(top, { "base.yaml": open, "mid.yaml": mid("") }))).toEqual([]);
    expect(
      await problemsOf(loadText(top, { "base.yaml": open, "mid.yaml": mid(", overridable: false") })),
    ).toMatchObject([{ message: expect.stringContaining("mid.yaml") as string }]);
  });
});

describe("a run", () => {
  it("gives each file once, with its digest and the number of its rules on settings", async () => {
    const { files } = await loadText(
      "id: p\nextends: [baseline, baseline]\neditors: { approved: [ada@example.com] }\n",
    );
    expect(files.map(({ id, file, ownRules }) => [id, file, ownRules])).toEqual([
      ["p", "policy.yaml", 0],
      ["baseline", "pack:baseline", files[1]!.ownRules],
    ]);
    expect(files[1]!.ownRules).toBeGreaterThan(15);
    for (const file of files) expect(file.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it("loads no check that no policy names", async () => {
    const { checks } = await loadText("id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\n");
    expect([...checks.keys()]).toEqual(["equals", "atMost"]);
  });
});

describe("a text that only people read", () => {
  const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
  const because = `because: "see ${token}", remediation: "ask https://bob:maple17@h.example"`;

  it("keeps no credential, whatever states it", async () => {
    const policies = await loadText(`
id: p
title: ${token}
rationale: "of ${token}"
settings: { maxAutonomyLevel: { atMost: low, title: "with ${token}", ${because} } }
assertions: [{ id: a, schema: { required: [maxAutonomyLevel] }, ${because} }]
editors: { approved: [{ who: ada@example.com, because: "${token}" }], rationale: "${token}" }
changes:
  rationale: "${token}"
  freezes: [{ from: 2026-03-01, until: 2026-03-02, reason: "${token}" }]
usage: { tools: { denied: [x], ${because} } }
approvals:
  - { id: C, settings: ["**"], from: 2026-03-01, until: 2026-03-02, approvedBy: [eve@example.com], approvedAt: 2026-03-01, ticket: "https://t.example/?x=${token}", reason: "${token}" }
exceptions:
  - { rule: p/maxAutonomyLevel, value: high, owner: a@example.com, reason: "in ${token} since", from: 2026-03-01, expires: 2026-04-01, ticket: "${token}" }
`);
    const { checks, ...rest } = policies;
    const text = JSON.stringify(rest, (_, value: unknown) => (value instanceof Map ? [...value] : value));
    expect(checks.size).toBeGreaterThan(0);
    expect(text).not.toMatch(/ghp_|maple17/);
    expect(text).toContain("in [secret] since");
    expect(text).toContain("ask https://[secret]@h.example");
  });
});
