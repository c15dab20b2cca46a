// What a family of findings is: it walks through the history once, step by step, and then says what it found.
import type { Catalog } from "../catalog/catalog.ts";
import { instantText } from "../model/instant.ts";
import type { Editor } from "../model/sealed.ts";
import type { StepMoment, Step } from "../history/steps.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import type { Members } from "../model/members.ts";
import type { People } from "../model/people.ts";
import type { Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionRow, Finding, FindingKind, Location } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import type { RuleWords } from "../model/words.ts";
import type { Matches } from "../policy/approvals.ts";
import type { PolicyHistory } from "../policy/in-force.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import type { UtcDay } from "../model/usage.ts";
import type { Need } from "./needs.ts";
import type { ObservedEvidence } from "./observed/evidence.ts";
import type { UseEvidence } from "./usage/evidence.ts";
import type { UseOfDraft } from "./usage/notes.ts";

/** A rule that needs no policy. */
export interface BuiltinRule {
  readonly id: string;
  readonly title: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly rationale: string;
  readonly remediation: string;
  readonly controls: readonly string[];
  /** What it asks for besides the history; without it the rule is not judged. */
  readonly needs?: readonly Need[];
}

/** What a finding takes over from its rule. */
export interface RuleInfo extends Omit<BuiltinRule, "rationale" | "remediation"> {
  readonly policy: string | null;
  readonly owner: string | null;
  readonly rationale: string | null;
  readonly remediation: string | null;
  readonly location: Location | null;
  readonly fixWithinSeconds: number | null;
  /** Milliseconds; an event before it is noted only. */
  readonly from: number | null;
}

/** How an event ended that an approval given afterwards disposed of. */
export interface ApprovalEnd {
  readonly revision: null;
  readonly approval: string;
  readonly at: string;
  readonly time: number;
  readonly by: null;
}

/** How a finding ended that today's policies no longer ask for. */
export interface PolicyEnd {
  readonly revision: null;
  readonly at: string;
  readonly time: number;
  readonly by: null;
}

/** Why a setting has no effect. */
export interface Inert {
  /** The subject of the switch that is off. */
  readonly switch: string;
  /** The value that turns it on. */
  readonly wanted: boolean;
  /** The revision that turned it. */
  readonly since: StepMoment & { readonly exact: boolean };
}

/** What stood from a revision of a window on, until its next stage. */
export interface DraftStage extends StepMoment {
  readonly exact: boolean;
  /** Whether the value means something else than in the stage before. */
  readonly moved: boolean;
  /** The value as it was spelled last, where that was in another way. */
  readonly respelled?: Json;
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly message: string;
  readonly inert?: Inert | undefined;
}

/** A finding before its ids, status and exceptions are settled. */
export interface Draft {
  readonly rule: RuleInfo;
  readonly subject: string;
  /** The subjects it had before its element was renamed, the first one first. */
  readonly formerly?: readonly string[];
  readonly message: string;
  readonly expected: Json;
  /** The same in words. */
  readonly words?: RuleWords | undefined;
  readonly before: Json;
  readonly actual: Json;
  /** Whether the actual value is the fingerprint of a secret, and not the secret itself. */
  readonly isFingerprint?: true;
  readonly offending: readonly Json[];
  readonly values: readonly (StepMoment & { readonly actual: Json })[];
  /** Of a window: everything that stood, until it ended; of a piece of a window what stood before it as well. */
  readonly stages?: readonly DraftStage[];
  readonly introduced: {
    readonly revision: number | null;
    readonly at: string;
    readonly time: number;
    readonly by: Editor | null;
    readonly exact: boolean;
    /** Already so in the first revision seen. */
    readonly first: boolean;
    /** The day on which a use began, or the instant of what was observed, in place of a revision. */
    readonly day?: UtcDay;
  };
  readonly resolved: StepMoment | ApprovalEnd | PolicyEnd | null;
  /** How a piece of a window ended that another piece follows. */
  readonly ended?: "accepted" | "outgrown";
  /** About one revision only: no exposure. */
  readonly event: boolean;
  readonly fix: Json;
  /** The switch that makes the setting inert, and who turned it when; as it stands, or stood last. */
  readonly inert?: Inert | undefined;
  /**
   * What becomes of it where the window of a policy's rule on the same setting tells the same: it is shown beneath that
   * window, or left to it.
   */
  readonly besideWindow?: "beneath" | "untold";
  /** Of a finding about use: its days, and how sure they are. */
  readonly use?: UseOfDraft;
  /** How it stood with the policy in force when it was introduced, where that was asked for. */
  readonly inForce?: Finding["inForce"];
}

