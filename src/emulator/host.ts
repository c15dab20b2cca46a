// One host of the emulated service: what is the same for all declared endpoints. Every request passes the layers below in
// their order, then the checks that its endpoint declares, then the handler. A fault plan or a rate limit is one layer more.
import { STATUS_CODES } from "node:http";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { type Keys, looksReal } from "./keys.ts";
import { type RefusalStatus, type Role, roles } from "../service/endpoint.ts";
import { fromTexts } from "../service/wire.ts";
import { Refusal, type Route } from "./resource.ts";

interface Env {
  Variables: { requestId: string; role: Role };
}

export type Host = Hono<Env>;

/**
 * Serves routes: 401 before anything else, then 404, 405, 403, 400, all with the service's error body.
 * @param today the day it is, in UTC
 */
export function hostOf(routes: readonly Route[], keys: Keys, today = currentDay): Host {
  const host: Host = new Hono<Env>();
  host.onError((error, c) =>
    error instanceof Refusal
      ? refused(c, error.status, error.message)
      : refused(c, 500, `The emulator failed: ${error.message}`),
  );
  host.notFound((c) => refused(c, 404, `Nothing is served at ${c.req.path} of this host`));
  const layers: readonly MiddlewareHandler<Env>[] = [numbered(), authenticated(keys)];
  host.use(...layers);

  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
    host.on(method, pattern, (c) => answered(c, route, today));
    methods.set(pattern, [...(methods.get(pattern) ?? []), method]);
  }
  // After all handlers: a path with a parameter may also match the fixed path of another endpoint.
  for (const [pattern, served] of methods) {
    const allow = served.join(", ");
    host.all(pattern, (c) => refused(c, 405, `${c.req.method} is not served here, only ${allow}`, { allow }));
  }
  return host;
}

function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}

function numbered(): MiddlewareHandler<Env> {
  let count = 0;
  return async (c, next) => {
    c.set("requestId", `emulated-request-${++count}`);
    await next();
  };
}

function authenticated(keys: Keys): MiddlewareHandler<Env> {
  const roleOf = new Map(roles.map((role) => [keys[role], role]));
  return async (c, next) => {
    const sent = c.req.header("authorization") ?? "";
    if (looksReal(sent))
      return refused(c, 401, "This is an emulator, and the key looks real: never send it a real key. Use one it made.");
    const role = roleOf.get(/^Bearer +(\S+)$/i.exec(sent)?.[1] ?? "");
    if (role === undefined)
      return refused(
        c,
        401,
        sent === "" ? "The API key is missing: send Authorization: Bearer <key>" : "Invalid API key",
      );
    c.set("role", role);
    return next();
  };
}

async function answered(c: Context<Env>, route: Route, today: () => string): Promise<Response> {
  const { endpoint } = route;
  const role = c.get("role");
  if (!endpoint.allowed.includes(role)) throw new Refusal(403, `Only for the roles ${endpoint.allowed.join(" and ")}`);
  const params = checked(endpoint.params, c.req.param()) as Record<string, string>;
  const query = checked(endpoint.query, fromTexts(endpoint.query, queryOf(c)));
  const body = endpoint.body && checked(endpoint.body, await bodyOf(c));
  const [objection] = endpoint.objections?.({ ...params, ...query, ...body }, today()) ?? [];
  if (objection) throw new Refusal(400, `${objection.field}: ${objection.message}`);
  return c.json((await route.answer({ role, params, query, body })) as object, endpoint.success);
}

function queryOf(c: Context<Env>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => {
      if (values.length > 1) throw new Refusal(400, `${name}: is given ${values.length} times`);
      return [name, values[0]!];
    }),
  );
}

async function bodyOf(c: Context<Env>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(400, "The body is not JSON");
  }
}

function checked<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues.map(objection).join("; "));
}

/** An issue in words. What was sent is not repeated: it may be anything. */
function objection(issue: z.core.$ZodIssue): string {
  const name = issue.path.join(".") || "body";
  if (issue.code === "too_small") return `${name}: at least ${String(issue.minimum)}`;
  if (issue.code === "too_big") return `${name}: at most ${String(issue.maximum)}`;
  if (issue.code === "invalid_type") return `${name}: should be of type ${issue.expected}`;
  if (issue.code === "invalid_value") return `${name}: should be ${issue.values.map(String).join(" or ")}`;
  if (issue.code === "unrecognized_keys") return `${[...issue.path, issue.keys.join(", ")].join(".")}: not known`;
  return `${name}: ${issue.message === "Invalid input" ? "is not valid" : issue.message}`;
}

/** The error body of every resource. */
export function errorBody(status: number, detail: string, requestId: string) {
  return { title: STATUS_CODES[status] ?? "Error", detail, status, requestId };
}

function refused(c: Context<Env>, status: RefusalStatus, detail: string, headers: Record<string, string> = {}) {
  return c.json(errorBody(status, detail, c.get("requestId")), status, headers);
}
