// What became of each desired limit, by what the service answered.
import type { CreditLimit } from "../../service/limits.ts";
import { cells, clip, count, logLine, visible } from "../../text.ts";
import { folded } from "./file.ts";

/**
 * `planned`: in a dry run. `different`: the service says that it set another limit. `unanswered`: it said nothing of it.
 * `unknown`: sent, and no answer came. `not-sent`: something failed before.
 */
export type Result = "planned" | "set" | "refused" | "different" | "unanswered" | "unknown" | "not-sent";

export interface Outcome extends CreditLimit {
  readonly result: Result;
  /** Why, or what else. */
  readonly note?: string;
}

/** What the service says of a batch. */
export interface Answer {
  readonly updated: readonly CreditLimit[];
  readonly errors: readonly { readonly email: string; readonly error: string }[];
}

/** What became of the limits that were sent. One that is refused as well as set is refused. */
export function outcomesOf(sent: readonly CreditLimit[], answer: Answer): Outcome[] {
  const set = new Map(answer.updated.map((one) => [folded(one.email), one.limit]));
  const refused = new Map(answer.errors.map((one) => [folded(one.email), one.error]));
  return sent.map(({ email, limit }): Outcome => {
    const key = folded(email);
    const why = refused.get(key);
    if (why !== undefined) return { email, limit, result: "refused", note: why };
    const now = set.get(key);
    if (now === undefined) return { email, limit, result: "unanswered" };
    return now === limit
      ? { email, limit, result: "set" }
      : { email, limit, result: "different", note: `set to ${now}` };
  });
}

/** Limits of which no answer came. */
export function unansweredOf(wanted: readonly CreditLimit[], result: "unknown" | "not-sent"): Outcome[] {
  return wanted.map((one) => ({ ...one, result }));
}

/** Whether a result is what was wanted. */
export function isGood({ result }: Outcome): boolean {
  return result === "set" || result === "planned";
}

const said: Readonly<Record<Result, string>> = {
  planned: "would be set",
  set: "set",
  refused: "refused",
  different: "not as wanted",
  unanswered: "no answer",
  unknown: "not known: it may have been set",
  "not-sent": "not sent",
};

/** A table, what is not as wanted last, and how many there are of each. */
export function outcomeText(outcomes: readonly Outcome[]): string {
  const rows = [...outcomes.filter(isGood), ...outcomes.filter((one) => !isGood(one))].map((one) => [
    logLine(visible(clip(one.email, 254))),
    String(one.limit),
    `${said[one.result]}${one.note === undefined ? "" : `: ${visible(clip(one.note, 200))}`}`,
  ]);
  const table = [["user", "limit", "result"], ...rows];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => cells(row[column]!))));
  const lines = table.map(([email = "", limit = "", result = ""]) =>
    [email.padEnd(widths[0]! + email.length - cells(email)), limit.padStart(widths[1]!), result].join("  "),
  );
  const counts = Object.entries(said).flatMap(([result, words]) => {
    const n = outcomes.filter((one) => one.result === result).length;
    return n === 0 ? [] : [`${n} ${words.replace(/:.*/, "")}`];
  });
  return `${lines.join("\n")}\n\n${count(outcomes.length, "limit")}: ${counts.join(", ")}.\n`;
}
