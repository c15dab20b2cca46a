// Compares use with what was allowed, with a chart of the days on which use was not allowed or is ambiguous.
import type { JSX } from "preact";
import { groupBy } from "../../lists.ts";
import { certain, DAY, startOf } from "../../model/instant.ts";
import type { Report } from "../../model/report/index.ts";
import { thousands, value } from "../wording/phrase.ts";
import { shortList } from "../../words.ts";
import { rangeWords, usedLines } from "../wording/use.ts";
import { brief, type HtmlPage } from "./page.ts";
import { Fact, phrase, Section } from "./parts.tsx";
import { Table } from "./table.tsx";
import { Sample } from "./timeline/timeline.tsx";

/** The maximum of subjects in the chart. */
const MOST = 12;
const WIDTH = 1000;
const HEIGHT = 16;
/** The bands of allowed use are drawn inside the bands of allowance. */
const INSET = 4;

type Usage = NonNullable<Report["usage"]>;

/** The section about use and other observations. Only if these were requested. */
export function UsedSection({ page }: { page: HtmlPage }): JSX.Element {
  const { usage } = page.report;
  const rows = usage ? rowsOf(page.report) : [];
  return (
    <Section id="used" title="Used" note={usage ? rangeWords(usage) : ""}>
      <dl class="facts">
        {usedLines(page.report).map(({ term, says }) => (
          <Fact term={term}>{phrase(says, page)}</Fact>
        ))}
      </dl>
      {usage && usage.models.length > 0 && <Models usage={usage} page={page} />}
      {usage && rows.length > 0 && <Days usage={usage} rows={rows} page={page} />}
    </Section>
  );
}

interface Row {
  readonly name: string;
  readonly failed: readonly string[];
  readonly ambiguous: readonly string[];
}

/** Returns every subject with a failed or ambiguous day, the most failed days first. */
function rowsOf(report: Readonly<Report>): Row[] {
  const { findings, usage } = report;
  const failuresByThing = groupBy(
    findings.filter(({ kind, days, exposureSeconds }) => kind === "usage" && days && exposureSeconds !== null),
    ({ subject }) => subject,
  );
  const ambiguous = groupBy(usage!.ambiguous, ({ subject }) => subject);
  const people = new Map(
    (report.people ?? []).flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])),
  );
  return [...new Set([...failuresByThing.keys(), ...ambiguous.keys()])]
    .map((subject) => ({
      name: nameOf(subject, people),
      failed: daysOf((failuresByThing.get(subject) ?? []).flatMap(({ days = [] }) => days)),
      ambiguous: daysOf(ambiguous.get(subject) ?? []),
    }))
    .sort((a, b) => b.failed.length - a.failed.length || (a.name < b.name ? -1 : 1));
}

/** Returns each day once, in order, although several rules and findings may judge it. */
function daysOf(verdicts: readonly { readonly day: string }[]): string[] {
  return [...new Set(verdicts.map(({ day }) => day))].sort();
}

/** One row for each model: when the lists for everybody allowed it, and when it was used. */
function Models({ usage, page }: { usage: Usage; page: HtmlPage }): JSX.Element {
  const models = usage.models.toSorted((a, b) => (b.credits ?? 0) - (a.credits ?? 0) || (a.id < b.id ? -1 : 1));
  return (
    <>
      <Key
        usage={usage}
        of={[
          ["allowed", "allowed for everybody"],
          ["ambiguous", "ambiguous"],
          ["used", "used"],
          ["failed", "used, and not allowed for everybody; lists of single users may allow it"],
        ]}
      />
      <Table
        page={page}
        label="Models, allowed and used"
        rows={models}
        most={MOST}
        moreWords={["more model"]}
        columns={[
          { head: "Model", cell: ({ id }) => value(id) },
          {
            head: "Credits",
            as: "n",
            label: true,
            cell: ({ credits }) => (credits === null ? "not said" : thousands(Math.round(credits))),
          },
          { head: "Users", as: "n", label: true, cell: ({ users }) => thousands(users) },
          {
            head: "Allowed now",
            label: true,
            cell: ({ allowedNow }) => (allowedNow === null ? "not known" : allowedNow ? "yes" : "no"),
          },
          {
            head: "When",
            kind: () => "used",
            cell: (model) => (
              <Strip usage={usage} name={model.id} id={`model-${models.indexOf(model)}`} bands={bandsOf(model)} />
            ),
          },
        ]}
      />
    </>
  );
}

