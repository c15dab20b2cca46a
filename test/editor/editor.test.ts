// What a person sees who writes our files in an editor: a real language server, with the published schemas.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { LanguageServer } from "../support/language-server.ts";

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start();
});
afterAll(() => server.stop());

const withSchema = (name: string) => (text: string) =>
  `# yaml-language-server: $schema=../${name}.schema.json\n${text}`;
const policy = withSchema("policy");
const config = withSchema("driftline");

async function offered(text: string): Promise<string[]> {
  return (await server.complete(text)).map(({ label }) => label.replace(/^"(.*)"$/, "$1"));
}

async function inserted(text: string, label: string): Promise<string | undefined> {
  return (await server.complete(text)).find((item) => item.label === label)?.insertText;
}

/** The texts that are underlined, and why. */
async function underlined(text: string): Promise<[string, string][]> {
  const lines = text.split("\n");
  return (await server.diagnose(text)).map(({ message, range: { start, end } }) => [
    lines[start.line]!.slice(start.character, end.line === start.line ? end.character : undefined),
    message,
  ]);
}

describe("writing a policy, an editor offers", () => {
  it("what may stand at the top", async () => {
    const keys = await offered(policy("‸"));
    expect(keys).toEqual(expect.arrayContaining(["id", "title", "severity", "extends", "settings", "editors"]));
    expect(await offered(policy("id: mine\n‸"))).not.toContain("id");
  });

  it("the packs, wherever the list is written", async () => {
    const packs = ["baseline", "regulated", "strict"];
    expect(await offered(policy("id: mine\nextends: [‸]"))).toEqual(packs);
    expect(await offered(policy("id: mine\nextends:\n  - ‸"))).toEqual(packs);
  });

  it("every setting and group at the root, and no other spelling", async () => {
    const names = await offered(policy("id: mine\nsettings:\n  ‸"));
    expect(names).toEqual(expect.arrayContaining(["maxAutonomyLevel", "sandbox", "customModels", "mcpPolicy"]));
    expect(names).not.toContain("enableDroidShield");
    expect(await offered(policy("id: mine\nsettings:\n  max‸"))).toContain("maxAutonomyLevel");
  });

  it("the settings of a group, at any depth", async () => {
    expect(await offered(policy("id: mine\nsettings:\n  sandbox:\n    ‸"))).toEqual([
      "enabled",
      "mode",
      "filesystem",
      "network",
    ]);
    const network = await offered(policy("id: mine\nsettings:\n  sandbox:\n    network:\n      ‸"));
    expect(network).toContain("allowedDomains");
    const model = await offered(policy("id: mine\nsettings:\n  customModels:\n    each:\n      ‸"));
    expect(model).toEqual(expect.arrayContaining(["baseUrl", "apiKey"]));
    // Under another spelling the same settings stand.
    const bedrock = await offered(policy("id: mine\nsettings:\n  customModels:\n    each:\n      bedrock:\n        ‸"));
    expect(bedrock).toContain("cloudRegion");
  });

  it("the checks that fit the setting, and no others", async () => {
    const level = await offered(policy("id: mine\nsettings:\n  maxAutonomyLevel:\n    ‸"));
    expect(level).toEqual(expect.arrayContaining(["atMost", "oneOf", "severity", "because", "fixWithin"]));
    expect(level).not.toEqual(expect.arrayContaining(["each"]));
    const list = await offered(policy("id: mine\nsettings:\n  commandAllowlist:\n    ‸"));
    expect(list).toEqual(expect.arrayContaining(["subsetOf", "disjointFrom", "each", "size"]));
    expect(list).not.toContain("atMost");
    const key = await offered(policy("id: mine\nsettings:\n  customModels:\n    each:\n      apiKey:\n        ‸"));
    expect(key).toEqual(expect.arrayContaining(["secret", "maxAge"]));
    expect(key).not.toContain("equals");
    const entry = await offered(policy("id: mine\nsettings:\n  commandAllowlist:\n    each:\n      ‸"));
    expect(entry).toContain("pattern");
    expect(entry).not.toContain("severity");
  });

  it("the checks in braces, from their first letter on", async () => {
    expect(await offered(policy("id: mine\nsettings:\n  maxAutonomyLevel: { a‸ }"))).toContain("atMost");
    expect(await offered(policy("id: mine\nsettings:\n  maxAutonomyLevel: { atMost: low, s‸ }"))).toContain("severity");
  });

  const levels = ["off", "low", "medium", "high"];
  test.each([
    ["the levels of a bare value", "maxAutonomyLevel: ‸", levels],
    ["the levels in braces", "maxAutonomyLevel: { atMost: ‸", levels],
    ["the levels in closed braces", "maxAutonomyLevel: { atMost: ‸}", levels],
    ["the levels on a line of their own", "maxAutonomyLevel:\n    atMost: ‸", levels],
    ["true and false", "enableAgentShield: ‸", ["true", "false"]],
    ["the severities", "enableAgentShield:\n    severity: ‸", ["info", "low", "medium", "high", "critical"]],
    ["usual terms", "enableAgentShield:\n    fixWithin: ‸", ["24h", "72h", "7d", "30d"]],
    ["what unset may mean", "enableAgentShield:\n    unset: ‸", ["pass", "fail"]],
    ["the forms of a secret", "customModels:\n    each:\n      apiKey:\n        secret: ‸", ["reference", "absent"]],
  ])("%s", async (_, text, values) => {
    expect(await offered(policy(`id: mine\nsettings:\n  ${text}`))).toEqual(values);
  });

  it("what can be gone on with", async () => {
    const at = policy("id: mine\nsettings:\n  ‸");
    expect(await inserted(at, "maxAutonomyLevel")).toBe("maxAutonomyLevel: ");
    expect(await inserted(at, "commandAllowlist")).toBe("commandAllowlist:\n  - ");
    expect(await inserted(at, "sandbox")).toBe("sandbox:\n  ");
    const level = policy("id: mine\nsettings:\n  maxAutonomyLevel:\n    ‸");
    expect(await inserted(level, "oneOf")).toBe("oneOf:\n  - ${1}");
    // A word that YAML 1.1 takes for false.
    expect(await inserted(policy("id: mine\nsettings:\n  maxAutonomyLevel: ‸"), '"off"')).toBe('"off"');
  });
});

