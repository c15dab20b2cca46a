// Reads the counts of a report back from each format, with a reader of that format.
import { type Finding, type Report } from "../../src/model/report/index.ts";
import { severities } from "../../src/model/severity.ts";
import type { FormatName } from "../../src/reporters/index.ts";
import { readSheet } from "./spreadsheet.ts";
import { linesOf, readHtml } from "./scan.ts";
import { readXml } from "./xml.ts";

/** Findings: open by severity, and the others by status. */
type FindingCounts = Readonly<Record<Finding["severity"] | "resolved" | "excepted" | "noted", number>>;

/** Rules of the policies by status, and failing built-in rules. */
interface RuleCounts {
  readonly total: number;
  readonly passing: number;
  readonly failing: number;
  readonly notEvaluated: number;
  readonly builtInFailing: number;
}

export interface Counts {
  readonly findings: FindingCounts;
  readonly rules: RuleCounts;
}

/** Computes the counts from the findings and rules of a report. */
export function countsOf({ findings, rules }: Report): Counts {
  const having = (status: Finding["status"]) => findings.filter((finding) => finding.status === status);
  const open = (severity: Finding["severity"]) =>
    having("open").filter((finding) => finding.severity === severity).length;
  const ofPolicies = rules.filter(({ policy }) => policy !== null);
  const being = (...statuses: string[]) => ofPolicies.filter(({ status }) => statuses.includes(status)).length;
  const builtIn = having("open").filter(({ rule }) => ofPolicies.every(({ id }) => id !== rule));
  return {
    findings: {
      critical: open("critical"),
      high: open("high"),
      medium: open("medium"),
      low: open("low"),
      info: open("info"),
      resolved: having("resolved").length,
      excepted: having("excepted").length,
      noted: having("noted").length,
    },
    rules: {
      total: ofPolicies.length,
      passing: being("passing", "excepted"),
      failing: being("failing"),
      notEvaluated: being("not-evaluated"),
      builtInFailing: new Set(builtIn.map(({ rule }) => rule)).size,
    },
  };
}

const number = (text: string | undefined) => Number((text ?? "0").replaceAll(",", ""));

/** `4 open from 3 causes: 2 high, 2 low; 3 resolved, 1 excepted, 1 noted` */
function findingsIn(text: string): FindingCounts {
  const [, open, tally, resolved, excepted, noted] =
    /([\d,]+) open(?: from [\d,]+ causes?)?(?:: ([^;]*))?; ([\d,]+) resolved, ([\d,]+) excepted(?:, ([\d,]+) noted)?/.exec(
      text,
    )!;
  const of = (severity: string) => number(new RegExp(`([\\d,]+) ${severity}`).exec(tally ?? "")?.[1]);
  const bySeverity = Object.fromEntries(severities.map((severity) => [severity, of(severity)]));
  if (Object.values(bySeverity).reduce((a, b) => a + b, 0) !== number(open))
    throw new Error(`does not add up: ${text}`);
  return {
    ...(bySeverity as Record<Finding["severity"], number>),
    resolved: number(resolved),
    excepted: number(excepted),
    noted: number(noted),
  };
}

/** `18 of 20 rules hold, 2 of them by an exception, 1 fails, 1 not evaluated; 2 built-in rules fail as well` */
function rulesIn(text: string): RuleCounts {
  const [, passing, total, failing, notEvaluated, builtInFailing] =
    /([\d,]+) of ([\d,]+) rules? holds?(?:, [\d,]+ of them by an exception)?(?:, ([\d,]+) fails?)?(?:, ([\d,]+) not evaluated)?(?:; ([\d,]+) built-in rules? fails?(?: as well)?)?/.exec(
      text,
    )!;
  return {
    total: number(total),
    passing: number(passing),
    failing: number(failing),
    notEvaluated: number(notEvaluated),
    builtInFailing: number(builtInFailing),
  };
}

/** Parses the counts in sentences, with any line breaks. */
export function countsIn(text: string): Counts {
  const line = text.replace(/\s+/g, " ");
  return { findings: findingsIn(line), rules: rulesIn(line) };
}

type Totals = Pick<Report["summary"], "open" | "resolved" | "excepted" | "noted" | "rules" | "builtIn">;

