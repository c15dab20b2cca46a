// Reads the evidence of a source: sealed revisions, and whether they are complete.
import type { Ledger } from "../ledger/ledger.ts";
import { type Evidence, evidenceOf, LEDGER_TAMPERED, type PulledHistory } from "../model/evidence.ts";
import type { Hear } from "../model/progress.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { Mark } from "../seal/mark.ts";
import type { Unlike } from "../seal/reseal.ts";
import { withoutSecrets } from "../seal/rows.ts";
import { open, type SealedHistory, type SealSession } from "../seal/session.ts";
import type { Stop } from "../service/pull.ts";
import type { Config } from "./config.ts";
import type { ExtraChoice } from "./extra-names.ts";
import { ELSEWHERE, type Extras, withoutExtras } from "./extras.ts";
import { readHistoryFile } from "./history-file.ts";
import type { ServiceHistory } from "./from-service.ts";
import type * as ledgers from "./ledger.ts";
import type { LedgerInput, LedgerOptions } from "./ledger.ts";
import type { Range } from "./ledger-facts.ts";
import type { ExtrasRange } from "./read-extras.ts";
import { type Environment, originOf, type Source } from "./source.ts";

/** The evidence of a run, and the ledger it is compared with. */
export interface OpenedEvidence {
  readonly evidence: Evidence;
  readonly sealed: SealedHistory;
  /** Revisions of the ledger that are missing in this run for the first time. */
  readonly missing: readonly Range[];
  /** Where reading failed, for a later run. */
  readonly stop: Stop | null;
  /** Evidence besides the history. */
  readonly extras: Extras;
  /** The folder of the ledger that is read; null without one. */
  readonly ledgerDir: string | null;
  /** The ledger that the run may be added to. The receiver closes it. */
  readonly ledger: Ledger | undefined;
}

interface OpenOptions {
  readonly config: Config;
  readonly environment: Environment;
  /** Texts that the outputs contain anyway, and that are therefore not secrets. */
  readonly allowedTexts: readonly string[];
  /** The ledger besides the source, for reading; with `now`, in milliseconds, for adding the run to it. */
  readonly ledger?: Omit<LedgerOptions, "organization" | "now" | "dir"> & {
    readonly dir: string | null;
    readonly now?: number;
  };
  /** Evidence to read besides the history. */
  readonly extras?: readonly ExtraChoice[];
  /** The days of usage, the watched objects and the time; default: all days until now. */
  readonly range?: Partial<ExtrasRange>;
  /** Further problems that make the evidence incomplete. With a ledger that was tampered with, no ledger is read. */
  readonly problems?: readonly EvidenceProblem[] | undefined;
  /** Whether the source is the sample organization. */
  readonly demo?: boolean | undefined;
  readonly progress?: Hear | undefined;
}

/**
 * Reads a source into the seal, and compares it with its ledger.
 * @throws DriftlineError `usage` if a file cannot be read, `tampered` if the ledger fails its verification
 */
export async function openEvidence(source: Source, options: OpenOptions): Promise<OpenedEvidence> {
  const isTampered = options.problems?.some(({ code }) => code === LEDGER_TAMPERED) ?? false;
  const ledger = isTampered ? undefined : await openLedger(source, options.ledger);
  try {
    const ledgerDir = ledger ? ledgerFolder(source, options.ledger) : null;
    return { ...(await gather(source, options, ledger)), ledgerDir, ledger: ledger?.ledger };
  } catch (error) {
    await ledger?.ledger?.close();
    throw error;
  }
}

type OpenLedger = LedgerInput & { readonly ledger?: Ledger };

async function openLedger(source: Source, beside: OpenOptions["ledger"]): Promise<OpenLedger | undefined> {
  const { now, dir: _, ...rest } = beside ?? { dir: null, full: false };
  const dir = ledgerFolder(source, beside);
  if (dir === null) return undefined;
  const { openReplay, openRun } = await import("./ledger.ts");
  const { organization } = source;
  if (source.kind === "ledger" || now === undefined)
    return openReplay(dir, organization, rest.expectHead, rest.expectedBy);
  return openRun({ dir, organization, now, ...rest });
}

function ledgerFolder(source: Source, beside: OpenOptions["ledger"]): string | null {
  return source.kind === "ledger" ? source.dir : (beside?.dir ?? null);
}

/** The ledger that a run reads, and what reads it. */
type Store = LedgerInput & { readonly use: typeof ledgers };

async function gather(
  source: Source,
  options: OpenOptions,
  ledger: LedgerInput | undefined,
): Promise<Omit<OpenedEvidence, "ledger" | "ledgerDir">> {
  const { demo = false, allowedTexts, problems: earlierProblems = [] } = options;
  const session = openSession(source, options, ledger !== undefined);
  const store = ledger && { ...ledger, use: await import("./ledger.ts") };
  store?.use.recallAll(session, store.state);
  const { extras: read, stop, skipped, isWhole, ...received } = await readSource(source, options, session, store);
  const sealed = session.finish(allowedTexts, isWhole && skipped === null);
  // The ledger compares rows as they arrived, and keeps none with a secret.
  const { fresh, ...otherExtras } = read;
  const extras: Extras = { ...withoutSecrets(otherExtras, sealed.leaks), ...(fresh && { fresh }) };
  const problems = [...earlierProblems, ...received.problems];
  const { missing, isNothing } =
    store && source.kind !== "ledger" && problems.length === 0
      ? comparedWith(store, sealed, isWhole, skipped)
      : { missing: [], isNothing: false };
  if (isNothing) {
    const message = `there is no revision, but the ledger contains ${store!.state.revisions.size}`;
    problems.push({ code: "history-empty", message });
  }
  problems.push(...sealed.conflicts.map(conflictWords));
  const pulledHistory: PulledHistory = {
    source: demo ? "demo" : source.kind,
    origin: demo ? "the sample organization" : originOf(source),
    emulated: received.isEmulated,
    proxied: received.proxied,
    isClockBehind: received.isClockBehind,
    requests: received.requests,
    revisions: sealed.revisions,
    conflicts: sealed.conflicts,
    notEvaluated: unknownParts(sealed, extras, problems),
    ...(store && { ledger: store.use.factsOf(store, sealed, missing, extras) }),
  };
  return { evidence: evidenceOf(pulledHistory, problems), sealed, missing, stop, extras };
}

