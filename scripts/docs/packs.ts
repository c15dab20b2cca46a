// docs/packs.md: every rule of every pack.
import { createCatalog } from "../../src/catalog/catalog.ts";
import { type Check, exactText, shouldText } from "../../src/checks/index.ts";
import { textOf } from "../../src/checks/words.ts";
import type { Json } from "../../src/model/json.ts";
import type { Rule } from "../../src/model/policy.ts";
import { packNames, readPolicies, resolveExtends } from "../../src/policy/files.ts";
import { passesUnset } from "../../src/policy/extends.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { count, duration } from "../../src/words.ts";
import { bullets, code, heading, link, page, prose, table, values } from "./markdown.ts";
import { settingLink } from "./setting-link.ts";

const catalog = createCatalog();

interface Pack {
  readonly name: string;
  readonly title: string;
  readonly policies: LoadedPolicies;
  /** The pack it extends. */
  readonly upper: Pack | undefined;
}

export async function packsPage(): Promise<string> {
  const packs = await load();
  const ids = [...new Set(packs.flatMap(({ policies }) => policies.rules.map((rule) => rule.id)))];
  return page(
    "Policy packs",
    "policies/*.yaml",
    `Packs are policies that come with Driftline. Use one with ${code("--policy baseline")}, or inherit it with ${code("extends: [baseline]")} and tighten it. Each pack extends the pack before it. No pack names an organization's own models, hosts or people.`,
    table(
      ["pack", "description", "rules"],
      packs.map(({ name, title, policies }) => [
        link(code(name), "", name),
        prose(title),
        String(policies.rules.length),
      ]),
    ),
    "Control ids help you map rules to frameworks. They do not quote a standard, and no pack certifies compliance.",
    heading(2, "At a glance"),
    "The cells show the severity of a violation and the time limit for remediation. An empty cell means that the pack does not have the rule.",
    table(
      ["rule", ...packs.map(({ name }) => name)],
      ids.map((id) => row(id, packs)),
    ),
    ...packs.map((pack) => section(pack)),
  );
}

async function load(): Promise<Pack[]> {
  const packs: Omit<Pack, "upper">[] = [];
  const names = await packNames();
  for (const name of names) {
    const policies = await loadPolicies(await readPolicies([name]), {
      catalog,
      builtin: [],
      resolve: resolveExtends,
      packs: names,
    });
    packs.push({ name, policies, title: policies.files.find(({ id }) => id === name)!.title! });
  }
  // Each pack extends the one with the next fewer rules.
  packs.sort((a, b) => a.policies.rules.length - b.policies.rules.length);
  const out: Pack[] = [];
  for (const pack of packs) out.push({ ...pack, upper: out.findLast((upper) => extendsIt(pack.policies, upper.name)) });
  return out;
}

const extendsIt = ({ files }: LoadedPolicies, name: string) => files.some((file) => file.id === name);

function row(id: string, packs: readonly Pack[]): string[] {
  const cells = packs.map((pack) => {
    const rule = ruleOf(pack, id);
    if (!rule) return "";
    const text = [rule.severity, ...within(rule)].join(", ");
    return isOwn(pack, rule) ? link(text, "", `${pack.name}: ${id}`) : text;
  });
  return [code(id), ...cells];
}

function ruleOf({ policies }: Pack, id: string): Rule | undefined {
  return policies.rules.find((rule) => rule.id === id);
}

function within({ fixWithinSeconds }: Rule): string[] {
  return fixWithinSeconds === null ? [] : [`within ${duration(fixWithinSeconds)}`];
}

/** Whether a pack adds a rule, or changes it compared with the extended pack. */
function isOwn(pack: Pack, rule: Rule): boolean {
  const upper = pack.upper && ruleOf(pack.upper, rule.id);
  const text = ({ location: _, from: __, until: ___, ...rest }: Rule) => JSON.stringify(rest);
  return !upper || text(upper) !== text(rule);
}

function section(pack: Pack): string {
  const own = pack.policies.rules.filter((rule) => isOwn(pack, rule));
  const { upper } = pack;
  const intro = upper
    ? `All of ${link(code(upper.name), "", upper.name)}, with ${count(own.length, "rule")} added or tightened.`
    : `${count(own.length, "rule")}.`;
  return [heading(2, pack.name), `${prose(pack.title)}. ${intro}`, ...own.map((rule) => ruleText(rule, pack))].join(
    "\n\n",
  );
}

function ruleText(rule: Rule, { name, policies }: Pack): string {
  const unset = passesUnset(rule, { catalog, checks: policies.checks });
  const long = rule.demands.filter(({ check, options }) => isShortened(policies.checks.get(check)!, options));
  return [
    heading(3, `${name}: ${code(rule.id)}`),
    `**${prose(rule.title)}.** ${settingLink(rule.setting)} ${prose(shouldText(exactText(policies.checks, rule.demands)))}. If it is not set, the rule ${unset ? "passes" : "fails"}.`,
    bullets([
      `Why: ${prose(rule.rationale!)}`,
      `Remediate: ${prose(rule.remediation!)}`,
      `Severity: ${[rule.severity, ...within(rule)].join(", ")}${rule.overridable ? "; a policy that extends this pack may loosen it" : ""}`,
      `Controls: ${rule.controls.map(code).join(" ")}`,
      ...long.map(({ check, options }) => `${code(check)} in full: ${values(options as Json[])}`),
    ]),
  ].join("\n\n");
}

function isShortened(check: Check, options: Json): boolean {
  return Array.isArray(options) && / and \d+ more$/.test(textOf(check.demand(options)));
}
