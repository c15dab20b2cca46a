// The report's section on what happened since the last audit.
import * as z from "zod/mini";
import { described } from "../described.ts";
import { instant } from "./moment.ts";

const ids = z.array(z.string());

export const sinceSchema = z.strictObject({
  at: instant.check(z.describe("instant of the last audit with complete evidence")),
  new: ids,
  stillOpen: ids.check(z.describe("open then and now")),
  reopened: ids,
  resolved: ids,
  gone: described(
    ids,
    "open then, and not now: the policies changed, its grant or observation no longer exists, or it was not judged",
  ),
  transient: ids.check(z.describe("opened and were remediated in between")),
  expiring: ids.check(z.describe("accepted by an exception that ends soon")),
});
