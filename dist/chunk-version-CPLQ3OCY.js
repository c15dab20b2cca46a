import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  judgeVersion,
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  judgeVersion,
  version
};
