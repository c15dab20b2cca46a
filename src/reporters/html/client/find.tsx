// The search of findings: what a search shows and hides, and the way from one finding to the next.
import { render } from "preact";
import type { Finding } from "../../../model/report/index.ts";
import { some, thousands } from "../../wording/phrase.ts";
import { worstFirst } from "../../wording/finding-text.ts";
import { Block } from "../finding.tsx";
import { Lines } from "../lines.tsx";
import type { HtmlPage } from "../page.ts";
import { finds, queryOf, type SearchEntry, without } from "../query.ts";
import { findingEntry, searchEntry, sinceOf } from "../search-index.ts";
import { choose, queryInUrl } from "./address.ts";
import { byId, reveal } from "./dom.ts";
import { Box } from "./find-box.tsx";

/** The maximum of findings added to the page by a search. */
const MAX_MORE = 100;

/** A searchable finding, or a line of one. */
interface SearchableLine {
  readonly id: string;
  readonly finding?: Finding;
  readonly entry: SearchEntry;
}

interface Find {
  /** Shows one finding, adding it to the page if needed; false when it is unknown. */
  readonly open: (id: string) => boolean;
  /** Goes to the next or previous visible finding. */
  readonly step: (by: 1 | -1) => void;
  readonly focus: () => void;
}

/**
 * Puts the search into the page.
 * @param leftOut findings that are in the JSON report only
 * @param came is told to which finding the reader went, by its id
 */
export function findings(page: HtmlPage, leftOut: number, came: (id: string) => void): Find {
  const [box, list, added] = [byId("find"), byId("findings"), byId("found")];
  if (!box || !list || !added || page.view.findings.length === 0)
    return { open: () => false, step: () => {}, focus: () => {} };
  return new FindingSearch({ page, leftOut, came, box, list, added });
}

interface Props {
  readonly page: HtmlPage;
  readonly leftOut: number;
  readonly came: (id: string) => void;
  readonly box: HTMLElement;
  readonly list: HTMLElement;
  /** Where findings are added that are not on the page. */
  readonly added: HTMLElement;
}

class FindingSearch implements Find {
  readonly #props: Props;
  readonly #lines: readonly SearchableLine[];
  /** Findings that are neither on the page nor in its data. */
  readonly #absent: number;
  /** The elements of the findings on the page. */
  readonly #elements = new Map<string, HTMLElement>();
  /** For each key of a toggle, how many findings each of its terms finds. */
  readonly #totals: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #countInHeadings: (matches: number | null) => void;
  /** Tells a screen reader which finding the keys are at. */
  readonly #position: HTMLElement;
  #searchText = queryInUrl().get("find") ?? "";
  #matchCount = 0;

