import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError,
  didYouMean,
  nearest
} from "./chunk-chunk-GVX4DFK7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  DriftlineError,
  didYouMean,
  nearest
};
