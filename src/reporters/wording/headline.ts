// The state of the organization, in sentences that all formats share: the headline, and the sentences that must follow.
import { rulesWithoutData } from "../../model/report/rule-counts.ts";
import { firstIn } from "../../lists.ts";
import { LEDGER_TAMPERED, NOT_IN_FORCE, WITHOUT_DATA } from "../../model/evidence.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { tamperRules } from "../../model/report/states.ts";
import { worstToBest } from "../../model/severity.ts";
import { clip } from "../../text.ts";
import { currentStep, isGap, openingChange } from "./authors.ts";
import { madeWords } from "./claims.ts";
import { beginning, type Book, isEvent, lastDay, lengthOf, worstFirst } from "./finding-text.ts";
import { gapStep, nextStep } from "./next.ts";
import { capitalizeText, enumeratePhrases, type Phrase, prose, say, some, someOf, thousands } from "./phrase.ts";
import { datedMessage, rewrittenWords, withoutPlaces } from "./tampering.ts";
import { among, type Limits, movedBetween, valueWords } from "./values.ts";
import { viewOf } from "./view.ts";
import {
  countsWords,
  periodWords,
  problemWords,
  totalOf,
  revisionsWords,
  rulesWords,
  transientFailure,
} from "./words.ts";

/** The verdicts, and a state for a run that judged nothing, which must never look like a pass. */
export type HeadlineState = Report["verdict"] | "nothing";

interface Headline {
  readonly state: HeadlineState;
  readonly headline: Phrase;
  readonly sentences: readonly Phrase[];
  /** The sentence about the worst open finding, or about the proof of tampering. */
  readonly lead: Phrase | undefined;
  /** The finding of this sentence. */
  readonly worst: Finding | undefined;
  /** What is missing of a history that has a verdict, and how to get it. */
  readonly gap: Phrase | undefined;
  /** The subject of that finding, if the headline does not name it. */
  readonly about: Phrase | undefined;
}

type HeadlineParts = Pick<Headline, "headline" | "sentences">;

/** The maximum length of a problem of the evidence. The evidence box has the rest. */
const MAX_HEADLINE = 240;

/** The words of each state. @param lead the sentence about one finding, if any */
const headlines: Record<
  HeadlineState,
  (report: Readonly<Report>, open: readonly Finding[], lead: readonly Phrase[], limits: Limits) => HeadlineParts
> = {
  tampered: (report, open, lead, limits) => {
    const proof = open.find(isProof);
    const change = proof && rewrittenWords(proof, limits);
    return {
      headline: proof
        ? say`${datedMessage(clip(change ? withoutPlaces(proof.message) : proof.message, MAX_HEADLINE))}.`
        : brokenWords(report.evidence),
      sentences: [
        ...(change ? [change] : []),
        ...furtherWords(open),
        ["No verdict on this history can be relied on."],
        ...(proof ? [] : [["Keep the ledger as it is, and ask whoever can write to it."]]),
        ...lead,
      ],
    };
  },
  incomplete: (report, _, lead) => ({
    headline: problemsWords("No verdict: ", report),
    sentences: [say`${regardless(report)} ${nextStep(report)}`, ...lead],
  }),
  nothing: (report, _, lead) => ({
    headline: nothingWords("Nothing was evaluated: ", report),
    sentences: [say`${lookedAt(report)} ${nextStep(report)}`, ...lead],
  }),
  drifted: (_, open, lead) => ({ headline: driftWords(open), sentences: lead }),
  compliant: (report, _, lead) => ({
    headline: [compliantWords(report)],
    sentences: [coverageWords(report), ...exceptionPhrases(report), ...lead],
  }),
};

/** Returns the headline if no finding proves the tampering. What is wrong with a ledger begins with the name of a file. */
function brokenWords({ problems }: Report["evidence"]): Phrase {
  const problem = problems.find(({ code }) => code === LEDGER_TAMPERED);
  if (problem === undefined) return ["The history is not what was sealed."];
  return say`The ledger cannot be relied on: ${prose(clip(problem.message, MAX_HEADLINE))}.`;
}

/** Returns the state of the organization. */
export function headlineOf(book: Book, limits: Limits): Headline {
  const { report } = book;
  const open = report.findings.filter((finding) => finding.status === "open");
  const { findings, hidden } = viewOf(report);
  const state = stateOf(report);
  const proof = state === "tampered" ? open.find(isProof) : undefined;
  const worst = proof ?? worstFirst(findings.filter((finding) => finding.status === "open"))[0];
  const lead = proof ? proofWords(proof) : worst && worstWords(worst, hidden.earlier > 0, book, limits);
  const about = worst && !proof && !isGap(worst) ? aboutWords(worst, book, limits) : undefined;
  const gap = state === "drifted" || state === "compliant" ? gapStep(book) : undefined;
  return { state, worst, lead, about, gap, ...headlines[state](report, open, lead ? [lead] : [], limits) };
}

