import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ATTRIBUTES,
  FORMAT,
  MAX_LINE,
  checkpointOf,
  checkpointText,
  headText,
  keptHead,
  names,
  originLine,
  tampered
} from "./chunk-chunk-V5DGJUWE.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  ATTRIBUTES,
  FORMAT,
  MAX_LINE,
  checkpointOf,
  checkpointText,
  headText,
  keptHead,
  names,
  originLine,
  tampered
};
