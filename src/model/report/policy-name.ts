// The name of a policy file for readers.
import type { Report } from "./index.ts";

/** Returns the id of a policy, or its file: a file that holds only exceptions or approvals needs no id. */
export function policyName({ id, file }: Report["evidence"]["policies"][number]): string {
  return id === "" ? file : id;
}
