// Counts the steps of a regular expression, by a separate implementation of the same search. Supports only the syntax
// that `src/seal` uses; throws for anything else.

type Next = (at: number) => boolean;
/** Matches at an index and calls the continuation. Backtracks if the continuation fails. */
type Part = (text: string, at: number, next: Next) => boolean;
type Takes = (text: string, at: number) => boolean;
interface Piece {
  readonly part: Part;
  /** The number of characters that it consumes, if fixed. */
  readonly width: number | undefined;
  /** For a single character: whether the character at an index matches. */
  readonly takes?: Takes | undefined;
  /** For what begins with a single character: whether the character at an index can begin it. */
  readonly begins?: Takes | undefined;
}

const token =
  /\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+(?:,\d*)?\}|./giu;

/** Returns the number of steps of all searches in `run`. */
export function searchSteps(run: () => unknown): number {
  let sum = 0;
  let isOurs = false;
  const searches: object = RegExp.prototype;
  const original = Object.getOwnPropertyDescriptor(searches, "exec")!;
  const exec = original.value as (text: string) => RegExpExecArray | null;
  const value = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    if (isOurs) return match;
    isOurs = true;
    sum += stepsOf(this, text, from, match);
    isOurs = false;
    return match;
  };
  Object.defineProperty(searches, "exec", { ...original, value });
  try {
    run();
  } finally {
    Object.defineProperty(searches, "exec", original);
  }
  return sum;
}

let steps = 0;

/** A compiled regular expression, and the steps of the searches so far: by text, by start. */
interface Program {
  readonly part: Part;
  readonly known: Map<string, Map<number, number>>;
}

/** Returns the number of steps until a regular expression finds its first match, or finds that there is none. */
function stepsOf(regex: RegExp, text: string, from: number, match: RegExpExecArray | null): number {
  let program = programs.get(regex.source + regex.flags);
  if (!program) programs.set(regex.source + regex.flags, (program = { part: compile(regex), known: new Map() }));
  let known = program.known.get(text);
  if (!known) program.known.set(text, (known = new Map()));
  let count = known.get(from);
  if (count === undefined) known.set(from, (count = counted(regex, program.part, text, from, match)));
  return count;
}

function counted(regex: RegExp, program: Part, text: string, from: number, match: RegExpExecArray | null): number {
  steps = 0;
  let end = -1;
  const matched = (here: number) => ((end = here), true);
  for (let at = from; at <= text.length; at++) {
    if (program(text, at, matched)) {
      if (match?.index !== at || match[0].length !== end - at) throw new Error(`${String(regex)} is not understood`);
      return steps;
    }
    if (regex.sticky) break;
  }
  if (match) throw new Error(`${String(regex)} is not understood`);
  return steps;
}

const programs = new Map<string, Program>();

