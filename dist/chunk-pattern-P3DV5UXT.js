import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  RE2JS
} from "./chunk-chunk-YC6CE2XA.js";
import {
  scalarOnly,
  word
} from "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import {
  isPlain,
  kindOf,
  spellingOf
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  _maxLength,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-RPXPASOV.js";

// src/checks/pattern.ts
var printable = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
var unlike = ["a", "Z", "0", "/", printable, "é中😀", printable.repeat(50)];
function unusable(pattern2) {
  let regex;
  try {
    regex = RE2JS.compile(pattern2);
  } catch (error) {
    return /\(\?<?[=!]|\\[1-9]/.test(pattern2) ? "has look-around or a back-reference, which cannot run in linear time" : `is not a regular expression: ${error.message.replace(/^error parsing regexp: /, "")}`;
  }
  if (unlike.every((text) => regex.matches(text))) return "matches everything";
  return /^\^*\$*$/.test(pattern2) ? "matches nothing but an empty text" : void 0;
}
var foldsToAscii = /[\u212a\u017f]/;
var ignoresCase = /\(\?[a-zA-Z]*i/;
var pattern = {
  says: "matches this regular expression from end to end; no look-around, no back-references",
  takes: "a regular expression",
  sample: {
    setting: "extraKnownMarketplaces[*].source.sha",
    options: "[0-9a-f]{40}",
    holds: "0123456789012345678901234567890123456789",
    fails: "main"
  },
  misfit: (setting) => scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? void 0 : "it needs a text"),
  options: () => string().check(_maxLength(2e3, "is longer than 2,000 characters"), (context) => {
    const why = unusable(context.value);
    if (why) context.issues.push({ code: "custom", input: context.value, message: why });
  }),
  words: (options) => `a match of /${options}/`,
  test: (options, setting) => {
    const regex = RE2JS.compile(options);
    const folds = ignoresCase.test(options);
    const matches = (text) => !(folds && foldsToAscii.test(text)) && regex.matches(text);
    return (value) => typeof value === "string" && isPlain(kindOf(setting), value) && matches(spellingOf(kindOf(setting), value)) ? void 0 : { message: `is ${word(value)}, which does not match /${options}/`, offending: [value] };
  },
  implies: (lower, upper) => lower === upper,
  carries: "text"
};
export {
  pattern
};
