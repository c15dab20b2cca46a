// Lists that contradict one another, or the switch they depend on.
import { coverageOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import { type Entry, isUnset } from "../catalog/read.ts";
import { isContainer } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { at, type Contradiction, saw } from "./contradiction.ts";

/** A model is allowed, and blocked as well. */
const allowedAndBlocked: Contradiction = {
  reads: ["modelPolicy", "userModelPolicies"],
  *judge({ catalog, value, list, entries }) {
    const path = "modelPolicy.allowedModelIds";
    const blockedOf = (blocked: readonly Json[]) => coverageOf(kindOf(catalog.setting(path)!), blocked);
    const normal = (entry: Json) => normalOf(kindOf(catalog.setting(path)!), entry);
    // An entry that stands twice is one entry.
    const distinct = (entries: readonly Json[]) => [...new Map(entries.map((one) => [normal(one), one])).values()];
    const says = "allows models that blockedModelIds blocks";
    const both = distinct(list(path)).filter(blockedOf(list("modelPolicy.blockedModelIds")));
    if (both.length > 0) yield saw(at(path), value(path), says, both);
    const own = new Map([...entries("userModelPolicies")].map((entry) => [entry.subject, entry]));
    for (const { subject, setting, value: allowed } of own.values()) {
      if (setting?.path !== "userModelPolicies[*].allowedModelIds") continue;
      const blocked = entriesOf(own.get(subject.replace(/allowedModelIds$/, "blockedModelIds")));
      const theirs = distinct(entriesOf({ value: allowed })).filter(blockedOf(blocked));
      if (theirs.length > 0) yield saw(subject, allowed, says, theirs);
    }
  },
};

function entriesOf(entry: Pick<Entry, "value"> | undefined): readonly Json[] {
  return Array.isArray(entry?.value) ? (entry.value as readonly Json[]) : [];
}

/** Lists that allow, each with those that take the same away. */
const against: Readonly<Record<string, readonly string[]>> = {
  commandAllowlist: ["commandDenylist", "commandBlocklist"],
  "sandbox.filesystem.allowWrite": ["sandbox.filesystem.denyWrite"],
  "sandbox.filesystem.allowRead": ["sandbox.filesystem.denyRead"],
};

/** The same entry stands in two lists that say the opposite. What one takes out of the other's is no contradiction. */
const allowedAndDenied: Contradiction = {
  reads: ["commandAllowlist", "commandDenylist", "commandBlocklist", "sandbox"],
  *judge({ catalog, value, list }) {
    for (const [path, others] of Object.entries(against)) {
      const normal = (entry: Json) => normalOf(kindOf(catalog.setting(path)!), entry);
      for (const other of others) {
        const denied = new Set(list(other).map(normal));
        const both = list(path).filter((entry) => denied.has(normal(entry)));
        if (both.length > 0) yield saw(at(path), value(path), `allows what ${other} denies`, both);
      }
    }
  },
};

/** A list stands beside a switch that is off: it looks strict and does nothing. */
const inertList: Contradiction = {
  reads: ["mcpPolicy", "missionPolicy", "modelPolicy", "sandbox"],
  *judge({ catalog, isGoverned, value }) {
    for (const setting of catalog.settings) {
      const needs = setting.switch;
      if (!needs || needs.offIsSafe || !setting.list || isContainer(setting) || isGoverned(setting.path)) continue;
      const switched = value(needs.path);
      const inForce = needs.on ? switched === true : switched === null || switched === false;
      // A switch that was never set is a setup not finished; policies judge that.
      if (inForce || switched === null) continue;
      const list = value(setting.path);
      if (!isUnset(list))
        yield saw(at(setting.path), list, `does nothing while ${needs.path} is ${JSON.stringify(switched)}`);
    }
  },
};

export const contradictoryLists: readonly Contradiction[] = [allowedAndBlocked, allowedAndDenied, inertList];
