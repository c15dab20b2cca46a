import type { Config } from "./config.ts";

const names = {
  baseUrl: { option: "--base-url", variable: "DRIFTLINE_BASE_URL" },
  appUrl: { option: "--app-url", variable: "DRIFTLINE_APP_URL" },
} as const;

/** Returns where an address of the service is stated, for messages. @param optionValue the option's value */
export function addressName(
  field: keyof typeof names,
  optionValue: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  config: Config,
): string {
  const { option, variable } = names[field];
  if (optionValue !== undefined) return option;
  return environment[variable] ? variable : `${field} in ${config.file ?? "driftline.yaml"}`;
}
