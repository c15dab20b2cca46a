import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  markdown
} from "./chunk-chunk-KVEERMO4.js";
import "./chunk-chunk-IK6A6OK4.js";
import "./chunk-chunk-GDQ7P2TN.js";
import "./chunk-chunk-E6Q6L4HU.js";
import "./chunk-chunk-IZTQYYIX.js";
import "./chunk-chunk-3T34AVPF.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-RTKVPR63.js";
import "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  markdown
};
