// Fields that several parts of a scenario have, and how a field says what it means.
import * as z from "zod/mini";
import { instantOf, startOf } from "../model/instant.ts";

export const says = (text: string) => z.describe(text);
export const filled = z.string().check(z.minLength(1, "is empty"));
export const instant = z.string().check(
  z.refine((text) => instantOf(text) !== undefined, "is not a date-time such as 2026-03-06T21:47:00Z"),
  says("A date-time with an offset, such as 2026-03-06T21:47:00Z"),
);
export const day = z.string().check(
  z.refine((text) => startOf(text) !== undefined, "is not a day such as 2026-03-01, nor a date-time"),
  says("A day (from its start, UTC) or a date-time"),
);
