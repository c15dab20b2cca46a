// The visible and hidden parts of a view.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { viewOf } from "../../../src/reporters/wording/view.ts";
import { hiddenWords } from "../../../src/reporters/wording/words.ts";
import { hourly, judge } from "../../support/history.ts";
import { drifted, finding } from "../fixture.ts";

function viewed(view: Partial<Report["view"]>, parts: Partial<Report> = {}) {
  const report = { ...drifted(), ...parts, view: { ...drifted().view, ...view } };
  const result = viewOf(report);
  return {
    rules: result.findings.map((item) => item.rule),
    revisions: result.revisions.map((revision) => revision.revision),
    hidden: result.hidden,
    words: hiddenWords(report, result).map(plain),
  };
}

describe("a view", () => {
  it("shows everything by default", () => {
    expect(viewed({})).toMatchObject({ hidden: { below: 0, earlier: 0, revisions: 0 }, words: [] });
  });

  it("hides findings below a severity, and says how many", () => {
    const { rules, hidden, words } = viewed({ reportSeverity: "medium" });
    expect(rules).not.toContain("integrity/revision-gap");
    expect(hidden).toEqual({ below: 2, earlier: 0, revisions: 0 });
    expect(words).toEqual(["2 findings below medium are not shown here; the counts include them."]);
  });

  it.each([
    ["5", [5]],
    ["4", [5]],
    ["2026-02-10T10:00:00.000Z", [3, 5]],
    ["2026-07-27T20:16:40.000Z", [5]],
    ["2026-07-28", []],
    ["0", [1, 2, 3, 5]],
    ["not a time", [1, 2, 3, 5]],
  ])("since %s shows the revisions %j", (since, revisions) => {
    expect(viewed({ since }).revisions).toEqual(revisions);
  });

  it("keeps what opened, moved on or ended since, whatever its status", () => {
    const { rules, words } = viewed({ since: "5" });
    expect(rules).toContain("secrets/literal");
    expect(rules).not.toContain("autonomy/maxAutonomyLevel");
    expect(rules).not.toContain("sandbox/sandbox.enabled");
    expect(words).toEqual([
      "3 findings that did not open, change or close since revision 5 are not shown here; the counts include them.",
      "3 revisions before revision 5 are not shown here.",
    ]);
    expect(viewed({ since: "3" }).rules).toContain("sandbox/sandbox.enabled");
  });

  it("shows what took another value since", () => {
    const by = { id: "u", email: null, name: null };
    const introduced = { revision: 2, at: "2026-02-01T00:00:00.000Z", by, exact: true };
    const value = (revision: number, actual: string) => ({ revision, at: "2026-02-01T00:00:00.000Z", by, actual });
    const moved = finding(0, { introduced, resolved: null, values: [value(2, "medium"), value(5, "high")] });
    const quiet = finding(0, { introduced, resolved: null, values: [value(2, "medium"), value(4, "high")] });
    expect(viewed({ since: "5" }, { findings: [moved, quiet] }).hidden.earlier).toBe(1);
  });

  it("shows what a switch made ineffective since", async () => {
    const list = (enabled: boolean) => ({ mcpPolicy: { enabled, allowlist: ["npx"] } });
    const rules = "id: p\nsettings: { mcpPolicy: { allowlist: { subsetOf: [mcp.example.com] } } }\n";
    const ruleIds = async (...on: boolean[]) => {
      const report = await judge(hourly(...on.map(list)), rules);
      return viewOf({ ...report, view: { ...report.view, since: "3" } }).findings.map((item) => item.rule);
    };
    const [rule] = ["p/mcpPolicy.allowlist"];
    expect(await ruleIds(true, true, false)).toContain(rule);
    expect(await ruleIds(false, false, false)).not.toContain(rule);
  });

  it("shows the cause of an open finding that it shows, however old the cause is", async () => {
    const history = hourly(
      { sandbox: { enabled: false } },
      { sandbox: { enabled: false }, wikiCloudSync: true },
      { sandbox: { enabled: false, network: { allowedDomains: ["a.example"] } }, wikiCloudSync: true },
    );
    const rules = `id: p
settings:
  sandbox: { enabled: true, network: { allowedDomains: { subsetOf: [b.example], unset: pass } } }
  wikiCloudSync: false
`;
    const report = await judge(history, rules);
    const { findings, hidden } = viewOf({ ...report, view: { ...report.view, since: "3" } });
    const domains = findings.find(({ rule }) => rule === "p/sandbox.network.allowedDomains")!;
    expect(findings.map(({ id }) => id)).toContain(domains.causedBy);
    expect(findings.map(({ rule }) => rule)).not.toContain("p/wikiCloudSync");
    expect(hidden.earlier).toBe(report.findings.length - findings.length);
  });

  it("measures what no revision brought by time", () => {
    const late = finding(1, {
      status: "noted",
      introduced: { revision: null, at: "2026-08-01T00:00:00.000Z", by: null, exact: true },
    });
    const early = { ...late, introduced: { ...late.introduced, at: "2026-01-01T00:00:00.000Z" } };
    expect(viewed({ since: "5" }, { findings: [late, early] }).hidden.earlier).toBe(1);
    expect(viewed({ since: "9" }, { findings: [late, early] }).hidden.earlier).toBe(2);
  });
});

describe("for any history", () => {
  const level = fc.constantFrom("low", "medium", "high", undefined);
  const history = fc.array(fc.tuple(level, fc.constantFrom(true, false)), { minLength: 1, maxLength: 8 });
  const rules = `id: p
settings:
  maxAutonomyLevel: { atMost: low }
  wikiCloudSync: { equals: false }
`;

  it("hides exactly those findings of which nothing lies at or after the revision asked for", async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat(9), async (rows, since) => {
        const settings = rows.map(([maxAutonomyLevel, wikiCloudSync]) => ({ maxAutonomyLevel, wikiCloudSync }));
        const whole = await judge(hourly(...settings), rules);
        const report = { ...whole, view: { ...whole.view, since: String(since) } };
        const { findings, hidden } = viewOf(report);
        for (const item of report.findings) {
          const revisions = [item.introduced, ...item.values, ...(item.resolved ? [item.resolved] : [])];
          expect(findings.includes(item)).toBe(revisions.some(({ revision }) => (revision ?? 0) >= since));
        }
        expect(hidden.earlier).toBe(report.findings.length - findings.length);
        expect(report).toMatchObject({ verdict: whole.verdict, summary: whole.summary });
      }),
      { numRuns: 60 },
    );
  });
});
