// The schema of a policy's `limits`: credit limits of users.
import * as z from "zod/mini";
import { optional, says } from "../model/described.ts";
import { besideObserved } from "./schema-usage.ts";
import { needs } from "./shapes.ts";
import { filledText } from "./shapes.ts";

const limit = z.int().check(z.minimum(0), says("Credits that the user may consume"));

export const limitsSchema = z
  .strictObject({
    default: optional(limit, "The limit of every member who is not in users"),
    users: optional(z.record(z.string(), limit), "Limits by the e-mail address of the user"),
    owner: optional(filledText, "Owner of the limits (default: the policy's owner)"),
    ...besideObserved,
  })
  .check(
    ...needs("default", "users"),
    says("Credit limits of users; an audit compares them with the limits that limits apply --ledger set last"),
  );

export type LimitsInput = z.infer<typeof limitsSchema>;
