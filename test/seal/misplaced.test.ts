// A secret that also occurs where none belongs is hidden there, too, unless it reads like a word of a report.
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { ada, bytes, change, literal, marked, model, plain, seal } from "./support.ts";
import { open } from "../../src/seal/session.ts";

const secret = "Mountain-Lake-77";
const hides = (settings: unknown) => seal([model({ apiKey: secret }), settings]);

describe("a strong secret is hidden", () => {
  it.each<[string, unknown, string]>([
    ["in a name", model({ displayName: `Gateway ${secret}` }), "/customModels/0/displayName"],
    ["in a model", model({ model: secret.toUpperCase() }), "/customModels/0/model"],
    ["in an id", { customModels: [{ id: `custom:${secret}` }] }, "/customModels/0/id"],
    ["in a list of models", { modelPolicy: { allowedModelIds: ["gpt-5", secret] } }, "/modelPolicy/allowedModelIds/1"],
    ["in a level", { maxAutonomyLevel: secret }, "/maxAutonomyLevel"],
    [
      "in a path",
      { sandbox: { filesystem: { allowWrite: [`/srv/${secret}/x`] } } },
      "/sandbox/filesystem/allowWrite/0",
    ],
    ["in a command", { commandAllowlist: [`run ${secret}`] }, "/commandAllowlist/0"],
    ["in a hook", { hooks: { Stop: [{ command: `run ${secret}` }] } }, "/hooks/Stop/0/command"],
    [
      "in an e-mail address",
      { byomComputersAllowedEmails: [`${secret}@corp.example`] },
      "/byomComputersAllowedEmails/0",
    ],
    ["in a user's id", { missionPolicy: { allowedUserIds: [secret] } }, "/missionPolicy/allowedUserIds/0"],
    [
      "in a marketplace",
      { strictKnownMarketplaces: [{ source: "local", path: secret }] },
      "/strictKnownMarketplaces/0/path",
    ],
  ])("%s", (_, settings, pointer) => {
    const sealed = hides(settings);
    expect(marked(sealed, "misplaced")).toEqual([`2${pointer}`]);
    expect(JSON.stringify(sealed.revisions)).not.toMatch(new RegExp(secret, "i"));
  });

  it("in keys", () => {
    expect(
      plain(hides({ enabledPlugins: { [`x-${secret}`]: true }, hooks: { [secret]: [] }, [secret]: 1 }))[1],
    ).toEqual({
      "[secret fp:run:1]": "[hidden fp:run:2]",
      enabledPlugins: { "[secret fp:run:3]": true },
      hooks: { "[secret fp:run:1]": [] },
    });
  });

  it("in keys that are commands or addresses", () => {
    const settings = {
      mcpAutonomyOverrides: { "npx x --api-key maple-17": { tools: {} }, "npx x --region eu": { tools: {} } },
      enabledPlugins: { "https://h.example/sse?token=maple-17": true, "https://ada:pw@h.example": true },
    };
    expect(plain(seal([settings]))[0]).toEqual({
      mcpAutonomyOverrides: { "[secret fp:run:3]": { tools: {} }, "npx x --region eu": { tools: {} } },
      enabledPlugins: { "[secret fp:run:1]": true, "[secret fp:run:2]": true },
    });
  });

  it("in the address of a proxy among the domains", () => {
    const allowedDomains = ["ada:maple-17@proxy.corp.example:8080", "*.corp.example"];
    const sealed = seal([{ sandbox: { network: { allowedDomains } } }]);
    expect(marked(sealed, "misplaced")).toEqual(["1/sandbox/network/allowedDomains/0"]);
    expect(JSON.stringify(sealed.revisions)).not.toContain("maple");
    expect(JSON.stringify(sealed.revisions)).toContain("*.corp.example");
  });

  it.each([
    "Lake%21%20Mountain%20%2777%27", // every character but letters and digits
    "Lake!%20Mountain%20'77'",
    "%4cake%21%20%4dountain%20%2777%27",
    "Lake!+Mountain+'77'",
    "Lake%21+Mountain+%2777%27",
  ])("as an address or a form encodes it: %s", (encoded) => {
    const sealed = seal([model({ apiKey: "Lake! Mountain '77'" }), { commandAllowlist: [`run ${encoded}`] }]);
    expect(marked(sealed, "misplaced")).toEqual(["2/commandAllowlist/0"]);
  });

  it("in an earlier revision as in a later one", () => {
    const sealed = seal([
      model({ displayName: secret }),
      {},
      model({ apiKey: secret }),
      {},
      model({ displayName: secret }),
    ]);
    expect(marked(sealed, "misplaced")).toEqual(["1/customModels/0/displayName", "5/customModels/0/displayName"]);
  });

  it("in a reference that holds it", () => {
    const settings = [model({ apiKey: "MOUNTAIN_LAKE_77X" }), model({ apiKey: "${MOUNTAIN_LAKE_77X}" })];
    expect(JSON.stringify(plain(seal(settings)))).not.toContain("MOUNTAIN");
  });

  it("when it looks like a token, wherever nobody treats one as secret", () => {
    const token = "sk-ant-api03-AbCdEfGh12345678";
    const sealed = seal([
      {
        ...model({ displayName: token, baseUrl: `https://h.example/${token}/v1` }),
        modelPolicy: { allowedModelIds: [`x ${token}`] },
        mcpAutonomyOverrides: { [token]: { tools: {} } },
      },
    ]);
    expect(marked(sealed, "misplaced")).toEqual(["1/customModels/0/displayName", "1/modelPolicy/allowedModelIds/0"]);
    expect(JSON.stringify(sealed.revisions)).not.toContain("sk-ant");
  });

  it("but not in the names of editors, which are evidence", () => {
    const session = open({ organization: "corp" });
    session.line(bytes(change(1, model({ apiKey: ada.email, displayName: ada.email }))), "it");
    const sealed = session.finish();
    expect(sealed.revisions[0]!.by).toEqual(ada);
    expect(plain(sealed)).toEqual([model({ apiKey: literal(1), displayName: ada.email })]);
  });
});

