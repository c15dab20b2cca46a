// One rule of a policy about a setting, as windows.
import { entriesOf } from "../checks/check.ts";
import { type Block, type EntryChange, type SettingEntry, unreadableAt } from "../catalog/entries.ts";
import { isUnsetAt } from "../catalog/meaning.ts";
import { readings } from "../catalog/canonical.ts";
import type { CatalogPlace } from "../catalog/catalog.ts";
import { isUnset } from "../catalog/unset.ts";
import { isOver, pointerOf, topKey } from "../catalog/subjects.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { demandText, type Failure, shouldText, type Test, testOf } from "../checks/index.ts";
import { entryIn } from "../history/changes.ts";
import type { Renames } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, type Window, Windows } from "../history/windows.ts";
import { certain, durationOf } from "../model/instant.ts";
import { bag, canonical, isArray, type Json } from "../model/json.ts";
import type { Demand, Rule } from "../model/policy.ts";
import { isSecret, type Secret } from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import type { AuditContext, Draft } from "./audit.ts";
import { ageWindows } from "./age.ts";
import type { Override } from "./overrides.ts";
import { restore } from "./fix.ts";
import { expectedOf, infoOf } from "./terms.ts";
import { type Off, switchWatch } from "./switched-off.ts";
import { draftOf } from "./entry-audit.ts";

/** A failing setting. `off`: the switch that makes it inert. */
interface SettingObservation extends Observation {
  readonly off: Off | undefined;
}

/** Whether a change is about what cannot be read, before or after it. */
export function isFlawed({ before, after }: EntryChange): boolean {
  return before?.flaw !== undefined || after?.flaw !== undefined;
}

/** The place that stands for everything under a top-level key that cannot be read. */
export const flawIn = (key: string) => `${key} cannot be read`;

/** Forms of a secret that have an age. A mask may hide a literal. */
const ages: ReadonlySet<Secret["$secret"]> = new Set(["literal", "masked-by-server"]);

/** Judges one rule through a history. */
export class RuleWalker {
  /** The places where a change may affect the rule. */
  readonly reads: readonly string[];
  readonly #rule: Rule;
  /** Unreadable values are reported by another walker. */
  readonly #readableOnly: boolean;
  readonly #setting: Setting;
  readonly #context: AuditContext;
  readonly #key: string;
  /** The catalog path of the elements that contain the setting, and the keys below each; null when there are none. */
  readonly #elements: { readonly place: string; readonly below: string } | null;
  readonly #subject: string;
  /** The demand on the age, and the demands on the value. */
  readonly #age: Demand | undefined;
  readonly #valueDemands: readonly Demand[];
  readonly #test: Test;
  /** The place of a list of elements or map that a JSON Schema judges: it sees canonical names and what is set. */
  readonly #whole: CatalogPlace | undefined;
  /** Whether a list passes if each of its entries does. */
  readonly #judgesEntries: boolean;
  readonly #windows = new Windows<SettingObservation>(differ);
  readonly #switch: ReturnType<typeof switchWatch> | undefined;
  /** The switch that makes the setting inert, since its last change. */
  #off: Off | undefined;
  readonly #ages: ReturnType<typeof ageWindows> | undefined;
  /** The block judged last. */
  #block: Block | undefined;

