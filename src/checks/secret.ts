import * as z from "zod/mini";
import { isReference } from "../model/reference.ts";
import { isSecret } from "../model/sealed.ts";
import { isArray, type Json } from "../model/json.ts";
import type { Words } from "../model/words.ts";
import type { Check } from "./check.ts";
import { subject } from "./words.ts";

/** Returns the leaves of a value, which may be any JSON (such as extraArgs). */
function leaves(value: Json): readonly Json[] {
  if (typeof value !== "object" || value === null || isSecret(value)) return [value];
  return (isArray(value) ? value : Object.values(value)).flatMap(leaves);
}

/** Returns the form of a leaf. Only texts are secrets; the seal replaced all literals. A placeholder is no secret. */
function formOf(leaf: Json): "literal" | "masked" | "reference" | "none" {
  if (isSecret(leaf))
    return leaf.$secret === "placeholder" ? "none" : leaf.$secret === "masked-by-server" ? "masked" : "literal";
  return typeof leaf !== "string" || leaf === "" ? "none" : isReference(leaf) ? "reference" : "literal";
}

const reference: Words = ["a reference such as ", { value: "${NAME}" }];

export const secret: Check<string> = {
  description: "holds only references such as ${NAME} (reference), or no secret at all (absent)",
  optionsText: "reference or absent",
  sample: { setting: "customModels[*].apiKey", options: "reference", holds: "${LLM_KEY}", fails: "a key in the clear" },
  misfit: (setting) => (setting.class === "secret" ? undefined : "it needs a setting that holds a secret"),
  options: () => z.enum(["reference", "absent"]),
  demand: (options) => (options === "absent" ? ["without any secret"] : reference),
  // The setting may hold no secret: it also fails when it is not set.
  remedy: (options) =>
    options === "absent" ? ["remove the secret from ", subject] : ["write only ", ...reference, " in ", subject],
  test: (options) => (value) => {
    const forms = leaves(value).map((leaf) => formOf(leaf));
    if (forms.includes("literal")) return { message: "holds a literal secret", offending: [value] };
    if (forms.includes("masked"))
      return { message: "is masked by the service, so its form cannot be seen", offending: [value] };
    return options === "absent" && forms.includes("reference")
      ? { message: "holds a reference to a secret", offending: [value] }
      : undefined;
  },
  implies: (lower, upper) => lower === upper || lower === "absent",
};
