// Settings that go to and fro: loosened and put back soon, or changed back and forth by two editors.
import type { Block } from "../catalog/read.ts";
import type { SettingChange } from "../history/changes.ts";
import { type Moment, momentOf, type Step } from "../history/steps.ts";
import { DAY } from "../model/instant.ts";
import { unpointer } from "../model/json.ts";
import type { Editor } from "../model/sealed.ts";
import { count, duration, nameOf } from "../text.ts";
import { type Audit, type AuditContext, type BuiltinRule, type Draft, event, type Walker } from "./audit.ts";

const controls = ["soc2:CC7.2", "soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:AU-6"];

const restored: BuiltinRule = {
  id: "changes/restored",
  title: "Nothing is loosened for a while and put back",
  kind: "change",
  severity: "medium",
  rationale: "What is loosened and put back before anybody looks leaves no trace in the settings, only here.",
  remediation: "Ask the editor what it was for, and look at what was done in between.",
  controls,
};

const editWar: BuiltinRule = {
  id: "changes/edit-war",
  title: "Editors agree on a setting",
  kind: "change",
  severity: "info",
  rationale: "Editors who undo each other's changes do not know of a decision, or do not keep to it.",
  remediation: "Let the owner of the setting decide, and write the decision into a policy.",
  controls,
};

/** Put back within this time, what was loosened counts as loosened for a while. */
const SOON = 7 * DAY;
/** So many times in a row one editor has to undo what another did. */
const FLIPS = 3;
/** Within this time. */
const WAR = 30 * DAY;

interface Turn {
  readonly moment: Moment;
  readonly exact: boolean;
  /** What the setting meant before and after; null when it was not set. */
  readonly from: string | null;
  readonly to: string | null;
  readonly change: SettingChange;
  /** How many turns in a row undid that of another editor. */
  readonly flips: number;
}

export const toAndFro: Audit = {
  rules: [restored, editWar],
  begin: (context) => new ToAndFro(context),
};

class ToAndFro implements Walker {
  readonly #restored;
  readonly #editWar;
  readonly #context: AuditContext;
  /** Settings that rules of the policies judge: their windows tell the same. */
  readonly #governed: ReadonlySet<string>;
  readonly #loosened = new Map<string, Turn[]>();
  readonly #last = new Map<string, Turn>();
  readonly #drafts: Draft[] = [];

  constructor(context: AuditContext) {
    this.#context = context;
    this.#governed = new Set(context.policies.rules.map((rule) => rule.setting));
    this.#restored = context.builtin(restored);
    this.#editWar = context.builtin(editWar);
  }

  see(step: Step): void {
    for (const change of step.changes) {
      const turn = this.#turn(step, change);
      this.#restores(turn);
      this.#wars(step, turn);
      this.#last.set(change.subject, turn);
    }
  }

  end(): Draft[] {
    return this.#drafts;
  }

  #turn(step: Step, change: SettingChange): Turn {
    const { subject } = change;
    const moment = momentOf(step);
    const from = meaningAt(step.before, subject);
    const to = meaningAt(step.blocks, subject);
    const last = this.#last.get(subject);
    const undoes =
      last !== undefined &&
      last.from === to &&
      !isSame(last.moment.by, moment.by) &&
      moment.time - last.moment.time <= WAR;
    return { moment, exact: step.exact, from, to, change, flips: undoes ? last.flips + 1 : 0 };
  }

  /** Whether a turn puts back what was before one of the last turns that loosened the setting. */
  #restores(turn: Turn): void {
    const { subject, path, direction } = turn.change;
    // Where secrets stand, that they are in the clear is what matters.
    if (path !== null && (this.#governed.has(path) || this.#context.catalog.setting(path)?.class === "secret")) return;
    const recent = (this.#loosened.get(subject) ?? []).filter((one) => turn.moment.time - one.moment.time <= SOON);
    const start = recent.find((one) => one.from === turn.to);
    if (start) {
      this.#loosened.delete(subject);
      if (this.#restored) this.#drafts.push(this.#window(this.#restored, start, turn));
    } else if (direction === "looser") this.#loosened.set(subject, [...recent, turn]);
    else this.#loosened.set(subject, recent);
  }

  #window(rule: NonNullable<ReturnType<AuditContext["builtin"]>>, start: Turn, end: Turn): Draft {
    const { subject, before, after } = start.change;
    const who = isSame(start.moment.by, end.moment.by) ? "the same editor" : "another editor";
    const time = duration(Math.max(0, Math.floor((end.moment.time - start.moment.time) / 1000)));
    return {
      rule,
      subject,
      message: `${nameOf(subject)} was loosened, and put back ${time} later by ${who}`,
      expected: null,
      before,
      actual: after,
      offending: [after],
      values: [{ ...start.moment, actual: after }],
      introduced: { ...start.moment, exact: start.exact, first: false },
      resolved: end.moment,
      event: false,
      fix: null,
    };
  }

  #wars(step: Step, turn: Turn): void {
    if (!this.#editWar || turn.flips !== FLIPS) return;
    const { subject, before, after } = turn.change;
    const message = `${nameOf(subject)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    this.#drafts.push(event(this.#editWar, step, subject, message, { before, actual: after, offending: [after] }));
  }
}

function meaningAt(blocks: ReadonlyMap<string, Block>, subject: string): string | null {
  return blocks.get(unpointer(subject)[0]!)?.entries.get(subject)?.meaning ?? null;
}

function isSame(a: Editor, b: Editor): boolean {
  return a.id === null && b.id === null ? a.email === b.email : a.id === b.id;
}
