import type { Report } from "../../model/report/index.ts";
import type { Table } from "./table.ts";

type Editor = Report["editors"][number];

export const editors: Table<Editor> = {
  says: "somebody who made a revision",
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
    { name: "revisions", sort: "integer", says: "revisions that they made", of: (row) => row.revisions },
    {
      name: "unlisted",
      sort: "integer",
      says: "those of them that they made while policy did not list them",
      of: ({ unapproved }) => unapproved,
    },
    {
      name: "loosening",
      sort: "integer",
      says: "those of them that made something looser",
      of: ({ loosening }) => loosening,
    },
  ],
};
