import type { Report } from "../../model/report/index.ts";
import { integer, type Table, text } from "./table.ts";

type Editor = Report["editors"][number];

export const editors: Table<Editor> = {
  says: "an editor who made a revision",
  rows: (report) => report.editors,
  columns: [
    text("editor_id", "user id", ({ id }) => id, { nullMeaning: "the service gave no id" }),
    text("editor_email", "e-mail address", ({ email }) => email, { nullMeaning: "the service gave no address" }),
    integer("revisions", "number of their revisions", (row) => row.revisions),
    integer(
      "unlisted",
      "how many of these a policy that lists editors did not allow; 0 without such a policy",
      ({ unapproved }) => unapproved,
    ),
    integer(
      "loosening",
      "how many of these loosened a setting, without those after missing revisions",
      ({ loosening }) => loosening,
    ),
  ],
};
