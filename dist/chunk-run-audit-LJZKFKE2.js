import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  runAudit,
  withhold
} from "./chunk-chunk-7WAX3WL5.js";
import "./chunk-chunk-HZ47Y7NV.js";
import "./chunk-chunk-IB65ZIPJ.js";
import "./chunk-chunk-I74H67IQ.js";
import "./chunk-chunk-ZN45Z2SD.js";
import "./chunk-chunk-SK4ZHFR2.js";
import "./chunk-chunk-XR7R4A6K.js";
import "./chunk-chunk-LRVLQYB7.js";
import "./chunk-chunk-4SEGYDQE.js";
import "./chunk-chunk-OLZIWFVZ.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RYQSIDDT.js";
import "./chunk-chunk-CMDFPKYS.js";
import "./chunk-chunk-LGPRNRJF.js";
import "./chunk-chunk-GVX4DFK7.js";
import "./chunk-chunk-DMONVZCL.js";
import "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-DLOTG4NR.js";
import "./chunk-chunk-D54IF724.js";
import "./chunk-chunk-ZS5EGSHM.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  runAudit,
  withhold
};
