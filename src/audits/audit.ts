// The interface of a family of rules: it reads the history once, step by step, and then returns its findings.
import type { Catalog } from "../catalog/catalog.ts";
import { inOnePiece } from "../lists.ts";
import { instantText, startOfDay } from "../model/instant.ts";
import type { Editor } from "../model/sealed.ts";
import type { SeenMoment, StepMoment, Step } from "../history/steps.ts";
import type { Observation } from "../history/windows.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import type { Members } from "../model/members.ts";
import type { People } from "../model/people.ts";
import type { Json } from "../model/json.ts";
import type { Policies } from "../model/policy.ts";
import type { Finding, FindingKind, Location } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import type { RuleWords } from "../model/words.ts";
import type { Matches } from "../policy/approvals.ts";
import type { AcceptedBy } from "../policy/exceptions.ts";
import type { PolicyHistory } from "../policy/in-force.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import type { UtcDay } from "../model/usage.ts";
import type { Need } from "./needs.ts";
import type { ObservedEvidence } from "./observed/evidence.ts";
import type { UseEvidence } from "./usage/evidence.ts";
import type { UseOfDraft } from "./usage/notes.ts";
import type { WeighedExceptions } from "./weighed-exceptions.ts";

/** A rule that needs no policy. */
export interface BuiltinRule {
  readonly id: string;
  readonly title: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly rationale: string;
  readonly remediation: string;
  readonly controls: readonly string[];
  /** The data that the rule needs besides the history. Without it the rule is not judged. */
  readonly needs?: readonly Need[];
  /** The data with which the rule finds more. Without it, the rule is judged on the history alone. */
  readonly moreNeeds?: readonly Need[];
  /**
   * How exceptions name a finding of the rule: by its revision, because it is an event, by both, or not at all; default:
   * its value.
   */
  readonly acceptedBy?: AcceptedBy;
}

/** The rule's part of a finding. */
export interface RuleInfo extends Omit<BuiltinRule, "rationale" | "remediation"> {
  readonly policy: string | null;
  readonly owner: string | null;
  readonly rationale: string | null;
  readonly remediation: string | null;
  readonly location: Location | null;
  readonly fixWithinSeconds: number | null;
  /** Milliseconds. An event before this time is only noted. */
  readonly from: number | null;
  /** Milliseconds. The rule is not in force from then on. */
  readonly until: number | null;
}

/** The end of a finding by no revision: the policies no longer demand it, or later data no longer shows it. */
export interface PolicyEnd {
  readonly revision: null;
  readonly at: string;
  readonly time: number;
  readonly by: null;
}

/** The end of an event by a later approval. */
export interface ApprovalEnd extends PolicyEnd {
  readonly approval: string;
}

/** Why a setting has no effect. */
export interface Inert {
  /** The subject of the switch that is off. */
  readonly switch: string;
  /** The value that turns the switch on. */
  readonly wanted: boolean;
  /** The revision that turned the switch. */
  readonly since: SeenMoment;
}

/** A stage of a window: its values from a revision on, until the next stage. */
export interface DraftStage extends StepMoment, Observation {
  readonly exact: boolean;
  /** Whether the meaning of the value differs from the stage before. */
  readonly isChange: boolean;
  /** The value in its latest spelling, if that differs. */
  readonly latestSpelling?: Json | undefined;
  readonly inert?: Inert | undefined;
}

/** A finding before ids, status and exceptions are assigned. */
export interface Draft extends Observation {
  readonly rule: RuleInfo;
  readonly subject: string;
  /** The subjects before renames of its element, the oldest first. */
  readonly formerly?: readonly string[] | undefined;
  readonly expected: Json;
  /** `expected` in words. */
  readonly words?: RuleWords | undefined;
  readonly before: Json;
  readonly values: readonly (StepMoment & { readonly actual: Json })[];
  /** For a window: all stages until its end; for a piece of a window the earlier stages too. */
  readonly stages?: readonly DraftStage[] | undefined;
  readonly introduced: {
    readonly revision: number | null;
    readonly at: string;
    readonly time: number;
    readonly by: Editor | null;
    readonly exact: boolean;
    /** Already present in the first revision seen. */
    readonly first: boolean;
    /** The first day of a use, or the instant of an observation, in place of a revision. */
    readonly day?: UtcDay;
  };
  readonly resolved: StepMoment | ApprovalEnd | PolicyEnd | null;
  /** Why a piece of a window ended that another piece follows. */
  readonly ended?: "accepted" | "outgrown" | undefined;
  /** About a single revision, without exposure. */
  readonly event: boolean;
  readonly fix: Json;
  /** The switch that makes the setting inert, with the editor and time of its change: the latest state. */
  readonly inert?: Inert | undefined;
  /**
   * How to show the finding if the window of a policy's rule covers the same deviation: beneath the window, or not at
   * all. `undecided`: not at all, and not if its revision ended the window either. The rule then says which way is looser.
   */
  readonly besideWindow?: "beneath" | "untold" | "undecided" | undefined;
  /** For a finding about use: its days, and their certainty. */
  readonly use?: UseOfDraft | undefined;
  /** The verdict of the policy in force when the finding was introduced, if requested. */
  readonly inForce?: Finding["inForce"] | undefined;
}

/** The approvals of a run, matched with every change. */
export interface Approvals {
  /** Returns the matching approvals for the changes of a step. */
  of(step: Step): Matches;
  /** Returns findings on approvals that ended without being applied. */
  drafts(context: AuditContext): Draft[];
}

