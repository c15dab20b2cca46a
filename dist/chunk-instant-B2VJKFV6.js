import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DAY,
  durationOf,
  endOf,
  instantOf,
  instantText,
  startOf,
  stretchOf
} from "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  DAY,
  durationOf,
  endOf,
  instantOf,
  instantText,
  startOf,
  stretchOf
};
