import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isPolicyFile,
  packFolder,
  packNames,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  isPolicyFile,
  packFolder,
  packNames,
  readPolicies,
  resolveExtends
};
