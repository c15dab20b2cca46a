// Digests of the packs that name nobody. With them a pack can be recognised without loading it.
import { isObject } from "../model/json.ts";
import { packs } from "./packs.made.ts";

const people = ["editors", "approvals", "changes", "extends"];

export const impersonal: readonly string[] = packs
  .filter(({ value }) => isObject(value) && !people.some((key) => Object.hasOwn(value, key)))
  .map(({ digest }) => digest);
