import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  matchesSubject
} from "./chunk-chunk-JXFOPBLN.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/select.ts
function selectSubjects(name, subjects, catalog) {
  const all = [...subjects];
  const place = catalog.place(name);
  const wanted = place?.path ?? name;
  const found = all.filter((subject) => {
    if (name.startsWith("/")) return subject === name || subject.startsWith(`${name}/`);
    const shown = nameOf(subject);
    return shown === wanted || shown.startsWith(`${wanted}.`) || matchesSubject(wanted, subject) || matchesSubject(`${wanted}.**`, subject);
  });
  if (found.length > 0 || place) return new Set(found);
  const names = [...catalog.settings.map((setting) => setting.path), ...all.map(nameOf)];
  throw new DriftlineError("usage", {
    message: `no setting is called "${name}"`,
    hint: didYouMean(name, names) ?? "see docs, or run blame without a name"
  });
}
export {
  selectSubjects
};
