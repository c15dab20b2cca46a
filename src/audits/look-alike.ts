// Addresses that readers can confuse. Severity info: two people may have nearly the same name.
import { foldAscii } from "../catalog/kinds/email.ts";
import { edits } from "../errors.ts";
import { type BuiltinRule, event, stepAudit } from "./audit.ts";
import { addTo, getOrMake } from "../lists.ts";

const rule: BuiltinRule = {
  id: "editors/look-alike",
  title: "No editor's address looks like another address",
  acceptedBy: "revision",
  kind: "editor",
  severity: "info",
  rationale: "Reviewers can mistake a look-alike address for a colleague's address.",
  remediation:
    "Check whether both addresses belong to people of the organization. If they do, accept the revision with an exception.",
  controls: ["nist-800-53:IA-4", "soc2:CC6.2"],
};

/** The minimum length: shorter names are one edit apart by chance. */
const TELLING = 6;
/** The maximum length for comparison by edits. */
const LONGEST = 80;

/** Replaces look-alike characters by the same text: `l`, `1` and `I`, `0` and `O`, `rn` and `m`, `vv` and `w`. */
function skeleton(text: string): string {
  return foldAscii(text).replace(/[1i|]/g, "l").replace(/0/g, "o").replace(/rn/g, "m").replace(/vv/g, "w");
}

/** Whether two different addresses can be confused. Addresses that differ only in ASCII case are equal. */
export function looksLike(a: string, b: string): boolean {
  const [foldedA, foldedB] = [foldAscii(a), foldAscii(b)];
  if (foldedA === foldedB) return false;
  const [[name, domain], [otherName, otherDomain]] = [parts(foldedA), parts(foldedB)];
  if (plain(name) === plain(otherName) && skeleton(domain) === skeleton(otherDomain)) return true;
  return (domain === otherDomain && nearly(name, otherName)) || (name === otherName && nearly(domain, otherDomain));
}

/** Returns the skeleton of a name without its separators. */
function plain(name: string): string {
  return skeleton(name.replace(/[._-]/g, ""));
}

/** Whether two texts are one edit apart. Accounts that differ only in digits are distinct by intention. */
function nearly(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < TELLING || withoutDigits(a) === withoutDigits(b)) return false;
  return edits(a, b) === 1;
}

function parts(address: string): readonly [string, string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/**
 * Returns keys of which look-alike addresses share at least one, each with the text without digits: for a match by edit
 * these texts must differ.
 */
function keysOf(address: string): Map<string, string | null> {
  const [name, domain] = parts(foldAscii(address));
  const keys = new Map<string, string | null>([[JSON.stringify([plain(name), skeleton(domain)]), null]]);
  for (const short of shorter(name)) keys.set(JSON.stringify([short, domain, "name"]), withoutDigits(name));
  for (const short of shorter(domain)) keys.set(JSON.stringify([name, short, "domain"]), withoutDigits(domain));
  return keys;
}

function withoutDigits(text: string): string {
  return text.replace(/\d/g, "");
}

/** Returns a text and its variants without one character. Two texts at one edit distance share one of these. */
function shorter(text: string): string[] {
  if (text.length < TELLING || text.length > LONGEST) return [];
  return [text, ...Array.from({ length: text.length }, (_, i) => text.slice(0, i) + text.slice(i + 1))];
}

interface KnownAddress {
  readonly email: string;
  readonly ids: Set<string>;
  /** The origin of the address, for the message. */
  readonly from: string;
}

/** Addresses seen so far, indexed by look-alike keys. */
class Addresses {
  readonly #byAddress = new Map<string, KnownAddress>();
  /** By shared key, then by text without digits: numbered accounts can be many. */
  readonly #byKey = new Map<string, Map<string | null, KnownAddress[]>>();

  /** Adds an address. Returns the first look-alike; undefined when there is none, or the address is known. */
  add(email: string, id: string | null, from: string): KnownAddress | undefined {
    const address = foldAscii(email);
    const knownAddress = this.#byAddress.get(address);
    if (knownAddress) {
      if (id !== null) knownAddress.ids.add(id);
      return undefined;
    }
    const keys = keysOf(email);
    const like = this.#like(email, id, keys);
    const entry = { email, ids: new Set(id === null ? [] : [id]), from };
    this.#byAddress.set(address, entry);
    for (const [key, text] of keys)
      addTo(
        getOrMake(this.#byKey, key, () => new Map<string | null, KnownAddress[]>()),
        text,
        entry,
      );
    return like;
  }

  #like(email: string, id: string | null, keys: ReadonlyMap<string, string | null>): KnownAddress | undefined {
    for (const [key, text] of keys)
      for (const [otherEmail, entries] of this.#byKey.get(key) ?? []) {
        if (text !== null && text === otherEmail) continue;
        // An account with two addresses was renamed. It is the same person.
        const like = entries.find((entry) => !(id !== null && entry.ids.has(id)) && looksLike(entry.email, email));
        if (like) return like;
      }
    return undefined;
  }
}

export const lookAlike = stepAudit([rule], (context) => {
  const info = context.builtin(rule);
  const addresses = new Addresses();
  for (const { who: person } of context.policies.editors?.approved ?? [])
    if (person.includes("@") && !person.includes("*")) addresses.add(person, null, "whom the policy lists");
  return (step) => {
    const { by, revision } = step.revision;
    if (!info || by.email === null || by.email === "") return [];
    const { email } = by;
    const similarAddress = addresses.add(email, by.id, `who made revision ${revision}`);
    if (!similarAddress) return [];
    const message = `${email} looks like ${similarAddress.email}, ${similarAddress.from}`;
    return [event(info, step, { subject: `revision:${revision}`, message, actual: email, offending: [email] })];
  };
});
