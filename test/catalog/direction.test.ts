import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { direction } from "../../src/catalog/direction.ts";
import { kindOf } from "../../src/catalog/kinds/index.ts";
import { normalsOf } from "../../src/catalog/meaning.ts";
import { knownValues, type Setting } from "../../src/catalog/setting.ts";
import { settings } from "../../src/catalog/settings.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { runs } from "../support/runs.ts";

const catalog = createCatalog();
/** Returns the direction between two values; undefined: not set. */
const between = (setting: Setting | null, before: Json | undefined, after: Json | undefined) =>
  direction(
    setting,
    before === undefined ? undefined : { value: before },
    after === undefined ? undefined : { value: after },
  );
const go = (path: string, before: Json | undefined, after: Json | undefined) =>
  between(catalog.setting(path)!, before, after);

/** The direction of the reverse change. */
const opposite = { looser: "tighter", tighter: "looser", neutral: "neutral", unknown: "unknown" } as const;

describe("levels and switches", () => {
  it.each<[string, Json | undefined, Json | undefined, string]>([
    ["maxAutonomyLevel", "low", "medium", "looser"],
    ["maxAutonomyLevel", "high", "off", "tighter"],
    ["maxAutonomyLevel", "low", undefined, "looser"], // not set means no cap
    ["maxAutonomyLevel", undefined, "high", "neutral"],
    ["maxAutonomyLevel", null, "low", "tighter"],
    ["maxAutonomyLevel", "low", "turbo", "unknown"],
    ["maxAutonomyLevel", 3, "low", "unknown"],
    ["maxAutonomyLevel", "high", true, "unknown"],
    ["mcpAutonomyOverrides[*].defaultLevel", "medium", true, "unknown"],
    ["subagentAutonomyLevel", "inherit", "high", "looser"], // an inherited level may be lower
    ["subagentAutonomyLevel", "high", "inherit", "tighter"],
    ["subagentAutonomyLevel", "medium", "inherit", "looser"],
    ["subagentAutonomyLevel", "inherit", undefined, "looser"], // then users may set it
    ["subagentAutonomyLevel", "inherit", "turbo", "unknown"],
    ["subagentAutonomyLevel", "inherit", "low", "tighter"],
    ["sessionDefaultSettings.interactionMode", "auto", "mission", "looser"],
    ["sessionDefaultSettings.interactionMode", "mission", "agi", "neutral"],
    // Not set means the default, which projects and members may change.
    ["sessionDefaultSettings.interactionMode", undefined, "auto", "tighter"],
    ["sessionDefaultSettings.interactionMode", "auto", undefined, "looser"],
    ["sessionDefaultSettings.interactionMode", "mission", undefined, "tighter"],
    ["sessionDefaultSettings.interactionMode", "spec", undefined, "looser"],
    ["sessionDefaultSettings.autonomyMode", undefined, "normal", "tighter"],
    ["sessionDefaultSettings.autonomyMode", "normal", undefined, "looser"],
    ["sessionDefaultSettings.autonomyMode", "auto-low", undefined, "tighter"],
    ["sessionDefaultSettings.autonomyLevel", undefined, "off", "tighter"],
    ["sessionDefaultSettings.autonomyLevel", "low", undefined, "tighter"],
    ["sessionDefaultSettings.autonomyMode", "spec", "auto-low", "looser"],
    ["sessionDefaultSettings.reasoningEffort", "low", "max", "neutral"],
    ["sandbox.mode", "whole-process", "per-command", "looser"],
    ["sandbox.mode", "whole-process", undefined, "looser"],
    ["sandbox.mode", "per-command", undefined, "neutral"],
    // A required level is stricter the higher it is.
    ["mcpAutonomyOverrides[*].defaultLevel", "high", "low", "looser"],
    ["mcpAutonomyOverrides[*].defaultLevel", "low", "medium", "tighter"],
    ["mcpAutonomyOverrides[*].tools[*]", "high", "medium", "looser"],
    ["mcpAutonomyOverrides[*].tools[*]", "high", undefined, "unknown"],
    ["builtInToolAutonomyOverrides[*]", "low", "high", "tighter"],
    ["builtInToolAutonomyOverrides[*]", "high", undefined, "looser"],
    ["builtInToolAutonomyOverrides[*]", "low", undefined, "neutral"],
    // Guards
    ["enableAgentShield", true, false, "looser"],
    ["enableAgentShield", true, undefined, "looser"],
    ["enableAgentShield", undefined, false, "looser"],
    ["enableAgentShield", undefined, true, "tighter"],
    ["enableAgentShield", "true", true, "unknown"],
    ["includeCoAuthoredByAgent", true, false, "looser"],
    ["restrictMemberVisibility", true, undefined, "looser"],
    ["restrictMemberVisibility", false, undefined, "neutral"],
    ["restrictApiKeyCreationToManagers", true, false, "looser"],
    ["mcpPolicy.enabled", true, undefined, "looser"],
    ["missionPolicy.restrictedAccess", true, false, "looser"],
    ["sandbox.enabled", true, null, "looser"],
    // A switch is on only if it is exactly true.
    ["sandbox.enabled", true, "true", "looser"],
    ["mcpPolicy.enabled", 1, true, "tighter"],
    ["missionPolicy.restrictedAccess", undefined, "true", "neutral"],
    ["managedComputersEnabled", true, "true", "unknown"], // it may still be on
    ["allowManagedHooksOnly", true, false, "looser"],
    // Permissions
    ["modelPolicy.allowCustomModels", false, true, "looser"],
    ["modelPolicy.allowCustomModels", false, undefined, "looser"],
    ["modelPolicy.allowAllServiceModels", false, true, "looser"],
    ["modelPolicy.allowAllServiceModels", true, undefined, "tighter"],
    ["sandbox.network.allowAllUnixSockets", false, true, "looser"],
    ["managedComputersEnabled", false, true, "looser"],
    ["wikiCloudSync", false, undefined, "looser"],
    ["ideAutoConnect", false, true, "looser"],
    // Only the organization can judge these
    ["cloudSessionSync", true, false, "unknown"],
    ["sessionRetentionDays", 30, 365, "unknown"],
    ["disableAutoUpdate", false, true, "unknown"],
  ])("%s from %j to %j: %s", (path, before, after, expected) => {
    expect(go(path, before, after)).toBe(expected);
  });
});

