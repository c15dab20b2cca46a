// Turns drafts into findings: ids, status, exceptions, causes, order. The same for every family.
import { hash } from "node:crypto";
import type { AuditContext, Draft, RuleInfo, Walker } from "../audits/audit.ts";
import type { SelfOwned, WeighedExceptions } from "../audits/weighed-exceptions.ts";
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import { direction } from "../catalog/direction.ts";
import type { Origins } from "../history/origins.ts";
import type { SeenMoment } from "../history/steps.ts";
import { instantText } from "../model/instant.ts";
import { canonical, compare, isArray, type Json } from "../model/json.ts";
import type { Exception, PolicyFile } from "../model/policy.ts";
import type { Finding } from "../model/report/index.ts";
import { weight } from "../model/severity.ts";
import type { Words } from "../model/words.ts";
import { Besides } from "./besides.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { isFullyJudged } from "./is-judged.ts";
import { ownedByEditor } from "./self-owned.ts";
import { claimAt, claimOf } from "./split.ts";
import { switchesIn } from "./switches.ts";
import { addTo, inOnePiece, present } from "../lists.ts";

export interface SettledFindings {
  readonly findings: Finding[];
  readonly book: ExceptionBook;
  /** The ids of the findings that each exception covers. */
  readonly covered: ReadonlyMap<Exception, readonly string[]>;
  /** The exceptions whose owner introduced what they accept, whatever their dates. */
  readonly selfOwned: ReadonlyMap<Exception, SelfOwned>;
}

/** The acceptance of a present draft. */
interface Acceptance {
  /** All exceptions that accept it together, whatever their dates. */
  readonly jointExceptions: readonly Exception[];
  /** The exception whose term decides. */
  readonly exception: Exception | undefined;
  readonly isActive: boolean;
}

const noAcceptance: Acceptance = { jointExceptions: [], exception: undefined, isActive: false };

interface ToSettle {
  /** The drafts of all families, with windows already split. */
  readonly drafts: readonly Draft[];
  readonly families: readonly Walker[];
  readonly book: ExceptionBook;
  readonly context: AuditContext;
  /** The data in every id besides the finding's own. */
  readonly identity: Identity;
}

export function settle({ drafts: all, families, book, context, identity }: ToSettle): SettledFindings {
  const switchAt = switchesIn(all);
  const besides = new Besides(all, identity.origins);
  const drafts = all.filter((draft) => !besides.isTold(draft));
  const causes = drafts.map((draft) => (draft.besideWindow ? besides.of(draft) : turnedOff(draft, switchAt)));
  // The state of an exception is known only after all present drafts.
  const acceptances = drafts.map((draft, i) => {
    if (!draft.resolved) return acceptanceOf(draft, causes[i], book, context.catalog);
    book.useUntil(book.accepting(claimOf(draft)), draft.resolved.time);
    return noAcceptance;
  });
  const coveredIds = new Map<Exception, string[]>();
  const selfOwned = new Map<Exception, SelfOwned>();
  const findings = drafts.map((draft, i): Finding => {
    const finding = findingOf(draft, identity, context.asOf);
    const cause = causes[i];
    const { jointExceptions, exception, isActive } = present(acceptances[i]);
    const ownedBy = ownedByEditor(draft, book, context.people);
    for (const exception of jointExceptions) {
      addTo(coveredIds, exception, finding.id);
      const ownership = ownedBy(exception);
      const earlier = selfOwned.get(exception);
      if (ownership && (!earlier || (ownership.isSure && !earlier.isSure))) selfOwned.set(exception, ownership);
    }
    if (isActive && finding.status === "open") finding.status = "excepted";
    if (cause) finding.causedBy = idOf(cause, identity);
    if (exception) finding.exception = exceptionOf(exception, book);
    return finding;
  });
  const weighedExceptions: WeighedExceptions = {
    state: (exception) => book.state(exception),
    neededSince: (exception) => book.neededSince(exception),
    neededUntil: (exception) => book.neededUntil(exception),
    isJudged: ({ rule }) => context.isWhole && isFullyJudged(rule, context),
    incomparable: book.incomparable(),
    selfOwned: new Map([...selfOwned].filter(([exception]) => book.isActive(exception))),
  };
  for (const draft of families.flatMap((family) => family.settle?.(weighedExceptions) ?? []))
    findings.push(findingOf(draft, identity, context.asOf));
  return { findings: findings.sort(byWeight), book, covered: coveredIds, selfOwned };
}

