// Values for people: unset, empty, secret and huge ones each in a form that cannot be taken for another.
import { canonical, equal, isArray, isObject, type Json, unpointer } from "../../model/json.ts";
import type { Change, Finding } from "../../model/report/index.ts";
import { isSecret } from "../../model/sealed.ts";
import { isPlain, type Word } from "../../model/words.ts";
import { head } from "../../text.ts";
import { joined, enumerated, type Phrase, prose, say, some, thousands, value } from "./phrase.ts";

/** How much of a value is shown. */
export interface Limits {
  /** Characters of one text. */
  readonly text: number;
  /** Entries of one list. */
  readonly entries: number;
}

/** What became of a value. */
export type Difference =
  | {
      readonly form: "set";
      readonly added: readonly Phrase[];
      readonly removed: readonly Phrase[];
      /** Added and removed entries beyond the limit. */
      readonly more: number;
      /** Entries that changed too, where only those that matter are told. */
      readonly others: number;
      readonly unchanged: number;
    }
  | { readonly form: "value"; readonly before: Phrase; readonly after: Phrase };

/** A value in words. */
export function valueWords(json: Json, limits: Limits): Phrase {
  if (json === null) return ["not set"];
  if (json === "") return [...value('""'), " (empty text)"];
  if (isSecret(json)) return secretWords(json.fingerprint);
  if (isArray(json)) return listWords(json, limits);
  if (typeof json === "string") return cut(looksTyped(json) ? JSON.stringify(json) : json, limits.text);
  return cut(JSON.stringify(masked(json)), limits.text);
}

function secretWords(fingerprint: string): Phrase {
  return value(`[secret ${fingerprint}]`);
}

/** A text that reads like another type is quoted: `"true"` is not `true`. */
function looksTyped(text: string): boolean {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|not set|[[{"].*)$/s.test(text);
}

/** @param joint what stands before the last of several; without it they only follow each other */
function listWords(entries: readonly Json[], limits: Limits, joint?: "and" | "or"): Phrase {
  if (entries.length === 0) return [...value("[]"), " (empty list)"];
  const words = entries.slice(0, limits.entries).map((entry) => valueWords(entry, limits));
  const more = entries.length - words.length;
  if (more > 0) return [...joined(words, ", "), ` and ${thousands(more)} more`];
  return joint ? enumerated(words, joint) : joined(words, ", ");
}

function cut(text: string, max: number): Phrase {
  const start = head(text, max);
  if (start.length === text.length) return value(text);
  return [...value(start), `… ${thousands(text.length - start.length)} more characters in the JSON report`];
}

/** A whole value as one text, for cells and records: no two values have the same. */
export function valueText(json: Json): string {
  if (json === null) return "not set";
  if (isSecret(json)) return `[secret ${json.fingerprint}]`;
  if (typeof json === "string" && json !== "" && !looksTyped(json)) return json;
  return JSON.stringify(masked(json));
}

/** The same value with every secret's marker as one text. */
function masked(json: Json): Json {
  if (isSecret(json)) return `[secret ${json.fingerprint}]`;
  if (isArray(json)) return json.map(masked);
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, member]) => [key, masked(member)]));
}

/** A change of the register as a difference. */
export function changeDifference(change: Change, limits: Limits): Difference {
  const { before, after, added, removed } = change;
  if (added && removed && added.length + removed.length > 0 && isArray(before) && isArray(after))
    return setOf(added, removed, after.length - added.length, limits);
  const words = difference(before, after, limits);
  return words.form === "value" && isRenaming(change) ? { ...words, after: say`${words.after} (renamed)` } : words;
}

/** Whether a change is that of the key of an element, which goes on under another one. */
export function isRenaming({ formerly, before }: Pick<Change, "formerly" | "before">): boolean {
  return formerly !== undefined && unpointer(formerly).at(-2) === before;
}

