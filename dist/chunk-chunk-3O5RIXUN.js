import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/reporters/index.ts
var reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./chunk-text-J4UTKTSN.js")).text
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
    load: async () => (await import("./chunk-markdown-DAWSAWFI.js")).markdown
  },
  html: {
    says: "one page to hand on",
    extension: "html",
    countsOnly: false,
    load: async () => (await import("./chunk-html-B7WAMAZW.js")).html
  },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    countsOnly: false,
    load: async () => (await import("./chunk-csv-TZYOOJS4.js")).csv
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-findings-csv-NJCOJVLQ.js")).findingsCsv
  },
  "plan-csv": {
    says: "what is open, with columns to fill in",
    extension: "plan.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-plan-csv-7EN6SRNJ.js")).planCsv
  },
  "access-csv": {
    says: "who may do what, with columns to fill in",
    extension: "access.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-access-csv-LEGEMNFA.js")).accessCsv
  },
  sarif: {
    says: "what is open, for code scanning",
    extension: "sarif",
    countsOnly: false,
    load: async () => (await import("./chunk-sarif-Y6TMMMZ6.js")).sarif
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    countsOnly: false,
    load: async () => (await import("./chunk-junit-BHLMQXCQ.js")).junit
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    countsOnly: false,
    load: async () => (await import("./chunk-ocsf-5NWSA5VW.js")).ocsf
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./chunk-github-E6V2LJHS.js")).github
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
