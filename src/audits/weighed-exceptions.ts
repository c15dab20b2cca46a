// What rules on exceptions know: the exceptions after all findings were matched with them.
import type { Exception } from "../model/policy.ts";
import type { ExceptionRow } from "../model/report/index.ts";
import type { Editor } from "../model/sealed.ts";

/** The revision in which the owner of an exception introduced, or may have introduced, what it accepts. */
export interface SelfOwned {
  readonly revision: number;
  readonly time: number;
  readonly by: Editor;
  /** Whether the editor is certainly the owner. */
  readonly isSure: boolean;
}

/** An exception in force that may accept a secret of a present finding: their fingerprints cannot be compared. */
export interface Incomparable {
  readonly exception: Exception;
  readonly subject: string;
  /** The key of the exception's fingerprint. */
  readonly key: string;
  /** The key of the finding's fingerprint; null if it has none. */
  readonly presentKey: string | null;
}

/** The exceptions, after all findings were matched with them. */
export interface WeighedExceptions {
  state(exception: Exception): ExceptionRow["state"];
  /** Since when there is a finding that the exception would accept if it were in force; undefined: there is none. */
  neededSince(exception: Exception): number | undefined;
  /** Until when there was a finding that the exception would accept; undefined: there was none. */
  neededUntil(exception: Exception): number | undefined;
  /** Whether the exception's rule was judged on all the data it needs. Otherwise it may be needed. */
  isJudged(exception: Exception): boolean;
  readonly incomparable: readonly Incomparable[];
  /** Exceptions in force whose owner introduced the accepted deviation. */
  readonly selfOwned: ReadonlyMap<Exception, SelfOwned>;
}
