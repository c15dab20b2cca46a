import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  folded,
  limitsSchema,
  parseLimits,
  readLimits
} from "./chunk-chunk-E7QVK6F5.js";
import "./chunk-chunk-A7BFMCS4.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  folded,
  limitsSchema,
  parseLimits,
  readLimits
};
