// The result for each desired limit, from the service's answer.
import { foldAscii } from "../../catalog/kinds/email.ts";
import type { LimitResult } from "../../model/limits.ts";
import type { CreditLimit, limits } from "../../service/limits.ts";
import type { OutputOf } from "../../service/types.ts";
import { cells, clip, logLine, visible } from "../../text.ts";
import { count, thousands } from "../../words.ts";

/** `planned`: in a dry run. */
type Result = LimitResult | "planned";

export interface LimitOutcome extends CreditLimit {
  readonly result: Result;
  /** A reason or detail, without credentials. */
  readonly note?: string;
}

/** The result of a limit outside of dry runs. */
export interface SentOutcome extends LimitOutcome {
  readonly result: LimitResult;
  /** The limit that the service set instead of the desired one. */
  readonly set?: number;
}

/** The service's answer to a batch. */
export type Answer = OutputOf<typeof limits.set>;

/**
 * Returns the results of sent limits. A limit that is both refused and set counts as refused.
 * @param seal hides the secrets of a sentence of the service; undefined if it shows a part of the API key
 */
export function outcomesOf(
  limits: readonly CreditLimit[],
  answer: Answer,
  seal: (text: string) => string | undefined,
): SentOutcome[] {
  const set = new Map(answer.updated.map((limit) => [foldAscii(limit.email), limit.limit]));
  const refusals = new Map(
    answer.errors.map(({ email, error }) => [
      foldAscii(email),
      seal(error) ?? "the reason shows a part of the API key",
    ]),
  );
  return limits.map(({ email, limit }): SentOutcome => {
    const key = foldAscii(email);
    const why = refusals.get(key);
    if (why !== undefined) return { email, limit, result: "refused", note: why };
    const now = set.get(key);
    if (now === undefined) return { email, limit, result: "unanswered" };
    return now === limit
      ? { email, limit, result: "set" }
      : { email, limit, result: "different", set: now, note: `set to ${now}` };
  });
}

/** Returns results for limits without an answer. */
export function unansweredOf(limits: readonly CreditLimit[], result: "unknown" | "not-sent"): SentOutcome[] {
  return limits.map((limit) => ({ ...limit, result }));
}

export function isGood({ result }: LimitOutcome): boolean {
  return result === "set" || result === "planned";
}

const resultWords: Readonly<Record<Result, string>> = {
  planned: "would be set",
  set: "set",
  refused: "refused",
  different: "not as wanted",
  unanswered: "not in the answer",
  unknown: "not known: it may have been set",
  "not-sent": "not set",
};

/** Renders a table, undesired results last, and the number of each result. */
export function outcomeText(outcomes: readonly LimitOutcome[]): string {
  const rows = [...outcomes.filter(isGood), ...outcomes.filter((outcome) => !isGood(outcome))].map((outcome) => [
    logLine(visible(clip(outcome.email, 254))),
    String(outcome.limit),
    `${resultWords[outcome.result]}${outcome.note === undefined ? "" : `: ${visible(clip(outcome.note, 200))}`}`,
  ]);
  const table = [["user", "limit", "result"], ...rows];
  const widest = (column: number) => Math.max(...table.map((row) => cells(row[column] ?? "")));
  const [emailWidth, limitWidth] = [widest(0), widest(1)];
  const lines = table.map(([email = "", limit = "", result = ""]) =>
    [email.padEnd(emailWidth + email.length - cells(email)), limit.padStart(limitWidth), result].join("  "),
  );
  const counts = Object.entries(resultWords).flatMap(([result, words]) => {
    const n = outcomes.filter((outcome) => outcome.result === result).length;
    return n === 0 ? [] : [`${thousands(n)} ${words.replace(/:.*/, "")}`];
  });
  return `${lines.join("\n")}\n\n${count(outcomes.length, "limit")}: ${counts.join(", ")}.\n`;
}
