import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { audit } from "../../src/report/audit.ts";
import { firstPolicies, type FirstPolicies } from "../../src/authoring/init/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { evidenceOf } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report/index.ts";
import { at, bo, hourly, judge, policy, type RawChange, seal } from "../support/history.ts";
import { settingsArbitrary } from "../support/settings.ts";
import { runs } from "../support/runs.ts";

const catalog = createCatalog();

/** Makes first policies from a history, judged `hours` after its first revision. */
async function init(
  changes: readonly RawChange[],
  { hours = 1000, stable = 3600, governed = [] as string[] } = {},
): Promise<FirstPolicies & { report: Report | null }> {
  const revisions = seal(changes);
  const draft = await firstPolicies({
    steps: stepsOf(revisions, catalog),
    catalog,
    organization: "corp",
    asOf: at(hours),
    stableSeconds: stable,
    complete: true,
    governedPaths: new Set(governed),
    judge: (policies) => {
      const pulled = {
        source: "file" as const,
        origin: "t",
        emulated: false,
        requests: 0,
        conflicts: [],
        notEvaluated: [],
      };
      return audit({
        evidence: evidenceOf({ ...pulled, revisions }, []),
        policies,
        catalog,
        organization: "corp",
        version: "",
        asOf: at(hours),
        cut: true,
        requireContiguous: false,
        builtin: {},
        view: { reportSeverity: null, since: null, failOn: "never" },
      });
    },
  });
  const report = draft.demands === 0 ? null : await judge(changes, await policy(draft.text), { hours });
  return { ...draft, report };
}

/** Returns the settings part of the written policy. */
const settings = ({ text }: FirstPolicies) =>
  (parseAllDocuments(text)[0] as { toJS(): { settings: unknown } }).toJS().settings;
const questions = ({ text }: FirstPolicies) => text.split("# Questions:")[1] ?? "";

