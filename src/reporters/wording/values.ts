// Values for people. Unset, empty, secret and huge values have distinct forms.
import { canonical, equal, isArray, isExactNumber, type Json, unpointer } from "../../model/json.ts";
import type { Change, Finding } from "../../model/report/index.ts";
import { isSecret, withSecretsAsTexts } from "../../model/sealed.ts";
import { isPlain, type Word } from "../../model/words.ts";
import { head } from "../../text.ts";
import { enumeratePhrases, joinPhrases, type Phrase, prose, say, some, someOf, thousands, value } from "./phrase.ts";

/** Limits of a shown value. */
export interface Limits {
  /** The maximum length of one text. */
  readonly text: number;
  /** The maximum of entries of one list. */
  readonly entries: number;
}

/** The difference between two values. */
export type Difference =
  | {
      readonly form: "set";
      readonly added: readonly Phrase[];
      readonly removed: readonly Phrase[];
      /** Added and removed entries beyond the limit. */
      readonly more: number;
      /** The other added and removed entries, if only the relevant ones are listed. */
      readonly otherCounts: { readonly added: number; readonly removed: number };
      readonly unchanged: number;
    }
  | { readonly form: "value"; readonly before: Phrase; readonly after: Phrase };

export function valueWords(json: Json, limits: Limits): Phrase {
  if (json === null) return ["not set"];
  if (json === "") return [...value('""'), " (empty text)"];
  if (isSecret(json)) return secretWords(json.fingerprint);
  if (isArray(json)) return listWords(json, limits, entryWords);
  if (isExactNumber(json)) return cut(json.$number, limits.text);
  if (typeof json === "string") return cut(looksTyped(json) ? JSON.stringify(json) : json, limits.text);
  return cut(JSON.stringify(withSecretsAsTexts(json)), limits.text);
}

function secretWords(fingerprint: string): Phrase {
  return value(`[secret ${fingerprint}]`);
}

