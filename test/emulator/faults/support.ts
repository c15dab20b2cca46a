// Shared by the tests of faults: a longer history, servers that end with the test, and a client that hides nothing.
import http from "node:http";
import { afterEach } from "vitest";
import type { PlanEntry } from "../../../src/emulator/faults/plan.ts";
import type { ControlRevision, Organization } from "../../../src/emulator/organization.ts";
import { bag } from "../../../src/model/json.ts";
import { type Emulator, type EmulatorOptions, serveEmulator } from "../../../src/emulator/server.ts";
import type { ClientOptions } from "../../../src/service/client.ts";
import { changes } from "../../service/faults.ts";
import { pull } from "../../service/support.ts";
import { sampleOrganization } from "../support.ts";

export const HISTORY = "/api/v0/organization/enterprise-controls/history";

const sample = sampleOrganization();

/** The sample organization with `count` revisions, enough for several pages. As in a scenario, settings inherit nothing. */
export function withRevisions(count: number): Organization {
  const revisions = changes(count)
    .toReversed()
    .map((change) => ({ ...change, settings: Object.assign(bag<unknown>(), change.settings) }));
  return { ...sample, revisions: revisions as readonly object[] as readonly ControlRevision[] };
}

const servers: Emulator[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Starts a server with a plan. It ends with the test. */
export async function serving(
  faults: readonly PlanEntry[] = [],
  options: Partial<EmulatorOptions> = {},
): Promise<Emulator> {
  const emulator = await serveEmulator({
    organization: withRevisions(250),
    faults: { faults: [...faults] },
    ...options,
  });
  servers.push(emulator);
  return emulator;
}

/** Pulls the history like a run. */
export function pullFrom(emulator: Emulator, options: Partial<ClientOptions> = {}) {
  return pull(new URL(emulator.baseUrl), { apiKey: emulator.apiKeys.owner, ...options });
}

export interface Seen {
  /** Undefined without an answer. */
  readonly status?: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The code of the final error; `timeout` if nothing came for a while. */
  readonly error?: string;
}

export interface Asking {
  readonly method?: string;
  readonly body?: string;
  readonly fault?: string;
  readonly key?: string;
  /** Gives up after this many milliseconds without data. */
  readonly patience?: number;
  /** Stops after this many pieces of the body. */
  readonly pieces?: number;
}

/** Sends one request on its own connection, and records everything that arrives. */
export function look(emulator: Emulator, path: string, asking: Asking = {}): Promise<Seen> {
  const { method = "GET", body, fault, key = emulator.apiKeys.owner, patience = 10_000, pieces = Infinity } = asking;
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, ...(fault !== undefined && { "x-emulator-fault": fault }) };
    const request = http.request(emulator.baseUrl + path, { method, headers, agent: false, timeout: patience });
    const parts: Buffer[] = [];
    let reply: http.IncomingMessage | undefined;
    const done = (error?: string) => {
      request.destroy();
      resolve({
        ...(reply && { status: reply.statusCode! }),
        headers: reply?.headers ?? {},
        bytes: Buffer.concat(parts),
        ...(error !== undefined && { error }),
      });
    };
    request.on("timeout", () => done("timeout"));
    request.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    request.once("response", (answer) => {
      reply = answer;
      answer.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
      answer.on("data", (part: Buffer) => {
        parts.push(part);
        if (parts.length >= pieces) done();
      });
      answer.once("end", () => done());
    });
    request.end(body);
  });
}

export const json = ({ bytes }: Seen) => JSON.parse(bytes.toString()) as Record<string, any>;
/** Returns the numbers of the revisions on a page. */
export const numbers = (answer: Seen) => json(answer)["changes"].map((change: { revision: number }) => change.revision);
export const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);
