// A run in a ledger, for tests of what ledgers hold.
import type { RunEntry } from "../../src/ledger/entry.ts";

/** Returns the entry of a complete audit that found nothing. */
export const runEntry = (more: Partial<RunEntry>): RunEntry => ({
  kind: "run",
  at: "2026-03-02T00:00:00.000Z",
  tool: "driftline",
  source: "service",
  origin: "https://api.example.com",
  before: "head",
  complete: true,
  problems: [],
  requests: 1,
  stop: null,
  key: null,
  policy: "sha256:p",
  cut: false,
  contiguous: false,
  last: null,
  conflicts: [],
  verdict: "compliant",
  open: [],
  excepted: [],
  others: [],
  ...more,
});
