// Where the history comes from, and what came: sealed revisions and whether they are all of them.
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type Evidence, evidenceOf, type Pulled } from "../model/evidence.ts";
import type { Hear } from "../model/progress.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { Mark } from "../seal/mark.ts";
import type { Unlike } from "../seal/marked.ts";
import { open, type Sealed } from "../seal/session.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import type { Stop } from "../service/pull.ts";
import type { Config } from "./config.ts";
import type { ExtraName } from "./extra-names.ts";
import { ELSEWHERE, type Extras, withoutExtras } from "./extras.ts";
import { readHistoryFile, sealedFor } from "./history-file.ts";
import type { LedgerInput, LedgerOptions, Range } from "./ledger.ts";
import { readInput } from "./read-input.ts";

export interface SourceOptions {
  readonly baseUrl?: string | undefined;
  /** The application's host, which no part of the history is on: only checked. */
  readonly appUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly history?: string | undefined;
  readonly organization?: string | undefined;
  /** A ledger: what is known of the history, or all of it when nothing else is given. */
  readonly ledger?: string | undefined;
}

/** Where a run reads its history from, checked before anything is read. */
export type Source =
  | { readonly kind: "service"; readonly baseUrl: URL; readonly apiKey: string; readonly organization: string }
  | { readonly kind: "file"; readonly file: string; readonly organization: string }
  | { readonly kind: "ledger"; readonly dir: string; readonly organization: string };

/** The evidence of a run, and the ledger it is compared with. */
export interface Opened {
  readonly evidence: Evidence;
  readonly sealed: Sealed;
  /** Revisions that a ledger holds and this run missed for the first time. */
  readonly missing: readonly Range[];
  /** Where reading failed, for a later run. */
  readonly stop: Stop | null;
  /** What was asked for besides. */
  readonly extras: Extras;
  /** The ledger that the run may be added to; whoever has it closes it. */
  readonly ledger: Ledger | undefined;
}

