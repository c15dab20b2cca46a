// Files, commits and pull requests of a day.
import type { ProductivityRow } from "../../../service/analytics.ts";
import type { Files, PersonDay } from "../events.ts";
import { countsOf } from "../tally.ts";
import { figuresOf } from "./figures.ts";

/** Returns the row of a day. The lists count created and edited files alike. */
export function productivityRow(date: string, people: readonly PersonDay[]): ProductivityRow {
  const sessions = people.flatMap((person) => person.sessions);
  const files = sessions.flatMap((session) => session.files);
  const { files_created, files_edited, git_commits, git_prs_created } = figuresOf(sessions).work;
  return {
    date,
    files_created,
    files_edited,
    by_extension: countsOf(files, (file) => file.extension, fileCount).map(([extension, count]) => ({
      extension,
      count,
    })),
    by_language: countsOf(files, (file) => file.language, fileCount).map(([language, count]) => ({ language, count })),
    git_commits,
    git_prs_created,
  };
}

function fileCount({ created, edited }: Files): number {
  return created + edited;
}
