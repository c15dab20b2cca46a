// The words of an approval beside its change.
import type { Change } from "../../model/report/index.ts";
import { clip, visible } from "../../text.ts";
import type { Book } from "./book.ts";
import { dayWords } from "./finding-text.ts";
import { joinPhrases, personPhrase, type Phrase, prose, say, someOf } from "./phrase.ts";

const MAX_REASON = 200;
const MAX_PEOPLE = 3;

const matches: ReadonlyMap<string, string> = new Map([
  ["emergency", "emergency, given afterwards in time"],
  ["self-approved", "no approver is known to be a person other than the editor"],
  ["wrong-implementer", "names other implementers"],
  ["unauthorized", "given afterwards, and too late"],
  ["early", "begins after the change"],
  ["late", "ended before the change"],
  ["over-scope", "for other settings"],
]);

/**
 * Returns how an approval matches a change, in words: `names other implementers`.
 * @param seenRevision the revision, if missing ones before it may have made the change: at another time, by another person
 */
export function matchWords(result: string, seenRevision?: number): string {
  if (seenRevision === undefined) return matches.get(result) ?? result;
  if (result === "emergency") return `covers revision ${seenRevision}, given afterwards in time`;
  return `${result === "authorized" ? "covers" : "does not cover"} revision ${seenRevision}`;
}

/** Returns the revision of a row if missing ones before it may have made its changes. */
export function seenIn({ revision, missing }: { revision: number; missing?: unknown }): number | undefined {
  return missing ? revision : undefined;
}

/** Returns the words of the approval nearest to a change: id, result, approvers, time, ticket and reason. */
export function approvalWords(approval: NonNullable<Change["approval"]>, book: Book, seenRevision?: number): Phrase {
  const { id, result } = approval;
  const nearest = say`${id}: ${[visible(matchWords(result, seenRevision))]}`;
  // Changes in reports of earlier versions lack the approvers.
  const {
    approvedBy,
    approvedAt,
    ticket = null,
    reason = null,
  } = approval.approvedBy === undefined ? (book.approvals.get(id) ?? {}) : approval;
  if (approvedBy === undefined || approvedAt === undefined) return nearest;
  const approverWords =
    approvedBy.length === 0
      ? ["agreed to by nobody"]
      : say`agreed to by ${someOf(approvedBy, MAX_PEOPLE, personPhrase)}, ${dayWords(approvedAt)}`;
  const detailWords = [
    ...(ticket === null ? [] : [say`ticket ${ticket}`]),
    ...(reason === null ? [] : [prose(clip(reason, MAX_REASON))]),
  ];
  return joinPhrases([nearest, approverWords, ...detailWords], "; ");
}
