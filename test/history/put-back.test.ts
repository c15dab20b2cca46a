import { expect, test } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { hourly, seal } from "../support/history.ts";

const at = (name: string | undefined) => ({
  customModels: [{ id: "custom:a", ...(name === undefined ? {} : { baseUrl: `https://${name}.example` }) }],
});

/** Returns the operation and direction of each change of an address. */
function directionsOf(names: readonly (string | undefined)[]): string[] {
  return directionsIn(names.map(at));
}

function directionsIn(settings: Parameters<typeof hourly>): string[] {
  const steps = [...stepsOf(seal(hourly(...settings)), createCatalog())];
  return steps.slice(1).flatMap(({ changes }) => changes.map(({ op, direction }) => `${op} ${direction}`));
}

test.each<[string, (string | undefined)[], string[]]>([
  ["another address is looser, and putting it back is tighter", ["a", "b", "a"], ["replace looser", "replace tighter"]],
  ["two addresses are put back one by one", ["a", "b", "c", "b", "a"], ["looser", "looser", "tighter", "tighter"]],
  [
    "what came after the address put back is new again",
    ["a", "b", "c", "a", "b"],
    ["looser", "looser", "tighter", "looser"],
  ],
  [
    "an address that was taken away is new again",
    ["a", undefined, "b", "a"],
    ["remove tighter", "add looser", "looser"],
  ],
  ["an address that comes back is looser", ["a", "b", undefined, "a"], ["looser", "remove tighter", "add looser"]],
  [
    "an address that came back is put back once",
    ["a", "b", undefined, "a", undefined, "c", "a"],
    ["looser", "remove tighter", "add looser", "remove tighter", "add looser", "looser"],
  ],
])("%s", (_, names, wanted) => {
  expect(directionsOf(names)).toEqual(wanted.map((text) => (text.includes(" ") ? text : `replace ${text}`)));
});

test("an address is put back under the new name of its model", () => {
  const model = (id: string, name: string) => ({ customModels: [{ id, model: "m", displayName: "M", baseUrl: name }] });
  const [a, b] = ["https://a.example", "https://b.example"];
  const settings = [model("custom:a", a), model("custom:a", b), model("custom:b", b), model("custom:b", a)];
  expect(directionsIn(settings)).toEqual(["replace looser", "replace neutral", "replace tighter"]);
});

test("a level that is raised to a level from before a loosening is looser", () => {
  const settings = ["medium", "high", "low", "medium"].map((maxAutonomyLevel) => ({ maxAutonomyLevel }));
  expect(directionsIn(settings)).toEqual(["replace looser", "replace tighter", "replace looser"]);
});
