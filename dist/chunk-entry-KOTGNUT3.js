import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  EntryReader,
  EntrySpeller,
  changeLine,
  policyEntry
} from "./chunk-chunk-DVAIH43S.js";
import "./chunk-chunk-PIH73NTD.js";
import "./chunk-chunk-ZJUTSTSW.js";
import "./chunk-chunk-4XN24GKF.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  EntryReader,
  EntrySpeller,
  changeLine,
  policyEntry
};
