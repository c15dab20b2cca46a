// The types of Driftline as a library. Written by scripts/declarations.js.

type JSONType = string | number | boolean | null | JSONType[] | { [key: string]: JSONType };
/** Judges every revision. Reports the deviations, their authors, their exposure, and their remediation. */
declare function audit(input: AuditInput): Report;
interface AuditInput extends Partial<Observations> {
    readonly evidence: Evidence;
    readonly policies: LoadedPolicies;
    /** Earlier versions of the policies, to judge revisions by the policies of their time too. */
    readonly policyHistory?: PolicyHistory | undefined;
    readonly catalog: Catalog;
    readonly organization: string;
    readonly version: string;
    /** The time taken as now, in milliseconds. */
    readonly asOf: number;
    /** Whether to leave out revisions after `asOf`. */
    readonly cut: boolean;
    /** Whether a gap in the numbers makes the evidence incomplete. */
    readonly requireContiguous: boolean;
    /** Severities that override those of built-in rules, by id. */
    readonly builtin: Readonly<Record<string, Severity | "off">>;
    readonly view: Report["view"];
    /** All members of the organization; absent when not requested. */
    readonly members?: Members | null;
    /** When the members were read, in milliseconds, if that was after `asOf`. */
    readonly membersAt?: number;
    /** The service's figures on use; absent when not requested. */
    readonly usage?: Usage | null;
    /** Accounts that several people share: e-mails, `*@domain`, or user ids. */
    readonly sharedAccounts?: readonly string[];
    /** The expected interval of audits; null when not stated. */
    readonly auditEverySeconds?: number | null;
    /** Whether nobody reads the settings of the evidence afterwards. They are given up while they are judged. */
    readonly isLast?: boolean | undefined;
    /** The size of the sample of changes to test by hand, and its seed. */
    readonly sample?: SampleRequest | undefined;
    /** Called about a hundred times per audit. */
    readonly progress?: Hear | undefined;
    /** Data besides the history that was requested but not received, with reasons. An audit without it is incomplete. */
    readonly unread?: readonly Unread[];
}
/** null: not requested, or incomplete. */
interface Observations {
    readonly readiness: readonly ReadinessReport[] | null;
    readonly computers: readonly WatchedComputer[] | null;
    readonly sessions: readonly WatchedSession[] | null;
}
/** The readiness of a repository. */
interface ReadinessReport {
    readonly id: string;
    /** Milliseconds. */
    readonly time: number;
    /** The address of the repository. */
    readonly repository: string;
    readonly criteria: readonly Criterion[];
    /** Whether something was not committed, or not pushed. */
    readonly isDirty: boolean | null;
    readonly model: string | null;
    readonly agentVersion: string | null;
}
/** One evaluation of a readiness report. */
interface Criterion {
    readonly name: string;
    /** The fraction of the applications that pass, 0 to 1; null: not reported. */
    readonly part: number | null;
}
/** A watched computer, in its present state. */
interface WatchedComputer {
    readonly id: string;
    readonly name: string;
    /** `byom`, or the name of the host. */
    readonly provider: string;
    /** Milliseconds. */
    readonly time: number;
    readonly status: string | null;
    /** When its last provisioning began, in milliseconds. */
    readonly provisionedSince: number;
    /** Why steps of its provisioning failed. */
    readonly errors: readonly string[];
    /** When the first of these steps ended, in milliseconds; null: not reported. */
    readonly failedSince: number | null;
    readonly remoteUser: string | null;
}
/** A watched session, in its present state. */
interface WatchedSession {
    readonly id: string;
    /** Milliseconds. */
    readonly time: number;
    readonly updated: number;
    readonly model: string | null;
    readonly specModel: string | null;
    readonly autonomyLevel: string | null;
    readonly autonomyMode: string | null;
    readonly tools: readonly string[] | null;
    readonly providerLock: string | null;
    readonly apiProviderLock: string | null;
    /** Null: the key may not read the messages, or there are too many to request. */
    readonly messages: SessionMessages | null;
}
/** The number of messages in a session, and their times. The texts of messages are not kept. */
interface SessionMessages {
    readonly count: number;
    /** Messages that report an error. */
    readonly errors: number;
    /** Milliseconds; null without messages. */
    readonly first: number | null;
    readonly last: number | null;
}
type Evidence = Complete<PulledHistory> | Incomplete<PulledHistory>;
interface Complete<T> {
    readonly complete: true;
    readonly value: T;
}
interface PulledHistory {
    readonly source: "service" | "file" | "ledger" | "demo";
    /** File name, or scheme and host. */
    readonly origin: string;
    /** Whether the service stated that it is an emulator. */
    readonly emulated: boolean;
    /** Whether the run was told to use the proxy that its environment names. */
    readonly proxied?: boolean;
    /** Whether the clock of this machine was behind the service's. */
    readonly isClockBehind?: boolean;
    readonly requests: number;
    readonly revisions: readonly SealedRevision[];
    /** Numbers that arrived twice with different content. */
    readonly conflicts: readonly number[];
    /** What was not evaluated, and why. */
    readonly notEvaluated: readonly {
        readonly what: string;
        readonly reason: string;
    }[];
    /** What the ledger adds, in a run with a ledger. */
    readonly ledger?: LedgerFacts;
}
/** A revision without secrets. */
interface SealedRevision extends RevisionFields {
    readonly [sealed]: true;
}
/** One revision of the organization's settings: all settings, the editor, and the time. */
interface RevisionFields {
    readonly revision: number;
    /** UTC, with milliseconds. */
    readonly at: string;
    /** The same instant in milliseconds since 1970. */
    readonly time: number;
    readonly by: Editor;
    readonly settings: JsonObject;
}
interface Editor {
    readonly id: string | null;
    readonly email: string | null;
    readonly name: string | null;
}
interface JsonObject {
    readonly [key: string]: Json;
}
type Json = string | number | boolean | null | readonly Json[] | JsonObject;
declare const sealed: unique symbol;
/** What the ledger contains besides its revisions. */
interface LedgerFacts {
    readonly head: string;
    /** The number of entries, including the origin. */
    readonly size: number;
    /** Whether this run was given the head, or an earlier head, from a place outside of the ledger. */
    readonly anchored: boolean;
    /** All audits of complete evidence that the ledger holds, by the time that they were about. */
    readonly completeAudits: readonly LastAudit[];
    /** The audits that the ledger holds, without those of the past that ran later, by the time that they were about. */
    readonly runs: readonly PastRun[];
    /** Revisions that arrived with two contents in an earlier audit, which had not seen them before, with its instant. */
    readonly conflicts?: ReadonlyMap<number, string>;
    /** Revisions whose content differs from that in the ledger. */
    readonly rewritten: readonly RewrittenRevision[];
    /** Stored revisions whose predecessor is a revision that the last run did not have. */
    readonly begins?: readonly number[];
    /** Ranges of revisions that the ledger holds and the source no longer gives, both ends included. */
    readonly truncated: readonly {
        readonly from: SealedRevision;
        readonly to: number;
    }[];
    /** Figures of final days that changed later; `after` is null: the service no longer reports them. */
    readonly usageRewritten?: readonly RewrittenUsage[];
    /** Whether this run compared figures of past days with those in the ledger. */
    readonly isUsageCompared?: boolean;
    /** The members at each time that a run requested them, the oldest first. */
    readonly memberLists?: readonly MemberList[];
    /** Attempts to set credit limits, and the limits that audits wanted since each instant; the oldest first. */
    readonly limits?: {
        readonly attempts: readonly LimitAttempt[];
        readonly stated: readonly {
            readonly at: string;
            readonly limits: StatedLimits | null;
        }[];
    };
}
interface LastAudit {
    readonly at: string;
    /** Whether somebody chose that time: it may be in the future. */
    readonly cut: boolean;
    /** The newest revision of that audit. */
    readonly revision: number | null;
    /** Ids of the open and the excepted findings about the history, and of the open findings about other data. */
    readonly open: readonly string[];
    readonly excepted: readonly string[];
    readonly others: readonly string[];
    /** The data besides the history that the audit had; undefined: unknown. */
    readonly data?: readonly string[] | undefined;
}
/** The result of an audit, in short. */
interface PastRun {
    readonly at: string;
    readonly complete: boolean;
    readonly verdict: Verdict;
    /** The number of open findings. */
    readonly open: number;
}
type Verdict = (typeof verdicts)[number];
declare const verdicts: readonly ["compliant", "drifted", "incomplete", "tampered"];
interface RewrittenRevision {
    readonly kept: SealedRevision;
    /** The instant of the audit that sealed the revision; null: this audit. */
    readonly sealedAt: string | null;
    readonly before: Json;
    readonly actual: Json;
}
interface RewrittenUsage {
    readonly endpoint: UsageEndpoint;
    readonly day: UtcDay;
    readonly before: Json;
    readonly after: Json;
}
type UsageEndpoint = (typeof usageEndpoints)[number];
declare const usageEndpoints: readonly ["tokens", "tools", "activity", "productivity", "users"];
/** A UTC day, YYYY-MM-DD. */
type UtcDay = string;
interface MemberList {
    readonly at: string;
    readonly members: readonly {
        readonly id: string;
        readonly email: string;
    }[];
}
/** One attempt to set limits. */
interface LimitAttempt {
    readonly at: string;
    readonly limits: readonly TriedLimit[];
}
/** One requested limit. */
interface TriedLimit {
    readonly email: string;
    readonly limit: number;
    readonly result: LimitResult;
    /** The limit that the service reported as set; null: it reported none. */
    readonly set: number | null;
    /** The reason why the service refused; null: it did not refuse. */
    readonly reason: string | null;
}
type LimitResult = (typeof limitResults)[number];
/**
 * `different`: the service reported another limit. `unanswered`: its answer lacks the limit. `unknown`: sent, and no
 * answer came. `not-sent`: its request was not sent, or refused as a whole.
 */
