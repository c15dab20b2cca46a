import { describe, expect, it, test } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { kinds } from "../../src/catalog/kinds/index.ts";
import { isCliff, isContainer, isGuard, knownValues, rank, type Setting } from "../../src/catalog/setting.ts";
import { settings } from "../../src/catalog/settings.ts";
import { interfaceSettings } from "../support/interface-settings.ts";

const catalog = createCatalog();

const types: Record<string, string> = {
  boolean:
    "cloudSessionSync wikiCloudSync includeCoAuthoredByAgent enableAgentShield ideAutoConnect " +
    "modelPolicy.allowCustomModels modelPolicy.allowAllServiceModels modelPolicy.isFastModelsAllowed mcpPolicy.enabled " +
    "missionPolicy.restrictedAccess sandbox.enabled sandbox.network.allowAllUnixSockets sandbox.network.allowLocalBinding " +
    "restrictMemberVisibility restrictApiKeyCreationToManagers managedComputersEnabled byomComputersEnabled " +
    "customModels[*].enableThinking customModels[*].noImageSupport",
  integer:
    "sessionRetentionDays sandbox.network.httpProxyPort sandbox.network.socksProxyPort customModels[*].index " +
    "customModels[*].maxContextLimit customModels[*].thinkingMaxTokens customModels[*].maxOutputTokens",
  list:
    "commandAllowlist commandDenylist modelPolicy.allowedModelIds modelPolicy.blockedModelIds modelPolicy.allowedBaseUrls " +
    "mcpPolicy.allowlist missionPolicy.allowedUserIds strictKnownMarketplaces networkPolicy.allowedIps " +
    "sandbox.filesystem.allowWrite sandbox.filesystem.allowRead sandbox.filesystem.denyWrite sandbox.filesystem.denyRead " +
    "sandbox.network.allowedDomains sandbox.network.allowUnixSockets managedComputersAllowedEmails byomComputersAllowedEmails",
};

const every = (check: (setting: Setting) => void) => settings.forEach(check);

describe("the table", () => {
  test.each(interfaceSettings)("has a row for %s", (path) => {
    expect(catalog.setting(path)).toBeDefined();
  });

  it("has each path once", () => {
    expect(new Set(settings.map((setting) => setting.path)).size).toBe(settings.length);
  });

  test.each(Object.entries(types))("knows which are of type %s", (type, paths) => {
    for (const item of paths.split(" ")) {
      const setting = catalog.setting(item)!;
      if (type === "list") expect([item, setting.list]).toEqual([item, "set"]);
      else expect([item, setting.list, kinds[setting.kind].type]).toEqual([item, undefined, type]);
    }
  });

  it("knows the lists that allow everything when they are empty, and the guards", () => {
    const paths = (is: (setting: Setting) => boolean) =>
      settings
        .filter(is)
        .map(({ path }) => path)
        .join(" ");
    expect(paths(isCliff)).toBe(
      "modelPolicy.allowedModelIds modelPolicy.allowedBaseUrls strictKnownMarketplaces networkPolicy.allowedIps " +
        "managedComputersAllowedEmails byomComputersAllowedEmails",
    );
    expect(paths((setting) => isGuard(setting) && setting.kind !== "boolean")).toBe("");
    expect(paths((setting) => setting.kind === "boolean" && !isGuard(setting))).toBe(
      "customModels[*].enableThinking customModels[*].noImageSupport showHookOutput disableAutoUpdate " +
        "voiceDictationEnabled sessionDefaultSettings.runInWorktree",
    );
  });

  it("knows the value that is shown of each enumeration", () => {
    for (const [item, value] of Object.entries({
      maxAutonomyLevel: "off",
      "sessionDefaultSettings.reasoningEffort": "none",
      "sessionDefaultSettings.interactionMode": "auto",
      "sessionDefaultSettings.autonomyLevel": "off",
      "sessionDefaultSettings.autonomyMode": "normal",
      "sessionDefaultSettings.specModeReasoningEffort": "none",
      "sandbox.mode": "per-command",
    }))
      expect([item, knownValues(catalog.setting(item)!).includes(value)]).toEqual([item, true]);
  });
});

