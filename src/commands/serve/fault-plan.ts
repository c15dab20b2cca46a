// Reads fault plans for the emulator.
import { type FaultPlan, faultPlanOf } from "../../emulator/faults/plan.ts";
import { readInput } from "../../run/read-input.ts";
import { documentIn } from "../../yaml/document.ts";

/**
 * Reads a plan from a YAML or JSON file.
 * @throws DriftlineError `usage` if the file cannot be read, `config` if it is not a plan
 */
export async function readFaultPlan(file: string): Promise<FaultPlan> {
  const document = documentIn(file, await readInput(file, "plan of faults"));
  return faultPlanOf(document.value, (path) => document.place(path));
}
