import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  csv,
  fleetCells
} from "./chunk-chunk-MY4L7XGC.js";
import "./chunk-chunk-PTXVA34G.js";
import "./chunk-chunk-RCEPQXYL.js";
import "./chunk-chunk-GDQ7P2TN.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  csv,
  fleetCells
};
