import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  previewOf
} from "./chunk-chunk-3VGL2VES.js";
import "./chunk-chunk-B47HXSYD.js";
import "./chunk-chunk-KJOD4XVJ.js";
import "./chunk-chunk-DE5D2M26.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  previewOf
};
