// Decides which secrets are hidden wherever they occur. A secret that equals a word of a report cannot be: hiding it
// would blank the report, and the leak scan would withhold it. Such a secret is weak, and hidden only at its own place.
import type { Catalog, CatalogPlace } from "../catalog/catalog.ts";
import { SettingsReader } from "../catalog/read.ts";
import { knownValues } from "../catalog/setting.ts";
import { type JsonObject, segment } from "../model/json.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import { normalizeText, Scanner } from "./scanner.ts";

/** A shorter literal also occurs elsewhere by chance. */
export const STRONG = 12;

/** Our own texts that cannot be listed: markers, the ids of keys and findings, and all dates and times. */
const ownPatterns = [
  /\[(?:secret|hidden)[: ]|"\$secret"|"fingerprint"|fp:(?:run|k)/i,
  /^(?:(?:f?p:)?k?[0-9a-f]{0,7}:|[fk]?_)?[0-9a-f]{0,16}$/i,
  /^(?=.{0,40}[T :])\d{0,4}-?\d{0,2}-?\d{0,2}[T ]?\d{0,2}:?\d{0,2}:?[\d.]{0,6}(?:Z| U?T?C?)?$/i,
];

/** Whether a text may be one that all reports contain, although it cannot be listed. */
export function readsLikeOurs(text: string): boolean {
  return ownPatterns.some((shape) => shape.test(text));
}

/**
 * Separates strong literals from weak ones, by the other texts of a report.
 * @param own texts that outputs contain anyway
 * @param histories every revision with its raw settings: reports show the places in them
 * @returns the strong literals, to hide wherever they occur, and whether a literal is weak
 */
export function weigh(
  literals: ReadonlySet<string>,
  own: Iterable<string>,
  catalog: Catalog,
  histories: readonly { readonly settings: JsonObject }[],
) {
  const candidates = new Scanner(literals);
  const common = new Set<string>();
  const hear = (text: string) => {
    for (const literal of candidates.all(text)) common.add(literal);
  };
  for (const text of own) hear(text);
  const keys = keysOf(catalog.root);
  if ([...literals].some((literal) => readsLikePlace(literal, keys)))
    for (const subject of subjectsOf(catalog, histories)) {
      hear(subject);
      hear(nameOf(subject));
    }
  const isWeak = (literal: string) =>
    literal.length < STRONG || common.has(normalizeText(literal)) || readsLikeOurs(literal);
  return { strong: [...literals].filter((literal) => !isWeak(literal)), isWeak };
}

/** Returns the texts of the catalog, with every spelling of every place. */
export function catalogWords(catalog: Catalog): string[] {
  const words = catalog.settings.flatMap((setting) => [
    ...knownValues(setting),
    setting.description,
    setting.unset.means,
  ]);
  return [...words, ...spellings(catalog.root, "", "")];
}

function spellings(place: CatalogPlace, path: string, pointer: string): string[] {
  const below = [...place.keys].flatMap(([key, { place: next }]) =>
    spellings(next, path === "" ? key : `${path}.${key}`, pointer + segment(key)),
  );
  const elements = place.any ? spellings(place.any, `${path}[*]`, `${pointer}/*`) : [];
  return [path, pointer, ...below, ...elements];
}

/** Returns the keys of all places. They are never hidden: a setting must not vanish because a secret has its text. */
export function keysOf(place: CatalogPlace, into = new Set<string>()): Set<string> {
  for (const [key, { place: next }] of place.keys) keysOf(next, into.add(key));
  if (place.any) keysOf(place.any, into);
  return into;
}

/** Whether a literal may be part of a place's name: between two keys of the data is always a key of the catalog. */
function readsLikePlace(literal: string, keys: ReadonlySet<string>): boolean {
  const [first = "", ...rest] = literal.slice(0, 1000).split(/[/.]/);
  const last = rest.pop();
  if (last === undefined) return false;
  if (rest.some((part) => keys.has(part))) return true;
  return [...keys].some((key) => key.endsWith(first) || key.startsWith(last));
}

/** Returns the ids, addresses and names of the editors, without duplicates. */
export function namesIn(revisions: readonly Omit<SealedRevision, symbol>[]): Set<string> {
  const editors = new Set(revisions.map((revision) => revision.by));
  return new Set([...editors].flatMap((by) => [by.id, by.email, by.name]).filter((text) => text !== null));
}

/** Returns the numbers and times of revisions as one text. */
export function numbersIn(revisions: readonly Omit<SealedRevision, symbol>[]): string {
  let text = "";
  for (const { revision, time } of revisions) text += `revision:${revision}\0${time}\0`;
  return text;
}

function* subjectsOf(catalog: Catalog, histories: readonly { readonly settings: JsonObject }[]): Generator<string> {
  const reader = new SettingsReader(catalog);
  for (const { settings } of histories)
    for (const { entries } of reader.read(settings))
      for (const { subject, before } of entries) if (!before) yield subject;
}
