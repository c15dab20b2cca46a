// Compares use with what was allowed, in lines that all formats share.
import { groupBy, sumOf } from "../../lists.ts";
import { daysBetween } from "../../model/instant.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { holdersIn } from "./access.ts";
import type { EvidenceLine } from "./evidence.ts";
import { at, enumeratePhrases, joinPhrases, type Phrase, say, some, someOf, thousands, value } from "./phrase.ts";
import { valueText } from "./values.ts";

/** The maximum of things in a line. */
const MOST = 4;

type Usage = NonNullable<Report["usage"]>;

/** Returns the lines of the section, in reading order; none if no data was requested and no limits are stated. */
export function usedLines(report: Readonly<Report>): EvidenceLine[] {
  return [...figureLines(report), ...observedLines(report), ...limitLines(report)];
}

function figureLines(report: Readonly<Report>): EvidenceLine[] {
  const { usage } = report;
  if (!usage) return [];
  const open = report.findings.filter(({ kind, days, status }) => kind === "usage" && days && status === "open");
  return [
    { term: "Days", says: daysWords(usage, report.evidence.revisions.firstAt) },
    {
      term: "Not allowed",
      says: violationWords(
        report,
        open.filter(({ exposureSeconds }) => exposureSeconds !== null),
      ),
    },
    { term: "Ambiguous", says: ambiguousWords(usage) },
    ...(usage.unjoined.length > 0 ? [{ term: "Not matched", says: unjoinedWords(usage) }] : []),
    { term: "Models", says: modelWords(usage) },
    ...(usage.servers.length > 0
      ? [
          {
            term: "MCP servers",
            says: shortenList(
              mostFirst(usage.servers, "calls").map(({ name, calls }) => say`${name}${amount(calls, "call")}`),
            ),
          },
        ]
      : []),
    ...(usage.unsaid.length > 0 ? [{ term: "Not reported", says: unsaidWords(usage) }] : []),
    {
      term: "To read it",
      says: [
        "days are UTC; the last day is provisional; the autonomy of a user is the mode used most; the service has no figures of sandbox, network, commands, missions and plugins",
      ],
    },
  ];
}

function amount(figure: number | null, thing: string): Phrase {
  return figure === null ? [] : [` (${some(Math.round(figure), thing)})`];
}

function modelWords({ models, days, missing }: Usage): Phrase {
  const silent = missing.filter(({ endpoint }) => endpoint === "tokens").length;
  if (models.length === 0 && silent > 0)
    return [silent < days ? "none on the days with figures" : "not known, as no day has figures of models"];
  return shortenList(mostFirst(models, "credits").map(({ id, credits }) => say`${id}${amount(credits, "credit")}`));
}

/** Sorts by a figure, so that a list that is shortened keeps the largest. */
function mostFirst<K extends string, T extends Readonly<Record<K, number | null>>>(rows: readonly T[], figure: K): T[] {
  return rows.toSorted((a, b) => (b[figure] ?? 0) - (a[figure] ?? 0));
}

/** Returns the first phrases, and the number of the others. */
function shortenList(all: readonly Phrase[]): Phrase {
  if (all.length === 0) return ["none"];
  return all.length > MOST ? someOf(all, MOST, (words) => words) : enumeratePhrases(all);
}

/** @param firstAt the time of the first revision; null: there is none */
function daysWords({ from, to, days, missing, leftOut }: Usage, firstAt: string | null): Phrase {
  const before = daysBetween(from, to).filter((day) => firstAt === null || day < firstAt.slice(0, 10)).length;
  const gaps = new Set(missing.filter(({ day }) => day !== to).map(({ day }) => day)).size;
  const parts = [
    ...(gaps > 0 ? [`${some(gaps, "day")} without all figures`] : []),
    ...(before > 0 ? [`${some(before, "day")} before the first revision, not judged by the settings`] : []),
    ...(leftOut > 0 ? [`${some(leftOut, "later day")} left out`] : []),
  ];
  return [[rangeWords({ from, to, days }), ...parts].join("; ")];
}

