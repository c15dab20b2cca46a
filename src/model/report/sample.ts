// The report's section with a sample of the changes, for manual tests.
import * as z from "zod/mini";
import { count, described, objectOrNull, rows, says } from "../described.ts";

export const sampleSchema = objectOrNull("null: not requested", {
  size: count.check(says("number of changes that --sample requested")),
  seed: z.string(),
  of: count.check(says("number of changes from which the sample was drawn")),
  changes: described(
    rows({ revision: z.int(), subject: z.string() }),
    "the changes with the lowest SHA-256 of seed, revision and subject (joined by line feeds), in the order of the history",
  ),
});