/** The approvals of a run, matched with every change. */
export interface Approvals {
  /** What they mean for the changes of a step. */
  of(step: Step): Matches;
  /** Findings about those that ended without having been applied. */
  drafts(context: AuditContext): Draft[];
}

export interface AuditContext {
  readonly catalog: Catalog;
  readonly policies: LoadedPolicies;
  /** What the approvals mean for the changes of a step. */
  readonly approvals: Approvals;
  /** What the policies were before; null when nobody asked. */
  readonly policyHistory: PolicyHistory | null;
  /** Everybody in the history, whatever names they had. */
  readonly people: People;
  /** Milliseconds. */
  readonly asOf: number;
  /** Revisions that arrived twice, with different content. */
  readonly conflicts: ReadonlySet<number>;
  /** What the ledger adds; null in a run without one. */
  readonly ledger: LedgerFacts | null;
  /** Everybody who belongs to the organization; null when nobody asked. */
  readonly members: Members | null;
  /** What the service says was used; null when nobody asked, or it did not come. */
  readonly use: UseEvidence | null;
  /** What the service says of repositories, computers and sessions; null when nobody asked for any. */
  readonly observed: ObservedEvidence | null;
  /** Accounts that several people use: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts: readonly string[];
  /** How often an audit is expected; null when nobody says. */
  readonly auditEverySeconds: number | null;
  /** A built-in rule with the severity this organization gives it; undefined when it is off. */
  builtin(rule: BuiltinRule): RuleInfo | undefined;
}

/** Something that could not be judged, and why. */
export interface Unjudged {
  readonly what: string;
  readonly reason: string;
}

/** The exceptions, after everything that stands was weighed against them. */
export interface WeighedExceptions {
  state(exception: Exception): ExceptionRow["state"];
  /** Whether something that stands would be accepted by it, were it in force. */
  isNeeded(exception: Exception): boolean;
  /** Whether its rule was judged, on all that it rests on: else nobody knows that nothing needs it. */
  isJudged(exception: Exception): boolean;
  /** Those whose owner brought what they accept, and the revision that brought it. */
  readonly selfOwned: ReadonlyMap<Exception, number>;
}

/** Follows the history for one family. */
export interface Walker {
  see(step: Step): void;
  /** @param earlier what families that stand before it in the registry say */
  end(earlier: readonly Draft[]): Draft[];
  /**
   * What it makes of the drafts of all families.
   * @param drafts with their windows split where exceptions begin and end
   * @returns the same drafts, marked, and its own
   */
  judge?(drafts: readonly Draft[]): readonly Draft[];
  /** What it says of the exceptions, once they were weighed against everything that stands. */
  settle?(exceptions: WeighedExceptions): readonly Draft[];
  /** What the history does not tell, asked at its end. */
  unjudged?(): readonly Unjudged[];
}

export interface Audit {
  readonly rules: readonly BuiltinRule[];
  begin(context: AuditContext): Walker;
}

/** What a draft must say; what it leaves out is empty, and it is an event without exposure. */
type DraftParts = Partial<Draft> & Pick<Draft, "subject" | "message">;

/** A draft of these parts. */
export function draftWith(parts: DraftParts & Pick<Draft, "rule" | "introduced">): Draft {
  const empty = { expected: null, before: null, actual: null, offending: [], values: [], resolved: null, fix: null };
  return { ...empty, event: true, ...parts };
}

/** A draft of an event: about one revision, without exposure. */
export function event(rule: RuleInfo, step: { readonly revision: StepMoment }, parts: DraftParts): Draft {
  const { revision, at, time, by } = step.revision;
  return draftWith({ rule, introduced: { revision, at, time, by, exact: true, first: false }, ...parts });
}

/** A draft of an event that began at an instant, and that no revision brought. */
export function eventAt(rule: RuleInfo, time: number, parts: DraftParts): Draft {
  const introduced = { revision: null, at: instantText(time), time, by: null, exact: true, first: false };
  return draftWith({ rule, introduced, ...parts });
}
