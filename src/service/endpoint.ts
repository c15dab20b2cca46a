// One endpoint of the service, declared once: the client, the emulator, the command line and the OpenAPI document are made
// from this.
import type * as z from "zod/mini";
import type { Paging } from "./paging.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH";

/** Who a user, and the API key of a user, may be in the organization; the most powerful first. */
export const roles = ["owner", "manager", "member", "guest"] as const;

export type Role = (typeof roles)[number];

/** Statuses of refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500;

export interface Endpoint {
  /** Resource and verb, `enterpriseControls.history`. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly description: string;
  readonly method: Method;
  /** The API host, or the host of the application. */
  readonly host: "api" | "app";
  /** With its parameters in braces: `/api/v0/sessions/{sessionId}`. */
  readonly path: string;
  /** Where a service may have it instead: asked when nothing is at `path`. */
  readonly otherPath?: string;
  /** The parameters of the path, all of them texts. */
  readonly params: z.ZodMiniObject;
  /** The parameters of the query: texts and whole numbers. */
  readonly query: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** What a schema of the input alone cannot say: the objections to an input, none when it is right. `today` is UTC. */
  readonly objections?: Objections;
  readonly response: z.ZodMiniObject;
  /** Where `group_by` decides what the rows are: the response without it, and with it. */
  readonly daily?: z.ZodMiniObject;
  readonly grouped?: z.ZodMiniObject;
  /** What its answer does not say is null, where the response allows that: a single figure is no reason to refuse it. */
  readonly hasUnsaid?: true;
  /** Its answer holds settings, secrets among them: the seal reads it, and nothing else. */
  readonly sealed?: true;
  /** The status of success, as the interface states it; any other that says so is one as well when its body fits. */
  readonly success: 200 | 201 | 202;
  /** The statuses with which it refuses, besides 429. */
  readonly refusals: readonly RefusalStatus[];
  /** Who may call it. The interface says so for the analytics only; the rest is what an organization would expect. */
  readonly allowed: readonly Role[];
  /** How its pages follow one another, when it is a list. */
  readonly paging?: Paging;
  /** What may have happened when it is not known whether a request was carried out: `the session may have been created`. */
  readonly effect?: string;
  /** An input that works, for help and documentation. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The body of a success, as its schema states it. */
export type BodyOf<E extends Endpoint> = z.output<E["response"]>;

type Objections = (input: Readonly<Record<string, unknown>>, today: string) => readonly Objection[];

/** What is wrong with one field of an input. */
export interface Objection {
  readonly field: string;
  readonly message: string;
}

/** The endpoints of a resource by verb. */
export type Resource = Readonly<Record<string, Endpoint>>;

type Declared<N extends string, T> = { readonly [V in keyof T & string]: T[V] & { readonly name: `${N}.${V}` } };

/** Names the endpoints of a resource after it and their verbs. */
export function declare<const N extends string, const T extends Readonly<Record<string, Omit<Endpoint, "name">>>>(
  name: N,
  verbs: T,
): Declared<N, T> {
  const named = Object.entries(verbs).map(([verb, endpoint]) => [verb, { ...endpoint, name: `${name}.${verb}` }]);
  return Object.fromEntries(named) as Declared<N, T>;
}

/** How many items such a list gives when nothing is asked. */
export const DEFAULT_LIMIT = 20;
