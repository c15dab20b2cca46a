// What was used against what was allowed, with a picture of the days on which use was not allowed or nobody knows.
import type { JSX } from "preact";
import { grouped } from "../../lists.ts";
import { DAY, startOf } from "../../model/instant.ts";
import type { Report } from "../../model/report/index.ts";
import { some } from "../wording/phrase.ts";
import { usedLines } from "../wording/used.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Say, Section } from "./parts.tsx";

/** How many subjects the picture has room for. */
const MOST = 12;
const WIDTH = 1000;
const ROW = 18;

/** The section about use. Only where figures were asked for. */
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
      {usage && rows.length > 0 && <Picture usage={usage} rows={rows.slice(0, MOST)} />}
      {rows.length > MOST && <p class="muted">and {some(rows.length - MOST, "more")} in the JSON report</p>}
    </Section>
  );
}

interface Row {
  readonly subject: string;
  readonly failed: readonly string[];
  readonly ambiguous: readonly string[];
}

/** Every subject with a day that failed or is ambiguous, the one with the most failed days first. */
function rowsOf({ findings, usage }: Readonly<Report>): Row[] {
  const failed = grouped(
    findings.filter(({ kind, exposureSeconds }) => kind === "usage" && exposureSeconds !== null),
    ({ subject }) => subject,
  );
  const ambiguous = grouped(usage!.ambiguous, ({ subject }) => subject);
  return [...new Set([...failed.keys(), ...ambiguous.keys()])]
    .map((subject) => ({
      subject,
      failed: (failed.get(subject) ?? []).flatMap(({ days = [] }) => days.map(({ day }) => day)),
      ambiguous: (ambiguous.get(subject) ?? []).map(({ day }) => day),
    }))
    .sort((a, b) => b.failed.length - a.failed.length || (a.subject < b.subject ? -1 : 1));
}

function Picture({ usage, rows }: { usage: NonNullable<Report["usage"]>; rows: readonly Row[] }): JSX.Element {
  const first = startOf(usage.from)!;
  const unit = WIDTH / usage.days;
  const cell = (day: string, i: number, name: string) => (
    <rect
      x={((startOf(day)! - first) / DAY) * unit}
      y={i * ROW + 2}
      width={Math.max(unit, 2)}
      height={ROW - 4}
      {...(name === "failed" ? { class: "used-failed" } : { fill: "url(#used-ambiguous)", class: "used-ambiguous" })}
    />
  );
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        role="img"
        aria-label={`Days on which use was not allowed (filled) or is ambiguous (hatched), ${usage.from} to ${usage.to}`}
        class="used"
      >
        <defs>
          <pattern id="used-ambiguous" width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 4 4 0" class="tl-hatch" />
          </pattern>
        </defs>
        {rows.map(({ failed, ambiguous }, i) => (
          <>
            <path d={`M0 ${(i + 1) * ROW}H${WIDTH}`} class="tl-rule" />
            {failed.map((day) => cell(day, i, "failed"))}
            {ambiguous.map((day) => cell(day, i, "ambiguous"))}
          </>
        ))}
      </svg>
      <figcaption>
        <ol>
          {rows.map(({ subject, failed, ambiguous }) => (
            <li>
              <code>{brief(subject)}</code>: {some(failed.length, "day")} not allowed, {ambiguous.length} ambiguous
            </li>
          ))}
        </ol>
        Filled: not allowed. Hatched: nobody knows.
      </figcaption>
    </figure>
  );
}
