// Failing rules, and where they do not fail: the differences between organizations.
import type { JSX } from "preact";
import type { FleetCell, FleetRule } from "../../../model/fleet.ts";
import { clip, visible } from "../../../text.ts";
import { nameOf } from "../../../words.ts";
import { Badge, nowhere, phrase, Section, When } from "../../html/parts.tsx";
import { prose, say, some, thousands } from "../../wording/phrase.ts";
import { failsWords, namesWords } from "../words.ts";
import type { FleetPage } from "./page.ts";

/** The maximum of failing organizations named per rule. */
const MAX_FAILING = 8;
const MAX_NAMES = 12;
const MAX_MESSAGE = 400;

export function Rules({ page }: { page: FleetPage }): JSX.Element {
  const { fleet, described, failing } = page;
  const omittedCount = failing - described.length;
  const { differing } = fleet.summary.rules;
  return (
    <Section
      id="rules"
      title="What fails, and where it does not"
      note={`${some(failing, "rule")}, ${thousands(differing)} not the same everywhere`}
    >
      {failing === 0 && <p class="muted">No rule fails in any organization.</p>}
      {described.map((rule) => (
        <Rule rule={rule} page={page} />
      ))}
      {omittedCount > 0 && (
        <p class="muted">And {some(omittedCount, "more rule")}, in the heat map and the JSON report.</p>
      )}
    </Section>
  );
}

function Rule({ rule, page }: { rule: FleetRule; page: FleetPage }): JSX.Element {
  const severity = rule.worst ?? rule.severity;
  const having = (status: FleetCell["status"]) => rule.cells.filter((cell) => cell.status === status);
  const failing = rule.cells.filter((cell) => cell.status === "failing" || cell.open > 0);
  const otherCells = {
    "Holds in": having("passing"),
    "Nothing open in": having("clear"),
    "Excepted in": having("excepted").filter(({ open }) => open === 0),
    "Not evaluated in": having("not-evaluated").filter(({ open }) => open === 0),
  };
  const names = (cells: readonly FleetCell[]) => {
    const organizations = cells.map(({ organization }) => organization);
    return phrase(namesWords(organizations, MAX_NAMES), nowhere);
  };
  return (
    <article id={page.anchors.get(rule)} class={`window ink-${severity}`} {...page.filterable(rule)}>
      <div class="rule">
        <div class="head">
          <Badge severity={severity} />
          <h3>
            <bdi>{visible(rule.title ?? rule.id)}</bdi>
          </h3>
          <span class="for">{failsWords(rule, page.fleet)}</span>
        </div>
        <p class="said">
          <code>{visible(rule.id)}</code>
          {rule.subject !== null && (
            <>
              {" · "}
              <code>{visible(nameOf(rule.subject))}</code>
            </>
          )}
          {rule.title === null && " · its title is not the same everywhere"}
        </p>
      </div>
      <ul class="lines">
        {failing.slice(0, MAX_FAILING).map((cell) => (
          <li>
            <b>
              <bdi>{visible(cell.organization)}</bdi>
            </b>
            : {rule.title === null && cell.title !== null && <bdi>{visible(clip(cell.title, MAX_MESSAGE))} · </bdi>}
            {some(cell.open, "finding")} open
            {cell.since !== null && (
              <>
                {" "}
                since <When at={cell.since} />
                {cell.orEarlier && " or earlier"}
              </>
            )}
            {cell.message !== null && phrase(say` · ${prose(clip(cell.message, MAX_MESSAGE))}`, nowhere)}
          </li>
        ))}
        {failing.length > MAX_FAILING && <li>and in {names(failing.slice(MAX_FAILING))}</li>}
        {Object.entries(otherCells).map(
          ([words, cells]) =>
            cells.length > 0 && (
              <li class="muted">
                {words} {names(cells)}
              </li>
            ),
        )}
        {rule.counts.absent > 0 && (
          <li class="muted">{some(rule.counts.absent, "organization has", "organizations have")} no such rule</li>
        )}
      </ul>
    </article>
  );
}
