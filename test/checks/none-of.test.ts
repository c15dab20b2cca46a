import { behaves } from "./support.ts";

behaves("noneOf", {
  holds: [
    ["maxAutonomyLevel", ["high"], "medium"],
    ["sessionDefaultSettings.model", ["gpt-*"], "claude-sonnet-4"],
    ["customModels[*].baseUrl", ["https://evil.example"], "https://llm.example.com"],
  ],
  fails: [
    ["maxAutonomyLevel", ["high"], "high", "is high, which is forbidden"],
    ["sessionDefaultSettings.interactionMode", ["mission"], "agi", "is agi, which is forbidden"],
    ["sessionDefaultSettings.model", ["gpt-*"], "gpt-5", "is gpt-5, which is forbidden"],
    ["sessionDefaultSettings.model", ["gpt-5"], "gpt-*", "is gpt-*, which is forbidden"],
    ["sessionDefaultSettings.model", ["gpt-5"], "claude ", "is claude , which is malformed"],
    [
      "customModels[*].baseUrl",
      ["https://evil.example/a"],
      "https://evil.example",
      "is https://evil.example, which is forbidden",
    ],
    [
      "customModels[*].baseUrl",
      ["https://evil.example/a"],
      "https://a:b@llm.example.com",
      "is https://a:b@llm.example.com, which is malformed",
    ],
    [
      "customModels[*].hostedProvider.cloudAuthRefresh",
      ["curl *"],
      "login [secret fp:run:1]",
      "is login [secret fp:run:1], which is redacted and cannot be compared",
    ],
  ],
  fits: ["maxAutonomyLevel", "sessionDefaultSettings.model", "customModels[*].baseUrl"],
  misfits: [
    ["modelPolicy.allowedModelIds", "it needs one value, and this is a list; use disjointFrom"],
    ["customModels[*].apiKey", "a secret is judged with secret or maxAge"],
  ],
  refuses: [
    ["maxAutonomyLevel", [], /lists nothing/],
    ["maxAutonomyLevel", ["turbo"], /invalid_value/],
  ],
  words: [[["a", "b"], "anything but a or b"]],
  implies: [
    ["maxAutonomyLevel", ["high", "medium"], ["high"], true],
    ["maxAutonomyLevel", ["medium"], ["high"], false],
    ["sessionDefaultSettings.model", ["gpt-*"], ["gpt-5", "gpt-5*"], true],
    ["sessionDefaultSettings.model", ["gpt-5"], ["gpt-*"], false],
  ],
});
