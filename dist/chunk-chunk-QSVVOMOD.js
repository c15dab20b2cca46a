import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/reporters/index.ts
var reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./chunk-text-SAUJKUD2.js")).text
  },
  json: {
    says: "the whole report",
    extension: "json",
    countsOnly: false,
    load: async () => (await import("./chunk-json-3TCACPA4.js")).json
  },
  markdown: {
    says: "for GitHub",
    extension: "md",
    countsOnly: true,
    load: async () => (await import("./chunk-markdown-OOHMN4VM.js")).markdown
  },
  html: {
    says: "one page to hand on",
    extension: "html",
    countsOnly: false,
    load: async () => (await import("./chunk-html-TE2LQYP2.js")).html
  },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    countsOnly: false,
    load: async () => (await import("./chunk-csv-MJIM75OP.js")).csv
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-findings-csv-G3OVG6FU.js")).findingsCsv
  },
  "plan-csv": {
    says: "what is open, with columns to fill in",
    extension: "plan.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-plan-csv-BXRA6SHP.js")).planCsv
  },
  "access-csv": {
    says: "who may do what, with columns to fill in",
    extension: "access.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-access-csv-XCSSUOAL.js")).accessCsv
  },
  "secrets-csv": {
    says: "every secret ever seen, by place and time",
    extension: "secrets.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-secrets-csv-H4K4RQXT.js")).secretsCsv
  },
  sarif: {
    says: "what is open, for code scanning",
    extension: "sarif",
    countsOnly: false,
    load: async () => (await import("./chunk-sarif-QBWKJLT3.js")).sarif
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    countsOnly: false,
    load: async () => (await import("./chunk-junit-5HKDFXPG.js")).junit
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    countsOnly: false,
    load: async () => (await import("./chunk-ocsf-TZZ6PDSK.js")).ocsf
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./chunk-github-QCNXMOB6.js")).github
  }
};
var formatNames = Object.keys(reporters);
function isFormat(name) {
  return Object.hasOwn(reporters, name);
}

export {
  reporters,
  formatNames,
  isFormat
};
