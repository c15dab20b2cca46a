// Findings that repeat a policy's window on the same setting: they are shown beneath the window, or not at all.
import type { Draft } from "../audits/audit.ts";
import type { Origins } from "../history/origins.ts";
import { isObject } from "../model/json.ts";
import { weight } from "../model/severity.ts";
import { countWhile, getOrMake } from "../lists.ts";

/** A window of a rule on secrets, and the latest end of the windows that start no later. */
interface SecretWindow {
  readonly window: Draft;
  readonly place: number;
  readonly start: number;
  readonly latest: number;
}

/** Finds them by the first names of elements: an element may be renamed between an event and the end of its window. */
export class Besides {
  readonly #origins: Origins;
  /** By subject and revision of an event: the windows that the revision opened or changed. */
  readonly #movedBy = new Map<string, Map<number | null, Draft[]>>();
  /** By subject: the revisions with an event that is shown and tells of the change. That a secret was there does not. */
  readonly #eventRevisions = new Map<string, Set<number | null>>();
  /** By subject: the revisions that remediated a window of a rule on a setting. */
  readonly #remediated = new Map<string, Set<number | null>>();
  /** By subject, in the order of their starts. */
  readonly #secrets = new Map<string, SecretWindow[]>();

  constructor(drafts: readonly Draft[], origins: Origins) {
    this.#origins = origins;
    const secrets = new Map<string, [Draft, number][]>();
    for (const draft of drafts) {
      const { rule, event, besideWindow, introduced } = draft;
      const subject = origins.of(draft);
      if (event && !isUntold(draft) && rule.kind !== "secret")
        getOrMake(this.#eventRevisions, subject, () => new Set()).add(introduced.revision);
      if (event && besideWindow) getOrMake(this.#movedBy, subject, () => new Map()).set(introduced.revision, []);
      if (!event && besideWindow) secrets.set(subject, []);
    }
    for (const [place, draft] of drafts.entries()) {
      const { rule, expected, values, introduced, resolved, ended } = draft;
      if (rule.kind !== "setting") continue;
      const subject = origins.of(draft);
      if (resolved && !ended) getOrMake(this.#remediated, subject, () => new Set()).add(resolved.revision);
      const moves = this.#movedBy.get(subject);
      if (moves)
        for (const { revision } of values) {
          const drafts = (introduced.revision ?? 0) <= revision ? moves.get(revision) : undefined;
          if (drafts && drafts.at(-1) !== draft) drafts.push(draft);
        }
      if (isObject(expected) && "secret" in expected) secrets.get(subject)?.push([draft, place]);
    }
    for (const [subject, windows] of secrets) this.#secrets.set(subject, inOrder(windows));
  }

  /** Returns the window that covers a draft: the most severe, then the first. */
  of(draft: Draft): Draft | undefined {
    const { event, introduced } = draft;
    const drafts = event
      ? (this.#movedBy.get(this.#origins.of(draft))?.get(introduced.revision) ?? [])
      : this.#secretsBeside(draft);
    return drafts.toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
  }

  /** Whether a draft is not shown, because a window or another event of the same revision covers it. */
  isTold(draft: Draft): boolean {
    if (!isUntold(draft)) return false;
    const [subject, { revision }] = [this.#origins.of(draft), draft.introduced];
    const isDecided = draft.besideWindow === "undecided" && this.#remediated.get(subject)?.has(revision) === true;
    return isDecided || this.#eventRevisions.get(subject)?.has(revision) === true || this.of(draft) !== undefined;
  }

  /** Returns the windows of rules on secrets that cover the same secret at the same time. */
  #secretsBeside(draft: Draft): Draft[] {
    const windows = this.#secrets.get(this.#origins.of(draft)) ?? [];
    const end = endOf(draft);
    const around: SecretWindow[] = [];
    const before = countWhile(windows, ({ start }) => start < end);
    for (let i = before - 1; i >= 0 && windows[i]!.latest >= end; i--)
      if (endOf(windows[i]!.window) >= end) around.push(windows[i]!);
    return around.sort((a, b) => a.place - b.place).map(({ window }) => window);
  }
}

function isUntold({ besideWindow }: Draft): boolean {
  return besideWindow === "untold" || besideWindow === "undecided";
}

function endOf({ resolved }: Pick<Draft, "resolved">): number {
  return resolved?.revision ?? Infinity;
}

function inOrder(windows: readonly (readonly [Draft, number])[]): SecretWindow[] {
  let latest = 0;
  return windows
    .map(([window, place]) => ({ window, place, start: window.introduced.revision ?? 0 }))
    .sort((a, b) => a.start - b.start)
    .map((item) => ({ ...item, latest: (latest = Math.max(latest, endOf(item.window))) }));
}
