import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { Windows } from "../../src/history/windows.ts";
import type { Json } from "../../src/model/json.ts";
import { hourly, seal } from "../support/history.ts";

it("a value that offends in the same entries is the same stage, and one that offends in others is a new one", () => {
  const order = [
    ["a", "b"],
    ["b", "a"],
    ["b", "a"],
  ];
  const settings = order.map((commandAllowlist) => ({ commandAllowlist, note: JSON.stringify(commandAllowlist) }));
  const windows = new Windows();
  const offending: Json[][] = [["a"], ["a"], ["b"]];
  let i = 0;
  for (const step of stepsOf(seal(hourly(...settings)), createCatalog())) {
    windows.set(step, "/commandAllowlist", { actual: order[i]!, offending: offending[i]!, message: "fails" });
    i++;
  }
  const [window] = windows.all();
  expect(window!.stages.map(({ revision, observation }) => [revision, observation.offending])).toEqual([
    [1, ["a"]],
    [3, ["b"]],
  ]);
  expect(window!.values).toHaveLength(1);
});
