// lane: long
// The remedies and exceptions of a report have the promised effect when pasted unchanged.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantText } from "../../../src/model/instant.ts";
import { needsKey, objection } from "../../../src/model/report/acceptable.ts";
import type { Finding, Report } from "../../../src/model/report/index.ts";
import { acceptance } from "../../../src/reporters/wording/accept.ts";
import { at, hourly, judge, policy } from "../../support/history.ts";
import { runs } from "../../support/runs.ts";
import { settingsArbitrary } from "../../support/settings.ts";

type Settings = Record<string, unknown>;

const packs = ["baseline", "strict"].map((name) =>
  readFileSync(new URL(`../../../policies/${name}.yaml`, import.meta.url), "utf8").replace(/^extends: .*$/m, ""),
);
const own = `
id: own
settings:
  sessionRetentionDays: { oneOf: [30, 90] }
  commandDenylist: { supersetOf: [sudo, mkfs] }
  modelPolicy: { allowedModelIds: [gpt-5, "claude-*"], blockedModelIds: { disjointFrom: [x] } }
  managedComputersAllowedEmails: { subsetOf: ["*@corp.example"], size: { atMost: 1 } }
  networkPolicy: { allowedIps: { subsetOf: [10.0.0.0/8] } }
  sandbox: { network: { allowedDomains: { subsetOf: ["*.a.example"] } } }
  mcpAutonomyOverrides: { each: { defaultLevel: { atLeast: medium } } }
  customModels: { each: { apiKey: { secret: reference }, baseUrl: { subsetOf: [https://llm.example/v1] } } }
`;
const policies = [...packs, own];

/** Applies a merge patch, by the text of RFC 7386. */
function patched(target: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const result = new Map(
    typeof target === "object" && target !== null && !Array.isArray(target) ? Object.entries(target) : [],
  );
  for (const [key, value] of Object.entries(patch))
    if (value === null) result.delete(key);
    else result.set(key, patched(result.get(key), value));
  return Object.fromEntries(result);
}

const open = (report: Report) => report.findings.filter((finding) => finding.status === "open");
const same = (report: Report, wanted: Finding) => report.findings.findLast((finding) => finding.key === wanted.key)!;

describe("what puts a finding right", () => {
  it("resolves it when it is applied", async () => {
    const [first = "", ...more] = policies;
    const loaded = await policy(first, ...more);
    await fc.assert(
      fc.asyncProperty(fc.array(settingsArbitrary, { minLength: 1, maxLength: 3 }), async (history) => {
        const last = history.at(-1)!;
        for (const finding of open(await judge(hourly(...history), loaded))) {
          if (finding.fix === null) continue;
          const after = patched(last, JSON.parse(JSON.stringify(finding.fix))) as Settings;
          const report = await judge(hourly(...history, after), loaded);
          expect([finding.rule, finding.message, finding.fix, same(report, finding)?.status]).toEqual([
            finding.rule,
            finding.message,
            finding.fix,
            "resolved",
          ]);
        }
      }),
      { numRuns: runs(4) },
    );
  });
});

describe("what accepts a finding", () => {
  it("accepts it when it is pasted into a policy file", async () => {
    const [first = "", ...more] = policies;
    const loaded = await policy(first, ...more);
    await fc.assert(
      fc.asyncProperty(fc.array(settingsArbitrary, { minLength: 1, maxLength: 3 }), async (history) => {
        const changes = hourly(...history);
        const offers = ((report) =>
          open(report).flatMap((finding) => {
            const draft = acceptance(finding, report, instantText(at(5)));
            return draft !== undefined && "yaml" in draft ? [{ finding, yaml: draft.yaml }] : [];
          }))(await judge(changes, loaded, { hours: 5 }));
        const pasted = await policy(first, ...more, ...offers.map(({ yaml }) => yaml));
        const report = await judge(changes, pasted, { hours: 5 });
        for (const { finding, yaml } of offers)
          expect([finding.rule, yaml, same(report, finding).status]).toEqual([finding.rule, yaml, "excepted"]);
      }),
      { numRuns: runs(4) },
    );
  });

  it("is drafted only if a policy can contain it, and else gives the reason that `accept` gives", async () => {
    const word = fc.constantFrom("ls", "l\u200bs", "a\u202eb", "two\nlines", "fp:run:1", "é");
    const secret = fc.constantFrom("sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "${NAME}", "x");
    const settings = fc.record({
      commandAllowlist: fc.uniqueArray(word, { maxLength: 3 }),
      enabledPlugins: fc.dictionary(word, fc.boolean(), { maxKeys: 2 }),
      customModels: fc.uniqueArray(fc.record({ id: word, displayName: word, apiKey: secret }), {
        selector: ({ id }) => id,
        maxLength: 2,
      }),
    });
    const text =
      "id: p\nsettings: { commandAllowlist: { subsetOf: [rm] }, customModels: { each: { displayName: { equals: M }, apiKey: { secret: reference } } } }\n";
    const loaded = await policy(text);
    const reasons = new Set<string>();
    await fc.assert(
      fc.asyncProperty(settings, async (drawnSettings) => {
        const report = await judge(hourly({ maxAutonomyLevel: "low" }, drawnSettings), loaded, { hours: 5 });
        for (const finding of open(report)) {
          const draft = acceptance(finding, report, instantText(at(5)));
          if (draft === undefined) continue;
          if ("why" in draft) {
            expect(draft.why).toBe(objection(finding));
            reasons.add(draft.why);
          } else {
            await policy(text, draft.yaml);
            expect(objection(finding)).toBeNull();
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(reasons).toEqual(
      new Set([
        needsKey,
        "its value cannot be written in a policy as it is",
        "its subject cannot be written in a policy as it is",
      ]),
    );
  });
});
