// Parses GitHub's answers. Only expected fields are read.
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";

/**
 * Parses an answer by its schema.
 * @param doing the request, `list the issues`
 * @throws DriftlineError `incomplete` if the answer does not fit
 */
export function understood<T extends z.core.$ZodType>(shape: T, data: unknown, doing: string): z.output<T> {
  const result = z.safeParse(shape, data);
  if (result.success) return result.data;
  throw unclear(doing);
}

/** @param doing as for `understood` */
export function unclear(doing: string): DriftlineError {
  return new DriftlineError("incomplete", `GitHub's answer cannot be understood: request to ${doing}`);
}
