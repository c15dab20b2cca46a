// Recognising secrets by the name they stand under, and texts that stand in a secret's place without being one.

/** Parts of names that promise a credential wherever they stand, and words that do so only as a whole. */
const stems =
  /token|secret|passw|passphrase|pwd|api[-_. ]?key|access[-_. ]?key|private[-_. ]?key|credential|cookie|bearer|jwt|signature|sess(?:ion)?[-_. ]?(?:id|key)/i;
const words = new Set("auth authorization authentication oauth oauth2 pass passin passout sig".split(" "));
/** Keys that unlock nothing. */
const plainKeys = new Set("public primary foreign sort partition cache group idempotency host known".split(" "));
/** `TOKEN_URL` holds no token, `--no-password` no password, and `max_tokens` counts. */
const asides = new Set(
  "algorithm alg count dir enabled endpoint expiration expires expiry file format host jar length lifetime limit method mode name parallelism path policy provider required rotation scheme size stdin ttl type uri url version".split(
    " ",
  ),
);
const negations = new Set("no without skip disable disabled require required".split(" "));
const counters = new Set(
  "max min num n count limit budget per total input output prompt completion context thinking usage stop rate new".split(
    " ",
  ),
);

/** Whether a header, parameter, flag or variable of this name usually carries a credential. */
export function namesCredential(name: string): boolean {
  // A longer name is none, and its end says as much as the whole.
  const parts = name
    .slice(-200)
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (asides.has(last) || (parts.length > 1 && negations.has(parts[0]!))) return false;
  if (parts.some((part) => /^tokens?$/.test(part)) && parts.some((part) => counters.has(part))) return false;
  if (/tokeniz/i.test(name)) return false;
  if (last === "session" || last === "sid") return true;
  if (last === "key") return !plainKeys.has(parts.at(-2) ?? "");
  return stems.test(name) || parts.some((part) => words.has(part));
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
