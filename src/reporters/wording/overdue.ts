// Time limits of open findings: their number, and how many are over.
import { present } from "../../lists.ts";
import { instantOf } from "../../model/instant.ts";
import type { Finding } from "../../model/report/index.ts";
import { isOverdue } from "../../model/report/overdue.ts";
import { duration } from "../../words.ts";
import { some, thousands } from "./phrase.ts";

/**
 * Returns `Overdue: 2 of 3 open findings with a time limit, by up to 8 d 4 h.`
 * @param findings any findings; those not open or without a time limit do not count
 * @returns undefined if none has a time limit
 */
export function overdueWords(findings: readonly Finding[], asOf: string): string | undefined {
  const timedFindings = findings.filter(({ status, dueAt }) => status === "open" && dueAt !== null);
  if (timedFindings.length === 0) return undefined;
  const over = timedFindings.filter((finding) => isOverdue(finding, asOf));
  const all = some(timedFindings.length, "open finding with a time limit", "open findings with a time limit");
  if (over.length === 0) return `Overdue: none of ${all}.`;
  const first = over.reduce((least, { dueAt }) => Math.min(least, present(instantOf(dueAt!))), Infinity);
  const longest = duration(Math.floor((present(instantOf(asOf)) - first) / 1000));
  return `Overdue: ${thousands(over.length)} of ${all}, by up to ${longest}.`;
}
