import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  faultPlanOf
} from "./chunk-chunk-ODZTHM22.js";
import "./chunk-chunk-ZLVP2MNG.js";
import {
  readYaml
} from "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-LI4RLRNU.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-JVDA7NC3.js";
import "./chunk-chunk-CVNV7HQY.js";
import "./chunk-chunk-OK7VN7D6.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
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
