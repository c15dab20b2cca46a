// Small components of a fleet's page. Data is shown only through these and the report's components.
import type { JSX } from "preact";
import type { FleetOrganization } from "../../../model/fleet.ts";
import type { Verdict } from "../../../model/report/index.ts";
import { clip, visible } from "../../../text.ts";
import { Glyph } from "../../html/parts.tsx";

/** A verdict as a shape and a word, readable without colour. */
export function VerdictWord({ verdict }: { verdict: Verdict | "missing" }): JSX.Element {
  return (
    <span class={`verdict ink-${verdict}`}>
      <Glyph name={verdict === "missing" ? "nothing" : verdict} />
      {verdict}
    </span>
  );
}

/** The name of an organization, linked to its HTML report if there is one. @param max characters */
export function Name({ of, max }: { of: FleetOrganization; max: number }): JSX.Element {
  const name = <bdi>{visible(clip(of.organization, max))}</bdi>;
  return of.page === null ? name : <a href={of.page}>{name}</a>;
}
