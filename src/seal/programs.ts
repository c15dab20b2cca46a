// Knows the programs that take a password behind a short flag. The same letter has another meaning elsewhere: `mkdir -p`,
// `grep -w` and `wget -P` take none.
import { countWhile } from "../lists.ts";
import { matches } from "./recognise.ts";

export interface Program {
  /** Finds the program in a text. */
  readonly name: RegExp;
  /** The letters whose password may follow without a space. */
  readonly glued?: string;
  /** The letters whose password may be the next word. */
  readonly spaced?: string;
  /** The letters that take no value, so that another letter may follow in the same flag: `-sSu`. */
  readonly switches?: string;
  /** The letters whose value is a password only in the form `name:password`. */
  readonly logins?: string;
  /** What is between a name and its password; default: a colon. */
  readonly separator?: string;
  /** Whether the program asks for the password if no word follows. */
  readonly asks?: true;
  /** Whether the program reads headers from its arguments: `http GET h.example X-Api-Key:…`. */
  readonly headers?: true;
}

/** A short flag that takes a password. */
export interface ShortFlag {
  /** The number of letters up to the password. */
  readonly length: number;
  /** What is between a name and its password, if the value is a password only in this form; else null. */
  readonly separator: string | null;
  /** Whether the next word may also be something else, because the program asks for a missing password. */
  readonly isOptional: boolean;
}

