// The sample of changes for manual tests: the facts of each change, and empty columns for the attributes of the test
// and its conclusion.
import { present } from "../../lists.ts";
import type { Reporter } from "../reporter.ts";
import { changeColumns, type ChangeCells, missingBefore } from "./change-columns.ts";
import { type Column, table } from "./table.ts";

/** Columns for the tester: yes, no or n/a for each attribute. */
const open = [
  "approved_before_change",
  "approver_is_not_editor",
  "change_within_approval",
  "editor_authorized",
  "setting_as_approved",
  "deviation",
  "conclusion",
  "tested_by",
  "tested_on",
  "evidence",
] as const;

interface Row extends ChangeCells {
  /** Counted from 1. */
  readonly item: number;
}

/** Renders the changes of the sample, in the order of the history. Not filtered by severity or `since`. */
export const sampleCsv: Reporter<Iterable<string>> = (report) => {
  const { sample } = report;
  const sampleNumbers = new Map(sample?.changes.map(({ revision, subject }, i) => [`${revision}\n${subject}`, i + 1]));
  const rows = report.revisions.flatMap((revision) =>
    revision.changes.flatMap((change): Row[] => {
      const item = sampleNumbers.get(`${revision.revision}\n${change.subject}`);
      return item === undefined ? [] : [{ item, revision, change }];
    }),
  );
  const columns: Column<Row>[] = [
    { name: "item", of: ({ item }) => item },
    ...changeColumns(report),
    missingBefore,
    ...open.map((name): Column<Row> => ({ name, of: () => null })),
    { name: "sample_size", of: () => present(sample ?? undefined).changes.length },
    { name: "population", of: () => present(sample ?? undefined).of },
    { name: "seed", of: () => present(sample ?? undefined).seed },
  ];
  return table(report, null, columns, rows);
};
