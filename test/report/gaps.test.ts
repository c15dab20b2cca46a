// lane: long
// What is told of a time in which revisions are missing: nothing that another history could contradict.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { formatNames, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { ada, bo, hourly, judge, policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const policies = await policy("id: p\nseverity: high\nsettings: { maxAutonomyLevel: { atMost: medium } }\n");
const settings = (isOpen: boolean) => ({ maxAutonomyLevel: isOpen ? "high" : "low" });
const windowsIn = (report: Report) => report.findings.filter(({ rule }) => rule === "p/maxAutonomyLevel");

function spanOf({ introduced, exposureSeconds }: Finding): [number, number] {
  const from = Date.parse(introduced.at);
  return [from, from + exposureSeconds! * 1000];
}

/** How many seconds of a stretch the windows of a report cover. */
function openWithin([from, until]: readonly [number, number], report: Report): number {
  const parts = windowsIn(report).map(spanOf);
  return parts.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, until) - Math.max(a, from)), 0) / 1000;
}

describe("beside missing revisions", () => {
  it("no length is told that the missing revisions could make false", async () => {
    const revision = fc.record({ isOpen: fc.boolean(), isMissing: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(revision, { minLength: 2, maxLength: 12 }), async (revisions) => {
        const changes = hourly(...revisions.map(({ isOpen }) => settings(isOpen)));
        const visibleChanges = changes.filter((_, i) => revisions[i]!.isMissing === false);
        fc.pre(visibleChanges.at(-1) === changes.at(-1));
        const options = { hours: revisions.length + 3 };
        const [all, part] = [await judge(changes, policies, options), await judge(visibleChanges, policies, options)];
        for (const finding of windowsIn(part)) {
          const truth = openWithin(spanOf(finding), all);
          expect(finding.exposureSeconds! - (finding.unseenSeconds ?? 0)).toBeLessThanOrEqual(truth);
          expect(finding.exposureSeconds!).toBeGreaterThanOrEqual(truth);
          // What is told as known to the second is known.
          if (finding.unseenSeconds === undefined) expect(finding.exposureSeconds).toBe(truth);
        }
        const truth = openWithin([-Infinity, Infinity], all);
        for (const { seconds, unseenSeconds = 0 } of part.exposure.rules)
          expect(seconds - unseenSeconds).toBeLessThanOrEqual(truth);
      }),
      { numRuns: runs(25) },
    );
  });

  it("no format tells the whole length of a window as if it had been seen", async () => {
    const changes = hourly(...Array.from({ length: 40 }, (_, i) => settings(i > 2 && i < 33)));
    // Open for 30 hours, of which nobody saw 23.
    const visibleChanges = changes.filter(({ revision }) => revision < 6 || revision > 27);
    for (const hours of [32, 200]) {
      const report = await judge(visibleChanges, policies, { hours });
      const length = hours === 32 ? "1 d 5 h" : "1 d 6 h";
      expect(windowsIn(report)).toMatchObject([{ unseenSeconds: 23 * 3600 }]);
      for (const name of formatNames) {
        const render = await reporters[name].load();
        const text = whole(render(report, { width: 400 }));
        const prefixes = [...text.matchAll(new RegExp(`(.{0,10})${length}(?! )`, "gs"))].map(([, before]) => before);
        for (const before of prefixes) expect(before, `${name} of ${hours} hours`).toMatch(/(?:at most|≤| to) $/);
        const seconds = String(windowsIn(report)[0]!.exposureSeconds);
        if (text.includes(seconds)) expect(text, name).toContain(String(23 * 3600));
      }
    }
  });

  it("no event about a change is told as the act of the editor of the revision after them", async () => {
    const policies = await policy(
      `id: p
editors: { by: { "sandbox.**": [${bo.email}], commandAllowlist: [${bo.email}] } }
changes: { windows: [{ days: [sun], from: "02:00", to: "03:00", timezone: UTC }], loosening: { requires: approval } }
`,
    );
    const set = fc.record({
      maxAutonomyLevel: fc.constantFrom("low", "high"),
      sandbox: fc.record({ enabled: fc.boolean() }),
      commandAllowlist: fc.subarray(["ls", "npx *"]),
      managedComputersAllowedEmails: fc.subarray([ada.email, bo.email]),
      customModels: fc.subarray([
        { id: "custom:a", apiKey: "sk-abcdefghijklmnop0123", baseUrl: "https://a.example" },
        { id: "custom:b", apiKey: "${KEY}", baseUrl: "https://b.example" },
      ]),
    });
    const revision = fc.record({ set, by: fc.constantFrom(ada, bo), isMissing: fc.boolean() });
    const seenRules = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(revision, { minLength: 3, maxLength: 8 }), async (revisions) => {
        const changes = hourly(...revisions).filter((_, i) => !revisions[i]!.isMissing);
        const numbers = new Set(changes.map((change) => change.revision));
        const report = await judge(changes, policies);
        for (const { email, loosening } of report.editors) {
          const own = report.revisions.filter(({ revision, by }) => by.email === email && numbers.has(revision - 1));
          const looser = own.filter((row) => row.changes.some(({ direction }) => direction === "looser"));
          expect(loosening, `loosened by ${email}`).toBe(looser.length);
        }
        for (const { rule, kind, exposureSeconds, introduced, message } of report.findings) {
          if (exposureSeconds !== null || kind === "integrity" || introduced.revision === null) continue;
          const isExact = numbers.has(introduced.revision - 1);
          if (!isExact) seenRules.add(rule);
          expect(introduced.exact, `${rule} in revision ${introduced.revision}: ${message}`).toBe(isExact);
        }
      }),
      { numRuns: runs(40) },
    );
    expect([...seenRules]).toEqual(
      expect.arrayContaining(["editors/unapproved", "secrets/exposed-in-history", "changes/unapproved"]),
    );
  });
});
