import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  components,
  schemaOf
} from "./chunk-chunk-KWL6ODPB.js";

// src/run/api-fields.ts
function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
}
function flagsOf({ name, kind }) {
  const flags = kind === "files" ? [kebab(name.replace(/s$/, "")), kebab(name)] : [kebab(name)];
  return [.../* @__PURE__ */ new Set([...flags, name])].map((flag) => `--${flag}`);
}
function fieldsOf(endpoint) {
  return [
    ...fieldsIn("path", schemaOf(endpoint.params)),
    ...fieldsIn("query", schemaOf(endpoint.query)),
    ...endpoint.body ? fieldsIn("body", schemaOf(endpoint.body)) : []
  ];
}
function fieldsIn(where, schema) {
  const required = schema["required"] ?? [];
  return Object.entries(propertiesOf(schema)).map(([name, referred]) => {
    const of = resolved(referred);
    const item = resolved(of["items"] ?? {});
    return {
      name,
      where,
      kind: kindOf(of, item),
      required: required.includes(name),
      says: [of["description"], bounds(of)].filter((part) => part !== void 0).join(", "),
      choices: of["enum"] ?? [],
      members: propertiesOf(of["type"] === "array" ? item : of)
    };
  });
}
function kindOf(schema, item) {
  if (schema["type"] === "object") return "map";
  if (schema["type"] === "boolean") return "flag";
  if (schema["type"] === "integer" || schema["type"] === "number") return "number";
  if (schema["type"] !== "array") return "text";
  if (item["type"] !== "object") return "texts";
  return propertiesOf(item)["type"]?.["const"] === "base64" ? "files" : "maps";
}
function bounds(schema) {
  const { minimum, maximum, minLength, maxLength, default: usual } = schema;
  const from = range(minimum, maximum, "") ?? (maxLength === void 0 ? void 0 : range(minLength, maxLength, " characters"));
  return usual === void 0 ? from : `${from ?? ""}${from ? ", " : ""}${usual} when left out`;
}
function range(least, most, unit) {
  if (least === void 0 && most === void 0) return void 0;
  if (most === void 0) return `${least}${unit} or more`;
  return least === void 0 ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}
function propertiesOf(schema) {
  return schema["properties"] ?? {};
}
function resolved(schema) {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema["$ref"] ?? "")?.[1];
  return name === void 0 ? schema : components()[name];
}

export {
  kebab,
  flagsOf,
  fieldsOf
};
