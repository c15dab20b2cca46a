// Edits of rules: what they demand, how bad it is, how soon it must be put right, when they are in force.
import type { Catalog } from "../../catalog/catalog.ts";
import { direction as settingDirection } from "../../catalog/direction.ts";
import { type Checks, impliesDemand, exactText, shouldText } from "../../checks/index.ts";
import { enumeration } from "../../checks/words.ts";
import { canonical, equal, isArray, type Json } from "../../model/json.ts";
import type { Assertion, Demand, Policies, Rule } from "../../model/policy.ts";
import type { StatedRule } from "../../model/policy-part.ts";
import type { Direction } from "../../model/report/index.ts";
import { type Severity, weight } from "../../model/severity.ts";
import { titleOf } from "../../policy/settings.ts";
import { type Edit, paired, type Say, sayer, termEdits, within } from "./edit.ts";
import { lookUp } from "../../lists.ts";

interface Context {
  readonly catalog: Catalog;
  readonly checks: Checks;
}

/** Rules that only got another name: the one before to the one now, by the setting that only they are about. */
export function renamedRules(before: readonly Rule[], after: readonly Rule[]): Map<string, string> {
  const removedRules = before.filter((rule) => !after.some((candidate) => candidate.id === rule.id));
  const come = after.filter((rule) => !before.some((candidate) => candidate.id === rule.id));
  const renamed = new Map<string, string>();
  for (const rule of removedRules) {
    const [match, ...more] = come.filter((candidate) => candidate.setting === rule.setting);
    const rivals = removedRules.filter((candidate) => candidate.setting === rule.setting);
    if (match && more.length === 0 && rivals.length === 1) renamed.set(rule.id, match.id);
  }
  return renamed;
}

export function ruleEdits(
  before: Policies,
  after: Policies,
  renamed: ReadonlyMap<string, string>,
  context: Context,
): Edit[] {
  const named = before.rules.map((rule) => ({ ...rule, now: renamed.get(rule.id) ?? rule.id }));
  const pairs = paired<Rule & { now: string }>(
    named,
    after.rules.map((rule) => ({ ...rule, now: rule.id })),
    (rule) => rule.now,
  );
  return pairs.flatMap(([old, now]) => {
    if (!now) return [sayer("rule", old.id, old.location)("looser", `removed: ${demanded(old, context)}`)];
    const say = sayer("rule", now.id, now.location);
    if (!old) return [say("tighter", `added: ${demanded(now, context)}`)];
    return [
      ...(old.id === now.id ? [] : [say("neutral", `renamed from ${old.id}`)]),
      ...demandEdits(old, now, context, say),
      ...unsetEdits(old, now, say),
      ...commonEdits(old, isMade(old, context) && isMade(now, context) ? { ...now, title: old.title } : now, say),
    ];
  });
}

/** Whether the title is the loader's, which says the demand again. */
function isMade(rule: Rule, { checks }: Context): boolean {
  return rule.title === titleOf(rule.setting, checks, rule.demands);
}

export function assertionEdits(before: readonly Assertion[], after: readonly Assertion[]): Edit[] {
  return paired(before, after, (assertion) => assertion.id).flatMap(([old, now]) => {
    if (!now) return [sayer("assertion", old.id, old.location)("looser", `removed: ${old.title}`)];
    const say = sayer("assertion", now.id, now.location);
    if (!old) return [say("tighter", `added: ${now.title}`)];
    const schema = equal(old.schema, now.schema)
      ? []
      : [say("unknown", "its schema differs; which way is not decidable")];
    return [...schema, ...commonEdits(old, now, say)];
  });
}

function demanded(rule: Rule, { checks }: Context): string {
  return `${rule.setting} ${shouldText(exactText(checks, rule.demands))}`;
}

function demandEdits(old: Rule, now: Rule, context: Context, say: Say): Edit[] {
  if (canonical(asJson(old.demands)) === canonical(asJson(now.demands))) return [];
  const direction = demandDirection(old, now, context);
  const entries = entryWords(old.demands, now.demands);
  if (entries !== undefined) return [say(direction, entries)];
  const words = (rule: Rule) => exactText(context.checks, rule.demands);
  return [say(direction, `should be ${words(old)} → ${words(now)}`)];
}

