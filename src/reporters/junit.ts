// JUnit XML for a CI server: one test case for each rule, and one for the evidence, so that an audit on incomplete
// evidence is never green.
import { firstIn, groupBy } from "../lists.ts";
import { instantOf, instantText } from "../model/instant.ts";
import { builtInFailing } from "../model/report/built-in.ts";
import type { Finding, Report, RuleRow } from "../model/report/index.ts";
import { clip, xml } from "../text.ts";
import { plain, some, thousands } from "./wording/phrase.ts";
import type { Reporter } from "./reporter.ts";
import { unjudgedNames } from "./wording/records.ts";
import { type Book, bookOf, worstFirst } from "./wording/finding-text.ts";
import { summaryWords } from "./wording/finding-summary.ts";
import { headlineOf, resultWords } from "./wording/headline.ts";
import { type View, viewOf } from "./wording/view.ts";
import { hiddenWords, rulesWords, sinceCounts, sinceLast } from "./wording/words.ts";

const MAX_FINDINGS = 50;
const MAX_TEXT = 1000;
const limits = { text: 200, entries: 8 };

type JunitOutcome = {
  readonly as: "error" | "failure" | "skipped";
  /** What kind of error or failure it is. */
  readonly type?: string;
  readonly says: string;
  readonly lines: readonly string[];
};

interface Case {
  readonly suite: string;
  readonly name: string;
  /** undefined: it passed. */
  readonly outcome: JunitOutcome | undefined;
}

type Attributes = Readonly<Record<string, string | number>>;

/** Renders the report. The suites are the policies. */
export const junit: Reporter = (report) => {
  const view = viewOf(report);
  const book = bookOf(report);
  const cases = [evidenceCase(book), ...ruleCases(report, view, book)];
  const suites = groupBy(cases, ({ suite }) => suite);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    ...[...suites.values()].flatMap((suite, i) => suiteLines(suite, i, report, view)),
    "</testsuites>",
  ];
  return `${lines.join("\n")}\n`;
};

/** Whether the evidence is complete, and the history is unchanged. */
function evidenceCase(book: Book): Case {
  const { evidence, verdict } = book.report;
  const base = { suite: "driftline", name: "the evidence is complete" };
  if (verdict !== "tampered" && verdict !== "incomplete") return { ...base, outcome: undefined };
  const problems = evidence.problems.slice(0, MAX_FINDINGS).map(({ message }) => message);
  const moreProblems = evidence.problems.length - problems.length;
  const lines = [
    ...problems,
    ...(moreProblems > 0 ? [`and ${thousands(moreProblems)} more; the JSON report has all`] : []),
  ];
  const says =
    verdict === "tampered"
      ? plain(headlineOf(book, limits).headline)
      : `no verdict: ${problems[0] ?? "the evidence is incomplete"}`;
  return { ...base, outcome: { as: "error", type: verdict, says, lines } };
}

/** Returns one case for each rule of the report, whatever the view, and for each other failing built-in rule. */
function ruleCases(report: Readonly<Report>, view: View, book: Book): Case[] {
  const byRule = groupBy(view.findings, ({ rule }) => rule);
  const ids = new Set(report.rules.map(({ id }) => id));
  return [
    ...report.rules.map((row): Case => {
      const failures = failureOf(byRule.get(row.id) ?? [], book);
      return { suite: row.policy ?? "built-in", name: row.id, outcome: failures ?? withoutFindings(row) };
    }),
    ...builtInFailing(report.rules, report.findings)
      .filter((rule) => !ids.has(rule))
      .map((rule): Case => ({
        suite: "built-in",
        name: rule,
        outcome: failureOf(byRule.get(rule) ?? [], book) ?? unshown,
      })),
  ];
}

/** Returns the outcome of a rule without visible open findings. */
function withoutFindings({ status, reason }: RuleRow): JunitOutcome | undefined {
  if (status === "not-evaluated")
    return { as: "skipped", says: `not evaluated: ${reason ?? "no reason given"}`, lines: [] };
  return status === "failing" ? unshown : undefined;
}

const unshown: JunitOutcome = {
  as: "failure",
  type: "finding",
  says: "failing; its findings are not shown here",
  lines: [],
};

function failureOf(findings: readonly Finding[], book: Book): JunitOutcome | undefined {
  const open = worstFirst(findings.filter((finding) => finding.status === "open"));
  if (open.length === 0) return undefined;
  const lines = open.slice(0, MAX_FINDINGS).map((finding) => {
    const where = finding.location ? ` (${finding.location.file}:${finding.location.line})` : "";
    return `${finding.severity}, ${finding.id}: ${plain(summaryWords(finding, book, limits))}${where}`;
  });
  const more =
    open.length > lines.length ? [`and ${thousands(open.length - lines.length)} more; the JSON report has all`] : [];
  const first = firstIn(open);
  const says =
    open.length === 1 ? first.message : `${some(open.length, "finding is", "findings are")} open: ${first.message}`;
  return { as: "failure", type: "finding", says, lines: [...lines, ...more] };
}

function suiteLines(cases: readonly Case[], id: number, report: Readonly<Report>, view: View): string[] {
  const suite = {
    name: token(firstIn(cases).suite),
    package: "driftline",
    id,
    timestamp: instantText(instantOf(report.asOf) ?? 0).slice(0, 19),
    hostname: "localhost",
    ...tally(cases),
    time: 0,
  };
  return [
    `<testsuite${attributes(suite)}>`,
    "<properties>",
    ...properties(report, view).map(([name, value]) => `<property${attributes({ name, value })}/>`),
    "</properties>",
    ...cases.flatMap(caseLines),
    "<system-out></system-out>",
    "<system-err></system-err>",
    "</testsuite>",
  ];
}

function properties(report: Readonly<Report>, view: View): [string, string][] {
  const since = sinceLast(report);
  const unjudged = unjudgedNames(report);
  return [
    ["organization", report.organization],
    ["verdict", report.verdict],
    ...(since ? [["since the last audit", sinceCounts(since)] satisfies [string, string]] : []),
    ["counts", resultWords(report)],
    ["rules", rulesWords(report)],
    ...(unjudged.length > 0 ? [["not evaluated", unjudged.join("; ")] satisfies [string, string]] : []),
    ...hiddenWords(report, view).map((words): [string, string] => ["not shown", plain(words)]),
  ];
}

function caseLines({ suite, name, outcome }: Case): string[] {
  const start = `<testcase${attributes({ name: token(name), classname: token(suite), time: 0 })}`;
  if (!outcome) return [`${start}/>`];
  const { as, type, says, lines } = outcome;
  const text = lines.map((line) => `\n- ${xml(clip(line, 4 * MAX_TEXT))}`).join("");
  const body = text === "" ? "/>" : `>${text}\n</${as}>`;
  return [
    `${start}>`,
    `<${as}${attributes({ message: says, ...(type !== undefined && { type }) })}${body}`,
    "</testcase>",
  ];
}

function tally(cases: readonly Case[]): Attributes {
  const having = (as: JunitOutcome["as"]) => cases.filter(({ outcome }) => outcome?.as === as).length;
  return { tests: cases.length, failures: having("failure"), errors: having("error"), skipped: having("skipped") };
}

/** Returns a name that is not empty. Readers may collapse its spaces. */
function token(name: string): string {
  return name === "" ? '""' : name;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? value : xml(clip(value, MAX_TEXT))}"`)
    .join("");
}
