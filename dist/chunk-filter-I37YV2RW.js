import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  choice,
  instant,
  stretch
} from "./chunk-chunk-COV3UZN6.js";
import "./chunk-chunk-O3ER3L6Y.js";
import "./chunk-chunk-QSVVOMOD.js";
import {
  coverageOf,
  email
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import {
  globMatches
} from "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  directions
} from "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/filter.ts
function filterOf(flags) {
  const { editor, direction } = flags;
  const now = flags.asOf === void 0 ? void 0 : instant("--as-of", flags.asOf);
  const after = flags.after === void 0 ? void 0 : bound("--after", flags.after, now);
  const before = flags.before === void 0 ? void 0 : bound("--before", flags.before, now);
  return {
    direction: direction === void 0 ? void 0 : choice("--direction", direction, directions),
    isNarrow: [editor, direction, after, before].some((one) => one !== void 0),
    takes: (moment) => (editor === void 0 || isEditor(editor, moment.by)) && (after === void 0 || after(moment) > 0) && (before === void 0 || before(moment) < 0)
  };
}
function bound(name, text, now) {
  if (/^\d{1,15}$/.test(text)) return ({ revision }) => revision - Number(text);
  const { first, last } = stretch(name, text, now);
  if (first === last) return ({ time }) => time - first;
  return name === "--after" ? ({ time }) => time - first + 1 : ({ time }) => time - last - 1;
}
function isEditor(wanted, { id, email: email2 }) {
  if (wanted.includes("@")) return email2 !== null && coverageOf(email, [wanted])(email2);
  return id !== null && globMatches(wanted, id);
}
export {
  filterOf
};
