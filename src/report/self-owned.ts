// Whether an exception is its owner's own: who answers for what they brought reviews themselves.
import type { Draft } from "../audits/audit.ts";
import type { People } from "../model/people.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { claimOf } from "./split.ts";

/**
 * Whether the owner of an exception brought what it accepts of a draft: an entry that offends, or that the switch is off.
 * @returns the revision of the owner's; undefined where it is somebody else's, or nobody knows whose
 */
export function ownedByEditor(exception: Exception, draft: Draft, book: ExceptionBook, people: People) {
  const claim = claimOf(draft);
  const stages = draft.stages ?? [];
  const entries = new Set(book.acceptedOf(exception, claim));
  // Who brought an entry: the first of the last stages that all held it.
  const bringers = [...entries].map((entry) => {
    const without = stages.findLastIndex((stage) => !book.keysOf({ ...claim, ...stage }).includes(entry));
    return stages[without + 1];
  });
  const turned = claim.inert && exception.inert ? draft.inert?.since : undefined;
  const opened = draft.stages ? undefined : draft.introduced;
  return [...bringers, turned, opened].find(
    (stage) => stage?.exact && stage.by && people.mayBe(stage.by, exception.owner),
  )?.revision;
}
