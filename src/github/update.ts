// The least that makes an issue what it should be.
import type { Decision } from "./decide.ts";
import type { Issue, Operation, Patch } from "./issue.ts";
import { eventLine, type Marker, sameBody } from "./marker.ts";

/** An issue of ours, with what it says of itself. */
export interface KnownIssue {
  readonly issue: Issue;
  readonly marker: Marker;
}

/** The least change that makes an issue what it should be; null when it is. */
export function update(
  { issue, marker }: KnownIssue,
  target: { readonly title: string; readonly body: string },
  decision: Pick<Decision, "state" | "reason"> & { readonly news: readonly { readonly what: string }[] },
  words: string,
): Operation | null {
  const patch: Patch = {
    ...(issue.title !== target.title && { title: target.title }),
    ...(!sameBody(issue.body, target.body) && { body: target.body }),
    ...(decision.state !== null && decision.state !== issue.state && { state: decision.state }),
    ...(decision.state !== null && decision.state !== issue.state && decision.reason && { reason: decision.reason }),
  };
  const comment =
    decision.news.length === 0 ? null : commentOf(marker, decision.news.map(({ what }) => what).join(" "), words);
  if (comment === null && Object.keys(patch).length === 0) return null;
  return { do: "update", id: marker.id, number: issue.number, comment, patch };
}

function commentOf(marker: Marker, what: string, words: string): { event: string; text: string } {
  const event = eventLine(marker.id, marker.turn, what);
  return { event, text: `${event}\n${words}` };
}
