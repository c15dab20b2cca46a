import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  fieldsOf,
  flagsOf,
  kebab
} from "./chunk-chunk-G2PDVQOW.js";
import "./chunk-chunk-NF6HW3NR.js";
import "./chunk-chunk-JVDA7NC3.js";
import "./chunk-chunk-CVNV7HQY.js";
import "./chunk-chunk-OK7VN7D6.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  fieldsOf,
  flagsOf,
  kebab
};
