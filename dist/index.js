import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  createCaller
} from "./chunk-chunk-WRBFRU34.js";
import {
  audit
} from "./chunk-chunk-T3ZYKAJC.js";
import {
  loadNamed
} from "./chunk-chunk-WMZBPQXV.js";
import "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import {
  reporters
} from "./chunk-chunk-3O5RIXUN.js";
import "./chunk-chunk-E24FHUW2.js";
import {
  BlameTracker
} from "./chunk-chunk-ICAUVNQW.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import {
  Client,
  apiKey,
  serviceAddress
} from "./chunk-chunk-KQLJMFPF.js";
import {
  evidenceOf,
  open,
  session_exports
} from "./chunk-chunk-35XRKXIR.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-II5GDEDY.js";
import "./chunk-chunk-LI4RLRNU.js";
import {
  createCatalog
} from "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-WZRSDCAZ.js";
import "./chunk-chunk-REG5SARE.js";
import "./chunk-chunk-XC3NFDWZ.js";
import "./chunk-chunk-XEMYMDJE.js";
import "./chunk-chunk-IYIFQ7VA.js";
import "./chunk-chunk-5VX44YBG.js";
import "./chunk-chunk-JTD37XO7.js";
import {
  stepsOf
} from "./chunk-chunk-SRRZ3JAO.js";
import {
  diffSettings
} from "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-BLJNNER6.js";
import "./chunk-chunk-JUUJT7JG.js";
import {
  createReader
} from "./chunk-chunk-LLUWU232.js";
import "./chunk-chunk-WKOZ4ZM7.js";
import "./chunk-chunk-DE4V6GXO.js";
import "./chunk-chunk-ALQWG54H.js";
import "./chunk-chunk-PJXIS32O.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-7PL2ZRYU.js";
import "./chunk-chunk-7GL6D5VS.js";
import "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import "./chunk-chunk-RITLSO62.js";
import {
  hasUnseen
} from "./chunk-chunk-TXR2ON6E.js";
import {
  version
} from "./chunk-chunk-DNAIIXLX.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  resources
} from "./chunk-chunk-JVDA7NC3.js";
import "./chunk-chunk-CVNV7HQY.js";
import "./chunk-chunk-OK7VN7D6.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
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
