import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choice,
  extras,
  failOnChoices,
  formatName,
  instant,
  output,
  outputNamed,
  since
} from "./chunk-chunk-POBG44GQ.js";
import "./chunk-chunk-O3ER3L6Y.js";
import "./chunk-chunk-LFS46VMY.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  choice,
  extras,
  failOnChoices,
  formatName,
  instant,
  output,
  outputNamed,
  since
};
