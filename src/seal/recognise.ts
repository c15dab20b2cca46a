// Recognizes secrets by their form.
import { formats } from "./formats.ts";

/** A part of a text to hide. `credential`: the part is certainly a credential, by name or form. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly credential: boolean;
}

/** Sorts spans, and merges those that overlap. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) out.push(span);
    else
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        credential: last.credential || span.credential,
      };
  }
  return out;
}

const prefixed = new RegExp(
  `(?<![A-Za-z0-9])(?:${Object.values(formats).flat().join("|")})|PuTTY-User-Key-File-\\d[\\s\\S]*`,
  "g",
);
const privateKey = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const webToken = /\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g;
const bearer = /(?<=\bbearer )[^\s'"`$,;]{8,}/gi;
const basic = /(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}/gi;
/** Keys without a form of their own: ids and digests look the same. Only a name before them tells them apart. */
const plainKey = /(?<![\w-])(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/gi;
const keyName =
  /(?<![A-Za-z0-9])(?:(?:api|access|auth|private|secret)[-_. ]?key|(?:[a-z0-9]{1,20}[-_. ])?(?:token|secret|password|passwd))["'`]?(?:[:=]\s{0,2}|\s{1,2})["'`]?$/i;
/** A line of `.pgpass`: `host:port:database:user:password`. */
const passwordLine =
  /(?<![^\s"'`])(?:\*:\*|(?:\*|localhost|(?:[A-Za-z0-9-]{1,60}\.){1,8}[A-Za-z0-9-]{1,60}):\d{2,5}):(?:\*|[\w.-]{1,60}):[\w.@-]{1,60}:(?=[^\s"'`:*$<{%])([^\s"'`]{1,200})/g;
/** A webhook of Slack, Teams or Zapier, or a channel of Anaconda. Its path is its credential. */
const webhook =
  /\.(?:(?:slack\.com\/(?:services|triggers|workflows)|office\.com\/webhookb2)\/[\w@/-]{24,}|zapier\.com\/hooks\/catch\/\d{4,12}\/\w{5,}|anaconda\.org\/t\/[\w-]{20,})/g;
const run = /[A-Za-z0-9+/]{20,}={0,2}/g;
/** The alphabet of base64 for addresses. */
const urlSafeRun = /(?<![\w+/-])[A-Za-z0-9_-]{20,}(?![+/])/g;
/** A folder: a name or an id. Such a part of a random text is rare. */
const folder =
  /^(?:(?:[A-Z]?[a-z]{2,}[A-Z][a-z]{2,}|[A-Z]?[a-z]{3,}|[A-Z]{3,}|v)\d{0,4}|\d{4,}|[A-Z0-9]{8,}|[a-z0-9]{8,})$/;
/** A value after the name of a digest is public, and so is a key for SSH. */
const publicValue = /(?:(?:sha(?:1|256|384|512)[-:]|\bh1:).{4}|(?:ssh-(?:rsa|ed25519)|ecdsa-sha2-nistp\d{3}) AAAA)$/is;
const digestName = /^sha(?:1|256|384|512)-/i;

/** Finds the matches of a global pattern. Searches once before it creates the iterator: most texts have no match. */
export function matches(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) < 0 ? [] : eachMatch(text, pattern);
}

/** Does the same as `matchAll`, which would copy the pattern for each text. */
function* eachMatch(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let at = 0; ;) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return;
    at = match[0] === "" ? pattern.lastIndex + 1 : pattern.lastIndex;
    yield match;
  }
}

/** Finds the parts of a text that look like credentials: a known format, or random letters and digits. */
export function tokens(text: string): Span[] {
  return text.length < 12 ? [] : mergeSpans([...knownFormats(text), ...random(text)]);
}

/** Finds the parts of a text in a known format of credentials. */
export function knownFormats(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, end: number) => spans.push({ start, end, credential: true });
  for (const { index, 0: token } of matches(text, prefixed)) add(index, index + token.length);
  let keyEnd = 0;
  for (const { index, 0: beginning } of matches(text, privateKey)) {
    if (index < keyEnd) continue;
    const at = text.indexOf("-----END ", index + beginning.length);
    keyEnd = at < 0 ? text.length : at + /^-----END (?:[A-Z0-9 ]{0,60}-----)?/.exec(text.slice(at, at + 80))![0].length;
    add(index, keyEnd);
  }
  for (const { index, 0: token } of matches(text, webToken)) {
    const start = text.slice(back(text, index, /[A-Za-z0-9_-]/), index).indexOf("eyJ");
    if (start >= 0) add(back(text, index, /[A-Za-z0-9_-]/) + start, index + token.length);
  }
  for (const { index, 0: token } of matches(text, plainKey))
    if (keyName.test(text.slice(Math.max(0, index - 50), index))) add(index, index + token.length);
  for (const { index, 0: line, 1: password = "" } of matches(text, passwordLine))
    add(index + line.length - password.length, index + line.length);
  for (const { index, 0: link } of matches(text, webhook))
    add(index + link.indexOf("/", link.indexOf("/") + 1) + 1, index + link.length);
  for (const { index, 0: token } of matches(text, bearer))
    if (/\d/.test(token) || token.length >= 20) add(index, index + token.length);
  for (const { index, 0: token } of matches(text, basic))
    if (/^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(token, "base64").toString("latin1")))
      add(index, index + token.length);
  return spans;
}

/** Finds the parts of a text that look random. */
function random(text: string): Span[] {
  const spans: Span[] = [];
  let coveredTo = 0;
  for (const { index, 0: token } of matches(text, run)) {
    if (publicValue.test(text.slice(Math.max(0, index - 20), index + 4))) continue;
    for (const [start, end] of randomIn(token)) {
      if (index + start < coveredTo) continue;
      coveredTo = ahead(text, index + end, /[\w+=~-]/);
      spans.push({ start: back(text, index + start, /[\w+~-]/), end: coveredTo, credential: true });
    }
  }
  for (const { index, 0: token } of matches(text, urlSafeRun)) {
    // Names have a hyphen between any two words.
    const hyphens = token.replace(/[^_-]/g, "").length;
    if (hyphens === 0 || 12 * hyphens > token.length || digestName.test(token)) continue;
    // The word before an id: `user_01ARZ3NDEKTSV4RRFFQ69G5FAV`.
    if (looksRandom(token.replace(/^[a-z]+[_-]/, "")))
      spans.push({ start: index, end: index + token.length, credential: true });
  }
  return spans;
}

function back(text: string, from: number, sort: RegExp): number {
  let at = from;
  while (at > 0 && sort.test(text[at - 1]!)) at--;
  return at;
}

function ahead(text: string, from: number, sort: RegExp): number {
  let at = from;
  while (at < text.length && sort.test(text[at]!)) at++;
  return at;
}

/**
 * Finds the random parts of a run that may be a path as well: the whole run, or segments between slashes. Segments
 * beside a random one belong to it unless they are folders: base64 has a slash in one of 64 characters.
 */
function randomIn(text: string): [number, number][] {
  const out: [number, number][] = [];
  const parts = text.split("/");
  const isFolder = parts.map((part) => part === "" || folder.test(part));
  /** Where the segments begin that may belong to the next random one, and how many folders follow the last one. */
  let [from, start, folders] = [0, 0, 2];
  for (const [i, part] of parts.entries()) {
    const end = start + part.length;
    const last = out.at(-1);
    if (part.length >= 20 && (looksRandom(part) || isLongKey(part))) {
      if (last && folders < 2) last[1] = end;
      else out.push([from, end]);
      folders = 0;
    } else if (isFolder[i]) [from, folders] = [end + 1, folders + 1];
    else if (last && folders === 0) last[1] = end;
    start = end + 1;
  }
  const [first = "", ...rest] = parts;
  // A path begins with a slash or with a word.
  if (out.length === 0 && rest.length < 4 && first !== "" && looksRandom(text)) return [[0, text.length]];
  return out;
}

/** Whether a text changes between upper case, lower case and digits as often as a random text, unlike words. */
function looksRandom(text: string): boolean {
  const counts = { lower: 0, upper: 0, digit: 0 };
  let [turns, length, lowerRun, inWords] = [0, 0, 0, 0];
  let last: keyof typeof counts | undefined;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (!kind) continue;
    counts[kind]++;
    length++;
    if (last && kind !== last) turns++;
    lowerRun = kind === "lower" ? (last === "lower" ? lowerRun + 1 : 1) : 0;
    if (lowerRun >= 3) inWords += lowerRun === 3 ? 3 : 1;
    last = kind;
  }
  // A longer text has fewer digits by chance than a name that is as mixed.
  const digits = length < 24 ? 2 : length < 40 ? 1 : 0;
  const enough = counts.lower >= 2 && counts.upper >= 2 && counts.digit >= digits;
  return enough && turns / (length - 1) >= 0.4 && inWords / length < 0.4;
}

function kindOf(code: number): "lower" | "upper" | "digit" | undefined {
  if (code >= 97 && code <= 122) return "lower";
  if (code >= 65 && code <= 90) return "upper";
  return code >= 48 && code <= 57 ? "digit" : undefined;
}

/** Whether letters of one case and digits alternate for longer than in a name or an id. A digest is in hexadecimal. */
function isLongKey(text: string): boolean {
  return text.length >= 40 && !/^(?:[0-9a-f]*|[0-9A-F]*)$/.test(text) && looksLikeKey(text);
}

/** Whether a segment of a path is a key: a long run in which letters and digits alternate, and not a commit id. */
export function looksLikeKey(part: string): boolean {
  return (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((text) => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return false;
    const digits = text.replace(/\D/g, "").length;
    const turns = (text.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;
    return digits >= 4 && text.length - digits >= 4 && turns / (text.length - 1) >= 0.25;
  });
}
