import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  differenceLines,
  placeWords,
  tallyOf,
  testJson,
  testJunit
} from "./chunk-chunk-YNOQ5EOX.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  differenceLines,
  placeWords,
  tallyOf,
  testJson,
  testJunit
};
