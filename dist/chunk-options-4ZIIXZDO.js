import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choice,
  failOnChoices,
  formatName,
  instant,
  output,
  since
} from "./chunk-chunk-DGE3LI4H.js";
import "./chunk-chunk-I74H67IQ.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-LGPRNRJF.js";
import "./chunk-chunk-GVX4DFK7.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  choice,
  failOnChoices,
  formatName,
  instant,
  output,
  since
};
