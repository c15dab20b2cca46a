// Renders a check as in a policy.
import { Document, isCollection } from "yaml";
import type { Sample } from "../../src/checks/check.ts";
import type { Json } from "../../src/model/json.ts";

/** Returns the `settings` of a policy with one check at one setting. */
export function sampleText(check: string, { setting, options }: Sample): string {
  const path = setting.replaceAll("[*]", ".each").split(".");
  const leaf: Json = { [check]: options };
  const tree = path.reduceRight<Json>((below, key) => ({ [key]: below }), leaf);
  const document = new Document({ settings: tree });
  const node = document.getIn(["settings", ...path]);
  if (isCollection(node)) node.flow = true;
  return document.toString({ lineWidth: 0 }).replaceAll("[ ", "[").replaceAll(" ]", "]");
}
