// Rules of policies about settings, as windows.
import { type Block, type Entry, isUnset, isUnsetAt } from "../catalog/read.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { type Failure, type Test, testOf, wordsOf } from "../checks/index.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, type Window, Windows } from "../history/windows.ts";
import { durationOf, instantText } from "../model/instant.ts";
import { bag, canonical, type Json, unpointer } from "../model/json.ts";
import type { Demand, Rule } from "../model/policy.ts";
import { isSecret, type Secret } from "../model/sealed.ts";
import { nameOf } from "../text.ts";
import type { Audit, AuditContext, Draft, RuleInfo, Walker } from "./audit.ts";
import { ageWindows } from "./age.ts";
import { restore } from "./fix.ts";
import { type Off, pointerOf, SwitchWatch, topKey } from "./switched-off.ts";
import { draftOf } from "./windowed.ts";

/** A failing setting; `off` is what makes it inert. */
interface Seen extends Observation {
  readonly off: Off | undefined;
  readonly entry: Entry | undefined;
  /** A place above the setting that cannot be read. */
  readonly broken: Entry | undefined;
}

export const settings: Audit = {
  rules: [],
  begin: (context) => {
    const rules = context.policies.rules.filter((rule) => notInForce(rule, context.asOf) === undefined);
    const walkers = rules.flatMap((rule) => onOverrides(rule, context)).map((rule) => new RuleWalker(rule, context));
    // A step touches few keys; each rule reads one or two.
    const byKey = new Map<string, RuleWalker[]>();
    for (const walker of walkers) for (const key of walker.reads) byKey.set(key, [...(byKey.get(key) ?? []), walker]);
    return {
      see: (step) => {
        const touched = new Set(step.previous === null ? walkers : step.changed.flatMap((key) => byKey.get(key) ?? []));
        for (const walker of touched) walker.see(step);
      },
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

/** The rule, and the same rule on what members have in the setting's place: an override that is not set overrides nothing. */
function onOverrides(rule: Rule, { catalog }: AuditContext): Rule[] {
  const setting = catalog.setting(rule.setting)?.overriddenBy;
  return setting === undefined ? [rule] : [rule, { ...rule, setting, unsetPasses: true }];
}

/** Forms of a secret that grow old; behind a mask there may be a literal. */
const ages: ReadonlySet<Secret["$secret"]> = new Set(["literal", "masked-by-server"]);

class RuleWalker implements Walker {
  /** The top-level keys whose values decide the rule. */
  readonly reads: readonly string[];
  readonly #rule: Rule;
  readonly #setting: Setting;
  readonly #context: AuditContext;
  readonly #key: string;
  /** The catalog path of the elements the setting stands in, and the keys below each; null when it stands in none. */
  readonly #elements: { readonly place: string; readonly below: string } | null;
  readonly #subject: string;
  readonly #test: Test;
  readonly #windows = new Windows<Seen>(differ);
  readonly #known = new Map<unknown, Failure | undefined>();
  readonly #blocks = new WeakMap<Block, ReadonlyMap<string, Seen>>();
  readonly #switch: SwitchWatch | undefined;
  readonly #ages: ReturnType<typeof ageWindows> | undefined;

  constructor(rule: Rule, context: AuditContext) {
    const { catalog, policies } = context;
    this.#rule = rule;
    this.#context = context;
    this.#setting = catalog.setting(rule.setting)!;
    this.#key = topKey(rule.setting);
    this.#switch = this.#setting.switch && new SwitchWatch(this.#setting.switch);
    this.reads = [...new Set([this.#key, ...(this.#setting.switch ? [topKey(this.#setting.switch.path)] : [])])];
    const star = rule.setting.lastIndexOf("[*]");
    this.#elements =
      star < 0 ? null : { place: rule.setting.slice(0, star + 3), below: pointerOf(rule.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule.setting);
    const age = rule.demands.find((demand) => demand.check === "maxAge");
    this.#test = testOf(
      policies.checks,
      rule.demands.filter((demand) => demand !== age),
      this.#setting,
    );
    this.#ages = age && ageWindows(durationOf(age.options as string)!);
  }

  see(step: Step): void {
    const block = step.blocks.get(this.#key);
    const failing = this.#failing(step, block);
    this.#windows.see(step, "", failing);
    this.#ages?.see(step, this.#secrets(block, failing));
  }

  end(): Draft[] {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const expected = expectedOf(this.#rule);
    const words = wordsOf(policies.checks, this.#rule.demands);
    const drafts = this.#windows.all().map((window): Draft => {
      const name = nameOf(window.subject);
      const draft = draftOf(info, window, expected, ({ message, off }) => ({
        message: off ? `${name} ${message}` : `${name} ${message}; it should be ${words}`,
        inert: off && { switch: off.subject, wanted: this.#setting.switch!.on, since: off.since },
      }));
      return { ...draft, fix: window.resolved ? null : this.#fix(window) };
    });
    for (const aged of this.#ages?.windows(asOf) ?? [])
      drafts.push(draftOf(info, aged, expected, ({ message }) => ({ message: `${nameOf(aged.subject)} ${message}` })));
    return drafts;
  }

  /** Every subject of the rule that fails at a step. Remembered by block, when nothing but the block decides. */
  #failing(step: Step, block: Block | undefined): ReadonlyMap<string, Seen> {
    const alone = this.reads.length === 1;
    const off = this.#switch?.see(step);
    const known = alone && block && !off ? this.#blocks.get(block) : undefined;
    if (known) return known;
    const found = new Map<string, Seen>();
    for (const [subject, entry] of this.#subjects(block)) {
      const seen = this.#judge(off, block, subject, entry);
      if (seen) found.set(subject, seen);
    }
    if (alone && block && !off) this.#blocks.set(block, found);
    return found;
  }

  /** Where the setting stands, or should. */
  #subjects(block: Block | undefined): Map<string, Entry | undefined> {
    const subjects = new Map<string, Entry | undefined>();
    if (!this.#elements) return subjects.set(this.#subject, block?.entries.get(this.#subject));
    for (const entry of block?.entries.values() ?? []) {
      if (entry.setting === this.#setting) subjects.set(entry.subject, entry);
      else if (entry.element === this.#elements.place && this.#elements.below !== "") {
        const subject = entry.subject + this.#elements.below;
        if (!subjects.has(subject)) subjects.set(subject, block!.entries.get(subject));
      } else if (entry.flaw && isOver(entry.subject, this.#elements.place)) subjects.set(entry.subject, entry);
    }
    return subjects;
  }

  #judge(off: Off | undefined, block: Block | undefined, subject: string, entry: Entry | undefined): Seen | undefined {
    const value = entry?.value ?? null;
    const broken = block && flawAbove(block, subject);
    const seen = (failure: Failure): Seen => ({ actual: value, ...failure, off, entry, broken });
    if (off) return off.safe ? undefined : seen({ message: off.message, offending: offendingOf(value) });
    if (broken)
      return seen({ message: `cannot be read: ${nameOf(broken.subject)} ${broken.flaw}`, offending: [broken.value] });
    for (const one of [value, ...(entry?.rivals ?? [])]) {
      const failure = this.#remembered(one);
      if (failure) return seen(failure);
    }
    return undefined;
  }

  #remembered(value: Json): Failure | undefined {
    if (this.#known.has(value)) return this.#known.get(value);
    const failure = this.#verdict(value);
    this.#known.set(value, failure);
    return failure;
  }

  /** The verdict on one value: what unset means is the catalog's business, or the rule's own. */
  #verdict(value: Json): Failure | undefined {
    const setting = this.#setting;
    if (isUnsetAt(setting, value)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return undefined;
      if (this.#rule.demands.every((demand) => demand.check === "maxAge")) return undefined;
      const asEmpty = isContainer(setting) || (setting.list !== undefined && setting.unset.as === "nothing");
      if (!asEmpty) return { message: `is not set (${setting.unset.means})`, offending: [null] };
      return this.#test(setting.kind === "map" ? bag<Json>() : []);
    }
    if (setting.list !== undefined && !Array.isArray(value)) return { message: "should be a list", offending: [value] };
    return this.#test(value);
  }

  /** The literals and masks of a rule on secrets that holds apart from their age. */
  #secrets(block: Block | undefined, failing: ReadonlyMap<string, Seen>): Map<string, Secret> {
    const secrets = new Map<string, Secret>();
    for (const [subject, entry] of this.#subjects(block))
      if (entry && !failing.has(subject) && isSecret(entry.value) && ages.has(entry.value.$secret))
        secrets.set(subject, entry.value);
    return secrets;
  }

  #fix(window: Window<Seen>): Json {
    const { off, entry, broken } = window.latest;
    return restore({
      setting: this.#setting,
      subject: window.subject,
      entry,
      broken: broken !== undefined,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value) => this.#verdict(value) === undefined,
      off: off ? { needs: this.#setting.switch!, entry: off.entry } : null,
    });
  }
}

/** Whether two observations of one value differ in what is accepted of them: in what offends, or in the switch. */
function differ(a: Seen, b: Seen): boolean {
  const state = ({ off }: Seen) => off && `${off.subject} ${off.since.revision} ${off.state}`;
  return state(a) !== state(b) || canonical(a.offending) !== canonical(b.offending);
}

function wantsUnset({ check, options }: Demand): boolean {
  return (check === "set" && options === false) || (check === "secret" && options === "absent");
}

/** Why a rule says nothing at an instant; undefined when it does. */
export function notInForce(rule: Pick<Rule, "from" | "until">, asOf: number): string | undefined {
  if (rule.from !== null && asOf < rule.from) return `in force from ${instantText(rule.from).slice(0, 10)}`;
  if (rule.until !== null && asOf >= rule.until) return `not in force since ${instantText(rule.until).slice(0, 10)}`;
  return undefined;
}

/** The rule as its findings carry it. */
export function infoOf(rule: Rule): RuleInfo {
  const { id, title, severity, rationale, remediation, controls, policy, owner, location, fixWithinSeconds, from } =
    rule;
  return {
    id,
    title,
    kind: "setting",
    severity,
    rationale,
    remediation,
    controls,
    policy,
    owner,
    location,
    fixWithinSeconds,
    from,
  };
}

/** What the policy demands, as it stands there. */
function expectedOf(rule: Rule): Json {
  const out = bag<Json>();
  for (const { check, options } of rule.demands) out[check] = options;
  return out;
}

/** Of a value under a switch that is off: its entries, all of them without effect. */
function offendingOf(value: Json): readonly Json[] {
  if (isUnset(value)) return [null];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

/** A place above the subject, or at it, that cannot be read. */
function flawAbove(block: Block, subject: string): Entry | undefined {
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const entry = block.entries.get(at);
    if (entry?.flaw) return entry;
  }
  return undefined;
}

/** Whether a subject is a place of the path or stands over one: what cannot be read elsewhere hides nothing there. */
function isOver(subject: string, path: string): boolean {
  const places = path.replaceAll("[*]", ".*").split(".");
  const keys = unpointer(subject);
  return keys.length <= places.length && keys.every((key, i) => places[i] === "*" || places[i] === key);
}
