// Compares two states of the policies. Returns every edit, loosenings first.
import type { Catalog } from "../../catalog/catalog.ts";
import { joinChecks } from "../../checks/index.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import type { Policies, PolicyFile } from "../../model/policy.ts";
import { approvalEdits, exceptionEdits } from "./exceptions.ts";
import { changeEdits } from "./changes.ts";
import { type Edit, pairByName, sayer } from "./edit.ts";
import { fieldsOf, ignoring, isSame, wording } from "./fields.ts";
import { accessEdits, computersEdits, limitsEdits, readinessEdits, sessionsEdits, usageEdits } from "./observed.ts";
import { editorEdits } from "./people.ts";
import { assertionEdits, renamedRules, ruleEdits } from "./rules.ts";

export { exceptionKey } from "./exceptions.ts";
export { type Edit } from "./edit.ts";
export { renamedRules } from "./rules.ts";

const order = ["looser", "unknown", "tighter", "neutral"] as const;

/** The policies before and after an edit, and what their comparison needs. */
interface Comparison {
  readonly before: LoadedPolicies;
  readonly after: LoadedPolicies;
  /** Renamed rules, old id to new id. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly catalog: Catalog;
}

const parts: Readonly<Record<keyof Policies, (comparison: Comparison) => Edit[]>> = {
  files: ({ before, after }) => fileEdits(before.files, after.files),
  rules: ({ before, after, renamed, catalog }) =>
    ruleEdits(before, after, renamed, { catalog, checks: joinChecks(before.checks, after.checks) }),
  assertions: ({ before, after }) => assertionEdits(before.assertions, after.assertions),
  editors: ({ before, after, catalog }) => editorEdits(before.editors, after.editors, catalog),
  changes: ({ before, after, catalog }) => changeEdits(before.changes, after.changes, catalog),
  usage: ({ before, after }) => usageEdits(before.usage, after.usage),
  access: ({ before, after }) => accessEdits(before.access, after.access),
  limits: ({ before, after }) => limitsEdits(before.limits, after.limits),
  readiness: ({ before, after }) => readinessEdits(before.readiness, after.readiness),
  computers: ({ before, after }) => computersEdits(before.computers, after.computers),
  sessions: ({ before, after }) => sessionsEdits(before.sessions, after.sessions),
  approvals: ({ before, after, catalog }) => approvalEdits(before, after, catalog),
  exceptions: ({ before, after, renamed }) => exceptionEdits(before.exceptions, after.exceptions, renamed),
};

/** Returns the edits. A rule that was only renamed counts as one rule. */
export function editsOf(before: LoadedPolicies, after: LoadedPolicies, catalog: Catalog): Edit[] {
  const renamed = renamedRules(before.rules, after.rules);
  const edits = Object.values(parts).flatMap((editsIn) => editsIn({ before, after, renamed, catalog }));
  return order.flatMap((direction) => edits.filter((edit) => edit.direction === direction));
}

/** Returns edits of what a file states about itself. Its rules have edits of their own. */
function fileEdits(before: readonly PolicyFile[], after: readonly PolicyFile[]): Edit[] {
  return pairByName(before, after, ({ id }) => id).flatMap(([old, now]) =>
    old && now ? fileFields(old, now, sayer("policy", now.id, null)) : [],
  );
}

const fileFields = fieldsOf<PolicyFile>({
  ...ignoring("id", "file", "digest", "ownRules"),
  title: wording("title"),
  formerly: (old, now, say) =>
    isSame(old, now)
      ? []
      : [say("neutral", `formerly ${old?.join(", ") ?? "nothing"} → ${now?.join(", ") ?? "nothing"}`)],
});
