import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choice,
  instant
} from "./chunk-chunk-NH64DHNH.js";
import "./chunk-chunk-O3ER3L6Y.js";
import "./chunk-chunk-DFG26OCK.js";
import {
  coverageOf,
  email
} from "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import {
  globMatches
} from "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  directions
} from "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/filter.ts
function filterOf(flags) {
  const { editor, direction } = flags;
  const after = flags.after === void 0 ? void 0 : bound("--after", flags.after);
  const before = flags.before === void 0 ? void 0 : bound("--before", flags.before);
  return {
    direction: direction === void 0 ? void 0 : choice("--direction", direction, directions),
    isNarrow: [editor, direction, after, before].some((one) => one !== void 0),
    takes: (moment) => (editor === void 0 || isEditor(editor, moment.by)) && (after === void 0 || after(moment) > 0) && (before === void 0 || before(moment) < 0)
  };
}
function bound(name, text) {
  if (/^\d{1,15}$/.test(text)) return ({ revision }) => revision - Number(text);
  const time = instant(name, text);
  return (moment) => moment.time - time;
}
function isEditor(wanted, { id, email: email2 }) {
  if (wanted.includes("@")) return email2 !== null && coverageOf(email, [wanted])(email2);
  return id !== null && globMatches(wanted, id);
}
export {
  filterOf
};
