import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BlameTracker
} from "./chunk-chunk-ZN45Z2SD.js";
import "./chunk-chunk-OLZIWFVZ.js";
import "./chunk-chunk-DMONVZCL.js";
import "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-ZS5EGSHM.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  BlameTracker
};
