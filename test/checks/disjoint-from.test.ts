import { lists } from "./shared.ts";
import { behaves } from "./support.ts";

const { fits, hosts, ips, market, misfits, models, plugins, write } = lists;

behaves("disjointFrom", {
  holds: [
    [models, ["gpt-*"], ["claude-sonnet-4"]],
    [models, ["gpt-*"], []],
    [ips, ["10.0.0.0/8"], ["11.0.0.0/8"]],
    [hosts, ["*.ngrok.io"], ["ngrok.io", "example.com"]],
    [write, ["/etc", "~/.ssh"], ["/repo", "~/src"]],
    [market, [{ source: "github", repo: "evil/market" }], [plugins]],
  ],
  fails: [
    [models, ["gpt-5"], ["gpt-5", "a"], "contains gpt-5, which is forbidden", ["gpt-5"]],
    [models, ["gpt-5"], ["gpt-*"], "contains gpt-*, which is forbidden", ["gpt-*"]],
    [models, ["gpt-*"], ["*-mini"], "contains *-mini, which is forbidden", ["*-mini"]],
    [models, ["gpt-*"], ["*"], "contains *, which is forbidden", ["*"]],
    [models, ["gpt-5"], ["claude ", 7], "contains claude  and 7, which are malformed", ["claude ", 7]],
    [ips, ["10.0.0.0/8"], ["0.0.0.0/0"], "contains 0.0.0.0/0, which is forbidden", ["0.0.0.0/0"]],
    [ips, ["10.0.0.0/8"], ["64:ff9b::a01:203"], "contains 64:ff9b::a01:203, which is forbidden", ["64:ff9b::a01:203"]],
    [ips, ["10.0.0.0/8"], ["2002:a01:203::1"], "contains 2002:a01:203::1, which is forbidden", ["2002:a01:203::1"]],
    [hosts, ["pastebin.com"], ["*.com"], "contains *.com, which is forbidden", ["*.com"]],
    [write, ["~/.ssh"], ["~"], "contains ~, which is forbidden", ["~"]],
    [write, ["~/.ssh"], ["~/.ssh/config"], "contains ~/.ssh/config, which is forbidden", ["~/.ssh/config"]],
    [write, ["~/.ssh"], ["C:\\Users"], "contains C:\\Users, which is malformed", ["C:\\Users"]],
    [
      market,
      [{ source: "github", repo: "evil/market" }],
      [{ source: "github", repo: "Evil/Market.git" }],
      'contains {"source":"github","repo":"Evil/Market.git"}, which is forbidden',
      [{ source: "github", repo: "Evil/Market.git" }],
    ],
    [
      market,
      [{ source: "url", url: "https://evil.example/x" }],
      [{ source: "url", url: "https://[secret fp:run:1]@evil.example/x" }],
      'contains {"source":"url","url":"https://[secret fp:run:1]@evil.example/x"}, which is redacted and cannot be compared',
      [{ source: "url", url: "https://[secret fp:run:1]@evil.example/x" }],
    ],
    [
      "hooks[*]",
      [{ matcher: "curl evil.example" }],
      [{ matcher: "[secret fp:run:1]" }],
      'contains {"matcher":"[secret fp:run:1]"}, which is redacted and cannot be compared',
      [{ matcher: "[secret fp:run:1]" }],
    ],
    ["sessionDefaultSettings.model", ["gpt-*"], "gpt-5", "is gpt-5, which is forbidden"],
  ],
  fits,
  misfits,
  refuses: [
    [models, [], /lists nothing/],
    [hosts, ["https://example.com"], /is not a host name/],
  ],
  words: [[["a", "b", "c"], "without a, b or c"]],
  implies: [
    [models, ["gpt-*"], ["gpt-5"], true],
    [models, ["gpt-5"], ["gpt-*"], false],
    [ips, ["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"], true],
    [write, ["/etc"], ["/etc/passwd"], true],
    [write, ["/etc/passwd"], ["/etc"], false],
  ],
  restores: [
    [models, ["gpt-*"], ["gpt-5", "claude"], ["claude"]],
    [models, ["gpt-*"], ["gpt-5"], undefined], // an empty list would allow everything
    [write, ["/etc"], ["/etc"], []],
    [write, ["/etc"], undefined, undefined],
    ["sessionDefaultSettings.model", ["gpt-*"], "gpt-5", undefined],
  ],
});
