// Lists that contradict each other, or the switch on which they depend.
import { coverageOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { SettingEntry } from "../catalog/entries.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { settings } from "../catalog/settings.ts";
import { pointerOf } from "../catalog/subjects.ts";
import { isArray, type Json } from "../model/json.ts";
import { contains, meet } from "../lists.ts";
import { listOf } from "../model/json-lists.ts";
import type { Contradiction, Objection } from "./contradiction.ts";

/** A model is both allowed and blocked. */
const allowedAndBlocked: Contradiction = {
  of: ["modelPolicy.allowedModelIds"],
  against: ["modelPolicy.blockedModelIds"],
  judge: (entry, { list }, items) => blockedIn(entry, items, list("modelPolicy.blockedModelIds")),
};

/** A model is both allowed and blocked for one member. */
const allowedAndBlockedForMember: Contradiction = {
  of: ["userModelPolicies[*].allowedModelIds"],
  against: ["userModelPolicies[*].blockedModelIds"],
  judge: (entry, view, items) => {
    const blocked = view.entry(entry.subject.replace(/allowedModelIds$/, "blockedModelIds"));
    return blockedIn(entry, items, listOf(blocked?.value));
  },
};

/** A model is allowed for one member, and blocked for everybody. It is undocumented which list wins. */
const allowedAgainstOrganization: Contradiction = {
  of: ["userModelPolicies[*].allowedModelIds"],
  against: ["modelPolicy.blockedModelIds"],
  judge: (entry, { list }, items) =>
    blockedIn(entry, items, list("modelPolicy.blockedModelIds"), "modelPolicy.blockedModelIds"),
};

function blockedIn(
  { setting, value }: SettingEntry,
  items: readonly Json[],
  blockedEntries: readonly Json[],
  name = "blockedModelIds",
): Objection | undefined {
  if (blockedEntries.length === 0 || items.length === 0 || !setting || !isArray(value)) return undefined;
  const kind = kindOf(setting);
  const commonEntries = items.filter(coverageOf(kind, blockedEntries));
  // Count a repeated entry once.
  const offending = [...new Map(commonEntries.map((model) => [normalOf(kind, model), model])).values()];
  return commonEntries.length > 0 ? { says: `allows models that ${name} blocks`, offending } : undefined;
}

/** The same entry is in an allowing and a denying list. A narrower denied entry is no contradiction. */
function allowedAndDenied(path: string, deniedPath: string): Contradiction {
  return {
    of: [path],
    against: [deniedPath],
    judge: ({ setting, value, normals = [] }, { entry }, items) => {
      const denied = entry(pointerOf(deniedPath))?.normals ?? [];
      if (!setting || !isArray(value) || !meet(normals, denied)) return undefined;
      const kind = kindOf(setting);
      const commonEntries = items.filter((item) => contains(denied, normalOf(kind, item)));
      return commonEntries.length > 0
        ? { says: `allows what ${deniedPath} denies`, offending: commonEntries }
        : undefined;
    },
  };
}

/** A denied folder lies in an allowed one. An allowed folder in a denied one is what the list is for. */
const readAgainAndDenied: Contradiction = {
  of: ["sandbox.filesystem.allowRead"],
  against: ["sandbox.filesystem.denyRead"],
  judge: ({ setting }, { list }, items) => {
    const denied = list("sandbox.filesystem.denyRead");
    if (!setting || denied.length === 0) return undefined;
    const offending = items.filter((item) => denied.some(coverageOf(kindOf(setting), [item])));
    return offending.length > 0 ? { says: "allows what sandbox.filesystem.denyRead denies", offending } : undefined;
  },
};

/** A list whose switch is off looks strict but has no effect. */
function inertList({
  path,
  switch: needs,
}: Setting & { readonly switch: NonNullable<Setting["switch"]> }): Contradiction {
  return {
    of: [path],
    against: [needs.path],
    judge: (_, { isGoverned, value }) => {
      if (isGoverned(path)) return undefined;
      const switchValue = value(needs.path);
      const inForce = needs.on ? switchValue === true : switchValue === null || switchValue === false;
      if (inForce) return undefined;
      if (switchValue === null && needs.elsewhere)
        return { says: `has an effect only where a project or a member turns ${needs.path} on, which is not set` };
      const state = switchValue === null ? "not set" : JSON.stringify(switchValue);
      return { says: `does nothing while ${needs.path} is ${state}` };
    },
  };
}

function isSwitched(setting: Setting): setting is Parameters<typeof inertList>[0] {
  return setting.switch?.offIsSafe === false && setting.list !== undefined && !isContainer(setting);
}

export const contradictoryLists: readonly Contradiction[] = [
  allowedAndBlocked,
  allowedAndBlockedForMember,
  allowedAgainstOrganization,
  allowedAndDenied("commandAllowlist", "commandDenylist"),
  allowedAndDenied("commandAllowlist", "commandBlocklist"),
  allowedAndDenied("sandbox.filesystem.allowWrite", "sandbox.filesystem.denyWrite"),
  readAgainAndDenied,
  ...settings.filter(isSwitched).map(inertList),
];
