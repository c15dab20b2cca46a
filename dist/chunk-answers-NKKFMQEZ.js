import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  jsonText,
  publishTexts
} from "./chunk-chunk-4BNOXF2W.js";
import {
  instant
} from "./chunk-chunk-COV3UZN6.js";
import "./chunk-chunk-LMUNT7OH.js";
import {
  ownWords
} from "./chunk-chunk-G3VD2VKZ.js";
import {
  note
} from "./chunk-chunk-PVMIAGR3.js";
import {
  readConfig
} from "./chunk-chunk-A4G4WWOX.js";
import "./chunk-chunk-O3ER3L6Y.js";
import {
  chooseSource,
  gather
} from "./chunk-chunk-ZBT732HP.js";
import {
  openReplay
} from "./chunk-chunk-IUCWKQ65.js";
import "./chunk-chunk-SWQC2MDS.js";
import "./chunk-chunk-FISVXZZU.js";
import "./chunk-chunk-V5DGJUWE.js";
import "./chunk-chunk-UAGDZ267.js";
import {
  audit
} from "./chunk-chunk-FZ5JQKHQ.js";
import {
  choosePolicies
} from "./chunk-chunk-XRYUIHVV.js";
import "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-QSVVOMOD.js";
import "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-6PIWQ3FI.js";
import "./chunk-chunk-A7BFMCS4.js";
import "./chunk-chunk-6M25LUBG.js";
import "./chunk-chunk-YZHJVQK7.js";
import "./chunk-chunk-ZXHCTA4B.js";
import "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import {
  stepsOf,
  upTo
} from "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import {
  createReader
} from "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
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
    answer: (json, text, csv = text) => {
      const made = question.format === "json" ? jsonText(json) : question.format === "csv" ? csv() : text();
      return deliver([{ file: null, name: "the answer", text: made }]);
    },
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
