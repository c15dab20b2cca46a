import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  EntryReader,
  EntrySpeller,
  changeLine,
  policyEntry
} from "./chunk-chunk-RCESBJ4B.js";
import "./chunk-chunk-XC3NFDWZ.js";
import "./chunk-chunk-XEMYMDJE.js";
import "./chunk-chunk-7GL6D5VS.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  EntryReader,
  EntrySpeller,
  changeLine,
  policyEntry
};
