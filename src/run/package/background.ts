// What stands behind a report, for the package of evidence.
import type { Plan } from "../../ledger/ledger.ts";
import type { LoadedPolicies, Source } from "../../policy/load.ts";
import type { Sealed } from "../../seal/session.ts";
import type { Config } from "../config.ts";

export interface Background {
  readonly config: Config;
  readonly policies: LoadedPolicies;
  /** Every policy file that was read, those extended included. */
  readonly sources: readonly Source[];
  readonly sealed: Sealed;
  /** The folder of the ledger; null without one. */
  readonly ledgerDir: string | null;
  /** What the run adds to it. */
  readonly plan?: Plan;
}
