// The addresses of the service, as options, environment and configuration state them.
import { serviceAddress } from "../service/address.ts";
import type { Config } from "./config.ts";

const names = {
  baseUrl: { option: "--base-url", variable: "DRIFTLINE_BASE_URL" },
  appUrl: { option: "--app-url", variable: "DRIFTLINE_APP_URL" },
} as const;

/** An address, and its text as stated. */
export interface StatedAddress {
  readonly url: URL;
  readonly text: string;
}

/**
 * Returns an address of the service: the option's, else the variable's, else the configuration's. An empty variable counts
 * as not set: a workflow sets it to nothing if what it refers to does not exist.
 * @param option the option's value
 * @throws DriftlineError `usage` if sending the key there would not be safe; it names where the address is stated
 */
export function statedAddress(
  field: keyof typeof names,
  option: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  config: Config,
): StatedAddress | undefined {
  const { option: optionName, variable } = names[field];
  const places = [
    [option, optionName],
    [environment[variable] || undefined, variable],
    [config[field] ?? undefined, `${field} in ${config.file ?? "driftline.yaml"}`],
  ] as const;
  for (const [text, name] of places) if (text !== undefined) return { url: serviceAddress(text, name), text };
  return undefined;
}
