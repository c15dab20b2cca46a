// A part for each editor: their changes, the results, their approvals, and their grants.
import type { JSX } from "preact";
import { capital, type Phrase, revision, say, some, someOf, thousands } from "../wording/phrase.ts";
import { age, authorOf, type Book, isSame, nameWords, openerOf, personWords } from "../wording/finding-text.ts";
import type { Duties } from "../wording/duties.ts";
import { type EditorView, editorViews } from "../wording/person.ts";
import { groupBy, lookUp } from "../../lists.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { shortWords } from "./finding.tsx";
import { anchorsOf, type HtmlPage } from "./page.ts";
import { Badge, Fact, nowhere, phrase, toFinding } from "./parts.tsx";

const MAX_PEOPLE = 60;
const MAX_LINKS = 24;

/** Returns the anchors of the editors' parts. */
export function personAnchors({ editors }: Readonly<Report>): ReadonlyMap<Report["editors"][number], string> {
  const listedEditors = editors.slice(0, MAX_PEOPLE);
  const names = listedEditors.map(({ id, email }) => email ?? id ?? "unknown");
  // Two accounts may share an address.
  const keys = names.map((name, i) => (names.indexOf(name) === i ? name : `${name} ${i + 1}`));
  const anchors = anchorsOf("person", keys);
  return new Map(listedEditors.map((editor, i) => [editor, lookUp(anchors, keys[i]!)]));
}

/** Returns how each editor is called: by the account too, if accounts share an address. */
export function editorNames({ editors }: Readonly<Report>): (editor: Report["editors"][number]) => Phrase {
  const byAddress = groupBy(editors, ({ email }) => email);
  return ({ id, email }) => {
    const name = personWords({ id, email, name: null });
    const isShared = id !== null && email !== null && lookUp(byAddress, email).length > 1;
    return isShared ? say`${name} (account ${id})` : name;
  };
}

/** The folded parts of the editors. */
export function People({ duties, page }: { duties: Duties; page: HtmlPage }): JSX.Element {
  const { editors } = page.report;
  const views = editorViews(page.book, editors.slice(0, MAX_PEOPLE), duties);
  const anchors = personAnchors(page.report);
  const nameOf = editorNames(page.report);
  return (
    <div class="people screen">
      <h3>Each editor</h3>
      {views.map((view) => (
        <PersonPart view={view} name={nameOf(view.editor)} anchor={lookUp(anchors, view.editor)} page={page} />
      ))}
      {editors.length > MAX_PEOPLE && (
        <p class="muted">And {some(editors.length - MAX_PEOPLE, "more editor")}, in the JSON report.</p>
      )}
    </div>
  );
}

function PersonPart(props: { view: EditorView; name: Phrase; anchor: string; page: HtmlPage }): JSX.Element {
  const { view, name, anchor, page } = props;
  const { editor, revisions, open, past, closed } = view;
  const list = (all: readonly Phrase[], emptyWords: string) => {
    const words = someOf(all, MAX_LINKS, (item) => item);
    return all.length === 0 ? emptyWords : phrase(words, page);
  };
  return (
    <details class="person" id={anchor}>
      <summary>
        <b>{phrase(name, page)}</b>{" "}
        <span class="muted">
          {some(editor.revisions, "revision")}, {thousands(editor.loosening)} loosening,{" "}
          {some(open.length, "finding is", "findings are")} open
        </span>
      </summary>
      <dl class="facts">
        <Fact term="Revisions">{list(revisions.map(revision), "none")}</Fact>
        <Fact term="Findings">
          {open.length === 0 ? "none is open" : <Open findings={open} page={page} />}
          {past > 0 && <p class="muted">and {some(past, "finding")} resolved, excepted or noted</p>}
        </Fact>
        <Fact term="Closed">{closed === 0 ? "no finding" : some(closed, "finding")}</Fact>
        <Fact term="Approved">{list(view.approvals, "no approval names them")}</Fact>
        <Fact term="Exceptions">{list(view.exceptions, "none is theirs")}</Fact>
        <Fact term="May">{list(view.grants, "no setting of today names them")}</Fact>
        <Fact term="Two duties">{list(view.overlaps.map(capital), "none was seen")}</Fact>
      </dl>
    </details>
  );
}

function Open({ findings, page }: { findings: EditorView["open"]; page: HtmlPage }): JSX.Element {
  return (
    <ul>
      {findings.slice(0, MAX_LINKS).map((finding) => (
        <li>
          <Badge severity={finding.severity} /> {toFinding(finding.id, phrase(nameWords(finding), nowhere), page)},{" "}
          {age(finding, page.book)}
          {phrase(otherPeople(finding, page.book), page)}
        </li>
      ))}
      {findings.length > MAX_LINKS && <li class="muted">{`and ${thousands(findings.length - MAX_LINKS)} more`}</li>}
    </ul>
  );
}

/** Who opened a finding and who set its present value, if these are two people. */
function otherPeople(finding: Finding, book: Book): Phrase {
  const [author, opener] = [authorOf(finding, book), openerOf(finding, book)];
  return !author || !opener || isSame(author.by, opener.by) ? [] : say`: ${shortWords(author, finding, book)}`;
}
