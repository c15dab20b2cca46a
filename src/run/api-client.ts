// The client that programs use.
import type { EvidenceProblem } from "../model/report.ts";
import { open, type Sealed } from "../seal/session.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import { Client } from "../service/client.ts";
import { pullHistory } from "../service/pull.ts";
import { version } from "./version.ts";

export interface ClientSettings {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** HMAC key of the fingerprints. */
  readonly fingerprintKey?: string;
  /** Part of the fingerprints; default: the host. */
  readonly organization?: string;
}

export interface ApiClient {
  readonly enterpriseControls: {
    /** The whole history, sealed. `problems` says why it is not whole; it is empty when it is. */
    history(): Promise<{ sealed: Sealed; problems: readonly EvidenceProblem[] }>;
  };
}

/**
 * A client of the service.
 * @throws DriftlineError `usage` when the address or the key is not safe to use
 */
export function createClient(settings: ClientSettings): ApiClient {
  const baseUrl = serviceAddress(settings.baseUrl, "baseUrl");
  const key = apiKey(settings.apiKey, "apiKey");
  const organization = settings.organization ?? baseUrl.hostname;
  return {
    enterpriseControls: {
      history: async () => {
        const client = new Client({ baseUrl, apiKey: key, userAgent: `driftline/${version}` });
        const session = open({ key: settings.fingerprintKey, organization });
        const problems = await pullHistory(client, session);
        return { sealed: session.finish(), problems };
      },
    },
  };
}
