// Credit limits of users: compares the policy with what `limits apply` set last. The service has no way to read limits.
import { foldAscii } from "../catalog/kinds/email.ts";
import type { MemberList } from "../model/evidence.ts";
import { instantText, timeWords } from "../model/instant.ts";
import { count, precise, thousands } from "../words.ts";
import type { StatedLimits, TriedLimit } from "../model/limits.ts";
import type { Location } from "../model/report/index.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  type Draft,
  draftAt,
  endAt,
  type RuleInfo,
  type StatingContext,
  type UnjudgedPart,
} from "./audit.ts";
import { memberLists } from "./past-runs.ts";
import { policyInfo } from "./observed/observed.ts";
import { notInForce } from "./terms.ts";
import { getOrMake } from "../lists.ts";

const beside = { kind: "usage", severity: "medium", needs: ["ledger", "limits"] } as const;

const notAppliedRule: BuiltinRule = {
  ...beside,
  id: "limits/not-applied",
  title: "The credit limits in the policy are set",
  rationale:
    "A limit that is not set has no effect. The service has no endpoint to read limits, so this rule uses what limits apply set last. It does not see changes in the service's web page.",
  remediation: "Set the limits with driftline limits apply --policy --ledger.",
  controls: ["nist-800-53:SC-6", "soc2:CC6.3"],
};
const refusedRule: BuiltinRule = {
  ...beside,
  id: "limits/refused",
  title: "The service accepts the credit limits",
  rationale: "A refused limit is not set, and the earlier limit may still apply.",
  remediation: "Fix the reason of the refusal, and send the limit again with driftline limits apply --ledger.",
  controls: ["nist-800-53:SC-6", "soc2:CC6.3"],
};
const rules = [notAppliedRule, refusedRule];

/** Returns the rules as the policy states them; none if no policy states limits. */
export function limitRules(context: StatingContext): RuleInfo[] {
  const { limits } = context.policies;
  if (!limits) return [];
  const location = limits.locations["users"] ?? limits.locations["default"];
  return rules.flatMap((rule) => policyInfo(context, rule, limits, location) ?? []);
}

/** A user whose limit a policy states. */
interface StatedLimit {
  readonly email: string;
  readonly limit: number;
  readonly stated: "users" | "default";
  readonly location: Location | undefined;
  /** Since when the limit is stated, in milliseconds. */
  readonly since: number;
}

/** An attempt to set the limit of one user that reached the service, or may have. */
interface LimitAttempt extends TriedLimit {
  readonly at: string;
  readonly time: number;
}

/** A time in which a limit violated a rule. */
interface Stretch {
  readonly rule: BuiltinRule;
  readonly from: number;
  until: number | null;
  state: State;
}

/** The known state of one user's limit after an attempt. */
interface State {
  /** The limit set last; null: none yet; undefined: unknown. */
  readonly applied: number | null | undefined;
  /** The attempt that set it. */
  readonly by: LimitAttempt | null;
  readonly last: LimitAttempt | null;
}

/** A stated limit, its current known state, and the times of violation. */
export interface LimitStanding extends StatedLimit, State {
  readonly stretches: readonly Stretch[];
}

/** Returns every limit of a user that the policy states. Without a ledger no state is known. */
export function limitStandings(context: AuditContext): LimitStanding[] {
  const attempts = attemptsOf(context);
  return wantedOf(context).map((entry) => ({ ...entry, ...standingOf(entry, attempts.get(entry.email) ?? []) }));
}

/** Returns the stated limits: those of named users, and the default for all other members. */
function wantedOf(context: AuditContext): StatedLimit[] {
  const { policies, asOf } = context;
  const { limits } = policies;
  if (!limits) return [];
  const { members, memberSince, statedSince } = pastOf(context);
  const since = (email: string, limit: number) => limits.from ?? statedSince(email, limit) ?? asOf;
  const namedUsers = limits.users.map((user): StatedLimit => ({
    ...user,
    stated: "users",
    since: since(user.email, user.limit),
  }));
  const names = new Set(namedUsers.map(({ email }) => email));
  const { default: limit } = limits;
  const otherMembers = [...members].flatMap((email): StatedLimit[] => {
    if (limit === null || names.has(email)) return [];
    const start = Math.max(since(email, limit), memberSince.get(email) ?? asOf);
    return [{ email, limit, stated: "default", location: limits.locations["default"], since: start }];
  });
  return [...namedUsers, ...otherMembers].sort((a, b) => (a.email < b.email ? -1 : 1));
}

