import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  endpoints,
  resources
} from "./chunk-chunk-JVDA7NC3.js";
import "./chunk-chunk-CVNV7HQY.js";
import "./chunk-chunk-OK7VN7D6.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  endpoints,
  resources
};
