// Fields that several resources share, and helpers to declare a field with its meaning and unit.
import * as z from "zod/mini";
import { DEFAULT_LIMIT, type Role } from "./endpoint.ts";
import { byPagination, MAX_LIMIT, type Paging } from "./paging.ts";

type Meaning = string;

export const text = (description: Meaning) => z.string().check(z.describe(description));
/** A text of one to `most` characters. */
export const textOf = (most: number, description: Meaning) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.describe(description));
export const number = (description: Meaning) => z.number().check(z.describe(description));
export const whole = (description: Meaning) => z.int().check(z.describe(description));
export const flag = (description: Meaning) => z.boolean().check(z.describe(description));
/** A time in milliseconds since 1970. */
export const millis = (description: Meaning) =>
  z.number().check(z.describe(`${description}, in milliseconds since 1970`));
export const list = <T extends z.ZodMiniType>(of: T, description: Meaning) =>
  z.array(of).check(z.describe(description));
/** A map with names that the service chooses. */
export const map = <T extends z.ZodMiniType>(of: T, description: Meaning) =>
  z.record(z.string(), of).check(z.describe(description));
/** A field that a request may leave out. */
export const may = <T extends z.ZodMiniType>(of: T) => z.optional(of);
/** A field that a response may leave out or set to null. */
export const maybe = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(of));

/** A field that the interface documents as nullable. The OpenAPI document calls only these fields nullable. */
export const orNull = <T extends z.ZodMiniType>(of: T) => z.nullable(of).check(z.meta({ isStatedNull: true }));
/** A field that the interface promises in every answer. Answers without it are accepted. */
export const owed = <T extends z.ZodMiniType>(of: T) => z.optional(of).check(z.meta({ isOwed: true }));
/** A text of an answer with a documented format. Texts in another format are accepted. */
export const textLike = (form: Readonly<Record<string, string | number>>, description: Meaning) =>
  z.string().check(z.describe(description), z.meta(form));
/** A time that the interface documents as a whole number. */
export const wholeMillis = (description: Meaning) => millis(description).check(z.meta({ type: "integer" }));

/** A field that an answer may lack: null if absent, null or of another type. For endpoints with `hasUnsaid`. */
export const missingAsNull = <T extends z.ZodMiniType>(of: T) => z.nullable(of);

/** A known value, or a value that the service added since. */
export const oneOf = <const T extends string>(values: readonly T[], description: Meaning) =>
  z.union([z.enum(values), z.string()]).check(z.describe(description)) as unknown as z.ZodMiniType<
    T | (string & {}),
    T | (string & {})
  >;

/** A parameter of a path: a single segment, so that no value can change the path. */
export const segment = (description: Meaning) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(256),
    z.refine((value) => value !== "." && value !== "..", "is not a name that can stand in a path"),
    z.refine(
      (value) => !/[/\\\p{Cc}]/u.test(value) && value.isWellFormed(),
      "has characters that cannot stand in a path",
    ),
    z.describe(description),
  );

/** The size of a page, and its start. */
export const pages = {
  limit: may(
    z
      .int()
      .check(z.minimum(1), z.maximum(MAX_LIMIT), z.describe("Items on a page"), z.meta({ default: DEFAULT_LIMIT })),
  ),
  cursor: may(z.string().check(z.minLength(1), z.describe("The `nextCursor` or `next_cursor` of the page before"))),
};

/** A management list: its response and its paging. */
export function pagesOf<const N extends string, T extends z.ZodMiniType>(
  items: N,
  of: T,
  description: Meaning,
): { response: z.ZodMiniObject<Record<N, z.ZodMiniArray<T>> & Following, z.core.$loose>; paging: Paging<N> } {
  const shape = { [items]: list(of, description), pagination: owed(pagination) } as Record<N, z.ZodMiniArray<T>> &
    Following;
  return { response: z.looseObject(shape), paging: byPagination(items) };
}

/** A management list's statement about further pages. */
export const pagination = z
  .looseObject({
    hasMore: flag("Whether another page follows"),
    nextCursor: may(orNull(text("The `cursor` of the next page"))),
  })
  .check(z.describe("Whether another page follows, and its cursor"));

// A type alias, because an interface would not fit an index signature.
type Following = { pagination: z.ZodMiniOptional<typeof pagination> };

/** Roles that administer the organization. */
export const administrators: readonly Role[] = ["owner", "manager"];
/** Roles that work in the organization. */
export const people: readonly Role[] = ["owner", "manager", "member"];
