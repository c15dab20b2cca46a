// The smallest change that updates an issue.
import type { Severity } from "../model/severity.ts";
import type { Decision } from "./decide.ts";
import type { Comment, Issue, Operation, Patch } from "./issue.ts";
import { labelsFor } from "./labels.ts";
import { eventLine, type Marker, sameBody } from "./marker.ts";

/** One of our issues, with its marker. */
export interface KnownIssue {
  readonly issue: Issue;
  readonly marker: Marker;
}

/**
 * Returns the smallest change that updates an issue; none if it is up to date.
 * @param severity the severity for its label, if it has one
 */
export function update(
  { issue, marker }: KnownIssue,
  target: { readonly title: string; readonly body: string; readonly severity?: Severity | undefined },
  decision: Pick<Decision, "state" | "reason"> & { readonly news: readonly { readonly kind: string }[] },
  words: string,
): Operation[] {
  const { title, body, severity } = target;
  const labels = issue.labels && severity && labelsFor(issue.labels, severity);
  const patch: Patch = {
    ...(issue.title !== title && { title }),
    ...((issue.unsigned === true || !sameBody(issue.body, body)) && { body }),
    ...(labels && { labels }),
    ...(decision.state !== null && decision.state !== issue.state && { state: decision.state }),
    ...(decision.state !== null && decision.state !== issue.state && decision.reason && { reason: decision.reason }),
  };
  const newsNames = decision.news.map(({ kind }) => kind).join(" ");
  const comment = newsNames === "" ? null : commentOf(marker, newsNames, words);
  if (comment === null && Object.keys(patch).length === 0) return [];
  return [{ do: "update", id: marker.id, number: issue.number, comment, patch }];
}

/** Makes a comment. Its first line identifies the event, so that no run reports the event again. */
export function commentOf({ id, turn }: Pick<Marker, "id" | "turn">, newsNames: string, words: string): Comment {
  const event = eventLine(id, turn, newsNames);
  return { event, text: `${event}\n${words}` };
}
