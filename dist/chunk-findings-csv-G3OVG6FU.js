import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  findingsCsv,
  remedyCell
} from "./chunk-chunk-4AP4RRS4.js";
import "./chunk-chunk-BWE7MOLL.js";
import "./chunk-chunk-LY4D2PXE.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-W4IGAWFC.js";
import "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  findingsCsv,
  remedyCell
};
