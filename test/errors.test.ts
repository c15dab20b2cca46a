import { describe, expect, it } from "vitest";
import { didYouMean, nearest, reasonOf } from "../src/errors.ts";

describe("the suggestion for an unknown word", () => {
  const names = ["never", "info", "low", "medium", "high", "critical", "limits", "hook", "verify", "csv"];

  it.each([
    ["medum", "medium"],
    ["hihg", "high"],
    ["CRITICAL", "critical"],
    ["critcla", "critical"],
    ["cvs", "csv"],
  ])("is a near word: %s", (word, near) => {
    expect(didYouMean(word, names)).toBe(`did you mean "${near}"?`);
  });

  it("is the only word that it begins", () => {
    expect(nearest("hist", ["history", "config"])).toBe("history");
    expect(nearest("report", ["report-severity", "report-path"])).toBeUndefined();
    expect(nearest("hi", ["history", "config"])).toBeUndefined();
  });

  it("is the only word that begins it", () => {
    expect(nearest("tuesday", ["mon", "tue", "wed"])).toBe("tue");
    expect(nearest("reports-all", ["report", "reports"])).toBeUndefined();
    expect(nearest("history", ["hi"])).toBeUndefined();
  });

  it.each(["severe", "list", "foo", "very", "fork"])(
    "is no word that differs in a third of its letters: %s",
    (word) => {
      expect(nearest(word, names)).toBeUndefined();
    },
  );
});

describe("why the system refused a file", () => {
  it.each([
    ["ENOENT", "there is no such file or folder"],
    ["EACCES", "access is denied"],
    ["EISDIR", "it is a folder"],
    ["EXDEV", "error EXDEV"],
    [undefined, "the system gave no reason"],
  ])("is said in words, and of a rare error by its code: %s", (code, reason) => {
    expect(reasonOf(Object.assign(new Error("open '/a'"), { code }))).toBe(reason);
  });
});
