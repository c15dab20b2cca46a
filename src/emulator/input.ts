// What a request says, checked against the declaration of its endpoint.
import type { HonoRequest } from "hono";
import type * as z from "zod/mini";
import { fromTexts } from "../service/wire.ts";
import { Refusal } from "./resource.ts";
import { firstIn } from "../lists.ts";

/** The most bytes of a body. */
export const MAX_BODY = 32 * 2 ** 20;
/** The deepest nesting of a body: what is much deeper could be read, and not be written again. */
const MAX_DEPTH = 64;

/** @throws Refusal 400 when a parameter is given more than once */
export function queryOf(request: HonoRequest, schema: z.ZodMiniObject): Record<string, unknown> {
  const texts = Object.entries(request.queries()).map(([name, values]) => {
    if (values.length > 1) throw new Refusal(400, `${name}: is given ${values.length} times`);
    return [name, firstIn(values)];
  });
  return fromTexts(schema, Object.fromEntries(texts));
}

/**
 * The body, whatever type it says it has.
 * @throws Refusal 413 when it is too large, 400 when it is not JSON
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

/** No more of a body is kept than may be sent; what follows is not read. */
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

/** How deeply a value is nested, as far as it matters. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  return depth;
}

/**
 * A value as a schema has it.
 * @throws Refusal 400 with everything that is wrong
 */
export function checked<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
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
