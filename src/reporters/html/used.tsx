// What was used against what was allowed, with a picture of the days on which use was not allowed or nobody knows.
import type { JSX } from "preact";
import { grouped } from "../../lists.ts";
import { certain, DAY, startOf } from "../../model/instant.ts";
import type { Report } from "../../model/report/index.ts";
import { some, thousands } from "../wording/phrase.ts";
import { usedLines } from "../wording/used.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Head, Say, Section } from "./parts.tsx";

/** How many subjects the picture has room for. */
const MOST = 12;
const WIDTH = 1000;
const HEIGHT = 16;

type Usage = NonNullable<Report["usage"]>;

/** The section about use, and about what else was observed. Only where it was asked for. */
export function Used({ page }: { page: HtmlPage }): JSX.Element {
  const { usage } = page.report;
  const rows = usage ? rowsOf(page.report) : [];
  return (
    <Section id="used" title="Used" note={usage ? `${some(usage.days, "day")}, ${usage.from} to ${usage.to}` : ""}>
      <dl class="facts">
        {usedLines(page.report).map(({ term, says }) => (
          <>
            <dt>{term}</dt>
            <dd>
              <Say of={says} page={page} />
            </dd>
          </>
        ))}
      </dl>
      {usage && rows.length > 0 && <Days usage={usage} rows={rows.slice(0, MOST)} />}
      {rows.length > MOST && <p class="muted">and {thousands(rows.length - MOST)} more in the JSON report</p>}
    </Section>
  );
}

interface Row {
  readonly name: string;
  readonly failed: readonly string[];
  readonly ambiguous: readonly string[];
}

/** Every subject with a day that failed or is ambiguous, the one with the most failed days first. */
function rowsOf(report: Readonly<Report>): Row[] {
  const { findings, usage } = report;
  const failed = grouped(
    findings.filter(({ kind, exposureSeconds }) => kind === "usage" && exposureSeconds !== null),
    ({ subject }) => subject,
  );
  const ambiguous = grouped(usage!.ambiguous, ({ subject }) => subject);
  const people = new Map(
    (report.people ?? []).flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])),
  );
  return [...new Set([...failed.keys(), ...ambiguous.keys()])]
    .map((subject) => ({
      name: nameOf(subject, people),
      failed: (failed.get(subject) ?? []).flatMap(({ days = [] }) => days.map(({ day }) => day)),
      ambiguous: (ambiguous.get(subject) ?? []).map(({ day }) => day),
    }))
    .sort((a, b) => b.failed.length - a.failed.length || (a.name < b.name ? -1 : 1));
}

/** One row for each subject, with a strip of its days. */
function Days({ usage, rows }: { usage: Usage; rows: readonly Row[] }): JSX.Element {
  return (
    <>
      <p class="muted">
        Filled: not allowed. Hatched: nobody knows. Each strip goes from {usage.from} to {usage.to}.
      </p>
      <table aria-label="Use that was not allowed or is ambiguous">
        <Head columns={["What", ["Days not allowed", "n"], ["Ambiguous", "n"], "When"]} />
        <tbody>
          {rows.map((row, i) => (
            <tr>
              <th scope="row">
                <bdi>{brief(row.name)}</bdi>
              </th>
              <td class="n">{thousands(row.failed.length)}</td>
              <td class="n">{thousands(row.ambiguous.length)}</td>
              <td class="used">
                <Strip usage={usage} row={row} id={`used-${i}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Strip({ usage, row, id }: { usage: Usage; row: Row; id: string }): JSX.Element {
  const first = certain(startOf, usage.from);
  const unit = WIDTH / usage.days;
  const path = (days: readonly string[]) =>
    days
      .map(
        (day) =>
          `M${Math.round(((certain(startOf, day) - first) / DAY) * unit)} 0h${Math.ceil(Math.max(unit, 3))}v${HEIGHT}h-${Math.ceil(Math.max(unit, 3))}z`,
      )
      .join("");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      class="used"
      role="img"
      aria-label={brief(row.name)}
    >
      <defs>
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 4 4 0" class="tl-hatch" />
        </pattern>
      </defs>
      <path d={path(row.failed)} class="used-failed" />
      <path d={path(row.ambiguous)} fill={`url(#${id})`} class="used-ambiguous" />
    </svg>
  );
}

/** `model m-b, ada@corp.example`: a subject for people. */
function nameOf(subject: string, people: ReadonlyMap<string, string>): string {
  const [, what = "", ...rest] = subject.split("/");
  const user = rest.lastIndexOf("user");
  const [name, id] =
    user < 0 ? [rest.join("/"), undefined] : [rest.slice(0, user).join("/"), rest.slice(user + 1).join("/")];
  const who = id === undefined ? "" : `, ${people.get(id) ?? id}`;
  return `${what}${name === "" ? "" : ` ${name}`}${who}`;
}
