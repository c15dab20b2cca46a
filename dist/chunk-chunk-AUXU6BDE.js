import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  subjectWords
} from "./chunk-chunk-3T34AVPF.js";
import {
  expectedWords,
  valueWords
} from "./chunk-chunk-RTKVPR63.js";
import {
  listed,
  prose,
  say
} from "./chunk-chunk-7BTF5R6Q.js";
import {
  isObject,
  segment
} from "./chunk-chunk-YPYL2KTM.js";

// src/reporters/remedy.ts
function remedy(finding, limits) {
  if (finding.remediation !== null) return prose(finding.remediation);
  const name = subjectWords(finding.subject);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0)
    return listed(
      steps.map(([subject, wanted2]) => {
        const edit2 = subject === finding.subject ? listEdit(finding, limits) : void 0;
        return edit2 ?? say`set ${subjectWords(subject)} to ${valueWords(wanted2, limits)}`;
      })
    );
  const edit = finding.causedBy === null ? listEdit(finding, limits) : void 0;
  if (edit) return edit;
  if (finding.causedBy !== null) return say`turn on the setting that ${name} depends on`;
  if (isObject(finding.expected) && "maxAge" in finding.expected) return say`rotate the secret in ${name}`;
  const wanted = expectedWords(finding.expected, limits);
  return wanted.length === 0 ? [] : say`make ${name} ${wanted}`;
}
function listEdit(finding, limits) {
  const offending = finding.offending.filter((entry) => entry !== null);
  if (!isObject(finding.expected) || !Array.isArray(finding.actual) || offending.length === 0) return void 0;
  const [check, ...others] = Object.keys(finding.expected);
  if (others.length > 0) return void 0;
  const [entries, name] = [valueWords(offending, limits), subjectWords(finding.subject)];
  if (check === "subsetOf" || check === "disjointFrom") return say`remove ${entries} from ${name}`;
  return check === "supersetOf" ? say`add ${entries} to ${name}` : void 0;
}
function settingsOf(patch, place = "") {
  if (patch === null && place === "") return [];
  if (!isObject(patch)) return [[place, patch]];
  return Object.entries(patch).flatMap(([key, member]) => settingsOf(member, place + segment(key)));
}

export {
  remedy
};