describe("each row", () => {
  it("says what the setting is and what not being set means", () => {
    every(({ path: item, description: says, unset }) => {
      expect([item, says]).toEqual([item, expect.stringMatching(/^[A-Z].*\.$/) as string]);
      expect([item, unset.means]).toEqual([item, expect.stringMatching(/\S/) as string]);
    });
  });

  it("has a kind, and the values that its kind needs", () => {
    every(({ path: item, kind, values = [], list }) => {
      expect(Object.keys(kinds)).toContain(kind);
      const ranked = kind === "scale" || kind === "enum";
      expect([item, values.length >= (ranked ? 2 : 0)]).toEqual([item, true]);
      if (!ranked) expect([item, values]).toEqual([item, []]);
      expect([item, new Set(values.flat()).size]).toEqual([item, values.flat().length]);
      if (ranked) expect([item, list]).toEqual([item, undefined]);
    });
  });

  it("has a direction that its kind can tell", () => {
    const of: Record<Setting["looser"], (setting: Setting) => boolean> = {
      up: ({ kind }) => kind === "scale" || kind === "integer",
      down: ({ kind }) => kind === "scale" || kind === "integer",
      on: ({ kind }) => kind === "boolean",
      off: ({ kind }) => kind === "boolean",
      added: ({ list }) => list === "set",
      removed: ({ list }) => list === "set",
      "first-match": ({ list }) => list === "ordered",
      set: () => true,
      unset: () => true,
      literal: ({ kind }) => kind === "secret",
      none: ({ kind }) => kind !== "secret",
      unknown: () => true,
    };
    every((setting) => expect([setting.path, of[setting.looser](setting)]).toEqual([setting.path, true]));
  });

  it("means by not being set what its shape can mean", () => {
    every(({ path: item, list, kind, unset }) => {
      if (unset.as === "everything") expect([item, list]).toEqual([item, "set"]);
      if (list === "set") expect([item, ["everything", "nothing"].includes(unset.as)]).toEqual([item, true]);
      if (unset.as === "loosest" || unset.as === "between")
        expect([item, ["boolean", "scale", "integer", "enum", "model"].includes(kind)]).toEqual([item, true]);
    });
  });

  it("depends on a switch that is a boolean setting beside it", () => {
    every((setting) => {
      if (!setting.switch) return;
      const needed = catalog.setting(setting.switch.path);
      expect([setting.path, needed?.kind]).toEqual([setting.path, "boolean"]);
      expect([setting.path, needed?.switch]).toEqual([setting.path, undefined]);
      expect(setting.path).not.toBe(needed?.path);
    });
  });

  it("names the key of its elements when it is a keyed list", () => {
    every(({ path: item, kind, key }) => {
      expect([item, key !== undefined]).toEqual([item, kind === "keyed"]);
      if (key) expect(catalog.setting(`${item}[*].${key}`)).toBeDefined();
    });
  });

  it("has elements exactly when it is a container", () => {
    every((setting) => {
      const { any } = catalog.place(setting.path)!;
      if (isContainer(setting) && !["hooks"].includes(setting.path))
        expect([setting.path, any !== undefined]).toEqual([setting.path, true]);
      if (!isContainer(setting)) expect([setting.path, any]).toEqual([setting.path, undefined]);
    });
  });
});

describe("lists that are not set", () => {
  const cliffs = [
    "modelPolicy.allowedModelIds",
    "modelPolicy.allowedBaseUrls",
    "strictKnownMarketplaces",
    "networkPolicy.allowedIps",
    "managedComputersAllowedEmails",
    "byomComputersAllowedEmails",
  ];

  it("mean everything at the cliffs and nothing elsewhere", () => {
    const lists = settings.filter((setting) => setting.list === "set");
    expect(
      lists
        .filter(({ unset }) => unset.as === "everything")
        .map((setting) => setting.path)
        .sort(),
    ).toEqual(cliffs.sort());
    expect(lists.length).toBeGreaterThan(cliffs.length + 10);
  });
});

