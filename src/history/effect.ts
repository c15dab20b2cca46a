// When a value was in force, by the meaning of the settings in each revision.
import { coverageOf, flawOf, isPlain, kindOf, normalOf, overlapsOf } from "../catalog/kinds/index.ts";
import { type SettingEntry, entryAt, unreadableAt } from "../catalog/entries.ts";
import { isUnset } from "../catalog/unset.ts";
import { keyOf, pointerOf } from "../catalog/subjects.ts";
import { isCertainlyOff, isInForce, spelledValues } from "../catalog/switches.ts";
import { rank, type Setting } from "../catalog/setting.ts";
import { isArray, type Json, segment } from "../model/json.ts";
import { carry, followPlaces } from "./follow.ts";
import { type ValueQuery, holdsValue } from "./contains.ts";
import { newNameOf, type Renames } from "./renames.ts";
import type { SeenMoment, Step } from "./steps.ts";
import { addTo, firstIn, lastIn, lookUp } from "../lists.ts";

/** Why a value is in force, or why it is not although the setting contains it. */
type Because =
  /** Entries of the list cover the value, possibly only together. */
  | { readonly kind: "entries"; readonly entries: readonly Json[] }
  | { readonly kind: "value" }
  /** Nothing is limited; for a setting that is not a list: the meaning of not set. */
  | { readonly kind: "unset" | "empty"; readonly means: string }
  /** The setting has no effect because a switch is off, or a switch that allows everything is on. */
  | { readonly kind: "switch"; readonly switch: string; readonly value: Json; readonly on: boolean }
  /** Entries of another list deny the value, and that list wins. */
  | { readonly kind: "denied"; readonly by: string; readonly entries: readonly Json[] }
  | { readonly kind: "unreadable"; readonly at: string; readonly flaw: string };

interface Effect {
  /** For a list that denies: whether the value is denied. null: unknown. */
  readonly inForce: boolean | null;
  readonly because: Because;
}

/** A run of revisions with one reason. */
export interface EffectWindow extends Effect {
  readonly subject: string;
  /** The earlier names of the place in this time, if its element was renamed. */
  readonly formerly?: readonly string[];
  readonly from: SeenMoment;
  readonly until: SeenMoment | null;
}

/** Whether the setting holds or covers the value itself, with effect or without: in a window, at some time. */
interface Holding {
  readonly holdsValue: boolean;
}

export type ValueWindow = EffectWindow & Holding;

/** A place of the settings; null: a setting outside the catalog. */
export interface Site {
  readonly subject: string;
  readonly setting: Setting | null;
}

/** Returns every run of revisions in which the value was in force at a site, or was there without effect. */
export function effects(steps: () => Iterable<Step>, sites: readonly Site[], query: ValueQuery): ValueWindow[] {
  const windows: { -readonly [K in keyof ValueWindow]: ValueWindow[K] }[] = [];
  const open = new Map<string, (typeof windows)[number]>();
  let readers: Readers | undefined;
  for (const [step, places] of followPlaces(steps, new Map(sites.map((site) => [site.subject, site])))) {
    const end = (subject: string) => {
      const window = open.get(subject);
      if (window) window.until = step.seenMoment;
      open.delete(subject);
    };
    carry(open, step.renames, (subject, window) => {
      const place = places.get(subject);
      const now = place && effectOf(step, { ...place, subject }, query);
      if (!isSame(now, renameEffect(window, step.renames), place?.setting ?? null)) return false;
      end(subject);
      Object.assign(window, now, { holdsValue: window.holdsValue || now?.holdsValue === true });
      return true;
    });
    if (readers?.places !== places) {
      readers = readersOf(places);
      for (const subject of open.keys()) if (!places.has(subject)) end(subject);
    }
    for (const subject of step.previous === null ? places.keys() : sitesTouchedBy(step, readers)) {
      const { setting } = lookUp(places, subject);
      const now = effectOf(step, { subject, setting }, query);
      const current = open.get(subject);
      if (isSame(now, current, setting)) {
        // An empty list is also a list that is not set, but not the reverse.
        if (current && now?.because.kind === "unset") current.because = now.because;
        if (current && now?.holdsValue === true) current.holdsValue = true;
        continue;
      }
      end(subject);
      if (!now) continue;
      const window = { subject, ...now, from: step.seenMoment, until: null };
      windows.push(window);
      open.set(subject, window);
    }
  }
  return windows.sort((a, b) => a.from.revision - b.from.revision || (a.subject < b.subject ? -1 : 1));
}

