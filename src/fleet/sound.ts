// Tests whether a report can be part of a fleet. The schema tests its form; this file tests its consistency, so that an
// edited or truncated report is rejected.
import { isInstantText } from "../model/instant.ts";
import { equal } from "../model/json.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { ruleCounts } from "../model/report/rule-counts.ts";
import { tamperRules } from "../model/report/states.ts";
import { reaches, severities } from "../model/severity.ts";
import { tableOf } from "../lists.ts";

interface Objection {
  readonly message: string;
  readonly hint: string;
}

/** Why a report cannot be part of a fleet; undefined when it can. */
export function objectionTo(report: Readonly<Report>): Objection | undefined {
  const flaw = namelessness(report);
  if (flaw !== undefined)
    return { message: flaw, hint: "audit with --organization, or set organization in driftline.yaml" };
  const message = contradiction(report);
  return message === undefined ? undefined : { message, hint: "make the report again, with --format json" };
}

/** A fleet identifies organizations by name. A missing name or the name of a host is not unique. */
function namelessness({ organization, evidence }: Readonly<Report>): string | undefined {
  if (organization === "" || organization === "unnamed") return "the organization of the report has no name";
  const { source, origin } = evidence;
  if (source === "service" && URL.canParse(origin) && organization === new URL(origin).hostname)
    return "the organization has no name: the report is called after the host of the service";
  return undefined;
}

function contradiction(report: Readonly<Report>): string | undefined {
  const { evidence, summary, findings, rules } = report;
  const [place] = timesOf(report).find(([, text]) => text !== null && !isInstantText(text)) ?? [];
  if (place !== undefined) return `${place} is not an instant in UTC with milliseconds`;
  if (evidence.complete !== (evidence.problems.length === 0)) return "evidence.complete contradicts evidence.problems";
  if (new Set(rules.map(({ id }) => id)).size < rules.length) return "rules lists a rule twice";
  const counts: Record<string, number> = tableOf([...severities, "resolved", "excepted", "noted"] as const, () => 0);
  for (const { status, severity } of findings) {
    const name = status === "open" ? severity : status;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const { open, resolved, excepted, noted } = summary;
  const claimed: Record<string, number> = { ...open, resolved, excepted, noted };
  const wrong = Object.keys(counts).find((name) => counts[name] !== claimed[name]);
  if (wrong !== undefined) return `summary counts ${claimed[wrong]} ${wrong}, and there are ${counts[wrong]}`;
  const failing = new Set(findings.filter((finding) => finding.status === "open").map(({ rule }) => rule));
  if (rules.some(({ id, status }) => status === "failing" && !failing.has(id)))
    return "a rule fails, but has no open finding";
  if (rules.some(({ id, status }) => status !== "failing" && failing.has(id)))
    return "a rule has an open finding, but does not fail";
  if (!equal(summary.rules, ruleCounts(rules))) return "summary.rules does not match the rules";
  if (!possibleVerdicts(report).includes(report.verdict))
    return `the verdict ${report.verdict} does not match its evidence and findings`;
  return undefined;
}

/** Returns the instants that a fleet report shows, each with its place. */
function timesOf({ asOf, evidence, findings }: Readonly<Report>): [place: string, text: string | null][] {
  const { revisions, ledger } = evidence;
  return [
    ["asOf", asOf],
    ["evidence.revisions.firstAt", revisions.firstAt],
    ["evidence.revisions.lastAt", revisions.lastAt],
    ["evidence.ledger.lastCompleteAudit", ledger?.lastCompleteAudit ?? null],
    ...findings.map(({ introduced }, i): [string, string] => [`findings[${i}].introduced.at`, introduced.at]),
  ];
}

/** Returns the verdicts that are consistent with the evidence and findings. */
function possibleVerdicts({ evidence, findings }: Readonly<Report>): Report["verdict"][] {
  const drifts = ({ status, severity }: Finding) => status === "open" && reaches(severity, "low");
  if (!evidence.complete) return ["incomplete", "tampered"];
  if (findings.some(drifts)) return ["drifted", "tampered"];
  const tampers = ({ status, rule }: Finding) => status === "open" && tamperRules.has(rule);
  return [findings.some(tampers) ? "tampered" : "compliant"];
}
