// How the commands that answer questions write their lines. Data comes out visible and on one line.
import type { Occurrence } from "../history/find.ts";
import type { Json } from "../model/json.ts";
import type { Change, Direction, Finding, Person } from "../model/report.ts";
import { plain } from "../reporters/phrase.ts";
import { changeDifference, differenceWords, type Limits, valueWords } from "../reporters/values.ts";
import { duration, minute, nameOf, visible } from "../text.ts";

export { count } from "../text.ts";

const limits: Limits = { text: 200, entries: 8 };
const marks: Record<Direction, string> = {
  looser: "▲ looser ",
  tighter: "▽ tighter",
  neutral: "· neutral",
  unknown: "? unknown",
};

type ShownChange = Omit<Change, "approval" | "added" | "removed" | "before" | "after"> & {
  readonly before: Json;
  readonly after: Json;
  readonly added?: readonly Json[];
  readonly removed?: readonly Json[];
  readonly approval?: Change["approval"];
};

export function lines(all: readonly string[]): string {
  return `${all.join("\n").replace(/\n+$/, "")}\n`;
}

export function person(by: Person): string {
  return visible(by.email ?? by.id ?? "nobody");
}

/** The first line of a revision. */
export function heading(revision: number, at: string, by: Person, approved: boolean | null): string {
  const word = approved === null ? "" : approved ? "  approved" : "  not approved";
  return `revision ${revision}  ${minute(at)}  ${person(by)}${word}`;
}

/** How many settings a revision tightened and loosened; nothing when it did neither. */
export function balance({ tighter, looser }: { readonly tighter: number; readonly looser: number }): string {
  const parts = [...(tighter > 0 ? [`+${tighter} tighter`] : []), ...(looser > 0 ? [`−${looser} looser`] : [])];
  return parts.length === 0 ? "" : `  ${parts.join(" ")}`;
}

export function changeLine(change: ShownChange): string {
  const difference = plain(differenceWords(changeDifference({ ...change, approval: null } as Change, limits)));
  return `  ${marks[change.direction]}  ${visible(nameOf(change.subject))}: ${difference}${approvalWords(change.approval)}`;
}

function approvalWords(approval: Change["approval"] | undefined): string {
  return approval ? `  (approval ${visible(approval.id)}: ${approval.result})` : "";
}

export function representationLine(subject: string): string {
  return `  = same      ${visible(nameOf(subject))}: written differently`;
}

interface BlameRow {
  readonly subject: string;
  readonly value: Json;
  readonly before: Json;
  readonly revision: number;
  readonly at: string;
  readonly by: Person;
  readonly exact: boolean;
  readonly ageSeconds: number;
  readonly approval: Change["approval"];
}

/** The two lines of one setting. */
export function blameLines(row: BlameRow): string[] {
  const latest = row.exact ? "" : " at the latest";
  const before = row.before === null ? "" : `, before: ${plain(valueWords(row.before, limits))}`;
  return [
    `${visible(nameOf(row.subject))}: ${plain(valueWords(row.value, limits))}`,
    `  revision ${row.revision}${latest}, ${minute(row.at)}, ${person(row.by)}, ${duration(row.ageSeconds)} ago${before}${approvalWords(row.approval)}`,
  ];
}

export function occurrenceLine(match: Occurrence): string {
  if (match.kind === "set")
    return `${heading(match.by.revision, match.by.at, match.by.by, null)}\n${changeLine(match)}`;
  const from = `revision ${match.from.revision}${match.from.exact ? "" : " at the latest"}, ${minute(match.from.at)}, ${person(match.from.by)}`;
  const until = match.until
    ? `until revision ${match.until.revision}, ${minute(match.until.at)}, ${person(match.until.by)}`
    : "and still does";
  return `${visible(nameOf(match.subject))} held it from ${from}, ${until}`;
}

/** One time a rule was broken. */
export function breakLine({
  subject,
  introduced,
  resolved,
}: Pick<Finding, "subject" | "introduced" | "resolved">): string {
  const by = (moment: { revision: number | null; at: string; by: Person | null }) =>
    [
      ...(moment.revision === null ? [] : [`revision ${moment.revision}`]),
      minute(moment.at),
      ...(moment.by === null ? [] : [person(moment.by)]),
    ].join(", ");
  const latest = introduced.exact ? "" : " at the latest";
  const until = resolved === null ? "and still is" : `until ${by(resolved)}`;
  const what = subject.startsWith("/") ? `${visible(nameOf(subject))} broken` : "broken";
  return `${what} from ${by(introduced)}${latest}, ${until}`;
}
