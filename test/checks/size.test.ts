import { behaves } from "./support.ts";

const models = "modelPolicy.allowedModelIds";

behaves("size", {
  holds: [
    [models, 2, ["a", "b"]],
    [models, { atMost: 2 }, []],
    [models, { atLeast: 1, atMost: 2 }, ["a"]],
    [models, 2, ["a", "b", "a"]], // repeated entries count once
    ["sandbox.network.allowedDomains", 1, ["a.example", "A.EXAMPLE"]],
    ["mcpAutonomyUrlOverrides", 2, [{ urlPattern: "a" }, { urlPattern: "a" }]], // a sequence
    ["customModels", { atMost: 1 }, [{ id: "a" }]],
    ["enabledPlugins", { atLeast: 1 }, { "a@b": true }],
  ],
  fails: [
    [models, 2, ["a"], "has 1 entry", [1]],
    [models, { atMost: 2 }, ["a", "b", "c"], "has 3 entries", [3]],
    [models, { atLeast: 1 }, [], "has 0 entries", [null]],
    [models, { atMost: 1 }, ["a", 7], "has 2 entries", [2]],
    [models, { atLeast: 2 }, ["a", "a ", 7], "has 1 entry that is well formed", [1]],
    [models, { atLeast: 3 }, ["a", "b", "b ", 7], "has 2 entries that are well formed", [2]],
    [models, 2, ["a", "b", "b "], "has 3 entries", [3]],
    ["enabledPlugins", { atLeast: 1 }, { "a@b": null }, "has 0 entries", [null]],
    ["customModels", 0, [{ id: "a" }, { id: "a" }], "has 2 entries", [2]],
    ["enabledPlugins", { atMost: 0 }, { "a@b": true }, "has 1 entry", [1]],
  ],
  fits: [models, "customModels", "enabledPlugins", "hooks", "strictKnownMarketplaces", "mcpAutonomyUrlOverrides"],
  misfits: [
    ["maxAutonomyLevel", "it needs a list or a map"],
    ["customModels[*].apiKey", "it needs a list or a map"],
    ["sessionRetentionDays", "it needs a list or a map"],
  ],
  refuses: [
    [models, -1, /too_small/],
    [models, 1.5, /invalid_type/],
    [models, "2", /invalid_type/],
    [models, {}, /needs atMost or atLeast/],
    [models, { atmost: 2 }, /unrecognized_keys/],
    [models, { atLeast: 3, atMost: 2 }, /can never hold/],
    [models, { atMost: -1 }, /too_small/],
  ],
  words: [
    [2, "exactly 2 entries long"],
    [1, "exactly 1 entry long"],
    [{ atMost: 1 }, "at most 1 entry long"],
    [{ atMost: 12 }, "at most 12 entries long"],
    [{ atLeast: 2 }, "at least 2 entries long"],
    [{ atLeast: 2, atMost: 3 }, "at least 2 and at most 3 entries long"],
    [{ atLeast: 2, atMost: 2 }, "exactly 2 entries long"],
    [0, "empty"],
  ],
  implies: [
    [models, 2, { atMost: 3 }, true],
    [models, { atMost: 3 }, { atMost: 3 }, true],
    [models, { atMost: 4 }, { atMost: 3 }, false],
    [models, { atLeast: 1 }, { atMost: 3 }, false],
    [models, { atLeast: 2, atMost: 3 }, { atLeast: 1 }, true],
  ],
});
