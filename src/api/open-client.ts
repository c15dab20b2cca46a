// The client of a command: its addresses and key come from options, environment and configuration.
import type { Config } from "../run/config.ts";
import { type Environment, readKey } from "../run/source.ts";
import { tracer } from "../run/trace.ts";
import { version } from "../run/version.ts";
import { open } from "../seal/session.ts";
import { serviceAddress } from "../service/address.ts";
import { Client } from "../service/client.ts";
import { type Caller, createCaller } from "./caller.ts";

export interface ClientFlags {
  readonly baseUrl?: string | undefined;
  readonly appUrl?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly organization?: string | undefined;
  /** Tell of every request. */
  readonly trace?: boolean | undefined;
}

/**
 * The client that options, environment and configuration name together. A whole command is one run of it, with one
 * deadline; an address that is not given is missed when an endpoint of it is called.
 * @throws DriftlineError `usage` when there is no key, or the key or an address is not safe to use
 */
export async function openClient(flags: ClientFlags, config: Config, environment: Environment): Promise<Caller> {
  const { baseUrl, appUrl, apiKey } = await placeOf(flags, config, environment);
  const trace = tracer(flags.trace, environment);
  const client = new Client({ baseUrl, appUrl, apiKey, userAgent: `driftline/${version}`, trace });
  const organization = flags.organization ?? config.organization ?? baseUrl?.hostname ?? "unnamed";
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined;
  return createCaller(
    () => client,
    () => open({ key, organization, catalog: config.catalog }),
  );
}

/** Where a service is, and the key it is asked with. */
export interface Place {
  readonly baseUrl: URL | undefined;
  readonly appUrl: URL | undefined;
  readonly apiKey: string;
}

/**
 * The place that options, environment and configuration name together.
 * @throws DriftlineError `usage` when there is no key, or the key or an address is not safe to use
 */
export async function placeOf(flags: ClientFlags, config: Config, environment: Environment): Promise<Place> {
  const base = flags.baseUrl ?? (environment["DRIFTLINE_BASE_URL"] || config.baseUrl);
  const app = flags.appUrl ?? (environment["DRIFTLINE_APP_URL"] || config.appUrl);
  const baseUrl = base ? serviceAddress(base, "the base URL") : undefined;
  const appUrl = app ? serviceAddress(app, "the application's URL") : undefined;
  return { baseUrl, appUrl, apiKey: await readKey(flags.apiKeyFile, environment) };
}
