// The contract of every format of a fleet, over the registry: new formats are covered automatically.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../../src/fleet/entry.ts";
import { fleetOf } from "../../../src/fleet/fleet.ts";
import { runOf } from "../../../src/fleet/trend.ts";
import { type Fleet, fleetSchema } from "../../../src/model/fleet.ts";
import { severities } from "../../../src/model/severity.ts";
import { type FleetFormat, fleetFormats, fleetReporters } from "../../../src/reporters/fleet/index.ts";
import { md } from "../../../src/reporters/markdown/tables.ts";
import { whole } from "../../../src/reporters/pieces.ts";
import { say } from "../../../src/reporters/wording/phrase.ts";
import { tallyWords } from "../../../src/reporters/wording/words.ts";
import { cells } from "../../../src/text.ts";
import { nameOf } from "../../../src/words.ts";
import { mixed, of, without } from "../../fleet/reports.ts";
import { attacked, attacks, compliant, drifted, manyFindings } from "../fixture.ts";
import {
  commandOf,
  decoded,
  hiddenIn,
  linesOf,
  oldCommandOf,
  outsideCode,
  readHtml,
  withoutLineFeeds,
} from "../scan.ts";
import { readSheet } from "../spreadsheet.ts";

const options = { version: "0.1.0", asOf: undefined, maxAgeSeconds: undefined, expected: undefined, failOn: "high" };
const fleet = (reports: Parameters<typeof entryOf>[0][], more: object = {}): Fleet =>
  fleetOf(reports.map(entryOf), { ...options, ...more } as Parameters<typeof fleetOf>[1]);

/** Returns three hundred organizations with different failing rules. */
const hundreds = () =>
  fleet(
    Array.from({ length: 300 }, (_, i) => {
      const name = `organization-${String(i).padStart(3, "0")}`;
      return of(name, i % 3 === 0 ? compliant() : i % 3 === 1 ? drifted() : without(drifted(), drifted().rules[0]!.id));
    }),
  );

/** Replaces every text of a fleet by an attack, except words of closed sets, and instants that the fleet validates. */
const hostile = (fleet: Fleet, texts?: readonly string[]) =>
  attacked(fleet, "verdict status severity worst code failOn kind name asOf day page", texts);

/** Returns two organizations. One was worse on two earlier days; the other has no report on the first of them. */
const trended = () =>
  fleetOf(
    [of("corp", compliant()), of("labs", compliant())].map(entryOf),
    options as Parameters<typeof fleetOf>[1],
    [
      of("corp", drifted(), { asOf: "2026-01-04T05:00:00.000Z" }),
      of("corp", drifted(), { asOf: "2026-01-05T05:00:00.000Z" }),
      of("labs", compliant(), { asOf: "2026-01-05T06:00:00.000Z" }),
    ].map((report) => runOf(entryOf(report))),
  );

const fleets: Record<string, Fleet> = {
  compliant: fleet([of("corp", compliant()), of("labs", compliant())]),
  mixed: fleet(mixed(), { expected: ["corp", "gone", "labs"], maxAgeSeconds: 3600 }),
  one: fleet([of("corp")]),
  stale: fleet([of("corp", compliant())], { asOf: Date.UTC(2027, 0, 1), maxAgeSeconds: 3600 }),
  hostile: hostile(fleet(mixed(), { expected: ["gone", "lost"] })),
  "hostile, other way round": hostile(fleet(mixed()), attacks.toReversed()),
  "with a trend": trended(),
  "hostile, with a trend": hostile(trended()),
  "with 3,000 findings": fleet([of("corp", manyFindings(3000)), of("labs")]),
  "of 300": hundreds(),
};
for (const item of Object.values(fleets)) Object.freeze(item);

const loaded = await Promise.all(
  fleetFormats.map(async (name) => {
    const render = await fleetReporters[name].load();
    return [name, (fleet: Fleet) => whole(render(fleet))] as const;
  }),
);

const number = (text: string | undefined) => Number((text ?? "").replaceAll(",", ""));
const openOf = ({ summary: { open } }: Fleet) => severities.reduce((sum, severity) => sum + open[severity], 0);
const inWords = (text: string) => number(/([\d,]+) open/.exec(text)?.[1]);

