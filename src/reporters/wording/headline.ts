// Where the organization stands, in sentences every format shares: the state, its headline, and what must follow it.
import type { Finding, Report } from "../../model/report/index.ts";
import { worstToBest } from "../../model/severity.ts";
import { duration } from "../../text.ts";
import { at, capitalized, enumerated, type Phrase, prose, say, some, thousands } from "./phrase.ts";
import { beginning, type Book, lastDay, worstFirst } from "./finding-text.ts";
import type { Limits } from "./values.ts";
import { viewOf } from "./view.ts";
import { countsWords, openCount, revisionsWords, rulesWords } from "./words.ts";

/** The verdict's words, and one for a run that judged nothing, which must never look like a pass. */
export type HeadlineState = Report["verdict"] | "nothing";

interface Headline {
  readonly state: HeadlineState;
  readonly headline: Phrase;
  readonly sentences: readonly Phrase[];
  /** The finding the lead names. */
  readonly worst: Finding | undefined;
}

type HeadlineParts = Pick<Headline, "headline" | "sentences">;

/** What each state says; `lead` names the worst open finding, where there is one. */
const headlines: Record<
  HeadlineState,
  (report: Readonly<Report>, open: readonly Finding[], lead: readonly Phrase[]) => HeadlineParts
> = {
  tampered: (report, open, lead) => {
    const proof = open.find((finding) => /^integrity\/(?:rewritten|truncated|revision-conflict)$/.test(finding.rule));
    const what = proof?.message ?? report.evidence.problems[0]?.message;
    return {
      headline:
        what === undefined ? ["The history is not what was sealed."] : say`The history has changed: ${prose(what)}.`,
      sentences: [["No verdict on this history can be relied on; ask the service which content is true."], ...lead],
    };
  },
  incomplete: (report, _, lead) => ({
    headline: say`No verdict: ${problemsWords(report)}.`,
    sentences: [regardless(report), ...lead],
  }),
  nothing: (report) => ({
    headline: say`Nothing was evaluated: ${nothingWords(report)}.`,
    sentences: [
      [
        "This is no verdict on the settings: no rule was applied to them. For a verdict, give a history with at least one revision, and a policy with a rule that is in force.",
      ],
    ],
  }),
  drifted: (_, open, lead) => ({ headline: driftWords(open), sentences: lead }),
  compliant: (report, _, lead) => ({
    headline: [
      report.summary.excepted > 0 ? "Every rule holds or has a valid exception." : "Every evaluated rule holds.",
    ],
    sentences: [covered(report), ...excepted(report), ...lead],
  }),
};

/** Where the organization stands. */
export function headlineOf(book: Book, limits: Limits): Headline {
  const { report } = book;
  const open = report.findings.filter((finding) => finding.status === "open");
  const { findings, hidden } = viewOf(report);
  const worst = worstFirst(findings.filter((finding) => finding.status === "open"))[0];
  const state = stateOf(report);
  return {
    state,
    worst,
    ...headlines[state](report, open, worst ? [worstWords(worst, hidden.earlier > 0, book, limits)] : []),
  };
}

/** The state; a run that applied no rule is its own, whatever the verdict. */
export function stateOf(report: Readonly<Report>): HeadlineState {
  const { verdict, evidence, summary, rules } = report;
  if (verdict === "tampered") return verdict;
  const builtIn = rules.filter(({ policy }) => policy === null);
  const total = summary.rules.total + builtIn.length;
  const judged = total - summary.rules.notEvaluated - builtIn.filter(({ status }) => status === "not-evaluated").length;
  const isIdle = evidence.complete || evidence.problems.some(({ code }) => code === "nothing-evaluated");
  const nothing = evidence.revisions.count === 0 || total === 0 || (isIdle && judged === 0);
  return nothing && verdict !== "drifted" ? "nothing" : verdict;
}

