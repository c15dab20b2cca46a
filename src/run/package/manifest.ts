// The schema of a package's manifest.
import * as z from "zod/mini";
import { rows } from "../../model/described.ts";
import { verdicts } from "../../model/report/states.ts";

export const manifestSchema = z.strictObject({
  format: z.literal("driftline-package/1"),
  organization: z.string(),
  asOf: z.string(),
  verdict: z.enum(verdicts),
  exitCode: z.int(),
  versions: z.strictObject({ driftline: z.string(), report: z.int() }),
  ledger: z.nullable(z.strictObject({ head: z.string(), size: z.int() })),
  files: rows({ name: z.string(), bytes: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
});

export type Manifest = z.infer<typeof manifestSchema>;
