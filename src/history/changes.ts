// What changed between two readings of one block of settings. Meanings detect, json-diff-ts describes: it is given flat
// maps of texts by pointer, because it loses edits of lists with repeated keys and paths of keys with dots.
import { diff as describe } from "json-diff-ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { direction } from "../catalog/direction.ts";
import type { Block, Entry } from "../catalog/read.ts";
import { bag, canonical, type Json } from "../model/json.ts";
import type { Direction } from "../model/report.ts";
import { moveAlong, noRenames, type Renames, renamesIn } from "./renames.ts";
import { isSet, stateOf } from "./state.ts";

/** One setting's difference between two consecutive revisions. */
export interface SettingChange {
  readonly subject: string;
  /** The catalog path of the setting; null for an unknown one. */
  readonly path: string | null;
  readonly op: "add" | "remove" | "replace";
  readonly before: Json;
  readonly after: Json;
  readonly added?: readonly Json[];
  readonly removed?: readonly Json[];
  readonly direction: Direction;
  /** The subject it had before this revision, when its element was renamed. */
  readonly formerly?: string;
}

export interface BlockDiff {
  readonly changes: readonly SettingChange[];
  /** Subjects whose bytes changed and whose meaning did not. */
  readonly representation: readonly string[];
  /** Elements that go on under another key. */
  readonly renames: Renames;
}

const none: Block = { key: "", entries: new Map(), raw: new Map() };

/** The difference of two readings of the settings below one top-level key; undefined stands for an absent key. */
export function diffBlocks(before: Block | undefined, after: Block | undefined): BlockDiff {
  const renames = before && after ? renamesIn(before, after) : noRenames;
  const [from, to] = [before ? movedBlock(before, renames) : none, after ?? none];
  const subjects = new Set([...from.entries.keys(), ...to.entries.keys()]);
  // An entry that is the same object was read from the same bytes.
  for (const subject of subjects) if (from.entries.get(subject) === to.entries.get(subject)) subjects.delete(subject);
  const changes = describe(states(from, subjects), states(to, subjects))
    .map(({ key }) => changeOf(key, from.entries.get(key), to.entries.get(key)))
    .map((change) => ({ ...change, ...formerlyOf(from.entries.get(change.subject), change.subject) }))
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const changed = new Set(changes.map((change) => change.subject));
  const representation = [...subjects].filter(
    (subject) => !changed.has(subject) && respelled(from.entries.get(subject), to.entries.get(subject)),
  );
  // Nothing may be invisible: bytes that differ without any of the above are said to differ.
  if (changes.length === 0 && representation.length === 0 && rawText(from) !== rawText(to))
    representation.push(`/${(after ?? before)!.key}`);
  return { changes, representation: representation.sort(), renames };
}

/** A block whose renamed elements stand where they stand now. Each entry still says where it stood. */
function movedBlock(block: Block, renames: Renames): Block {
  if (renames.size === 0) return block;
  const entries = new Map(block.entries);
  moveAlong(entries, renames);
  return { ...block, entries };
}

function formerlyOf(before: Entry | undefined, subject: string): Pick<SettingChange, "formerly"> {
  return before === undefined || before.subject === subject ? {} : { formerly: before.subject };
}

/** The difference of two readings of the whole settings, or of some of their keys. */
export function diffSettings(
  before: ReadonlyMap<string, Block>,
  after: ReadonlyMap<string, Block>,
  keys: Iterable<string> = new Set([...before.keys(), ...after.keys()]),
): BlockDiff {
  const found = [...keys].sort().map((key) => diffBlocks(before.get(key), after.get(key)));
  return {
    changes: found.flatMap((one) => one.changes),
    representation: found.flatMap((one) => one.representation),
    renames: new Map(found.flatMap((one) => [...one.renames])),
  };
}

/** What decides whether a setting is the same, by subject. */
function states(block: Block, subjects: ReadonlySet<string>): Record<string, string> {
  const out = bag<string>();
  for (const subject of subjects) {
    const entry = block.entries.get(subject);
    if (isSet(entry)) out[subject] = stateOf(entry);
  }
  return out;
}

const contents = new WeakMap<Block, Map<string, string>>();

/**
 * What decides whether what stands at a place is the same, as changes tell it; null: nothing is set there. Of a container
 * it is everything that it holds.
 */
export function stateAt(block: Block | undefined, subject: string): string | null {
  const entry = block?.entries.get(subject);
  if (!entry?.container) return isSet(entry) ? stateOf(entry) : null;
  let known = contents.get(block!);
  if (!known) contents.set(block!, (known = new Map<string, string>()));
  let state = known.get(subject);
  if (state === undefined) {
    const inside = [...block!.entries.values()].filter((one) => isSet(one) && one.subject.startsWith(`${subject}/`));
    state = JSON.stringify(inside.map((one) => canonical([one.subject, stateOf(one)])).sort());
    known.set(subject, state);
  }
  return state;
}

function shown(entry: Entry): Json {
  return entry.rivals ? [entry.value, ...entry.rivals] : entry.value;
}

function changeOf(subject: string, before: Entry | undefined, after: Entry | undefined): SettingChange {
  const [from, to] = [isSet(before) ? before : undefined, isSet(after) ? after : undefined];
  const setting = (to ?? from)!.setting;
  const base = {
    subject,
    path: setting?.path ?? null,
    op: !from ? "add" : !to ? "remove" : "replace",
    before: from ? shown(from) : null,
    after: to ? shown(to) : null,
    direction: direction(setting, from?.value, to?.value),
  } as const;
  if (setting?.list !== "set") return base;
  const [old, now] = [entriesOf(from), entriesOf(to)];
  const kind = kindOf(setting);
  const missing = (entries: readonly Json[], others: readonly Json[]) => {
    const known = new Set(others.map((entry) => normalOf(kind, entry)));
    return entries.filter((entry) => !known.has(normalOf(kind, entry)));
  };
  return { ...base, added: missing(now, old), removed: missing(old, now) };
}

function entriesOf(entry: Entry | undefined): readonly Json[] {
  return Array.isArray(entry?.value) ? (entry.value as readonly Json[]) : [];
}

function respelled(before: Entry | undefined, after: Entry | undefined): boolean {
  if (before?.container && after?.container) return reordered(before, after);
  if (before?.container || after?.container) return false;
  if (!before || !after) return true;
  return (
    JSON.stringify(before.written) !== JSON.stringify(after.written) ||
    canonical(before.value) !== canonical(after.value)
  );
}

/** Whether elements that stand in both lists stand in another order. */
function reordered(before: Entry, after: Entry): boolean {
  if (before.setting?.kind !== "keyed" || before.meaning === after.meaning) return false;
  const [old, now] = [JSON.parse(before.meaning!) as string[], JSON.parse(after.meaning!) as string[]];
  const [inOld, inNow] = [new Set(old), new Set(now)];
  return old.filter((key) => inNow.has(key)).join("\0") !== now.filter((key) => inOld.has(key)).join("\0");
}

function rawText(block: Block): string {
  const members = [...block.raw].map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
  return members.sort().join(",");
}
