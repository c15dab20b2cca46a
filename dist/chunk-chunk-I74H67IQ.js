import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/reporters/index.ts
var reporters = {
  text: { says: "for a terminal", extension: "txt", load: async () => (await import("./chunk-text-S3UYVJJJ.js")).text },
  json: { says: "the whole report", extension: "json", load: async () => (await import("./chunk-json-35PM5EWI.js")).json },
  markdown: { says: "for GitHub", extension: "md", load: async () => (await import("./chunk-markdown-7R3JXUSJ.js")).markdown },
  html: { says: "one page to hand on", extension: "html", load: async () => (await import("./chunk-html-KUQDBRJX.js")).html },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    load: async () => (await import("./chunk-github-WOY34JWY.js")).github
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
