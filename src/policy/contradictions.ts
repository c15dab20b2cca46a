// Problems of checks on one setting that no value can meet together.
import type { Setting } from "../catalog/setting.ts";
import { type Checks, contradiction } from "../checks/index.ts";
import type { Problem } from "../errors.ts";
import type { Demand } from "../model/policy.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";
import { nameOf } from "../yaml/issues.ts";

/** Where the checks stand, and where their problems go. */
interface Leaves {
  readonly document: YamlDocument;
  readonly checks: Checks;
  readonly problems: Problem[];
}

/** Adds a problem if the checks of one leaf can never hold together. */
export function noContradiction(
  { document, checks, problems }: Leaves,
  setting: Setting,
  demands: Demand[],
  path: Path,
): void {
  const contrary = contradiction(checks, demands, setting);
  const last = contrary?.at(-1);
  if (!contrary || !last) return;
  const message = contraryText(contrary, nameOf(path));
  problems.push(document.problem([...path, last.check], message, "correct one of them, or remove it", "key"));
}

/** Returns what is wrong with demands that no value can meet together. */
export function contraryText(demands: readonly Demand[], name: string): string {
  const checks = demands.map(({ check }) => check);
  const quantifier = checks.length === 2 ? "both" : "all of";
  return `no value of ${name} can meet ${quantifier} ${checks.slice(0, -1).join(", ")} and ${checks.at(-1)}`;
}
