// A finding in one paragraph, for places that show only a text.
import type { Finding } from "../../model/report/index.ts";
import { capital, type Phrase, prose, say } from "./phrase.ts";
import { remedy } from "./remedy.ts";
import { age, beginning, type Book, isEvent } from "./finding-text.ts";
import type { Limits } from "./values.ts";

/** Returns what is wrong, who started it and when, for how long, and the remedy. */
export function summaryWords(finding: Finding, book: Book, limits: Limits): Phrase {
  const why: Phrase = isEvent(finding) ? [] : say`${prose(finding.message)}. `;
  const length: Phrase = isEvent(finding) ? [] : [" ", ...capital([age(finding, book)]), "."];
  const fix = remedy(finding, limits);
  return [
    ...say`${why}${capital(beginning(finding, book, limits, !isEvent(finding)))}.${length}`,
    ...(fix.length > 0 ? say` Fix: ${fix}` : []),
  ];
}
