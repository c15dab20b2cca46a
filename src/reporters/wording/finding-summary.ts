// A finding in one paragraph, for places that show only a text.
import type { Finding } from "../../model/report/index.ts";
import { capital, type Phrase, say } from "./phrase.ts";
import { remedy } from "./remedy.ts";
import { age, beginning, type Book, isEvent, messageWords } from "./finding-text.ts";
import type { Limits } from "./values.ts";

/** Returns what is wrong, who started it and when, for how long, and the remedy; nothing is to be fixed once it ended. */
export function summaryWords(finding: Finding, book: Book, limits: Limits): Phrase {
  const why: Phrase = isEvent(finding) ? [] : say`${capital(messageWords(finding))}. `;
  const length: Phrase = isEvent(finding) ? [] : [" ", ...capital([age(finding, book)]), "."];
  const fix = finding.resolved ? [] : remedy(finding, limits);
  return [
    ...say`${why}${capital(beginning(finding, book, limits, !isEvent(finding)))}.${length}`,
    ...(fix.length > 0 ? say` Fix: ${fix}` : []),
  ];
}
