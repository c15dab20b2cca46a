import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  remedy
} from "./chunk-chunk-AUXU6BDE.js";
import {
  age,
  beginning,
  isEvent
} from "./chunk-chunk-3T34AVPF.js";
import {
  capital,
  prose,
  say
} from "./chunk-chunk-7BTF5R6Q.js";

// src/reporters/told.ts
function toldOf(finding, book, limits) {
  const why = isEvent(finding) ? [] : say`${prose(finding.message)}. `;
  const length = isEvent(finding) ? [] : [" ", ...capital([age(finding)]), "."];
  const fix = remedy(finding, limits);
  return [
    ...say`${why}${capital(beginning(finding, book, limits, !isEvent(finding)))}.${length}`,
    ...fix.length > 0 ? say` Fix: ${fix}` : []
  ];
}

export {
  toldOf
};
