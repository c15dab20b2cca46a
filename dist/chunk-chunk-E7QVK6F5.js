import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import {
  problemsOf
} from "./chunk-chunk-YBB5N3X5.js";
import {
  _gte,
  array,
  describe,
  email,
  int,
  record,
  safeParse,
  strictObject,
  string,
  union
} from "./chunk-chunk-WWJXMTTS.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/limits-file.ts
import { readFile } from "node:fs/promises";
var says = (text) => describe(text);
var limit = int().check(_gte(0), says("Credits that the user may consume"));
var entry = strictObject({ email: string().check(says("E-mail address of the user")), limit });
var limitsSchema = strictObject({
  limits: union([
    array(entry).check(says("Limits, each of one user")),
    record(string(), limit).check(says("Limits by the e-mail address of the user"))
  ])
});
async function readLimits(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    throw new DriftlineError("usage", `the limits ${file} cannot be read (${error.code})`);
  });
  return parseLimits(file, text);
}
function parseLimits(file, text) {
  const found = readYaml(file, text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  const { document } = found;
  const checked = safeParse(limitsSchema, document.value);
  if (!checked.success) throw new DriftlineError("config", problemsOf(document, limitsSchema, checked.error.issues));
  const { limits } = checked.data;
  const placed = Array.isArray(limits) ? limits.map((entry2, i) => ({ entry: entry2, path: ["limits", i, "email"], target: "value" })) : Object.entries(limits).map(([email2, limit2]) => ({
    entry: { email: email2, limit: limit2 },
    path: ["limits", email2],
    target: "key"
  }));
  const problems = objectionsTo(placed, document);
  if (placed.length === 0) problems.push(document.problem(["limits"], "limits names nobody"));
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return placed.map(({ entry: entry2 }) => entry2);
}
function objectionsTo(placed, document) {
  const problems = [];
  const first = /* @__PURE__ */ new Map();
  for (const one of placed) {
    const { path, target } = one;
    const { email: email2 } = one.entry;
    if (!safeParse(email(), email2).success)
      problems.push(document.problem(path, `"${email2}" is not an e-mail address`, void 0, target));
    const known = first.get(folded(email2));
    if (!known) first.set(folded(email2), one);
    else {
      const { line } = document.place(known.path, known.target);
      const said = `"${email2}" already stands in line ${line}${known.entry.email === email2 ? "" : ", in other letters"}`;
      problems.push(document.problem(path, said, "keep one of them", target));
    }
  }
  return problems;
}
function folded(email2) {
  return email2.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export {
  limitsSchema,
  readLimits,
  parseLimits,
  folded
};
