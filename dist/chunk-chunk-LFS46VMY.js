import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/reporters/index.ts
var reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./chunk-text-VEVFHJE2.js")).text
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
    load: async () => (await import("./chunk-markdown-IGXGGF2J.js")).markdown
  },
  html: {
    says: "one page to hand on",
    extension: "html",
    countsOnly: false,
    load: async () => (await import("./chunk-html-HNN72TNC.js")).html
  },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    countsOnly: false,
    load: async () => (await import("./chunk-csv-7PQ3GIAK.js")).csv
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-findings-csv-GDBZ2YDF.js")).findingsCsv
  },
  "plan-csv": {
    says: "what is open, with columns to fill in",
    extension: "plan.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-plan-csv-Y2LSJ6XZ.js")).planCsv
  },
  "access-csv": {
    says: "who may do what, with columns to fill in",
    extension: "access.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-access-csv-GF5ZQA5Z.js")).accessCsv
  },
  sarif: {
    says: "what is open, for code scanning",
    extension: "sarif",
    countsOnly: false,
    load: async () => (await import("./chunk-sarif-OZFB53OB.js")).sarif
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    countsOnly: false,
    load: async () => (await import("./chunk-junit-EQTOJ7PR.js")).junit
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    countsOnly: false,
    load: async () => (await import("./chunk-ocsf-XBWGSTE2.js")).ocsf
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./chunk-github-47YB3YMX.js")).github
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
