import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { email, foldAscii, isGlob, kindOf, kinds, normalise } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { globMatches, globsOverlap } from "./questions.js";

import { isContainer, knownValues, rank } from "./questions.js";

import { coverageOf, flawOf, isCovered, isOpaque, isPlain, normalOf, overlapsOf, positionOf, remembered, scale, scaleOf, spansOf, spellingOf, textOf, unclean } from "./questions.js";

import { NO_FINGERPRINT, isCredential, isForged, isHiding, isMarker, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, secretMarker } from "./questions.js";

import { bag, canonical, compare, equal, exactNumber, isArray, isExactNumber, isObject, pointer, segment, textAt, unpointer } from "./base.js";

import { annotation, annotationProperty, cells, clip, count, duration, hasUnseen, head, html, logLine, markdownCode, middle, minute, nameOf, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/commands/api/settings-schema.ts
function settingsSchema(settings) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const setting of settings) {
    let place = root;
    for (const key of setting.path.replaceAll("[*]", ".*").split(".")) {
      const next = place.below.get(key) ?? { below: /* @__PURE__ */ new Map() };
      place.below.set(key, next);
      place = next;
    }
    place.setting = setting;
  }
  return { ...objectOf(root), description: "The whole settings at a revision, not a difference" };
}
function schemaOf(place) {
  const { setting, below } = place;
  const description = setting?.says.replace(/\.$/, "") ?? "Settings that belong together";
  const any = below.get("*");
  if (setting?.kind === "keyed") return { type: "array", items: any ? schemaOf(any) : { type: "object" }, description };
  if (any) return { type: "object", additionalProperties: schemaOf(any), description };
  if (!setting || below.size > 0) return { ...objectOf(place), description };
  if (setting.list) return { type: "array", items: valueOf(setting), description };
  return { ...valueOf(setting), description };
}
function objectOf({ below }) {
  return {
    type: "object",
    properties: Object.fromEntries([...below].map(([name, place]) => [name, schemaOf(place)]))
  };
}
function valueOf(setting) {
  const values = knownValues(setting);
  if (values.length > 0) return { anyOf: [{ type: "string", enum: values }, { type: "string" }] };
  if (setting.fields) {
    const parts = Object.keys(setting.fields).map((name) => [name, { type: "string", description: `Its ${name}` }]);
    return { type: "object", properties: Object.fromEntries(parts) };
  }
  const { type } = kindOf(setting);
  return setting.kind === "secret" ? { type: "string" } : type === "any" ? {} : { type };
}
export {
  settingsSchema
};
