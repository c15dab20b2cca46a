// The evidence box: what was examined, what was not, and what proves it.
import { firstIn, groupBy, sumOf } from "../../lists.ts";
import { blindIn } from "../../model/report/blind.ts";
import { markNames, marks } from "../../model/report/evidence-marks.ts";
import { rulesWithoutData } from "../../model/report/rule-counts.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { policyName } from "../../model/report/policy-name.ts";
import { worstToBest } from "../../model/severity.ts";
import { acceptedToo, exposedOf, exposedWords, isAcceptedWindow } from "./exposure.ts";
import { stateOf } from "./headline.ts";
import { joinPhrases, personPhrase, type Phrase, prose, revision, say, some, someOf, value } from "./phrase.ts";
import { secretsWords } from "./secrets.ts";
import { isLedgerBroken, periodWords, revisionsWords, rulesWords, totalOf } from "./words.ts";

export interface EvidenceLine {
  readonly term: string;
  readonly says: Phrase;
}

/** Returns every line of the box, in reading order. */
export function evidenceLines(report: Readonly<Report>): EvidenceLine[] {
  const { evidence, summary } = report;
  const period = periodWords(report);
  return [
    { term: "Source", says: sourceWords(report) },
    ...evidence.problems.slice(0, 5).map((problem) => ({ term: "Incomplete", says: prose(problem.message) })),
    ...(evidence.problems.length > 5
      ? [{ term: "Incomplete", says: [`and ${some(evidence.problems.length - 5, "more problem")}`] }]
      : []),
    { term: "Revisions", says: [revisionsWords(report)] },
    ...(period === null ? [] : [{ term: "Period", says: period }]),
    ...judgedLine(report),
    { term: "Policies", says: policiesWords(report) },
    { term: "Rules", says: [rulesWords(report)] },
    ...postureLine(report),
    ...exposedLine(report),
    { term: "Not evaluated", says: notEvaluatedWords(report) },
    {
      term: "Coverage",
      says: say`${summary.coverage.governed} of ${[some(summary.coverage.seen, "setting")]} seen ${[summary.coverage.governed === 1 ? "is" : "are"]} governed by a rule`,
    },
    { term: "Secrets", says: [secretsWords(report)] },
    ...(evidence.history === null ? [] : [{ term: "History", says: value(evidence.history) }]),
    { term: "Ledger", says: ledgerWords(report) },
    ...runLine(report),
    { term: "Tool", says: say`driftline ${prose(report.tool.version)}, exit code ${report.exitCode}` },
    ...(evidence.command === null ? [] : [{ term: again, says: value(evidence.command) }]),
  ];
}

/** Returns which content was judged of revisions that changed after they were sealed. */
function judgedLine({ findings }: Readonly<Report>): EvidenceLine[] {
  const count = findings.filter(({ rule }) => rule === "integrity/rewritten").length;
  if (count === 0) return [];
  const changed = some(count, "revision that was changed afterwards", "revisions that were changed afterwards");
  return [{ term: "Judged", says: [`the sealed content of ${changed}`] }];
}

/** Returns the directions of change over the whole history, and the open windows at the end and at the worst time. */
function postureLine(report: Readonly<Report>): EvidenceLine[] {
  const { posture, findings } = report;
  const [first, last] = [posture[0], posture.at(-1)];
  if (!first || !last || posture.length === 1) return [];
  const sum = (of: "tighter" | "looser") => sumOf(posture, (row) => row[of]);
  const windows = ({ open }: (typeof posture)[number]) => totalOf(open);
  const worst = posture.reduce((most, row) => (windows(row) > windows(most) ? row : most), first);
  // More may have been open where revisions are missing.
  const seenWords = blindIn(report, report.revisions).length > 0 ? " of what was seen" : "";
  const most =
    windows(worst) > windows(last)
      ? say`, at most ${windows(worst)}${[seenWords]} (after ${revision(worst.revision)})`
      : [];
  const moves = say`since ${revision(first.revision)}: ${[some(sum("tighter"), "tighter change")]}, ${sum("looser")} looser`;
  const counted = findings.filter(
    (finding) => isOpenAfter(last.revision, finding) || (most.length > 0 && isOpenAfter(worst.revision, finding)),
  );
  const standing = say`; ${[some(windows(last), "window")]} open after the last revision${most}${[acceptedToo(counted)]}`;
  // Where no rule was applied, no window could open.
  return [{ term: "Posture", says: stateOf(report) === "nothing" ? moves : [...moves, ...standing] }];
}

function isOpenAfter(revision: number, { introduced, resolved }: Finding): boolean {
  return (introduced.revision ?? 0) <= revision && (resolved?.revision ?? Infinity) > revision;
}

