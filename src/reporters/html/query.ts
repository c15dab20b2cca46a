// The search language: words, and words with a key such as `by:ada` or `sev:high`. Words of the same key are
// alternatives. Different keys, and words without a key, must all match. `*` stands for any run of characters.
import { firstIn, lastIn } from "../../lists.ts";

/** A searchable item. All texts are in lower case. */
export interface SearchEntry {
  /** By key: the texts, any of which may match. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The text that words without a key match. */
  readonly words: string;
  /** The time, as ISO text. */
  readonly at: string;
}

interface Term {
  readonly key: string;
  readonly pattern: string;
  readonly not: boolean;
}

type Query = readonly Term[];

/** Parses a text to a query. Every text is valid. */
export function queryOf(text: string): Query {
  const terms = text.toLowerCase().match(/(?:[^\s"]|"[^"]*"?)+/g) ?? [];
  return terms.map((term) => {
    const [, not, key, pattern = ""] = /^(-?)(?:([a-z]+):)?(.*)$/s.exec(term.replaceAll('"', ""))!;
    return { key: key ?? "", pattern, not: not === "-" };
  });
}

/** A query without its alternatives of one key: what each of them would be chosen from. */
export function without(query: Query, key: string): Query {
  return query.filter((term) => term.not || term.key !== key);
}

/** Whether a query matches. An unknown key matches nothing: a typing error must not look like a match. */
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

function holds({ key, pattern }: Term, { fields, words, at }: SearchEntry): boolean {
  if (pattern === "") return true;
  if (key === "") return words.includes(pattern);
  if (key === "since") return at >= pattern;
  if (key === "until") return at.slice(0, pattern.length) <= pattern;
  if (!Object.hasOwn(fields, key)) return false;
  return fields[key]!.some((text) => (exact.has(key) ? text === pattern : like(text, pattern)));
}

/** Keys with a closed set of words, which must match exactly: `is:open` is not `is:reopened`. */
const exact = new Set(["is", "sev", "rev", "was"]);

/** Whether a text contains the parts between the stars, in order; with a star the whole text must match. */
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

/** Adds a term to a query, or removes it if present. */
export function toggleTerm(text: string, term: string): string {
  const terms = text.split(/\s+/).filter((word) => word !== "");
  return (terms.includes(term) ? terms.filter((word) => word !== term) : [...terms, term]).join(" ");
}
