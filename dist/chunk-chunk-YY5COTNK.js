import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  subjectWords,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  joined,
  say,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";

// src/reporters/causes.ts
function itemsOf(findings) {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const beneath = /* @__PURE__ */ new Map();
  const roots = [];
  for (const finding of findings) {
    const root = rootOf(finding, byId);
    if (root === finding) roots.push(finding);
    else beneath.set(root, [...beneath.get(root) ?? [], finding]);
  }
  const items = new Map(
    roots.map((finding) => {
      const held = worstFirst(beneath.get(finding) ?? []);
      const { severity } = held[0] && weight(held[0].severity) > weight(finding.severity) ? held[0] : finding;
      return [
        { ...finding, severity },
        { finding, severity, beneath: held }
      ];
    })
  );
  return worstFirst([...items.keys()]).map((ranked) => items.get(ranked));
}
function rootOf(finding, byId) {
  let root = finding;
  const passed = /* @__PURE__ */ new Set([finding.id]);
  for (let id = finding.causedBy; id !== null && !passed.has(id); id = root.causedBy) {
    const cause = byId.get(id);
    if (!cause) break;
    passed.add(id);
    root = cause;
  }
  return root;
}
function beneathWords({ beneath }) {
  const disabled = beneath.filter((finding) => finding.inert !== null);
  const rules = new Set(disabled.map((finding) => finding.rule)).size;
  const others = beneath.length - disabled.length;
  return joined(
    [
      ...rules > 0 ? [[`${some(rules, "rule has", "rules have")} no effect`]] : [],
      ...others > 0 ? [[`${some(others, "more finding tells", "more findings tell")} the same`]] : []
    ],
    "; "
  );
}
function beneathList({ beneath }, max) {
  const shown = beneath.slice(0, max).map((finding) => say`${[finding.severity]} ${subjectWords(finding.subject)}, rule ${finding.rule}`);
  return beneath.length > max ? [...shown, [`and ${thousands(beneath.length - max)} more`]] : shown;
}

export {
  itemsOf,
  beneathWords,
  beneathList
};
