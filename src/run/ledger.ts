// A run with a ledger: what is known before reading, how the evidence compares, and which entries the run adds.
import { namedRules } from "../audits/named-rules.ts";
import { furtherData, restsOnOther } from "../audits/needs.ts";
import { DriftlineError } from "../errors.ts";
import { type LedgerEntry, policyEntry, type RunEntry } from "../ledger/entry.ts";
import { isMissing, realFiles, refuseOther } from "../ledger/files.ts";
import { foreign, keptHead, names } from "../ledger/format.ts";
import { Ledger, openForReading, type Plan } from "../ledger/ledger.ts";
import { unwritable } from "../ledger/lock.ts";
import type { LedgerState } from "../ledger/state.ts";
import type { Evidence } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import type { EvidenceProblem, Report } from "../model/report/index.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { isOfHistory } from "../report/evidence.ts";
import type { RecalledRevisions } from "../seal/recall.ts";
import type { SealedHistory, SealSession } from "../seal/session.ts";
import type { Stop } from "../service/pull.ts";
import type { Config } from "./config.ts";
import type { Extras } from "./extras.ts";
import type { Range, ReadLedger } from "./ledger-facts.ts";
import { usageEntries } from "./ledger-usage.ts";
import { makeFolder } from "./temporary.ts";
import { judgeVersion } from "../model/version.ts";
import { lastIn } from "../lists.ts";
import { precise } from "../words.ts";

/** A verified ledger, for reading or for one run. */
export interface LedgerInput extends ReadLedger {
  /** Read everything, even if known. */
  readonly full: boolean;
}

