// Finds where the values in a command line begin and end: quotes, escapes, and nested commands. Reads every character
// once for all values together, so that hostile texts take linear time.
import { isKeptElsewhere, isPlain } from "./elsewhere.ts";
import { type Program, ProgramPlaces } from "./programs.ts";
import type { Span } from "./recognise.ts";

const SINGLE = 0x27;
const DOUBLE = 0x22;
const BACKSLASH = 0x5c;

export interface Value {
  readonly from: number;
  readonly to: number;
}

const scheme = /^(?:bearer|basic|token|digest|apikey)\s+/i;

export class Shell {
  readonly text: string;
  /** The quote around each character; 0 for none. */
  readonly #quotes: Uint8Array;
  /** The end of each command inside `$(…)` or back quotes, by its start. */
  readonly #inner: ReadonlyMap<number, number>;
  readonly #depths: Int32Array | undefined;
  readonly #programs: ProgramPlaces;

  constructor(text: string) {
    this.text = text;
    this.#quotes = quotesOf(text);
    this.#inner = substitutions(text, this.#quotes);
    if (this.#inner.size > 0) this.#depths = depthsOf(text.length, this.#inner);
    this.#programs = new ProgramPlaces(text);
  }

  /** Returns how many nested commands enclose an offset. */
  depth(at: number): number {
    return this.#depths?.[at] ?? 0;
  }

  /** Returns the simple command around an offset, from its start to the offset. */
  before(at: number): string {
    return this.text.slice(Math.max(0, at - 200), at).replace(/^.*(?:[;|&]|(?<!\\)\n)/s, "");
  }

  /** Returns the programs in the simple command around an offset, up to the offset. */
  programs(at: number): readonly Program[] {
    const programs = this.#programs.between(at - 200, at);
    return programs.length === 0 ? programs : this.#programs.between(at - this.before(at).length, at);
  }

  /** Returns the start of the word at or after an offset: a backslash before the end of a line continues the line. */
  next(at: number): number {
    return at + /^(?:\s|\\\r?\n){0,16}/.exec(this.text.slice(at, at + 24))![0].length;
  }

  /** Returns the word that begins at `from`, without the quotes if they enclose all of it. */
  value(from: number): Value {
    const { text } = this;
    const outer = this.#quotes[from]!;
    const escaped = /^\\["']/.test(text.slice(from, from + 2))
      ? text.indexOf(text.slice(from, from + 2), from + 2)
      : -1;
    if (escaped >= 0) return { from: from + 2, to: escaped };
    const quoted = isQuote(text.charCodeAt(from)) && text.charCodeAt(from) !== outer;
    let to = from;
    // Inside a quoted text the other quote opens a quoted text again, as in a command passed to a shell.
    for (let inner = 0; to < text.length; to++) {
      const code = text.charCodeAt(to);
      const end = inner === SINGLE ? undefined : this.#inner.get(to);
      if (end !== undefined) to = end - 1;
      else if (code === BACKSLASH && inner !== SINGLE && outer !== SINGLE) to++;
      else if (outer !== 0 && code === outer) break;
      else if (inner === 0 && isQuote(code)) inner = code;
      else if (inner !== 0 && code === inner) {
        if (quoted && this.#endsWord(to + 1, outer)) return { from: from + 1, to };
        inner = 0;
      } else if (inner === 0 && /[\s;|&<>()`]/.test(text[to]!)) break;
    }
    return { from, to: Math.min(to, text.length) };
  }

  /** Returns the first word of a nested command, whose quotes are its own. */
  nestedWord(from: number): Value {
    return isQuote(this.text.charCodeAt(from)) ? this.member(from + 1, 0, this.text[from]!) : this.value(from);
  }

  /** Returns the rest of the quoted text around `from`, or else the value that begins there. */
  restOfQuote(from: number): Value {
    const outer = this.#quotes[from]!;
    const start = from + schemeLength(this.text, from);
    if (outer === 0) return this.value(start);
    let to = start;
    while (to < this.text.length && this.#quotes[to] === outer && this.text.charCodeAt(to) !== outer)
      to += this.text.charCodeAt(to) === BACKSLASH && outer === DOUBLE ? 2 : 1;
    return { from: start, to: Math.min(to, this.text.length) };
  }

  /** Returns the value of a member of an object. It ends at a quote that is escaped as often as the opening one. */
  member(from: number, escapes: number, quote: string): Value {
    for (let to = from, run = 0; to < this.text.length; to++) {
      if (this.text[to] === "\\") run++;
      else if (this.text[to] === quote && run % (2 * escapes + 2) === escapes) return { from, to: to - escapes };
      else run = 0;
    }
    return { from, to: this.text.length };
  }

  /** Returns the parts of a value to hide. Nested commands stay visible: nobody may hide one in a secret. */
  secrets({ from, to }: Value, credential: boolean): Span[] {
    const out: Span[] = [];
    let start = from + schemeLength(this.text, from);
    for (let at = start; at <= to; at++) {
      const end = this.#inner.get(at);
      if (at < to && (end === undefined || end > to)) continue;
      const text = this.text.slice(start, at);
      const isLiteral = at - start === to - from && this.#isLiteral(start, at);
      if (isLiteral || (!isKeptElsewhere(text) && !isPlain(text))) out.push({ start, end: at, credential });
      start = end ?? at;
      at = start - 1;
      if (end === undefined) break;
    }
    return out;
  }

  /** Whether a value is in quotes of its own in which a shell reads no variable, and no name of one: `'$ummer26'`. */
  #isLiteral(from: number, to: number): boolean {
    const isQuoted = this.text.charCodeAt(from - 1) === SINGLE && this.text.charCodeAt(to) === SINGLE;
    return isQuoted && /^\$(?=[a-zA-Z]*[a-z])[A-Za-z]+\d{2}/.test(this.text.slice(from, to));
  }

  #endsWord(at: number, outer: number): boolean {
    return at >= this.text.length || this.text.charCodeAt(at) === outer || /[\s;|&<>()`,}\]]/.test(this.text[at]!);
  }
}

function isQuote(code: number): boolean {
  return code === SINGLE || code === DOUBLE;
}

function schemeLength(text: string, from: number): number {
  return scheme.exec(text.slice(from, from + 20))?.[0].length ?? 0;
}

function quotesOf(text: string): Uint8Array {
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

/** Finds nested commands: their ends by their starts. Both are in the same quote: a password may hold a dollar. */
function substitutions(text: string, quotes: Uint8Array): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { at: number; close: string; runs: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    const last = open.at(-1);
    if (c === last?.close) {
      open.pop();
      if (last.runs && quotes[last.at] === quotes[i]) ends.set(last.at, i + 1);
    } else if (c === "$" && text[i + 1] === "(") open.push({ at: i++, close: ")", runs: true });
    else if (c === "(") open.push({ at: i, close: ")", runs: false });
    else if (c === "`") open.push({ at: i, close: "`", runs: true });
  }
  return ends;
}

function depthsOf(length: number, inner: ReadonlyMap<number, number>): Int32Array {
  const depths = new Int32Array(length + 1);
  for (const [start, end] of inner) {
    depths[start + 1]!++;
    depths[end - 1]!--;
  }
  for (let i = 1; i <= length; i++) depths[i]! += depths[i - 1]!;
  return depths;
}
