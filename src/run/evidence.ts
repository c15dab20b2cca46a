// Reads the evidence of a source: sealed revisions, and whether they are complete.
import type { Ledger } from "../ledger/ledger.ts";
import { type Evidence, evidenceOf, LEDGER_TAMPERED, type PulledHistory } from "../model/evidence.ts";
import type { Hear } from "../model/progress.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { Mark } from "../seal/mark.ts";
import type { Unlike } from "../seal/reseal.ts";
import { open, type SealedHistory } from "../seal/session.ts";
import type { Stop } from "../service/pull.ts";
import type { Config } from "./config.ts";
import type { ExtraChoice } from "./extra-names.ts";
import { ELSEWHERE, type Extras, withoutExtras } from "./extras.ts";
import { readHistoryFile } from "./history-file.ts";
import type { LedgerInput, LedgerOptions, Range } from "./ledger.ts";
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

/** Opens the ledger that is the source or besides it. */
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

async function gather(
  source: Source,
  {
    config,
    environment,
    allowedTexts,
    extras: extraNames = [],
    range = {},
    demo = false,
    problems: earlierProblems = [],
    progress,
  }: OpenOptions,
  ledger: LedgerInput | undefined,
): Promise<Omit<OpenedEvidence, "ledger" | "ledgerDir">> {
  const { organization } = source;
  const session = open({
    key: environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined,
    earlierKey: environment["DRIFTLINE_FINGERPRINT_KEY_OLD"] || undefined,
    organization,
    catalog: config.catalog,
    kept: ledger !== undefined,
    progress: progress && ((count) => progress({ phase: "reading", done: count, of: null })),
    trusts: source.kind === "file",
  });
  const store = ledger && { ...ledger, use: await import("./ledger.ts") };
  store?.use.recallAll(session, store.state);
  const problems: EvidenceProblem[] = [...earlierProblems];
  let requests = 0;
  let emulated = false;
  let proxied = false;
  let isWhole = false;
  let skippedStop: Stop | null = null;
  let stop: Stop | null = null;
  let extras: Extras | undefined;
  const now = Date.now();
  const days = { from: null, asOf: now, now, ...range };
  if (source.kind === "service") {
    const { readService } = await import("./from-service.ts");
    const readAll = !store || store.full || session.needsAll;
    const earlier = readAll ? undefined : store.use.knownTo(store.state);
    const keptUsage = store?.use.keptUsage(store.state, store.full);
    const serviceHistory = await readService(source, session, earlier, {
      names: extraNames,
      range: { ...days, kept: keptUsage },
    });
    problems.push(...serviceHistory.problems);
    ({ isWhole, skipped: skippedStop, stop, extras, requests, emulated, proxied } = serviceHistory);
  } else if (source.kind === "file") {
    problems.push(...(await readHistoryFile(source.file, session)));
    isWhole = problems.length === earlierProblems.length;
  }
  if (source.kind === "ledger" && store) extras = store.use.extrasOf(store.state, extraNames, days);
  extras ??= withoutExtras(extraNames, source.kind === "service" ? "the history is incomplete" : ELSEWHERE);
  const sealed = session.finish(allowedTexts, isWhole && skippedStop === null);
  const comparedStore = source.kind !== "ledger" && problems.length === 0 ? store : undefined;
  // An empty history means another organization's key or a broken service. It proves nothing missing.
  const isNothing = comparedStore && sealed.recalled!.arrived.length === 0 && comparedStore.state.revisions.size > 0;
  const missing =
    comparedStore && !isNothing
      ? comparedStore.use.missingOf(comparedStore.state, sealed.recalled!, isWhole, skippedStop)
      : [];
  if (isNothing)
    problems.push({
      code: "history-empty",
      message: `there is no revision, but the ledger contains ${comparedStore.state.revisions.size}`,
    });
  for (const revision of sealed.conflicts)
    problems.push({
      code: "revision-conflict",
      message: `revision ${revision} arrived twice, with different content`,
      revision,
    });
  const notEvaluated = sealed.unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not describe it",
  }));
  notEvaluated.push(...(extras.notes ?? []));
  // A full page was not taken as the only one: the problem says so.
  if (sealed.hasOpenEnd && problems.every(({ code }) => code !== "missing-pagination")) notEvaluated.push(openEnd);
  if (sealed.recalled?.isBlind === true) notEvaluated.push(blind);
  if (sealed.unlike) notEvaluated.push(unlikeWords(sealed.unlike, sealed.mark));
  const { revisions, conflicts } = sealed;
  const kind = demo ? "demo" : source.kind;
  const pulledHistory: PulledHistory = {
    source: kind,
    origin: demo ? "the sample organization" : originOf(source),
    emulated,
    proxied,
    requests,
    revisions,
    conflicts,
    notEvaluated,
    ...(store && { ledger: store.use.factsOf(store, sealed, missing, extras) }),
  };
  return { evidence: evidenceOf(pulledHistory, problems), sealed, missing, stop, extras };
}

const openEnd = {
  what: "whether the history has more pages",
  reason: "its page has no pagination, so it was taken as the only page",
};

const blind = {
  what: "whether secrets changed",
  reason:
    "the ledger keeps fingerprints under one key only, and not all of its secrets have one: set DRIFTLINE_FINGERPRINT_KEY",
};

function unlikeWords(unlike: Unlike, own: Mark): typeof blind {
  if (unlike.because === "mixed")
    return {
      what: "whether secrets changed",
      reason: "the history was sealed by several runs or without fingerprints, and its secrets cannot be compared",
    };
  const key = unlike.keyId === null ? "without a fingerprint key" : `under the fingerprint key ${unlike.keyId}`;
  const whose = unlike.organization === own.organization ? "" : ` for ${unlike.organization}`;
  const ourKey =
    own.keyId === null ? "has none" : own.keyId === unlike.keyId ? "is about another organization" : "has another one";
  const reason = `the history was sealed${whose} ${key}, and this run ${ourKey}`;
  return { what: "whether its secrets are the secrets that policies and other runs name", reason };
}