function countsOfTotals({ open, resolved, excepted, noted, rules, builtIn }: Totals): Counts {
  return { findings: { ...open, resolved, excepted, noted }, rules: { ...rules, builtInFailing: builtIn!.failing } };
}

const sheet = (text: string): Counts => {
  const { rows } = readSheet(text);
  const variants = new Set(rows.map((row) => JSON.stringify([row["counts"], row["rule_counts"]])));
  if (variants.size !== 1) throw new Error("rows say different counts");
  return { findings: findingsIn(rows[0]!["counts"]!), rules: rulesIn(rows[0]!["rule_counts"]!) };
};

/** Reads the counts from JUnit: one case for each rule of a policy, in the policy's suite, and for built-in rules. */
function junitCounts(text: string): Counts {
  const suites = readXml(text).children;
  const property = (name: string) =>
    suites[0]!.children[0]!.children.find(({ attributes }) => attributes["name"] === name)!.attributes["value"]!;
  const counts = { findings: findingsIn(property("counts")), rules: rulesIn(property("rules")) };
  const sum = (names: readonly string[], of: string) =>
    suites
      .filter(({ attributes }) => names.includes(attributes["name"]!))
      .reduce((total, { attributes }) => total + Number(attributes[of]), 0);
  const policies = suites
    .map(({ attributes }) => attributes["name"]!)
    .filter((name) => name !== "driftline" && name !== "built-in");
  const { total, failing, notEvaluated, builtInFailing } = counts.rules;
  const cases = [
    sum(policies, "tests"),
    sum(policies, "failures"),
    sum(policies, "skipped"),
    sum(["built-in"], "failures"),
  ];
  if (JSON.stringify(cases) !== JSON.stringify([total, failing, notEvaluated, builtInFailing]))
    throw new Error(`cases ${cases.join()}, properties ${JSON.stringify(counts.rules)}`);
  return counts;
}

function htmlCounts(text: string): Counts {
  const box = /<ul class="counts".*?<\/ul>/s.exec(text)![0];
  const boxes = [...box.matchAll(/<b>([\d,]+)<\/b><span>(\w+)<\/span>/g)].map(([, n, word]) => [word, number(n)]);
  return { findings: Object.fromEntries(boxes) as FindingCounts, rules: rulesIn(readHtml(text).text) };
}

/** Reads the counts of each format. */
export const readers: Record<FormatName, (text: string) => Counts> = {
  github: (text) => countsIn(linesOf(text).find((line) => line.includes("title=Driftline%3A verdict::"))!),
  text: countsIn,
  csv: sheet,
  "findings-csv": sheet,
  "plan-csv": sheet,
  "access-csv": sheet,
  "secrets-csv": sheet,
  "sample-csv": sheet,
  package: countsIn,
  sarif: (text) => countsOfTotals(JSON.parse(text).runs[0].properties as Totals),
  junit: junitCounts,
  ocsf: (text) => {
    const events = JSON.parse(text) as { unmapped: { counts: string; rules: string } }[];
    const variants = new Set(events.map(({ unmapped }) => JSON.stringify([unmapped.counts, unmapped.rules])));
    if (variants.size !== 1) throw new Error("events say different counts");
    return { findings: findingsIn(events[0]!.unmapped.counts), rules: rulesIn(events[0]!.unmapped.rules) };
  },
  json: (text) => countsOfTotals((JSON.parse(text) as Report).summary),
  tables: (text) => {
    const run = linesOf(text).find((line) => line.includes('"exit_code":'))!;
    const row = JSON.parse(run) as Record<string, number>;
    const open = Object.fromEntries(severities.map((severity) => [severity, row[`open_${severity}`]!]));
    const [passing, failing, notEvaluated] = [
      row["rules_passing"]!,
      row["rules_failing"]!,
      row["rules_not_evaluated"]!,
    ];
    return {
      findings: { ...open, resolved: row["resolved"], excepted: row["excepted"], noted: row["noted"] } as FindingCounts,
      rules: {
        total: passing + failing + notEvaluated,
        passing,
        failing,
        notEvaluated,
        builtInFailing: row["built_in_failing"]!,
      },
    };
  },
  markdown: countsIn,
  html: htmlCounts,
};
