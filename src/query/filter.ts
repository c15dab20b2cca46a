// What of a history a question is about: by editor, direction and time.
import { email as emailKind } from "../catalog/kinds/email.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { coverageOf } from "../catalog/kinds/index.ts";
import type { StepMoment } from "../history/steps.ts";
import { type Direction, directions } from "../model/direction.ts";
import type { Editor } from "../model/sealed.ts";
import { choice, instant, stretch } from "../run/options.ts";

export interface FilterFlags {
  readonly editor?: string;
  readonly direction?: string;
  readonly after?: string;
  readonly before?: string;
  /** What ages count from. */
  readonly asOf?: string;
}

export interface Filter {
  /** Whether a revision is wanted, by its editor and its time. */
  readonly matches: (moment: Pick<StepMoment, "revision" | "time" | "by">) => boolean;
  /** The only direction wanted; undefined for every one. */
  readonly direction: Direction | undefined;
  /** Whether anything is left out. */
  readonly isNarrow: boolean;
}

/**
 * What flags ask for.
 * @throws DriftlineError `usage` when a flag says nothing that can be understood
 */
export function filterOf(flags: FilterFlags): Filter {
  const { editor, direction } = flags;
  const now = flags.asOf === undefined ? undefined : instant("--as-of", flags.asOf);
  const after = flags.after === undefined ? undefined : bound("--after", flags.after, now);
  const before = flags.before === undefined ? undefined : bound("--before", flags.before, now);
  return {
    direction: direction === undefined ? undefined : choice("--direction", direction, directions),
    isNarrow: [editor, direction, after, before].some((part) => part !== undefined),
    matches: (moment) =>
      (editor === undefined || isEditor(editor, moment.by)) &&
      (after === undefined || after(moment) > 0) &&
      (before === undefined || before(moment) < 0),
  };
}

type Side = (moment: Pick<StepMoment, "revision" | "time">) => number;

/** On which side of a revision or of an instant a revision lies. */
function bound(name: "--after" | "--before", text: string, now: number | undefined): Side {
  if (/^\d{1,15}$/.test(text)) return ({ revision }) => revision - Number(text);
  const { first, last } = stretch(name, text, now);
  if (first === last) return ({ time }) => time - first;
  // After a day is from its start on, and before it is until its end: a bound that is a day counts whole.
  return name === "--after" ? ({ time }) => time - first + 1 : ({ time }) => time - last - 1;
}

/** Whether an editor is meant: by id, by e-mail, or by a pattern of either. Names are anybody's. */
function isEditor(text: string, { id, email }: Editor): boolean {
  if (text.includes("@")) return email !== null && coverageOf(emailKind, [text])(email);
  return id !== null && globMatches(text, id);
}
