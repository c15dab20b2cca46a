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

test.each([
  ["no DB_PASSWORD: swordfish for you", "no DB_PASSWORD: [hidden] for you"],
  ["the header 'x-api-key': \"swordfish\". Send another.", "the header 'x-api-key': \"[hidden]\". Send another."],
  ["the field clientSecret = swordfish!", "the field clientSecret = [hidden]!"],
  ["the field max_tokens: 4000 is too large", "the field max_tokens: 4000 is too large"],
  ["the token_type: bearer is wrong", "the token_type: bearer is wrong"],
  ["this failed because of the token: expired", "this failed because of the token: expired"],
])("a sentence hides the word after the name of a credential, wherever it stands: %j", (text, sealed) =>
  expect(sealedSentence(text, "abc12345-known")).toBe(sealed),
);
