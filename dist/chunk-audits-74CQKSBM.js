import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  audits,
  builtinRules,
  settle
} from "./chunk-chunk-6M25LUBG.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  audits,
  builtinRules,
  settle
};
