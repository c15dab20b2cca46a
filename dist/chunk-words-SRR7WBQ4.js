import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Writer,
  lines,
  person
} from "./chunk-chunk-4CCVR54S.js";
import "./chunk-chunk-KQ3MVNKA.js";
import "./chunk-chunk-RTKVPR63.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  Writer,
  count,
  lines,
  person
};
