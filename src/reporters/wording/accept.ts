// The exception that would accept a finding, for review, or why there is none. Every value is quoted, so that it cannot
// contain YAML syntax.
import type { Json } from "../../model/json.ts";
import type { Finding } from "../../model/report/index.ts";
import { acceptedValue, namesSubject, objection } from "../../model/report/acceptable.ts";
import { visibleJson } from "../../text.ts";
import { type Book, dayAfter, isEvent } from "./finding-text.ts";

const MAX_ENTRIES = 50;
const DAYS = 30;

/** A draft in YAML for the policy's `exceptions`, or why there is none. */
type Acceptance = { readonly yaml: string } | { readonly why: string };

/** Returns a draft of an exception; undefined if an open finding explains this one, or nothing can be named. */
export function acceptance(
  finding: Finding,
  { rules, findings }: Pick<Book, "rules" | "findings">,
  asOf: string,
): Acceptance | undefined {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = acceptedLine(finding);
  const whole = rules.get(finding.rule)?.subject;
  const isExplained = finding.causedBy !== null && (findings.get(finding.causedBy)?.status ?? "open") === "open";
  if (isExplained || from === undefined || accepts === undefined || finding.status !== "open") return undefined;
  const why = objection(finding);
  if (why !== null) return { why };
  const lines = [
    "exceptions:",
    `  - rule: ${quote(finding.rule)}`,
    ...(namesSubject(finding, whole) ? [`    subject: ${quote(finding.subject)}`] : []),
    `    ${accepts}`,
    ...(finding.inert === null ? [] : ["    inert: true # that it has no effect is accepted as well"]),
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`,
  ];
  return { yaml: lines.join("\n") };
}

/** Returns the revision of an event, else the value; undefined if it cannot be named. */
function acceptedLine(finding: Finding): string | undefined {
  const { revision } = finding.introduced;
  if (isEvent(finding)) return revision === null ? undefined : `revision: ${revision}`;
  const entries = acceptedValue(finding);
  if (entries.length === 0 || entries.length > MAX_ENTRIES) return undefined;
  return `value: [${entries.map((entry) => quote(entry)).join(", ")}]`;
}

/** JSON text is an equivalent YAML flow value. */
function quote(value: Json): string {
  return visibleJson(JSON.stringify(value)).replaceAll("\n", " ");
}
