// Finds the secrets in commands. Commands are shown, because they run on people's machines. Only values are hidden
// whose flag, header or variable marks them as secret. A pattern finds a name; shell.ts reads where its value ends.
import { codeRules } from "./code.ts";
import { isKeptElsewhere } from "./elsewhere.ts";
import { namesCredential } from "./names.ts";
import { beforePasswords } from "./password-commands.ts";
import { isPlainFlag, isPort, ProgramPlaces, type ShortFlag, shortFlag, storesSecrets } from "./programs.ts";
import { matches, type Span, tokens } from "./recognise.ts";
import { beforeWord, namedSecret, type Rule, secret } from "./rule.ts";
import type { Shell } from "./shell.ts";
import { authoritySpans } from "./url.ts";

const loginBefore = new RegExp(
  [
    String.raw`(?<![\w-])(-x|--(?:https?-|pre|socks5-)?proxy)(?:=|\s{1,8})["']?[^\s"'@:/]{1,60}:(?=[^\s"'@/]{1,100}@)`,
    String.raw`(?<![\w./:-])[\w.$-]{1,60}:(?=[^\s"']{1,100}?@(?:tcp|udp|unix)\()`,
    String.raw`(?<![\w.-])jdbc:oracle:(?:thin|oci8?):[^\s"'@:/]{1,60}/(?=[^\s"'@/]{1,100}@)`,
  ].join("|"),
  "g",
);

const proxyFlag = /^(?:-x|--(?:https?-|pre|socks5-)?proxy)$/;

