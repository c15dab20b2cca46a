// lane: long, first
// The contract of every format, over the registry: new formats are covered automatically.
import { describe, expect, it } from "vitest";
import { checkNames } from "../../src/checks/index.ts";
import { type Finding, type Report, reportSchema } from "../../src/model/report/index.ts";
import { html } from "../../src/reporters/html/index.tsx";
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
import { countsIn, countsOf, readers } from "./counts.ts";
import { foreignCommands, inLines } from "./lines.ts";
import { hiddenIn, readHtml } from "./scan.ts";

const reports: Record<string, Report> = {
  compliant: compliant(),
  drifted: drifted(),
  incomplete: incomplete(),
  broken: broken(),
  tampered: tampered(),
  hostile: hostile(drifted()),
  "hostile and broken": hostile(broken()),
  "hostile, other way round": hostile(tampered(), attacks.toReversed()),
  "600 hostile findings": hostile(manyFindings(600)),
  "3,000 findings": frozen(manyFindings(3000)),
  "2,000 revisions": frozen(manyRevisions(2000)),
};
for (const report of Object.values(reports)) frozen(report);

const loaded = await Promise.all(
  formatNames.map(async (name) => {
    const render = await reporters[name].load();
    return [name, (...args: Parameters<typeof render>) => whole(render(...args))] as const;
  }),
);

/** Each report in each format. */
const rendered = Object.fromEntries(
  loaded.map(([name, render]) => [
    name,
    Object.fromEntries(Object.entries(reports).map(([of, report]) => [of, render(report)])),
  ]),
) as Record<FormatName, Record<string, string>>;

/** Returns rows of built-in rules, as after reading usage: one fails, one passes, one was not evaluated. */
function withBuiltInRows(): Report {
  const report = drifted();
  const [row] = report.rules;
  const rows = (["failing", "passing", "not-evaluated"] as const).map((status) => ({
    ...row!,
    id: status === "failing" ? "editors/unapproved" : `usage/${status}`,
    policy: null,
    status,
    reason: status === "not-evaluated" ? "no figures" : null,
  }));
  return { ...report, rules: [...report.rules, { ...row!, id: "models/held", status: "excepted" }, ...rows] };
}

const large = ["3,000 findings", "2,000 revisions"];
const countable = {
  ...Object.fromEntries(
    Object.entries({
      compliant: compliant(),
      drifted: drifted(),
      incomplete: incomplete(),
      broken: broken(),
      tampered: tampered(),
      "with rows of built-in rules": withBuiltInRows(),
      empty: { ...incomplete(), rules: [], notEvaluated: [] },
      hostile: hostile(drifted()),
      "hostile, other way round": hostile(tampered(), attacks.toReversed()),
    }).map(([of, report]) => [of, frozen(counted(report))]),
  ),
  // These are rendered already.
  ...Object.fromEntries(large.map((of) => [of, reports[of]!])),
};

const sum = ({ open }: Report["summary"]) => Object.values(open).reduce((a, b) => a + b, 0);

/** Formats with the complete report, which are never filtered. */
const isWhole = (name: FormatName) => name === "json" || name === "tables";

/** Formats about other things than findings and revisions, and the sample. */
const isUnfiltered = (name: FormatName) => ["access-csv", "secrets-csv", "sample-csv"].includes(name);

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
  const textWith = (check: string) => {
    const report = drifted();
    const findings = report.findings.map((finding) => ({ ...finding, ...words, expected: { [check]: ["a", "b"] } }));
    const text = render(counted({ ...report, findings }));
    // Ignores the data for the page's scripts: it stores equal texts once, so its order depends on the texts.
    return name === "html" ? text.replace(/<script[^]*?<\/script>|'sha256-[^']*'/g, "") : text;
  };
  // By the length of the name.
  const unknowns = new Map<number, string>();
  for (const check of [...checkNames, "approved", "windows", "requires"]) {
    const unknown = "q".repeat(check.length);
    const text = unknowns.get(check.length) ?? textWith(unknown);
    unknowns.set(check.length, text);
    expect(text.replaceAll(unknown, check)).toBe(textWith(check));
  }
});

it("is tested with reports that are reports", () => {
  for (const report of Object.values(reports)) expect(reportSchema.safeParse(report).error).toBeUndefined();
});

