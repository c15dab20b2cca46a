// Plans of faults for the emulator.
import { type FaultPlan, faultPlanOf } from "../../emulator/faults/plan.ts";
import { DriftlineError } from "../../errors.ts";
import { readInput } from "../../run/read-input.ts";
import { readYaml } from "../../yaml/document.ts";

/**
 * The plan in a YAML or JSON file.
 * @throws DriftlineError `usage` when the file cannot be read, `config` when it is no plan
 */
export async function readFaultPlan(file: string): Promise<FaultPlan> {
  const yaml = readYaml(file, await readInput(file, "plan of faults"));
  if ("problems" in yaml) throw new DriftlineError("config", yaml.problems);
  return faultPlanOf(yaml.document.value, (path) => yaml.document.place(path));
}
