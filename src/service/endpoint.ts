// The type of an endpoint's declaration. The client, the emulator, the command line and the OpenAPI document are all
// derived from the declarations.
import * as z from "zod/mini";
import type { Paging } from "./paging.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH";

/** Roles of a user, and of the user's API key, in the organization; the most powerful first. */
export const roles = ["owner", "manager", "member", "guest"] as const;

export type Role = (typeof roles)[number];

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500;

export interface Endpoint {
  /** Resource and verb, `enterpriseControls.history`. */
  readonly name: string;
  /** Its effect, in one sentence. */
  readonly description: string;
  readonly method: Method;
  /** The API host, or the host of the application. */
  readonly host: "api" | "app";
  /** With parameters in braces: `/api/v0/sessions/{sessionId}`. */
  readonly path: string;
  /** Another published path. Requested if nothing is at `path`. */
  readonly otherPath?: string;
  /** The parameters of the path, all texts. */
  readonly params: z.ZodMiniObject;
  /** The parameters of the query: texts and whole numbers. */
  readonly query: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** Checks that a schema cannot express. Returns the objections to an input. `today` is a day in UTC. */
  readonly objections?: Objections;
  readonly response: z.ZodMiniObject;
  /** For an endpoint with `group_by`: the response without it, and with it. */
  readonly daily?: z.ZodMiniObject;
  readonly grouped?: z.ZodMiniObject;
  /** Missing figures become null where the response allows it: one must not invalidate the whole answer. */
  readonly hasUnsaid?: true;
  /** The answer holds settings with secrets: only the seal may read it. */
  readonly sealed?: true;
  /** The status of success in the interface's documentation. Another success status is accepted if the body fits. */
  readonly success: 200 | 201 | 202;
  /** The statuses of its refusals, besides 429. */
  readonly refusals: readonly RefusalStatus[];
  /** Roles that may call it. */
  readonly allowed: readonly Role[];
  /** Whether the interface documents these roles. If not, they are assumptions. */
  readonly documentsRoles?: true;
  /** How its pages follow each other, if it is a list. */
  readonly paging?: Paging;
  /** What may have happened if the outcome of a request is unknown: `the session may have been created`. */
  readonly effect?: string;
  /** A working input, for help and documentation. */
  readonly example: Readonly<Record<string, unknown>>;
}

type Objections = (input: Readonly<Record<string, unknown>>, today: string) => readonly Objection[];

/** A problem of one field of an input. */
export interface Objection {
  readonly field: string;
  readonly message: string;
}

export type Resource = Readonly<Record<string, Endpoint>>;

const noParameters = z.object({});
/** What most endpoints have in common. */
const usual = { method: "GET", host: "api", params: noParameters, query: noParameters, success: 200 } as const;
type Usual = Pick<Endpoint, keyof typeof usual>;
type Declaration = Omit<Endpoint, "name" | keyof Usual> & Partial<Usual>;
type NamedEndpoints<N extends string, T> = {
  readonly [V in keyof T & string]: T[V] & Usual & { readonly name: `${N}.${V}` };
};

/** Names the endpoints of a resource: the resource's name, a dot and the verb. Completes them by the usual values. */
export function declare<const N extends string, const T extends Readonly<Record<string, Declaration>>>(
  name: N,
  verbs: T,
): NamedEndpoints<N, T> {
  const namedEndpoints = Object.entries(verbs).map(([verb, endpoint]) => [
    verb,
    { ...usual, ...endpoint, name: `${name}.${verb}` },
  ]);
  return Object.fromEntries(namedEndpoints) as NamedEndpoints<N, T>;
}

/** Returns the roles that may call an endpoint as text, marked if they are assumptions. */
export function rolesText({ allowed, documentsRoles }: Pick<Endpoint, "allowed" | "documentsRoles">): string {
  return `${allowed.join(", ")}${documentsRoles ? "" : " (assumed: the service documents none)"}`;
}

/** The number of items on a page if no limit is given. */
export const DEFAULT_LIMIT = 20;
