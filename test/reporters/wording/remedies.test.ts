// lane: long
// The remedies and exceptions of a report have the promised effect when pasted unchanged.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantText } from "../../../src/model/instant.ts";
import { needsKey, objection } from "../../../src/model/report/acceptable.ts";
import type { Finding, Report } from "../../../src/model/report/index.ts";
import type { Json } from "../../../src/model/json.ts";
import { acceptance } from "../../../src/reporters/wording/accept.ts";
import { bookOf } from "../../../src/reporters/wording/finding-text.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { remedy } from "../../../src/reporters/wording/remedy.ts";
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

/** Applies a remedy in words that removes entries of a list; undefined for any other remedy. */
function removed({ remedy, subject, actual, offending }: Finding, settings: Settings): unknown {
  if (remedy[0] !== "remove " || !Array.isArray(actual) || subject.startsWith("/customModels")) return undefined;
  const failing = new Set(offending.map((entry) => JSON.stringify(entry)));
  const rest = (actual as Json[]).filter((entry) => !failing.has(JSON.stringify(entry)));
  const patch = subject
    .split("/")
    .slice(1)
    .reduceRight<unknown>((value, key) => ({ [key]: value }), rest);
  return patched(settings, patch);
}

describe("a remedy in words", () => {
  it("resolves the finding when it says which entries to remove", async () => {
    const text = `id: p
settings:
  modelPolicy: { allowedModelIds: { subsetOf: ["gpt-*"] }, allowedBaseUrls: { disjointFrom: ["https://evil.example"] } }
  networkPolicy: { allowedIps: { subsetOf: [10.0.0.0/8] } }
  managedComputersAllowedEmails: { each: { pattern: ".*@corp.example" } }
  mcpPolicy: { allowlist: { subsetOf: [a.example] } }
  sandbox: { filesystem: { allowWrite: { disjointFrom: [/etc] } }, network: { allowedDomains: { subsetOf: [a.example] } } }
`;
    const loaded = await policy(text);
    const list = (...words: string[]) => fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 });
    const settings = fc.record({
      modelPolicy: fc.record({
        allowedModelIds: list("gpt-5", "grok", "o4"),
        allowedBaseUrls: list("https://evil.example/v1", "https://a.example"),
      }),
      networkPolicy: fc.record({ allowedIps: list("10.1.0.0/16", "192.0.2.0/24") }),
      managedComputersEnabled: fc.constant(true),
      managedComputersAllowedEmails: list("ada@corp.example", "eve@evil.example"),
      mcpPolicy: fc.record({ enabled: fc.boolean(), allowlist: list("a.example", "b.example") }),
      sandbox: fc.record({
        enabled: fc.boolean(),
        filesystem: fc.record({ allowWrite: list("/etc", "/tmp") }),
        network: fc.record({ allowedDomains: list("a.example", "b.example") }),
      }),
    });
    await fc.assert(
      fc.asyncProperty(settings, async (drawn) => {
        for (const finding of open(await judge(hourly(drawn), loaded))) {
          const after = removed(finding, drawn);
          if (after === undefined) continue;
          const report = await judge(hourly(drawn, after as Settings), loaded);
          expect([finding.subject, finding.actual, same(report, finding)?.status]).toEqual([
            finding.subject,
            finding.actual,
            "resolved",
          ]);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it("names entries to remove, and not those that stay, however few are shown", async () => {
    const loaded = await policy("id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [gpt-5] } } }\n");
    const lists = [["gpt-5"], ["gpt-5", "o4", "o5"]].map((allowedModelIds) => ({ modelPolicy: { allowedModelIds } }));
    const [finding] = open(await judge(hourly(...lists), loaded)).filter(({ rule }) => rule.startsWith("p/"));
    expect([1, 5].map((entries) => plain(remedy(finding!, { text: 80, entries })))).toEqual([
      "Remove o4 and 1 more from modelPolicy.allowedModelIds.",
      "Remove o4, o5 from modelPolicy.allowedModelIds.",
    ]);
  });

  it("names more than the switch when the setting without effect fails as well", async () => {
    const loaded = await policy("id: p\nsettings: { missionPolicy: { allowedUserIds: { size: { atMost: 1 } } } }\n");
    const words = async (...allowedUserIds: string[]) =>
      open(await judge(hourly({ missionPolicy: { restrictedAccess: false, allowedUserIds } }), loaded)).map((finding) =>
        plain(remedy(finding, { text: 80, entries: 5 })),
      );
    expect(await words("a")).toEqual(["Set missionPolicy.restrictedAccess to true."]);
    expect(await words("a", "b")).toEqual([
      "Set missionPolicy.restrictedAccess to true and change missionPolicy.allowedUserIds so that it is at most 1 entry long.",
    ]);
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
            const draft = acceptance(finding, bookOf(report), instantText(at(5)));
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

  it("is offered for a loosening that was put back, whose window ended", async () => {
    const loaded = await policy("id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n");
    const report = await judge(
      hourly(...["low", "high", "low"].map((maxAutonomyLevel) => ({ maxAutonomyLevel }))),
      loaded,
    );
    const [restored] = open(report).filter(({ rule }) => rule === "changes/restored");
    expect(
      same(
        report,
        report.findings.find(({ id }) => id === restored?.causedBy)!,
      ).status,
    ).toBe("resolved");
    expect(acceptance(restored!, bookOf(report), instantText(at(5)))).toMatchObject({
      yaml: expect.stringContaining("revision: 2"),
    });
  });

  it("accepts no other finding of a rule that is about many subjects", async () => {
    const text = "id: p\nsettings: { ideAutoConnect: { set: false } }\n";
    const lists = { commandAllowlist: ["*"], sandbox: { network: { allowedDomains: ["*"] } } };
    const changes = hourly({}, lists);
    const broad = ({ findings }: Report) => findings.filter(({ rule }) => rule === "levers/over-broad");
    const report = await judge(changes, await policy(text), { hours: 5 });
    expect(broad(report).map(({ status }) => status)).toEqual(["open", "open"]);
    const drafts = [
      ...broad(report).map((finding) => acceptance(finding, bookOf(report), instantText(at(5)))),
      acceptance({ ...broad(report)[0]!, subject: "usage/model/m/user/u" }, bookOf(report), instantText(at(5))),
    ].map((draft) => (draft && "yaml" in draft ? draft.yaml : ""));
    const pasted = await judge(changes, await policy(text, drafts[0]!), { hours: 5 });
    expect(broad(pasted).map(({ status }) => status)).toEqual(["excepted", "open"]);
    expect(drafts[2]).toContain('subject: "usage/model/m/user/u"');
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
          const draft = acceptance(finding, bookOf(report), instantText(at(5)));
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
