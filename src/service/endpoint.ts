// One endpoint of the service, declared once: the client, the emulator and every description of it are made from this.
import * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH";

export interface Endpoint {
  /** Resource and verb, `enterpriseControls.history`. */
  readonly name: string;
  readonly says: string;
  readonly method: Method;
  /** The API host, or the host of the application. */
  readonly host: "api" | "app";
  /** With its parameters in braces: `/api/v0/sessions/{sessionId}`. */
  readonly path: string;
  readonly query: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The status of success. */
  readonly success: 200 | 201 | 202;
}

/** The query of a management list. `limit` is a text in the interface; 1 to 100. */
export const listQuery = z.object({
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100), z.describe("Items on a page, 1 to 100")),
    20,
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.describe("`nextCursor` of the page before"))),
});

/** What management lists say of further pages. */
export const pagination = z.looseObject({
  hasMore: z.boolean().check(z.describe("Whether another page follows")),
  nextCursor: z.nullable(z.string()).check(z.describe("What to send as `cursor` for it")),
});

/** The most items a management list gives on one page. */
export const MAX_LIMIT = 100;
