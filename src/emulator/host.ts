// One host of the emulated service, with the code that all declared endpoints share. Every request passes the layers in
// order, then the checks of its endpoint's declaration, then the handler. Fault plans and rate limits are layers.
import { STATUS_CODES } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { instantText } from "../model/instant.ts";
import { type RefusalStatus, type Role, roles } from "../service/endpoint.ts";
import { bodyOf, parseInput, queryOf } from "./input.ts";
import { type Keys, looksReal } from "./keys.ts";
import { type Call, Refusal, type Route } from "./resource.ts";
import { addTo } from "../lists.ts";

export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    role: Role;
    /** The endpoint and the request, after all checks passed. */
    request?: { readonly route: Route; readonly call: Call };
  };
}

export type Host = Hono<Env>;
export type Layer = MiddlewareHandler<Env>;

interface HostOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Layers that every request with a valid key passes before it is answered, outermost first. */
  readonly layers?: readonly Layer[];
}

/** Serves routes. Refuses with 401 first, then 404, 405, 403, 413, 400, always with the service's error body. */
export function hostOf(routes: readonly Route[], keys: Keys, { now = Date.now, layers = [] }: HostOptions = {}): Host {
  const host: Host = new Hono<Env>();
  const today = () => instantText(now()).slice(0, 10);
  host.onError((error, c) =>
    error instanceof Refusal
      ? refuse(c, error.status, error.message, error.headers)
      : refuse(c, 500, `The emulator failed: ${error.message}`),
  );
  host.notFound((c) => refuse(c, 404, `Nothing is served at ${c.req.path} of this host`));
  host.use(numberRequests(), checkKey(keys), ...layers);

  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const { method, path, otherPath = path } = route.endpoint;
    for (const declaredPath of new Set([path, otherPath])) {
      const pattern = declaredPath.replaceAll(/\{(\w+)\}/g, ":$1");
      host.on(method, pattern, (c) => answerCall(c, route, today));
      addTo(methods, pattern, method);
    }
  }
  // After all handlers: a path with a parameter may also match another endpoint's fixed path.
  for (const [pattern, served] of methods) {
    const allow = served.join(", ");
    host.all(pattern, (c) => refuse(c, 405, `${c.req.method} is not served here, only ${allow}`, { allow }));
  }
  return host;
}

function numberRequests(): Layer {
  let count = 0;
  return async (c, next) => {
    c.set("requestId", `request-${++count}`);
    await next();
  };
}

function checkKey(keys: Keys): Layer {
  const roleOf = new Map(roles.map((role) => [keys[role], role]));
  return async (c, next) => {
    const header = c.req.header("authorization") ?? "";
    if (looksReal(header))
      return refuse(c, 401, "This is an emulator, and the key looks real: never send it a real key. Use one it made.");
    const role = roleOf.get(/^Bearer +(\S+)$/i.exec(header)?.[1] ?? "");
    if (role === undefined)
      return refuse(
        c,
        401,
        header === "" ? "The API key is missing: send Authorization: Bearer <key>" : "Invalid API key",
      );
    c.set("role", role);
    return next();
  };
}

async function answerCall(c: Context<Env>, route: Route, today: () => string): Promise<Response> {
  const { endpoint } = route;
  const role = c.get("role");
  if (!endpoint.allowed.includes(role)) throw new Refusal(403, `Only for the roles ${sentence(endpoint.allowed)}`);
  const params = parseInput(endpoint.params, c.req.param()) as Record<string, string>;
  const query = parseInput(endpoint.query, queryOf(c.req, endpoint.query));
  const body = endpoint.body && parseInput(endpoint.body, await bodyOf(c.req));
  const [objection] = endpoint.objections?.({ ...params, ...query, ...body }, today()) ?? [];
  if (objection) throw new Refusal(400, `${objection.field}: ${objection.message}`);
  const call = { role, params, query, body };
  c.set("request", { route, call });
  return c.json(route.answer(call), endpoint.success);
}

/** Joins words: `owner, manager and member`. */
function sentence(words: readonly string[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

/** Returns the error body of every resource. */
export function errorBody(status: number, detail: string, requestId: string) {
  return { title: STATUS_CODES[status] ?? "Error", detail, status, requestId };
}

function refuse(c: Context<Env>, status: RefusalStatus, detail: string, headers: Record<string, string> = {}) {
  return c.json(errorBody(status, detail, c.get("requestId")), status, headers);
}
