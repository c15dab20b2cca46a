// The credit limits of users in a policy, and the problems of their addresses.
import * as z from "zod/mini";
import { foldAscii } from "../catalog/kinds/email.ts";
import type { Problem } from "../errors.ts";
import { userAddress } from "../model/user-address.ts";
import type { LimitsPolicy } from "../model/policy-use.ts";
import type { Path, YamlDocument } from "../yaml/positions.ts";
import { besides } from "./observed.ts";
import type { ParsedPolicy } from "./parse.ts";
import type { LimitsInput } from "./schema-limits.ts";

export interface PlacedAddress {
  readonly email: string;
  readonly path: Path;
  readonly target: "key" | "value";
}

/** Returns the problems of addresses: invalid ones, and duplicates in any letter case. */
export function addressProblems(addresses: readonly PlacedAddress[], document: YamlDocument): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, PlacedAddress>();
  for (const item of addresses) {
    const { email, path, target } = item;
    if (!z.safeParse(userAddress, email).success)
      problems.push(document.problem(path, `"${email}" is not an e-mail address`, undefined, target));
    const earlier = first.get(foldAscii(email));
    if (!earlier) first.set(foldAscii(email), item);
    else {
      const { line } = document.place(earlier.path, earlier.target);
      const text = `"${email}" is already in line ${line}${earlier.email === email ? "" : ", in other letters"}`;
      problems.push(document.problem(path, text, "keep one of them", target));
    }
  }
  return problems;
}

/** Converts the credit limits of users in a file. Returns its problems as well. */
export function limitsOf(
  file: ParsedPolicy,
  input: LimitsInput,
): { readonly limits: Omit<LimitsPolicy, "from" | "until">; readonly problems: readonly Problem[] } {
  const users = Object.entries(input.users ?? {});
  const pathOf = (email: string) => ["limits", "users", email];
  const addresses = users.map(([email]) => ({ email, path: pathOf(email), target: "key" as const }));
  const beside = besides(file, "limits", input);
  return {
    limits: {
      ...beside,
      owner: input.owner ?? beside.owner,
      default: input.default ?? null,
      users: users.map(([email, limit]) => ({
        email: foldAscii(email),
        limit,
        location: file.document.place(pathOf(email), "key"),
      })),
    },
    problems: addressProblems(addresses, file.document),
  };
}
