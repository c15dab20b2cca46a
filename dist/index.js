import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  createCaller
} from "./chunk-chunk-IHOVTZ6N.js";
import {
  audit
} from "./chunk-chunk-FZ5JQKHQ.js";
import {
  loadNamed
} from "./chunk-chunk-XRYUIHVV.js";
import "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import "./chunk-chunk-OO5APVDB.js";
import {
  reporters
} from "./chunk-chunk-QSVVOMOD.js";
import {
  BlameTracker
} from "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-6PIWQ3FI.js";
import "./chunk-chunk-A7BFMCS4.js";
import "./chunk-chunk-6M25LUBG.js";
import {
  Client,
  apiKey,
  serviceAddress
} from "./chunk-chunk-YZHJVQK7.js";
import {
  evidenceOf,
  open,
  session_exports
} from "./chunk-chunk-ZXHCTA4B.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-34IH5OLG.js";
import {
  createCatalog
} from "./chunk-chunk-44FWJLG6.js";
import {
  stepsOf
} from "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import {
  diffSettings
} from "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import {
  createReader
} from "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  hasUnseen
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  resources
} from "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
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
