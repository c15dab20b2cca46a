// From drafts to findings: ids, status, exceptions, causes, order. Decided once, for every family alike.
import { createHash } from "node:crypto";
import type { Moment } from "../history/steps.ts";
import { instantText } from "../model/instant.ts";
import { compare, type Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import type { Finding } from "../model/report.ts";
import { weight } from "../model/severity.ts";
import type { Editor } from "../model/sealed.ts";
import type { AuditContext, Draft } from "./audit.ts";
import { ExceptionBook, exceptionDrafts } from "./exceptions.ts";
import { grouped } from "../model/grouped.ts";

export interface Settled {
  readonly findings: Finding[];
  readonly book: ExceptionBook;
  /** The ids of the findings each exception covers. */
  readonly covered: ReadonlyMap<Exception, readonly string[]>;
}

/** @param organization part of every id, so that findings of several organizations can be put together */
export function settle(drafts: readonly Draft[], context: AuditContext, organization: string): Settled {
  const book = new ExceptionBook(context.policies.exceptions, context.asOf);
  const covered = new Map<Exception, string[]>();
  const found = new Map<Draft, { finding: Finding; exception: Exception | undefined }>();
  const make = (draft: Draft) => {
    const exception = book.find({
      rule: draft.rule.id,
      offending: draft.offending,
      revision: draft.introduced.revision,
      event: draft.event,
      resolved: draft.resolved !== null,
    });
    const finding = findingOf(draft, organization, context.asOf);
    found.set(draft, { finding, exception });
    return finding;
  };
  for (const draft of drafts) make(draft);
  const causes = causesOf(drafts);
  const findings = drafts.map((draft) => {
    const { finding, exception: own } = found.get(draft)!;
    const cause = causes.get(draft);
    // What a switch disables follows the switch's exception; an event is accepted by one that names its revision.
    const exception = own ?? (cause && !draft.event ? found.get(cause)!.exception : undefined);
    const accepted = exception !== undefined && book.isActive(exception) && finding.status === "open";
    if (exception && finding.status !== "resolved")
      covered.set(exception, [...(covered.get(exception) ?? []), finding.id]);
    return {
      ...finding,
      status: accepted ? ("excepted" as const) : finding.status,
      causedBy: cause ? found.get(cause)!.finding.id : null,
      exception: exception && finding.status !== "resolved" ? exceptionOf(exception, book) : null,
    };
  });
  findings.push(
    ...exceptionDrafts(context.policies.exceptions, book, context).map((draft) =>
      findingOf(draft, organization, context.asOf),
    ),
  );
  return { findings: findings.sort(byWeight), book, covered };
}

/** For each setting that is inert, the finding on its switch: the worst one that was open when the window opened. */
function causesOf(drafts: readonly Draft[]): Map<Draft, Draft> {
  const bySubject = grouped(drafts, (draft) => draft.subject);
  const causes = new Map<Draft, Draft>();
  for (const draft of drafts) {
    if (draft.besideWindow) {
      const cause = besides(draft, bySubject.get(draft.subject) ?? []);
      if (cause) causes.set(draft, cause);
    }
    if (!draft.inert) continue;
    const time = draft.introduced.revision ?? 0;
    const cause = (bySubject.get(draft.inert.switch) ?? [])
      .filter(
        (one) =>
          one.rule.kind === "setting" &&
          (one.introduced.revision ?? 0) <= time &&
          (one.resolved?.revision ?? Infinity) > time,
      )
      .toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
    if (cause) causes.set(draft, cause);
  }
  return causes;
}

/** The window on the same setting that the revision of an event opened or made worse: the worst one. */
function besides(draft: Draft, others: readonly Draft[]): Draft | undefined {
  return others
    .filter(
      ({ rule, values }) =>
        rule.kind === "setting" && values.some(({ revision }) => revision === draft.introduced.revision),
    )
    .toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
}

function findingOf(draft: Draft, organization: string, asOf: number): Finding {
  const { rule, introduced, resolved } = draft;
  const number = introduced.first ? 0 : introduced.revision;
  const noted = draft.event && rule.from !== null && introduced.time < rule.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule.from ?? introduced.time);
  return {
    id: `f_${digest([organization, rule.id, draft.subject, number])}`,
    key: `k_${digest([organization, rule.id, draft.subject])}`,
    rule: rule.id,
    title: rule.title,
    kind: rule.kind,
    severity: rule.severity,
    status: resolved ? "resolved" : noted ? "noted" : "open",
    subject: draft.subject,
    message: draft.message,
    expected: mutable(draft.expected),
    before: mutable(draft.before),
    actual: mutable(draft.actual),
    offending: draft.offending.map(mutable),
    values: draft.values.map(({ revision, at, by, actual }) => ({
      revision,
      at,
      by: { ...by },
      actual: mutable(actual),
    })),
    introduced: {
      revision: introduced.revision,
      at: introduced.at,
      by: person(introduced.by),
      exact: introduced.exact,
    },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: person(resolved.by),
      ...("approval" in resolved && { approval: resolved.approval }),
    },
    ended: typeof resolved?.revision === "number" ? "fixed" : null,
    exposureSeconds: draft.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1000)),
    dueAt: draft.event || rule.fixWithinSeconds === null ? null : instantText(slaStart + rule.fixWithinSeconds * 1000),
    inForce: draft.inForce ?? null,
    fix: mutable(draft.fix),
    location: rule.location,
    inert: draft.inert
      ? { switch: draft.inert.switch, since: { ...momentRow(draft.inert.since), exact: draft.inert.since.exact } }
      : null,
    causedBy: null,
    exception: null,
    controls: [...rule.controls],
    rationale: rule.rationale,
    remediation: rule.remediation,
    blast: null,
  };
}

function exceptionOf(exception: Exception, book: ExceptionBook): Finding["exception"] {
  return {
    owner: exception.owner,
    reason: exception.reason,
    ticket: exception.ticket,
    category: exception.category,
    from: instantText(exception.from),
    expires: exception.until === null ? null : instantText(exception.until),
    state: book.state(exception),
  };
}

function momentRow({ revision, at, by }: Moment) {
  return { revision, at, by: { id: by.id, email: by.email, name: by.name } };
}

function person(by: Editor | null): Finding["introduced"]["by"] {
  return by && { id: by.id, email: by.email, name: by.name };
}

type ReportJson = Finding["actual"];

/** The report's schema knows no read-only values; nothing writes to them. */
function mutable(value: Json): ReportJson {
  return value as ReportJson;
}

function digest(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

/** By severity, then rule, subject, introducing revision. */
export function byWeight(a: Finding, b: Finding): number {
  return (
    weight(b.severity) - weight(a.severity) ||
    compare(a.rule, b.rule) ||
    compare(a.subject, b.subject) ||
    (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0)
  );
}
