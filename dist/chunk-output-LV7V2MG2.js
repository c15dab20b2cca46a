import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  note,
  noteLines,
  prepare,
  write,
  writeFileWhole
} from "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-UAGDZ267.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  note,
  noteLines,
  prepare,
  write,
  writeFileWhole
};
