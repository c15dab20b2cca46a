// Rules that a history alone does not answer for: what is not looked at must not be called unbroken.
import { inForceRules } from "../../audits/in-force/index.ts";
import { builtinRules } from "../../audits/index.ts";
import { tamperRules } from "../../audits/tampering.ts";
import { DriftlineError } from "../../errors.ts";
import type { Policies } from "../../model/policy.ts";
import type { FindingKind } from "../../model/report.ts";
import type { History } from "../../query/answers.ts";

type Asked = Pick<History, "config" | "evidence"> & { readonly policies: Policies };

const audits: Readonly<Partial<Record<FindingKind, string>>> = {
  access: "driftline audit --with access judges it",
  usage: "driftline audit --with usage judges it",
  readiness: "driftline audit --with readiness judges it",
  computer: "driftline audit --with computers judges it",
};

const past: ReadonlySet<string> = new Set(inForceRules.map((rule) => rule.id));

/** What has to be there for a rule to be judged: by id, whether it is, and what brings it. */
const needs: Readonly<Record<string, readonly [(asked: Asked) => boolean, string]>> = {
  "integrity/audit-gap": [
    ({ config, evidence }) => config.auditEverySeconds !== null && evidence.value.ledger !== undefined,
    "give --ledger, and set auditEvery in driftline.yaml",
  ],
  "editors/shared-account": [
    ({ config }) => config.sharedAccounts.length > 0,
    "name the accounts as sharedAccounts in driftline.yaml",
  ],
  "editors/unapproved": [({ policies }) => policies.editors !== null, "give a policy with editors"],
  "changes/outside-window": [
    ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
    "give a policy with changes.windows",
  ],
  "changes/freeze": [
    ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
    "give a policy with changes.freezes",
  ],
};

/** @throws DriftlineError `usage` when this history and these policies say nothing of a built-in rule */
export function mustBeJudged(rule: string, asked: Asked): void {
  if (asked.config.builtin[rule] === "off")
    throw new DriftlineError("usage", { message: `${rule} is turned off`, hint: "look at builtin in driftline.yaml" });
  const hint = missing(rule, asked);
  if (hint !== undefined)
    throw new DriftlineError("usage", { message: `${rule} is not judged by the history alone`, hint });
}

function missing(rule: string, asked: Asked): string | undefined {
  const kind = builtinRules.get(rule)?.kind;
  if (kind && audits[kind] !== undefined) return audits[kind];
  if (past.has(rule)) return "driftline audit --policy-history git judges it";
  if (tamperRules.has(rule) && !asked.evidence.value.ledger) return "give --ledger, which knows what the history was";
  const [isThere, what] = needs[rule] ?? [];
  return isThere?.(asked) === false ? what : undefined;
}
