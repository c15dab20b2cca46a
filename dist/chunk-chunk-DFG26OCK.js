import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/reporters/index.ts
var reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./chunk-text-XVLIC37X.js")).text
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
    load: async () => (await import("./chunk-markdown-L7B76XR5.js")).markdown
  },
  html: {
    says: "one page to hand on",
    extension: "html",
    countsOnly: false,
    load: async () => (await import("./chunk-html-ASN6Z5WY.js")).html
  },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    countsOnly: false,
    load: async () => (await import("./chunk-csv-VCJ3IVP4.js")).csv
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-findings-csv-FG5QJYNQ.js")).findingsCsv
  },
  "plan-csv": {
    says: "what is open, with columns to fill in",
    extension: "plan.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-plan-csv-S6VWNZ2N.js")).planCsv
  },
  "access-csv": {
    says: "who may do what, with columns to fill in",
    extension: "access.csv",
    countsOnly: false,
    load: async () => (await import("./chunk-access-csv-P6IPBMPD.js")).accessCsv
  },
  sarif: {
    says: "what is open, for code scanning",
    extension: "sarif",
    countsOnly: false,
    load: async () => (await import("./chunk-sarif-AXMSJMXF.js")).sarif
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    countsOnly: false,
    load: async () => (await import("./chunk-junit-Z6QFUKRF.js")).junit
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    countsOnly: false,
    load: async () => (await import("./chunk-ocsf-7NSUL77A.js")).ocsf
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./chunk-github-4XT4HSUF.js")).github
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
