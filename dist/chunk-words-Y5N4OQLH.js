import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Writer,
  lines,
  person
} from "./chunk-chunk-X2WWXWI6.js";
import "./chunk-chunk-6FFNFXA2.js";
import "./chunk-chunk-KQ3MVNKA.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  Writer,
  count,
  lines,
  person
};