describe("lists", () => {
  it.each<[string, Json | undefined, Json | undefined, string]>([
    ["commandAllowlist", ["ls"], ["ls", "rm"], "looser"],
    ["commandAllowlist", ["ls", "rm"], ["ls"], "tighter"],
    ["commandAllowlist", ["ls"], "rm", "looser"], // not a list, but may be read as one
    ["commandAllowlist", ["ls"], ["rm"], "looser"], // one added, one removed: any loosening part counts
    ["commandAllowlist", ["git *"], ["git status"], "tighter"],
    ["commandAllowlist", ["git status"], ["git *"], "looser"],
    ["commandAllowlist", ["git *"], ["git *", "git status"], "neutral"],
    ["commandAllowlist", ["ls"], ["ls", "l\u0455"], "looser"],
    ["commandAllowlist", ["ls", "l\u0455"], ["ls"], "tighter"],
    ["commandAllowlist", ["l\u0455"], ["l\u0455"], "neutral"],
    ["commandAllowlist", undefined, ["ls"], "looser"],
    ["commandAllowlist", ["ls"], [], "tighter"],
    ["commandAllowlist", "ls", ["ls"], "neutral"],
    ["commandDenylist", ["sudo"], [], "looser"],
    ["commandDenylist", ["sudo"], undefined, "looser"],
    ["commandDenylist", [], ["sudo"], "tighter"],
    ["commandDenylist", ["sudo *"], ["*"], "tighter"],
    ["commandDenylist", ["*"], ["sudo *"], "looser"],
    ["commandBlocklist", ["mkfs"], ["dd"], "looser"],
    ["modelPolicy.blockedModelIds", ["a"], ["a", "b"], "tighter"],
    ["modelPolicy.allowedModelIds", ["a"], ["a", "b"], "looser"],
    ["mcpPolicy.allowlist", ["a"], [], "tighter"], // then all are blocked
    ["missionPolicy.allowedUserIds", ["u"], undefined, "tighter"],
    ["sandbox.filesystem.allowWrite", ["/repo/a"], ["/repo"], "looser"],
    ["sandbox.filesystem.allowWrite", ["/repo"], ["/repo/"], "neutral"],
    ["sandbox.filesystem.allowWrite", ["/repo"], ["/repo", "/repo/a"], "neutral"],
    ["sandbox.filesystem.allowRead", [], ["~/.ssh"], "looser"],
    ["sandbox.filesystem.denyRead", ["~/.ssh"], ["~"], "tighter"],
    ["sandbox.filesystem.denyRead", ["~"], ["~/.ssh"], "looser"],
    ["sandbox.filesystem.denyWrite", ["/etc"], [], "looser"],
    ["sandbox.network.allowedDomains", ["a.example.com"], ["*.example.com"], "looser"],
    ["sandbox.network.allowedDomains", ["*.example.com"], ["a.example.com"], "tighter"],
    ["sandbox.network.allowUnixSockets", [], ["/var/run/docker.sock"], "looser"],
    [
      "strictKnownMarketplaces",
      [{ source: "github", repo: "a/b" }],
      [
        { source: "github", repo: "a/b" },
        { source: "github", repo: "c/d" },
      ],
      "looser",
    ],
    [
      "strictKnownMarketplaces",
      [{ source: "github", repo: "a/b" }],
      [{ source: "github", repo: "a/b", sha: "1" }],
      "tighter",
    ], // pinned
    [
      "strictKnownMarketplaces",
      [{ source: "github", repo: "a/b", sha: "1" }],
      [{ source: "github", repo: "a/b" }],
      "looser",
    ],
    [
      "strictKnownMarketplaces",
      [{ source: "github", repo: "a/b", sha: "1" }],
      [{ source: "github", repo: "a/b", ref: "main" }],
      "looser",
    ],
  ])("%s from %j to %j: %s", (path, before, after, expected) => {
    expect(go(path, before, after)).toBe(expected);
  });

  it.each<[Json, Json, string]>([
    [["10.0.0.0/9", "10.128.0.0/9"], ["10.0.0.0/8"], "neutral"],
    [["10.0.0.0/8"], ["10.0.0.0/9", "10.128.0.0/9"], "neutral"],
    [["10.0.0.0/8"], ["10.0.0.0/9"], "tighter"],
    [["10.0.0.0/8"], ["10.0.0.0/7"], "looser"],
    [["10.0.0.0/8"], ["11.0.0.0/8"], "looser"],
    [["10.0.0.1"], ["::ffff:10.0.0.1"], "neutral"],
    [["10.0.0.0/8"], ["10.0.0.0/8", "010.0.0.1"], "looser"],
  ])("of ranges are compared as sets of addresses: %j to %j is %s", (before, after, expected) => {
    expect(go("networkPolicy.allowedIps", before, after)).toBe(expected);
  });

  it("partly hidden say that something came or went", () => {
    const secret = secretMarker("literal", "fp:run:1", {});
    expect(go("commandAllowlist", ["ls"], ["ls", secret])).toBe("looser");
    expect(go("commandAllowlist", ["ls", secret], ["ls"])).toBe("tighter");
    expect(go("commandAllowlist", ["ls", secret], [secret, "ls"])).toBe("neutral");
  });

  it("fall off a cliff when the last entry goes", () => {
    const cliffs = settings.filter((setting) => setting.unset.as === "everything");
    for (const setting of cliffs) {
      const entry: Json = setting.kind === "marketplace" ? { source: "github", repo: "a/b" } : sample[setting.kind]!;
      for (const empty of [undefined, null, [], {}]) {
        expect([setting.path, between(setting, [entry], empty as Json)]).toEqual([setting.path, "looser"]);
        expect([setting.path, between(setting, empty as Json, [entry])]).toEqual([setting.path, "tighter"]);
        expect([setting.path, between(setting, empty as Json, [])]).toEqual([setting.path, "neutral"]);
      }
    }
    expect(cliffs.length).toBe(6);
  });
});

