// Where a run reads its history from, checked before anything is read.
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import type { Config } from "./config.ts";
import { sealedFor } from "./history-file.ts";
import { readInput } from "./read-input.ts";
import { type Trace, tracer } from "./trace.ts";

export interface SourceOptions {
  readonly baseUrl?: string | undefined;
  /** The application's host, which no part of the history is on. */
  readonly appUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly history?: string | undefined;
  readonly organization?: string | undefined;
  /** A ledger: what is known of the history, or all of it when nothing else is given. */
  readonly ledger?: string | undefined;
  /** Tell of every request to the service. */
  readonly trace?: boolean | undefined;
}

/** Where a run reads its history from, checked before anything is read. */
export type Source =
  | {
      readonly kind: "service";
      readonly baseUrl: URL;
      /** undefined: nobody named it, and nothing can be asked there. */
      readonly appUrl?: URL | undefined;
      readonly apiKey: string;
      readonly organization: string;
      /** Told of every request. */
      readonly trace?: Trace | undefined;
    }
  | { readonly kind: "file"; readonly file: string; readonly organization: string }
  | { readonly kind: "ledger"; readonly dir: string; readonly organization: string };

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
    throw new DriftlineError("usage", "--history and --base-url are two sources: give only one");
  const app = options.appUrl ?? (environment["DRIFTLINE_APP_URL"] || config.appUrl);
  const appUrl = app === null ? undefined : serviceAddress(app, "the application's URL");
  const named = options.organization ?? config.organization;
  const ledger = options.ledger ?? config.ledger;
  if (options.history !== undefined) {
    // Only a file that Driftline wrote says whose it is; the ledger that a file is compared with does.
    const owner = named ?? (ledger === null ? undefined : await ownerOf(ledger));
    const organization = owner ?? (await sealedFor(options.history)) ?? "unnamed";
    return { kind: "file", file: options.history, organization };
  }
  const address = options.baseUrl ?? environment["DRIFTLINE_BASE_URL"] ?? config.baseUrl;
  if ((address === null || address === undefined || address === "") && ledger !== null)
    return { kind: "ledger", dir: ledger, organization: named ?? (await ownerOf(ledger)) ?? "unnamed" };
  if (address === null || address === undefined || address === "")
    throw new DriftlineError("usage", {
      message: "no history to judge",
      hint: "give --base-url for the service, --history for a file, or --ledger for the recorded history",
    });
  const baseUrl = serviceAddress(address, "the base URL");
  const key = await readKey(options.apiKeyFile, environment);
  const trace = tracer(options.trace, environment);
  const organization = named ?? baseUrl.hostname;
  return { kind: "service", baseUrl, appUrl, apiKey: key, organization, ...(trace && { trace }) };
}

/**
 * The key that a file or the environment holds.
 * @throws DriftlineError `usage`, which never quotes it
 */
export async function readKey(file: string | undefined, environment: Environment): Promise<string> {
  // It asks that no certificate be checked. Driftline checks them all the same, and what the variable was set for fails.
  if (environment["NODE_TLS_REJECT_UNAUTHORIZED"] === "0")
    throw new DriftlineError("usage", {
      message: "NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the protection of the key",
      hint: "unset it; NODE_EXTRA_CA_CERTS adds a certificate of your own",
    });
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

/** Where a history came from, as a report says it. */
export function originOf(source: Source): string {
  if (source.kind === "service") return source.baseUrl.origin;
  return nameOf(source.kind === "file" ? source.file : source.dir);
}

/** A file's name without its folder: a report is handed on, and folders tell of a machine. */
function nameOf(file: string): string {
  return file === "-" ? "standard input" : path.basename(path.resolve(file)) || "ledger";
}
