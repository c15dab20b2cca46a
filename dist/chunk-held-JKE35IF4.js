import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  askedOf,
  holdsValue
} from "./chunk-chunk-RZ2VXZVU.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  askedOf,
  holdsValue
};
