import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withProgress
} from "./chunk-chunk-67UIR7XG.js";
import {
  withhold
} from "./chunk-chunk-G3VD2VKZ.js";
import {
  note,
  write
} from "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-ZBT732HP.js";
import "./chunk-chunk-IUCWKQ65.js";
import "./chunk-chunk-SWQC2MDS.js";
import "./chunk-chunk-FISVXZZU.js";
import "./chunk-chunk-V5DGJUWE.js";
import "./chunk-chunk-UAGDZ267.js";
import "./chunk-chunk-FZ5JQKHQ.js";
import "./chunk-chunk-XRYUIHVV.js";
import "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-QSVVOMOD.js";
import "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-6PIWQ3FI.js";
import "./chunk-chunk-A7BFMCS4.js";
import "./chunk-chunk-6M25LUBG.js";
import "./chunk-chunk-YZHJVQK7.js";
import "./chunk-chunk-ZXHCTA4B.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import {
  StoredSpeller
} from "./chunk-chunk-Q22XO7I3.js";
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
import {
  count,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
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
  const shown = (item) => endpoint.sealed ? speller.change(item, client.mark) : item;
  const speller = new StoredSpeller();
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
function refusedEntries(body) {
  const { errors } = body;
  if (!Array.isArray(errors) || errors.length === 0) return 0;
  note(`the service refused ${count(errors.length, "entry", "entries")}; see errors`);
  return 3;
}
export {
  answer
};
