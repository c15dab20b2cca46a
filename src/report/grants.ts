// Access after the last revision: the settings that name people, each with its switch, and since when.
import { isByPerson, namesPeople } from "../audits/grants.ts";
import { isCertainlyOff, isInForce, spelledValues } from "../catalog/switches.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { type Blocks, entryAt } from "../catalog/entries.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isUnset } from "../catalog/unset.ts";
import type { Setting, Switch } from "../catalog/setting.ts";
import { pointerOf } from "../catalog/subjects.ts";
import type { Step } from "../history/steps.ts";
import { canonical, isArray, type Json, unpointer } from "../model/json.ts";
import type { Grant } from "../model/report/index.ts";

type Granted = Pick<Grant, "since" | "exact">;

/** Tracks when each person was granted access. */
export class GrantTracker {
  readonly #catalog: Catalog;
  #first: Granted | undefined;
  /** When a setting last changed. */
  readonly #changed = new Map<string, Granted>();
  /** When an entry was added to a list. */
  readonly #added = new Map<string, Granted>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  see(step: Step): void {
    const { revision, at, by } = step.moment;
    const person = { id: by.id, email: by.email, name: by.name };
    const moment: Granted = { since: { revision, at, by: person }, exact: step.exact };
    this.#first ??= moment;
    for (const { subject, path, after, added } of step.changes) {
      this.#changed.set(subject, moment);
      const setting = path === null ? undefined : this.#catalog.setting(path);
      if (setting && namesPeople(setting))
        for (const entry of added ?? listOf(after)) this.#added.set(placeOf(setting, entry), moment);
    }
  }

  /** Returns every grant of the last revision seen. */
  grants(blocks: Blocks): Grant[] {
    if (!this.#first) return [];
    const { settings } = this.#catalog;
    return [
      ...settings.filter(namesPeople).flatMap((setting) => this.#grantsOfList(setting, blocks)),
      ...settings.filter(isByPerson).flatMap((setting) => this.#perPerson(setting, blocks)),
    ];
  }

  /** Returns the grants of a list of people. */
  #grantsOfList(setting: Setting, blocks: Blocks): Grant[] {
    const subject = pointerOf(setting.path);
    const byPlace = new Map<string, Json>();
    for (const entry of valuesAt(setting.path, blocks).flatMap(listOf).toReversed()) {
      byPlace.delete(placeOf(setting, entry));
      byPlace.set(placeOf(setting, entry), entry);
    }
    const entries = [...byPlace.values()].toReversed();
    const whole = wholeOf(setting, entries, blocks);
    const base = { subject, grants: setting.description, limits: null };
    if (!whole)
      return entries.map((who) => {
        const moment = this.#added.get(placeOf(setting, who)) ?? { ...this.#first!, exact: false };
        const grant = { ...base, to: "listed", who, because: null, ...moment };
        return grant as Grant;
      });
    const places = [subject, ...(setting.switch ? [pointerOf(setting.switch.path)] : [])];
    return [{ ...base, ...whole, who: null, ...this.#latest(places) }];
  }

  #perPerson(map: Setting, blocks: Blocks): Grant[] {
    const below = [...(blocks.get(map.path)?.entries.values() ?? [])].filter(
      (entry) => entry.setting?.path.startsWith(`${map.path}[*]`) && !entry.container && !isUnset(entry.value),
    );
    return below.map(({ subject, setting, value }) => ({
      subject,
      grants: setting!.description,
      to: "listed",
      who: unpointer(subject)[1]!,
      limits: listOf(value) as Grant["limits"],
      because: null,
      ...this.#latest([subject]),
    }));
  }

  /** Returns the last change of any of these settings. */
  #latest(subjects: readonly string[]): Granted {
    const changes = subjects.flatMap((subject) => this.#changed.get(subject) ?? []);
    const numberOf = ({ since }: Granted) => since.revision ?? 0;
    const start = { ...this.#first!, exact: false };
    return changes.reduce((latest, granted) => (numberOf(granted) > numberOf(latest) ? granted : latest), start);
  }
}

/** Why a list of people grants everyone or nobody, whatever its entries; undefined when the list decides. */
function wholeOf(
  setting: Setting,
  entries: readonly Json[],
  blocks: Blocks,
): Pick<Grant, "to" | "because"> | undefined {
  const off = setting.switch && switchedOff(setting.switch, blocks);
  if (off) return off;
  if (entries.length > 0) return undefined;
  const to = setting.unset.as === "everything" ? "everyone" : "nobody";
  return { to, because: `${setting.path} is not set: ${setting.unset.means}` };
}

function switchedOff(needs: Switch, blocks: Blocks): Pick<Grant, "to" | "because"> | undefined {
  const values = valuesAt(needs.path, blocks);
  if (isInForce(needs, values)) return undefined;
  const isCertain = isCertainlyOff(needs, values);
  const states = values.map((value) => (value === null ? "not set" : canonical(value)));
  const doubt = isCertain ? "" : ", so it is not certain that the list has an effect";
  return {
    to: needs.offIsSafe && isCertain ? "nobody" : "everyone",
    because: `${needs.path} is ${[...new Set(states)].join(" and ")}${doubt}`,
  };
}

function valuesAt(path: string, blocks: Blocks): readonly Json[] {
  return spelledValues(entryAt(blocks, pointerOf(path)));
}

function listOf(value: Json): readonly Json[] {
  if (isArray(value)) return value;
  return value === null ? [] : [value];
}

/** Returns a key of a list's entry, equal for all its spellings. */
function placeOf(setting: Setting, entry: Json): string {
  return `${setting.path} ${normalOf(kindOf(setting), entry)}`;
}
