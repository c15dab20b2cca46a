import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  formatNames,
  isFormat,
  reporters
} from "./chunk-chunk-QSVVOMOD.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  formatNames,
  isFormat,
  reporters
};
