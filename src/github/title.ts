// Titles of issues. Titles have no code spans: removes characters that could mention somebody, link or hide text.
import type { Finding, Report } from "../model/report/index.ts";
import { head } from "../text.ts";
import { count } from "../words.ts";
import { groupBy } from "../lists.ts";
import type { Subject } from "./subject.ts";

/** Characters of a title. GitHub accepts 256. */
const MAX_TITLE = 120;
/** Characters of an organization's name. */
const MAX_NAME = 40;

export function titleText(text: string, max = MAX_TITLE): string {
  const safe = text
    .replace(/:\/\/|\bwww\./gi, "·")
    .replace(/[^A-Za-z0-9 _.,:;/*()[\]+'{}$-]+/g, "·")
    .replace(/ {2,}/g, " ")
    .trim();
  // Mark a cut name: a prefix would be another name.
  return safe.length <= max ? safe : `${head(safe, max - 3).trimEnd()}...`;
}

/**
 * Returns the titles of all subjects of a report, by key: severity, organization, problem and place. Equal titles are
 * made distinct by the rule, then the revision, then the subject.
 */
export function titlesOf(subjects: Iterable<Subject>, { organization }: Readonly<Report>): Map<string, string> {
  const titles = new Map<string, string>();
  const write = (list: readonly Subject[], more: readonly ((finding: Finding) => string)[]): void => {
    for (const [title, same] of groupBy(list, (subject) => titleOf(subject, organization, more)))
      if (same.length > 1 && more.length < extra.length) write(same, extra.slice(0, more.length + 1));
      else for (const { key } of same) titles.set(key, title);
  };
  write([...subjects], []);
  return titles;
}

/** The parts that make equal titles distinct, in the order in which they are added. */
const extra: readonly ((finding: Finding) => string)[] = [
  ({ rule }) => `rule ${rule}`,
  ({ introduced: { revision, at } }) => (revision === null ? at.slice(0, 10) : `revision ${revision}`),
  ({ subject }) => subject,
];

function titleOf(
  { finding, group, severity }: Subject,
  organization: string,
  more: readonly ((finding: Finding) => string)[],
): string {
  const before = `[${severity}] ${titleText(organization, MAX_NAME)}: `;
  const after =
    more.length === 0
      ? ""
      : ` ${titleText(
          `(${more
            .toReversed()
            .map((say) => say(finding))
            .join(", ")})`,
          60,
        )}`;
  const problemWords = group.length > 1 ? groupWords(group) : whatWords(finding);
  return `${before}${titleText(problemWords, MAX_TITLE - before.length - after.length)}${after}`;
}

/** Returns `14 findings of revision 9: every key is a reference`. */
function groupWords(group: readonly Finding[]): string {
  const [{ title, rule, introduced }] = group as [Finding];
  const which = introduced.exact ? "of" : "already in";
  return `${count(group.length, "finding")} ${which} revision ${introduced.revision}: ${title === "" ? rule : title}`;
}

/** Returns the problem, without the policy's demand and without words that change from day to day. */
function whatWords({ message, title, rule }: Finding): string {
  const [problem = ""] = message.split(/; |,? on (?:\d+ days|\d{4}-\d\d-\d\d)/);
  return problem === "" ? title || rule : problem;
}
