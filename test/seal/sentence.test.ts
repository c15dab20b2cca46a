import { expect, test } from "vitest";
import { sealedSentence } from "../../src/seal/sentence.ts";

test.each([
  ["the key abc1 is not known", "abc1", undefined],
  ["the key 1CBA is not known", "abc1", undefined],
  ["the key is not known", "abc1", "the key is not known"],
  ["the key is not known", "abc12345-known", "the key is not known"],
  ["the key bc12345- is not known", "abc12345-known", undefined],
])("a sentence never shows a key, also a short one: %j", (text, key, sealed) =>
  expect(sealedSentence(text, key)).toBe(sealed),
);
