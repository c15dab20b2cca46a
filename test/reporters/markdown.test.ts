// The summary, parsed by the rules of Markdown and GitHub, with any data.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { markdown } from "../../src/reporters/markdown/index.ts";
import { clip, markdownProse } from "../../src/text.ts";
import { runs } from "../support/runs.ts";
import { attacks, drifted, hostile, manyFindings, manyRevisions } from "./fixture.ts";
import { outsideCode } from "./scan.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { anyText } from "../support/any-text.ts";

/** Returns each line without code spans and notes on cut values. */
function ours(report: Report): string[] {
  return markdown(report)
    .split("\n")
    .map((line) => outsideCode(line).replace(/… [\d,]+ more characters in the JSON report| \(empty text\)/g, ""));
}

const pipes = (text: string) => text.split("\n").map((line) => line.split("|").length);

describe("whoever wrote the data", () => {
  const template = ours(hostile(drifted(), ["zz"]));
  const cells = pipes(markdown(hostile(drifted(), ["zz"])));

  // Names and values are in code spans. Sentences ("zz" in the template) are escaped by `markdownProse`.
  function expectInert(text: string): void {
    const sentence = outsideCode(markdownProse(clip(text, 200)));
    const expected = template.map((line) => line.replaceAll("zz", () => sentence));
    expect(ours(hostile(drifted(), [text]))).toEqual(expected);
    // A bar splits a table row even inside a code span.
    expect(pipes(markdown(hostile(drifted(), [text])))).toEqual(cells);
  }

  // Empty names become our own words, and long texts reduce the number of rows.
  const short = attacks.filter((attack) => attack !== "" && attack.length < 1000);
  it.each(short.map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    "%s changes the text of names and sentences only",
    (_, attack) => expectInert(attack),
  );

  it("any text changes the text of names and sentences only", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (text) => {
        fc.pre(!/^(?:$|\/|revision:|rule:|fp:)/.test(text));
        expectInert(text);
      }),
      { numRuns: runs(100) },
    );
  });

  it("any run of backticks, bars and markup changes the text of names and sentences only", () => {
    const pieces = fc.constantFrom(
      "`",
      "``",
      "````",
      "|",
      "\\",
      "\n",
      " ",
      "<",
      ">",
      "&lt;",
      "]",
      "(",
      "*",
      "$",
      "a",
      "@b",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => expectInert(`z${parts.join("")}`)),
      { numRuns: runs(100) },
    );
  });
});

