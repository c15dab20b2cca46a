// Compares repositories, computers and sessions with what was allowed, in lines that all formats share.
import type { Report } from "../../model/report/index.ts";
import type { EvidenceLine } from "./evidence.ts";
import { at, type Phrase, say, some, thousands } from "./phrase.ts";
import { sumOf } from "../../lists.ts";

type Verdict = NonNullable<Report["computers"]>[number]["verdicts"][number];

interface WithVerdicts {
  readonly verdicts: readonly Verdict[];
}

/** Returns one line for each that was requested. */
export function observedLines({ readiness, computers, sessions }: Readonly<Report>): EvidenceLine[] {
  return [
    ...(readiness ? [{ term: "Repositories", says: words(readiness, "repository", "repositories") }] : []),
    ...(computers ? [{ term: "Computers", says: words(computers, "watched computer") }] : []),
    ...(sessions
      ? [{ term: "Sessions", says: [...words(sessions, "watched session"), ...messagesWords(sessions)] }]
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

function words(things: readonly WithVerdicts[], thing: string, several?: string): Phrase {
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
