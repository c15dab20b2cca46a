// The heat map: rules down, organizations across. A cell is a letter and a number, so that it needs neither colour nor
// script, and hundreds of organizations stay within the size of a page.
import type { JSX } from "preact";
import type { Fleet, FleetCell } from "../../../model/fleet.ts";
import { clip, visible } from "../../../text.ts";
import { Section } from "../../html/parts.tsx";
import { some, thousands } from "../../wording/phrase.ts";
import { cellMark, markWords } from "../words.ts";

const MAX_CELLS = 40_000;
const MAX_NAME = 40;
const MAX_ID = 200;

export function Heat({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const { organizations, rules } = fleet;
  // Rules stand in the order of what is worst: it is the harmless ones that there is no room for.
  const columns = rules.slice(0, Math.max(1, Math.floor(MAX_CELLS / organizations.length)));
  const rest = rules.length - columns.length;
  return (
    <Section
      id="heat"
      title="Heat map"
      note={`${some(rules.length, "rule")} in ${some(organizations.length, "organization")}`}
    >
      <p class="muted narrow">{markWords}.</p>
      <section class="scroll" tabindex={0} aria-label="Heat map">
        <table class="heat">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col" class="turned">
                <span>fails in</span>
              </th>
              {organizations.map(({ organization }) => (
                <th scope="col" class="turned">
                  <span>
                    <bdi>{visible(clip(organization, MAX_NAME))}</bdi>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((rule) => {
              const cells = new Map(rule.cells.map((cell) => [cell.organization, cell]));
              return (
                <tr>
                  <th scope="row">
                    <code>{visible(clip(rule.id, MAX_ID))}</code>
                  </th>
                  <td>{thousands(rule.counts.failing)}</td>
                  {organizations.map(({ organization }) => (
                    <Cell cell={cells.get(organization)} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rest > 0 && <p class="muted">And {some(rest, "more rule")}, in the JSON and rules-csv reports.</p>}
    </Section>
  );
}

function Cell({ cell }: { cell: FleetCell | undefined }): JSX.Element {
  const kind = cell?.worst?.slice(0, 1) ?? (cell?.status === "passing" || cell?.status === "clear" ? "k" : undefined);
  return <td class={kind}>{cellMark(cell)}</td>;
}
