// Reads the Action's inputs, before anything is pulled.
import { readFile } from "node:fs/promises";
import { DriftlineError } from "../errors.ts";
import { type Severity, severities } from "../model/severity.ts";
import type { FormatName } from "../reporters/index.ts";
import type { Config } from "../run/config.ts";
import { readConfig } from "../run/read-config.ts";
import type { ExtraChoice } from "../run/extra-names.ts";
import * as options from "../run/options.ts";
import { serviceAddress } from "../service/address.ts";
import type { DeliveryRequest } from "./deliveries/delivery.ts";
import { prepareDeliveries, type RequestedDelivery } from "./deliveries/index.ts";
import { isForeign } from "./deliveries/preview.ts";
import { type LedgerPlace, ledgerPlace } from "./ledger-place.ts";
import { isPublic } from "./public.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface Inputs {
  readonly organization: string | undefined;
  readonly config: Config;
  readonly baseUrl: string | undefined;
  readonly policies: readonly string[];
  readonly failOn: (typeof options.failOnChoices)[number];
  /** The lowest severity at which a window that opened and was remediated between two audits fails the step. */
  readonly failOnTransient: Severity | undefined;
  readonly reportSeverity: Severity | undefined;
  readonly reports: readonly FormatName[];
  readonly policyHistory: "git" | undefined;
  readonly with: readonly ExtraChoice[] | undefined;
  /** Whether everybody can read the repository. */
  readonly isPublic: boolean;
  /** Whether the repository is public, without `allow-public`. */
  readonly isExposed: boolean;
  /** Whether the run has no key, and only checks the policies. */
  readonly checksOnly: boolean;
  readonly ledgerPlace: LedgerPlace;
  readonly deliveries: readonly RequestedDelivery[];
  readonly environment: Environment;
}

/**
 * Reads all inputs.
 * @param textOf returns the text of an input; empty if absent
 * @param environment the runner's environment
 * @param mask called with each secret input, before anything is printed
 * @throws DriftlineError naming the input and a valid value
 */
export async function readInputs(
  textOf: (name: string) => string,
  environment: Environment,
  mask: (secret: string) => void,
): Promise<Inputs> {
  const input = (name: string) => textOf(name) || undefined;
  const words = (name: string) =>
    textOf(name)
      .split(/[\n,]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
  const [key, token] = [input("api-key"), input("github-token")];
  const [fingerprintKey, earlierKey] = [input("fingerprint-key"), input("fingerprint-key-old")];
  for (const secret of [key, fingerprintKey, earlierKey, token]) if (secret) mask(secret);
  const severity = input("report-severity");
  const appUrl = input("app-url");
  if (appUrl !== undefined) serviceAddress(appUrl, "the application's URL");
  const history = options.choice("policy-history", input("policy-history") ?? "off", ["off", "git"]);
  const config = await readConfig(input("config"));
  const organization = input("organization");
  const allowPublic = options.choice("allow-public", input("allow-public") ?? "false", ["true", "false"]) === "true";
  const file = environment["GITHUB_EVENT_PATH"];
  const event = file ? await readFile(file, "utf8").catch(() => undefined) : undefined;
  refuseStrangers(environment);
  const open = isPublic(event);
  const isExposed = open && !allowPublic;
  const organizationName = organization ?? config.organization;
  const request: DeliveryRequest = {
    input,
    words,
    environment,
    event,
    config,
    organization: organizationName,
    isExposed,
  };
  return {
    organization,
    // The inputs decide on the ledger.
    config: { ...config, ledger: null },
    baseUrl: input("base-url"),
    policies: words("policies"),
    failOn: options.choice("fail-on", input("fail-on") ?? config.failOn ?? "high", options.failOnChoices),
    failOnTransient: options.transient("fail-on-transient", input("fail-on-transient"), {
      isThere: (input("ledger") ?? config.ledger ?? "off") !== "off" || (input("issues") ?? "off") !== "off",
      name: "a ledger or issues",
      hint: "set ledger, or issues",
    }),
    reportSeverity: severity === undefined ? undefined : options.choice("report-severity", severity, severities),
    reports: words("reports").map((name) => options.actionFormat("reports", name)),
    policyHistory: history === "off" ? undefined : history,
    with: input("with") === undefined ? undefined : options.extras("with", words("with").join(",")),
    isPublic: open,
    isExposed,
    checksOnly: key === undefined && !environment["DRIFTLINE_API_KEY"] && isForeign(request),
    ledgerPlace: ledgerPlace(request),
    deliveries: await prepareDeliveries(request),
    environment: {
      ...environment,
      ...(key !== undefined && { DRIFTLINE_API_KEY: key }),
      ...(appUrl !== undefined && { DRIFTLINE_APP_URL: appUrl }),
      ...(fingerprintKey !== undefined && { DRIFTLINE_FINGERPRINT_KEY: fingerprintKey }),
      ...(earlierKey !== undefined && { DRIFTLINE_FINGERPRINT_KEY_OLD: earlierKey }),
    },
  };
}

/** With the repository's secrets, read nothing that anybody may have written: a configuration names a service. */
function refuseStrangers(environment: Environment): void {
  if (environment["GITHUB_EVENT_NAME"] !== "pull_request_target") return;
  throw new DriftlineError("usage", {
    message: "pull_request_target would expose the secrets of this repository to any pull request",
    hint: "run on pull_request",
  });
}
