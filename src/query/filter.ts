// Filters a history by editor, direction and time.
import { email as emailKind } from "../catalog/kinds/email.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { coverageOf } from "../catalog/kinds/index.ts";
import { usageError } from "../errors.ts";
import type { SeenMoment, StepMoment } from "../history/steps.ts";
import { type Direction, directions } from "../model/direction.ts";
import { isDayOrMonth } from "../model/instant.ts";
import type { Editor } from "../model/sealed.ts";
import { choice, instant, revisionOrTime } from "../run/options.ts";

export interface FilterFlags {
  readonly editor?: string;
  readonly direction?: string;
  readonly after?: string;
  readonly before?: string;
  /** The time from which ages are counted. */
  readonly asOf?: string;
}

type Moment = Pick<StepMoment, "revision" | "time" | "by">;

export interface Filter {
  /** Whether a revision passes, by its editor and time. */
  readonly matches: (moment: Moment) => boolean;
  /** Whether what was first seen in a revision passes. If it may be older, nobody is known to have done it. */
  readonly matchesSeen: (moment: Moment & Pick<SeenMoment, "exact">) => boolean;
  /** The direction to which changes are limited; undefined for all. */
  readonly direction: Direction | undefined;
  /** Whether the filter has any condition. */
  readonly isNarrow: boolean;
}

/**
 * Builds a filter from flags.
 * @throws DriftlineError `usage` when a flag cannot be parsed
 */
export function filterOf(flags: FilterFlags): Filter {
  const { editor, direction } = flags;
  const now = flags.asOf === undefined ? undefined : instant("--as-of", flags.asOf);
  const after = flags.after === undefined ? undefined : parseBound("--after", flags.after, now);
  const before = flags.before === undefined ? undefined : parseBound("--before", flags.before, now);
  if (after && before && after.of === before.of && before.at <= after.at + 1)
    throw usageError(
      `nothing is later than ${flags.after} and earlier than ${flags.before}`,
      "write an earlier --after or a later --before",
    );
  const matches = (moment: Moment) =>
    (editor === undefined || isEditor(editor, moment.by)) &&
    (after === undefined || moment[after.of] > after.at) &&
    (before === undefined || moment[before.of] < before.at);
  return {
    direction: direction === undefined ? undefined : choice("--direction", direction, directions),
    isNarrow: [editor, direction, after, before].some((part) => part !== undefined),
    matches,
    matchesSeen: (moment) => (editor === undefined || moment.exact) && matches(moment),
  };
}

/** A revision number, or an instant in milliseconds. */
interface Bound {
  readonly of: "revision" | "time";
  readonly at: number;
}

/** @throws DriftlineError `usage` if the text is neither a revision number nor an instant */
function parseBound(name: "--after" | "--before", text: string, now: number | undefined): Bound {
  const parsed = revisionOrTime(name, text, now);
  if (typeof parsed === "number") return { of: "revision", at: parsed };
  const { first, last } = parsed;
  if (!isDayOrMonth(text)) return { of: "time", at: first };
  // A bound that is a day includes this day: --after starts at its start, --before ends at its end.
  return { of: "time", at: name === "--after" ? first - 1 : last + 1 };
}

/**
 * Whether an editor is meant: by id, by e-mail, or by a pattern of either. Names are not unique: ignored. An id or an
 * address as a revision has it always means its editor, also an id with @ or an address that is malformed.
 */
function isEditor(text: string, { id, email }: Editor): boolean {
  if (text === id || text === email) return true;
  if (text.includes("@")) return email !== null && coverageOf(emailKind, [text])(email);
  return id !== null && globMatches(text, id);
}
