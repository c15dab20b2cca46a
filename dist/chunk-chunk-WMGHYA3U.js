import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  dayAfter,
  isEvent
} from "./chunk-chunk-YGFQAK7O.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/html/accept.ts
var MAX_ENTRIES = 50;
var MAX_TEXT = 2e4;
var DAYS = 30;
function acceptance(finding, report, asOf) {
  const [from, expires] = [dayAfter(asOf, 0), dayAfter(asOf, DAYS)];
  const accepts = isEvent(finding) ? revisionLine(finding) : valueLine(finding);
  const isOfMany = report.rules.some(
    ({ id, subject }) => id === finding.rule && (subject.includes("/*") || finding.kind === "setting" && subject !== finding.subject)
  );
  if (finding.causedBy !== null || from === void 0 || accepts === void 0 || finding.status !== "open")
    return void 0;
  return [
    "exceptions:",
    `  - rule: ${quoted(finding.rule)}`,
    ...isOfMany ? [`    subject: ${quoted(finding.subject)}`] : [],
    `    ${accepts}`,
    ...finding.inert === null ? [] : ["    inert: true # that it has no effect is accepted as well"],
    "    owner: someone@example.com # who answers for it",
    "    reason: why it is acceptable until then",
    `    from: ${from}`,
    `    expires: ${expires}`
  ].join("\n");
}
function revisionLine({ introduced }) {
  return introduced.revision === null ? void 0 : `revision: ${introduced.revision}`;
}
function valueLine({ offending }) {
  if (offending.length === 0 || offending.length > MAX_ENTRIES) return void 0;
  const entries = offending.map((entry) => quoted(isSecret(entry) ? entry.fingerprint : entry));
  const text = `value: [${entries.join(", ")}]`;
  return text.length > MAX_TEXT ? "value: [] # too long to stand here: it is what the JSON report has as offending" : text;
}
function quoted(value) {
  return visibleJson(JSON.stringify(value)).replaceAll("\n", " ");
}

export {
  acceptance
};
