import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  version
} from "./chunk-chunk-DNAIIXLX.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  version
};
