// Posture over time: the curves as shapes and as a table.
import type { JSX } from "preact";
import { worstToBest } from "../../../model/severity.ts";
import { some, thousands } from "../../wording/phrase.ts";
import type { HtmlPage } from "../page.ts";
import { Head, Revision, When } from "../parts.tsx";
import type { PostureDrawing } from "./curves.ts";

const MAX_TABLE = 60;

/** The curves, with their names beside them. */
export function Curves({
  posture,
  left,
  right,
}: {
  posture: PostureDrawing;
  left: number;
  right: number;
}): JSX.Element {
  const { y, areas, most, line, zero, last } = posture;
  return (
    <>
      <g>
        <title>{`windows open, at most ${most}`}</title>
        {areas.map(({ severity, path }) => (
          <path class={`tl-area ink-${severity}`} d={path} />
        ))}
        <path class="tl-base" d={`M${left} ${y.open + 18}H${right}`} />
      </g>
      <g>
        <title>{`settings tightened less settings loosened: ${signed(last)}`}</title>
        <path class="tl-zero" d={`M${left} ${zero}H${right}`} />
        <path class="tl-line" d={line} />
      </g>
    </>
  );
}

/** Returns a difference with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${thousands(n)}` : n < 0 ? `−${thousands(-n)}` : "0";
}

/** The curves as rows. */
export function PostureTable({ page }: { page: HtmlPage }): JSX.Element | null {
  const { posture } = page.report;
  const latest = posture.slice(-MAX_TABLE).toReversed();
  if (posture.length === 0) return null;
  return (
    <details class="table">
      <summary>Posture as a table</summary>
      <table aria-label="Posture">
        <Head
          columns={[
            "After",
            "Time (UTC)",
            ["Tightened", "n"],
            ["Loosened", "n"],
            ["Balance", "n"],
            ...worstToBest.map((severity): [string, "n"] => [`Open, ${severity}`, "n"]),
          ]}
        />
        <tbody>
          {latest.map(({ revision, at, tighter, looser, balance, open }) => (
            <tr>
              <th scope="row">
                <Revision number={revision} page={page} />
              </th>
              <td>
                <When at={at} table />
              </td>
              <td class="n" data-label="tightened">
                {thousands(tighter)}
              </td>
              <td class="n" data-label="loosened">
                {thousands(looser)}
              </td>
              <td class="n" data-label="balance">
                {signed(balance)}
              </td>
              {worstToBest.map((severity) => (
                <td class="n" data-label={severity}>
                  {thousands(open[severity])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {posture.length > latest.length && (
        <p class="muted">{`And ${some(posture.length - latest.length, "earlier row")}, in the JSON report.`}</p>
      )}
    </details>
  );
}
