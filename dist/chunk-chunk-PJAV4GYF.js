import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  _minLength,
  describe,
  refine,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import {
  instantOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/emulator/scenario-fields.ts
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
var instant = string().check(
  refine((text) => instantOf(text) !== void 0, "is not a date-time such as 2026-03-06T21:47:00Z"),
  says("A date-time with an offset, such as 2026-03-06T21:47:00Z")
);
var day = string().check(
  refine((text) => startOf(text) !== void 0, "is not a day such as 2026-03-01, nor a date-time"),
  says("A day (from its start, UTC) or a date-time")
);

// src/emulator/shape.ts
function problemsOf(issues, value, root, locate) {
  return issues.flatMap((issue) => {
    const objections = objectionsTo(issue, value, root);
    return objections.map(({ path, message, hint }) => {
      const place = locate?.(path);
      return { ...place, message: `${placeName(path, value)}${message}`, ...hint !== void 0 && { hint } };
    });
  });
}
function objectionsTo(issue, value, root) {
  if (issue.code === "unrecognized_keys") {
    const known = keysOf(issue.path, root);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: "is not known",
      hint: didYouMean(key, known) ?? `known here: ${known.join(", ")}`
    }));
  }
  const actual = at(value, issue.path);
  if (actual === void 0) return [{ path: issue.path, message: "is missing" }];
  return [{ path: issue.path, ...wrong(issue, actual) }];
}
function wrong(issue, actual) {
  switch (issue.code) {
    case "invalid_union":
      return {
        message: "is neither a handle nor a person",
        hint: "write a handle of users, or { id: …, email: …, name: … }"
      };
    case "invalid_value":
      return {
        message: `should be ${issue.values.map(String).join(" or ")}`,
        hint: typeof actual === "string" ? didYouMean(actual, issue.values.map(String)) : void 0
      };
    case "invalid_type":
      return { message: `should be ${names[issue.expected] ?? issue.expected}` };
    case "invalid_key":
      return { message: issue.issues[0]?.message ?? "is not a name that can be used here" };
    default:
      return { message: issue.message };
  }
}
var names = {
  string: "a text",
  int: "a whole number",
  array: "a list",
  object: "a map",
  record: "a map"
};
var dated = { history: "history entry", readiness: "readiness report" };
function placeName(path, value) {
  const [section = "", index, ...rest] = path;
  const element = dated[section];
  if (element === void 0 || typeof index !== "number") return path.length > 0 ? `${path.join(".")} ` : "";
  const time = at(value, [section, index, "at"]);
  const entry = `${element} ${index + 1}${typeof time === "string" ? ` (${time})` : ""}`;
  return rest.length > 0 ? `${entry}: ${rest.join(".")} ` : `${entry} `;
}
function keysOf(path, root) {
  const found = path.reduce(schemaBelow, root);
  const { def } = bare(found ?? root)._zod;
  return def.type === "object" ? Object.keys(def.shape) : [];
}
function schemaBelow(schema, key) {
  if (schema === void 0) return void 0;
  const { def } = bare(schema)._zod;
  if (def.type === "object") return def.shape[String(key)];
  if (def.type === "record") return def.valueType;
  return def.type === "array" ? def.element : void 0;
}
function bare(schema) {
  const one = schema;
  return one._zod.def.type === "optional" ? bare(one._zod.def.innerType) : one;
}
function at(value, path) {
  return path.reduce(
    (at2, key) => typeof at2 === "object" && at2 !== null ? at2[key] : void 0,
    value
  );
}

export {
  says,
  filled,
  instant,
  day,
  problemsOf
};