/** The organization that a ledger is about; undefined when nothing is there. */
async function ownerOf(ledger: string): Promise<string | undefined> {
  const { organizationOf } = await import("../ledger/ledger.ts");
  return organizationOf(ledger);
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The source that options, environment and configuration name together.
 * @throws DriftlineError `usage` when they name none, two, or an unsafe one
 */
export async function chooseSource(options: SourceOptions, config: Config, environment: Environment): Promise<Source> {
  if (options.history !== undefined && options.baseUrl !== undefined)
    throw new DriftlineError("usage", "--history and --base-url are two sources: give one");
  if (options.appUrl !== undefined) serviceAddress(options.appUrl, "the application's URL");
  const named = options.organization ?? config.organization;
  const ledger = options.ledger ?? config.ledger;
  if (options.history !== undefined) {
    // Only a file that Driftline wrote says whose it is; the ledger that a file is compared with does.
    const kept = named ?? (ledger === null ? undefined : await ownerOf(ledger));
    const organization = kept ?? (await sealedFor(options.history)) ?? "unnamed";
    return { kind: "file", file: options.history, organization };
  }
  const address = options.baseUrl ?? environment["DRIFTLINE_BASE_URL"] ?? config.baseUrl;
  if ((address === null || address === undefined || address === "") && ledger !== null)
    return { kind: "ledger", dir: ledger, organization: named ?? (await ownerOf(ledger)) ?? "unnamed" };
  if (address === null || address === undefined || address === "")
    throw new DriftlineError("usage", {
      message: "no history to judge",
      hint: "give --base-url for the service, --history for a file, or --ledger for what was kept",
    });
  const baseUrl = serviceAddress(address, "the base URL");
  const key = await readKey(options.apiKeyFile, environment);
  return { kind: "service", baseUrl, apiKey: key, organization: named ?? baseUrl.hostname };
}

/**
 * The key that a file or the environment holds.
 * @throws DriftlineError `usage`, which never quotes it
 */
export async function readKey(file: string | undefined, environment: Environment): Promise<string> {
  if (file !== undefined) {
    return apiKey(await readInput(file, "key file"), `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === undefined || key === "")
    throw new DriftlineError("usage", {
      message: "no API key",
      hint: "set DRIFTLINE_API_KEY, or give --api-key-file, or the input api-key of the Action",
    });
  return apiKey(key, "DRIFTLINE_API_KEY");
}

export interface OpenOptions {
  readonly config: Config;
  readonly environment: Environment;
  /** Texts that stand in the outputs anyway, and hide nothing. */
  readonly known: readonly string[];
  /** The ledger beside the source, for reading; with `now`, in milliseconds, for adding the run to it. */
  readonly ledger?: Omit<LedgerOptions, "organization" | "now" | "dir"> & {
    readonly dir: string | null;
    readonly now?: number;
  };
  /** What to ask the service for besides the history. */
  readonly extras?: readonly ExtraName[];
  /** Whether the source is the sample organization. */
  readonly demo?: boolean | undefined;
  readonly progress?: Hear | undefined;
}

/**
 * Reads a source into the seal, and compares it with its ledger.
 * @throws DriftlineError `usage` when a file cannot be read, `tampered` when the ledger does not prove itself
 */
export async function openEvidence(source: Source, options: OpenOptions): Promise<Opened> {
  const ledger = await openLedger(source, options.ledger);
  try {
    return { ...(await gather(source, options, ledger)), ledger: ledger?.ledger };
  } catch (error) {
    await ledger?.ledger?.close();
    throw error;
  }
}

type OpenLedger = LedgerInput & { readonly ledger?: Ledger };

/** The ledger that is the source, or stands beside it. */
async function openLedger(source: Source, beside: OpenOptions["ledger"]): Promise<OpenLedger | undefined> {
  const { now, dir: named, ...rest } = beside ?? { dir: null, full: false };
  const dir = source.kind === "ledger" ? source.dir : named;
  if (dir === null) return undefined;
  const { openReplay, openRun } = await import("./ledger.ts");
  const { organization } = source;
  if (source.kind === "ledger" || now === undefined)
    return openReplay(dir, organization, rest.expectHead, rest.expectedBy);
  return openRun({ dir, organization, now, ...rest });
}

async function gather(
  source: Source,
  { config, environment, known, extras: asked = [], demo = false, progress }: OpenOptions,
  ledger: LedgerInput | undefined,
): Promise<Omit<Opened, "ledger">> {
  const { organization } = source;
  const session = open({
    key: environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined,
    organization,
    catalog: config.catalog,
    kept: ledger !== undefined,
    progress: progress && ((done) => progress({ phase: "reading", done, of: null })),
    trusts: source.kind === "file",
  });
  const kept = ledger && { ...ledger, use: await import("./ledger.ts") };
  kept?.use.recallAll(session, kept.state);
  const problems: EvidenceProblem[] = [];
  let requests = 0;
  let emulated = false;
  let proxied = false;
  let isWhole = false;
  let skipped: Stop | null = null;
  let stop: Stop | null = null;
  let extras: Extras | undefined;
  if (source.kind === "service") {
    const { readService } = await import("./from-service.ts");
    const readAll = !kept || kept.full || session.needsAll;
    const served = await readService(source, session, readAll ? undefined : kept.use.knownTo(kept.state), asked);
    problems.push(...served.problems);
    ({ isWhole, skipped, stop, extras, requests, emulated, proxied } = served);
  } else if (source.kind === "file") {
    problems.push(...(await readHistoryFile(source.file, session)));
    isWhole = problems.length === 0;
  }
  extras ??= withoutExtras(asked, source.kind === "service" ? "the history did not come whole" : ELSEWHERE);
  const sealed = session.finish(known, isWhole && skipped === null);
  const compared = source.kind !== "ledger" && problems.length === 0 ? kept : undefined;
  // Nothing at all is what another organization's key or a broken service gives: it accuses nobody, and proves nothing.
  const isNothing = compared && sealed.recalled!.arrived.length === 0 && compared.state.revisions.size > 0;
  const missing =
    compared && !isNothing ? compared.use.missingOf(compared.state, sealed.recalled!, isWhole, skipped) : [];
  if (isNothing)
    problems.push({
      code: "history-empty",
      message: `there is no revision, and the ledger holds ${compared.state.revisions.size}`,
    });
  for (const revision of sealed.conflicts)
    problems.push({
      code: "revision-conflict",
      message: `revision ${revision} arrived twice, with different content`,
      revision,
    });
  const notEvaluated = sealed.unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not name it",
  }));
  if (sealed.recalled?.isBlind === true) notEvaluated.push(blind);
  if (sealed.unlike) notEvaluated.push(unlikeWords(sealed.unlike, sealed.mark));
  const { revisions, conflicts } = sealed;
  const kind = demo ? "demo" : source.kind;
  const pulled: Pulled = {
    source: kind,
    origin: demo ? "the sample organization" : originOf(source),
    emulated,
    proxied,
    requests,
    revisions,
    conflicts,
    notEvaluated,
    ...(kept && { ledger: kept.use.factsOf(kept, sealed, missing) }),
  };
  return { evidence: evidenceOf(pulled, problems), sealed, missing, stop, extras };
}

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
  const here =
    own.keyId === null ? "has none" : own.keyId === unlike.keyId ? "is about another organization" : "has another one";
  const reason = `the history was sealed${whose} ${key}, and this run ${here}`;
  return { what: "whether secrets are those that policies and other runs name", reason };
}

function originOf(source: Source): string {
  if (source.kind === "service") return source.baseUrl.origin;
  return nameOf(source.kind === "file" ? source.file : source.dir);
}

/** A file's name without its folder: a report is handed on, and folders tell of a machine. */
function nameOf(file: string): string {
  return file === "-" ? "standard input" : path.basename(path.resolve(file)) || "ledger";
}
