// Edits of `changes`: when and how the settings may change.
import type { Catalog } from "../../catalog/catalog.ts";
import { countWhile, firstIn, getOrMake, groupBy } from "../../lists.ts";
import { DAY } from "../../model/instant.ts";
import type { ChangePolicy, ChangeWindow, Freeze } from "../../model/policy.ts";
import type { Direction } from "../../model/report/index.ts";
import { hourWords, isFrozenBy, minuteOfWeek, openings } from "../../policy/windows.ts";
import { day, type Edit, pairByName, type Say, sayer, severityEdits, within } from "./edit.ts";
import { directionOf, fieldsOf, ignored, isSame, keyOf, origin, whenChanged, words } from "./fields.ts";
import { coverageChange, placesOf } from "./places.ts";

export function changeEdits(before: ChangePolicy | null, after: ChangePolicy | null, catalog: Catalog): Edit[] {
  const say = sayer("changes", "changes", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say("looser", "removed: the controls may change at any time, by whatever way")];
  if (!before) return [say("tighter", "added: when and how the controls may change")];
  return fieldsOf<ChangePolicy>({
    ...origin,
    rationale: words.rationale,
    controls: words.controls,
    location: ignored,
    windows: windowEdits,
    freezes: (old, now) => freezeEdits(old, now, say, catalog),
    loosening: (old, now) => looseningEdits(old, now, say, catalog),
    emergencySeconds: emergencyEdits,
    severity: severityEdits,
  })(before, after, say);
}

function windowEdits(before: readonly ChangeWindow[], after: readonly ChangeWindow[], say: Say): Edit[] {
  if (isSame(before, after)) return [];
  if (before.length === 0) return [say("tighter", `windows were added: ${after.map(windowWords).join("; ")}`)];
  if (after.length === 0) return [say("looser", "windows were removed: changes at any time")];
  const [directionBeside, directionWithout] = [openDirections(before), openDirections(after)];
  const keyOfWindow = (window: ChangeWindow) => keyOf({ ...window, days: window.days.toSorted() });
  const edits = pairByName(before, after, keyOfWindow).flatMap(([old, now]) => {
    if (old && now) return [];
    return now
      ? [say(directionBeside(now, "looser"), `a window was added: ${windowWords(now)}`)]
      : [say(directionWithout(old, "tighter"), `a window was removed: ${windowWords(old)}`)];
  });
  return edits.length > 0 ? edits : [say("neutral", "the windows, or their days, stand in another order")];
}

const MINUTE = 60_000;
/** Each minute of a week without a change to or from summer time. */
const times = Array.from({ length: (7 * DAY) / MINUTE }, (_, i) => Date.parse("2026-01-12") + i * MINUTE);

/** Returns what says the effect of a window: `direction` if it is open when no other window is, `neutral` if it never is. */
function openDirections(windows: readonly ChangeWindow[]) {
  /** The local minutes of `times`. */
  const minutesByZone = new Map<string, readonly number[]>();
  const minuteOf = (i: number, zone: string) =>
    getOrMake(minutesByZone, zone, () => times.map((time) => minuteOfWeek(time, zone)))[i]!;
  const isOpenBeside = openings(windows, minuteOf);
  return (window: ChangeWindow, direction: Direction): Direction => {
    const isOpen = openings([window], minuteOf);
    if (times.some((_, i) => isOpen(i) && !isOpenBeside(i))) return direction;
    // Other time zones can differ in other weeks.
    return windows.every(({ timezone }) => timezone === window.timezone) ? "neutral" : "unknown";
  };
}

function windowWords({ days, from, to, timezone }: ChangeWindow): string {
  return `${days.join(", ")} ${hourWords(from)}–${hourWords(to)} ${timezone}`;
}

function freezeEdits(before: readonly Freeze[], after: readonly Freeze[], say: Say, catalog: Catalog): Edit[] {
  if (isSame(before, after)) return [];
  const text = ({ from, until, reason, settings }: Freeze) =>
    `${settings ? `${settings.join(", ")}, ` : ""}${day(from)} to ${day(until, true)}, ${reason}`;
  const places = placesOf(
    catalog,
    [...before, ...after].flatMap(({ settings }) => settings ?? []),
  );
  const [isBeyondBefore, isBeyondAfter] = [beyond(before, places), beyond(after, places)];
  const edits = pairByName(before, after, keyOf).flatMap(([old, now]) => {
    if (old && now) return [];
    return now
      ? [say(isBeyondBefore(now) ? "tighter" : "neutral", `a freeze was added: ${text(now)}`)]
      : [say(isBeyondAfter(old) ? "looser" : "neutral", `a freeze was removed: ${text(old)}`)];
  });
  return edits.length > 0 ? edits : [say("neutral", "the freezes stand in another order")];
}

/** Returns what says whether a freeze covers a place at a time when none of several others does. */
function beyond(freezes: readonly Freeze[], places: readonly string[]): (freeze: Freeze) => boolean {
  const settingsOf = ({ settings }: Freeze) => JSON.stringify(settings);
  const bySettings = [...groupBy(freezes, settingsOf).values()];
  /** The times of the freezes of each place, in order. Places with the same freezes share them. */
  const times = new Map<string, readonly Pick<Freeze, "from" | "until">[]>();
  const ofPlaces = places.map((place) => {
    const covering = bySettings.map((group) => isFrozenBy(firstIn(group), place));
    const timesOf = () => mergeFreezes(bySettings.flatMap((group, i) => (covering[i] ? group : [])));
    return getOrMake(times, covering.join(), timesOf);
  });
  const covered = new Map<string, ReadonlySet<readonly Pick<Freeze, "from" | "until">[]>>();
  return (freeze) => {
    const isCovered = (_: unknown, i: number) => isFrozenBy(freeze, places[i]!);
    const all = getOrMake(covered, settingsOf(freeze), () => new Set(ofPlaces.filter(isCovered)));
    return [...all].some((spans) => {
      const span = spans[countWhile(spans, ({ from }) => from <= freeze.from) - 1];
      return span === undefined || span.until < freeze.until;
    });
  };
}

/** Joins freezes that overlap or follow each other. Returns their times in order. */
function mergeFreezes(freezes: readonly Freeze[]): Pick<Freeze, "from" | "until">[] {
  const spans: { from: number; until: number }[] = [];
  for (const { from, until } of freezes.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from, until });
  }
  return spans;
}

type Loosening = ChangePolicy["loosening"];

function looseningEdits(old: Loosening, now: Loosening, say: Say, catalog: Catalog): Edit[] {
  if (isSame(old, now)) return [];
  if (!now) return [say("looser", "loosening no longer needs an approval")];
  if (!old) return [say("tighter", `loosening of ${settingsText(now.settings)} now needs an approval`)];
  const { more, fewer } = coverageChange(old.settings, now.settings, catalog);
  const direction = directionOf({ looser: fewer, tighter: more });
  return [
    say(direction, `loosening needs an approval for ${settingsText(old.settings)} → ${settingsText(now.settings)}`),
  ];
}

function settingsText(settings: readonly string[] | null): string {
  return settings?.join(", ") ?? "every setting";
}

const emergencyEdits = whenChanged<number | null>((old, now, say) => {
  const text = (seconds: number | null) => (seconds === null ? "never" : `within ${within(seconds)}`);
  const [was, is] = [old ?? 0, now ?? 0];
  return say(directionOf({ looser: is > was, tighter: is < was }), `approvals afterwards: ${text(old)} → ${text(now)}`);
});
