import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  jsonText,
  publishTexts
} from "./chunk-chunk-MIXMBDT2.js";
import "./chunk-chunk-NPNZIKHX.js";
import {
  instant
} from "./chunk-chunk-NH64DHNH.js";
import {
  ownWords
} from "./chunk-chunk-P3LAX7FO.js";
import {
  readConfig
} from "./chunk-chunk-HUTYRECU.js";
import "./chunk-chunk-O3ER3L6Y.js";
import {
  chooseSource,
  gather
} from "./chunk-chunk-FUL64ZRB.js";
import {
  openReplay
} from "./chunk-chunk-XKZ7EKGA.js";
import "./chunk-chunk-RAITYSXZ.js";
import "./chunk-chunk-DVAIH43S.js";
import "./chunk-chunk-5HAUMJR2.js";
import {
  note
} from "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-UAGDZ267.js";
import {
  audit
} from "./chunk-chunk-BTBMRGCI.js";
import {
  choosePolicies
} from "./chunk-chunk-UNZ6VIJS.js";
import "./chunk-chunk-AVFIBH3C.js";
import "./chunk-chunk-KJOD4XVJ.js";
import "./chunk-chunk-DFG26OCK.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-3ELT6BNO.js";
import "./chunk-chunk-DE5D2M26.js";
import "./chunk-chunk-OFZ37WTG.js";
import "./chunk-chunk-XGCNS56N.js";
import "./chunk-chunk-2WJD4IZK.js";
import "./chunk-chunk-WAVIJBZY.js";
import "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-VM2636IQ.js";
import "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-RHO7GZBX.js";
import "./chunk-chunk-MP2BN7AN.js";
import "./chunk-chunk-PIH73NTD.js";
import "./chunk-chunk-ZJUTSTSW.js";
import "./chunk-chunk-HPW5CBX5.js";
import "./chunk-chunk-4D7E445C.js";
import "./chunk-chunk-QZ7J7UFA.js";
import {
  stepsOf,
  upTo
} from "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-YODAECDK.js";
import "./chunk-chunk-R3XIUXY6.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-JXFOPBLN.js";
import "./chunk-chunk-4XN24GKF.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  version
} from "./chunk-chunk-YH4V6WE3.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/answers.ts
async function ledgerOf(question, source) {
  if (source.kind === "ledger") return openReplay(source.dir, source.organization, void 0);
  return question.ledger === void 0 ? void 0 : openReplay(question.ledger, source.organization, void 0);
}
async function readHistory(question) {
  const config = await readConfig(question.config);
  const { policies, sources } = await choosePolicies(question.policy, config);
  const asOf = question.asOf === void 0 ? void 0 : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const known = [...sources.map(({ text }) => text), ...await ownWords([]), ...question.known ?? []];
  const { evidence, sealed } = await gather(
    source,
    config,
    process.env["DRIFTLINE_FINGERPRINT_KEY"] || void 0,
    known,
    { ledger: await ledgerOf(question, source) }
  );
  const { revisions } = upTo(evidence.value.revisions, asOf);
  const read = createReader(config.catalog);
  const now = asOf ?? Date.now();
  const inputs = [
    ...sources.map(({ file }) => file),
    ...source.kind === "file" ? [source.file] : [],
    ...config.file === null ? [] : [config.file]
  ];
  const deliver = async (targets) => {
    await publishTexts(targets, inputs, sealed.leaks);
    if (evidence.complete) return 0;
    for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
    return 3;
  };
  return {
    config,
    organization: source.organization,
    policies,
    evidence,
    asOf: now,
    steps: () => stepsOf(revisions, createReader(config.catalog)),
    read: (number) => {
      const found = revisions.find((revision) => revision.revision === number);
      return found && read(found.settings);
    },
    numbers: revisions.map((revision) => revision.revision),
    judge: (policies2) => audit({
      evidence,
      policies: policies2,
      catalog: config.catalog,
      organization: source.organization,
      version,
      asOf: now,
      cut: asOf !== void 0,
      requireContiguous: false,
      builtin: config.builtin,
      sharedAccounts: config.sharedAccounts,
      auditEverySeconds: config.auditEverySeconds,
      view: { reportSeverity: null, since: null, failOn: "never" }
    }),
    answer: (json, text) => deliver([{ file: null, name: "the answer", text: question.format === "json" ? jsonText(json) : text() }]),
    deliver
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
