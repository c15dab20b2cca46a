import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/instant.ts
var LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
var shape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
function instantOf(text) {
  const parts = shape.exec(text);
  if (!parts) return void 0;
  const [year, month, day, hour, minute2, second] = parts.slice(1, 7).map(Number);
  const ms = Number((parts[7] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = parts[8] ? (parts[8] === "-" ? -1 : 1) * (Number(parts[9]) * 60 + Number(parts[10])) : 0;
  if (hour > 23 || minute2 > 59 || second > 60 || Number(parts[9] ?? 0) > 23 || Number(parts[10] ?? 0) > 59)
    return void 0;
  const days = new Date(Date.UTC(year, month - 1, day));
  if (days.getUTCMonth() !== month - 1 || days.getUTCDate() !== day) return void 0;
  const time = Date.UTC(year, month - 1, day, hour, minute2, second, ms) - offset * 6e4;
  return year < 1970 || time < 0 || time > LAST ? void 0 : time;
}
function instantText(time) {
  return new Date(time).toISOString();
}
var units = { m: 60, h: 3600, d: 86400, w: 604800 };
function durationOf(text) {
  const parts = /^([1-9]\d{0,5})([mhdw])$/.exec(text);
  return parts ? Number(parts[1]) * units[parts[2]] : void 0;
}
var DAY = 864e5;
function startOf(text) {
  return instantOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
}
function endOf(text) {
  const start = startOf(text);
  return start === void 0 || !/^\d{4}-\d\d-\d\d$/.test(text) ? start : start + DAY;
}
function stretchOf(text, now) {
  const age = durationOf(text);
  if (age !== void 0) return now < age * 1e3 ? void 0 : { first: now - age * 1e3, last: now - age * 1e3 };
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  const first = startOf(year === void 0 ? text.replace(minute, "$1:00$2") : `${year}-${month}-${day ?? "01"}`);
  if (first === void 0 || year === void 0) return first === void 0 ? void 0 : { first, last: first };
  const after = day === void 0 ? Date.UTC(Number(year), Number(month)) : first + DAY;
  return { first, last: Math.min(after - 1, now) };
}
var minute = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d)([Zz]|[+-]\d\d:\d\d)$/;

export {
  instantOf,
  instantText,
  durationOf,
  DAY,
  startOf,
  endOf,
  stretchOf
};
