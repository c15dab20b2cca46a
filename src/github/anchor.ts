// The head of a ledger, kept outside of the ledger: in an issue of our own.
import type { Report } from "../model/report/index.ts";
import type { GitHub } from "./client.ts";
import type { Issue } from "./issue.ts";
import { IssuesApi, type Repository } from "./issues-api.ts";
import { type Anchor, isOf, markerOf } from "./marker.ts";

export interface KeptAnchor extends Anchor {
  /** The number of the issue. */
  readonly issue: number;
}

/** The state that a report says its ledger has; null when it has none. */
export function anchorOf({ evidence: { ledger } }: Pick<Report, "evidence">): Anchor | null {
  if (ledger === null || !/^sha256:[0-9a-f]{64}$/.test(ledger.head)) return null;
  return { size: ledger.size, head: ledger.head };
}

/** The furthest state of a ledger that the issues of an audit keep; null when they keep none. @param audit as auditId gives it */
export function anchorIn(issues: readonly Issue[], organization: string, audit: string): KeptAnchor | null {
  const anchors = issues.flatMap(({ own, body, number }) => {
    const marker = own ? markerOf(body) : undefined;
    return marker?.anchor && isOf(marker, organization, audit) ? [{ ...marker.anchor, issue: number }] : [];
  });
  return anchors.toSorted((a, b) => b.size - a.size)[0] ?? null;
}

/**
 * Asks the repository's issues for what they keep.
 * @param keys the fingerprint key, and the one before it: under a key, only what they signed is believed
 * @throws DriftlineError `incomplete` when GitHub does not answer: a run that cannot look must not go on as if there were none
 */
export async function readAnchor(
  github: GitHub,
  at: Repository,
  { organization, audit }: { readonly organization: string; readonly audit: string },
  { key, earlierKey }: { readonly key: string | null; readonly earlierKey?: string | null } = { key: null },
): Promise<KeptAnchor | null> {
  const issues = await IssuesApi.open(github, at, key, earlierKey ?? null);
  return anchorIn(await issues.list(), organization, audit);
}