  constructor(props: Props) {
    const { page, leftOut, list } = props;
    this.#props = props;
    const since = sinceOf(page.report.summary);
    const inData = worstFirst(page.view.findings).map((finding): SearchableLine => {
      return { id: finding.id, finding, entry: findingEntry(finding, since, page.book) };
    });
    const ids = new Set(inData.map(({ id }) => id));
    const onPageOnly = [...list.querySelectorAll<HTMLElement>(".lines [id], .finding[id]")]
      .filter(({ id }) => !ids.has(id))
      .map((element): SearchableLine => ({ id: element.id, entry: elementEntry(element) }));
    this.#lines = [...inData, ...onPageOnly];
    this.#absent = leftOut - onPageOnly.length;
    for (const { id, finding } of this.#lines) {
      const element = finding === undefined || page.anchors.has(id) ? byId(id) : null;
      if (element) this.#elements.set(id, element);
    }
    this.#totals = new Map(chipKeys.map((key) => [key, countsOf(key, this.#lines)]));
    this.#countInHeadings = headings(list);
    this.#position = list.appendChild(document.createElement("p"));
    this.#position.className = "stands";
    this.#position.role = "status";
    this.#draw();
    list.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) this.#position.textContent = "";
    });
  }

  readonly open = (id: string): boolean => {
    const { page, added } = this.#props;
    const element = this.#elements.get(id);
    if (element) {
      reveal(element);
      element.querySelector("summary")?.focus({ preventScroll: true });
      return true;
    }
    const finding = page.book.findings.get(id);
    if (!finding || !page.anchors.has(id)) return false;
    render(
      <div class="list">
        <Block finding={finding} open page={page} />
      </div>,
      added,
    );
    added.scrollIntoView({ block: "start" });
    return true;
  };

  readonly step = (by: 1 | -1): void => {
    const { list, came } = this.#props;
    const rows = [...list.querySelectorAll<HTMLElement>(shownFindings)];
    const at = rows.findIndex((row) => findingAt(row).contains(document.activeElement));
    const to = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by));
    const next = rows[to];
    if (!next) return;
    if (next === findingAt(next)) next.tabIndex = -1;
    next.focus();
    next.scrollIntoView({ block: "nearest" });
    this.#position.textContent = `Finding ${thousands(to + 1)} of ${thousands(rows.length)}${rows.length < this.#matchCount ? " on this page" : ""}`;
    const { id } = findingAt(next);
    if (id !== "") came(id);
  };

  readonly focus = (): void => this.#props.box.querySelector("input")?.focus();

  #draw(): void {
    const searchText = this.#searchText;
    const matches = this.#matching(queryOf(searchText));
    const counts = this.#counts(matches);
    this.#position.textContent = "";
    this.#matchCount = matches.length;
    this.#showOnly(new Set(matches.map(({ id }) => id)));
    this.#add(
      searchText === ""
        ? []
        : matches.flatMap(({ id, finding }) => (finding && !this.#elements.has(id) ? finding : [])),
    );
    this.#countInHeadings(searchText === "" ? null : matches.length);
    const absent = this.#absent > 0 ? `; ${some(this.#absent, "more is", "more are")} in the JSON report` : "";
    render(
      <Box
        searchText={searchText}
        counts={counts}
        words={`${thousands(matches.length)} of ${some(this.#lines.length, "finding")} shown${absent}`}
        isEmpty={matches.length === 0}
        type={(text) => {
          this.#searchText = text;
          choose("find", text);
          this.#draw();
        }}
      />,
      this.#props.box,
    );
  }

  #matching(query: ReturnType<typeof queryOf>): readonly SearchableLine[] {
    return this.#lines.filter(({ entry }) => finds(query, entry));
  }

  /** Returns how many findings each toggle shows with the rest of the search. */
  #counts(matches: readonly SearchableLine[]): ReadonlyMap<string, number> {
    const query = queryOf(this.#searchText);
    const counts = new Map<string, number>();
    for (const [key, totals] of this.#totals) {
      const otherTerms = without(query, key);
      const isOther = otherTerms.length !== query.length;
      const now = this.#searchText === "" ? totals : countsOf(key, isOther ? this.#matching(otherTerms) : matches);
      for (const term of totals.keys()) counts.set(term, now.get(term) ?? 0);
    }
    return counts;
  }

  /** Hides all other findings on the page, and what is empty without them. */
  #showOnly(ids: ReadonlySet<string>): void {
    const { list } = this.#props;
    for (const [id, element] of this.#elements) if (element.hidden === ids.has(id)) element.hidden = !ids.has(id);
    for (const around of list.querySelectorAll<HTMLElement>(".lines li, .lines > ul, .lines, .beneath, .group"))
      if (around.id === "") around.hidden = !around.querySelector("[id]:not([hidden])");
    for (const head of list.querySelectorAll<HTMLElement>(".of-rule"))
      head.hidden = (head.nextElementSibling as HTMLElement | null)?.hidden === true;
  }

  /** Adds findings that match and are not on the page. */
  #add(away: readonly Finding[]): void {
    const { page, added } = this.#props;
    render(
      away.length === 0 ? null : (
        <>
          <Lines lines={away.slice(0, MAX_MORE).map((finding) => [finding])} page={page} />
          {away.length > MAX_MORE && (
            <p class="muted">{`And ${some(away.length - MAX_MORE, "more that matches", "more that match")}: narrow the search to see more.`}</p>
          )}
        </>
      ),
      added,
    );
  }
}

const chipKeys = ["is", "sev"] as const;
/** Findings that are shown, each where the keyboard can be on it. */
const shownFindings = "details.finding:not([hidden]) > summary, .lines :is(li, span)[id]:not([hidden])";

/** The element of a finding: where it can be opened, what its summary opens. */
function findingAt(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>("details.finding") ?? element;
}

/** By term of a key, such as `sev:high`, how many it finds. */
function countsOf(key: string, searched: readonly SearchableLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entry } of searched)
    for (const text of entry.fields[key] ?? []) counts.set(`${key}:${text}`, (counts.get(`${key}:${text}`) ?? 0) + 1);
  return counts;
}

/** Has the headings say how many of their findings are shown. The function takes how many match; null: nothing is sought. */
function headings(list: HTMLElement): (matches: number | null) => void {
  const notes = [...list.querySelectorAll<HTMLElement>(":scope > h2 small, .group > h3 small, .of-rule small")].map(
    (note) => {
      const head = note.parentElement!;
      const of = head.matches("h2") ? null : head.matches("h3") ? head.parentElement : head.nextElementSibling;
      return { note, of, text: note.textContent ?? "" };
    },
  );
  return (matches) => {
    for (const { note, of, text } of notes) {
      const shownCount = matches === null ? 0 : (of?.querySelectorAll(shownFindings).length ?? matches);
      const words = matches === null ? text : `${thousands(shownCount)} of ${text.split(", ")[0]} shown`;
      if (note.textContent !== words) note.textContent = words;
    }
  };
}

/** Returns the search entry of a finding that is only on the page, in a line or with all details. */
function elementEntry(element: HTMLElement): SearchEntry {
  const [item, all] = [element.closest("li") ?? element, element.closest<HTMLElement>("[data-is]")];
  const head = all?.matches(".lines") ? all.previousElementSibling : all;
  const { sev = "", is = "" } = all?.dataset ?? {};
  const texts = (name: string, of: Element | null | undefined) =>
    [...(of?.querySelectorAll(name) ?? [])].map(({ textContent }) => textContent ?? "");
  const fields = {
    is: is.split(" "),
    sev: [sev],
    rule: texts("code", head),
    setting: texts("code", element),
    by: texts("bdi", item),
    rev: /revision (\d+)/.exec(element.textContent ?? "")?.slice(1) ?? [],
  };
  return searchEntry(fields, element.dataset["at"] ?? "", [head?.textContent ?? "", item.textContent ?? ""]);
}