describe("a weak literal hides nothing else", () => {
  const weak = (apiKey: string, rest: Record<string, unknown> = {}, options: Parameters<typeof seal>[1] = {}) => {
    const sealed = seal([{ ...model({ apiKey, displayName: `see ${apiKey}` }), ...rest }], options);
    expect(marked(sealed, "weak")).toEqual(["1/customModels/0/apiKey"]);
    expect(marked(sealed, "misplaced")).toEqual([]);
    expect(plain(sealed)).toMatchObject([{ ...model({ apiKey: literal(1), displayName: `see ${apiKey}` }), ...rest }]);
    expect(sealed.leaks(JSON.stringify([apiKey, rest]))).toBe(false);
  };

  it.each(["e", "0", "true", "compliant", "high", "12345678901"])("when it is short: %s", (apiKey) => weak(apiKey));
  it("when it is a word of ours", () =>
    weak("integrity/unknown-setting", {}, { known: ["rule integrity/unknown-setting"] }));
  it("when it stands in a policy, in any case", () =>
    weak("Claude-Sonnet-4", {}, { known: ["allow: [claude-sonnet-4*]"] }));
  it("when it is an editor's address", () => weak("ada@corp.example"));
  it("when it is a part of an editor's address", () => weak("@corp.example"));
  it("when it is the organization", () => weak("acme-corporation", {}, { organization: "acme-corporation" }));
  it("when it is a value of the catalog", () => weak("generic-chat-completion-api"));
  it("when it is the path of a setting", () => weak("sandbox.network.allowedDomains"));
  it("when it is another spelling of a setting", () => weak("awsCredentialExport"));
  it("when it is an alias of the organization's own", () => {
    const catalog = createCatalog({ maxAutonomyLevelOfUs: "maxAutonomyLevel" });
    weak("maxAutonomyLevelOfUs", { maxAutonomyLevelOfUs: "low" }, { catalog });
  });
  it("when it is a place in the settings", () =>
    weak("/mcpAutonomyOverrides/build-server/tools/deploy", {
      mcpAutonomyOverrides: { "build-server": { tools: { deploy: "high" } } },
    }));
  it("when it is a host", () =>
    weak("llm.corp.example", { modelPolicy: { allowedBaseUrls: ["https://llm.corp.example/v1"] } }));
  it("when it is an address", () =>
    weak("https://llm.corp.example", { modelPolicy: { allowedBaseUrls: ["https://llm.corp.example/v1"] } }));
  it("when it is the path of an address", () =>
    weak("chat/completions", { modelPolicy: { allowedBaseUrls: ["https://llm.corp.example/v1/chat/completions"] } }));
  it("when it is a domain of the sandbox", () =>
    weak("registry.corp.example", { sandbox: { network: { allowedDomains: ["registry.corp.example"] } } }));
  it("when it is an MCP server", () => weak("mcp.corp.example", { mcpPolicy: { allowlist: ["mcp.corp.example"] } }));
  it("when it is a date and time", () => weak("2026-03-01T01:00:00.000Z"));
  it("when it is the name of a revision", () => {
    const session = open({ organization: "corp" });
    session.line(bytes(change(1, model({ apiKey: "revision:1234567890123" }), { revision: 1234567890123 })), "it");
    expect(marked(session.finish(), "weak")).toEqual(["1234567890123/customModels/0/apiKey"]);
  });
  it.each([
    "[secret fp:run:1]",
    "[secret fp:r",
    '"fingerprint":',
    '{"$secret":"literal"',
    "fp:k0123456:0123456789abcdef",
    "f_0123456789abcdef",
    "k_0123456789abcdef",
    "0123456789abcdef",
  ])("when it reads like a marker or an id: %s", (apiKey) => {
    const sealed = seal([{ ...model({ apiKey }), commandAllowlist: ["run --token x"] }]);
    expect(marked(sealed, "weak")).toEqual(["1/customModels/0/apiKey"]);
    expect(plain(sealed)).toEqual([
      { ...model({ apiKey: literal(2) }), commandAllowlist: ["run --token [secret fp:run:1]"] },
    ]);
    expect(sealed.leaks(JSON.stringify(sealed.revisions))).toBe(false);
  });
});

