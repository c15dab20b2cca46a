import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reaches,
  severities,
  weight
} from "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  reaches,
  severities,
  weight
};
