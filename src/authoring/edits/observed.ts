// Edits of the parts about usage, access, credit limits, repositories, computers and sessions.
import { isOlder } from "../../audits/observed/readiness-stated.ts";
import { isCovered, kinds } from "../../catalog/kinds/index.ts";
import type {
  AccessPolicy,
  ComputersPolicy,
  LimitsPolicy,
  ObservedPolicy,
  ReadinessPolicy,
  SessionsPolicy,
  UsageHook,
  UsageLists,
  UsagePolicy,
  UsageRule,
} from "../../model/policy-use.ts";
import type { Location } from "../../model/report/index.ts";
import { tableOf } from "../../lists.ts";
import { type Edit, pairByName, type Say, sayer, severityEdits, within } from "./edit.ts";
import {
  allowed,
  type Compare,
  denied,
  directionOf,
  type Fields,
  fieldsOf,
  fixWithin,
  ignored,
  keyOf,
  least,
  most,
  origin,
  part,
  undirected,
  whenChanged,
  words,
} from "./fields.ts";

const models = (list: readonly string[], name: string) => isCovered(kinds.model, list, name);
const days = (count: number) => `${count} d`;

function ruleOf<T extends object>(name: string, demand: Fields<T>): Compare<UsageRule<T> | null> {
  const compare = fieldsOf<UsageRule<T>>({
    demand: fieldsOf(demand),
    id: whenChanged((before, after, say) => say("neutral", `id ${before ?? "built in"} → ${after ?? "built in"}`)),
    severity: severityEdits,
    ...words,
    fixWithinSeconds: fixWithin,
    location: ignored,
  });
  return (before, after) => {
    const statedPart = after ?? before;
    if (!statedPart) return [];
    const say = sayer("usage", `usage.${name}`, statedPart.location);
    if (!after) return [say("looser", "removed")];
    return before ? compare(before, after, say) : [say("tighter", "added")];
  };
}

const lists: Fields<UsageLists> = { allowed: allowed("allowed"), denied: denied("denied") };
const modelLists: Fields<UsageLists> = { allowed: allowed("allowed", models), denied: denied("denied", models) };
const levels = ["off", "low", "medium", "high"];

const level = whenChanged<string | null>((before, after, say) => {
  const rank = (name: string | null) => (name === null ? Infinity : levels.indexOf(name));
  const text = `atMost ${before ?? "no limit"} → ${after ?? "no limit"}`;
  return say(rank(after) > rank(before) ? "looser" : "tighter", text);
});

/** Compares each entry of a record. */
function eachOf(compare: (name: string) => Compare<number | null>): Compare<Readonly<Record<string, number>>> {
  return (before, after, say) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      compare(name)(before[name] ?? null, after[name] ?? null, say),
    );
}

const hookRule = ruleOf<UsageHook>("hooks", {
  event: ignored,
  matcher: ignored,
  command: ignored,
  perCallOf: undirected("perCallOf"),
  atLeast: least("runs"),
  overDays: undirected("over days"),
});

const hooks: Compare<UsagePolicy["hooks"]> = (before, after, say) =>
  pairByName(before, after, ({ demand: { event, matcher, command } }) => keyOf([event, matcher, command])).flatMap(
    ([old, now]) =>
      hookRule(old ?? null, now ?? null, say).map((edit) => {
        const { event, command } = (now ?? old).demand;
        return { ...edit, text: `${command} on ${event}: ${edit.text}` };
      }),
  );

export const usageEdits = part(
  "usage",
  fieldsOf<UsagePolicy>({
    ...origin,
    settleDays: most("settle", days),
    quietDays: undirected("quiet days"),
    identities: undirected("mcp.identities"),
    models: ruleOf("models", { ...modelLists, tiers: allowed("tiers") }),
    mcp: ruleOf("mcp", lists),
    tools: ruleOf("tools", lists),
    slashCommands: ruleOf("slashCommands", lists),
    skills: ruleOf("skills", lists),
    clients: ruleOf("clients", lists),
    autonomy: ruleOf("autonomy", {
      atMost: level,
      share: eachOf((name) => most(`share of ${name}`)),
      ratioP90: most("ratioP90"),
    }),
    credits: ruleOf("credits", { perUserPerDay: most("perUserPerDay"), perDay: most("perDay") }),
    hooks,
    unused: ruleOf("unused", { afterDays: most("after", days), of: denied("of") }),
  }),
  {
    settleDays: 0,
    quietDays: 14,
    identities: {},
    ...tableOf(
      ["models", "mcp", "tools", "slashCommands", "skills", "clients", "autonomy", "credits", "unused"],
      () => null,
    ),
    hooks: [],
  },
  () => null,
);

