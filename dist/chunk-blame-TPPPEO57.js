import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  BlameTracker
} from "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  BlameTracker
};