/** Returns the ledger's record of policies and members, until the audit's time. */
function pastOf(context: AuditContext) {
  const { ledger, members: present, policies, asOf } = context;
  const now = instantText(asOf);
  const lists = memberLists(context);
  const memberSince = new Map<string, number>();
  for (const list of policies.limits?.default === null ? [] : lists)
    for (const email of addressesOf(list.members))
      if (!memberSince.has(email)) memberSince.set(email, Date.parse(list.at));
  // The service lists the present members: an account that was made after the audit's time had no limit then.
  const last = present?.filter(({ since }) => since === null || since <= asOf) ?? lists.at(-1)?.members;
  const statements = (ledger?.limits?.stated ?? [])
    .filter(({ at }) => at <= now)
    .map(({ at, limits }) => ({ time: Date.parse(at), limitOf: limitsBy(limits) }));
  return {
    /** Addresses of all members; empty: not requested. */
    members: last ? addressesOf(last) : new Set<string>(),
    /** By address: the time of the first list of members that has it. */
    memberSince,
    /** Returns the time of the first of the latest audits whose policies all stated this limit. */
    statedSince: (email: string, limit: number): number | undefined =>
      statements[statements.findLastIndex(({ limitOf }) => limitOf(email) !== limit) + 1]?.time,
  };
}

function addressesOf(members: MemberList["members"]): Set<string> {
  return new Set(members.map(({ email }) => foldAscii(email)));
}

function limitsBy(limits: StatedLimits | null): (email: string) => number | undefined {
  const users = new Map(limits?.users.map(({ email, limit }) => [email, limit]));
  return (email) => users.get(email) ?? limits?.default ?? undefined;
}

/** Returns the attempts of each user, in order. A record made before sending is replaced by the later one. */
function attemptsOf({ ledger, asOf }: AuditContext): Map<string, LimitAttempt[]> {
  const byEmail = new Map<string, LimitAttempt[]>();
  for (const { at, limits } of ledger?.limits?.attempts ?? []) {
    const time = Date.parse(at);
    if (time > asOf) continue;
    for (const attempt of limits) {
      const email = foldAscii(attempt.email);
      const ownAttempts = getOrMake(byEmail, email, () => []);
      if (ownAttempts.at(-1)?.at === at) ownAttempts.pop();
      // If a clock ran backwards, keep the order of the ledger.
      if (attempt.result !== "not-sent")
        ownAttempts.push({ ...attempt, at, time: Math.max(time, ownAttempts.at(-1)?.time ?? time) });
    }
  }
  return byEmail;
}

/** Computes the states of a limit from the attempts to set it. */
function standingOf(entry: StatedLimit, attempts: readonly LimitAttempt[]): State & Pick<LimitStanding, "stretches"> {
  const isEarly = ({ time }: LimitAttempt) => time <= entry.since;
  let state = attempts.filter(isEarly).reduce<State>(afterwards, { applied: null, by: null, last: null });
  const states = [{ time: entry.since, state }];
  for (const attempt of attempts) {
    if (isEarly(attempt)) continue;
    state = afterwards(state, attempt);
    states.push({ time: attempt.time, state });
  }
  const stretches = [...breaks].flatMap(([rule, isBroken]) => {
    const all: Stretch[] = [];
    for (const { time, state: now } of states) {
      const open = all.at(-1)?.until === null ? all.at(-1) : undefined;
      if (isBroken(entry, now) && open) open.state = now;
      else if (isBroken(entry, now)) all.push({ rule, from: time, until: null, state: now });
      else if (open) open.until = time;
    }
    return all;
  });
  return { ...state, stretches };
}

