// The heat map: a row per rule, a column per organization. A cell is a letter and a number, so that it is readable
// without colour and without scripts, and stays small for hundreds of organizations.
import type { JSX } from "preact";
import type { FleetCell, FleetRule } from "../../../model/fleet.ts";
import { worstToBest } from "../../../model/severity.ts";
import { clip, visible } from "../../../text.ts";
import { Head, Section } from "../../html/parts.tsx";
import { some, thousands } from "../../wording/phrase.ts";
import { cellMark, cellsOf, countNames, countsOf, markWords } from "../words.ts";
import type { FleetPage } from "./page.ts";
import { Name } from "./parts.tsx";

const MAX_CELLS = 40_000;
/** The maximum of organizations on a sheet of A4. */
const MAX_ON_PAPER = 18;
const MAX_NAME = 40;
const MAX_ID = 200;
const MAX_POLICY = 100;

export function Heat({ page }: { page: FleetPage }): JSX.Element {
  const { organizations, rules } = page.fleet;
  // Rules are ordered by the worst result, so the harmless rules are cut.
  const rows = rules.slice(0, Math.max(1, Math.floor(MAX_CELLS / organizations.length)));
  const omittedCount = rules.length - rows.length;
  const isWide = organizations.length > MAX_ON_PAPER;
  return (
    <Section
      id="heat"
      title="Heat map"
      note={`${some(rules.length, "rule")} in ${some(organizations.length, "organization")}`}
    >
      <p class="muted narrow">{markWords}.</p>
      <Filters page={page} />
      <section class={isWide ? "scroll screen" : "scroll"} tabindex={0} aria-label="Heat map">
        <table class="heat" aria-label="Rules by organization">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col" class="turned">
                <span>fails in</span>
              </th>
              {organizations.map((row) => (
                <th scope="col" class="turned organization">
                  <span>
                    <Name of={row} max={MAX_NAME} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((rule) => {
              const cells = cellsOf(rule);
              return (
                <tr {...page.filterable(rule)}>
                  <RuleName rule={rule} page={page} />
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
      {isWide && <OnPaper page={page} rows={rows} />}
      {omittedCount > 0 && (
        <p class="muted">And {some(omittedCount, "more rule")}, in the JSON and rules-csv reports.</p>
      )}
    </Section>
  );
}

/** The filters of the page. Hidden until the script runs. */
function Filters({ page }: { page: FleetPage }): JSX.Element {
  return (
    <>
      <div id="filters" class="filters" role="search" aria-label="Rules and organizations" hidden>
        <label>
          Rule <input type="search" name="rule" autocomplete="off" spellcheck={false} />
        </label>
        <label>
          Organization <input type="search" name="organization" autocomplete="off" spellcheck={false} />
        </label>
        <label>
          Policy{" "}
          <select name="policy">
            <option value="">any</option>
            {page.policies.map((policy, i) => (
              <option value={i}>{policy === null ? "built-in rules" : visible(clip(policy, MAX_POLICY))}</option>
            ))}
          </select>
        </label>
        <label>
          Severity{" "}
          <select name="severity">
            <option value="">any</option>
            {worstToBest.map((severity) => (
              <option value={severity}>{severity}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" name="failing" /> failing only
        </label>
        <button type="button">Clear</button>
      </div>
      <p id="shown" class="muted" role="status" />
    </>
  );
}

function RuleName({ rule, page }: { rule: FleetRule; page: FleetPage }): JSX.Element {
  const title = <bdi>{visible(clip(rule.title ?? rule.id, MAX_ID))}</bdi>;
  const anchor = page.anchors.get(rule);
  return (
    <th scope="row">
      {anchor === undefined ? title : <a href={`#${anchor}`}>{title}</a>}{" "}
      <small>
        <code>{visible(clip(rule.id, MAX_ID))}</code>
      </small>
    </th>
  );
}

function Cell({ cell }: { cell: FleetCell | undefined }): JSX.Element {
  return <td class={cell && classOf(cell)}>{cellMark(cell)}</td>;
}

/** Returns a letter: the open severity, `f` for another failure, `k` if there is none. */
function classOf({ worst, status }: FleetCell): string | undefined {
  if (worst !== null) return worst.slice(0, 1);
  if (status === "failing") return "f";
  return status === "passing" || status === "clear" ? "k" : undefined;
}

/** For paper: the number of organizations by result, because there is no room for a column of each. */
function OnPaper({ page, rows }: { page: FleetPage; rows: readonly FleetRule[] }): JSX.Element {
  return (
    <div class="on-paper">
      <table>
        <caption>Organizations by what became of the rule. A column for each organization is on the screen.</caption>
        <Head columns={["Rule", ...countNames.map((name) => [name, "n"] as const)]} />
        <tbody>
          {rows.map((rule) => (
            <tr {...page.filterable(rule)}>
              <RuleName rule={rule} page={page} />
              {countsOf(rule).map((n) => (
                <td class="n">{n}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
