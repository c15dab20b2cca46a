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
} from "./chunk-chunk-5HAUMJR2.js";
import "./chunk-chunk-YPYL2KTM.js";
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
