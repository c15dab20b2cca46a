import { lists } from "./shared.ts";
import { behaves } from "./support.ts";

const { fits, hosts, ips, mails, market, misfits, models, plugins, write } = lists;

behaves("subsetOf", {
  holds: [
    [models, ["gpt-5*", "claude-*"], ["gpt-5-mini", "claude-sonnet-4"]],
    [models, ["gpt-5*"], []],
    [ips, ["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"]],
    [ips, ["203.0.113.0/24"], ["203.0.113.7", "::ffff:203.0.113.8"]],
    [hosts, ["*.pkgs.example", "registry.example.com"], ["npm.pkgs.example", "REGISTRY.example.com"]],
    [mails, ["*@example.com"], ["Ada@Example.com"]],
    [write, ["/repo"], ["/repo/a/../b", "/repo/**"]],
    [market, [plugins], [{ ...plugins, sha: "1" }]],
    ["customModels[*].baseUrl", ["https://llm.example.com/v1"], "https://llm.example.com/v1/chat"],
    ["sandbox.network.allowUnixSockets", [], []],
  ],
  fails: [
    [models, ["gpt-5"], "gpt-5", "should be a list"],
    [models, ["gpt-5"], ["gpt-5", "o4-preview"], "contains o4-preview, which is not listed", ["o4-preview"]],
    [
      models,
      ["gpt-5"],
      ["a", "b", "c", "d", "e"],
      "contains a, b, c, d and 1 more, which are not listed",
      ["a", "b", "c", "d", "e"],
    ],
    [models, ["gpt-5"], ["gpt-5-mini"], "contains gpt-5-mini, which is not listed", ["gpt-5-mini"]],
    [models, ["gpt-5"], ["*"], "contains *, which is not listed", ["*"]],
    [
      "modelPolicy.allowedBaseUrls",
      ["https://a.example?version=1"],
      ["https://b.example", "https://a.example?version=[secret fp:run:1]"],
      "contains https://b.example, which is not listed, and https://a.example?version=[secret fp:run:1], which is redacted and cannot be compared",
      ["https://b.example", "https://a.example?version=[secret fp:run:1]"],
    ],
    [models, ["*"], ["gpt-5\u200b"], "contains gpt-5\u200b, which is not listed", ["gpt-5\u200b"]],
    [models, ["*"], [7, null], "contains 7 and null, which are not listed", [7, null]],
    [
      ips,
      ["10.0.0.0/8"],
      ["0.0.0.0/1", "128.0.0.0/1"],
      "contains 0.0.0.0/1 and 128.0.0.0/1, which are not listed",
      ["0.0.0.0/1", "128.0.0.0/1"],
    ],
    [ips, ["10.0.0.0/8"], ["10.0.0.0/7"], "contains 10.0.0.0/7, which is not listed", ["10.0.0.0/7"]],
    [
      hosts,
      ["*.example.com"],
      ["example.com", "*.com"],
      "contains example.com and *.com, which are not listed",
      ["example.com", "*.com"],
    ],
    [write, ["/repo"], ["/repo/../etc"], "contains /repo/../etc, which is not listed", ["/repo/../etc"]],
    [
      market,
      [plugins],
      [{ ...plugins, repo: "Corp/Plugins" }],
      'contains {"source":"github","repo":"Corp/Plugins"}, which is not listed',
      [{ ...plugins, repo: "Corp/Plugins" }],
    ],
    [
      "customModels[*].baseUrl",
      ["https://llm.example.com"],
      "http://llm.example.com",
      "is http://llm.example.com, which is not listed",
    ],
    ["sandbox.network.allowUnixSockets", [], ["/run/x"], "contains /run/x, which is not listed", ["/run/x"]],
  ],
  fits,
  misfits,
  refuses: [
    [models, "gpt-5", /invalid_type/],
    [models, [""], /is empty/],
    [ips, ["10.0.0.0/33"], /strict form/],
    ["customModels[*].baseUrl", [], /lists nothing/],
  ],
  words: [
    [["a", "b"], "only a or b"],
    [[], "empty"],
  ],
  implies: [
    [models, ["gpt-5"], ["gpt-5*"], true],
    [models, ["gpt-*"], ["gpt-5*"], false],
    [models, [], ["gpt-5"], true],
    [ips, ["10.0.0.0/8"], ["10.0.0.0/9", "10.128.0.0/9"], true],
    [ips, ["10.0.0.0/8"], ["10.0.0.0/9"], false],
    [hosts, ["*.a.example.com"], ["*.example.com"], true],
    [write, ["/repo/a"], ["/repo"], true],
    [write, ["/repo/a"], ["/repo/*"], false], // it also allows paths below
    [write, ["/repo/a", "/repo/*"], ["/repo/**"], true],
    [market, [{ ...plugins, sha: "1" }], [plugins], true],
  ],
  restores: [
    [models, ["gpt-5", "claude-*"], ["gpt-5", "o4"], ["gpt-5"]],
    [models, ["gpt-5", "claude-*"], ["o4"], ["gpt-5"]], // an empty list would allow everything
    [models, ["claude-*"], ["o4"], undefined],
    [models, ["gpt-5"], undefined, ["gpt-5"]],
    [write, ["/repo"], ["/etc"], []],
    [write, ["/repo"], undefined, []],
    ["customModels[*].baseUrl", ["https://a.example"], "https://b.example", "https://a.example"],
  ],
});
