// Who may edit. An identity is its id first, its e-mail second, its name never.
import type { Place } from "../catalog/catalog.ts";
import { email as emailKind } from "../catalog/kinds/email.ts";
import { coverageOf, flawOf } from "../catalog/kinds/index.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { endOf, startOf } from "../model/instant.ts";
import { unpointer } from "../model/json.ts";
import type { Approved, EditorPolicy } from "../model/policy.ts";
import type { Editor } from "../model/sealed.ts";
import type { ApprovedInput } from "./schema.ts";

/** A list of people as written, with its terms resolved. */
export function peopleOf(inputs: readonly ApprovedInput[]): Approved[] {
  return inputs.map((input) => {
    const { who, from, until } = typeof input === "string" ? { who: input } : input;
    return {
      who,
      from: from === undefined ? null : startOf(from)!,
      until: until === undefined ? null : endOf(until)!,
    };
  });
}

/** Why an id or an e-mail cannot be trusted to name who it seems to name; undefined when it can. */
export function identityFlaw(editor: Editor): string | undefined {
  if (editor.id !== null) {
    // oxlint-disable-next-line no-control-regex
    if (/[^\x21-\x7e]/.test(editor.id))
      return "the id has white space, control characters or characters that look like others";
  }
  const flaw = editor.email === null ? undefined : flawOf(emailKind, editor.email);
  return flaw && `the e-mail address ${flaw}`;
}

/** Whether one of the people is this editor, at this time. */
export function isAmong(people: readonly Approved[], editor: Editor, time: number): boolean {
  return people.some(
    (person) =>
      (person.from === null || time >= person.from) &&
      (person.until === null || time < person.until) &&
      (person.who.includes("@")
        ? editor.email !== null && coverageOf(emailKind, [person.who])(editor.email)
        : isId(person.who, editor.id)),
  );
}

function isId(who: string, id: string | null): boolean {
  // oxlint-disable-next-line no-control-regex
  return id !== null && !/[^\x21-\x7e]/.test(id) && globMatches(who, id);
}

/** The settings among those changed that this editor may not change; all of a revision (null) when nobody may edit it at all. */
export function unapproved(
  policy: EditorPolicy,
  editor: Editor,
  time: number,
  subjects: readonly string[],
): readonly string[] | null | undefined {
  const general = policy.approved === null ? true : isAmong(policy.approved, editor, time);
  const deciding = (subject: string) => policy.by.findLast(({ pattern }) => matchesSubject(pattern, subject));
  const denied = subjects.filter((subject) => {
    const owners = deciding(subject);
    return owners ? !isAmong(owners.people, editor, time) : !general;
  });
  if (denied.length === 0) return subjects.length === 0 && !general ? null : undefined;
  return denied.length === subjects.length && !denied.some(deciding) ? null : denied;
}

/** Whether a pattern of dotted segments matches a setting's pointer: `*` is one segment, `**` any number, also none. */
export function matchesSubject(pattern: string, subject: string): boolean {
  return match(segments(pattern), unpointer(subject));
}

/** Whether a pattern can match any place below a catalog path; one that cannot is a typo. */
export function canMatch(pattern: string, path: string): boolean {
  const keys = segments(path);
  const could = (parts: readonly string[], at: number): boolean => {
    const [head, ...rest] = parts;
    if (head === undefined) return at === keys.length;
    if (head === "**") return keys.slice(at).some((_, i) => could(rest, at + i)) || could(rest, keys.length);
    if (at === keys.length) return false;
    return (keys[at] === "*" || globMatches(head, keys[at]!)) && could(rest, at + 1);
  };
  return could(segments(pattern), 0);
}

/** A pattern with the canonical names of its settings. */
export function canonicalPattern(pattern: string, root: Place): string {
  let at: Place | undefined = root;
  const keys = segments(pattern).map((key): string => {
    const found: { readonly name: string; readonly place: Place } | undefined = at?.keys.get(key);
    at = found ? found.place : at?.any;
    return found?.name ?? key;
  });
  return keys.join(".");
}

/** Patterns that people write: each setting, and what stands in each group. */
export function commonPatterns(paths: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    const keys = segments(path);
    found.add(keys.join("."));
    for (let i = 1; i < keys.length; i++)
      found.add(`${keys.slice(0, i).join(".")}.**`).add(`${keys.slice(0, i).join(".")}.*`);
  }
  return [...found];
}

function segments(pattern: string): string[] {
  return pattern.replaceAll("[*]", ".*").split(".");
}

function match(pattern: readonly string[], keys: readonly string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return keys.length === 0;
  if (head === "**") return keys.some((_, i) => match(rest, keys.slice(i))) || match(rest, []);
  return keys.length > 0 && globMatches(head, keys[0]!) && match(rest, keys.slice(1));
}
