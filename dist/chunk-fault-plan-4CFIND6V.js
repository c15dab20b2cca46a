import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  faultPlanOf
} from "./chunk-chunk-A4GCEY6O.js";
import "./chunk-chunk-PJAV4GYF.js";
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/fault-plan.ts
import { readFile } from "node:fs/promises";
async function readFaultPlan(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    throw new DriftlineError("usage", `the plan of faults ${file} cannot be read (${error.code})`);
  });
  const found = readYaml(file, text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  return faultPlanOf(found.document.value, (path) => found.document.place(path));
}
export {
  readFaultPlan
};
