// Matches changes with approvals, for each setting of a revision separately. No other file decides this.
import type { Catalog } from "../catalog/catalog.ts";
import type { Problem } from "../errors.ts";
import { certain, endOf, startOf } from "../model/instant.ts";
import { People } from "../model/people.ts";
import type { Approval } from "../model/policy.ts";
import type { ApprovalResult } from "../model/report/index.ts";
import type { Editor } from "../model/sealed.ts";
import { approvalResults } from "../model/report/states.ts";
import { patternProblems } from "./changes.ts";
import type { YamlDocument } from "../yaml/document.ts";
import { identityFlaw, isAmong } from "./editors.ts";
import { matchesAny } from "./patterns.ts";
import type { ApprovalInput } from "./schema-changes.ts";
import { addTo, getOrMake, lookUp } from "../lists.ts";

/** Converts the approvals of a file. Returns their problems as well. */
export function approvalsOf(
  document: YamlDocument,
  inputs: readonly ApprovalInput[],
  catalog: Catalog,
): { approvals: Approval[]; problems: Problem[] } {
  const problems = inputs.flatMap(({ settings }, i) =>
    patternProblems(document, settings, catalog, ["approvals", i, "settings"]),
  );
  const approvals = inputs.map((input, i): Approval => ({
    id: input.id,
    settings: input.settings,
    from: certain(startOf, input.from),
    until: certain(endOf, input.until),
    implementers: input.implementers ?? null,
    approvedBy: input.approvedBy,
    approvedAt: certain(startOf, input.approvedAt),
    ticket: input.ticket ?? null,
    reason: input.reason ?? null,
    location: document.place(["approvals", i]),
  }));
  return { approvals, problems };
}

/** The parts of a revision that approvals are matched with: editor, time and changed settings. */
export interface ApprovableEdit {
  readonly time: number;
  readonly by: Editor;
  readonly subjects: readonly string[];
}

/** Another name of an editor, and a revision that shows it. */
export interface Alias {
  readonly who: string;
  readonly revision: number;
}

/** An approval and its result for one change. */
export interface Match {
  readonly approval: Approval;
  readonly result: ApprovalResult;
  /** Whether the approval names the editor as an implementer. */
  readonly isNamed: boolean;
  /** Another name under which the editor is among the approvers. */
  readonly alias: Alias | null;
}

/** By setting: the approvals that concern its change, best result first. */
export type Matches = ReadonlyMap<string, readonly Match[]>;

export interface MatchOptions {
  /** How long after a change an approval may still be given; null: not at all. */
  readonly emergencySeconds: number | null;
  /** Approvals given after this time are ignored. */
  readonly asOf: number;
  /** The people of the history, to recognise one person under several names. */
  readonly people?: People;
}

/** Whether a result means that somebody agreed, before or afterwards. */
export function isAgreed(result: ApprovalResult): boolean {
  return result === "authorized" || result === "emergency";
}

/** Matches revisions with approvals, in any order. */
export class ApprovalMatcher {
  readonly #approvals: readonly Approval[];
  readonly #options: MatchOptions;
  readonly #people: People;
  readonly #covering = new Map<string, ReadonlySet<Approval>>();
  readonly #roles = new Map<string, ReadonlyMap<Approval, Role>>();

  constructor(approvals: readonly Approval[], options: MatchOptions) {
    this.#options = options;
    this.#people = options.people ?? new People();
    this.#approvals = approvals
      .filter(({ approvedAt }) => approvedAt <= options.asOf)
      .toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  }

