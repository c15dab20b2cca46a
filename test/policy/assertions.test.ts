// What an assertion carries besides its schema.
import { expect, it } from "vitest";
import { loadText } from "./corpus.ts";

const schema = "{ properties: { maxAutonomyLevel: { const: low }, enableAgentShield: { const: true } } }";
const load = async (head: string, ...all: string[]) =>
  (await loadText(`id: p\n${head}assertions:\n${all.map((id) => `  - { id: ${id}, schema: ${schema} }\n`).join("")}`))
    .assertions;

it("an assertion takes from its policy what it does not say, and has a place of its own", async () => {
  const head =
    "owner: ada@example.com\nseverity: low\nrationale: why\ncontrols: [soc2:CC6.8]\neffective: { from: 2026-03-01, until: 2026-03-31 }\n";
  const own = "b, title: T, severity: high, because: own, remediation: do, controls: [soc2:CC7.2], fixWithin: 2d";
  const whole = {
    policy: "p",
    owner: "ada@example.com",
    from: Date.parse("2026-03-01T00:00:00Z"),
    until: Date.parse("2026-04-01T00:00:00Z"),
    governs: ["enableAgentShield", "maxAutonomyLevel"],
  };
  const assertions = await load(head, "a", own);
  expect(assertions.map((assertion) => ({ ...assertion, governs: assertion.governs.toSorted() }))).toMatchObject([
    {
      ...whole,
      id: "p/a",
      title: "a",
      severity: "low",
      rationale: "why",
      remediation: null,
      controls: ["soc2:CC6.8"],
      fixWithinSeconds: null,
      location: { file: "policy.yaml", line: 8, column: 5 },
    },
    {
      ...whole,
      id: "p/b",
      title: "T",
      severity: "high",
      rationale: "own",
      remediation: "do",
      controls: ["soc2:CC7.2"],
      fixWithinSeconds: 2 * 86_400,
      location: { file: "policy.yaml", line: 9, column: 5 },
    },
  ]);
});

it("an assertion names every place that violates it, and not only the first", async () => {
  const [assertion] = await load("", "a");
  const places = (maxAutonomyLevel: string, enableAgentShield: boolean) =>
    assertion!.test({ maxAutonomyLevel, enableAgentShield }).map(({ place }) => place);
  expect(places("low", true)).toEqual([]);
  expect(places("high", true)).toEqual(["/maxAutonomyLevel"]);
  expect(places("high", false)).toEqual(["/enableAgentShield", "/maxAutonomyLevel"]);
});
