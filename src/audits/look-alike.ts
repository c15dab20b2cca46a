// Addresses that a reader takes for one another. Information only: two people may be called nearly the same.
import { foldAscii } from "../catalog/kinds/email.ts";
import { edits } from "../errors.ts";
import { type Audit, type BuiltinRule, type Draft, event } from "./audit.ts";

const rule: BuiltinRule = {
  id: "editors/look-alike",
  title: "No editor's address looks like another address",
  kind: "editor",
  severity: "info",
  rationale: "Reviewers can mistake a look-alike address for a colleague's address.",
  remediation: "Check whether both addresses belong to people of the organization. If they do, accept the revision.",
  controls: ["nist-800-53:IA-4", "soc2:CC6.2"],
};

/** Shorter names are one edit apart by chance. */
const TELLING = 6;
/** Longer ones are not compared letter by letter. */
const LONGEST = 80;

/** A text with what looks alike made the same: `l`, `1` and `I`, `0` and `O`, `rn` and `m`, `vv` and `w`. */
function skeleton(text: string): string {
  return foldAscii(text).replace(/[1i|]/g, "l").replace(/0/g, "o").replace(/rn/g, "m").replace(/vv/g, "w");
}

/** Whether two different addresses can be mistaken for one another. The case of ASCII letters is no difference. */
export function looksLike(a: string, b: string): boolean {
  const [left, other] = [foldAscii(a), foldAscii(b)];
  if (left === other) return false;
  const [[name, domain], [otherName, otherDomain]] = [parts(left), parts(other)];
  if (plain(name) === plain(otherName) && skeleton(domain) === skeleton(otherDomain)) return true;
  return (domain === otherDomain && nearly(name, otherName)) || (name === otherName && nearly(domain, otherDomain));
}

/** A name without its separators, as it is read. */
function plain(name: string): string {
  return skeleton(name.replace(/[._-]/g, ""));
}

/** One edit apart. Accounts that are numbered are told apart by their numbers. */
function nearly(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < TELLING || unnumbered(a) === unnumbered(b)) return false;
  return edits(a, b) === 1;
}

function parts(address: string): readonly [string, string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/**
 * What two addresses that look alike have in common, at least once; and by each the text without its numbers, in which two
 * that were told apart by one edit differ as well.
 */
function keysOf(address: string): Map<string, string | null> {
  const [name, domain] = parts(foldAscii(address));
  const keys = new Map<string, string | null>([[JSON.stringify([plain(name), skeleton(domain)]), null]]);
  for (const short of shorter(name)) keys.set(JSON.stringify([short, domain, "name"]), unnumbered(name));
  for (const short of shorter(domain)) keys.set(JSON.stringify([name, short, "domain"]), unnumbered(domain));
  return keys;
}

function unnumbered(text: string): string {
  return text.replace(/\d/g, "");
}

/** A text, and all that is left of it without one character: one edit apart, two texts share one of these. */
function shorter(text: string): string[] {
  if (text.length < TELLING || text.length > LONGEST) return [];
  return [text, ...Array.from({ length: text.length }, (_, i) => text.slice(0, i) + text.slice(i + 1))];
}

interface KnownAddress {
  readonly email: string;
  readonly ids: Set<string>;
  /** What a reader knows them from. */
  readonly from: string;
}

/** Addresses seen so far, found by their look. */
class Addresses {
  readonly #known = new Map<string, KnownAddress>();
  /** By what they share, and by their text without numbers: accounts that are numbered are many. */
  readonly #byKey = new Map<string, Map<string | null, KnownAddress[]>>();

  /** The first address that looks like a new one; undefined when none does, or the address is not new. */
  add(email: string, id: string | null, from: string): KnownAddress | undefined {
    const address = foldAscii(email);
    const same = this.#known.get(address);
    if (same) {
      if (id !== null) same.ids.add(id);
      return undefined;
    }
    const keys = keysOf(email);
    const like = this.#like(email, id, keys);
    const added = { email, ids: new Set(id === null ? [] : [id]), from };
    this.#known.set(address, added);
    for (const [key, text] of keys) {
      const alike = this.#byKey.get(key) ?? new Map<string | null, KnownAddress[]>();
      this.#byKey.set(key, alike);
      const list = alike.get(text);
      if (list) list.push(added);
      else alike.set(text, [added]);
    }
    return like;
  }

  #like(email: string, id: string | null, keys: ReadonlyMap<string, string | null>): KnownAddress | undefined {
    for (const [key, text] of keys)
      for (const [other, entries] of this.#byKey.get(key) ?? []) {
        if (text !== null && text === other) continue;
        // One account under two addresses was renamed, and is no other person.
        const like = entries.find((entry) => !(id !== null && entry.ids.has(id)) && looksLike(entry.email, email));
        if (like) return like;
      }
    return undefined;
  }
}

export const lookAlike: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const drafts: Draft[] = [];
    const addresses = new Addresses();
    for (const { who } of context.policies.editors?.approved ?? [])
      if (who.includes("@") && !who.includes("*")) addresses.add(who, null, "whom the policy approves");
    return {
      see: (step) => {
        const { by, revision } = step.revision;
        if (!info || by.email === null || by.email === "") return;
        const { email } = by;
        const other = addresses.add(email, by.id, `who made revision ${revision}`);
        if (!other) return;
        const message = `${email} looks like ${other.email}, ${other.from}`;
        drafts.push(event(info, step, { subject: `revision:${revision}`, message, actual: email, offending: [email] }));
      },
      end: () => drafts,
    };
  },
};
