import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  holdsValue
} from "./chunk-chunk-RZ2VXZVU.js";
import {
  momentOf
} from "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import {
  isUnset
} from "./chunk-chunk-QIVIUYYH.js";
import {
  rank
} from "./chunk-chunk-NOTXTWNX.js";
import {
  coverageOf,
  flawOf,
  isPlain,
  kindOf,
  normalOf,
  overlapsOf
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  pointer,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-RPXPASOV.js";

// src/history/effect.ts
function effects(steps, sites, asked) {
  const found = [];
  const judged = sites.map((site) => ({
    ...site,
    reads: readsOf(site),
    open: void 0
  }));
  for (const step of steps)
    for (const site of judged) {
      if (step.previous !== null && !step.changed.some((key) => site.reads.includes(key))) continue;
      const now = effectOf(step, site, asked);
      if (site.open && JSON.stringify(now) === JSON.stringify({ inForce: site.open.inForce, because: site.open.because }))
        continue;
      if (site.open) site.open.until = momentOf(step);
      site.open = now && { subject: site.subject, ...now, from: { ...momentOf(step), exact: step.exact }, until: null };
      if (site.open) found.push(site.open);
    }
  return found.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}
function misfitOf(setting, asked) {
  if (!setting || asked.fingerprint) return void 0;
  const kind = kindOf(setting);
  return asked.values.some((value) => flawOf(kind, value) === void 0) ? void 0 : flawOf(kind, asked.values.at(-1));
}
function effectOf(step, { subject, setting }, asked) {
  const block = step.blocks.get(unpointer(subject)[0]);
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const flaw = block?.entries.get(at)?.flaw;
    if (flaw !== void 0) return { inForce: null, because: { kind: "unreadable", at, flaw } };
  }
  const entry = block?.entries.get(subject);
  const stands = standing(entry, setting, asked);
  const off = setting && switchedOff(step, setting);
  if (!off) return stands && { inForce: true, because: stands };
  const limits = setting.list !== void 0 && setting.looser === "added";
  if (limits && !off.safe && misfitOf(setting, asked) === void 0) return { inForce: true, because: off.because };
  return stands && { inForce: false, because: off.because };
}
function standing(entry, setting, asked) {
  const values = [entry?.value ?? null, ...entry?.rivals ?? []];
  for (const value of values) {
    const because = isUnset(value) ? unset(value, setting, asked) : set(value, entry, setting, asked);
    if (because) return because;
  }
  return void 0;
}
function unset(value, setting, asked) {
  if (!setting || misfitOf(setting, asked) !== void 0) return void 0;
  const { as, means } = setting.unset;
  if (setting.list !== void 0)
    return as === "everything" ? { kind: Array.isArray(value) ? "empty" : "unset", means } : void 0;
  if (as !== "loosest") return void 0;
  const isLoosest = asked.values.some((one) => one === loosest(setting) || rank(setting, one) === loosest(setting));
  return isLoosest ? { kind: "unset", means } : void 0;
}
function loosest(setting) {
  const isUp = setting.looser === "up" || setting.looser === "on";
  return setting.kind === "boolean" ? isUp : isUp ? (setting.values?.length ?? 1) - 1 : 0;
}
function set(value, entry, setting, asked) {
  if (setting?.list !== "set" || setting.kind === "json")
    return !entry.container && holdsValue({ ...entry, value, rivals: [] }, asked) ? { kind: "value" } : void 0;
  const kind = kindOf(setting);
  const entries = Array.isArray(value) ? value : [value];
  const own = asked.values.filter((one) => isPlain(kind, one));
  const covering = entries.filter((one) => own.some(coverageOf(kind, [one])));
  if (covering.length > 0) return { kind: "entries", entries: covering };
  if (own.some(coverageOf(kind, entries)))
    return { kind: "entries", entries: entries.filter((one) => own.some(overlapsOf(kind, [one]))) };
  const same = entries.filter((one) => asked.values.some((two) => normalOf(kind, one) === normalOf(kind, two)));
  return same.length > 0 ? { kind: "entries", entries: same } : void 0;
}
function switchedOff(step, { switch: needs }) {
  if (!needs) return void 0;
  const subject = pointer(needs.path.split("."));
  const entry = step.blocks.get(needs.path.split(".")[0])?.entries.get(subject);
  const values = [entry?.value ?? null, ...entry?.rivals ?? []];
  if (values.every((value) => needs.on ? value === true : value === false || value === null)) return void 0;
  const safe = needs.offIsSafe && values.every((value) => value === null || value === false);
  return { because: { kind: "switch", switch: subject, value: values[0], on: !needs.on }, safe };
}
function readsOf({ subject, setting }) {
  return [unpointer(subject)[0], ...setting?.switch ? [setting.switch.path.split(".")[0]] : []];
}
export {
  effectOf,
  effects,
  misfitOf
};
