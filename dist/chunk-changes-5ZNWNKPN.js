import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  diffBlocks,
  diffSettings
} from "./chunk-chunk-DMONVZCL.js";
import "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-ZS5EGSHM.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  diffBlocks,
  diffSettings
};
