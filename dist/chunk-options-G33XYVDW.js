import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choice,
  extras,
  failOnChoices,
  formatName,
  instant,
  output,
  outputNamed,
  since,
  stretch,
  wholeNumber
} from "./chunk-chunk-COV3UZN6.js";
import "./chunk-chunk-O3ER3L6Y.js";
import "./chunk-chunk-QSVVOMOD.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
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
  since,
  stretch,
  wholeNumber
};
