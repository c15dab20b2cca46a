import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ApprovalMatcher,
  isAuthorized,
  unapprovedBut
} from "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import {
  People
} from "./chunk-chunk-KGRRQDXU.js";
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
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/approved.ts
function approvalsBy({ policies, evidence, asOf }) {
  const { editors, approvals, changes } = policies;
  const people = new People(evidence.value.revisions);
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds: changes?.emergencySeconds ?? null, asOf, people });
  return ({ revision: { by, time }, changes: made }) => {
    const subjects = made.map((change) => change.subject);
    const matches = matcher.match({ time, by, subjects });
    const named = (subject) => isAuthorized(matches.get(subject), true);
    return {
      approved: editors === null ? null : unapprovedBut(editors, by, time, subjects, named) === void 0,
      of: (subject) => {
        const best = matches.get(subject)?.[0];
        return best ? { id: best.approval.id, result: best.result } : null;
      }
    };
  };
}
export {
  approvalsBy
};
