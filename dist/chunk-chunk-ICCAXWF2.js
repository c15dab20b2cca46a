import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  known,
  looksLikeKey,
  merged,
  tokens
} from "./chunk-chunk-Q22XO7I3.js";

// src/seal/names.ts
var stems = /token|secret|passw|passphrase|passcode|pwd|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|mnemonic|seed[-_. ]?phrase|recovery[-_. ]?(?:phrase|code)|signature|sess(?:ion)?[-_. ]?(?:id|key)/i;
var words = new Set(
  "auth authorization authentication oauth oauth2 pass passin passout sig cred creds otp totp".split(" ")
);
var plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
var asides = new Set(
  "algorithm alg dir enabled endpoint expiration expires expiry file format host jar lifetime method mode name parallelism path policy provider required rotation scheme stdin ttl type uri url version".split(
    " "
  )
);
var negations = new Set("no without skip".split(" "));
var switches = new Set("disable disabled require required".split(" "));
var measures = new Set("count counts length limit limits size".split(" "));
var counters = new Set(
  "max min num n count counts limit limits budget budgets size length per total input output prompt completion context thinking usage stop rate new".split(
    " "
  )
);
var units = new Set("max min num n per stop eos bos pad unk sep cls mask special image".split(" "));
function promiseOf(name) {
  const parts = name.slice(-200).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (asides.has(last) || parts.length > 1 && negations.has(parts[0]) || /tokeniz/i.test(name)) return "nothing";
  const at = parts.findLastIndex((part) => /^tokens?$/.test(part));
  if (at >= 0 && countsTokens(parts, at)) return "count";
  const promised = plainly(name, parts, last);
  const isAbout = measures.has(last) || parts.length > 1 && switches.has(parts[0]);
  return promised !== "nothing" && isAbout ? "count" : promised;
}
function plainly(name, parts, last) {
  if (last === "tokens") return "text";
  if (last === "session" || last === "sid") return "any";
  if (last === "key") return plainKeys.has(parts.at(-2) ?? "") ? "nothing" : "any";
  if (last === "seed") return "long";
  if (last === "pat") return parts.length > 1 ? "any" : "long";
  return stems.test(name) || parts.some((part) => words.has(part)) ? "any" : "nothing";
}
function countsTokens(parts, at) {
  if (parts[at] === "token" && at === parts.length - 1) return units.has(parts[at - 1] ?? "");
  if (units.has(parts[at - 1] ?? "") && /^ids?$/.test(parts.at(-1))) return true;
  return parts.some((part) => counters.has(part));
}
var LONG = 12;
function isPromised(promised, text) {
  if (promised !== "long" && promised !== "count") return promised !== "nothing";
  return text.length >= LONG && !/^[-+\d\s_,.]+[kKmM]?$/.test(text);
}
function namesCredential(name, text = "") {
  return isPromised(promiseOf(name), text);
}
function isPlaceholder(text) {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text);
}
function isMasked(text) {
  return isOneCharacter(text) || /^\[?(?:redacted|masked|hidden)\]?$/i.test(text) || text.length <= 100 && /^[^*•…]{0,8}(?:\*{3,}|•{3,}|…|\.{3,})[^*•…]{0,8}$/u.test(text);
}
function isOneCharacter(text) {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const times = text.length / first.length;
  return times >= 3 && Number.isInteger(times) && text === first.repeat(times);
}
function isOrdinary(text) {
  if (text.length > 200) return false;
  if (/^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/.test(text) || /^https?:\/\/[a-z0-9.-]+(?::\d+)?[a-z0-9/._-]*$/.test(text))
    return true;
  return /^[\w .,()/:+-]*$/.test(text) && text.includes(" ") && text.split(/[^A-Za-z0-9]+/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|v?\d+)$/.test(word));
}

