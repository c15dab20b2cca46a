import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  builtinRules,
  tamperRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  inForceRules
} from "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
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
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/unasked.ts
var audits = {
  access: "driftline audit --with access judges it",
  usage: "driftline audit --with usage judges it",
  readiness: "driftline audit --with readiness judges it",
  computer: "driftline audit --with computers judges it"
};
var past = new Set(inForceRules.map((rule) => rule.id));
var needs = {
  "integrity/audit-gap": [
    ({ config, evidence }) => config.auditEverySeconds !== null && evidence.value.ledger !== void 0,
    "give --ledger, and set auditEvery in driftline.yaml"
  ],
  "editors/shared-account": [
    ({ config }) => config.sharedAccounts.length > 0,
    "name the accounts as sharedAccounts in driftline.yaml"
  ],
  "editors/unapproved": [({ policies }) => policies.editors !== null, "give a policy with editors"],
  "changes/outside-window": [
    ({ policies }) => (policies.changes?.windows.length ?? 0) > 0,
    "give a policy with changes.windows"
  ],
  "changes/freeze": [
    ({ policies }) => (policies.changes?.freezes.length ?? 0) > 0,
    "give a policy with changes.freezes"
  ]
};
function mustBeJudged(rule, asked) {
  if (asked.config.builtin[rule] === "off")
    throw new DriftlineError("usage", { message: `${rule} is turned off`, hint: "look at builtin in driftline.yaml" });
  const hint = missing(rule, asked);
  if (hint !== void 0)
    throw new DriftlineError("usage", { message: `${rule} is not judged by the history alone`, hint });
}
function missing(rule, asked) {
  const kind = builtinRules.get(rule)?.kind;
  if (kind && audits[kind] !== void 0) return audits[kind];
  if (past.has(rule)) return "driftline audit --policy-history git judges it";
  if (tamperRules.has(rule) && !asked.evidence.value.ledger) return "give --ledger, which knows what the history was";
  const [isThere, what] = needs[rule] ?? [];
  return isThere?.(asked) === false ? what : void 0;
}
export {
  mustBeJudged
};
