// Groups open findings of one rule and one cause: fourteen keys set by one revision become one block.
import { addTo, firstIn } from "../../lists.ts";
import type { Finding } from "../../model/report/index.ts";
import type { Item } from "../wording/causes.ts";
import { authorOf, type Book, isEvent, personWords, subjectWords } from "../wording/finding-text.ts";
import { at, type Phrase, plain, prose, say } from "../wording/phrase.ts";
import { changeWords, type Limits } from "../wording/values.ts";

/** The findings of one block. */
export interface Group {
  /** The item shown in full, with the findings that all items of the group explain. */
  readonly item: Item;
  /** Returns the lines of the other findings of the same rule and cause. */
  readonly others: readonly Finding[];
}

/** Groups items by rule and cause, in the order of the first of each. No two findings of a group share a subject. */
export function groupsOf(items: readonly Item[], book: Book): Group[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(causeOf(item, book));
    let nth = 0;
    while (groups.get(`${nth} ${key}`)?.some(({ finding }) => finding.subject === item.finding.subject) === true) nth++;
    addTo(groups, `${nth} ${key}`, item);
  }
  return [...groups.values()].map((group) => ({
    item: { ...firstIn(group), beneath: group.flatMap(({ beneath }) => beneath) },
    others: group.slice(1).map(({ finding }) => finding),
  }));
}

/** Returns the rule, the opening revision, and the revision of the value; for revisions, the message and the editor. */
function causeOf({ finding, severity }: Item, book: Book): unknown[] {
  const { rule, subject, message, introduced, inert } = finding;
  if (isEvent(finding) && subject.startsWith("revision:")) {
    const by = introduced.by === null ? null : plain(personWords(introduced.by));
    return [rule, severity, message, by];
  }
  const author = authorOf(finding, book);
  return [rule, severity, introduced.revision, introduced.exact, author?.revision ?? null, inert];
}

/** Returns the words of another finding of a group: its subject, and its difference. */
export function otherWords(finding: Finding, limits: Limits): Phrase {
  const { subject, message, introduced } = finding;
  if (isEvent(finding) && subject.startsWith("revision:")) return say`${subjectWords(subject)}, ${at(introduced.at)}`;
  const change = isEvent(finding) ? undefined : changeWords(finding, limits);
  return change ? say`${subjectWords(subject)}: ${change}` : prose(message);
}
