// Edits of `editors`. Allowing more makes the policy looser.
import type { Catalog } from "../../catalog/catalog.ts";
import { email } from "../../catalog/kinds/email.ts";
import { globMatches } from "../../catalog/kinds/glob.ts";
import { coverageOf } from "../../catalog/kinds/index.ts";
import type { ApprovedPerson, EditorPolicy } from "../../model/policy.ts";
import { matchesSubject } from "../../policy/patterns.ts";
import { day, type Edit, pairByName, type Say, sayer, severityEdits } from "./edit.ts";
import { directionOf, fieldsOf, ignored, isSame, origin, words } from "./fields.ts";
import { placesOf } from "./places.ts";

/** The people who may edit something. null: everybody. */
type People = readonly ApprovedPerson[] | null;
type Row = EditorPolicy["by"][number];

export function editorEdits(before: EditorPolicy | null, after: EditorPolicy | null, catalog: Catalog): Edit[] {
  const say = sayer("editors", "editors", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say("looser", `removed: everybody may edit`)];
  if (!before) return [say("tighter", "added: who may edit")];
  return [
    ...approvedEdits(before, after, say),
    ...patternEdits(before, after, catalog),
    ...otherEdits(before, after, say),
  ];
}

const otherEdits = fieldsOf<Omit<EditorPolicy, "approved" | "by">>({
  ...origin,
  severity: severityEdits,
  rationale: words.rationale,
  controls: words.controls,
  location: ignored,
});

function approvedEdits(before: EditorPolicy, after: EditorPolicy, say: Say): Edit[] {
  if (before.approved && after.approved) return peopleEdits(before.approved, after.approved, say);
  if (before.approved)
    return [say("looser", "approved was removed: everybody may edit settings that by does not name")];
  return after.approved ? [say("tighter", `approved was added: ${names(after.approved)}`)] : [];
}

/** The patterns that decide about a place, before and after. undefined: no pattern matches. */
interface Deciders {
  readonly old: Row | undefined;
  readonly now: Row | undefined;
}

function patternEdits(before: EditorPolicy, after: EditorPolicy, catalog: Catalog): Edit[] {
  if (isSame(before.by, after.by)) return [];
  const places = placesOf(
    catalog,
    [...before.by, ...after.by].map(({ pattern }) => pattern),
  );
  const decider = ({ by }: EditorPolicy, place: string) => by.findLast(({ pattern }) => matchesSubject(pattern, place));
  const deciders = places.map((place): Deciders => ({ old: decider(before, place), now: decider(after, place) }));
  const rights = (isMeant: (deciders: Deciders) => boolean) =>
    rightsChange(
      deciders.filter(isMeant).map(({ old, now }) => [old?.people ?? before.approved, now?.people ?? after.approved]),
    );
  const pairs = pairByName(before.by, after.by, (row) => row.pattern);
  const isShared = (row: Row | undefined) => pairs.some(([old, now]) => old && now && (row === old || row === now));
  const sharedOf = ({ by }: EditorPolicy) => by.filter(isShared).map(({ pattern }) => pattern);
  const order = rights(
    ({ old, now }) =>
      old !== undefined && now !== undefined && old.pattern !== now.pattern && isShared(old) && isShared(now),
  );
  const say = sayer("editors", "editors.by", after.location);
  const reordered = `the patterns stand in another order, and the last pattern that matches decides${order.text}`;
  return [
    ...pairs.flatMap(([old, now]) => {
      const say = sayer("editors", `editors.by ${(now ?? old).pattern}`, after.location);
      if (old && now) {
        const decides = deciders.some((row) => row.old === old && row.now === now);
        return peopleEdits(old.people, now.people, (direction, text) => say(decides ? direction : "neutral", text));
      }
      const change = rights((row) => (now ? row.now === now : row.old === old));
      return [say(change.direction, `${now ? "added" : "removed"}: ${names((now ?? old).people)}${change.text}`)];
    }),
    ...(isSame(sharedOf(before), sharedOf(after)) ? [] : [say(order.direction, reordered)]),
  ];
}

/** Returns who may edit more, and who may edit less, at some of the places. */
function rightsChange(places: readonly (readonly [before: People, after: People])[]) {
  const gaining = new Set(places.flatMap(([before, after]) => newIn(after, before)));
  const losing = new Set(places.flatMap(([before, after]) => newIn(before, after)));
  return {
    direction: directionOf({ looser: gaining.size > 0, tighter: losing.size > 0 }),
    text: [
      ...(gaining.size > 0 ? [`; may edit more: ${[...gaining].join(", ")}`] : []),
      ...(losing.size > 0 ? [`; may edit less: ${[...losing].join(", ")}`] : []),
    ].join(""),
  };
}

/** Returns the people of a list whom another list does not cover, with their terms. */
function newIn(people: People, earlier: People): string[] {
  if (earlier === null) return [];
  if (people === null) return ["everybody"];
  return people.filter((person) => !isCovered(person, earlier)).map((person) => `${person.who}${termWords(person)}`);
}

/** Whether a list allows everybody whom an entry allows, during its whole term. */
function isCovered({ who, from, until }: ApprovedPerson, people: readonly ApprovedPerson[]): boolean {
  const terms = people
    .filter((person) => isWithin(who, person.who))
    .toSorted((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity));
  let coveredTo = from ?? -Infinity;
  for (const term of terms)
    if ((term.from ?? -Infinity) <= coveredTo) {
      if (term.until === null) return true;
      coveredTo = Math.max(coveredTo, term.until);
    }
  return until !== null && coveredTo >= until;
}

/** Whether an address, a domain or an id names nobody whom the other one does not name. */
export function isWithin(name: string, otherName: string): boolean {
  if (name.includes("@") !== otherName.includes("@")) return false;
  return name.includes("@") ? coverageOf(email, [otherName])(name) : globMatches(otherName, name);
}

function peopleEdits(before: readonly ApprovedPerson[], after: readonly ApprovedPerson[], say: Say): Edit[] {
  return pairByName(before, after, (person) => person.who).flatMap(([old, now]) => {
    if (old && now && old.from === now.from && old.until === now.until) return [];
    const direction = directionOf({
      looser: now !== undefined && !isCovered(now, before),
      tighter: old !== undefined && !isCovered(old, after),
    });
    if (!now) return [say(direction, `${old.who} was removed`)];
    if (!old) return [say(direction, `${now.who} was added${termWords(now)}`)];
    return [say(direction, `${now.who}:${termWords(old) || " always"} →${termWords(now) || " always"}`)];
  });
}

function termWords({ from, until }: ApprovedPerson): string {
  return `${from === null ? "" : ` from ${day(from)}`}${until === null ? "" : ` until ${day(until, true)}`}`;
}

function names(people: readonly ApprovedPerson[]): string {
  return people.map((person) => person.who).join(", ");
}
