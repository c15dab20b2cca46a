import { behaves } from "./support.ts";

behaves("oneOf", {
  holds: [
    ["maxAutonomyLevel", ["off", "low"], "low"],
    ["sessionDefaultSettings.interactionMode", ["mission"], "agi"], // one level with two names
    ["customModels[*].provider", ["openai", "anthropic"], "openai"],
    ["sessionDefaultSettings.model", ["claude-*", "gpt-5"], "claude-sonnet-4"],
    ["customModels[*].baseUrl", ["https://llm.example.com/v1"], "https://LLM.example.com/v1/models"],
    ["sessionRetentionDays", [30, 90], 90],
  ],
  fails: [
    ["maxAutonomyLevel", ["off", "low"], "high", "is high, which is not listed"],
    ["maxAutonomyLevel", ["off", "low"], "turbo", "is turbo, which is not listed"],
    ["maxAutonomyLevel", ["off", "low"], 1, "is 1, which is not listed"],
    ["sessionDefaultSettings.model", ["gpt-5"], "gpt-5\n", "is gpt-5\n, which is not listed"],
    ["sessionDefaultSettings.model", ["*"], "gpt\u20115", "is gpt\u20115, which is not listed"],
    [
      "customModels[*].baseUrl",
      ["https://llm.example.com/v1"],
      "https://llm.example.com/v10",
      "is https://llm.example.com/v10, which is not listed",
    ],
    ["sessionRetentionDays", [30, 90], "90", 'is "90" (a text), which is not listed'],
  ],
  fits: [
    "maxAutonomyLevel",
    "sessionDefaultSettings.model",
    "customModels[*].baseUrl",
    "sessionRetentionDays",
    "enableAgentShield",
  ],
  misfits: [
    ["modelPolicy.allowedModelIds", "it needs one value, and this is a list; use subsetOf"],
    ["customModels", "it needs one value, and this is a list of entries; use each"],
    ["enabledPlugins", "it needs one value, and this is a map; use each"],
    ["customModels[*].apiKey", "a secret is judged with secret or maxAge"],
  ],
  refuses: [
    ["maxAutonomyLevel", [], /lists nothing/],
    ["maxAutonomyLevel", "low", /invalid_type/],
    ["maxAutonomyLevel", ["low", "turbo"], /invalid_value/],
    ["customModels[*].baseUrl", ["llm.example.com"], /http or https/],
  ],
  words: [
    [["off"], "off"],
    [["off", "low"], "one of off and low"],
  ],
  implies: [
    ["maxAutonomyLevel", ["off"], ["off", "low"], true],
    ["maxAutonomyLevel", ["off", "high"], ["off", "low"], false],
    ["sessionDefaultSettings.model", ["claude-sonnet-*"], ["claude-*"], true],
    ["sessionDefaultSettings.model", ["claude-*"], ["claude-sonnet-*"], false],
    ["customModels[*].baseUrl", ["https://a.example/v1"], ["https://a.example"], true],
  ],
  restores: [
    ["maxAutonomyLevel", ["low", "off"], "high", "low"],
    ["maxAutonomyLevel", ["low", "off"], "off", "off"],
    ["maxAutonomyLevel", ["low", "off"], undefined, "low"],
    ["sessionDefaultSettings.model", ["claude-*", "gpt-5"], "o4", "gpt-5"],
    ["sessionDefaultSettings.model", ["claude-*"], "o4", undefined],
  ],
});
