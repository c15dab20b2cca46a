import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  canMatch,
  canonicalPattern,
  commonPatterns,
  identityFlaw,
  isAmong,
  matchesSubject,
  peopleOf,
  unapproved
} from "./chunk-chunk-CMDFPKYS.js";
import "./chunk-chunk-LGPRNRJF.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";
export {
  canMatch,
  canonicalPattern,
  commonPatterns,
  identityFlaw,
  isAmong,
  matchesSubject,
  peopleOf,
  unapproved
};
