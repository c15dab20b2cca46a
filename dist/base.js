import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});

var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require2 = /* @__PURE__ */ ((x) => typeof __require !== "undefined" ? __require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof __require !== "undefined" ? __require : a)[b]
}) : x)(function(x) {
  if (typeof __require !== "undefined") return __require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require22() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// package.json
var package_default = {
  name: "driftline",
  version: "0.1.0",
  private: true,
  description: "Policy-as-code auditor for the enterprise controls of an AI coding agent: every revision, who, when, and how long it was open.",
  license: "MIT",
  bin: {
    driftline: "dist/cli.js"
  },
  files: [
    "dist",
    "policies",
    "action.yml"
  ],
  type: "module",
  exports: {
    ".": "./dist/index.js"
  },
  scripts: {
    check: "tsc -p .",
    lint: "oxlint",
    format: "oxfmt .",
    "format:check": "oxfmt --check .",
    test: "vitest run",
    "test:fast": "vitest run --project fast",
    bench: "node test/bench/run.js",
    build: "node scripts/build.js",
    docs: "node scripts/run.js scripts/docs.ts",
    schemas: "node scripts/run.js scripts/schemas.ts"
  },
  devDependencies: {
    "@actions/core": "^3.0.1",
    "@actions/languageservice": "^0.3.61",
    "@bomb.sh/tab": "^0.0.22",
    "@duckdb/node-api": "1.5.5-r.5",
    "@hono/node-server": "^2.1.8",
    "@octokit/core": "^7.0.8",
    "@octokit/plugin-paginate-rest": "^14.0.0",
    "@octokit/plugin-retry": "^8.1.1",
    "@octokit/plugin-throttling": "^11.0.5",
    "@types/d3-scale": "^4.0.9",
    "@types/node": "^20.19.43",
    "@types/picomatch": "^4.0.3",
    ajv: "^8.20.0",
    "axe-core": "^4.14.1",
    canonicalize: "^4.0.0",
    "cidr-tools": "^11.3.2",
    commander: "^14.0.3",
    "csv-stringify": "^6.9.0",
    "d3-scale": "^4.0.3",
    emulate: "0.12.2",
    esbuild: "^0.28.2",
    "fast-check": "^4.10.2",
    hono: "^4.13.19",
    "ipaddr.js": "^2.5.0",
    jsondiffpatch: "^0.7.7",
    oxfmt: "0.75.0",
    oxlint: "1.89.0",
    "oxlint-tsgolint": "7.0.2004",
    picomatch: "^4.0.7",
    "playwright-core": "^1.65.1",
    preact: "^11.2.0",
    "preact-render-to-string": "^6.8.2",
    re2js: "^2.10.0",
    typescript: "^7.0.2",
    vitest: "^4.1.12",
    yaml: "^2.9.1",
    "yaml-language-server": "^1.25.0",
    zod: "^4.6.7"
  },
  engines: {
    node: ">=20.19"
  }
};
// src/run/version.ts
var version = package_default.version;
var judgeVersion = false ? version : `${version}+${"ab75bfd43b9f"}`;

// src/errors.ts
var exits = {
  usage: 2,
  // an argument, an input, a missing file or key
  config: 2,
  // driftline.yaml
  policy: 2,
  // a policy file
  incomplete: 3,
  // evidence or delivery that did not arrive whole
  tampered: 4,
  // a ledger that is not what was written
  leak: 5,
  // an output failed its own leak check
  internal: 5
};
function codeOf(error) {
  if (typeof error !== "object" || error === null || !("code" in error)) return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}
var DriftlineError = class extends Error {
  /** What went wrong: its kind, or a word of a class that says more. */
  code;
  #kind;
  problems;
  /** @param problems what is wrong; several are shown at once, in this order */
  constructor(code2, problems) {
    const list = typeof problems === "string" ? [{ message: problems }] : Array.isArray(problems) ? problems : [problems];
    super(list.map(describe).join("\n"));
    this.name = "DriftlineError";
    this.code = this.#kind = code2;
    this.problems = list;
  }
  get exitCode() {
    return exits[this.#kind];
  }
};
function describe(problem) {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== void 0).join(":");
  const lines = [`${place ? `${place}: ` : ""}${problem.message}${problem.hint ? `; ${problem.hint}` : ""}`];
  return [...lines, ...(problem.excerpt ?? []).map((line) => `  ${line}`)].join("\n");
}
function nearest(word, candidates) {
  let best;
  let bestDistance = Infinity;
  const lower = word.toLowerCase();
  for (const candidate of candidates) {
    const distance = edits(lower, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  const allowed = Math.max(1, Math.floor(Math.max(word.length, best?.length ?? 0) / 3));
  return bestDistance <= allowed ? best : void 0;
}
function didYouMean(word, candidates) {
  const match = nearest(word, candidates);
  return match === void 0 ? void 0 : `did you mean "${match}"?`;
}
function edits(a, b) {
  if (Math.abs(a.length - b.length) > 8 || a.length > 80 || b.length > 80) return Infinity;
  const to = (row, j) => row[j] ?? Infinity;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(to(row, j - 1) + 1, to(last, j) + 1, to(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, to(before, j - 2) + 1);
      row.push(best);
    }
    [before, last] = [last, row];
  }
  return to(last, b.length);
}

// src/model/json.ts
var Bag = function() {
};
Bag.prototype = Object.freeze(/* @__PURE__ */ Object.create(null));
function bag() {
  return new Bag();
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
  return Array.isArray(value);
}
function textAt(object, key) {
  const value = object[key];
  return typeof value === "string" ? value : void 0;
}
function exactNumber(written) {
  return Object.assign(bag(), { $number: written });
}
function isExactNumber(value) {
  return isObject(value) && typeof value["$number"] === "string";
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const members = Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(",")}}`;
}
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}
function segment(key) {
  return /[~/]/.test(key) ? `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` : `/${key}`;
}
function pointer(keys) {
  return keys.map(segment).join("");
}
function unpointer(text) {
  if (text === "") return [];
  return text.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/lists.ts
function listOf(value) {
  return isArray(value) ? value : none;
}
var FEW = 8;
function newIn(list, other) {
  const most = Math.min(list.length, other.length);
  let start = 0;
  while (start < most && list[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && list.at(-1 - end) === other.at(-1 - end)) end++;
  if (start + end === list.length) return none;
  const middle2 = list.slice(start, list.length - end);
  const members = middle2.length > FEW ? new Set(other) : void 0;
  const isNew = (entry) => !(members ? members.has(entry) : other.includes(entry)) && !(typeof entry === "object" && entry !== null && other.some((member) => equal(member, entry)));
  return middle2.every(isNew) ? middle2 : middle2.filter(isNew).slice();
}
var none = [];
function grouped(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
function countWhile(sorted, isSo) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle2 = low + high >>> 1;
    if (isSo(sorted[middle2])) low = middle2 + 1;
    else high = middle2;
  }
  return low;
}
function firstIn(list) {
  return present(list[0]);
}
function lastIn(list) {
  return present(list.at(-1));
}
function lookUp(map, key) {
  return present(map.get(key));
}
function present(value) {
  if (value === void 0) throw new RangeError("what must be there is missing");
  return value;
}
function namesIn(table) {
  return Object.keys(table);
}
function tableOf(names, of) {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

// src/model/direction.ts
var directions = ["looser", "tighter", "neutral", "unknown"];

// src/model/instant.ts
var LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
var shape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
function instantOf(text) {
  const exact = text.length === 24 ? Date.parse(text) : -1;
  if (exact >= 0 && instantText(exact) === text) return exact;
  const parts = shape.exec(text);
  if (!parts) return void 0;
  const [year = 0, month = 0, day = 0, hour = 0, minute22 = 0, second = 0] = parts.slice(1, 7).map(Number);
  const ms = Number((parts[7] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = parts[8] ? (parts[8] === "-" ? -1 : 1) * (Number(parts[9]) * 60 + Number(parts[10])) : 0;
  if (hour > 23 || minute22 > 59 || second > 60 || Number(parts[9] ?? 0) > 23 || Number(parts[10] ?? 0) > 59)
    return void 0;
  const days = new Date(Date.UTC(year, month - 1, day));
  if (days.getUTCMonth() !== month - 1 || days.getUTCDate() !== day) return void 0;
  const time = Date.UTC(year, month - 1, day, hour, minute22, second, ms) - offset * 6e4;
  return year < 1970 || time < 0 || time > LAST ? void 0 : time;
}
function instantText(time) {
  return new Date(time).toISOString();
}
function certain(read, text) {
  const value = read(text);
  if (value === void 0) throw new RangeError("a text that was not checked before");
  return value;
}
var units = { m: 60, h: 3600, d: 86400, w: 604800 };
var durationShape = /^[1-9]\d{0,5}[mhdw]$/;
function durationOf(text) {
  const parts = /^([1-9]\d{0,5})([mhdw])$/.exec(text);
  return parts ? Number(parts[1]) * units[parts[2]] : void 0;
}
var DAY = 864e5;
function startOf(text) {
  return instantOf(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
}
function dayOf(time) {
  return instantText(time).slice(0, 10);
}
function daysBetween(from, to) {
  const days = [];
  for (let time = certain(startOf, from); time <= certain(startOf, to); time += DAY) days.push(dayOf(time));
  return days;
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

// src/model/usage.ts
var dailyEndpoints = ["tokens", "tools", "activity", "productivity"];

// src/run/closed-pipe.ts
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });

import { readFile } from "node:fs/promises";
// src/run/read-input.ts
async function readInput(file, what, reading = readFile(file, "utf8")) {
  return reading.catch((error) => {
    throw unreadable(file, what, error);
  });
}
function unreadable(file, what, { code: code2 = "unknown" }) {
  return new DriftlineError("usage", `the ${what} ${file} cannot be read (${code2})`);
}

// src/run/shell-word.ts
function shellWord(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

// src/text.ts
var unseen = new RegExp("[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}", "gu");
var unseenInJson = new RegExp(unseen.source.replace("\\u0000-\\u001f", "\\u0000-\\u0009\\u000b-\\u001f"), "gu");
var runnerCommand = /##\[/g;
function hasUnseen(text) {
  unseen.lastIndex = 0;
  return unseen.test(text);
}
var conspicuous = /^ | $|[^ -~]|##\[/;
var conspicuousInJson = /[^\n -~]|##\[/;
function code(character) {
  return `\\u{${character.codePointAt(0).toString(16)}}`;
}
function visible(text) {
  if (!conspicuous.test(text)) return text;
  return text.replace(unseen, code).replace(/^ +|(?<! ) +$/g, (spaces) => code(" ").repeat(spaces.length)).replace(runnerCommand, "#\\u{23}[");
}
var mark = /^[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe20-\ufe2f]$/;
function head(text, max) {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(0, 2 * max + 2));
  if (points.length <= max) return text;
  let end = max;
  while (end > 1 && mark.test(points[end])) end--;
  return points.slice(0, end).join("");
}
function clip(text, max) {
  const start = head(text, max);
  return start.length === text.length ? text : `${start}… (${Array.from(text).length} characters)`;
}
var wide = /^[\u1100-\u115f\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f004}\u{1f0cf}\u{1f18e}-\u{1f19a}\u{1f200}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
function cells(text) {
  let sum = 0;
  for (const character of text) sum += wide.test(character) ? 2 : mark.test(character) ? 0 : 1;
  return sum;
}
function middle(text, width) {
  if (text.length <= width / 2 || cells(text) <= width) return text;
  const points = Array.from(text);
  const room = Math.ceil((width - 1) / 2);
  const start = fitting(points, room);
  const end = fitting(points.toReversed(), width - 1 - room);
  return `${points.slice(0, start).join("")}…${points.slice(points.length - end).join("")}`;
}
function fitting(points, width) {
  let used = 0;
  for (const [i, character] of points.entries()) {
    used += cells(character);
    if (used > width) return i;
  }
  return points.length;
}
function logLine(line) {
  return line.replace(/^( *):(?=:)/, "$1\\u{3a}");
}
function markdownCode(text) {
  const body = visible(text).replaceAll("|", "\\u{7c}");
  const longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = body === "" || body.startsWith("`") || body.endsWith("`") ? " " : "";
  return `${fence}${pad}${body}${pad}${fence}`;
}
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;"
};
function html(text) {
  return visible(text).replace(/[&<>"'`=]/g, (c) => entities[c]);
}
function xml(text) {
  return visible(text).replace(/[&<>"']/g, (c) => entities[c]);
}
function sarifMessage(text) {
  return visible(text).replaceAll("](", "]\\u{28}");
}
var formula = /^["' ]*[-=+@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff05\uff0b\uff0d\uff1d\uff20\uff5c]/;
function spreadsheet(text) {
  return visible(text).split(";").map((part) => formula.test(part) ? `'${part}` : part).join(";");
}
function visibleJson(json) {
  if (!conspicuousInJson.test(json)) return json;
  return json.replace(unseenInJson, (c) => [...utf16(c)].join("")).replace(runnerCommand, "##\\u005b");
}
function* utf16(character) {
  for (let i = 0; i < character.length; i++) yield `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
}
function annotation(text) {
  return visible(text).replaceAll("%", "%25");
}
function annotationProperty(text) {
  return annotation(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function count(n, word, words = `${word}s`) {
  return `${n} ${n === 1 ? word : words}`;
}
function duration(seconds) {
  const units2 = [
    ["d", 86400],
    ["h", 3600],
    ["min", 60],
    ["s", 1]
  ];
  let at = units2.findIndex(([, size2]) => seconds >= size2);
  if (at < 0) at = 3;
  const [unit, size] = units2[at];
  const next = units2[at + 1];
  const whole = Math.floor(seconds / size);
  const rest = next ? Math.floor((seconds - whole * size) / next[1]) : 0;
  return `${whole} ${unit}${next && rest > 0 ? ` ${rest} ${next[0]}` : ""}`;
}
function minute2(instant) {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
function nameOf(subject) {
  if (!subject.startsWith("/")) return subject;
  return subject.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}
export {
  DAY,
  DriftlineError,
  __commonJS,
  __export,
  __require2 as __require,
  __toESM,
  annotation,
  annotationProperty,
  bag,
  canonical,
  cells,
  certain,
  clip,
  codeOf,
  compare,
  count,
  countWhile,
  dailyEndpoints,
  dayOf,
  daysBetween,
  didYouMean,
  directions,
  duration,
  durationOf,
  durationShape,
  edits,
  endOf,
  equal,
  exactNumber,
  firstIn,
  grouped,
  hasUnseen,
  head,
  html,
  instantOf,
  instantText,
  isArray,
  isExactNumber,
  isObject,
  judgeVersion,
  lastIn,
  listOf,
  logLine,
  lookUp,
  markdownCode,
  middle,
  minute2 as minute,
  nameOf,
  namesIn,
  nearest,
  newIn,
  pointer,
  present,
  readInput,
  sarifMessage,
  segment,
  shellWord,
  spreadsheet,
  startOf,
  stretchOf,
  tableOf,
  textAt,
  unpointer,
  unreadable,
  version,
  visible,
  visibleJson,
  xml
};
