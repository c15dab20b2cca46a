// The source of a run's history, checked before anything is read.
import path from "node:path";
import { usageError } from "../errors.ts";
import { apiKey } from "../service/address.ts";
import type { Config } from "./config.ts";
import { sealedFor } from "./history-file.ts";
import { readInput } from "./read-input.ts";
import { statedAddress } from "./stated-address.ts";
import { type Trace, tracer } from "./trace.ts";

export interface SourceOptions {
  readonly baseUrl?: string | undefined;
  /** The application's host. It serves no part of the history. */
  readonly appUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  /** How to give the missing key; default: for the command line. */
  readonly keyHint?: string | undefined;
  readonly history?: string | undefined;
  readonly organization?: string | undefined;
  /** A ledger: the known part of the history, or all of it if there is no other source. */
  readonly ledger?: string | undefined;
  /** Report every request to the service. */
  readonly trace?: boolean | undefined;
}

/** The source of a run's history. */
export type Source =
  | {
      readonly kind: "service";
      readonly baseUrl: URL;
      /** undefined: not given, so nothing can be requested from it. */
      readonly appUrl?: URL | undefined;
      readonly apiKey: string;
      readonly organization: string;
      /** Called for every request. */
      readonly trace?: Trace | undefined;
    }
  | { readonly kind: "file"; readonly file: string; readonly organization: string }
  | { readonly kind: "ledger"; readonly dir: string; readonly organization: string };

/** Returns the organization of a ledger; undefined if there is no ledger. */
async function ownerOf(ledger: string): Promise<string | undefined> {
  const { organizationOf } = await import("../ledger/ledger.ts");
  return organizationOf(ledger).catch(() => undefined); // opening the ledger reports any error
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the source that options, environment and configuration define.
 * @throws DriftlineError `usage` if they define none, two, or an unsafe one
 */
export async function chooseSource(options: SourceOptions, config: Config, environment: Environment): Promise<Source> {
  if (options.history !== undefined && options.baseUrl !== undefined)
    throw usageError("--history and --base-url are two sources: give only one");
  const appUrl = statedAddress("appUrl", options.appUrl, environment, config)?.url;
  const organizationName = options.organization ?? config.organization;
  const ledger = options.ledger ?? config.ledger;
  const isOffline = options.history !== undefined;
  const baseUrl = isOffline ? undefined : statedAddress("baseUrl", options.baseUrl, environment, config)?.url;
  // Else an audit that lacks the address would judge the recorded history again and again.
  if (options.apiKeyFile !== undefined && (isOffline || (!baseUrl && ledger !== null)))
    throw usageError(
      `--api-key-file is about the service, and the history comes from ${options.history === undefined ? "the ledger" : "--history"}`,
      options.history === undefined ? "add --base-url, or leave it out" : "leave it out",
    );
  if (options.history !== undefined) {
    // Only a file that Driftline wrote names its organization; else the ledger that it is compared with names it.
    const owner = organizationName ?? (ledger === null ? undefined : await ownerOf(ledger));
    const organization = owner ?? (await sealedFor(options.history)) ?? "unnamed";
    return { kind: "file", file: options.history, organization };
  }
  if (!baseUrl && ledger !== null)
    return { kind: "ledger", dir: ledger, organization: organizationName ?? (await ownerOf(ledger)) ?? "unnamed" };
  if (!baseUrl)
    throw usageError(
      "no history to judge",
      "give --base-url for the service, --history for a file, or --ledger for the recorded history",
    );
  const key = await readKey(options.apiKeyFile, environment, options.keyHint);
  const trace = tracer(options.trace, environment);
  const organization = organizationName ?? baseUrl.hostname;
  return { kind: "service", baseUrl, appUrl, apiKey: key, organization, ...(trace && { trace }) };
}

/**
 * Reads the key from a file or the environment.
 * @throws DriftlineError `usage`, which never quotes it
 */
export async function readKey(
  file: string | undefined,
  environment: Environment,
  hint = "set DRIFTLINE_API_KEY, or give --api-key-file",
): Promise<string> {
  // The variable disables the check of certificates. Driftline checks them anyway, so what it was set for would fail.
  if (environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0")
    throw usageError(
      "NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the protection of the key",
      "unset it; NODE_EXTRA_CA_CERTS adds a certificate of your own",
    );
  if (file !== undefined) {
    return apiKey(await readInput(file, "key file"), `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === undefined || key === "") throw usageError("no API key", hint);
  return apiKey(key, "DRIFTLINE_API_KEY");
}

/** Returns the origin of a history for the report. */
export function originOf(source: Source): string {
  if (source.kind === "service") return source.baseUrl.origin;
  const file = source.kind === "file" ? source.file : source.dir;
  // Without its folder: reports are handed on, and folders reveal the machine.
  return file === "-" ? "standard input" : path.basename(path.resolve(file)) || "ledger";
}
