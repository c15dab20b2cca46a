import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  balance,
  blameLines,
  breakLine,
  changeLine,
  heading,
  lines,
  occurrenceLine,
  person,
  representationLine
} from "./chunk-chunk-LZKTHYYN.js";
import "./chunk-chunk-QTPM5XWY.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  balance,
  blameLines,
  breakLine,
  changeLine,
  count,
  heading,
  lines,
  occurrenceLine,
  person,
  representationLine
};
