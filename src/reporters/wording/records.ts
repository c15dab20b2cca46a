// Reports for programs, as JSON. What a person will read of them is made visible here, once, for every text in them.
import { builtInFailing } from "../../model/report/built-in.ts";
import type { Report } from "../../model/report/index.ts";
import { clip, visible, visibleJson } from "../../text.ts";
import { plain } from "./phrase.ts";
import type { View } from "./view.ts";
import { hiddenWords } from "./words.ts";

/** Characters of one text; each may become ten. */
const MAX_TEXT = 2000;

/** Paragraphs of one text. A line break in data is not one of ours, and is spelled out like everything unseen. */
export class Paragraphs {
  readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }
}

/** JSON of our own keys, in which no text holds what cannot be seen, and none goes on for ever. */
export function recordText(value: unknown, indent?: number): string {
  return visibleJson(JSON.stringify(visibleValue(value), null, indent));
}

function visibleValue(value: unknown): unknown {
  if (typeof value === "string") return visible(clip(value, MAX_TEXT));
  if (value instanceof Paragraphs) return value.texts.map(visible).join("\n\n");
  if (Array.isArray(value)) return value.map(visibleValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visibleValue(member)]));
}

/** What the report says as a whole: the verdict, every count, and what is not shown. */
export function totalsOf(report: Readonly<Report>, view: View): Record<string, unknown> {
  const { summary, evidence } = report;
  return {
    organization: report.organization,
    asOf: report.asOf,
    verdict: report.verdict,
    exitCode: report.exitCode,
    open: summary.open,
    resolved: summary.resolved,
    excepted: summary.excepted,
    noted: summary.noted,
    rules: summary.rules,
    builtIn: { failing: builtInFailing(report.rules, report.findings).length },
    evidence: {
      source: evidence.source,
      complete: evidence.complete,
      problems: evidence.problems.slice(0, 20).map(({ message }) => message),
      revisions: evidence.revisions.count,
    },
    notShown: hiddenWords(report, view).map(plain),
  };
}
