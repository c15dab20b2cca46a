// What a policy says about credit limits of users, and what is wrong with addresses that limits are stated for.
import * as z from "zod/mini";
import { foldAscii } from "../catalog/kinds/email.ts";
import type { Problem } from "../errors.ts";
import type { LimitsPolicy } from "../model/policy-use.ts";
import type { Path, YamlDocument } from "../yaml/placed.ts";
import { besides } from "./observed.ts";
import type { Parsed } from "./parse.ts";
import type { LimitsInput } from "./schema-limits.ts";

/** An address, and where it stands. */
export interface PlacedAddress {
  readonly email: string;
  readonly path: Path;
  readonly target: "key" | "value";
}

/** What is wrong with the addresses of a document: one that is none, and one that stands twice, in whatever letters. */
export function addressProblems(placed: readonly PlacedAddress[], document: YamlDocument): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, PlacedAddress>();
  for (const item of placed) {
    const { email, path, target } = item;
    if (!z.safeParse(z.email(), email).success)
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

/** Credit limits of users, by the file that states them, and what is wrong with it. */
export function limitsOf(
  file: Parsed,
  input: LimitsInput,
): { readonly limits: Omit<LimitsPolicy, "from" | "until">; readonly problems: readonly Problem[] } {
  const users = Object.entries(input.users ?? {});
  const pathOf = (email: string) => ["limits", "users", email];
  const placed = users.map(([email]) => ({ email, path: pathOf(email), target: "key" as const }));
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
    problems: addressProblems(placed, file.document),
  };
}
