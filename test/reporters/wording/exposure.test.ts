import fc from "fast-check";
import { expect, it } from "vitest";
import { html } from "../../../src/reporters/html/index.tsx";
import { markdown } from "../../../src/reporters/markdown/index.ts";
import { text } from "../../../src/reporters/text/index.ts";
import { lengthWords } from "../../../src/reporters/wording/exposure.ts";
import { timeWords } from "../../../src/reporters/wording/remediation.ts";
import { hourly, judge } from "../../support/history.ts";
import { runs } from "../../support/runs.ts";

it("never say of a length of time that it is 0 s, or at least that", () => {
  const seconds = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(seconds, seconds, fc.boolean(), fc.boolean(), (seen, unseenSeconds, isLeast, isMost) => {
      const words = lengthWords({ seconds: seen + unseenSeconds, unseenSeconds, isLeast });
      const row = { severity: "low", due: 0, inTerm: 0, fixed: 1, meanSeconds: seen, medianSeconds: seen } as const;
      const time = timeWords({ ...row, isLeast, ...(isMost && { isMost }) });
      for (const text of [words ?? "", time]) expect(text).not.toMatch(/\b0 s|least less/);
    }),
    { numRuns: runs(60) },
  );
  expect(lengthWords({ seconds: 0, isLeast: false })).toBe("less than 1 s");
  expect(lengthWords({ seconds: 0, isLeast: true })).toBeUndefined();
});

it.each([
  ["ran back", "2026-02-20T00:00:00Z", /closed by/],
  ["is ahead of the audit's", "2031-01-05T00:00:00Z", /open, how long is not known/],
])("say no length of a window whose clock %s", async (_, updatedAt, says) => {
  const [low, high, back] = hourly(
    { maxAutonomyLevel: "low" },
    { maxAutonomyLevel: "high" },
    { maxAutonomyLevel: "low" },
  );
  const rows = updatedAt < "2031" ? [low!, high!, { ...back!, updatedAt }] : [low!, { ...high!, updatedAt }];
  const report = await judge(rows, "id: p\nsettings: { maxAutonomyLevel: low }\n", { cut: false });
  expect(markdown(report)).toMatch(says);
  for (const output of [text(report), markdown(report), html(report).split("<script")[0]!])
    expect(output).not.toMatch(/(?<![\d.])0 s\b|less than 1 s/);
});
