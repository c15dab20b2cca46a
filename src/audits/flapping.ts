// Settings that are changed back: loosened and restored soon, or changed back and forth by two editors.
import type { EntryChange } from "../catalog/entries.ts";
import type { SettingChange } from "../history/changes.ts";
import { moveAlong } from "../history/renames.ts";
import { stateIn } from "../history/state.ts";
import type { StepMoment, Step } from "../history/steps.ts";
import { orApproval } from "../model/event-ends.ts";
import { DAY } from "../model/instant.ts";
import type { People } from "../model/people.ts";
import type { Editor } from "../model/sealed.ts";
import { getOrMake, groupBy, present } from "../lists.ts";
import { count, elapsedWords, nameOf, personName } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import {
  type ApprovalEnd,
  type Audit,
  type AuditContext,
  type BuiltinRule,
  changeEvent,
  type Draft,
  event,
  type RuleInfo,
  type Walker,
} from "./audit.ts";
import { levers } from "./levers.ts";
import { selfGrant } from "./self-grant.ts";

const common = {
  acceptedBy: "revision",
  kind: "change",
  controls: ["soc2:CC7.2", "soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:AU-6"],
} as const;

const restoredRule: BuiltinRule = {
  ...common,
  id: "changes/restored",
  title: "No control is loosened and restored within a short time",
  severity: "medium",
  rationale: "A control that is loosened and restored leaves no trace in the current settings, only in the history.",
  remediation: `Ask the editor why it was loosened, and review what was done in between. Then accept its revision with an exception${orApproval}.`,
};

const editWar: BuiltinRule = {
  ...common,
  id: "changes/edit-war",
  title: "Editors do not undo each other's changes",
  severity: "info",
  rationale:
    "If editors undo each other's changes, a decision is missing, unknown or ignored. Three changes in a row are reported if each undoes the change of another editor, at most 30 days after it.",
  remediation:
    "Let the owner of the setting decide, and write the decision into a policy. Then accept the revision with an exception.",
};

/** A loosening restored within this time is reported. */
const SOON = 7 * DAY;
/** The number of consecutive changes that each undo another editor's change. */
const FLIPS = 3;
/** The maximum time between two of these changes. */
const WAR = 30 * DAY;

/** Rules whose events end when their change is restored, so that no second event is needed. */
const placing: ReadonlySet<string> = new Set([...levers.rules, ...selfGrant.rules].map(({ id }) => id));

interface ValueTurn {
  readonly moment: StepMoment;
  readonly exact: boolean;
  /** What the setting meant before and after; null when it was not set. */
  readonly from: string | null;
  readonly to: string | null;
  readonly change: SettingChange;
  /** The end that an approval gives the loosening. */
  readonly approvalEnd: ApprovalEnd | null;
  /** How many gaps lie before it. */
  readonly gaps: number;
  /** The number of consecutive turns that undid another editor's turn. */
  readonly flips: number;
}

export const toAndFro: Audit = { rules: [restoredRule, editWar], begin: walkerOf };

/** The loosenings of one setting that were not restored, oldest first. */
class Loosenings {
  /** The turns before `#start` are too old. */
  #turns: ValueTurn[] = [];
  #start = 0;
  /** By meaning before the turn: the index of the last loosening from there. */
  readonly #places = new Map<string | null, number>();

