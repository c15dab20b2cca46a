// Who may edit. A person is identified by id first, by e-mail second, and never by name.
import { email as emailKind, foldAscii } from "../catalog/kinds/email.ts";
import { coverageOf, flawOf } from "../catalog/kinds/index.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { certain, endOf, startOf } from "../model/instant.ts";
import type { ApprovedPerson, EditorPolicy } from "../model/policy.ts";
import { isOver } from "../model/policy-part.ts";
import type { Editor } from "../model/sealed.ts";
import { matchesSubject } from "./patterns.ts";
import type { ApprovedInput } from "./schema.ts";
import { getOrMake, groupBy } from "../lists.ts";

/** Converts a list of people, with their terms resolved. */
export function peopleOf(inputs: readonly ApprovedInput[]): ApprovedPerson[] {
  return inputs.map((input) => {
    const { who, from, until } = typeof input === "string" ? { who: input } : input;
    return {
      who,
      from: from === undefined ? null : certain(startOf, from),
      until: until === undefined ? null : certain(endOf, until),
    };
  });
}

/** Returns why an id or an e-mail may imitate another one; undefined if neither does. */
export function identityFlaw(editor: Editor): string | undefined {
  if (editor.id !== null) {
    // oxlint-disable-next-line no-control-regex
    if (/[^\x21-\x7e]/.test(editor.id))
      return "the id has white space, control characters or characters that look like others";
  }
  const flaw = editor.email === null ? undefined : flawOf(emailKind, editor.email);
  return flaw && `the e-mail address ${flaw}`;
}

export function isAmong(people: readonly ApprovedPerson[], editor: Editor, time: number): boolean {
  return naming(people, editor).some(
    ({ from, until }) => (from === null || time >= from) && (until === null || time < until),
  );
}

/** Cache of the list entries that name an editor: few people make many revisions. */
const matchedPeople = new WeakMap<readonly ApprovedPerson[], Map<string, readonly ApprovedPerson[]>>();

function naming(people: readonly ApprovedPerson[], { id, email }: Editor): readonly ApprovedPerson[] {
  const byEditor = getOrMake(matchedPeople, people, () => new Map<string, readonly ApprovedPerson[]>());
  return getOrMake(byEditor, `${id ?? ""}\n${email ?? "\n"}`, () =>
    candidates(people, { id, email }).filter(({ who }) =>
      who.includes("@") ? email !== null && coverageOf(emailKind, [who])(email) : isId(who, id),
    ),
  );
}

const peopleByName = new WeakMap<readonly ApprovedPerson[], ReadonlyMap<string, readonly ApprovedPerson[]>>();

/** Returns the list entries that may name an editor: thousands of people may be listed, and thousands edit. */
function candidates(people: readonly ApprovedPerson[], { id, email }: Pick<Editor, "id" | "email">) {
  const byName = getOrMake(peopleByName, people, () =>
    groupBy(people, ({ who }) => (who.includes("@") ? foldAscii(who) : who.includes("*") ? "*" : who)),
  );
  const address = email === null ? "" : foldAscii(email);
  const names = new Set([address, `*${address.slice(address.indexOf("@"))}`, "*", id ?? ""]);
  return [...names].flatMap((name) => byName.get(name) ?? []);
}

function isId(pattern: string, id: string | null): boolean {
  // oxlint-disable-next-line no-control-regex
  return id !== null && !/[^\x21-\x7e]/.test(id) && globMatches(pattern, id);
}

/** Returns the changed settings that the editor may not change; null if the person may not edit at all. */
export function settingsDenied(
  policy: EditorPolicy,
  editor: Editor,
  time: number,
  subjects: readonly string[],
): readonly string[] | null | undefined {
  const general = policy.approved === null ? true : isAmong(policy.approved, editor, time);
  const deciding = (subject: string) => policy.by.findLast(({ pattern }) => matchesSubject(pattern, subject));
  const deniedSubjects = subjects.filter((subject) => {
    const owners = deciding(subject);
    return owners ? !isAmong(owners.people, editor, time) : !general;
  });
  if (deniedSubjects.length === 0) return subjects.length === 0 && !general ? null : undefined;
  return deniedSubjects.length === subjects.length && !deniedSubjects.some(deciding) ? null : deniedSubjects;
}

/**
 * Whether the policy lists a revision's editor for all its changes.
 * @param subjects the settings that it changed, with their earlier names
 * @returns null if no policy is in force at that time
 */
export function isListed(
  policy: EditorPolicy | null,
  { by, time }: { readonly by: Editor; readonly time: number },
  subjects: readonly string[],
): boolean | null {
  if (!policy || isOver(policy, time)) return null;
  return settingsDenied(policy, by, time, subjects) === undefined;
}

/**
 * Like `settingsDenied`, without the settings for which an approval names the editor.
 * @param isNamed whether an approval names the editor for a setting
 */
export function settingsDeniedBut(
  policy: EditorPolicy,
  { by: editor, time }: { readonly by: Editor; readonly time: number },
  subjects: readonly string[],
  isNamed: (subject: string) => boolean,
): readonly string[] | null | undefined {
  const deniedSubjects = settingsDenied(policy, editor, time, subjects);
  if (deniedSubjects === undefined || (deniedSubjects === null && subjects.length === 0)) return deniedSubjects;
  const forbidden = (deniedSubjects ?? subjects).filter((subject) => !isNamed(subject));
  if (forbidden.length === 0) return undefined;
  return deniedSubjects === null && forbidden.length === subjects.length ? null : forbidden;
}
