// The search of findings: a box for words and keys, and toggles for severities and states with their counts.
import { worstToBest } from "../../../model/severity.ts";
import { type ComponentChildren, render } from "preact";
import type { Finding } from "../../../model/report/index.ts";
import { some, thousands } from "../../wording/phrase.ts";
import { worstFirst } from "../../wording/finding-text.ts";
import { Block } from "../finding.tsx";
import { Lines } from "../lines.tsx";
import type { HtmlPage } from "../page.ts";
import { Glyph } from "../parts.tsx";
import { finds, queryOf, type SearchEntry, toggled, without } from "../query.ts";
import { findingEntry, searchEntry, sinceOf } from "../search-index.ts";
import { choose, queryInUrl } from "./address.ts";
import { byId, reveal } from "./dom.ts";

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
  const [box, list, status] = [byId("find"), byId("findings"), byId("found")];
  if (!box || !list || !status || page.view.findings.length === 0)
    return { open: () => false, step: () => {}, focus: () => {} };
  const since = sinceOf(page.report.summary);
  const all = worstFirst(page.view.findings).map((finding): SearchableLine => {
    return { id: finding.id, finding, entry: findingEntry(finding, since) };
  });
  const inside = new Set(all.map(({ id }) => id));
  // Findings that are on the page but not in the island.
  for (const element of list.querySelectorAll<HTMLElement>(".lines [id], .finding[id]"))
    if (!inside.has(element.id)) all.push({ id: element.id, entry: elementEntry(element) });
  const absent = leftOut - (all.length - inside.size);
  const onPage = new Map<string, HTMLElement>();
  for (const { id, finding } of all) {
    const element = finding === undefined || page.anchors.has(id) ? byId(id) : null;
    if (element) onPage.set(id, element);
  }
  let typed = queryInUrl().get("find") ?? "";
  const chips = new Map(chipKeys.map((key) => [key, countsOf(key, all)]));
  const follow = headings(list);
  const stands = list.appendChild(document.createElement("p"));
  stands.className = "stands";
  stands.role = "status";

  let matchCount = 0;
  const draw = () => {
    const query = queryOf(typed);
    const matching = (asked: typeof query) => all.filter(({ entry }) => finds(asked, entry));
    const matches = matching(query);
    const counts = chipKeys.flatMap((key) => {
      const rest = without(query, key);
      const now =
        typed === "" ? chips.get(key)! : countsOf(key, rest.length === query.length ? matches : matching(rest));
      return [...chips.get(key)!.keys()].map((term): [string, number] => [term, now.get(term) ?? 0]);
    });
    stands.textContent = "";
    matchCount = matches.length;
    const ids = new Set(matches.map(({ id }) => id));
    for (const [id, element] of onPage) if (element.hidden === ids.has(id)) element.hidden = !ids.has(id);
    for (const around of list.querySelectorAll<HTMLElement>(".lines li, .lines > ul, .lines, .beneath, .group"))
      if (around.id === "") around.hidden = !around.querySelector("[id]:not([hidden])");
    for (const head of list.querySelectorAll<HTMLElement>(".of-rule"))
      head.hidden = (head.nextElementSibling as HTMLElement | null)?.hidden === true;
    const away = typed === "" ? [] : matches.flatMap(({ id, finding }) => (finding && !onPage.has(id) ? finding : []));
    more(away);
    follow(typed === "" ? null : matches.length);
    render(
      <Box
        typed={typed}
        counts={new Map(counts)}
        words={`${thousands(matches.length)} of ${some(all.length, "finding")} shown${absent > 0 ? `; ${some(absent, "more is", "more are")} in the JSON report` : ""}`}
        none={matches.length === 0}
        type={(text) => {
          typed = text;
          choose("find", text);
          draw();
        }}
      />,
      box,
    );
  };
  const more = (away: readonly Finding[]) =>
    render(
      away.length === 0 ? null : (
        <>
          <Lines lines={away.slice(0, MAX_MORE).map((finding) => [finding])} page={page} />
          {away.length > MAX_MORE && (
            <p class="muted">{`And ${some(away.length - MAX_MORE, "more")} that match: narrow the search to see them.`}</p>
          )}
        </>
      ),
      status,
    );
  draw();

  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) stands.textContent = "";
  });
  const visible = () => [...list.querySelectorAll<HTMLElement>(shownFindings)];
  return {
    open: (id) => {
      const element = onPage.get(id);
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
        status,
      );
      status.scrollIntoView({ block: "start" });
      return true;
    },
    step: (by) => {
      const rows = visible();
      const at = rows.findIndex((row) => findingAt(row).contains(document.activeElement));
      const to = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by));
      const next = rows[to];
      if (!next) return;
      if (next === findingAt(next)) next.tabIndex = -1;
      next.focus();
      next.scrollIntoView({ block: "nearest" });
      stands.textContent = `Finding ${thousands(to + 1)} of ${thousands(rows.length)}${rows.length < matchCount ? " on this page" : ""}`;
      const { id } = findingAt(next);
      if (id !== "") came(id);
    },
    focus: () => box.querySelector("input")?.focus(),
  };
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

const states = ["open", "excepted", "resolved", "noted", "new", "reopened", "transient"];

function Box(props: {
  typed: string;
  counts: ReadonlyMap<string, number>;
  words: string;
  none: boolean;
  type: (text: string) => void;
}) {
  const { typed, counts, words, none, type } = props;
  const chip = (term: string, says: ComponentChildren) =>
    counts.has(term) && (
      <button
        type="button"
        class="chip"
        aria-pressed={typed.split(/\s+/).includes(term)}
        onClick={() => type(toggled(typed, term))}
      >
        {says} <small>{thousands(counts.get(term)!)}</small>
      </button>
    );
  return (
    <div class="find" role="search" aria-label="Findings">
      <label>
        <span class="vh">Find findings by words or by keys</span>
        <input
          type="search"
          value={typed}
          placeholder="Find: words, by:ada, rule:models/*, setting:sandbox, control:CC6.8, since:2026-07"
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <div class="chips">
        {worstToBest.map((severity) =>
          chip(
            `sev:${severity}`,
            <>
              <Glyph name={severity} /> {severity}
            </>,
          ),
        )}
        <span class="gap" />
        {states.map((state) => chip(`is:${state}`, state === "transient" ? "came and went" : state))}
        {typed !== "" && (
          <button type="button" class="chip plain" onClick={() => type("")}>
            clear
          </button>
        )}
      </div>
      <p class="muted" role="status">
        {none ? `No finding matches: ${words}.` : `${words}.`}
      </p>
    </div>
  );
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
