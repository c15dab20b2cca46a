// Finds the secrets in addresses: user information, query values, fragments and tokens in the path. Scheme, host, port
// and path stay visible.
import { namesCredential } from "./names.ts";
import { looksLikeKey, matches, type Span, tokens } from "./recognise.ts";

// The start of an address as browsers read it: white space, any number of slashes, backslashes.
const lead = /^[\0-\x20]*(?:([a-z][a-z0-9+.\t\n\r-]*):)?[\\/\t\n\r]*/i;

/** Finds the secret spans of an address, unordered. */
export function urlSpans(text: string): Span[] {
  const [{ length }, scheme = ""] = lead.exec(text)!;
  return authoritySpans(text, length, text.length, scheme.toLowerCase());
}

/** Does the same for a part of a text that begins at the user information or host of an address. */
export function authoritySpans(text: string, from: number, to: number, scheme = ""): Span[] {
  const part = text.slice(from, to);
  const spans: Span[] = [];
  let host = 0;
  let path = hostEnd(part, 0);
  let at = part.slice(0, path).lastIndexOf("@");
  // The text after the last colon is no port: a password may contain a slash, a question mark or a number sign.
  if (at < 0 && /:(?!\d*$|\$)[^:\]]*$/.test(part.slice(0, path))) at = part.lastIndexOf("@");
  if (at >= 0) {
    for (const span of userSpans(part.slice(0, at), scheme)) spans.push(span);
    host = at + 1;
    path = hostEnd(part, host);
  }
  for (const span of shiftSpans(tokens(part.slice(host, path)), host)) spans.push(span);
  const hash = indexOr(part, "#", path, part.length);
  const query = indexOr(part, "?", path, hash);
  for (const span of pieceSpans(part.slice(path, query).split(/[\\/]/), path, pathSpans)) spans.push(span);
  for (const span of pieceSpans(part.slice(query + 1, hash).split("&"), query + 1, pairSpans)) spans.push(span);
  const fragment = part.slice(hash + 1);
  const credential = tokens(fragment).length > 0 || fragment.split(/[&=]/).some((name) => namesCredential(name));
  if (fragment !== "") spans.push({ start: hash + 1, end: part.length, credential });
  return shiftSpans(spans, from);
}

const user = /:\/\/[^\s"'<>`/?#\\@]*@/g;

/** Finds the user information of addresses anywhere in a text. */
export function passwords(text: string): Span[] {
  return [...matches(text, user)].flatMap(({ index, 0: link }) =>
    shiftSpans(userSpans(link.slice(3, -1), ""), index + 3),
  );
}

/** Whether a text is one variable, whose value is kept elsewhere. */
function isVariable(text: string): boolean {
  return /^\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)$/.test(text) && tokens(text).length === 0;
}

function hostEnd(part: string, from: number): number {
  const at = part.slice(from).search(/[/?#\\]/);
  return at < 0 ? part.length : from + at;
}

function indexOr(text: string, mark: string, from: number, to: number): number {
  const at = text.slice(0, to).indexOf(mark, from);
  return at < 0 ? to : at;
}

function shiftSpans(spans: readonly Span[], by: number): Span[] {
  return spans.map(({ start, end, credential }) => ({ start: start + by, end: end + by, credential }));
}

/** Yields the spans of the pieces of a text. The first begins at `from`, and one character separates two pieces. */
function* pieceSpans(pieces: readonly string[], from: number, spansOf: (piece: string) => Span[]): Generator<Span> {
  let start = from;
  for (const piece of pieces) {
    yield* shiftSpans(spansOf(piece), start);
    start += piece.length + 1;
  }
}

function userSpans(user: string, scheme: string): Span[] {
  const colon = user.indexOf(":");
  // Git's own user, and a password that is kept elsewhere, reveal nothing.
  if (user === "" || user === "git" || isVariable(user)) return [];
  if (isVariable(user.slice(colon + 1)) || (colon < 0 && scheme.includes("ssh"))) return tokens(user);
  return [{ start: 0, end: user.length, credential: true }];
}

function pathSpans(segment: string): Span[] {
  const secret = looksLikeKey(segment) || tokens(segment).length > 0;
  if (secret) return [{ start: 0, end: segment.length, credential: true }];
  return segment.includes("=") ? [...pieceSpans(segment.split(";"), 0, parameterSpans)] : [];
}

/** Finds the value of a parameter in a path, `;token=…`, if its name marks it. */
function parameterSpans(parameter: string): Span[] {
  const [, before = "", value = ""] = /^([\w.-]{1,64}=)(.+)$/.exec(parameter) ?? [];
  if (value === "" || isVariable(value) || !namesCredential(before.slice(0, -1), value)) return [];
  return [{ start: before.length, end: parameter.length, credential: true }];
}

function pairSpans(pair: string): Span[] {
  const equals = pair.indexOf("=");
  if (equals < 0) {
    const plain = pair.length < 8 || (pair.length < 16 && !/\d/.test(pair));
    return plain ? tokens(pair) : [{ start: 0, end: pair.length, credential: tokens(pair).length > 0 }];
  }
  const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
  const spans = tokens(name);
  if (value === "" || isVariable(value)) return spans;
  const credential = namesCredential(name, value) || tokens(value).length > 0;
  return [...spans, { start: equals + 1, end: pair.length, credential }];
}