/** Of a single list: what came and what went, because the whole of it hides the difference. */
function entryWords([old, ...more]: readonly Demand[], [now, ...moreDemands]: readonly Demand[]): string | undefined {
  if (!old || !now || old.check !== now.check || more.length + moreDemands.length > 0) return undefined;
  const [before, after] = [old.options, now.options];
  if (!isArray(before) || !isArray(after)) return undefined;
  const entriesOnlyIn = (from: readonly Json[], to: readonly Json[]) => {
    const values = new Set(to.map(canonical));
    return from.filter((entry) => !values.has(canonical(entry)));
  };
  const [newEntries, oldEntries] = [entriesOnlyIn(after, before), entriesOnlyIn(before, after)];
  if (newEntries.length + oldEntries.length === 0) return undefined;
  const parts = [
    ...(newEntries.length > 0 ? [`added ${enumeration(newEntries)}`] : []),
    ...(oldEntries.length > 0 ? [`removed ${enumeration(oldEntries)}`] : []),
  ];
  return `${now.check}: ${parts.join("; ")}`;
}

function asJson(demands: readonly Demand[]) {
  return demands.map(({ check, options }) => ({ check, options })).sort((a, b) => (a.check < b.check ? -1 : 1));
}

/** Any loosening part makes the whole looser; what cannot be compared is said to be unknown. */
function demandDirection(old: Rule, now: Rule, { catalog, checks }: Context): Direction {
  const setting = catalog.setting(old.setting);
  if (!setting || old.setting !== now.setting) return "unknown";
  const [first] = old.demands;
  const [second] = now.demands;
  const isSingle = old.demands.length === 1 && now.demands.length === 1;
  if (isSingle && first?.check === "equals" && second?.check === "equals") {
    const way = settingDirection(setting, first.options, second.options);
    return way === "neutral" ? "unknown" : way;
  }
  const parts = old.demands.map((demand): Direction => {
    const implied = impliesDemand(checks, now.demands, demand, setting);
    if (implied === true) return "neutral";
    const incomparable = implied === false && lookUp(checks, demand.check).carries === "text";
    return incomparable ? "unknown" : "looser";
  });
  if (parts.includes("looser")) return "looser";
  if (parts.includes("unknown")) return "unknown";
  const same = now.demands.every((demand) => impliesDemand(checks, old.demands, demand, setting) === true);
  return same ? "neutral" : "tighter";
}

function unsetEdits(old: Rule, now: Rule, say: Say): Edit[] {
  const edits: Edit[] = [];
  if (old.unsetPasses !== now.unsetPasses)
    edits.push(
      now.unsetPasses ? say("looser", "an unset value now passes") : say("tighter", "an unset value no longer passes"),
    );
  if (old.overridable !== now.overridable)
    edits.push(
      now.overridable
        ? say("looser", "policies that extend it may now loosen it")
        : say("tighter", "policies that extend it may no longer loosen it"),
    );
  return edits;
}

function commonEdits(old: StatedRule, now: StatedRule, say: Say): Edit[] {
  const edits = severityEdits(old.severity, now.severity, say);
  if (old.fixWithinSeconds !== now.fixWithinSeconds)
    edits.push(
      say(
        (now.fixWithinSeconds ?? Infinity) > (old.fixWithinSeconds ?? Infinity) ? "looser" : "tighter",
        `fixWithin ${within(old.fixWithinSeconds)} → ${within(now.fixWithinSeconds)}`,
      ),
    );
  edits.push(...termEdits(old, now, say));
  if (old.owner !== now.owner) edits.push(say("neutral", `owner ${old.owner ?? "nobody"} → ${now.owner ?? "nobody"}`));
  const reworded = (["title", "rationale", "remediation", "controls"] as const).filter(
    (part) => JSON.stringify(old[part]) !== JSON.stringify(now[part]),
  );
  if (reworded.length > 0) edits.push(say("neutral", `other words: ${reworded.join(", ")}`));
  return edits;
}

export function severityEdits(old: Severity, now: Severity, say: Say): Edit[] {
  if (old === now) return [];
  return [say(weight(now) < weight(old) ? "looser" : "tighter", `severity ${old} → ${now}`)];
}
