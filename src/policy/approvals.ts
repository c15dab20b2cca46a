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
import type { Sound } from "./sound.ts";
import { countWhile, getOrMake, lookUp } from "../lists.ts";

/** Returns the problems of the approvals of a file, besides those of their shape. */
export function approvalProblems(
  document: YamlDocument,
  inputs: readonly (Sound<ApprovalInput> | undefined)[],
  catalog: Catalog,
): Problem[] {
  return inputs.flatMap((input, i) =>
    patternProblems(document, input?.settings, catalog, ["approvals", i, "settings"]),
  );
}

/** Converts the approvals of a file. */
export function approvalsOf(document: YamlDocument, inputs: readonly ApprovalInput[]): Approval[] {
  return inputs.map((input, i): Approval => ({
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
  /** Whether every approver certainly is the editor. */
  readonly isOwn: boolean;
  /** Another name under which the editor is, or may be, among the approvers. */
  readonly alias: Alias | null;
}

/**
 * By setting: the approvals that concern its change, best result first. Of those whose term it is outside of, and of those
 * for other settings, only the first, if there is no better one.
 */
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

/** The approvals for a setting, best result first, and the first of those that agree to a change by this editor. */
interface Covering {
  readonly matches: readonly Match[];
  readonly agreement: Match | undefined;
}

/** The results of all approvals for an editor, from one time at which a result may change to the next. */
interface Standings {
  /** The number of that time. */
  readonly interval: number;
  readonly all: readonly Match[];
  /** The first approval that agrees and names the editor. */
  readonly namedAgreement: Match | undefined;
  readonly covering: Map<string, Covering>;
}

/** Matches revisions with approvals, in any order. */
export class ApprovalMatcher {
  readonly #approvals: readonly Approval[];
  readonly #options: MatchOptions;
  readonly #people: People;
  /** The times at which the result of an approval may change, in order. */
  readonly #times: readonly number[];
  readonly #covering = new Map<string, ReadonlySet<Approval>>();
  /** By editor: few people make many revisions. */
  readonly #roles = new Map<string, ReadonlyMap<Approval, Role>>();
  /** By editor: the latest ones. Those of all times would take the approvals times the revisions. */
  readonly #standings = new Map<string, Standings>();

  constructor(approvals: readonly Approval[], options: MatchOptions) {
    this.#options = options;
    this.#people = options.people ?? new People();
    this.#approvals = approvals.filter(({ approvedAt }) => approvedAt <= options.asOf).toSorted(inOrder);
    const emergency = (options.emergencySeconds ?? 0) * 1000;
    const times = this.#approvals.flatMap(({ from, until, approvedAt: at }) => [from, until, at, at - emergency]);
    this.#times = [...new Set(times)].sort((a, b) => a - b);
  }

  match({ by, time, subjects }: ApprovableEdit): Matches {
    const bySubject = new Map<string, readonly Match[]>();
    if (this.#approvals.length === 0) return bySubject;
    const standings = this.#standingsOf(by, time);
    const { namedAgreement } = standings;
    const agreements = subjects.flatMap((subject) => this.#coveringOf(standings, subject).agreement ?? []);
    const [agreementElsewhere] = [...agreements, ...(namedAgreement ? [namedAgreement] : [])].sort((a, b) =>
      inOrder(a.approval, b.approval),
    );
    for (const subject of subjects) {
      const { matches } = this.#coveringOf(standings, subject);
      if (matches.length > 0) bySubject.set(subject, matches);
      else if (agreementElsewhere) bySubject.set(subject, [{ ...agreementElsewhere, result: "over-scope" }]);
    }
    return bySubject;
  }

  /** Cached: many revisions are made in the term of the same approvals. */
  #standingsOf(by: Editor, time: number): Standings {
    const key = JSON.stringify([by.id, by.email]);
    const interval = countWhile(this.#times, (from) => from <= time);
    const latest = this.#standings.get(key);
    if (latest?.interval === interval) return latest;
    const rolesOf = () => new Map(this.#approvals.map((approval) => [approval, roleOf(approval, by, this.#people)]));
    const roles = getOrMake(this.#roles, key, rolesOf);
    const all = this.#approvals.flatMap((approval): Match[] => {
      const role = lookUp(roles, approval);
      const { isNamed, isOwn, alias } = role;
      const result = standingOf(approval, role, time, this.#options.emergencySeconds);
      return result === undefined ? [] : [{ approval, result, isNamed, isOwn, alias }];
    });
    const namedAgreement = all.find(({ result, isNamed }) => isNamed && isAgreed(result));
    const standings = { interval, all, namedAgreement, covering: new Map<string, Covering>() };
    this.#standings.set(key, standings);
    return standings;
  }

  #coveringOf({ all, covering }: Standings, subject: string): Covering {
    return getOrMake(covering, subject, () => {
      const covers = ({ settings }: Approval) => matchesAny(settings, subject);
      const approvals = getOrMake(this.#covering, subject, () => new Set(this.#approvals.filter(covers)));
      const inOrderOfTerm = all.filter(({ approval }) => approvals.has(approval));
      const agreement = inOrderOfTerm.find(({ result }) => isAgreed(result));
      const ranked = inOrderOfTerm.toSorted((a, b) => rank(a.result) - rank(b.result));
      // The results before `early` are those of changes in the term.
      const inTerm = countWhile(ranked, ({ result }) => rank(result) < rank("early"));
      return { matches: ranked.slice(0, Math.max(1, inTerm)), agreement };
    });
  }
}

/** The order of approvals with equal results. */
function inOrder(a: Approval, b: Approval): number {
  return a.from - b.from || (a.id < b.id ? -1 : 1);
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
  readonly isOwn: boolean;
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
    isOwn: approvedBy.every((person) => is(by, [person]) || people.is(by, person)),
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

/** Cache of the approvals that agree to a change, because many changes share their matches. */
const agreements = new WeakMap<readonly Match[], Map<string, Approval | null>>();

/** Returns the earliest approval with a result. @param mustName whether only approvals that name the editor count */
function earliest(
  matches: readonly Match[] | undefined,
  result: ApprovalResult,
  mustName: boolean,
): Approval | undefined {
  if (!matches) return undefined;
  const cache = getOrMake(agreements, matches, () => new Map<string, Approval | null>());
  const find = () =>
    matches
      .filter((match) => match.result === result && (match.isNamed || !mustName))
      .map((match) => match.approval)
      .toSorted((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1))[0] ?? null;
  return getOrMake(cache, `${result} ${mustName}`, find) ?? undefined;
}

/** Returns the earliest approval that was given after the change and agrees to it. */
export function agreedAfterwards(matches: readonly Match[] | undefined, mustName = false): Approval | undefined {
  return earliest(matches, "emergency", mustName);
}

/** Whether an approval was given before the change. `mustName`: counts only approvals that name the editor. */
export function isAuthorized(matches: readonly Match[] | undefined, mustName = false): boolean {
  return earliest(matches, "authorized", mustName) !== undefined;
}
