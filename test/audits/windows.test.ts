// lane: long
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { ada, at, bo, HOUR, hourly, judge, policy, short } from "../support/history.ts";
import { settingsArbitrary } from "../support/settings.ts";
import { runs } from "../support/runs.ts";

const cap = "id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n";
const level = (maxAutonomyLevel: string | undefined) => ({ maxAutonomyLevel });

describe("a run of failing revisions", () => {
  it("is one finding, whatever values it passes through", async () => {
    const report = await judge(
      hourly(level("low"), level("high"), level(undefined), level("turbo"), level("medium")),
      cap,
    );
    const [finding, ...others] = report.findings.filter((item) => item.rule === "p/maxAutonomyLevel");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      status: "resolved",
      subject: "/maxAutonomyLevel",
      before: "low",
      actual: "turbo",
      introduced: { revision: 2, at: "2026-03-01T01:00:00.000Z", by: ada, exact: true },
      resolved: { revision: 5, at: "2026-03-01T04:00:00.000Z", by: ada },
      exposureSeconds: 3 * 3600,
      fix: null,
    });
    expect(finding!.values.map(({ revision, actual }) => [revision, actual])).toEqual([
      [2, "high"],
      [3, null],
      [4, "turbo"],
    ]);
  });

  it("is open until as-of when nothing resolves it", async () => {
    const report = await judge(hourly(level("low"), level("high")), cap, { hours: 11 });
    expect(report.findings[0]).toMatchObject({
      status: "open",
      resolved: null,
      exposureSeconds: 10 * 3600,
      fix: { maxAutonomyLevel: "medium" },
    });
  });

  it("that was there from the first revision is not exact, and its id does not depend on that revision's number", async () => {
    const original = await judge(hourly(level("high")), cap);
    const later = hourly(level("high")).map((change) => ({ ...change, revision: 500 }));
    const renumbered = await judge(later, cap);
    expect(original.findings[0]!.introduced).toMatchObject({ revision: 1, exact: false });
    expect(original.findings[0]!.before).toBeNull();
    expect(renumbered.findings[0]!.id).toBe(original.findings[0]!.id);
  });

  it("behind a gap is not exact, and a gap does not split it", async () => {
    const changes = hourly(level("low"), level("high"), level("high")).map((change, i) => ({
      ...change,
      revision: [1, 5, 9][i]!,
    }));
    const report = await judge(changes, cap);
    expect(short(report, /^p/)).toEqual(["p/maxAutonomyLevel /maxAutonomyLevel 5- open"]);
    expect(report.findings.find((finding) => finding.rule.startsWith("p/"))!.introduced.exact).toBe(false);
    expect(short(report, /gap/)).toEqual([
      "integrity/revision-gap revision:2 5- open",
      "integrity/revision-gap revision:6 9- open",
    ]);
  });

  it("gives two findings with two ids and one key when it comes back", async () => {
    const report = await judge(hourly(level("high"), level("low"), level("high")), cap);
    const [a, b] = report.findings;
    expect([a!.introduced.revision, b!.introduced.revision]).toEqual([1, 3]);
    expect(a!.id).not.toBe(b!.id);
    expect(a!.key).toBe(b!.key);
  });

  it("is due when the policy says so, from the revision or from the policy's start", async () => {
    const due =
      "id: p\neffective: { from: 2026-03-01T03:00:00Z }\nsettings: { maxAutonomyLevel: { atMost: medium, fixWithin: 24h } }\n";
    const report = await judge(hourly(level("low"), level("high"), level("low"), level("low"), level("high")), due);
    expect(report.findings.filter(({ rule }) => rule.startsWith("p/")).map((finding) => finding.dueAt)).toEqual([
      "2026-03-02T03:00:00.000Z",
      "2026-03-02T04:00:00.000Z",
    ]);
  });
});

