// The type of an edit of the policies: one difference, and its direction.
import { instantText } from "../../model/instant.ts";
import type { Direction, Location } from "../../model/report/index.ts";
import { duration } from "../../text.ts";

const editKinds = ["rule", "assertion", "editors", "changes", "approval", "exception"] as const;

export interface Edit {
  readonly kind: (typeof editKinds)[number];
  /** The rule, the approval, or the part of the policy. */
  readonly name: string;
  /** The direction of the policy: `looser` allows what was found before. */
  readonly direction: Direction;
  /** The edit in words. Data in it is unescaped. */
  readonly text: string;
  /** Its place now, or the former place of something removed. */
  readonly location: Location | null;
}

/** Makes an edit of a thing with known kind, name and place. */
export type Say = (direction: Direction, text: string) => Edit;

export function sayer(kind: Edit["kind"], name: string, location: Location | null): Say {
  return (direction, text) => ({ kind, name, direction, text, location });
}

/** Formats the day of a term. `until` is the first millisecond after it. */
export function day(time: number | null, end = false): string {
  return time === null ? "always" : instantText(end ? time - 1 : time).slice(0, 10);
}

export function within(seconds: number | null): string {
  return seconds === null ? "no limit" : duration(seconds);
}

/** Returns edits of a term. A shorter term is looser. */
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

/** An item before and after; undefined where it is missing, never on both sides. */
type Pair<T> = [T, T] | [undefined, T] | [T, undefined];

/** Pairs the items of two lists by name. */
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
