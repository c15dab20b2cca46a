import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  loadBase
} from "./chunk-chunk-LNHYBJYC.js";
import "./chunk-chunk-YSZXH2FX.js";
import "./chunk-chunk-UNZ6VIJS.js";
import "./chunk-chunk-AVFIBH3C.js";
import "./chunk-chunk-KJOD4XVJ.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-DE5D2M26.js";
import "./chunk-chunk-OFZ37WTG.js";
import "./chunk-chunk-HPW5CBX5.js";
import "./chunk-chunk-4D7E445C.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-YODAECDK.js";
import "./chunk-chunk-R3XIUXY6.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-JXFOPBLN.js";
import "./chunk-chunk-4XN24GKF.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  loadBase
};