describe("a healthy history", () => {
  it("has nothing marked, nothing numbered and nothing that leaks", () => {
    const settings = {
      maxAutonomyLevel: "medium",
      sandbox: {
        enabled: true,
        mode: "per-command",
        network: { allowedDomains: ["*.pkgs.example"] },
        filesystem: { denyRead: ["~/.ssh", "/Users/ada/Projects2024/App1"] },
      },
      customModels: [
        {
          id: "custom:claude",
          model: "us.anthropic.claude-sonnet-4-20250514-v1:0",
          displayName: "Claude Sonnet 4 (Frankfurt)",
          apiKey: "${CORP_LLM_KEY}",
          baseUrl: "https://llm.corp.example/v1",
          extraHeaders: { Authorization: "${GATEWAY_AUTH}" },
          extraArgs: { temperature: 0.2, stream: true },
        },
        {
          id: "custom:bedrock",
          apiKey: "",
          hostedProvider: {
            cloudProfile: "corp",
            cloudRegion: "eu-central-1",
            cloudAuthRefresh: "aws sso login --profile corp",
          },
        },
      ],
      commandAllowlist: ["git push -u origin main", "npm ci", "docker run -u 1000:1000 image"],
      mcpPolicy: {
        enabled: true,
        allowlist: ["mcp.corp.example", "npx -y @modelcontextprotocol/server-filesystem /srv"],
      },
      hooks: {
        PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command: "/opt/corp/check.sh --level=strict" }] }],
      },
      missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_01E4ZCR3C56J083X43JQXF3JK5"] },
      enabledPlugins: { "review@corp": true },
      extraKnownMarketplaces: {
        corp: { source: { source: "github", repo: "corp/plugins", sha: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b" } },
      },
    };
    const sealed = seal([settings, { ...settings, maxAutonomyLevel: "low" }]);
    expect(plain(sealed)[0]).toEqual(settings);
    expect([marked(sealed, "misplaced"), marked(sealed, "weak"), sealed.leaks(JSON.stringify(settings))]).toEqual([
      [],
      [],
      false,
    ]);
  });
});
