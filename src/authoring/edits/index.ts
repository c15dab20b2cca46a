// Compares two states of the policies. Returns every edit, loosenings first.
import type { Catalog } from "../../catalog/catalog.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import { approvalEdits, exceptionEdits } from "./accepted.ts";
import { changeEdits } from "./changes.ts";
import type { Edit } from "./edit.ts";
import { editorEdits } from "./people.ts";
import { assertionEdits, renamedRules, ruleEdits } from "./rules.ts";

export { exceptionKey } from "./accepted.ts";
export { type Edit } from "./edit.ts";
export { renamedRules } from "./rules.ts";

const order = ["looser", "unknown", "tighter", "neutral"] as const;

/** Returns the edits. A rule that was only renamed counts as one rule. */
export function editsOf(before: LoadedPolicies, after: LoadedPolicies, catalog: Catalog): Edit[] {
  const renamed = renamedRules(before.rules, after.rules);
  const checks = new Map([...before.checks, ...after.checks]);
  const edits = [
    ...ruleEdits(before, after, renamed, { catalog, checks }),
    ...assertionEdits(before.assertions, after.assertions),
    ...editorEdits(before.editors, after.editors),
    ...changeEdits(before.changes, after.changes),
    ...approvalEdits(before.approvals, after.approvals),
    ...exceptionEdits(before.exceptions, after.exceptions, renamed),
  ];
  return order.flatMap((direction) => edits.filter((edit) => edit.direction === direction));
}