describe("first policies", () => {
  it("demand what is, on its tighter side", async () => {
    const draft = await init(
      hourly({
        maxAutonomyLevel: "medium",
        enableAgentShield: true,
        commandDenylist: ["sudo", "rm -rf"],
        modelPolicy: { allowedModelIds: ["gpt-5", "claude-a"], allowCustomModels: false },
        mcpAutonomyOverrides: { a: { defaultLevel: "high" }, b: { defaultLevel: "medium" } },
        customModels: [
          { id: "custom:a", baseUrl: "https://a.example/v1", apiKey: "${KEY}" },
          { id: "custom:b", apiKey: "${OTHER}" },
        ],
      }),
    );
    expect(settings(draft)).toEqual({
      maxAutonomyLevel: { atMost: "medium" },
      mcpAutonomyOverrides: { each: { defaultLevel: { atLeast: "medium" } } },
      modelPolicy: { allowedModelIds: { subsetOf: ["gpt-5", "claude-a"] }, allowCustomModels: false },
      customModels: {
        each: { baseUrl: { equals: "https://a.example/v1", unset: "pass" }, apiKey: { secret: "reference" } },
      },
      commandDenylist: { supersetOf: ["sudo", "rm -rf"] },
      enableAgentShield: true,
    });
    expect(draft.text).toContain("# set in revision 1 at the latest, 2026-03-01");
    expect(questions(draft)).toContain("customModels[*].id: 2 values, the last set in revision 1 at the latest");
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      "a looser side",
      { enableAgentShield: false },
      /enableAgentShield: false, .* false is the looser value. Is it intended\?/,
    ],
    ["the loosest level", { maxAutonomyLevel: "high" }, /maxAutonomyLevel: "high", .* the loosest possible value/],
    ["an unknown level", { maxAutonomyLevel: "turbo" }, /maxAutonomyLevel: "turbo", .* not a known level/],
    ["a wildcard for everything", { commandAllowlist: ["*"] }, /commandAllowlist: 1 entry, .* allows everything/],
    [
      "a list whose switch is off",
      { mcpPolicy: { allowlist: ["a.example"] } },
      /mcpPolicy\.allowlist: .* has no effect/,
    ],
    ["a malformed entry", { networkPolicy: { allowedIps: ["nonsense"] } }, /networkPolicy\.allowedIps: .* malformed/],
    [
      "an object in place of a list",
      { mcpAutonomyUrlOverrides: { a: { b: 1 } } },
      /mcpAutonomyUrlOverrides: .* malformed/,
    ],
    ["a setting without a direction", { sessionRetentionDays: 30 }, /sessionRetentionDays: 30, .* You decide/],
    ["an unknown setting", { remoteShell: true }, /remoteShell: is an unknown setting/],
    ["a setting under two names", { enableAgentShield: true, enableDroidShield: false }, /enableAgentShield: /],
  ])("ask about %s", async (_, odd, question) => {
    const draft = await init(hourly({ wikiCloudSync: false, ...odd }));
    expect(settings(draft)).toEqual({ wikiCloudSync: false });
    expect(questions(draft).replaceAll("\n# ", " ")).toMatch(question);
  });

  it("ask about what has not held still, by when it was set", async () => {
    const history = hourly(
      { wikiCloudSync: false, maxAutonomyLevel: "low" },
      { by: bo, set: { wikiCloudSync: false, maxAutonomyLevel: "medium" } },
    );
    const young = await init(history, { hours: 2, stable: 5400 });
    expect(settings(young)).toEqual({ wikiCloudSync: false });
    expect(questions(young)).toMatch(
      /"medium", set by bo@corp\.example in revision 2, .* set for only 1 h. Should it stay\?/,
    );
    expect(settings(await init(history, { hours: 3, stable: 5400 }))).toEqual({
      maxAutonomyLevel: { atMost: "medium" },
      wikiCloudSync: false,
    });
    expect((await init(history, { hours: 1, stable: 5400 })).demands).toBe(0);
  });

  it("say of a value without a known editor that an unknown editor set it", async () => {
    const draft = await init(hourly({}, { by: null, set: { enableAgentShield: true, maxAutonomyLevel: "high" } }));
    expect(draft.text).toContain("  # set by an unknown editor in revision 2, 2026-03-01");
    expect(questions(draft)).toContain('maxAutonomyLevel: "high", set by an unknown editor in revision 2');
  });

  it("say of a value behind missing revisions when it was first seen, and that it may have changed there", async () => {
    const [first, , third] = hourly({ maxAutonomyLevel: "low" }, {}, { maxAutonomyLevel: "medium" });
    const young = await init([first!, third!], { hours: 3, stable: 5400 });
    expect(questions(young)).toMatch(/revision 3 at the latest, .* It was first seen 1 h ago\. Should it stay\?/);
    expect(young.text).toContain("# Revisions are missing. A value may have changed there and changed back.");
    expect(young.text).not.toContain("set for only");
  });

  it("leave out what other policies govern", async () => {
    const draft = await init(hourly({ wikiCloudSync: false, maxAutonomyLevel: "low" }), {
      governed: ["maxAutonomyLevel"],
    });
    expect(draft.text).not.toContain("maxAutonomyLevel");
  });

  it("never write a secret, nor demand that a literal stays", async () => {
    const token = "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
    const draft = await init(
      hourly({
        wikiCloudSync: false,
        customModels: [
          {
            id: "custom:a",
            apiKey: token,
            baseUrl: `https://user:${token}@llm.example/v1`,
            extraHeaders: { Authorization: `Bearer ${token}` },
          },
        ],
        mcpPolicy: { enabled: true, allowlist: [`npx server --token ${token}`] },
        modelPolicy: { allowedModelIds: [token] },
      }),
    );
    expect(draft.text).not.toContain(token);
    expect(settings(draft)).toEqual({ wikiCloudSync: false, mcpPolicy: { enabled: true } });
    expect(questions(draft)).toContain("It contains a literal secret");
  });

  it("keep hostile texts inside their quotes and comments", async () => {
    const hostile = [
      "a: b",
      "# c",
      "'\"",
      "- x",
      "{y: z}",
      "*all",
      "&anchor",
      "!tag",
      "null",
      "yes",
      "0x1f",
      "1e3",
      "~",
      "a\u2028b",
      "%d",
      "@e",
      "`f`",
      "a, b",
      "]",
    ];
    const editor = { id: "u", email: "x@corp.example\n  maxAutonomyLevel: off #\u202e", name: null };
    const draft = await init(
      hourly({
        by: editor,
        set: {
          wikiCloudSync: false,
          commandDenylist: hostile.filter((item) => item !== "a\u2028b"),
          commandBlocklist: hostile,
        },
      }),
    );
    expect(settings(draft)).toEqual({
      wikiCloudSync: false,
      commandDenylist: { supersetOf: hostile.filter((item) => item !== "a\u2028b") },
    });
    expect(draft.text).not.toMatch(/[\u2028\u202e]|^ *maxAutonomyLevel/m);
  });

  it("load, and have nothing open on the same history, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(settingsArbitrary, { minLength: 1, maxLength: 4 }), fc.nat(6), async (list, hours) => {
        const draft = await init(hourly(...list.map((set) => ({ by: bo, set }))), { hours: hours + 1, stable: 3600 });
        if (!draft.report) return;
        expect(draft.report.rules.filter((rule) => rule.policy === "first")).toHaveLength(draft.demands);
        expect(
          draft.report.findings.filter(({ rule, status }) => status === "open" && rule.startsWith("first/")),
        ).toEqual([]);
        expect(draft.text).not.toMatch(/Zk3Qp9|Hq7Wm2/);
      }),
      { numRuns: runs(20) },
    );
  });
});