// src/seal/shell.ts
var SINGLE = 39;
var DOUBLE = 34;
var BACKSLASH = 92;
var scheme = /^(?:bearer|basic|token|digest|apikey)\s+/i;
var Shell = class {
  text;
  /** The quote that each character stands in; 0 for none. */
  #quotes;
  /** Where each command inside `$(…)` or back quotes ends, by where it begins. */
  #inner;
  #depths;
  constructor(text) {
    this.text = text;
    this.#quotes = quotesOf(text);
    this.#inner = substitutions(text, this.#quotes);
    if (this.#inner.size > 0) this.#depths = depthsOf(text.length, this.#inner);
  }
  /** How many commands a place stands inside. */
  depth(at) {
    return this.#depths?.[at] ?? 0;
  }
  /** The beginning of the simple command that a place belongs to. */
  before(at) {
    return this.text.slice(Math.max(0, at - 200), at).replace(/^.*[;|&\n]/s, "");
  }
  /** The value that begins here: a word, without the quotes when they are around all of it. */
  value(from) {
    const { text } = this;
    const outer = this.#quotes[from];
    const escaped = /^\\["']/.test(text.slice(from, from + 2)) ? text.indexOf(text.slice(from, from + 2), from + 2) : -1;
    if (escaped >= 0) return { from: from + 2, to: escaped };
    const quoted = isQuote(text.charCodeAt(from)) && text.charCodeAt(from) !== outer;
    let to = from;
    for (let inner = 0; to < text.length; to++) {
      const code = text.charCodeAt(to);
      const end = inner === SINGLE ? void 0 : this.#inner.get(to);
      if (end !== void 0) to = end - 1;
      else if (code === BACKSLASH && inner !== SINGLE && outer !== SINGLE) to++;
      else if (outer !== 0 && code === outer) break;
      else if (inner === 0 && isQuote(code)) inner = code;
      else if (inner !== 0 && code === inner) {
        if (quoted && this.#endsWord(to + 1, outer)) return { from: from + 1, to };
        inner = 0;
      } else if (inner === 0 && /[\s;|&<>()`]/.test(text[to])) break;
    }
    return { from, to: Math.min(to, text.length) };
  }
  /** What is left of the quoted text that this place stands in, or else the value that begins here. */
  rest(from) {
    const outer = this.#quotes[from];
    const start = from + schemeLength(this.text, from);
    if (outer === 0) return this.value(start);
    let to = start;
    while (to < this.text.length && this.#quotes[to] === outer && this.text.charCodeAt(to) !== outer)
      to += this.text.charCodeAt(to) === BACKSLASH && outer === DOUBLE ? 2 : 1;
    return { from: start, to: Math.min(to, this.text.length) };
  }
  /** The value of a member of an object, which ends at a quote escaped as often as the one before it. */
  member(from, escapes, quote) {
    for (let to = from, run = 0; to < this.text.length; to++) {
      if (this.text[to] === "\\") run++;
      else if (this.text[to] === quote && run % (2 * escapes + 2) === escapes) return { from, to: to - escapes };
      else run = 0;
    }
    return { from, to: this.text.length };
  }
  /** The parts of a value to hide. What runs in it is none: nobody may hide a command behind the name of a secret. */
  secrets({ from, to }, credential) {
    const out = [];
    let start = from + schemeLength(this.text, from);
    for (let at = start; at <= to; at++) {
      const end = this.#inner.get(at);
      if (at < to && (end === void 0 || end > to)) continue;
      const text = this.text.slice(start, at);
      if (!isKeptElsewhere(text) && !isPlain(text)) out.push({ start, end: at, credential });
      start = end ?? at;
      at = start - 1;
      if (end === void 0) break;
    }
    return out;
  }
  #endsWord(at, outer) {
    return at >= this.text.length || this.text.charCodeAt(at) === outer || /[\s;|&<>()`,}\]]/.test(this.text[at]);
  }
};
function isKeptElsewhere(text) {
  return !/[^\s:/@.,;&_"'-]/.test(text.replace(/\$\{\w+\}|\$\w+/g, "")) && tokens(text).length === 0;
}
function isPlain(text) {
  if (/^(?:true|false|yes|no|on|off|null|none)$/i.test(text)) return true;
  return text.length <= 200 && /^(?:~|\.{1,2})?(?:\/[a-z0-9._-]{1,40}){2,10}$/.test(text);
}
function isQuote(code) {
  return code === SINGLE || code === DOUBLE;
}
function schemeLength(text, from) {
  return scheme.exec(text.slice(from, from + 20))?.[0].length ?? 0;
}
function quotesOf(text) {
  const quotes = new Uint8Array(text.length + 1);
  let quote = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    quotes[i] = quote;
    if (code === BACKSLASH && quote !== SINGLE) quotes[++i] = quote;
    else if (quote === 0 && isQuote(code)) quote = code;
    else if (code === quote) quote = 0;
  }
  quotes[text.length] = quote;
  return quotes;
}
function substitutions(text, quotes) {
  const found = /* @__PURE__ */ new Map();
  const open = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    const last = open.at(-1);
    if (c === last?.close) {
      open.pop();
      if (last.runs && quotes[last.at] === quotes[i]) found.set(last.at, i + 1);
    } else if (c === "$" && text[i + 1] === "(") open.push({ at: i++, close: ")", runs: true });
    else if (c === "(") open.push({ at: i, close: ")", runs: false });
    else if (c === "`") open.push({ at: i, close: "`", runs: true });
  }
  return found;
}
function depthsOf(length, inner) {
  const depths = new Int32Array(length + 1);
  for (const [start, end] of inner) {
    depths[start + 1]++;
    depths[end - 1]--;
  }
  for (let i = 1; i <= length; i++) depths[i] += depths[i - 1];
  return depths;
}

// src/seal/url.ts
var lead = /^[\0-\x20]*(?:([a-z][a-z0-9+.\t\n\r-]*):)?[\\/\t\n\r]*/i;
function urlSpans(text) {
  const [{ length }, scheme2 = ""] = lead.exec(text);
  return authoritySpans(text, length, text.length, scheme2.toLowerCase());
}
function authoritySpans(text, from, to, scheme2 = "") {
  const part = text.slice(from, to);
  const spans = [];
  let host = 0;
  let path = hostEnd(part, 0);
  let at = part.slice(0, path).lastIndexOf("@");
  if (at < 0 && /:(?!\d*$|\$)[^:\]]*$/.test(part.slice(0, path))) at = part.lastIndexOf("@");
  if (at >= 0) {
    for (const span of userSpans(part.slice(0, at), scheme2)) spans.push(span);
    host = at + 1;
    path = hostEnd(part, host);
  }
  for (const span of moved(tokens(part.slice(host, path)), host)) spans.push(span);
  const hash = indexOr(part, "#", path, part.length);
  const query = indexOr(part, "?", path, hash);
  for (const span of each(part, path, query, /[\\/]/, pathSpans)) spans.push(span);
  if (query < hash) for (const span of each(part, query + 1, hash, "&", pairSpans)) spans.push(span);
  const fragment = part.slice(hash + 1);
  const credential = tokens(fragment).length > 0 || fragment.split(/[&=]/).some((name) => namesCredential(name));
  if (fragment !== "") spans.push({ start: hash + 1, end: part.length, credential });
  return moved(spans, from);
}
function passwords(text) {
  return [...text.matchAll(/:\/\/[^\s"'<>`/?#\\@]*@/g)].flatMap(
    ({ index, 0: link }) => moved(userSpans(link.slice(3, -1), ""), index + 3)
  );
}
function isVariable(text) {
  return /^\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)$/.test(text) && tokens(text).length === 0;
}
function hostEnd(part, from) {
  const found = part.slice(from).search(/[/?#\\]/);
  return found < 0 ? part.length : from + found;
}
function indexOr(text, wanted, from, to) {
  const found = text.slice(0, to).indexOf(wanted, from);
  return found < 0 ? to : found;
}
function moved(spans, by) {
  return spans.map(({ start, end, credential }) => ({ start: start + by, end: end + by, credential }));
}
function* each(text, from, to, separator, spansOf) {
  let start = from;
  for (const piece of text.slice(from, to).split(separator)) {
    yield* moved(spansOf(piece), start);
    start += piece.length + 1;
  }
}
function userSpans(user, scheme2) {
  const colon = user.indexOf(":");
  if (user === "" || user === "git" || isVariable(user)) return [];
  if (colon >= 0 && isVariable(user.slice(colon + 1)) || colon < 0 && scheme2.includes("ssh")) return tokens(user);
  return [{ start: 0, end: user.length, credential: true }];
}
function pathSpans(segment) {
  const secret2 = looksLikeKey(segment) || tokens(segment).length > 0;
  return secret2 ? [{ start: 0, end: segment.length, credential: true }] : [];
}
function pairSpans(pair) {
  const equals = pair.indexOf("=");
  if (equals < 0) {
    const plain = pair.length < 8 || pair.length < 16 && !/\d/.test(pair);
    return plain ? tokens(pair) : [{ start: 0, end: pair.length, credential: tokens(pair).length > 0 }];
  }
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const spans = tokens(name);
  if (value === "" || isVariable(value)) return spans;
  const credential = namesCredential(name, value) || tokens(value).length > 0;
  return [...spans, { start: equals + 1, end: pair.length, credential }];
}

// src/seal/command.ts
var secret = (value) => ({ ...value, credential: true });
function named(shell, name, read) {
  const promised = promiseOf(name);
  if (promised === "nothing") return void 0;
  const value = read();
  return isPromised(promised, shell.text.slice(value.from, value.to)) ? secret(value) : void 0;
}
var rules = [
  {
    name: /(?<![\w-])(?:-H|--header|--proxy-header)(?:=|\s+)?/g,
    read: (shell, at) => {
      const { from, to } = shell.value(at);
      const [before, name] = /^([^:\s]{1,100}):\s*/.exec(shell.text.slice(from, to)) ?? [];
      return before === void 0 ? { from, to } : {
        from: from + before.length,
        to,
        credential: namesCredential(name, shell.text.slice(from + before.length, to))
      };
    }
  },
  {
    name: /(?<![\w-])(?:(?:proxy-)?authorization|x-(?:api-key|auth-token|access-token)|(?:set-)?cookie)\s{0,8}:\s{0,8}/gi,
    read: (shell, at) => secret(shell.rest(at))
  },
  {
    name: /(?<![\w-])--?([A-Za-z][\w.-]*)(=|\s+)/g,
    read: (shell, at, [, name, gap]) => gap === "=" || shell.text[at] !== "-" ? named(shell, name, () => shell.value(at)) : void 0
  },
  {
    // Without a colon it is a name, whose password is asked for; two numbers are ids.
    name: /(?<![\w-])(?:-[uU]\s*|--(?:proxy-)?user(?:=|\s+))/g,
    read: (shell, at, { 0: found, index }) => {
      if (/^-.$/.test(found) && !/\bcurl\b/.test(shell.before(index))) return void 0;
      const value = shell.value(at);
      const given = shell.text.slice(value.from, value.to);
      const colon = given.indexOf(":");
      const password = given.slice(colon + 1);
      const plain = colon < 0 || /^\d+:\d+$/.test(given) || password !== "" && isKeptElsewhere(password);
      return plain ? value : secret(value);
    }
  },
  {
    name: /(?<![\w-])-([pa])(\s*)/g,
    read: (shell, at, { 1: letter, 2: space, index }) => takesPassword(shell.before(index), letter, space !== "") ? secret(shell.value(at)) : void 0
  },
  {
    name: /(?<![\w.-])([A-Za-z_][\w.-]*)(?:\s{0,3}=\s{0,3}(?=["'])|=(?!=))/g,
    read: (shell, at, [, name]) => named(shell, name, () => shell.value(at))
  },
  {
    name: /(?<![\w-])set\s{1,8}([^\s=]{1,200})\s{1,8}(?!-)/g,
    read: (shell, at, [, name]) => named(shell, name, () => shell.value(at))
  },
  {
    name: /(?<!\\)(\\{0,3})(["'])([\w.-]{1,64})\1\2\s{0,8}:\s{0,8}\1\2/g,
    read: (shell, at, [, escape, quote, name]) => named(shell, name, () => shell.member(at, escape.length, quote))
  }
];
function commandSpans(text) {
  const shell = new Shell(text);
  const spans = tokens(text);
  for (const { index, 0: found } of text.matchAll(/:\/\/[^\s"'<>`]+/g))
    for (const span of authoritySpans(text, index + 3, index + found.length)) spans.push(span);
  for (const rule of rules) {
    const read = /* @__PURE__ */ new Map();
    for (const match of text.matchAll(rule.name)) {
      const depth = shell.depth(match.index);
      if (match.index < (read.get(depth) ?? 0)) continue;
      const found = rule.read(shell, match.index + match[0].length, match);
      if (!found) continue;
      const { from, to, credential } = found;
      if (credential !== void 0) for (const span of shell.secrets(found, credential)) spans.push(span);
      read.set(depth, credential === void 0 ? wordEnd(text, from, to) : to);
    }
  }
  return spans;
}
function wordEnd(text, from, to) {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space;
}
function isFlagged(before, text) {
  const flag = before.at(-1);
  const [, name] = /^--?([A-Za-z][\w.-]{0,100})$/.exec(flag) ?? [];
  if (name === void 0 || text.startsWith("-")) return false;
  if (/^(?:-[uU]|--(?:proxy-)?user)$/.test(flag)) return /^[^:]*:(?!\d+$)./.test(text) && !isKeptElsewhere(text);
  return namesCredential(name, text) || /^-[pa]$/.test(flag) && takesPassword(before.join(" "), name, true);
}
function takesPassword(before, letter, spaced) {
  if (letter === "a") return spaced && /\bredis-cli\b/.test(before);
  if (!spaced) return /\b(?:mysql\w*|mariadb\w*|mongo\w*|sshpass)\b/.test(before);
  return /\bsshpass\b|\b(?:docker|podman|nerdctl|helm|skopeo|buildah|oras|az)\b.*\blogin\b/.test(before);
}

// src/seal/free.ts
var line = /^[ \t]*(?:- )?["']?([\w.-]{1,64})["']?[ \t]{0,8}[:=][ \t]{1,8}(\S[^\n\r]*)/gm;
var prose = /(?<![\w-])((?:api|access|secret|private)[ _-]key|(?:(?:access|auth|api)[ _-])?token|password|passphrase|passcode|secret|credential)(?:[ \t]{0,4}[:=][ \t]{0,4}|[ \t]{1,4}is[ \t]{1,4})["'`]?(?=[^\s\d"'`()&]{0,200}\d)([^\s"'`(),;&]{8,})/gi;
function freeSpans(text) {
  const spans = commandSpans(text);
  for (const { index, 0: found, 1: name, 2: value } of text.matchAll(line)) {
    if (!namesCredential(name, value) || isVariable(value)) continue;
    const end = index + found.length;
    spans.push({ start: end - value.length, end, credential: true });
  }
  for (const { index, 0: found, 1: name, 2: value } of text.matchAll(prose)) {
    const given = value.replace(/[.!?]+$/, "");
    if (given.startsWith("fp:")) continue;
    if (!namesCredential(name, given) || isKeptElsewhere(given) || isPlain(given)) continue;
    const start = index + found.length - value.length;
    spans.push({ start, end: start + given.length, credential: true });
  }
  return spans;
}

// src/seal/redact.ts
function secretsIn(shown, text) {
  return merged(finders[shown](text));
}
var finders = {
  url: (text) => [...urlSpans(text), ...known(text), .../^\S*:\/\/\S*$/.test(text) ? [] : credentials(text)],
  command: freeSpans,
  // what a command writes into a file may be lines that give names values
  free: freeSpans,
  public: (text) => [...tokens(text), ...passwords(text), ...credentials(text)],
  // An identity may look as random as a key.
  personal: (text) => [...known(text), .../[\s=]|:\/\//.test(text) ? credentials(text) : []]
};
function credentials(text) {
  return /[\s=:]/.test(text) ? freeSpans(text).filter((span) => span.credential) : [];
}
function redact(text, spans, hide) {
  let out = "";
  let at = 0;
  for (const { start, end, credential } of spans) {
    out += unforged(text.slice(at, start)) + hide(text.slice(start, end), credential);
    at = end;
  }
  return out + unforged(text.slice(at));
}
function remains(text, spans) {
  const parts = spans.map(({ start }, i) => text.slice(spans[i - 1]?.end ?? 0, start));
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)];
}
function apart(text) {
  return Buffer.from(text, "utf16le").toString("utf16le");
}
function unforged(text) {
  return text.replace(/\[(secret|hidden)(:*) fp:/g, "[$1$2: fp:");
}
var address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;
function addressesIn(text) {
  return [...text.matchAll(address)].map(([found]) => found);
}

export {
  promiseOf,
  isPromised,
  namesCredential,
  isPlaceholder,
  isMasked,
  isOrdinary,
  isKeptElsewhere,
  urlSpans,
  isFlagged,
  freeSpans,
  secretsIn,
  redact,
  remains,
  apart,
  unforged,
  addressesIn
};
