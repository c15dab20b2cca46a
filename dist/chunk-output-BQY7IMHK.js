import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  note,
  noteLines,
  prepare,
  write,
  writeFileWhole
} from "./chunk-chunk-3WAXQAMX.js";
import "./chunk-chunk-GVX4DFK7.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  note,
  noteLines,
  prepare,
  write,
  writeFileWhole
};
