// The report's section on the state of the organization after each revision.
import * as z from "zod/mini";
import { worstToBest } from "../severity.ts";
import { instant } from "./moment.ts";
import { tableOf } from "../../lists.ts";

const count = z.int().check(z.minimum(0));

/** The number of each severity. */
export const tallySchema = z.strictObject(tableOf(worstToBest, () => count));

export const postureSchema = z
  .array(
    z.strictObject({
      revision: z.int(),
      at: instant,
      tighter: count,
      looser: count,
      balance: z.int().check(z.describe("settings tightened less settings loosened, from the first revision seen on")),
      open: tallySchema.check(
        z.describe("windows that this revision left open, accepted ones included; an event has none"),
      ),
    }),
  )
  .check(z.describe("the first revision seen, and each that tightened, loosened, opened or closed anything"));