  constructor(rule: Rule & Partial<Override>, context: AuditContext) {
    const { catalog, policies } = context;
    this.#readableOnly = rule.ofSwitch === true;
    this.#rule = rule;
    this.#context = context;
    this.#setting = catalog.required(rule.setting);
    this.#key = topKey(rule.setting);
    this.#switch = this.#setting.switch && switchWatch(this.#setting.switch);
    const star = rule.setting.lastIndexOf("[*]");
    this.#elements =
      star < 0 ? null : { place: rule.setting.slice(0, star + 3), below: pointerOf(rule.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule.setting);
    const needs = this.#setting.switch?.path;
    const element = this.#elements && this.#elements.below !== "" ? [this.#elements.place] : [];
    this.reads = [rule.setting, ...element, flawIn(this.#key), ...(needs === undefined ? [] : [needs])];
    this.#age = rule.demands.find((demand) => demand.check === "maxAge");
    this.#valueDemands = rule.demands.filter((demand) => demand !== this.#age);
    this.#test = testOf(policies.checks, this.#valueDemands, this.#setting);
    this.#judgesEntries = rule.demands.every(({ check }) => policies.checks.get(check)?.byEntry === true);
    const bySchema = rule.demands.some(({ check }) => check === "schema");
    this.#whole = bySchema && isContainer(this.#setting) ? catalog.place(rule.setting) : undefined;
    const age = this.#age?.options;
    this.#ages = typeof age === "string" ? ageWindows(certain(durationOf, age)) : undefined;
  }

  rename(renames: Renames): void {
    this.#windows.rename(renames);
    this.#ages?.rename(renames);
  }

  /** @param changes the relevant changes of a step; null: judge everything, as in the first step */
  see(step: Step, changes: readonly EntryChange[] | null): void {
    const block = step.blocks.get(this.#key);
    this.#block = block;
    if (changes?.every((change) => this.#stillPasses(change)) === true) return;
    const isOfSwitch = (change: EntryChange) => entryIn(change).setting?.path === this.#setting.switch?.path;
    const isAll = !changes || !this.#elements || changes.some((change) => isFlawed(change) || isOfSwitch(change));
    if (isAll) this.#off = this.#switch?.(step);
    for (const subject of isAll ? this.#subjects(block) : changes.map((change) => this.#subjectOf(change)))
      this.#set(step, block, subject);
  }

  /** Whether a list passed before, and passes because its new entries do. */
  #stillPasses(change: EntryChange): boolean {
    const { after, items, newItems } = change;
    if (!this.#judgesEntries || items === newItems || after?.setting !== this.#setting || isFlawed(change))
      return false;
    if (this.#off || isUnset(after.value) || this.#windows.at(change.subject)) return false;
    return newItems.length === 0 || this.#test(newItems) === undefined;
  }

  end(): Draft[] {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const demand = expectedOf(this.#rule, policies.checks, this.#valueDemands, this.#setting);
    const should = shouldText(demandText(policies.checks, this.#rule.demands));
    const drafts = this.#windows.all().map((window): Draft => {
      const name = nameOf(window.subject);
      const fix = window.resolved ? null : this.#fix(window);
      return draftOf(info, window, { ...demand, fix }, ({ message, off }) => ({
        message: off ? `${name} ${message}` : `${name} ${message}; it ${should}`,
        inert: off && { switch: off.subject, wanted: off.needs.on, since: off.since },
      }));
    });
    if (!this.#age || !this.#ages) return drafts;
    const rotation = expectedOf(this.#rule, policies.checks, [this.#age], this.#setting);
    for (const window of this.#ages.windows(asOf))
      drafts.push(
        draftOf(info, window, rotation, ({ message }) => ({ message: `${nameOf(window.subject)} ${message}` })),
      );
    return drafts;
  }

  #subjectOf(change: EntryChange): string {
    const below = entryIn(change).setting === this.#setting ? undefined : this.#elements?.below;
    return change.subject + (below ?? "");
  }

  #set(step: Step, block: Block | undefined, subject: string): void {
    const stands = this.#stands(block, subject);
    const entry = block?.entries.get(subject);
    const observation = stands ? this.#judge(this.#off, block, subject, entry) : undefined;
    this.#windows.set(step, subject, observation);
    const secret = stands && !observation && entry && isSecret(entry.value) ? entry.value : undefined;
    this.#ages?.set(step, subject, entry?.value ?? null, secret && ages.has(secret.$secret) ? secret : undefined);
  }

  /** Returns the subjects at which the setting is, should be, or was judged before. */
  #subjects(block: Block | undefined): Iterable<string> {
    if (!this.#elements) return [this.#subject];
    const { place, below } = this.#elements;
    const subjects = new Set([...this.#windows.failing(), ...(this.#ages?.following() ?? [])]);
    for (const { subject, setting, element, flaw } of block?.entries.values() ?? [])
      if (setting === this.#setting || flaw !== undefined) subjects.add(subject);
      else if (element === place) subjects.add(subject + below);
    return subjects;
  }

  /** Whether the rule judges a subject: its setting is there, should be there, or cannot be read. */
  #stands(block: Block | undefined, subject: string): boolean {
    if (!this.#elements) return true;
    const { place, below } = this.#elements;
    const entry = block?.entries.get(subject);
    // An element in which nothing is set counts as absent.
    if (below === "" && entry?.setting === this.#setting) return entry.meaning !== null;
    const above = below !== "" && subject.endsWith(below) ? subject.slice(0, -below.length) : "";
    if (above !== "" && block?.entries.get(above)?.element === place) return true;
    // An unreadable value elsewhere does not affect the rule.
    return !this.#readableOnly && entry?.flaw !== undefined && isOver(subject, place);
  }

  #judge(
    off: Off | undefined,
    block: Block | undefined,
    subject: string,
    entry: SettingEntry | undefined,
  ): SettingObservation | undefined {
    const value = entry?.value ?? null;
    const failure = unreadableAt(block, subject);
    const observe = ({ message, offending }: Failure) => ({ actual: value, offending, message, off });
    if (off) return off.safe ? undefined : observe({ message: off.message, offending: offendingOf(value) });
    if (failure)
      return observe({
        message: `cannot be read: ${nameOf(failure.subject)} ${failure.flaw}`,
        offending: [failure.value],
      });
    for (const item of [value, ...(entry?.rivals ?? [])]) {
      const failure = this.#whole ? this.#verdictOfWhole(item, this.#whole) : this.#verdict(item);
      if (failure) return observe(failure);
    }
    return undefined;
  }

  /** Fails if any reading fails. */
  #verdictOfWhole(value: Json, place: CatalogPlace): Failure | undefined {
    const all = readings(value, place);
    if (!all) return { message: "contradicts itself in too many places to be judged", offending: [value] };
    for (const reading of all) {
      const failure = this.#verdict(reading);
      if (failure) return { ...failure, offending: failure.offending.map((item) => (item === reading ? value : item)) };
    }
    return undefined;
  }

  /** Returns the verdict on one value. The catalog or the rule decides what unset means. */
  #verdict(value: Json): Failure | undefined {
    const setting = this.#setting;
    if (isUnsetAt(setting, value)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return undefined;
      if (this.#rule.demands.every((demand) => demand.check === "maxAge")) return undefined;
      const asEmpty = isContainer(setting) || (setting.list !== undefined && setting.unset.as === "nothing");
      if (!asEmpty) return { message: `is not set (${setting.unset.means})`, offending: [null] };
      return this.#test(setting.kind === "map" ? bag<Json>() : []);
    }
    if (setting.list !== undefined && !isArray(value)) return { message: "should be a list", offending: [value] };
    return this.#test(value);
  }

  #fix(window: Window<SettingObservation>): Json {
    const { subject, latest } = window;
    const entry = this.#block?.entries.get(subject);
    return restore({
      setting: this.#setting,
      subject,
      entry,
      hasBrokenGroup: unreadableAt(this.#block, subject) !== undefined,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value) => this.#verdict(value) === undefined,
      off: latest.off ?? null,
    });
  }
}

/** Whether exceptions must distinguish two observations of one value: by offending entries or by the switch. */
function differ(a: SettingObservation, b: SettingObservation): boolean {
  const state = ({ off }: SettingObservation) => off && `${off.subject} ${off.since.revision} ${off.state}`;
  return state(a) !== state(b) || canonical(a.offending) !== canonical(b.offending);
}

function wantsUnset({ check, options }: Demand): boolean {
  return (check === "set" && options === false) || (check === "secret" && options === "absent");
}

/** Returns the entries of a value whose switch is off: none has an effect. */
function offendingOf(value: Json): readonly Json[] {
  return isUnset(value) ? [null] : entriesOf(value);
}
