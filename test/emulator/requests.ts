// A working request for every declared endpoint, made from its example and from the server's data.
import type { Emulator } from "../../src/emulator/server.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { partsOf } from "../../src/service/wire.ts";
import { type Answer, ask } from "./support.ts";

export const BUILD = "build-01";

/** Sends JSON to a path of the API host. */
export function send(emulator: Emulator, method: string, path: string, body?: unknown, key = emulator.apiKeys.owner) {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return ask(emulator.baseUrl + path, key, init);
}

export interface Live {
  readonly computerId: string;
  readonly sessionId: string;
  readonly messageId: string;
}

/** Returns a computer, and a session on it with a message. */
export async function live(emulator: Emulator, name = BUILD): Promise<Live> {
  const computer = await send(emulator, "GET", `/api/v0/computers/name/${encodeURIComponent(name)}`);
  const computerId = computer.body["id"] as string;
  const session = await send(emulator, "POST", "/api/v0/sessions", { computerId });
  const sessionId = session.body["sessionId"] as string;
  const message = await send(emulator, "POST", `/api/v0/sessions/${sessionId}/messages`, { text: "Hello." });
  return { computerId, sessionId, messageId: message.body["messageId"] as string };
}

/** Sends the example of an endpoint with these identifiers. */
export function example(
  emulator: Emulator,
  endpoint: Endpoint,
  ids: Partial<Live>,
  key: string | undefined,
): Promise<Answer> {
  const entries = Object.entries(ids).filter(([name]) => name in endpoint.example);
  const { params, query, body } = partsOf(endpoint, { ...endpoint.example, ...Object.fromEntries(entries) });
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${endpoint.host === "api" ? emulator.baseUrl : emulator.appUrl}${path}?${search.toString()}`;
  return ask(url, key, { method: endpoint.method, ...(body && { body: JSON.stringify(body) }) });
}
