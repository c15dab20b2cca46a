// The policies of the organizations, and whether a policy id means the same file everywhere.
import type { FleetPolicy } from "../model/fleet.ts";
import { policyName } from "../model/report/policy-name.ts";
import type { FleetEntry } from "./entry.ts";
import { getOrMake } from "../lists.ts";

/** Returns every policy by id, those with several versions first. @param entries in the order of the organizations */
export function policiesOf(entries: readonly FleetEntry[]): FleetPolicy[] {
  const byId = new Map<string, Map<string, FleetPolicy["versions"][number]>>();
  for (const { row, policies } of entries)
    for (const policy of policies) {
      const { digest, rules } = policy;
      const versions = getOrMake(byId, policyName(policy), () => new Map<string, FleetPolicy["versions"][number]>());
      const version = getOrMake(versions, digest, () => ({ digest, rules, organizations: [] }));
      if (!version.organizations.includes(row.organization)) version.organizations.push(row.organization);
    }
  return [...byId]
    .map(([id, versions]): FleetPolicy => {
      const having = new Set([...versions.values()].flatMap(({ organizations }) => organizations));
      return {
        id,
        differs: versions.size > 1,
        // The most common version first: the others are exceptions.
        versions: [...versions.values()].toSorted(
          (a, b) => b.organizations.length - a.organizations.length || (a.digest < b.digest ? -1 : 1),
        ),
        absent: entries.map(({ row }) => row.organization).filter((name) => !having.has(name)),
      };
    })
    .toSorted((a, b) => Number(b.differs) - Number(a.differs) || (a.id < b.id ? -1 : 1));
}
