import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Client,
  apiKey,
  audit,
  evidenceOf,
  open,
  pullHistory,
  serviceAddress,
  session_exports
} from "./chunk-chunk-HZ47Y7NV.js";
import "./chunk-chunk-IB65ZIPJ.js";
import {
  reporters
} from "./chunk-chunk-I74H67IQ.js";
import {
  BlameTracker
} from "./chunk-chunk-ZN45Z2SD.js";
import {
  loadNamed
} from "./chunk-chunk-SK4ZHFR2.js";
import {
  createCatalog
} from "./chunk-chunk-XR7R4A6K.js";
import "./chunk-chunk-LRVLQYB7.js";
import "./chunk-chunk-4SEGYDQE.js";
import {
  stepsOf
} from "./chunk-chunk-OLZIWFVZ.js";
import "./chunk-chunk-E5V562IJ.js";
import {
  version
} from "./chunk-chunk-RYQSIDDT.js";
import "./chunk-chunk-CMDFPKYS.js";
import "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError
} from "./chunk-chunk-GVX4DFK7.js";
import {
  diffSettings
} from "./chunk-chunk-DMONVZCL.js";
import {
  createReader
} from "./chunk-chunk-3Q76K4DV.js";
import "./chunk-chunk-DLOTG4NR.js";
import "./chunk-chunk-D54IF724.js";
import "./chunk-chunk-ZS5EGSHM.js";
import "./chunk-chunk-BTWHQAHU.js";
import "./chunk-chunk-TPRSPISA.js";
import "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/api-client.ts
function createClient(settings) {
  const baseUrl = serviceAddress(settings.baseUrl, "baseUrl");
  const key = apiKey(settings.apiKey, "apiKey");
  const organization = settings.organization ?? baseUrl.hostname;
  return {
    enterpriseControls: {
      history: async () => {
        const client = new Client({ baseUrl, apiKey: key, userAgent: `driftline/${version}` });
        const session = open({ key: settings.fingerprintKey, organization });
        const problems = await pullHistory(client, session);
        return { sealed: session.finish(), problems };
      }
    }
  };
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
  audit,
  blame,
  createCatalog,
  createClient,
  diff,
  evidenceOf,
  loadPolicies,
  reporters,
  session_exports as seal
};