describe("pointing at a word of a policy, an editor shows", () => {
  it("what a setting means, what its values mean, and what unset means", async () => {
    for (const value of [" low", " { atMost: low }", "\n    atMost: low"]) {
      const text = await server.hover(policy(`id: mine\nsettings:\n  maxAuto‸nomyLevel:${value}\n`));
      expect(text).toMatch(/^#### maxAutonomyLevel\n/);
      expect(text).toMatch(/The highest autonomy that a session may reach/);
      expect(text).toMatch(/high: also does what cannot be undone/);
      expect(text).toMatch(/Not set: no cap: high/);
      expect(text).toMatch(/Looser: a higher value/);
    }
  });

  it("how its values match, and the switch it hangs on", async () => {
    const text = await server.hover(
      policy("id: mine\nsettings:\n  sandbox:\n    network:\n      allowedDom‸ains: { subsetOf: [a.example] }\n"),
    );
    expect(text).toMatch(/every subdomain at any depth/);
    expect(text).toMatch(/Has effect only while sandbox\.enabled is true; otherwise rules fail/);
  });

  it("of an emptied list that it allows everything", async () => {
    const text = await server.hover(policy("id: mine\nsettings:\n  networkPolicy:\n    allow‸edIps: [192.0.2.0/24]\n"));
    expect(text).toMatch(/Not set: every address/);
    expect(text).toMatch(/Looser: an added entry, or an empty list/);
  });

  it("what a check demands, and what stands beside it", async () => {
    const rule = (text: string) => server.hover(policy(`id: mine\nsettings:\n  maxAutonomyLevel:\n    ${text}\n`));
    expect(await rule("atM‸ost: low")).toMatch(/^#### atMost\n+The value is at most this level or number\./);
    expect(await rule("atMost: low\n    fixW‸ithin: 24h")).toMatch(/The time limit for remediation/);
  });

  it("what a group holds, and what a key of the file is for", async () => {
    expect(await server.hover(policy("id: mine\nsettings:\n  sand‸box:\n    enabled: true\n"))).toMatch(
      /sandbox, a group of settings\n+enabled, mode, filesystem, network/,
    );
    expect(await server.hover(policy("i‸d: mine\n"))).toMatch(/rule ids start with it/);
  });
});

describe("an editor underlines", () => {
  const settings = (text: string) => policy(`id: mine\nsettings:\n  ${text}\n`);
  test.each([
    ["a misspelt key", policy("id: mine\nsetings: {}\n"), "setings"],
    ["a misspelt setting", settings("maxAutonomyLevle: low"), "maxAutonomyLevle"],
    ["a misspelt check", settings("maxAutonomyLevel: { atMst: low }"), "atMst"],
    ["a misspelt check of entries", settings("commandAllowlist: { each: { patern: x } }"), "patern"],
    ["an unknown level", settings("maxAutonomyLevel: turbo"), "turbo"],
    ["an unknown level in a check", settings("maxAutonomyLevel: { atMost: turbo }"), "turbo"],
    ["a text for a switch", settings('enableAgentShield: "yes"'), '"yes"'],
    ["a check that does not fit", settings("enableAgentShield: { atMost: true }"), "atMost"],
    ["an unknown pack", policy("id: mine\nextends: [basline]\n"), "basline"],
  ])("%s, and only that", async (_, text, word) => {
    const places = await underlined(text);
    expect([...new Set(places.map(([place]) => place))]).toEqual([word]);
  });

  it("the part that has rules where the file has no id to name them after, and no file of exceptions alone", async () => {
    expect(await underlined(policy("settings: { maxAutonomyLevel: low }\n"))).toEqual([
      ["settings: { maxAutonomyLevel: low }", "Object is missing property id required by property settings."],
    ]);
    const excepted = (rest: string) =>
      underlined(policy(`exceptions: [{ rule: a/b, owner: ada, reason: agreed, from: 2026-01-31${rest} }]\n`));
    expect(await excepted(", revision: 2")).toEqual([]);
    expect(await excepted(", value: x, expires: 2026-02-28")).toEqual([]);
    expect(await excepted(", value: x")).toEqual([["{", 'Missing property "expires".']]);
  });

  it("says of a misspelt name that it is unknown, and of a value which are known", async () => {
    expect(await underlined(settings("maxAutonomyLevel: { atMst: low }"))).toEqual([
      ["atMst", "Property atMst is not allowed."],
    ]);
    expect(await underlined(policy("id: mine\nextends: [basline]\n"))).toEqual([
      ["basline", 'Value is not accepted. Valid values: "baseline", "regulated", "strict".'],
    ]);
  });

  const shipped = ["policies", "examples/policies"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name}`),
  );
  test.each(shipped)("nothing in %s", async (file) => {
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=(?:\.\.\/\.\.\/policies|\.)\/policy(?:-test)?\.schema\.json\n/,
    );
    expect(await underlined(text.replace(/\$schema=.*\//, "$schema=../"))).toEqual([]);
  });
});

describe("writing the other parts of a policy, an editor offers", () => {
  test.each([
    ["who may edit", "editors:\n  ‸", ["approved", "by", "severity"]],
    ["how changes are made", "changes:\n  ‸", ["windows", "freezes", "loosening", "emergency"]],
    ["the days of a window", "changes:\n  windows:\n    - days: [‸]", ["mon", "tue", "sun"]],
    ["what an approval names", "approvals:\n  - ‸", ["id", "settings", "approvedBy", "approvedAt"]],
    ["what an exception names", "exceptions:\n  - ‸", ["rule", "value", "owner", "reason", "expires", "category"]],
    ["the categories of exceptions", "exceptions:\n  - category: ‸", ["waiver", "mitigated"]],
    ["what an assertion names", "assertions:\n  - ‸", ["id", "schema", "severity"]],
  ])("%s", async (_, text, some) => {
    expect(await offered(policy(text))).toEqual(expect.arrayContaining(some));
  });

  it("no item under the name of the whole file", async () => {
    for (const key of ["exceptions", "approvals", "assertions"])
      expect((await offered(policy(`${key}:\n  - ‸`))).join("\n")).not.toMatch(/Driftline|undefined|object Object/);
  });
});

describe("writing the tests of a policy, an editor", () => {
  const tests = withSchema("policy-test");

  it("offers what a test may say", async () => {
    expect(await offered(tests("‸"))).toEqual(expect.arrayContaining(["policy", "tests"]));
    expect(await offered(tests("tests:\n  - name: x\n    ‸"))).toEqual(
      expect.arrayContaining(["settings", "history", "findings", "asOf"]),
    );
    expect(await offered(tests("tests:\n  - name: x\n    findings:\n      - status: ‸"))).toEqual([
      "open",
      "resolved",
      "excepted",
      "noted",
    ]);
  });

  it("shows what a word is for, and underlines a misspelt one", async () => {
    expect(await server.hover(tests("tests:\n  - name: x\n    find‸ings: []\n"))).toMatch(/All expected findings/);
    expect(
      await underlined(tests("tests:\n  - name: x\n    settings: {}\n    finding: []\n    findings: []\n")),
    ).toEqual([["finding", "Property finding is not allowed."]]);
  });
});

describe("writing driftline.yaml, an editor", () => {
  it("offers its keys, built-in rules and their severities", async () => {
    expect(await offered(config("‸"))).toEqual(
      expect.arrayContaining(["organization", "baseUrl", "policies", "aliases", "builtin"]),
    );
    expect(await offered(config("builtin:\n  ‸"))).toEqual(
      expect.arrayContaining(["editors/unapproved", "secrets/literal", "integrity/revision-gap"]),
    );
    expect(await offered(config("builtin:\n  editors/unknown:\n    severity: ‸"))).toEqual([
      "info",
      "low",
      "medium",
      "high",
      "critical",
      "off",
    ]);
  });

  it("shows what a key is for, and underlines a misspelt one", async () => {
    expect(await server.hover(config("organi‸zation: corp\n"))).toMatch(/part of every finding's id/);
    expect(await underlined(config("organisation: corp\n"))).toEqual([
      ["organisation", "Property organisation is not allowed."],
    ]);
    expect(
      await underlined(config("organization: corp\nbuiltin: { editors/unknwn: { severity: off } }\n")),
    ).not.toEqual([]);
    const valid =
      "organization: corp\npolicies: [policies]\nbuiltin: { editors/unknown: { severity: off, because: x } }\n";
    expect(await underlined(config(valid))).toEqual([]);
  });
});
