// Which version of the policies was in force: compared with a look at all of them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterparts, versionAt } from "../../src/policy/in-force.ts";
import type { LoadedPolicies } from "../../src/policy/load.ts";
import { runs } from "../support/runs.ts";
import { loadText } from "./corpus.ts";

it("the last version that began is in force, and none before the first", () => {
  const times = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 9 });
  fc.assert(
    fc.property(times, fc.integer({ min: -1, max: 13 }), (starts, time) => {
      const versions = starts.toSorted((a, b) => a - b).map((from) => ({ from }));
      expect(versionAt(versions, time)).toBe(versions.findLastIndex(({ from }) => from <= time));
    }),
    { numRuns: runs(500) },
  );
});

describe("a rule of an earlier version", () => {
  const schema = "{ properties: { maxAutonomyLevel: { const: low } } }";
  const other = "{ properties: { maxAutonomyLevel: { const: off } } }";
  const load = (rules: Record<string, string>, assertions: Record<string, string>) =>
    loadText(
      [
        "id: p",
        ...(Object.keys(rules).length > 0 ? ["settings:"] : []),
        ...Object.entries(rules).map(([setting, demand]) => `  ${setting}: ${demand}`),
        ...(Object.keys(assertions).length > 0 ? ["assertions:"] : []),
        ...Object.entries(assertions).map(([id, text]) => `  - { id: ${id}, schema: ${text} }`),
      ].join("\n"),
    );
  const ids = (
    policies: LoadedPolicies,
    rule: LoadedPolicies["rules"][number] | LoadedPolicies["assertions"][number],
  ) => counterparts(policies, rule).map(({ id }) => id);

  it("is the rule with the same id, whatever it demands", async () => {
    const now = await load({ maxAutonomyLevel: "low" }, { a: schema });
    const then = await load({ maxAutonomyLevel: "high", ideAutoConnect: "false" }, { a: other, b: schema });
    expect(ids(then, now.rules[0]!)).toEqual(["p/maxAutonomyLevel"]);
    expect(ids(then, now.assertions[0]!)).toEqual(["p/a"]);
  });

  it("is else every rule on the same setting, or the same assertion", async () => {
    const now = await load({ maxAutonomyLevel: "{ atMost: low, id: cap }" }, { a: schema });
    const then = await load({ maxAutonomyLevel: "low", ideAutoConnect: "false" }, { b: schema, c: other, d: schema });
    expect(ids(then, now.rules[0]!)).toEqual(["p/maxAutonomyLevel"]);
    expect(ids(then, now.assertions[0]!)).toEqual(["p/b", "p/d"]);
    const none = await load({ ideAutoConnect: "false" }, { c: other });
    expect([...ids(none, now.rules[0]!), ...ids(none, now.assertions[0]!)]).toEqual([]);
  });
});
