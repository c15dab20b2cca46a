// Judges a use of a model, a mode of autonomy, or an MCP server by the settings.
import type { Catalog } from "../../catalog/catalog.ts";
import { coverageOf, kindOf } from "../../catalog/kinds/index.ts";
import { rank } from "../../catalog/setting.ts";
import type { Json } from "../../model/json.ts";
import type { RevisionAllowance, ModelLists, Reading } from "./allowance.ts";
import { getOrMake } from "../../lists.ts";

/** The level of each mode. `spec` has no level: it is allowed at every level. */
const levels: Readonly<Record<string, string>> = {
  "auto-high": "high",
  "auto-medium": "medium",
  "auto-low": "low",
  manual: "off",
};

/** The level of each share of `/tools`. */
export const levelOfShare: Readonly<Record<string, string>> = {
  auto_high: "high",
  auto_medium: "medium",
  auto_low: "low",
  manual: "off",
};

/** Whether the interface documents a mode. */
export function isKnownMode(mode: string): boolean {
  return mode === "spec" || Object.hasOwn(levels, mode);
}

export class Readings {
  readonly #catalog: Catalog;
  /** A cache of coverage by list: many revisions share the same lists. */
  readonly #coverage = new WeakMap<readonly Json[], (value: Json) => boolean>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  #covers(path: string, list: readonly Json[], value: string): boolean {
    const coverage = () => coverageOf(kindOf(this.#catalog.required(path)), list);
    return getOrMake(this.#coverage, list, coverage)(value);
  }

  #isBlocked({ blocked }: ModelLists, model: string): boolean {
    return blocked !== null && this.#covers("modelPolicy.blockedModelIds", blocked, model);
  }

  #list(lists: ModelLists, model: string): Reading {
    const { allowed, allowAll, isUnreadable } = lists;
    if (isUnreadable) return "unclear";
    const isBlocked = this.#isBlocked(lists, model);
    if (allowAll === true) return isBlocked ? "unclear" : "passes";
    if (isBlocked) return "fails";
    if (allowed !== null && allowed.length > 0)
      return this.#covers("modelPolicy.allowedModelIds", allowed, model) ? "passes" : "fails";
    return allowAll === false ? "unclear" : "passes";
  }

  /**
   * Judges a model by the organization's lists and, for a user, by theirs. If the two differ, the result is unclear:
   * the documentation does not say which decides.
   * @param user undefined: only the organization's lists count; null: some user, and any user's lists may be theirs
   */
  model(model: string, user: string | null | undefined): (allowance: RevisionAllowance) => Reading {
    return ({ models, overrides, areOverridesUnreadable, customModels }) => {
      const everybody = this.#list(models, model);
      // A list that cannot be read may block the model.
      if (customModels.has(model) && !models.isUnreadable && !this.#isBlocked(models, model)) return "passes";
      if (everybody === "fails" && user !== undefined && areOverridesUnreadable) return "unclear";
      const own = user === null ? [...overrides.values()] : [overrides.get(user ?? "") ?? models];
      return own.every((lists) => this.#list(lists, model) === everybody) ? everybody : "unclear";
    };
  }

  /** Judges a level by the cap. Without a cap every level passes. */
  level(level: string | undefined): (allowance: RevisionAllowance) => Reading {
    const setting = this.#catalog.required("maxAutonomyLevel");
    return ({ maxAutonomyLevel: cap }) => {
      if (level === undefined || cap === null) return "passes";
      const [position, most] = [rank(setting, level), rank(setting, cap)];
      if (position === undefined || most === undefined) return "unclear";
      return position <= most ? "passes" : "fails";
    };
  }

  /** Judges a mode by the cap. */
  mode(mode: string): (allowance: RevisionAllowance) => Reading {
    return this.level(levelOf(mode));
  }

  /** Judges an MCP server by its identity in the allowlist. Passes while MCP is off; fails without a list. */
  server(identity: string): (allowance: RevisionAllowance) => Reading {
    return ({ isMcpEnabled, mcpAllowlist, isMcpUnclear }) => {
      if (isMcpUnclear) return "unclear";
      if (!isMcpEnabled) return "passes";
      return mcpAllowlist !== null && this.#covers("mcpPolicy.allowlist", mcpAllowlist, identity) ? "passes" : "fails";
    };
  }
}

/** Returns the level of a mode; undefined when it has none or is unknown. */
export function levelOf(mode: string): string | undefined {
  return Object.hasOwn(levels, mode) ? levels[mode] : undefined;
}

const order = ["off", "low", "medium", "high"];

/** Whether a level is above another. A mode without a level is above nothing. */
export function ranksAbove(level: string | undefined, otherLevel: string): boolean {
  return level !== undefined && order.indexOf(level) > order.indexOf(otherLevel);
}
