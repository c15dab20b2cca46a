// Edits of `editors`. Allowing more makes the policy looser.
import type { Approved, EditorPolicy } from "../../model/policy.ts";
import { day, type Edit, paired, type Say, sayer, termEdits } from "./edit.ts";
import { severityEdits } from "./rules.ts";

export function editorEdits(before: EditorPolicy | null, after: EditorPolicy | null): Edit[] {
  const location = (after ?? before)?.location ?? null;
  const say = sayer("editors", "editors", location);
  if (!before && !after) return [];
  if (!after) return [say("looser", `removed: everybody may edit`)];
  if (!before) return [say("tighter", "added: who may edit")];
  return [
    ...approvedEdits(before, after, say),
    ...patternEdits(before, after),
    ...severityEdits(before.severity, after.severity, say),
    ...termEdits(before, after, say),
  ];
}

function approvedEdits(before: EditorPolicy, after: EditorPolicy, say: Say): Edit[] {
  if (before.approved && after.approved) return peopleEdits(before.approved, after.approved, say);
  if (before.approved)
    return [say("looser", "approved was removed: everybody may edit settings that by does not name")];
  return after.approved ? [say("tighter", `approved was added: ${names(after.approved)}`)] : [];
}

function patternEdits(before: EditorPolicy, after: EditorPolicy): Edit[] {
  const shared = (policy: EditorPolicy, other: EditorPolicy) =>
    policy.by.map((row) => row.pattern).filter((pattern) => other.by.some((row) => row.pattern === pattern));
  const say = sayer("editors", "editors.by", after.location);
  const reordered = shared(before, after).join("\n") !== shared(after, before).join("\n");
  return [
    ...paired(before.by, after.by, (row) => row.pattern).flatMap(([old, now]) => {
      const name = sayer("editors", `editors.by ${(now ?? old).pattern}`, after.location);
      if (old && now) return peopleEdits(old.people, now.people, name);
      // Without a deciding pattern, the people listed for everything may edit.
      if (now)
        return [
          name(without(now.people, before.approved).length > 0 ? "looser" : "tighter", `added: ${names(now.people)}`),
        ];
      const more = after.approved === null || without(after.approved, old.people).length > 0;
      return [name(more ? "looser" : "tighter", `removed: ${names(old.people)}`)];
    }),
    ...(reordered
      ? [say("unknown", "the patterns stand in another order, and the last one that matches decides")]
      : []),
  ];
}

function without(people: readonly Approved[], others: readonly Approved[] | null): Approved[] {
  return others === null ? [] : people.filter((person) => !others.some((other) => other.who === person.who));
}

function peopleEdits(before: readonly Approved[], after: readonly Approved[], say: Say): Edit[] {
  return paired(before, after, (person) => person.who).flatMap(([old, now]) => {
    if (!now) return [say("tighter", `${old.who} was removed`)];
    if (!old) return [say("looser", `${now.who} was added${termWords(now)}`)];
    if (old.from === now.from && old.until === now.until) return [];
    const longer =
      (now.from ?? -Infinity) < (old.from ?? -Infinity) || (now.until ?? Infinity) > (old.until ?? Infinity);
    return [
      say(longer ? "looser" : "tighter", `${now.who}:${termWords(old) || " always"} →${termWords(now) || " always"}`),
    ];
  });
}

function termWords({ from, until }: Approved): string {
  return `${from === null ? "" : ` from ${day(from)}`}${until === null ? "" : ` until ${day(until, true)}`}`;
}

function names(people: readonly Approved[]): string {
  return people.map((person) => person.who).join(", ");
}
