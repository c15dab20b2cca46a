// Whether an exception's owner introduced what it accepts: owners must not review their own changes.
import type { Draft } from "../audits/audit.ts";
import type { SelfOwned } from "../audits/weighed-exceptions.ts";
import type { People } from "../model/people.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { claimOf } from "./split.ts";

/**
 * Returns what says whether the owner of an exception introduced what it accepts of a draft: an offending entry, or the
 * switch being off. It says the owner's revision; undefined if it was another editor, or the editor is unknown.
 */
export function ownedByEditor(
  draft: Draft,
  book: ExceptionBook,
  people: People,
): (exception: Exception) => SelfOwned | undefined {
  const claim = claimOf(draft);
  const stages = draft.stages ?? [];
  // The author of an entry made the first of the latest stages that all contain it.
  const bringerOf = (entry: string) => {
    const without = stages.findLastIndex(
      (stage) => !book.placesOf({ ...claim, offending: stage.offending }).has(entry),
    );
    return stages[without + 1];
  };
  const opening = draft.stages ? undefined : draft.introduced;
  return (exception) => {
    const bringers = book.acceptedOf(exception, claim).map(bringerOf);
    const turnedSwitch = claim.inert && exception.inert ? draft.inert?.since : undefined;
    const ownerships = [...bringers, turnedSwitch, opening].flatMap((stage): SelfOwned[] => {
      const { revision, time, by, exact } = stage ?? {};
      if (!exact || !by || revision == null || time === undefined || !people.mayBe(by, exception.owner)) return [];
      return [{ revision, time, by, isSure: people.is(by, exception.owner) }];
    });
    return ownerships.find(({ isSure }) => isSure) ?? ownerships[0];
  };
}