export const accessEdits = part(
  "access",
  fieldsOf<AccessPolicy>({
    ...origin,
    rationale: words.rationale,
    controls: words.controls,
    location: ignored,
    reviewEveryDays: whenChanged((before, after, say) =>
      say("neutral", `reviewEvery ${termText(before)} → ${termText(after)}`),
    ),
    maxIdleDays: most("maxIdle", days),
    mayEdit: whenChanged((before, after, say) =>
      say(after === null ? "looser" : "tighter", `mayEdit ${before ?? "not stated"} → ${after ?? "not stated"}`),
    ),
    severity: severityEdits,
  }),
  { reviewEveryDays: null, maxIdleDays: null, mayEdit: null },
  ({ location }) => location,
);

function termText(count: number | null): string {
  return count === null ? "not stated" : days(count);
}

const common: Fields<ObservedPolicy> = {
  ...origin,
  severity: severityEdits,
  ...words,
  fixWithinSeconds: fixWithin,
  locations: ignored,
};

const limitTerms = fieldsOf<Omit<LimitsPolicy, "users">>({ ...common, default: most("default") });

export const limitsEdits = part<LimitsPolicy>(
  "limits",
  (before, after, say) => [...limitTerms(before, after, say), ...userEdits(before, after, say)],
  { default: null, users: [] },
  firstPlace,
);

function firstPlace({ locations }: ObservedPolicy): Location | null {
  return Object.values(locations)[0] ?? null;
}

/** Without a limit of their own, users have the default limit. */
function userEdits(before: LimitsPolicy, after: LimitsPolicy, say: Say): Edit[] {
  return pairByName(before.users, after.users, ({ email }) => email).flatMap(([old, now]) => {
    if (old?.limit === now?.limit) return [];
    const [was, is] = [old?.limit ?? before.default ?? Infinity, now?.limit ?? after.default ?? Infinity];
    const text = (limit: number | undefined) => (limit === undefined ? "not named" : String(limit));
    const direction = directionOf({ looser: is > was, tighter: is < was });
    return [say(direction, `${(now ?? old).email}: ${text(old?.limit)} → ${text(now?.limit)}`)];
  });
}

export const readinessEdits = part(
  "readiness",
  fieldsOf<ReadinessPolicy>({
    ...common,
    repositories: denied("repositories"),
    required: (before, after, say) =>
      eachOf((name) => least(`required ${name}`))(
        Object.fromEntries(before ?? []),
        Object.fromEntries(after ?? []),
        say,
      ),
    maxAgeSeconds: most("maxAge", within),
    models: (before, after, say) => fieldsOf(modelLists)(before ?? anything, after ?? anything, say),
    agentVersion: whenChanged((before, after, say) => {
      const looser = after === null || (before !== null && isOlder(after, before) === true);
      const tighter = before === null || (after !== null && isOlder(before, after) === true);
      const text = `agentVersion at least ${before ?? "none"} → ${after ?? "none"}`;
      return say(directionOf({ looser, tighter }), text);
    }),
    clean: whenChanged((_, after, say) =>
      say(after ? "tighter" : "looser", `clean is ${after ? "now" : "no longer"} demanded`),
    ),
  }),
  { repositories: null, required: null, maxAgeSeconds: null, models: null, agentVersion: null, clean: false },
  firstPlace,
);

const anything: UsageLists = { allowed: null, denied: null };

export const computersEdits = part(
  "computers",
  fieldsOf<ComputersPolicy>({
    ...common,
    watch: denied("watch"),
    remoteUserNoneOf: denied("remoteUser.noneOf"),
    maxProvisioningSeconds: most("maxProvisioning", within),
  }),
  { watch: [], remoteUserNoneOf: null, maxProvisioningSeconds: null },
  firstPlace,
);

export const sessionsEdits = part(
  "sessions",
  fieldsOf<SessionsPolicy>({
    ...common,
    watch: denied("watch"),
    toolsDenied: denied("tools.denied"),
    providerLockOneOf: allowed("providerLock.oneOf"),
  }),
  { watch: [], toolsDenied: null, providerLockOneOf: null },
  firstPlace,
);
