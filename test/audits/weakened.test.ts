// What is said of guards that no rule of a policy is about.
import { expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const weakenings = async (...settings: Record<string, unknown>[]) =>
  short(await judge(hourly(...settings)), /weakened/);

it("a guard that is tightened is nothing to say", async () => {
  expect(await weakenings({ enableAgentShield: false }, { enableAgentShield: true })).toEqual([]);
  expect(await weakenings({ enableAgentShield: true }, { enableAgentShield: false })).toHaveLength(1);
});

it("a guard that gets its strict value is nothing to say, whatever it was before", async () => {
  expect(await weakenings({ mcpPolicy: { enabled: 1 } }, { mcpPolicy: { enabled: true } })).toEqual([]);
  expect(await weakenings({ enableAgentShield: "yes" }, { enableAgentShield: true })).toEqual([]);
});

it("of a value that is not known, nobody is told to ask a policy which way is looser", async () => {
  const report = await judge(hourly({ enableAgentShield: true }, { enableAgentShield: "no" }));
  expect(report.findings.find(({ rule }) => rule === "changes/weakened")!.message).toBe(
    "enableAgentShield was changed in revision 2: whether that is looser is not known",
  );
});
