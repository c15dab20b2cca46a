// Where the history comes from, and what came: sealed revisions and whether they are all of them.
import { readFile } from "node:fs/promises";
import { DriftlineError } from "../errors.ts";
import { type Evidence, evidenceOf } from "../model/evidence.ts";
import type { EvidenceProblem } from "../model/report.ts";
import { open, type Sealed } from "../seal/session.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import { Client } from "../service/client.ts";
import { pullHistory } from "../service/pull.ts";
import type { Config } from "./config.ts";
import { readHistoryFile } from "./history-file.ts";
import { version } from "./version.ts";

export interface SourceOptions {
  readonly baseUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly history?: string | undefined;
  readonly organization?: string | undefined;
}

/** Where a run reads its history from, checked before anything is read. */
export type Source =
  | { readonly kind: "service"; readonly baseUrl: URL; readonly apiKey: string; readonly organization: string }
  | { readonly kind: "file"; readonly file: string; readonly organization: string };

export interface Gathered {
  readonly evidence: Evidence;
  readonly sealed: Sealed;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The source that options, environment and configuration name together.
 * @throws DriftlineError `usage` when they name none, two, or an unsafe one
 */
export async function chooseSource(options: SourceOptions, config: Config, environment: Environment): Promise<Source> {
  if (options.history !== undefined && options.baseUrl !== undefined)
    throw new DriftlineError("usage", "--history and --base-url are two sources: give one");
  const named = options.organization ?? config.organization;
  if (options.history !== undefined) return { kind: "file", file: options.history, organization: named ?? "unnamed" };
  const address = options.baseUrl ?? environment["DRIFTLINE_BASE_URL"] ?? config.baseUrl;
  if (address === null || address === undefined || address === "")
    throw new DriftlineError("usage", {
      message: "no history to judge",
      hint: "give --base-url for the service, or --history for a file",
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
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      throw new DriftlineError("usage", `the key file ${file} cannot be read (${error.code})`);
    });
    return apiKey(text, `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === undefined || key === "")
    throw new DriftlineError("usage", { message: "no API key", hint: "set DRIFTLINE_API_KEY, or give --api-key-file" });
  return apiKey(key, "DRIFTLINE_API_KEY");
}

/**
 * Reads a source into the seal.
 * @param known texts that stand in the outputs anyway
 */
export async function gather(
  source: Source,
  config: Config,
  fingerprintKey: string | undefined,
  known: readonly string[],
  demo = false,
): Promise<Gathered> {
  const session = open({ key: fingerprintKey, organization: source.organization, catalog: config.catalog });
  const problems: EvidenceProblem[] = [];
  let requests = 0;
  let emulated = false;
  if (source.kind === "service") {
    const client = new Client({ baseUrl: source.baseUrl, apiKey: source.apiKey, userAgent: `driftline/${version}` });
    problems.push(...(await pullHistory(client, session)));
    ({ requests, emulated } = client);
  } else problems.push(...(await readHistoryFile(source.file, session)));
  const sealed = session.finish(known);
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
  const { revisions, conflicts } = sealed;
  const origin = demo
    ? "the sample organization"
    : source.kind === "file"
      ? nameOf(source.file)
      : source.baseUrl.origin;
  const kind = demo ? "demo" : source.kind;
  return {
    evidence: evidenceOf({ source: kind, origin, emulated, requests, revisions, conflicts, notEvaluated }, problems),
    sealed,
  };
}

/** A file's name without its folder: a report is handed on, and folders tell of a machine. */
function nameOf(file: string): string {
  return file === "-" ? "standard input" : file.split(/[\\/]/).at(-1)!;
}
