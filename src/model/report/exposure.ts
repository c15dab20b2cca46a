// The report's section on how long the organization was exposed.
import * as z from "zod/mini";
import { described } from "../described.ts";
import { tallySchema } from "./posture.ts";

const seconds = z.int().check(z.minimum(0));
const unseen =
  "the part of these seconds beside missing revisions: it is not known whether a window was open then; absent: none";
const rows = z.array(
  z.strictObject({ id: z.string(), seconds, unseenSeconds: z.optional(seconds.check(z.describe(unseen))) }),
);

export const exposureSchema = described(
  z.strictObject({
    severity: tallySchema,
    unseen: z.optional(tallySchema.check(z.describe(unseen))),
    rules: rows,
    controls: rows,
  }),
  "whole seconds with at least one window open, accepted windows included, by severity, rule and control; events are not counted",
);