const rules: readonly Rule[] = [
  {
    name: /(?<![\w-])(?:-H|--header|--proxy-header)(?:=|(?:\s|\\\r?\n)+)?/g,
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
    read: (shell, at) => secret(shell.restOfQuote(at)),
  },
  {
    name: /(?<![\w-])--?([A-Za-z_][\w.-]*)([=:]|(?:\s|\\\r?\n)+)/g,
    read: (shell, at, { 1: name = "", 2: gap = "", index }) => {
      if ((!/[=:]/.test(gap) && shell.text[at] === "-") || isPlainFlag(shell.before(index), name)) return undefined;
      return namedSecret(shell, name, () => shell.value(at));
    },
  },
  // A switch of Windows: `/password:…`. A path follows in the mounts of containers.
  beforeWord(/(?<![^\s"'`(])\/([A-Za-z][\w-]{0,60}):(?![\s/])/g),
  {
    name: /(?<![^\s"'])([A-Za-z][\w-]{0,60}):(?![\s:/=@])/g,
    read: (shell, at, { 1: name = "", index }) =>
      shell.programs(index).some(({ headers }) => headers)
        ? namedSecret(shell, name, () => shell.restOfQuote(at))
        : undefined,
  },
  {
    name: /(?<![\w-])(?:-[uU](?:\s|\\\r?\n)*|--(?:proxy-)?user(?:=|(?:\s|\\\r?\n)+))/g,
    read: (shell, at, { 0: flag, index }) => {
      if (/^-.$/.test(flag) && !/\bcurl\b/.test(shell.before(index))) return undefined;
      const value = shell.value(at);
      return isLogin(shell.text.slice(value.from, value.to)) ? secret(value) : value;
    },
  },
  {
    name: /(?<![\w-])-(?=[A-Za-z0-9#])/g,
    read: (shell, at, { index }) => {
      const flag = shortFlag(shell.programs(index), shell.text.slice(at, at + 16));
      if (!flag) return undefined;
      const value = shell.value(shell.next(at + flag.length));
      const text = shell.text.slice(value.from, value.to);
      return isPassword(shell.before(index), flag, text) ? secret(value) : undefined;
    },
  },
  {
    // `vault kv put secret/x name=…`, `--from-literal=name=…`
    name: /(?<![^\s"'=])[A-Za-z_][\w.-]{0,63}=(?=[^\s=])/g,
    read: (shell, at, { index }) => {
      const before = shell.before(index);
      const isFile = /--from-(?:env-)?file[=\s]["']?$/.test(before);
      return storesSecrets(before) && !isFile ? secret(shell.value(at)) : undefined;
    },
  },
  {
    // A user and a password before a host, in an address without a scheme: of a proxy, and of databases.
    name: loginBefore,
    read: (shell, at, { 1: flag, index }) => {
      if (flag === "-x" && !/\bcurl\b/.test(shell.before(index))) return undefined;
      // The password of a data source name may contain an at sign.
      const inSource = shell.text.slice(at, at + 110).search(/@(?:tcp|udp|unix)\(/);
      return secret({ from: at, to: inSource < 0 ? shell.text.indexOf("@", at) : at + inSource });
    },
  },
  ...beforePasswords.map((place): Rule => ({ ...place, read: (shell, at) => secret(shell.value(at)) })),
  {
    // The account of an Oracle database: `sqlplus bob/…@db`.
    name: /(?<![\w.:=@-])(?:sql(?:plus|cl|ldr)|rman\s{1,8}target|(?:exp|imp)dp)(?:\s{1,8}-\S{1,40}){0,4}\s{1,8}["']?[^\s/@"'=-][^\s/@"'=]{0,60}\/(?=[^\s/])/g,
    read: (shell, at) => secret(shell.value(at)),
  },
  {
    // A user of Redis: `ACL SETUSER bob on >…`
    name: /\b(?:ACL\s{1,8}SETUSER|acl\s{1,8}setuser)\s[^>|;&\n]{0,100}>(?=\S)/g,
    read: (shell, at) => secret(shell.value(at)),
  },
  {
    // The password of a client certificate: `curl -E cert.pem:…`. A backslash follows the drive of a path.
    name: /(?<![\w-])(?:-E\s{1,8}|--(?:proxy-)?cert(?:=|\s{1,8}))["']?[^\s"':]{1,200}:(?![\\/])/g,
    read: (shell, at, { index }) => (/\bcurl\b/.test(shell.before(index)) ? secret(shell.value(at)) : undefined),
  },
  {
    name: /(?<![^\s"'])[/-]p:(?=\S)/g,
    read: (shell, at, { index }) => (/freerdp|winrs/.test(shell.before(index)) ? secret(shell.value(at)) : undefined),
  },
  {
    name: /(?<![\w.-])\.?([A-Za-z_][\w.-]*)(?:\s{0,3}=\s{0,3}(?=["'])|\+?=(?!=))/g,
    read: (shell, at, [, name = ""]) => {
      const argument = namedSecret(shell, name, () => shell.value(at));
      // A call in a program: `auth=HTTPBasicAuth(…)`. The names of variables of a shell are in upper case.
      const isCall =
        argument && /[a-z]/.test(name) && /^[A-Za-z_][\w.]{0,99}\($/.test(shell.text.slice(at, argument.to + 1));
      return isCall ? undefined : argument;
    },
  },
  {
    // A variable that a command sets to a text as it is: `TOKEN=$(echo …)`.
    name: /(?<![\w.-])([A-Za-z_][\w.-]*)\+?=["']?(?:\$\(|`)\s{0,3}(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=\S)/g,
    read: (shell, at, [, name = ""]) => namedSecret(shell, name, () => shell.nestedWord(at)),
  },
  {
    // `setx`, `setenv` of the C shell, and `set -x` of fish.
    name: /(?<![\w-])set(?:x|env)?\s{1,8}(?:(?:\/[A-Za-z]|-[A-Za-z]{1,4}|--(?:export|global|universal))\s{1,8}){0,3}([^\s=-][^\s=]{0,199})\s{1,8}(?!-)/g,
    read: (shell, at, [, name = ""]) => namedSecret(shell, keyOfGit(name), () => shell.value(at)),
  },
  {
    name: /(?<![\w-])config(?:\s{1,8}(?:(?:-f|--file)\s{1,8}[^\s-]\S{0,100}|--?[A-Za-z][\w=./-]{0,60}|set|add)){0,6}\s{1,8}([A-Za-z]\S{0,200})\s{1,8}(?!-)/g,
    read: (shell, at, { 1: name = "", index }) =>
      /\bgit\b/.test(shell.before(index)) ? namedSecret(shell, keyOfGit(name), () => shell.value(at)) : undefined,
  },
  {
    // A text given to the standard input of a command that reads a credential from there.
    name: /<<<\s{0,8}(?=\S)/g,
    read: (shell, at, { index }) => (readsCredential(shell.before(index)) ? secret(shell.value(at)) : undefined),
  },
  {
    // A text given as the file of a password: `--password-file <(echo …)`.
    name: /(?<![\w-])--?[\w-]{0,40}(?:pass|token|secret|key)[\w-]{0,20}(?:=|\s{1,8})<\(\s{0,3}(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=\S)/g,
    read: (shell, at) => secret(shell.value(at)),
  },
  {
    name: /(?<![\w-])(?:echo|printf)(?:\s{1,8}-[A-Za-z]{1,3})?\s{1,8}(?:["']?%s["']?\s{1,8})?(?=[^\s-])/g,
    read: (shell, at) => {
      const value = shell.value(at);
      const [, reader] = /^["']?\s{0,8}\|([^|;&\n]{1,200})/.exec(shell.text.slice(value.to, value.to + 220)) ?? [];
      return reader !== undefined && readsCredential(reader) ? secret(value) : undefined;
    },
  },
  ...codeRules,
];

/** Finds the secret spans of a command line, unordered. */
export function commandSpans(text: string, shell: Shell): Span[] {
  const spans = tokens(text);
  for (const { index, 0: match } of matches(text, /:\/\/[^\s"'<>`]+/g))
    for (const span of authoritySpans(text, index + 3, index + match.length)) spans.push(span);
  for (const rule of rules) {
    if (rule.isIn?.(text) === false) continue;
    // Do not look for names inside a value that this rule has read, except in a nested command.
    let read: Map<number, number> | undefined;
    for (const match of matches(text, rule.name)) {
      const depth = shell.depth(match.index);
      if (match.index < (read?.get(depth) ?? 0)) continue;
      const argument = rule.read(shell, match.index + match[0].length, match);
      if (!argument) continue;
      const { from, to, credential } = argument;
      if (credential !== undefined) for (const span of shell.secrets(argument, credential)) spans.push(span);
      (read ??= new Map()).set(depth, credential === undefined ? wordEnd(text, from, to) : to);
    }
  }
  return spans;
}

function wordEnd(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space;
}

/** Whether an argument of a program is secret because of the arguments before it. */
export function isFlagged(before: readonly string[], text: string): boolean {
  const flag = before.at(-1)!;
  const command = before.join(" ");
  const end = command.length + 1;
  for (const { name } of beforePasswords.filter((place) => place.isIn(command)))
    for (const match of matches(`${command} ${text.slice(0, 60)}`, name))
      if (match.index + match[0].length === end) return true;
  if (proxyFlag.test(flag)) return /^[^\s@:/]{1,60}:[^\s@/]{1,100}@/.test(text);
  const [, name] = /^--?([A-Za-z_][\w.-]{0,100})$/.exec(flag) ?? [];
  if (name === undefined || text.startsWith("-")) return false;
  const short = shortFlag(new ProgramPlaces(command).between(0, command.length), flag.slice(1));
  if (short?.length === flag.length - 1) return isPassword(command, short, text);
  return /^(?:-[uU]|--(?:proxy-)?user)$/.test(flag)
    ? isLogin(text)
    : namesCredential(name, text) && !isPlainFlag(command, name);
}

/** Whether a text is `name:password`. For a name alone, the program asks for the password. Two numbers are ids. */
function isLogin(text: string, separator = ":"): boolean {
  const place = text.indexOf(separator);
  const password = text.slice(place + 1);
  return place >= 0 && !/^\d+:\d+$/.test(text) && (password === "" || !isKeptElsewhere(password));
}

/** Whether the value of a short flag is a password. */
function isPassword(before: string, flag: ShortFlag, text: string): boolean {
  if (flag.separator !== null) return isLogin(text, flag.separator);
  if (flag.isOptional && (text.startsWith("-") || text.includes("://"))) return false;
  return text !== "" && !(flag.isOptional && isPort(before, text));
}

/** Returns the part of a key of Git that names its value. The section `credential` is about helpers and user names. */
function keyOfGit(key: string): string {
  return /^user\.signingkey$|^http\.sslkey$/i.test(key) ? "" : key.replace(/^credential\./i, "");
}

/** Whether a command reads a credential from its standard input. */
function readsCredential(command: string): boolean {
  if (
    /(?<![\w-])--(?:with-token|stdin-password|passwd-on-stdin|[a-z-]{0,40}(?:password|passphrase|token|secret|key)-(?:std|from-std)in)\b/.test(
      command,
    ) ||
    /(?<![\w.-])(?:sudo\s(?:[^|]{0,80}\s)?(?:-[A-Za-z]{0,6}S|--stdin)|[a-z]{1,20}(?:beat|-keystore)\s(?:keystore\s)?add\s|p4\s(?:[^|]{0,80}\s)?login(?![\w.-])|(?:su|kinit|chpasswd|cryptsetup)(?![\w.-])|(?:gh|wrangler|docker|podman)\s{1,8}secret\s|gcloud\s{1,8}secrets\s|(?:go)?pass\s{1,8}insert\s|secret-tool\s{1,8}store\s|keyring\s{1,8}set\s|keepassxc-cli\s|smbpasswd\s|op\s{1,8}signin(?![\w.-])|ansible-vault\s{1,8}encrypt_string\s|vercel\s{1,8}env\s{1,8}add\s|(?:passwd\s[^|]{0,80}--stdin|--passphrase-fd[\s=]0)(?![\w.-]))/.test(
      command,
    )
  )
    return true;
  const [, variables = ""] = /(?<![\w-])read\s([^<>|]{0,200})/.exec(command) ?? [];
  return variables.split(/\s+/).some((word) => /^[A-Za-z_]\w*$/.test(word) && namesCredential(word));
}
