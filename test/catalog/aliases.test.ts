import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { publishedAliases } from "../../src/catalog/settings.ts";

const catalog = createCatalog();

describe("spellings", () => {
  it("that are published lead to settings or groups, from beside them", () => {
    for (const [alias, target] of Object.entries(publishedAliases)) {
      expect(catalog.place(target), target).toBeDefined();
      expect(catalog.place(alias), alias).toBe(catalog.place(target));
      expect(catalog.setting(alias)).toBeUndefined();
    }
    expect(Object.keys(publishedAliases)).toHaveLength(10);
  });

  it("that are published for a setting are also those of its overrides by members", () => {
    for (const [alias, target] of Object.entries(publishedAliases)) {
      const override = catalog.setting(target)?.overriddenBy;
      if (override === undefined) continue;
      const place = override.slice(0, override.lastIndexOf(".") + 1) + alias.slice(alias.lastIndexOf(".") + 1);
      expect(publishedAliases[place], place).toBe(override);
    }
  });

  it("may be added, beside the setting", () => {
    const own = createCatalog({
      shield: "enableAgentShield",
      "sandbox.network.hosts": "sandbox.network.allowedDomains",
    });
    expect(own.root.keys.get("shield")!.name).toBe("enableAgentShield");
    expect(own.place("sandbox.network.hosts")).toBe(own.place("sandbox.network.allowedDomains"));
  });

  it("may be added to another spelling, and for a whole group, and twice", () => {
    const own = createCatalog({ shield: "enableDroidShield", box: "sandbox", enableDroidShield: "enableAgentShield" });
    expect(own.root.keys.get("shield")).toMatchObject({ name: "enableAgentShield" });
    expect(own.place("box.enabled")).toBe(own.place("sandbox.enabled"));
  });

  it.each([
    [{ shield: "enableShield" }, "alias shield: enableShield is not a setting"],
    [
      { "modelPolicy.shield": "enableAgentShield" },
      "alias modelPolicy.shield: must stand beside enableAgentShield, as shield",
    ],
    [
      { hosts: "sandbox.network.allowedDomains" },
      "alias hosts: must stand beside sandbox.network.allowedDomains, as sandbox.network.hosts",
    ],
    [{ ideAutoConnect: "enableAgentShield" }, "alias ideAutoConnect: is a setting of its own"],
    [{ plugin: "enabledPlugins[*]" }, "alias plugin: enabledPlugins[*] is not a setting"],
    [{ "x[*]": "enableAgentShield" }, "alias x[*]: is not the name of a setting"],
    [{ "": "enableAgentShield" }, "alias : is not the name of a setting"],
    [{ x: "" }, "alias x:  is not a setting"],
    [{ x: "__proto__" }, "alias x: __proto__ is not a setting"],
  ])("%j are refused", (aliases: Record<string, string>, message) => {
    expect(() => createCatalog(aliases)).toThrow(new RangeError(message));
  });

  it("of one catalog do not leak into another", () => {
    createCatalog({ shield: "enableAgentShield" });
    expect(createCatalog().root.keys.has("shield")).toBe(false);
  });
});
