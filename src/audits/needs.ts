// The data that rules need besides the history and the policies. Each rule declares its needs.
import { namesIn } from "../lists.ts";
import { dataOfKinds, type JudgedRules } from "../model/judged-rules.ts";
import type { Observations } from "../model/observed.ts";
import type { Finding, FindingKind } from "../model/report/index.ts";

/** Needs that an option of an audit, the configuration or a policy provides, and how. */
const provided = {
  ledger: "give --ledger",
  auditEvery: "give --ledger, and set auditEvery in driftline.yaml",
  sharedAccounts: "name the accounts as sharedAccounts in driftline.yaml",
  editors: "give a policy with editors",
  windows: "give a policy with changes.windows",
  freezes: "give a policy with changes.freezes",
  loosening: "give a policy with changes.loosening",
  maxIdle: "give a policy with access.maxIdle",
  limits: "give a policy with limits",
  policyHistory: "run driftline audit --policy-history git",
} as const;

/** Needs that an audit requests from the service by `--with`, and what else to give; null: nothing. */
const requested = {
  access: null,
  usage: null,
  readiness: null,
  computers: "give a policy with computers.watch",
  sessions: "give a policy with sessions.watch",
} as const;

const needs = { ...provided, ...requested };

export type Need = keyof typeof needs;

/** Returns how to provide needs in one run. */
export function waysToGive(ruleNeeds: readonly Need[]): string {
  const names = ruleNeeds.filter((need) => Object.hasOwn(requested, need));
  const run = names.length > 0 ? [`run driftline audit --with ${names.join(",")}`] : [];
  return [...run, ...ruleNeeds.flatMap((need) => needs[need] ?? [])].join("; ");
}

/** The data of a run besides the history and the policies. null: not requested or not received. */
interface RunData {
  readonly use: object | null;
  readonly members: object | null;
  readonly observed: { readonly observed: Observations } | null;
  readonly policyHistory: object | string | null;
}

/** What an audit has. */
interface AuditData extends RunData {
  readonly policyHistory: { readonly versions: object | null } | null;
  readonly ledger: object | null;
  readonly sharedAccounts: readonly string[];
  readonly auditEverySeconds: number | null;
}

/** Needs that are neither in the history nor in the current policies, so that a ledger cannot judge them again. */
const elsewhere: { readonly [need in Need]?: (run: RunData) => boolean } = {
  policyHistory: ({ policyHistory }) => policyHistory !== null,
  access: ({ members }) => members !== null,
  usage: ({ use }) => use !== null,
  readiness: ({ observed }) => observed !== null && observed.observed.readiness !== null,
  computers: ({ observed }) => observed !== null && observed.observed.computers !== null,
  sessions: ({ observed }) => observed !== null && observed.observed.sessions !== null,
};

/** Returns the data of a run that a ledger cannot judge again. */
export function furtherData(run: RunData): Need[] {
  return namesIn<Need>(elsewhere).filter((need) => elsewhere[need]?.(run));
}

/** Needs that the configuration, the ledger or the repository meets. */
const beside: { readonly [need in Need]?: (audit: AuditData) => boolean } = {
  ledger: ({ ledger }) => ledger !== null,
  auditEvery: ({ ledger, auditEverySeconds }) => ledger !== null && auditEverySeconds !== null,
  sharedAccounts: ({ sharedAccounts }) => sharedAccounts.length > 0,
  policyHistory: ({ policyHistory }) => policyHistory !== null && policyHistory.versions !== null,
};

/** Whether an audit has what a rule needs. True for needs of a policy: without it there is no rule. */
export function isGiven(need: Need, audit: AuditData): boolean {
  return (beside[need] ?? elsewhere[need])?.(audit) ?? true;
}

/** Needs that the ledger stores in every run, so that rules based on them can be judged again. */
const keptNeeds: ReadonlySet<Need> = new Set(["limits"]);

/** Needs that one run may meet and another not, with the same policies. */
const ofRuns: ReadonlySet<Need> = new Set(namesIn<Need>({ ...elsewhere, ...beside }));

interface NeedyRule {
  readonly kind: FindingKind;
  readonly needs?: readonly Need[];
  readonly moreNeeds?: readonly Need[];
}

type NeedyFinding = Pick<Finding, "kind" | "rule" | "subject">;

/** Returns the needs of a finding. */
function needsOf({ kind, rule: id, subject }: NeedyFinding, rules: ReadonlyMap<string, NeedyRule>): Need[] {
  // Whether an exception is needed depends on the data of the rule that it accepts.
  const rule = rules.get(kind === "exception" ? subject.replace(/^rule:/, "") : id);
  // What a rule finds only with more data has a kind of its own.
  const more = kind === rule?.kind ? [] : (rule?.moreNeeds ?? []);
  return [...(rule?.needs ?? []), ...more];
}

/**
 * Returns the data that a finding depends on, besides the history and the current policies.
 * @param rules the built-in rules by name
 */
export function furtherNeeds(finding: NeedyFinding, rules: ReadonlyMap<string, NeedyRule>): Need[] {
  const findingNeeds = needsOf(finding, rules);
  return findingNeeds.some((need) => keptNeeds.has(need)) ? [] : findingNeeds.filter((need) => need in elsewhere);
}

/**
 * Whether a ledger cannot judge a finding of a run again.
 * @param rules the built-in rules by name
 * @param run whether it is about the past, and its data besides the history
 */
export function restsOnOther(
  finding: NeedyFinding,
  rules: ReadonlyMap<string, NeedyRule>,
  { cut, data = [] }: { readonly cut: boolean; readonly data?: readonly string[] | undefined },
): boolean {
  // A run about the past asks for the members of its present: the ledger keeps them with that time.
  const isByMembers = cut && data.includes("access");
  if (isByMembers && needsOf(finding, rules).some((need) => keptNeeds.has(need))) return true;
  return furtherNeeds(finding, rules).length > 0;
}

/** Sorts the built-in rules by the runs that judge them. */
export function judgedRules(
  rules: ReadonlyMap<string, { readonly kind: FindingKind; readonly needs?: readonly Need[] }>,
): JudgedRules {
  const idsOf = (isIn: (ruleNeeds: readonly Need[]) => boolean) =>
    [...rules].flatMap(([id, { kind, needs: ruleNeeds = [] }]) =>
      !dataOfKinds.has(kind) && isIn(ruleNeeds) ? [id] : [],
    );
  return {
    always: idsOf((ruleNeeds) => ruleNeeds.length === 0),
    sometimes: idsOf((ruleNeeds) => ruleNeeds.some((need) => ofRuns.has(need))),
  };
}
