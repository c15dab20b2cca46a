// Subjects: places of settings whose names are canonical and whose elements go by their keys.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import {
  elementOf,
  isOver,
  isPartOf,
  keyOf,
  pointerOf,
  subjectIn,
  topKey,
  valueIn,
} from "../../src/catalog/subjects.ts";
import { type Json, pointer, unpointer, valueAt } from "../../src/model/json.ts";

const catalog = createCatalog();
const key = fc.constantFrom("customModels", "hooks", "a", "a/b", "x~y", "0", "id");
const pointers = fc.array(key, { minLength: 1, maxLength: 4 }).map(pointer);

/** Yields the pointers of all places below a value. */
function* placesIn(value: Json | undefined, at: readonly string[] = []): Generator<string[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    yield [...at, name];
    yield* placesIn(item, [...at, name]);
  }
}

describe("the subject of a place", () => {
  const id = fc.constantFrom<Json>("a", "a#2", "a/b", "", 7, null);
  const model = fc.oneof(fc.record({ id, tags: fc.constant(["x", "y"]) }), fc.constant<Json>(null));
  const settings = fc.record({
    customModels: fc.oneof(fc.array(model, { maxLength: 4 }), fc.constant<Json>({ 0: "no list" })),
    "a/b": fc.constant<Json>({ list: [{ id: "a" }, 1] }),
  });

  it("leads back to its value, and is the only one that does", () => {
    fc.assert(
      fc.property(settings, (value) => {
        const subjects = [...placesIn(value)].map((keys) => {
          const subject = subjectIn(value, pointer(keys), catalog);
          expect(valueIn(value, subject, catalog)).toBe(valueAt(value, keys));
          return subject;
        });
        expect(new Set(subjects).size).toBe(subjects.length);
        expect(valueIn(value, "/customModels/none", catalog)).toBeUndefined();
        expect(valueIn(value, "/customModels/none/id", catalog)).toBeUndefined();
      }),
    );
  });

  it("names an element of a keyed list by its key, and any other element by its place", () => {
    const value = { customModels: [{ id: "a", tags: ["x"] }], b: [{ id: "a" }] };
    const subjects = [...placesIn(value)].map((keys) => subjectIn(value, pointer(keys), catalog));
    const below = ["", "/a", "/a/id", "/a/tags", "/a/tags/0"];
    expect(subjects).toEqual([...below.map((rest) => `/customModels${rest}`), "/b", "/b/0", "/b/0/id"]);
    expect(subjectIn(value, "/customModels/1/id", catalog)).toBe("/customModels/1/id");
  });
});

it("the first key of a subject, and its first two, are those of its list of keys", () => {
  fc.assert(
    fc.property(pointers, (subject) => {
      const keys = unpointer(subject);
      expect(keyOf(subject)).toBe(keys[0]);
      expect(elementOf(subject)).toBe(keys.length < 2 ? "" : pointer(keys.slice(0, 2)));
    }),
  );
});

it("a path of the catalog has the key, the pointer and the parts that its names say", () => {
  const { settings } = catalog;
  expect([topKey("a.b"), topKey("a[*].b"), topKey("a")]).toEqual(["a", "a", "a"]);
  expect([pointerOf(""), pointerOf("a.b"), pointerOf("a.b")]).toEqual(["", "/a/b", "/a/b"]);
  for (const { path } of settings)
    for (const { path: place } of settings) {
      const [names, above] = [path, place].map((text) => text.replaceAll("[*]", ".[*]").split("."));
      expect(isPartOf(path, place)).toBe(above!.every((name, i) => name === names![i]));
    }
});

it("a subject is over a path if its keys begin the path, where any key may stand for an element", () => {
  const over = ["", "/a", "/a/b", "/a/b/any", "/a/b/any/c"];
  const beside = ["/b", "/a/c", "/a/b/any/d", "/a/b/any/c/d"];
  expect([...over, ...beside].filter((subject) => isOver(subject, "a.b[*].c"))).toEqual(over);
});