/**
 * Returns the rule of a finding, and the violating values. The entries that the lead names come first. The lead already
 * has the message of an event, and of a finding that no revision brought.
 */
function aboutWords(finding: Finding, book: Book, limits: Limits): Phrase {
  const { title, rule, message, kind, offending } = finding;
  const [problem = message] = message.split("; ");
  if (title === "" || title === rule) return say`${prose(problem)}.`;
  if (isEvent(finding) || finding.introduced.revision === null) return say`The rule “${prose(title)}” fails.`;
  const change = currentStep(finding, book)?.change ?? openingChange(finding, book);
  const addedEntries = among(offending, change?.added ?? []);
  const all = [...addedEntries, ...movedBetween(offending, addedEntries).removed];
  const entries = kind === "setting" ? all.filter((entry) => entry !== null) : [];
  if (entries.length === 0) return say`The rule “${prose(title)}” fails: ${prose(problem)}.`;
  const values = valueWords(entries.length === 1 ? firstIn(entries) : entries, limits);
  return say`The rule “${prose(title)}” fails because of ${values}.`;
}

/** Whether a finding proves tampering. A problem of the evidence may do so too. */
function isProof({ rule }: Finding): boolean {
  return tamperRules.has(rule);
}

/** The number of proofs beyond the one that the headline tells of. */
function furtherWords(open: readonly Finding[]): Phrase[] {
  const more = open.filter(isProof).length - 1;
  const says = some(more, "further finding shows", "further findings show");
  return more > 0 ? [[`${says} that the history was changed afterwards.`]] : [];
}

/** Returns who made the original revision. Who tampered with it is unknown. */
function proofWords({ introduced: { revision, at: time, by }, rule }: Finding): Phrase {
  const authorWords = revision === null ? [] : say`${madeWords(by, { revision, at: time })}. `;
  const tampering = rule === "integrity/truncated" ? "removed revisions" : "changed it afterwards";
  return say`${authorWords}Who ${[tampering]}, and when, is not known.`;
}

/** Returns the state. A run that applied no rule has its own, whatever the verdict. */
export function stateOf(report: Readonly<Report>): HeadlineState {
  const { verdict, evidence, summary, rules } = report;
  if (verdict === "tampered") return verdict;
  const builtIn = rules.filter(({ policy }) => policy === null);
  const total = summary.rules.total + builtIn.length;
  const judgedCount =
    total - summary.rules.notEvaluated - builtIn.filter(({ status }) => status === "not-evaluated").length;
  const isIdle =
    evidence.complete || evidence.problems.some(({ code }) => code === NOT_IN_FORCE || code === WITHOUT_DATA);
  const nothing = evidence.revisions.count === 0 || total === 0 || (isIdle && judgedCount === 0);
  return nothing && verdict !== "drifted" ? "nothing" : verdict;
}

function nothingWords(beginning: string, report: Readonly<Report>): Phrase {
  const { problems, revisions } = report.evidence;
  if (problems.length > 0) return problemsWords(beginning, report, ": nothing was judged");
  const why =
    revisions.count === 0
      ? "there is no revision"
      : `no rule applies to ${revisions.count === 1 ? "this revision" : `these ${some(revisions.count, "revision")}`}`;
  return [`${beginning}${why}.`];
}

/** @param omit the part of the message that the sentence already has */
function problemsWords(beginning: string, { evidence }: Readonly<Report>, omit = ""): Phrase {
  const [first, ...rest] = evidence.problems;
  const problem: Phrase = first
    ? prose(clip(first.message.replace(omit, ""), MAX_HEADLINE))
    : ["the evidence is incomplete"];
  return problemWords(beginning, problem, rest.length);
}

/** Returns what was read when no rule was applied. */
function lookedAt({ evidence: { source, origin, problems, revisions } }: Readonly<Report>): Phrase {
  const sourceWords = [source === "service" ? " was asked: " : " was read: "];
  const { count, leftOut } = revisions;
  if (count > 0) return say`${origin}${sourceWords}no rule of a policy was applied to ${[some(count, "revision")]}.`;
  if (leftOut > 0)
    return say`${origin}${sourceWords}no rule was applied, because ${[some(leftOut, "revision is", "revisions are")]} later.`;
  const isEmpty = problems.some(({ code }) => code === "no-history" || code === "history-empty");
  return say`${origin}${sourceWords}${[isEmpty ? "it has no revision" : "no revision could be read"]}, so no rule was applied.`;
}

