import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  folded,
  limitsSchema,
  parseLimits,
  readLimits
} from "./chunk-chunk-N2BCKGEY.js";
import "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  folded,
  limitsSchema,
  parseLimits,
  readLimits
};