describe("the summary", () => {
  it("uses no markup but headings, tables, details and lists", () => {
    for (const line of ours(drifted())) expect(line).toMatch(/^(?:$|#{3,4} |\||- |<\/?details>|\*\*|[\w§])/);
    expect(markdown(drifted())).not.toMatch(/<(?!\/?(?:details|summary|br)>)/);
  });

  it("says of which severity the findings are that opened and were remediated, if there are others", () => {
    const report = drifted();
    const since = report.summary.sinceLast!;
    const past = report.findings.find(({ id }) => since.transient.includes(id))!;
    const other = { ...past, id: "f_00000000000000ff", severity: "info" as const };
    const both = {
      ...report,
      findings: [...report.findings, other],
      summary: { ...report.summary, sinceLast: { ...since, transient: [past.id, other.id] } },
    };
    expect(markdown(report)).toContain("#### 1 finding opened and remediated between two audits");
    expect(markdown(both)).toContain("#### 1 finding at low or above opened and remediated between two audits");
    const all = markdown({ ...both, view: { ...both.view, reportSeverity: "info" } });
    expect(all).toContain("#### 2 findings opened and remediated between two audits");
  });

  it("is cut by whole rows from the bottom, and says what was cut", () => {
    const report = manyFindings(3000);
    const text = markdown(report);
    const [, count, all] = /Shown: open findings ([\d,]+) of ([\d,]+), others/.exec(text)!;
    expect(all).toBe("1,800");
    expect(Number(count!.replace(",", ""))).toBeLessThan(1800);
    expect(text).toContain("All findings (3,000) are in the HTML and JSON reports.");
    for (const line of text.split("\n")) if (line.startsWith("|")) expect(line.endsWith("|")).toBe(true);
    const critical = markdown({ ...report, view: { ...report.view, reportSeverity: "critical" } });
    expect(critical).toContain("All findings (3,000) are in the JSON report.");
  });

  it("has tables of three columns at most, which GitHub shows whole", () => {
    for (const report of [drifted(), manyFindings(200), manyRevisions(100)])
      for (const line of outsideCode(markdown(report)).split("\n"))
        if (line.startsWith("|")) expect(line.split(/(?<!\\)\|/).length - 2).toBeLessThanOrEqual(3);
  });

  it("shows the worst first", () => {
    const order = ["critical", "high", "medium", "low", "info"];
    const rows = [
      ...markdown(manyFindings(200))
        .split("#### Open")[1]!
        .split("<details>")[0]!
        .matchAll(/^\| . (\w+) /gm),
    ];
    const ranks = rows.map(([, word]) => order.indexOf(word!));
    expect(ranks.length).toBeGreaterThan(20);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it("shows events that differ by their revision only in one row", () => {
    const text = markdown(manyRevisions(100));
    expect(text).toContain(
      "| ▲ high Fails: Only approved editors change the controls<br>revisions 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56 and 8 more<br>",
    );
    expect(text).toContain("Shown: open findings 20 of 20");
  });

  it("keeps the newest revisions when it is cut", () => {
    const text = markdown(manyRevisions(10_000));
    expect(text).toMatch(/^\| 10000, /m);
    expect(text).not.toMatch(/^\| 2, /m);
  });
});

it("has the whole command that repeats an audit by many policies", () => {
  const report = drifted();
  const command = `driftline audit --policy ${Array.from({ length: 20 }, () => `sha256:${"4f1c".repeat(16)}`).join(" ")}`;
  expect(markdown({ ...report, evidence: { ...report.evidence, command } })).toContain(
    `- To do it again: \`${command}\``,
  );
});

it("says what was found in a window that no revision opened", () => {
  const report = drifted();
  const introduced = { revision: null, at: "2026-03-09T00:00:00.000Z", by: null, exact: false };
  const used: Finding = {
    ...report.findings[0]!,
    kind: "usage",
    subject: "usage/model/m",
    message: "the model was used on 2 days",
    dueAt: null,
    introduced,
    expected: null,
    demand: [],
    before: null,
    actual: "m",
    offending: ["m"],
    values: [],
  };
  const text = markdown({ ...report, findings: [used] });
  expect(text).toContain("| the model was used on 2 days |");
  // The day is that of the first use: nothing was used before it.
  expect(text).toContain(", since 2026-03-09 00:00 UTC<br>");
});

it("says what is wrong with a value by a rule without a demand", async () => {
  const report = await judge(hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "low", wiki: true }));
  expect(markdown(report)).toContain("not set → `true` (wiki is a setting that is not known) |");
});

it("says which way a value moved beside since when, and what was not seen after that", async () => {
  const [low, high] = [{ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" }];
  const rows = hourly(low, high, high).map((row, i) => ({ ...row, revision: [1, 2, 5][i]! }));
  const report = await judge(rows, await policy("id: p\nsettings: { maxAutonomyLevel: low }\n"));
  expect(markdown(report)).toContain(
    ", since 2026-03-01 01:00 UTC, looser; revisions 3 to 4 are missing, so what happened then is not known<br>",
  );
});

it("says of a window that was there when it was first seen that it may be older", () => {
  const lines = markdown(drifted()).split("\n");
  expect(lines.find((line) => line.includes("autonomy/maxAutonomyLevel"))).toContain(
    "since 2026-01-05 08:00 UTC or earlier",
  );
  expect(lines.find((line) => line.includes("models/modelPolicy"))).not.toContain("or earlier");
});
