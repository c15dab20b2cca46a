// Events: what is wrong with one revision, by itself. An event stays open until an approval or an exception accepts it.
import { builtinRules } from "../../src/audits/index.ts";
import { instantText } from "../../src/model/instant.ts";
import type { Json } from "../../src/model/json.ts";
import type { Policies } from "../../src/model/policy.ts";
import type { Severity } from "../../src/model/severity.ts";
import { isAmong } from "../../src/policy/editors.ts";
import { matchesAny, matchesSubject } from "../../src/policy/patterns.ts";
import { findFrozen } from "../../src/policy/windows.ts";
import { isWithin, naming } from "./acceptance.ts";
import { isOpen } from "./change-windows.ts";
import { agreedAfterwards, isAuthorized, type Match, matchesOf, type Terms } from "./approvals.ts";
import { type Approved, type Finding, findingOf } from "./finding.ts";
import { momentOf, type Revision } from "./history.ts";

export interface Audited {
  readonly revisions: readonly Revision[];
  readonly policies: Policies;
  readonly terms: Terms;
  readonly asOf: number;
  readonly organization: string;
}

/** The severity of a built-in rule when nobody gives it another. */
export const defaultSeverity = (rule: string): Severity => builtinRules.get(rule)!.severity;

/** Everything that is wrong with single revisions. */
export function eventsOf(audited: Audited): Finding[] {
  return audited.revisions.flatMap((revision) => {
    const matches = (subject: string) => matchesOf(audited.terms, revision, subject);
    return [...editorEvents(audited, revision, matches), ...changeEvents(audited, revision, matches)];
  });
}

type Matching = (subject: string) => readonly Match[];

interface Fault {
  readonly rule: string;
  readonly severity: Severity;
  /** Before it the policy only notes. */
  readonly from: number | null;
  readonly exact: boolean;
  readonly actual?: Json;
  readonly offending: readonly Json[];
  readonly resolved: ReturnType<typeof agreedAfterwards>;
}

function event(audited: Audited, revision: Revision, fault: Fault): Finding {
  const { rule, severity, from, resolved, ...rest } = fault;
  const active = naming(audited.policies.exceptions, rule, revision.revision).some((item) =>
    isWithin(item, audited.asOf),
  );
  const isNoted = from !== null && revision.time < from;
  return findingOf(audited, {
    ...rest,
    rule: { id: rule, severity, fixWithinSeconds: null },
    subject: `revision:${revision.revision}`,
    status: resolved ? "resolved" : isNoted ? "noted" : active ? "excepted" : "open",
    introduced: momentOf(revision),
    isFirst: false,
    resolved,
    dueFrom: null,
  });
}

function editorEvents(audited: Audited, revision: Revision, matches: Matching): Finding[] {
  const { by, time, changes } = revision;
  const policy = audited.policies.editors;
  const unknown = event(audited, revision, {
    rule: "editors/unknown",
    severity: defaultSeverity("editors/unknown"),
    from: null,
    exact: true,
    offending: [],
    resolved: null,
  });
  const events = by.id === null && by.email === null ? [unknown] : [];
  if (!policy || (policy.until !== null && time >= policy.until)) return events;
  const isListed = policy.approved === null || isAmong(policy.approved, by, time);
  const owners = (subject: string) => policy.by.filter((item) => matchesSubject(item.pattern, subject)).at(-1);
  const isDenied = (subject: string) => {
    const decide = owners(subject);
    return (decide ? !isAmong(decide.people, by, time) : !isListed) && !isAuthorized(matches(subject), true);
  };
  const subjects = changes.map((change) => change.subject);
  const denied = subjects.filter(isDenied);
  if (subjects.length === 0 ? isListed : denied.length === 0) return events;
  // The editor is at fault, and not the settings, where nothing is allowed and nothing but the list decides.
  const wholly = denied.length === subjects.length && !denied.some((subject) => owners(subject));
  const who = by.email ?? by.id ?? "an unknown editor";
  const fault = event(audited, revision, {
    rule: "editors/unapproved",
    severity: policy.severity ?? "high",
    from: policy.from,
    exact: wholly || revision.exact,
    actual: who,
    offending: wholly ? [who] : denied,
    resolved: agreedAfterwards(denied.map(matches), true),
  });
  return [...events, fault];
}

function changeEvents(audited: Audited, revision: Revision, matches: Matching): Finding[] {
  const { changes, time, exact } = revision;
  const policy = audited.policies.changes;
  if (!policy || changes.length === 0 || (policy.until !== null && time >= policy.until)) return [];
  const subjects = changes.map((change) => change.subject);
  const fault = (rule: string, at: readonly string[]): Finding[] =>
    at.length === 0
      ? []
      : [
          event(audited, revision, {
            rule,
            severity: policy.severity ?? defaultSeverity(rule),
            from: policy.from,
            exact,
            offending: at,
            resolved: agreedAfterwards(at.map(matches)),
          }),
        ];
  const isOutside = policy.windows.length > 0 && !policy.windows.some((window) => isOpen(window, time));
  const { loosening } = policy;
  const needing = changes
    .filter((change) => loosening !== null && (change.direction === "looser" || change.direction === "unknown"))
    .map((change) => change.subject)
    .filter((subject) => loosening!.settings === null || matchesAny(loosening!.settings, subject))
    .filter((subject) => !isAuthorized(matches(subject)));
  // Changes approved afterwards are reported only if all are approved.
  const open = needing.filter((subject) => agreedAfterwards([matches(subject)]) === null);
  return [
    ...fault("changes/outside-window", isOutside ? subjects : []),
    ...fault(
      "changes/freeze",
      findFrozen(
        policy.freezes,
        time,
        subjects.map((subject) => [subject]),
      ).subjects,
    ),
    ...fault("changes/unapproved", open.length > 0 ? open : needing),
  ];
}

/** How an approval of a change disposed of an event about it, be it given before or afterwards. */
export function agreed(matches: readonly Match[], { time }: Revision): Approved | null {
  const before = matches.find((match) => match.result === "authorized");
  if (!before) return agreedAfterwards([matches]);
  return { revision: null, approval: before.approval.id, at: instantText(time), time, by: null };
}
