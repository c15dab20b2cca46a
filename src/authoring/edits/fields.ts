// Compares parts of the policies field by field. A type lists the fields, so that a new field cannot be forgotten.
import { enumeration } from "../../checks/words.ts";
import { canonical, type Json } from "../../model/json.ts";
import type { PolicyOrigin } from "../../model/policy-part.ts";
import type { Direction, Location } from "../../model/report/index.ts";
import { namesIn, tableOf } from "../../lists.ts";
import { day, type Edit, type Say, sayer, within } from "./edit.ts";

/** Compares a value before and after an edit. */
export type Compare<T> = (before: T, after: T, say: Say) => Edit[];

export type Fields<T> = { readonly [K in keyof T & string]-?: Compare<T[K]> };

export function fieldsOf<T extends object>(fields: Fields<T>): Compare<T> {
  return (before, after, say) => namesIn(fields).flatMap((name) => fields[name](before[name], after[name], say));
}

/** `looser` wins over `tighter`, so that a loosening is never hidden. */
export function directionOf({ looser, tighter }: { looser: boolean; tighter: boolean }): Direction {
  return looser ? "looser" : tighter ? "tighter" : "neutral";
}

export function isSame(before: unknown, after: unknown): boolean {
  return keyOf(before) === keyOf(after);
}

/** Returns a text that is equal for equal values. */
export function keyOf(value: unknown): string {
  return canonical(JSON.parse(JSON.stringify(value ?? null)) as Json);
}

/** Compares plain values: equal values are no edit. */
export const whenChanged =
  <T>(edit: (before: T, after: T, say: Say) => Edit): Compare<T> =>
  (before, after, say) =>
    before === after ? [] : [edit(before, after, say)];

/** A field that says where something stands, or that another comparison covers. */
export const ignored: Compare<unknown> = () => [];
/** Names fields that are ignored. */
export const ignoring = <K extends string>(...names: readonly K[]) => tableOf(names, () => ignored);

/** A field whose direction cannot be told. */
export const undirected =
  (name: string): Compare<unknown> =>
  (before, after, say) =>
    isSame(before, after) ? [] : [say("unknown", `${name} ${valueText(before)} → ${valueText(after)}`)];

/** A field that changes only what reports say. */
export const wording =
  (name: string): Compare<unknown> =>
  (before, after, say) =>
    isSame(before, after) ? [] : [say("neutral", `other words: ${name}`)];

export const owner = whenChanged<string | null>((before, after, say) =>
  say("neutral", `owner ${before ?? "nobody"} → ${after ?? "nobody"}`),
);

function valueText(value: unknown): string {
  return typeof value === "string" ? value : value === null ? "not stated" : JSON.stringify(value);
}

/** A maximum. null: no limit. */
export const most = (name: string, text: (value: number) => string = String) =>
  whenChanged<number | null>((before, after, say) => {
    const looser = (after ?? Infinity) > (before ?? Infinity);
    const words = (value: number | null) => (value === null ? "no limit" : text(value));
    return say(looser ? "looser" : "tighter", `${name} ${words(before)} → ${words(after)}`);
  });

/** A minimum, 0 or more. null: none. */
export const least = (name: string) =>
  whenChanged<number | null>((before, after, say) => {
    const [old, now] = [before ?? 0, after ?? 0];
    const words = (value: number | null) => (value === null ? "none" : String(value));
    const direction = directionOf({ looser: now < old, tighter: now > old });
    return say(direction, `${name} at least ${words(before)} → ${words(after)}`);
  });

type Names = readonly string[] | null;
type Covers = (list: readonly string[], name: string) => boolean;

const isListed: Covers = (list, name) => list.includes(name);

/** The only names that are allowed. null: all. */
export const allowed =
  (name: string, covers: Covers = isListed): Compare<Names> =>
  (before, after, say) => {
    if (isSame(before, after)) return [];
    const looser = before !== null && (after === null || after.some((entry) => !covers(before, entry)));
    const tighter = after !== null && (before === null || before.some((entry) => !covers(after, entry)));
    return [say(directionOf({ looser, tighter }), `${name}: ${listText(before, after, "everything")}`)];
  };

/** Names that are denied, watched or required. null: none. */
export const denied =
  (name: string, covers: Covers = isListed): Compare<Names> =>
  (before, after, say) => {
    if (isSame(before, after)) return [];
    const [old, now] = [before ?? [], after ?? []];
    const looser = old.some((entry) => !covers(now, entry));
    const tighter = now.some((entry) => !covers(old, entry));
    return [say(directionOf({ looser, tighter }), `${name}: ${listText(before, after, "nothing")}`)];
  };

function listText(before: Names, after: Names, emptyWord: string): string {
  const words = (list: Names) => (list === null ? emptyWord : enumeration(list));
  if (before === null || after === null) return `${words(before)} → ${words(after)}`;
  const more = after.filter((entry) => !before.includes(entry));
  const fewer = before.filter((entry) => !after.includes(entry));
  return entriesText(more, fewer) || "in another order";
}

/** Returns `added a; removed b`; an empty text if there are neither. */
export function entriesText(more: readonly Json[], fewer: readonly Json[]): string {
  return [
    ...(more.length > 0 ? [`added ${enumeration(more)}`] : []),
    ...(fewer.length > 0 ? [`removed ${enumeration(fewer)}`] : []),
  ].join("; ");
}

export const fixWithin = most("fixWithin", within);

/** The policy and its term. A shorter term is looser. */
export const origin: Fields<PolicyOrigin> = {
  policy: whenChanged((before, after, say) => say("neutral", `moved from policy ${before} to ${after}`)),
  owner,
  from: whenChanged((before, after, say) => {
    const direction = (after ?? -Infinity) > (before ?? -Infinity) ? "looser" : "tighter";
    return say(direction, `in force from ${day(before)} → ${day(after)}`);
  }),
  until: whenChanged((before, after, say) => {
    const direction = (after ?? Infinity) < (before ?? Infinity) ? "looser" : "tighter";
    return say(direction, `in force until ${day(before, true)} → ${day(after, true)}`);
  }),
};

/** Words of a rule that reports show. */
export const words = tableOf(["rationale", "controls", "remediation"], wording);

/**
 * Compares a part that one policy states for the whole run.
 * @param emptyFields the fields of a part that demands nothing
 */
export function part<T extends PolicyOrigin>(
  kind: Edit["kind"],
  compare: Compare<T>,
  emptyFields: Partial<T>,
  placeOf: (statedPart: T) => Location | null,
): (before: T | null, after: T | null) => Edit[] {
  return (before, after) => {
    const statedPart = after ?? before;
    if (!statedPart) return [];
    const say = sayer(kind, kind, placeOf(statedPart));
    if (before && after) return compare(before, after, say);
    const empty = { ...statedPart, ...emptyFields };
    const edits = after ? compare(empty, statedPart, say) : compare(statedPart, empty, say);
    const texts = edits
      .filter(({ direction }) => direction !== "neutral")
      .map(({ name, text }) => (name === kind ? text : `${name} ${text}`));
    const details = texts.length === 0 ? "" : `: ${texts.join("; ")}`;
    return [say(overallOf(edits), `${after ? "added" : "removed"}${details}`)];
  };
}

function overallOf(edits: readonly Edit[]): Direction {
  const has = (direction: Direction) => edits.some((edit) => edit.direction === direction);
  if (has("unknown") && !has("looser")) return "unknown";
  return directionOf({ looser: has("looser"), tighter: has("tighter") });
}
