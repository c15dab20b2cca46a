import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  schemaTest,
  unusable
} from "./chunk-chunk-ISU54SOF.js";
import "./chunk-chunk-YC6CE2XA.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  schemaTest,
  unusable
};