/** For how long anything was open, of each severity that ever was. */
function exposedLine({ exposure: { severity, unseen }, findings, asOf }: Readonly<Report>): EvidenceLine[] {
  const bySeverity = groupBy(findings, (finding) => finding.severity);
  const counts = worstToBest
    .filter((level) => severity[level] > 0)
    .map((level): Phrase => {
      const length = { seconds: severity[level], unseenSeconds: unseen?.[level] };
      return [`${level} ${exposedWords(exposedOf(length, bySeverity.get(level) ?? [], asOf))}`];
    });
  // A length of two ends has a comma in it.
  const between = unseen === undefined ? ", " : "; ";
  return counts.length === 0
    ? []
    : [
        {
          term: "Exposed",
          says: [
            ...joinPhrases(counts, between),
            ` in all${findings.some(isAcceptedWindow) ? ", including accepted time" : ""}`,
          ],
        },
      ];
}

function sourceWords({ evidence }: Readonly<Report>): Phrase {
  const requests = evidence.requests > 0 ? [`, ${some(evidence.requests, "request")}`] : [];
  const markWords = markNames.filter((name) => evidence[name] === true).map((name) => `, ${marks[name].words}`);
  return say`${[evidence.source]} ${evidence.origin}${requests}${markWords}`;
}

/** The policies by name, each with the digest that is its version. */
export function policiesWords({ evidence: { policies } }: Readonly<Report>): Phrase {
  if (policies.length === 0) return ["none"];
  const names = someOf(policies, 4, (policy) => say`${policyName(policy)} ${value(shortDigest(policy.digest))}`);
  return say`${[some(policies.length, "file")]}: ${names}`;
}

/** The label of the command that repeats the audit. */
export const again = "To do it again";

/** Returns a short digest that still distinguishes policies. */
export function shortDigest(digest: string): string {
  return digest.length <= 22 ? digest : `${digest.slice(0, 15)}…${digest.slice(-4)}`;
}

/** Returns the requested but unjudged parts, the rules that were not applied, and the revisions left out. */
function notEvaluatedWords(report: Readonly<Report>): Phrase {
  const { notEvaluated, rules, evidence } = report;
  const idle = groupBy(
    rules.filter(({ status }) => status === "not-evaluated"),
    // The rules that were counted are those of the policies.
    ({ reason, policy }) => JSON.stringify([reason ?? "no reason given", policy === null]),
  );
  const later = evidence.revisions.leftOut;
  const all: Phrase[] = [
    ...notEvaluated.map((item) => say`${prose(item.what)} (${prose(item.reason)})`),
    ...[...idle.values()].map((rows) => say`${ruleNames(rows)} (${prose(firstIn(rows).reason ?? "no reason given")})`),
    ...(later > 0 ? [[`${some(later, "revision")} after this audit's instant`]] : []),
  ];
  const judgedWords = rules.length === 0 ? "there was no rule of a policy" : "every rule of the policies was evaluated";
  const unlisted = rulesWithoutData(report).length;
  return joinPhrases(
    [
      ...(all.length === 0 ? [] : [someOf(all, 4, (words) => words, "; ")]),
      ...(unlisted === 0
        ? []
        : [[`${some(unlisted, "built-in rule")} (${unlisted === 1 ? "its" : "their"} data was not given)`]]),
      ...(all.length === 0 ? [[judgedWords]] : []),
    ],
    "; ",
  );
}

/** Returns the rule, or the number of rules. */
function ruleNames(rows: Report["rules"]): Phrase {
  if (rows.length === 1) return say`rule ${firstIn(rows).id}`;
  return [some(rows.length, firstIn(rows).policy === null ? "built-in rule" : "rule")];
}

/** Returns who ran the audit and where, if a workflow of GitHub tells it. */
function runLine({ evidence: { run } }: Readonly<Report>): EvidenceLine[] {
  if (!run) return [];
  const { actor, repository, workflow, id } = run;
  const by = actor === null ? [] : say`${personPhrase(actor)} in `;
  const workflowWords = workflow === null ? [] : say`, workflow ${prose(workflow)}`;
  return [{ term: "Run by", says: say`${by}${prose(repository)}${workflowWords}, run ${prose(id)}` }];
}

function ledgerWords({ evidence: { ledger, problems } }: Readonly<Report>): Phrase {
  if (isLedgerBroken(problems)) return ["not used, because it cannot be relied on: no revision was compared with it"];
  if (!ledger) return ["none: changes of past revisions cannot be detected"];
  const anchor = ledger.anchored ? "anchored outside" : "not anchored outside";
  return say`${[some(ledger.size, "entry", "entries")]}, head ${shortDigest(ledger.head)}, ${[anchor]}`;
}
