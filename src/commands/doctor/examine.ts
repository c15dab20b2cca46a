// Runs all probes and checks of the environment, and prints the result.
import { placeOf } from "../../api/open-client.ts";
import { usageError } from "../../errors.ts";
import { instantText } from "../../model/instant.ts";
import { readConfig } from "../../run/read-config.ts";
import type { Config } from "../../run/config.ts";
import { askedFor, type ExtraName } from "../../run/extra-names.ts";
import { whyUnwatched } from "../../run/extras.ts";
import { extras } from "../../run/options.ts";
import { write } from "../../run/output.ts";
import type { Environment } from "../../run/source.ts";
import { withProgress } from "../../run/terminal.ts";
import { tracer } from "../../run/trace.ts";
import { version } from "../../model/version.ts";
import { withhold } from "../../run/withhold.ts";
import { leakTest } from "../../seal/leaks.ts";
import { Client } from "../../service/client.ts";
import type { RetryPolicy } from "../../service/retry.ts";
import { jsonText } from "../../text.ts";
import { ask, type NeededProbe, type EndpointRow, unaskedRow } from "./ask.ts";
import type { Examination } from "./examination.ts";
import { type Probe, probesAt } from "./probes.ts";
import { type Heard, surroundings } from "./surroundings.ts";
import { textOf } from "./text.ts";
import type { ClientFlags } from "../command.ts";

export interface Flags extends ClientFlags {
  readonly policy?: string[];
  readonly ledger?: string;
  readonly with?: string;
  readonly session?: string;
  readonly computer?: string;
  readonly format: "text" | "json";
}

/** Short limits, because a person waits: reports failures soon, and retries once. */
const impatient: RetryPolicy = {
  attempts: 2,
  baseMs: 250,
  capMs: 1000,
  maxWaitMs: 10_000,
  budget: 6,
  deadlineMs: 3 * 60_000,
};

/**
 * Runs the probes and checks, and prints the result.
 * @returns 0 if the audit has everything that it needs, else 3
 * @throws DriftlineError `usage` before anything is sent
 */
export async function examine(flags: Flags, environment: Environment): Promise<number> {
  const config = await readConfig(flags.config);
  const { baseUrl, appUrl, apiKey } = await placeOf(flags, config, environment);
  if (!baseUrl) throw usageError("no service address", "give --base-url or DRIFTLINE_BASE_URL");
  const choices = flags.with === undefined ? config.with : extras("--with", flags.with);
  const requestedExtras = askedFor(choices);
  const unwatchedExtras = await withoutWatch(requestedExtras, flags, config);
  for (const { what } of unwatchedExtras) requestedExtras.delete(what);
  const heardRequests: Heard[] = [];
  const trace = tracer(flags.trace, environment);
  const client = new Client({
    baseUrl,
    appUrl,
    apiKey,
    retry: impatient,
    trace: (request) => {
      heardRequests.push({ ...request, at: Date.now() });
      trace?.(request);
    },
  });
  const isNeeded = ({ neededBy }: Probe) => neededBy === null || requestedExtras.get(neededBy)?.isOptional === false;
  const now = Date.now();
  const probes = probesAt(now, flags).map((probe) => ({ ...probe, isNeeded: isNeeded(probe) }));
  for (const { endpoint, input } of probes) client.check(endpoint, input);
  const endpoints = await withProgress("asking the service", flags, () =>
    askAll(client, probes, heardRequests, appUrl !== undefined),
  );
  const ledger = flags.ledger ?? config.ledger;
  const environmentRows = await surroundings({
    environment,
    requests: heardRequests,
    apiKeyFile: flags.apiKeyFile,
    ledger,
    organization: flags.organization ?? config.organization,
    config,
    now,
    isEncrypted: baseUrl.protocol === "https:",
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  });
  const around = [...environmentRows, ...unwatchedExtras];
  const missing = [
    ...endpoints.filter((row) => row.isNeeded && row.outcome !== "good").map(({ endpoint }) => endpoint),
    ...around.filter(({ state }) => state === "bad").map(({ what }) => what),
  ];
  const examination: Examination = {
    schemaVersion: 1,
    tool: { name: "driftline", version },
    at: instantText(now),
    service: { api: baseUrl.origin, app: appUrl?.origin ?? null, isEmulated: client.isEmulated },
    with: [...requestedExtras.keys()],
    endpoints,
    surroundings: around,
    missing: [...new Set(missing)],
    exitCode: missing.length === 0 ? 0 : 3,
  };
  const text = flags.format === "json" ? jsonText(examination) : textOf(examination);
  withhold("the examination", text, leakTest([apiKey], []));
  await write(text);
  return examination.exitCode;
}

/** Returns a note on each requested type of evidence of which the policies name nothing to request. */
async function withoutWatch(names: ReadonlyMap<ExtraName, unknown>, { policy }: Flags, config: Config) {
  const watchedNames = [...names.keys()].filter((name) => whyUnwatched(name, undefined) !== null);
  if (watchedNames.length === 0) {
    if (policy === undefined) return [];
    throw usageError(
      "--policy names the computers and sessions to watch, and neither is requested",
      "add --with computers or --with sessions",
    );
  }
  const { choosePolicies, watchOf } = await import("../../run/policies.ts");
  const watch = watchOf((await choosePolicies(policy, config)).policies);
  return watchedNames.flatMap((what) => {
    const reason = whyUnwatched(what, watch);
    return reason === null
      ? []
      : [{ what, state: "note" as const, says: `the audit will not evaluate them: ${reason}` }];
  });
}

async function askAll(
  client: Client,
  probes: readonly NeededProbe[],
  heardRequests: readonly Heard[],
  hasApp: boolean,
): Promise<EndpointRow[]> {
  const rows: EndpointRow[] = [];
  const unreachable = new Map<string, string>();
  for (const probe of probes) {
    const { host } = probe.endpoint;
    const why =
      host === "app" && !hasApp ? "the host of the application is not given (--app-url)" : unreachable.get(host);
    const isThere = rows.some((row) => row.host === host && row.status !== null && row.status !== 404);
    const row = why === undefined ? await ask(client, probe, heardRequests, isThere) : unaskedRow(probe, why);
    rows.push(row);
    // Wait for an unreachable host only once.
    if (row.outcome === "failed" && row.status === null) unreachable.set(host, "its host cannot be reached, as above");
  }
  return rows;
}
