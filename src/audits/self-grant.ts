// Self-grants: an editor grants access to themselves. Open until the grant is revoked.
import { direction } from "../catalog/direction.ts";
import { type SettingEntry, entryAt } from "../catalog/entries.ts";
import { email as emailKind } from "../catalog/kinds/email.ts";
import { coverageOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { Setting } from "../catalog/setting.ts";
import { keyOf } from "../catalog/subjects.ts";
import type { SettingChange } from "../history/changes.ts";
import type { StepMoment, Step } from "../history/steps.ts";
import { isArray, type Json, unpointer } from "../model/json.ts";
import { accountOf, type People } from "../model/people.ts";
import type { Editor } from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  changeEvent,
  type Draft,
  type RuleInfo,
  type Walker,
} from "./audit.ts";
import { isByPerson, namesPeople } from "./grants.ts";
import { endDraft } from "./placed-things.ts";
import { addTo } from "../lists.ts";

const rule: BuiltinRule = {
  id: "changes/self-grant",
  title: "Nobody grants themselves access",
  acceptedBy: "revision",
  kind: "change",
  severity: "high",
  rationale: "If editors grant access to themselves, no other person has reviewed the grant.",
  remediation: "Revoke the grant. Or have another person confirm it, and accept the revision with an exception.",
  controls: ["soc2:CC6.3", "nist-800-53:AC-5", "iso-27001:A.5.3"],
};

/** A self-grant, while it is in place. */
interface OpenGrant {
  readonly draft: Draft;
  readonly editor: Editor;
  /** Whether the settings at the place of the grant still grant it. */
  isInEffect(step: Step): boolean;
  /** The entries of a list that grant it. */
  readonly entries: Set<string>;
  end: StepMoment | null;
}

export const selfGrant: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    return info ? walkerOf(info, context) : { see: () => {}, end: () => [] };
  },
};

function walkerOf(info: RuleInfo, { catalog, people, approvals }: AuditContext): Walker {
  const openGrants = new Map<string, OpenGrant[]>();
  const all: OpenGrant[] = [];

  /** Processes a change of a list of people. */
  function processList(step: Step, change: SettingChange, setting: Setting): void {
    const { subject } = change;
    const { by } = step.revision;
    const kind = kindOf(setting);
    const [before, now] = [peopleIn(step.entryBefore(subject)), peopleIn(entryAt(step.blocks, subject))];
    const earlierNames = new Set(before.map((entry) => normalOf(kind, entry)));
    const newEntries = now.filter(
      (entry) => !earlierNames.has(normalOf(kind, entry)) && grants(setting, entry, by, people),
    );
    const entries = new Set(newEntries.map((entry) => normalOf(kind, entry)));
    const current = openGrants.get(subject)?.find(({ editor }) => isSameEditor(editor, by));
    // An editor with an open self-grant gains nothing from further entries, but these keep the grant open.
    if (current) for (const entry of entries) current.entries.add(entry);
    close(step, subject, false);
    if (current?.end === null || newEntries.length === 0) return;
    const isNamed = newEntries.some((entry) => names(entry, by, people));
    if (!isNamed && before.some((entry) => grants(setting, entry, by, people))) return;
    const isInEffect = ({ blocks }: Step) =>
      peopleIn(entryAt(blocks, subject)).some((entry) => entries.has(normalOf(kind, entry)));
    const how = isNamed ? "" : ", by an entry that stands for more than one";
    add(step, change, { entries, isInEffect, offending: newEntries, how });
  }

  /** Processes a change of the settings of one person, including unknown settings. */
  function perPerson(step: Step, change: SettingChange, setting: Setting | undefined): void {
    const { subject, direction, after } = change;
    const map = catalog.setting(keyOf(subject));
    if (!map || !isByPerson(map)) return;
    const [, user] = unpointer(subject);
    close(step, subject, true);
    if ((direction !== "looser" && direction !== "unknown") || !names(user ?? null, step.revision.by, people)) return;
    const from = step.entryBefore(subject);
    const isInEffect = ({ blocks }: Step) => !isBack(setting ?? null, from, entryAt(blocks, subject));
    add(step, change, { entries: new Set(), isInEffect, offending: [after], how: "" });
  }

  function add(
    step: Step,
    { subject, before, after }: SettingChange,
    { offending, how, ...own }: Pick<OpenGrant, "entries" | "isInEffect"> & Pick<Draft, "offending"> & { how: string },
  ): void {
    const { revision, by, time } = step.revision;
    const [editorName, name] = [by.email ?? by.id, nameOf(subject)];
    const message = step.exact
      ? `${editorName} granted themselves ${name}${how}`
      : `${editorName} was granted ${name} in revision ${revision}, their own, or in one before it that is missing`;
    const resolved = agreementOn(info, [subject], approvals.of(step), time);
    const draft = changeEvent(info, step, { subject, message, before, actual: after, offending, resolved });
    const grant: OpenGrant = { ...own, draft, editor: by, end: null };
    addTo(openGrants, subject, grant);
    all.push(grant);
  }

  /**
   * Ends the grants at a place that are no longer given.
   * @param isChain whether each grant builds on the previous ones, and ends with them
   */
  function close(step: Step, subject: string, isChain: boolean): void {
    const open = openGrants.get(subject);
    if (!open) return;
    for (const [i, grant] of open.entries())
      if (!grant.isInEffect(step) || (isChain && i > 0 && open[i - 1]?.end !== null)) grant.end = step.moment;
    openGrants.set(
      subject,
      open.filter(({ end }) => end === null),
    );
  }

  return {
    see: (step) => {
      for (const change of step.changes) {
        const setting = change.path === null ? undefined : catalog.setting(change.path);
        if (setting && namesPeople(setting)) processList(step, change, setting);
        else perPerson(step, change, setting);
      }
    },
    end: () => all.map(({ draft, end }) => endDraft(draft, end)),
  };
}

/** Whether an entry of a list of people covers an editor, by name or as a pattern. */
function grants(setting: Setting, entry: Json, by: Editor, people: People): boolean {
  const identity = setting.kind === "email" ? by.email : by.id;
  return (
    names(entry, by, people) || (identity !== null && identity !== "" && coverageOf(kindOf(setting), [entry])(identity))
  );
}

/** Whether an entry names exactly the editor. Other addresses of the account are the same person. */
function names(entry: Json, by: Editor, people: People): boolean {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  const { id, email } = by;
  return (
    entry === id || (email !== null && email !== "" && coverageOf(emailKind, [entry])(email)) || people.is(by, entry)
  );
}

/** Whether a setting grants no more than before. */
function isBack(setting: Setting | null, from: SettingEntry | undefined, now: SettingEntry | undefined): boolean {
  if (!from?.rivals && !now?.rivals && (from?.meaning ?? null) === (now?.meaning ?? null)) return true;
  const way = direction(setting, from, now);
  return way === "tighter" || way === "neutral";
}

/** Whether two revisions are by the same person, as far as ids tell. */
function isSameEditor(a: Editor, b: Editor): boolean {
  return a.id === null && b.id === null ? accountOf(a) === accountOf(b) : a.id === b.id;
}

/** Returns the entries of a list, in all its spellings. */
function peopleIn(entry: SettingEntry | undefined): readonly Json[] {
  const values: readonly Json[] = entry ? [entry.value, ...(entry.rivals ?? [])] : [];
  return values.flatMap((value) => (isArray(value) ? value : value === null ? [] : [value]));
}
