// What is said of guards that no rule of a policy is about.
import { expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const said = async (...settings: Record<string, unknown>[]) => short(await judge(hourly(...settings)), /weakened/);

it("a guard that is tightened is nothing to say", async () => {
  expect(await said({ enableAgentShield: false }, { enableAgentShield: true })).toEqual([]);
  expect(await said({ enableAgentShield: true }, { enableAgentShield: false })).toHaveLength(1);
});
