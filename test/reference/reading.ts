// Settings read in the plainest way: every place that is set, by its pointer, with what it means. The rows of the catalog's
// table are the product's; which key leads where, what an element is called and what two spellings of one setting say
// together is worked out here again.
import { kindOf, normalOf } from "../../src/catalog/kinds/index.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import { publishedAliases, settings as table } from "../../src/catalog/settings.ts";
import { canonical, isObject, type Json, type JsonObject, segment } from "../../src/model/json.ts";
import { isSecret } from "../../src/model/sealed.ts";

/** What stands at one place of one revision. */
export interface Place {
  readonly subject: string;
  /** The catalog path, `customModels[*].baseUrl`; null where the catalog knows nothing. */
  readonly path: string | null;
  readonly setting: Setting | null;
  /** What each spelling says, those that say "not set" left out beside those that do not; what stands first is shown. */
  readonly values: readonly [Json, ...Json[]];
  /** null: not set. Else equal for values that mean the same. */
  readonly meaning: string | null;
  /** It holds other places, and is no setting by itself. */
  readonly holds: boolean;
  /** Why nothing below it can be read. */
  readonly flaw: string | null;
}

export type Reading = ReadonlyMap<string, Place>;

/** null, [] and {} are three ways to write that a setting is not set; an empty text is one where a secret stands. */
export function isUnset(value: Json, setting: Setting | null = null): boolean {
  if (value === "") return setting?.kind === "secret";
  return value === null || (!isSecret(value) && ["[]", "{}"].includes(canonical(value)));
}

/** What a value means: equal texts for values that mean the same, null for not set. */
export function meaningOf(setting: Setting | null, value: Json): string | null {
  if (isUnset(value, setting)) return null;
  if (!setting) return canonical(value);
  if (setting.list === undefined) return normalOf(kindOf(setting), value);
  if (setting.list === "ordered" || !Array.isArray(value)) return canonical(value);
  return JSON.stringify([...new Set((value as readonly Json[]).map((item) => normalOf(kindOf(setting), item)))].sort());
}

const rows = new Map(table.map((row) => [row.path, row]));

/** Whether the catalog has a place at this path, be it a group. */
const isPlace = (path: string) =>
  table.some((row) => row.path === path || row.path.startsWith(`${path}.`) || row.path.startsWith(`${path}[`));

/** The catalog's name of a key below a path: a published spelling has another one. */
function nameOf(path: string, key: string): string {
  const full = path === "" ? key : `${path}.${key}`;
  const target = Object.hasOwn(publishedAliases, full) ? publishedAliases[full]! : full;
  return target === full ? key : target.slice(target.lastIndexOf(".") + 1);
}

/** Reads whole settings. */
export function read(settings: JsonObject): Reading {
  const places = new Map<string, Place>();
  members("", "", settings, places);
  return places;
}

function members(path: string, subject: string, value: JsonObject, into: Map<string, Place>): void {
  for (const key of Object.keys(value)) {
    const plain = !/[.[\]]/.test(key);
    const name = plain ? nameOf(path, key) : key;
    const named = path === "" ? name : `${path}.${name}`;
    if (plain && isPlace(named)) visit(named, subject + segment(name), value[key]!, into);
    else if (isPlace(`${path}[*]`)) visit(`${path}[*]`, subject + segment(key), value[key]!, into);
    else put(into, subject + segment(key), null, value[key]!);
  }
}

function visit(path: string, subject: string, value: Json, into: Map<string, Place>): void {
  const setting = rows.get(path);
  if (setting && setting.kind !== "map" && setting.kind !== "keyed") return put(into, subject, path, value);
  const wanted = setting?.kind === "keyed" ? "a list" : "an object";
  const fits = setting?.kind === "keyed" ? Array.isArray(value) : isObject(value) && !isSecret(value);
  if (isUnset(value)) return put(into, subject, path, value);
  if (!fits) return put(into, subject, path, value, { flaw: `should be ${wanted}` });
  if (setting?.kind === "keyed") elements(setting, subject, value as readonly Json[], into);
  else {
    if (setting || path.endsWith("[*]")) put(into, subject, path, value, { holds: true });
    members(path, subject, value as JsonObject, into);
  }
}

/** Elements by their key; what is called as another one is, or has no key, by its number among those. */
function elements(setting: Setting, subject: string, list: readonly Json[], into: Map<string, Place>): void {
  const names = new Set<string>();
  const keys: string[] = [];
  for (const element of list) {
    const id = isObject(element) ? element[setting.key!] : undefined;
    const key = typeof id === "string" ? id : "";
    keys.push(key);
    let nth = keys.filter((item) => item === key).length;
    const name = () => (nth === 1 && key !== "" ? key : `${key}#${nth}`);
    while (names.has(name())) nth++;
    names.add(name());
    while (keys.filter((item) => item === key).length < nth) keys.push(key);
    const at = subject + segment(name());
    if (isObject(element) && !isSecret(element)) visit(`${setting.path}[*]`, at, element, into);
    else put(into, at, `${setting.path}[*]`, element, { flaw: "should be an object" });
  }
  put(into, subject, setting.path, list, { holds: true });
}

/** Two spellings of one setting stand at one place: a rule fails if either fails. What is not set says nothing beside the other. */
function put(
  into: Map<string, Place>,
  subject: string,
  path: string | null,
  value: Json,
  { holds = false, flaw = null }: { holds?: boolean; flaw?: string | null } = {},
): void {
  const setting = path === null ? null : (rows.get(path) ?? null);
  const first = into.get(subject);
  const all = [...(first?.values ?? []), value];
  const set = all.filter((item) => !isUnset(item, setting));
  const [unset] = all.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  const candidates = set.length > 0 ? set : [unset!];
  const meaning = (item: Json) => (holds ? "" : meaningOf(flaw === null ? setting : null, item));
  const values = candidates.filter((item, i) => i === 0 || meaning(item) !== meaning(candidates[0]!));
  const meanings = values.map(meaning);
  into.set(subject, {
    subject,
    path,
    setting,
    values: values as unknown as Place["values"],
    meaning: meanings.length === 1 ? meanings[0]! : JSON.stringify(meanings),
    holds: holds || first?.holds === true,
    flaw: flaw ?? first?.flaw ?? null,
  });
}