function openSession(
  { kind, organization }: Source,
  { config, environment, progress }: OpenOptions,
  hasLedger: boolean,
): SealSession {
  return open({
    key: environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined,
    earlierKey: environment["DRIFTLINE_FINGERPRINT_KEY_OLD"] || undefined,
    organization,
    catalog: config.catalog,
    kept: hasLedger,
    progress: progress && ((count) => progress({ phase: "reading", done: count, of: null })),
    trusts: kind === "file",
  });
}

/** Reads a source into the seal. Returns what it gives besides the revisions. */
async function readSource(
  source: Source,
  { extras: names = [], range: requestedRange = {} }: OpenOptions,
  session: SealSession,
  store: Store | undefined,
): Promise<ServiceHistory & { readonly extras: Extras }> {
  const now = Date.now();
  const range = { from: null, asOf: now, now, ...requestedRange };
  const nothing = {
    problems: [],
    requests: 0,
    isEmulated: false,
    proxied: false,
    isClockBehind: false,
    isWhole: false,
    skipped: null,
    stop: null,
  };
  if (source.kind === "service") {
    const { readService } = await import("./from-service.ts");
    const readAll = !store || store.full || session.needsAll;
    const earlier = readAll ? undefined : { whole: store.state.wholeBelow(), part: store.state.part };
    const keptUsage = store?.use.keptUsage(store.state, store.full);
    const received = await readService(source, session, earlier, { names, range: { ...range, keptUsage } });
    return { ...received, extras: received.extras ?? withoutExtras(names, "the history is incomplete") };
  }
  if (source.kind === "file") {
    const problems = await readHistoryFile(source.file, session);
    return { ...nothing, problems, isWhole: problems.length === 0, extras: withoutExtras(names, ELSEWHERE) };
  }
  const extras = store?.use.extrasOf(store.state, names, range) ?? withoutExtras(names, ELSEWHERE);
  return { ...nothing, problems: store?.use.partProblems(store.state) ?? [], extras };
}

/** Compares what arrived with the ledger. `isNothing`: no revision arrived, although the ledger has some. */
function comparedWith(
  { use, state }: Store,
  { recalled }: SealedHistory,
  isWhole: boolean,
  skipped: Stop | null,
): { readonly missing: readonly Range[]; readonly isNothing: boolean } {
  // An empty history means another organization's key or a broken service. It proves nothing missing.
  const isNothing = recalled!.arrived.length === 0 && state.revisions.size > 0;
  return { missing: isNothing ? [] : use.missingOf(state, recalled!, isWhole, skipped), isNothing };
}

function conflictWords(revision: number): EvidenceProblem {
  const message = `revision ${revision} arrived twice, with different content`;
  return { code: "revision-conflict", message, revision };
}

/** Returns what is not known of the evidence, and why. */
function unknownParts(
  { unknownFields, hasOpenEnd, recalled, unlike, mark }: SealedHistory,
  { notes = [] }: Extras,
  problems: readonly EvidenceProblem[],
): PulledHistory["notEvaluated"] {
  const fields = unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not describe it",
  }));
  // A full page was not taken as the only one: the problem says so.
  const isOpen = hasOpenEnd && problems.every(({ code }) => code !== "missing-pagination");
  return [
    ...fields,
    ...notes,
    ...(isOpen ? [openEnd] : []),
    ...(recalled?.isBlind === true ? [blindWords(mark)] : []),
    ...(unlike ? [unlikeWords(unlike, mark)] : []),
  ];
}

const openEnd = {
  what: "whether the history has more pages",
  reason: "its page has no pagination, so it was taken as the only page",
};

/** What is not known where secrets have no fingerprints that can be compared. */
export const SECRET_CHANGES = "whether secrets changed";

function blindWords({ keyId }: Mark): { what: string; reason: string } {
  const reason =
    keyId === null
      ? "the ledger keeps fingerprints under one key only, and not all of its secrets have one: set DRIFTLINE_FINGERPRINT_KEY"
      : `some secrets of the ledger have a fingerprint under another key than ${keyId}, or none, and this audit did not read them again under this key: if there is an earlier key, give it as DRIFTLINE_FINGERPRINT_KEY_OLD until an audit is complete`;
  return { what: SECRET_CHANGES, reason };
}

function unlikeWords(unlike: Unlike, own: Mark): ReturnType<typeof blindWords> {
  if (unlike.because === "mixed")
    return {
      what: SECRET_CHANGES,
      reason: "the history was sealed by several runs or without fingerprints, and its secrets cannot be compared",
    };
  const key = unlike.keyId === null ? "without a fingerprint key" : `under the fingerprint key ${unlike.keyId}`;
  const organizationWords = unlike.organization === own.organization ? "" : ` for ${unlike.organization}`;
  const ourKey =
    own.keyId === null ? "has none" : own.keyId === unlike.keyId ? "is about another organization" : "has another one";
  const reason = `the history was sealed${organizationWords} ${key}, and this run ${ourKey}`;
  return { what: "whether its secrets are the secrets that policies and other runs name", reason };
}
