import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  bag,
  canonical,
  compare,
  equal,
  exactNumber,
  isExactNumber,
  isObject,
  pointer,
  segment,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  bag,
  canonical,
  compare,
  equal,
  exactNumber,
  isExactNumber,
  isObject,
  pointer,
  segment,
  unpointer
};
