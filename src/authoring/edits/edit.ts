// The type of an edit of the policies: one difference, and its direction.
import { boundText } from "../../model/instant.ts";
import type { Direction, Location } from "../../model/report/index.ts";
import { severities, type Severity, weight } from "../../model/severity.ts";
import { firstIn, groupBy, lastIn } from "../../lists.ts";
import type { statements } from "../../policy/schema.ts";
import { duration } from "../../words.ts";

/** The statements of a policy, but settings and assertions by their rules; and the items that accept something. */
type EditKind =
  | "policy"
  | "rule"
  | "assertion"
  | "approval"
  | "exception"
  | Exclude<(typeof statements)[number], "settings" | "assertions">;

export interface Edit {
  readonly kind: EditKind;
  /** The rule, the approval, or the part of the policy. */
  readonly name: string;
  /** `looser` also if a part is tighter; `unknown` if it cannot be told. */
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

/** Formats the day of a term, or its instant. `until` is the first millisecond after it. */
export function day(time: number | null, end = false): string {
  return time === null ? "always" : boundText(time, end);
}

export function within(seconds: number | null): string {
  return seconds === null ? "no limit" : duration(seconds);
}

/**
 * Returns the edit of a severity. null: the severity of the built-in rules, which `driftline.yaml` may set, so only the
 * ends of the scale can be compared with it.
 */
export function severityEdits(old: Severity | null, now: Severity | null, say: Say): Edit[] {
  if (old === now) return [];
  const words = (severity: Severity | null) => severity ?? "that of the built-in rules";
  return [say(severityDirection(old, now), `severity ${words(old)} → ${words(now)}`)];
}

function severityDirection(old: Severity | null, now: Severity | null): Direction {
  if (old !== null && now !== null) return weight(now) < weight(old) ? "looser" : "tighter";
  if (old === lastIn(severities) || now === firstIn(severities)) return "looser";
  return now === lastIn(severities) || old === firstIn(severities) ? "tighter" : "unknown";
}

/** An item before and after; undefined where it is missing, never on both sides. */
type Pair<T> = [T, T] | [undefined, T] | [T, undefined];

/** Pairs the items of two lists by name. The second item of a name is paired with the second one, and so on. */
export function pairByName<T extends object>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (item: T) => string,
): Pair<T>[] {
  const old = byName(before, nameOf);
  const now = byName(after, nameOf);
  return [
    ...[...now].map(([name, item]): Pair<T> => {
      const was = old.get(name);
      return was ? [was, item] : [undefined, item];
    }),
    ...[...old].filter(([name]) => !now.has(name)).map(([, item]): Pair<T> => [item, undefined]),
  ];
}

function byName<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const groups = groupBy(items, nameOf);
  return new Map([...groups].flatMap(([name, group]) => group.map((item, i) => [JSON.stringify([name, i]), item])));
}
