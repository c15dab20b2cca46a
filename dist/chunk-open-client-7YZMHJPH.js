import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  readKey
} from "./chunk-chunk-ZBT732HP.js";
import "./chunk-chunk-IUCWKQ65.js";
import "./chunk-chunk-SWQC2MDS.js";
import "./chunk-chunk-FISVXZZU.js";
import "./chunk-chunk-V5DGJUWE.js";
import {
  createCaller
} from "./chunk-chunk-IHOVTZ6N.js";
import {
  Client,
  serviceAddress
} from "./chunk-chunk-YZHJVQK7.js";
import {
  open
} from "./chunk-chunk-ZXHCTA4B.js";
import "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
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
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/open-client.ts
async function openClient(flags, config, environment) {
  const base = flags.baseUrl ?? (environment["DRIFTLINE_BASE_URL"] || config.baseUrl);
  const app = flags.appUrl ?? (environment["DRIFTLINE_APP_URL"] || config.appUrl);
  const baseUrl = base ? serviceAddress(base, "the base URL") : void 0;
  const appUrl = app ? serviceAddress(app, "the application's URL") : void 0;
  const apiKey = await readKey(flags.apiKeyFile, environment);
  const client = new Client({ baseUrl, appUrl, apiKey, userAgent: `driftline/${version}` });
  const organization = flags.organization ?? config.organization ?? baseUrl?.hostname ?? "unnamed";
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  return createCaller(
    () => client,
    () => open({ key, organization, catalog: config.catalog })
  );
}
export {
  openClient
};
