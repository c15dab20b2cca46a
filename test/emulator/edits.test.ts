// Each type of edit in a scenario, and its refusals.
import { describe, expect, test } from "vitest";
import { organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import { after, scenario, start } from "./support.ts";

describe("edits", () => {
  test("set takes a value, or merges a tree", () => {
    expect(after({ set: { maxAutonomyLevel: "high", modelPolicy: { allowCustomModels: false } } })).toEqual({
      ...start,
      maxAutonomyLevel: "high",
      modelPolicy: { ...start.modelPolicy, allowCustomModels: false },
    });
  });

  test("set reaches deep places by path, and makes the maps on the way", () => {
    const settings = after({
      set: {
        "sandbox.network.allowLocalBinding": false,
        "customModels[custom:two].apiKey": "third",
        "customModels[custom:one]": { hostedProvider: { cloudProfile: "corp" } },
        "mcpAutonomyOverrides[mcp.dots.example].defaultLevel": "high",
      },
    });
    expect(settings).toMatchObject({
      sandbox: { network: { allowLocalBinding: false } },
      customModels: [
        { id: "custom:one", apiKey: "first", hostedProvider: { cloudRegion: "eu", cloudProfile: "corp" } },
        { id: "custom:two", apiKey: "third" },
      ],
      mcpAutonomyOverrides: { "mcp.dots.example": { defaultLevel: "high" } },
    });
  });

  test("null in set takes away, at the top and inside", () => {
    expect(after({ set: { maxAutonomyLevel: null, modelPolicy: { blockedModelIds: null } } })).toEqual({
      modelPolicy: { allowedModelIds: ["a", "b"] },
      customModels: start.customModels,
      mcpAutonomyOverrides: start.mcpAutonomyOverrides,
    });
  });

  test("add appends, and makes a missing list", () => {
    const more = { id: "custom:three" };
    expect(
      after({ add: { "modelPolicy.allowedModelIds": ["c"], commandDenylist: ["sudo"], customModels: [more] } }),
    ).toMatchObject({
      modelPolicy: { allowedModelIds: ["a", "b", "c"] },
      commandDenylist: ["sudo"],
      customModels: [...start.customModels, more],
    });
  });

  test("remove takes entries out, elements by id, and may leave an empty list", () => {
    expect(
      after({ remove: { "modelPolicy.allowedModelIds": ["a", "b"], customModels: ["custom:one"] } }),
    ).toMatchObject({ modelPolicy: { allowedModelIds: [] }, customModels: [{ id: "custom:two" }] });
  });

  test("unset takes settings, keys and elements away", () => {
    const settings = after({
      unset: ["maxAutonomyLevel", "customModels[custom:one]", "customModels[custom:two].apiKey"],
    });
    expect(settings).not.toHaveProperty("maxAutonomyLevel");
    expect(settings).toMatchObject({ customModels: [{ id: "custom:two" }] });
    expect(settings).not.toHaveProperty("customModels.0.apiKey");
  });

  test("rename moves a value", () => {
    const settings = after({
      rename: { "customModels[custom:one].hostedProvider": "customModels[custom:one].bedrock" },
    });
    expect(settings).toMatchObject({ customModels: [{ id: "custom:one", bedrock: { cloudRegion: "eu" } }, {}] });
    expect(settings).not.toHaveProperty("customModels.0.hostedProvider");
  });

  test("restore goes back to a revision, and other edits follow", () => {
    expect(after({ set: { maxAutonomyLevel: "high" } }, { restore: 1, set: { ideAutoConnect: true } })).toEqual({
      ...start,
      ideAutoConnect: true,
    });
  });

  test("edits of one entry are done in their order, not in that of the file", () => {
    const settings = after({
      set: { "modelPolicy.blocked": ["d"], maxAutonomyLevel: "high" },
      add: { "modelPolicy.allowed": ["a"], "modelPolicy.blocked": ["c"] },
      remove: { "modelPolicy.allowed": ["a"] },
      unset: ["modelPolicy.blocked", "maxAutonomyLevel"],
      rename: {
        "modelPolicy.allowedModelIds": "modelPolicy.allowed",
        "modelPolicy.blockedModelIds": "modelPolicy.blocked",
      },
      restore: 1,
    });
    expect(settings).toMatchObject({ maxAutonomyLevel: "high", modelPolicy: { allowed: ["b", "a"], blocked: ["d"] } });
  });

  test("an entry without edits saves the settings unchanged, and earlier revisions keep theirs", () => {
    const { revisions } = organizationOf(
      scenarioOf(scenario([{}, { set: { "customModels[custom:one].apiKey": "later" } }])),
    );
    expect(revisions.map((revision) => revision.revision)).toEqual([1, 2, 3]);
    expect(revisions[1]!.settings).toEqual(revisions[0]!.settings);
    expect(revisions[0]!.settings).toEqual(start);
  });

  test("a key that JavaScript treats specially is a setting like any other", () => {
    const value = scenario([{ set: JSON.parse('{"__proto__": {"polluted": true}}') }]);
    const settings = organizationOf(scenarioOf(value)).revisions.at(-1)!.settings;
    expect(JSON.stringify(settings)).toContain('"__proto__":{"polluted":true}');
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(() => after({ unset: ["constructor"] })).toThrow('"constructor" is not set');
  });
});

describe("edits that do not fit", () => {
  test.each([
    ["a path that is none", { unset: ["customModels[custom:one"] }, /"customModels\[custom:one" is not a path/],
    ["an empty step", { set: { "a..b": 1 } }, /"a\.\.b" is not a path/],
    [
      "unset of nothing",
      { unset: ["maxAutonomyLvel"] },
      /"maxAutonomyLvel" is not set; did you mean "maxAutonomyLevel"\?/,
    ],
    ["unset below nothing", { unset: ["modelPolicy.x.y"] }, /modelPolicy has allowedModelIds, blockedModelIds/],
    ["an unknown element", { set: { "customModels[custom:ten].apiKey": "k" } }, /no element has the id "custom:ten"/],
    ["a list without ids", { set: { "modelPolicy.allowedModelIds[a]": "k" } }, /use add and remove/],
    ["through a text", { set: { "maxAutonomyLevel.level": "low" } }, /"maxAutonomyLevel" is not a map/],
    ["set of the same", { set: { maxAutonomyLevel: "medium" } }, /"maxAutonomyLevel" has this value already/],
    ["null for nothing", { set: { modelPolicy: { allowed: null } } }, /"modelPolicy\.allowed" is not set/],
    ["null for nothing at the top", { set: { gone: null } }, /"gone" is not set/],
    ["add of what is there", { add: { "modelPolicy.allowedModelIds": ["a"] } }, /holds "a" already/],
    ["add of an element twice", { add: { customModels: [{ id: "custom:one" }] } }, /holds "custom:one" already/],
    ["add to a text", { add: { maxAutonomyLevel: ["x"] } }, /"maxAutonomyLevel" is not a list; use set/],
    [
      "remove of what is not there",
      { remove: { "modelPolicy.allowedModelIds": ["c"] } },
      /does not hold "c"; it holds "a", "b"/,
    ],
    ["remove from an empty list", { remove: { "modelPolicy.blockedModelIds": ["c"] } }, /it is empty/],
    ["remove from no list", { remove: { "modelPolicy.allowed": ["c"] } }, /"modelPolicy\.allowed" is not set/],
    ["rename of nothing", { rename: { enableAgentShield: "enableDroidShield" } }, /"enableAgentShield" is not set/],
    ["rename onto something", { rename: { customModels: "modelPolicy" } }, /unset "modelPolicy" first/],
    [
      "restore of the future",
      { restore: 7 },
      /restores revision 7, which was not made before; the last one before it is 1/,
    ],
  ])("%s", (_, entry, message) => {
    expect(() => after(entry)).toThrow(message);
    expect(() => after(entry)).toThrow(/^history entry 2 \(2026-01-11T09:00:00Z\): /);
    expect(() => after(entry)).toThrow(expect.objectContaining({ code: "config" }));
  });

  test("what elements hold is not shown", () => {
    expect(() => after({ remove: { customModels: ["custom:ten"] } })).toThrow(
      'does not hold "custom:ten"; it holds custom:one, custom:two',
    );
  });
});
