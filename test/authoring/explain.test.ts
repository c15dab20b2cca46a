import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { builtinRules } from "../../src/audits/index.ts";
import { waysToGive } from "../../src/audits/needs.ts";
import {
  explain,
  type ExplainContext,
  nearestName,
  type PolicyExplained,
  type RuleExplained,
  type SettingExplained,
} from "../../src/authoring/explain/index.ts";
import { statedRules } from "../../src/audits/stated-parts.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { loadChecks } from "../../src/checks/index.ts";
import { explanationText } from "../../src/commands/policy/explain-text.ts";
import { loadPolicies, type Source } from "../../src/policy/load.ts";
import { hourly, judge, policy } from "../support/history.ts";

const catalog = createCatalog({ modelAllowance: "maxAutonomyLevel" });
const pack = (name: string): Source => ({ file: `pack:${name}`, text: readFileSync(`policies/${name}.yaml`, "utf8") });
const load = (...sources: Source[]) =>
  loadPolicies(sources, {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async (name) => pack(name),
    packs: ["baseline", "strict"],
  });

let context: ExplainContext;
beforeAll(async () => {
  const own = await load({
    file: "own.yaml",
    text: `id: own
owner: grace@corp.example
extends: [baseline]
effective: { until: 2026-12-31 }
settings:
  maxAutonomyLevel: { atMost: low, fixWithin: 24h, because: agreed, overridable: true }
  ideAutoConnect: { equals: false, unset: pass }
changes:
  severity: critical
  loosening: { requires: approval }
usage: { tools: { denied: [Execute] } }
access: { maxIdle: 90d }
editors: { approved: [ada@corp.example], by: { "sandbox.**": [bo@corp.example] } }
`,
  });
  context = {
    catalog,
    sets: [{ ...own, checks: await loadChecks() }, await load(pack("baseline"))],
    builtin: { "secrets/literal": "off" },
  };
});

const setting = (name: string) => explain(name, context) as SettingExplained;
const rule = (name: string) => explain(name, context) as RuleExplained;

