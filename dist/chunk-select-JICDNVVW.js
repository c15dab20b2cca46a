import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import "./chunk-chunk-44FWJLG6.js";
import {
  isContainer
} from "./chunk-chunk-NOTXTWNX.js";
import {
  matchesSubject
} from "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-HCM7UUWR.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  pointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/select.ts
function selectSubjects(name, subjects, catalog) {
  const all = [...subjects];
  const wanted = canonicalName(name, catalog.root) ?? name;
  const place = catalog.place(name) ?? catalog.place(wanted);
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
function fixedSubjects(catalog) {
  return catalog.settings.filter((setting) => !setting.path.includes("[*]") && !isContainer(setting)).map((setting) => pointer(setting.path.split(".")));
}
function canonicalName(text, place) {
  if (text === "") return "";
  for (const [key, { name, place: below }] of place.keys) {
    const rest = text.startsWith(key) ? after(text.slice(key.length), below) : void 0;
    if (rest !== void 0) return name + rest;
  }
  if (!place.any) return void 0;
  for (let end = text.length; end > 0; end = text.lastIndexOf(".", end - 1)) {
    const rest = after(text.slice(end), place.any);
    if (rest !== void 0) return text.slice(0, end) + rest;
  }
  return void 0;
}
function after(text, place) {
  if (text === "") return "";
  const between = text.startsWith("[*]") && place.any ? "[*]" : text.startsWith(".") ? "." : void 0;
  if (between === "[*]") {
    const rest2 = after(text.slice(3), place.any);
    return rest2 === void 0 ? void 0 : `[*]${rest2}`;
  }
  const rest = between && canonicalName(text.slice(1), place);
  return rest === void 0 ? void 0 : `.${rest}`;
}
export {
  fixedSubjects,
  selectSubjects
};
