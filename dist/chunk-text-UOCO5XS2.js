import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  annotation,
  annotationProperty,
  cells,
  clip,
  count,
  duration,
  hasUnseen,
  head,
  html,
  logLine,
  markdownCode,
  middle,
  minute,
  nameOf,
  sarifMessage,
  spreadsheet,
  visible,
  visibleJson,
  xml
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  annotation,
  annotationProperty,
  cells,
  clip,
  count,
  duration,
  hasUnseen,
  head,
  html,
  logLine,
  markdownCode,
  middle,
  minute,
  nameOf,
  sarifMessage,
  spreadsheet,
  visible,
  visibleJson,
  xml
};