export interface AuditContext {
  readonly catalog: Catalog;
  readonly policies: LoadedPolicies;
  /** Matches the approvals with the changes of a step. */
  readonly approvals: Approvals;
  /** Earlier versions of the policies; null when not requested. */
  readonly policyHistory: PolicyHistory | null;
  /** Everybody in the history, under all their names. */
  readonly people: People;
  /** Milliseconds. */
  readonly asOf: number;
  /** Whether the evidence is complete. Otherwise nothing can be said not to have been done. */
  readonly isWhole: boolean;
  /** Revisions that were received twice, with different content. */
  readonly conflicts: ReadonlySet<number>;
  /** The data of the ledger; null in a run without one. */
  readonly ledger: LedgerFacts | null;
  /** All members of the organization; null when not requested. */
  readonly members: Members | null;
  /** When the members were read, in milliseconds: after `asOf` in an audit of the past. */
  readonly membersAt: number;
  /** The service's figures on use; null when not requested or not received. */
  readonly use: UseEvidence | null;
  /** The service's data on repositories, computers and sessions; null when not requested. */
  readonly observed: ObservedEvidence | null;
  /** Accounts that several people share: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts: readonly string[];
  /** The expected interval of audits; null when not stated. */
  readonly auditEverySeconds: number | null;
  /** Returns a built-in rule with the severity set by this organization; undefined when it is off. */
  builtin(rule: BuiltinRule): RuleInfo | undefined;
}

/** What tells which rules the parts of policies state. */
export interface StatingContext extends Pick<AuditContext, "asOf" | "use" | "observed" | "builtin"> {
  readonly policies: Policies;
}

/** A rule, and why it cannot be judged; undefined when it can. */
export type RuleWithSilence = RuleInfo & { readonly silence: string | undefined };

/** A part that could not be judged, and the reason. */
export interface UnjudgedPart {
  readonly what: string;
  readonly reason: string;
}

/** Reads the history for one family. */
export interface Walker {
  see(step: Step): void;
  /** @param earlier the drafts of families that are before it in the registry */
  end(earlier: readonly Draft[]): Draft[];
  /**
   * Adds to the drafts of all families.
   * @param drafts with their windows split where exceptions begin and end
   * @returns the same drafts, annotated, and its own drafts
   */
  judge?(drafts: readonly Draft[]): readonly Draft[];
  /** Returns drafts on the exceptions, after all findings were matched with them. */
  settle?(exceptions: WeighedExceptions): readonly Draft[];
  /** Returns what the history does not show. Called at its end. */
  unjudged?(): readonly UnjudgedPart[];
}

export interface Audit {
  readonly rules: readonly BuiltinRule[];
  begin(context: AuditContext): Walker;
}

const emptyList: readonly never[] = [];

/** What a draft must say; what it leaves out is empty, and it is an event without exposure. */
export type DraftParts = Partial<Omit<Draft, "rule" | "introduced">> & Pick<Draft, "subject" | "message">;

/** A draft of these parts. */
export function draftWith(parts: DraftParts & Pick<Draft, "rule" | "introduced">): Draft {
  // All drafts have the same fields in the same order: the engine copies objects of one layout faster.
  return {
    rule: parts.rule,
    subject: parts.subject,
    formerly: parts.formerly,
    message: inOnePiece(parts.message),
    expected: parts.expected ?? null,
    words: parts.words,
    before: parts.before ?? null,
    actual: parts.actual ?? null,
    offending: parts.offending ?? emptyList,
    values: parts.values ?? emptyList,
    stages: parts.stages,
    introduced: parts.introduced,
    resolved: parts.resolved ?? null,
    ended: parts.ended,
    event: parts.event ?? true,
    fix: parts.fix ?? null,
    inert: parts.inert,
    besideWindow: parts.besideWindow,
    use: parts.use,
    inForce: parts.inForce,
  };
}

/** Creates a family whose rules judge each revision for itself. @param begin returns what judges a step */
export function stepAudit(
  rules: readonly BuiltinRule[],
  begin: (context: AuditContext) => (step: Step) => Iterable<Draft>,
): Audit {
  return {
    rules,
    begin: (context) => {
      const judge = begin(context);
      const drafts: Draft[] = [];
      return { see: (step) => void drafts.push(...judge(step)), end: () => drafts };
    },
  };
}

/** Returns a draft of an event: about one revision, without exposure. */
export function event(rule: RuleInfo, step: { readonly revision: StepMoment }, parts: DraftParts): Draft {
  return changeEvent(rule, { revision: step.revision, exact: true }, parts);
}

/** Returns a draft of an event about a change. After a gap nobody knows its editor and its time. */
export function changeEvent(
  rule: RuleInfo,
  step: { readonly revision: StepMoment; readonly exact: boolean },
  parts: DraftParts,
): Draft {
  const { revision, at, time, by } = step.revision;
  const introduced = { revision, at, time, by, exact: step.exact, first: false };
  return draftWith({ ...parts, rule, introduced });
}

/** A draft of what began at an instant at the latest, and that no revision brought; no event, unless its parts say so. */
export function draftAt(rule: RuleInfo, time: number, parts: DraftParts, day: UtcDay = instantText(time)): Draft {
  const introduced = { revision: null, day, at: instantText(time), time, by: null, exact: false, first: false };
  return draftWith({ event: false, ...parts, rule, introduced });
}

/** A draft of what began on a day, and that no revision brought; no event, unless its parts say so. */
export function draftOn(rule: RuleInfo, day: UtcDay, parts: DraftParts): Draft {
  return draftAt(rule, startOfDay(day), parts, day);
}

/** The end of a finding at an instant. */
export function endAt(time: number): PolicyEnd {
  return { revision: null, at: instantText(time), time, by: null };
}

/** A draft of an event that began at an instant, and that no revision brought. */
export function eventAt(rule: RuleInfo, time: number, parts: DraftParts): Draft {
  const introduced = { revision: null, at: instantText(time), time, by: null, exact: true, first: false };
  return draftWith({ ...parts, rule, introduced });
}
