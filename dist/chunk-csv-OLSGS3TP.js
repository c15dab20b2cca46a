import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  csv,
  fleetCells
} from "./chunk-chunk-4V35DUUB.js";
import "./chunk-chunk-DTWFKGEG.js";
import "./chunk-chunk-BWE7MOLL.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  csv,
  fleetCells
};
