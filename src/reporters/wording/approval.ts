// The words of an approval beside its change.
import type { Change } from "../../model/report/index.ts";
import { clip, visible } from "../../text.ts";
import { matchWords } from "../../words.ts";
import type { Book } from "./book.ts";
import { dayWords } from "./finding-text.ts";
import { joined, type Phrase, prose, say, someOf, who } from "./phrase.ts";

const MAX_REASON = 200;
const MAX_PEOPLE = 3;

/** Returns the words of the approval nearest to a change: id, result, approvers, time, ticket and reason. */
export function approvalWords(approval: NonNullable<Change["approval"]>, book: Book): Phrase {
  const { id, result } = approval;
  const nearest = say`${id}: ${[visible(matchWords(result))]}`;
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
      : say`agreed to by ${someOf(approvedBy, MAX_PEOPLE, who)}, ${dayWords(approvedAt)}`;
  const rest = [
    ...(ticket === null ? [] : [say`ticket ${ticket}`]),
    ...(reason === null ? [] : [prose(clip(reason, MAX_REASON))]),
  ];
  return joined([nearest, approverWords, ...rest], "; ");
}
