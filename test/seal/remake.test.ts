// Containers that are made anew: what is taken from the one before is what would be made without it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { Memo, Remake } from "../../src/seal/remake.ts";

const hidden = "x";
const remade = (item: Json): Json => (item === hidden || item === "xx" ? "[hidden fp:none]" : item);

/** A remake that hides some items, and the names that begin with `h`; and what it was asked for. */
function remaking(isListening = false) {
  const requests: string[] = [];
  const remake = new Remake();
  remake.isListening = isListening;
  return {
    asked: requests,
    object: (value: JsonObject, memo?: Memo) =>
      remake.object(
        value,
        (name, item) => {
          requests.push(name);
          return [name.startsWith("h") ? `[secret ${name}]` : name, remade(item)];
        },
        memo,
      ),
    list: (value: readonly Json[], memo?: Memo) =>
      remake.list(
        value,
        (item, i, before) => {
          requests.push(before === undefined ? `${i}` : `${i} for ${JSON.stringify(before)}`);
          return remade(item);
        },
        memo,
      ),
  };
}

const items = fc.constantFrom<Json>("a", "b", "c", hidden, 1, null);
const anyKeys = fc
  .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "h", "hb"), items), { selector: ([key]) => key, maxLength: 4 })
  .map((pairs): JsonObject => Object.fromEntries(pairs));
const objects = fc.oneof(anyKeys, fc.record({ a: items, b: items, c: items }));
const lists = fc.array(items, { maxLength: 5 });
const text = (value: Json) => JSON.stringify(value);
/** Whether nothing is hidden, and the keys are in their order already. */
const isPlain = (value: Json) =>
  !/"xx?"|"hb?"/.test(text(value)) && text(Object.keys(value as object)) === text(Object.keys(value as object).sort());

describe("with the one before at hand,", () => {
  it("an object is made as without it, and is the same object where nothing is hidden", () => {
    fc.assert(
      fc.property(fc.array(objects, { minLength: 1, maxLength: 4 }), (history) => {
        const [{ object }, memo] = [remaking(), new Memo()];
        for (const value of history) {
          const result = object(value, memo);
          expect(text(result)).toBe(text(remaking().object(value)));
          if (history.every(isPlain)) expect(result).toBe(value);
        }
      }),
    );
  });

  it("a list is made as without it, and is the same list where nothing is hidden", () => {
    fc.assert(
      fc.property(fc.array(lists, { minLength: 1, maxLength: 4 }), (history) => {
        const [{ list }, memo] = [remaking(), new Memo()];
        for (const value of history) {
          const result = list(value, memo);
          expect(text(result)).toBe(text(value.map(remade)));
          if (history.every(isPlain)) expect(result).toBe(value);
        }
      }),
    );
  });

  it("only what is new is asked for", () => {
    const [{ object, asked: requests }, memo] = [remaking(), new Memo()];
    object({ a: 1, b: hidden, c: "c" }, memo);
    object({ a: 1, b: hidden, c: "d" }, memo);
    object({ a: 2, b: hidden, c: "d" }, memo);
    expect(requests).toEqual(["a", "b", "c", "c", "a"]);
    const [ofLists, listed] = [remaking(), new Memo()];
    ofLists.list(["a", "b", "c"], listed);
    ofLists.list(["a", "d", "c"], listed);
    ofLists.list(["a", "e", "d", "c"], listed);
    ofLists.list(["a", "c"], listed);
    expect(ofLists.asked).toEqual(["0", "1", "2", '1 for "b"', "1"]);
  });

  it("what is hidden as before leaves the object what it was", () => {
    const [{ object }, memo] = [remaking(), new Memo()];
    expect(object({ a: "xx", b: 1 }, memo)).toBe(object({ a: hidden, b: 1 }, memo));
  });

  it("an object after a list, or a list after an object, is made like the first", () => {
    const [{ object, list }, memo] = [remaking(), new Memo()];
    object({ 0: "a", 1: hidden }, memo);
    expect(list(["a", hidden], memo)).toEqual(["a", "[hidden fp:none]"]);
    expect(object({ 0: "a", 1: hidden }, memo)).toEqual({ 0: "a", 1: "[hidden fp:none]" });
  });
});

it("nothing is made while members are only asked for", () => {
  const [{ object, list, asked: requests }, memo, listed] = [remaking(true), new Memo(), new Memo()];
  for (const value of [
    { h: 1, a: hidden },
    { h: 1, a: "a" },
  ])
    expect(object(value, memo)).toBe(value);
  for (const value of [[hidden], [hidden, "a"]]) expect(list(value, listed)).toBe(value);
  expect(requests).toEqual(["a", "h", "a", "0", "1"]);
});
