import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-chunk-TQUJ57X4.js";
import "./chunk-chunk-MF43EIZH.js";
import "./chunk-chunk-GRNTTUVW.js";
import "./chunk-chunk-6GYXQ7IH.js";
import "./chunk-chunk-QTPM5XWY.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  markdown
};
