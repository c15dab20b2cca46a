import { describe, expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const many = (n: number, rest = {}) => ({
  builtInToolAutonomyOverrides: Object.fromEntries(Array.from({ length: n }, (_, i) => [`Tool${i}`, "high"])),
  ...rest,
});
const emptied = async (...settings: Record<string, unknown>[]) =>
  short(await judge(hourly(...settings)), /^changes\/emptied/);

const hooks = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`Event${i}`, [{ hooks: [] }]]));
/** A custom model with eight settings, all of which differ from those of others. */
const whole = (name: string) => ({
  id: `custom:${name}`,
  model: name,
  displayName: name,
  provider: "openai",
  baseUrl: `https://${name}.example`,
  apiKey: `\${${name.toUpperCase()}}`,
  maxOutputTokens: name.charCodeAt(0),
  noImageSupport: name === "a",
});

describe("a revision that empties the settings", () => {
  it("is an event, with how many there were", async () => {
    const report = await judge(hourly(many(9, { maxAutonomyLevel: "low" }), { maxAutonomyLevel: "low" }));
    const [finding] = report.findings.filter(({ rule }) => rule === "changes/emptied");
    expect(finding).toMatchObject({
      subject: "revision:2",
      severity: "info",
      exposureSeconds: null,
      message: "revision 2 unset 9 of 10 settings at once",
    });
  });

  it.each<[string, Record<string, unknown>[], boolean]>([
    ["is an event when all eight go", [many(8), {}], true],
    ["is no event when seven go", [many(7), {}], false],
    ["is no event when most stay", [many(30), many(20)], false],
    [
      "is an event when one of nine stays, changed",
      [many(9), { builtInToolAutonomyOverrides: { Tool0: "low" } }],
      true,
    ],
    ["is no event when most of what goes was empty", [{ commandDenylist: [], hooks: {}, ...many(3) }, {}], false],
    ["is no event when nothing was ever set", [{}, {}], false],
    [
      "is no event when a model gets another id",
      [{ customModels: [whole("a")] }, { customModels: [whole("b")] }],
      false,
    ],
    ["is an event when as many other settings come", [many(9), { hooks: hooks(9) }], true],
  ])("%s", async (_, settings, isOne) => {
    expect(await emptied(...settings)).toHaveLength(isOne ? 1 : 0);
  });
});
