// What a history cannot answer: built-in rules that need more, and fingerprints of secrets under another key. It must not
// be reported as never violated, or as never there.
import { fingerprintsIn } from "../../audits/secrets.ts";
import { builtinRules } from "../../audits/index.ts";
import { type Need, waysToGive } from "../../audits/needs.ts";
import { statedRules } from "../../audits/stated-parts.ts";
import { notInForce } from "../../audits/terms.ts";
import { usageError } from "../../errors.ts";
import type { Policies } from "../../model/policy.ts";
import { isOver } from "../../model/policy-part.ts";
import { fingerprintsOfName, spaceOf } from "../../model/sealed.ts";
import type { History } from "../../query/answers.ts";

type RuleContext = Pick<History, "config" | "evidence" | "asOf"> & { readonly policies: Policies };

/** Whether a search has what a rule needs. Needs that are missing here exist only in audits. */
const isThere: Readonly<Partial<Record<Need, (context: RuleContext) => boolean>>> = {
  ledger: ({ evidence }) => evidence.value.ledger !== undefined,
  auditEvery: ({ config, evidence }) => config.auditEverySeconds !== null && evidence.value.ledger !== undefined,
  sharedAccounts: ({ config }) => config.sharedAccounts.length > 0,
  editors: ({ policies }) => policies.editors !== null,
  windows: ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
  freezes: ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
  loosening: ({ policies }) => (policies.changes?.loosening ?? null) !== null,
};

/** @throws DriftlineError `usage` if this history and these policies do not evaluate a rule at the time of the question */
export function mustBeJudged(rule: string, context: RuleContext): void {
  if (context.config.builtin[rule] === "off")
    throw usageError(`${rule} is turned off`, "look at builtin in driftline.yaml");
  const { rules, assertions } = context.policies;
  const statedRule = [...rules, ...assertions].find(({ id }) => id === rule);
  const reason = statedRule && notInForce(statedRule, context.asOf);
  if (reason !== undefined)
    throw usageError(`${rule} is not judged: it is ${reason}`, "give a time in its term, with --as-of");
  const missing = builtinRules.get(rule)?.needs?.filter((need) => isThere[need]?.(context) !== true) ?? [];
  if (missing.length > 0) throw usageError(`${rule} needs more than the history`, waysToGive(missing));
}

/** Returns the revisions that a rule judges. After the end of a policy, its parts judge none. */
export function judgedNumbers(rule: string, policies: Policies, { revisions }: Pick<History, "revisions">): number[] {
  const { until = null } = statedRules(policies).find(({ id }) => id === rule) ?? {};
  return revisions.flatMap(({ revision, time }) => (isOver({ until }, time) ? [] : [revision]));
}

/** @throws DriftlineError `usage` if a fingerprint cannot be compared with secrets of the history */
export function mustBeComparable(fingerprint: string, { steps }: Pick<History, "steps">): void {
  const space = spaceOf(fingerprint);
  if (space === null) return;
  for (const { entries } of steps())
    for (const { subject, after } of entries) {
      if (!after) continue;
      const candidates = [...fingerprintsOfName(subject), ...(after.container ? [] : fingerprintsIn(after.value))];
      if (candidates.some((candidate) => spaceOf(candidate) !== space))
        throw usageError(
          `${fingerprint} cannot be compared with the secrets of this history: some of their fingerprints have another key, or none`,
          "set DRIFTLINE_FINGERPRINT_KEY to the key of the fingerprint, or give the secret's present fingerprint",
        );
    }
}
