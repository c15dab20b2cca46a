import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  prepareTargets,
  publish
} from "./chunk-chunk-RTDP5MH3.js";
import "./chunk-chunk-L2VLGYAJ.js";
import "./chunk-chunk-AJTXGTGU.js";
import "./chunk-chunk-HS77E22J.js";
import "./chunk-chunk-G4TSMN5X.js";
import "./chunk-chunk-SIPZT5DK.js";
import "./chunk-chunk-5HAUMJR2.js";
import "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-UAGDZ267.js";
import "./chunk-chunk-ZIOWZSRE.js";
import "./chunk-chunk-OQBO3K3K.js";
import "./chunk-chunk-5XVYRBNV.js";
import "./chunk-chunk-MNHNSJ74.js";
import "./chunk-chunk-LFS46VMY.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-3ELT6BNO.js";
import "./chunk-chunk-IRX4AJAU.js";
import "./chunk-chunk-OFZ37WTG.js";
import "./chunk-chunk-XGCNS56N.js";
import "./chunk-chunk-2WJD4IZK.js";
import "./chunk-chunk-WAVIJBZY.js";
import "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-VM2636IQ.js";
import "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-RHO7GZBX.js";
import "./chunk-chunk-MP2BN7AN.js";
import "./chunk-chunk-PIH73NTD.js";
import "./chunk-chunk-ZJUTSTSW.js";
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
import "./chunk-chunk-NQ3R3K4S.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  prepareTargets,
  publish
};