/** Records the exceptions' use by a present draft. Returns its acceptance: its own, or else its cause's. */
function acceptanceOf(draft: Draft, cause: Draft | undefined, book: ExceptionBook, catalog: Catalog): Acceptance {
  const acceptanceBy = (draft: Draft): Acceptance => {
    const claim = claimOf(draft);
    const jointExceptions = book.accepting(claim);
    return {
      jointExceptions,
      exception: book.decidingException(jointExceptions, claim),
      isActive: book.accepting(claim, true).length > 0,
    };
  };
  const own = acceptanceBy(draft);
  // Only a draft that a switch disables is accepted with its cause.
  const causeAcceptance = cause && draft.inert && !own.isActive ? acceptanceBy(cause) : noAcceptance;
  const wins = causeAcceptance.isActive || own.jointExceptions.length === 0 ? causeAcceptance : own;
  book.use(book.neededExceptions(own.jointExceptions, claimOf(draft)), draft.introduced.time);
  if (own.jointExceptions.length > 0) return wins;
  // A setting disabled by a switch is accepted with the switch. It needs its own exceptions when the switch goes on.
  if (wins.jointExceptions.length > 0) book.use(book.touching(claimOf(draft)), draft.introduced.time);
  else {
    book.outgrow([...book.touching(claimOf(draft)), ...acceptingBefore(draft, book, catalog)]);
    book.compare(claimOf(draft));
  }
  return wins;
}

/** Returns what accepted the preceding piece of the window, if the value changed to one that is not tighter. */
function acceptingBefore(draft: Draft, book: ExceptionBook, catalog: Catalog): readonly Exception[] {
  const { stages = [], introduced, subject, actual } = draft;
  const before = stages.findLast((stage) => stage.revision < (introduced.revision ?? 0));
  if (
    !before ||
    direction(settingAt(catalog, subject) ?? null, { value: before.actual }, { value: actual }) === "tighter"
  )
    return [];
  return book.accepting(claimAt(draft, before));
}

/** Returns the latest finding on the switch that makes a setting inert. */
function turnedOff({ inert, stages, introduced }: Draft, switchAt: ReturnType<typeof switchesIn>): Draft | undefined {
  const revision = stages?.at(-1)?.revision ?? introduced.revision;
  return inert && revision !== null ? switchAt(inert.switch, revision) : undefined;
}

/** The parts of a finding that its id depends on. */
interface IdParts extends Pick<Draft, "rule" | "subject" | "formerly" | "stages"> {
  readonly introduced: Pick<Draft["introduced"], "revision" | "first" | "day">;
}

/** The data in the ids of all findings. */
export interface Identity {
  /** Keeps findings of several organizations distinct. */
  readonly organization: string;
  /** The first id of policies whose id has changed. */
  readonly firstIds: ReadonlyMap<string, string>;
  /** A finding keeps its ids when its element is renamed, so that it is not reported as new. */
  readonly origins: Origins;
}

export function identityOf(organization: string, files: readonly PolicyFile[], origins: Origins): Identity {
  return {
    organization,
    origins,
    firstIds: new Map(files.flatMap(({ id, formerly = [] }) => (formerly[0] ? [[id, formerly[0]]] : []))),
  };
}

/** Returns the id of a rule under the first id of its policy. */
function firstRuleId({ id, policy }: Pick<RuleInfo, "id" | "policy">, { firstIds }: Identity): string {
  const first = policy === null ? undefined : firstIds.get(policy);
  return first === undefined || !id.startsWith(`${policy}/`) ? id : `${first}${id.slice(policy!.length)}`;
}

export function idOf(draft: IdParts, identity: Identity): string {
  const { revision, first, day } = draft.introduced;
  const rule = firstRuleId(draft.rule, identity);
  return digest("f", [identity.organization, rule, identity.origins.of(draft), first ? 0 : (day ?? revision)]);
}