const sample: Partial<Record<Setting["kind"], string>> = {
  model: "gpt-5",
  url: "https://llm.example.com",
  cidr: "10.0.0.0/8",
  email: "ada@example.com",
  command: "ls",
  mcp: "mcp.example.com",
  user: "user_1",
  path: "/repo",
  domain: "example.com",
};

describe("keys and addresses", () => {
  const literal = (n: number) => secretMarker("literal", `fp:run:${n}`, {});
  const apiKey = "customModels[*].apiKey";

  it.each<[Json | undefined, Json | undefined, string]>([
    ["${KEY}", literal(1), "looser"],
    [literal(1), "${KEY}", "tighter"],
    [undefined, literal(1), "looser"],
    [literal(1), undefined, "tighter"],
    [literal(1), literal(2), "neutral"],
    ["${KEY}", "${OTHER}", "neutral"],
    [undefined, "${KEY}", "neutral"],
    [secretMarker("masked-by-server", "fp:run:1", {}), literal(1), "looser"],
    [secretMarker("placeholder", "fp:run:1", {}), "${KEY}", "neutral"],
  ])("a key from %j to %j: %s", (before, after, expected) => {
    expect(go(apiKey, before, after)).toBe(expected);
  });

  it.each<[string, Json | undefined, Json | undefined, string]>([
    ["customModels[*].baseUrl", "https://a.example", "https://b.example", "looser"],
    ["customModels[*].baseUrl", undefined, "https://b.example", "looser"],
    ["customModels[*].baseUrl", "https://a.example", undefined, "tighter"],
    ["customModels[*].hostedProvider.cloudAuthRefresh", undefined, "aws sso login", "looser"],
    ["customModels[*].hostedProvider.cloudCredentialExport", "x", undefined, "tighter"],
    ["sandbox.network.httpProxyPort", undefined, 8080, "looser"],
    ["hooks[*]", undefined, [{ hooks: [] }], "looser"],
    ["enabledPlugins[*]", undefined, true, "looser"],
    ["enabledPlugins[*]", true, false, "tighter"],
    ["enabledPlugins[*]", false, undefined, "looser"],
    ["extraKnownMarketplaces[*].source.repo", "a/b", "c/d", "looser"],
    ["extraKnownMarketplaces[*].source.sha", "1", undefined, "looser"],
    ["extraKnownMarketplaces[*].source.sha", undefined, "1", "tighter"],
    ["extraKnownMarketplaces[*].source.sha", "1", "2", "unknown"],
    ["userModelPolicies[*].allowedModelIds", undefined, ["a"], "looser"],
    ["customModels[*].displayName", "a", "b", "neutral"],
  ])("%s from %j to %j: %s", (path, before, after, expected) => {
    expect(go(path, before, after)).toBe(expected);
  });

  it("is not known of what the catalog does not know", () => {
    expect(between(null, "a", "b")).toBe("unknown");
  });
});

