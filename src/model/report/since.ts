// The report's section on what happened since the last audit.
import * as z from "zod/mini";
import { instant } from "./moment.ts";

const ids = z.array(z.string());

export const sinceSchema = z.strictObject({
  at: instant.check(z.describe("when the last audit of whole evidence was")),
  new: ids,
  stillOpen: ids.check(z.describe("open then and now")),
  reopened: ids,
  resolved: ids,
  gone: ids.check(
    z.describe("open then, and found no more: the rule, the grant or the answer that it rested on is gone"),
  ),
  transient: ids.check(z.describe("came and went in between")),
  expiring: ids.check(z.describe("accepted by an exception that ends soon")),
});
