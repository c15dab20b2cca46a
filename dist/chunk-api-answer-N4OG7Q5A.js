import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withProgress
} from "./chunk-chunk-67UIR7XG.js";
import {
  withhold
} from "./chunk-chunk-P3LAX7FO.js";
import "./chunk-chunk-FUL64ZRB.js";
import "./chunk-chunk-XKZ7EKGA.js";
import "./chunk-chunk-RAITYSXZ.js";
import "./chunk-chunk-DVAIH43S.js";
import "./chunk-chunk-5HAUMJR2.js";
import {
  note,
  write
} from "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-UAGDZ267.js";
import "./chunk-chunk-BTBMRGCI.js";
import "./chunk-chunk-UNZ6VIJS.js";
import "./chunk-chunk-AVFIBH3C.js";
import "./chunk-chunk-KJOD4XVJ.js";
import "./chunk-chunk-DFG26OCK.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-3ELT6BNO.js";
import "./chunk-chunk-DE5D2M26.js";
import "./chunk-chunk-OFZ37WTG.js";
import "./chunk-chunk-XGCNS56N.js";
import "./chunk-chunk-2WJD4IZK.js";
import "./chunk-chunk-WAVIJBZY.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-VM2636IQ.js";
import "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-RHO7GZBX.js";
import "./chunk-chunk-MP2BN7AN.js";
import "./chunk-chunk-PIH73NTD.js";
import "./chunk-chunk-ZJUTSTSW.js";
import "./chunk-chunk-HPW5CBX5.js";
import "./chunk-chunk-4D7E445C.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-DHENLBYD.js";
import "./chunk-chunk-OOJ3N7R2.js";
import "./chunk-chunk-BP7SAIHQ.js";
import "./chunk-chunk-MXCWD7JZ.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-Y5GTTDQ3.js";
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
  count,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-YH4V6WE3.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/api-answer.ts
async function answer(client, endpoint, input, options) {
  const { format, quiet } = options;
  const print = async (value) => {
    const text = `${visibleJson(format === "json" ? JSON.stringify(value, null, 2) : JSON.stringify(value))}
`;
    withhold("the answer", text, (one) => client.leaks(one));
    await write(text);
  };
  const shown = (item) => endpoint.sealed ? asChange(item) : item;
  try {
    const result = await withProgress(`calling ${endpoint.name}`, quiet, async () => {
      if (!options.all) return client.call(endpoint, input);
      if (format === "ndjson") {
        for await (const item of client.all(endpoint, input)) await print(shown(item));
        return void 0;
      }
      const items = [];
      for await (const item of client.all(endpoint, input)) items.push(shown(item));
      return items;
    });
    if (client.emulated && !quiet) note("the answer comes from an emulator");
    if (result === void 0) return 0;
    if (Array.isArray(result)) await print(result);
    else await printBody(endpoint, result, shown, format, print);
    return refusedEntries(result);
  } catch (error) {
    if (error instanceof ServiceError && error.done !== void 0) await print(error.done);
    throw error;
  }
}
async function printBody(endpoint, body, shown, format, print) {
  const { items } = endpoint.paging ?? {};
  if (items === void 0) return print(body);
  const list = body[items].map(shown);
  if (format === "json") return print({ ...body, [items]: list });
  for (const item of list) await print(item);
}
function asChange({ revision, settings, by, at }) {
  return { revision, settings, user: by, updatedAt: at };
}
function refusedEntries(body) {
  const { errors } = body;
  if (!Array.isArray(errors) || errors.length === 0) return 0;
  note(`the service refused ${count(errors.length, "entry", "entries")}; see errors`);
  return 3;
}
export {
  answer
};
