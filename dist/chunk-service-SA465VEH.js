import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  endpoints,
  resources
} from "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  endpoints,
  resources
};
