import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  renderOptions,
  withProgress
} from "./chunk-chunk-67UIR7XG.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  renderOptions,
  withProgress
};
