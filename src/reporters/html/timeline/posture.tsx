// Posture over time: the curves as shapes and as a table.
import type { JSX } from "preact";
import { worstToBest } from "../../../model/severity.ts";
import { acceptedToo } from "../../wording/exposure.ts";
import { thousands } from "../../wording/phrase.ts";
import type { HtmlPage } from "../page.ts";
import { Revision, When } from "../parts.tsx";
import { Table } from "../table.tsx";
import type { PostureDrawing } from "./curves.ts";

const MAX_TABLE = 60;

/** The curves, with their names beside them. */
export function Curves(props: { posture: PostureDrawing; left: number; right: number }): JSX.Element {
  const { posture, left, right } = props;
  const { y, areas, most, line, zero, last } = posture;
  return (
    <>
      {y.open !== undefined && (
        <g>
          <title>{`windows open after the revisions seen, at most ${most}`}</title>
          {areas.map(({ severity, path }) => (
            <path class={`tl-area ink-${severity}`} d={path} />
          ))}
          <path class="tl-base" d={`M${left} ${y.open + 18}H${right}`} />
        </g>
      )}
      <g>
        <title>{`settings tightened minus settings loosened: ${signedNumber(last)}`}</title>
        <path class="tl-zero" d={`M${left} ${zero}H${right}`} />
        <path class="tl-line" d={line} />
      </g>
    </>
  );
}

/** Returns a difference with its sign. */
export function signedNumber(n: number): string {
  return n > 0 ? `+${thousands(n)}` : n < 0 ? `−${thousands(-n)}` : "0";
}

/** The curves as rows. */
export function PostureTable({ page }: { page: HtmlPage }): JSX.Element | null {
  const { posture, findings } = page.report;
  if (posture.length === 0) return null;
  const isJudged = page.tracks?.judged !== false;
  const also = isJudged ? acceptedToo(findings) : "";
  return (
    <details class="table">
      <summary>Posture as a table{also === "" ? "" : ` (open windows${also})`}</summary>
      <Table
        page={page}
        label="Posture"
        rows={posture.toReversed()}
        most={MAX_TABLE}
        moreWords={["earlier row"]}
        columns={[
          { head: "After", cell: ({ revision }) => <Revision number={revision} page={page} /> },
          { head: "Time (UTC)", cell: ({ at }) => <When at={at} table /> },
          { head: "Tightened", as: "n", label: true, cell: ({ tighter }) => thousands(tighter) },
          { head: "Loosened", as: "n", label: true, cell: ({ looser }) => thousands(looser) },
          { head: "Balance", as: "n", label: true, cell: ({ balance }) => signedNumber(balance) },
          ...(isJudged ? worstToBest : []).map((severity) => ({
            head: `Open, ${severity}`,
            as: "n",
            label: severity,
            cell: ({ open }: (typeof posture)[number]) => thousands(open[severity]),
          })),
        ]}
      />
    </details>
  );
}
