// Parses a request, and checks it against the declaration of its endpoint.
import type { HonoRequest } from "hono";
import type * as z from "zod/mini";
import { misfits } from "../service/objection.ts";
import { fromTexts } from "../service/wire.ts";
import { Refusal } from "./resource.ts";
import { firstIn } from "../lists.ts";
import { ownMessages } from "../model/schemas.ts";

/** The largest body in bytes. */
export const MAX_BODY = 32 * 2 ** 20;
/** The deepest nesting of a body: deeper values could be parsed but not serialised again. */
const MAX_DEPTH = 64;

/** Parses the query. An empty cursor, as the last page gives, is no cursor. @throws Refusal 400 if a parameter is repeated */
export function queryOf(request: HonoRequest, schema: z.ZodMiniObject): Record<string, unknown> {
  const texts = Object.entries(request.queries()).flatMap(([name, values]) => {
    if (values.length > 1) throw new Refusal(400, `${name}: is given ${values.length} times`);
    const text = firstIn(values);
    return name === "cursor" && text === "" ? [] : [[name, text]];
  });
  return fromTexts(schema, Object.fromEntries(texts));
}

/**
 * Parses the body as JSON, whatever its content type.
 * @throws Refusal 413 if it is too large, 400 if it is not JSON
 */
export async function bodyOf(request: HonoRequest): Promise<unknown> {
  const bytes = await bytesOf(request);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The body is not JSON");
  }
  if (depthOf(body) > MAX_DEPTH) throw new Refusal(400, `The body is nested deeper than ${MAX_DEPTH} levels`);
  return body;
}

/** Reads a body up to the limit. Leaves the rest unread. */
async function bytesOf(request: HonoRequest): Promise<Buffer> {
  const tooLarge = new Refusal(413, `The body is larger than ${MAX_BODY / 2 ** 20} MiB`);
  if (Number(request.header("content-length") ?? 0) > MAX_BODY) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns how deeply a value is nested, up to just above the limit. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  return depth;
}

/**
 * Parses a value by a schema.
 * @throws Refusal 400 with all problems
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  const result = schema.safeParse(value, ownMessages);
  if (result.success) return result.data;
  const objections = result.error.issues.map((issue) => objection(schema, value, issue));
  throw new Refusal(400, [...new Set(objections)].join("; "));
}

/** Describes an issue. Does not repeat the sent value: it may be anything. */
function objection(schema: z.ZodMiniType, value: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `${[...issue.path, issue.keys.join(", ")].join(".")}: not known`;
  const { place, message } = firstIn(misfits(schema, value, [issue]));
  return `${place === "" ? "body" : place}: ${message}`;
}
