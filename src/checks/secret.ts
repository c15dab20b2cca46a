import * as z from "zod/mini";
import { isReference } from "../model/reference.ts";
import { isSecret } from "../model/sealed.ts";
import { type Check } from "./check.ts";

export const secret: Check<string> = {
  says: "holds only a reference such as ${NAME}, or no secret at all (absent)",
  misfit: (setting) => (setting.class === "secret" ? undefined : "it needs a setting that holds a secret"),
  options: () => z.enum(["reference", "absent"]),
  words: (options) => (options === "absent" ? "absent" : "a reference such as ${NAME}"),
  test: (options) => (value) => {
    if (isSecret(value) && value.$secret === "placeholder") return undefined;
    if (options === "reference" && typeof value === "string" && isReference(value)) return undefined;
    if (options === "absent") return { message: "holds a value", offending: [value] };
    if (isSecret(value) && value.$secret === "masked-by-server")
      return { message: "is masked by the service, so its form cannot be seen", offending: [value] };
    return { message: "holds a literal secret", offending: [value] };
  },
  implies: (lower, upper) => lower === upper || lower === "absent",
};
