// Self-grants: an editor who gives something to themselves.
import type { Catalog } from "../catalog/catalog.ts";
import { coverageOf } from "../catalog/kinds/index.ts";
import { email as emailKind } from "../catalog/kinds/email.ts";
import type { SettingChange } from "../history/changes.ts";
import { type Json, unpointer } from "../model/json.ts";
import type { Editor } from "../model/sealed.ts";
import { nameOf } from "../text.ts";
import { isByPerson, namesPeople } from "./grants.ts";
import { type Audit, type BuiltinRule, type Draft, event } from "./audit.ts";

const rule: BuiltinRule = {
  id: "changes/self-grant",
  title: "Nobody grants themselves access",
  kind: "change",
  severity: "high",
  rationale: "Who may grant and who is granted are two people, or the grant was reviewed by nobody.",
  remediation: "Have somebody else confirm the grant, or take it back.",
  controls: ["soc2:CC6.3", "nist-800-53:AC-5", "iso-27001:A.5.3"],
};

/** What of a change is the editor's own grant; empty when nothing is. */
function ownGrants(change: SettingChange, editor: Editor, catalog: Catalog): readonly Json[] {
  const { subject, path, added, after, direction } = change;
  const setting = path === null ? undefined : catalog.setting(path);
  if (setting && namesPeople(setting)) return (added ?? []).filter((entry) => isOwn(entry, editor));
  // What holds for one person stands under that person, unknown settings included.
  const [top = "", user] = unpointer(subject);
  const map = catalog.setting(top);
  const widened = direction === "looser" || direction === "unknown";
  return map && isByPerson(map) && widened && isOwn(user ?? null, editor) ? [after] : [];
}

/** Whether an entry names the editor, alone: a pattern that covers others as well is no grant to oneself. */
function isOwn(entry: Json, { id, email }: Editor): boolean {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  return entry === id || (email !== null && email !== "" && coverageOf(emailKind, [entry])(email));
}

export const selfGrant: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const drafts: Draft[] = [];
    return {
      see: (step) => {
        if (!info) return;
        for (const change of step.changes) {
          const offending = ownGrants(change, step.revision.by, context.catalog);
          if (offending.length === 0) continue;
          const { subject, before, after } = change;
          const who = step.revision.by.email ?? step.revision.by.id!;
          const message = `${who} granted themselves ${nameOf(subject)}`;
          drafts.push(event(info, step, subject, message, { before, actual: after, offending }));
        }
      },
      end: () => drafts,
    };
  },
};
