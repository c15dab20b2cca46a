// The actions and responsibilities of one editor, collected from the whole report.
import { accountOf, People } from "../../model/people.ts";
import type { Finding, Person, Report } from "../../model/report/index.ts";
import { isContinued } from "../../model/report/remediated.ts";
import { causersOf } from "./authors.ts";
import type { Book } from "./book.ts";
import type { Duties } from "./duties.ts";
import { subjectWords, worstFirst } from "./finding-text.ts";
import { type Phrase, prose, say, value } from "./phrase.ts";

export interface EditorView {
  readonly editor: Report["editors"][number];
  /** Their revisions, newest first. */
  readonly revisions: readonly number[];
  /** Open findings that they opened, or whose present value they set, worst first. */
  readonly open: readonly Finding[];
  /** The number of such findings that are not open. */
  readonly past: number;
  /** The number of findings that their revisions fixed. */
  readonly closed: number;
  readonly approvals: readonly Phrase[];
  readonly exceptions: readonly Phrase[];
  /** What the current settings grant them by name. */
  readonly grants: readonly Phrase[];
  /** Conflicting duties. */
  readonly overlaps: readonly Phrase[];
}

/**
 * Returns the views of some editors. Compares accounts and addresses as separation of duties does.
 * @param editors few: each requires a search of the whole report
 */
export function editorViews(
  book: Book,
  editors: Report["editors"],
  { overlaps }: Pick<Duties, "overlaps">,
): EditorView[] {
  const { report } = book;
  const people = new People(report.revisions);
  const causes = report.findings.map((finding) => ({ finding, causers: causersOf(finding, book) }));
  const goOn = new Set(report.findings.flatMap(({ id, ended }) => (isContinued(ended) ? [id] : [])));
  return editors.map((editor) => {
    const isNamed = (name: unknown) => typeof name === "string" && people.mayBe(editor, name);
    const account = accountOf(editor);
    const isBy = (by: Person | null) => by !== null && accountOf(by) === account;
    const rows = report.revisions.filter(({ by }) => isBy(by));
    const ownFindings = causes.flatMap(({ finding, causers }) => (causers.some(({ by }) => isBy(by)) ? finding : []));
    return {
      editor,
      revisions: rows.map(({ revision }) => revision).toReversed(),
      open: worstFirst(ownFindings.filter(({ status }) => status === "open")),
      past: ownFindings.filter(({ status }) => status !== "open").length,
      // After a gap, a missing revision may have closed them.
      closed: new Set(rows.flatMap((row) => (row.missing ? [] : row.closed.filter((id) => !goOn.has(id))))).size,
      approvals: report.approvals.filter(({ approvedBy }) => approvedBy.some(isNamed)).map(({ id }) => value(id)),
      exceptions: report.exceptions
        .filter(({ owner }) => isNamed(owner))
        .map(({ rule, state }) => say`${rule} (${[state]})`),
      grants: report.access
        .filter(({ to, who }) => to === "listed" && isNamed(who))
        .map(({ grants, subject }) => say`${prose(grants.replace(/\.$/, ""))} (${subjectWords(subject)})`),
      overlaps: overlaps.filter(({ person }) => isNamed(person)).map(({ role, subject }) => say`${[role]}: ${subject}`),
    };
  });
}
