// The last audit of a history gives up the settings of each revision once they are judged.
import { expect, it } from "vitest";
import { hourly, judge, seal } from "../support/history.ts";

const changes = hourly(
  { maxAutonomyLevel: "low", commandAllowlist: ["ls"] },
  { maxAutonomyLevel: "high", commandAllowlist: ["ls", "pwd"] },
  { maxAutonomyLevel: "low" },
);
const rules = "id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\n";

it("reports the same, and keeps no settings", async () => {
  const revisions = seal(changes);
  const last = await judge(changes, rules, { evidence: { revisions }, isLast: true });
  expect(last).toEqual(await judge(changes, rules));
  expect(revisions.map(({ revision, settings }) => [revision, settings])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});

it("fails when the history is judged again, which would find nothing", async () => {
  const revisions = seal(changes);
  await judge(changes, rules, { evidence: { revisions }, isLast: true });
  await expect(judge(changes, rules, { evidence: { revisions } })).rejects.toThrow(
    "the settings of revision 1 were given up before",
  );
});
