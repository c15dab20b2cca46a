// Whose text it is.
import { expect, it } from "vitest";
import { isOf } from "../../src/github/account.ts";

it("a text is of an account by its id: another account may have its login", () => {
  const own = { login: "driftline[bot]", id: 7 };
  expect(isOf(own, { login: "renamed[bot]", id: 7 })).toBe(true);
  expect(isOf(own, { ...own, id: 8 })).toBe(false);
  expect(isOf(own, null)).toBe(false);
  expect([isOf({ ...own, id: null }, own), isOf({ login: "other", id: null }, own)]).toEqual([true, false]);
});
