import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  csv,
  fleetCells
} from "./chunk-chunk-H3VJT2KV.js";
import "./chunk-chunk-SBS3DATG.js";
import "./chunk-chunk-CHHEQLHE.js";
import "./chunk-chunk-3FCRUJ7V.js";
import "./chunk-chunk-XLU5NJF2.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  csv,
  fleetCells
};
