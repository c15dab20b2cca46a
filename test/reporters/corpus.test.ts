// lane: long, first
// Every case of test/corpus that is texts: whoever wrote them, no output does more than show them. Each output is read
// back by the rules of its readers, not by our code.
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { errorLines } from "../../src/action/annotations.ts";
import { previewOf } from "../../src/authoring/preview.ts";
import { DriftlineError } from "../../src/errors.ts";
import { entryOf } from "../../src/fleet/entry.ts";
import { fleetOf } from "../../src/fleet/fleet.ts";
import { planIssues } from "../../src/github/plan.ts";
import type { Report } from "../../src/model/report/index.ts";
import { fleetFormats, fleetReporters } from "../../src/reporters/fleet/index.ts";
import { type FormatName, formatNames, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { createConfig } from "../../src/run/config.ts";
import { previewMarkdown } from "../../src/run/preview/markdown.ts";
import { type RepeatableAudit, runAudit } from "../../src/run/run-audit.ts";
import { cells } from "../../src/text.ts";
import { expectInert } from "../github/inert.ts";
import { defaults } from "../github/world.ts";
import { policy } from "../support/history.ts";
import { historyOf, isShort, policyOf, textCases } from "../support/texts.ts";
import { expectNoLinks, runIn } from "./code-scanning.ts";
import { expectQuiet } from "./html/quiet.ts";
import { mistakesIn } from "./html/validator.ts";
import { expectJunit } from "./junit-grammar.ts";
import { executed, foreignCommands, inLines } from "./lines.ts";
import { commandOf, decoded, hiddenIn, linesOf, outsideCode, readHtml } from "./scan.ts";
import { acts, readSheet, unquoted } from "./spreadsheet.ts";
import { readXml } from "./xml.ts";

const ocsf = "test/data/ocsf-1.8.0-compliance-finding.schema.json";
const isEvent = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(ocsf, "utf8")) as object);

/** Returns why a policy may not contain a text; undefined if it may. */
async function refusal(text: string): Promise<DriftlineError | undefined> {
  const thrown: unknown = await policy(policyOf([text])).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (thrown !== undefined && !(thrown instanceof DriftlineError)) throw thrown;
  return thrown;
}