  add(turn: ValueTurn): void {
    if (this.#start > this.#turns.length / 2) {
      this.#turns = this.#turns.slice(this.#start);
      this.#start = 0;
      this.#places.clear();
      for (const [i, { from }] of this.#turns.entries()) this.#places.set(from, i);
    }
    this.#places.set(turn.from, this.#turns.length);
    this.#turns.push(turn);
  }

  /** Removes and returns the loosenings that a turn restores: the last from its result, and all after it. */
  undoneBy(turn: ValueTurn): readonly ValueTurn[] {
    const isRecent = (earlier: ValueTurn | undefined) =>
      earlier !== undefined && turn.moment.time - earlier.moment.time <= SOON;
    while (this.#start < this.#turns.length && !isRecent(this.#turns[this.#start])) this.#start++;
    const at = this.#places.get(turn.to) ?? -1;
    if (at < this.#start || !isRecent(this.#turns[at])) return [];
    const undone = this.#turns.splice(at);
    for (const { from } of undone) this.#places.delete(from);
    return undone.filter(isRecent);
  }
}

function walkerOf(context: AuditContext): Walker {
  const { catalog, people, approvals } = context;
  const restoredInfo = context.builtin(restoredRule);
  const editWarInfo = context.builtin(editWar);
  const looseningsBySubject = new Map<string, Loosenings>();
  const lastTurns = new Map<string, ValueTurn>();
  const ownDrafts: Draft[] = [];
  let gaps = 0;

  function turnOf(step: Step, change: SettingChange, { before, after }: EntryChange): ValueTurn {
    const { subject } = change;
    const moment = step.moment;
    const [from, to] = [stateIn(before), stateIn(after)];
    const last = lastTurns.get(subject);
    const undoes =
      last !== undefined &&
      last.from === to &&
      // After a gap the editor of a change is unknown.
      step.exact &&
      last.exact &&
      isAnother(last.moment.by, moment.by, people) &&
      moment.time - last.moment.time <= WAR;
    const approvalEnd =
      change.direction === "looser" ? agreementOn(restoredRule, [subject], approvals.of(step), moment.time) : null;
    return { moment, exact: step.exact, gaps, from, to, change, approvalEnd, flips: undoes ? last.flips + 1 : 0 };
  }

  /** Adds an event for each loosening that a turn restores. */
  function addRestored(turn: ValueTurn): void {
    const { subject, path, direction } = turn.change;
    // An exposed secret is reported by secrets/exposed-in-history instead, until its rotation is confirmed.
    if (path !== null && catalog.setting(path)?.class === "secret") return;
    const undone = looseningsBySubject.get(subject)?.undoneBy(turn) ?? [];
    if (restoredInfo) for (const start of undone) ownDrafts.push(restoredEvent(restoredInfo, start, turn));
    if (undone.length > 0 || direction !== "looser") return;
    getOrMake(looseningsBySubject, subject, () => new Loosenings()).add(turn);
  }

  function addWar(step: Step, turn: ValueTurn): void {
    if (!editWarInfo || turn.flips !== FLIPS) return;
    const { subject, before, after } = turn.change;
    const message = `${nameOf(subject)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    ownDrafts.push(event(editWarInfo, step, { subject, message, before, actual: after, offending: [after] }));
  }

  return {
    see: (step) => {
      moveAlong(looseningsBySubject, step.renames);
      moveAlong(lastTurns, step.renames);
      if (step.gap) gaps++;
      for (const [i, change] of step.changes.entries()) {
        const turn = turnOf(step, change, present(step.pairs[i]));
        addRestored(turn);
        addWar(step, turn);
        lastTurns.set(change.subject, turn);
      }
    },
    end: (drafts) => {
      const turnsByPlace = groupBy(
        drafts.filter(({ rule }) => placing.has(rule.id)),
        ({ introduced }) => introduced.revision,
      );
      return ownDrafts.filter(
        ({ rule, subject, introduced }) =>
          rule.id !== restoredRule.id ||
          !turnsByPlace.get(introduced.revision)?.some((draft) => isAt(subject, draft.subject)),
      );
    },
  };
}

/** Returns the event of a restored loosening, at the revision that loosened, whose editor must explain it. */
function restoredEvent(rule: RuleInfo, start: ValueTurn, end: ValueTurn): Draft {
  const { subject, before, after } = start.change;
  const seconds = Math.floor((end.moment.time - start.moment.time) / 1000);
  // In a gap it may have been put back before, and a clock that ran back says nothing.
  const isTimed = start.exact && start.gaps === end.gaps && end.moment.time >= start.moment.time;
  const later = isTimed ? ` ${elapsedWords(seconds)} later` : "";
  const message = `${nameOf(subject)} was loosened ${doer(start)}, and put back${later} ${doer(end)}`;
  return changeEvent(
    rule,
    { revision: start.moment, exact: start.exact },
    {
      subject,
      message,
      before,
      actual: after,
      offending: [after],
      resolved: start.approvalEnd,
      besideWindow: "beneath",
    },
  );
}

/** `by ada@example.com in revision 3`; after a gap the editor is unknown. */
function doer({ moment: { revision, by }, exact }: ValueTurn): string {
  if (!exact) return `by revision ${revision} at the latest`;
  return `by ${personName(by)} in revision ${revision}`;
}

/** Whether two editors are certainly two people. */
function isAnother(a: Editor, { id, email }: Editor, people: People): boolean {
  const names = [id, email].filter((name) => name !== null);
  return (a.id !== null || a.email !== null) && names.length > 0 && !names.some((name) => people.mayBe(a, name));
}

/** Whether a subject is a place or inside it. */
function isAt(subject: string, place: string): boolean {
  return subject === place || subject.startsWith(`${place}/`);
}