/** Returns the days that were looked at. */
export function rangeWords({ from, to, days }: Pick<Usage, "from" | "to" | "days">): string {
  if (days === 0) return `none, as no day from ${from} on is before the audit`;
  return `${some(days, "day")}, ${from === to ? from : `${from} to ${to}`}`;
}

function violationWords(report: Readonly<Report>, findings: readonly Finding[]): Phrase {
  if (findings.length === 0) return ["no open finding about use that was not allowed, on days with certain settings"];
  const holderOf = holdersIn(report);
  const thingOf = ({ actual, subject }: Finding) =>
    typeof actual === "number" ? subject.slice("usage/".length) : (holderOf(actual)?.email ?? valueText(actual));
  const things = [...groupBy(findings, thingOf)];
  const thingWords = things.map(([thing, { length }]) =>
    length > 1 ? say`${value(thing)} (${[thousands(length)]})` : value(thing),
  );
  return say`${[some(findings.length, "open finding")]}: ${shortenList(thingWords)}`;
}

const reasons: Readonly<Record<Usage["ambiguous"][number]["reason"], string>> = {
  changed: "the settings or the policy changed that day",
  reading: "the documentation can be read in two ways",
  gap: "revisions around that day are not known",
  settle: "clients may still have run with older settings",
};

function ambiguousWords({ ambiguous }: Usage): Phrase {
  if (ambiguous.length === 0) return ["none"];
  const parts = [...groupBy(ambiguous, ({ reason }) => reason)].map(([reason, verdicts]): Phrase => {
    const days = new Set(verdicts.map(({ day }) => day)).size;
    return [`${some(verdicts.length, "case")} on ${some(days, "day")}, because ${reasons[reason]}`];
  });
  return [...joinPhrases(parts, "; "), "; such use is listed, but is no finding"];
}

function unjoinedWords({ unjoined }: Usage): Phrase {
  const nameWords = unjoined.map(({ name, days }) => say`${name} (${[some(days, "day")]})`);
  return say`${shortenList(nameWords)}: add their allowlist entries to usage.mcp.identities`;
}

function unsaidWords({ unsaid }: Usage): Phrase {
  const figureWords = unsaid.map(({ endpoint, figure, rows }): Phrase => [
    `${figure} (${some(rows, "row")} of ${endpoint})`,
  ]);
  return [...shortenList(figureWords), ": the service left them out, and they are not counted"];
}

type Verdict = NonNullable<Report["computers"]>[number]["verdicts"][number];

interface WithVerdicts {
  readonly verdicts: readonly Verdict[];
}

/** Returns one line each for repositories, computers and sessions, if they were requested. */
function observedLines({ readiness, computers, sessions }: Readonly<Report>): EvidenceLine[] {
  return [
    ...(readiness ? [{ term: "Repositories", says: observedWords(readiness, "repository", "repositories") }] : []),
    ...(computers ? [{ term: "Computers", says: observedWords(computers, "watched computer") }] : []),
    ...(sessions
      ? [{ term: "Sessions", says: [...observedWords(sessions, "watched session"), ...messagesWords(sessions)] }]
      : []),
  ];
}

/** Returns the number of messages in the sessions, and the last time; nothing if none may be read. */
function messagesWords(sessions: NonNullable<Report["sessions"]>): Phrase {
  const read = sessions.flatMap(({ messages }) => messages ?? []);
  const last = read
    .flatMap(({ lastAt }) => lastAt ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined) return [];
  const sum = sumOf(read, ({ count }) => count);
  return say`; ${[some(sum, "message")]} in ${[some(read.length, "session")]}, the last on ${at(last)}`;
}

