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
} from "./chunk-chunk-BDG4V6CJ.js";
import "./chunk-chunk-RITLSO62.js";
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
