// What the emulator serves: scenarios of organizations, and plans of faults.
import { type FaultPlan, faultPlanOf } from "../../emulator/faults/plan.ts";
import { type Organization, organizationOf, scenarioOf } from "../../emulator/scenario.ts";
import samplePolicyText from "../../emulator/scenarios/sample-policy.yaml";
import sample from "../../emulator/scenarios/sample.yaml";
import { readInput } from "../../run/read-input.ts";
import { documentIn } from "../../yaml/document.ts";

/** The sample organization's own policy, besides the packs. */
export const samplePolicy = { file: "sample-policy.yaml", text: samplePolicyText };

/**
 * Reads the organization of a scenario file, or the sample organization.
 * @throws DriftlineError `usage` if the file cannot be read, `config` if it is not a scenario
 */
export async function readScenario(file: string | undefined): Promise<Organization> {
  const text = file === undefined ? sample : await readInput(file, "scenario");
  const document = documentIn(file ?? "sample.yaml", text);
  const locate = (path: readonly PropertyKey[]) => document.place(path);
  return organizationOf(scenarioOf(document.value, locate), locate);
}

/**
 * Reads a plan from a YAML or JSON file.
 * @throws DriftlineError `usage` if the file cannot be read, `config` if it is not a plan
 */
export async function readFaultPlan(file: string): Promise<FaultPlan> {
  const document = documentIn(file, await readInput(file, "plan of faults"));
  return faultPlanOf(document.value, (path) => document.place(path));
}
