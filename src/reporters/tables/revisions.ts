import type { RevisionRow } from "../../model/report/index.ts";
import { boolean, type Column, instant, integer, person, type Table, texts } from "./table.ts";

/** Returns the columns of a row's revision. */
export function madeIn<Row>(of: (row: Row) => RevisionRow): Column<Row>[] {
  return [
    integer("revision", "number of the revision", (row) => of(row).revision),
    instant("made_at", "time of the revision", (row) => of(row).at),
    ...person<Row>("editor", "editor", (row) => of(row).by),
    boolean("editor_listed", "whether a policy lists the editor", (row) => of(row).approved, {
      nullMeaning: "no policy lists editors",
    }),
    // A missing revision may have made the changes.
    integer("missing_from", "first missing revision directly before this one", (row) => of(row).missing?.from, {
      nullMeaning: "none is missing",
    }),
    integer("missing_to", "last missing revision directly before this one", (row) => of(row).missing?.to, {
      nullMeaning: "none is missing",
    }),
  ];
}

const noneSet = "it changed nothing, or the policies have none";

export const revisions: Table<RevisionRow> = {
  says: "a revision of the settings",
  rows: (report) => report.revisions,
  columns: [
    ...madeIn<RevisionRow>((row) => row),
    boolean("in_change_window", "whether it was made in a change window", ({ inWindow }) => inWindow, {
      nullMeaning: noneSet,
    }),
    texts(
      "freezes",
      "freezes in which it was made, ten at most, then the number of the others",
      ({ freezes }) => freezes,
      { nullMeaning: noneSet },
    ),
    integer("changes", "number of changed settings", (row) => row.changes.length),
    integer(
      "loosening",
      "how many of these were loosened",
      ({ changes }) => changes.filter(({ direction }) => direction === "looser").length,
    ),
    texts("opened", "ids of the findings that the revision introduced", ({ opened }) => opened),
    texts("closed", "ids of the findings that the revision ended", ({ closed }) => closed),
  ],
};
