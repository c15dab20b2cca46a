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
} from "./chunk-chunk-NH64DHNH.js";
import "./chunk-chunk-O3ER3L6Y.js";
import "./chunk-chunk-DFG26OCK.js";
import "./chunk-chunk-ZLEFRJH7.js";
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
  since
};
