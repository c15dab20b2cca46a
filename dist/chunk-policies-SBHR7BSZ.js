import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choosePolicies,
  loadNamed,
  policyNames
} from "./chunk-chunk-WMZBPQXV.js";
import "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-IYIFQ7VA.js";
import "./chunk-chunk-5VX44YBG.js";
import "./chunk-chunk-JTD37XO7.js";
import "./chunk-chunk-SRRZ3JAO.js";
import "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-BLJNNER6.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-WKOZ4ZM7.js";
import "./chunk-chunk-DE4V6GXO.js";
import "./chunk-chunk-ALQWG54H.js";
import "./chunk-chunk-PJXIS32O.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-7PL2ZRYU.js";
import "./chunk-chunk-7GL6D5VS.js";
import "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  choosePolicies,
  loadNamed,
  policyNames
};