/** Whether two effects have the same meaning, however the revisions write the setting. */
function isSame(a: Effect | undefined, b: Effect | undefined, setting: Setting | null): boolean {
  return JSON.stringify(a && meaningOf(a, setting)) === JSON.stringify(b && meaningOf(b, setting));
}

function meaningOf({ inForce, because }: Effect, setting: Setting | null): readonly unknown[] {
  if (because.kind === "empty") return [inForce, { ...because, kind: "unset" }];
  if (because.kind !== "entries" || !setting) return [inForce, because];
  const kind = kindOf(setting);
  return [inForce, [...new Set(because.entries.map((entry) => normalOf(kind, entry)))].sort()];
}

/** Returns an effect by the new names of its places. */
function renameEffect({ inForce, because }: Effect, renames: Renames): Effect {
  if (because.kind !== "unreadable") return { inForce, because };
  return { inForce, because: { ...because, at: newNameOf(renames, because.at) } };
}

/** Why a value cannot be in force at a setting: it is malformed for its kind. Undefined when it can. */
export function misfitOf(setting: Setting | null, query: ValueQuery): string | undefined {
  if (!setting || query.fingerprint) return undefined;
  const kind = kindOf(setting);
  return query.values.some((value) => flawOf(kind, value) === undefined)
    ? undefined
    : flawOf(kind, lastIn(query.values));
}

/** Whether a setting can allow a value that it does not contain. A fingerprint only says which secret stands somewhere. */
function canBeAllowed(setting: Setting, query: ValueQuery): boolean {
  return !query.fingerprint && misfitOf(setting, query) === undefined;
}

/** Returns the effect in one revision; undefined when the value is neither in force nor in the setting. */
function effectOf(step: Pick<Step, "blocks">, site: Site, query: ValueQuery): (Effect & Holding) | undefined {
  const { subject, setting } = site;
  const unreadable = unreadableAt(step.blocks.get(keyOf(subject)), subject);
  if (unreadable) {
    const because = { kind: "unreadable", at: unreadable.subject, flaw: unreadable.flaw! } as const;
    return { inForce: null, because, holdsValue: false };
  }
  const because = becauseOf(entryAt(step.blocks, subject), setting, query);
  const effect = effectBy(step, site, query, because);
  return effect && { ...effect, holdsValue: because?.kind === "entries" || because?.kind === "value" };
}

/** @param ownReason why the value is in force if the setting has effect and nothing denies it */
function effectBy(
  step: Pick<Step, "blocks">,
  site: Site,
  query: ValueQuery,
  ownReason: Because | undefined,
): Effect | undefined {
  const { setting } = site;
  const off = setting && switchedOff(step, setting);
  const ownEffect =
    ownReason && (denialOf(step, site, query) ?? { inForce: inForceBy(step, setting, ownReason), because: ownReason });
  if (!off) return ownEffect;
  const { because, allows } = off;
  const limits = setting.list !== undefined && setting.looser === "added";
  if (!limits || allows === false || !canBeAllowed(setting, query))
    return ownReason && { inForce: allows === null ? null : false, because };
  // Whichever of two spellings counts, the list allows it, or everything is allowed.
  return allows === null && !off.isSafe && ownEffect?.inForce === true ? ownEffect : { inForce: allows, because };
}

/** Returns true, or null if it is not documented what "not set" means here. */
function inForceBy({ blocks }: Pick<Step, "blocks">, setting: Setting | null, { kind }: Because): true | null {
  const path = kind === "unset" || kind === "empty" ? setting?.unclearWithout : undefined;
  return path !== undefined && entryAt(blocks, pointerOf(path))?.value === false ? null : true;
}

/** Returns the effect of a list that denies the value and wins over this list; undefined when there is none. */
function denialOf(step: Pick<Step, "blocks">, { subject, setting }: Site, query: ValueQuery): Effect | undefined {
  for (const list of denyingLists(subject, setting)) {
    const entry = entryAt(step.blocks, list);
    const because = entry?.setting ? becauseOf(entry, entry.setting, query) : undefined;
    if (because?.kind === "entries")
      return { inForce: false, because: { kind: "denied", by: list, entries: because.entries } };
  }
  return undefined;
}

/** Returns the subjects of the lists that win over a list. */
function denyingLists(subject: string, setting: Setting | null): readonly string[] {
  const place = subject.slice(0, subject.lastIndexOf("/"));
  return (setting?.deniedBy ?? []).map((name) => place + segment(name));
}

