import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isPackFolder,
  isPolicyFile,
  packFolder,
  packNames,
  placeOf,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  isPackFolder,
  isPolicyFile,
  packFolder,
  packNames,
  placeOf,
  readPolicies,
  resolveExtends
};
