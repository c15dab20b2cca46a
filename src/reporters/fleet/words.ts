// Sentences of a fleet report that all formats share.
import type { Fleet, FleetCell, FleetOrganization, FleetPolicy, FleetRule, FleetRun } from "../../model/fleet.ts";
import type { Severity } from "../../model/severity.ts";
import { shortDigest } from "../wording/evidence.ts";
import {
  at,
  enumeratePhrases,
  joinPhrases,
  personPhrase,
  type Phrase,
  prose,
  say,
  some,
  someOf,
  thousands,
  value,
} from "../wording/phrase.ts";
import { problemWords, tallyWords, totalOf } from "../wording/words.ts";
import { firstIn, namesIn } from "../../lists.ts";

const MAX_NAMES = 4;
const MAX_PROBLEMS = 10;

export function fleetStanding(fleet: Readonly<Fleet>): { headline: Phrase; sentences: Phrase[] } {
  return { headline: headline(fleet), sentences: [organizationsWords(fleet), ...worstRule(fleet), ...drift(fleet)] };
}

function headline({ verdict, organizations, problems, summary }: Readonly<Fleet>): Phrase {
  const of = (verdict: string) => organizations.filter((row) => row.verdict === verdict).map((row) => row.organization);
  const { total, drifted, compliant } = summary.organizations;
  if (verdict === "tampered") return say`The ledger or the history of ${namesWords(of("tampered"))} was tampered with.`;
  if (verdict === "incomplete") {
    const [first, ...moreProblems] = problems;
    const problem: Phrase = first ? prose(first.message) : ["an audit is incomplete"];
    return problemWords("No verdict on the fleet: ", problem, moreProblems.length);
  }
  if (verdict === "drifted") return [`${thousands(drifted)} of ${some(total, "organization")} drifted.`];
  return [compliant === 1 ? "The organization is compliant." : `All ${some(total, "organization")} are compliant.`];
}

/** Returns `5 organizations: 1 tampered, 2 drifted, 2 compliant; 1 missing.` */
export function organizationsWords({ summary: { organizations } }: Readonly<Fleet>): Phrase {
  const { total, missing, stale, unexpected, ...verdicts } = organizations;
  const part = (rows: Record<string, number>) =>
    Object.entries(rows).flatMap(([word, n]) => (n > 0 ? [`${thousands(n)} ${word}`] : []));
  const parts = [part(verdicts).toReversed().join(", "), ...part({ missing, stale, unexpected })];
  return [`${some(total, "organization")}: ${parts.filter((part) => part !== "").join("; ")}.`];
}

function worstRule({ rules, summary }: Readonly<Fleet>): Phrase[] {
  const [worst] = rules;
  if (!worst || worst.worst === null) return [];
  const { total } = summary.organizations;
  return [
    say`The worst, ${[worst.worst]}: ${worst.id} fails in ${[`${thousands(worst.counts.failing)} of ${some(total, "organization")}`]}.`,
  ];
}

function drift({ summary: { rules, policies, organizations } }: Readonly<Fleet>): Phrase[] {
  if (organizations.total < 2) return [];
  const first =
    rules.differing === 0
      ? "No rule holds in one organization and fails in another"
      : `${some(rules.differing, "rule is", "rules are")} not the same everywhere`;
  const second =
    policies.differing > 0 ? `; ${some(policies.differing, "policy has", "policies have")} several versions` : "";
  return [[`${first}${second}.`]];
}

/** Returns the first few names of organizations. */
export function namesWords(names: readonly string[], max = MAX_NAMES): Phrase {
  return names.length > max ? someOf(names, max, personPhrase) : enumeratePhrases(names.map(personPhrase));
}

/** Returns the first few reasons why the fleet is incomplete. */
export function problemLines({ problems }: Readonly<Fleet>): Phrase[] {
  const more = problems.length - MAX_PROBLEMS;
  return [
    ...problems.slice(0, MAX_PROBLEMS).map(({ message }) => prose(message)),
    ...(more > 0 ? [[`and ${some(more, "more problem")}, in the JSON report`]] : []),
  ];
}

/** `1–42`, or `none`. */
export function rangeWords({ revisions: { first, last } }: FleetOrganization): string {
  if (first === null || last === null) return "none";
  return first === last ? String(first) : `${first}–${last}`;
}

/** `revisions 1–42`, `revision 1`, or `no revision`; of an organization that was not expected, this first. */
export function seenWords(row: FleetOrganization): string {
  const { first, last } = row.revisions;
  const unexpected = row.expected === false ? "not expected, " : "";
  if (first === null) return `${unexpected}no revision`;
  return `${unexpected}${first === last ? "revision" : "revisions"} ${rangeWords(row)}`;
}

/** Returns whether the evidence is complete, and whether it is stale or from an emulator. */
export function evidenceWords({ evidence, stale }: FleetOrganization): string {
  const complete = evidence.complete ? "complete" : "incomplete";
  return [complete, ...(stale ? ["stale"] : []), ...(evidence.emulated ? ["of an emulator"] : [])].join(", ");
}

export function lastAuditWords({ lastCompleteAudit }: FleetOrganization): Phrase {
  return lastCompleteAudit === null ? ["none known"] : at(lastCompleteAudit);
}

/** The maximum of reports in a line of a trend. Older reports are counted. */
const MAX_RUNS = 12;
/** The maximum of reports with their severities. */
const MAX_DETAILED = 4;

interface TrendWords {
  /** `3 reports since 2026-03-01 00:00 UTC: 4, 2, 0 open; drifted, drifted, compliant` */
  readonly short: Phrase;
  /** `3 reports: 2026-03-01 00:00 UTC drifted, 1 critical, 3 high open; …` */
  readonly long: Phrase;
}

