// Editors who add themselves to a list of people: an event of that revision, until nothing of what they added is left.
import { email } from "../../src/catalog/kinds/email.ts";
import { coverageOf, kindOf, normalOf } from "../../src/catalog/kinds/index.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import type { Json } from "../../src/model/json.ts";
import { People } from "../../src/model/people.ts";
import type { Editor } from "../../src/model/sealed.ts";
import { isWithin, naming } from "./acceptance.ts";
import { matchesOf } from "./approvals.ts";
import type { Change } from "./changes.ts";
import { agreed, type Audited, defaultSeverity } from "./events.ts";
import { type Finding, findingOf } from "./finding.ts";
import { momentOf, type Revision } from "./history.ts";
import { settingOf } from "./judge.ts";

const RULE = "changes/self-grant";

/** The grants of a whole history. */
export function selfGrantsOf(audited: Audited): Finding[] {
  const { revisions } = audited;
  const subjects = revisions.flatMap((revision) =>
    revision.changes.filter(({ path }) => path !== null && namesPeople(settingOf(path))).map(({ subject }) => subject),
  );
  return [...new Set(subjects)].flatMap((subject) => grantsAt(audited, subject));
}

const namesPeople = ({ list, kind }: Setting) => list !== undefined && (kind === "user" || kind === "email");

/** What one editor gave themselves at one place. */
interface Own {
  readonly index: number;
  readonly change: Change;
  readonly added: readonly Json[];
  readonly editor: Editor;
  /** Everything they added since, while some of it stood. */
  readonly entries: Set<string>;
  end: Revision | null;
}

function grantsAt(audited: Audited, subject: string): Finding[] {
  const { revisions } = audited;
  const people = new People(revisions);
  const own: Own[] = [];
  for (const [index, revision] of revisions.entries()) {
    const change = revision.changes.find((entry) => entry.subject === subject);
    if (!change) continue;
    const setting = settingOf(change.path!);
    const normal = (entry: Json) => normalOf(kindOf(setting), entry);
    const before = peopleAt(revisions[index - 1]!, subject);
    const now = peopleAt(revision, subject);
    const isNew = (entry: Json) => !before.some((item) => normal(item) === normal(entry));
    const added = now.filter((entry) => isNew(entry) && grants(setting, entry, revision.by, people));
    const open = own.filter((item) => item.end === null);
    const mine = open.find((item) => isSame(item.editor, revision.by));
    for (const entry of added) mine?.entries.add(normal(entry));
    for (const item of open) if (!now.some((entry) => item.entries.has(normal(entry)))) item.end = revision;
    // Who has it already is given nothing new.
    if (added.length === 0 || mine?.end === null) continue;
    const isNamed = added.some((entry) => names(entry, revision.by, people));
    if (!isNamed && before.some((entry) => grants(setting, entry, revision.by, people))) continue;
    const entries = new Set(added.map(normal));
    own.push({ index, change, added, editor: revision.by, entries, end: null });
  }
  return own.map((item) => eventOf(audited, item));
}

function eventOf(audited: Audited, { index, change, added, end }: Own): Finding {
  const revision = audited.revisions[index]!;
  const approved = agreed(matchesOf(audited.terms, revision, change.subject), revision);
  const resolved =
    approved && end ? (approved.time <= end.time ? approved : momentOf(end)) : (approved ?? (end && momentOf(end)));
  const exceptions = naming(audited.policies.exceptions, RULE, revision.revision);
  return findingOf(audited, {
    rule: { id: RULE, severity: defaultSeverity(RULE), fixWithinSeconds: null },
    subject: change.subject,
    status: resolved
      ? "resolved"
      : exceptions.some((exception) => isWithin(exception, audited.asOf))
        ? "excepted"
        : "open",
    introduced: momentOf(revision),
    isFirst: false,
    exact: revision.exact,
    resolved,
    ended: resolved && resolved.revision !== null ? "fixed" : null,
    before: change.before,
    actual: change.after,
    offending: added,
    dueFrom: null,
  });
}

/** The people of a list, in all its spellings. */
function peopleAt({ reading }: Revision, subject: string): readonly Json[] {
  const values = reading.get(subject)?.values ?? [];
  return values.flatMap((value) => (Array.isArray(value) ? (value as readonly Json[]) : value === null ? [] : [value]));
}

/** Whether an entry lets an editor in: by name, or as one of many. */
function grants(setting: Setting, entry: Json, by: Editor, people: People): boolean {
  const who = setting.kind === "email" ? by.email : by.id;
  return names(entry, by, people) || (who !== null && coverageOf(kindOf(setting), [entry])(who));
}

function names(entry: Json, by: Editor, people: People): boolean {
  if (typeof entry !== "string" || entry.includes("*")) return false;
  return entry === by.id || (by.email !== null && coverageOf(email, [entry])(by.email)) || people.is(by, entry);
}

function isSame(a: Editor, b: Editor): boolean {
  return a.id === null && b.id === null ? a.email === b.email : a.id === b.id;
}
