import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  instant
} from "./chunk-chunk-DGE3LI4H.js";
import {
  chooseSource,
  gather,
  ownWords,
  withhold
} from "./chunk-chunk-7WAX3WL5.js";
import {
  note,
  write
} from "./chunk-chunk-3WAXQAMX.js";
import {
  readConfig
} from "./chunk-chunk-IE66UXBA.js";
import "./chunk-chunk-HZ47Y7NV.js";
import "./chunk-chunk-IB65ZIPJ.js";
import "./chunk-chunk-I74H67IQ.js";
import "./chunk-chunk-ZN45Z2SD.js";
import {
  choosePolicies
} from "./chunk-chunk-SK4ZHFR2.js";
import "./chunk-chunk-XR7R4A6K.js";
import "./chunk-chunk-LRVLQYB7.js";
import "./chunk-chunk-4SEGYDQE.js";
import {
  stepsOf,
  upTo
} from "./chunk-chunk-OLZIWFVZ.js";
import "./chunk-chunk-E5V562IJ.js";
import "./chunk-chunk-RYQSIDDT.js";
import "./chunk-chunk-CMDFPKYS.js";
import "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError
} from "./chunk-chunk-GVX4DFK7.js";
import "./chunk-chunk-DMONVZCL.js";
import {
  createReader
} from "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-DLOTG4NR.js";
import "./chunk-chunk-D54IF724.js";
import "./chunk-chunk-ZS5EGSHM.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import {
  visibleJson
} from "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/answers.ts
async function readHistory(question) {
  const config = await readConfig(question.config);
  const { policies, sources } = await choosePolicies(question.policy, config);
  const asOf = question.asOf === void 0 ? void 0 : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const known = [...sources.map(({ text }) => text), ...await ownWords([])];
  const { evidence, sealed } = await gather(
    source,
    config,
    process.env["DRIFTLINE_FINGERPRINT_KEY"] || void 0,
    known
  );
  const { revisions } = upTo(evidence.value.revisions, asOf);
  const read = createReader(config.catalog);
  return {
    config,
    policies,
    evidence,
    asOf: asOf ?? Date.now(),
    steps: () => stepsOf(revisions, createReader(config.catalog)),
    read: (number) => {
      const found = revisions.find((revision) => revision.revision === number);
      return found && read(found.settings);
    },
    numbers: revisions.map((revision) => revision.revision),
    answer: async (json, text) => {
      const output = question.format === "json" ? `${visibleJson(JSON.stringify(json, null, 2))}
` : text();
      withhold("the answer", output, sealed.leaks);
      await write(output);
      if (evidence.complete) return 0;
      for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
      return 3;
    }
  };
}
function revisionNamed(word, numbers) {
  const parts = /^(latest|first|\d{1,15})(?:~(\d{1,6}))?$/.exec(word);
  const refuse = (message) => new DriftlineError("usage", { message: `"${word}" ${message}`, hint: "write latest, first, a number, or N~k" });
  if (!parts) throw refuse("names no revision");
  const at = parts[1] === "latest" ? numbers.length - 1 : parts[1] === "first" ? 0 : numbers.indexOf(Number(parts[1]));
  const found = at < 0 ? void 0 : numbers[at - Number(parts[2] ?? 0)];
  if (found === void 0) throw refuse("names no revision of this history");
  return found;
}
export {
  readHistory,
  revisionNamed
};
