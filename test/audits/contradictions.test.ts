import { describe, expect, it } from "vitest";
import { hourly, judge, policy as loadedPolicies, short } from "../support/history.ts";
import { titled } from "../support/titled.ts";

type Settings = Record<string, unknown>;
const contradictions = async (...settings: Settings[]) =>
  short(await judge(hourly(...settings)), /^integrity\/contradiction/);

describe("settings that contradict one another", () => {
  it.each(
    titled<[string, Settings, string | undefined]>([
      [
        "a default above the cap",
        { maxAutonomyLevel: "low", sessionDefaultSettings: { autonomyLevel: "high" } },
        "/sessionDefaultSettings/autonomyLevel",
      ],
      [
        "a default at the cap",
        { maxAutonomyLevel: "low", sessionDefaultSettings: { autonomyLevel: "low" } },
        undefined,
      ],
      ["a default without a cap", { sessionDefaultSettings: { autonomyLevel: "high" } }, undefined],
      [
        "a default of no known level",
        { maxAutonomyLevel: "low", sessionDefaultSettings: { autonomyLevel: "turbo" } },
        undefined,
      ],
      [
        "a model allowed and blocked",
        { modelPolicy: { allowedModelIds: ["a", "b"], blockedModelIds: ["b*"] } },
        "/modelPolicy/allowedModelIds",
      ],
      [
        "a pattern with a blocked exception",
        { modelPolicy: { allowedModelIds: ["gpt-*"], blockedModelIds: ["gpt-4"] } },
        undefined,
      ],
      [
        "a model allowed and blocked for one member",
        { userModelPolicies: { user_1: { allowedModelIds: ["a", "b"], blockedModelIds: ["b"] } } },
        "/userModelPolicies/user_1/allowedModelIds",
      ],
      [
        "a model that one member may use and nobody may use",
        { modelPolicy: { blockedModelIds: ["b"] }, userModelPolicies: { user_1: { allowedModelIds: ["b"] } } },
        "/userModelPolicies/user_1/allowedModelIds",
      ],
      [
        "a command allowed and denied",
        { commandAllowlist: ["git status", "rm"], commandDenylist: ["rm", "sudo"] },
        "/commandAllowlist",
      ],
      ["a command allowed and blocked", { commandAllowlist: ["rm"], commandBlocklist: ["rm"] }, "/commandAllowlist"],
      ["a command denied and blocked", { commandDenylist: ["rm"], commandBlocklist: ["rm"] }, undefined],
      [
        "a command allowed out of those denied",
        { commandAllowlist: ["git status"], commandDenylist: ["git *", "rm"] },
        undefined,
      ],
      [
        "a folder that may be written and may not",
        { sandbox: { enabled: true, filesystem: { allowWrite: ["/repo/"], denyWrite: ["/repo"] } } },
        "/sandbox/filesystem/allowWrite",
      ],
      [
        "a folder that may be read out of one that may not",
        { sandbox: { enabled: true, filesystem: { allowRead: ["~/.config/app"], denyRead: ["~/.config"] } } },
        undefined,
      ],
      [
        "a folder that may not be read in one that may",
        { sandbox: { enabled: true, filesystem: { allowRead: ["/srv", "~"], denyRead: ["~/.ssh"] } } },
        "/sandbox/filesystem/allowRead",
      ],
      [
        "a default model that is not allowed",
        { modelPolicy: { allowedModelIds: ["a"] }, sessionDefaultSettings: { model: "b" } },
        "/sessionDefaultSettings/model",
      ],
      [
        "a default model that is blocked",
        { modelPolicy: { blockedModelIds: ["b"] }, sessionDefaultSettings: { specModeModel: "b" } },
        "/sessionDefaultSettings/specModeModel",
      ],
      [
        "a default model of the organization's own",
        { modelPolicy: { allowedModelIds: ["a"] }, sessionDefaultSettings: { model: "custom:b" } },
        undefined,
      ],
      [
        "a default model that is allowed",
        { modelPolicy: { allowedModelIds: ["a*"] }, sessionDefaultSettings: { model: "ab" } },
        undefined,
      ],
      [
        "a model at an address that is not allowed",
        {
          modelPolicy: { allowedBaseUrls: ["https://a.example"] },
          customModels: [{ id: "custom:x", baseUrl: "https://b.example" }],
        },
        "/customModels/custom:x/baseUrl",
      ],
      [
        "a model at an allowed address",
        {
          modelPolicy: { allowedBaseUrls: ["https://a.example"] },
          customModels: [{ id: "custom:x", baseUrl: "https://a.example/v1" }],
        },
        undefined,
      ],
      [
        "a list beside a switch that is off",
        { mcpPolicy: { enabled: false, allowlist: ["a.example"] } },
        "/mcpPolicy/allowlist",
      ],
      ["a list beside a switch that is not set", { mcpPolicy: { allowlist: ["a.example"] } }, "/mcpPolicy/allowlist"],
      [
        "a list beside a switch that is overridden",
        { modelPolicy: { allowAllServiceModels: true, allowedModelIds: ["a"] } },
        "/modelPolicy/allowedModelIds",
      ],
      ["a list beside a switch that is on", { mcpPolicy: { enabled: true, allowlist: ["a.example"] } }, undefined],
      [
        "people beside machines that are off",
        { byomComputersEnabled: false, byomComputersAllowedEmails: ["a@x.example"] },
        undefined,
      ],
      [
        "a plugin of an undeclared marketplace",
        {
          extraKnownMarketplaces: { corp: { source: { source: "github", repo: "corp/x", sha: "a".repeat(40) } } },
          enabledPlugins: { "x@evil": true },
        },
        "/enabledPlugins/x@evil",
      ],
      [
        "a plugin of a declared marketplace",
        {
          extraKnownMarketplaces: { corp: { source: { source: "github", repo: "corp/x", sha: "a".repeat(40) } } },
          enabledPlugins: { "x@corp": true, "y@evil": false },
        },
        undefined,
      ],
      [
        "a mode that says less than the level",
        { sessionDefaultSettings: { autonomyMode: "normal", autonomyLevel: "high" } },
        "/sessionDefaultSettings/autonomyMode",
      ],
      [
        "a mode that plans, and an interaction that does not",
        { sessionDefaultSettings: { autonomyMode: "spec", interactionMode: "auto", autonomyLevel: "low" } },
        "/sessionDefaultSettings/autonomyMode",
      ],
      [
        "a mode and a level that agree",
        { sessionDefaultSettings: { autonomyMode: "auto-low", interactionMode: "auto", autonomyLevel: "low" } },
        undefined,
      ],
      [
        "a mode that plans, and any level",
        { sessionDefaultSettings: { autonomyMode: "spec", autonomyLevel: "low" } },
        undefined,
      ],
      [
        "a marketplace that may not be used",
        {
          extraKnownMarketplaces: { x: { source: { source: "github", repo: "other/x", sha: "a".repeat(40) } } },
          strictKnownMarketplaces: [{ source: "github", repo: "corp/x" }],
        },
        "/extraKnownMarketplaces/x",
      ],
      [
        "a marketplace that may be used, at a commit",
        {
          extraKnownMarketplaces: {
            x: { source: { source: "github", repo: "corp/x", ref: "v1", sha: "a".repeat(40) } },
          },
          strictKnownMarketplaces: [{ source: "github", repo: "corp/x" }],
        },
        undefined,
      ],
      [
        "a marketplace that may not be used, with a member that is not set",
        {
          extraKnownMarketplaces: { x: { source: { source: "github", repo: "other/x", url: null } } },
          strictKnownMarketplaces: [{ source: "github", repo: "corp/x" }],
        },
        "/extraKnownMarketplaces/x",
      ],
      [
        "a marketplace that may be used, with a member that is not set",
        {
          extraKnownMarketplaces: { x: { source: { source: "github", repo: "corp/x", url: [] } } },
          strictKnownMarketplaces: [{ source: "github", repo: "corp/x" }],
        },
        undefined,
      ],
      [
        "a malformed marketplace beside a list of others",
        {
          extraKnownMarketplaces: { x: { source: { repo: "other/x" } } },
          strictKnownMarketplaces: [{ source: "github", repo: "corp/x" }],
        },
        "/extraKnownMarketplaces/x",
      ],
      [
        "a malformed marketplace that is listed word for word",
        {
          extraKnownMarketplaces: { x: { source: { repo: "other/x" } } },
          strictKnownMarketplaces: [{ repo: "other/x" }],
        },
        undefined,
      ],
      [
        "a marketplace beside a list of what is none",
        {
          extraKnownMarketplaces: { x: { source: { source: "github", repo: "corp/x" } } },
          strictKnownMarketplaces: [null, 1, true, []],
        },
        "/extraKnownMarketplaces/x",
      ],
    ]),
  )("%s", async (_, settings, subject) => {
    expect(await contradictions(settings)).toEqual(
      subject === undefined ? [] : [`integrity/contradiction ${subject} 1- open`],
    );
  });

  it("of the sandbox say that projects and members may turn it on", async () => {
    const report = await judge(hourly({ sandbox: { filesystem: { denyRead: ["~/.ssh"] } } }));
    expect(report.findings.find(({ rule }) => rule === "integrity/contradiction")!.message).toBe(
      "sandbox.filesystem.denyRead has an effect only where a project or a member turns sandbox.enabled on, which is not set",
    );
  });

  it.each([
    ["told by a rule in force only", "from: 2026-01-01", []],
    ["told beside a rule that begins later", "from: 2099-01-01", ["/mcpPolicy/allowlist"]],
    ["told beside a rule that is over", "until: 2026-01-01", ["/mcpPolicy/allowlist"]],
  ])("without effect are %s", async (_, term, expected) => {
    const policy = `id: p\neffective: { ${term} }\nsettings: { mcpPolicy: { allowlist: { subsetOf: [npx] } } }\n`;
    const always = "id: q\nsettings: { ideAutoConnect: { set: false } }\n";
    const { findings } = await judge(
      hourly({ mcpPolicy: { enabled: false, allowlist: ["npx"] } }),
      await loadedPolicies(policy, always),
    );
    const told = findings.filter(({ rule }) => rule === "integrity/contradiction").map(({ subject }) => subject);
    expect(told).toEqual(expected);
  });

  it("are windows that end when either side gives way", async () => {
    const above = { maxAutonomyLevel: "low", sessionDefaultSettings: { autonomyLevel: "high" } };
    expect(await contradictions({}, above, above, { ...above, maxAutonomyLevel: "high" })).toEqual([
      "integrity/contradiction /sessionDefaultSettings/autonomyLevel 2-4 resolved",
    ]);
  });

  it("are one finding for each subject, whatever contradicts it", async () => {
    const report = await judge(
      hourly({ modelPolicy: { allowAllServiceModels: true, allowedModelIds: ["a"], blockedModelIds: ["a"] } }),
    );
    const findings = report.findings.filter((finding) => finding.subject === "/modelPolicy/allowedModelIds");
    expect(findings.map((finding) => finding.message)).toEqual([
      "modelPolicy.allowedModelIds allows models that blockedModelIds blocks; it does nothing while modelPolicy.allowAllServiceModels is true",
    ]);
    expect(new Set(report.findings.map((finding) => finding.id)).size).toBe(report.findings.length);
  });
});

it("does not advise to remove a setting: without a cap or an allowlist the others would agree as well", async () => {
  const report = await judge(hourly({ maxAutonomyLevel: "low", sessionDefaultSettings: { autonomyLevel: "high" } }));
  expect(report.findings.find(({ rule }) => rule === "integrity/contradiction")?.remediation).toBe(
    "Change one of the settings so that they agree, without loosening a control.",
  );
});