describe("spellings that contradict one another", () => {
  it.each<[string, readonly Json[], readonly Json[], string]>([
    ["enableAgentShield", [true], [true, false], "looser"],
    ["enableAgentShield", [false], [true, false], "neutral"],
    ["enableAgentShield", [true, false], [false], "neutral"],
    ["enableAgentShield", [true, false], [true], "tighter"],
    ["enableAgentShield", [true], [true, "on"], "unknown"],
    ["modelPolicy.allowAllServiceModels", [true], [true, false], "neutral"],
    ["maxAutonomyLevel", ["low", "high"], ["medium", "low"], "tighter"],
    ["modelPolicy.allowedModelIds", [["a"]], [["a"], ["a", "b"]], "looser"],
    ["modelPolicy.allowedModelIds", [["a"], ["a", "b"]], [["a"]], "tighter"],
    ["modelPolicy.allowedModelIds", [["a"], ["a", "b"]], [["a", "b"]], "neutral"],
  ])("are as loose as the loosest: %s from %j to %j is %s", (path, before, after, expected) => {
    const reading = ([value, ...rivals]: readonly Json[]) => ({ value: value!, ...(rivals.length > 0 && { rivals }) });
    expect(direction(catalog.setting(path)!, reading(before), reading(after))).toBe(expected);
  });

  it("go from the loosest level to the loosest level", () => {
    const levels = ["off", "low", "medium", "high"];
    const values = fc.array(fc.constantFrom(...levels), { minLength: 1, maxLength: 3 });
    const loosest = (of: readonly string[]) => levels.findLast((level) => of.includes(level));
    fc.assert(
      fc.property(values, values, (before, after) => {
        const [from, to] = [before, after].map(([value, ...rivals]) => ({ value: value!, rivals }));
        expect(direction(catalog.setting("maxAutonomyLevel")!, from, to)).toBe(
          go("maxAutonomyLevel", loosest(before), loosest(after)),
        );
      }),
    );
  });
});

