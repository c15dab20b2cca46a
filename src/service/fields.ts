// Fields that several resources have, and how a field is declared: with its meaning and unit.
import * as z from "zod/mini";
import { DEFAULT_LIMIT, type Role } from "./endpoint.ts";
import { byPagination, MAX_LIMIT, type Paging } from "./paging.ts";

type Meaning = string;

/** A text. */
export const text = (description: Meaning) => z.string().check(z.describe(description));
/** A text of `least` to `most` characters. */
export const textOf = (least: number, most: number, description: Meaning) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.describe(description));
export const number = (description: Meaning) => z.number().check(z.describe(description));
export const whole = (description: Meaning) => z.int().check(z.describe(description));
export const flag = (description: Meaning) => z.boolean().check(z.describe(description));
/** A moment in milliseconds since 1970. */
export const millis = (description: Meaning) =>
  z.number().check(z.describe(`${description}, in milliseconds since 1970`));
export const list = <T extends z.ZodMiniType>(of: T, description: Meaning) =>
  z.array(of).check(z.describe(description));
/** A map from names that the service chooses. */
export const map = <T extends z.ZodMiniType>(of: T, description: Meaning) =>
  z.record(z.string(), of).check(z.describe(description));
/** What a request may leave out. */
export const may = <T extends z.ZodMiniType>(of: T) => z.optional(of);
/** What a response may leave out, or hold as null. */
export const maybe = <T extends z.ZodMiniType>(of: T) => z.optional(z.nullable(of));

/** What the interface itself states to be null at times: the OpenAPI document says so of nothing else. */
export const orNull = <T extends z.ZodMiniType>(of: T) => z.nullable(of).check(z.meta({ isStatedNull: true }));
/** What the interface promises in every answer. One without it is read all the same. */
export const owed = <T extends z.ZodMiniType>(of: T) => z.optional(of).check(z.meta({ isOwed: true }));
/** A text of an answer with the form that the interface states for it. One of another form is read all the same. */
export const textLike = (form: Readonly<Record<string, string | number>>, description: Meaning) =>
  z.string().check(z.describe(description), z.meta(form));
/** A moment that the interface states as a whole number. */
export const wholeMillis = (description: Meaning) => millis(description).check(z.meta({ type: "integer" }));

/** What an answer may leave unsaid: null where it is absent, null, or of another shape. Of endpoints that have such. */
export const stated = <T extends z.ZodMiniType>(of: T) => z.nullable(of);

/** One of the known values, or one that the service has learned since. */
export const oneOf = <const T extends string>(values: readonly T[], description: Meaning) =>
  z.union([z.enum(values), z.string()]).check(z.describe(description)) as unknown as z.ZodMiniType<
    T | (string & {}),
    T | (string & {})
  >;

/** No parameters. */
export const none = z.object({});

/** A parameter of a path: one segment, so that no value can lead elsewhere. */
export const segment = (description: Meaning, most = 256) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => value !== "." && value !== "..", "is not a name that can stand in a path"),
    z.refine(
      (value) => !/[/\\\p{Cc}]/u.test(value) && value.isWellFormed(),
      "has characters that cannot stand in a path",
    ),
    z.describe(description),
  );

/** How many items a page has, and where it begins. */
export const pages = {
  limit: may(
    z
      .int()
      .check(z.minimum(1), z.maximum(MAX_LIMIT), z.describe("Items on a page"), z.meta({ default: DEFAULT_LIMIT })),
  ),
  cursor: may(z.string().check(z.minLength(1), z.describe("Where to begin: the cursor that the page before gave"))),
};

/** A management list: what its response holds, and how its pages follow. */
export function pagesOf<const N extends string, T extends z.ZodMiniType>(
  items: N,
  of: T,
  description: Meaning,
): {
  response: z.ZodMiniObject<Record<N, z.ZodMiniArray<T>> & Following, z.core.$loose>;
  paging: Paging<N>;
} {
  const shape = { [items]: list(of, description), pagination: owed(pagination) } as Record<N, z.ZodMiniArray<T>> &
    Following;
  return { response: z.looseObject(shape), paging: byPagination(items) };
}

/** What a page of a management list says of those after it. */
export const pagination = z
  .looseObject({
    hasMore: flag("Whether another page follows"),
    nextCursor: may(orNull(text("What to send as `cursor` for it"))),
  })
  .check(z.describe("What follows this page"));

// Not an interface, which would not fit an index.
type Following = { pagination: z.ZodMiniOptional<typeof pagination> };

/** Roles that administer the organization. */
export const administrators: readonly Role[] = ["owner", "manager"];
/** Roles that work in it. */
export const people: readonly Role[] = ["owner", "manager", "member"];
