import { describe, expect, it } from "vitest";
import { issueWords } from "../../src/github/leak-allowlist.ts";
import { reportSchema } from "../../src/model/report/index.ts";
import { neutralReports, wordsOf } from "../../src/run/own-report.ts";

describe("the reports without data", () => {
  it("are reports by the schema", () => {
    for (const report of neutralReports) expect(reportSchema.safeParse(report).error).toBeUndefined();
  });

  it("are rendered without holes", async () => {
    for (const format of ["text", "markdown", "github"] as const)
      for (const text of await wordsOf(format)) expect(/\bundefined\b|\bNaN\b|\[object/.test(text)).toBe(false);
  });

  it("hold the words of parts that no field of theirs names", async () => {
    const words = (await wordsOf("text")).join("\n");
    for (const word of ["Timeline", "without all figures", "could be read", "refused by the service"])
      expect(words).toContain(word);
    expect(neutralReports.flatMap(issueWords).join("\n")).toContain("not to be relied on");
  });
});
