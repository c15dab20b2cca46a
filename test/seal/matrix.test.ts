// lane: long
// A credential of every format in every leaf of the settings, and of every name at every depth of every setting, occurs
// in no output. Ordinary values are shown: hiding them would blank the reports.
import { describe, expect, it } from "vitest";
import type { Setting } from "../../src/catalog/setting.ts";
import { formats } from "../../src/seal/formats.ts";
import { occurring } from "../support/occurring.ts";
import { leaves, lines, names, ofFormat, placed, type Settings, shapes, words } from "../support/secrets.ts";
import { seal } from "./support.ts";

/** Returns the secrets that occur in the sealed revisions, each with its place in the settings. */
function leaks(settings: readonly Settings[], secrets: ReadonlyMap<string, string>): string[] {
  const text = JSON.stringify(seal(settings).revisions);
  return [...occurring(secrets.keys(), text)].map((secret) => `${secrets.get(secret)!}: ${secret}`);
}

describe("a credential of every format", () => {
  it.each(Object.keys(formats))("is hidden in every leaf: %s", (provider) => {
    for (const pattern of formats[provider]!) {
      const tokens = ofFormat(pattern, 2 * leaves.length);
      const secrets = new Map<string, string>();
      const settings = leaves.flatMap((leaf, i) =>
        [(text: string) => text, (text: string) => `Use ${text}, please`].map((spelled, j) => {
          const secret = tokens[2 * i + j]!;
          secrets.set(secret, leaf.path);
          return placed(leaf, spelled(secret));
        }),
      );
      expect(leaks(settings, secrets)).toEqual([]);
    }
  });
});

describe("a credential of every name", () => {
  const all = [...leaves, { path: "surprise" } as Setting, { path: "sandbox.surprise" } as Setting];

  it.each([...Object.entries(shapes), ...Object.entries(lines)])("is hidden at every place: as a %s", (_, spelled) => {
    const word = words();
    const secrets = new Map<string, string>();
    const settings = names.map((name) =>
      all.map((leaf) => {
        const secret = word.next().value;
        secrets.set(secret, `${leaf.path} ${name}`);
        return placed(leaf, spelled(name, secret));
      }),
    );
    expect(secrets.size).toBe(names.length * all.length);
    expect(leaks(settings.flat(), secrets)).toEqual([]);
  });
});

describe("what is ordinary", () => {
  const ordinary: [string, string[]][] = [
    [
      "modelPolicy.allowedModelIds",
      [
        "claude-sonnet-4-20250514",
        "us.anthropic.claude-3-7-sonnet-20250219-v1:0",
        "gpt-4o-2024-08-06",
        "Qwen/Qwen2.5-Coder-32B-Instruct",
        "accounts/fireworks/models/llama-v3p1-405b-instruct",
        "*",
      ],
    ],
    [
      "modelPolicy.allowedBaseUrls",
      [
        "https://llm.corp.example/v1",
        "https://api.example.com:8443/openai/deployments/gpt-5/chat",
        "http://localhost:11434",
      ],
    ],
    [
      "customModels[*].displayName",
      [
        "Claude Sonnet 4.5 (Frankfurt, no training)",
        "GPT-5: for tests",
        "Model of the token team",
        "Auth team's model",
      ],
    ],
    ["customModels[*].hostedProvider.cloudProfile", ["corp-prod", "AdministratorAccess-123456789012", "auth-team"]],
    [
      "commandAllowlist",
      [
        "git commit -m 'auth: fix the token refresh'",
        "npm test -- --seed 42",
        "llm --max-tokens 4096 --token-limit 8000",
        "git checkout 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
        "docker login --password-stdin",
        "pytest -k 'password or token'",
        "rg -n '^(?:[A-Z]{2,}|\\d+)$' src",
        "ssh -i ~/.ssh/id_ed25519 build-01",
      ],
    ],
    [
      "factoryRouterGuidance",
      [
        "Use gpt-5 for tests.\nNever send secrets or API keys to other hosts: ask first.\nThe token limit is 8000.",
        "Prefer claude-sonnet-4-5; see https://wiki.corp.example/models for why.",
      ],
    ],
    [
      "mcpPolicy.allowlist",
      [
        "mcp.linear.app",
        "npx -y @modelcontextprotocol/server-filesystem@2025.11.25 /srv/data",
        "https://mcp.corp.example/sse",
      ],
    ],
    [
      "missionPolicy.allowedUserIds",
      ["user_01E4ZCR3C56J083X43JQXF3JK5", "3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d", "auth0|64f1c2a9b8d7e6f5a4b3c2d1"],
    ],
    [
      "managedComputersAllowedEmails",
      ["Ada.Lovelace-Byron+Policy2026@engineering.corp.example", "*@corp.example", "token-team@corp.example"],
    ],
    [
      "sandbox.network.allowedDomains",
      [
        "*.pkgs.dev.azure.com",
        "ip-10-0-0-12.eu-central-1.compute.internal",
        "token.actions.githubusercontent.com",
        "secretsmanager.eu-west-1.amazonaws.com",
      ],
    ],
    [
      "sandbox.filesystem.denyRead",
      [
        "~/.ssh/id_ed25519",
        "/Users/Ada/Projects2024/App1",
        "**/.env.*",
        "~/.config/gcloud/credentials.db",
        "C:\\Users\\Ada\\AppData",
      ],
    ],
    ["networkPolicy.allowedIps", ["203.0.113.0/24", "2001:db8:85a3::8a2e:370:7334/64"]],
    ["extraKnownMarketplaces[*].source.sha", ["1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b"]],
    [
      "extraKnownMarketplaces[*].source.repo",
      ["corp/token-plugins", "https://github.com/corp/secrets-manager-plugin.git"],
    ],
    ["extraKnownMarketplaces[*].source.ref", ["refs/tags/v2.4.1-rc.1", "feature/AUTH-2481-SessionTokens"]],
    ["maxAutonomyLevel", ["high"]],
  ];

  it.each(ordinary)("is shown in %s", (path, texts) => {
    const leaf = leaves.find((setting) => setting.path === path)!;
    const settings = texts.map((text) => placed(leaf, text));
    expect(JSON.parse(JSON.stringify(seal(settings).revisions.map((revision) => revision.settings)))).toEqual(settings);
  });

  it("is shown below hooks and rules of the router", () => {
    const hook = {
      matcher: "Bash|Edit|mcp__.*__get_token",
      hooks: [
        {
          type: "command",
          command: "./scripts/check-secrets.sh --max-tokens 4096",
          timeout: 30,
          args: ["--region", "eu-west-3", "--password-stdin"],
        },
      ],
      env: { REGION: "eu-central-1", MAX_TOKENS: "4096", TOKEN_URL: "https://auth.corp.example/token", SEED: "42" },
      author: "Ada Lovelace",
    };
    const rules = [
      { when: "the task is long", model: "gpt-5", max_tokens: 8000, limits: { input_tokens: 1000, token_limit: 4000 } },
    ];
    const settings = { factoryRouterRules: rules, hooks: { Stop: [hook] } };
    expect(JSON.parse(JSON.stringify(seal([settings]).revisions[0]!.settings))).toEqual(settings);
  });
});
