// The small parts that only a fleet's page has. Data is shown through these and the report's parts alone.
import type { JSX } from "preact";
import type { FleetOrganization } from "../../../model/fleet.ts";
import type { Verdict } from "../../../model/report/index.ts";
import { clip, visible } from "../../../text.ts";
import { Glyph, Say as SayOf } from "../../html/parts.tsx";
import type { Phrase } from "../../wording/phrase.ts";

/** A fleet names no revision that its page could link to. */
const nowhere = { anchored: new Set<number>() };

export function Say({ of }: { of: Phrase }): JSX.Element {
  return <SayOf of={of} page={nowhere} />;
}

/** A verdict as shape and word, so that it needs no colour. */
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
