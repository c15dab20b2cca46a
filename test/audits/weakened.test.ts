// What is said of guards that no rule of a policy is about.
import { expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const weakenings = async (...settings: Record<string, unknown>[]) =>
  short(await judge(hourly(...settings)), /weakened/);

it("a guard that is tightened is nothing to say", async () => {
  expect(await weakenings({ enableAgentShield: false }, { enableAgentShield: true })).toEqual([]);
  expect(await weakenings({ enableAgentShield: true }, { enableAgentShield: false })).toHaveLength(1);
});