async function audited(texts: readonly string[], allowed: readonly string[]): Promise<RepeatableAudit> {
  const folder = await mkdtemp(path.join(tmpdir(), "driftline-texts-"));
  const [history, policies] = ["history.json", "policy.yaml"].map((name) => path.join(folder, name));
  try {
    await writeFile(history!, JSON.stringify(historyOf(texts)));
    await writeFile(policies!, policyOf(allowed));
    return await runAudit({
      config: createConfig({ organization: allowed[0] ?? "corp" }),
      environment: {},
      history,
      policies: [policies!],
      asOf: Date.parse("2026-04-01T00:00:00Z"),
      sample: { size: 5, seed: texts[0]! },
      failOn: "high",
      formats: [...formatNames],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Expects of a text in Markdown: our own elements alone, whole tables, and nothing outside of code that GitHub acts on. */
function expectInertMarkdown(text: string): void {
  let columns: number | undefined;
  const wrong = text.split("\n").filter((line) => {
    const row = line.startsWith("|") ? line.split(/(?<!\\)\|/).length : undefined;
    const isUneven = row !== undefined && columns !== undefined && row !== columns;
    columns = row;
    const ours = outsideCode(line).replace(/<\/?(?:details|summary|br|sub)>/g, "");
    return isUneven || /@|#\d|GH-\d|[<>]|:\/\/|www\.|javascript:|!\[|\]\(|\$\$|\[\^|\[[ x]\]|~~/i.test(ours);
  });
  expect(wrong).toEqual([]);
}

function expectInertSheet(text: string): string {
  const { rows } = readSheet(text);
  const cellTexts = rows.flatMap((row) => Object.values(row));
  expect(cellTexts.filter((cell) => !/^-?\d+$/.test(cell) && acts.test(cell))).toEqual([]);
  return cellTexts.map(unquoted).join("\n");
}

/** Expects of each format what its readers may do with it. Returns what they show, if that is compared. */
const readers: Record<FormatName, (text: string, report: Report) => string | void> = {
  text: (text) => {
    expect(linesOf(text).filter((line) => cells(line) > 80)).toEqual([]);
  },
  markdown: expectInertMarkdown,
  html: (text) => {
    const page = readHtml(text);
    expectQuiet(page);
    return decoded(page.text);
  },
  json: (text, report) => expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(report)),
  csv: expectInertSheet,
  "findings-csv": expectInertSheet,
  "plan-csv": expectInertSheet,
  "access-csv": expectInertSheet,
  "secrets-csv": expectInertSheet,
  "sample-csv": expectInertSheet,
  tables: (text) => {
    for (const line of linesOf(text.trimEnd())) JSON.parse(line);
  },
  package: () => {},
  sarif: (text) => expectNoLinks(runIn(text)),
  junit: (text) => expectJunit(readXml(text)),
  ocsf: (text) => {
    for (const event of JSON.parse(text) as object[]) {
      isEvent(event);
      expect(isEvent.errors).toBeNull();
    }
  },
  github: (text) => {
    for (const { properties } of linesOf(text).flatMap((line) => commandOf(line) ?? []))
      expect(["file", "line", "col", "title"]).toEqual(expect.arrayContaining(Object.keys(properties)));
  },
};

describe.each(textCases().map((each) => [each.id, each] as const))("the texts of %s", (_, each) => {
  it(each.says, async () => {
    const tried = each.texts.filter(isShort);
    const refused = await Promise.all(tried.map(refusal));
    const allowed = tried.filter((_, i) => refused[i] === undefined);
    expect(tried.length - allowed.length).toBe(each.refused ?? 0);
    for (const error of refused) if (error) expectInertError(error);
    const { report, policies, judge } = await audited(each.texts, allowed);
    expect(report.evidence.revisions.count).toBe(each.texts.length + 1);
    const texts: string[] = [];
    for (const name of formatNames) {
      const render = await reporters[name].load();
      const text = whole(render(report, { width: 80 }));
      expect(hiddenIn(inLines(name, text)), name).toBeUndefined();
      expect(foreignCommands(name, text), name).toEqual([]);
      const shown = readers[name](text, report);
      if ((name === "html" || name === "csv") && shown !== undefined) texts.push(shown);
    }
    for (const part of each.shows ?? []) for (const text of texts) expect(text).toContain(part);
    await expectInertFleet(report);
    for (const mode of ["single", "per-finding"] as const)
      for (const operation of planIssues({ ...defaults, mode, report, issues: [] }).operations)
        if (operation.do === "create") expectInert(operation);
    const none = { ...policies, rules: [], exceptions: [] };
    const preview = previewOf({ policies: none, report: judge(none) }, { policies, report }, createConfig().catalog);
    const comment = previewMarkdown(preview);
    expect(hiddenIn(inLines("markdown", comment))).toBeUndefined();
    expectInertMarkdown(comment);
    const quoted = each.texts.map((text) => ({
      file: text,
      line: 1,
      column: 1,
      message: text,
      hint: text,
      excerpt: [text],
    }));
    expectInertError(new DriftlineError("policy", quoted));
  });
});

// The validator is slow: one page has the texts of all cases that are about pages.
it("texts of anybody make no mistake in the HTML of a page", async () => {
  const texts = textCases().flatMap(({ id, texts }) => (id.startsWith("html/") ? texts : []));
  const short = texts.filter(isShort);
  const refused = await Promise.all(short.map(refusal));
  const { report } = await audited(
    texts,
    short.filter((_, i) => refused[i] === undefined),
  );
  const page = whole((await reporters.html.load())(report, { width: 80 }));
  // A long title is no mistake: it is the organization's name.
  expect((await mistakesIn(page)).filter(([rule]) => rule !== "long-title")).toEqual([]);
});

async function expectInertFleet(report: Report): Promise<void> {
  const options = { version: "0.1.0", asOf: undefined, maxAgeSeconds: undefined, failOn: "high" } as const;
  const fleet = fleetOf([entryOf(report)], { ...options, expected: [report.organization, `${report.organization}2`] });
  for (const name of fleetFormats) {
    const text = whole((await fleetReporters[name].load())(fleet));
    expect(hiddenIn(inLines(name, text)), name).toBeUndefined();
    expect(foreignCommands(name, text), name).toEqual([]);
    if (name.endsWith("csv")) expectInertSheet(text);
    if (name === "html") expect(() => readHtml(text)).not.toThrow();
    if (name === "markdown") expectInertMarkdown(text);
  }
}

/** Expects of an error that quotes texts that the runner executes none of them. */
function expectInertError(error: DriftlineError): void {
  for (const { name, properties } of executed(errorLines(error)))
    expect([name, properties["title"]]).toEqual(["error", "Driftline"]);
}
