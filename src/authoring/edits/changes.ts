// Edits of `changes`: when and how the settings may change.
import { canonical, type Json } from "../../model/json.ts";
import type { ChangePolicy, ChangeWindow, Freeze } from "../../model/policy.ts";
import { day, type Edit, paired, type Say, sayer, termEdits, within } from "./edit.ts";
import { severityEdits } from "./rules.ts";

export function changeEdits(before: ChangePolicy | null, after: ChangePolicy | null): Edit[] {
  const say = sayer("changes", "changes", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say("looser", "removed: the controls may change at any time, by whatever way")];
  if (!before) return [say("tighter", "added: when and how the controls may change")];
  return [
    ...windowEdits(before.windows, after.windows, say),
    ...freezeEdits(before.freezes, after.freezes, say),
    ...looseningEdits(before, after, say),
    ...emergencyEdits(before.emergencySeconds, after.emergencySeconds, say),
    ...(before.severity && after.severity ? severityEdits(before.severity, after.severity, say) : []),
    ...termEdits(before, after, say),
  ];
}

function windowEdits(before: readonly ChangeWindow[], after: readonly ChangeWindow[], say: Say): Edit[] {
  if (before.length === 0 && after.length > 0)
    return [say("tighter", `windows were added: ${after.map(windowWords).join("; ")}`)];
  if (before.length > 0 && after.length === 0) return [say("looser", "windows were removed: changes at any time")];
  return paired(before, after, (window) => key(window)).flatMap(([old, now]) => {
    if (old && now) return [];
    return now
      ? [say("looser", `a window was added: ${windowWords(now)}`)]
      : [say("tighter", `a window was removed: ${windowWords(old)}`)];
  });
}

function windowWords({ days, from, to, timezone }: ChangeWindow): string {
  return `${days.join(", ")} ${clock(from)}–${clock(to)} ${timezone}`;
}

function clock(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function freezeEdits(before: readonly Freeze[], after: readonly Freeze[], say: Say): Edit[] {
  const words = ({ from, until, reason }: Freeze) => `${day(from)} to ${day(until, true)}, ${reason}`;
  return paired(before, after, (freeze) => key(freeze)).flatMap(([old, now]) => {
    if (old && now) return [];
    return now
      ? [say("tighter", `a freeze was added: ${words(now)}`)]
      : [say("looser", `a freeze was removed: ${words(old)}`)];
  });
}

function looseningEdits({ loosening: old }: ChangePolicy, { loosening: now }: ChangePolicy, say: Say): Edit[] {
  if (canonical(key(old)) === canonical(key(now))) return [];
  if (!now) return [say("looser", "loosening no longer needs an approval")];
  const where = now.settings ? ` of ${now.settings.join(", ")}` : "";
  if (!old) return [say("tighter", `loosening${where} now needs an approval`)];
  const { settings } = now;
  const fewer = settings !== null && (old.settings ?? ["**"]).some((setting) => !settings.includes(setting));
  return [say(fewer ? "looser" : "tighter", `loosening${where || " of every setting"} needs an approval`)];
}

function emergencyEdits(old: number | null, now: number | null, say: Say): Edit[] {
  if (old === now) return [];
  const words = (seconds: number | null) => (seconds === null ? "never" : `within ${within(seconds)}`);
  return [say((now ?? 0) > (old ?? 0) ? "looser" : "tighter", `approvals afterwards: ${words(old)} → ${words(now)}`)];
}

function key(value: object | null): string {
  return canonical(JSON.parse(JSON.stringify(value)) as Json);
}
