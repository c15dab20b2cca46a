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
} from "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-WWJXMTTS.js";
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
