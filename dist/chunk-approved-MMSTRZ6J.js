import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ApprovalMatcher,
  isAuthorized,
  unapprovedBut
} from "./chunk-chunk-R3XIUXY6.js";
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
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/approved.ts
function approvalsBy({ policies, asOf }) {
  const { editors, approvals, changes } = policies;
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds: changes?.emergencySeconds ?? null, asOf });
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