/** Returns the trend of an organization; undefined if it has one report. */
export function runsWords({ runs }: FleetOrganization): TrendWords | undefined {
  return trendWords(runs, "reports", ({ asOf }) => at(asOf));
}

/** Returns the trend of a fleet of several organizations; undefined if fewer than two days have a report of each. */
export function daysWords({ trend, organizations }: Readonly<Fleet>): TrendWords | undefined {
  if (organizations.length < 2) return undefined;
  return trendWords(trend, `days with a report of ${allWords(organizations)}`, ({ day }) => [day]);
}

/** `all 5 organizations`, of those with a report. */
export function allWords({ length }: Fleet["organizations"]): string {
  return `all ${some(length, "organization")}`;
}

function trendWords<T extends Omit<FleetRun, "asOf">>(
  items: readonly T[],
  noun: string,
  timeOf: (item: T) => Phrase,
): TrendWords | undefined {
  if (items.length < 2) return undefined;
  const last = (most: number) => {
    const newestItems = items.slice(-most);
    return {
      lastItems: newestItems,
      words: `${thousands(items.length)} ${noun}${newestItems.length < items.length ? `, the last ${most}` : ""}`,
    };
  };
  const [{ lastItems, words }, detailed] = [last(MAX_RUNS), last(MAX_DETAILED)];
  const verdicts = lastItems.map(({ verdict }) => verdict);
  const totals = lastItems.map(({ open }) => thousands(totalOf(open))).join(", ");
  const verdictText = new Set(verdicts).size === 1 ? `${verdicts[0]} each time` : verdicts.join(", ");
  const note = lastItems.every(({ comparable }) => comparable)
    ? ""
    : "; not all with the same policy files and version";
  const texts = detailed.lastItems.map((item) => {
    const note = item.comparable ? "" : ", other policy files or version";
    const open = totalOf(item.open) === 0 ? "nothing open" : `${tallyWords(item.open)} open`;
    return say`${timeOf(item)} ${[item.verdict]}, ${[open]}${[note]}`;
  });
  return {
    short: say`${[words]} since ${timeOf(firstIn(lastItems))}: ${[totals]} open; ${[verdictText]}${[note]}`,
    long: [`${detailed.words}: `, ...joinPhrases(texts, "; ")],
  };
}

/** `fails in 3 of 5`. */
export function failsWords({ counts }: FleetRule, { summary }: Readonly<Fleet>): string {
  return `fails in ${thousands(counts.failing)} of ${thousands(summary.organizations.total)}`;
}

const cellWords: Record<FleetCell["status"], string> = {
  failing: "fails in",
  excepted: "excepted in",
  "not-evaluated": "not evaluated in",
  passing: "holds in",
  clear: "nothing open in",
};

/** Returns the organizations in which a rule fails, is excepted, holds, and so on. */
export function whereWords(rule: FleetRule): Phrase {
  const parts = namesIn(cellWords).flatMap((status) => {
    const names = rule.cells.filter((cell) => cell.status === status).map((cell) => cell.organization);
    return names.length === 0 ? [] : [say`${[cellWords[status]]} ${namesWords(names)}`];
  });
  const absent = rule.counts.absent > 0 ? [[`${thousands(rule.counts.absent)} without this rule`]] : [];
  const title = rule.title === null ? [["its title is not the same everywhere"]] : [];
  return joinPhrases([...parts, ...absent, ...title], "; ");
}

/** Returns the versions of a policy, and the organizations of each. */
export function versionsWords({ versions, absent }: FleetPolicy, max = MAX_NAMES): Phrase {
  const texts = versions
    .slice(0, max)
    .map(
      ({ digest, rules, organizations }) =>
        say`${value(shortDigest(digest))} (${[some(rules, "rule")]}) in ${namesWords(organizations)}`,
    );
  const more = versions.length > texts.length ? [[some(versions.length - texts.length, "more version")]] : [];
  const without = absent.length > 0 ? [say`without it: ${namesWords(absent)}`] : [];
  return joinPhrases([...texts, ...more, ...without], "; ");
}

/** Returns the rules that fail somewhere, or differ between organizations. */
export function failingRules({ rules }: Readonly<Fleet>): FleetRule[] {
  return rules.filter((rule) => rule.worst !== null || rule.differs);
}

export function cellsOf({ cells }: FleetRule): Map<string, FleetCell> {
  return new Map(cells.map((cell) => [cell.organization, cell]));
}

/** The column heads for the counts of a rule. */
export const countNames = ["fails", "holds", "nothing open", "excepted", "not evaluated", "without it"];

/** Returns the number of organizations by result, in the order of `countNames`. */
export function countsOf({ counts }: FleetRule): string[] {
  const { failing, passing, clear, excepted, notEvaluated, absent } = counts;
  return [failing, passing, clear, excepted, notEvaluated, absent].map(thousands);
}

const letters: Record<Severity, string> = { critical: "C", high: "H", medium: "M", low: "L", info: "I" };

/** Returns the result of a rule in an organization in a few characters: `H2` is two open, the worst of them high. */
export function cellMark(cell: FleetCell | undefined): string {
  if (!cell) return "–";
  if (cell.worst !== null) return `${letters[cell.worst]}${thousands(cell.open)}`;
  return { failing: "F", "not-evaluated": "?", excepted: "E", passing: "✓", clear: "0" }[cell.status];
}

export const markWords =
  "C, H, M, L and I stand for critical, high, medium, low and info, with the number of open findings; ✓: holds; 0: built in, nothing open; E: excepted; ?: not evaluated; –: not among the organization's rules";
