// Decides whether the time limit of a finding is over.
import { instantOf } from "../instant.ts";
import type { Finding } from "./index.ts";

/** Whether a finding is open after its time limit. @param asOf the instant taken as now */
export function isOverdue({ status, dueAt }: Pick<Finding, "status" | "dueAt">, asOf: string): boolean {
  const [due, now] = [instantOf(dueAt ?? ""), instantOf(asOf)];
  return status === "open" && due !== undefined && now !== undefined && due < now;
}
