// API keys of the emulator, one for each role. They name themselves as such, and keys of a real service are rejected.
import { randomBytes } from "node:crypto";
import { usageError } from "../errors.ts";
import { tableOf } from "../lists.ts";
import { type Role, roles } from "../service/endpoint.ts";

export type Keys = Readonly<Record<Role, string>>;

/**
 * Returns a key for each role: `emulated-owner-…`, new for every server, or the given key.
 * @throws DriftlineError `usage` if a given key looks real, cannot be sent in a header, or is used for two roles
 */
export function keysFor(chosenKeys: Partial<Keys> = {}): Keys {
  const keyOf = (role: Role) => chosenKeys[role] ?? `emulated-${role}-${randomBytes(9).toString("hex")}`;
  const keys: Keys = tableOf(roles, keyOf);
  for (const role of roles) {
    const flaw = flawOf(keys[role]);
    if (flaw) throw usageError(`the emulator's ${role} key ${flaw}`);
  }
  if (new Set(Object.values(keys)).size < roles.length) throw usageError("two roles of the emulator have the same key");
  return keys;
}

function flawOf(key: string): string | undefined {
  if (looksReal(key)) return "looks like a key of a real service; make one up";
  return /^[\x21-\x7e]+$/.test(key) ? undefined : "cannot be sent in a header";
}

/** Whether a text contains something like a key of the real service, or a JWT. */
export function looksReal(text: string): boolean {
  return /(?:^|[^A-Za-z0-9])(?:fk-|eyJ)/.test(text);
}
