import type { RevisionRow } from "../../model/report/index.ts";
import { type Column, person, type Table } from "./table.ts";

/** Returns the columns of a row's revision. */
export function madeIn<Row>(of: (row: Row) => RevisionRow): Column<Row>[] {
  return [
    { name: "revision", sort: "integer", says: "number of the revision", of: (row) => of(row).revision },
    { name: "made_at", sort: "instant", says: "time of the revision", of: (row) => of(row).at },
    ...person<Row>("editor", "editor", (row) => of(row).by),
    {
      name: "editor_listed",
      sort: "boolean",
      says: "whether a policy lists the editor",
      none: "no policy lists editors",
      of: (row) => of(row).approved,
    },
  ];
}

const noneSet = "it changed nothing, or policy has none";

export const revisions: Table<RevisionRow> = {
  says: "a revision of the settings",
  rows: (report) => report.revisions,
  columns: [
    ...madeIn<RevisionRow>((row) => row),
    {
      name: "in_change_window",
      sort: "boolean",
      says: "whether it was made in a change window",
      none: noneSet,
      of: ({ inWindow }) => inWindow ?? null,
    },
    {
      name: "freezes",
      sort: "texts",
      says: "freezes in which it was made",
      none: noneSet,
      of: ({ freezes }) => freezes ?? null,
    },
    { name: "changes", sort: "integer", says: "number of changed settings", of: (row) => row.changes.length },
    {
      name: "loosening",
      sort: "integer",
      says: "how many of these were loosened",
      of: ({ changes }) => changes.filter(({ direction }) => direction === "looser").length,
    },
    {
      name: "missing_from",
      sort: "integer",
      says: "first missing revision directly before this one",
      none: "none is missing",
      of: ({ missing }) => missing?.from ?? null,
    },
    {
      name: "missing_to",
      sort: "integer",
      says: "last missing revision directly before this one",
      none: "none is missing",
      of: ({ missing }) => missing?.to ?? null,
    },
    {
      name: "opened",
      sort: "texts",
      says: "ids of the findings that the revision introduced",
      of: ({ opened }) => opened,
    },
    { name: "closed", sort: "texts", says: "ids of the findings that the revision ended", of: ({ closed }) => closed },
  ],
};
