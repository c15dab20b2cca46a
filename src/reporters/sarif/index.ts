// SARIF 2.1.0 for code scanning: one result for each open finding. GitHub rejects the whole file for one invalid
// result, so every result has a place in the repository, a rule with its texts, and a fingerprint.
import type { Finding, Report } from "../../model/report/index.ts";
import { clip, sarifMessage, visible } from "../../text.ts";
import type { Reporter } from "../reporter.ts";
import { plain } from "../wording/phrase.ts";
import { recordText, totalsOf } from "../wording/records.ts";
import { authorOf, type Book, bookOf, worstFirst } from "../wording/finding-text.ts";
import { summaryWords } from "../wording/finding-summary.ts";
import { viewOf } from "../wording/view.ts";
import { HOME, levels, ruleId, rulesOf } from "./rules.ts";

/** GitHub shows 5,000 results of a run, and rejects a run with more than 25,000. */
const MAX_RESULTS = 5000;
/** Longer URIs would be cut, and lead to another file. */
const MAX_URI = 1000;
const limits = { text: 200, entries: 8 };

/** Renders a log with one run. It omits resolved findings: code scanning would keep them as alerts for ever. */
export const sarif: Reporter = (report, { results = MAX_RESULTS } = {}) => {
  const view = viewOf(report);
  const open = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  const part = open.slice(0, results);
  const { rules, indexOf } = rulesOf(part, report);
  const book = bookOf(report);
  const { evidence } = report;
  const notifications = evidence.problems
    .slice(0, 20)
    .map(({ message }) => ({ level: "error", message: { text: sarifMessage(clip(message, 1000)) } }));
  const run = {
    tool: { driver: { name: "Driftline", informationUri: HOME, version: report.tool.version, rules } },
    automationDetails: { id: category(report) },
    columnKind: "utf16CodeUnits",
    invocations: [
      { executionSuccessful: evidence.complete, exitCode: report.exitCode, toolExecutionNotifications: notifications },
    ],
    results: part.map((finding) => resultOf(finding, indexOf(finding), book)),
    properties: { ...totalsOf(report, view), openResultsLeftOut: open.length - part.length },
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${recordText(log, 2)}\n`;
};

function resultOf(finding: Finding, ruleIndex: number, book: Book): object {
  const { file, line, column } = placeOf(finding, book.report);
  return {
    ruleId: ruleId(finding),
    ruleIndex,
    kind: "fail",
    level: levels[finding.severity],
    message: { text: sarifMessage(clip(plain(summaryWords(finding, book, limits)), 1000)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 },
        },
      },
    ],
    // Stable for one rule and subject, so that a window that reopens is the same alert.
    partialFingerprints: { primaryLocationLineHash: `${clip(finding.key, 100)}:1` },
    properties: propertiesOf(finding, book),
  };
}

function propertiesOf(finding: Finding, book: Book): object {
  const { introduced } = finding;
  const author = authorOf(finding, book);
  return {
    id: finding.id,
    key: finding.key,
    severity: finding.severity,
    kind: finding.kind,
    subject: finding.subject,
    introducedRevision: introduced.revision,
    introducedAt: introduced.at,
    introducedBy: introduced.by?.email ?? introduced.by?.id ?? null,
    exact: introduced.exact,
    valueRevision: author?.revision ?? null,
    valueBy: author?.by?.email ?? author?.by?.id ?? null,
    exposureSeconds: finding.exposureSeconds,
    ...(finding.unseenSeconds !== undefined && { unseenSeconds: finding.unseenSeconds }),
    dueAt: finding.dueAt,
    controls: finding.controls,
  };
}

/** Returns the category that separates the results of organizations in the same repository. */
function category({ organization }: Readonly<Report>): string {
  return `driftline/${visible(clip(organization, 100)).replaceAll("/", "\\u{2f}")}/`;
}

interface SarifPlace {
  /** A relative URI. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the policy line of a finding. Without a line in a file of the repository: the first policy file in it, else
 * the configuration, else the workflow; never a pack, which is no file there.
 */
function placeOf({ location }: Finding, { evidence }: Readonly<Report>): SarifPlace {
  const file = location === null ? undefined : uriOf(location.file);
  if (location && file !== undefined)
    return { file, line: atLeastOne(location.line), column: atLeastOne(location.column) };
  const { policies, config = "", run } = evidence;
  const files = [...policies.map(({ file }) => file), config, run?.file ?? ""].map(uriOf);
  // A result must have a place. If there is no other, use the default name of the configuration.
  return { file: files.find((file) => file !== undefined) ?? "driftline.yaml", line: 1, column: 1 };
}

/** Returns the URI of a file below the working directory; undefined for others, and for names that need escaping. */
function uriOf(file: string): string | undefined {
  const parts = file.split(/[/\\]/).filter((part) => part !== "." && part !== "");
  const isElsewhere = /^(?:[/\\]|[a-zA-Z]:|pack:)/.test(file) || parts.includes("..");
  if (parts.length === 0 || isElsewhere || visible(file) !== file) return undefined;
  const uri = parts.map(encodeURIComponent).join("/");
  return uri.length > MAX_URI ? undefined : uri;
}

function atLeastOne(n: number): number {
  return Number.isInteger(n) && n > 0 ? n : 1;
}
