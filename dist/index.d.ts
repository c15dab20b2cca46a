// The types of Driftline as a library. Written by scripts/declarations.js.

type JSONType = string | number | boolean | null | JSONType[] | { [key: string]: JSONType };
/** Judges every revision, and says what drifted, who did it, how long it was open, and how to put it right. */
declare function audit(input: AuditInput): Report;
interface AuditInput extends Partial<Observed> {
    readonly evidence: Evidence;
    readonly policies: LoadedPolicies;
    /** What the policies were before, so that revisions are judged by those of their time as well. */
    readonly policyHistory?: PolicyHistory | undefined;
    readonly catalog: Catalog;
    readonly organization: string;
    readonly version: string;
    /** Milliseconds taken as now. */
    readonly asOf: number;
    /** Whether revisions after `asOf` are left out. */
    readonly cut: boolean;
    /** Whether a gap in the numbers makes the evidence incomplete. */
    readonly requireContiguous: boolean;
    /** Other severities of built-in rules, by id. */
    readonly builtin: Readonly<Record<string, Severity | "off">>;
    readonly view: Report["view"];
    /** Everybody who belongs to the organization; left out when nobody asked. */
    readonly members?: Members | null;
    /** What the service says was used; left out when nobody asked. */
    readonly usage?: Usage | null;
    /** Accounts that several people use: e-mails, `*@domain`, or user ids. */
    readonly sharedAccounts?: readonly string[];
    /** How often an audit is expected; null when nobody says. */
    readonly auditEverySeconds?: number | null;
    /** How many changes somebody wants to test by hand, and what they are drawn by. */
    readonly sample?: SampleRequest | undefined;
    /** Called about a hundred times in all. */
    readonly progress?: Hear | undefined;
    /** What was asked for besides the history and did not come, and why: an audit without it is not what was wanted. */
    readonly unread?: readonly Unread[];
}
/** null: nobody asked, or not all of it came. */
interface Observed {
    readonly readiness: readonly ReadinessReport[] | null;
    readonly computers: readonly WatchedComputer[] | null;
    readonly sessions: readonly WatchedSession[] | null;
}
/** How ready a repository was found. */
interface ReadinessReport {
    readonly id: string;
    /** Milliseconds. */
    readonly time: number;
    /** Its address. */
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
    /** The part of the applications that pass, 0 to 1; null: not said. */
    readonly part: number | null;
}
/** A computer that somebody watches, as it is now. */
interface WatchedComputer {
    readonly id: string;
    readonly name: string;
    /** `byom`, or who hosts it. */
    readonly provider: string;
    /** Milliseconds. */
    readonly time: number;
    readonly status: string | null;
    /** Why steps of its provisioning failed. */
    readonly errors: readonly string[];
    readonly remoteUser: string | null;
}
/** A session that somebody watches, as it is now. */
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
    /** Its messages; null: the key may not read them, or there are too many to ask for. */
    readonly messages: SessionMessages | null;
}
/** How much was said in a session, and of what only when: what was said is nobody's here. */
interface SessionMessages {
    readonly count: number;
    /** Messages that tell of an error. */
    readonly errors: number;
    /** Milliseconds; null without messages. */
    readonly first: number | null;
    readonly last: number | null;
}
type Evidence = Complete<Pulled> | Incomplete<Pulled>;
interface Complete<T> {
    readonly complete: true;
    readonly value: T;
}
interface Pulled {
    readonly source: "service" | "file" | "ledger" | "demo";
    /** File name, or scheme and host. */
    readonly origin: string;
    /** Whether the service said that it is an emulator. */
    readonly emulated: boolean;
    /** Whether it was read through a proxy, where the environment names one. */
    readonly proxied?: boolean;
    readonly requests: number;
    readonly revisions: readonly SealedRevision[];
    /** Numbers that arrived twice with different content. */
    readonly conflicts: readonly number[];
    /** Things that were not looked at, and why. */
    readonly notEvaluated: readonly {
        readonly what: string;
        readonly reason: string;
    }[];
    /** What the ledger adds, in a run with one. */
    readonly ledger?: LedgerFacts;
}
/** One revision of the organization's settings: the whole of them, who made it, when. */
interface SealedRevision {
    readonly revision: number;
    /** UTC, with milliseconds. */
    readonly at: string;
    /** The same, in milliseconds since 1970. */
    readonly time: number;
    readonly by: Editor;
    readonly settings: JsonObject;
    readonly [sealed]: true;
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
/** What is known from the ledger besides its revisions. */
interface LedgerFacts {
    readonly head: string;
    /** Entries, the origin included. */
    readonly size: number;
    /** Whether the head, or one that it grew from, was kept outside and given to this run. */
    readonly anchored: boolean;
    /** The last audit of complete evidence; null when there was none. */
    readonly last: LastAudit | null;
    /** All audits before this one, the oldest first. */
    readonly runs: readonly PastRun[];
    /** Revisions that arrived with another content than the ledger holds. */
    readonly rewritten: readonly RewrittenRevision[];
    /** Revisions that the last run saw first, or first after a gap, and that others have come before since. */
    readonly begins?: readonly number[];
    /** Revisions that the ledger holds and the source no longer gave, both ends included. */
    readonly truncated: readonly {
        readonly from: SealedRevision;
        readonly to: number;
    }[];
    /** Figures of final days that were said otherwise later; after null: they are not given any more. */
    readonly usageRewritten?: readonly RewrittenUsage[];
    /** Who was a member, each time that a run asked, the oldest first. */
    readonly memberLists?: readonly MemberList[];
    /** Attempts to set credit limits, and which limits audits wanted, from when on; the oldest first. */
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
    /** The newest revision it knew. */
    readonly revision: number | null;
    /** Ids of the findings that were open, and of those that were excepted. */
    readonly open: readonly string[];
    readonly excepted: readonly string[];
}
/** What an audit said, in short. */
interface PastRun {
    readonly at: string;
    readonly complete: boolean;
    readonly verdict: Verdict;
    /** How many findings were open. */
    readonly open: number;
}
type Verdict = (typeof verdicts)[number];
declare const verdicts: readonly ["compliant", "drifted", "incomplete", "tampered"];
interface RewrittenRevision {
    readonly kept: SealedRevision;
    /** The instant of the audit that sealed it; null: this one. */
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
/** A day of UTC, YYYY-MM-DD. */
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
/** One limit that was asked for. */
interface TriedLimit {
    readonly email: string;
    readonly limit: number;
    readonly result: LimitResult;
    /** What the service said that it set; null: it did not say that it set one. */
    readonly set: number | null;
    /** Why the service refused; null: it did not. */
    readonly reason: string | null;
}
type LimitResult = (typeof limitResults)[number];
/**
 * `different`: the service said that it set another limit. `unanswered`: it said nothing of it. `unknown`: sent, and no
 * answer came. `not-sent`: something failed before.
 */
declare const limitResults: readonly ["set", "refused", "different", "unanswered", "unknown", "not-sent"];
/** The limits that a policy states. */
interface StatedLimits {
    /** That of every member who is not named; null: of nobody else. */
    readonly default: number | null;
    /** Addresses with their case folded. */
    readonly users: readonly {
        readonly email: string;
        readonly limit: number;
    }[];
}
interface Incomplete<T> {
    readonly complete: false;
    /** What did arrive. */
    readonly value: T;
    readonly problems: readonly EvidenceProblem[];
}
type EvidenceProblem = {
    code: string;
    message: string;
    revision?: number | undefined;
};
/** Policies, with the checks their rules name. */
interface LoadedPolicies extends Policies {
    readonly checks: Checks;
    readonly assertions: readonly CompiledAssertion[];
}
/** Everything a run judges by. */
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
    /** Ids that it had, the first one first: findings keep the ids that they had under it. */
    readonly formerly?: readonly string[];
    readonly title: string | null;
    readonly file: string;
    readonly digest: string;
    /** How many rules the file states. */
    readonly rules: number;
}
/** One demand on one setting. Its id is `<policy id>/<setting path>` unless the policy says otherwise. */
interface Rule extends StatedRule {
    /** The catalog path of the setting. */
    readonly setting: string;
    readonly demands: readonly Demand[];
    /** Whether the rule holds while the setting is not set, although the catalog says that nothing is enforced then. */
    readonly unsetPasses: boolean;
    readonly overridable: boolean;
}
/** What every rule has, whatever it demands. */
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
/** The policy of a part, and when it is in force. */
interface PolicyOrigin {
    /** The id of the policy. */
    readonly policy: string;
    readonly owner: string | null;
    /** Milliseconds; before and after it the policy is not in force. */
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
/** A demand on the settings as a whole, as a JSON Schema. Its id is `<policy id>/<its own id>`. */
interface Assertion extends StatedRule {
    readonly schema: JsonObject;
    /** Catalog paths that the schema names: what it governs. */
    readonly governs: readonly string[];
}
interface EditorPolicy extends PolicyPart {
    readonly severity: Severity;
    /** null: the policy names nobody, and only `by` judges. */
    readonly approved: readonly Approved[] | null;
    /** The last pattern that matches a changed setting decides who may change it. */
    readonly by: readonly {
        readonly pattern: string;
        readonly people: readonly Approved[];
    }[];
}
/** One entry of a list of people: an e-mail, `*@domain`, or a user id, for a time. */
interface Approved {
    readonly who: string;
    readonly from: number | null;
    /** The first millisecond after the term. */
    readonly until: number | null;
}
/** When and how the controls may change. */
interface ChangePolicy extends PolicyPart {
    /** Empty: at any time. */
    readonly windows: readonly ChangeWindow[];
    readonly freezes: readonly Freeze[];
    /** What needs an approval when it is loosened; null: nothing. */
    readonly loosening: {
        readonly settings: readonly string[] | null;
    } | null;
    /** How long after a change an approval may still be given; null: not at all. */
    readonly emergencySeconds: number | null;
    /** null: that of the built-in rule. */
    readonly severity: Severity | null;
}
/** When changes are made, by the clock of one time zone. */
interface ChangeWindow {
    /** The days on which it begins. */
    readonly days: readonly Day[];
    /** Minutes of the day; `to` is excluded, and lies on the next day when it is not after `from`. */
    readonly from: number;
    readonly to: number;
    readonly timezone: string;
}
type Day = (typeof days)[number];
declare const days: readonly ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** A time in which nothing may change. */
interface Freeze {
    readonly from: number;
    /** The first millisecond after it. */
    readonly until: number;
    readonly reason: string;
    /** Patterns of settings; null: all. */
    readonly settings: readonly string[] | null;
}
/** What may be used, and how much. */
interface UsagePolicy extends PolicyOrigin {
    readonly settleDays: number;
    readonly quietDays: number;
    /** What the allowlist calls MCP servers, by their names in lower case. */
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
        /** The part of all calls at most, by level. */
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
/** A rule about use, with what its policy says beside it. */
interface UsageRule<T> {
    readonly demand: T;
    /** null: the built-in id of the rule. */
    readonly id: string | null;
    readonly severity: Severity;
    readonly rationale: string | null;
    readonly remediation: string | null;
    readonly controls: readonly string[];
    readonly fixWithinSeconds: number | null;
    readonly location: Location;
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
    /** null: for each session. */
    readonly perCallOf: readonly string[] | null;
    readonly atLeast: number;
    readonly overDays: number;
}
/** Who keeps access. */
interface AccessPolicy extends PolicyPart {
    readonly reviewEveryDays: number | null;
    /** How long somebody who is granted something may go without using the agent. */
    readonly maxIdleDays: number | null;
    readonly mayEdit: "members" | null;
    /** Of what it makes a demand: who edits. */
    readonly severity: Severity;
}
/** Credit limits of users. */
interface LimitsPolicy extends ObservedPolicy, StatedLimits {
    readonly users: readonly (StatedLimits["users"][number] & {
        readonly location: Location;
    })[];
}
/** What every part about what the service observes says besides its demands. */
interface ObservedPolicy extends PolicyOrigin {
    readonly severity: Severity | null;
    readonly rationale: string | null;
    readonly remediation: string | null;
    readonly controls: readonly string[];
    readonly fixWithinSeconds: number | null;
    /** Where each of its demands stands, by its key. */
    readonly locations: Readonly<Record<string, Location>>;
}
/** How ready repositories must be. null: not stated. */
interface ReadinessPolicy extends ObservedPolicy {
    readonly repositories: readonly string[] | null;
    /** The least part of the applications that must pass, by criterion. */
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
/** A change record: which settings may change, when, by whom, agreed by whom. */
interface Approval {
    readonly id: string;
    /** Patterns of settings. */
    readonly settings: readonly string[];
    readonly from: number;
    /** The first millisecond after the term. */
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
    /** The offending entries it accepts; null stands for unset, a text `fp:…` for a secret. */
    readonly value: readonly Json[] | null;
    /** The one place it is for, as a JSON Pointer; null: wherever the rule looks. */
    readonly subject: string | null;
    /** Whether it also accepts that the setting has no effect. */
    readonly inert: boolean;
    /** Of an event: the revision it accepts. */
    readonly revision: number | null;
    readonly owner: string;
    /** Who agreed to it besides the owner. */
    readonly agreedBy: readonly string[];
    readonly reason: string;
    readonly ticket: string | null;
    readonly category: "waiver" | "mitigated" | null;
    readonly from: number;
    /** The first millisecond after the term; null only for an event. */
    readonly until: number | null;
    readonly location: Location;
}
type Checks = ReadonlyMap<string, Check>;
interface Check<Options extends Json = Json> {
    /** What it demands, in a sentence for policy authors. */
    readonly description: string;
    /** What its options are, in a few words. */
    readonly optionsText: string;
    readonly sample: Sample<Options>;
    /** Why it cannot judge the setting; undefined when it can. */
    misfit(setting: Setting): string | undefined;
    /** The schema of its options for one setting. */
    options(setting: Setting): unknown;
    /** What it demands, to be read after "should be". */
    demand(options: Options): Words;
    /** The same for policy authors, where it says more: a regular expression is no sentence for readers of reports. */
    exactly?(options: Options): Words;
    /** How a setting is put right; without it, by making it what is demanded. */
    remedy?(options: Options): Words;
    /** How a list is put right of which some entries fail; without it, as any other value. */
    entryRemedy?(options: Options): Words;
    test(options: Options, setting: Setting): Test;
    /** Whether `lower` is known to allow nothing that `upper` forbids. */
    implies(lower: Options, upper: Options, setting: Setting): boolean;
    /** Whether a value passes that is not among the known ones: then its meaning is not asked for. Without it, none does. */
    readonly unknown?: "passes";
    /**
     * How far a verdict on one value carries: to the same text only, or to all that the value covers. Without it, to all
     * values that mean the same.
     */
    readonly carries?: "text" | "covered";
    /** The value nearest to the actual one that holds, null for not set; undefined when none can be named. */
    restore?(options: Options, setting: Setting, actual: Json | undefined): Json | undefined;
}
/** A rule to show a check by. */
interface Sample<Options extends Json = Json> {
    /** The path of a setting it fits. */
    readonly setting: string;
    readonly options: Options;
    /** A value that holds, and one that fails; undefined when time decides. */
    readonly holds: Json;
    readonly fails?: Json;
}
interface Setting {
    /** Dotted, with `[*]` for the elements of a keyed list or map: `customModels[*].apiKey`. */
    readonly path: string;
    readonly description: string;
    readonly kind: KindName;
    /** The value is a list of that kind; `ordered` when the sequence matters. */
    readonly list?: "set" | "ordered";
    /** Known values; of a scale in its natural order, lowest first, older names of one level together. */
    readonly values?: readonly (string | readonly string[])[];
    /** Of a scale: the known value that stands for a level which is set elsewhere. It may be any of them. */
    readonly inherits?: string;
    /** What a known value means, where its name does not say. */
    readonly meanings?: Readonly<Record<string, string>>;
    /** Of an integer: the least and the most that the service takes. */
    readonly range?: readonly [least: number, most: number];
    readonly looser: Looser;
    /** Every change of it weakens a guard of the organization, though which way is looser only a policy can say. */
    readonly guards?: true;
    readonly unset: {
        readonly as: UnsetAs;
        readonly means: string;
    };
    readonly switch?: Switch;
    /** The path of what members have in its place; rules on the setting judge every override that is set. */
    readonly overriddenBy?: string;
    readonly class: SecretClass;
    /** Of entries that are objects: the class of each known key. */
    readonly fields?: Readonly<Record<string, SecretClass>>;
    /** Of a keyed list: the key of its elements. */
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
    /** What shows best how values match; none where values are not compared. */
    readonly examples: readonly Example[];
    /** Values that are one: the spelling in which texts are judged, then others. */
    readonly same?: readonly (readonly Json[])[];
    /** Values of the right type that are malformed: nothing covers them. */
    readonly malformed?: readonly Json[];
    /** The JSON type of one value. */
    readonly type: "string" | "boolean" | "integer" | "object" | "any";
    /** Why a value of the right type is malformed; undefined when it is fine. `listed`: it stands in a policy. */
    flaw?(value: Json, inPolicy: boolean): string | undefined;
    /** Equal for values that mean the same. Only asked of well-formed values. Default: canonical text. */
    normal?(value: Json): string;
    /** A test whether an actual value is covered by the union of the listed ones. Only asked of well-formed values. */
    coverage?(list: readonly Json[]): (actual: Json) => boolean;
    /** A listed value without a * covers only what means the same. */
    readonly wildcards?: true;
    /**
     * A test whether all that an entry would cover is covered by the union of the listed ones. Default: as coverage, where
     * what covers an entry covers all that the entry does.
     */
    spans?(list: readonly Json[]): (entry: Json) => boolean;
    /** Whether one thing can be meant by both values, wildcards of both sides expanded. Default: either covers the other. */
    overlaps?(a: Json, b: Json): boolean;
}
/** Listed values, what they cover, and what they do not though it looks like it. */
interface Example {
    readonly list: readonly Json[];
    readonly covers: readonly Json[];
    readonly leaves: readonly Json[];
}
/** Which change of a value gives the agent or its users more room. */
type Looser = "up" | "down" | "on" | "off" | "added" | "removed" | "set" | "unset" | "none" | "unknown";
/** Where an unset value stands among the set ones. */
type UnsetAs = "everything" | "nothing" | "loosest" | "between" | "unknown";
/** A setting counts only while its switch stands where `on` says. */
interface Switch {
    readonly path: string;
    /** true: exactly `true`. false: `false` or unset. */
    readonly on: boolean;
    /** Whether a rule passes while the switch is off, because then nobody is allowed anything. */
    readonly offIsSafe: boolean;
}
/** How a value is shown. What is not in the catalog is secret. */
type SecretClass = "public" | "personal" | "url" | "command" | "free" | "secret";
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
    /** What is wrong, to be read after the setting's name: "contains o4-preview, which is not listed". */
    readonly message: string;
    /** The entries that fail. */
    readonly offending: readonly Json[];
}
/** An assertion, and its schema as a test. */
interface CompiledAssertion extends Assertion {
    readonly test: SchemaTest;
}
/** The objections to a value, by place, at least one when it is not valid. */
type SchemaTest = (value: Json) => readonly Objection[];
/** What a schema objects to at one place. */
interface Objection {
    /** JSON Pointer. */
    readonly place: string;
    /** To be read after the place: "must be equal to constant". */
    readonly message: string;
}
/** What is known of the policies' past; null: nothing is. Oldest first; the last one is what the run judges by. */
interface PolicyHistory {
    readonly versions: readonly PolicyVersion[] | null;
    /** What could not be told, and why. */
    readonly notEvaluated: readonly {
        readonly what: string;
        readonly reason: string;
    }[];
}
/** The policies as one change left them. */
interface PolicyVersion {
    /** Milliseconds: in force from then until the next one. Never earlier than that of the version before. */
    readonly from: number;
    /** null: what is not committed to the branch. */
    readonly commit: {
        readonly id: string;
        readonly author: string;
        readonly writers: readonly string[];
    } | null;
    /** null: they cannot be read by this version of the program. */
    readonly policies: LoadedPolicies | null;
    /** What the change did, in words. */
    readonly edits: readonly string[];
}
interface Catalog {
    readonly root: CatalogPlace;
    readonly settings: readonly Setting[];
    /** The setting at a catalog path such as `customModels[*].apiKey`. */
    setting(path: string): Setting | undefined;
    /** The same of a path that was looked up before, or that is our own. @throws RangeError when there is no such setting */
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
        emulated?: boolean | undefined;
        proxied?: boolean | undefined;
    };
    notEvaluated: {
        what: string;
        reason: string;
    }[];
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
        isFingerprint?: true | undefined;
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
        dueAt: string | null;
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
        state: "applied" | "never-applied" | "partly" | "pending";
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
        overrides: boolean;
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
            due: number;
            inTerm: number;
            severity: "critical" | "high" | "info" | "low" | "medium";
        }[];
        months: {
            fixed: number;
            meanSeconds: number | null;
            medianSeconds: number | null;
            isLeast: boolean;
            due: number;
            inTerm: number;
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
        rules: {
            id: string;
            seconds: number;
        }[];
        controls: {
            id: string;
            seconds: number;
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
/** All members. Part of them is none: a name that is missing would read as a stranger's. */
type Members = readonly Member[];
/** A member, without what an audit has no use for. */
interface Member {
    readonly id: string;
    readonly email: string;
    /** When the account was made, in milliseconds; null when it is not known. */
    readonly since: number | null;
    /** When they last signed in, in milliseconds; null when it is not known. */
    readonly signedIn: number | null;
}
/** All days that were asked for. A day without a row stands in no map: it is missing, and not a day without use. */
interface Usage {
    readonly from: UtcDay;
    readonly to: UtcDay;
    /** Days after the run's instant for which there are figures, and which were not asked for. */
    readonly leftOut: number;
    readonly requests: number;
    readonly tokens: ReadonlyMap<UtcDay, TokensDay>;
    readonly tools: ReadonlyMap<UtcDay, ToolsDay>;
    readonly activity: ReadonlyMap<UtcDay, ActivityDay>;
    readonly productivity: ReadonlyMap<UtcDay, ProductivityDay>;
    /** Only of those who were active. */
    readonly users: ReadonlyMap<UtcDay, readonly UserDay[]>;
    readonly conflicts: readonly UsageConflict[];
    readonly unsaid: readonly UnsaidFigure[];
}
/** What `/tokens` says of a day. Lists are null where they were not said. */
interface TokensDay {
    readonly credits: Figure;
    readonly models: readonly TieredUse[] | null;
    /** The models that a list names which does not name all of its own; none where it does. */
    readonly named: readonly TieredUse[];
    readonly users: readonly {
        readonly id: string;
        readonly email: string | null;
        readonly credits: Figure;
        readonly models: readonly ModelUse[] | null;
        readonly named: readonly ModelUse[];
    }[] | null;
}
/** null: the service did not say. */
type Figure = number | null;
interface TieredUse extends ModelUse {
    readonly tier: string | null;
}
/** A model by its id, and the credits that it took. */
interface ModelUse {
    readonly id: string;
    readonly credits: Figure;
}
/** What `/tools` says of a day. */
interface ToolsDay {
    readonly calls: Figure;
    readonly tools: readonly Count[] | null;
    readonly servers: readonly Count[] | null;
    readonly skills: readonly Count[] | null;
    readonly slashCommands: readonly Count[] | null;
    readonly hooks: readonly HookUse[] | null;
    /** Parts of all calls by mode, `auto_high` and so on. */
    readonly shares: ReadonlyMap<string, Figure>;
    readonly ratioP90: Figure;
}
/** A thing by its name, and how often it was used. */
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
/** What `/activity` says of a day. */
interface ActivityDay {
    readonly users: Figure;
    readonly clients: ReadonlyMap<string, Figure>;
    readonly sessions: Figure;
}
/** What `/productivity` says of a day. */
interface ProductivityDay {
    readonly commits: Figure;
    readonly pullRequests: Figure;
}
/** What `/users` says of somebody on a day. */
interface UserDay {
    readonly id: string;
    readonly email: string | null;
    readonly calls: Figure;
    readonly credits: Figure;
    readonly sessions: Figure;
    readonly commits: Figure;
    readonly pullRequests: Figure;
    readonly mcpCalls: Figure;
    /** The model used most. */
    readonly primaryModel: string | null;
    /** The mode used most: other modes may have been used as well. */
    readonly mode: string | null;
}
/** Rows that differ though they are of one day, or of one day and user: none of them is used. */
interface UsageConflict {
    readonly endpoint: UsageEndpoint;
    readonly day: UtcDay;
}
/** A figure that rows leave out, or give as null. */
interface UnsaidFigure {
    readonly endpoint: UsageEndpoint;
    readonly figure: string;
    /** How many rows. */
    readonly rows: number;
}
interface SampleRequest {
    readonly size: number;
    readonly seed: string;
}
/** Hears how far a run is. */
type Hear = (progress: Progress) => void;
/** How far a run is. Reading tells it after every few hundred revisions, judging about a hundred times in all. */
interface Progress {
    readonly phase: "reading" | "judging";
    /** Revisions. */
    readonly done: number;
    /** null: nobody knows how many there are. */
    readonly of: number | null;
}
/** Something that was asked for and did not come. */
interface Unread extends Unjudged {
    /** Whether the audit is whole without it. */
    readonly isOptional: boolean;
}
/** Something that could not be judged, and why. */
interface Unjudged {
    readonly what: string;
    readonly reason: string;
}
/**
 * What an audit is given.
 * @param settings a configuration
 * @param overrides without them revisions after `asOf` are left out, gaps in the numbers are allowed, and nothing fails
 */
declare function auditInput(evidence: Evidence, settings: AuditSettings, overrides: AuditOverrides): AuditInput;
/** What an organization states once, and every audit of it reads. */
type AuditSettings = Pick<AuditInput, "catalog" | "builtin" | "sharedAccounts" | "auditEverySeconds">;
/** What every audit must say, and what it may. */
type AuditOverrides = Pick<AuditInput, "policies" | "organization" | "asOf"> & Partial<Omit<AuditInput, "evidence" | keyof AuditSettings>>;
/**
 * The catalog with an organization's own aliases added to the published ones.
 * @param aliases path as written → canonical path, both below the same group
 * @throws RangeError naming an alias whose target is no setting or stands elsewhere
 */
declare function createCatalog(aliases?: Readonly<Record<string, string>>): Catalog;
declare class DriftlineError extends Error {
    #private;
    /** What went wrong: its kind, or a word of a class that says more. */
    readonly code: string;
    readonly problems: readonly Problem[];
    /** @param problems what is wrong; several are shown at once, in this order */
    constructor(code: ErrorCode, problems: string | Problem | readonly Problem[]);
    get exitCode(): 2 | 3 | 4 | 5;
}
/** One thing that is wrong, with the place and, where there is one, the way out. */
interface Problem {
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
    /** A stable word for programs, of problems that end up in the report. */
    readonly code?: string;
    readonly revision?: number;
    readonly hint?: string;
    /** The offending source line, with a caret line under it. */
    readonly excerpt?: readonly string[];
}
type ErrorCode = keyof typeof exits;
/** What went wrong, by the exit code it leads to. */
declare const exits: {
    readonly usage: 2;
    readonly config: 2;
    readonly policy: 2;
    readonly incomplete: 3;
    readonly tampered: 4;
    readonly leak: 5;
    readonly internal: 5;
};
/** Evidence with these problems; complete only when there are none. */
declare function evidenceOf(value: Pulled, problems: readonly EvidenceProblem[]): Evidence;
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
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
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
        countsOnly: false;
        load: () => Promise<Reporter>;
    };
    csv: {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "findings-csv": {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "plan-csv": {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "access-csv": {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "secrets-csv": {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    "sample-csv": {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    tables: {
        says: string;
        extension: string;
        countsOnly: false;
        files: () => Promise<readonly string[]>;
        load: () => Promise<Reporter<Files>>;
    };
    package: {
        says: string;
        extension: string;
        countsOnly: false;
        packs: () => Promise<readonly string[]>;
        load: () => Promise<Reporter>;
    };
    sarif: {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter>;
    };
    junit: {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter>;
    };
    ocsf: {
        says: string;
        extension: string;
        countsOnly: false;
        load: () => Promise<Reporter<Iterable<string>>>;
    };
    github: {
        says: string;
        extension: string;
        countsOnly: true;
        load: () => Promise<Reporter>;
    };
};
/** Gives its text whole; one whose text grows with the history gives pieces. */
type Reporter<Made extends Rendered | Files = string> = (report: Readonly<Report>, options?: RenderOptions) => Made;
/** A text: whole, or in pieces that follow each other. No piece ends inside a character. */
type Rendered = string | Iterable<string>;
/** The texts of a folder's files, by the names of the files. */
type Files = ReadonlyMap<string, Rendered>;
interface RenderOptions {
    /** Colours, for a terminal. */
    readonly color?: boolean;
    /** Cells in a line, for a terminal. */
    readonly width?: number;
    /** Only the verdict and the counts: what a public place may show. */
    readonly countsOnly?: boolean;
    /** The most findings to show, the worst first, in a place with little room. What is left out is counted. */
    readonly results?: number;
}
interface Pagination {
    readonly hasMore: boolean;
    readonly nextCursor: string | null;
}
/** A history that was sealed. */
interface Sealed {
    /** By number, each once. */
    readonly revisions: readonly SealedRevision[];
    /** Numbers that arrived twice with different content. */
    readonly conflicts: readonly number[];
    /** Fields of pages and changes that the interface does not name. */
    readonly unknownFields: readonly string[];
    /** Whether a page did not say if another one follows, and was taken for the last. */
    readonly hasOpenEnd: boolean;
    /** The id of the fingerprint key; null when secrets are numbered. */
    readonly keyId: string | null;
    /** What a file says of these revisions that holds them as they are. */
    readonly mark: Mark;
    /** What fingerprints do not tell, because changes came sealed. */
    readonly unlike: Unlike | null;
    /** Whether a text, about to be published, holds a secret in any encoding. */
    readonly leaks: (text: string) => boolean;
    /** By the fingerprint that a secret has under the key before this one: the one it has now. Empty without such a key. */
    readonly renewed: ReadonlyMap<string, string>;
    /** What a ledger has to hear of; null in a session without one. */
    readonly recalled: Recalled | null;
}
/** By whom and how a change was sealed. */
interface Mark {
    readonly organization: string;
    /** The id of the key of its fingerprints; null without one. */
    readonly keyId: string | null;
    /** Without a key secrets are numbered, from this revision on: numbers that begin elsewhere stand for other secrets. */
    readonly from: number | null;
}
/** Why fingerprints say less than those of this run would. */
type Unlike = {
    readonly because: "mixed";
} | {
    readonly because: "elsewhere";
    readonly organization: string;
    readonly keyId: string | null;
};
/** What the ledger has to hear of. */
interface Recalled {
    /** Revisions that it does not hold, and those that are sealed in another way than it holds them. */
    readonly keep: readonly StoredRevision[];
    /** The numbers that arrived. */
    readonly arrived: readonly number[];
    readonly rewritten: readonly Rewritten[];
    /** Whether there are secrets of which nobody can say whether they changed. */
    readonly isBlind: boolean;
}
/** A revision as the ledger keeps it. It becomes a sealed one when a session has read it back. */
interface StoredRevision {
    readonly revision: number;
    readonly at: string;
    readonly time: number;
    readonly by: Editor;
    readonly settings: JsonObject;
    /** The id of the key of its fingerprints; null when it has none. */
    readonly keyId: string | null;
}
/** A revision that arrived, now or before, with another content. */
interface Rewritten {
    readonly revision: number;
    /** What arrived, as an entry of the ledger. */
    readonly entry: StoredRevision;
    /** Whether the ledger does not hold it yet. */
    readonly isNew: boolean;
}
interface Page {
    /** The revision numbers of the page, in its order. */
    readonly revisions: readonly number[];
    readonly pagination: Pagination;
    /** Whether the page says if another one follows; one that does not is taken for the last. */
    readonly saysNext: boolean;
}
interface SealOptions {
    /** HMAC key of the fingerprints. */
    readonly key?: string | undefined;
    /** The key that it replaced: what a ledger keeps under that one is compared as well. */
    readonly earlierKey?: string | undefined;
    readonly organization: string;
    readonly catalog?: Catalog;
    /** The revisions are kept in a ledger: without a key they get no fingerprints, since numbers mean nothing to a later run. */
    readonly kept?: boolean;
    /** Called with how many revisions were read, after every five hundred. */
    readonly progress?: ((revisions: number) => void) | undefined;
    /** Changes may say that they were sealed before, as those of a file may and those of the service may not. */
    readonly trusts?: boolean;
}
/**
 * Reads a history as bytes, in any number of pieces, and gives it back sealed. A piece that fails leaves nothing behind.
 * The bytes stay the caller's, who may write others into them afterwards.
 */
interface SealSession {
    /**
     * Reads one page of the API.
     * @param maxBytes how many bytes a page may have; without it, as many as a page of the service
     * @throws DriftlineError `incomplete` whose problem says what is wrong with the bytes or the shape
     */
    page(bytes: Uint8Array, maxBytes?: number): Page;
    /** Reads a list of changes, as one JSON array. Takes and throws what `page` does. */
    list(bytes: Uint8Array, maxBytes?: number): void;
    /**
     * Reads one change.
     * @param where what messages call it
     * @throws DriftlineError as `page` does
     */
    line(bytes: Uint8Array, where: string): void;
    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. Never throws. */
    isChange(bytes: Uint8Array): boolean;
    /**
     * Takes back a revision that a ledger keeps. Of several forms of one revision the last counts.
     * @param isConflict it is another content of a revision that is kept
     * @throws DriftlineError `internal` in a session that was not opened as `kept`
     */
    recall(stored: StoredRevision, isConflict?: boolean): void;
    /** Whether only reading everything again lets what is kept be compared with what comes. */
    readonly needsAll: boolean;
    /** How many different revisions were read so far. */
    readonly size: number;
    /**
     * Seals what was read, once all of it was: scrubbing and numbering need the whole. The session ends with it.
     * @param allowedTexts texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
     * @param isWhole whether all of the history was read, and not only what a ledger did not know
     * @throws DriftlineError `internal` when called again
     */
    finish(allowedTexts?: readonly string[], isWhole?: boolean): Sealed;
}
/**
 * Opens a session that reads the bytes of a history and gives it back sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
declare function open(options: SealOptions): SealSession;
type ApiClient = {
    readonly analytics: {
        readonly activity: Grouped<Flat<{} & {
            startDate: string;
            endDate: string;
            group_by?: "client" | undefined;
        }>, {
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
        readonly productivity: (input: Flat<{} & {
            startDate: string;
            endDate: string;
        }>) => Promise<{
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
        readonly tokens: Grouped<Flat<{} & {
            startDate: string;
            endDate: string;
            group_by?: "model" | undefined;
        }>, {
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
        readonly tools: Grouped<Flat<{} & {
            startDate: string;
            endDate: string;
            group_by?: "tool_name" | undefined;
        }>, {
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
        readonly users: ((input: Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
            startDate: string;
            endDate: string;
        }>) => Promise<{
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
        }>) & List<Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
            startDate: string;
            endDate: string;
        }>, {
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
        readonly list: ((input?: Flat<{} & {
            repoId?: string | undefined;
            limit?: number | undefined;
            startAfter?: string | undefined;
        }> | undefined) => Promise<{
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
        }>) & List<Flat<{} & {
            repoId?: string | undefined;
            limit?: number | undefined;
            startAfter?: string | undefined;
        }>, {
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
        readonly history: ((input?: Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
        }> | undefined) => Promise<SealedPage>) & List<Omit<Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
        }>, "cursor">, SealedPage, SealedRevision>;
    };
    readonly users: {
        readonly list: ((input?: Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
        }> | undefined) => Promise<{
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
        }>) & List<Flat<{} & {
            limit?: number | undefined;
            cursor?: string | undefined;
        }>, {
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
        readonly set: (input: Flat<{} & {
            users: {
                [x: string]: unknown;
                email: string;
                limit: number;
            }[];
        }>) => Promise<{
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
        readonly create: (input: Flat<{} & {
            computerId: string;
            cwd?: string | undefined;
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
            } | undefined;
        }>) => Promise<{
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
        readonly get: (input: Flat<{
            sessionId: string;
        } & {
            computerId?: string | undefined;
        }>) => Promise<{
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
        readonly update: (input: Flat<{
            sessionId: string;
        } & {} & {
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
            } | undefined;
        }>) => Promise<{
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
            sessionId: string;
            text: string;
            images?: readonly (string | {
                [x: string]: unknown;
                type: "base64";
                mediaType: string;
                data: string;
            })[] | undefined;
            files?: readonly (string | {
                [x: string]: unknown;
                type: "base64";
                mediaType: string;
                data: string;
                parsedData?: string | undefined;
                name?: string | undefined;
                path?: string | undefined;
            })[] | undefined;
            computerId?: string | undefined;
        }>) => Promise<{
            [x: string]: unknown;
            messageId: string;
            status: "idle" | "pending" | "running" | (string & {});
        }>;
        readonly get: (input: Flat<{
            sessionId: string;
            messageId: string;
        } & {
            computerId?: string | undefined;
        }>) => Promise<{
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
        readonly list: ((input: Flat<{
            sessionId: string;
        } & {
            limit?: number | undefined;
            cursor?: string | undefined;
            computerId?: string | undefined;
            role?: "assistant" | "tool" | "user" | undefined;
        }>) => Promise<{
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
        }>) & List<Flat<{
            sessionId: string;
        } & {
            limit?: number | undefined;
            cursor?: string | undefined;
            computerId?: string | undefined;
            role?: "assistant" | "tool" | "user" | undefined;
        }>, {
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
        readonly get: (input: Flat<{
            computerId: string;
        } & {}>) => Promise<{
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
        readonly getByName: (input: Flat<{
            name: string;
        } & {}>) => Promise<{
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
        readonly retryInstall: (input: Flat<{
            computerId: string;
        } & {}>) => Promise<{
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
        readonly update: (input: Flat<{
            computerId: string;
        } & {} & {
            name?: string | undefined;
            remoteUser?: string | undefined;
        }>) => Promise<{
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
/** With `group_by` the rows are of days and groups, without it of days. */
interface Grouped<I extends {
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
    /** The pages, each asked for when it is wanted. */
    pages(...input: Arguments<I>): AsyncIterable<P>;
    /** The items of all pages. */
    all(...input: Arguments<I>): AsyncIterable<T>;
}
type Arguments<I> = {} extends I ? [input?: I] : [input: I];
/** A page of the history, sealed. */
interface SealedPage {
    /** Newest first, as the service lists them. */
    readonly changes: readonly SealedRevision[];
    readonly pagination: {
        readonly hasMore: boolean;
        readonly nextCursor: string | null;
    };
}
interface ClientSettings {
    /** The API host. */
    readonly baseUrl: string;
    /** The host of the application, which the readiness reports are asked of. */
    readonly appUrl?: string;
    /** An API key, or a token (JWT). */
    readonly apiKey: string;
    /** HMAC key of the fingerprints. */
    readonly fingerprintKey?: string;
    /** Part of the fingerprints; default: the host. */
    readonly organization?: string;
    /** Ends all calls of the client, and their waits, when it is aborted; they fail with the code `aborted`. */
    readonly signal?: AbortSignal;
}
/**
 * A client of the service. Each call is a run of its own, with its own deadline.
 * @throws DriftlineError `usage` when an address or the key is not safe to use
 */
declare function createClient(settings: ClientSettings): ApiClient;
/**
 * A request that did not succeed. It never carries a body, a header or the key; of a refusal it tells why, as the service
 * says, without secrets.
 *
 * Requests that change something are sent again only when nothing was sent, or when the service answered that there
 * were too many (429), which it says before it does anything. A 503 is no such answer: a gateway gives it as well after
 * it lost a service that had the request.
 */
declare class ServiceError extends DriftlineError {
    #private;
    /** What went wrong, in a word: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
    readonly code: string;
    /** The status of the answer; null when there was none, or none that could be read. */
    readonly status: number | null;
    /** The id that the service gave the request; null when it gave none. */
    readonly requestId: string | null;
    /** Whether the request may have been carried out in spite of the error. Always false for reads. */
    readonly mayBeDone: boolean;
    /**
     * @param effect what may have happened, when that is not known
     * @param result answers to parts that were carried out before, in a sentence and as a value
     */
    constructor(failure: HttpFailure | ServiceError, effect?: string, result?: {
        message: string;
        value: unknown;
    });
    /** Of a request that was sent in parts: the answers to the parts that were done, as one. */
    get done(): unknown;
}
/** Why an exchange gave nothing that can be used. */
declare class HttpFailure extends DriftlineError {
    /** Whether the same request may succeed later. */
    readonly transient: boolean;
    /** The status of the answer; null when there was none. */
    readonly status: number | null;
    readonly requestId: string | null;
    /** Why the service says that it refuses, inert and without secrets; null when it does not. */
    readonly reason: string | null;
    /** Whether any of the request may have reached the service. */
    readonly reached: boolean;
    constructor(code: string, message: string, transient: boolean, more?: More);
    /** The same failure, told otherwise. */
    retold(tell: (message: string) => string, transient?: boolean, more?: Pick<Problem, "hint">): HttpFailure;
    /** What is told when no other attempt follows. */
    afterAttempts(attempts: number): HttpFailure;
}
interface More extends Pick<Problem, "hint" | "revision"> {
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
    readonly reason?: string | undefined;
    readonly reached?: boolean;
}
/** Daily rows with MCP servers merged and left-overs kept apart. */
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
    /** Tools whose names are names; null where the row says nothing of tools. */
    readonly by_tool: readonly Tool[] | null;
    /** Entries whose names are left-overs of parsing. */
    readonly artifacts: readonly Tool[];
    readonly mcp_by_server: readonly MergedServer[] | null;
}
type Tool = NonNullable<ToolsRow["by_tool"]>[number];
/** An MCP server under all spellings of its name. */
interface MergedServer {
    /** The spelling with the most calls. */
    readonly server: string | null;
    /** Calls under all spellings together; null where none says how many. */
    readonly invocations: number | null;
    /** What was merged, as it came. */
    readonly spellings: readonly Server[];
}
type Server = NonNullable<ToolsRow["mcp_by_server"]>[number];
interface Notes {
    /** Entries by tool that there were. */
    readonly entries: number;
    /** How many of them are left-overs of parsing, and the calls that they count. */
    readonly artifacts: number;
    readonly artifactCalls: number;
    /** Spellings of names of MCP servers that were merged into another, over all rows. */
    readonly mergedSpellings: number;
}
/** Rows by tool and day with left-overs kept apart. */
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
/** What differs between two revisions, by meaning. */
declare function diff(before: SealedRevision, after: SealedRevision, catalog?: Catalog): Omit<Diff, "entries" | "pairs">;
interface Diff {
    /** By top-level key, then by subject. */
    readonly entries: readonly EntryChange[];
    /** Those of them that mean something else. */
    readonly changes: readonly SettingChange[];
    /** The entries of each of these changes. */
    readonly pairs: readonly EntryChange[];
    /** Subjects whose bytes changed and whose meaning did not. */
    readonly representation: readonly string[];
    /** Elements that go on under another key. */
    readonly renames: Renames;
}
/** One place where another entry stands than before, be it only written in another way. */
interface EntryChange {
    readonly subject: string;
    /** undefined: nothing stood there. */
    readonly before: SettingEntry | undefined;
    /** undefined: nothing stands there any more. */
    readonly after: SettingEntry | undefined;
}
/** One value at one place of the settings. */
interface SettingEntry {
    /** JSON Pointer with canonical names; elements of keyed lists by key. */
    readonly subject: string;
    /** null: no setting of the catalog stands here (an unknown key, or a group that is no object). */
    readonly setting: Setting | null;
    readonly value: Json;
    /** Equal for values that mean the same; null when the value means unset. */
    readonly meaning: string | null;
    /** The keys as written, once for each spelling, for a patch that the service understands. Undefined inside keyed lists. */
    readonly written?: readonly (readonly string[])[];
    /** Holds other entries and carries no change of its own; of a keyed list `meaning` is the order of its elements. */
    readonly container?: true;
    /** An element of a keyed list or map: the catalog path of its place, `customModels[*]`. */
    readonly element?: string;
    /** Of a list whose order means nothing: its entries in normal form, each once and in order. */
    readonly normals?: readonly string[];
    /** A secret was hidden somewhere in the value, or in one of its rivals. */
    readonly hides?: true;
    /** Why nothing below this place could be read. */
    readonly flaw?: string;
    /** Keys that stand more than once in this keyed list. */
    readonly repeated?: readonly string[];
    /** Values of other spellings of the same setting, where they differ from this one. */
    readonly rivals?: readonly Json[];
}
/** One setting's difference between two consecutive revisions. */
interface SettingChange {
    readonly subject: string;
    /** The catalog path of the setting; null for an unknown one. */
    readonly path: string | null;
    readonly op: "add" | "remove" | "replace";
    readonly before: Json;
    readonly after: Json;
    readonly added?: readonly Json[];
    readonly removed?: readonly Json[];
    readonly direction: Direction;
    /** The subject it had before this revision, when its element was renamed. */
    readonly formerly?: string;
}
type Direction = (typeof directions)[number];
declare const directions: readonly ["looser", "tighter", "neutral", "unknown"];
/** The subject an element had, and the one it has now. */
type Renames = ReadonlyMap<string, string>;
/** For every setting of the last revision: its value, and the revision that set it. Revisions by number, ascending. */
declare function blame(revisions: readonly SealedRevision[], catalog?: Catalog): ReadonlyMap<string, Blame>;
interface Blame {
    readonly subject: string;
    /** The catalog path; null for an unknown setting. */
    readonly path: string | null;
    readonly value: Json;
    /** The value it replaced; null when it was not set, or not seen. */
    readonly before: Json;
    readonly setBy: StepMoment & {
        readonly exact: boolean;
    };
    /** False for a secret without a fingerprint that stayed: it may have been changed since, by anybody. */
    readonly isKnown: boolean;
}
/** When something happened, and by whom. */
interface StepMoment {
    readonly revision: number;
    readonly at: string;
    readonly time: number;
    readonly by: Editor;
}
declare namespace seal {
    export { Pagination, Sealed, Page, SealOptions, SealSession, open };
}
export { audit, auditInput, AuditInput, createCatalog, DriftlineError, Evidence, evidenceOf, Pulled, Change, Finding, Report, SealedRevision, reporters, seal, ApiClient, ClientSettings, createClient, ServiceError, tidyTools, tidyToolsByName, loadPolicies, diff, blame };
