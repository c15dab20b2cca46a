// Settings that contradict themselves or one another: what they say together is not what any of them seems to say.
import type { Block, Entry } from "../catalog/read.ts";
import { isUnset } from "../catalog/read.ts";
import { coverageOf, kindOf, kinds, overlapsOf } from "../catalog/kinds/index.ts";
import { rank } from "../catalog/setting.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { isObject, type Json, unpointer } from "../model/json.ts";
import { count, nameOf } from "../text.ts";
import type { Audit, AuditContext, BuiltinRule, Draft, RuleInfo, Walker } from "./audit.ts";
import { at, type Contradiction, type Found, saw, type View } from "./contradiction.ts";
import { contradictoryLists } from "./contradictory-lists.ts";
import { draftOf } from "./windowed.ts";

const controls = ["soc2:CC7.1", "nist-800-53:CM-6"];

const contradiction: BuiltinRule = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "Of two contradicting settings nobody can tell which one counts.",
  remediation: "Keep one of them.",
  controls,
};

/** What one entry says twice: under two spellings with different values, or under one key. */
function twofold({ subject, value, rivals, repeated }: Entry): Found | undefined {
  if (rivals) {
    const values = [value, ...rivals];
    return saw(subject, values, "is set twice, under two spellings, with different values", values);
  }
  if (!repeated) return undefined;
  return saw(
    subject,
    repeated,
    `has ${count(repeated.length, "key that stands", "keys that stand")} more than once`,
    repeated,
  );
}

/** New sessions start above the cap. */
const defaultAboveCap: Contradiction = {
  reads: ["sessionDefaultSettings", "maxAutonomyLevel"],
  *judge({ catalog, value }) {
    const path = "sessionDefaultSettings.autonomyLevel";
    const level = rank(catalog.setting(path)!, value(path));
    const cap = rank(catalog.setting("maxAutonomyLevel")!, value("maxAutonomyLevel"));
    if (level !== undefined && cap !== undefined && level > cap)
      yield saw(at(path), value(path), "is above maxAutonomyLevel");
  },
};

/** What the deprecated mode says in the words that took its place; planning has no level. */
const meanings: Readonly<Record<string, readonly [interaction: string, level?: string]>> = {
  spec: ["spec"],
  normal: ["auto", "off"],
  "auto-low": ["auto", "low"],
  "auto-medium": ["auto", "medium"],
  "auto-high": ["auto", "high"],
};

/** The deprecated mode of new sessions and what took its place say different things; nobody knows which one counts. */
const modeAgainstLevel: Contradiction = {
  reads: ["sessionDefaultSettings"],
  *judge({ value }) {
    const place = (name: string) => `sessionDefaultSettings.${name}`;
    const mode = value(place("autonomyMode"));
    if (typeof mode !== "string" || !Object.hasOwn(meanings, mode)) return;
    const [interaction, level] = meanings[mode]!;
    const says = { interactionMode: interaction, autonomyLevel: level };
    const others = Object.entries(says).filter(([name, meant]) => {
      const set = value(place(name));
      return set !== null && meant !== undefined && set !== meant;
    });
    if (others.length > 0)
      yield saw(
        at(place("autonomyMode")),
        mode,
        `says another thing than ${others.map(([name]) => name).join(" and ")}`,
      );
  },
};

/** New sessions start with a model that nobody may use. */
const defaultNotAllowed: Contradiction = {
  reads: ["sessionDefaultSettings", "modelPolicy"],
  *judge({ catalog, value, list }) {
    if (value("modelPolicy.allowAllServiceModels") === true) return;
    const kind = kindOf(catalog.setting("modelPolicy.allowedModelIds")!);
    const allowed = list("modelPolicy.allowedModelIds");
    const blocked = list("modelPolicy.blockedModelIds");
    for (const path of ["sessionDefaultSettings.model", "sessionDefaultSettings.specModeModel"]) {
      const model = value(path);
      // Models that the organization adds are governed by their own list.
      if (typeof model !== "string" || model === "" || model.startsWith("custom:")) continue;
      const denied = coverageOf(kind, blocked)(model) || (allowed.length > 0 && !coverageOf(kind, allowed)(model));
      if (denied) yield saw(at(path), model, "is a model that modelPolicy does not allow");
    }
  },
};

/** A model of the organization stands at an address that the organization does not allow. */
const addressNotAllowed: Contradiction = {
  reads: ["customModels", "modelPolicy"],
  *judge({ catalog, list, entries }) {
    const path = "modelPolicy.allowedBaseUrls";
    const allowed = list(path);
    if (allowed.length === 0) return;
    const covered = coverageOf(kindOf(catalog.setting(path)!), allowed);
    for (const { subject, setting, value } of entries("customModels"))
      if (setting?.path === "customModels[*].baseUrl" && !isUnset(value) && !covered(value))
        yield saw(subject, value, "is outside modelPolicy.allowedBaseUrls");
  },
};

