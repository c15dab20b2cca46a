import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { SettingEntry } from "../../src/catalog/entries.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { readSettings } from "../support/read-settings.ts";

const catalog = createCatalog();

/** Returns all entries of settings, by subject. */
function read(settings: unknown): Map<string, SettingEntry> {
  const blocks = readSettings(catalog, settings as JsonObject);
  const entries = [...blocks.values()].flatMap((block) => [...block.entries.values()]);
  return new Map(entries.map((entry) => [entry.subject, entry]));
}

describe("keyed lists", () => {
  const models = (...items: unknown[]) => read({ customModels: items });

  it("have their elements by key, with the order as their own meaning", () => {
    const entries = models({ id: "b", model: "m" }, { id: "a", model: "n" });
    expect(entries.get("/customModels/a/model")).toMatchObject({ value: "n", meaning: '"n"' });
    expect(entries.get("/customModels")).toMatchObject({ container: true, meaning: '["b","a"]' });
    expect(entries.get("/customModels/a")).toMatchObject({ container: true, element: "customModels[*]" });
    expect(entries.get("/customModels")!.repeated).toBeUndefined();
  });

  it("number what comes twice, and what has no key", () => {
    const entries = models(
      { id: "a" },
      { id: "a", model: "second" },
      { model: "first keyless" },
      { id: 7, model: "second keyless" },
      { id: "" },
    );
    expect(entries.get("/customModels")).toMatchObject({ meaning: '["a","a#2","#1","#2","#3"]', repeated: ["a"] });
    expect(entries.get("/customModels/a#2/model")!.value).toBe("second");
    expect(entries.get("/customModels/#1/model")!.value).toBe("first keyless");
    expect(entries.get("/customModels/#2/model")!.value).toBe("second keyless");
  });

  it("never give two elements one name, whatever they are called", () => {
    const id = fc.constantFrom("a", "a#2", "a#3", "#1", "#2", "", "a#2#2", undefined);
    fc.assert(
      fc.property(fc.array(id, { maxLength: 8 }), (ids) => {
        const entries = models(...ids.map((item, i) => ({ ...(item !== undefined && { id: item }), index: i })));
        const indexes = [...entries.values()]
          .filter((entry) => entry.subject.endsWith("/index"))
          .map((entry) => entry.value);
        expect(indexes).toEqual(ids.map((_, i) => i));
      }),
    );
  });

  it("escape their keys", () => {
    const entries = models({ id: "a/b~c", model: "m" });
    expect(entries.get("/customModels/a~1b~0c/model")!.value).toBe("m");
  });

  it("say which elements are no objects", () => {
    const entries = models("text", null, { id: "a" }, ["x"], {});
    expect(entries.get("/customModels")!.meaning).toBe('["#1","#2","a","#3","#4"]');
    expect(entries.get("/customModels/#1")).toMatchObject({ flaw: "should be an object", value: "text" });
    expect(entries.get("/customModels/#3")).toMatchObject({ flaw: "should be an object" });
    expect(entries.get("/customModels/#4")).toMatchObject({ meaning: null });
  });

  it("that are no lists cannot be read", () => {
    for (const value of [{ id: "a" }, "text", 7, true])
      expect(read({ customModels: value }).get("/customModels")).toMatchObject({
        flaw: "should be a list",
        meaning: JSON.stringify(value),
      });
  });
});
