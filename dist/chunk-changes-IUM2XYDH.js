import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  diffBlocks,
  diffSettings
} from "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  diffBlocks,
  diffSettings
};
