// What fails, and where it does not: the drift between organizations.
import type { JSX } from "preact";
import type { Fleet, FleetCell, FleetRule } from "../../../model/fleet.ts";
import { clip, nameOf, visible } from "../../../text.ts";
import { Badge, Section, When } from "../../html/parts.tsx";
import { prose, some, thousands } from "../../wording/phrase.ts";

import { failsWords, namesWords } from "../words.ts";
import { Say } from "./parts.tsx";

/** Rules with all they say, and the failing organizations named in each. */
const MAX_RULES = 100;
const MAX_FAILING = 8;
const MAX_NAMES = 12;
const MAX_MESSAGE = 400;

export function Rules({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const rules = fleet.rules.filter((rule) => rule.worst !== null || rule.differs);
  const rest = rules.length - MAX_RULES;
  const { differing } = fleet.summary.rules;
  return (
    <Section
      id="rules"
      title="What fails, and where it does not"
      note={`${some(rules.length, "rule")}, ${thousands(differing)} not the same everywhere`}
    >
      {rules.length === 0 && <p class="muted">Every rule holds wherever it was evaluated.</p>}
      {rules.slice(0, MAX_RULES).map((rule) => (
        <Rule rule={rule} fleet={fleet} />
      ))}
      {rest > 0 && <p class="muted">And {some(rest, "more rule")}, in the heat map and the JSON report.</p>}
    </Section>
  );
}

function Rule({ rule, fleet }: { rule: FleetRule; fleet: Readonly<Fleet> }): JSX.Element {
  const severity = rule.worst ?? rule.severity;
  const having = (status: FleetCell["status"]) => rule.cells.filter((cell) => cell.status === status);
  const failing = rule.cells.filter((cell) => cell.status === "failing" || cell.open > 0);
  const others = {
    "Holds in": having("passing"),
    "Nothing open in": having("clear"),
    "Excepted in": having("excepted").filter(({ open }) => open === 0),
    "Not evaluated in": having("not-evaluated").filter(({ open }) => open === 0),
  };
  return (
    <article class={`window ink-${severity}`}>
      <div class="head">
        <Badge severity={severity} />
        <h3>
          <code>{visible(rule.id)}</code>
        </h3>
        <span class="for">{failsWords(rule, fleet)}</span>
      </div>
      <p class="said">
        <bdi>{visible(rule.title)}</bdi> · <code>{visible(nameOf(rule.subject))}</code>
      </p>
      <ul class="lines">
        {failing.slice(0, MAX_FAILING).map((cell) => (
          <li>
            <b>
              <bdi>{visible(cell.organization)}</bdi>
            </b>
            : {some(cell.open, "finding")} open
            {cell.since !== null && (
              <>
                {" "}
                since <When at={cell.since} />
              </>
            )}
            {cell.message !== null && (
              <>
                {" · "}
                <Say of={prose(clip(cell.message, MAX_MESSAGE))} />
              </>
            )}
          </li>
        ))}
        {failing.length > MAX_FAILING && (
          <li>
            and in{" "}
            <Say
              of={namesWords(
                failing.slice(MAX_FAILING).map(({ organization }) => organization),
                MAX_NAMES,
              )}
            />
          </li>
        )}
        {Object.entries(others).map(
          ([words, cells]) =>
            cells.length > 0 && (
              <li class="muted">
                {words}{" "}
                <Say
                  of={namesWords(
                    cells.map(({ organization }) => organization),
                    MAX_NAMES,
                  )}
                />
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
