// What the settings of a day allow: models, MCP servers and autonomy. Settings may hold anything: a value of an
// unexpected type counts as not set.
import { isArray, isObject, type Json, type JsonObject } from "../../model/json.ts";
import type { ControlRevision } from "../organization.ts";
import { chanceOf } from "./chance.ts";
import { type Mode, modes } from "./events.ts";
import type { Server, Worker } from "./plan.ts";
import { lookUp } from "../../lists.ts";

export interface Bounds {
  /** Returns the models that somebody uses, most used first; none if nothing is allowed. */
  models(worker: Worker): readonly string[];
  /** Returns the planning model, if the settings name one that this person may use. */
  planner(worker: Worker): string | undefined;
  /** Returns a mode, or the nearest one within the cap. */
  mode(worker: Worker, mode: Mode): Mode;
  server(worker: Worker, server: Server): boolean;
}

/** Models of people whose settings allow everything. */
const common = ["claude-sonnet-4-6", "gpt-5.2", "claude-haiku-4-5", "gemini-3-flash", "gpt-5.1-codex"];
/** How many models one person uses. */
const FAVOURITES = 3;

/** Returns the bounds of a day, from the settings at its start. So a change takes effect on the next day. */
export function boundsOn(revisions: readonly ControlRevision[], day: string): Bounds {
  const settings = revisions.findLast((revision) => revision.updatedAt < day)?.settings ?? {};
  const defaults = mapAt(settings, "sessionDefaultSettings");
  const mcp = mapAt(settings, "mcpPolicy");
  const cap = caps.get(settings["maxAutonomyLevel"]) ?? "auto-high";

  return {
    models(worker) {
      if (worker.models && !worker.isBound) return worker.models;
      const { allows, listedIds } = modelsOf(settings, worker);
      const allowedModels = worker.models?.filter(allows) ?? [];
      if (allowedModels.length > 0) return allowedModels;
      const first = [defaults["model"]].filter((id) => typeof id === "string" && allows(id)) as string[];
      const otherModels = (listedIds.length > 0 ? listedIds : common).filter((id) => allows(id) && !first.includes(id));
      return [...first, ...shuffle(otherModels, worker)].slice(0, FAVOURITES);
    },
    planner(worker) {
      const planner = defaults["specModeModel"];
      if (typeof planner !== "string" || worker.models) return undefined;
      return modelsOf(settings, worker).allows(planner) ? planner : undefined;
    },
    mode: ({ isBound }, mode) => (isBound && modes.indexOf(mode) < modes.indexOf(cap) ? cap : mode),
    server: ({ isBound }, { at }) =>
      !isBound || at === undefined || mcp["enabled"] !== true || textsAt(mcp, "allowlist").includes(at),
  };
}

const caps = new Map<Json | undefined, Mode>([
  ["off", "manual"],
  ["low", "auto-low"],
  ["medium", "auto-medium"],
]);

function modelsOf(settings: JsonObject, worker: Worker) {
  const policy = mapAt(settings, "modelPolicy");
  const own = mapAt(mapAt(settings, "userModelPolicies"), worker.id);
  const everything = policy["allowAllServiceModels"] === true;
  const allowedIds = everything ? [] : textsAt(policy, "allowedModelIds");
  const blocked = [...(everything ? [] : textsAt(policy, "blockedModelIds")), ...textsAt(own, "blockedModelIds")];
  const entries = allowedIds.length > 0 ? [...allowedIds, ...textsAt(own, "allowedModelIds")] : [];
  const matches = (id: string) => (entry: string) =>
    entry.endsWith("*") ? id.startsWith(entry.slice(0, -1)) : id === entry;
  return {
    allows: (id: string) => (entries.length === 0 || entries.some(matches(id))) && !blocked.some(matches(id)),
    listedIds: [
      ...entries.filter((entry) => !entry.includes("*")),
      ...(entries.some((e) => e.includes("*")) ? common : []),
    ],
  };
}

/** Returns a list in this person's order of preference. */
function shuffle(list: readonly string[], worker: Worker): string[] {
  const rank = new Map(list.map((item) => [item, chanceOf("preference", worker.id, item).whole(0, 1_000_000)]));
  return [...rank.keys()].toSorted((a, b) => lookUp(rank, a) - lookUp(rank, b));
}

function mapAt(settings: JsonObject, key: string): JsonObject {
  const value: Json | undefined = Object.hasOwn(settings, key) ? settings[key] : undefined;
  return isObject(value) ? value : {};
}

function textsAt(settings: JsonObject, key: string): string[] {
  const value: Json | undefined = settings[key];
  return isArray(value) ? value.filter((item): item is string => typeof item === "string" && item !== "") : [];
}
