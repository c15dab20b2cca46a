import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withProgress
} from "./chunk-chunk-67UIR7XG.js";
import {
  withhold
} from "./chunk-chunk-DQFQEHEZ.js";
import "./chunk-chunk-SQOKCQZH.js";
import "./chunk-chunk-O5GMQZ2R.js";
import "./chunk-chunk-PSHXJ24N.js";
import "./chunk-chunk-RCESBJ4B.js";
import "./chunk-chunk-BDG4V6CJ.js";
import {
  note,
  write
} from "./chunk-chunk-MZ74WJP3.js";
import "./chunk-chunk-T3ZYKAJC.js";
import "./chunk-chunk-WMZBPQXV.js";
import "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import "./chunk-chunk-3O5RIXUN.js";
import "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-ICAUVNQW.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-KQLJMFPF.js";
import "./chunk-chunk-35XRKXIR.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-II5GDEDY.js";
import "./chunk-chunk-LI4RLRNU.js";
import "./chunk-chunk-IADUDTGZ.js";
import "./chunk-chunk-WZRSDCAZ.js";
import "./chunk-chunk-REG5SARE.js";
import "./chunk-chunk-XC3NFDWZ.js";
import "./chunk-chunk-XEMYMDJE.js";
import "./chunk-chunk-IYIFQ7VA.js";
import "./chunk-chunk-5VX44YBG.js";
import "./chunk-chunk-JTD37XO7.js";
import "./chunk-chunk-SRRZ3JAO.js";
import "./chunk-chunk-VBNXHR22.js";
import "./chunk-chunk-MT6DK4GP.js";
import "./chunk-chunk-BLJNNER6.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-LLUWU232.js";
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
  count,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-DNAIIXLX.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-2NCTK735.js";
import "./chunk-chunk-B426OTUS.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-ZLEFRJH7.js";
import "./chunk-chunk-E5V562IJ.js";
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
