// Splits a window where its value changes from accepted to not accepted, or back: each piece is a finding. All
// exceptions count together, whatever their dates. A change between two accepted values does not split.
import type { Draft, DraftStage } from "../audits/audit.ts";
import type { Claim } from "../policy/exceptions.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { switchesIn } from "./switches.ts";
import { firstIn, present } from "../lists.ts";

/** Returns the pieces of every window, in order. Drafts without exceptions stay as they are. */
export function split(drafts: readonly Draft[], book: ExceptionBook): Draft[] {
  const switchAt = switchesIn(drafts);
  const isAccepted = (draft: Draft, stage: DraftStage): boolean => {
    if (book.accepting(claimAt(draft, stage)).length > 0) return true;
    const cause = stage.inert && switchAt(stage.inert.switch, stage.revision);
    return cause?.stages !== undefined && isAccepted(cause, stageAt(cause.stages, stage.revision));
  };
  return drafts.flatMap((draft) => {
    const { stages = [] } = draft;
    if (stages.length < 2) return [draft];
    const acceptances = stages.map((stage) => isAccepted(draft, stage));
    const starts = stages.flatMap((_, i) => (i === 0 || acceptances[i] !== acceptances[i - 1] ? [i] : []));
    if (starts.length === 1) return [draft];
    return starts.map((start, i) => {
      const end = starts[i + 1];
      const ending = end === undefined ? undefined : acceptances[end] ? "accepted" : "outgrown";
      return pieceOf(draft, stages, { start, end, ended: ending });
    });
  });
}

/** Returns the claim of a draft to exceptions, by its latest values. */
export function claimOf(draft: Draft): Claim {
  const { rule, subject, offending, event, introduced, inert } = draft;
  const claim = { rule: rule.id, subject, offending, inert: inert !== undefined };
  return { ...claim, event: event ? { revision: introduced.revision } : null };
}

/** Returns the claim of a window to exceptions at one of its stages. */
export function claimAt({ rule, subject }: Draft, { offending, inert }: DraftStage): Claim {
  return { rule: rule.id, subject, offending, inert: inert !== undefined, event: null };
}

function stageAt(stages: readonly DraftStage[], revision: number): DraftStage {
  return stages.findLast((stage) => stage.revision <= revision) ?? firstIn(stages);
}

interface Piece {
  readonly start: number;
  /** The first stage of the next piece; undefined: the piece ends with the window. */
  readonly end: number | undefined;
  readonly ended: Draft["ended"];
}

function pieceOf(draft: Draft, stages: readonly DraftStage[], { start, end, ended }: Piece): Draft {
  const { revision, at, time, by, exact } = present(stages[start]);
  const before = stages[start - 1];
  // A piece may start by a turned switch, while the author of its value is an earlier stage.
  const author = stages.findLastIndex((stage, i) => i <= start && stage.isChange);
  const values = stages
    .slice(author, end)
    .filter((stage) => stage.isChange)
    .map((stage) => ({
      revision: stage.revision,
      at: stage.at,
      time: stage.time,
      by: stage.by,
      actual: stage.actual,
    }));
  const opening = before && {
    introduced: { revision, at, time, by, exact, first: false },
    before: lastSpelling(before),
  };
  const piece = { ...draft, ...opening, values, stages: stages.slice(0, end) };
  if (end === undefined) return piece;
  const [last, next] = [present(stages[end - 1]), present(stages[end])];
  return {
    ...piece,
    actual: lastSpelling(last),
    offending: last.offending,
    message: last.message,
    inert: last.inert,
    resolved: { revision: next.revision, at: next.at, time: next.time, by: next.by },
    ...(ended && { ended }),
    fix: null,
  };
}

function lastSpelling({ actual, latestSpelling }: DraftStage): DraftStage["actual"] {
  return latestSpelling === undefined ? actual : latestSpelling;
}
