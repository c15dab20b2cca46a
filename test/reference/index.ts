// The reference: what an audit must say, worked out in the slowest and plainest way. It judges whole settings, every rule,
// every revision; it remembers nothing from one revision to the next, and is written from the design and the contract, not
// from src/audits. Where the two differ, one of them is wrong, and the design says which.
//
// It takes over from the product: the sealed revisions, the loaded policies, the rows of the catalog's table, what one value
// means in its kind (`normalOf`, `flawOf`), which way one change goes (`direction`), the tests of checks, who is meant by an
// address or a pattern of addresses, which settings a pattern names, and the clocks of change windows.
//
// It works out again: where settings stand under which spelling, what unset means, switches and what has no effect, changes,
// windows, their values and authors, exceptions and the pieces that they make, causes, approvals, events of editors and of
// changes, status, ids, exposure, due times, the register of changes, the rows of rules and exceptions, counts, verdict and
// exit code.
//
// It does not cover: models that were renamed; the words of findings, their fixes and places in files; `maxAge`; assertions on the settings as a whole;
// secrets besides a model's `apiKey`, and masks; levers; what people give themselves elsewhere than in lists of people, and every
// other built-in rule that is not in `covered`; policies as they were before; the ledger; members, usage and readiness; `--since`.
import { instantText } from "../../src/model/instant.ts";
import { builtinRules } from "../../src/audits/index.ts";
import type { Json } from "../../src/model/json.ts";
import type { Exception } from "../../src/model/policy.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import { reaches, type Severity, weight } from "../../src/model/severity.ts";
import type { LoadedPolicies } from "../../src/policy/load.ts";
import { isWithin, naming } from "./acceptance.ts";
import { matchesOf, type Terms } from "./approvals.ts";
import { placeRules } from "./builtin.ts";
import type { Change } from "./changes.ts";
import { defaultSeverity, eventsOf } from "./events.ts";
import { exceptionFindings, type ExceptionState, stateOf } from "./exceptions.ts";
import type { Finding } from "./finding.ts";
import { historyOf, type Revision } from "./history.ts";
import { failingOf, isInForce, settingOf, withOverrides } from "./judge.ts";
import { restoredOf } from "./restored.ts";
import { selfGrantsOf } from "./self-grants.ts";
import { type Course, need, release, piecesOf, usesOf } from "./windows.ts";

/** The built-in rules that the reference knows. An audit that is held against it has the others off. */
export const covered: readonly string[] = [
  ...Object.keys(placeRules),
  "editors/unapproved",
  "editors/unknown",
  "changes/outside-window",
  "changes/freeze",
  "changes/unapproved",
  "changes/restored",
  "changes/self-grant",
  "exceptions/expired",
  "exceptions/unused",
];

/** The built-in rules that an audit must leave off to be held against the reference. */
export const uncovered: Readonly<Record<string, "off">> = Object.fromEntries(
  [...builtinRules.keys()].filter((id) => !covered.includes(id)).map((id) => [id, "off" as const]),
);

export interface Question {
  readonly revisions: readonly SealedRevision[];
  readonly policies: LoadedPolicies;
  readonly asOf: number;
  readonly organization: string;
  readonly failOn: Severity | "never";
}

export interface Answer {
  readonly verdict: "compliant" | "drifted";
  readonly exitCode: number;
  readonly summary: {
    readonly open: Readonly<Record<Severity, number>>;
    readonly resolved: number;
    readonly excepted: number;
    readonly noted: number;
    readonly causes: number;
  };
  readonly findings: readonly Finding[];
  readonly rules: readonly { readonly id: string; readonly status: string }[];
  readonly exceptions: readonly {
    readonly rule: string;
    readonly value: readonly Json[];
    readonly state: ExceptionState;
  }[];
  readonly revisions: readonly {
    readonly revision: number;
    readonly changes: readonly (Omit<Change, "path"> & { readonly approval: object | null })[];
    readonly opened: readonly string[];
    readonly closed: readonly string[];
  }[];
}

