import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  subjectWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  difference,
  expectedWords,
  joined,
  listed,
  prose,
  say,
  valueWords
} from "./chunk-chunk-357X2JHD.js";
import {
  isObject,
  segment
} from "./chunk-chunk-2KDALSGB.js";

// src/reporters/remedy.ts
function remedy(finding, limits) {
  if (finding.inert !== null && finding.resolved === null) return revival(finding, finding.inert, limits);
  if (finding.remediation !== null) return prose(finding.remediation);
  const name = subjectWords(finding.subject);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0) return listed(steps.map((step) => edit(finding, step, limits)));
  const entries = listEdit(finding, limits);
  if (entries) return entries;
  if (isObject(finding.expected) && "maxAge" in finding.expected) return say`rotate the secret in ${name}`;
  const wanted = expectedWords(finding.expected, limits);
  return wanted.length === 0 ? [] : say`make ${name} ${wanted}`;
}
function revival(finding, inert, limits) {
  const turn = [inert.switch, inert.wanted];
  const others = settingsOf(finding.fix).filter(([subject]) => subject !== inert.switch);
  return listed([turn, ...others].map((step) => edit(finding, step, limits)));
}
function edit({ subject, actual }, [place, wanted], limits) {
  const name = subjectWords(place);
  if (place === subject && Array.isArray(actual) && Array.isArray(wanted)) {
    const change = difference(actual, wanted, limits);
    if (change.form === "set" && change.more === 0)
      return listed([
        ...change.removed.length > 0 ? [say`remove ${joined(change.removed, ", ")} from ${name}`] : [],
        ...change.added.length > 0 ? [say`add ${joined(change.added, ", ")} to ${name}`] : []
      ]);
  }
  return say`set ${name} to ${valueWords(wanted, limits)}`;
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
