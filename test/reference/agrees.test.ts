// lane: long
// Whatever happens to an organization, the audit says what the reference says.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seal } from "../support/history.ts";
import { runs } from "../support/runs.ts";
import { historyOf, steps } from "./arbitrary.ts";
import { policies } from "./arbitrary-policies.ts";
import { answer, uncovered } from "./index.ts";
import { audited, loaded, NOW } from "./run.ts";
import { answerOf } from "./answer-of.ts";

describe("an audit", () => {
  it("says what the reference says", async () =>
    fc.assert(
      fc.asyncProperty(steps, policies, async (someSteps, parts) => {
        const history = historyOf(someSteps);
        const loadedPolicies = await loaded(parts);
        const right = answer({
          revisions: seal(history),
          policies: loadedPolicies,
          asOf: NOW,
          organization: "corp",
          failOn: "high",
        });
        expect(answerOf(audited(history, loadedPolicies, { builtin: uncovered }))).toEqual(right);
      }),
      { numRuns: runs(40) },
    ));
});
