// The text of the timeline about the place pointed at.
import { nameOf, shortList } from "../../../words.ts";
import { closings } from "../../wording/closings.ts";
import { at, plain, prose, say, some, someOf, value } from "../../wording/phrase.ts";
import { age, authorOf, directionWords, listedWords, personWords } from "../../wording/finding-text.ts";
import type { HtmlPage } from "../page.ts";
import type { Bar } from "../timeline/bars.ts";

/** Returns the text about one or several revisions. */
export function spotWords(revisions: readonly number[], page: HtmlPage): string {
  if (revisions.length === 1) return revisionWords(revisions[0]!, page);
  return `${some(revisions.length, "revision")}: ${shortList(revisions, 8)}. Enter or a click zooms in.`;
}

function revisionWords(number: number, page: HtmlPage): string {
  const row = page.book.revisions.get(number);
  if (!row) return `Revision ${number} is in the JSON report.`;
  const listing = listedWords(number, page.book);
  const changes = someOf(
    row.changes,
    3,
    ({ subject, direction }) => say`${value(nameOf(subject))} ${[directionWords[direction]]}`,
  );
  // Nobody knows the changes of the first revision seen.
  const isFirst = number === page.report.evidence.revisions.first;
  const nothingNew = isFirst ? "first seen: nothing before it to compare with" : "no change";
  const events = [
    ...(row.opened.length > 0 ? [`opened ${some(row.opened.length, "finding")}`] : []),
    ...closings(row.closed, page.book).map(({ word, ids }) => `${word} ${some(ids.length, "finding")}`),
  ];
  return [
    `Revision ${number}`,
    plain(at(row.at)),
    `${plain(personWords(row.by))}${listing === "" ? "" : ` (${listing})`}`,
    row.changes.length > 0 ? plain(changes) : nothingNew,
    ...events,
  ].join(" · ");
}

/** Returns the text about a window of exposure, or several that touch. */
export function barWords(bar: Bar, page: HtmlPage): string {
  const finding = page.book.findings.get(bar.findings[0] ?? "");
  if (!finding) return some(bar.findings.length, "window");
  const { introduced, resolved } = finding;
  const author = authorOf(finding, page.book);
  const by = author ? plain(personWords(author.by)) : "by whom is not known";
  const end = resolved ? plain(at(resolved.at)) : "still open";
  const more =
    bar.findings.length > 1 ? `, and ${some(bar.findings.length - 1, "more window")} too close to draw apart` : "";
  return `${plain(prose(finding.rule))} · ${finding.severity} · ${age(finding, page.book)} · ${plain(at(introduced.at))} to ${end}, ${by}${more}`;
}
