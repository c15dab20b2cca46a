import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  clip
} from "./chunk-chunk-TXR2ON6E.js";
import {
  didYouMean,
  nearest
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/issues.ts
function problemsOf(document, schema, issues, base = [], belongs = () => void 0) {
  const found = [];
  const told = /* @__PURE__ */ new Set();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = keysAt(schema, issue.path);
    told.add(placeId(issue.path));
    for (const key of issue.keys) {
      const path = [...base, ...issue.path, key];
      const meant = nearest(key, known);
      if (meant !== void 0) told.add(placeId([...issue.path, meant]));
      const [where, there] = path.length > 1 ? [` in ${nameOf(path.slice(0, -1))}`, void 0] : ["", belongs(key)];
      const hint2 = there ?? didYouMean(key, known) ?? oneOf(known);
      found.push(document.problem(path, `unknown key "${key}"${where}`, hint2, "key"));
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || told.has(placeId(issue.path))) continue;
    told.add(placeId(issue.path));
    found.push(...problemsOfOne(document, schema, issue, base));
  }
  return found;
}
function placeId(path) {
  return JSON.stringify(path.map(String));
}
function problemsOfOne(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  if (issue.code === "invalid_union") return unionProblems(document, schema, issue, base);
  const actual = valueAt(document.value, path);
  if (actual === void 0 && issue.code !== "custom") {
    const above = path.slice(0, -1);
    return [document.problem(above, `${nameOf(above)} has no "${String(path.at(-1))}"`, void 0, "key")];
  }
  return [document.problem(path, `${nameOf(path)}${message(issue, actual)}`, hint(issue, actual))];
}
function unionProblems(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  const branches = issue.errors.filter(
    (branch) => !branch.some((inner2) => inner2.path.length === 0 && inner2.code === "invalid_type")
  );
  const best = branches.toSorted((a, b) => a.length - b.length)[0];
  if (best) return problemsOf(document, schemaAt(schema, issue.path) ?? schema, best, path);
  const wanted = issue.errors.flatMap(
    (branch) => branch.flatMap((inner2) => inner2.code === "invalid_type" ? [inner2.expected] : [])
  );
  const actual = valueAt(document.value, path);
  const types = [...new Set(wanted.map(typeName))].join(" or ");
  return [document.problem(path, `${nameOf(path)} should be ${types}, not ${shown(actual)}`, yesNo(actual, wanted))];
}
function nameOf(path) {
  const keys = path[0] === "settings" && path.length > 1 ? path.slice(1) : path;
  if (keys.length === 0) return "the file";
  return keys.map((key, i) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[\w-]+$/.test(String(key)) ? `${i > 0 ? "." : ""}${String(key)}` : `["${String(key)}"]`;
  }).join("");
}
function message(issue, actual) {
  const said = issue.message === "Invalid input" ? void 0 : issue.message;
  switch (issue.code) {
    case "invalid_type":
      return ` should be ${typeName(issue.expected)}, not ${shown(actual)}`;
    case "invalid_value":
      return issue.values.length === 1 ? ` should be ${JSON.stringify(issue.values[0])}, not ${shown(actual)}` : ` should be one of ${issue.values.map(String).join(", ")}, not ${shown(actual)}`;
    case "too_small":
      return ` ${said ?? `should be at least ${String(issue.minimum)}, not ${shown(actual)}`}`;
    case "too_big":
      return ` ${said ?? `should be at most ${String(issue.maximum)}, not ${shown(actual)}`}`;
    default:
      return typeof actual === "string" && actual !== "" ? `: ${shown(actual)} ${issue.message}` : ` ${issue.message}`;
  }
}
function shown(value) {
  if (value === void 0 || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return clip(JSON.stringify(value), 80);
}
function hint(issue, actual) {
  if (issue.code === "invalid_value" && typeof actual === "string") return didYouMean(actual, issue.values.map(String));
  return issue.code === "invalid_type" ? yesNo(actual, [issue.expected]) : void 0;
}
function yesNo(actual, wanted) {
  if (!wanted.includes("boolean") || typeof actual !== "string") return void 0;
  if (/^(?:no|off|n|false)$/i.test(actual)) return `write false: in YAML 1.2 ${actual} is a text`;
  return /^(?:yes|on|y|true)$/i.test(actual) ? `write true: in YAML 1.2 ${actual} is a text` : void 0;
}
function typeName(type) {
  const names = {
    string: "a text",
    int: "a whole number",
    number: "a whole number",
    // there are no others in our files
    boolean: "true or false",
    array: "a list",
    object: "a map",
    record: "a map"
  };
  return names[type] ?? type;
}
function oneOf(known) {
  return known.length === 0 || known.length > 24 ? void 0 : `known here: ${known.join(", ")}`;
}
function valueAt(value, path) {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null) return void 0;
    at = at[String(step)];
  }
  return at;
}
function schemaAt(schema, path) {
  let at = schema;
  for (const step of path) {
    const found = at && shapes(at).map((shape) => inner(shape, step)).find((next) => next !== void 0);
    at = found;
  }
  return at;
}
function shapes(schema) {
  const definition = schema._zod.def;
  if (definition.innerType) return shapes(definition.innerType);
  return definition.options ? definition.options.flatMap(shapes) : [definition];
}
function inner(definition, step) {
  return definition.shape?.[String(step)] ?? definition.element ?? definition.valueType;
}
function keysAt(schema, path) {
  const at = schemaAt(schema, path);
  return at ? [...new Set(shapes(at).flatMap((definition) => Object.keys(definition.shape ?? {})))] : [];
}

export {
  problemsOf,
  nameOf
};
