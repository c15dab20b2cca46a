// What an edit of the policies is: one thing that is stated otherwise than before, and which way that goes.
import { instantText } from "../../model/instant.ts";
import type { Direction, Location } from "../../model/report/index.ts";
import { duration } from "../../text.ts";

const editKinds = ["rule", "assertion", "editors", "changes", "approval", "exception"] as const;

export interface Edit {
  readonly kind: (typeof editKinds)[number];
  /** The rule, the approval, or the part of the policy. */
  readonly name: string;
  /** Of the policy: `looser` lets through what was found before. */
  readonly direction: Direction;
  /** What was edited, in words: data in it is as it stands in the policies. */
  readonly text: string;
  /** Where it stands now, or where what is gone stood. */
  readonly location: Location | null;
}

/** One edit of a thing whose kind, name and place are known. */
export type Say = (direction: Direction, text: string) => Edit;

export function sayer(kind: Edit["kind"], name: string, location: Location | null): Say {
  return (direction, text) => ({ kind, name, direction, text, location });
}

/** A term by its day. `until` is the first millisecond after it. */
export function day(time: number | null, end = false): string {
  return time === null ? "always" : instantText(end ? time - 1 : time).slice(0, 10);
}

export function within(seconds: number | null): string {
  return seconds === null ? "no limit" : duration(seconds);
}

/** Edits of a term: to be in force for less time is looser. */
export function termEdits(
  before: { readonly from: number | null; readonly until: number | null },
  after: { readonly from: number | null; readonly until: number | null },
  say: Say,
): Edit[] {
  const edits: Edit[] = [];
  if (before.from !== after.from)
    edits.push(
      say(
        (after.from ?? -Infinity) > (before.from ?? -Infinity) ? "looser" : "tighter",
        `in force from ${day(before.from)} → ${day(after.from)}`,
      ),
    );
  if (before.until !== after.until)
    edits.push(
      say(
        (after.until ?? Infinity) < (before.until ?? Infinity) ? "looser" : "tighter",
        `in force until ${day(before.until, true)} → ${day(after.until, true)}`,
      ),
    );
  return edits;
}

/** One thing before and after, with undefined where it is missing: never on both sides. */
type Pair<T> = [T, T] | [undefined, T] | [T, undefined];

/** Things of two lists by name. */
export function paired<T extends object>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (item: T) => string,
): Pair<T>[] {
  const old = new Map(before.map((item) => [nameOf(item), item]));
  const now = new Map(after.map((item) => [nameOf(item), item]));
  return [
    ...[...now].map(([name, item]): Pair<T> => {
      const was = old.get(name);
      return was ? [was, item] : [undefined, item];
    }),
    ...[...old].filter(([name]) => !now.has(name)).map(([, item]): Pair<T> => [item, undefined]),
  ];
}
