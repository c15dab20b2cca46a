import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { direction } from "../../src/catalog/direction.ts";
import type { Json } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";

const setting = createCatalog().setting("mcpAutonomyUrlOverrides")!;
type Rules = readonly (readonly [pattern: string, level: string])[];
const listOf = (rules: Rules): Json => rules.map(([urlPattern, defaultLevel]) => ({ urlPattern, defaultLevel }));
const between = (before: Rules, after: Rules) =>
  direction(setting, { value: listOf(before) }, { value: listOf(after) });

const all = "https://**";
const corp = "https://mcp.corp.example/**";

describe("rules of which the first match decides are looser", () => {
  it.each<[outcome: string, before: Rules, after: Rules]>([
    ["where a level is lowered", [[all, "medium"]], [[all, "low"]]],
    [
      "where a wide low rule comes before a strict one",
      [
        [corp, "high"],
        [all, "medium"],
      ],
      [
        [all, "low"],
        [corp, "high"],
      ],
    ],
    [
      "where the strict rule for the rest goes",
      [
        [corp, "low"],
        [all, "high"],
      ],
      [[corp, "low"]],
    ],
    [
      "where the order puts the low rule first",
      [
        [corp, "high"],
        [all, "low"],
      ],
      [
        [all, "low"],
        [corp, "high"],
      ],
    ],
    [
      "where an exact address loses its strict rule",
      [
        ["https://a.example/mcp", "high"],
        [all, "low"],
      ],
      [[all, "low"]],
    ],
  ])("%s, and tighter the other way", (_, before, after) => {
    expect([between(before, after), between(after, before)]).toEqual(["looser", "tighter"]);
  });

  it("not where a rule repeats what an earlier one decides", () => {
    expect(
      between(
        [[all, "low"]],
        [
          [all, "low"],
          [corp, "high"],
        ],
      ),
    ).toBe("neutral");
    expect(
      between(
        [[all, "high"]],
        [
          [corp, "high"],
          [all, "high"],
        ],
      ),
    ).toBe("neutral");
  });

  it("where one address gets a lower level, also if another gets a higher one", () => {
    expect(
      between(
        [
          [corp, "low"],
          [all, "high"],
        ],
        [
          [corp, "high"],
          [all, "medium"],
        ],
      ),
    ).toBe("looser");
  });
});

it.each<[why: string, before: Rules, after: Rules]>([
  ["the built-in class of tools decides on one side", [], [[all, "medium"]]],
  ["a level is unknown", [[all, "medium"]], [[all, "turbo"]]],
  ["a pattern has other wildcards", [[all, "medium"]], [["https://{a,b}.example/**", "low"]]],
  ["a part of a pattern is redacted", [[all, "medium"]], [["https://[secret fp:run:1]@a.example/**", "low"]]],
])("the direction is unknown where %s", (_, before, after) => {
  expect(between(before, after)).toBe("unknown");
});

it("no address gets a lower level unless the change is looser or unknown", () => {
  const hosts = ["a.example", "b.example", "b.a.example"];
  const addresses = hosts.flatMap((host) => ["", "/", "/mcp", "/mcp/x"].map((path) => `https://${host}${path}`));
  const patterns = [
    "https://**",
    "https://*",
    "https://*/mcp",
    "https://*/*",
    "https://*.example/**",
    "https://b.*/**",
    "https://*.a.example/**",
  ];
  const rule = fc.tuple(fc.constantFrom(...patterns, ...addresses), fc.constantFrom("low", "medium", "high"));
  const rules = fc.array(rule, { maxLength: 5 });
  // Most changes are small: other orders, and one more rule at the front.
  const changes = rules.chain((before) =>
    fc.tuple(
      fc.constant(before),
      fc.oneof(
        rules,
        fc.shuffledSubarray(before, { minLength: before.length }),
        rule.map((first) => [first, ...before]),
      ),
    ),
  );
  const levels = ["low", "medium", "high"];
  const levelAt = (of: Rules, address: string) => of.find(([pattern]) => picomatch.isMatch(address, pattern))?.[1];
  const seen = new Set<string>();
  fc.assert(
    fc.property(changes, ([before, after]) => {
      const way = between(before, after);
      seen.add(way);
      for (const address of addresses) {
        const [from, to] = [levelAt(before, address), levelAt(after, address)];
        if (way === "neutral") expect(to).toBe(from);
        if (way === "tighter" && from !== to)
          expect(levels.indexOf(to ?? "")).toBeGreaterThan(from === undefined ? 1 : levels.indexOf(from));
      }
    }),
    { numRuns: runs(500) },
  );
  expect([...seen].sort()).toEqual(["looser", "neutral", "tighter", "unknown"]);
});
