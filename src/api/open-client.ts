// Opens the client of a command: its addresses and key come from options, environment and configuration.
import type { Config } from "../run/config.ts";
import { type Environment, readKey, type SourceOptions } from "../run/source.ts";
import { statedAddress } from "../run/stated-address.ts";
import { tracer } from "../run/trace.ts";
import { open } from "../seal/session.ts";
import { Client } from "../service/client.ts";
import { type Caller, createCaller } from "./caller.ts";

export type ClientFlags = Pick<SourceOptions, "baseUrl" | "appUrl" | "apiKeyFile" | "organization" | "trace">;

/**
 * Opens the client that options, environment and configuration define. A whole command is one run with one deadline. A
 * missing address is reported when an endpoint needs it.
 * @throws DriftlineError `usage` if there is no key, or the key or an address is not safe to use
 */
export async function openClient(flags: ClientFlags, config: Config, environment: Environment): Promise<Caller> {
  const { baseUrl, appUrl, apiKey } = await placeOf(flags, config, environment);
  const trace = tracer(flags.trace, environment);
  const client = new Client({ baseUrl, appUrl, apiKey, trace });
  const organization = flags.organization ?? config.organization ?? baseUrl?.hostname ?? "unnamed";
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined;
  return createCaller(
    () => client,
    () => open({ key, organization, catalog: config.catalog }),
  );
}

/**
 * Returns the addresses and the key that options, environment and configuration define.
 * @throws DriftlineError `usage` if there is no key, or the key or an address is not safe to use
 */
export async function placeOf(flags: ClientFlags, config: Config, environment: Environment) {
  const baseUrl = statedAddress("baseUrl", flags.baseUrl, environment, config)?.url;
  const appUrl = statedAddress("appUrl", flags.appUrl, environment, config)?.url;
  return { baseUrl, appUrl, apiKey: await readKey(flags.apiKeyFile, environment) };
}