function nothingWords(report: Readonly<Report>): Phrase {
  const { problems, revisions } = report.evidence;
  if (problems[0] && problems[0].code !== "no-history") return problemsWords(report);
  if (revisions.leftOut > 0) return ["no revision is as old as this audit"];
  if (revisions.count === 0) return ["there is no revision"];
  return [
    `no rule applies to ${revisions.count === 1 ? "this revision" : `these ${some(revisions.count, "revision")}`}`,
  ];
}

function problemsWords(report: Readonly<Report>): Phrase {
  const [first, ...rest] = report.evidence.problems;
  if (!first) return ["the evidence is incomplete"];
  return [...prose(first.message), ...(rest.length > 0 ? [`, and ${some(rest.length, "more problem")}`] : [])];
}

const again = "For a verdict, put right what is missing and run the audit again.";

function regardless(report: Readonly<Report>): Phrase {
  const open = openCount(report);
  const readable = `${some(report.evidence.revisions.count, "revision")} could be read`;
  return [
    open === 0
      ? `${readable}; nothing open was found in what was seen. ${again}`
      : `${readable}; ${some(open, "finding is", "findings are")} open regardless. ${again}`,
  ];
}

/** How many settings differ, and what else is open. */
function driftWords(open: readonly Finding[]): Phrase {
  const differing = open.filter((finding) => finding.kind === "setting");
  const settings = new Set(differing.map((finding) => finding.subject)).size;
  const others = open.length - differing.length;
  const differ = `${some(settings, "setting differs", "settings differ")} from policy`;
  if (settings === 0) return [`${some(others, "finding is", "findings are")} open.`];
  return [
    others === 0 ? `${differ}.` : `${differ}; ${some(others, "further finding is", "further findings are")} open.`,
  ];
}

function worstWords(finding: Finding, isPartial: boolean, book: Book, limits: Limits): Phrase {
  const length =
    finding.exposureSeconds === null
      ? ""
      : ` has been open for ${finding.introduced.exact ? "" : "at least "}${duration(finding.exposureSeconds)}`;
  return say`The worst${[isPartial ? " of those shown" : ""]}, ${[finding.severity]},${[length === "" ? " is an event" : length]}: ${beginning(finding, book, limits)}.`;
}

/** Compliant never stands alone: what was evaluated, and what was not. */
function covered(report: Readonly<Report>): Phrase {
  const { firstAt, lastAt } = report.evidence.revisions;
  const period = firstAt !== null && lastAt !== null ? say`, ${at(firstAt)} to ${at(lastAt)}` : [];
  const left = enumerated(report.notEvaluated.slice(0, 5).map((item) => prose(item.what)));
  const missing = left.length > 0 ? say`; not evaluated: ${left}` : [];
  return say`${[rulesWords(report)]}; judged: ${[revisionsWords(report)]}${period}${missing}.`;
}

function excepted(report: Readonly<Report>): Phrase[] {
  const ends = report.findings.flatMap((finding) =>
    finding.status === "excepted" && finding.exception?.expires ? [finding.exception.expires] : [],
  );
  if (report.summary.excepted === 0) return [];
  const next = ends.toSorted()[0];
  return [
    say`${[some(report.summary.excepted, "finding is", "findings are")]} excepted${next === undefined ? [] : say`; the next exception ends with ${lastDay(next)}`}.`,
  ];
}

/** The state for a title or a last line: `Drifted (1 high)`. */
export function stateTitle(report: Readonly<Report>): string {
  const state = stateOf(report);
  if (state === "nothing") return "Nothing evaluated";
  const word = capitalized(state);
  const worst = worstToBest.find((severity) => report.summary.open[severity] > 0);
  return worst ? `${word} (${thousands(report.summary.open[worst])} ${worst})` : word;
}

/** The verdict with numbers and nothing of the organization, for public places. */
export function publicWords(report: Readonly<Report>): string {
  const state = stateOf(report) === "nothing" ? ", nothing evaluated" : "";
  return `${capitalized(report.verdict)}${state}: ${countsWords(report, openCount(report))}; ${rulesWords(report)}; ${some(report.evidence.revisions.count, "revision")} judged.`;
}
