// Finds secrets in texts that anybody may have written: prompts, files, output of commands. Reads them as commands, in
// which secrets are most common, and as lines `name: value`.
import { commandSpans } from "./command.ts";
import { isKeptElsewhere, isPlain } from "./elsewhere.ts";
import { namesCredential } from "./names.ts";
import { matches, type Span } from "./recognise.ts";
import { Shell } from "./shell.ts";

const line = /^[ \t]*(?:- )?["']?([\w.-]{1,64})["']?[ \t]{0,8}(?:[:=]|[:?]=)[ \t]{1,8}(\S[^\n\r]*)/gm;

/** Within a sentence: `(token: …)`, `the api key is …`. A value has eight characters and a digit, unlike a word. */
const prose =
  /(?<![\w-])(?:(?:api|access|secret|private)[ _-]key|(?:(?:access|auth|api)[ _-])?token|pass(?:word|wort)|kennwort|wachtwoord|mot de passe|contraseña|senha|hasło|пароль|パスワード|密码|密碼|비밀번호|passphrase|passcode|secret|credential)(?:[ \t]{0,4}[:=：][ \t]{0,4}|(?:[ \t]{1,4}(?:for|of|to)(?:[ \t]{1,4}[\w-]{1,40}){1,4}?)?[ \t]{1,4}is[ \t]{1,4})["'`]?(?=[^\s\d"'`()&]{0,200}\d)([^\s"'`(),;&]{8,})/gi;

/** Whether a line runs a command with an empty variable: `TOKEN= curl https://h.example`. */
function isCommand(line: string, value: string): boolean {
  return /^[ \t]*\w+=[ \t]/.test(line) && /^[^\s"']+\s+\S/.test(value);
}

/** Finds the secret spans of such a text, unordered. */
export function freeSpans(text: string): Span[] {
  const shell = new Shell(text);
  const spans = commandSpans(text, shell);
  for (const { index, 0: match, 1: name, 2: value } of matches(text, line)) {
    if (!namesCredential(name!, value) || isCommand(match, value!)) continue;
    const to = index + match.length;
    for (const span of shell.secrets({ from: to - value!.length, to }, true)) spans.push(span);
  }
  for (const { index, 0: match, 1: value } of matches(text, prose)) {
    // The end of a sentence. Before a closing quote it may belong to the secret.
    const isQuoted = /["'`]/.test(text[index + match.length] ?? "");
    const secret = isQuoted ? value! : value!.replace(/[.!?]+$/, "");
    // Skip the escape of a text that imitates our marker: "[secret: fp:…]".
    if (secret.startsWith("fp:")) continue;
    if (isKeptElsewhere(secret) || isPlain(secret)) continue;
    const start = index + match.length - value!.length;
    spans.push({ start, end: start + secret.length, credential: true });
  }
  return spans;
}