export interface LedgerOptions {
  readonly dir: string;
  readonly organization: string;
  readonly full: boolean;
  readonly expectHead?: string | undefined;
  /** Who noted that head: `issue #7`. */
  readonly expectedBy?: string | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Opens a ledger for one run.
 * @throws DriftlineError as Ledger.open; `tampered` if a noted head is not its own; `usage` if the place is no folder
 *   or holds only other files, and no head was noted
 */
export async function openRun(options: LedgerOptions): Promise<LedgerInput & { readonly ledger: Ledger }> {
  const { dir, organization, full } = options;
  const expected = options.expectHead === undefined ? undefined : keptHead(options.expectHead);
  if (expected === undefined) await refuseOther(realFiles, dir, "name the ledger's folder, or a new one");
  // A new ledger in its place would hide that it is gone.
  else if (await isGone(dir)) throw notGrown(options.expectedBy);
  await makeFolder(dir, 0o700).catch((error: unknown) => {
    throw unwritable(dir, error);
  });
  const ledger = await Ledger.open(dir, { organization, now: new Date(options.now).toISOString() });
  try {
    const { state, head, size } = ledger;
    return { ledger, state, head, size, full, anchored: isAnchored(state, expected, options.expectedBy) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}

/** Opens a ledger for reading. Changes nothing. @throws DriftlineError as openForReading */
export async function openReplay(
  dir: string,
  organization: string | null,
  expectHead: string | undefined,
  expectedBy?: string,
): Promise<LedgerInput & { readonly organization: string }> {
  const expected = expectHead === undefined ? undefined : keptHead(expectHead);
  const { verifiedLedger, state } = await openForReading(dir, { isExpected: expected !== undefined });
  const owner = verifiedLedger.origin.organization;
  if (organization !== null && organization !== owner) throw foreign(owner, organization);
  const { head, tree } = verifiedLedger;
  const anchored = isAnchored(state, expected, expectedBy);
  return { state, head, size: tree.size, full: false, anchored, organization: owner };
}

function isAnchored(state: LedgerState, expected: string | undefined, by: string | undefined): boolean {
  if (expected === undefined) return false;
  if (!state.heads.has(expected)) throw notGrown(by);
  return true;
}

/** Whether a folder has no file of a ledger. */
export async function isGone(dir: string): Promise<boolean> {
  // Opening the ledger reports any other error.
  const present = await realFiles.readdir(dir).catch((error: unknown) => (isMissing(error) ? [] : ["unknown"]));
  return present.every((name) => name === ".git" || name === names.attributes);
}

/** @param by who noted the head */
function notGrown(by: string | undefined): DriftlineError {
  const head = by === undefined ? "the head that was kept" : `the head that ${by} keeps`;
  return new DriftlineError("tampered", `it did not grow from ${head}: it was cut, set back or replaced`);
}

/** Gives a session all revisions of the ledger. */
export function recallAll(session: SealSession, state: LedgerState): void {
  for (const { stored } of state.revisions.values()) session.recall(stored);
  for (const { stored } of state.conflicts) session.recall(stored, true);
}

export { factsOf } from "./ledger-facts.ts";
export { extrasOf, keptUsage } from "./ledger-usage.ts";

/** Returns a problem if the last audits that added revisions did not read the whole history: others may be missing. */
export function partProblems(state: LedgerState): EvidenceProblem[] {
  const lastWhole = state.runs.findLastIndex(({ problems }) => !problems.some(isOfHistory));
  const newest = [...state.revisions.values()].reduce((last, { run }) => Math.max(last, run), -1);
  if (newest <= lastWhole) return [];
  const { at, problems } = state.runs[newest]!;
  const codes = problems.filter(isOfHistory).join(", ");
  const message = `the audit of ${precise(at)} added revisions but could not read the whole history (${codes}), and no later audit did`;
  return [{ code: "part-of-history", message }];
}

/**
 * Returns revisions of the ledger that should have been received but were not, without those recorded as missing: an
 * exception for a recorded range must not accept a later removal.
 * @param isWhole whether the list was read to its end; if not, only revisions as new as the received ones are expected
 * @param skippedRange the revisions that were not requested
 */
export function missingOf(
  state: LedgerState,
  { arrived }: RecalledRevisions,
  isWhole: boolean,
  skippedRange: { readonly newest: number; readonly oldest: number } | null,
): Range[] {
  const arrivedNumbers = new Set(arrived);
  const wasSkipped = (number: number) =>
    skippedRange !== null && skippedRange.oldest <= number && number <= skippedRange.newest;
  const isRecorded = (number: number) => state.missing.some(({ from, to }) => from <= number && number <= to);
  const oldest = isWhole ? -1 : arrived.reduce((least, revision) => Math.min(least, revision), Infinity);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const revision of numbers) {
    if (revision < oldest || arrivedNumbers.has(revision) || wasSkipped(revision) || isRecorded(revision)) {
      isOpen = false;
      continue;
    }
    if (isOpen) lastIn(ranges).to = revision;
    else ranges.push({ from: revision, to: revision });
    isOpen = true;
  }
  return ranges;
}

interface LedgerOutcome {
  readonly config: Config;
  readonly policies: LoadedPolicies;
  readonly evidence: Evidence;
  readonly sealed: SealedHistory;
  readonly missing: readonly Range[];
  readonly stop: Stop | null;
  readonly extras: Extras;
  readonly policyHistory: "git" | null;
  readonly report: Report;
  /** The time of the run, in milliseconds. */
  readonly now: number;
  readonly cut: boolean;
  readonly contiguous: boolean;
}

/** Returns a run's ledger entries: new revisions, contradictions in the history, the policy and the findings. */
export function entriesOf(state: LedgerState, head: string, outcome: LedgerOutcome): LedgerEntry[] {
  const { config, evidence, extras, sealed, report } = outcome;
  const recalled = sealed.recalled!;
  const judge = policyEntry(judgeOf(config, outcome.policies));
  const { source, origin, requests, conflicts } = evidence.value;
  if (source === "ledger") throw new DriftlineError("internal", "a replay adds nothing to its ledger");
  const rules = namedRules(outcome.policies);
  const data = furtherData({
    use: extras.usage,
    members: extras.members,
    observed: { observed: extras },
    policyHistory: outcome.policyHistory,
  });
  const { cut } = outcome;
  const ids = (status: string, ofHistory: boolean) =>
    report.findings
      .filter((finding) => finding.status === status && restsOnOther(finding, rules, { cut, data }) !== ofHistory)
      .map((finding) => finding.id)
      .sort();
  const run: RunEntry = {
    kind: "run",
    at: report.asOf,
    tool: judgeVersion,
    source,
    origin,
    before: head,
    complete: report.evidence.complete,
    problems: [...new Set(report.evidence.problems.map(({ code }) => code))].sort(),
    requests,
    stop: outcome.stop !== null && sealed.leaks(outcome.stop.cursor) ? null : outcome.stop,
    key: sealed.keyId,
    policy: judge.digest,
    cut,
    contiguous: outcome.contiguous,
    last: sealed.revisions.at(-1)?.revision ?? null,
    conflicts: [...conflicts],
    verdict: report.verdict,
    open: ids("open", true),
    excepted: ids("excepted", true),
    others: ids("open", false),
    data,
  };
  return [
    ...recalled.keep.map((stored): LedgerEntry => ({ kind: "revision", stored })),
    ...recalled.rewritten
      .filter(({ past }) => past === undefined)
      .map(({ entry }): LedgerEntry => ({ kind: "conflict", stored: entry })),
    ...outcome.missing.map((range): LedgerEntry => ({ kind: "missing", ...range })),
    ...usageEntries(instantText(outcome.now), outcome.extras, sealed.leaks),
    ...(state.policies.has(judge.digest) ? [] : [judge]),
    run,
  ];
}

/** Returns everything that determines the findings, as plain JSON. */
export function judgeOf(config: Config, { checks: _, ...policies }: LoadedPolicies): Json {
  const { builtin, aliases, sharedAccounts, auditEverySeconds } = config;
  const shared = sharedAccounts.length > 0 && { sharedAccounts };
  const expected = auditEverySeconds !== null && { auditEverySeconds };
  return JSON.parse(JSON.stringify({ aliases, builtin, ...shared, ...expected, policies })) as Json;
}

/** Returns the report as after the run is in the ledger. */
export function withHead(report: Report, plan: Plan): Report {
  const { ledger } = report.evidence;
  return { ...report, evidence: { ...report.evidence, ledger: { ...ledger!, head: plan.head, size: plan.size } } };
}
