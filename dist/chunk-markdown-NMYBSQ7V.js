import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  previewMarkdown
} from "./chunk-chunk-XB2PCKGF.js";
import "./chunk-chunk-IKPWG2E6.js";
import "./chunk-chunk-RTKVPR63.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  previewMarkdown
};