declare const limitResults: readonly ["set", "refused", "different", "unanswered", "unknown", "not-sent"];
/** The limits that a policy states. */
interface StatedLimits {
    /** The limit of every member who is not named; null: the policy states none. */
    readonly default: number | null;
    /** E-mail addresses are in lower case. */
    readonly users: readonly {
        readonly email: string;
        readonly limit: number;
    }[];
}
interface Incomplete<T> {
    readonly complete: false;
    /** The part that arrived. */
    readonly value: T;
    readonly problems: readonly EvidenceProblem[];
}
type EvidenceProblem = {
    code: string;
    message: string;
    revision?: number | undefined;
};
/** Policies, with the checks that their rules use. */
interface LoadedPolicies extends Policies {
    readonly checks: Checks;
    readonly assertions: readonly CompiledAssertion[];
}
/** Everything that a run judges by. */
interface Policies {
    readonly files: readonly PolicyFile[];
    readonly rules: readonly Rule[];
    readonly assertions: readonly Assertion[];
    readonly editors: EditorPolicy | null;
    readonly changes: ChangePolicy | null;
    readonly usage: UsagePolicy | null;
    readonly access: AccessPolicy | null;
    readonly limits: LimitsPolicy | null;
    readonly readiness: ReadinessPolicy | null;
    readonly computers: ComputersPolicy | null;
    readonly sessions: SessionsPolicy | null;
    readonly approvals: readonly Approval[];
    readonly exceptions: readonly Exception[];
}
interface PolicyFile {
    readonly id: string;
    /** Former ids, the first one first: findings keep the ids that they had under it. */
    readonly formerly?: readonly string[];
    readonly title: string | null;
    readonly file: string;
    readonly digest: string;
    /** How many rules on settings and assertions the file states. */
    readonly ownRules: number;
}
/** One demand on one setting. Its id is `<policy id>/<setting path>` unless the policy says otherwise. */
interface Rule extends StatedRule {
    /** The catalog path of the setting. */
    readonly setting: string;
    readonly demands: readonly Demand[];
    /** Whether the rule passes while the setting is not set, although the catalog says that nothing is enforced. */
    readonly unsetPasses: boolean;
    readonly overridable: boolean;
}
/** What every rule has, whatever its demands. */
interface StatedRule extends PolicyPart {
    readonly id: string;
    readonly title: string;
    readonly severity: Severity;
    readonly remediation: string | null;
    readonly fixWithinSeconds: number | null;
}
interface PolicyPart extends PolicyOrigin {
    readonly rationale: string | null;
    readonly controls: readonly string[];
    readonly location: Location;
}
/** The policy of a part, and the period in which it is in force. */
interface PolicyOrigin {
    /** The id of the policy. */
    readonly policy: string;
    readonly owner: string | null;
    /** Milliseconds; the policy is not in force before `from` and after `until`. */
    readonly from: number | null;
    readonly until: number | null;
}
type Location = {
    file: string;
    line: number;
    column: number;
};
type Severity = (typeof severities)[number];
declare const severities: readonly ["info", "low", "medium", "high", "critical"];
/** One check with its options. */
interface Demand {
    readonly check: string;
    readonly options: Json;
}
/** A demand on the settings as a whole, as a JSON Schema. Its id is `<policy id>/<assertion id>`. */
interface Assertion extends StatedRule {
    readonly schema: JsonObject;
    /** The catalog paths in the schema: the settings that the assertion governs. */
    readonly governs: readonly string[];
}
interface EditorPolicy extends PolicyPart {
    /** null: the severity of the built-in rule. */
    readonly severity: Severity | null;
    /** null: the policy names nobody, and only `by` decides. */
    readonly approved: readonly ApprovedPerson[] | null;
    /** The last pattern that matches a changed setting decides who may change it. */
    readonly by: readonly {
        readonly pattern: string;
        readonly people: readonly ApprovedPerson[];
    }[];
}
/** An entry of a list of people: an e-mail address, `*@domain` or a user id, for a period. */
interface ApprovedPerson {
    readonly who: string;
    readonly from: number | null;
    /** The first millisecond after the period. */
    readonly until: number | null;
}
/** The policy on when and how the settings may change. */
interface ChangePolicy extends PolicyPart {
    /** Empty: at any time. */
    readonly windows: readonly ChangeWindow[];
    readonly freezes: readonly Freeze[];
    /** The settings that need an approval to be loosened; null: none. */
    readonly loosening: {
        readonly settings: readonly string[] | null;
    } | null;
    /** How long after a change an approval may still be given; null: not at all. */
    readonly emergencySeconds: number | null;
    /** null: the severity of the built-in rule. */
    readonly severity: Severity | null;
}
/** When changes may be made, in one time zone. */
interface ChangeWindow {
    /** The days on which the window begins. */
    readonly days: readonly Day[];
    /** Minutes of the day. `to` is exclusive, and on the next day if it is not after `from`. */
    readonly from: number;
    readonly to: number;
    readonly timezone: string;
}
type Day = (typeof days)[number];
declare const days: readonly ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** A period in which nothing may change. */
interface Freeze {
    readonly from: number;
    /** The first millisecond after the period. */
    readonly until: number;
    readonly reason: string;
    /** Patterns of settings; null: all settings. */
    readonly settings: readonly string[] | null;
}
/** What may be used, and how much. */
interface UsagePolicy extends PolicyOrigin {
    readonly settleDays: number;
    readonly quietDays: number;
    /** Names of MCP servers in the allowlist, by the servers' names in lower case. */
    readonly identities: Readonly<Record<string, string>>;
    readonly models: UsageRule<UsageLists & {
        readonly tiers: readonly string[] | null;
    }> | null;
    readonly mcp: UsageRule<UsageLists> | null;
    readonly tools: UsageRule<UsageLists> | null;
    readonly slashCommands: UsageRule<UsageLists> | null;
    readonly skills: UsageRule<UsageLists> | null;
    readonly clients: UsageRule<UsageLists> | null;
    readonly autonomy: UsageRule<{
        readonly atMost: string | null;
        /** The maximum fraction of all calls, by level. */
        readonly share: Readonly<Record<string, number>>;
        readonly ratioP90: number | null;
    }> | null;
    readonly credits: UsageRule<{
        readonly perUserPerDay: number | null;
        readonly perDay: number | null;
    }> | null;
    readonly hooks: readonly UsageRule<UsageHook>[];
    readonly unused: UsageRule<{
        readonly afterDays: number;
        readonly of: readonly ("models" | "mcp")[];
    }> | null;
}
/** A rule on usage, with its severity and its texts. */
interface UsageRule<T> extends RuleTexts {
    readonly demand: T;
    /** null: the rule has its built-in id. */
    readonly id: string | null;
    /** null: the severity of the built-in rule. */
    readonly severity: Severity | null;
    readonly location: Location;
}
/** What a rule says besides its demand. */
interface RuleTexts {
    readonly rationale: string | null;
    readonly remediation: string | null;
    readonly controls: readonly string[];
    readonly fixWithinSeconds: number | null;
}
/** The only names that may be used, and names that nobody may use; null: not stated. */
interface UsageLists {
    readonly allowed: readonly string[] | null;
    readonly denied: readonly string[] | null;
}
interface UsageHook {
    readonly event: string;
    readonly matcher: string | null;
    readonly command: string;
    /** null: per session. */
    readonly perCallOf: readonly string[] | null;
    readonly atLeast: number;
    readonly overDays: number;
}
/** Rules on who keeps access. */
interface AccessPolicy extends PolicyPart {
    readonly reviewEveryDays: number | null;
    /** How many days a person with a grant may go without using the agent. */
    readonly maxIdleDays: number | null;
    readonly mayEdit: "members" | null;
    /** The severity of the demand on who edits. */
    readonly severity: Severity;
}
/** Returns the policy on credit limits of users. */
interface LimitsPolicy extends ObservedPolicy, StatedLimits {
    readonly users: readonly (StatedLimits["users"][number] & {
        readonly location: Location;
    })[];
}
/** What every policy on observed things has besides its demands. */
interface ObservedPolicy extends PolicyOrigin, RuleTexts {
    readonly severity: Severity | null;
    /** The location of each demand, by the key of the demand. */
    readonly locations: Readonly<Record<string, Location>>;
}
/** How ready repositories must be. null: not stated. */
interface ReadinessPolicy extends ObservedPolicy {
    readonly repositories: readonly string[] | null;
    /** The minimum fraction of the applications that must pass, by criterion. */
    readonly required: ReadonlyMap<string, number> | null;
    readonly maxAgeSeconds: number | null;
    readonly models: UsageLists | null;
    readonly agentVersion: string | null;
    readonly clean: boolean;
}
/** Which computers are watched, and how they must be. */
interface ComputersPolicy extends ObservedPolicy {
    /** Ids or names. */
    readonly watch: readonly string[];
    readonly remoteUserNoneOf: readonly string[] | null;
    readonly maxProvisioningSeconds: number | null;
}
/** Which sessions are watched, and how they must be. */
interface SessionsPolicy extends ObservedPolicy {
    readonly watch: readonly string[];
    readonly toolsDenied: readonly string[] | null;
    readonly providerLockOneOf: readonly string[] | null;
}
/** A change record: which settings may change, when, by whom, and who approved the change. */
interface Approval {
    readonly id: string;
    /** Patterns of settings. */
    readonly settings: readonly string[];
    readonly from: number;
    /** The first millisecond after the period. */
    readonly until: number;
    /** E-mail addresses, `*@domain` or user ids; null: anybody. */
    readonly implementers: readonly string[] | null;
    /** E-mail addresses or user ids. */
    readonly approvedBy: readonly string[];
    readonly approvedAt: number;
    readonly ticket: string | null;
    readonly reason: string | null;
    readonly location: Location;
}
interface Exception {
    readonly rule: string;
    /** The violating entries that the exception accepts; null stands for unset, a text `fp:…` for a secret. */
    readonly value: readonly Json[] | null;
    /** The only place that the exception covers, as a JSON Pointer; null: every place that the rule covers. */
    readonly subject: string | null;
    /** Whether the exception also accepts that the setting has no effect. */
    readonly inert: boolean;
    /** For an event: the accepted revision. */
    readonly revision: number | null;
    readonly owner: string;
    /** Who approved the exception, besides the owner. */
    readonly agreedBy: readonly string[];
    readonly reason: string;
    readonly ticket: string | null;
    readonly category: "waiver" | "mitigated" | null;
    readonly from: number;
    /** The first millisecond after the period; null only for an event. */
    readonly until: number | null;
    readonly location: Location;
}
type Checks = ReadonlyMap<string, Check>;
interface Check<Options extends Json = Json> {
    /** The demand in general, in a sentence for policy authors. */
    readonly description: string;
    /** The form of the options, in a few words. */
    readonly optionsText: string;
    readonly sample: Sample<Options>;
    /** Why the check cannot judge the setting; undefined when it can. */
    misfit(setting: Setting): string | undefined;
    /** The schema of the options for one setting. */
    options(setting: Setting): unknown;
    /** The demand, to be read after "should be". */
    demand(options: Options): Words;
    /** The demand for policy authors, if it has more detail: readers of reports need no regular expression. */
    exactly?(options: Options): Words;
    /** How to correct a setting. Default: set it to what is demanded. */
    remedy?(options: Options): Words;
    /** How to correct a list with failing entries. Default: as `remedy`. */
    entryRemedy?(options: Options): Words;
    test(options: Options, setting: Setting): Test;
    /** Whether `lower` provably allows nothing that `upper` forbids. */
    implies(lower: Options, upper: Options, setting: Setting): boolean;
    /** A list passes if and only if each of its entries does. */
    readonly byEntry?: true;
    /** "passes": the check accepts values that are not among the known ones. Default: it rejects them. */
    readonly unknown?: "passes";
    /**
     * To which values a verdict on one value extends: to the same text only, or to all values that it covers. Default: to
     * all equivalent values.
     */
    readonly carries?: "text" | "covered";
    /** The passing value nearest to the actual value, null for not set; undefined when there is none to suggest. */
    restore?(options: Options, setting: Setting, actual: Json | undefined): Json | undefined;
}
/** An example rule for documentation and tests. */
interface Sample<Options extends Json = Json> {
    /** The path of a setting that the check fits. */
    readonly setting: string;
    readonly options: Options;
    /** A value that passes, and a value that fails; undefined when the result depends on time. */
    readonly holds: Json;
    readonly fails?: Json;
}
interface Setting {
    /** Dotted path, with `[*]` for the elements of a keyed list or map: `customModels[*].apiKey`. */
    readonly path: string;
    readonly description: string;
    readonly kind: KindName;
    /** The value is a list of that kind. `ordered`: the order matters. */
    readonly list?: "set" | "ordered";
    /** Known values. For a scale: lowest first, with the names of one level in an array. */
    readonly values?: readonly (string | readonly string[])[];
    /** For a scale: the known value that means the level is set elsewhere. The level may be any. */
    readonly inherits?: string;
    /** The meaning of known values whose name does not tell it. */
    readonly meanings?: Readonly<Record<string, string>>;
    /** For an integer: the minimum and maximum that the service accepts. */
    readonly range?: readonly [least: number, most: number];
    readonly looser: Looser;
    /** Every change weakens a guard of the organization, though only a policy can tell which direction is looser. */
    readonly guards?: true;
    readonly lever?: LeverName;
    readonly allows?: ListedThing;
    readonly unset: {
        readonly as: UnsetAs;
        readonly means: string;
        readonly default?: string;
    };
    /** The path of a switch: while it is false, it is not documented whether "not set" has its usual meaning. */
    readonly unclearWithout?: string;
    readonly switch?: Switch;
    /** For a list that allows: the names of the lists beside it whose entries win over its entries. */
    readonly deniedBy?: readonly string[];
    /** The path of the members' overrides. Rules on the setting judge every override that is set. */
    readonly overriddenBy?: string;
    readonly class: SecretClass;
    /** For entries that are objects: the class of each known key. */
    readonly fields?: Readonly<Record<string, SecretClass>>;
    /** For entries that are objects: their known members. */
    readonly shape?: Shape;
    /** For a keyed list: the key of its elements. */
    readonly key?: string;
}
type KindName = keyof typeof kinds;
declare const kinds: {
    boolean: Kind;
    integer: Kind;
    scale: Kind;
    enum: Kind;
    text: Kind;
    model: Kind;
    command: Kind;
    mcp: Kind;
    user: Kind;
    email: Kind;
    domain: Kind;
    cidr: Kind;
    url: Kind;
    path: Kind;
    repository: Kind;
    marketplace: Kind;
    secret: Kind;
    json: Kind;
    keyed: Kind;
    map: Kind;
};
interface Kind {
    /** How values look and match, in a sentence for policy authors. */
    readonly description: string;
    /** Examples of how values match; empty where values are not compared. */
    readonly examples: readonly Example[];
    /** Equivalent values: first the spelling in which texts are judged, then others. */
    readonly same?: readonly (readonly Json[])[];
    /** Malformed values of the right type. Nothing covers them. */
    readonly malformed?: readonly Json[];
    /** The JSON type of one value. */
    readonly type: "string" | "boolean" | "integer" | "object" | "any";
    /** Why a value of the right type is malformed; undefined when it is not. `inPolicy`: a policy lists the value. */
    flaw?(value: Json, inPolicy: boolean): string | undefined;
    /** Equal for equivalent values. Called with well-formed values only. Default: the canonical text. */
    normal?(value: Json): string;
    /** Returns a value that is no text in the spelling that JSON Schemas judge. Called with well-formed values only. */
    spelling?(value: Json): Json;
    /** Returns a test: is an actual value in the union of the listed values? Called with well-formed values only. */
    coverage?(list: readonly Json[]): (actual: Json) => boolean;
    /** A listed value without a * covers only equivalent values. */
    readonly wildcards?: true;
    /**
     * Returns a test: do the listed values cover all that an entry covers? Default: `coverage`, if a value that covers an
     * entry also covers all that the entry covers.
     */
    spans?(list: readonly Json[]): (entry: Json) => boolean;
    /**
     * Returns a test: can an actual value mean the same as a listed value, wildcards of both expanded? Default: either
     * covers the other.
     */
    overlaps?(list: readonly Json[]): (actual: Json) => boolean;
}
/** Listed values, values that they cover, and similar values that they do not cover. */
interface Example {
    readonly list: readonly Json[];
    readonly covers: readonly Json[];
    readonly leaves: readonly Json[];
}
/** Which change of a value gives the agent or its users more room. */
type Looser = "up" | "down" | "on" | "off" | "added" | "removed" | "first-match" | "set" | "unset" | "literal" | "none" | "unknown";
/** What an edit of a setting may put in place: code on members' machines, or where prompts and keys are sent. */
type LeverName = "command" | "endpoint" | "plugin" | "marketplace";
/** What the entries of a list name, where one of them may allow nearly everything. */
type ListedThing = "programs" | "servers" | "models" | "urls" | "folders" | "hosts" | "sockets" | "addresses" | "people";
/** How an unset value ranks among the set values. */
type UnsetAs = "everything" | "nothing" | "loosest" | "between" | "unknown";
/** The setting has an effect only while its switch has the value `on`. */
interface Switch {
    readonly path: string;
    /** true: the value is `true`. false: the value is `false` or unset. */
    readonly on: boolean;
    /** Whether a rule passes while the switch is off, because nobody is allowed anything then. */
    readonly offIsSafe: boolean;
    /** If it is not set, projects and members may turn it on. */
    readonly elsewhere?: true;
}
/** How a value is shown. Values outside the catalog are secret. */
type SecretClass = "public" | "personal" | "url" | "command" | "free" | "secret";
/** The known members of an object: null for any value, the known texts, or the members of the objects below it. */
interface Shape {
    readonly [member: string]: null | readonly string[] | Shape;
}
type Words = readonly Word[];
type Word = string | {
    readonly value: Json;
} | {
    readonly values: readonly Json[];
    readonly joint: "and" | "or";
} | {
    readonly field: "subject" | "offending";
};
/** Judges a value that is set and has the setting's type. */
type Test = (value: Json) => Failure | undefined;
interface Failure {
    /** What is wrong, as the predicate of the setting's name: "contains o4-preview, which is not listed". */
    readonly message: string;
    /** The failing entries. */
    readonly offending: readonly Json[];
}
/** An assertion with its compiled schema. */
interface CompiledAssertion extends Assertion {
    readonly test: SchemaTest;
}
/** Returns the objections to a value, by place: at least one when the value is not valid. */
type SchemaTest = (value: Json) => readonly Objection[];
/** An objection of a schema at one place. */
interface Objection {
    /** JSON Pointer. */
    readonly place: string;
    /** To be read after the place: "must be equal to constant". */
    readonly message: string;
    /** Whether the schema has alternatives there, and this is the objection of one of them. */
    readonly isAlternative: boolean;
}
/** The policies' history, oldest first; null: unknown. The last version is the one that the run uses. */
interface PolicyHistory {
    readonly versions: readonly PolicyVersion[] | null;
    /** What could not be evaluated, and why. */
    readonly notEvaluated: readonly {
        readonly what: string;
        readonly reason: string;
    }[];
}
/** The policies after one change. */
interface PolicyVersion {
    /** Milliseconds: in force from then until the next version. Never earlier than the version before. */
    readonly from: number;
    /** null: a version that is not committed to the branch. */
    readonly commit: {
        readonly id: string;
        readonly author: string;
        readonly writers: readonly string[];
    } | null;
    /** null: this version of the program cannot read them. */
    readonly policies: LoadedPolicies | null;
    /** The edits of the change, in words. */
    readonly edits: readonly string[];
}
interface Catalog {
    readonly root: CatalogPlace;
    readonly settings: readonly Setting[];
    /** The setting at a catalog path such as `customModels[*].apiKey`. */
    setting(path: string): Setting | undefined;
    /** Like `setting`, for a path that is known to exist. @throws RangeError when there is no such setting */
    required(path: string): Setting;
    /** The place at a catalog path. */
    place(path: string): CatalogPlace | undefined;
}
/** A place in the settings tree: a group of settings, a setting, or a container of elements. */
interface CatalogPlace {
    readonly path: string;
    readonly setting?: Setting;
    /** Accepted spelling of a key → its canonical name and place. */
    readonly keys: ReadonlyMap<string, {
        readonly name: string;
        readonly place: CatalogPlace;
    }>;
    /** The place of each element of a keyed list or map. */
    readonly any?: CatalogPlace;
}
type Report = {
    schemaVersion: 1;
    tool: {
        name: "driftline";
        version: string;
    };
    organization: string;
    asOf: string;
    verdict: "compliant" | "drifted" | "incomplete" | "tampered";
    exitCode: number;
    view: {
        reportSeverity: "critical" | "high" | "info" | "low" | "medium" | null;
        since: string | null;
        failOn: "critical" | "high" | "info" | "low" | "medium" | "never";
        failOnTransient?: "critical" | "high" | "info" | "low" | "medium" | undefined;
    };
    evidence: {
        source: "demo" | "file" | "ledger" | "service";
        origin: string;
        complete: boolean;
        problems: {
            code: string;
            message: string;
            revision?: number | undefined;
        }[];
        revisions: {
            count: number;
            first: number | null;
            last: number | null;
            firstAt: string | null;
            lastAt: string | null;
            leftOut: number;
        };
        requests: number;
        policies: {
            id: string;
            file: string;
            digest: string;
            rules: number;
        }[];
        config?: string | undefined;
        history: string | null;
        run: {
            actor: string | null;
            repository: string;
            workflow: string | null;
            id: string;
            attempt: string | null;
            commit: string | null;
            server: string | null;
            file?: string | undefined;
        } | null;
        command: string | null;
        ledger: {
            head: string;
            size: number;
            anchored: boolean;
            lastCompleteAudit: string | null;
        } | null;
        clockBehind?: boolean | undefined;
        emulated?: boolean | undefined;
        proxied?: boolean | undefined;
    };
    notEvaluated: {
        what: string;
        reason: string;
    }[];
    notEvaluatedRules?: string[] | undefined;
    summary: {
        open: {
            critical: number;
            high: number;
            info: number;
            low: number;
            medium: number;
        };
        resolved: number;
        excepted: number;
        noted: number;
        causes: number;
        rules: {
            total: number;
            passing: number;
            failing: number;
            notEvaluated: number;
        };
        builtIn?: {
            failing: number;
        } | undefined;
        coverage: {
            governed: number;
            seen: number;
        };
        sinceLast: {
            at: string;
            new: string[];
            stillOpen: string[];
            reopened: string[];
            resolved: string[];
            gone: string[];
            transient: string[];
            expiring: string[];
        } | null;
    };
    rules: {
        id: string;
        formerly?: string[] | undefined;
        title: string;
        policy: string | null;
        owner: string | null;
        subject: string;
        severity: "critical" | "high" | "info" | "low" | "medium";
        rationale: string | null;
        controls: string[];
        status: "excepted" | "failing" | "not-evaluated" | "passing";
        reason: string | null;
        location: {
            file: string;
            line: number;
            column: number;
        } | null;
    }[];
    findings: {
        days?: {
            day: string;
            credits?: number | null | undefined;
            calls?: number | null | undefined;
            share?: number | null | undefined;
            provisional: boolean;
            revisions: number[];
        }[] | undefined;
        certainty?: "candidates" | "exact" | "lower-bound" | undefined;
        who?: {
            id: string;
            email: string | null;
            certainty: "candidates" | "exact" | "lower-bound";
        }[] | undefined;
        between?: string[] | undefined;
        during?: string[] | undefined;
        id: string;
        key: string;
        rule: string;
        title: string;
        kind: "access" | "change" | "computer" | "editor" | "exception" | "integrity" | "lever" | "readiness" | "secret" | "setting" | "usage";
        severity: "critical" | "high" | "info" | "low" | "medium";
        status: "excepted" | "noted" | "open" | "resolved";
        subject: string;
        formerly?: string[] | undefined;
        message: string;
        expected: JSONType;
        demand: (string | {
            field: "offending" | "subject";
        } | {
            value: JSONType;
        } | {
            values: JSONType[];
            joint: "and" | "or";
        })[];
        remedy: (string | {
            field: "offending" | "subject";
        } | {
            value: JSONType;
        } | {
            values: JSONType[];
            joint: "and" | "or";
        })[];
        before: JSONType;
        actual: JSONType;
        offending: JSONType[];
        values: {
            revision: number;
            at: string;
            by: {
                id: string | null;
                email: string | null;
                name: string | null;
            };
            actual: JSONType;
        }[];
        introduced: {
            revision: number | null;
            at: string;
            by: {
                id: string | null;
                email: string | null;
                name: string | null;
            } | null;
            exact: boolean;
        };
        openingSwitch?: string | undefined;
        resolved: {
            revision: number | null;
            at: string;
            by: {
                id: string | null;
                email: string | null;
                name: string | null;
            } | null;
            approval?: string | undefined;
        } | null;
        ended: "accepted" | "fixed" | "outgrown" | null;
        exposureSeconds: number | null;
        unseenSeconds?: number | undefined;
        dueAt: string | null;
        approvableUntil?: string | undefined;
        inForce: "absent" | "compliant" | "unknown" | "violating" | null;
        fix: JSONType;
        location: {
            file: string;
            line: number;
            column: number;
        } | null;
        inert: {
            switch: string;
            wanted: boolean;
            since: {
                revision: number;
                at: string;
                by: {
                    id: string | null;
                    email: string | null;
                    name: string | null;
                };
                exact: boolean;
            };
        } | null;
        causedBy: string | null;
        exception: {
            owner: string;
            reason: string;
            ticket: string | null;
            category: string | null;
            from: string;
            expires: string | null;
            state: "active" | "expired" | "expiring" | "outgrown" | "pending" | "unused";
        } | null;
        controls: string[];
        rationale: string | null;
        remediation: string | null;
        blast: {
            days: {
                whole: number;
                edge: number;
                missing: number;
                provisional: number;
                from: string;
                to: string;
            };
            users: {
                atLeast: number;
                atMost: number | null;
            };
            sessions: {
                atLeast: number;
                atMost: number | null;
            };
            credits: {
                atLeast: number;
                atMost: number | null;
            };
            commits: {
                atLeast: number;
                atMost: number | null;
            };
            pullRequests: {
                atLeast: number;
                atMost: number | null;
            };
            models: {
                id: string;
                credits: {
                    atLeast: number;
                    atMost: number | null;
                };
                users: string[];
            }[];
            servers: {
                name: string;
                calls: {
                    atLeast: number;
                    atMost: number | null;
                };
            }[];
            about: {
                what: string;
                credits: {
                    atLeast: number;
                    atMost: number | null;
                } | null;
                calls: {
                    atLeast: number;
                    atMost: number | null;
                } | null;
                users: {
                    atLeast: number;
                    atMost: number | null;
                } | null;
            } | null;
            note: string | null;
        } | null;
    }[];
    revisions: {
        revision: number;
        at: string;
        missing?: {
            from: number;
            to: number;
        } | undefined;
        by: {
            id: string | null;
            email: string | null;
            name: string | null;
        };
        approved: boolean | null;
        inWindow?: boolean | undefined;
        freezes?: string[] | undefined;
        changes: {
            subject: string;
            formerly?: string | undefined;
            op: "add" | "remove" | "replace";
            before: JSONType;
            after: JSONType;
            added?: JSONType[] | undefined;
            removed?: JSONType[] | undefined;
            direction: "looser" | "neutral" | "tighter" | "unknown";
            approval: {
                id: string;
                result: "authorized" | "early" | "emergency" | "late" | "over-scope" | "self-approved" | "unauthorized" | "wrong-implementer";
                approvedBy?: string[] | undefined;
                approvedAt?: string | undefined;
                ticket?: string | null | undefined;
                reason?: string | null | undefined;
            } | null;
        }[];
        representation: string[];
        opened: string[];
        closed: string[];
    }[];
    exceptions: {
        rule: string;
        value: JSONType[];
        subject?: string | undefined;
        inert?: boolean | undefined;
        revision: number | null;
        owner: string;
        agreedBy?: string[] | undefined;
        selfOwned?: number | undefined;
        reason: string;
        ticket: string | null;
        category: string | null;
        from: string;
        expires: string | null;
        state: "active" | "expired" | "expiring" | "outgrown" | "pending" | "unused";
        findings: string[];
        location: {
            file: string;
            line: number;
            column: number;
        } | null;
    }[];
    approvals: {
        id: string;
        state: "applied" | "never-applied" | "partly" | "pending" | "unknown";
        revisions: number[];
        settings: string[];
        from: string;
        until: string;
        implementers: string[] | null;
        approvedBy: string[];
        approvedAt: string;
        ticket: string | null;
        reason: string | null;
        location: {
            file: string;
            line: number;
            column: number;
        } | null;
    }[];
    editors: {
        id: string | null;
        email: string | null;
        revisions: number;
        unapproved: number;
        loosening: number;
    }[];
    access: {
        subject: string;
        grants: string;
        to: "everyone" | "listed" | "nobody";
        who: JSONType;
        limits: JSONType[] | null;
        because: string | null;
        since: {
            revision: number | null;
            at: string;
            by: {
                id: string | null;
                email: string | null;
                name: string | null;
            } | null;
        };
        exact: boolean;
    }[];
    secrets: {
        subject: string;
        form: "literal" | "masked-by-server" | "placeholder" | "reference";
        fingerprint: string | null;
        sinceRevision: number;
        at: string;
        alsoAt: string[];
        unseen?: true | undefined;
        state?: "masked" | "referenced" | "removed" | "rotated" | "standing" | undefined;
        spans?: {
            subject: string;
            formerly?: string[] | undefined;
            from: {
                revision: number;
                at: string;
                by: {
                    id: string | null;
                    email: string | null;
                    name: string | null;
                };
                exact: boolean;
            };
            until: {
                revision: number;
                at: string;
                by: {
                    id: string | null;
                    email: string | null;
                    name: string | null;
                };
                exact: boolean;
            } | null;
            masked: {
                revision: number;
                at: string;
                by: {
                    id: string | null;
                    email: string | null;
                    name: string | null;
                };
                exact: boolean;
            } | null;
            ended: "referenced" | "removed" | "rotated" | null;
            next: string | null;
        }[] | undefined;
    }[];
    settings: {
        subject: string;
        rules: string[];
        changes: number | null;
        setBy: number | null;
        unseen?: true | undefined;
    }[];
    usage: {
        from: string;
        to: string;
        days: number;
        leftOut: number;
        missing: {
            endpoint: string;
            day: string;
        }[];
        provisional: string[];
        requests: number;
        ambiguous: {
            rule: string;
            subject: string;
            day: string;
            revisions: number[];
            reason: "changed" | "gap" | "reading" | "settle";
        }[];
        unjoined: {
            what: string;
            name: string;
            days: number;
        }[];
        artifacts: {
            entries: number;
            calls: number;
        };
        unsaid: {
            endpoint: string;
            figure: string;
            rows: number;
        }[];
        belowFloor: {
            what: string;
            name: string;
            day: string | null;
        }[];
        models: {
            id: string;
            users: number;
            credits: number | null;
            firstDay: string;
            lastDay: string;
            allowedNow: boolean | null;
            matchedAs?: "custom" | undefined;
            usedOn: string[];
            allowed: {
                from: string;
                to: string;
                is: "allowed" | "ambiguous" | "unjudged" | "violation";
            }[];
        }[];
        servers: {
            name: string;
            spellings: string[];
            calls: number | null;
            firstDay: string;
            lastDay: string;
            identity: string | null;
            allowedNow: boolean | null;
        }[];
        hooks: {
            event: string;
            matcher: string | null;
            command: string;
            count: number | null;
            coverage: {
                ran: number;
                of: number;
                from: string;
                to: string;
            } | null;
        }[];
        levels: {
            day: string;
            high: number | null;
            cap: string | null;
        }[];
    } | null;
    people: {
        id: string;
        email: string | null;
        identity?: "unclear" | undefined;
        member: boolean | null;
        lastSignInAt: string | null;
        lastDay: string | null;
        grants: string[];
        overrides: Record<string, JSONType>;
        credits: number | null;
        highest: string | null;
    }[] | null;
    readiness: {
        repository: string;
        reports: number;
        newest: {
            id: string;
            at: string;
            model: string | null;
            agentVersion: string | null;
        } | null;
        verdicts: {
            rule: string;
            at: string;
            about: string | null;
            verdict: "allowed" | "ambiguous" | "not-said" | "unjudged" | "violation";
            reason: "changed" | "gap" | "reading" | "settle" | null;
            revisions: number[];
        }[];
    }[] | null;
    computers: {
        id: string;
        name: string;
        provider: string;
        createdAt: string;
        status: string | null;
        remoteUser: string | null;
        verdicts: {
            rule: string;
            at: string;
            about: string | null;
            verdict: "allowed" | "ambiguous" | "not-said" | "unjudged" | "violation";
            reason: "changed" | "gap" | "reading" | "settle" | null;
            revisions: number[];
        }[];
    }[] | null;
    sessions: {
        id: string;
        createdAt: string;
        updatedAt: string;
        model: string | null;
        specModeModel: string | null;
        autonomyLevel: string | null;
        autonomyMode: string | null;
        messages: {
            count: number;
            errors: number;
            firstAt: string | null;
            lastAt: string | null;
        } | null;
        verdicts: {
            rule: string;
            at: string;
            about: string | null;
            verdict: "allowed" | "ambiguous" | "not-said" | "unjudged" | "violation";
            reason: "changed" | "gap" | "reading" | "settle" | null;
            revisions: number[];
        }[];
    }[] | null;
    limits: {
        email: string;
        limit: number;
        stated: "default" | "users";
        applied: number | null;
        attempt: {
            at: string;
            limit: number;
            result: "different" | "not-sent" | "refused" | "set" | "unanswered" | "unknown";
            reason: string | null;
        } | null;
        verdicts: {
            rule: string;
            at: string;
            about: string | null;
            verdict: "allowed" | "ambiguous" | "not-said" | "unjudged" | "violation";
            reason: "changed" | "gap" | "reading" | "settle" | null;
            revisions: number[];
        }[];
    }[] | null;
    remediation: {
        severities: {
            fixed: number;
            meanSeconds: number | null;
            medianSeconds: number | null;
            isLeast: boolean;
            isMost?: true | undefined;
            due: number;
            inTerm: number;
            unknownTerm?: number | undefined;
            severity: "critical" | "high" | "info" | "low" | "medium";
        }[];
        months: {
            fixed: number;
            meanSeconds: number | null;
            medianSeconds: number | null;
            isLeast: boolean;
            isMost?: true | undefined;
            due: number;
            inTerm: number;
            unknownTerm?: number | undefined;
            month: string;
            severity: "critical" | "high" | "info" | "low" | "medium";
        }[];
    } | null;
    sample: {
        size: number;
        seed: string;
        of: number;
        changes: {
            revision: number;
            subject: string;
        }[];
    } | null;
    exposure: {
        severity: {
            critical: number;
            high: number;
            info: number;
            low: number;
            medium: number;
        };
        unseen?: {
            critical: number;
            high: number;
            info: number;
            low: number;
            medium: number;
        } | undefined;
        rules: {
            id: string;
            seconds: number;
            unseenSeconds?: number | undefined;
        }[];
        controls: {
            id: string;
            seconds: number;
            unseenSeconds?: number | undefined;
        }[];
    };
    posture: {
        revision: number;
        at: string;
        tighter: number;
        looser: number;
        balance: number;
        open: {
            critical: number;
            high: number;
            info: number;
            low: number;
            medium: number;
        };
    }[];
    timeline: {
        at: string;
        until?: string | undefined;
        kind: "freeze" | "policy" | "run";
        text: string;
    }[];
};
/** All members. An incomplete list is not used: a missing member would look like a stranger. */
type Members = readonly Member[];
/** A member, reduced to what an audit needs. */
interface Member {
    readonly id: string;
    readonly email: string;
    /** When the account was created, in milliseconds; null: not known. */
    readonly since: number | null;
    /** The last sign-in, in milliseconds; null: not known. */
    readonly signedIn: number | null;
}
/** All requested days. A day without a row is in no map: the day is missing, and not a day without usage. */
interface Usage {
    readonly from: UtcDay;
    readonly to: UtcDay;
    /** The number of days after the run's instant that have figures and were not requested. */
    readonly leftOut: number;
    readonly requests: number;
    readonly tokens: ReadonlyMap<UtcDay, TokensDay>;
    readonly tools: ReadonlyMap<UtcDay, ToolsDay>;
    readonly activity: ReadonlyMap<UtcDay, ActivityDay>;
    readonly productivity: ReadonlyMap<UtcDay, ProductivityDay>;
    /** Only active users. */
    readonly users: ReadonlyMap<UtcDay, readonly UserDay[]>;
    readonly conflicts: readonly UsageConflict[];
    readonly unsaid: readonly UnsaidFigure[];
}
/** What `/tokens` reports for a day. Lists that were not reported are null. */
interface TokensDay {
    readonly credits: Figure;
    readonly models: readonly TieredUse[] | null;
    /** The named models of a list that does not name all of its models; empty for a list that does. */
    readonly named: readonly TieredUse[];
    readonly users: readonly (UsageUser & {
        readonly credits: Figure;
        readonly models: readonly ModelUse[] | null;
        readonly named: readonly ModelUse[];
    })[] | null;
}
/** null: the service did not report it. */
type Figure = number | null;
interface TieredUse extends ModelUse {
    readonly tier: string | null;
}
/** The id of a model, and the credits that it took. */
interface ModelUse {
    readonly id: string;
    readonly credits: Figure;
}
/** A user of the agent. */
interface UsageUser {
    readonly id: string;
    readonly email: string | null;
    /** The id and the address belong to different people. */
    readonly isUnclear?: true;
}
/** What `/tools` reports for a day. */
interface ToolsDay {
    readonly calls: Figure;
    readonly tools: readonly Count[] | null;
    readonly servers: readonly Count[] | null;
    readonly skills: readonly Count[] | null;
    readonly slashCommands: readonly Count[] | null;
    readonly hooks: readonly HookUse[] | null;
    /** Fractions of all calls by mode: `auto_high` and so on. */
    readonly shares: ReadonlyMap<string, Figure>;
    readonly ratioP90: Figure;
}
/** The name of a thing, and how often it was used. */
interface Count {
    readonly name: string;
    readonly count: Figure;
}
interface HookUse {
    readonly event: string;
    readonly matcher: string | null;
    readonly command: string;
    readonly count: Figure;
}
/** What `/activity` reports for a day. */
interface ActivityDay {
    readonly users: Figure;
    readonly clients: ReadonlyMap<string, Figure>;
    readonly sessions: Figure;
}
/** What `/productivity` reports for a day. */
interface ProductivityDay {
    readonly commits: Figure;
    readonly pullRequests: Figure;
}
/** What `/users` reports for a person on a day. */
interface UserDay extends UsageUser {
    readonly calls: Figure;
    readonly credits: Figure;
    readonly sessions: Figure;
    readonly mcpCalls: Figure;
    /** The most used model. */
    readonly primaryModel: string | null;
    readonly primaryTier: string | null;
    /** The most used mode. Other modes may have been used as well. */
    readonly mode: string | null;
}
/** Rows that differ although they are for the same day, or the same day and user. None of them is used. */
interface UsageConflict {
    readonly endpoint: UsageEndpoint;
    readonly day: UtcDay;
}
/** A figure that rows leave out, or give as null. */
interface UnsaidFigure {
    readonly endpoint: UsageEndpoint;
    readonly figure: string;
    /** The number of rows. */
    readonly rows: number;
}
interface SampleRequest {
    readonly size: number;
    readonly seed: string;
}
/** Receives the progress of a run. */
type Hear = (progress: Progress) => void;
/** The progress of a run. Reading reports it after every few hundred revisions, judging about a hundred times. */
interface Progress {
    readonly phase: "reading" | "judging";
    /** The number of revisions. */
    readonly done: number;
    /** null: the total is not known. */
    readonly of: number | null;
}
/** Data that was requested but not received. */
interface Unread extends UnjudgedPart {
    /** Whether the audit is complete without it. */
    readonly isOptional: boolean;
}
/** A part that could not be judged, and the reason. */
interface UnjudgedPart {
    readonly what: string;
    readonly reason: string;
}
/**
 * Builds the input of an audit.
 * @param settings a configuration
 * @param overrides without them revisions after `asOf` are left out, gaps in the numbers are allowed, and nothing fails
 */
