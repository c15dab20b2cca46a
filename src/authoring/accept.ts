// Makes exceptions for open findings: one for each finding, bound to its value or revision. Leaves out findings that
// should not be accepted this way, with the reason.
import { Document, isMap, isNode, isSeq, parseDocument, isScalar } from "yaml";
import { usageError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import { acceptedValue, namesSubject, objection } from "../model/report/acceptable.ts";
import type { Finding, Report } from "../model/report/index.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { isWindow } from "./windows.ts";

/** The fields of every exception besides its finding. */
export interface ExceptionFields {
  readonly owner: string;
  readonly reason: string;
  /** A day. */
  readonly from: string;
  /** A day; undefined: only events are accepted. */
  readonly expires: string | undefined;
  readonly ticket: string | undefined;
  readonly agreedBy: readonly string[];
}

interface AcceptedFinding {
  readonly finding: Finding;
  readonly exception: JsonObject;
}

interface NotAccepted {
  readonly finding: Finding;
  /** A sentence without its full stop. */
  readonly why: string;
}

export interface Acceptances {
  readonly accepted: readonly AcceptedFinding[];
  readonly notAccepted: readonly NotAccepted[];
  /** The report with the exceptions. */
  readonly report: Report;
}

interface AcceptInput {
  readonly report: Report;
  /** The open findings to accept. */
  readonly findings: readonly Finding[];
  readonly policies: LoadedPolicies;
  readonly fields: ExceptionFields;
  /** Judges the same history with the policies and these exceptions. */
  readonly judge: (exceptions: readonly JsonObject[]) => Promise<Report>;
}

/**
 * Makes exceptions, and tries them on their history. A finding that another open finding explains waits until that one
 * is accepted: usually both are accepted together.
 * @throws DriftlineError `usage` if a value is to be accepted without an end date
 */
export async function acceptFindings(input: AcceptInput): Promise<Acceptances> {
  const { findings, policies, fields, judge } = input;
  const settings = new Map(policies.rules.map((rule) => [rule.id, rule.setting]));
  const notAccepted: NotAccepted[] = [];
  let { report } = input;
  let acceptedFindings: AcceptedFinding[] = [];
  let waiting = findings;
  for (;;) {
    const open = openIn(report);
    waiting = waiting.filter(open.has);
    const ready = waiting.filter(({ causedBy }) => causedBy === null || !open.ids.has(causedBy));
    if (ready.length === 0) break;
    waiting = waiting.filter((finding) => !ready.includes(finding));
    for (const finding of ready) {
      const why = objection(finding);
      if (why !== null) notAccepted.push({ finding, why });
      else acceptedFindings.push({ finding, exception: exceptionFor(finding, settings.get(finding.rule), fields) });
    }
    for (let isTried = false; !isTried && acceptedFindings.length > 0;) {
      report = await judge(acceptedFindings.map(({ exception }) => exception));
      const { has } = openIn(report);
      const uncoveredFindings = acceptedFindings.filter(({ finding }) => has(finding));
      notAccepted.push(
        ...uncoveredFindings.map(({ finding }) => ({ finding, why: "an exception does not cover what it found" })),
      );
      acceptedFindings = acceptedFindings.filter((exception) => !uncoveredFindings.includes(exception));
      isTried = uncoveredFindings.length === 0;
    }
  }
  const why = "another finding explains it, and is not accepted";
  notAccepted.push(...waiting.map((finding) => ({ finding, why })));
  const after = acceptedFindings.length > 0 ? report : input.report;
  // Some end with what was accepted, such as one on an exception that has expired.
  const { has } = openIn(after);
  return { accepted: acceptedFindings, notAccepted: notAccepted.filter(({ finding }) => has(finding)), report: after };
}

function openIn({ findings }: Report) {
  const open = findings.filter(({ status }) => status === "open");
  const ids = new Set(open.map(({ id }) => id));
  const keys = new Set(open.map(({ key }) => key));
  // An exception may reveal another value at the place of a window, which nobody has accepted. Other events there are
  // findings of their own.
  const has = (finding: Finding) => (isWindow(finding) ? keys.has(finding.key) : ids.has(finding.id));
  return { ids, has };
}

function exceptionFor(finding: Finding, setting: string | undefined, fields: ExceptionFields): JsonObject {
  const { rule, subject, inert, introduced } = finding;
  if (isWindow(finding) && fields.expires === undefined)
    throw usageError(
      `${rule} is about a value, and an exception for a value needs an end`,
      "give --expires, such as 90d or 2027-01-31; 180 days at most",
    );
  const whole = setting === undefined ? undefined : `/${setting.replaceAll(".", "/")}`;
  const about: JsonObject = {
    ...(namesSubject(finding, whole) && { subject }),
    ...(isWindow(finding)
      ? { value: acceptedValue(finding), ...(inert && { inert: true }) }
      : { revision: introduced.revision }),
  };
  const { owner, reason, from, expires, ticket, agreedBy } = fields;
  return {
    rule,
    ...about,
    owner,
    ...(agreedBy.length > 0 && { agreedBy }),
    reason,
    from,
    ...(expires !== undefined && isWindow(finding) && { expires }),
    ...(ticket !== undefined && { ticket }),
  };
}

const layout = { lineWidth: 0, flowCollectionPadding: false } as const;
const head = `# Deviations that somebody accepted: a rule, the value or the revision, an owner, a reason and an end.
`;

/** Whether a text states nothing: no policy can be read from it. */
export const isBlank = (text: string): boolean => parseDocument(text).contents === null;

/** Returns a policy with only these exceptions. */
export function exceptionsText(exceptions: readonly JsonObject[]): string {
  return `${head}exceptions:\n${entries(exceptions, "  ")}`;
}

/**
 * Adds exceptions to the text of a policy, and changes nothing else.
 * @throws DriftlineError `usage` if its exceptions are not a list that a line can be added to, or if the text cannot be
 *   continued with a key
 */
export function withExceptions(file: string, text: string, exceptions: readonly JsonObject[]): string {
  const root = parseDocument(text).contents;
  const list: unknown = isMap(root) ? root.get("exceptions", true) : undefined;
  const lineEnd = /^[^\n]*\r\n/.test(text) ? "\r\n" : "\n";
  const endedText = text === "" || text.endsWith("\n") ? text : `${text}${lineEnd}`;
  const added = (indent: string) => entries(exceptions, indent).replaceAll("\n", lineEnd);
  if (list === undefined) {
    const edited = `${endedText}exceptions:${lineEnd}${added("  ")}`;
    if (parseDocument(edited).errors.length === 0) return edited;
    throw usageError(
      `${file}: with exceptions at its end, the file would not be valid YAML`,
      "write its keys at the start of lines of their own, or name another file with --into",
    );
  }
  const cannot = () =>
    usageError(
      `${file}: exceptions is not a list with one entry per line`,
      "write each entry on its own line after a dash, or name another file with --into",
    );
  if ((isScalar(list) && list.value === null) || (isSeq(list) && list.items.length === 0)) {
    const [start = 0, after = 0] = list.range ?? [];
    const tail = endedText.slice(after);
    const before = `${endedText.slice(0, start).replace(/ +$/, "")}${tail.slice(0, tail.indexOf("\n") + 1)}`;
    const edited = `${before}${added("  ")}${tail.slice(tail.indexOf("\n") + 1)}`;
    if (/\n/.test(endedText.slice(start, after)) || parseDocument(edited).errors.length > 0) throw cannot();
    return edited;
  }
  if (!isSeq(list) || list.flow === true) throw cannot();
  const last = list.items.at(-1);
  if (!isNode(last)) throw cannot();
  const end = last.range?.[1];
  const indent = /(?:^|\n)([ ]*)$/.exec(endedText.slice(0, list.range?.[0]))?.[1];
  if (end === undefined || indent === undefined) throw cannot();
  const at = endedText.indexOf("\n", end - 1) + 1;
  return endedText.slice(0, at) + added(indent) + endedText.slice(at);
}

/** Writes entries of a list, each beginning with a dash. */
function entries(exceptions: readonly JsonObject[], indent: string): string {
  const document = new Document(exceptions, { version: "1.2", aliasDuplicateObjects: false });
  if (isSeq(document.contents))
    for (const item of document.contents.items)
      for (const key of ["value", "agreedBy"]) {
        const list: unknown = isMap(item) ? item.get(key, true) : undefined;
        if (isSeq(list) && JSON.stringify(list).length <= 90) list.flow = true;
      }
  return document.toString(layout).replace(/^(?=.)/gm, indent);
}
