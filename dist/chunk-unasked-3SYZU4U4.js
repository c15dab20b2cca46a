import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  builtinRules,
  tamperRules
} from "./chunk-chunk-HPW5CBX5.js";
import {
  inForceRules
} from "./chunk-chunk-4D7E445C.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
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
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
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
