import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  createCaller
} from "./chunk-chunk-KXAPKMT5.js";
import {
  audit
} from "./chunk-chunk-BTBMRGCI.js";
import {
  loadNamed
} from "./chunk-chunk-UNZ6VIJS.js";
import "./chunk-chunk-AVFIBH3C.js";
import "./chunk-chunk-KJOD4XVJ.js";
import {
  reporters
} from "./chunk-chunk-DFG26OCK.js";
import "./chunk-chunk-OO5APVDB.js";
import {
  BlameTracker
} from "./chunk-chunk-3ELT6BNO.js";
import "./chunk-chunk-DE5D2M26.js";
import "./chunk-chunk-OFZ37WTG.js";
import {
  Client,
  apiKey,
  serviceAddress
} from "./chunk-chunk-XGCNS56N.js";
import {
  evidenceOf,
  open,
  session_exports
} from "./chunk-chunk-2WJD4IZK.js";
import "./chunk-chunk-WAVIJBZY.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-VM2636IQ.js";
import {
  createCatalog
} from "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-RHO7GZBX.js";
import "./chunk-chunk-MP2BN7AN.js";
import "./chunk-chunk-PIH73NTD.js";
import "./chunk-chunk-ZJUTSTSW.js";
import "./chunk-chunk-HPW5CBX5.js";
import "./chunk-chunk-4D7E445C.js";
import "./chunk-chunk-QZ7J7UFA.js";
import {
  stepsOf
} from "./chunk-chunk-DHENLBYD.js";
import {
  diffSettings
} from "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-Y5GTTDQ3.js";
import "./chunk-chunk-2XCZULPH.js";
import "./chunk-chunk-TXGC43IP.js";
import "./chunk-chunk-YODAECDK.js";
import "./chunk-chunk-R3XIUXY6.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-JXFOPBLN.js";
import "./chunk-chunk-4XN24GKF.js";
import "./chunk-chunk-WXZREZQU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  hasUnseen
} from "./chunk-chunk-TXR2ON6E.js";
import {
  version
} from "./chunk-chunk-YH4V6WE3.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  resources
} from "./chunk-chunk-6X5QXP5T.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/api-client.ts
function createClient(settings) {
  const baseUrl = serviceAddress(settings.baseUrl, "baseUrl");
  const appUrl = settings.appUrl === void 0 ? void 0 : serviceAddress(settings.appUrl, "appUrl");
  const key = apiKey(settings.apiKey, "apiKey");
  const organization = settings.organization ?? baseUrl.hostname;
  return methodsOf(
    createCaller(
      () => new Client({ baseUrl, appUrl, apiKey: key, userAgent: `driftline/${version}`, signal: settings.signal }),
      () => open({ key: settings.fingerprintKey, organization })
    )
  );
}
function methodsOf(caller) {
  const method = (endpoint) => Object.assign(
    (input = {}) => caller.call(endpoint, input),
    endpoint.paging && {
      pages: (input = {}) => caller.pages(endpoint, input),
      all: (input = {}) => caller.all(endpoint, input)
    }
  );
  const grouped = Object.entries(resources).map(([resource, verbs]) => [
    resource,
    Object.fromEntries(Object.entries(verbs).map(([verb, endpoint]) => [verb, method(endpoint)]))
  ]);
  return Object.fromEntries(grouped);
}

// src/service/tidy.ts
var LONGEST = 128;
function isArtifact(name) {
  return name.length > LONGEST || hasUnseen(name) || !/^[\w./:@+~\-\u0080-\uffff]+$/.test(name) || /^[_./:@+~-]+$/.test(name);
}
function tidyTools(rows) {
  const tidied = rows.map((row) => {
    const [artifacts2, tools] = parted(row.by_tool, (entry) => isArtifact(entry.tool));
    return { ...row, by_tool: tools, artifacts: artifacts2, mcp_by_server: mergedServers(row.mcp_by_server) };
  });
  const servers = tidied.flatMap((row) => row.mcp_by_server);
  const artifacts = tidied.flatMap((row) => row.artifacts);
  const notes = {
    entries: sum(rows, (row) => row.by_tool.length),
    artifacts: artifacts.length,
    artifactCalls: sum(artifacts, (entry) => entry.invocations),
    mergedSpellings: sum(servers, (server) => new Set(server.spellings.map((one) => one.server)).size - 1)
  };
  return { rows: tidied, notes };
}
function tidyToolsByName(rows) {
  const [artifacts, named] = parted(rows, (row) => isArtifact(row.group_key));
  const artifactCalls = sum(artifacts, (row) => row.tool_calls);
  const notes = { entries: rows.length, artifacts: artifacts.length, artifactCalls, mergedSpellings: 0 };
  return { rows: named, artifacts, notes };
}
function mergedServers(servers) {
  const byName = /* @__PURE__ */ new Map();
  for (const one of servers) {
    const name = one.server.toLowerCase();
    const known = byName.get(name);
    if (known) known.push(one);
    else byName.set(name, [one]);
  }
  return Array.from(byName.values(), (spellings) => {
    const [most] = spellings.toSorted((a, b) => b.invocations - a.invocations || (a.server < b.server ? -1 : 1));
    return { server: most.server, invocations: sum(spellings, (one) => one.invocations), spellings };
  });
}
function parted(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}
function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0);
}

// src/index.ts
async function loadPolicies(names, catalog = createCatalog()) {
  return (await loadNamed(names, catalog)).policies;
}
function diff(before, after, catalog = createCatalog()) {
  const read = createReader(catalog);
  const blocks = (revision) => read(revision.settings);
  return diffSettings(blocks(before), blocks(after));
}
function blame(revisions, catalog = createCatalog()) {
  const tracker = new BlameTracker();
  for (const step of stepsOf(revisions, createReader(catalog))) tracker.see(step);
  return tracker.current();
}
export {
  DriftlineError,
  ServiceError,
  audit,
  blame,
  createCatalog,
  createClient,
  diff,
  evidenceOf,
  loadPolicies,
  reporters,
  session_exports as seal,
  tidyTools,
  tidyToolsByName
};