/** A plugin comes from a marketplace that is not declared. */
const undeclaredMarketplace: Contradiction = {
  reads: ["enabledPlugins", "extraKnownMarketplaces"],
  *judge({ entries }) {
    const declared = new Set([...entries("extraKnownMarketplaces")].map(({ subject }) => unpointer(subject)[1]));
    for (const { subject, setting, value } of entries("enabledPlugins")) {
      if (setting?.path !== "enabledPlugins[*]" || value !== true) continue;
      const plugin = unpointer(subject)[1] ?? "";
      const from = plugin.slice(plugin.lastIndexOf("@") + 1);
      if (plugin.includes("@") && declared.size > 0 && !declared.has(from))
        yield saw(subject, value, "comes from a marketplace that extraKnownMarketplaces does not declare", [plugin]);
    }
  },
};

/** A marketplace is offered that may not be used. Whether a branch or commit has to be the same, nobody says. */
const marketplaceNotListed: Contradiction = {
  reads: ["extraKnownMarketplaces", "strictKnownMarketplaces"],
  *judge({ list, entries }) {
    const listed = list("strictKnownMarketplaces");
    if (listed.length === 0) return;
    const isListed = overlapsOf(kinds.marketplace, listed);
    for (const { subject, element, value } of entries("extraKnownMarketplaces")) {
      const source = (value as { readonly source?: Json } | null)?.source;
      if (element !== "extraKnownMarketplaces[*]" || !isObject(source) || isListed(source)) continue;
      yield saw(subject, value, "is a marketplace that strictKnownMarketplaces does not list");
    }
  },
};

const known: readonly Contradiction[] = [
  defaultAboveCap,
  modeAgainstLevel,
  defaultNotAllowed,
  addressNotAllowed,
  undeclaredMarketplace,
  marketplaceNotListed,
  ...contradictoryLists,
];

function viewOf(catalog: Catalog, governed: ReadonlySet<string>, blocks: Step["blocks"]): View {
  const entry = (path: string) => blocks.get(path.split(".")[0]!)?.entries.get(at(path));
  const value = (path: string): Json => {
    const found = entry(path);
    return found === undefined || isUnset(found.value) ? null : found.value;
  };
  const list = (path: string): readonly Json[] => {
    const found = value(path);
    return Array.isArray(found) ? (found as readonly Json[]) : [];
  };
  const isGoverned = (path: string) => governed.has(path);
  return { catalog, isGoverned, value, list, entries: (key) => blocks.get(key)?.entries.values() ?? [] };
}

class Contradictions implements Walker {
  readonly #rule: RuleInfo;
  readonly #catalog: Catalog;
  readonly #governed: ReadonlySet<string>;
  readonly #windows = new Windows();
  readonly #twofold = new WeakMap<Block, readonly Found[]>();
  readonly #crossed = new Map<Contradiction, readonly Found[]>();

  constructor(rule: RuleInfo, { catalog, policies }: AuditContext) {
    this.#rule = rule;
    this.#catalog = catalog;
    this.#governed = new Set(policies.rules.map((one) => one.setting));
  }

  see(step: Step): void {
    if (step.changed.length === 0) return;
    const view = viewOf(this.#catalog, this.#governed, step.blocks);
    for (const one of known)
      if (one.reads.some((key) => step.changed.includes(key))) this.#crossed.set(one, [...one.judge(view)]);
    const failing = new Map<string, Observation>();
    const groups = [...[...step.blocks.values()].map((block) => this.#within(block)), ...this.#crossed.values()];
    // One subject has one window, whatever contradicts it.
    for (const [subject, seen] of groups.flat()) {
      const other = failing.get(subject);
      failing.set(subject, other ? joined(other, seen, subject) : seen);
    }
    this.#windows.see(step, "", failing);
  }

  end(): Draft[] {
    return this.#windows.all().map((window) => draftOf(this.#rule, window, null));
  }

  #within(block: Block): readonly Found[] {
    let found = this.#twofold.get(block);
    if (!found) {
      found = [...block.entries.values()].map(twofold).filter((one) => one !== undefined);
      this.#twofold.set(block, found);
    }
    return found;
  }
}

function joined(a: Observation, b: Observation, subject: string): Observation {
  const more = b.message.slice(nameOf(subject).length + 1);
  return { actual: a.actual, offending: [...a.offending, ...b.offending], message: `${a.message}; it ${more}` };
}

export const contradictions: Audit = {
  rules: [contradiction],
  begin: (context) => {
    const rule = context.builtin(contradiction);
    return rule ? new Contradictions(rule, context) : { see: () => {}, end: () => [] };
  },
};
