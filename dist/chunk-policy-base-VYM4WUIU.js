import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  loadBase
} from "./chunk-chunk-4L5F452R.js";
import "./chunk-chunk-YSZXH2FX.js";
import "./chunk-chunk-OQBO3K3K.js";
import "./chunk-chunk-5XVYRBNV.js";
import "./chunk-chunk-MNHNSJ74.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-IRX4AJAU.js";
import "./chunk-chunk-OFZ37WTG.js";
import "./chunk-chunk-2ZTSTHYD.js";
import "./chunk-chunk-HJ7ZEH6Q.js";
import "./chunk-chunk-JTD37XO7.js";
import "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-JPCGFEKL.js";
import "./chunk-chunk-H3RSBZ2C.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-JXFOPBLN.js";
import "./chunk-chunk-UCW4M626.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  loadBase
};
