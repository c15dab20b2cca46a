// Reads fields of the service's answers. Missing values are null.
import { type TextKind, withoutCredentials } from "../seal/redact.ts";

/** Reads a text, without credentials in it: people type names and commands. */
export function text(value: unknown, kind: TextKind = "free"): string | null {
  if (typeof value !== "string" || value === "") return null;
  return withoutCredentials(kind, value);
}
