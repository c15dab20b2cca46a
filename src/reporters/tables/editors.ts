import type { Report } from "../../model/report/index.ts";
import type { Table } from "./table.ts";

type Editor = Report["editors"][number];

export const editors: Table<Editor> = {
  says: "an editor who made a revision",
  rows: (report) => report.editors,
  columns: [
    { name: "editor_id", sort: "text", says: "user id", none: "the service gave no id", of: ({ id }) => id },
    {
      name: "editor_email",
      sort: "text",
      says: "e-mail address",
      none: "the service gave no address",
      of: ({ email }) => email,
    },
    { name: "revisions", sort: "integer", says: "number of their revisions", of: (row) => row.revisions },
    {
      name: "unlisted",
      sort: "integer",
      says: "how many of these they made while no policy listed them",
      of: ({ unapproved }) => unapproved,
    },
    {
      name: "loosening",
      sort: "integer",
      says: "how many of these loosened a setting",
      of: ({ loosening }) => loosening,
    },
  ],
};