function findingOf(draft: Draft, identity: Identity, asOf: number): Finding {
  const { rule, introduced, resolved } = draft;
  const isNoted = draft.event && rule.from !== null && introduced.time < rule.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule.from ?? introduced.time);
  return {
    id: idOf(draft, identity),
    key: digest("k", [identity.organization, firstRuleId(rule, identity), identity.origins.of(draft)]),
    rule: rule.id,
    title: rule.title,
    kind: rule.kind,
    severity: rule.severity,
    status: resolved ? "resolved" : isNoted ? "noted" : "open",
    subject: draft.subject,
    ...(draft.formerly && { formerly: [...draft.formerly] }),
    message: draft.message,
    expected: mutable(draft.expected),
    demand: mutableWords(draft.words?.demand ?? silence),
    remedy: mutableWords(remedyOf(draft)),
    before: mutable(draft.before),
    actual: mutable(draft.actual),
    offending: draft.offending.map(mutable),
    values: draft.values.map(({ revision, at, by, actual }) => ({ revision, at, by, actual: mutable(actual) })),
    introduced: { revision: introduced.revision, at: introduced.at, by: introduced.by, exact: introduced.exact },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: resolved.by,
      ...("approval" in resolved && { approval: resolved.approval }),
    },
    ended: draft.ended ?? (typeof resolved?.revision === "number" ? "fixed" : null),
    exposureSeconds: draft.use
      ? draft.use.exposureSeconds
      : draft.event
        ? null
        : Math.max(0, Math.floor((end - introduced.time) / 1000)),
    dueAt: draft.event || rule.fixWithinSeconds === null ? null : instantText(slaStart + rule.fixWithinSeconds * 1000),
    inForce: draft.inForce ?? null,
    fix: mutable(draft.fix),
    location: rule.location,
    inert: draft.inert
      ? { switch: draft.inert.switch, wanted: draft.inert.wanted, since: momentRow(draft.inert.since) }
      : null,
    causedBy: null,
    exception: null,
    controls: rule.controls as Finding["controls"],
    rationale: rule.rationale,
    remediation: rule.remediation,
    blast: null,
    ...(draft.use && useOf(draft.use)),
  };
}

/** Returns the additional fields of a finding about use. */
function useOf({ days, certainty, who, between }: NonNullable<Draft["use"]>): Partial<Finding> {
  return {
    days: days.map((day) => ({ ...day, revisions: [...day.revisions] })),
    certainty,
    ...(who && { who: who.map((user) => ({ ...user })) }),
    ...(between && { between: [...between] }),
  };
}

const silence: Words = [];

/** Returns how to correct a draft. If only entries of a list fail, the other entries may stay. */
function remedyOf({ words, actual, offending, inert }: Draft): Words {
  const { remedy: whole = silence, entryRemedy, allRemedy } = words ?? {};
  // All entries of a list without effect count as failing.
  if (!isArray(actual) || inert || offending.every((entry) => entry === null)) return whole;
  if (!entryRemedy || !allRemedy) return entryRemedy ?? whole;
  const failing = new Set(offending.map(canonical));
  return actual.every((entry) => failing.has(canonical(entry))) ? allRemedy : entryRemedy;
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

function momentRow({ revision, at, by, exact }: SeenMoment) {
  return { revision, at, by, exact };
}

type ReportJson = Finding["actual"];

/** The report's schema has no read-only types. Nothing writes to these values. */
function mutable(value: Json): ReportJson {
  return value as ReportJson;
}

function mutableWords(words: Words): Finding["demand"] {
  return words as Finding["demand"];
}

function digest(sort: "f" | "k", parts: readonly (string | number | null)[]): string {
  return inOnePiece(`${sort}_${hash("sha256", JSON.stringify(parts), "hex").slice(0, 16)}`);
}

/** Orders by severity, rule, subject, introducing revision. */
function byWeight(a: Finding, b: Finding): number {
  return (
    weight(b.severity) - weight(a.severity) ||
    compare(a.rule, b.rule) ||
    compare(a.subject, b.subject) ||
    (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0)
  );
}