/**
 * Two values as a difference: of lists, what came and what went.
 * @param named the entries that matter: of a list where some of them came or went, the others are counted only
 */
export function difference(before: Json, after: Json, limits: Limits, named: readonly Json[] = []): Difference {
  if (isArray(before) && isArray(after)) {
    const { added, removed } = movedBetween(before, after);
    const [came, went, all] = [among(named, added), among(named, removed), added.length + removed.length];
    const told = came.length + went.length;
    const unchanged = after.length - added.length;
    if (told > 0) return { ...setOf(came, went, unchanged, limits), others: all - told };
    if (all > 0) return setOf(added, removed, unchanged, limits);
  }
  return { form: "value", before: valueWords(before, limits), after: valueWords(after, limits) };
}

/** The entries of a list that are among those named. */
export function among(named: readonly Json[], entries: readonly Json[]): readonly Json[] {
  const values = new Set(named.map(canonical));
  return entries.filter((entry) => values.has(canonical(entry)));
}

/** The entries that came into a list and that went out of it. */
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
  unchanged: number,
  limits: Limits,
): Extract<Difference, { form: "set" }> {
  const came = added.slice(0, limits.entries);
  const went = removed.slice(0, Math.max(1, limits.entries - came.length));
  return {
    form: "set",
    added: came.map((entry) => valueWords(entry, limits)),
    removed: went.map((entry) => valueWords(entry, limits)),
    more: added.length + removed.length - came.length - went.length,
    others: 0,
    unchanged,
  };
}

/** What a difference says besides what came and went. */
export function restOf(difference: Extract<Difference, { form: "set" }>): string {
  const parts = [
    ...(difference.more > 0 ? [`and ${thousands(difference.more)} more`] : []),
    ...(difference.others > 0 ? [`${some(difference.others, "other entry", "other entries")} changed`] : []),
    ...(difference.unchanged > 0 ? [`${thousands(difference.unchanged)} unchanged`] : []),
  ];
  return parts.join(", ");
}

/** A difference in one line: `+ a, − b, 4 unchanged`, or `medium → high`. */
export function differenceWords(difference: Difference): Phrase {
  if (difference.form === "value") return [...difference.before, " → ", ...difference.after];
  const rest = restOf(difference);
  return joined(
    [
      ...difference.added.map((entry): Phrase => ["+ ", ...entry]),
      ...difference.removed.map((entry): Phrase => ["− ", ...entry]),
      ...(rest ? [[rest]] : []),
    ],
    ", ",
  );
}

/** What a rule demands, to be read after "should be"; nothing where it demands nothing that can be named. */
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

/** One piece of a check's words. */
export function pieceWords(word: Word, limits: Limits): Phrase {
  if (typeof word === "string") return isPlain(word) ? [word] : prose(word);
  if ("value" in word) return valueWords(word.value, limits);
  return "values" in word ? listWords(word.values, limits, word.joint) : [];
}

/** The value a finding is about, before and now; undefined when it is the same, or what it was is not known. */
export function findingDifference(finding: Finding, limits: Limits): Difference | undefined {
  const { before, actual, introduced, offending } = finding;
  if (!introduced.exact || equal(before, actual)) return undefined;
  const aged = agedSecret(finding);
  return aged
    ? { form: "value", before: valueWords(before, limits), after: aged }
    : difference(before, actual, limits, offending);
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
  const passed = secretsPassed(finding);
  if (passed) return say`first ${passed[0]}, newest ${passed[1]}`;
  const change = findingDifference(finding, limits);
  return change && differenceWords(change);
}

/** The value that fails. */
export function actualWords(finding: Finding, limits: Limits): Phrase {
  return agedSecret(finding) ?? valueWords(finding.actual, limits);
}

/** Of a secret that grew too old, the value is its fingerprint. */
function agedSecret({ actual, isFingerprint }: Finding): Phrase | undefined {
  return isFingerprint && typeof actual === "string" ? secretWords(actual) : undefined;
}
