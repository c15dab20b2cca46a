// The same settings, written in another way: other spellings of names, a second spelling that sets nothing, of not set, of letter case where a kind ignores it,
// other orders of keys and of entries, and entries twice.

type Tree = Record<string, unknown>;

/** A small generator of numbers, so that a spelling is a number: below `n`. */
export function chance(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    const mixed = state ^ (state + Math.imul(state ^ (state >>> 7), state | 61));
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** Published spellings of names, by the place they stand at. */
const aliases: Readonly<Record<string, string>> = {
  enableAgentShield: "enableDroidShield",
  "modelPolicy.allowAllServiceModels": "allowAllFactoryModels",
  "customModels[*].hostedProvider": "bedrock",
  "customModels[*].hostedProvider.cloudRegion": "awsRegion",
};

/** Lists whose order and repetition say nothing. */
const sets = new Set([
  "commandDenylist",
  "modelPolicy.allowedModelIds",
  "modelPolicy.blockedModelIds",
  "mcpPolicy.allowlist",
  "sandbox.network.allowedDomains",
  "networkPolicy.allowedIps",
  "managedComputersAllowedEmails",
  "missionPolicy.allowedUserIds",
]);
/** Lists whose letter case says nothing. */
const caseless = new Set(["sandbox.network.allowedDomains", "managedComputersAllowedEmails"]);
/** Settings that may as well be written as not set. */
const absent: Readonly<Record<string, readonly string[]>> = {
  "": [
    "maxAutonomyLevel",
    "commandDenylist",
    "modelPolicy",
    "networkPolicy",
    "customModels",
    "managedComputersAllowedEmails",
  ],
  modelPolicy: ["allowedModelIds", "allowAllServiceModels", "blockedModelIds"],
  mcpPolicy: ["allowlist"],
  sandbox: ["network", "mode"],
};

/** @param spelling 0 is the plain way; every other number another one */
export function respell(settings: Tree, spelling: number): Tree {
  return spelling === 0 ? structuredClone(settings) : (spell(settings, "", chance(spelling)) as Tree);
}

function spell(value: unknown, path: string, roll: (n: number) => number): unknown {
  if (Array.isArray(value)) {
    if (!sets.has(path)) return value.map((item) => spell(item, `${path}[*]`, roll));
    const cased = caseless.has(path)
      ? value.map((item: unknown) => (typeof item === "string" && roll(2) ? item.toUpperCase() : item))
      : value;
    return shuffled(cased.length > 0 && roll(2) ? [...cased, cased[roll(cased.length)]] : cased, roll);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const at = path === "" ? key : `${path}.${key}`;
    const names = Object.hasOwn(aliases, at) ? shuffled([key, aliases[at]!], roll) : [key];
    const unset = names.slice(1).map((name): [string, unknown] => [name, [null, [], {}][roll(3)]]);
    return [[names[0]!, spell(item, at, roll)], ...(roll(3) === 0 ? unset : [])];
  });
  for (const key of Object.hasOwn(absent, path) ? absent[path]! : [])
    if (!Object.hasOwn(value, key) && roll(3) === 0) entries.push([key, [null, [], {}][roll(3)]]);
  return Object.fromEntries(shuffled(entries, roll));
}

function shuffled<T>(list: readonly T[], roll: (n: number) => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(roll(left.length), 1)[0]!);
}
