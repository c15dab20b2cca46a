import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Ledger,
  openForReading,
  organizationOf
} from "./chunk-chunk-PSHXJ24N.js";
import "./chunk-chunk-RCESBJ4B.js";
import "./chunk-chunk-BDG4V6CJ.js";
import "./chunk-chunk-WZRSDCAZ.js";
import "./chunk-chunk-REG5SARE.js";
import "./chunk-chunk-XC3NFDWZ.js";
import "./chunk-chunk-XEMYMDJE.js";
import "./chunk-chunk-7GL6D5VS.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  Ledger,
  openForReading,
  organizationOf
};
