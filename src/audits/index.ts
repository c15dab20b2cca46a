// The registry of rule families. To add a family, write its file and add one line here.
import { access } from "./access/index.ts";
import { approvals } from "./approvals.ts";
import { assertions } from "./assertions.ts";
import type { Audit, BuiltinRule } from "./audit.ts";
import { auditGap } from "./audit-gap.ts";
import { breadth } from "./breadth.ts";
import { changes } from "./changes.ts";
import { contradictions } from "./contradictions.ts";
import { danglingGrants } from "./dangling-grants.ts";
import { editors } from "./editors.ts";
import { emptied } from "./emptied.ts";
import { evidence } from "./evidence.ts";
import { exceptions } from "./exceptions.ts";
import { exposed } from "./exposed.ts";
import { inForce } from "./in-force/index.ts";
import { levers } from "./levers.ts";
import { limits } from "./limits.ts";
import { lookAlike } from "./look-alike.ts";
import { metadata } from "./metadata.ts";
import { memberEditors } from "./member-editors.ts";
import { observed } from "./observed/index.ts";
import { secretReuse } from "./secret-reuse.ts";
import { secrets } from "./secrets.ts";
import { selfGrant } from "./self-grant.ts";
import { settings } from "./settings.ts";
import { sharedAccounts } from "./shared-accounts.ts";
import { tampering } from "./tampering.ts";
import { toAndFro } from "./flapping.ts";
import { unseenSecrets } from "./unseen-secrets.ts";
import { usage } from "./usage/index.ts";
import { values } from "./values.ts";
import { weakened } from "./weakened.ts";

export const audits = {
  settings,
  assertions,
  editors,
  lookAlike,
  sharedAccounts,
  memberEditors,
  danglingGrants,
  changes,
  evidence,
  auditGap,
  tampering,
  values,
  secrets,
  exposed,
  secretReuse,
  unseenSecrets,
  contradictions,
  levers,
  selfGrant,
  toAndFro,
  emptied,
  weakened,
  breadth,
  metadata,
  usage,
  access,
  observed,
  limits,
  approvals,
  inForce,
  exceptions,
} satisfies Record<string, Audit>;

/** All rules that need no policy, by id. */
export const builtinRules: ReadonlyMap<string, BuiltinRule> = new Map(
  Object.values(audits).flatMap((audit) => audit.rules.map((rule) => [rule.id, rule])),
);

export type { AuditContext, BuiltinRule, Draft, UnjudgedPart } from "./audit.ts";