describe("switches", () => {
  const under = (switchPath: string) =>
    settings.filter((setting) => setting.switch?.path === switchPath).map((setting) => setting.path);
  const sandboxed = settings.map((setting) => setting.path).filter((item) => /^sandbox\.(?!enabled$)/.test(item));

  it.each<[string, boolean, boolean, readonly string[]]>([
    ["mcpPolicy.enabled", true, false, ["mcpPolicy.allowlist"]],
    ["missionPolicy.restrictedAccess", true, false, ["missionPolicy.allowedUserIds"]],
    ["modelPolicy.allowAllServiceModels", false, false, ["modelPolicy.allowedModelIds", "modelPolicy.blockedModelIds"]],
    ["managedComputersEnabled", true, true, ["managedComputersAllowedEmails"]],
    ["byomComputersEnabled", true, true, ["byomComputersAllowedEmails"]],
    ["sandbox.enabled", true, false, sandboxed],
  ])("%s must be %s, for exactly what depends on it", (switchPath, on, offIsSafe, paths) => {
    expect(under(switchPath).sort()).toEqual([...paths].sort());
    for (const path of paths) expect(catalog.setting(path)!.switch).toMatchObject({ path: switchPath, on, offIsSafe });
  });

  it("are no others", () => {
    expect(settings.filter((setting) => setting.switch)).toHaveLength(6 + sandboxed.length);
  });
});

describe("scales", () => {
  it.each([
    ["maxAutonomyLevel", "off low medium high"],
    ["sessionDefaultSettings.autonomyLevel", "off low medium high"],
    ["sessionDefaultSettings.autonomyMode", "spec normal auto-low auto-medium auto-high"],
    ["sessionDefaultSettings.interactionMode", "spec auto mission"],
    ["subagentAutonomyLevel", "off low medium high"],
    ["mcpAutonomyOverrides[*].defaultLevel", "low medium high"],
    ["mcpAutonomyOverrides[*].tools[*]", "low medium high"],
    ["builtInToolAutonomyOverrides[*]", "low medium high"],
    ["sandbox.mode", "whole-process per-command"],
  ])("%s rises: %s", (item, levels) => {
    expect(levels.split(" ").map((level) => rank(catalog.setting(item)!, level))).toEqual(
      levels.split(" ").map((_, i) => i),
    );
  });

  it("run the other way for the autonomy that tools require", () => {
    for (const item of [
      "mcpAutonomyOverrides[*].defaultLevel",
      "mcpAutonomyOverrides[*].tools[*]",
      "builtInToolAutonomyOverrides[*]",
    ])
      expect([item, catalog.setting(item)!.looser]).toEqual([item, "down"]);
  });

  it("know older names of a level, and rank nothing else", () => {
    const mode = catalog.setting("sessionDefaultSettings.interactionMode")!;
    expect(rank(mode, "agi")).toBe(rank(mode, "mission"));
    for (const value of ["turbo", "Auto", "auto ", "", null, 1, ["auto"]]) expect(rank(mode, value)).toBeUndefined();
  });
});

describe("classes", () => {
  it("hide what holds keys, and mark people, addresses and commands", () => {
    for (const [item, wanted] of Object.entries({
      "customModels[*].apiKey": "secret",
      "customModels[*].extraHeaders[*]": "secret",
      "customModels[*].extraArgs[*]": "secret",
      "customModels[*].baseUrl": "url",
      "customModels[*].hostedProvider.hostedBaseUrl": "url",
      "modelPolicy.allowedBaseUrls": "url",
      "customModels[*].hostedProvider.cloudAuthRefresh": "command",
      "customModels[*].hostedProvider.cloudCredentialExport": "command",
      commandAllowlist: "command",
      commandDenylist: "command",
      commandBlocklist: "command",
      "mcpPolicy.allowlist": "command",
      "hooks[*]": "command",
      managedComputersAllowedEmails: "personal",
      "missionPolicy.allowedUserIds": "personal",
      maxAutonomyLevel: "public",
    }))
      expect([item, catalog.setting(item)!.class]).toEqual([item, wanted]);
    expect(catalog.setting("strictKnownMarketplaces")!.fields).toMatchObject({
      source: "public",
      repo: "url",
      url: "url",
    });
  });
});
