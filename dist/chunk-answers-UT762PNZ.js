import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  jsonText,
  publishTexts
} from "./chunk-chunk-Z3PGXTHQ.js";
import "./chunk-chunk-7JWFKAVK.js";
import {
  instant
} from "./chunk-chunk-EK63PL23.js";
import {
  ownWords
} from "./chunk-chunk-DQFQEHEZ.js";
import {
  readConfig
} from "./chunk-chunk-J3NTWO7Z.js";
import "./chunk-chunk-O3ER3L6Y.js";
import {
  chooseSource,
  gather
} from "./chunk-chunk-SQOKCQZH.js";
import {
  openReplay
} from "./chunk-chunk-O5GMQZ2R.js";
import "./chunk-chunk-PSHXJ24N.js";
import "./chunk-chunk-RCESBJ4B.js";
import "./chunk-chunk-BDG4V6CJ.js";
import {
  note
} from "./chunk-chunk-MZ74WJP3.js";
import {
  audit
} from "./chunk-chunk-T3ZYKAJC.js";
import {
  choosePolicies
} from "./chunk-chunk-WMZBPQXV.js";
import "./chunk-chunk-PIAWZWVW.js";
import "./chunk-chunk-2CI25SNK.js";
import "./chunk-chunk-3O5RIXUN.js";
import "./chunk-chunk-E24FHUW2.js";
import "./chunk-chunk-ICAUVNQW.js";
import "./chunk-chunk-X7QFRH4R.js";
import "./chunk-chunk-2CFZGDI3.js";
import "./chunk-chunk-KQLJMFPF.js";
import "./chunk-chunk-35XRKXIR.js";
import "./chunk-chunk-65ML2NYJ.js";
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
import {
  stepsOf,
  upTo
} from "./chunk-chunk-SRRZ3JAO.js";
import "./chunk-chunk-VBNXHR22.js";
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
import "./chunk-chunk-TXR2ON6E.js";
import {
  version
} from "./chunk-chunk-DNAIIXLX.js";
import "./chunk-chunk-KTVKDWAB.js";
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

// src/run/answers.ts
async function ledgerOf(question, source) {
  if (source.kind === "ledger") return openReplay(source.dir, source.organization, void 0);
  return question.ledger === void 0 ? void 0 : openReplay(question.ledger, source.organization, void 0);
}
async function readHistory(question) {
  const config = await readConfig(question.config);
  const { policies, sources } = await choosePolicies(question.policy, config);
  const asOf = question.asOf === void 0 ? void 0 : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const known = [...sources.map(({ text }) => text), ...await ownWords([]), ...question.known ?? []];
  const { evidence, sealed } = await gather(
    source,
    config,
    process.env["DRIFTLINE_FINGERPRINT_KEY"] || void 0,
    known,
    { ledger: await ledgerOf(question, source) }
  );
  const { revisions } = upTo(evidence.value.revisions, asOf);
  const read = createReader(config.catalog);
  const now = asOf ?? Date.now();
  const inputs = [
    ...sources.map(({ file }) => file),
    ...source.kind === "file" ? [source.file] : [],
    ...config.file === null ? [] : [config.file]
  ];
  const deliver = async (targets) => {
    await publishTexts(targets, inputs, sealed.leaks);
    if (evidence.complete) return 0;
    for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
    return 3;
  };
  return {
    config,
    organization: source.organization,
    policies,
    evidence,
    asOf: now,
    steps: () => stepsOf(revisions, createReader(config.catalog)),
    read: (number) => {
      const found = revisions.find((revision) => revision.revision === number);
      return found && read(found.settings);
    },
    numbers: revisions.map((revision) => revision.revision),
    judge: (policies2) => audit({
      evidence,
      policies: policies2,
      catalog: config.catalog,
      organization: source.organization,
      version,
      asOf: now,
      cut: asOf !== void 0,
      requireContiguous: false,
      builtin: config.builtin,
      view: { reportSeverity: null, since: null, failOn: "never" }
    }),
    answer: (json, text) => deliver([{ file: null, name: "the answer", text: question.format === "json" ? jsonText(json) : text() }]),
    deliver
  };
}
function revisionNamed(word, numbers) {
  const parts = /^(latest|first|\d{1,15})(?:~(\d{1,6}))?$/.exec(word);
  const refuse = (message) => new DriftlineError("usage", { message: `"${word}" ${message}`, hint: "write latest, first, a number, or N~k" });
  if (!parts) throw refuse("names no revision");
  const at = parts[1] === "latest" ? numbers.length - 1 : parts[1] === "first" ? 0 : numbers.indexOf(Number(parts[1]));
  const found = at < 0 ? void 0 : numbers[at - Number(parts[2] ?? 0)];
  if (found === void 0) throw refuse("names no revision of this history");
  return found;
}
export {
  readHistory,
  revisionNamed
};