describe("laws", () => {
  const values = (setting: Setting): fc.Arbitrary<Json | undefined> => {
    const unset = fc.constantFrom<Json | undefined>(undefined, null, []);
    const entry = fc.constantFrom<Json>(
      "a",
      "b",
      "a*",
      "*",
      "10.0.0.0/8",
      "10.0.0.0/9",
      "/a",
      "/a/b",
      "a.example",
      "*.example",
      "\u0430",
    );
    if (setting.list) return fc.oneof({ weight: 4, arbitrary: fc.array(entry, { maxLength: 3 }) }, unset);
    if (kindOf(setting).type === "boolean") return fc.oneof(fc.boolean(), unset);
    return fc.oneof(fc.constantFrom<Json>(...knownValues(setting), "turbo"), unset);
  };
  const judged = settings.filter((setting) => ["up", "down", "on", "off", "added", "removed"].includes(setting.looser));

  it("nothing to nothing is no way at all", () => {
    for (const setting of judged) {
      const height = setting.unset.as === "unknown" && !setting.list ? "unknown" : "neutral";
      expect([setting.path, between(setting, undefined, [])]).toEqual([setting.path, height]);
    }
  });

  it("a change and its opposite are opposite, unless both loosen", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...judged).chain((setting) => fc.tuple(fc.constant(setting), values(setting), values(setting))),
        ([setting, before, after]) => {
          const [there, back] = [between(setting, before, after), between(setting, after, before)];
          if (there === "looser" && back === "looser") expect(setting.list).toBeDefined();
          else expect(back).toBe(opposite[there]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("is the same whether the normal forms of the lists are known or not", () => {
    const lists = judged.filter((setting) => setting.list === "set");
    const entries = fc.array(
      fc.constantFrom<Json>(
        "a",
        "A",
        "a*",
        "*",
        "a.example",
        "*.example",
        "A.example",
        "a@b.example",
        "*@b.example",
        " a",
      ),
      { minLength: 1, maxLength: 4 },
    );
    const known = (setting: Setting, value: Json[]) => ({ value, normals: normalsOf(setting, value, undefined) });
    fc.assert(
      fc.property(fc.constantFrom(...lists), entries, entries, (setting, before, after) => {
        expect(direction(setting, known(setting, before), known(setting, after))).toBe(between(setting, before, after));
      }),
      { numRuns: runs(2000) },
    );
  });

  it("adding to an allow list that has entries never tightens, taking from it never loosens", () => {
    const allow = judged.filter((setting) => setting.looser === "added");
    const entries = fc.array(fc.constantFrom<Json>("a", "b", "a*", "10.0.0.0/8", "10.1.0.0/16", "/a", "/a/b"), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...allow), entries, entries, (setting, some, more) => {
        expect(["looser", "neutral"]).toContain(between(setting, some, [...some, ...more]));
        expect(["tighter", "neutral"]).toContain(between(setting, [...some, ...more], some));
      }),
      { numRuns: 500 },
    );
  });
});
