// The box above the findings: the words to search for, and toggles for severities and states with their counts.
import type { ComponentChildren } from "preact";
import { worstToBest } from "../../../model/severity.ts";
import { thousands } from "../../wording/phrase.ts";
import { Glyph } from "../parts.tsx";
import { toggleTerm } from "../query.ts";

const states = ["open", "excepted", "resolved", "noted", "new", "reopened", "transient"];

export function Box(props: {
  searchText: string;
  counts: ReadonlyMap<string, number>;
  words: string;
  isEmpty: boolean;
  type: (text: string) => void;
}) {
  const { searchText, counts, words, isEmpty, type } = props;
  const chip = (term: string, says: ComponentChildren) =>
    counts.has(term) && (
      <button
        type="button"
        class="chip"
        aria-pressed={searchText.split(/\s+/).includes(term)}
        onClick={() => type(toggleTerm(searchText, term))}
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
          value={searchText}
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
        {searchText !== "" && (
          <button type="button" class="chip plain" onClick={() => type("")}>
            clear
          </button>
        )}
      </div>
      <p class="muted" role="status">
        {isEmpty ? `No finding matches: ${words}.` : `${words}.`}
      </p>
    </div>
  );
}
