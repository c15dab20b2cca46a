// The head of a ledger, stored outside of the ledger in one of our issues.
import type { Report } from "../model/report/index.ts";
import type { GitHub } from "./client.ts";
import type { Issue } from "./issue.ts";
import { type IssuesAccess, IssuesApi } from "./issues-api.ts";
import { type Anchor, isOf, markerOf } from "./marker.ts";
import type { Repository } from "./place.ts";

export interface KeptAnchor extends Anchor {
  readonly issue: number;
}

/** Returns the state of a report's ledger; null if it has none. */
export function anchorOf({ evidence: { ledger } }: Pick<Report, "evidence">): Anchor | null {
  if (ledger === null || !/^sha256:[0-9a-f]{64}$/.test(ledger.head)) return null;
  return { size: ledger.size, head: ledger.head };
}

/** Returns the largest ledger state in an audit's issues; null if none. @param audit the result of auditId */
export function anchorIn(issues: readonly Issue[], organization: string, audit: string): KeptAnchor | null {
  const anchors = issues.flatMap(({ own, body, number }) => {
    const marker = own ? markerOf(body) : undefined;
    return marker?.anchor && isOf(marker, organization, audit) ? [{ ...marker.anchor, issue: number }] : [];
  });
  return anchors.toSorted((a, b) => b.size - a.size)[0] ?? null;
}

/**
 * Reads the ledger's state from the repository's issues.
 * @throws DriftlineError `incomplete` if GitHub does not answer: the run must not continue as if there were no state
 */
export async function readAnchor(
  github: GitHub,
  at: Repository,
  { organization, audit }: { readonly organization: string; readonly audit: string },
  access?: IssuesAccess,
): Promise<KeptAnchor | null> {
  const issues = await IssuesApi.open(github, at, access);
  return anchorIn(await issues.list(), organization, audit);
}
