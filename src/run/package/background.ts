// The input of a report, for the evidence package.
import type { Plan } from "../../ledger/ledger.ts";
import type { LoadedPolicies, Source } from "../../policy/load.ts";
import type { SealedHistory } from "../../seal/session.ts";
import type { Config } from "../config.ts";

export interface Background {
  readonly config: Config;
  readonly policies: LoadedPolicies;
  /** Every policy file that was read, including extended ones. */
  readonly sources: readonly Source[];
  readonly sealed: SealedHistory;
  /** The folder of the ledger; null without one. */
  readonly ledgerDir: string | null;
  /** The entries that the run adds to the ledger. */
  readonly plan?: Plan;
}
