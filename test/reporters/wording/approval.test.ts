// The words of an approval beside its change.
import { expect, it } from "vitest";
import { matchWords } from "../../../src/reporters/wording/approval.ts";

it("how an approval matches a change has words instead of its code, and a plain code stays", () => {
  const codes = ["authorized", "emergency", "self-approved", "wrong-implementer", "unauthorized", "early", "late"];
  const words = [...codes, "over-scope"].map((code) => matchWords(code));
  expect(words.filter((text) => text.includes("-"))).toEqual([]);
  expect([words[0], words[3], words.at(-1)]).toEqual(["authorized", "names other implementers", "for other settings"]);
});