function observedWords(things: readonly WithVerdicts[], thing: string, several?: string): Phrase {
  if (things.length === 0) return [`no ${thing} could be judged`];
  const failing = things.filter(({ verdicts }) => verdicts.some(({ verdict }) => verdict === "violation")).length;
  const count = (wantedVerdict: Verdict["verdict"]) =>
    things.flatMap(({ verdicts }) => verdicts).filter(({ verdict }) => verdict === wantedVerdict).length;
  const [ambiguous, silent, early] = [count("ambiguous"), count("not-said"), count("unjudged")];
  const parts = [
    failing > 0
      ? `${thousands(failing)} with a violation`
      : count("allowed") > 0
        ? "no violation found"
        : "nothing could be judged",
    ...(ambiguous > 0 ? [`${some(ambiguous, "ambiguous check")}, without a finding`] : []),
    ...(silent > 0 ? [`${some(silent, "check")} without data from the service`] : []),
    ...(early > 0 ? [`${some(early, "check")} about a time before the first revision`] : []),
  ];
  return [`${some(things.length, thing, several)}: ${parts.join("; ")}`];
}

/** Returns the line of credit limits; none when no policy states limits. */
function limitLines({ limits, evidence }: Readonly<Report>): EvidenceLine[] {
  if (!limits) return [];
  const judgedLimits = limits.filter(({ verdicts }) => verdicts.length > 0);
  const failing = (rule: RegExp) =>
    judgedLimits.filter(({ verdicts }) =>
      verdicts.some((entry) => rule.test(entry.rule) && entry.verdict === "violation"),
    ).length;
  const counts: readonly (readonly [number, string])[] = [
    [judgedLimits.length - failing(/^/), "equal to the limit set last"],
    [failing(/not-applied$/), "not set, or not known to be set"],
    [failing(/refused$/), "refused by the service"],
    [limits.length - judgedLimits.length, evidence.ledger ? "not judged" : "not judged without a ledger"],
  ];
  const parts = counts.flatMap(([count, words]) => (count > 0 ? [`${thousands(count)} ${words}`] : []));
  const all = [`${some(limits.length, "credit limit")} stated`, ...(parts.length > 0 ? [parts.join("; ")] : [])];
  const reading =
    "The service has no endpoint that returns limits. The audit compares with the limits that driftline limits apply set last, and does not see changes on the web page";
  return [{ term: "Limits", says: [`${all.join(": ")}. ${reading}`] }];
}

/** Returns the use while a window was open: first of the finding's subject, then of everything. */
export function blastWords({ about, users, credits, days }: NonNullable<Finding["blast"]>): Phrase {
  const parts: Phrase[] = [
    ...(about
      ? [
          say`${about.what}: ${joinPhrases(
            [
              ...(about.credits ? [pairWords(about.credits, "credit")] : []),
              ...(about.calls ? [pairWords(about.calls, "call")] : []),
              ...(about.users ? [say`by ${pairWords(about.users, "user")}`] : []),
            ],
            " ",
          )}`,
        ]
      : []),
    say`in all ${pairWords(credits, "credit")} by ${pairWords(users, "user")}`,
    [
      `on ${some(days.whole, "whole day")} and ${some(days.edge, "partial day")}, ${days.from} to ${days.to}${days.provisional > 0 ? ", the last of which is provisional" : ""}`,
    ],
    ...(days.missing > 0 ? [[`${some(days.missing, "day")} without figures`]] : []),
  ];
  return joinPhrases(parts, " · ");
}

/** Returns `75 to 102 credits`; `at least 2 users` if the maximum is unknown. */
function pairWords({ atLeast, atMost }: { atLeast: number; atMost: number | null }, thing: string): Phrase {
  const [least, most] = [Math.round(atLeast), atMost === null ? null : Math.round(atMost)];
  if (most === null) return [`at least ${some(least, thing)}`];
  return [least === most ? some(least, thing) : `${thousands(least)} to ${some(most, thing)}`];
}
