// Recognizes secrets by the name above them, and texts that fill the place of a secret without being a secret.

/** Parts of names that mark a credential anywhere in a name, and words that do so only as a whole. */
const stems =
  /token|secret|passw|passphrase|passcode|pwd|storepass|keypass|auth[-_. ]?key|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|mnemonic|seed[-_. ]?phrase|recovery[-_. ]?(?:phrase|code)|signature|honeycomb[-_. ]?team|sess(?:ion)?[-_. ]?(?:id|key)/i;
const words = new Set(
  "auth authorization authentication oauth oauth2 pass passin passout sshpass requirepass masterauth sig cred creds otp totp".split(
    " ",
  ),
);
/** The same words written together: `DBPASS`, `rootpw`, `sshkey`. */
const gluedName =
  /^(?:(?:db|user|root|admin|master|smtp|mail|ftp|sql|pg|http|proxy|login|ldap|redis|mongo)(?:pass|pw)|(?:master|encryption|signing|deploy|ssh|gpg|account|storage|shared|service)key)$/;
/** Which of several credentials a name means: `SIGNING_KEY_2`, `DB_PASS_OLD`. */
const variantWord = /^(?:v?\d+|old|new|previous|next|current)$/;
const numberedName = /^(key|pass|pw|sig|session|sid|pat|otp|cred|creds)\d+$/;
/** Words before `key` in the names of keys that unlock nothing. */
const plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
/** `TOKEN_URL` contains no token, and `--no-password` no password. */
const asides = new Set(
  "algorithm alg bucket dir domain enabled endpoint expiration expires expiry fd file format host jar lifetime method mode name parallelism path policy provider required rotation scheme stdin ttl type uri url version".split(
    " ",
  ),
);
const negations = new Set("no without skip".split(" "));
const switches = new Set("disable disabled require required".split(" "));
const measures = new Set("count counts length limit limits size".split(" "));
/** Words near a number of tokens: `max_tokens`, `token_limit`. */
const counters = new Set(
  "max min num n count counts limit limits budget budgets size length per total input output prompt completion context thinking usage stop rate new".split(
    " ",
  ),
);
/** Words before a token that is no credential: `cost_per_token`, `eos_token`. */
const units = new Set("max min num n per stop eos bos pad unk sep cls mask special image".split(" "));

/**
 * What a name promises about its value. `any`: always a credential. `text`: a credential unless it is a number. `long`:
 * a credential if it is a long text. `count`: the same, but more likely a count or a switch. `nothing`: no credential.
 */
export type NamePromise = "any" | "text" | "long" | "count" | "nothing";

/** Returns what the name of a header, parameter, flag or variable promises. */
export function promiseOf(name: string): NamePromise {
  // A longer text is no real name, and its end is enough to judge it.
  const parts = name
    .slice(-200)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");
  while (parts.length > 1 && variantWord.test(parts.at(-1)!)) parts.pop();
  const last = (parts.pop() ?? "").replace(numberedName, "$1");
  if (last !== "") parts.push(last);
  if (asides.has(last) || (parts.length > 1 && negations.has(parts[0]!)) || /tokeniz/i.test(name)) return "nothing";
  const at = parts.findLastIndex((part) => /^tokens?$/.test(part));
  if (at >= 0 && countsTokens(parts, at)) return "count";
  const promise = plainly(name, parts, last);
  const isAbout = measures.has(last) || (parts.length > 1 && switches.has(parts[0]!));
  return promise !== "nothing" && isAbout ? "count" : promise;
}

function plainly(name: string, parts: readonly string[], last: string): NamePromise {
  if (last === "tokens") return "text";
  if (last === "session" || last === "sid") return "any";
  if (last === "key") return plainKeys.has(parts.at(-2) ?? "") ? "nothing" : "any";
  if (last === "seed") return "long";
  if (last === "pat" || last === "pw") return parts.length > 1 ? "any" : "long";
  return stems.test(name) || gluedName.test(last) || parts.some((part) => words.has(part)) ? "any" : "nothing";
}

/** Whether a name states a number of tokens, or names a special token of a model. */
function countsTokens(parts: readonly string[], at: number): boolean {
  // The name of a single token ends in `token`, whatever is before: `NEW_TOKEN`, `RATE_LIMIT_TOKEN`.
  if (parts[at] === "token" && at === parts.length - 1) return units.has(parts[at - 1] ?? "");
  if (units.has(parts[at - 1] ?? "") && /^ids?$/.test(parts.at(-1)!)) return true;
  return parts.some((part) => counters.has(part));
}

/** Under a name such as `seed` or `max_tokens`, a text shorter than this is an argument. */
const LONG = 12;

/** Whether a text under a name is a credential, given what the name promises. */
export function isPromised(promise: NamePromise, text: string): boolean {
  if (promise !== "long" && promise !== "count") return promise !== "nothing";
  return text.length >= LONG && !/^[-+\d\s_,.]+[kKmM]?$/.test(text);
}

/** Whether a name marks this text as a credential; without a text, whether it marks every text. */
export function namesCredential(name: string, text = ""): boolean {
  return isPromised(promiseOf(name), text);
}

/** Whether a text only fills a required field. */
export function isPlaceholder(text: string): boolean {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text);
}

/** Whether a text is a mask that the service shows instead of the value. */
export function isMasked(text: string): boolean {
  return (
    isOneCharacter(text) ||
    /^\[?(?:redacted|masked|hidden)\]?$/i.test(text) ||
    (text.length <= 100 && /^[^*•…]{0,8}(?:\*{3,}|•{3,}|…|\.{3,})[^*•…]{0,8}$/u.test(text))
  );
}

/** Uses no pattern: a back reference overflows the stack on a long text. */
function isOneCharacter(text: string): boolean {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const times = text.length / first.length;
  return times >= 3 && Number.isInteger(times) && text === first.repeat(times);
}

/**
 * Whether a text under a name that promises no credential may as well be an ordinary name: an identifier in lower case,
 * a title, or an address.
 */
export function isOrdinary(text: string): boolean {
  if (text.length > 200) return false;
  if (/^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/.test(text) || /^https?:\/\/[a-z0-9.-]+(?::\d+)?[a-z0-9/._-]*$/.test(text))
    return true;
  return (
    /^[\w .,()/:+-]*$/.test(text) &&
    text.includes(" ") &&
    text.split(/[^A-Za-z0-9]+/).every((word) => /^(?:[A-Z]?[a-z]*|[A-Z]+|v?\d+)$/.test(word))
  );
}
