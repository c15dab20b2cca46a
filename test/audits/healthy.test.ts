// A long history of an organization without mistakes: the built-in rules must find nothing.
import { expect, it } from "vitest";
import { ada, always, at, bo, HOUR, judge, type RawChange, short } from "../support/history.ts";

const cy = { id: "user_cy", email: "cy@corp.example", name: "Cy" };

function healthy(length: number): RawChange[] {
  const sha = (n: number) => n.toString(16).padStart(40, "0");
  const start = Date.parse("2024-01-01T08:00:00Z");
  return Array.from({ length }, (_, i) => ({
    revision: i + 1,
    user: [ada, bo, cy][i % 3],
    updatedAt: new Date(start + i * 20 * HOUR).toISOString(),
    settings: {
      maxAutonomyLevel: i < 400 ? "low" : "medium",
      sessionDefaultSettings: { model: "claude-sonnet-4-6", autonomyLevel: "low" },
      enableAgentShield: true,
      commandAllowlist: ["git status", "npm test", `make target-${Math.floor(i / 5)}`],
      commandDenylist: ["rm -rf *"],
      modelPolicy: {
        allowedModelIds: ["claude-sonnet-4-6", ...Array.from({ length: Math.floor(i / 50) }, (__, n) => `gpt-5.${n}`)],
        blockedModelIds: ["grok-code-fast-1"],
        allowedBaseUrls: ["https://llm.corp.example"],
        allowAllServiceModels: false,
        allowCustomModels: false,
      },
      customModels: Array.from({ length: 1 + Math.floor(i / 200) }, (__, n) => ({
        id: `custom:m${n}`,
        model: `m${n}`,
        baseUrl: `https://llm.corp.example/v${n}`,
        apiKey: `\${LLM_KEY_${n}}`,
        maxOutputTokens: 1024 + i,
      })),
      mcpPolicy: { enabled: true, allowlist: ["mcp.corp.example", "npx @corp/server@1.2.3"] },
      missionPolicy: { restrictedAccess: true, allowedUserIds: [`user_${Math.floor(i / 30)}`] },
      enabledPlugins: { "kit@corp": true },
      extraKnownMarketplaces: {
        corp: { source: { source: "github", repo: "corp/plugins", sha: sha(Math.floor(i / 40)) } },
      },
      strictKnownMarketplaces: [{ source: "github", repo: "corp/plugins" }],
      networkPolicy: { allowedIps: [`10.${Math.floor(i / 10) % 200}.0.0/16`] },
      sandbox: {
        enabled: true,
        mode: "whole-process",
        network: { allowedDomains: ["*.pkgs.corp.example", `host-${Math.floor(i / 7)}.corp.example`] },
        filesystem: { allowWrite: ["/repo"], denyRead: ["/root"] },
      },
      sessionRetentionDays: 90,
    },
  }));
}

const start = Date.parse("2023-01-01T00:00:00Z");
const granted = { id: "user_33", email: "dee@corp.example" };
const members = [ada, bo, cy, granted].map(({ id, email }) => ({ id, email, since: start, signedIn: at(30_000) }));

const reviewed = `${always}exceptions:
  - { rule: levers/marketplace, revision: 1, owner: ada, reason: reviewed, from: 2024-01-01 }
`;

it.each([
  ["alone", {}],
  ["beside its members", { members, sharedAccounts: ["*@bots.example"] }],
])("nothing is found in a healthy history of 1,000 revisions, %s", async (_, beside) => {
  const report = await judge(healthy(1000), reviewed, { hours: 30_000, ...beside });
  expect(report.notEvaluated).toEqual([]);
  // Levers of the first revision are reported once, and were reviewed.
  expect(short(report)).toEqual([
    "levers/marketplace /enabledPlugins/kit@corp 1- excepted",
    "levers/marketplace /extraKnownMarketplaces/corp 1- excepted",
  ]);
  expect(report.verdict).toBe("compliant");
  expect(report.revisions.filter((row) => row.changes.length > 0).length).toBeGreaterThan(900);
});
