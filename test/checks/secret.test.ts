import { keys } from "./shared.ts";
import { behaves } from "./support.ts";

const { argument, header, key, literal, masked, misfits, placeholder, reference } = keys;

behaves("secret", {
  holds: [
    [key, "reference", "${NAME}"],
    [key, "reference", "${_A1}"],
    [key, "reference", placeholder],
    [key, "reference", ""],
    [key, "absent", placeholder],
    [key, "absent", ""],
    [header, "reference", "${NAME}"],
    [argument, "reference", 0.2],
    [argument, "reference", true],
    [argument, "reference", { deep: ["${NAME}", 1] }],
    [argument, "absent", { temperature: 0.2 }],
  ],
  fails: [
    [key, "reference", literal, "holds a literal secret"],
    [key, "reference", "sk-1", "holds a literal secret"],
    [key, "reference", "x${NAME}", "holds a literal secret"],
    [key, "reference", "${NAME} ", "holds a literal secret"],
    [key, "reference", "$NAME", "holds a literal secret"],
    [key, "reference", "${1A}", "holds a literal secret"],
    [key, "reference", "${A}${B}", "holds a literal secret"],
    [key, "reference", "${A-B}", "holds a literal secret"],
    [key, "reference", reference, "holds a literal secret"], // the seal does not change references
    [key, "reference", masked, "is masked by the service, so its form cannot be seen"],
    [key, "absent", "${NAME}", "holds a reference to a secret"],
    [key, "absent", literal, "holds a literal secret"],
    [key, "absent", masked, "is masked by the service, so its form cannot be seen"],
    [argument, "reference", { deep: [literal] }, "holds a literal secret"],
    [argument, "reference", ["${NAME}", "text"], "holds a literal secret"],
    [argument, "absent", { deep: "${NAME}" }, "holds a reference to a secret"],
  ],
  fits: [key, header, argument],
  misfits,
  refuses: [
    [key, "literal", /invalid_value/],
    [key, true, /invalid_value/],
  ],
  words: [
    ["reference", "a reference such as ${NAME}"],
    ["absent", "without any secret"],
  ],
  implies: [
    [key, "absent", "reference", true],
    [key, "absent", "absent", true],
    [key, "reference", "absent", false],
  ],
});
