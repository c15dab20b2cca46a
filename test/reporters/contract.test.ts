// lane: long
// What every format promises, over the registry: a new one is covered the day it is registered.
import { describe, expect, it } from "vitest";
import { checkNames } from "../../src/checks/index.ts";
import { type Finding, type Report, reportSchema } from "../../src/model/report/index.ts";
import { severities } from "../../src/model/severity.ts";
import { type FormatName, formatNames, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import {
  attacks,
  broken,
  compliant,
  counted,
  drifted,
  frozen,
  hostile,
  incomplete,
  manyFindings,
  manyRevisions,
  tampered,
} from "./fixture.ts";
import { commandOf, hidden, linesOf, oldCommandOf, readHtml, withoutLineFeeds } from "./scan.ts";
import { readSheet } from "./spreadsheet.ts";
import { readXml } from "./xml.ts";

const reports: Record<string, Report> = {
  compliant: compliant(),
  drifted: drifted(),
  incomplete: incomplete(),
  broken: broken(),
  tampered: tampered(),
  hostile: hostile(drifted()),
  "hostile and broken": hostile(broken()),
  "hostile, other way round": hostile(tampered(), attacks.toReversed()),
  "3,000 findings": manyFindings(3000),
  "600 hostile findings": hostile(manyFindings(600)),
  "10,000 revisions": manyRevisions(10_000),
};
for (const report of Object.values(reports)) frozen(report);

const loaded = await Promise.all(
  formatNames.map(async (name) => {
    const render = await reporters[name].load();
    return [name, (...given: Parameters<typeof render>) => whole(render(...given))] as const;
  }),
);

interface Counts {
  readonly open: number;
  readonly resolved: number;
  readonly excepted: number;
}

const number = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""));

/** The counts, read back from what a format shows. */
const sheet = (text: string) => inWords(readSheet(text).rows[0]!["counts"]!);
const readers: Partial<Record<FormatName, (text: string) => Counts>> = {
  text: (text) => inWords(text.trimEnd().split("\n").at(-1)!),
  csv: sheet,
  "findings-csv": sheet,
  "plan-csv": sheet,
  "access-csv": sheet,
  "secrets-csv": sheet,
  "sample-csv": sheet,
  package: (text) => inWords(text.replace(/\s+/g, " ")),
  sarif: (text) => {
    const { open, resolved, excepted } = JSON.parse(text).runs[0].properties as Report["summary"];
    return { open: sum({ open }), resolved, excepted };
  },
  junit: (text) => {
    const properties = readXml(text).children[0]!.children[0]!.children;
    return inWords(properties.find(({ attributes }) => attributes["name"] === "counts")!.attributes["value"]!);
  },
  ocsf: (text) => inWords(JSON.parse(text)[0].unmapped.counts as string),
  json: (text) => {
    const { summary } = JSON.parse(text) as Report;
    return { open: sum(summary), resolved: summary.resolved, excepted: summary.excepted };
  },
  tables: (text) => {
    const run = linesOf(text).find((line) => line.includes('"exit_code":'))!;
    const { resolved, excepted, ...row } = JSON.parse(run) as Record<string, number>;
    return {
      open: severities.reduce((total, one) => total + row[`open_${one}`]!, 0),
      resolved: resolved!,
      excepted: excepted!,
    };
  },
  markdown: (text) => {
    const [, open, resolved, excepted] = /^\*\*([\d,]+) open.*; ([\d,]+) resolved, ([\d,]+) excepted/m
      .exec(text)!
      .map(number);
    return { open: open!, resolved: resolved!, excepted: excepted! };
  },
  html: (text) => {
    const box = text.slice(
      text.indexOf('<ul class="counts"'),
      text.indexOf("</ul>", text.indexOf('<ul class="counts"')),
    );
    const counts = [...box.matchAll(/<b>([\d,]+)<\/b><span>(\w+)<\/span>/g)].map(([, n, word]) => [word, number(n)]);
    const { resolved, excepted, noted: _, ...open } = Object.fromEntries(counts) as Record<string, number>;
    return { open: Object.values(open).reduce((a, b) => a + b, 0), resolved: resolved!, excepted: excepted! };
  },
};

/** `4 open: 2 high, 2 low; 3 resolved, 1 excepted` */
function inWords(text: string): Counts {
  const [, ...counts] =
    /([\d,]+) open(?: from [\d,]+ causes?)?(?:: [^;]*)?[;,] ([\d,]+) resolved, ([\d,]+) excepted/.exec(text)!;
  return { open: number(counts[0]), resolved: number(counts[1]), excepted: number(counts[2]) };
}

function sum({ open }: Pick<Report["summary"], "open">): number {
  return Object.values(open).reduce((a, b) => a + b, 0);
}

