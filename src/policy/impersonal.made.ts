// The packs that name nobody, by their digests: what they say of who may change what is known without loading them.
import { isObject } from "../model/json.ts";
import { packs } from "./packs.made.ts";

const people = ["editors", "approvals", "changes", "extends"];

export const impersonal: readonly string[] = packs
  .filter(({ value }) => isObject(value) && !people.some((key) => Object.hasOwn(value, key)))
  .map(({ digest }) => digest);
