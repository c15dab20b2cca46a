// What an answer of the service says, field by field. What it does not say is null.
import { redact, secretsIn, type TextKind } from "../seal/redact.ts";

/** A text, without the credentials that somebody wrote into it: names and commands are what people typed. */
export function text(value: unknown, kind: TextKind = "free"): string | null {
  if (typeof value !== "string" || value === "") return null;
  return redact(value, secretsIn(kind, value), () => "[secret]");
}
