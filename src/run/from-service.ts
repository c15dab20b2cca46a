// Reads the history and further evidence from the service.
import type { SealSession } from "../seal/session.ts";
import { Client } from "../service/client.ts";
import { mayUseProxy } from "../service/proxy.ts";
import { type KnownRevisions, pullHistory, type PullResult } from "../service/pull.ts";
import type { Source } from "./source.ts";
import type { ExtraChoice } from "./extra-names.ts";
import { type Extras, nothingRead } from "./extras.ts";
import type { ExtrasRange } from "./read-extras.ts";

export interface ServiceHistory extends PullResult {
  readonly requests: number;
  readonly isEmulated: boolean;
  readonly proxied: boolean;
  readonly isClockBehind: boolean;
  /** undefined: a service that did not return the history is not asked for more. */
  readonly extras: Extras | undefined;
}

/** Reads a service's history into the seal. @param earlier revisions that need not be read again */
export async function readService(
  source: Extract<Source, { kind: "service" }>,
  session: SealSession,
  earlier: KnownRevisions | undefined,
  { names, range }: { readonly names: readonly ExtraChoice[]; readonly range: ExtrasRange },
): Promise<ServiceHistory> {
  const { baseUrl, appUrl, apiKey, trace } = source;
  const client = new Client({ baseUrl, appUrl, apiKey, trace });
  const pullResult = await pullHistory(client, session, earlier);
  const extras = pullResult.problems.length === 0 ? await extrasOf(client, names, range) : undefined;
  const { requests, isEmulated, isClockBehind } = client;
  const proxied = mayUseProxy && source.baseUrl.protocol === "https:";
  return { ...pullResult, requests, isEmulated, proxied, isClockBehind, extras };
}

async function extrasOf(client: Client, names: readonly ExtraChoice[], range: ExtrasRange): Promise<Extras> {
  if (names.length === 0) return nothingRead;
  const { readExtras } = await import("./read-extras.ts");
  return readExtras(names, client, range);
}
