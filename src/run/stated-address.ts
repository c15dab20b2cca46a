// The addresses of the service, as options, environment and configuration state them.
import { serviceAddress } from "../service/address.ts";
import type { Config } from "./config.ts";

const names = {
  baseUrl: { option: "--base-url", variable: "DRIFTLINE_BASE_URL" },
  appUrl: { option: "--app-url", variable: "DRIFTLINE_APP_URL" },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the text of an address of the service, and where it is stated: the option's, else the variable's, else the
 * configuration's. An empty variable counts as not set: a workflow sets it to nothing if what it refers to does not exist.
 * @param option the option's value
 */
export function placedAddress(
  field: keyof typeof names,
  option: string | undefined,
  environment: Environment,
  config: Config,
): readonly [text: string, place: string] | undefined {
  const { option: optionName, variable } = names[field];
  const text = environment[variable];
  if (option !== undefined) return [option, optionName];
  if (text) return [text, variable];
  const configValue = config[field];
  return configValue === null ? undefined : [configValue, `${field} in ${config.file ?? "driftline.yaml"}`];
}

/**
 * Returns an address of the service and its text, as `placedAddress`.
 * @throws DriftlineError `usage` if sending the key there would not be safe; it names where the address is stated
 */
export function statedAddress(...sources: Parameters<typeof placedAddress>) {
  const [text, place] = placedAddress(...sources) ?? [];
  return text === undefined || place === undefined ? undefined : { url: serviceAddress(text, place), text };
}
