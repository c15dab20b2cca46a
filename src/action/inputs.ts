// Reads the Action's inputs, before anything is pulled.
import { readFile } from "node:fs/promises";
import { DriftlineError, usageError } from "../errors.ts";
import { pullRequestOf } from "../github/pull-request.ts";
import { severities } from "../model/severity.ts";
import type { FormatName } from "../reporters/index.ts";
import { createConfig } from "../run/config.ts";
import { readConfig } from "../run/read-config.ts";
import { checkFingerprintKeys } from "../run/fingerprint-keys.ts";
import * as options from "../run/options.ts";
import type { AuditOptions } from "../run/run-audit.ts";
import { placedAddress } from "../run/stated-address.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import type { DeliveryRequest } from "./deliveries/delivery.ts";
import { asDriftlineError, prepareDeliveries, type RequestedDelivery } from "./deliveries/index.ts";
import { isForeign } from "./deliveries/preview.ts";
import { type LedgerPlace, ledgerPlace } from "./ledger-place.ts";
import { isPublic } from "./public.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The options of the audit, and what the Action needs besides. */
export interface Inputs extends Omit<AuditOptions, "formats" | "policies"> {
  /** Whether there is a service to audit, and not only a ledger. */
  readonly hasService: boolean;
  readonly policies: readonly string[];
  readonly reports: readonly FormatName[];
  /** Whether the repository is public, without `allow-public`. */
  readonly isExposed: boolean;
  /** Whether the run has no key, and only checks the policies. */
  readonly checksOnly: boolean;
  readonly ledgerPlace: LedgerPlace;
  readonly deliveries: readonly RequestedDelivery[];
}

/** What the deliveries and the alarm need. */
interface ActionRequest extends DeliveryRequest {
  /** Whether everybody can read the repository. */
  readonly isPublic: boolean;
  /** Why the configuration could not be read: then `config` is the default. null if it was read. */
  readonly configFailure: DriftlineError | null;
}

/**
 * Reads what the alarm needs. It can then report that the configuration or another input is wrong.
 * @param textOf returns the text of an input; empty if absent
 * @param environment the runner's environment
 * @param mask called with each secret input, before anything is printed
 * @throws DriftlineError `usage`
 */
export async function readRequest(
  textOf: (name: string) => string,
  environment: Environment,
  mask: (secret: string) => void,
): Promise<ActionRequest> {
  const input = (name: string) => textOf(name) || undefined;
  const words = (name: string) =>
    textOf(name)
      .split(/[\n,]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
  for (const name of ["api-key", "fingerprint-key", "fingerprint-key-old", "github-token"]) {
    const secret = input(name);
    if (secret !== undefined) mask(secret);
  }
  refuseStrangers(environment);
  const allowPublic = options.choice("allow-public", input("allow-public") ?? "false", ["true", "false"]) === "true";
  const file = environment["GITHUB_EVENT_PATH"];
  const event = file ? await readFile(file, "utf8").catch(() => undefined) : undefined;
  const isPublicRepository = isPublic(event);
  const result = await readConfig(input("config")).catch(asDriftlineError);
  const [config, configFailure] = result instanceof DriftlineError ? [createConfig(), result] : [result, null];
  return {
    input,
    words,
    environment,
    event,
    config,
    configFailure,
    organization: input("organization") ?? config.organization,
    isPublic: isPublicRepository,
    isExposed: isPublicRepository && !allowPublic,
  };
}

/**
 * Reads all inputs.
 * @throws DriftlineError naming the input and a valid value, or about the configuration
 */
export async function readInputs(request: ActionRequest): Promise<Inputs> {
  const { input, words, environment, config, configFailure, isExposed } = request;
  if (configFailure !== null) throw configFailure;
  const key = input("api-key");
  if (key !== undefined) apiKey(key, "api-key");
  const [fingerprintKey, earlierKey] = [input("fingerprint-key"), input("fingerprint-key-old")];
  if (fingerprintKey !== undefined || earlierKey !== undefined) {
    const presentKey = (fingerprintKey ?? environment["DRIFTLINE_FINGERPRINT_KEY"]) || undefined;
    const names = { key: "fingerprint-key", earlierKey: "fingerprint-key-old" };
    checkFingerprintKeys({ key: presentKey, earlierKey }, names);
  }
  const severity = input("report-severity");
  const [baseUrl, appUrl] = [input("base-url"), input("app-url")];
  if (baseUrl !== undefined) serviceAddress(baseUrl, "base-url");
  if (appUrl !== undefined) serviceAddress(appUrl, "app-url");
  const hasKey = key !== undefined || Boolean(environment["DRIFTLINE_API_KEY"]);
  const checksOnly = !hasKey && isForeign(request);
  const place = ledgerPlace(request);
  // Not checked: in a pull request from a fork nothing is requested.
  const hasService = placedAddress("baseUrl", baseUrl, environment, config) !== undefined;
  if (!hasService && !checksOnly && place.folder === null && place.branch === null)
    throw usageError("base-url: there is no service to audit", "set the input base-url, or baseUrl in driftline.yaml");
  const history = options.choice("policy-history", input("policy-history") ?? "off", ["off", "git"]);
  return {
    organization: input("organization"),
    // The inputs decide on the ledger.
    config: { ...config, ledger: null },
    baseUrl,
    hasService,
    keyHint: hasService && !hasKey ? keyHint(request) : undefined,
    policies: words("policies"),
    failOn: options.choice("fail-on", input("fail-on") ?? config.failOn ?? "high", options.failOnChoices),
    failOnTransient: options.transient("fail-on-transient", input("fail-on-transient"), {
      isThere: (input("ledger") ?? config.ledger ?? "off") !== "off" || (input("issues") ?? "off") !== "off",
      name: "a ledger or issues",
      hint: "set ledger, or issues",
    }),
    reportSeverity: severity === undefined ? undefined : options.choice("report-severity", severity, severities),
    reports: reportsOf(words("reports")),
    policyHistory: history === "off" ? undefined : history,
    with: input("with") === undefined ? undefined : options.extras("with", words("with").join(",")),
    isExposed,
    checksOnly,
    ledgerPlace: place,
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

/** Parses the formats of the report files. @throws DriftlineError `usage` */
function reportsOf(names: readonly string[]): FormatName[] {
  const duplicate = names.find((name, i) => names.indexOf(name) < i);
  if (duplicate !== undefined) throw usageError(`reports: "${duplicate}" is named twice`, "name each once");
  return names.map((name) => options.actionFormat("reports", name));
}

/** Returns how to give the key that is missing. */
function keyHint({ environment, event }: ActionRequest): string {
  return pullRequestOf(environment, event)?.isFork
    ? "a pull request from a fork gets no secrets: set preview: comment, and the step only checks the policies"
    : "set the input api-key from a secret";
}

/**
 * Returns a failure of readInputs without the values of inputs. A value may be a secret that was given to the wrong
 * input. The runner masks it in the log, but not in an issue.
 */
export function withoutValues(failure: DriftlineError): DriftlineError {
  if (failure.code !== "usage") return failure;
  const problems = failure.problems.map((problem) => ({
    ...problem,
    message: problem.message.replace(/".*"/s, "this value"),
  }));
  return new DriftlineError("usage", problems);
}

/** With the repository's secrets, read nothing that anybody may have written: a configuration names a service. */
function refuseStrangers(environment: Environment): void {
  if (environment["GITHUB_EVENT_NAME"] !== "pull_request_target") return;
  throw usageError(
    "pull_request_target would expose the secrets of this repository to any pull request",
    "run on pull_request",
  );
}
