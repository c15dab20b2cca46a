// Findings in one line each, if there are too many.
import type { JSX } from "preact";
import { firstIn, groupBy } from "../../lists.ts";
import type { Finding } from "../../model/report/index.ts";
import { prose, some } from "../wording/phrase.ts";
import { age, authorOf, failsWords, isDeed, isEvent, personWords, subjectWords } from "../wording/finding-text.ts";
import { anchor, searchData } from "./finding.tsx";
import { brief, type HtmlPage } from "./page.ts";
import { Badge, Revision, phrase, ToRule } from "./parts.tsx";

/** The maximum of lines in a list. Browsers lay out only visible lists, so that thousands of lines cost nothing. */
const IN_LIST = 100;

/**
 * Findings without details, by rule and severity, in the order of the first of each.
 * @param lines each one finding, or events that differ by their revision only
 */
export function Lines({ lines, page }: { lines: readonly (readonly Finding[])[]; page: HtmlPage }): JSX.Element {
  const byRule = groupBy(lines, (line) =>
    JSON.stringify([firstIn(line).severity, firstIn(line).rule, isEvent(firstIn(line))]),
  );
  return (
    <>
      {[...byRule.values()].map((ofRule) => (
        <LinesOfRule lines={ofRule} page={page} />
      ))}
    </>
  );
}

/** The lines of one rule, with attributes for the search beside them. */
function LinesOfRule({ lines, page }: { lines: readonly (readonly Finding[])[]; page: HtmlPage }): JSX.Element {
  const first = firstIn(firstIn(lines));
  const { rule, title, severity } = first;
  const status = lines.flat().some((finding) => finding.status === "open") ? "open" : first.status;
  return (
    <>
      <p class="of-rule">
        <Badge severity={severity} /> {phrase(failsWords(title, status), page)}
        {" · rule "}
        <ToRule id={rule} page={page} /> · <small>{some(lines.flat().length, "finding")}</small>
      </p>
      <div class="lines" {...searchData(first)}>
        {Array.from({ length: Math.ceil(lines.length / IN_LIST) }, (_, i) => (
          <ul>
            {lines.slice(i * IN_LIST, (i + 1) * IN_LIST).map((cluster) => (
              <Line cluster={cluster} page={page} />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}

function Line({ cluster, page }: { cluster: readonly Finding[]; page: HtmlPage }): JSX.Element {
  const finding = firstIn(cluster);
  const by = (isDeed(finding) ? finding.introduced : authorOf(finding, page.book))?.by ?? null;
  const author = by && phrase(personWords(by), page);
  if (cluster.length > 1)
    return (
      <li>
        {phrase(prose(finding.message), page)} · {author}
        {cluster.map((event) => (
          <>
            {" "}
            <span id={anchor(event, page)} data-at={dayOf(event)}>
              <Place of={event} page={page} />
            </span>
          </>
        ))}
      </li>
    );
  return (
    <li id={anchor(finding, page)} data-at={dayOf(finding)}>
      {phrase(subjectWords(finding.subject), page)}
      {isEvent(finding) && finding.introduced.revision !== null && !finding.subject.startsWith("revision:") && (
        <>
          {" · "}
          <Place of={finding} page={page} />
        </>
      )}
      {!isEvent(finding) && ` · ${age(finding, page.book)}`}
      {author && <> · {author}</>}
    </li>
  );
}

function dayOf({ introduced }: Finding): string {
  return brief(introduced.at.slice(0, 10));
}

/** The revision of an event, or its subject if it has none. */
function Place({ of: { introduced, subject }, page }: { of: Finding; page: HtmlPage }): JSX.Element {
  if (introduced.revision === null) return phrase(subjectWords(subject), page);
  return <Revision number={introduced.revision} page={page} words="revision " />;
}