/** Reads the number of open findings back from each format. */
const readers: Record<FleetFormat, (text: string) => number> = {
  text: (text) => inWords(text.trimEnd().split("\n").at(-1)!),
  markdown: (text) => inWords(linesOf(text)[2]!),
  json: (text) => openOf(JSON.parse(text) as Fleet),
  html: (text) => {
    const box = text.slice(text.indexOf('aria-label="Open findings by severity"'));
    const counts = [...box.slice(0, box.indexOf("</ul>")).matchAll(/<b>([\d,]+)<\/b>/g)];
    return counts.reduce((sum, [, n]) => sum + number(n), 0);
  },
  csv: (text) => inWords(readSheet(text).rows[0]!["counts"]!),
  "rules-csv": (text) => inWords(readSheet(text).rows[0]!["counts"]!),
};

const inLines = (name: FleetFormat, text: string) =>
  withoutLineFeeds(name.endsWith("csv") ? text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n") : text);

it("says in the page that no rule fails, and not that a rule holds that an exception accepts", async () => {
  const [rule] = compliant().rules;
  const rules = [{ ...rule!, status: "excepted" as const }];
  const render = await fleetReporters.html.load();
  const page = whole(render(fleet([of("corp", { ...compliant(), rules }), of("labs", { ...compliant(), rules })])));
  const start = page.indexOf('<section id="rules"');
  const { text } = readHtml(page.slice(start, page.indexOf("</section>", start)));
  expect(text).toContain("No rule fails in any organization.");
  expect(text).not.toContain("holds");
});

it("is tested with fleets that are fleets, by the schema in the code and by the published one", () => {
  const published = new Ajv().compile(JSON.parse(readFileSync("policies/fleet.schema.json", "utf8")) as object);
  for (const item of Object.values(fleets)) {
    expect(fleetSchema.safeParse(item).error).toBeUndefined();
    expect(published(item), JSON.stringify(published.errors)).toBe(true);
  }
});

describe.each(loaded)("%s", (name, render) => {
  const outputs = Object.fromEntries(Object.entries(fleets).map(([of, item]) => [of, render(item)]));

  it.each(Object.keys(fleets))("renders the fleet %s the same each time, ending in a newline", (of) => {
    expect(render(fleets[of]!)).toBe(outputs[of]);
    expect(outputs[of]!.endsWith("\n")).toBe(true);
  });

  it.each(Object.keys(fleets))("shows no character of the fleet %s that is hidden or acts", (of) => {
    expect(hiddenIn(inLines(name, outputs[of]!))).toBeUndefined();
  });

  it.each(Object.keys(fleets))("gives the runner no command of the fleet %s", (of) => {
    const lines = linesOf(outputs[of]!);
    expect(lines.filter((line) => commandOf(line) !== undefined || oldCommandOf(line) !== undefined)).toEqual([]);
  });

  it.each(Object.keys(fleets))("says the verdict and the counts of the fleet %s, whatever is shown of it", (of) => {
    expect(outputs[of]!.toLowerCase()).toContain(fleets[of]!.verdict);
    expect(readers[name](outputs[of]!)).toBe(openOf(fleets[of]!));
  });

  it("names every organization of a small fleet, those that are missing too", () => {
    const names = fleets["mixed"]!.organizations.map(({ organization }) => organization);
    for (const item of name === "rules-csv" ? names : [...names, "gone"]) expect(outputs["mixed"]).toContain(item);
  });
});

describe("an organization that was not expected", () => {
  it.each(["text", "markdown", "html"] as const)("is named as such: %s", async (format) => {
    const render = await fleetReporters[format].load();
    const output = whole(render(fleet([of("corp", drifted()), of("labs", drifted())], { expected: ["corp"] })));
    expect(output.match(/not expected/g)).toHaveLength(1);
  });
});

describe("a trend", () => {
  it.each([
    [
      "text",
      /2 days with a report of all 2 organizations since 2026-01-05: \d+, 0 open; drifted, compliant /,
      /3 reports since 2026-01-04 05:00 UTC: \d+, \d+, 0 open; drifted, drifted, compliant /,
    ],
    [
      "markdown",
      /2 days with a report of all 2 organizations: 2026-01-05 drifted, .* open; \S+ compliant, nothing open/,
      /3 reports: 2026-01-04 05:00 UTC drifted, .* open; 2026-01-05 05:00 UTC drifted, .* compliant, nothing open/,
    ],
  ] as const)("is told in %s for the fleet and for each organization, the oldest first", (name, ofFleet, ofOne) => {
    const [, render] = loaded.find(([item]) => item === name)!;
    const output = render(fleets["with a trend"]!).replace(/\s+/g, " ");
    expect(output).toMatch(ofFleet);
    expect(output).toMatch(ofOne);
    expect(render(fleets["mixed"]!)).not.toMatch(/trend/i);
  });
});

describe("the terminal", () => {
  it("holds to its width, with and without colours", async () => {
    const text = await fleetReporters.text.load();
    for (const item of Object.values(fleets)) {
      const lines = linesOf(text(item, { width: 72 }));
      for (const line of lines.slice(0, -2)) expect(cells(line)).toBeLessThanOrEqual(72);
      // oxlint-disable-next-line no-control-regex -- the colours are what is taken away
      expect(text(item, { width: 72, color: true }).replace(/\u001b\[[\d;]*m/g, "")).toBe(text(item, { width: 72 }));
    }
  });
});

it("ends each sentence on the state with one mark, and counts what it leaves out in one sentence", async () => {
  const text = await fleetReporters.text.load();
  const asked = text(fleet([of("labs-1", drifted())], { expected: ["labs-2"] }));
  expect(asked).toContain('No verdict on the fleet: no report of labs-2; did you mean "labs-1"?\n');
  expect(text(hundreds())).toMatch(/^ {2}and \d+ more organizations \(all in --format json\)$/m);
});

it("counts every organization that the table has no room for, also those without a report", async () => {
  const html = await fleetReporters.html.load();
  const expected = Array.from({ length: 1003 }, (_, i) => `missing-${i}`);
  const output = whole(html(fleet([of("corp", compliant())], { expected })));
  expect(output.match(/expected, and there is no report of it/g)).toHaveLength(1000);
  expect(output).toContain("And 3 more organizations, in the JSON and CSV reports.");
});

describe("the summary for GitHub", () => {
  it("stays below 60 KB and says what was cut", async () => {
    const markdown = await fleetReporters.markdown.load();
    for (const item of Object.values(fleets)) expect(Buffer.byteLength(markdown(item))).toBeLessThanOrEqual(60_000);
    const long = fleet(Array.from({ length: 900 }, (_, i) => of(`organization-${i}`, compliant())));
    expect(markdown(long)).toMatch(/Shown: \d+ of 900 organizations/);
  });

  it("has three columns at most, which is what a page of GitHub has room for", async () => {
    const markdown = await fleetReporters.markdown.load();
    for (const item of Object.values(fleets)) {
      const rules = linesOf(markdown(item)).filter((line) => /^\|(?: --- \|)+$/.test(line));
      expect(rules.length).toBeGreaterThan(1);
      for (const rule of rules) expect(rule.match(/---/g)!.length).toBeLessThanOrEqual(3);
    }
  });

  it("says of each organization what is open, by severity", async () => {
    const markdown = await fleetReporters.markdown.load();
    const output = markdown(fleets["mixed"]!);
    for (const { organization, verdict, open } of fleets["mixed"]!.organizations) {
      const line = linesOf(output).find((text) => text.startsWith(`| ${md(say`${organization}`)} | `))!;
      expect(line).toContain(`${verdict}; open: ${tallyWords(open)} |`);
    }
  });

  it("says of one revision that it is one, as the terminal does", async () => {
    const { evidence } = compliant();
    const seen = (revisions: Partial<typeof evidence.revisions>) =>
      fleet([
        of("labs", { ...compliant(), evidence: { ...evidence, revisions: { ...evidence.revisions, ...revisions } } }),
      ]);
    for (const name of ["markdown", "text"] as const) {
      const render = await fleetReporters[name].load();
      expect(render(seen({ first: 7, last: 7 }))).toMatch(/ revision 7[,;]/);
      expect(render(seen({ first: 7, last: 9 }))).toMatch(/ revisions 7–9[,;]/);
      expect(render(seen({ count: 0, first: null, last: null }))).toMatch(/ no revision[,;]/);
    }
  });

  it("has no data that acts", async () => {
    const markdown = await fleetReporters.markdown.load();
    for (const attack of attacks.filter((item) => item !== "")) {
      const output = markdown(hostile(fleet(mixed()), [attack]));
      for (const line of linesOf(output))
        expect(outsideCode(line)).not.toMatch(/[@[\]]|https?:|<(?!\/?(?:details|summary)>)/);
    }
  });
});

describe("the page", () => {
  it("stays below 3 MB for 300 organizations", async () => {
    const html = await fleetReporters.html.load();
    expect(Buffer.byteLength(html(fleets["of 300"]!))).toBeLessThan(3_000_000);
  });

  it("loads nothing, runs its one script, and links to itself and to reports of organizations alone", async () => {
    const html = await fleetReporters.html.load();
    const page = "../reports/Z%C3%BCrich%20%26%20S%C3%B6hne/report.html";
    const [first, ...rest] = fleets["mixed"]!.organizations;
    const { tags, scripts, styles } = readHtml(
      html({ ...fleets["mixed"]!, organizations: [{ ...first!, page }, ...rest] }),
    );
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
    expect(tags.filter(({ attributes }) => attributes["href"] === page)).toHaveLength(2);
    const ids = new Set(tags.map(({ attributes }) => attributes["id"]));
    for (const { attributes } of tags)
      for (const [key, value] of Object.entries(attributes)) {
        expect(key).not.toMatch(/^on|^style$|src|action|xlink|ping/);
        if (key === "href" && value !== page) expect(ids).toContain(value.slice(1));
      }
    const policy = tags.find(({ attributes }) => attributes["http-equiv"])!.attributes["content"]!;
    const hashes = [styles[0]!, scripts[0]!].map((text) => createHash("sha256").update(text).digest("base64"));
    expect(policy).toContain(
      `default-src 'none'; style-src 'sha256-${hashes[0]!}'; script-src 'sha256-${hashes[1]!}'; require-trusted-types-for 'script'`,
    );
  });

  it("takes the file of a policy for its version, as the digest does", async () => {
    const html = await fleetReporters.html.load();
    expect(html(fleets["mixed"]!)).toContain(
      "A version is the digest of the policy's file. A file that it extends is a policy of its own.",
    );
  });

  it("says how old reports may be, and how many rules fail", async () => {
    const html = await fleetReporters.html.load();
    const page = (item: Fleet) => decoded(readHtml(html(item)).text);
    const { one, mixed: several } = fleets as { one: Fleet; mixed: Fleet };
    expect(page(several)).toMatch(/Age\s*at most 1 h, \d+ stale/);
    const { summary } = one;
    const failing = (n: number) => page({ ...one, summary: { ...summary, rules: { ...summary.rules, failing: n } } });
    expect([1, 2].map((n) => / \d fails? somewhere, /.exec(failing(n))?.[0])).toEqual([
      " 1 fails somewhere, ",
      " 2 fail somewhere, ",
    ]);
  });

  it("makes of hostile texts nothing but text", async () => {
    const html = await fleetReporters.html.load();
    const skeleton = (text: string) =>
      readHtml(html(hostile(fleet(mixed()), [text]))).tags.map(({ name, attributes }) => [name, attributes]);
    const expected = skeleton("zz");
    for (const attack of attacks.filter((item) => item !== "")) expect(skeleton(attack)).toEqual(expected);
  });

  it("begins with the heat map, and has a trend only where an organization has several reports", async () => {
    const html = await fleetReporters.html.load();
    const sections = (fleet: Fleet) =>
      readHtml(html(fleet)).tags.flatMap(({ name, attributes }) =>
        name === "section" ? (attributes["id"] ?? []) : [],
      );
    expect(sections(fleets["mixed"]!)).toEqual(["heat", "organizations", "rules", "policies", "method"]);
    expect(sections(fleets["with a trend"]!)).toEqual([
      "heat",
      "organizations",
      "trend",
      "rules",
      "policies",
      "method",
    ]);
    const output = decoded(readHtml(html(fleets["with a trend"]!)).text);
    expect(output).toMatch(/2 days, from \d+ open \(2026-01-05, drifted\) to 0 open \(2026-11-20, compliant\)/);
    expect(output).toMatch(/3 reports, from \d+ open \(2026-01-04, drifted\) to 0 open \(2026-11-20, compliant\)/);
  });

  it("says where a rule fails, since when, and where it holds", async () => {
    const html = await fleetReporters.html.load();
    const output = decoded(readHtml(html(fleets["mixed"]!)).text);
    expect(output).toContain("fails in 2 of 5");
    expect(output).toMatch(/corp: 1 finding open since \d+ \w+ 2026, \d\d:\d\d UTC(?! or earlier)/);
    // Its beginning was not seen.
    expect(output).toMatch(/corp: 1 finding open since 5 Jan 2026, 08:00 UTC or earlier · maxAutonomyLevel/);
    expect(output).toMatch(/Holds in .*north/);
    expect(output).toContain("no report of gone");
  });
});

/** Two organizations with another rule under the same id. */
const differing = () => {
  const rules = compliant().rules.map((row, i) =>
    i > 0 ? row : { ...row, title: "Another title", subject: "/another", severity: "info" as const },
  );
  return fleet([of("corp", compliant()), of("labs", without(drifted(), compliant().rules[0]!.id), { rules })]);
};

describe("a rule that is not the same in all organizations", () => {
  const [own] = compliant().rules;

  it("has the title, setting and severity of the organization in each row", async () => {
    const rules = await fleetReporters["rules-csv"].load();
    const rows = readSheet(rules(differing())).rows.filter(({ rule }) => rule === own!.id);
    const ofOrganization = (name: string) => rows.find(({ organization }) => organization === name);
    const { title, severity } = own!;
    expect(ofOrganization("corp")).toMatchObject({ title, subject: nameOf(own!.subject), severity });
    expect(ofOrganization("labs")).toMatchObject({ title: "Another title", subject: "another", severity: "info" });
  });

  it.each(["text", "markdown", "html"] as const)("has neither title nor setting in the summary of %s", async (name) => {
    const render = await fleetReporters[name].load();
    const item = differing();
    const rule = item.rules.find(({ id }) => id === own!.id)!;
    const output = whole(render({ ...item, rules: [{ ...rule, differs: true }] }));
    expect(output).toContain("its title is not the same everywhere");
    for (const part of [own!.title, "Another title", nameOf(own!.subject)])
      expect(output.replaceAll(rule.id, "")).not.toContain(part);
  });
});

describe("the sheets", () => {
  it("say what was open in the report before, for a trend", async () => {
    const [csv, trend] = [await fleetReporters.csv.load(), trended()];
    const before = Object.values(drifted().summary.open).reduce((sum, n) => sum + n, 0);
    const [first] = readSheet(csv(trend)).rows;
    expect([first!["previous_report_at_utc"], first!["previous_open"]]).toEqual([
      "2026-01-05 05:00:00",
      String(before),
    ]);
  });

  it("have a row for each organization, the missing included, and for each rule in each", async () => {
    const [csv, rules] = await Promise.all([fleetReporters.csv.load(), fleetReporters["rules-csv"].load()]);
    const mixedFleet = fleets["mixed"]!;
    const rows = readSheet(csv(mixedFleet)).rows;
    expect(rows.map((row) => row["organization"])).toEqual([
      ...mixedFleet.organizations.map(({ organization }) => organization),
      ...mixedFleet.missing,
    ]);
    expect(rows.at(-1)).toMatchObject({ organization_verdict: "missing", problems: "no report of gone" });
    expect(readSheet(rules(mixedFleet)).rows).toHaveLength(mixedFleet.rules.length * mixedFleet.organizations.length);
  });
});