describe("an explanation", () => {
  it("says of every setting what the table says, by its path, a pointer and an element's key", () => {
    for (const { path, description: says } of catalog.settings) {
      for (const name of [path, `/${path.replaceAll("[*]", "/x").replaceAll(".", "/")}`, path.replaceAll("[*]", ".x")])
        expect(setting(name)).toMatchObject({ explains: "setting", name: path, says });
      const text = explanationText(setting(path), {});
      for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(text.replace(/\s+/g, " ")).toContain(says.replace(/\s+/g, " "));
    }
  });

  it("says direction, unset, cliff, switch, aliases and class", () => {
    expect(setting("modelPolicy.allowedModelIds")).toMatchObject({
      kind: "model",
      list: "set",
      looser: "an added entry, or an empty list",
      unset: { as: "everything", means: "every model, perhaps not if allowAllServiceModels is false" },
      cliff: true,
      counts: expect.stringContaining("only while modelPolicy.allowAllServiceModels"),
      aliases: [],
      rules: ["baseline/modelPolicy.allowedModelIds"],
    });
    expect(setting("sandbox.network.allowedDomains").cliff).toBe(false);
    expect(setting("enableAgentShield").aliases).toEqual(["enableDroidShield"]);
    expect(setting("enableDroidShield").name).toBe("enableAgentShield");
    expect(setting("customModels[*].hostedProvider.cloudRegion").aliases).toContain(
      "customModels[*].hostedProvider.awsRegion",
    );
    expect(setting("modelAllowance").name).toBe("maxAutonomyLevel");
    expect(setting("customModels[*].apiKey")).toMatchObject({
      class: "secret",
      looser: "a literal in place of a reference or of no secret",
      checks: ["set", "secret", "maxAge", "schema"].filter((name) => name !== "schema"),
    });
  });

  it("names each as a check of settings with entries", () => {
    for (const path of ["customModels", "enabledPlugins", "commandAllowlist"])
      expect(setting(path).checks, path).toContain("each");
    expect(setting("maxAutonomyLevel").checks).not.toContain("each");
  });

  it("says from which hour a rule is in force", () => {
    const text = explanationText({ ...rule("own/ideAutoConnect"), from: Date.parse("2026-03-01T08:30:00Z") }, {});
    expect(text).toContain("from 2026-03-01 08:30 UTC until 2026-12-31\n");
  });

  it("names only checks that fit the setting", () => {
    for (const { path } of catalog.settings) {
      const { checks, unset } = setting(path);
      const named = [...unset.rules.matchAll(/(\w+): (?!pass)/g)].map(([, name]) => name);
      expect(checks, path).toEqual(expect.arrayContaining(named));
    }
    expect(setting("customModels[*].apiKey").unset.rules).toBe(
      "fails every rule but set: false, secret: absent, maxAge and those with unset: pass",
    );
  });

  it("says of a rule what it demands, since when, and where it stands", () => {
    expect(rule("baseline/maxAutonomyLevel")).toMatchObject({
      explains: "rule",
      policy: "baseline",
      owner: "grace@corp.example",
      demand: "maxAutonomyLevel should be at most low",
      rationale: "agreed",
      fixWithinSeconds: 86_400,
      overridable: true,
      location: { file: "own.yaml", line: 6 },
      inheritedFrom: "pack:baseline",
    });
    expect(rule("own/ideAutoConnect")).toMatchObject({ unsetPasses: true, inheritedFrom: null });
    expect(explanationText(rule("own/ideAutoConnect"), {})).toContain("until 2026-12-31");
    const text = explanationText(rule("baseline/maxAutonomyLevel"), {});
    for (const words of ["Fix within", "1 d", "own.yaml:6:3", "from pack:baseline"]) expect(text).toContain(words);
  });

  it("says of built-in rules what they are here", () => {
    for (const id of builtinRules.keys()) expect(rule(id)).toMatchObject({ explains: "rule", name: id });
    expect(rule("secrets/literal")).toMatchObject({ policy: null, severity: "off", location: null });
    expect(rule("changes/unapproved")).toMatchObject({ policy: "own", severity: "critical" });
    expect(rule("changes/freeze")).toMatchObject({ policy: null, location: null });
    expect(rule("editors/unapproved")).toMatchObject({
      policy: "own",
      demand: "listed: ada@corp.example; sandbox.**: bo@corp.example",
      location: { file: "own.yaml" },
    });
  });

  it("says of every built-in rule what to give so that it is judged, and nothing of rules on settings", () => {
    const said = (name: string) => /^ {2}To judge it {2}.*(?:\n {15}.*)*/m.exec(explanationText(rule(name), {}))?.[0];
    const words = (name: string) => said(name)?.replace(/\s+/g, " ").replace(" To judge it ", "");
    for (const [id, { needs = [] }] of builtinRules) expect(words(id) ?? "", id).toBe(waysToGive(needs));
    expect(words("usage/policy-tools")).toBe("run driftline audit --with usage");
    expect(words("own/ideAutoConnect")).toBeUndefined();
  });

  it("says of every rule that a policy states in its parts until when it is in force", () => {
    const stated = statedRules(context.sets[0]!).filter(({ policy }) => policy === "own");
    expect(stated.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["editors/unapproved", "changes/unapproved", "usage/policy-tools", "access/idle-grant"]),
    );
    for (const { id } of stated)
      expect(rule(id)).toMatchObject({
        policy: "own",
        until: Date.parse("2027-01-01"),
        location: { file: "own.yaml" },
      });
  });

  it("lists the rules of a policy or pack, and the settings of a group", () => {
    const answer = explain("baseline", context);
    expect(answer).toMatchObject({ explains: "policy", file: "pack:baseline" });
    const listed = answer?.explains === "policy" ? answer.rules.map(({ name }) => name) : [];
    // Includes rules that a policy of the run overrides.
    expect(listed).toEqual(expect.arrayContaining(["baseline/enableAgentShield", "baseline/maxAutonomyLevel"]));
    expect(explain("own", context)).toMatchObject({ explains: "policy", file: "own.yaml" });
    const group = explain("sandbox.network", context);
    expect(group?.explains === "group" && group.settings.map(({ name }) => name)).toContain(
      "sandbox.network.allowedDomains",
    );
  });

  it("tells the rules on other things than the history as the policy states them", async () => {
    const set = await policy(
      "id: use\nseverity: high\nowner: sec@corp.example\nusage: { tools: { denied: [Execute] } }\naccess: { maxIdle: 9d }\n",
    );
    const stated = { ...context, sets: [set] };
    const answer = explain("use", stated);
    expect(answer?.explains === "policy" && answer.rules.map(({ name, severity }) => `${name} ${severity}`)).toEqual([
      "usage/policy-tools high",
      "access/idle-grant info",
    ]);
    expect(explain("usage/policy-tools", stated)).toMatchObject({
      policy: "use",
      owner: "sec@corp.example",
      severity: "high",
      location: { line: 4 },
    });
  });

  it("knows nothing of other names, and says what was meant", () => {
    expect(explain("sandbox.netwrok", context)).toBeUndefined();
    expect(explain("", context)).toBeUndefined();
    expect(nearestName("maxAutonomyLevle", context)).toBe('did you mean "maxAutonomyLevel"?');
    expect(nearestName("editors/unaproved", context)).toBe('did you mean "editors/unapproved"?');
    expect(nearestName("own/ideAutoConect", context)).toBe('did you mean "own/ideAutoConnect"?');
    expect(nearestName("basline", context)).toBe('did you mean "baseline"?');
    expect(nearestName("mcp", context)).toMatch(/^did you mean one of mcpAuto.*, mcpPolicy, .*\?$/);
    expect(nearestName("xyzzy", context)).toBeUndefined();
  });
});

describe("the severity of a built-in rule that a policy states", () => {
  const stated = (severity: string) => `id: own
editors: { approved: [ada@corp.example]${severity && `, severity: ${severity}`} }
changes: { loosening: { requires: approval }${severity && `, severity: ${severity}`} }
usage: { tools: { denied: [Execute]${severity && `, severity: ${severity}`} } }
`;

  it.each(["", "low"])("is that of an audit, whatever the configuration says (of the policy: %j)", async (severity) => {
    const own = await policy(stated(severity));
    for (const set of ["critical", "off", undefined] as const) {
      const builtin = set ? Object.fromEntries([...builtinRules.keys()].map((id) => [id, set])) : {};
      const { rules } = await judge(hourly({}), own, { builtin });
      const rows = rules.filter((row) => row.policy === "own");
      for (const { id, severity: judged, reason, ...row } of rows) {
        const isOff = reason === "switched off by the configuration";
        const explained = explain(id, { catalog, sets: [own], builtin }) as RuleExplained;
        expect(explained.severity, id).toBe(isOff ? "off" : judged);
        expect(explained).toMatchObject({ owner: row.owner, rationale: row.rationale, controls: row.controls });
        const listed = explain("own", { catalog, sets: [own], builtin }) as PolicyExplained;
        expect(listed.rules.find(({ name }) => name === id)?.severity, id).toBe(explained.severity);
      }
      expect(rows.length).toBeGreaterThan(1);
      if (severity) for (const row of rows) expect(row.severity).toBe(severity);
    }
  });
});
