// Finds the secrets in commands. Commands are shown, because they run on people's machines. Only values are hidden
// whose flag, header or variable marks them as secret. A pattern finds a name; shell.ts reads where its value ends.
import { isPromised, namesCredential, promiseOf } from "./names.ts";
import { matches, type Span, tokens } from "./recognise.ts";
import { isKeptElsewhere, Shell, type Value } from "./shell.ts";
import { authoritySpans } from "./url.ts";

/** The value that was read for a name. */
interface Argument extends Value {
  /** Undefined: no part of the value is secret. */
  readonly credential?: boolean;
}

interface Rule {
  readonly name: RegExp;
  /** Reads the value behind a name, which begins at `at`. Returns undefined if the rule does not apply. */
  read(shell: Shell, at: number, match: RegExpExecArray): Argument | undefined;
}

const secret = (value: Value): Argument => ({ ...value, credential: true });

/** Reads a value if its name may mark it as secret. Returns undefined if it is not secret. */
function named(shell: Shell, name: string, read: () => Value): Argument | undefined {
  const promise = promiseOf(name);
  if (promise === "nothing") return undefined;
  const value = read();
  return isPromised(promise, shell.text.slice(value.from, value.to)) ? secret(value) : undefined;
}

const rules: readonly Rule[] = [
  {
    name: /(?<![\w-])(?:-H|--header|--proxy-header)(?:=|\s+)?/g,
    read: (shell, at) => {
      const { from, to } = shell.value(at);
      const [before, name = ""] = /^([^:\s]{1,100}):\s*/.exec(shell.text.slice(from, to)) ?? [];
      return before === undefined
        ? { from, to }
        : {
            from: from + before.length,
            to,
            credential: namesCredential(name, shell.text.slice(from + before.length, to)),
          };
    },
  },
  {
    name: /(?<![\w-])(?:(?:proxy-)?authorization|x-(?:api-key|auth-token|access-token)|(?:set-)?cookie)\s{0,8}:\s{0,8}/gi,
    read: (shell, at) => secret(shell.rest(at)),
  },
  {
    name: /(?<![\w-])--?([A-Za-z][\w.-]*)(=|\s+)/g,
    read: (shell, at, [, name = "", gap]) =>
      gap === "=" || shell.text[at] !== "-" ? named(shell, name, () => shell.value(at)) : undefined,
  },
  {
    name: /(?<![\w-])(?:-[uU]\s*|--(?:proxy-)?user(?:=|\s+))/g,
    read: (shell, at, { 0: name, index }) => {
      if (/^-.$/.test(name) && !/\bcurl\b/.test(shell.before(index))) return undefined;
      const value = shell.value(at);
      return isLogin(shell.text.slice(value.from, value.to)) ? secret(value) : value;
    },
  },
  {
    name: /(?<![\w-])-([pa])(\s*)/g,
    read: (shell, at, { 1: letter, 2: space, index }) =>
      takesPassword(shell.before(index), letter!, space !== "") ? secret(shell.value(at)) : undefined,
  },
  {
    name: /(?<![\w.-])([A-Za-z_][\w.-]*)(?:\s{0,3}=\s{0,3}(?=["'])|=(?!=))/g,
    read: (shell, at, [, name = ""]) => named(shell, name, () => shell.value(at)),
  },
  {
    name: /(?<![\w-])set\s{1,8}([^\s=]{1,200})\s{1,8}(?!-)/g,
    read: (shell, at, [, name = ""]) => named(shell, name, () => shell.value(at)),
  },
  {
    name: /(?<!\\)(\\{0,3})(["'])([\w.-]{1,64})\1\2\s{0,8}:\s{0,8}\1\2/g,
    read: (shell, at, [, escape = "", quote = "", name = ""]) =>
      named(shell, name, () => shell.member(at, escape.length, quote)),
  },
];

/** Finds the secret spans of a command line, unordered. */
export function commandSpans(text: string): Span[] {
  const shell = new Shell(text);
  const spans = tokens(text);
  for (const { index, 0: match } of matches(text, /:\/\/[^\s"'<>`]+/g))
    for (const span of authoritySpans(text, index + 3, index + match.length)) spans.push(span);
  for (const rule of rules) {
    // Do not look for names inside a value that this rule has read, except in a nested command.
    const read = new Map<number, number>();
    for (const match of matches(text, rule.name)) {
      const depth = shell.depth(match.index);
      if (match.index < (read.get(depth) ?? 0)) continue;
      const argument = rule.read(shell, match.index + match[0].length, match);
      if (!argument) continue;
      const { from, to, credential } = argument;
      if (credential !== undefined) for (const span of shell.secrets(argument, credential)) spans.push(span);
      read.set(depth, credential === undefined ? wordEnd(text, from, to) : to);
    }
  }
  return spans;
}

function wordEnd(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space;
}

/** Whether an argument of a program is secret because of the flag before it. */
export function isFlagged(before: readonly string[], text: string): boolean {
  const flag = before.at(-1)!;
  const [, name] = /^--?([A-Za-z][\w.-]{0,100})$/.exec(flag) ?? [];
  if (name === undefined || text.startsWith("-")) return false;
  if (/^(?:-[uU]|--(?:proxy-)?user)$/.test(flag)) return isLogin(text);
  return namesCredential(name, text) || (/^-[pa]$/.test(flag) && takesPassword(before.join(" "), name, true));
}

/** Whether a text is `name:password`. For a name alone, the program asks for the password. Two numbers are ids. */
function isLogin(text: string): boolean {
  const colon = text.indexOf(":");
  const password = text.slice(colon + 1);
  return colon >= 0 && !/^\d+:\d+$/.test(text) && (password === "" || !isKeptElsewhere(password));
}

/** Whether a short flag takes a password, depending on the program. */
function takesPassword(before: string, letter: string, spaced: boolean): boolean {
  if (letter === "a") return spaced && /\bredis-cli\b/.test(before);
  if (!spaced) return /\b(?:mysql\w*|mariadb\w*|mongo\w*|sshpass)\b/.test(before);
  return /\bsshpass\b|\b(?:docker|podman|nerdctl|helm|skopeo|buildah|oras|az)\b.*\blogin\b/.test(before);
}
