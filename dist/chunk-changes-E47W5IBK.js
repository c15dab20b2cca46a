import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  diffBlocks,
  diffSettings
} from "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-DE4V6GXO.js";
import "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  diffBlocks,
  diffSettings
};