describe.each(loaded)("%s", (name, render) => {
  const outputs = rendered[name];

  it.each(Object.keys(reports))("renders %s, the same each time, ending in a newline", (of) => {
    expect(render(reports[of]!)).toBe(outputs[of]);
    expect(outputs[of]!.endsWith("\n")).toBe(true);
  });

  it.each(Object.keys(reports))("shows no character of %s that is hidden or acts", (of) => {
    expect(hiddenIn(inLines(name, outputs[of]!))).toBeUndefined();
  });

  it.each(Object.keys(reports))("gives the runner no command of %s but its own", (of) => {
    expect(foreignCommands(name, outputs[of]!)).toEqual([]);
  });

  const read = readers[name];
  it.each(Object.keys(countable))("counts findings and rules of %s alike, whatever is shown of it", (of) => {
    const report = countable[of]!;
    const narrowed = { ...report, view: { ...report.view, reportSeverity: "critical" as const, since: "999999" } };
    const texts = [large.includes(of) ? outputs[of]! : render(report), render(narrowed)];
    for (const text of texts) expect(read(text)).toEqual(countsOf(report));
  });

  if (isUnfiltered(name))
    it("is the same in every view", () => {
      for (const report of Object.values(countable)) {
        const view = { ...report.view, reportSeverity: "critical" as const, since: "999999" };
        expect(render(frozen({ ...report, view }))).toBe(render(report));
      }
    });

  if (!isWhole(name))
    it("says the verdict", () => {
      for (const [of, report] of Object.entries(reports)) expect(outputs[of]!.toLowerCase()).toContain(report.verdict);
    });

  it("says of a compliant organization what was asked for and not evaluated", () => {
    const report = {
      ...compliant(),
      notEvaluated: [{ what: "the figures of use", reason: "the service forbids it" }],
    };
    expect(render(frozen(report)).replace(/<(?!script|property).*?>/g, "")).toContain("the figures of use");
  });

  if (name === "sarif" || name === "ocsf" || name === "junit" || name.endsWith("csv"))
    it("says of a long list of what was not evaluated how much more there is", () => {
      const notEvaluated = Array.from({ length: 23 }, (_, i) => ({
        what: `part ${i}`,
        reason: "the service forbids it",
      }));
      expect(render(frozen({ ...compliant(), notEvaluated }))).toMatch(/part 19\W+3 more/);
    });

  if (!isWhole(name) && !isUnfiltered(name))
    it("says how many findings a view hides", () => {
      const report = frozen({
        ...drifted(),
        view: { reportSeverity: "high" as const, since: null, failOn: "high" as const },
      });
      const output = name === "html" ? render(report).replace(/<[^>]*>/g, "") : render(report);
      expect(output).toContain("4 findings below high are not shown");
    });
});

describe.each(loaded.filter(([name]) => "countsOnly" in reporters[name]))("%s in a public place", (_, render) => {
  it("shows the verdict and the counts, and nothing of the organization", () => {
    for (const report of [drifted(), compliant(), incomplete(), broken(), tampered()]) {
      const output = render(frozen(hostile(report, ["zzDATAzz"])), { countsOnly: true });
      expect(output).not.toMatch(/zzdatazz/i);
      expect(output).toMatch(new RegExp(`${sum(report.summary)} open`));
      expect(countsIn(render(frozen(report), { countsOnly: true }))).toEqual(countsOf(report));
      expect(output.toLowerCase()).toContain(report.verdict);
    }
  });

  it("says the same whatever the organization holds", () => {
    const output = render(hostile(drifted(), ["a"]), { countsOnly: true });
    for (const attack of attacks) expect(render(hostile(drifted(), [attack]), { countsOnly: true })).toBe(output);
  });
});

describe("sizes", () => {
  it("never head a finding by a title that reads as if the rule held", () => {
    const titles = drifted().findings.map(({ title }) => title);
    for (const [name, render] of loaded) {
      if (!["text", "markdown", "html"].includes(name)) continue;
      const text = render(drifted());
      // In the page, a heading is the name of a row.
      const heads =
        name === "html"
          ? [...text.matchAll(/<span class="name">(.*?)<\/span>/g)].map(([, head]) => head!)
          : text.split("\n");
      for (const head of heads)
        for (const title of titles.filter((item) => head.includes(item)))
          expect(head.slice(0, head.indexOf(title)), name).toMatch(/(?:Fails|Failed): (?:<bdi>)?$/);
    }
  });

  it("of the page stay below 3 MB for 10,000 revisions and for 3,000 findings", () => {
    const report = frozen(manyRevisions(10_000));
    const page = whole(html(report));
    expect(readers.html(page)).toEqual(countsOf(report));
    for (const text of [page, rendered.html["3,000 findings"]!])
      expect(Buffer.byteLength(text)).toBeLessThan(3_000_000);
  });

  it("of every report stay small when every text in it is huge", () => {
    const huge = frozen(hostile(drifted(), ["A".repeat(50_000), "\u0001".repeat(50_000)]));
    for (const [name, render] of loaded)
      if (!isWhole(name)) expect([name, Buffer.byteLength(render(huge)) < 8_000_000]).toEqual([name, true]);
  });

  it("of the summary stay below 60 KB", () => {
    for (const text of Object.values(rendered.markdown)) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
  });

  it("do not break a page", () => {
    for (const text of Object.values(rendered.html)) expect(() => readHtml(text)).not.toThrow();
  });
});
