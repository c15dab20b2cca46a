// What was pulled, and whether it is whole. Only complete evidence can be called compliant, and the types say so.
import type { EvidenceProblem } from "./report.ts";
import type { SealedRevision } from "./sealed.ts";

export interface Pulled {
  readonly source: "service" | "file" | "ledger" | "demo";
  /** File name, or scheme and host. */
  readonly origin: string;
  /** Whether the service said that it is an emulator. */
  readonly emulated: boolean;
  readonly requests: number;
  readonly revisions: readonly SealedRevision[];
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  /** Things that were not looked at, and why. */
  readonly notEvaluated: readonly { readonly what: string; readonly reason: string }[];
}

export interface Complete<T> {
  readonly complete: true;
  readonly value: T;
}

export interface Incomplete<T> {
  readonly complete: false;
  /** What did arrive. */
  readonly value: T;
  readonly problems: readonly EvidenceProblem[];
}

export type Evidence = Complete<Pulled> | Incomplete<Pulled>;

/** Evidence with these problems; complete only when there are none. */
export function evidenceOf(value: Pulled, problems: readonly EvidenceProblem[]): Evidence {
  return problems.length === 0 ? { complete: true, value } : { complete: false, value, problems };
}
