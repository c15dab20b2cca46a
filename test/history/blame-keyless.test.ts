// A ledger without a fingerprint key: its statements about secrets never contradict those with a key.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { BlameTracker } from "../../src/history/blame.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { open } from "../../src/seal/session.ts";
import { bytes, change, key } from "../seal/support.ts";

const subject = "/customModels/custom:a/apiKey";
const keys = [
  null,
  "${LLM_KEY}",
  "sk-proj-0123456789abcdefABCDEF",
  "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
  "short",
];
const headers = [null, { "x-a": "Bearer Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }, { "x-a": "Bearer another-one-0123456789" }];

function blamed(history: readonly (readonly [number, number])[], under: string | undefined, isKept: boolean) {
  const session = open({ organization: "corp", key: under, kept: isKept });
  const models = history.map(([item, other]) => [{ id: "custom:a", apiKey: keys[item], extraHeaders: headers[other] }]);
  session.list(bytes(models.map((customModels, i) => change(i + 1, { customModels, maxAutonomyLevel: "low" }))));
  const tracker = new BlameTracker();
  for (const step of stepsOf(session.finish().revisions, createCatalog())) tracker.see(step);
  return tracker;
}

/** @param items by revision: which of the keys the model has */
const keyless = (...items: readonly number[]) =>
  blamed(
    items.map((item) => [item, 0]),
    undefined,
    true,
  );

describe("a secret without a fingerprint", () => {
  it("that stayed was set by nobody knows whom, nor how often", () => {
    const tracker = keyless(0, 2, 3);
    expect(tracker.current().get(subject)).toMatchObject({ isKnown: false });
    expect(tracker.activity().get(subject)!.changes).toBe(null);
    expect(tracker.current().get("/maxAutonomyLevel")).toMatchObject({ isKnown: true, setBy: { revision: 1 } });
  });

  it("that came last was set by who made the last revision", () => {
    const tracker = keyless(0, 1, 2);
    expect(tracker.current().get(subject)).toMatchObject({ isKnown: true, setBy: { revision: 3 } });
    expect(tracker.activity().get(subject)!.changes).toBe(2);
  });

  it("that was taken out leaves unknown how often it changed, and not who took it", () => {
    const tracker = keyless(2, 3, 1);
    expect(tracker.current().get(subject)).toMatchObject({ isKnown: true, setBy: { revision: 3 } });
    expect(tracker.activity().get(subject)!.changes).toBe(null);
  });

  it("is never said to be what a key would tell otherwise", () => {
    const revision = fc.tuple(fc.nat({ max: keys.length - 1 }), fc.nat({ max: headers.length - 1 }));
    fc.assert(
      fc.property(fc.array(revision, { minLength: 1, maxLength: 6 }), fc.boolean(), (history, isKept) => {
        const [without, with_] = [blamed(history, undefined, isKept), blamed(history, key, isKept)];
        for (const [place, blame] of without.current()) {
          const keyedBlame = with_.current().get(place)!;
          expect(keyedBlame.isKnown).toBe(true);
          if (blame.isKnown) expect(blame.setBy).toEqual(keyedBlame.setBy);
        }
        for (const [place, { changes }] of without.activity())
          if (changes !== null) expect(changes).toBe(with_.activity().get(place)!.changes);
        if (!isKept) expect([...without.current().values()].every(({ isKnown }) => isKnown)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