/** When a state violates each rule. */
const breaks: ReadonlyMap<BuiltinRule, (statedLimit: StatedLimit, state: State) => boolean> = new Map([
  [notAppliedRule, ({ limit }: StatedLimit, { applied }: State) => applied !== limit],
  [refusedRule, (_: StatedLimit, { last }: State) => last?.result === "refused"],
]);

/** Returns the state of a limit after one more attempt. */
function afterwards(state: State, last: LimitAttempt): State {
  switch (last.result) {
    case "set":
    case "different":
      return { applied: last.set, by: last, last };
    case "unknown":
    case "unanswered":
      // Whatever the result, the requested limit was already set.
      return state.applied === last.limit ? { ...state, last } : { applied: undefined, by: last, last };
    default:
      return { ...state, last };
  }
}

export const limits: Audit = {
  rules,
  begin: (context) => ({
    see: () => {},
    end: () =>
      context.ledger ? limitStandings(context).flatMap((limitStanding) => draftsOf(context, limitStanding)) : [],
    unjudged: () => unjudgedOf(context),
  }),
};

function draftsOf(context: AuditContext, { stretches, ...entry }: LimitStanding): Draft[] {
  return stretches.flatMap(({ rule, from, until, state }): Draft[] => {
    const info = policyInfo(context, rule, context.policies.limits, entry.location);
    if (!info) return [];
    const actual = state.applied ?? null;
    const draft = draftAt(info, from, {
      subject: `limit/${entry.email}`,
      message: messageOf(rule, entry, state, until),
      expected: entry.limit,
      actual,
      offending: [actual],
      resolved: until === null ? null : endAt(until),
    });
    return [{ ...draft, introduced: { ...draft.introduced, exact: from !== entry.since } }];
  });
}

/** Returns the message: the stated limit, and the result of the attempts. */
function messageOf(
  rule: BuiltinRule,
  { email, limit, stated }: StatedLimit,
  state: State,
  until: number | null,
): string {
  const userText = stated === "default" ? `${email}, a member whom it does not name` : email;
  const became = rule === refusedRule && state.last ? refusedWords(state.last) : appliedWords(state, until);
  return `the policy wants the limit of ${count(limit, "credit")} for ${userText}; ${became}`;
}

function refusedWords({ limit, at, reason }: LimitAttempt): string {
  return `the service refused the limit ${thousands(limit)} at ${precise(at)}: ${reason ?? ""}`;
}

function appliedWords({ applied, by, last }: State, until: number | null): string {
  const before = until === null ? "" : ` before ${timeWords(until)}`;
  if (!by) return last ? "none was set" : `the ledger holds no attempt that reached the service${before}`;
  const { limit, at, result } = by;
  if (result === "set") return `${thousands(limit)} was set last, at ${precise(at)}`;
  if (result === "different")
    return `the service set ${thousands(applied ?? 0)} at ${precise(at)}, where ${thousands(limit)} was asked for`;
  const why = result === "unanswered" ? "the service did not report the result" : "no result came back";
  return `whether the limit ${thousands(limit)} was set at ${precise(at)} is not known: ${why}`;
}

/** Returns what cannot be judged about limits. */
function unjudgedOf(context: AuditContext): UnjudgedPart[] {
  const { ledger, policies, asOf } = context;
  const { limits } = policies;
  if (!limits || notInForce(limits, asOf) !== undefined) return [];
  if (!ledger) {
    const reason = `${limits.policy} states credit limits, and only a ledger records the limits that were set`;
    return [{ what: "limits", reason }];
  }
  const reason = limitSilence(context);
  return [
    {
      what: "the credit limits that are set now",
      reason:
        "the service has no endpoint that returns them: the audit compares with the limits that driftline limits apply set last, and does not see changes on the web page",
    },
    ...(reason === undefined ? [] : [{ what: "limits.default", reason }]),
  ];
}

/** Returns why some limits that the policy states are not judged; undefined if all are. */
export function limitSilence(context: AuditContext): string | undefined {
  if (!context.ledger) return "what was set is not known without a ledger";
  if ((context.policies.limits?.default ?? null) === null || context.members || memberLists(context).length > 0)
    return undefined;
  return "the members are not known: give --with access, or the input with: access";
}
