// What a revision changed: every place whose meaning is another one than in the revision before.
import { direction } from "../../src/catalog/direction.ts";
import type { Json } from "../../src/model/json.ts";
import type { Direction } from "../../src/model/report/index.ts";
import { kindOf, normalOf } from "../../src/catalog/kinds/index.ts";
import type { Place, Reading } from "./reading.ts";

export interface Change {
  readonly subject: string;
  readonly path: string | null;
  readonly op: "add" | "remove" | "replace";
  readonly before: Json;
  readonly after: Json;
  readonly added?: readonly Json[];
  readonly removed?: readonly Json[];
  readonly direction: Direction;
}

/** The changes from one reading to the next, by key and subject as the report has them. */
export function changesOf(before: Reading, after: Reading): Change[] {
  const subjects = [...new Set([...before.keys(), ...after.keys()])].sort(
    (a, b) => compare(topOf(a), topOf(b)) || compare(a, b),
  );
  return subjects.flatMap((subject): Change[] => {
    const [from, to] = [setAt(before, subject), setAt(after, subject)];
    if (from?.meaning === to?.meaning) return [];
    const { setting } = (to ?? from)!;
    return [
      {
        subject,
        path: setting?.path ?? null,
        op: !from ? "add" : !to ? "remove" : "replace",
        before: valueOf(from),
        after: valueOf(to),
        ...(setting?.list === "set" && { added: missing(to, from), removed: missing(from, to) }),
        direction: direction(setting, readingOf(from), readingOf(to)),
      },
    ];
  });
}

/** A place that is set, and is a setting by itself. */
function setAt(reading: Reading, subject: string): Place | undefined {
  const place = reading.get(subject);
  return place && !place.holds && place.meaning !== null ? place : undefined;
}

function valueOf(place: Place | undefined): Json {
  return !place ? null : place.values.length === 1 ? place.values[0] : place.values;
}

/** The entries of one that the other has not. */
function missing(item: Place | undefined, other: Place | undefined): readonly Json[] {
  const entries = (place: Place | undefined) =>
    Array.isArray(place?.values[0]) ? (place.values[0] as readonly Json[]) : [];
  const normal = (entry: Json) => normalOf(kindOf((item ?? other)!.setting!), entry);
  return entries(item).filter((entry) => !entries(other).some((each) => normal(each) === normal(entry)));
}

const topOf = (subject: string) => subject.split("/")[1]!.replaceAll("~1", "/").replaceAll("~0", "~");
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readingOf(place: { readonly values: readonly Json[] } | undefined): { readonly value: Json } | undefined {
  return place?.values[0] === undefined ? undefined : { value: place.values[0] };
}
