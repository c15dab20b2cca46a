import fc from "fast-check";
import { foldAscii } from "../../../src/catalog/kinds/email.ts";
import { kinds } from "../../../src/catalog/kinds/index.ts";
import { expect, it } from "vitest";
import { behaves, texts } from "./support.ts";
import { anyText } from "../../support/any-text.ts";

const none = /is not an e-mail address/;

behaves("e-mail addresses", {
  kind: kinds.email,
  covers: [
    [["ada@example.com"], "ada@example.com", true],
    [["ada@example.com"], "Ada@EXAMPLE.com", true],
    [["*@example.com"], "ada@example.com", true],
    [["*@example.com"], "ADA@Example.Com", true],
    [["*@example.com"], "ada@sub.example.com", false],
    [["*@example.com"], "ada@evilexample.com", false],
    [["*@example.com"], "*@example.com", true],
    [["ada@example.com"], "*@example.com", false],
    [["*@example.com"], "*@gmail.com", false],
    [["ada@example.com"], "ada+x@example.com", false],
    [["ada@example.com"], "a.da@example.com", false],
    [["ada@example.com", "*@corp.example"], "bo@corp.example", true],
  ],
  same: [["ada@example.com", "ADA@example.COM"], ["*@example.com", "*@EXAMPLE.com"], ["a@b"], ["o'neil+x@example.co"]],
  malformed: [
    ["ada@example.com ", /white space/],
    ["ada@example.com\n", /invisible/],
    ["ada@example.com\u0000", /invisible/],
    ["\u212aate@example.com", /beyond ASCII/],
    ["ada@ex\u0430mple.com", /beyond ASCII/],
    ["ada", none],
    ["@example.com", none],
    ["ada@", none],
    ["ada@@example.com", none],
    ["a@b@example.com", none],
    ["ada@example.com.", none],
    ["ada@.example.com", none],
    ["ada@-example.com", none],
    ["ada@example..com", none],
    ["ada@*.example.com", none],
    ["a*@example.com", none],
    ["**@example.com", none],
    ["*", none],
    ["ada lovelace@example.com", none],
    ["ada@[10.0.0.1]", none],
    ["", /is empty/],
    [7, /should be a string/],
  ],
  overlaps: [
    ["ada@example.com", "ADA@example.com", true],
    ["*@example.com", "ada@example.com", true],
    ["*@gmail.com", "*@gmail.com", true],
    ["*@gmail.com", "*@example.com", false],
    ["ada@example.com", "bo@example.com", false],
  ],
  values: fc.tuple(texts("aA*", 2), texts("bB.", 3)).map(([local, domain]) => `${local}@${domain}`),
});

it("folds ASCII letters and no others", () => {
  expect(foldAscii("ÀÉ\u212aİ\u017fAZ")).toBe("ÀÉ\u212aİ\u017faz");
  fc.assert(
    fc.property(anyText(), (text) => {
      const folded = foldAscii(text);
      return folded.length === text.length && !/[A-Z]/.test(folded) && folded === foldAscii(folded);
    }),
  );
});
