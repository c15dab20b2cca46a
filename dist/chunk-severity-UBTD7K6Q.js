import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reaches,
  severities,
  weight,
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  reaches,
  severities,
  weight,
  worstToBest
};