/** Whether a text looks like another type and must be quoted: `"true"` is not `true`. */
function looksTyped(text: string): boolean {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|not set|[[{"].*)$/s.test(text);
}

/** Returns an entry of a list. `null` in a list is an entry: it does not mean that the list is not set. */
function entryWords(entry: Json, limits: Limits): Phrase {
  return entry === null ? value("null") : valueWords(entry, limits);
}

/** @param joint the word before the last entry; without it only commas */
function listWords(entries: readonly Json[], limits: Limits, wordsOf: typeof valueWords, joint?: "and" | "or"): Phrase {
  if (entries.length === 0) return [...value("[]"), " (empty list)"];
  const entryText = (entry: Json) => wordsOf(entry, limits);
  return joint && entries.length <= limits.entries
    ? enumeratePhrases(entries.map(entryText), joint)
    : someOf(entries, limits.entries, entryText);
}

function cut(text: string, max: number): Phrase {
  const start = head(text, max);
  if (start.length === text.length) return value(text);
  return [...value(start), `… ${some(text.length - start.length, "more character")} in the JSON report`];
}

/** Returns a whole value as one text, for cells and records. Distinct values have distinct texts. */
export function valueText(json: Json): string {
  if (json === null) return "not set";
  if (isSecret(json)) return `[secret ${json.fingerprint}]`;
  if (isExactNumber(json)) return json.$number;
  if (typeof json === "string" && json !== "" && !looksTyped(json)) return json;
  return JSON.stringify(withSecretsAsTexts(json));
}

/** Returns a change of the register as a difference. */
export function changeDifference(change: Change, limits: Limits): Difference {
  const { before, after, added, removed } = change;
  if (added && removed && added.length + removed.length > 0 && isArray(before) && isArray(after))
    return setOf(added, removed, after.length - added.length, limits);
  const words = difference(before, after, limits);
  return words.form === "value" && isRenaming(change) ? { ...words, after: say`${words.after} (renamed)` } : words;
}

/** Whether a change is the rename of an element's key. */
export function isRenaming({ formerly, before }: Pick<Change, "formerly" | "before">): boolean {
  return formerly !== undefined && unpointer(formerly).at(-2) === before;
}

/**
 * Returns the difference of two values; for lists, the added and removed entries.
 * @param listedFirst the relevant entries: other entries are only counted
 */
export function difference(before: Json, after: Json, limits: Limits, listedFirst: readonly Json[] = []): Difference {
  if (isArray(before) && isArray(after)) {
    const { added, removed } = movedBetween(before, after);
    const [came, went] = [among(listedFirst, added), among(listedFirst, removed)];
    const unchangedCount = after.length - added.length;
    const otherCounts = { added: added.length - came.length, removed: removed.length - went.length };
    if (came.length + went.length > 0) return { ...setOf(came, went, unchangedCount, limits), otherCounts };
    if (added.length + removed.length > 0) return setOf(added, removed, unchangedCount, limits);
  }
  return { form: "value", before: valueWords(before, limits), after: valueWords(after, limits) };
}

/** Returns the entries of a list that are among the named ones. */
export function among(firstEntries: readonly Json[], entries: readonly Json[]): readonly Json[] {
  const values = new Set(firstEntries.map(canonical));
  return entries.filter((entry) => values.has(canonical(entry)));
}

/** Returns the entries added to a list and removed from it. */
export function movedBetween(
  before: readonly Json[],
  after: readonly Json[],
): { readonly added: readonly Json[]; readonly removed: readonly Json[] } {
  const [inOld, inNow] = [new Set(before.map(canonical)), new Set(after.map(canonical))];
  return {
    added: after.filter((entry) => !inOld.has(canonical(entry))),
    removed: before.filter((entry) => !inNow.has(canonical(entry))),
  };
}

function setOf(
  added: readonly Json[],
  removed: readonly Json[],
  unchangedCount: number,
  limits: Limits,
): Extract<Difference, { form: "set" }> {
  const came = added.slice(0, limits.entries);
  const went = removed.slice(0, Math.max(1, limits.entries - came.length));
  return {
    form: "set",
    added: came.map((entry) => entryWords(entry, limits)),
    removed: went.map((entry) => entryWords(entry, limits)),
    more: added.length + removed.length - came.length - went.length,
    otherCounts: { added: 0, removed: 0 },
    unchanged: unchangedCount,
  };
}

/** Returns the counts of a difference besides its entries. */
export function restOf(difference: Extract<Difference, { form: "set" }>): string {
  const { added, removed } = difference.otherCounts;
  const count = (n: number) => some(n, "other entry", "other entries");
  const parts = [
    ...(difference.more > 0 ? [`and ${thousands(difference.more)} more`] : []),
    ...(added > 0 ? [`${count(added)} added`] : []),
    ...(removed > 0 ? [`${count(removed)} removed`] : []),
    ...(difference.unchanged > 0 ? [`${thousands(difference.unchanged)} unchanged`] : []),
  ];
  return parts.join(", ");
}

/** A difference in one line: `+ a, − b, 4 unchanged`, or `medium → high`. */
export function differenceWords(difference: Difference): Phrase {
  if (difference.form === "value") return [...difference.before, " → ", ...difference.after];
  const remainder = restOf(difference);
  return joinPhrases(
    [
      ...difference.added.map((entry): Phrase => ["+ ", ...entry]),
      ...difference.removed.map((entry): Phrase => ["− ", ...entry]),
      ...(remainder ? [[remainder]] : []),
    ],
    ", ",
  );
}

/** Returns the demand of a rule, to be read after "should be"; nothing if it cannot be named. */
export function demandWords({ demand }: Finding, limits: Limits): Phrase {
  return demand.flatMap((word) => pieceWords(word, limits));
}

/** The same with `should be`: `should be x`, `should not be set`; nothing where it demands nothing that can be named. */
export function shouldWords(finding: Finding, limits: Limits): Phrase {
  const demand = demandWords(finding, limits);
  const [first, ...rest] = demand;
  if (first === undefined) return [];
  return typeof first === "string" && first.startsWith("not ")
    ? ["should not be ", first.slice(4), ...rest]
    : ["should be ", ...demand];
}

/** Returns one piece of a check's words. */
export function pieceWords(word: Word, limits: Limits): Phrase {
  if (typeof word === "string") return isPlain(word) ? [word] : prose(word);
  if ("value" in word) return valueWords(word.value, limits);
  return "values" in word ? listWords(word.values, limits, valueWords, word.joint) : [];
}

/** Returns the finding's value before and now; undefined when they are equal, or the old value is unknown. */
export function findingDifference(finding: Finding, limits: Limits): Difference | undefined {
  const { before, actual, introduced, offending } = finding;
  if (!introduced.exact || equal(before, actual)) return undefined;
  return difference(before, actual, limits, offending);
}

/**
 * Of a window in which one secret gave way to another, the first and the newest of them; undefined of any other. What is
 * told of its beginning is about the first, and who brought the value about the newest.
 */
export function secretsPassed({ values, actual }: Finding): readonly [first: Phrase, newest: Phrase] | undefined {
  const first = values[0]?.actual;
  if (first === undefined || !isSecret(first) || !isSecret(actual) || equal(first, actual)) return undefined;
  return [secretWords(first.fingerprint), secretWords(actual.fingerprint)];
}

/** What became of the value in one line; undefined where it is the same, or what it was is not known. */
export function changeWords(finding: Finding, limits: Limits): Phrase | undefined {
  const passedSecrets = secretsPassed(finding);
  if (passedSecrets) return say`first ${passedSecrets[0]}, newest ${passedSecrets[1]}`;
  const change = findingDifference(finding, limits);
  return change && differenceWords(change);
}
