import { describe, expect, it } from "vitest";
import { coverageOf } from "../../src/authoring/coverage.ts";
import { coverageText } from "../../src/commands/policy/coverage-text.ts";
import { ada, bo, hourly, judge, policy, type RawChange } from "../support/history.ts";

async function coverage(changes: readonly RawChange[], text: string) {
  const policies = await policy(text);
  const report = await judge(changes, policies);
  return { ...coverageOf(report, policies), report };
}

const rules = "id: p\nsettings: { maxAutonomyLevel: { atMost: medium }, ideAutoConnect: false }\n";
const history = hourly(
  { maxAutonomyLevel: "low", wikiCloudSync: true, cloudSessionSync: true },
  { by: bo, set: { maxAutonomyLevel: "low", wikiCloudSync: false, cloudSessionSync: true, commandAllowlist: ["ls"] } },
  { by: ada, set: { maxAutonomyLevel: "high", wikiCloudSync: true, cloudSessionSync: true } },
  { by: bo, set: { maxAutonomyLevel: "high", wikiCloudSync: false, cloudSessionSync: true } },
);

describe("coverage", () => {
  it("counts as the report counts, and lists what no rule governs, most changed first, with who changed it", async () => {
    const { settings, report } = await coverage(history, rules);
    expect([settings.governed, settings.seen]).toEqual([1, 4]);
    expect(report.summary.coverage).toEqual({ governed: settings.governed, seen: settings.seen });
    expect(
      settings.ungoverned.map(({ subject, changes, loosened, editors, last, set }) => [
        subject,
        changes,
        loosened,
        editors.map(({ by, changes: n }) => `${by.email} ${n}`),
        last?.revision ?? null,
        set,
      ]),
    ).toEqual([
      ["/wikiCloudSync", 3, 1, ["bo@corp.example 2", "ada@corp.example 1"], 4, true],
      ["/commandAllowlist", 2, 1, ["bo@corp.example 1", "ada@corp.example 1"], 3, false],
      ["/cloudSessionSync", 0, 0, [], null, true],
    ]);
  });

  it("counts what is unknown or malformed within a list or map as governed by the rules on the whole", async () => {
    const odd = hourly({
      customModels: [{ id: "custom:a", mystery: 1 }],
      enabledPlugins: { "p@m": "yes" },
      mcpAutonomyOverrides: { s: "low" },
      sandbox: { network: { mystery: 1 } },
      mystery: 1,
    });
    const whole = ["customModels", "enabledPlugins", "mcpAutonomyOverrides"].map(
      (it) => `${it}: { size: { atMost: 3 } }`,
    );
    const { settings, rules: judged, report } = await coverage(odd, `id: p\nsettings: { ${whole.join(", ")} }\n`);
    expect(settings.ungoverned.map(({ subject }) => subject)).toEqual(["/mystery", "/sandbox/network/mystery"]);
    expect(report.settings.find(({ subject }) => subject === "/mcpAutonomyOverrides/s")?.rules).toEqual([
      "p/mcpAutonomyOverrides",
    ]);
    expect(judged.unexercised).toEqual([]);
    const asserted = `id: p\nassertions: [{ id: all, title: T, schema: { required: [customModels] } }]\n`;
    const named = (await coverage(odd, asserted)).settings.ungoverned.map(({ subject }) => subject);
    expect(named).not.toContain("/customModels/custom:a/mystery");
    expect(named).toContain("/enabledPlugins/p@m");
  });

  it("names nobody for a change that a missing revision may have made", async () => {
    const { report, ...result } = await coverage(
      history.filter(({ revision }) => revision !== 3),
      rules,
    );
    const list = result.settings.ungoverned.find(({ subject }) => subject === "/commandAllowlist")!;
    expect(list).toMatchObject({ changes: 2, last: { revision: 4, by: { id: null, email: null } } });
    expect(list.editors.map(({ by, changes: n }) => [by.email, n])).toEqual([["bo@corp.example", 1]]);
    const text = coverageText(result, report, {}).replace(/\s+/g, " ");
    expect(text).toContain("by bo@corp.example, and 1 behind missing revisions; last seen in revision 4");
    expect(text).toContain("No rule governs, and no change was seen: cloudSessionSync");
  });

  it.each([
    ["in force from 2030-01-01", "effective: { from: 2030-01-01 }", {}],
    ["not in force since 2026-02-02", "effective: { until: 2026-02-01 }", {}],
    ["switched off by the configuration", "", { "changes/unapproved": "off" }],
  ] as const)("says why a rule judged nothing: %s", async (reason, term, builtin) => {
    const policies = await policy(`${rules}${term}\nchanges: { loosening: { requires: approval } }\n`);
    const report = await judge(history, policies, { builtin });
    const result = coverageOf(report, policies);
    // An event before the term is noted.
    const noted = new Set(report.findings.map(({ rule }) => rule));
    const silent = report.rules.filter((rule) => rule.reason === reason && !noted.has(rule.id));
    expect(silent.length).toBeGreaterThan(0);
    expect(result.rules.unexercised.map((rule) => `${rule.rule} ${rule.reason}`)).toEqual(
      silent.map(({ id }) => `${id} ${reason}`),
    );
    expect(coverageText(result, report, {})).toMatch(new RegExp(`policy.yaml:\\d  ${reason}`));
  });

  it("lists the rules that never failed and never met a value", async () => {
    const idle = rules.replace(
      "ideAutoConnect: false",
      "commandDenylist: { unset: pass, supersetOf: [sudo] }, ideAutoConnect: false",
    );
    const { rules: counts } = await coverage(history, idle);
    // A rule that fails because its setting is not set was exercised.
    expect(counts.unexercised.map(({ rule }) => rule)).toEqual(["p/commandDenylist"]);
    expect([counts.total, counts.failed]).toEqual([3, 2]);
  });

  it("takes rules about editors for exercised: they judge every revision", async () => {
    const { rules: counts } = await coverage(history, `${rules}editors: { approved: ["*@corp.example"] }\n`);
    expect(counts.unexercised).toEqual([]);
    expect(counts.total).toBe(3);
  });

  it("takes no rule for exercised that had no data to judge", async () => {
    const { rules: counts } = await coverage(history, `${rules}usage: { tools: { denied: [Execute] } }\n`);
    expect(counts.unexercised.map(({ rule }) => rule)).toEqual(["usage/policy-tools"]);
  });

  it("fits 80 columns and shows hostile names", async () => {
    const long = `a\u202e${"x".repeat(300)}`;
    const { report, ...result } = await coverage(
      hourly(
        {},
        { by: { id: "u", email: `${long}@corp.example` }, set: { enabledPlugins: { [`${long}\n# b`]: true } } },
      ),
      rules,
    );
    const text = coverageText(result, report, {});
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    expect(text).not.toMatch(/\u202e|^# b/m);
  });
});
