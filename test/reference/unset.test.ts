// lane: long
// Whatever is not set: an audit says the same whether it is left out, null, an empty list or an empty map.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { ada, bo, hourly, judge, policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";
import { spelled } from "./compare.ts";

type Tree = { readonly [key: string]: unknown };

/** Settings of every sort, with something to object to in most of them. */
const whole: Tree = {
  maxAutonomyLevel: "medium",
  enableAgentShield: true,
  wikiCloudSync: false,
  sessionRetentionDays: 90,
  sessionDefaultSettings: { model: "o4", autonomyLevel: "high", autonomyMode: "auto-low", interactionMode: "auto" },
  mcpAutonomyOverrides: { linear: { defaultLevel: "medium", tools: { list: "low" } } },
  mcpAutonomyUrlOverrides: [{ urlPattern: "https://**", defaultLevel: "high" }],
  builtInToolAutonomyOverrides: { WebSearch: "medium" },
  commandAllowlist: ["git status", "sudo"],
  commandDenylist: ["sudo"],
  commandBlocklist: ["mkfs"],
  hooks: { PreToolUse: [{ matcher: "*", hooks: [{ type: "command", command: "lint" }] }] },
  customModels: [
    {
      id: "custom:a",
      model: "m",
      displayName: "A",
      baseUrl: "https://evil.example",
      apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8",
      extraHeaders: { Authorization: "Gt5Rm2Kx8Wq4Vb9Ld6Hs3" },
      hostedProvider: { cloudRegion: "eu", cloudAuthRefresh: "aws sso login" },
    },
  ],
  modelPolicy: {
    allowedModelIds: ["gpt-5", "grok"],
    blockedModelIds: ["grok"],
    allowAllServiceModels: false,
    allowedBaseUrls: ["https://llm.example"],
    allowCustomModels: true,
  },
  userModelPolicies: { user_ada: { allowedModelIds: ["o4"], blockedModelIds: ["gpt-5"] } },
  mcpPolicy: { enabled: true, allowlist: ["npx"] },
  missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_bo"] },
  enabledPlugins: { "kit@corp": true, "kit@other": true },
  extraKnownMarketplaces: { corp: { source: { source: "github", repo: "corp/plugins" } } },
  strictKnownMarketplaces: [{ source: "github", repo: "corp/other" }],
  networkPolicy: { allowedIps: ["0.0.0.0/0"] },
  sandbox: {
    enabled: true,
    mode: "per-command",
    filesystem: { allowWrite: ["/"], denyWrite: ["/etc"], allowRead: ["~"], denyRead: ["~/.ssh"] },
    network: { allowedDomains: ["*.com"], allowLocalBinding: true, httpProxyPort: 8080 },
  },
  managedComputersEnabled: true,
  managedComputersAllowedEmails: ["ada@corp.example"],
  byomComputersEnabled: false,
  byomComputersAllowedEmails: ["bo@corp.example"],
};

/** The places of a tree, as paths: every one that may be left out. A model goes by its list. */
function pathsIn(tree: Tree, above: readonly string[] = []): string[][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = [...above, key];
    const isTree = typeof value === "object" && value !== null && !Array.isArray(value);
    return [path, ...(isTree ? pathsIn(value as Tree, path) : [])];
  });
}
/** An empty list or map at the place of a secret is sealed as one. */
const isSecret = (path: readonly string[]) => ["apiKey", "Authorization"].includes(path.at(-1)!);
const paths = [...pathsIn(whole), ...pathsIn((whole["customModels"] as Tree[])[0]!, ["customModels", "0"])].filter(
  (path) => !isSecret(path),
);

/** The settings without some places. @param as what stands there instead; undefined: nothing */
function without(left: readonly (readonly string[])[], as: readonly unknown[] | undefined): Tree {
  const copy = structuredClone(whole);
  for (const [i, path] of left.entries()) {
    const above = path.slice(0, -1).reduce<Tree | undefined>((tree, key) => tree?.[key] as Tree | undefined, copy);
    if (typeof above !== "object" || above === null) continue;
    if (as === undefined) Reflect.deleteProperty(above, path.at(-1)!);
    else Reflect.set(above, path.at(-1)!, structuredClone(as[i % as.length]));
  }
  return copy;
}

const baseline = await policy(readFileSync("policies/baseline.yaml", "utf8"));

/** What a report says, without the ways in which values are written. */
function said({ findings, revisions, access, settings }: Report): unknown {
  return {
    findings: findings.map(spelled),
    changes: revisions.map(({ revision, changes }) => [
      revision,
      changes.map(({ subject, op, direction }) => [subject, op, direction]),
    ]),
    access,
    settings,
  };
}

const unset = fc.constantFrom<unknown>(null, [], {});
const places = fc.array(fc.constantFrom(...paths), { minLength: 1, maxLength: 4 });

describe("what is not set", () => {
  it("is the same in every spelling", async () =>
    fc.assert(
      fc.asyncProperty(places, places, fc.array(unset, { minLength: 1, maxLength: 4 }), async (first, second, as) => {
        const history = (spelling: readonly unknown[] | undefined) =>
          hourly(
            { by: ada, set: without(first, spelling) },
            { by: bo, set: without(second, spelling) },
            { by: ada, set: without(first, spelling) },
          );
        expect(said(await judge(history(as), baseline))).toEqual(said(await judge(history(undefined), baseline)));
      }),
      { numRuns: runs(60) },
    ));
});
