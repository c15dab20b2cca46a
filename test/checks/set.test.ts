import { secretMarker } from "../../src/model/sealed.ts";
import { behaves, checks, catalog } from "./support.ts";
import { expect, it } from "vitest";

const secret = secretMarker("literal", "fp:run:1", {});

behaves("set", {
  holds: [
    ["maxAutonomyLevel", true, "low"],
    ["maxAutonomyLevel", true, "turbo"], // it is set, to an unknown level
    ["modelPolicy.allowedModelIds", true, ["a", "a "]],
    ["customModels[*].apiKey", false, ""],
    ["userModelPolicies", false, { u: { allowedModelIds: [] } }], // nothing in it is set
    ["modelPolicy.allowedModelIds", true, ["a"]],
    ["customModels[*].apiKey", true, secret],
    ["maxAutonomyLevel", false, null],
    ["modelPolicy.allowedModelIds", false, []],
    ["enabledPlugins", false, {}],
  ],
  fails: [
    ["maxAutonomyLevel", true, null, "is not set", [null]],
    ["modelPolicy.allowedModelIds", true, [], "is not set", [null]],
    ["enabledPlugins", true, {}, "is not set", [null]],
    ["enabledPlugins", true, { "a@b": null }, "is not set", [null]],
    ["customModels[*].apiKey", true, "", "is not set", [null]],
    ["maxAutonomyLevel", true, false, "is false, which should be a string"],
    ["sessionDefaultSettings.model", true, "a ", "is a , which has white space at its edge"],
    ["modelPolicy.allowedModelIds", true, "a", "should be a list"],
    ["modelPolicy.allowedModelIds", true, ["a ", 7], "has no well-formed entry: a  and 7", ["a ", 7]],
    ["maxAutonomyLevel", false, "low", "is set to low", ["low"]],
    ["modelPolicy.allowedModelIds", false, ["a"], 'is set to ["a"]', [["a"]]],
  ],
  fits: ["maxAutonomyLevel", "customModels[*].apiKey", "customModels", "hooks", "strictKnownMarketplaces"],
  misfits: [],
  refuses: [
    ["maxAutonomyLevel", "yes", /invalid_type/],
    ["maxAutonomyLevel", 1, /invalid_type/],
  ],
  words: [
    [true, "set"],
    [false, "not set"],
  ],
  implies: [
    ["maxAutonomyLevel", true, true, true],
    ["maxAutonomyLevel", false, true, false],
    ["maxAutonomyLevel", true, false, false],
  ],
  restores: [
    ["maxAutonomyLevel", false, "low", null],
    ["maxAutonomyLevel", true, undefined, undefined],
    ["modelPolicy.allowedModelIds", true, [], undefined],
    ["modelPolicy.allowedModelIds", true, ["a"], ["a"]],
  ],
});

it("fits every setting there is", () => {
  for (const setting of catalog.settings) expect(checks.get("set")!.misfit(setting)).toBeUndefined();
});
