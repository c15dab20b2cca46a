import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  jsonText,
  publishTexts
} from "./chunk-chunk-Z3PGXTHQ.js";
import "./chunk-chunk-7JWFKAVK.js";
import "./chunk-chunk-DQFQEHEZ.js";
import "./chunk-chunk-SQOKCQZH.js";
import "./chunk-chunk-O5GMQZ2R.js";
import "./chunk-chunk-PSHXJ24N.js";
import "./chunk-chunk-RCESBJ4B.js";
import "./chunk-chunk-BDG4V6CJ.js";
import "./chunk-chunk-MZ74WJP3.js";
import "./chunk-chunk-T3ZYKAJC.js";
import "./chunk-chunk-WMZBPQXV.js";
import "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import "./chunk-chunk-3O5RIXUN.js";
import "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-ICAUVNQW.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-KQLJMFPF.js";
import "./chunk-chunk-35XRKXIR.js";
import "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-II5GDEDY.js";
import "./chunk-chunk-LI4RLRNU.js";
import "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-WZRSDCAZ.js";
import "./chunk-chunk-REG5SARE.js";
import "./chunk-chunk-XC3NFDWZ.js";
import "./chunk-chunk-XEMYMDJE.js";
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
import "./chunk-chunk-DNAIIXLX.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  jsonText,
  publishTexts
};
