import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourly, judge } from "../support/history.ts";

const rule = "id: p\nsettings: { customModels: { each: { apiKey: { maxAge: 1h } } } }\n";
const values = { a: "sk-abcdefghijklmnop0123", b: "sk-zyxwvutsrqponmlk9876", mask: "********" } as const;
type Shown = keyof typeof values;

const aged = async (...parts: Shown[]) => {
  const history = hourly(...parts.map((item) => ({ customModels: [{ id: "custom:a", apiKey: values[item] }] })));
  const { findings } = await judge(history, rule, { hours: 500 });
  return findings
    .filter((finding) => finding.rule.startsWith("p/"))
    .sort((x, y) => (x.introduced.at < y.introduced.at ? -1 : 1));
};
/** Returns the revision from which the age of the last secret is counted. */
const since = async (...parts: Shown[]) => (await aged(...parts)).find(({ status }) => status === "open")!.introduced;

describe("a secret that grows old", () => {
  it("is told with the value before it, and with the time of its revision beside the time it became too old", async () => {
    const history = hourly(
      ...["${KEY}", values.a, values.b].map((apiKey) => ({ customModels: [{ id: "custom:a", apiKey }] })),
    );
    const { findings } = await judge(history, rule, { hours: 500 });
    const [finding] = findings.filter((item) => item.rule.startsWith("p/"));
    const secret = { $secret: "literal", fingerprint: "fp:run:2" };
    expect(finding).toMatchObject({
      before: { $secret: "literal", fingerprint: "fp:run:1" },
      actual: secret,
      offending: [secret],
      values: [{ revision: 3, at: history[2]!.updatedAt, actual: secret }],
      introduced: { revision: 3, at: new Date(Date.parse(history[2]!.updatedAt) + 3_600_000).toISOString() },
    });
  });

  it("that came behind a mask is told with the literal before the mask", async () => {
    const [finding] = (await aged("a", "mask", "b")).filter(({ status }) => status === "open");
    expect([finding!.introduced.revision, finding!.before]).toEqual([
      2,
      { $secret: "literal", fingerprint: "fp:run:1" },
    ]);
  });

  it("behind a mask may be the literal that stood there, or any", async () => {
    const [finding] = await aged("mask");
    expect(finding!.message).toBe(
      "customModels.custom:a.apiKey may hold a literal that is older than 1 h, counted from revision 1: the service shows a mask, so a rotation cannot be seen",
    );
  });

  it.each<[Shown[], number]>([
    [["a", "a", "b", "b"], 3],
    [["a", "mask", "mask"], 1],
    [["mask", "a"], 1],
    [["a", "mask", "a"], 1],
    [["a", "a", "mask", "mask", "b"], 3],
    [["a", "mask", "b", "a", "mask"], 4],
    [["mask", "a", "mask", "b", "mask"], 3],
  ])("%j is counted from revision %i", async (parts, revision) => {
    expect((await since(...parts)).revision).toBe(revision);
  });

  it("is never taken for younger than it is, whatever the masks hide, nor for older than what was seen allows", async () => {
    const step = fc.record({ truth: fc.constantFrom("a" as const, "b" as const), masked: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { revision } = await since(...steps.map(({ truth, masked }) => (masked ? "mask" : truth)));
        const last = steps.at(-1)!.truth;
        expect(revision).toBeLessThanOrEqual(steps.findLastIndex(({ truth }) => truth !== last) + 2);
        const lastClear = steps.findLastIndex(({ masked }) => !masked);
        const other = steps.findLastIndex(
          ({ truth, masked }, i) => i < lastClear && !masked && truth !== steps[lastClear]!.truth,
        );
        expect(revision).toBeGreaterThan(other < 0 ? 0 : other + 1);
      }),
      { numRuns: 60 },
    );
  });
});