// A common word counts only as a whole word: `wget https://h.example/a.zip -P dir` does not run zip.
const programs: readonly Program[] = [
  { name: /\bsshpass\b/, glued: "p", spaced: "p" },
  { name: /\b(?:mysql|mariadb)/, glued: "p" },
  {
    name: /(?<![\w.:=@-])mongo(?:sh|dump|restore|export|import|stat|top|files)?(?:\.exe)?(?=["'\s])/,
    glued: "p",
    spaced: "p",
    asks: true,
  },
  {
    name: /\b(?:docker|podman|nerdctl|helm|skopeo|buildah|oras|crane|regctl|cosign|az|oc|cf|fly|ibmcloud|faas-cli|tabcmd|expo|eas)\b[^;|&]{0,60}?\slogin\b/,
    glued: "p",
    spaced: "p",
  },
  { name: /\baz\s{1,8}(?:sql|mysql|mariadb|postgres)\b/, spaced: "p" },
  { name: /\b(?:redis|valkey|keydb)-cli\b/, spaced: "a" },
  { name: /(?<![\w.:=@-])(?:sqlcmd|bcp|osql|isql|tsql|p4)(?:\.exe)?(?=["'\s])/, glued: "P", spaced: "P" },
  {
    name: /(?<![\w.:=@-])(?:un)?zip(?:\.exe)?(?=["'\s])/,
    glued: "P",
    spaced: "P",
    switches: "0123456789erjqmovulTXyd",
  },
  { name: /(?<![\w.:=@-])(?:7z[azr]?|(?:un)?rar)(?:\.exe)?(?=["'\s])/, glued: "p", switches: "h" },
  { name: /(?<![\w.:=@-])ldappasswd(?=["'\s])/, spaced: "asw", switches: "xvncMAZLQNCI" },
  {
    name: /(?<![\w.:=@-])ldap(?:search|add|modify|modrdn|delete|compare|whoami|exop)(?=["'\s])/,
    glued: "w",
    spaced: "w",
    switches: "xvncMAZLQNCI",
  },
  { name: /(?<![\w.:=@-])openssl(?:\.exe)?\s+enc\s/, spaced: "kK" },
  { name: /\bcurl\b/, logins: "uU", switches: "0123456789#aBfgGiIjJkLlMnNOpqRsSvZ" },
  { name: /(?<![\w.:=@-])(?:https?|xhs?|httpie)(?=\s)/, spaced: "a", headers: true },
  {
    name: /(?<![\w.:=@-])(?:[Pp]s[Ee]xec(?:64)?|[wx]freerdp3?|rdesktop|twine|vsce|ovsx|cqlsh|cypher-shell|couchbase-cli|cbq|cbbackupmgr|beeline|rabbitmqadmin|yt-dlp|youtube-dl|ncftp(?:put|get)?|altool|esxcli|racadm|evil-winrm|crackmapexec|nxc|veracrypt)(?:\.exe)?(?=["'\s])/,
    spaced: "p",
  },
  { name: /\b(?:ipmitool|mosquitto_(?:pub|sub|rr))\b/, spaced: "P" },
  { name: /\bssh-keygen\b/, spaced: "NP" },
  { name: /\bsnmp(?:bulk)?(?:walk|get|getnext|set|table|trap|inform)\b/, spaced: "AXc" },
  { name: /\bnuget(?:\.exe)?\s{1,8}push\b/, spaced: "k" },
  { name: /\b(?:nuget(?:\.exe)?\s{1,8}(?:add|update)\s{1,8}source|poetry\s{1,8}publish)\b/, spaced: "p" },
  { name: /(?<![\w.:=@-])(?:user(?:add|mod)|supabase|certutil(?:\.exe)?)(?=\s)/, spaced: "p" },
  { name: /(?<![\w.:=@-])influx(?=\s)/, spaced: "pt" },
  { name: /\bgh\s{1,8}secret\s{1,8}set\b/, glued: "b" },
  {
    name: /(?<![\w.:=@-])(?:doctl|codecov(?:cli)?|flyctl|vercel|anaconda(?=\s{1,8}-t\s)|k6\b[^;|&]{0,40}?\slogin)(?=\s)/,
    spaced: "t",
  },
  { name: /\buv\s{1,8}publish\b/, spaced: "tp" },
  { name: /\bpdm\s{1,8}publish\b/, spaced: "P" },
  { name: /(?<![\w.:=@-])(?:swift|openai)(?=\s)/, spaced: "Kk" },
  { name: /(?<![\w.:=@-])(?:ab|hey)(?=\s)/, logins: "aAP" },
  { name: /\b(?:choco\s{1,8}apikey|cloudsmith\s{1,8}push)\b/, spaced: "k" },
  { name: /\bgitlab-runner\s{1,8}register\b/, spaced: "r" },
  { name: /\bipa-(?:client|server|replica)-install\b/, spaced: "w" },
  { name: /\bglab\s{1,8}auth\s{1,8}login\b/, spaced: "t" },
  { name: /(?<![\w.:=@-])netlify(?=\s)/, spaced: "a" },
  { name: /\bsecurity\s{1,8}(?:unlock|create)-keychain\b/, spaced: "p" },
  { name: /\bsecurity\s{1,8}import\b/, spaced: "P" },
  { name: /\bsecurity\s{1,8}set-key-partition-list\b/, spaced: "k" },
  { name: /\bsecurity\s{1,8}add-(?:generic|internet)-password\b/, spaced: "w", asks: true },
  { name: /\b(?:smb(?:client|get|tree)|rpcclient|winexe)\b/, logins: "U", separator: "%" },
  { name: /(?<![\w.:=@-])lftp(?=\s)/, logins: "u", separator: "," },
];

/** Flags that name something in these programs, although they name a secret elsewhere. */
const plainFlags: readonly { readonly name: RegExp; readonly flags: RegExp }[] = [
  { name: /\baws\s[^;|&\n]{0,60}?\b(?:s3api|dynamodb)\s/, flags: /^key$/ },
  { name: /\baws\s[^;|&\n]{0,60}?\bsecretsmanager\s/, flags: /^secret-id$/ },
  { name: /\bgcloud\s/, flags: /^(?:(?:set|update|remove|clear)-)?secrets?$/ },
  { name: /(?<![\w.:=@-])sort\s/, flags: /^key$/ },
  { name: /\bgem\s{1,8}push\s/, flags: /^key$/ },
  { name: /\bopenssl\s{1,8}dgst\s/, flags: /^signature$/ },
];

/** Whether a flag names no secret in the command that it follows. */
export function isPlainFlag(before: string, flag: string): boolean {
  return plainFlags.some(({ name, flags }) => flags.test(flag) && name.test(before));
}

/** Commands in which every assignment is a secret: `vault kv put secret/x name=…`. */
const setsSecrets =
  /(?<![\w.-])(?:vault\s{1,8}kv\s{1,8}(?:put|patch)|(?:fly(?:ctl)?|doppler|infisical|supabase|eas)\s{1,8}secrets?\s{1,8}set|(?:kubectl|oc)\s{1,8}create\s{1,8}secret)\s/;

/** Whether a command, up to an assignment, stores the value of the assignment as a secret. */
export function storesSecrets(before: string): boolean {
  return setsSecrets.test(before);
}

const anyProgram = new RegExp(programs.map(({ name }) => `(${name.source})`).join("|"), "g");

/** Where a text names the programs, in order. */
export class ProgramPlaces {
  readonly #places: { readonly at: number; readonly program: Program }[] = [];

  constructor(text: string) {
    for (const match of matches(text, anyProgram)) {
      const groupIndex = match.findIndex((group, i) => i > 0 && group !== undefined);
      this.#places.push({ at: match.index, program: programs[groupIndex - 1]! });
    }
  }

  /** Returns the programs between two offsets, the nearest to the end first. Of many, returns only the nearest. */
  between(from: number, to: number): Program[] {
    const before = countWhile(this.#places, ({ at }) => at < to);
    const nearest = this.#places.slice(Math.max(0, before - 4), before);
    return nearest
      .filter(({ at }) => at >= from)
      .map(({ program }) => program)
      .reverse();
  }
}

/** Returns the short flag that takes a password, given the programs before it and the text behind its hyphen. */
export function shortFlag(before: readonly Program[], text: string): ShortFlag | undefined {
  const [letters = ""] = /^[A-Za-z0-9#]{1,12}/.exec(text) ?? [];
  const isQuoted = text.length > letters.length && !/^(?:\s|\\\r?\n)/.test(text.slice(letters.length));
  for (const program of before) {
    const flag = flagOf(program, letters, isQuoted);
    if (flag) return flag;
  }
  return undefined;
}

function flagOf(program: Program, letters: string, isQuoted: boolean): ShortFlag | undefined {
  const { glued = "", spaced = "", logins = "", separator = ":", switches = "", asks = false } = program;
  for (const [i, letter] of Array.from(letters).entries()) {
    const isGlued = i + 1 < letters.length || isQuoted;
    const isLogin = logins.includes(letter);
    if (isLogin || (isGlued ? glued : spaced).includes(letter))
      return { length: i + 1, separator: isLogin ? separator : null, isOptional: asks && !isGlued };
    if (!switches.includes(letter)) return undefined;
  }
  return undefined;
}

/** Whether a text is no password but the port that a container publishes, or the port of a host. */
export function isPort(before: string, text: string): boolean {
  if (/^(?:[\d.]{1,15}:)?\d{1,5}(?:-\d{1,5})?:\d{1,5}(?:-\d{1,5})?(?:\/(?:tcp|udp))?$/.test(text)) return true;
  return (
    /^\d{1,5}$/.test(text) && /\b(?:docker|podman|nerdctl|ssh|scp|sftp)\b/.test(before) && !/\blogin\b/.test(before)
  );
}
