// Reports for programs, as JSON. Makes every text in them visible for people, at this one place.
import { builtInFailing } from "../../model/report/built-in.ts";
import type { Report } from "../../model/report/index.ts";
import { clip, visible, visibleJson } from "../../text.ts";
import { plain, thousands } from "./phrase.ts";
import type { View } from "./view.ts";
import { hiddenWords } from "./words.ts";

/** The maximum length of one text. Escaping may make it ten times as long. */
const MAX_TEXT = 2000;
/** The maximum number of texts in a list that states how many more there are. */
const MAX_ITEMS = 20;

/** Paragraphs of one text. Only these line breaks are real; line breaks in data are escaped. */
export class Paragraphs {
  readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }
}

/** Renders JSON with our own keys. All texts are made visible and clipped. */
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

/** Returns the first texts of a list, and how many more there are. */
function firstTexts(texts: readonly string[]): string[] {
  const more = texts.length - MAX_ITEMS;
  return more > 0 ? [...texts.slice(0, MAX_ITEMS), `${thousands(more)} more`] : [...texts];
}

/** Returns the names of what was requested or stated, but not evaluated; of a long list the first, and how many more. */
export function unjudgedNames({ notEvaluated }: Readonly<Report>): string[] {
  return firstTexts(notEvaluated.map(({ what }) => what));
}

/** Returns why the evidence is incomplete; of a long list the first problems, and how many more. */
export function problemTexts({ evidence }: Readonly<Report>): string[] {
  return firstTexts(evidence.problems.map(({ message }) => message));
}

/** Returns the totals of the report: the verdict, every count, and what is not shown. */
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
      problems: problemTexts(report),
      revisions: evidence.revisions.count,
    },
    notEvaluated: unjudgedNames(report),
    notShown: hiddenWords(report, view).map(plain),
  };
}
