import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  positionOf
} from "./chunk-chunk-HCM7UUWR.js";

// src/catalog/setting.ts
function isContainer(setting) {
  return setting.kind === "keyed" || setting.kind === "map";
}
function knownValues(setting) {
  const { values = [], inherits } = setting;
  return [...values.flat(), ...inherits === void 0 ? [] : [inherits]];
}
function rank(setting, value) {
  return positionOf(setting.values ?? [], value);
}

export {
  isContainer,
  knownValues,
  rank
};
