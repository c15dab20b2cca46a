// The client for programs. Its methods and their types are derived from the declarations.
import { setMaxListeners } from "node:events";
import type * as z from "zod/mini";
import type { SealedRevision } from "../model/sealed.ts";
import { usageError } from "../errors.ts";
import { open } from "../seal/session.ts";
import { apiKey, serviceAddress } from "../service/address.ts";
import { Client } from "../service/client.ts";
import type { Endpoint, Resource } from "../service/endpoint.ts";
import { resources } from "../service/index.ts";
import { objectInput } from "../service/input.ts";
import type { messages } from "../service/messages.ts";
import { PageSizes } from "../service/page-sizes.ts";
import type { Paging } from "../service/paging.ts";
import type { Flat, InputOf, ItemOf, OutputOf } from "../service/types.ts";
import { type Caller, createCaller, type SealedPage } from "./caller.ts";
import { mapValues } from "../model/objects.ts";

export interface ClientSettings {
  /** The API host. */
  readonly baseUrl: string;
  /** The host of the application, for the readiness reports. */
  readonly appUrl?: string | undefined;
  /** An API key, or a token (JWT). */
  readonly apiKey: string;
  /** HMAC key of the fingerprints. */
  readonly fingerprintKey?: string | undefined;
  /** Part of the fingerprints; default: the host. */
  readonly organization?: string | undefined;
  /** Aborts all calls of the client and their waits; they fail with the code `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

type Arguments<I> = {} extends I ? [input?: I] : [input: I];

/** The input of an endpoint here: a message also accepts paths of pictures and files. */
type ClientInput<E extends Endpoint> = E extends { readonly name: typeof messages.add.name }
  ? Flat<{ [K in keyof InputOf<E>]: K extends "images" | "files" ? OrPaths<InputOf<E>[K]> : InputOf<E>[K] }>
  : InputOf<E>;
type OrPaths<T> = T extends readonly (infer I)[] ? readonly (I | string)[] : T;

/** With `group_by` rows are of days and groups, without it of days. */
export interface GroupedEndpoint<I extends { group_by?: unknown }, D, G> {
  (input: Flat<Omit<I, "group_by"> & { group_by: NonNullable<I["group_by"]> }>): Promise<G>;
  (input: Flat<Omit<I, "group_by"> & { group_by?: undefined }>): Promise<D>;
  (input: I): Promise<D | G>;
}

type Call<E extends Endpoint> = E extends { readonly sealed: true }
  ? (...input: Arguments<InputOf<E>>) => Promise<SealedPage>
  : E extends {
        readonly daily: infer D extends Endpoint["response"];
        readonly grouped: infer G extends Endpoint["response"];
      }
    ? GroupedEndpoint<InputOf<E>, z.output<D>, z.output<G>>
    : (...input: Arguments<ClientInput<E>>) => Promise<OutputOf<E>>;

export interface List<I, P, T> {
  /** Yields the pages, requesting each when read. */
  pages(...input: Arguments<I>): AsyncIterable<P>;
  /** Yields the items of all pages. */
  all(...input: Arguments<I>): AsyncIterable<T>;
}

type Lists<E extends Endpoint> = E extends { readonly sealed: true }
  ? List<Omit<InputOf<E>, "cursor">, SealedPage, SealedRevision>
  : E extends { readonly paging: Paging }
    ? List<InputOf<E>, OutputOf<E>, ItemOf<E>>
    : unknown;

type Resources = typeof resources;

/** A method for each endpoint of the service, by resource. Each throws like `Caller.call`. */
export type ApiClient = {
  readonly [R in keyof Resources]: {
    readonly [V in keyof Resources[R]]: Resources[R][V] extends infer E extends Endpoint ? Call<E> & Lists<E> : never;
  };
};

/**
 * Creates a client of the service. Each call is a separate run with its own deadline.
 * @throws DriftlineError `usage` if an address or a key is missing, no text or not safe to use, or the signal is no signal
 */
export function createClient(settings: ClientSettings): ApiClient {
  const baseUrl = serviceAddress(textOf(settings, "baseUrl"), "baseUrl");
  const appUrl = settings.appUrl === undefined ? undefined : serviceAddress(textOf(settings, "appUrl"), "appUrl");
  const key = apiKey(textOf(settings, "apiKey"), "apiKey");
  const organization = settings.organization ?? baseUrl.hostname;
  const fingerprintKey = settings.fingerprintKey === undefined ? undefined : textOf(settings, "fingerprintKey");
  const signal = signalOf(settings);
  const shared = {
    baseUrl,
    appUrl,
    apiKey: key,
    pageSizes: new PageSizes(),
    signal,
  };
  return methodsOf(
    createCaller(
      () => new Client(shared),
      () => open({ key: fingerprintKey, organization }),
    ),
  );
}

type Name = keyof ClientSettings;

/** Returns a setting that must be a text. Programs without types may pass anything. */
function textOf(settings: { readonly [K in Name]?: unknown } | undefined, name: Name): string {
  const value = settings?.[name];
  if (typeof value === "string") return value;
  const why = value === undefined || value === null ? "is missing" : "is not a text";
  throw usageError(`${name} ${why}`, "write createClient({ baseUrl, apiKey })");
}

/** Returns the signal. Any number of calls may wait for it: without this, Node warns of a leak from the eleventh on. */
function signalOf({ signal }: { readonly signal?: unknown }): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  if (!(signal instanceof AbortSignal))
    throw usageError("signal is not an AbortSignal", "write new AbortController().signal");
  setMaxListeners(0, signal);
  return signal;
}

/** Returns the methods of every endpoint, using one caller. */
export function methodsOf(caller: Caller): ApiClient {
  const method = (endpoint: Endpoint) =>
    Object.assign(
      async (input: unknown = {}) => caller.call(endpoint, objectInput(endpoint, input)),
      endpoint.paging && {
        pages: (input: unknown = {}) => caller.pages(endpoint, objectInput(endpoint, input)),
        all: (input: unknown = {}) => caller.all(endpoint, objectInput(endpoint, input)),
      },
    );
  const byResource = mapValues<Resource, unknown>(resources, (verbs) => mapValues(verbs, method));
  return byResource as unknown as ApiClient;
}