/** Judges a whole history, which must hold at least one revision that is not later than `asOf`. */
export function answer({ revisions: sealed, policies, asOf, organization, failOn }: Question): Answer {
  const revisions = historyOf(sealed, asOf);
  const { exceptions, approvals, changes } = policies;
  const terms: Terms = { approvals, emergencySeconds: changes?.emergencySeconds ?? null, asOf, revisions };
  const judged = { revisions, courses: coursesOf(revisions, policies, asOf), exceptions, asOf, organization };
  const pieces = piecesOf(judged);
  const audited = { revisions, policies, terms, asOf, organization };
  const grants = selfGrantsOf(audited);
  // What a self-grant tells, no second event of the same revision tells.
  const restored = restoredOf(audited, pieces).filter(
    (finding) =>
      !grants.some(
        ({ subject, introduced }) => subject === finding.subject && introduced.revision === finding.introduced.revision,
      ),
  );
  const events = [...eventsOf(audited), ...grants, ...restored];
  const uses = usesOf(judged, pieces);
  for (const event of events) {
    const named = naming(exceptions, event.rule, event.introduced.revision);
    const active = named.filter((exception) => isWithin(exception, asOf));
    if (event.status === "resolved") release(uses.released, named, event);
    else need(uses.needed, active.length > 0 ? active : named, event);
  }
  const states = new Map(
    exceptions.map((exception): [Exception, ExceptionState] => [exception, stateOf(exception, uses, asOf)]),
  );
  const findings = [
    ...pieces.map((piece) => piece.finding),
    ...events,
    ...exceptionFindings({
      exceptions,
      states,
      ...uses,
      notInForce: new Set(policies.rules.filter((rule) => !isInForce(rule, asOf)).map(({ id }) => id)),
      asOf,
      organization,
    }),
  ].sort(
    (a, b) =>
      weight(b.severity) - weight(a.severity) ||
      compare(a.rule, b.rule) ||
      compare(a.subject, b.subject) ||
      (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0),
  );
  const open = findings.filter((finding) => finding.status === "open");
  const reach = (least: Severity | "never") => open.some((finding) => reaches(finding.severity, least));
  return {
    verdict: reach("low") ? "drifted" : "compliant",
    exitCode: reach(failOn) ? 1 : 0,
    summary: {
      open: Object.fromEntries(
        (["critical", "high", "medium", "low", "info"] as const).map((severity) => [
          severity,
          open.filter((finding) => finding.severity === severity).length,
        ]),
      ) as Record<Severity, number>,
      resolved: findings.filter((finding) => finding.status === "resolved").length,
      excepted: findings.filter((finding) => finding.status === "excepted").length,
      noted: findings.filter((finding) => finding.status === "noted").length,
      causes: open.filter((finding) => !open.some((other) => other.id === finding.causedBy)).length,
    },
    findings,
    rules: [...policies.rules]
      .sort((a, b) => compare(a.id, b.id))
      .map((rule) => ({
        id: rule.id,
        status: statusOf(
          findings.filter((finding) => finding.rule === rule.id),
          isInForce(rule, asOf),
        ),
      })),
    exceptions: [...exceptions]
      .sort((a, b) => compare(a.rule, b.rule) || a.from - b.from)
      .map((exception) => ({ rule: exception.rule, value: exception.value ?? [], state: states.get(exception)! })),
    revisions: revisions.map((revision) => ({
      revision: revision.revision,
      changes: revision.changes.map(({ path: _, ...change }) => {
        const [best] = matchesOf(terms, revision, change.subject);
        if (!best) return { ...change, approval: null };
        const { id, approvedBy, approvedAt, ticket, reason } = best.approval;
        const approval = { id, result: best.result, approvedBy, approvedAt: instantText(approvedAt), ticket, reason };
        return { ...change, approval };
      }),
      opened: findings
        .filter((finding) => finding.introduced.revision === revision.revision)
        .map((finding) => finding.id),
      closed: findings
        .filter((finding) => finding.resolved?.revision === revision.revision)
        .map((finding) => finding.id),
    })),
  };
}

/** Every rule and every place that it objected to at some time. */
function coursesOf(revisions: readonly Revision[], { rules, checks }: LoadedPolicies, asOf: number): Course[] {
  const ofPolicies = rules
    .filter((rule) => isInForce(rule, asOf))
    .flatMap(withOverrides)
    .flatMap((rule): Course[] => {
      const failing = revisions.map(({ reading }) => failingOf(rule, reading, checks));
      const subjects = new Set(failing.flatMap((item) => [...item.keys()]));
      const about = { rule, setting: settingOf(rule.setting), isPolicy: true };
      return [...subjects].map((subject) => ({ ...about, subject, failing: failing.map((item) => item.get(subject)) }));
    });
  const builtin = Object.entries(placeRules).flatMap(([id, objects]): Course[] => {
    const subjects = new Set(revisions.flatMap(({ reading }) => [...reading.keys()]));
    const rule = { id, severity: defaultSeverity(id), from: null, fixWithinSeconds: null };
    return [...subjects].flatMap((subject): Course[] => {
      const places = revisions.map(({ reading }) => reading.get(subject));
      const failing = places.map((place) => {
        const offending = place ? objects(place) : [];
        return offending.length === 0
          ? undefined
          : { actual: place!.values[0], meaning: place!.meaning, offending, off: null };
      });
      if (failing.every((item) => item === undefined)) return [];
      const setting = places.find((place) => place?.setting)?.setting ?? null;
      return [
        { rule, subject, setting, failing, isPolicy: false, toldBy: tellsSecret(id, subject, ofPolicies, rules) },
      ];
    });
  });
  return [...ofPolicies, ...builtin];
}

/** The policy's rule that tells what `secrets/literal` tells of a place: the worst one, then by id. */
function tellsSecret(
  id: string,
  subject: string,
  courses: readonly Course[],
  rules: LoadedPolicies["rules"],
): Course | undefined {
  const isAboutSecrets = (course: Course) =>
    rules.some((rule) => rule.id === course.rule.id && rule.demands.some((demand) => demand.check === "secret"));
  return courses
    .filter((course) => id === "secrets/literal" && course.subject === subject && isAboutSecrets(course))
    .sort((a, b) => weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id))[0];
}

function statusOf(findings: readonly Finding[], inForce: boolean): string {
  if (findings.some((finding) => finding.status === "open")) return "failing";
  if (!inForce) return "not-evaluated";
  return findings.some((finding) => finding.status === "excepted") ? "excepted" : "passing";
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
