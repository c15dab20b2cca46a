// The evidence on use: the figures, what the settings allowed on each day, and what the audit notes besides its findings.
import type { Usage } from "../../model/usage.ts";
import { AllowedByDay } from "./allowance.ts";
import type { Ambiguity } from "./notes.ts";

export interface UseEvidence {
  readonly usage: Usage;
  readonly allowed: AllowedByDay;
  readonly ambiguities: Ambiguity[];
  /** MCP servers without an identity: the number of days of use, by name. */
  readonly unjoined: Map<string, number>;
}

export function useEvidence(usage: Usage): UseEvidence {
  return { usage, allowed: new AllowedByDay(), ambiguities: [], unjoined: new Map() };
}
