import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// package.json
var package_default = {
  name: "driftline",
  version: "0.1.0",
  private: true,
  description: "Policy-as-code auditor for the enterprise controls of an AI coding agent: every revision, who, when, and how long it was open.",
  license: "MIT",
  bin: {
    driftline: "dist/cli.js"
  },
  files: [
    "dist",
    "policies",
    "action.yml"
  ],
  type: "module",
  exports: {
    ".": "./dist/index.js"
  },
  scripts: {
    check: "tsc -p .",
    lint: "oxlint",
    format: "oxfmt .",
    "format:check": "oxfmt --check .",
    test: "vitest run",
    bench: "node test/bench/run.js",
    build: "node scripts/build.js",
    docs: "node scripts/run.js scripts/docs.ts",
    schemas: "node scripts/run.js scripts/schemas.ts"
  },
  devDependencies: {
    "@actions/core": "^3.0.1",
    "@actions/languageservice": "^0.3.61",
    "@bomb.sh/tab": "^0.0.22",
    "@hono/node-server": "^2.1.8",
    "@octokit/core": "^7.0.8",
    "@octokit/plugin-paginate-rest": "^14.0.0",
    "@octokit/plugin-retry": "^8.1.1",
    "@octokit/plugin-throttling": "^11.0.5",
    "@types/d3-scale": "^4.0.9",
    "@types/node": "^20.19.43",
    "@types/picomatch": "^4.0.3",
    ajv: "^8.20.0",
    "axe-core": "^4.14.1",
    canonicalize: "^4.0.0",
    "cidr-tools": "^11.3.2",
    commander: "^14.0.3",
    "csv-stringify": "^6.9.0",
    "d3-scale": "^4.0.3",
    emulate: "0.12.2",
    esbuild: "^0.28.2",
    "fast-check": "^4.10.2",
    hono: "^4.13.19",
    "ipaddr.js": "^2.5.0",
    "json-diff-ts": "^4.10.4",
    jsondiffpatch: "^0.7.7",
    oxfmt: "0.75.0",
    oxlint: "1.89.0",
    "oxlint-tsgolint": "7.0.2004",
    picomatch: "^4.0.7",
    "playwright-core": "^1.65.1",
    preact: "^11.2.0",
    "preact-render-to-string": "^6.8.2",
    re2js: "^2.10.0",
    typescript: "^7.0.2",
    vitest: "^4.1.12",
    yaml: "^2.9.1",
    "yaml-language-server": "^1.25.0",
    zod: "^4.6.7"
  },
  engines: {
    node: ">=20.19"
  }
};

// src/run/version.ts
var version = package_default.version;
var judgeVersion = false ? version : `${version}+${"000655716083"}`;

export {
  version,
  judgeVersion
};