type Kind = "allowed" | "used" | "failed" | "ambiguous";
type Band = readonly [kind: Kind, days: readonly Span[]];
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Returns the bands of a strip in drawing order: narrow bands are on top of broad ones. */
function bandsOf({ allowed, usedOn }: Usage["models"][number]): Band[] {
  const spans = (is: (typeof allowed)[number]["is"]) => allowed.filter((span) => span.is === is);
  const deniedSpans = spans("violation");
  const isDenied = (day: string) => deniedSpans.some(({ from, to }) => from <= day && day <= to);
  return [
    ["allowed", spans("allowed")],
    ["ambiguous", spans("ambiguous")],
    ["used", usedOn.filter((day) => !isDenied(day)).map(ofDay)],
    ["failed", usedOn.filter(isDenied).map(ofDay)],
  ];
}

function ofDay(day: string): Span {
  return { from: day, to: day };
}

/** One row for each subject, with a strip of its days. */
function Days({ usage, rows, page }: { usage: Usage; rows: readonly Row[]; page: HtmlPage }): JSX.Element {
  return (
    <>
      <Key
        usage={usage}
        of={[
          ["failed", "not allowed"],
          ["ambiguous", "ambiguous"],
        ]}
      />
      <Table
        page={page}
        label="Use that was not allowed or is ambiguous"
        rows={rows}
        most={MOST}
        moreWords={["more row"]}
        columns={[
          { head: "What", cell: ({ name }) => <bdi>{brief(name)}</bdi> },
          { head: "Days not allowed", as: "n", label: true, cell: ({ failed }) => thousands(failed.length) },
          { head: "Ambiguous", as: "n", label: true, cell: ({ ambiguous }) => thousands(ambiguous.length) },
          {
            head: "When",
            kind: () => "used",
            cell: (row) => (
              <Strip
                usage={usage}
                name={row.name}
                id={`used-${rows.indexOf(row)}`}
                bands={[
                  ["failed", row.failed.map(ofDay)],
                  ["ambiguous", row.ambiguous.map(ofDay)],
                ]}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** What the bands of the strips mean. A day that fails is a full band, a day of allowed use a narrow one. */
function Key({ usage, of }: { usage: Usage; of: readonly (readonly [kind: Kind, words: string])[] }): JSX.Element {
  return (
    <p class="key">
      {of.map(([kind, words]) => (
        <Sample words={words}>
          {kind === "ambiguous" ? (
            <path d="M1 13 13 1M11 13 23 1M21 13 33 1" class="tl-hatch" />
          ) : (
            <path d={kind === "used" ? "M0 4h34v6H0z" : "M0 0h34v14H0z"} class={`used-${kind}`} />
          )}
        </Sample>
      ))}
      <span>{`Each strip goes from ${usage.from} to ${usage.to}.`}</span>
    </p>
  );
}

function Strip(props: { usage: Usage; name: string; id: string; bands: readonly Band[] }): JSX.Element {
  const { usage, name, id, bands } = props;
  const first = certain(startOf, usage.from);
  const at = (day: string) => ((certain(startOf, day) - first) / DAY / usage.days) * WIDTH;
  const width = ({ from, to }: Span) => Math.ceil(Math.max(at(to) - at(from) + WIDTH / usage.days, 3));
  const path = (spans: readonly Span[], inset: number) =>
    spans
      .map((span) => `M${Math.round(at(span.from))} ${inset}h${width(span)}v${HEIGHT - 2 * inset}h-${width(span)}z`)
      .join("");
  const filledBands = bands.filter(([, spans]) => spans.length > 0);
  const label = filledBands.map(([kind, spans]) => `${kind}: ${shortList(spans.map(spanWords), MOST)}`).join("; ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      class="used"
      role="img"
      aria-label={`${brief(name)}. ${label}`}
    >
      {filledBands.some(([kind]) => kind === "ambiguous") && (
        <defs>
          <pattern id={id} width="12" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 8 12 0" class="tl-hatch" />
          </pattern>
        </defs>
      )}
      {filledBands.map(([kind, spans]) => (
        <path
          d={path(spans, kind === "used" ? INSET : 0)}
          class={`used-${kind}`}
          {...(kind === "ambiguous" && { fill: `url(#${id})` })}
        />
      ))}
    </svg>
  );
}

function spanWords({ from, to }: Span): string {
  return from === to ? from : `${from} to ${to}`;
}

/** Returns a readable subject: `model m-b, ada@corp.example`. */
function nameOf(subject: string, people: ReadonlyMap<string, string>): string {
  const [, kind = "", ...rest] = subject.split("/");
  const user = rest.lastIndexOf("user");
  const [name, id] =
    user < 0 ? [rest.join("/"), undefined] : [rest.slice(0, user).join("/"), rest.slice(user + 1).join("/")];
  const userWords = id === undefined ? "" : `, ${people.get(id) ?? id}`;
  return `${kind}${name === "" ? "" : ` ${name}`}${userWords}`;
}
