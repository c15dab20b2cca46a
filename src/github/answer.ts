// GitHub's answers, of which only what is expected is read.
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";

/**
 * An answer as what it should be.
 * @param doing what was asked, `list the issues`
 * @throws DriftlineError `incomplete` when it is something else
 */
export function understood<T extends z.core.$ZodType>(shape: T, data: unknown, doing: string): z.output<T> {
  const result = z.safeParse(shape, data);
  if (result.success) return result.data;
  throw new DriftlineError("incomplete", `GitHub's answer cannot be understood: request to ${doing}`);
}