declare function auditInput(evidence: Evidence, settings: AuditSettings, overrides: AuditOverrides): AuditInput;
/** The settings of an organization, which all its audits share. */
type AuditSettings = Pick<AuditInput, "catalog" | "builtin" | "sharedAccounts" | "auditEverySeconds">;
/** The required and optional settings of one audit. */
type AuditOverrides = Pick<AuditInput, "policies" | "organization" | "asOf"> & Partial<Omit<AuditInput, "evidence" | keyof AuditSettings>>;
/**
 * Builds the catalog from the published settings and aliases, and an organization's own aliases.
 * @param aliases path as written → canonical path, both below the same group
 * @throws RangeError naming an alias whose target is not a setting or is in another group
 */
declare function createCatalog(aliases?: Readonly<Record<string, string>>): Catalog;
declare class DriftlineError extends Error {
    #private;
    /** The kind of the error, or a more specific code of a subclass. */
    readonly code: string;
    readonly problems: readonly Problem[];
    /** @param problems what is wrong; all of them are shown, in this order */
    constructor(code: ErrorCode, problems: string | Problem | readonly Problem[]);
    get exitCode(): 2 | 3 | 4 | 5;
}
/** One problem, with its place and, if there is one, its remedy. */
interface Problem {
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
    /** A stable identifier for programs, for problems that are part of the report. */
    readonly code?: string;
    readonly revision?: number;
    readonly hint?: string;
    /** The offending source line, with a caret line under it. */
    readonly excerpt?: readonly string[];
}
type ErrorCode = keyof typeof exits;
/** The kinds of errors, with the exit code of each. */
declare const exits: {
    readonly usage: 2;
    readonly config: 2;
    readonly policy: 2;
    readonly incomplete: 3;
    readonly tampered: 4;
    readonly leak: 5;
    readonly internal: 5;
};
/** Returns evidence with these problems; complete only if there are none. */
declare function evidenceOf(value: PulledHistory, problems: readonly EvidenceProblem[]): Evidence;
type Change = RevisionRow["changes"][number];
type RevisionRow = Report["revisions"][number];
type Finding = Report["findings"][number];
declare const reporters: {
    text: {
        says: string;
        extension: string;
        countsOnly: true;
        load: () => Promise<Reporter>;
    };
    json: {
        says: string;
        extension: string;
        showsSample: true;
        load: () => Promise<typeof jsonPieces>;
    };
    markdown: {
        says: string;
        extension: string;
        countsOnly: true;
        load: () => Promise<Reporter>;
    };
    html: {
        says: string;
        extension: string;
        load: () => Promise<Reporter>;
    };
    csv: {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "findings-csv": {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "plan-csv": {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "access-csv": {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "secrets-csv": {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "sample-csv": {
        says: string;
        extension: string;
        showsSample: true;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    tables: {
        says: string;
        extension: string;
        files: () => Promise<readonly string[]>;
        load: () => Promise<Reporter<Files>>;
    };
    package: {
        says: string;
        extension: string;
        showsSample: true;
        packs: () => Promise<readonly string[]>;
        load: () => Promise<Reporter>;
    };
    sarif: {
        says: string;
        extension: string;
        load: () => Promise<Reporter>;
    };
    junit: {
        says: string;
        extension: string;
        load: () => Promise<Reporter>;
    };
    ocsf: {
        says: string;
        extension: string;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    github: {
        says: string;
        extension: string;
        countsOnly: true;
        load: () => Promise<Reporter>;
    };
};
/** Renders a value as JSON, like `JSON.stringify(value, null, 2)` with a newline, with invisible characters escaped. */
declare function jsonPieces(value: unknown): Generator<string>;
/** Renders a report to a whole text, or to pieces if the text grows with the history. */
type Reporter<Made extends RenderedText | Files = string> = (report: Readonly<Report>, options?: RenderOptions) => Made;
/** A text: whole, or in consecutive pieces. No piece ends inside a character. */
type RenderedText = string | Iterable<string>;
/** The texts of a folder's files, by file name. */
type Files = ReadonlyMap<string, RenderedText>;
interface RenderOptions {
    /** Whether to use colours, for a terminal. */
    readonly color?: boolean;
    /** The width in cells, for a terminal. */
    readonly width?: number;
    /** Whether to show only the verdict and the counts, for a public place. */
    readonly countsOnly?: boolean;
    /** The maximum of findings to show, worst first, if there is little room. The others are counted. */
    readonly results?: number;
}
interface Pagination {
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}
/** A sealed history. */
interface SealedHistory {
    /** Sorted by number, without duplicates. */
    readonly revisions: readonly SealedRevision[];
    /** Numbers that arrived twice with different content. */
    readonly conflicts: readonly number[];
    /** Fields of pages and changes that the API does not define. */
    readonly unknownFields: readonly string[];
    /** Whether a page did not state if another page follows, and was taken as the last. */
    readonly hasOpenEnd: boolean;
    /** The id of the fingerprint key; null if secrets are numbered. */
    readonly keyId: string | null;
    /** The mark of a file that holds these revisions unchanged. */
    readonly mark: Mark;
    /** Why fingerprints tell less than usual, because changes arrived sealed; null if they do not. */
    readonly unlike: Unlike | null;
    /** Whether a text of the data contains a secret in any encoding. */
    readonly leaks: (text: string) => boolean;
    /** Whether a text to be published shows a secret, and does not only put words together to the same text. */
    readonly outputLeaks: (text: string) => boolean;
    /** Present fingerprints by the fingerprints under the earlier key. Empty without an earlier key. */
    readonly renewed: ReadonlyMap<string, string>;
    /** What the ledger must record; null in a session without a ledger. */
    readonly recalled: RecalledRevisions | null;
}
/** Who sealed a change, and with which key. */
interface Mark {
    readonly organization: string;
    /** The id of the fingerprint key; null without a key. */
    readonly keyId: string | null;
    /** Without a key, the revision from which secrets are numbered. Numbers from another revision are other secrets. */
    readonly from: number | null;
}
/** Why fingerprints tell less than those of this run would. */
type Unlike = {
    readonly because: "mixed";
} | {
    readonly because: "elsewhere";
    readonly organization: string;
    readonly keyId: string | null;
};
/** What the ledger must record. */
interface RecalledRevisions {
    /** Revisions that the ledger lacks, and revisions whose sealed form has changed. */
    readonly keep: readonly StoredRevision[];
    /** The numbers of the revisions that arrived. */
    readonly arrived: readonly number[];
    readonly rewritten: readonly Rewritten[];
    /** Whether there are secrets that cannot be compared between revisions. */
    readonly isBlind: boolean;
}
/** A revision as the ledger keeps it. A session turns it into a sealed revision. */
interface StoredRevision extends RevisionFields {
    /** The id of the fingerprint key; null without fingerprints. */
    readonly keyId: string | null;
}
/** A revision that arrived with another content, in this run or an earlier run. */
interface Rewritten {
    readonly revision: number;
    /** The arrived revision, as an entry of the ledger. */
    readonly entry: StoredRevision;
    /** The index of the entry among those that were recalled; undefined: the ledger does not hold it yet. */
    readonly past?: number;
}
type SealSession = Session;
/**
 * Reads a history as bytes, in any number of pieces, and returns it sealed. A piece that fails has no effect. The
 * caller owns the buffers and may reuse them after each call.
 */
declare class Session {
    #private;
    constructor({ key, earlierKey, organization, catalog, kept, progress, trusts, }: SealOptions);
    /**
     * Reads one page of the API.
     * @param maxBytes the maximum size of a page; by default that of a page of the service
     * @throws DriftlineError `incomplete` whose problem names what is wrong with the bytes or the shape
     */
    page(bytes: Uint8Array, maxBytes?: number): Page;
    /** Reads a list of changes, as one JSON array. Parameters and errors are those of `page`. */
    list(bytes: Uint8Array, maxBytes?: number): void;
    /**
     * Reads one change.
     * @param where the name of the change in messages
     * @throws DriftlineError as `page` does
     */
    line(bytes: Uint8Array, where: string): void;
    /**
     * Whether the bytes are one change, which may have errors but does not end too early. Distinguishes a file of such
     * lines from a page. Never throws.
     */
    isChange(bytes: Uint8Array): boolean;
    /**
     * Adds a revision that a ledger keeps. If a revision is added several times, the last form counts.
     * @param isConflict whether this is another content of a revision that the ledger keeps
     * @throws DriftlineError `internal` in a session that was not opened as `kept`
     */
    recall(stored: StoredRevision, isConflict?: boolean): void;
    /**
     * Whether everything must be read again: the revisions of the ledger have another key, or there are two keys, and only
     * what is read shows which old fingerprint is which new one.
     */
    get needsAll(): boolean;
    /**
     * Seals everything that was read, and ends the session. Hiding and numbering need the whole history.
     * @param allowedTexts texts that outputs contain anyway (policies, our own words): a secret in them is weak
     * @param isWhole whether all of the history was read, and not only revisions that a ledger lacks
     * @throws DriftlineError `internal` when called again
     */
    finish(allowedTexts?: readonly string[], isWhole?: boolean): SealedHistory;
}
interface SealOptions {
    /** HMAC key of the fingerprints. */
    readonly key?: string | undefined;
    /** The key that `key` replaced. What a ledger keeps under the earlier key is compared as well. */
    readonly earlierKey?: string | undefined;
    readonly organization: string;
    readonly catalog?: Catalog;
    /** Whether a ledger keeps the revisions. Without a key they get no fingerprints: a later run has other numbers. */
    readonly kept?: boolean;
    /** Called after every 500 revisions with the number of revisions read so far. */
    readonly progress?: ((revisions: number) => void) | undefined;
    /** Whether changes may state that they were sealed before: changes of a file may, changes of the service may not. */
    readonly trusts?: boolean;
}
interface Page {
    /** The revision numbers in the order of the page. */
    readonly revisions: readonly number[];
    readonly pagination: Pagination;
    /** Whether the page states if another page follows. A page that does not is taken as the last. */
    readonly saysNext: boolean;
}
/**
 * Opens a session that reads the bytes of a history and returns it sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
declare function open(options: SealOptions): Session;
type ApiClient = {
    readonly analytics: {
        readonly activity: GroupedEndpoint<{
            readonly startDate: string;
            readonly endDate: string;
            readonly group_by?: "client" | undefined;
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                date: string;
                daily_active_users: number | null;
                weekly_active_users: number | null;
                monthly_active_users: number | null;
                daily_active_users_by_client: Record<string, number | null> | null;
                sessions: number | null;
                messages: number | null;
                user_messages: number | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                date: string;
                group_key: string;
                daily_active_users: number | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }>;
        readonly productivity: (input: {
            readonly startDate: string;
            readonly endDate: string;
        }) => Promise<{
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                files_created: number | null;
                files_edited: number | null;
                git_commits: number | null;
                git_prs_created: number | null;
                date: string;
                by_extension: {
                    [x: string]: unknown;
                    extension: string | null;
                    count: number | null;
                }[] | null;
                by_language: {
                    [x: string]: unknown;
                    language: string | null;
                    count: number | null;
                }[] | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }>;
        readonly tokens: GroupedEndpoint<{
            readonly startDate: string;
            readonly endDate: string;
            readonly group_by?: "model" | undefined;
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                billable_tokens: number | null;
                input_tokens: number | null;
                output_tokens: number | null;
                date: string;
                cache_read_tokens: number | null;
                cache_write_tokens: number | null;
                by_model: {
                    [x: string]: unknown;
                    billable_tokens: number | null;
                    input_tokens: number | null;
                    output_tokens: number | null;
                    model_id: string | null;
                    model_tier: "standard" | "thinking" | (string & {}) | null;
                }[] | null;
                by_user: {
                    [x: string]: unknown;
                    user_id: string | null;
                    user_email: string | null;
                    billable_tokens: number | null;
                    by_model: {
                        [x: string]: unknown;
                        model_id: string | null;
                        billable_tokens: number | null;
                    }[] | null;
                }[] | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                billable_tokens: number | null;
                input_tokens: number | null;
                output_tokens: number | null;
                date: string;
                group_key: string;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }>;
        readonly tools: GroupedEndpoint<{
            readonly startDate: string;
            readonly endDate: string;
            readonly group_by?: "tool_name" | undefined;
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                date: string;
                tool_calls: number | null;
                by_tool: {
                    [x: string]: unknown;
                    tool: string | null;
                    invocations: number | null;
                }[] | null;
                mcp_users_with_mcp: number | null;
                mcp_by_server: {
                    [x: string]: unknown;
                    server: string | null;
                    invocations: number | null;
                }[] | null;
                skills_invocations: number | null;
                skills_by_name: {
                    [x: string]: unknown;
                    name: string | null;
                    count: number | null;
                }[] | null;
                slash_commands_invocations: number | null;
                slash_commands_by_name: {
                    [x: string]: unknown;
                    name: string | null;
                    count: number | null;
                }[] | null;
                hooks_invocations: number | null;
                hooks_by_event: {
                    [x: string]: unknown;
                    event: string | null;
                    matcher: string | null;
                    command: string | null;
                    count: number | null;
                }[] | null;
                web_users: number | null;
                autonomy_ratio_avg: number | null;
                autonomy_ratio_p50: number | null;
                autonomy_ratio_p90: number | null;
                tool_calls_per_session_avg: number | null;
                user_turns_per_session_avg: number | null;
                tool_autonomy_level_ratio: {
                    [x: string]: unknown;
                    auto_high: number | null;
                    auto_medium: number | null;
                    auto_low: number | null;
                    manual: number | null;
                } | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                date: string;
                group_key: string;
                tool_calls: number | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
            };
        }>;
        readonly users: ((input: {
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
            readonly startDate: string;
            readonly endDate: string;
        }) => Promise<{
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                files_created: number | null;
                files_edited: number | null;
                git_commits: number | null;
                git_prs_created: number | null;
                user_id: string | null;
                user_email: string | null;
                date: string;
                tool_calls: number | null;
                billable_tokens: number | null;
                primary_model: string | null;
                primary_model_tier: "standard" | "thinking" | (string & {}) | null;
                mcp_calls: number | null;
                skill_calls: number | null;
                slash_commands: number | null;
                hooks: number | null;
                sessions: number | null;
                messages: number | null;
                user_messages: number | null;
                assistant_messages: number | null;
                autonomy_ratio: number | null;
                delegation_level: "auto-high" | "auto-low" | "auto-medium" | "manual" | "spec" | (string & {}) | null;
                languages: string[] | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
                has_more?: boolean | undefined;
                next_cursor?: string | null | undefined;
            };
        }>) & List<{
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
            readonly startDate: string;
            readonly endDate: string;
        }, {
            [x: string]: unknown;
            data: {
                [x: string]: unknown;
                files_created: number | null;
                files_edited: number | null;
                git_commits: number | null;
                git_prs_created: number | null;
                user_id: string | null;
                user_email: string | null;
                date: string;
                tool_calls: number | null;
                billable_tokens: number | null;
                primary_model: string | null;
                primary_model_tier: "standard" | "thinking" | (string & {}) | null;
                mcp_calls: number | null;
                skill_calls: number | null;
                slash_commands: number | null;
                hooks: number | null;
                sessions: number | null;
                messages: number | null;
                user_messages: number | null;
                assistant_messages: number | null;
                autonomy_ratio: number | null;
                delegation_level: "auto-high" | "auto-low" | "auto-medium" | "manual" | "spec" | (string & {}) | null;
                languages: string[] | null;
            }[];
            meta: {
                [x: string]: unknown;
                org_id: string | null;
                start_date: string | null;
                end_date: string | null;
                has_more?: boolean | undefined;
                next_cursor?: string | null | undefined;
            };
        }, {
            [x: string]: unknown;
            files_created: number | null;
            files_edited: number | null;
            git_commits: number | null;
            git_prs_created: number | null;
            user_id: string | null;
            user_email: string | null;
            date: string;
            tool_calls: number | null;
            billable_tokens: number | null;
            primary_model: string | null;
            primary_model_tier: "standard" | "thinking" | (string & {}) | null;
            mcp_calls: number | null;
            skill_calls: number | null;
            slash_commands: number | null;
            hooks: number | null;
            sessions: number | null;
            messages: number | null;
            user_messages: number | null;
            assistant_messages: number | null;
            autonomy_ratio: number | null;
            delegation_level: "auto-high" | "auto-low" | "auto-medium" | "manual" | "spec" | (string & {}) | null;
            languages: string[] | null;
        }>;
    };
    readonly readiness: {
        readonly list: ((input?: {
            readonly repoId?: string | undefined;
            readonly limit?: number | undefined;
            readonly startAfter?: string | undefined;
        } | undefined) => Promise<{
            [x: string]: unknown;
            reports: {
                [x: string]: unknown;
                reportId: string;
                createdAt: number | null;
                repoUrl: string | null;
                apps: Record<string, {
                    [x: string]: unknown;
                    description: string | null;
                }> | null;
                report: Record<string, {
                    [x: string]: unknown;
                    numerator: number | null;
                    denominator: number | null;
                    rationale: string | null;
                } | null> | null;
                commitHash?: string | null | undefined;
                branch?: string | null | undefined;
                hasLocalChanges?: boolean | null | undefined;
                hasNonRemoteCommits?: boolean | null | undefined;
                modelUsed?: {
                    [x: string]: unknown;
                    id: string | null;
                    reasoningEffort: "high" | "low" | "medium" | "off" | (string & {}) | null;
                } | null | undefined;
                agentVersion?: string | null | undefined;
            }[];
        }>) & List<{
            readonly repoId?: string | undefined;
            readonly limit?: number | undefined;
            readonly startAfter?: string | undefined;
        }, {
            [x: string]: unknown;
            reports: {
                [x: string]: unknown;
                reportId: string;
                createdAt: number | null;
                repoUrl: string | null;
                apps: Record<string, {
                    [x: string]: unknown;
                    description: string | null;
                }> | null;
                report: Record<string, {
                    [x: string]: unknown;
                    numerator: number | null;
                    denominator: number | null;
                    rationale: string | null;
                } | null> | null;
                commitHash?: string | null | undefined;
                branch?: string | null | undefined;
                hasLocalChanges?: boolean | null | undefined;
                hasNonRemoteCommits?: boolean | null | undefined;
                modelUsed?: {
                    [x: string]: unknown;
                    id: string | null;
                    reasoningEffort: "high" | "low" | "medium" | "off" | (string & {}) | null;
                } | null | undefined;
                agentVersion?: string | null | undefined;
            }[];
        }, {
            [x: string]: unknown;
            reportId: string;
            createdAt: number | null;
            repoUrl: string | null;
            apps: Record<string, {
                [x: string]: unknown;
                description: string | null;
            }> | null;
            report: Record<string, {
                [x: string]: unknown;
                numerator: number | null;
                denominator: number | null;
                rationale: string | null;
            } | null> | null;
            commitHash?: string | null | undefined;
            branch?: string | null | undefined;
            hasLocalChanges?: boolean | null | undefined;
            hasNonRemoteCommits?: boolean | null | undefined;
            modelUsed?: {
                [x: string]: unknown;
                id: string | null;
                reasoningEffort: "high" | "low" | "medium" | "off" | (string & {}) | null;
            } | null | undefined;
            agentVersion?: string | null | undefined;
        }>;
    };
    readonly enterpriseControls: {
        readonly history: ((input?: {
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
        } | undefined) => Promise<SealedPage>) & List<Omit<{
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
        }, "cursor">, SealedPage, SealedRevision>;
    };
    readonly users: {
        readonly list: ((input?: {
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
        } | undefined) => Promise<{
            [x: string]: unknown;
            pagination?: {
                [x: string]: unknown;
                hasMore: boolean;
                nextCursor?: string | null | undefined;
            } | undefined;
            users: {
                [x: string]: unknown;
                id: string;
                email: string;
                createdAt: string;
                metadata?: Record<string, unknown> | null | undefined;
                firstName?: string | null | undefined;
                lastName?: string | null | undefined;
                lastSignInAt?: string | null | undefined;
            }[];
        }>) & List<{
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
        }, {
            [x: string]: unknown;
            pagination?: {
                [x: string]: unknown;
                hasMore: boolean;
                nextCursor?: string | null | undefined;
            } | undefined;
            users: {
                [x: string]: unknown;
                id: string;
                email: string;
                createdAt: string;
                metadata?: Record<string, unknown> | null | undefined;
                firstName?: string | null | undefined;
                lastName?: string | null | undefined;
                lastSignInAt?: string | null | undefined;
            }[];
        }, {
            [x: string]: unknown;
            id: string;
            email: string;
            createdAt: string;
            metadata?: Record<string, unknown> | null | undefined;
            firstName?: string | null | undefined;
            lastName?: string | null | undefined;
            lastSignInAt?: string | null | undefined;
        }>;
    };
    readonly limits: {
        readonly set: (input: {
            readonly users: readonly {
                readonly [x: string]: unknown;
                readonly email: string;
                readonly limit: number;
            }[];
        }) => Promise<{
            [x: string]: unknown;
            updated: {
                [x: string]: unknown;
                email: string;
                limit: number;
            }[];
            errors: {
                [x: string]: unknown;
                email: string;
                error: string;
            }[];
        }>;
    };
    readonly sessions: {
        readonly create: (input: {
            readonly computerId: string;
            readonly cwd?: string | undefined;
            readonly sessionSettings?: {
                readonly [x: string]: unknown;
                readonly model?: string | null | undefined;
                readonly reasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                readonly interactionMode?: "agi" | "auto" | "mission" | "spec" | (string & {}) | null | undefined;
                readonly autonomyLevel?: "high" | "low" | "medium" | "off" | (string & {}) | null | undefined;
                readonly autonomyMode?: "auto-high" | "auto-low" | "auto-medium" | "normal" | "spec" | (string & {}) | null | undefined;
                readonly specModeModel?: string | null | undefined;
                readonly specModeReasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                readonly providerLock?: "anthropic" | "bedrock-converse" | "factory" | "generic-chat-completion-api" | "google" | "openai" | "voyage" | "xai" | (string & {}) | null | undefined;
                readonly providerLockTimestamp?: string | null | undefined;
                readonly apiProviderLock?: "anthropic" | "azure_openai" | "baseten" | "bedrock" | "bedrock_anthropic" | "bedrock_converse" | "fireworks" | "google" | "openai" | "snowflake" | "vertex_anthropic" | "xai" | (string & {}) | null | undefined;
                readonly assistantActiveTimeMs?: number | null | undefined;
                readonly archivedAt?: string | null | undefined;
                readonly tags?: readonly {
                    readonly [x: string]: unknown;
                    readonly name: string;
                    readonly metadata?: {
                        readonly [x: string]: unknown;
                    } | null | undefined;
                }[] | null | undefined;
                readonly enabledToolIds?: readonly string[] | null | undefined;
                readonly disabledToolIds?: readonly string[] | null | undefined;
            } | undefined;
        }) => Promise<{
            [x: string]: unknown;
            sessionId: string;
            status: "idle" | "pending" | "running" | (string & {});
            messageCount: number;
            createdAt: number;
            updatedAt: number;
            title?: string | null | undefined;
            completedAt?: number | null | undefined;
            computerId?: string | null | undefined;
            sessionSettings?: {
                [x: string]: unknown;
                model?: string | null | undefined;
                reasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                interactionMode?: "agi" | "auto" | "mission" | "spec" | (string & {}) | null | undefined;
                autonomyLevel?: "high" | "low" | "medium" | "off" | (string & {}) | null | undefined;
                autonomyMode?: "auto-high" | "auto-low" | "auto-medium" | "normal" | "spec" | (string & {}) | null | undefined;
                specModeModel?: string | null | undefined;
                specModeReasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                providerLock?: "anthropic" | "bedrock-converse" | "factory" | "generic-chat-completion-api" | "google" | "openai" | "voyage" | "xai" | (string & {}) | null | undefined;
                providerLockTimestamp?: string | null | undefined;
                apiProviderLock?: "anthropic" | "azure_openai" | "baseten" | "bedrock" | "bedrock_anthropic" | "bedrock_converse" | "fireworks" | "google" | "openai" | "snowflake" | "vertex_anthropic" | "xai" | (string & {}) | null | undefined;
                assistantActiveTimeMs?: number | null | undefined;
                archivedAt?: string | null | undefined;
                tags?: {
                    [x: string]: unknown;
                    name: string;
                    metadata?: Record<string, unknown> | null | undefined;
                }[] | null | undefined;
                enabledToolIds?: string[] | null | undefined;
                disabledToolIds?: string[] | null | undefined;
                tokenUsage?: {
                    [x: string]: unknown;
                    inputTokens: number;
                    outputTokens: number;
                    cacheCreationTokens: number;
                    cacheReadTokens: number;
                    thinkingTokens: number;
                } | null | undefined;
            } | null | undefined;
        }>;
        readonly get: (input: {
            readonly sessionId: string;
            readonly computerId?: string | undefined;
        }) => Promise<{
            [x: string]: unknown;
            sessionId: string;
            status: "idle" | "pending" | "running" | (string & {});
            messageCount: number;
            createdAt: number;
            updatedAt: number;
            title?: string | null | undefined;
            completedAt?: number | null | undefined;
            computerId?: string | null | undefined;
            sessionSettings?: {
                [x: string]: unknown;
                model?: string | null | undefined;
                reasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                interactionMode?: "agi" | "auto" | "mission" | "spec" | (string & {}) | null | undefined;
                autonomyLevel?: "high" | "low" | "medium" | "off" | (string & {}) | null | undefined;
                autonomyMode?: "auto-high" | "auto-low" | "auto-medium" | "normal" | "spec" | (string & {}) | null | undefined;
                specModeModel?: string | null | undefined;
                specModeReasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                providerLock?: "anthropic" | "bedrock-converse" | "factory" | "generic-chat-completion-api" | "google" | "openai" | "voyage" | "xai" | (string & {}) | null | undefined;
                providerLockTimestamp?: string | null | undefined;
                apiProviderLock?: "anthropic" | "azure_openai" | "baseten" | "bedrock" | "bedrock_anthropic" | "bedrock_converse" | "fireworks" | "google" | "openai" | "snowflake" | "vertex_anthropic" | "xai" | (string & {}) | null | undefined;
                assistantActiveTimeMs?: number | null | undefined;
                archivedAt?: string | null | undefined;
                tags?: {
                    [x: string]: unknown;
                    name: string;
                    metadata?: Record<string, unknown> | null | undefined;
                }[] | null | undefined;
                enabledToolIds?: string[] | null | undefined;
                disabledToolIds?: string[] | null | undefined;
                tokenUsage?: {
                    [x: string]: unknown;
                    inputTokens: number;
                    outputTokens: number;
                    cacheCreationTokens: number;
                    cacheReadTokens: number;
                    thinkingTokens: number;
                } | null | undefined;
            } | null | undefined;
        }>;
        readonly update: (input: {
            readonly sessionId: string;
            readonly sessionSettings?: {
                readonly [x: string]: unknown;
                readonly model?: string | null | undefined;
                readonly reasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                readonly interactionMode?: "agi" | "auto" | "mission" | "spec" | (string & {}) | null | undefined;
                readonly autonomyLevel?: "high" | "low" | "medium" | "off" | (string & {}) | null | undefined;
                readonly autonomyMode?: "auto-high" | "auto-low" | "auto-medium" | "normal" | "spec" | (string & {}) | null | undefined;
                readonly specModeModel?: string | null | undefined;
                readonly specModeReasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                readonly providerLock?: "anthropic" | "bedrock-converse" | "factory" | "generic-chat-completion-api" | "google" | "openai" | "voyage" | "xai" | (string & {}) | null | undefined;
                readonly providerLockTimestamp?: string | null | undefined;
                readonly apiProviderLock?: "anthropic" | "azure_openai" | "baseten" | "bedrock" | "bedrock_anthropic" | "bedrock_converse" | "fireworks" | "google" | "openai" | "snowflake" | "vertex_anthropic" | "xai" | (string & {}) | null | undefined;
                readonly assistantActiveTimeMs?: number | null | undefined;
                readonly archivedAt?: string | null | undefined;
                readonly tags?: readonly {
                    readonly [x: string]: unknown;
                    readonly name: string;
                    readonly metadata?: {
                        readonly [x: string]: unknown;
                    } | null | undefined;
                }[] | null | undefined;
                readonly enabledToolIds?: readonly string[] | null | undefined;
                readonly disabledToolIds?: readonly string[] | null | undefined;
            } | undefined;
        }) => Promise<{
            [x: string]: unknown;
            sessionId: string;
            status: "idle" | "pending" | "running" | (string & {});
            messageCount: number;
            createdAt: number;
            updatedAt: number;
            title?: string | null | undefined;
            completedAt?: number | null | undefined;
            computerId?: string | null | undefined;
            sessionSettings?: {
                [x: string]: unknown;
                model?: string | null | undefined;
                reasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                interactionMode?: "agi" | "auto" | "mission" | "spec" | (string & {}) | null | undefined;
                autonomyLevel?: "high" | "low" | "medium" | "off" | (string & {}) | null | undefined;
                autonomyMode?: "auto-high" | "auto-low" | "auto-medium" | "normal" | "spec" | (string & {}) | null | undefined;
                specModeModel?: string | null | undefined;
                specModeReasoningEffort?: "dynamic" | "high" | "low" | "max" | "medium" | "minimal" | "none" | "off" | "xhigh" | (string & {}) | null | undefined;
                providerLock?: "anthropic" | "bedrock-converse" | "factory" | "generic-chat-completion-api" | "google" | "openai" | "voyage" | "xai" | (string & {}) | null | undefined;
                providerLockTimestamp?: string | null | undefined;
                apiProviderLock?: "anthropic" | "azure_openai" | "baseten" | "bedrock" | "bedrock_anthropic" | "bedrock_converse" | "fireworks" | "google" | "openai" | "snowflake" | "vertex_anthropic" | "xai" | (string & {}) | null | undefined;
                assistantActiveTimeMs?: number | null | undefined;
                archivedAt?: string | null | undefined;
                tags?: {
                    [x: string]: unknown;
                    name: string;
                    metadata?: Record<string, unknown> | null | undefined;
                }[] | null | undefined;
                enabledToolIds?: string[] | null | undefined;
                disabledToolIds?: string[] | null | undefined;
                tokenUsage?: {
                    [x: string]: unknown;
                    inputTokens: number;
                    outputTokens: number;
                    cacheCreationTokens: number;
                    cacheReadTokens: number;
                    thinkingTokens: number;
                } | null | undefined;
            } | null | undefined;
        }>;
    };
    readonly messages: {
        readonly add: (input: Flat<{
            readonly sessionId: string;
            readonly text: string;
            readonly images?: readonly (string | {
                readonly [x: string]: unknown;
                readonly type: "base64";
                readonly mediaType: string;
                readonly data: string;
            })[] | undefined;
            readonly files?: readonly (string | {
                readonly [x: string]: unknown;
                readonly type: "base64";
                readonly mediaType: string;
                readonly data: string;
                readonly parsedData?: string | undefined;
                readonly name?: string | undefined;
                readonly path?: string | undefined;
            })[] | undefined;
            readonly computerId?: string | undefined;
        }>) => Promise<{
            [x: string]: unknown;
            messageId: string;
            status: "idle" | "pending" | "running" | (string & {});
        }>;
        readonly get: (input: {
            readonly sessionId: string;
            readonly messageId: string;
            readonly computerId?: string | undefined;
        }) => Promise<{
            [x: string]: unknown;
            id: string;
            role: "assistant" | "system" | "tool" | "user" | (string & {});
            content: {
                [x: string]: unknown;
                type: "document" | "image" | "redacted_thinking" | "text" | "thinking" | "tool_result" | "tool_use" | (string & {});
                id?: string | null | undefined;
                text?: string | null | undefined;
            }[];
            createdAt: number;
            updatedAt: number;
            parentId?: string | null | undefined;
            visibility?: "both" | "llm_only" | "user_only" | (string & {}) | null | undefined;
            providerAMessageId?: string | null | undefined;
            providerAPhase?: "commentary" | "final_answer" | (string & {}) | null | undefined;
            providerAEncryptedContent?: string | null | undefined;
            providerAReasoningId?: string | null | undefined;
            providerAReasoningSummary?: string | null | undefined;
            providerBThoughtSignature?: string | null | undefined;
            chatCompletionReasoningField?: "reasoning" | "reasoning_content" | (string & {}) | null | undefined;
            chatCompletionReasoningContent?: string | null | undefined;
            isUserVisible?: boolean | null | undefined;
            isError?: boolean | null | undefined;
        }>;
        readonly list: ((input: {
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
            readonly sessionId: string;
            readonly computerId?: string | undefined;
            readonly role?: "assistant" | "tool" | "user" | undefined;
        }) => Promise<{
            [x: string]: unknown;
            pagination?: {
                [x: string]: unknown;
                hasMore: boolean;
                nextCursor?: string | null | undefined;
            } | undefined;
            messages: {
                [x: string]: unknown;
                id: string;
                role: "assistant" | "system" | "tool" | "user" | (string & {});
                content: {
                    [x: string]: unknown;
                    type: "document" | "image" | "redacted_thinking" | "text" | "thinking" | "tool_result" | "tool_use" | (string & {});
                    id?: string | null | undefined;
                    text?: string | null | undefined;
                }[];
                createdAt: number;
                updatedAt: number;
                parentId?: string | null | undefined;
                visibility?: "both" | "llm_only" | "user_only" | (string & {}) | null | undefined;
                providerAMessageId?: string | null | undefined;
                providerAPhase?: "commentary" | "final_answer" | (string & {}) | null | undefined;
                providerAEncryptedContent?: string | null | undefined;
                providerAReasoningId?: string | null | undefined;
                providerAReasoningSummary?: string | null | undefined;
                providerBThoughtSignature?: string | null | undefined;
                chatCompletionReasoningField?: "reasoning" | "reasoning_content" | (string & {}) | null | undefined;
                chatCompletionReasoningContent?: string | null | undefined;
                isUserVisible?: boolean | null | undefined;
                isError?: boolean | null | undefined;
            }[];
        }>) & List<{
            readonly limit?: number | undefined;
            readonly cursor?: string | undefined;
            readonly sessionId: string;
            readonly computerId?: string | undefined;
            readonly role?: "assistant" | "tool" | "user" | undefined;
        }, {
            [x: string]: unknown;
            pagination?: {
                [x: string]: unknown;
                hasMore: boolean;
                nextCursor?: string | null | undefined;
            } | undefined;
            messages: {
                [x: string]: unknown;
                id: string;
                role: "assistant" | "system" | "tool" | "user" | (string & {});
                content: {
                    [x: string]: unknown;
                    type: "document" | "image" | "redacted_thinking" | "text" | "thinking" | "tool_result" | "tool_use" | (string & {});
                    id?: string | null | undefined;
                    text?: string | null | undefined;
                }[];
                createdAt: number;
                updatedAt: number;
                parentId?: string | null | undefined;
                visibility?: "both" | "llm_only" | "user_only" | (string & {}) | null | undefined;
                providerAMessageId?: string | null | undefined;
                providerAPhase?: "commentary" | "final_answer" | (string & {}) | null | undefined;
                providerAEncryptedContent?: string | null | undefined;
                providerAReasoningId?: string | null | undefined;
                providerAReasoningSummary?: string | null | undefined;
                providerBThoughtSignature?: string | null | undefined;
                chatCompletionReasoningField?: "reasoning" | "reasoning_content" | (string & {}) | null | undefined;
                chatCompletionReasoningContent?: string | null | undefined;
                isUserVisible?: boolean | null | undefined;
                isError?: boolean | null | undefined;
            }[];
        }, {
            [x: string]: unknown;
            id: string;
            role: "assistant" | "system" | "tool" | "user" | (string & {});
            content: {
                [x: string]: unknown;
                type: "document" | "image" | "redacted_thinking" | "text" | "thinking" | "tool_result" | "tool_use" | (string & {});
                id?: string | null | undefined;
                text?: string | null | undefined;
            }[];
            createdAt: number;
            updatedAt: number;
            parentId?: string | null | undefined;
            visibility?: "both" | "llm_only" | "user_only" | (string & {}) | null | undefined;
            providerAMessageId?: string | null | undefined;
            providerAPhase?: "commentary" | "final_answer" | (string & {}) | null | undefined;
            providerAEncryptedContent?: string | null | undefined;
            providerAReasoningId?: string | null | undefined;
            providerAReasoningSummary?: string | null | undefined;
            providerBThoughtSignature?: string | null | undefined;
            chatCompletionReasoningField?: "reasoning" | "reasoning_content" | (string & {}) | null | undefined;
            chatCompletionReasoningContent?: string | null | undefined;
            isUserVisible?: boolean | null | undefined;
            isError?: boolean | null | undefined;
        }>;
    };
    readonly computers: {
        readonly get: (input: {
            readonly computerId: string;
        }) => Promise<{
            [x: string]: unknown;
            id: string;
            name: string;
            providerType: "byom" | "e2b" | (string & {});
            createdAt: number;
            hostname?: string | null | undefined;
            status?: "active" | "error" | "provisioning" | (string & {}) | null | undefined;
            provisioningSteps?: {
                [x: string]: unknown;
                id: string;
                name: string;
                status: string;
                error?: string | null | undefined;
                startedAt?: number | null | undefined;
                completedAt?: number | null | undefined;
                installSessionId?: string | null | undefined;
            }[] | null | undefined;
            relayClientUrl?: string | null | undefined;
            relayAgentUrl?: string | null | undefined;
            remoteUser?: string | null | undefined;
        }>;
        readonly getByName: (input: {
            readonly name: string;
        }) => Promise<{
            [x: string]: unknown;
            id: string;
            name: string;
            providerType: "byom" | "e2b" | (string & {});
            createdAt: number;
            hostname?: string | null | undefined;
            status?: "active" | "error" | "provisioning" | (string & {}) | null | undefined;
            provisioningSteps?: {
                [x: string]: unknown;
                id: string;
                name: string;
                status: string;
                error?: string | null | undefined;
                startedAt?: number | null | undefined;
                completedAt?: number | null | undefined;
                installSessionId?: string | null | undefined;
            }[] | null | undefined;
            relayClientUrl?: string | null | undefined;
            relayAgentUrl?: string | null | undefined;
            remoteUser?: string | null | undefined;
        }>;
        readonly retryInstall: (input: {
            readonly computerId: string;
        }) => Promise<{
            [x: string]: unknown;
            id: string;
            name: string;
            providerType: "byom" | "e2b" | (string & {});
            createdAt: number;
            hostname?: string | null | undefined;
            status?: "active" | "error" | "provisioning" | (string & {}) | null | undefined;
            provisioningSteps?: {
                [x: string]: unknown;
                id: string;
                name: string;
                status: string;
                error?: string | null | undefined;
                startedAt?: number | null | undefined;
                completedAt?: number | null | undefined;
                installSessionId?: string | null | undefined;
            }[] | null | undefined;
            relayClientUrl?: string | null | undefined;
            relayAgentUrl?: string | null | undefined;
            remoteUser?: string | null | undefined;
        }>;
        readonly update: (input: {
            readonly computerId: string;
            readonly name?: string | undefined;
            readonly remoteUser?: string | undefined;
        }) => Promise<{
            [x: string]: unknown;
            id: string;
            name: string;
            providerType: "byom" | "e2b" | (string & {});
            createdAt: number;
            hostname?: string | null | undefined;
            status?: "active" | "error" | "provisioning" | (string & {}) | null | undefined;
            provisioningSteps?: {
                [x: string]: unknown;
                id: string;
                name: string;
                status: string;
                error?: string | null | undefined;
                startedAt?: number | null | undefined;
                completedAt?: number | null | undefined;
                installSessionId?: string | null | undefined;
            }[] | null | undefined;
            relayClientUrl?: string | null | undefined;
            relayAgentUrl?: string | null | undefined;
            remoteUser?: string | null | undefined;
        }>;
    };
};
/** With `group_by` rows are of days and groups, without it of days. */
interface GroupedEndpoint<I extends {
    group_by?: unknown;
}, D, G> {
    (input: Flat<Omit<I, "group_by"> & {
        group_by: NonNullable<I["group_by"]>;
    }>): Promise<G>;
    (input: Flat<Omit<I, "group_by"> & {
        group_by?: undefined;
    }>): Promise<D>;
    (input: I): Promise<D | G>;
}
type Flat<T> = {
    [K in keyof T]: T[K];
};
interface List<I, P, T> {
    /** Yields the pages, requesting each when read. */
    pages(...input: Arguments<I>): AsyncIterable<P>;
    /** Yields the items of all pages. */
    all(...input: Arguments<I>): AsyncIterable<T>;
}
type Arguments<I> = {} extends I ? [input?: I] : [input: I];
/** A page of the sealed history. */
interface SealedPage {
    /** Newest first, in the service's order. */
    readonly changes: readonly SealedRevision[];
    readonly pagination: {
        readonly hasMore: boolean;
        readonly nextCursor: string | null;
    };
}
interface ClientSettings {
    /** The API host. */
    readonly baseUrl: string;
    /** The host of the application, for the readiness reports. */
    readonly appUrl?: string | undefined;
    /** An API key, or a token (JWT). */
    readonly apiKey: string;
    /** HMAC key of the fingerprints. */
    readonly fingerprintKey?: string | undefined;
    /** Part of the fingerprints; default: the host. */
    readonly organization?: string | undefined;
    /** Aborts all calls of the client and their waits; they fail with the code `aborted`. */
    readonly signal?: AbortSignal | undefined;
}
/**
 * Creates a client of the service. Each call is a separate run with its own deadline.
 * @throws DriftlineError `usage` if an address or a key is missing, no text or not safe to use, or the signal is no signal
 */
declare function createClient(settings: ClientSettings): ApiClient;
/**
 * A request that did not succeed. It never carries a body, a header or the key. A refusal includes the service's
 * reason, without secrets. Requests that change something are repeated only if nothing was sent, or if the service
 * answered 429 (too many requests), which it does before any work. A 503 is not such an answer: a gateway also returns
 * it after losing a service that had received the request.
 */
declare class ServiceError extends DriftlineError {
    #private;
    /** A code for the failure: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
    readonly code: string;
    /** The status of the answer; null if there was none, or it could not be read. */
    readonly status: number | null;
    /** The service's id for the request; null if none. */
    readonly requestId: string | null;
    /** Whether the request may have been carried out in spite of the error. Always false for reads. */
    readonly mayBeDone: boolean;
    /**
     * @param effect what may have happened, if that is unknown
     * @param isRepeatable whether sending the request again has the same effect as sending it once
     * @param result answers to parts that were carried out before, as a sentence and as a value
     */
    constructor(failure: HttpFailure | ServiceError, effect?: string, { isRepeatable, result }?: {
        isRepeatable?: boolean;
        result?: {
            message: string;
            value: unknown;
        };
    });
    /** For a request that was sent in parts: the merged answers to the successful parts. */
    get done(): unknown;
}
/** The failure of an exchange with the service. */
declare class HttpFailure extends DriftlineError {
    /** Whether the same request may succeed later. */
    readonly transient: boolean;
    /** The status of the answer; null without an answer. */
    readonly status: number | null;
    readonly requestId: string | null;
    /** The service's reason for a refusal, sanitised and without secrets; null if it gave none. */
    readonly reason: string | null;
    /** Whether any part of the request may have reached the service. */
    readonly reached: boolean;
    constructor(code: string, message: string, transient: boolean, more?: More);
    /** Returns the same failure with another message. */
    retold(tell: (message: string) => string, transient?: boolean, more?: Pick<Problem, "hint">): HttpFailure;
    /** Returns the failure after the last attempt. */
    afterAttempts(attempts: number): HttpFailure;
}
interface More extends Pick<Problem, "hint" | "revision"> {
    readonly status?: number | null | undefined;
    readonly requestId?: string | null | undefined;
    readonly reason?: string | null | undefined;
    readonly reached?: boolean;
}
/** Merges MCP servers in daily rows, and separates artifacts. */
declare function tidyTools(rows: readonly ToolsRow[]): {
    rows: TidyToolsRow[];
    notes: Notes;
};
type ToolsRow = {
    [x: string]: unknown;
    date: string;
    tool_calls: number | null;
    by_tool: {
        [x: string]: unknown;
        tool: string | null;
        invocations: number | null;
    }[] | null;
    mcp_users_with_mcp: number | null;
    mcp_by_server: {
        [x: string]: unknown;
        server: string | null;
        invocations: number | null;
    }[] | null;
    skills_invocations: number | null;
    skills_by_name: {
        [x: string]: unknown;
        name: string | null;
        count: number | null;
    }[] | null;
    slash_commands_invocations: number | null;
    slash_commands_by_name: {
        [x: string]: unknown;
        name: string | null;
        count: number | null;
    }[] | null;
    hooks_invocations: number | null;
    hooks_by_event: {
        [x: string]: unknown;
        event: string | null;
        matcher: string | null;
        command: string | null;
        count: number | null;
    }[] | null;
    web_users: number | null;
    autonomy_ratio_avg: number | null;
    autonomy_ratio_p50: number | null;
    autonomy_ratio_p90: number | null;
    tool_calls_per_session_avg: number | null;
    user_turns_per_session_avg: number | null;
    tool_autonomy_level_ratio: {
        [x: string]: unknown;
        auto_high: number | null;
        auto_medium: number | null;
        auto_low: number | null;
        manual: number | null;
    } | null;
};
interface TidyToolsRow extends Omit<ToolsRow, "by_tool" | "mcp_by_server"> {
    /** Tools with real names; null if the row has no figures of tools. */
    readonly by_tool: readonly Tool[] | null;
    /** Entries whose names are artifacts of parsing. */
    readonly artifacts: readonly Tool[];
    readonly mcp_by_server: readonly MergedServer[] | null;
}
type Tool = NonNullable<ToolsRow["by_tool"]>[number];
/** An MCP server, merged over all spellings of its name. */
interface MergedServer {
    /** The spelling with the most calls. */
    readonly server: string | null;
    /** Calls under all spellings; null if unknown for every spelling. */
    readonly invocations: number | null;
    /** The merged entries, unchanged. */
    readonly spellings: readonly Server[];
}
type Server = NonNullable<ToolsRow["mcp_by_server"]>[number];
interface Notes {
    /** The number of entries by tool. */
    readonly entries: number;
    /** The number of artifacts among them, and their calls. */
    readonly artifacts: number;
    readonly artifactCalls: number;
    /** Over all rows: the number of MCP server spellings that were merged into another. */
    readonly mergedSpellings: number;
}
/** Separates artifacts from rows by tool and day. */
declare function tidyToolsByName(rows: readonly ToolsByNameRow[]): {
    rows: ToolsByNameRow[];
    artifacts: ToolsByNameRow[];
    notes: Notes;
};
type ToolsByNameRow = {
    [x: string]: unknown;
    date: string;
    group_key: string;
    tool_calls: number | null;
};
/**
 * Loads policies from files, folders or packs.
 * @throws DriftlineError `policy` with every problem of every file
 */
declare function loadPolicies(names: readonly string[], catalog?: Catalog): Promise<LoadedPolicies>;
/** Returns the differences between two revisions, by meaning. */
declare function diff(before: SealedRevision, after: SealedRevision, catalog?: Catalog): Omit<Diff, "entries" | "pairs">;
interface Diff {
    /**
     * Differing entries, by top-level key. What is gone from a renamed element is there twice: under its name before, and
     * under the name that it would have now.
     */
    readonly entries: readonly EntryChange[];
    /** The differences in meaning. */
    readonly changes: readonly SettingChange[];
    /** The entries of each difference in meaning. */
    readonly pairs: readonly EntryChange[];
    /** Subjects whose spelling changed but not their meaning. */
    readonly representation: readonly string[];
    /** Elements that have a new key. */
    readonly renames: Renames;
}
/** A place whose entry differs from before, if only in spelling. */
declare class EntryChange {
    #private;
    readonly subject: string;
    /** undefined: there was no entry. */
    readonly before: SettingEntry | undefined;
    /** undefined: the entry was removed. */
    readonly after: SettingEntry | undefined;
    constructor(subject: string, before: SettingEntry | undefined, after: SettingEntry | undefined);
    /** The items of the list after the change; of any other value itself. */
    get items(): readonly Json[];
    /** The items that the list did not have before. All items, if the list is new or has several spellings. */
    get newItems(): readonly Json[];
}
/** The value at one place of the settings. */
interface SettingEntry {
    /** JSON Pointer with canonical names; elements of keyed lists by key. */
    readonly subject: string;
    /** null: the catalog has no setting here (an unknown key, or a group that is not an object). */
    readonly setting: Setting | null;
    readonly value: Json;
    /** Equal for equivalent values. null: the value means unset. */
    readonly meaning: string | null;
    /** The path as written, once per spelling, for a patch that the service accepts. Undefined inside keyed lists. */
    readonly written?: readonly (readonly string[])[] | undefined;
    /** Contains other entries and has no change of its own. For a keyed list `meaning` is the order of its elements. */
    readonly container?: true | undefined;
    /** An element of a keyed list or map: the catalog path of its place, `customModels[*]`. */
    readonly element?: string | undefined;
    /** For an unordered list: the normal forms of its entries, distinct and sorted. */
    readonly normals?: readonly string[] | undefined;
    /** A secret was redacted in the value, in one of its rivals, or in the last part of the subject. */
    readonly hides?: true | undefined;
    /** Why the value below this place cannot be read. */
    readonly flaw?: string | undefined;
    /** Keys that occur several times in this keyed list. */
    readonly repeated?: readonly string[] | undefined;
    /** Differing values of other spellings of the same setting. */
    readonly rivals?: readonly Json[] | undefined;
}
/** One setting's difference between two consecutive revisions. */
interface SettingChange {
    readonly subject: string;
    /** The catalog path of the setting; null for an unknown setting. */
    readonly path: string | null;
    readonly op: "add" | "remove" | "replace";
    readonly before: Json;
    readonly after: Json;
    readonly added?: readonly Json[];
    readonly removed?: readonly Json[];
    readonly direction: Direction;
    /** The subject before this revision, if its element was renamed. */
    readonly formerly?: string;
}
type Direction = (typeof directions)[number];
declare const directions: readonly ["looser", "tighter", "neutral", "unknown"];
/** The old subject of an element → its new subject. */
type Renames = ReadonlyMap<string, string>;
/** Returns each setting of the last revision: its value and the revision that set it. Takes revisions in order. */
declare function blame(revisions: readonly SealedRevision[], catalog?: Catalog): ReadonlyMap<string, Blame>;
interface Blame {
    readonly subject: string;
    /** The catalog path; null for an unknown setting. */
    readonly path: string | null;
    readonly value: Json;
    /** The value before; null when it was not set, or not seen. */
    readonly before: Json;
    readonly setBy: SeenMoment;
    /** False for a secret without a fingerprint that was present in several steps: it may have changed since, unseen. */
    readonly isKnown: boolean;
}
/** A revision in which something was seen to change, or seen first. */
interface SeenMoment extends StepMoment {
    /** false: it was so in the first revision seen, or a missing revision may have made it so. */
    readonly exact: boolean;
}
/** The time and author of a revision. */
type StepMoment = Pick<SealedRevision, "revision" | "at" | "time" | "by">;
declare namespace seal {
    export { Pagination, SealedHistory, SealSession, Page, SealOptions, open };
}
export { audit, auditInput, AuditInput, createCatalog, DriftlineError, Evidence, evidenceOf, PulledHistory, Change, Finding, Report, SealedRevision, reporters, seal, ApiClient, ClientSettings, createClient, ServiceError, tidyTools, tidyToolsByName, loadPolicies, diff, blame };