function compile(regex: RegExp): Part {
  const tokens = regex.source.match(token)!;
  const flags = regex.flags.replace(/[gyd]/g, "");
  let [at, groups] = [0, 0];
  const captured: string[] = [];

  function remembered(part: Part, number: number): Part {
    return (text, i, next) =>
      part(text, i, (end) => {
        const before = captured[number];
        captured[number] = text.slice(i, end);
        if (next(end)) return true;
        captured[number] = before!;
        return false;
      });
  }

  function repeatedText(number: number): Part {
    return (text, i, next) => {
      const wanted = captured[number] ?? "";
      steps += wanted.length;
      return text.startsWith(wanted, i) && next(i + wanted.length);
    };
  }

  function alternatives(): Piece {
    const all = branches();
    if (all.length === 1) return all[0]!;
    return { part: oneOf(all), width: all.every(({ width }) => width === all[0]!.width) ? all[0]!.width : undefined };
  }

  function sequence(): Piece {
    const all: Piece[] = [];
    while (at < tokens.length && tokens[at] !== "|" && tokens[at] !== ")") all.push(repeated(atom()));
    const width = all.reduce<number | undefined>((sum, item) => add(sum, item.width), 0);
    return { part: all.map((item) => item.part).reduceRight(inOrder, nothing), width, begins: all[0]?.takes };
  }

  function atom(): Piece {
    const item = tokens[at++]!;
    if (item === "^") return place((text, i) => i === 0 || (regex.multiline && /[\n\r]/.test(text[i - 1]!)));
    if (item === "$") return place((text, i) => i === text.length || (regex.multiline && /[\n\r]/.test(text[i]!)));
    if (item === "\\b" || item === "\\B") {
      const word = (text: string, i: number) => isWord[text.charCodeAt(i)] ?? false;
      return place((text, i) => (word(text, i) !== word(text, i - 1)) === (item === "\\b"));
    }
    if (item === "(" || item.startsWith("(?")) {
      const number = /^\((?:\?<\w+>)?$/.test(item) ? ++groups : 0;
      const inside = group(item);
      at++; // the end of the group
      return number === 0 ? inside : { part: remembered(inside.part, number), width: inside.width };
    }
    if (/^\\[1-9]/.test(item)) return { part: repeatedText(Number(item[1])), width: undefined };
    if (item === "\\k" || "*+?{".includes(item[0]!)) throw new Error(`${String(regex)} is not understood`);
    const cache: (boolean | undefined)[] = [];
    const test = new RegExp(`^(?:${item})$`, flags.replace("m", ""));
    const takes: Takes = (text, i) => (cache[text.charCodeAt(i)] ??= test.test(text[i]!));
    return { part: (text, i, next) => (steps++, i < text.length && takes(text, i) && next(i + 1)), width: 1, takes };
  }

  function group(opening: string): Piece {
    if (!/^\(\?<?[=!]$/.test(opening)) return alternatives();
    const [wanted, isBehind] = [opening.endsWith("="), opening.startsWith("(?<")];
    const all = isBehind ? branches() : [alternatives()];
    if (isBehind && all.some(({ width }) => width === undefined))
      throw new Error(`${String(regex)} looks too far behind`);
    return place(
      (text, i) =>
        wanted ===
        all.some(({ part, width }) => {
          const start = isBehind ? i - width! : i;
          return start >= 0 && part(text, start, (end) => !isBehind || end === i);
        }),
    );
  }

  function branches(): Piece[] {
    const all = [sequence()];
    while (tokens[at] === "|") {
      at++;
      all.push(sequence());
    }
    return all;
  }

  function repeated(piece: Piece): Piece {
    const sign = tokens[at] ?? "";
    const bounds = sign === "*" ? [0, Infinity] : sign === "+" ? [1, Infinity] : sign === "?" ? [0, 1] : boundsOf(sign);
    if (!bounds) return piece;
    at++;
    const isLazy = tokens[at] === "?";
    if (isLazy) at++;
    const [least, most] = bounds as [number, number];
    const width = least === most && piece.width !== undefined ? least * piece.width : undefined;
    if (piece.takes && !isLazy) return { part: run(piece.takes, least, most), width };
    const again = (text: string, i: number, next: Next, count: number): boolean => {
      const more = () =>
        count < most && piece.part(text, i, (j) => (j > i || count < least) && again(text, j, next, count + 1));
      if (count < least) return more();
      return isLazy ? next(i) || more() : more() || next(i);
    };
    return { part: (text, i, next) => again(text, i, next, 0), width };
  }

  const { part } = alternatives();
  if (at < tokens.length) throw new Error(`${String(regex)} is not understood`);
  return part;
}

/** Whether the character of each code of ASCII belongs to a word. */
const isWord = Array.from({ length: 128 }, (_, code) => /\w/.test(String.fromCharCode(code)));

const nothing: Part = (_text, i, next) => next(i);

/** Matches what stands before the parts that follow. */
function inOrder(following: Part, first: Part): Part {
  if (following === nothing) return first;
  return (text, i, next) => first(text, i, (j) => following(text, j, next));
}

/**
 * Matches the first alternative that does. One that begins with another character than the text fails in one step: how
 * many of them stand before each of the others is counted once for each character.
 */
function oneOf(all: readonly Piece[]): Part {
  const known = new Map<number, { readonly failed: number; readonly part?: Part }[]>();
  const triedAt = (text: string, i: number) => {
    const tried = [];
    let failed = 0;
    for (const { part, begins } of all)
      if (begins && (i >= text.length || !begins(text, i))) failed++;
      else {
        tried.push({ failed, part });
        failed = 0;
      }
    return [...tried, { failed }];
  };
  return (text, i, next) => {
    const code = text.charCodeAt(i);
    let tried = known.get(code);
    if (!tried) known.set(code, (tried = triedAt(text, i)));
    for (const { failed, part } of tried) {
      steps += failed;
      if (part?.(text, i, next)) return true;
    }
    return false;
  };
}

/** Matches as many characters as possible, then one less at a time. */
function run(takes: Takes, least: number, most: number): Part {
  return (text, i, next) => {
    let end = i;
    while (end < text.length && end - i < most && (steps++, takes(text, end))) end++;
    for (; end >= i + least; end--) if ((steps++, next(end))) return true;
    return false;
  };
}

function place(holds: (text: string, at: number) => boolean): Piece {
  return { part: (text, i, next) => (steps++, holds(text, i)) && next(i), width: 0 };
}

function boundsOf(sign: string): [number, number] | undefined {
  const [, least, more, most] = /^\{(\d+)(,(\d*))?\}$/.exec(sign) ?? [];
  if (least === undefined) return undefined;
  return [Number(least), more === undefined ? Number(least) : most === "" ? Infinity : Number(most)];
}

function add(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}
