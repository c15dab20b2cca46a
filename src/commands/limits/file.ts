// A file of desired credit limits: who may consume how much.
import * as z from "zod/mini";
import { DriftlineError, type Problem } from "../../errors.ts";
import { readInput } from "../../run/read-input.ts";
import type { CreditLimit } from "../../service/limits.ts";
import { type Path, readYaml, type YamlDocument } from "../../yaml/document.ts";
import { problemsOf } from "../../yaml/issues.ts";
import { isArray } from "../../model/json.ts";

const says = (text: string) => z.describe(text);
const limit = z.int().check(z.minimum(0), says("Credits that the user may consume"));
const entry = z.strictObject({ email: z.string().check(says("E-mail address of the user")), limit });

export const limitsSchema = z.strictObject({
  limits: z.union([
    z.array(entry).check(says("Limits, each of one user")),
    z.record(z.string(), limit).check(says("Limits by the e-mail address of the user")),
  ]),
});

interface PlacedLimit {
  readonly entry: CreditLimit;
  /** Where the address stands. */
  readonly path: Path;
  readonly target: "key" | "value";
}

/** @throws DriftlineError `usage` when the file cannot be read, `config` with all that is wrong with it */
export async function readLimits(file: string): Promise<CreditLimit[]> {
  return parseLimits(file, await readInput(file, "limits"));
}

/** @throws DriftlineError `config` with all that is wrong with the text */
export function parseLimits(file: string, text: string): CreditLimit[] {
  const yaml = readYaml(file, text);
  if ("problems" in yaml) throw new DriftlineError("config", yaml.problems);
  const { document } = yaml;
  const checked = z.safeParse(limitsSchema, document.value);
  if (!checked.success) throw new DriftlineError("config", problemsOf(document, limitsSchema, checked.error.issues));
  const { limits } = checked.data;
  const placed: PlacedLimit[] = isArray(limits)
    ? limits.map((entry, i) => ({ entry, path: ["limits", i, "email"], target: "value" }))
    : Object.entries(limits).map(([email, limit]) => ({
        entry: { email, limit },
        path: ["limits", email],
        target: "key",
      }));
  const problems = objectionsTo(placed, document);
  if (placed.length === 0) problems.push(document.problem(["limits"], "limits names nobody"));
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return placed.map(({ entry }) => entry);
}

function objectionsTo(placed: readonly PlacedLimit[], document: YamlDocument): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, PlacedLimit>();
  for (const item of placed) {
    const { path, target } = item;
    const { email } = item.entry;
    if (!z.safeParse(z.email(), email).success)
      problems.push(document.problem(path, `"${email}" is not an e-mail address`, undefined, target));
    const earlier = first.get(folded(email));
    if (!earlier) first.set(folded(email), item);
    else {
      const { line } = document.place(earlier.path, earlier.target);
      const text = `"${email}" already stands in line ${line}${earlier.entry.email === email ? "" : ", in other letters"}`;
      problems.push(document.problem(path, text, "keep one of them", target));
    }
  }
  return problems;
}

/** As addresses are compared: the case of ASCII letters does not matter. */
export function folded(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
