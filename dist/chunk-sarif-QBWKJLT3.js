import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Paragraphs,
  recordText,
  totalsOf
} from "./chunk-chunk-RZ76EXZ5.js";
import {
  toldOf
} from "./chunk-chunk-EMTNVA33.js";
import "./chunk-chunk-LY4D2PXE.js";
import {
  authorOf,
  worstFirst
} from "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  disclaimer
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  plain
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  markdownCode,
  sarifMessage,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/sarif/place.ts
var MAX_URI = 1e3;
function placeOf({ location }, { evidence }) {
  const file = location === null ? void 0 : uriOf(location.file);
  if (location && file !== void 0)
    return { file, line: atLeastOne(location.line), column: atLeastOne(location.column) };
  const files = evidence.policies.map((policy) => uriOf(policy.file));
  return { file: files.find((one) => one !== void 0) ?? "driftline.yaml", line: 1, column: 1 };
}
function uriOf(file) {
  const parts = file.split(/[/\\]/).filter((part) => part !== "." && part !== "");
  const isElsewhere = /^(?:[/\\]|[a-zA-Z]:|pack:)/.test(file) || parts.includes("..");
  if (parts.length === 0 || isElsewhere || visible(file) !== file) return void 0;
  const uri = parts.map(encodeURIComponent).join("/");
  return uri.length > MAX_URI ? void 0 : uri;
}
function atLeastOne(n) {
  return Number.isInteger(n) && n > 0 ? n : 1;
}

// src/reporters/sarif/rules.ts
var levels = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note"
};
var scores = { critical: "9.5", high: "8.0", medium: "5.5", low: "2.0", info: null };
var MAX_TAGS = 10;
var MAX_HELP = 1e3;
function rulesOf(findings) {
  const worst = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const known = worst.get(ruleId(finding));
    if (!known || weight(finding.severity) > weight(known.severity)) worst.set(ruleId(finding), finding);
  }
  const index = new Map([...worst.keys()].map((id, i) => [id, i]));
  return { rules: [...worst.values()].map(descriptor), indexOf: (finding) => index.get(ruleId(finding)) };
}
function ruleId({ rule }) {
  return visible(clip(rule, 500));
}
function descriptor(finding) {
  const score = scores[finding.severity];
  return {
    id: ruleId(finding),
    shortDescription: { text: sentence(finding.title) },
    fullDescription: { text: sentence(finding.rationale ?? finding.title) },
    help: help(finding),
    defaultConfiguration: { level: levels[finding.severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set(["security", ...finding.controls.map(tag)])].slice(0, MAX_TAGS),
      precision: "very-high",
      ...score !== null && { "security-severity": score }
    }
  };
}
function tag(control) {
  return visible(clip(control, 100));
}
function sentence(text) {
  const shown = visible(clip(text, MAX_HELP));
  if (shown === "") return "No description.";
  return /[.!?]$/.test(shown) ? shown : `${shown}.`;
}
function help({ rule, rationale, remediation, controls }) {
  const lines = [
    ["Why", rationale === null ? [] : [rationale]],
    ["To fix", remediation === null ? [] : [remediation]],
    ["Controls", controls.slice(0, 50)],
    ["Rule", [rule]]
  ];
  const told = lines.filter(([, data]) => data.length > 0);
  const write = (data, term) => told.map(([name, items]) => `${term(name)}: ${items.map((item) => data(clip(item, MAX_HELP))).join(", ")}`);
  return {
    text: new Paragraphs([...write(visible, (name) => name), disclaimer]),
    markdown: new Paragraphs([...write(markdownCode, (name) => `**${name}**`), disclaimer])
  };
}

// src/reporters/sarif.ts
var MAX_RESULTS = 5e3;
var limits = { text: 200, entries: 8 };
var sarif = (report, { results = MAX_RESULTS } = {}) => {
  const view = viewOf(report);
  const open = worstFirst(view.findings.filter((finding) => finding.status === "open"));
  const shown = open.slice(0, results);
  const { rules, indexOf } = rulesOf(shown);
  const book = bookOf(report);
  const run = {
    tool: { driver: { name: "Driftline", version: report.tool.version, rules } },
    automationDetails: { id: category(report) },
    columnKind: "utf16CodeUnits",
    invocations: [invocation(report)],
    results: shown.map((finding) => resultOf(finding, indexOf(finding), book)),
    properties: { ...totalsOf(report, view), openResultsLeftOut: open.length - shown.length }
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${recordText(log, 2)}
`;
};
function resultOf(finding, ruleIndex, book) {
  const { file, line, column } = placeOf(finding, book.report);
  return {
    ruleId: ruleId(finding),
    ruleIndex,
    kind: "fail",
    level: levels[finding.severity],
    message: { text: sarifMessage(clip(plain(toldOf(finding, book, limits)), 1e3)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 }
        }
      }
    ],
    // The same for ever for one rule and subject, so that a window that opens again is the same alert.
    partialFingerprints: { primaryLocationLineHash: `${clip(finding.key, 100)}:1` },
    properties: propertiesOf(finding, book)
  };
}
function propertiesOf(finding, book) {
  const { introduced } = finding;
  const author = authorOf(finding, book);
  return {
    id: finding.id,
    key: finding.key,
    severity: finding.severity,
    kind: finding.kind,
    subject: finding.subject,
    introducedRevision: introduced.revision,
    introducedAt: introduced.at,
    introducedBy: introduced.by?.email ?? introduced.by?.id ?? null,
    exact: introduced.exact,
    valueRevision: author?.revision ?? null,
    valueBy: author?.by?.email ?? author?.by?.id ?? null,
    exposureSeconds: finding.exposureSeconds,
    dueAt: finding.dueAt,
    controls: finding.controls
  };
}
function category({ organization }) {
  return `driftline/${visible(clip(organization, 100)).replaceAll("/", "\\u{2f}")}/`;
}
function invocation({ evidence, exitCode }) {
  return {
    executionSuccessful: evidence.complete,
    exitCode,
    toolExecutionNotifications: evidence.problems.slice(0, 20).map(({ message }) => ({ level: "error", message: { text: sarifMessage(clip(message, 1e3)) } }))
  };
}
export {
  sarif
};
