// Recognising secrets by the name they stand under, and texts that stand in a secret's place without being one.

/** Parts of names that promise a credential wherever they stand, and words that do so only as a whole. */
const stems =
  /token|secret|passw|passphrase|passcode|pwd|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|mnemonic|seed[-_. ]?phrase|recovery[-_. ]?(?:phrase|code)|signature|sess(?:ion)?[-_. ]?(?:id|key)/i;
const words = new Set(
  "auth authorization authentication oauth oauth2 pass passin passout sig cred creds otp totp".split(" "),
);
/** Keys that unlock nothing. */
const plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
/** `TOKEN_URL` holds no token, and `--no-password` no password. */
const asides = new Set(
  "algorithm alg dir enabled endpoint expiration expires expiry file format host jar lifetime method mode name parallelism path policy provider required rotation scheme stdin ttl type uri url version".split(
    " ",
  ),
);
const negations = new Set("no without skip".split(" "));
const switches = new Set("disable disabled require required".split(" "));
const measures = new Set("count counts length limit limits size".split(" "));
/** Words beside which tokens are counted: `max_tokens`, `token_limit`. */
const counters = new Set(
  "max min num n count counts limit limits budget budgets size length per total input output prompt completion context thinking usage stop rate new".split(
    " ",
  ),
);
/** Words before one token that is no credential: `cost_per_token`, `eos_token`. */
const units = new Set("max min num n per stop eos bos pad unk sep cls mask special image".split(" "));

/**
 * What a name promises of its value: a credential whatever it is (`any`), unless it is a number (`text`), where it is a
 * long text (`long`, and `count` where it is likelier a count or a switch), or nothing.
 */
export type Promised = "any" | "text" | "long" | "count" | "nothing";

/** What the name of a header, parameter, flag or variable promises. */
export function promiseOf(name: string): Promised {
  // A longer name is none, and its end says as much as the whole.
  const parts = name
    .slice(-200)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (asides.has(last) || (parts.length > 1 && negations.has(parts[0]!)) || /tokeniz/i.test(name)) return "nothing";
  const at = parts.findLastIndex((part) => /^tokens?$/.test(part));
  if (at >= 0 && countsTokens(parts, at)) return "count";
  const promised = plainly(name, parts, last);
  const isAbout = measures.has(last) || (parts.length > 1 && switches.has(parts[0]!));
  return promised !== "nothing" && isAbout ? "count" : promised;
}

function plainly(name: string, parts: readonly string[], last: string): Promised {
  if (last === "tokens") return "text";
  if (last === "session" || last === "sid") return "any";
  if (last === "key") return plainKeys.has(parts.at(-2) ?? "") ? "nothing" : "any";
  if (last === "seed") return "long";
  if (last === "pat") return parts.length > 1 ? "any" : "long";
  return stems.test(name) || parts.some((part) => words.has(part)) ? "any" : "nothing";
}

/** Whether a name tells how many tokens there are, or which of a model's own one is. */
function countsTokens(parts: readonly string[], at: number): boolean {
  // The name of one token ends with it, whatever is said of it: `NEW_TOKEN`, `RATE_LIMIT_TOKEN`.
  if (parts[at] === "token" && at === parts.length - 1) return units.has(parts[at - 1] ?? "");
  if (units.has(parts[at - 1] ?? "") && /^ids?$/.test(parts.at(-1)!)) return true;
  return parts.some((part) => counters.has(part));
}

/** A text shorter than this under a name such as `seed` or `max_tokens` is an argument. */
const LONG = 12;

/** Whether a text under a name is a credential by what the name promises. */
export function isPromised(promised: Promised, text: string): boolean {
  if (promised !== "long" && promised !== "count") return promised !== "nothing";
  return text.length >= LONG && !/^[-+\d\s_,.]+[kKmM]?$/.test(text);
}

/** Whether a text of this name is a credential by its name; without the text, whether every one is. */
export function namesCredential(name: string, text = ""): boolean {
  return isPromised(promiseOf(name), text);
}

/** Texts that only fill a required field. */
export function isPlaceholder(text: string): boolean {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text);
}

/** Whether the service shows a mask instead of the value. */
export function isMasked(text: string): boolean {
  return (
    isOneCharacter(text) ||
    /^\[?(?:redacted|masked|hidden)\]?$/i.test(text) ||
    (text.length <= 100 && /^[^*•…]{0,8}(?:\*{3,}|•{3,}|…|\.{3,})[^*•…]{0,8}$/u.test(text))
  );
}

/** Not by a pattern: one that looks back runs out of stack on a long text. */
function isOneCharacter(text: string): boolean {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const times = text.length / first.length;
  return times >= 3 && Number.isInteger(times) && text === first.repeat(times);
}

/**
 * Whether a text under a name that promises no credential is as likely the name of something: an identifier in lower
 * case, a title, or an address.
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
