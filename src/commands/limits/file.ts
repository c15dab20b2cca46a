// Parses a file of desired credit limits.
import * as z from "zod/mini";
import { says } from "../../model/described.ts";
import { byLine, DriftlineError } from "../../errors.ts";
import { addressProblems, type PlacedAddress } from "../../policy/limits.ts";
import { readInput } from "../../run/read-input.ts";
import type { CreditLimit } from "../../service/limits.ts";
import { documentIn } from "../../yaml/document.ts";
import { problemsOf } from "../../yaml/issues.ts";
import { isArray, isObject, type Json, valueAt } from "../../model/json.ts";
import { ownMessages } from "../../model/schemas.ts";

const limit = z.int().check(z.minimum(0), says("Credits that the user may consume"));
const entry = z.strictObject({ email: z.string().check(says("E-mail address of the user")), limit });

export const limitsSchema = z.strictObject({
  limits: z.union([
    z.array(entry).check(says("Limits, each of one user")),
    z.record(z.string(), limit).check(says("Limits by the e-mail address of the user")),
  ]),
});

/** @throws DriftlineError `usage` if the file cannot be read, `config` with all its problems */
export async function readLimits(file: string): Promise<CreditLimit[]> {
  return parseLimits(file, await readInput(file, "limits"));
}

/** @throws DriftlineError `config` with all problems of the text */
export function parseLimits(file: string, text: string): CreditLimit[] {
  const document = documentIn(file, text);
  const limitsValue = valueAt(document.value, ["limits"]);
  const ofPolicy = isObject(limitsValue) ? ["default", "users"].find((key) => key in limitsValue) : undefined;
  if (ofPolicy !== undefined) {
    const hint = "write the addresses directly below limits; or put this into a policy, and name it with --policy";
    const path = ["limits", ofPolicy];
    throw new DriftlineError("config", document.problem(path, `limits.${ofPolicy} is a key of policies`, hint, "key"));
  }
  const limitsResult = z.safeParse(limitsSchema, document.value, ownMessages);
  const addresses = addressesIn(limitsValue);
  const problems = [
    ...(limitsResult.success ? [] : problemsOf(document, limitsSchema, limitsResult.error.issues)),
    ...addressProblems(addresses, document),
  ].sort(byLine);
  if (limitsResult.success && addresses.length === 0)
    problems.push(document.problem(["limits"], "limits names nobody"));
  if (!limitsResult.success || problems.length > 0) throw new DriftlineError("config", problems);
  const { limits } = limitsResult.data;
  return isArray(limits) ? limits : Object.entries(limits).map(([email, limit]) => ({ email, limit }));
}

/** Returns the addresses of limits of any shape. */
function addressesIn(limits: Json | undefined): PlacedAddress[] {
  if (isObject(limits)) return Object.keys(limits).map((email) => ({ email, path: ["limits", email], target: "key" }));
  if (!isArray(limits)) return [];
  return limits.flatMap((entry, i) => {
    const email = valueAt(entry, ["email"]);
    return typeof email === "string" ? [{ email, path: ["limits", i, "email"], target: "value" as const }] : [];
  });
}
