// The register of secrets for a spreadsheet: one row for each time that a secret was at a place.
import type { Report } from "../../model/report/index.ts";
import type { SecretSpan } from "../../model/report/secret-row.ts";
import { nameOf } from "../../words.ts";
import type { Reporter } from "../reporter.ts";
import { stateWords } from "../wording/secrets.ts";
import { author, type Column, table, utc, yes } from "./table.ts";

interface Row {
  /** Counted from 1. The rows of one secret share the number. */
  readonly secret: number;
  readonly row: Report["secrets"][number];
  readonly span: SecretSpan | null;
}

/** Renders every secret of the register. Not filtered by severity or `since`. */
export const secretsCsv: Reporter<Iterable<string>> = (report) => {
  const rows = report.secrets.flatMap((row, i): Row[] => {
    const spans = row.spans ?? [];
    return spans.length === 0
      ? [{ secret: i + 1, row, span: null }]
      : spans.map((span) => ({ secret: i + 1, row, span }));
  });
  return table(report, null, columns, rows);
};

const columns: readonly Column<Row>[] = [
  { name: "secret", of: ({ secret }) => secret },
  { name: "form", of: ({ row }) => row.form },
  { name: "fingerprint", of: ({ row }) => row.fingerprint },
  { name: "state", of: ({ row }) => stateWords(row) },
  { name: "setting", of: ({ row, span }) => nameOf((span ?? row).subject) },
  { name: "pointer", of: ({ row, span }) => (span ?? row).subject },
  { name: "from_revision", of: ({ row, span }) => span?.from.revision ?? row.sinceRevision },
  utc("from", ({ row, span }) => span?.from.at ?? row.at),
  { name: "from_exact", of: ({ span }) => (span ? yes(span.from.exact) : null) },
  { name: "set_by", of: ({ span }) => (span ? author(span.from) : null) },
  { name: "until_revision", of: ({ span }) => span?.until?.revision ?? null },
  utc("until", ({ span }) => span?.until?.at ?? null),
  { name: "until_exact", of: ({ span }) => (span?.until ? yes(span.until.exact) : null) },
  { name: "ended_by", of: ({ span }) => (span?.until ? author(span.until) : null) },
  { name: "ended", of: ({ span }) => span?.ended ?? null },
  { name: "next_fingerprint", of: ({ span }) => span?.next ?? null },
  { name: "masked_since_revision", of: ({ span }) => span?.masked?.revision ?? null },
  { name: "formerly", of: ({ span }) => span?.formerly?.map(nameOf).join(", ") ?? null },
];
