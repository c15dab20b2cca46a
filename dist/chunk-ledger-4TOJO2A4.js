import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Ledger,
  openForReading,
  organizationOf
} from "./chunk-chunk-SWQC2MDS.js";
import "./chunk-chunk-FISVXZZU.js";
import "./chunk-chunk-V5DGJUWE.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  Ledger,
  openForReading,
  organizationOf
};