describe("entries of lists and maps", () => {
  const rule = 'id: p\nsettings: { customModels: { each: { baseUrl: { subsetOf: ["https://llm.example/v1"] } } } }\n';
  const models = (...urls: (string | undefined)[]) => ({
    customModels: urls.map((baseUrl, i) => ({ id: `custom:${i}`, baseUrl })),
  });

  it("have one finding each, which ends when the entry goes", async () => {
    const report = await judge(
      hourly(
        models("https://llm.example/v1"),
        models("https://llm.example/v1", "https://evil.example"),
        models("https://x.example", "https://evil.example"),
        models("https://llm.example/v1/a"),
      ),
      rule,
    );
    expect(short(report, /^p/)).toEqual([
      "p/customModels[*].baseUrl /customModels/custom:0/baseUrl 3-4 resolved",
      "p/customModels[*].baseUrl /customModels/custom:1/baseUrl 2-4 resolved",
    ]);
  });

  it("fail where the setting is not set, and where the list is none", async () => {
    expect(short(await judge(hourly(models(undefined)), rule), /^p/)).toEqual([
      "p/customModels[*].baseUrl /customModels/custom:0/baseUrl 1- open",
    ]);
    expect(short(await judge(hourly({ customModels: "none" }), rule), /^p/)).toEqual([
      "p/customModels[*].baseUrl /customModels 1- open",
    ]);
    expect(short(await judge(hourly({ customModels: ["x"] }), rule), /^p/)).toEqual([
      "p/customModels[*].baseUrl /customModels/#1 1- open",
    ]);
    expect(short(await judge(hourly({}, { customModels: [] }), rule), /^p/)).toEqual([]);
  });

  it("are found in maps at any depth", async () => {
    const tools = "id: p\nsettings: { mcpAutonomyOverrides: { each: { tools: { each: { atLeast: medium } } } } }\n";
    const report = await judge(
      hourly({ mcpAutonomyOverrides: { "a.b/c": { tools: { x: "high", y: "low" } } } }),
      tools,
    );
    expect(short(report, /^p/)).toEqual([
      "p/mcpAutonomyOverrides[*].tools[*] /mcpAutonomyOverrides/a.b~1c/tools/y 1- open",
    ]);
  });
});

describe("a group that cannot be read", () => {
  it("fails every rule below it, so that nothing passes for being empty", async () => {
    const rule = "id: p\nsettings: { sandbox: { network: { allowedDomains: { subsetOf: [a.example] } } } }\n";
    const broken = { sandbox: { enabled: true, network: "open" } };
    const report = await judge(hourly({ sandbox: { enabled: true } }, broken), rule);
    expect(short(report, /^p/)).toEqual(["p/sandbox.network.allowedDomains /sandbox/network/allowedDomains 2- open"]);
    expect(report.findings.find((finding) => finding.rule.startsWith("p/"))!.message).toMatch(
      /sandbox\.network should be an object/,
    );
  });
});

describe("two spellings of one setting", () => {
  it("fail if either fails, and are a contradiction", async () => {
    const rule = "id: p\nsettings: { enableAgentShield: true }\n";
    const report = await judge(
      hourly({ enableAgentShield: true, enableDroidShield: false }, { enableDroidShield: true }),
      rule,
    );
    expect(short(report, /^p|contradiction/)).toEqual([
      "integrity/contradiction /enableAgentShield 1-2 resolved",
      "p/enableAgentShield /enableAgentShield 1-2 resolved",
    ]);
  });
});

describe("the order of the input", () => {
  it("changes no byte of the report", async () => {
    const changes = hourly(level("low"), { by: bo, set: level("high") }, level("low"), {
      ...level("high"),
      customModels: [{ id: "custom:a", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }],
    });
    const texts = [
      changes,
      changes.toReversed(),
      [changes[2]!, changes[0]!, changes[3]!, changes[1]!, changes[0]!],
    ].map(async (order) => JSON.stringify(await judge(order, cap)));
    expect(new Set(await Promise.all(texts)).size).toBe(1);
  });
});

describe("revisions after as-of", () => {
  it("are left out and counted", async () => {
    const report = await judge(hourly(level("low"), level("high")), cap, { hours: 0.5 });
    expect(report.findings).toEqual([]);
    expect(report.evidence.revisions).toMatchObject({ count: 1, leftOut: 1 });
  });

  it("count by the last one that is old enough, not by their own times", async () => {
    const changes = hourly(level("low"), level("high"), level("low"));
    changes[1] = { ...changes[1]!, updatedAt: new Date(at(0) + 99 * HOUR).toISOString() };
    const report = await judge(changes, cap, { hours: 3 });
    expect(report.evidence.revisions.count).toBe(3);
    expect(short(report, /clock/)).toEqual([
      "integrity/clock revision:2 2- open",
      "integrity/clock revision:3 3- open",
    ]);
  });
});

