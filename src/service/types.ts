// The types of the interface, derived from the declarations.
import type * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import type { Paging } from "./paging.ts";

export type Flat<T> = { [K in keyof T]: T[K] };
/** The named fields. Further fields of a body are not typed. */
type NamedFields<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type BodyOf<E> = E extends { readonly body: infer B extends z.ZodMiniObject } ? NamedFields<z.input<B>> : unknown;

/** An input is only read: it may hold lists and objects that nobody may change. */
type DeepReadonly<T> = T extends string
  ? T
  : T extends readonly (infer I)[]
    ? readonly DeepReadonly<I>[]
    : T extends object
      ? ReadonlyFields<T>
      : T;
type ReadonlyFields<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The input of an endpoint: its parameters, query and body in one object. */
export type InputOf<E extends Endpoint> = ReadonlyFields<
  NamedFields<z.input<E["params"]>> & NamedFields<z.input<E["query"]>> & BodyOf<E>
>;

/** The body of a success, by its schema. */
export type OutputOf<E extends Endpoint> = z.output<E["response"]>;

export type ItemOf<E extends Endpoint> = E extends { readonly paging: Paging<infer N> }
  ? OutputOf<E>[N & keyof OutputOf<E>] extends readonly (infer T)[]
    ? T
    : never
  : never;
