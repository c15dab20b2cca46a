import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError,
  didYouMean,
  edits,
  nearest
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  DriftlineError,
  didYouMean,
  edits,
  nearest
};
