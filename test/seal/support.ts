// Short ways to write histories, and to find the places that the seal marked in them.
import { DriftlineError, type Problem } from "../../src/errors.ts";
import { type Json, type JsonObject, segment } from "../../src/model/json.ts";
import { isMisplaced, isSecret, isWeak, type Secret } from "../../src/model/sealed.ts";
import { open, type SealedHistory, type SealOptions } from "../../src/seal/session.ts";

export const ada = { id: "user_ada", email: "ada@corp.example", name: "Ada" };
export const key = "0123456789abcdef0123456789abcdef";

/** Returns a change as the service writes it, by Ada, one hour after the change before. */
export function change(revision: number, settings: unknown, more: Record<string, unknown> = {}) {
  const updatedAt = new Date(Date.UTC(2026, 2, 1, revision)).toISOString();
  return { revision, settings, user: ada, updatedAt, ...more };
}

export function bytes(value: unknown): Buffer {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
}

/** Seals settings, one revision for each. */
export function seal(
  settings: readonly unknown[],
  options: Partial<SealOptions> & { known?: readonly string[] } = {},
): SealedHistory {
  const session = open({ organization: "corp", ...options });
  session.list(bytes(settings.map((setting, i) => change(i + 1, setting))));
  return session.finish(options.known);
}

/** Returns the sealed settings as plain JSON. */
export function plain(sealed: SealedHistory): JsonObject[] {
  return JSON.parse(JSON.stringify(sealed.revisions.map((revision) => revision.settings))) as JsonObject[];
}

/** Returns the sealed settings of one revision as plain JSON. */
export function sealOne(settings: unknown, options?: Parameters<typeof seal>[1]): JsonObject {
  return plain(seal([settings], options))[0]!;
}

/** Returns settings with one custom model. */
export function model(more: Record<string, unknown>) {
  return { customModels: [{ id: "custom:a", ...more }] };
}

/** Returns the sealed value of one field of a custom model. */
export function field(name: string, value: unknown, options?: Parameters<typeof seal>[1]): Json {
  const [first] = sealOne(model({ [name]: value }), options)["customModels"] as readonly JsonObject[];
  return first![name]!;
}

export const literal = (n: number) => ({ $secret: "literal", fingerprint: `fp:run:${n}` });

/** Returns the pointers of the secrets with this mark, in all revisions. */
export function marked(sealed: SealedHistory, mark: "misplaced" | "weak"): string[] {
  const is = mark === "weak" ? isWeak : isMisplaced;
  const visit = (value: unknown, at: string): string[] => {
    if (typeof value !== "object" || value === null) return [];
    if (isSecret(value as Json)) return is(value as Secret) ? [at] : [];
    return Object.entries(value).flatMap(([name, item]) => visit(item, at + segment(name)));
  };
  return sealed.revisions.flatMap((revision) => visit(revision.settings, String(revision.revision))).sort();
}

/** Returns the problem of a call that must fail because of its input. */
export function problemOf(attempt: () => unknown): Problem {
  try {
    attempt();
  } catch (error) {
    if (error instanceof DriftlineError && error.code === "incomplete") return error.problems[0]!;
    throw error;
  }
  throw new Error("nothing was refused");
}
