// The report's section on the state of the organization after each revision.
import * as z from "zod/mini";
import { count, described, rows } from "../described.ts";
import { worstToBest } from "../severity.ts";
import { instant } from "./moment.ts";
import { tableOf } from "../../lists.ts";

/** The number of each severity. */
export const tallySchema = z.strictObject(tableOf(worstToBest, () => count));

export const postureSchema = rows({
  revision: z.int(),
  at: instant,
  tighter: count,
  looser: count,
  balance: z.int().check(z.describe("settings tightened minus settings loosened, since the first revision seen")),
  open: described(tallySchema, "windows open after this revision, accepted windows included; events are not counted"),
}).check(
  z.describe("the first revision seen, and every revision that tightened, loosened, opened or closed something"),
);
