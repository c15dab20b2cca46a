// Renders coverage for a terminal.
import type { Coverage, UngovernedSetting } from "../../authoring/coverage.ts";
import type { Report } from "../../model/report/index.ts";
import { ends, screenOf, textOf, wrap } from "../../reporters/wording/layout.ts";
import type { RenderOptions } from "../../reporters/reporter.ts";
import { cells, clip, middle, visible } from "../../text.ts";
import { sumOf } from "../../lists.ts";
import { count, minute, nameOf, shortList } from "../../words.ts";
import { person } from "../../query/words.ts";

const INDENT = "      ";
/** How many ungoverned settings are shown with their editors. */
const MAX_DETAILS = 20;

export function coverageText(coverage: Coverage, report: Report, options: RenderOptions): string {
  const { width, paint } = screenOf(options);
  const { settings, rules } = coverage;
  const changedSettings = settings.ungoverned.filter((setting) => setting.changes > 0);
  const still = settings.ungoverned.filter((setting) => setting.changes === 0);
  const part = (text: string) => wrap("  ", text, width);
  const never = rules.unexercised.length;
  const unexercised = never === 0 ? "all were exercised" : `${never} judged nothing`;
  const blocks = [
    ends(
      `Coverage  ${middle(visible(clip(report.organization, 200)), Math.max(8, width - 40))}`,
      `as of ${minute(report.asOf)}`,
      width,
    ),
    part(
      `${settings.governed} of ${count(settings.seen, "setting")} seen ${settings.governed === 1 ? "is" : "are"} governed by a rule.`,
    ),
    changedSettings.length > 0 ? [paint(`  No rule governs, and somebody changed:`, "bold")] : [],
    changedSettings.slice(0, MAX_DETAILS).flatMap((setting) => changedLines(setting, width)),
    changedSettings.length > MAX_DETAILS
      ? names(`and ${changedSettings.length - MAX_DETAILS} more: `, changedSettings.slice(MAX_DETAILS), width)
      : [],
    still.length > 0 ? [paint(`  No rule governs, and no change was seen:`, "bold"), ...names("", still, width)] : [],
    part(`${count(rules.total, "rule")}: ${rules.failed} failed at some time, ${unexercised}.`),
    rules.unexercised.flatMap(({ rule, reason, location }) => {
      const place = location ? `  ${visible(`${location.file}:${location.line}`)}` : "";
      return wrap("    ", `${visible(rule)}${place}${reason === null ? "" : `  ${reason}`}`, width);
    }),
  ];
  return textOf(blocks);
}

function names(first: string, settings: readonly UngovernedSetting[], width: number): string[] {
  return wrap("    ", first + settings.map(({ subject }) => visible(nameOf(subject))).join(", "), width);
}

function changedLines({ subject, changes, loosened, editors, last }: UngovernedSetting, width: number): string[] {
  const right = `${count(changes, "change")}${loosened > 0 ? `, ${loosened} looser` : ""}`;
  const name = middle(visible(nameOf(subject)), Math.max(8, width - 6 - cells(right)));
  const people = editors.map(({ by, changes: n }) => (n === 1 ? person(by) : `${person(by)} (${n})`));
  const hidden = changes - sumOf(editors, (editor) => editor.changes);
  const editorWords = [
    ...(people.length > 0 ? [`by ${shortList(people)}`] : []),
    ...(hidden > 0 ? [`${hidden} behind missing revisions`] : []),
  ].join(", and ");
  const when = last ? `; last seen in revision ${last.revision}, ${minute(last.at)}` : "";
  return [...ends(`    ${name}`, right, width), ...wrap(INDENT, `${editorWords}${when}`, width)];
}
