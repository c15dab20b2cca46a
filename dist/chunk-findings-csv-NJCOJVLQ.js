import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  findingsCsv,
  remedyCell
} from "./chunk-chunk-RBTDUBIR.js";
import "./chunk-chunk-L6CDP3KH.js";
import "./chunk-chunk-NOY5547L.js";
import "./chunk-chunk-6GYXQ7IH.js";
import "./chunk-chunk-QTPM5XWY.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  findingsCsv,
  remedyCell
};