function regardless(report: Readonly<Report>): Phrase {
  const open = totalOf(report.summary.open);
  const readable = `${some(report.evidence.revisions.count, "revision")} could be read`;
  return [
    open === 0
      ? `${readable}; nothing open was found in what was seen.`
      : `${readable}; ${some(open, "finding is", "findings are")} open in what could be read.`,
  ];
}

/** Returns how many settings differ, and what else is open. */
function driftWords(open: readonly Finding[]): Phrase {
  // The empty subject is the settings as a whole.
  const differing = open.filter(({ kind, subject }) => kind === "setting" && subject !== "");
  const settings = new Set(differing.map((finding) => finding.subject)).size;
  const otherCount = open.length - differing.length;
  const differ = `${some(settings, "setting differs", "settings differ")} from policy`;
  if (settings === 0) return [`${some(otherCount, "finding is", "findings are")} open.`];
  return [
    otherCount === 0
      ? `${differ}.`
      : `${differ}; ${some(otherCount, "further finding is", "further findings are")} open.`,
  ];
}

function worstWords(finding: Finding, isPartial: boolean, book: Book, limits: Limits): Phrase {
  const length = lengthOf(finding, book);
  const open = length === undefined ? " is open, for how long is not known" : ` has been open for ${length}`;
  return say`The worst${[isPartial ? " of those shown" : ""]}, ${[finding.severity]},${[isEvent(finding) ? " is an event" : open]}: ${beginning(finding, book, limits)}.`;
}

/** Open findings of severity info do not change the verdict, but their rules do not hold. */
function compliantWords(report: Readonly<Report>): string {
  const { excepted } = report.summary;
  // Built-in rules may lack their data too.
  const areAllEvaluated =
    report.rules.every(({ status }) => status !== "not-evaluated") && rulesWithoutData(report).length === 0;
  if (totalOf(report.summary.open) > 0) return "No finding above severity info is open.";
  if (excepted === 0) return "Every evaluated rule holds.";
  return `Every ${areAllEvaluated ? "" : "evaluated "}rule holds or has a valid exception.`;
}

/** Compliant is always followed by what was evaluated, and what was not. */
function coverageWords(report: Readonly<Report>): Phrase {
  const period = periodWords(report);
  const unjudged = report.notEvaluated.map((item) => prose(item.what));
  const unjudgedWords = unjudged.length > 5 ? someOf(unjudged, 5, (part) => part) : enumeratePhrases(unjudged);
  const missing = unjudgedWords.length > 0 ? say`; not evaluated: ${unjudgedWords}` : [];
  return say`${[rulesWords(report)]}; judged: ${[revisionsWords(report)]}${period === null ? [] : say`, ${period}`}${missing}.`;
}

function exceptionPhrases(report: Readonly<Report>): Phrase[] {
  const ends = report.findings.flatMap((finding) =>
    finding.status === "excepted" && finding.exception?.expires ? [finding.exception.expires] : [],
  );
  if (report.summary.excepted === 0) return [];
  const next = ends.toSorted()[0];
  return [
    say`${[some(report.summary.excepted, "finding is", "findings are")]} excepted${next === undefined ? [] : say`; the next exception ends on ${lastDay(next)}`}.`,
  ];
}

/** Returns the state for a title or a last line: `Drifted (1 high)`. */
export function stateTitle(report: Readonly<Report>): string {
  const state = stateOf(report);
  if (state === "nothing") return "Nothing evaluated";
  const word = capitalizeText(state);
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  return worst ? `${word} (${thousands(report.summary.open[worst])} ${worst})` : word;
}

/** Returns the counts of findings: `2 open: 1 high, 1 low; 0 resolved, 0 excepted`. Says first if nothing was evaluated. */
export function resultWords(report: Readonly<Report>): string {
  const words = countsWords(report.summary);
  return stateOf(report) === "nothing" ? `nothing evaluated; ${words}` : words;
}

/** Returns the verdict with numbers but no data of the organization, for public places. */
export function publicWords(report: Readonly<Report>): string {
  const { revisions } = report.evidence;
  const failure = transientFailure(report);
  const failureWords = failure === "" ? "" : ` ${capitalizeText(failure)}.`;
  return `${capitalizeText(report.verdict)}: ${resultWords(report)}; ${rulesWords(report)}; ${some(revisions.count, "revision")} judged.${failureWords}`;
}
