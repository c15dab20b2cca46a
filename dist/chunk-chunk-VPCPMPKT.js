import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isUnset
} from "./chunk-chunk-QIVIUYYH.js";
import {
  rank
} from "./chunk-chunk-NOTXTWNX.js";
import {
  coverageOf,
  kindOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical,
  isObject
} from "./chunk-chunk-2KDALSGB.js";

// src/catalog/hooks.ts
function commandsIn(value) {
  if (typeof value === "string" && value.trim() === "") return [];
  if (!Array.isArray(value)) return [canonical(value)];
  return value.flatMap((hook) => {
    const inner = isObject(hook) ? hook["hooks"] : void 0;
    if (!isObject(hook) || !Array.isArray(inner)) return [canonical(hook)];
    return inner.map((one) => canonical({ ...hook, hooks: one }));
  });
}

// src/catalog/direction.ts
function direction(setting, before, after) {
  if (!setting) return "unknown";
  const from = before === void 0 || isUnset(before) ? void 0 : before;
  const to = after === void 0 || isUnset(after) ? void 0 : after;
  if (setting.kind === "secret" && setting.looser === "none") return secretDirection(from, to);
  switch (setting.looser) {
    case "none":
      return "neutral";
    case "unknown":
      return "unknown";
    case "set":
      return to === void 0 || isPart(to, from) ? "tighter" : "looser";
    case "unset":
      return to === void 0 ? "looser" : from === void 0 ? "tighter" : "unknown";
    case "added":
    case "removed":
      return listDirection(setting, from, to);
    default:
      return scalarDirection(setting, from, to);
  }
}
function isPart(list, whole) {
  if (!Array.isArray(list) || !Array.isArray(whole)) return false;
  const known = new Set(commandsIn(whole));
  return commandsIn(list).every((one) => known.has(one));
}
function secretDirection(from, to) {
  const literal = (value) => isSecret(value) && value.$secret === "literal";
  if (literal(from) === literal(to)) return "neutral";
  return literal(to) ? "looser" : "tighter";
}
function scalarDirection(setting, from, to) {
  const [left, right] = [height(setting, from), height(setting, to)];
  if (left === void 0 || right === void 0) return "unknown";
  if (left === right) return "neutral";
  return right > left ? "looser" : "tighter";
}
function height(setting, value) {
  const up = setting.looser === "up" || setting.looser === "on";
  const top = setting.kind === "boolean" ? 1 : (setting.values?.length ?? 1) - 1;
  if (value === void 0)
    return setting.unset.as === "loosest" ? top : setting.unset.as === "between" ? 0.5 : void 0;
  if (value === setting.inherits) return top - 0.5;
  const position = typeof value === "boolean" ? Number(value) : setting.kind === "boolean" ? void 0 : rank(setting, value);
  return position === void 0 ? void 0 : up ? position : top - position;
}
function listDirection(setting, from, to) {
  const old = Array.isArray(from) ? from : from === void 0 ? [] : [from];
  const now = Array.isArray(to) ? to : to === void 0 ? [] : [to];
  if (setting.unset.as === "everything") {
    if (now.length === 0) return old.length === 0 ? "neutral" : "looser";
    if (old.length === 0) return "tighter";
  }
  const more = widens(setting, old, now);
  const less = widens(setting, now, old);
  const [loosens, tightens] = setting.looser === "added" ? [more, less] : [less, more];
  return loosens ? "looser" : tightens ? "tighter" : "neutral";
}
function widens(setting, from, to) {
  const kind = kindOf(setting);
  const same = new Set(from.map((entry) => JSON.stringify(entry)));
  const covers = coverageOf(kind, from);
  return to.some((entry) => !same.has(JSON.stringify(entry)) && !covers(entry));
}

export {
  commandsIn,
  direction
};
