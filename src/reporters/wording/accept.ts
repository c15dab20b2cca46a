// The exception that would accept a finding, for review. Every value is quoted, so that it cannot contain YAML syntax.
import type { Finding, Report } from "../../model/report/index.ts";
import { isSecret } from "../../model/sealed.ts";
import { visibleJson } from "../../text.ts";
import { dayAfter, isEvent } from "./finding-text.ts";

const MAX_ENTRIES = 50;
const MAX_TEXT = 20_000;
const DAYS = 30;

/** Returns YAML for the policy's `exceptions`; undefined if the finding has a cause, or nothing can be named. */
export function acceptance(finding: Finding, report: Pick<Report, "rules">, asOf: string): string | undefined {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = isEvent(finding) ? revisionLine(finding) : valueLine(finding);
  // A rule on every entry has a finding for each, and so has a rule on overrides. The exception must name one subject.
  const isOfMany = report.rules.some(
    ({ id, subject }) =>
      id === finding.rule && (subject.includes("/*") || (finding.kind === "setting" && subject !== finding.subject)),
  );
  if (finding.causedBy !== null || from === undefined || accepts === undefined || finding.status !== "open")
    return undefined;
  return [
    "exceptions:",
    `  - rule: ${quoted(finding.rule)}`,
    ...(isOfMany ? [`    subject: ${quoted(finding.subject)}`] : []),
    `    ${accepts}`,
    ...(finding.inert === null ? [] : ["    inert: true # that it has no effect is accepted as well"]),
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`,
  ].join("\n");
}

function revisionLine({ introduced }: Finding): string | undefined {
  return introduced.revision === null ? undefined : `revision: ${introduced.revision}`;
}

function valueLine({ offending }: Finding): string | undefined {
  if (offending.length === 0 || offending.length > MAX_ENTRIES) return undefined;
  const entries = offending.map((entry) => quoted(isSecret(entry) ? entry.fingerprint : entry));
  const text = `value: [${entries.join(", ")}]`;
  return text.length > MAX_TEXT
    ? "value: [] # too long to stand here: it is what the JSON report has as offending"
    : text;
}

/** JSON text is an equivalent YAML flow value. */
function quoted(value: Finding["actual"]): string {
  return visibleJson(JSON.stringify(value)).replaceAll("\n", " ");
}
