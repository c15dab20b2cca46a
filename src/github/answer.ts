// Parses GitHub's answers. Only expected fields are read.
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";

/**
 * Parses an answer by its schema.
 * @param doing the request, `list the issues`
 * @throws DriftlineError `incomplete` if the answer does not fit
 */
export function parseAnswer<T extends z.core.$ZodType>(shape: T, data: unknown, doing: string): z.output<T> {
  const result = z.safeParse(shape, data);
  if (result.success) return result.data;
  throw unclear(doing, isPage(data) ? PAGE : undefined);
}

/** Whether an answer is a web page. GitHub's API sends none: a proxy or a firewall answered. */
export function isPage(data: unknown): boolean {
  return typeof data === "string" && data.trimStart().startsWith("<");
}

export const PAGE = [
  "the answer is a web page, which GitHub's API does not send",
  "check the proxy or the firewall between the runner and GitHub",
] as const;

/** @param doing as for `parseAnswer` @param meaning why, and what to do, if that is known */
export function unclear(doing: string, meaning?: readonly [why: string, hint: string]): DriftlineError {
  const [why, hint] = meaning ?? ["", "the next run tries again"];
  const message = `GitHub's answer cannot be understood: request to ${doing}${why && `: ${why}`}`;
  return new DriftlineError("incomplete", { message, hint });
}
