import fc from "fast-check";
import { expect, it } from "vitest";
import { lengthWords } from "../../../src/reporters/wording/exposure.ts";
import { timeWords } from "../../../src/reporters/wording/remediation.ts";
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
