// Recognising secrets by how they look or by the name they stand under.

const formats = new RegExp(
  [
    "sk-[A-Za-z0-9_-]{16,}",
    "fk-[A-Za-z0-9_-]{16,}",
    "gh[opsur]_[A-Za-z0-9]{30,}",
    "github_pat_[A-Za-z0-9_]{20,}",
    "glpat-[A-Za-z0-9_-]{16,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}",
    "AIza[0-9A-Za-z_-]{35}",
    "eyJ[A-Za-z0-9_-]{8,}\\.eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*)?",
    "-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*",
    "(?:hf|npm|gsk|xai|pplx|r8|dop_v1|shpat|lin_api|sntrys)[_-][A-Za-z0-9]{20,}",
    "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
    "AGE-SECRET-KEY-[0-9A-Z]{20,}",
    "(?<=[Bb]earer )[^\\s'\"]{8,}",
    "(?<=[Bb]asic )[A-Za-z0-9+/=]{12,}",
  ].join("|"),
  "g",
);
const word = /[A-Za-z0-9+/]{20,}={0,2}/g;

/** The parts of a text that look like credentials: a known format, or letters and digits without any order. */
export function tokensIn(text: string): string[] {
  const known = text.match(formats) ?? [];
  const random = (text.match(word) ?? []).filter(
    (part) => looksRandom(part) && !known.some((token) => token.includes(part)),
  );
  return [...known, ...random];
}

/** Whether a run of letters and digits changes between upper, lower and digit as often as chance makes it. */
function looksRandom(text: string): boolean {
  const classes = Array.from(text, (c) => (/[a-z]/.test(c) ? "a" : /[A-Z]/.test(c) ? "A" : /\d/.test(c) ? "0" : "+"));
  const enough = ["a", "A", "0"].every((kind) => classes.filter((c) => c === kind).length >= 2);
  const turns = classes.filter((kind, i) => i > 0 && kind !== classes[i - 1]).length;
  return enough && turns / (text.length - 1) >= 0.4;
}

const credentialName =
  /auth|token|secret|passw|passphrase|^pass$|pwd|api[-_]?key|access[-_]?key|private[-_]?key|^key$|[-_]key$|credential|cookie|session|signature|^sig$|bearer|jwt/i;

/** Whether a header, parameter or variable of this name usually carries a credential. */
export function namesCredential(name: string): boolean {
  return credentialName.test(name);
}

/** Texts that only fill a required field. */
export function isPlaceholder(text: string): boolean {
  return /^(?:not-used(?:-for-[a-z-]+)?|unused|none|n\/a|placeholder|changeme|dummy)$/i.test(text);
}

/** Whether the service shows a mask instead of the value. */
export function isMasked(text: string): boolean {
  return (
    /^(.)\1{2,}$/u.test(text) ||
    /^\[?(?:redacted|masked|hidden)\]?$/i.test(text) ||
    /^[^*•…]{0,8}(?:\*{3,}|•{3,}|…|\.{3,})[^*•…]{0,8}$/u.test(text)
  );
}
