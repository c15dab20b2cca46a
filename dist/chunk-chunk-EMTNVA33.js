import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  remedy
} from "./chunk-chunk-LY4D2PXE.js";
import {
  age,
  beginning,
  isEvent
} from "./chunk-chunk-YGFQAK7O.js";
import {
  capital,
  prose,
  say
} from "./chunk-chunk-357X2JHD.js";

// src/reporters/told.ts
function toldOf(finding, book, limits) {
  const why = isEvent(finding) ? [] : say`${prose(finding.message)}. `;
  const length = isEvent(finding) ? [] : [" ", ...capital([age(finding, book)]), "."];
  const fix = remedy(finding, limits);
  return [
    ...say`${why}${capital(beginning(finding, book, limits, !isEvent(finding)))}.${length}`,
    ...fix.length > 0 ? say` Fix: ${fix}` : []
  ];
}

export {
  toldOf
};
