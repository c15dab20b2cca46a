// Small components of the page: data, moments, severities, directions, differences. Data is shown only through these.
import type { ComponentChildren, JSX } from "preact";
import { instantOf } from "../../model/instant.ts";
import type { Direction, Verdict } from "../../model/report/index.ts";
import type { Severity } from "../../model/severity.ts";
import { minute } from "../../words.ts";
import { type ExposureLength, exposedWords } from "../wording/exposure.ts";
import { type Phrase, type Piece, thousands } from "../wording/phrase.ts";
import { type Difference, restOf } from "../wording/values.ts";
import { brief, longMinute, type HtmlPage } from "./page.ts";

/** For a phrase inside a link, and in a fleet: revisions are not linked. */
export const nowhere = { anchoredRevisions: new Set<number>() };

/** Renders a phrase. Revisions on the page become links to their rows. */
export function phrase(of: Phrase, page: Pick<HtmlPage, "anchoredRevisions">): JSX.Element {
  return <>{of.map((piece) => renderPiece(piece, page))}</>;
}

function renderPiece(piece: Piece, page: Pick<HtmlPage, "anchoredRevisions">): ComponentChildren {
  if (typeof piece === "string") return piece;
  if ("at" in piece) return <When at={piece.at} />;
  if ("revision" in piece) return <Revision number={piece.revision} page={page} words="revision " />;
  const isCode = piece.as === "value" || piece.as === "setting";
  return isCode ? <code>{brief(piece.data)}</code> : <bdi>{brief(piece.data)}</bdi>;
}

/** @param table the short form; the table's head names the time zone */
export function When({ at, table = false }: { at: string; table?: boolean }): JSX.Element {
  if (instantOf(at) === undefined) return <bdi>{brief(at)}</bdi>;
  return <time datetime={at}>{table ? minute(at).slice(0, -4) : longMinute(at)}</time>;
}

export function Revision(props: {
  number: number;
  page: Pick<HtmlPage, "anchoredRevisions">;
  words?: string;
}): JSX.Element {
  const { number, page, words = "" } = props;
  const text = `${words}${number}`;
  return page.anchoredRevisions.has(number) ? <a href={`#r${number}`}>{text}</a> : <>{text}</>;
}

/** Joins elements by a text. */
export function between(text: string, elements: readonly JSX.Element[]): ComponentChildren {
  return elements.flatMap((element, i) => (i === 0 ? [element] : [text, element]));
}

/** A link to a finding, or only its words if the finding is not on the page. */
export function toFinding(id: string, words: ComponentChildren, page: HtmlPage): JSX.Element {
  return page.anchors.has(id) ? <a href={`#${id}`}>{words}</a> : <>{words}</>;
}

/** A rule's id, linked to its row. */
export function ToRule({ id, page }: { id: string; page: HtmlPage }): JSX.Element {
  const anchor = page.rules.get(id);
  const name = <code>{brief(id)}</code>;
  return anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>;
}

const glyphs = {
  critical: "M3 .5h4L9.5 5 7 9.5H3L.5 5z",
  high: "M5 .8 9.6 9.2H.4z",
  medium: "M5 .3 9.7 5 5 9.7.3 5z",
  low: "M2 2h6v6H2z",
  info: "M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  looser: "M5 .8 9.6 9.2H.4z",
  tighter: "M.4.8h9.2L5 9.2zM2.5 2 5 6.7 7.5 2z",
  neutral: "M5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  unknown: "M1 4.2h8v1.6H1z",
  compliant: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zM4.4 7.3l3.3-4-1-.8-2.4 2.9-1.2-1.2-.9.9z",
  drifted: "M5 .8 9.6 9.2H.4z",
  incomplete: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.3v7.4a3.7 3.7 0 0 0 0-7.4z",
  tampered: "M3 .5h4L9.5 5 7 9.5H3L.5 5zM2.5 4.3v1.4h5V4.3z",
  nothing: "M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 1.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
};

export function Glyph({ name }: { name: Severity | Direction | Verdict | "nothing" }): JSX.Element {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path fill-rule="evenodd" d={glyphs[name]} />
    </svg>
  );
}

/** A severity by shape, fill, border and word, readable without colour. */
export function Badge({ severity }: { severity: Severity }): JSX.Element {
  return (
    <span class={`sev sev-${severity}`}>
      <Glyph name={severity} />
      {severity}
    </span>
  );
}

/** A direction in a few letters. */
export const shortDirection: Record<Direction, string> = {
  looser: "looser",
  tighter: "tighter",
  neutral: "neither",
  unknown: "not known",
};

export function Way({ direction }: { direction: Direction }): JSX.Element {
  return (
    <span class={`dir ${direction}`}>
      <Glyph name={direction} />
      {shortDirection[direction]}
    </span>
  );
}

/** How long at least one finding was open. Overlapping windows count once. */
export function Exposure({ of }: { of: ExposureLength | undefined }): JSX.Element | null {
  return !of || of.seconds === 0 ? null : <span class="exposed muted"> exposed {exposedWords(of)} in all</span>;
}

/** Added and removed entries, or before and after, also as words for screen readers. */
export function Diff({ of, page }: { of: Difference; page: HtmlPage }): JSX.Element {
  if (of.form === "value")
    return (
      <span class="diff">
        <span class="vh">from </span>
        <del>{phrase(of.before, page)}</del>
        <span aria-hidden="true">→ </span>
        <span class="vh">to </span>
        <ins>{phrase(of.after, page)}</ins>
      </span>
    );
  const remainder = restOf(of);
  return (
    <span class="diff">
      {of.added.map((entry) => (
        <>
          <ins>+ {phrase(entry, page)}</ins>{" "}
        </>
      ))}
      {of.removed.map((entry) => (
        <>
          <del>− {phrase(entry, page)}</del>{" "}
        </>
      ))}
      {remainder && <small>{remainder}</small>}
    </span>
  );
}

/** A section of the page. An empty section keeps its heading, with a sentence. */
export function Section(props: { id: string; title: string; note?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section id={props.id}>
      <h2>
        {props.title} {props.note && <small>{props.note}</small>}
      </h2>
      {props.children}
    </section>
  );
}

/** A term with its description. */
export function Fact(props: { term: string; kind?: string | undefined; children: ComponentChildren }): JSX.Element {
  return (
    <>
      <dt class={props.kind}>{props.term}</dt>
      <dd class={props.kind}>{props.children}</dd>
    </>
  );
}

type Counted = readonly (readonly [word: string, n: number])[];

/** Counts with their words. Shows zero counts too, because a missing box would look like a missing check. */
export function CountList(props: { kind: string; label: string; of: Counted; plain?: Counted }): JSX.Element {
  const { kind, label, of, plain = [] } = props;
  return (
    <ul class={kind} aria-label={label}>
      {[...of, ...plain].map(([word, n], i) => (
        <li class={n > 0 && i < of.length ? `some ink-${word}` : undefined}>
          <b>{thousands(n)}</b>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}

/** The column heads of a table. Numbers are right-aligned. */
export function Head({ columns }: { columns: readonly (string | readonly [string, string])[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const [name, kind] = typeof column === "string" ? [column, undefined] : column;
          return (
            <th scope="col" class={kind}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
