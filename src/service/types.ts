// The types of the interface, made from the declarations.
import type * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import type { Paging } from "./paging.ts";

export type Flat<T> = { [K in keyof T]: T[K] };
/** The fields that are named; what else a body may carry is not typed. */
type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type BodyOf<E> = E extends { readonly body: infer B extends z.ZodMiniObject } ? Named<z.input<B>> : unknown;

/** What a call of an endpoint takes: its parameters, query and body in one object. */
export type InputOf<E extends Endpoint> = Flat<Named<z.input<E["params"]>> & Named<z.input<E["query"]>> & BodyOf<E>>;

/** What it gives. */
export type OutputOf<E extends Endpoint> = z.output<E["response"]>;

/** An item of a list. */
export type ItemOf<E extends Endpoint> = E extends { readonly paging: Paging<infer N> }
  ? OutputOf<E>[N & keyof OutputOf<E>] extends readonly (infer T)[]
    ? T
    : never
  : never;