/** A text without the line ends of its format, and without the mark that begins a spreadsheet. */
function inLines(name: FormatName, text: string): string {
  return name.endsWith("csv")
    ? withoutLineFeeds(text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n"))
    : withoutLineFeeds(text);
}

/** Formats that hold all of the report, and are never filtered. */
const isWhole = (name: FormatName) => name === "json" || name === "tables";

it("never gives two formats one file", () => {
  const extensions = formatNames.map((name) => reporters[name].extension);
  expect(new Set(extensions).size).toBe(extensions.length);
});

it.each(loaded)("%s takes the words of a check from the finding, and knows no check by its name", (name, render) => {
  const words: Partial<Finding> = {
    demand: ["what the check says, ", { value: "medium" }],
    remedy: ["do with ", { field: "subject" }, " what the check says"],
    actual: ["high", "b"],
    offending: ["b"],
    fix: null,
    remediation: null,
  };
  const shown = (check: string) => {
    const report = drifted();
    const findings = report.findings.map((one) => ({ ...one, ...words, expected: { [check]: ["a", "b"] } }));
    const text = render(counted({ ...report, findings }));
    // What a page hands to its scripts stands there once, whatever it is: the order tells of it.
    return name === "html" ? text.replace(/<script[^]*?<\/script>|'sha256-[^']*'/g, "") : text;
  };
  for (const check of [...checkNames, "approved", "windows", "requires"]) {
    const unknown = "q".repeat(check.length);
    expect(shown(unknown).replaceAll(unknown, check)).toBe(shown(check));
  }
});

it("is tested with reports that are reports", () => {
  for (const report of Object.values(reports)) expect(reportSchema.safeParse(report).error).toBeUndefined();
});

describe.each(loaded)("%s", (name, render) => {
  const outputs = Object.fromEntries(Object.entries(reports).map(([of, report]) => [of, render(report)]));

  it.each(Object.keys(reports))("renders %s, the same each time, ending in a newline", (of) => {
    expect(render(reports[of]!)).toBe(outputs[of]);
    expect(outputs[of]!.endsWith("\n")).toBe(true);
  });

  it.each(Object.keys(reports))("shows no character of %s that is hidden or acts", (of) => {
    expect(hidden.exec(inLines(name, outputs[of]!))).toBeNull();
  });

  it.each(Object.keys(reports))("gives the runner no command of %s but its own", (of) => {
    const own = (line: string) => {
      const command = commandOf(line);
      if (oldCommandOf(line) !== undefined) return false;
      if (name !== "github") return command === undefined;
      return line === "" || ["error", "warning", "notice"].includes(command?.name ?? "");
    };
    expect(linesOf(outputs[of]!).filter((line) => !own(line))).toEqual([]);
  });

  if (readers[name])
    it.each(Object.keys(reports))("counts what %s counts, whatever is shown of it", (of) => {
      const report = reports[of]!;
      const { summary } = report;
      const counts = { open: sum(summary), resolved: summary.resolved, excepted: summary.excepted };
      const narrowed = { ...report, view: { ...report.view, reportSeverity: "critical" as const, since: "999999" } };
      expect(readers[name]!(outputs[of]!)).toEqual(counts);
      expect(readers[name]!(render(narrowed))).toEqual(counts);
    });

  if (!isWhole(name)) {
    it("says the verdict", () => {
      for (const [of, report] of Object.entries(reports)) {
        const said = outputs[of]!.toLowerCase();
        if (name !== "github") expect(said).toContain(report.verdict);
        else if (of !== "drifted") expect(said.length).toBeGreaterThan(1);
      }
    });

    it("says how many findings a view hides", () => {
      const report = frozen({
        ...drifted(),
        view: { reportSeverity: "high" as const, since: null, failOn: "high" as const },
      });
      const said = name === "html" ? render(report).replace(/<[^>]*>/g, "") : render(report);
      if (name !== "github") expect(said).toContain("4 findings below high are not shown");
    });
  }
});

describe.each(loaded.filter(([name]) => reporters[name].countsOnly))("%s in a public place", (_, render) => {
  it("shows the verdict and the counts, and nothing of the organization", () => {
    for (const report of [drifted(), compliant(), incomplete(), broken(), tampered()]) {
      const said = render(frozen(hostile(report, ["zzDATAzz"])), { countsOnly: true });
      expect(said).not.toMatch(/zzdatazz/i);
      expect(said).toMatch(new RegExp(`${sum(report.summary)} open`));
      expect(said.toLowerCase()).toContain(report.verdict);
    }
  });

  it("says the same whatever the organization holds", () => {
    const said = render(hostile(drifted(), ["a"]), { countsOnly: true });
    for (const attack of attacks) expect(render(hostile(drifted(), [attack]), { countsOnly: true })).toBe(said);
  });
});

describe("sizes", () => {
  it("of the page stay below 3 MB for 10,000 revisions and for 3,000 findings", async () => {
    const html = await reporters.html.load();
    for (const of of ["10,000 revisions", "3,000 findings"])
      expect(Buffer.byteLength(html(reports[of]!))).toBeLessThan(3_000_000);
  });

  it("of every report stay small when every text in it is huge", () => {
    const huge = frozen(hostile(drifted(), ["A".repeat(100_000), "\u0001".repeat(100_000)]));
    for (const [name, render] of loaded)
      if (!isWhole(name)) expect([name, Buffer.byteLength(render(huge)) < 8_000_000]).toEqual([name, true]);
  });

  it("of the summary stay below 60 KB", async () => {
    const markdown = await reporters.markdown.load();
    for (const report of Object.values(reports))
      expect(Buffer.byteLength(markdown(report))).toBeLessThanOrEqual(60_000);
  });

  it("do not break a page", async () => {
    const html = await reporters.html.load();
    for (const report of Object.values(reports)) expect(() => readHtml(html(report))).not.toThrow();
  });
});