/** Returns why the value would be in force if the setting has effect. */
function becauseOf(entry: SettingEntry | undefined, setting: Setting | null, query: ValueQuery): Because | undefined {
  const values = [entry?.value ?? null, ...(entry?.rivals ?? [])];
  for (const value of values) {
    const because = isUnset(value) ? unset(value, setting, query) : set(value, entry!, setting, query);
    if (because) return because;
  }
  return undefined;
}

function unset(value: Json, setting: Setting | null, query: ValueQuery): Because | undefined {
  if (!setting || !canBeAllowed(setting, query)) return undefined;
  const { as, means } = setting.unset;
  if (setting.list !== undefined)
    return as === "everything" ? { kind: isArray(value) ? "empty" : "unset", means } : undefined;
  if (as !== "loosest") return undefined;
  const isLoosest = query.values.some(
    (value) => value === loosest(setting) || rank(setting, value) === loosest(setting),
  );
  return isLoosest ? { kind: "unset", means } : undefined;
}

/** Returns the loosest value of a switch, or the position of the loosest level. */
function loosest(setting: Setting): boolean | number {
  const isUp = setting.looser === "up" || setting.looser === "on";
  return setting.kind === "boolean" ? isUp : isUp ? (setting.values?.length ?? 1) - 1 : 0;
}

function set(value: Json, entry: SettingEntry, setting: Setting | null, query: ValueQuery): Because | undefined {
  if (query.fingerprint || setting?.list !== "set" || setting.kind === "json")
    return !entry.container && holdsValue({ ...entry, value, rivals: [] }, query) ? { kind: "value" } : undefined;
  const kind = kindOf(setting);
  const entries = isArray(value) ? value : [value];
  const own = query.values.filter((value) => isPlain(kind, value));
  const covering = entries.filter((entry) => own.some(coverageOf(kind, [entry])));
  if (covering.length > 0) return { kind: "entries", entries: covering };
  // Several ranges may cover the value together.
  if (own.some(coverageOf(kind, entries)))
    return { kind: "entries", entries: entries.filter((entry) => own.some(overlapsOf(kind, [entry]))) };
  const equalEntries = entries.filter((entry) =>
    query.values.some((two) => normalOf(kind, entry) === normalOf(kind, two)),
  );
  return equalEntries.length > 0 ? { kind: "entries", entries: equalEntries } : undefined;
}

interface SwitchedOff {
  readonly because: Because;
  /** What a list that allows then allows: everything, nothing, or it is not known. */
  readonly allows: boolean | null;
  /** Whether nothing is allowed while the switch is off. */
  readonly isSafe: boolean;
}

/** Returns why a setting has no effect, or perhaps none; undefined while its switch gives it effect. */
function switchedOff(step: Pick<Step, "blocks">, { switch: needs }: Setting): SwitchedOff | undefined {
  if (!needs) return undefined;
  const subject = pointerOf(needs.path);
  const values = spelledValues(entryAt(step.blocks, subject));
  const offValues = values.filter((value) => !isInForce(needs, [value]));
  if (offValues.length === 0) return undefined;
  const { on, offIsSafe: isSafe } = needs;
  const because = { kind: "switch", switch: subject, value: firstIn(offValues), on: !on } as const;
  return { because, allows: isCertainlyOff(needs, values) ? !isSafe : null, isSafe };
}

/** Sites by each subject on which their effect depends. */
interface Readers {
  readonly places: ReadonlyMap<string, Site>;
  readonly bySubject: ReadonlyMap<string, readonly string[]>;
}

function readersOf(places: ReadonlyMap<string, Site>): Readers {
  const bySubject = new Map<string, string[]>();
  for (const [subject, { setting }] of places) {
    addTo(bySubject, subject, subject);
    for (const list of denyingLists(subject, setting)) addTo(bySubject, list, subject);
    if (setting?.switch) addTo(bySubject, pointerOf(setting.switch.path), subject);
  }
  return { places, bySubject };
}

/** Returns the sites whose effect may differ from before. */
function sitesTouchedBy({ entries }: Step, { places, bySubject }: Readers): Set<string> {
  const sites = new Set<string>();
  for (const { subject, before, after } of entries) {
    for (const site of bySubject.get(subject) ?? []) sites.add(site);
    // What is below an entry that cannot be read cannot be read either.
    if (before?.flaw !== undefined || after?.flaw !== undefined)
      for (const site of places.keys()) if (site.startsWith(`${subject}/`)) sites.add(site);
  }
  return sites;
}
