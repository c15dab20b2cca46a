import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  checkNames,
  demandsOf,
  fitting,
  impliesDemand,
  leafSchema,
  loadChecks,
  testOf,
  wordsOf
} from "./chunk-chunk-BLJNNER6.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-WKOZ4ZM7.js";
import "./chunk-chunk-DE4V6GXO.js";
import "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  checkNames,
  demandsOf,
  fitting,
  impliesDemand,
  leafSchema,
  loadChecks,
  testOf,
  wordsOf
};
