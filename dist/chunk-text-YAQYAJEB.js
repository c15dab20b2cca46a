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
  visible,
  visibleJson
} from "./chunk-chunk-NKTVH2K5.js";
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
  visible,
  visibleJson
};
