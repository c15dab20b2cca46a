import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  judgeVersion,
  version
} from "./chunk-chunk-YH4V6WE3.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  judgeVersion,
  version
};
