// The rules for programs in a command, such as `python -c`, `node -e` and PowerShell, and for JSON and SQL.
import { beforeWord, namedSecret, type Rule, secret } from "./rule.ts";
import type { Shell, Value } from "./shell.ts";

// A quoted text, as a pattern, which begins at a group for its escapes and a group for its quote. A string of Python may
// have a letter before it.
const opening = String.raw`[bfru]{0,2}(\\{0,3})(["'\`])`;
const quoted = String.raw`\\{0,3}["'][^"'\\\n]{0,200}\\{0,3}["']`;
const gap = String.raw`\s{0,8}`;

const hasQuote = (text: string): boolean => /["'`]/.test(text);

/** Reads the text behind an opening quote. */
const text = (shell: Shell, at: number, escape = "", quote = ""): Value => shell.member(at, escape.length, quote);

function line(shell: Shell, from: number): Value {
  const { length } = /^[^\r\n]*/.exec(shell.text.slice(from))![0];
  return { from, to: from + length };
}

/**
 * Makes a rule for a quoted text behind its name.
 * @param name a pattern with the name in its first group
 * @param beginning a pattern of how the text begins
 */
const byName = (name: string, beginning = ""): Rule => ({
  name: new RegExp(name + opening + beginning, "g"),
  isIn: hasQuote,
  read: (shell, at, { 0: match, 1: name = "", 2: escape, 3: quote }) => {
    const argument = namedSecret(shell, name, () => text(shell, at, escape, quote));
    // In Python, `f"Bearer {token}"` names a variable.
    const isVariable =
      argument &&
      /f\\{0,3}["']$/.test(match) &&
      /^(?:[A-Za-z]{1,20} )?\{[A-Za-z_][\w.]{0,99}\}$/.test(shell.text.slice(at, argument.to));
    return isVariable ? undefined : argument;
  },
});

/** A rule for a place at which every text is secret. */
const always = (place: string): Rule => ({
  name: new RegExp(place + opening, "gi"),
  isIn: hasQuote,
  read: (shell, at, [, escape, quote]) => secret(text(shell, at, escape, quote)),
});

export const codeRules: readonly Rule[] = [
  {
    name: /(?<!\\)(\\{0,3})(["'])([\w.-]{1,64})\1\2\s{0,8}:\s{0,8}\1\2/g,
    isIn: hasQuote,
    read: (shell, at, [, escape = "", quote = "", name = ""]) =>
      namedSecret(shell, name, () => shell.member(at, escape.length, quote)),
  },
  // `{ apiKey: "…" }`
  byName(String.raw`(?<![\w.$"'-])([A-Za-z_$][\w$]{0,63})${gap}:${gap}`),
  // `os.environ["API_KEY"] = "…"`, `@{ 'X-Api-Key' = '…' }`, `{'token': f"…"}`
  byName(String.raw`(?<=["'])([\w.-]{1,64})\\{0,3}["']${gap}[\]}]?${gap}(?::|=>?)${gap}`),
  // `{"name": "API_KEY", "value": "…"}`, `<add key="ApiKey" value="…"/>`
  byName(
    String.raw`["'](?:[nN]ame|[kK]ey|variable|header)\\{0,3}["']${gap}:${gap}\\{0,3}["']([\w.-]{1,64})\\{0,3}["']${gap},${gap}\\{0,3}["'][vV]alue\\{0,3}["']${gap}:${gap}`,
  ),
  byName(String.raw`\b(?:key|name)=\\{0,3}["']([\w.:-]{1,64})\\{0,3}["']\s{1,8}value=`),
  // `api_key => "…"`
  byName(String.raw`(?<![\w.$-])([A-Za-z_]\w{0,63})${gap}=>${gap}`),
  // `$ENV{API_KEY} = "…"`
  byName(String.raw`(?<=\w\{)([A-Za-z_]\w{0,63})\}${gap}=${gap}`),
  // `os.environ.setdefault("API_KEY", "…")`, `define('DB_PASSWORD', '…')`
  byName(
    String.raw`(?:[sS]et|SET|[pP]ut|[aA]dd|[aA]ppend|[dD]efine|[hH]eader|[uU]pdate|[iI]nsert)\w{0,40}\(${gap}\\{0,3}["']([A-Za-z_][\w.-]{0,63})\\{0,3}["']${gap},${gap}`,
  ),
  // Arguments in a list: `["--token", "…"]`
  byName(String.raw`(?<=["'])(--?[A-Za-z][\w.-]{0,63})\\{0,3}["']${gap},${gap}`, "(?!-)"),
  // A name and a password: `requests.get(…, auth=("ada", "…"))`, `smtp.login("ada", "…")`
  always(
    String.raw`(?:\bauth${gap}=${gap}|(?:Basic|Digest|Proxy)_?Auth|(?:Network|PS)Credential|[.>](?:login|auth|authenticate|connect|set_password)|\bnew PDO)\((?:${gap}${quoted}${gap},){1,2}${gap}`,
  ),
  // PowerShell
  always(String.raw`\bConvertTo-SecureString\s{1,8}(?:-String\s{1,8})?`),
  {
    name: /(["'])(?=[^"'\n]{1,200}\1\s{0,8}\|\s{0,8}ConvertTo-SecureString)/gi,
    isIn: hasQuote,
    read: (shell, at, [, quote]) => secret(text(shell, at, "", quote)),
  },
  beforeWord(/(?<![$\w])Env:\\?([A-Za-z_]\w{0,63})["']?\s{1,8}(?:-Value\s{1,8})?(?![-=|])/gi),
  // YAML: a line `name: API_KEY` before a line `value: …`
  {
    name: /(?<![\w.-])["']?name["']?:[ \t]{1,8}["']?([\w.-]{1,64})["']?[ \t]{0,8}\r?\n[ \t]{0,40}["']?value["']?:[ \t]{1,8}(?=[^\s])/g,
    read: (shell, at, [, name = ""]) => namedSecret(shell, name, () => line(shell, at)),
  },
  // XML: `<password>…</password>`
  {
    name: /<([A-Za-z][\w.-]{0,63})>(?=[^<>\n]{1,200}<\/\1>)/g,
    read: (shell, at, [, name = ""]) => namedSecret(shell, name, () => ({ from: at, to: shell.text.indexOf("<", at) })),
  },
  // A Dockerfile: `ENV API_KEY …`
  beforeWord(/(?<![\w.$-])ENV\s{1,8}([A-Za-z_]\w{0,63})[ \t]{1,8}(?=[^\s=])/g),
  // `jq --arg token …`
  beforeWord(/(?<![\w-])--arg\s{1,8}([A-Za-z_]\w{0,63})\s{1,8}/g),
  // `reg add … /v Password /d …`
  beforeWord(
    /\breg(?:\.exe)?\s{1,8}add\s[^;|&\n]{0,200}?\/v\s{1,8}["']?([\w.-]{1,64})["']?\s[^;|&\n]{0,60}?\/d\s{1,8}/gi,
  ),
  // `printf "API_KEY=%s\n" …`
  {
    name: /(?<![\w-])printf\s{1,8}(["'])[^"'%\n]{0,100}?([A-Za-z_][\w.-]{0,63})\s{0,3}[=:]\s{0,3}%s[^"'%]{0,20}\1\s{1,8}/g,
    read: (shell, at, { 2: name = "" }) => namedSecret(shell, name, () => shell.value(at)),
  },
  // ODBC: `Pwd={…}`
  {
    name: /\b(?:pwd|password)\s{0,3}=\s{0,3}\{(?=[^}\n]{1,200}\})/gi,
    read: (shell, at) => secret({ from: at, to: shell.text.indexOf("}", at) }),
  },
  // SQL
  always(
    String.raw`\b(?:password\s{1,8}|identified\s{1,8}(?:with\s{1,8}\S{1,60}\s{1,8})?by\s{1,8}|password\s{1,8}for\s{1,8}\S{1,100}\s{1,8}=\s{0,8}(?:password\()?)`,
  ),
];
