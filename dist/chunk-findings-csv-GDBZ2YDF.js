import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  findingsCsv,
  remedyCell
} from "./chunk-chunk-FDLF6I53.js";
import "./chunk-chunk-CHHEQLHE.js";
import "./chunk-chunk-LDK6JVR2.js";
import "./chunk-chunk-ROE64WBN.js";
import "./chunk-chunk-4XQULUUJ.js";
import "./chunk-chunk-XLU5NJF2.js";
import "./chunk-chunk-RTKVPR63.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  findingsCsv,
  remedyCell
};
