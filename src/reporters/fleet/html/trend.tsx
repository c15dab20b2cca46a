// The trend: the number of open findings in each report, for the fleet and for each organization. A bar is a report; a
// table has the numbers. No line joins the bars, because the time between reports is unknown.
import type { JSX } from "preact";
import type { Fleet, FleetOrganization, FleetRun } from "../../../model/fleet.ts";
import { worstToBest } from "../../../model/severity.ts";
import { firstIn, lastIn } from "../../../lists.ts";
import { visible } from "../../../text.ts";
import { nowhere, Section, When } from "../../html/parts.tsx";
import { type Column, Table } from "../../html/table.tsx";
import { capitalizeText, some, thousands } from "../../wording/phrase.ts";
import { totalOf } from "../../wording/words.ts";
import { allWords } from "../words.ts";
import { VerdictWord } from "./parts.tsx";

/** The maximum of reports of one organization. */
const MAX_RUNS = 30;
/** The maximum of table rows of all organizations. Without room for two rows each, there are only bars. */
const MAX_ROWS = 800;
const MAX_ORGANIZATIONS = 1000;

type Point = Omit<FleetRun, "asOf"> & { readonly time: string };

/** Whether an organization has several reports. */
export function hasTrend({ organizations }: Readonly<Fleet>): boolean {
  return organizations.some(({ runs }) => runs.length > 1);
}

export function Trend({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const several = fleet.organizations.filter(({ runs }) => runs.length > 1);
  const most = Math.min(MAX_RUNS, Math.floor(MAX_ROWS / several.length));
  const more = several.length - MAX_ORGANIZATIONS;
  return (
    <Section
      id="trend"
      title="Trend"
      note={`${some(several.length, "organization has", "organizations have")} several reports`}
    >
      <p class="muted narrow">
        The newest report of each organization is judged. An older report is shown as of its own instant; no report
        speaks of the time between. A report that is incomplete may lack findings. A bar shows the number of open
        findings, from zero.
      </p>
      {fleet.organizations.length > 1 && <Days fleet={fleet} />}
      {several.slice(0, MAX_ORGANIZATIONS).map((row) => (
        <Organization of={row} most={most} />
      ))}
      {more > 0 && <p class="muted">And {some(more, "more organization")}, in the JSON report.</p>}
    </Section>
  );
}

function Days({ fleet }: { fleet: Readonly<Fleet> }): JSX.Element {
  const days = fleet.trend.map(({ day, ...run }): Point => ({ time: day, ...run }));
  const last = days.slice(-MAX_RUNS);
  const subject = allWords(fleet.organizations);
  return (
    <>
      <h3>{capitalizeText(subject)}</h3>
      {days.length < 2 ? (
        <p class="muted">{`Fewer than two days have a report of ${subject}, so there is no trend of all together.`}</p>
      ) : (
        <>
          <p>
            <Words points={last} all={days.length} noun="day" /> <Bars points={last} />
          </p>
          <Points
            points={last}
            all={days.length}
            head="Day"
            caption={`The days (UTC) that have a report of ${subject}: the sum of the last report of each.`}
          />
        </>
      )}
    </>
  );
}

/** @param most the maximum of table rows; less than two: no table */
function Organization({ of, most }: { of: FleetOrganization; most: number }): JSX.Element {
  const points = of.runs.map(({ asOf, ...run }): Point => ({ time: asOf, ...run }));
  const last = points.slice(-MAX_RUNS);
  const head = (
    <>
      <b>
        <bdi>{visible(of.organization)}</bdi>
      </b>
      : <Words points={last} all={points.length} noun="report" /> <Bars points={last} />
    </>
  );
  if (most < 2) return <p class="runs organization">{head}</p>;
  return (
    <details class="runs organization">
      <summary>{head}</summary>
      <Points
        points={points.slice(-most)}
        all={points.length}
        head="As of"
        caption="Times are in UTC. The last report is judged."
      />
    </details>
  );
}

function Words({ points, all, noun }: { points: readonly Point[]; all: number; noun: string }): JSX.Element {
  const [first, last] = [firstIn(points), lastIn(points)];
  const cut = points.length < all ? `, the last ${points.length} from` : ", from";
  const day = (instant: string) => visible(instant.slice(0, "2026-11-20".length));
  const stand = ({ time, open, verdict }: Point) => `${thousands(totalOf(open))} open (${day(time)}, ${verdict})`;
  return <>{`${some(all, noun)}${cut} ${stand(first)} to ${stand(last)}`}</>;
}

const HEIGHT = 20;
const STEP = 8;

function Bars({ points }: { points: readonly Point[] }): JSX.Element {
  const most = Math.max(1, ...points.map(({ open }) => totalOf(open)));
  const heights = points.map(({ open }) => Math.max(1, Math.round((totalOf(open) / most) * HEIGHT)));
  return (
    <svg class="bars" viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`} aria-hidden="true">
      <path d={heights.map((height, i) => `M${i * STEP} ${HEIGHT}v-${height}h${STEP - 2}v${height}z`).join("")} />
    </svg>
  );
}

const note: Column<Point> = {
  head: "Note",
  kind: () => "muted",
  cell: ({ comparable }) => !comparable && "other policy files or version: counts may differ for this reason",
};

function Points(props: { points: readonly Point[]; all: number; head: string; caption: string }): JSX.Element {
  const { points, all, head, caption } = props;
  const hasNotes = points.some(({ comparable }) => !comparable);
  return (
    <Table
      page={nowhere}
      caption={caption}
      rows={points}
      all={all}
      moreWords={["older row"]}
      columns={[
        { head, cell: ({ time }) => <When at={time} table /> },
        { head: "Verdict", cell: ({ verdict }) => <VerdictWord verdict={verdict} /> },
        { head: "open", as: "n", label: true, cell: ({ open }) => thousands(totalOf(open)) },
        ...worstToBest.map((severity): Column<Point> => ({
          head: severity,
          as: "n",
          label: severity,
          kind: ({ open }) => (open[severity] > 0 ? undefined : "none"),
          cell: ({ open }) => thousands(open[severity]),
        })),
        ...(hasNotes ? [note] : []),
      ]}
    />
  );
}
