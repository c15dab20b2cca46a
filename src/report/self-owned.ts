// Whether an exception's owner introduced what it accepts: owners must not review their own changes.
import type { Draft } from "../audits/audit.ts";
import type { SelfOwned } from "../audits/weighed-exceptions.ts";
import type { People } from "../model/people.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { claimOf } from "./split.ts";

/**
 * Whether the owner of an exception introduced what it accepts of a draft: an offending entry, or the switch being off.
 * @returns the owner's revision; undefined if it was another editor, or the editor is unknown
 */
export function ownedByEditor(
  exception: Exception,
  draft: Draft,
  book: ExceptionBook,
  people: People,
): SelfOwned | undefined {
  const claim = claimOf(draft);
  const stages = draft.stages ?? [];
  const entries = new Set(book.acceptedOf(exception, claim));
  // The author of an entry made the first of the latest stages that all contain it.
  const bringers = [...entries].map((entry) => {
    const without = stages.findLastIndex((stage) => !book.keysOf({ ...claim, ...stage }).includes(entry));
    return stages[without + 1];
  });
  const turned = claim.inert && exception.inert ? draft.inert?.since : undefined;
  const opening = draft.stages ? undefined : draft.introduced;
  const owned = [...bringers, turned, opening].find(
    (stage) => stage?.exact && stage.by && people.mayBe(stage.by, exception.owner),
  );
  return owned?.revision == null ? undefined : { revision: owned.revision, time: owned.time };
}
