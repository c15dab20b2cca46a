import { expect, it, test } from "vitest";
import { demandsOf, remedyWords } from "../../src/checks/index.ts";
import { enumeration, textOf, word } from "../../src/checks/words.ts";
import type { Json } from "../../src/model/json.ts";
import { catalog, checks } from "./support.ts";

test.each<[Json, string]>([
  ["gpt-5", "gpt-5"],
  ["", '"" (an empty text)'],
  ["true", '"true" (a text)'],
  ["null", '"null" (a text)'],
  ["-5", '"-5" (a text)'],
  ["12.25", '"12.25" (a text)'],
  ["1.2.3", "1.2.3"],
  ["v1", "v1"],
  ["1.x", "1.x"],
  [12.25, "12.25"],
  [null, "null"],
  [{ a: 1 }, '{"a":1}'],
])("the value %j reads %s", (value, words) => {
  expect(word(value)).toBe(words);
});

it("a list names four values and counts the others", () => {
  expect(enumeration([])).toBe("");
  expect(enumeration(["a", "b"])).toBe("a and b");
  expect(enumeration(["a", "b", "c", "d"], "or")).toBe("a, b, c or d");
  expect(enumeration(["a", "b", "c", "d", "e"], "or")).toBe("a, b, c, d and 1 more");
});

test.each<[Json, string, string | undefined]>([
  [{ equals: "low" }, "set the setting to low", undefined],
  [{ equals: ["a", "b", "c"] }, "set the setting to exactly a, b and c", undefined],
  [{ atMost: "low" }, "set the setting to at most low", undefined],
  [{ atLeast: 30 }, "set the setting to at least 30", undefined],
  [{ set: true }, "set the setting", undefined],
  [{ set: false }, "remove the setting", undefined],
  [{ secret: "reference" }, "write only a reference such as ${NAME} in the setting", undefined],
  [{ secret: "absent" }, "remove the secret from the setting", undefined],
  [{ maxAge: "90d" }, "rotate the secret in the setting", undefined],
  [{ subsetOf: ["a"] }, "change the setting so that it is only a", "remove what fails from the setting"],
  [{ supersetOf: ["a"] }, "change the setting so that it is a list with a", "add what fails to the setting"],
  [
    { supersetOf: ["a", "b"] },
    "change the setting so that it is at least all of a and b",
    "add what fails to the setting",
  ],
  [
    { each: { oneOf: ["a", "b"] } },
    "change the setting so that it is a list in which each entry is one of a and b",
    "correct or remove what fails in the setting so that each entry is one of a and b",
  ],
  [{ atLeast: 30, atMost: 90 }, "change the setting so that it is at least 30 and at most 90", undefined],
])("what fails %j is put right by: %s", (leaf, remedy, entryRemedy) => {
  const words = remedyWords(checks, demandsOf(leaf), catalog.required("commandAllowlist"));
  expect(textOf(words.remedy!)).toBe(remedy);
  expect(words.entryRemedy && textOf(words.entryRemedy)).toBe(entryRemedy);
});
