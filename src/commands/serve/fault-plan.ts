// Reads fault plans for the emulator.
import { type FaultPlan, faultPlanOf } from "../../emulator/faults/plan.ts";
import { DriftlineError } from "../../errors.ts";
import { readInput } from "../../run/read-input.ts";
import { readYaml } from "../../yaml/document.ts";

/**
 * Reads a plan from a YAML or JSON file.
 * @throws DriftlineError `usage` if the file cannot be read, `config` if it is not a plan
 */
export async function readFaultPlan(file: string): Promise<FaultPlan> {
  const yaml = readYaml(file, await readInput(file, "plan of faults"));
  if ("problems" in yaml) throw new DriftlineError("config", yaml.problems);
  return faultPlanOf(yaml.document.value, (path) => yaml.document.place(path));
}
