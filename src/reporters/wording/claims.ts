// The claims that sentences make about the history: who did what to which setting, in which revision, when. Claims are
// made only here, so that a test can collect the claims of every format and compare them with the history.
import { listOf } from "../../model/json-lists.ts";
import { isArray, type Json } from "../../model/json.ts";
import type { Change, Person } from "../../model/report/index.ts";
import { nameOf, UNKNOWN_EDITOR } from "../../words.ts";
import { at, personPhrase, type Phrase, revision, say, setting, some } from "./phrase.ts";
import { among, isRenaming, type Limits, valueWords } from "./values.ts";

export interface RevisionMoment {
  readonly revision: number;
  readonly at: string;
}

/** Returns a person by e-mail, or else by id, as `personName` does. */
export function personWords(person: Person | null): Phrase {
  const name = person?.email ?? person?.id;
  return name === null || name === undefined ? [UNKNOWN_EDITOR] : personPhrase(name);
}

/** `revision 2 on 2026-03-01 09:00 UTC`. */
export function momentWords(moment: RevisionMoment): Phrase {
  return say`${revision(moment.revision)} on ${at(moment.at)}`;
}

/** `ada made revision 2 on …`. */
export function madeWords(by: Person | null, moment: RevisionMoment): Phrase {
  return say`${personWords(by)} made ${momentWords(moment)}`;
}

/** What a person did to a setting in a revision. `namedEntries` is as for `deed`. */
export interface Act {
  readonly by: Person | null;
  readonly change: Change;
  readonly moment: RevisionMoment;
  readonly namedEntries?: readonly Json[];
}

/** `ada changed a.b from x to y in revision 2 on …`. */
export function changed({ by, change, moment, namedEntries }: Act, limits: Limits): Phrase {
  return say`${personWords(by)} ${deed(change, limits, namedEntries)} in ${momentWords(moment)}`;
}

/** `opened by ada, who changed a.b from x to y in revision 2 on …`. */
export function openedBy({ by, change, moment, namedEntries }: Act, limits: Limits): Phrase {
  return say`opened by ${personWords(by)}, who ${deed(change, limits, namedEntries)} in ${momentWords(moment)}`;
}

/** Returns `ada (listed), revision 2, …`, beside the value that the revision set. */
export function broughtWords(by: Person | null, listing: string, moment: RevisionMoment): Phrase {
  return say`${personWords(by)}${[listing && ` (${listing})`]}, ${revision(moment.revision)}, ${at(moment.at)}`;
}

/** The value that a setting had in a revision, whoever set it. */
export interface Presence {
  /** The setting; `name` is what the sentence calls it. Tests compare it with the history. */
  readonly subject: string;
  readonly name: Phrase;
  readonly actual: Json;
  readonly moment: RevisionMoment;
  /** The entries to name, if not all. null: it failed for another reason than the entries that fail now. */
  readonly namedEntries?: readonly Json[] | null;
}

/** `a.b was already x in revision 1 on …`. */
export function was(
  { name, actual, moment, namedEntries = [] }: Presence,
  limits: Limits,
  word: " already" | "" = " already",
): Phrase {
  if (namedEntries === null) return say`${name}${[word]} failed for another reason in ${momentWords(moment)}`;
  const all = isArray(actual) ? actual.length : 0;
  if (namedEntries.length === 0 || namedEntries.length >= all)
    return say`${name} was${[word]} ${valueWords(actual, limits)} in ${momentWords(moment)}`;
  return say`${name}${[word]} had ${valueWords(namedEntries, limits)} among its ${all} entries in ${momentWords(moment)}`;
}

/** Returns `… , since revision 2 on … by ada`, after a setting without effect. */
export function turnedOff(statement: Phrase, by: Person | null, moment: RevisionMoment): Phrase {
  return say`${statement}, since ${momentWords(moment)} by ${personWords(by)}`;
}

/** `closed by ada in revision 3 on …`. */
export function closed(by: Person | null, moment: RevisionMoment, word: "closed" | "ended"): Phrase {
  return say`${[word]} by ${personWords(by)} in ${momentWords(moment)}`;
}

/**
 * Returns `added x to a.b`, `changed a.b from x to y`, to be read after a person.
 * @param listedFirst the relevant entries: other entries of the list are only counted
 */
export function deed(change: Change, limits: Limits, listedFirst: readonly Json[] = []): Phrase {
  const name = setting(nameOf(change.subject));
  const words = (json: Json) => valueWords(json, limits);
  const { before, after, added = [], removed = [] } = change;
  if (change.op === "add") {
    const failing = among(listedFirst, listOf(after));
    if (failing.length === 0 || failing.length === listOf(after).length) return say`set ${name} to ${words(after)}`;
    return say`set ${name} to ${[some(listOf(after).length, "entry", "entries")]}, among them ${words(failing)}`;
  }
  if (change.op === "remove") return say`unset ${name} (it was ${words(before)})`;
  if (isRenaming(change)) return say`renamed ${words(before)} to ${words(after)}`;
  const all = added.length + removed.length;
  if (!isArray(before) || !isArray(after) || all === 0)
    return say`changed ${name} from ${words(before)} to ${words(after)}`;
  const [came, went] = [among(listedFirst, added), among(listedFirst, removed)];
  if (came.length + went.length === 0) return moveWords(added, removed, name, limits);
  const otherCounts = [
    ["added", added.length - came.length],
    ["removed", removed.length - went.length],
  ] as const;
  const otherWords = otherCounts.flatMap(([verb, n]) =>
    n > 0 ? [`${verb} ${some(n, "other entry", "other entries")}`] : [],
  );
  return say`${moveWords(came, went, name, limits)}${[otherWords.map((words) => `, and ${words}`).join("")]}`;
}

/** `added x to a.b and removed y`. */
function moveWords(added: readonly Json[], removed: readonly Json[], name: Phrase, limits: Limits): Phrase {
  const words = (entries: readonly Json[]) => valueWords(entries, limits);
  if (removed.length === 0) return say`added ${words(added)} to ${name}`;
  if (added.length === 0) return say`removed ${words(removed)} from ${name}`;
  return say`added ${words(added)} to ${name} and removed ${words(removed)}`;
}