  match(edit: ApprovableEdit): Matches {
    const bySubject = new Map<string, Match[]>();
    if (this.#approvals.length === 0) return bySubject;
    const covering = new Map(edit.subjects.map((subject) => [subject, this.#coveringOf(subject)]));
    const roles = this.#rolesOf(edit.by);
    for (const approval of this.#approvals) {
      const role = lookUp(roles, approval);
      const result = standingOf(approval, role, edit.time, this.#options.emergencySeconds);
      if (result === undefined) continue;
      const { isNamed, alias } = role;
      const applied = isAgreed(result) && edit.subjects.some((subject) => lookUp(covering, subject).has(approval));
      for (const subject of edit.subjects) {
        const covers = lookUp(covering, subject).has(approval);
        if (!covers && !(isAgreed(result) && (isNamed || applied))) continue;
        addTo(bySubject, subject, { approval, result: covers ? result : "over-scope", isNamed, alias });
      }
    }
    // Approvals are sorted by start and id, and the sort is stable: equal results keep that order.
    for (const matches of bySubject.values()) matches.sort((a, b) => rank(a.result) - rank(b.result));
    return bySubject;
  }

  /** Returns the editor's role in each approval. Cached: few people make many revisions. */
  #rolesOf(by: Editor): ReadonlyMap<Approval, Role> {
    const rolesOf = () => new Map(this.#approvals.map((approval) => [approval, roleOf(approval, by, this.#people)]));
    return getOrMake(this.#roles, JSON.stringify([by.id, by.email]), rolesOf);
  }

  #coveringOf(subject: string): ReadonlySet<Approval> {
    const covers = ({ settings }: Approval) => matchesAny(settings, subject);
    return getOrMake(this.#covering, subject, () => new Set(this.#approvals.filter(covers)));
  }
}

function rank(result: ApprovalResult): number {
  return approvalResults.indexOf(result);
}

/** An editor's role in an approval. */
interface Role {
  /** Whether the approval names the editor as an implementer. */
  readonly isNamed: boolean;
  readonly mayImplement: boolean;
  /** Whether somebody else is among the approvers. */
  readonly byOthers: boolean;
  readonly alias: Alias | null;
}

function roleOf({ implementers, approvedBy }: Approval, by: Editor, people: People): Role {
  const isNamed =
    implementers !== null && (is(by, implementers) || implementers.some((person) => people.is(by, person)));
  // An editor without an id and e-mail, or with a suspicious identity, cannot implement an approval.
  const isSomebody = (by.id !== null || by.email !== null) && identityFlaw(by) === undefined;
  return {
    isNamed,
    mayImplement: isSomebody && (implementers === null || isNamed),
    // An approver who cannot be compared with the editor may be the editor.
    byOthers: approvedBy.some(
      (person) => people.isComparable(by, person) && !is(by, [person]) && !people.mayBe(by, person),
    ),
    alias: approvedBy.flatMap((person) => aliasOf(by, person, people))[0] ?? null,
  };
}

function aliasOf(by: Editor, approver: string, people: People): Alias[] {
  const revision = people.firstOf(approver);
  return revision === undefined || is(by, [approver]) || !people.mayBe(by, approver)
    ? []
    : [{ who: approver, revision }];
}

/**
 * Returns the result of an approval for a revision, for the settings that it covers. Names a single defect; undefined
 * for two or more defects, because then the approval is about another matter.
 */
function standingOf(
  { from, until, approvedAt }: Approval,
  { mayImplement, byOthers }: Role,
  time: number,
  emergencySeconds: number | null,
): ApprovalResult | undefined {
  const before = approvedAt <= time;
  const soon = emergencySeconds !== null && approvedAt <= time + emergencySeconds * 1000;
  const wrong: ApprovalResult[] = [];
  if (time < from) wrong.push("early");
  if (time >= until) wrong.push("late");
  if (!mayImplement) wrong.push("wrong-implementer");
  if (!byOthers) wrong.push("self-approved");
  if (!before && !soon) wrong.push("unauthorized");
  if (wrong.length > 1) return undefined;
  return wrong[0] ?? (before ? "authorized" : "emergency");
}

function is(editor: Editor, people: readonly string[]): boolean {
  return isAmong(
    people.map((person) => ({ who: person, from: null, until: null })),
    editor,
    0,
  );
}

/** Returns the earliest approval that was given after the change and agrees to it. */
export function agreedAfterwards(matches: readonly Match[] | undefined, mustName = false): Approval | undefined {
  return (matches ?? [])
    .filter((match) => match.result === "emergency" && (match.isNamed || !mustName))
    .map((match) => match.approval)
    .toSorted((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1))[0];
}

/** Whether an approval was given before the change. `mustName`: counts only approvals that name the editor. */
export function isAuthorized(matches: readonly Match[] | undefined, mustName = false): boolean {
  return (matches ?? []).some((match) => match.result === "authorized" && (match.isNamed || !mustName));
}
