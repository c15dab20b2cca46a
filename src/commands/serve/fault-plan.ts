// Plans of faults for the emulator.
import { readFile } from "node:fs/promises";
import { type FaultPlan, faultPlanOf } from "../../emulator/faults/plan.ts";
import { DriftlineError } from "../../errors.ts";
import { readYaml } from "../../yaml/document.ts";

/**
 * The plan in a YAML or JSON file.
 * @throws DriftlineError `usage` when the file cannot be read, `config` when it is no plan
 */
export async function readFaultPlan(file: string): Promise<FaultPlan> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new DriftlineError("usage", `the plan of faults ${file} cannot be read (${error.code})`);
  });
  const found = readYaml(file, text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  return faultPlanOf(found.document.value, (path) => found.document.place(path));
}
