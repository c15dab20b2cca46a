// What readers type to find something: words, and words with a key such as `by:ada` or `sev:high`. Words of one key are
// alternatives; different keys, and words without one, must all match. `*` stands for any run of characters.
import { firstIn, lastIn } from "../../lists.ts";

/** One thing that can be found. Every text is in lower case. */
export interface SearchEntry {
  /** By key: any of its texts may match. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Everything that words without a key may match. */
  readonly words: string;
  /** When it happened, as ISO text. */
  readonly at: string;
}

interface Term {
  readonly key: string;
  readonly wanted: string;
  readonly not: boolean;
}

type Query = readonly Term[];

/** A text as a query; every text is one. */
export function queryOf(text: string): Query {
  const terms = text.toLowerCase().match(/(?:[^\s"]|"[^"]*"?)+/g) ?? [];
  return terms.map((term) => {
    const [, not, key, wanted = ""] = /^(-?)(?:([a-z]+):)?(.*)$/s.exec(term.replaceAll('"', ""))!;
    return { key: key ?? "", wanted, not: not === "-" };
  });
}

/** A query without its alternatives of one key: what each of them would be chosen from. */
export function without(query: Query, key: string): Query {
  return query.filter((term) => term.not || term.key !== key);
}

/** Whether a query finds something. A key it does not have finds nothing: a typing error must not look like a match. */
export function finds(query: Query, entry: SearchEntry): boolean {
  const alternatives = new Map<string, boolean>();
  for (const term of query) {
    const holdsTerm = holds(term, entry);
    if (term.not || term.key === "") {
      if (holdsTerm === term.not) return false;
    } else alternatives.set(term.key, (alternatives.get(term.key) ?? false) || holdsTerm);
  }
  return [...alternatives.values()].every(Boolean);
}

function holds({ key, wanted }: Term, { fields, words, at }: SearchEntry): boolean {
  if (wanted === "") return true;
  if (key === "") return words.includes(wanted);
  if (key === "since") return at >= wanted;
  if (key === "until") return at.slice(0, wanted.length) <= wanted;
  if (!Object.hasOwn(fields, key)) return false;
  return fields[key]!.some((text) => (exact.has(key) ? text === wanted : like(text, wanted)));
}

/** Keys whose words are few and known: `is:open` is not `is:reopened`. */
const exact = new Set(["is", "sev", "rev", "was"]);

/** Whether a text holds the parts between the stars, in their order; the whole text when there is a star. */
function like(text: string, pattern: string): boolean {
  const parts = pattern.split("*");
  if (parts.length === 1) return text.includes(pattern);
  const [first, last] = [firstIn(parts), lastIn(parts)];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return at <= text.length - last.length;
}

/** A query with a term put in, or taken out where it stands already. */
export function toggled(text: string, term: string): string {
  const terms = text.split(/\s+/).filter((word) => word !== "");
  return (terms.includes(term) ? terms.filter((word) => word !== term) : [...terms, term]).join(" ");
}
