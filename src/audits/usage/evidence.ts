// The evidence on use: the figures, what the settings allowed on each day, and the notes of the audit.
import type { Usage } from "../../model/usage.ts";
import { AllowedByDay } from "./allowance.ts";
import { UsageNotes } from "./notes.ts";

export class UseEvidence {
  readonly usage: Usage;
  readonly allowed = new AllowedByDay();
  readonly notes = new UsageNotes();

  constructor(usage: Usage) {
    this.usage = usage;
  }
}