describe("judging a whole history", () => {
  const everything = `
id: p
settings:
  maxAutonomyLevel: { atMost: medium }
  enableAgentShield: true
  sessionRetentionDays: { atLeast: 10, atMost: 90 }
  commandDenylist: { supersetOf: [sudo] }
  modelPolicy:
    allowedModelIds: { subsetOf: ["claude-*", gpt-5], size: { atMost: 3 } }
    blockedModelIds: { supersetOf: [grok] }
  mcpPolicy: { enabled: true, allowlist: { disjointFrom: [npx] } }
  managedComputersAllowedEmails: { subsetOf: ["*@corp.example"] }
  sandbox: { enabled: true, network: { allowedDomains: { subsetOf: ["*.a.example"] } } }
  networkPolicy: { allowedIps: { subsetOf: [10.0.0.0/8] } }
  customModels: { size: { atMost: 2 }, each: { baseUrl: { subsetOf: ["https://llm.example"] }, apiKey: { secret: reference } } }
  enabledPlugins: { each: { equals: false } }
  mcpAutonomyOverrides: { each: { defaultLevel: high, tools: { each: { atLeast: medium } } } }
  strictKnownMarketplaces: [{ source: github, repo: corp/plugins }]
`;

  /** Rules that judge several revisions: restored values, and the second place of a secret. */
  const severalRevisions = new Set(["changes/restored", "secrets/reused"]);
  const windowsOf = (report: Report) =>
    report.findings.filter((finding) => finding.exposureSeconds !== null && !severalRevisions.has(finding.rule));

  /** Computes windows slowly: judges every revision alone, then joins failing runs by subject. */
  async function slowly(
    changes: ReturnType<typeof hourly>,
    policies: Awaited<ReturnType<typeof policy>>,
  ): Promise<string[]> {
    const open = new Map<string, number>();
    const windows: string[] = [];
    for (const change of changes) {
      const alone: Report = await judge([change], policies);
      const failing = new Set(windowsOf(alone).map((finding) => `${finding.rule} ${finding.subject}`));
      for (const [key, since] of open)
        if (!failing.has(key)) {
          windows.push(`${key} ${since}-${change.revision} resolved`);
          open.delete(key);
        }
      for (const key of failing) if (!open.has(key)) open.set(key, change.revision);
    }
    for (const [key, since] of open) windows.push(`${key} ${since}- open`);
    return windows.sort();
  }

  it("says the same, byte for byte, whatever the order of keys", async () => {
    const policies = await policy(everything);
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, item]) => [key, turned(item)])
          .toReversed(),
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.array(settingsArbitrary, { minLength: 1, maxLength: 6 }), async (settings) => {
        const history = (each: (set: unknown, i: number) => unknown) =>
          hourly(...settings.map((set, i) => ({ by: ada, set: each(set, i) as Record<string, unknown> })));
        const report = JSON.stringify(
          await judge(
            history((set) => set),
            policies,
          ),
        );
        expect(JSON.stringify(await judge(history(turned), policies))).toBe(report);
        expect(
          JSON.stringify(
            await judge(
              history((set, i) => (i % 2 ? turned(set) : set)),
              policies,
            ),
          ),
        ).toBe(report);
      }),
      { numRuns: runs(10) },
    );
  });

  it("finds the same as judging each revision alone", async () => {
    const policies = await policy(everything);
    await fc.assert(
      fc.asyncProperty(fc.array(settingsArbitrary, { minLength: 1, maxLength: 8 }), async (settings) => {
        const changes = hourly(...(settings as Record<string, unknown>[]).map((set) => ({ by: ada, set })));
        const report = await judge(changes, policies);
        // A renamed model keeps its window. Judging revisions alone cannot detect renames.
        fc.pre(report.revisions.every((row) => row.changes.every((change) => change.formerly === undefined)));
        const windows = windowsOf(report);
        expect(short({ ...report, findings: windows }).sort()).toEqual(await slowly(changes, policies));
        expect(new Set(report.findings.map((finding) => finding.id)).size).toBe(report.findings.length);
      }),
      { numRuns: runs(20) },
    );
  });

  it("gives a patch that restores each rule, where it gives one", async () => {
    const policies = await policy(everything);
    await fc.assert(
      fc.asyncProperty(settingsArbitrary, async (settings) => {
        const report = await judge(hourly({ by: ada, set: settings as Record<string, unknown> }), policies);
        for (const finding of report.findings) {
          if (finding.fix === null || !finding.rule.startsWith("p/")) continue;
          const mended = await judge(
            hourly({ by: ada, set: merge(settings, finding.fix) as Record<string, unknown> }),
            policies,
          );
          expect(
            mended.findings.filter((item) => item.rule === finding.rule && item.subject === finding.subject),
          ).toEqual([]);
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

it.each([
  ["supersetOf: [https://llm.example/v1]", ["https://a.example/?key=abcdef"]],
  ["equals: [https://llm.example/v1?version=2026-01-01]", ["https://llm.example/v1"]],
  ["supersetOf: [https://llm.example/v1#part]", ["https://llm.example/v1"]],
])("there is no patch with a part that is redacted (%s)", async (check, allowedBaseUrls) => {
  const rule = `id: p\nsettings: { modelPolicy: { allowedBaseUrls: { ${check} } } }\n`;
  const { findings } = await judge(hourly({ modelPolicy: { allowedBaseUrls } }), rule);
  expect(findings.flatMap((finding) => (finding.rule.startsWith("p/") ? [finding.fix] : []))).toEqual([null]);
});

/** RFC 7386. */
function merge(target: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const out: Record<string, unknown> =
    typeof target === "object" && target !== null && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete out[key];
    else out[key] = merge(out[key], value);
  }
  return out;
}
