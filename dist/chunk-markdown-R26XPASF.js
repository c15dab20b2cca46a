import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  previewMarkdown
} from "./chunk-chunk-NZAJEEJT.js";
import "./chunk-chunk-ED6CULOV.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  previewMarkdown
};
