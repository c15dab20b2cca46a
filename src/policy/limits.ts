// The credit limits of users in a policy, and the problems of their addresses.
import * as z from "zod/mini";
import { foldAscii } from "../catalog/kinds/email.ts";
import type { Problem } from "../errors.ts";
import { userAddress } from "../model/user-address.ts";
import type { LimitsPolicy } from "../model/policy-use.ts";
import type { Path, YamlDocument } from "../yaml/positions.ts";
import { besides } from "./observed.ts";
import type { WholePolicy } from "./parse.ts";
import type { LimitsInput } from "./schema-limits.ts";
import type { Sound } from "./sound.ts";

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

const pathOf = (email: string) => ["limits", "users", email];

/** Converts the credit limits of users in a file. */
export function limitsOf(file: WholePolicy, input: LimitsInput): Omit<LimitsPolicy, "from" | "until"> {
  const beside = besides(file, "limits", input);
  return {
    ...beside,
    owner: input.owner ?? beside.owner,
    default: input.default ?? null,
    users: Object.entries(input.users ?? {}).map(([email, limit]) => ({
      email: foldAscii(email),
      limit,
      location: file.document.place(pathOf(email), "key"),
    })),
  };
}

/** Returns the problems of the credit limits in a file, besides those of their shape. */
export function limitProblems(document: YamlDocument, { users = {} }: Sound<LimitsInput>): Problem[] {
  const addresses = Object.keys(users).map((email) => ({ email, path: pathOf(email), target: "key" as const }));
  return addressProblems(addresses, document);
}
