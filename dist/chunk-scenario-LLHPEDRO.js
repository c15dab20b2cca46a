import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  roles
} from "./chunk-chunk-5NBFUJHC.js";
import {
  readYaml
} from "./chunk-chunk-4SEGYDQE.js";
import {
  instantOf,
  instantText,
  startOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-GVX4DFK7.js";
import {
  _enum,
  _minLength,
  _regex,
  array,
  describe,
  int,
  literal,
  meta,
  optional,
  record,
  refine,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-chunk-D54IF724.js";
import {
  bag,
  canonical,
  equal,
  isObject
} from "./chunk-chunk-RITLSO62.js";
import {
  count
} from "./chunk-chunk-NKTVH2K5.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/scenario.ts
import { readFile } from "node:fs/promises";

// src/emulator/paths.ts
var EditError = class extends Error {
  hint;
  constructor(message, hint) {
    super(message);
    this.name = "EditError";
    this.hint = hint;
  }
};
var step = /(?:^|\.)([^.[\]]+)|\[([^[\]]+)\]/y;
function keysOf(path2) {
  const keys = [];
  step.lastIndex = 0;
  while (step.lastIndex < path2.length) {
    const found = step.exec(path2);
    if (!found)
      throw new EditError(`"${path2}" is not a path`, "write keys joined by dots, and other keys in [brackets]");
    keys.push(found[1] ?? found[2]);
  }
  return keys;
}
function valueAt(root, path2) {
  let value = root;
  for (const key of keysOf(path2)) value = below(value, key);
  return value;
}
function withValue(root, path2, change) {
  const keys = keysOf(path2);
  return into(root, keys, 0);
  function into(at2, keys2, depth) {
    const key = keys2[depth];
    if (key === void 0) return change(at2);
    if (Array.isArray(at2)) {
      const index = indexOf(at2, key);
      if (index < 0) throw new EditError(`"${path2}": no element has the id "${key}"`, idsOf(at2, key));
      const element = into(at2[index], keys2, depth + 1);
      return element === void 0 ? at2.toSpliced(index, 1) : at2.with(index, element);
    }
    if (at2 !== void 0 && !isObject(at2))
      throw new EditError(`"${path2}": "${keys2.slice(0, depth).join(".")}" is not a map`);
    const value = into(below(at2, key), keys2, depth + 1);
    const copy = Object.assign(bag(), at2);
    if (value === void 0) delete copy[key];
    else copy[key] = value;
    return copy;
  }
}
function missing(root, path2) {
  const keys = keysOf(path2);
  let at2 = root;
  for (const [depth, key] of keys.entries()) {
    const next = below(at2, key);
    if (next === void 0) return new EditError(`"${path2}" is not set`, hintAt(at2, key, keys.slice(0, depth)));
    at2 = next;
  }
  return new EditError(`"${path2}" is not set`);
}
function hintAt(at2, key, above) {
  if (Array.isArray(at2)) return idsOf(at2, key);
  if (!isObject(at2)) return void 0;
  const known = Object.keys(at2);
  const where = above.length === 0 ? "the settings have" : `${above.join(".")} has`;
  return didYouMean(key, known) ?? `${where} ${known.length > 12 ? count(known.length, "key") : known.join(", ")}`;
}
function below(at2, key) {
  if (Array.isArray(at2)) return at2[indexOf(at2, key)];
  return isObject(at2) && Object.hasOwn(at2, key) ? at2[key] : void 0;
}
function indexOf(list, id) {
  return list.findIndex((item) => isObject(item) && item["id"] === id);
}
function idsOf(list, id) {
  const ids = list.flatMap((item) => isObject(item) && typeof item["id"] === "string" ? [item["id"]] : []);
  if (ids.length === 0) return "entries of this list have no ids: use add and remove";
  return didYouMean(id, ids) ?? `there are ${ids.join(", ")}`;
}

// src/emulator/edits.ts
var rename = (settings, entry) => Object.entries(entry.rename ?? {}).reduce((now, [from, to]) => {
  const value = valueAt(now, from);
  if (value === void 0) throw missing(now, from);
  if (valueAt(now, to) !== void 0)
    throw new EditError(`"${from}" cannot become "${to}", which is set already`, `unset "${to}" first`);
  return withValue(taken(now, from), to, () => value);
}, settings);
var unset = (settings, entry) => (entry.unset ?? []).reduce(taken, settings);
var remove = (settings, entry) => Object.entries(entry.remove ?? {}).reduce((now, [path2, gone]) => {
  if (valueAt(now, path2) === void 0) throw missing(now, path2);
  return withValue(now, path2, (list) => gone.reduce(without(path2), entriesOf(list, path2)));
}, settings);
var add = (settings, entry) => Object.entries(entry.add ?? {}).reduce(
  (now, [path2, more]) => withValue(now, path2, (list) => more.reduce(joined(path2), entriesOf(list, path2))),
  settings
);
var set = (settings, entry) => Object.entries(entry.set ?? {}).reduce((now, [path2, patch]) => {
  if (patch === null) return taken(now, path2);
  const before = valueAt(now, path2);
  const after = merged(before, patch, path2);
  if (before !== void 0 && equal(before, after))
    throw new EditError(`"${path2}" has this value already`, "set another value, or leave the edit out");
  return withValue(now, path2, () => after);
}, settings);
var edits = [rename, unset, remove, add, set];
function edited(settings, entry) {
  return edits.reduce((now, edit) => edit(now, entry), settings);
}
function taken(settings, path2) {
  if (valueAt(settings, path2) === void 0) throw missing(settings, path2);
  return withValue(settings, path2, () => void 0);
}
function entriesOf(list, path2) {
  if (list === void 0) return [];
  if (!Array.isArray(list)) throw new EditError(`"${path2}" is not a list`, "use set");
  return list;
}
function without(path2) {
  return (list, gone) => {
    const index = list.findIndex((item) => equal(item, gone) || typeof gone === "string" && idOf(item) === gone);
    if (index < 0) throw new EditError(`"${path2}" does not hold ${canonical(gone)}`, holds(list));
    return list.toSpliced(index, 1);
  };
}
function joined(path2) {
  return (list, more) => {
    const id = idOf(more);
    if (list.some((item) => equal(item, more) || id !== void 0 && idOf(item) === id))
      throw new EditError(`"${path2}" holds ${canonical(id ?? more)} already`);
    return [...list, more];
  };
}
function holds(list) {
  if (list.length === 0) return "it is empty";
  return `it holds ${list.map((item) => isObject(item) ? idOf(item) ?? "an unnamed element" : canonical(item)).join(", ")}`;
}
function idOf(item) {
  return isObject(item) && typeof item["id"] === "string" ? item["id"] : void 0;
}
function merged(target, patch, path2) {
  if (!isObject(patch)) return patch;
  const out = Object.assign(bag(), isObject(target) ? target : void 0);
  for (const [key, value] of Object.entries(patch)) {
    const place = /[.[\]]/.test(key) ? `${path2}[${key}]` : `${path2}.${key}`;
    if (value !== null) out[key] = merged(out[key], value, place);
    else if (Object.hasOwn(out, key)) delete out[key];
    else throw new EditError(`"${place}" is not set`, "null takes away what is there");
  }
  return out;
}

// src/emulator/schema.ts
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
var instant = string().check(
  refine((text) => instantOf(text) !== void 0, "is not a date-time such as 2026-03-06T21:47:00Z"),
  says("A date-time with an offset, such as 2026-03-06T21:47:00Z")
);
var day = string().check(
  refine((text) => startOf(text) !== void 0, "is not a day such as 2026-03-01, nor a date-time"),
  says("A day (from its start, UTC) or a date-time")
);
function verbatim(holds2, wanted, shape) {
  return unknown().check(refine(holds2, wanted), meta(shape));
}
function isJson(value) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && !(value instanceof Date) && Object.values(value).every(isJson);
}
var isTree = (value) => isObject(value) && isJson(value);
var isLists = (value) => isTree(value) && Object.values(value).every((list) => Array.isArray(list) && list.length > 0);
var tree = (text) => verbatim(isTree, "should be a map of settings", { type: "object", description: text });
var lists = (text) => verbatim(isLists, "should be a map from the path of a list to entries", {
  type: "object",
  additionalProperties: { type: "array", minItems: 1 },
  description: text
});
var path = filled.check(
  says("A setting: keys joined by dots; an element of a keyed list, or a key with dots, in brackets")
);
var outsiderSchema = strictObject({
  id: filled.check(says("User id")),
  email: string().check(says("E-mail address; may be empty")),
  name: string().check(says("Full name"))
});
var personSchema = strictObject({
  id: filled.check(says("User id")),
  email: filled.check(says("E-mail address")),
  firstName: filled.check(says("First name")),
  lastName: filled.check(says("Last name")),
  role: _enum(roles).check(says("Role in the organization")),
  joined: day.check(says("When the person became a member")),
  lastSignIn: instant.check(says("When the person last signed in")),
  left: optional(day.check(says("When the person left; from then on no edit is theirs, and they are not listed"))),
  metadata: optional(tree("What the service keeps of the user besides"))
});
var entrySchema = strictObject({
  at: instant.check(says("When the edit was saved")),
  by: union([filled, outsiderSchema]).check(says("Who made it: a handle of `users`, or id, email and name of somebody who is not a member")),
  says: filled.check(says("What happened, in one sentence")),
  restore: optional(int().check(says("First, all settings become those of this revision"))),
  rename: optional(record(path, path).check(says("Then, settings move: from a path to a path"))),
  unset: optional(array(path).check(_minLength(1, "is empty"), says("Then, these paths are taken away"))),
  remove: optional(
    lists(
      "Then, entries leave lists: by path, the entries; elements of a keyed list by their id. A list may end empty"
    )
  ),
  add: optional(lists("Then, entries join the end of lists: by path, the entries. A missing list is made")),
  set: optional(
    tree(
      "At last, values are set: by path, a value, or a tree that is merged into what is there (null takes a value away)"
    )
  ),
  revision: optional(int().check(says("The number of the revision, when numbers before it are missing"))),
  backdated: optional(
    literal(true).check(says("The time is earlier than that of the entry before, and is meant to be"))
  )
});
var scenarioSchema = strictObject({
  organization: strictObject({
    id: filled.check(
      _regex(/^[a-z0-9][a-z0-9-]*$/, "is not an id: lower-case letters, digits and dashes"),
      says("Id of the organization")
    ),
    name: filled.check(says("Name of the organization"))
  }).check(says("The organization that is served")),
  users: record(
    filled.check(_regex(/^[a-z][a-z0-9-]*$/, "is not a handle: lower-case letters, digits and dashes")),
    personSchema
  ).check(says("The members, by a short handle, in the order in which they are listed")),
  start: tree("The settings before the first entry"),
  history: array(entrySchema).check(
    _minLength(1, "is empty"),
    says("The edits, oldest first; each makes one revision. An entry without edits saves the settings unchanged")
  )
});

// src/emulator/shape.ts
function problemsOf(issues, value, locate) {
  return issues.flatMap((issue) => {
    const objections = objectionsTo(issue, value);
    return objections.map(({ path: path2, message, hint }) => {
      const place = locate?.(path2);
      return { ...place, message: `${placeName(path2, value)}${message}`, ...hint !== void 0 && { hint } };
    });
  });
}
function objectionsTo(issue, value) {
  if (issue.code === "unrecognized_keys") {
    const known = keysOf2(issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: "is not known",
      hint: didYouMean(key, known) ?? `known here: ${known.join(", ")}`
    }));
  }
  const actual = at(value, issue.path);
  if (actual === void 0) return [{ path: issue.path, message: "is missing" }];
  return [{ path: issue.path, ...wrong(issue, actual) }];
}
function wrong(issue, actual) {
  switch (issue.code) {
    case "invalid_union":
      return {
        message: "is neither a handle nor a person",
        hint: "write a handle of users, or { id: …, email: …, name: … }"
      };
    case "invalid_value":
      return {
        message: `should be ${issue.values.map(String).join(" or ")}`,
        hint: typeof actual === "string" ? didYouMean(actual, issue.values.map(String)) : void 0
      };
    case "invalid_type":
      return { message: `should be ${names[issue.expected] ?? issue.expected}` };
    case "invalid_key":
      return { message: issue.issues[0]?.message ?? "is not a name that can be used here" };
    default:
      return { message: issue.message };
  }
}
var names = {
  string: "a text",
  int: "a whole number",
  array: "a list",
  object: "a map",
  record: "a map"
};
function placeName(path2, value) {
  const [section, index, ...rest] = path2;
  if (section !== "history" || typeof index !== "number") return path2.length > 0 ? `${path2.join(".")} ` : "";
  const time = at(value, ["history", index, "at"]);
  const entry = `history entry ${index + 1}${typeof time === "string" ? ` (${time})` : ""}`;
  return rest.length > 0 ? `${entry}: ${rest.join(".")} ` : `${entry} `;
}
function keysOf2(path2) {
  if (path2.length === 0) return Object.keys(scenarioSchema.shape);
  if (path2[0] === "history") return Object.keys(entrySchema.shape);
  return Object.keys(path2[0] === "users" ? personSchema.shape : { id: 1, name: 1 });
}
function at(value, path2) {
  return path2.reduce(
    (at2, key) => typeof at2 === "object" && at2 !== null ? at2[key] : void 0,
    value
  );
}

// src/emulator/scenario.ts
function scenarioOf(value, locate) {
  const checked = scenarioSchema.safeParse(value);
  if (checked.success) return checked.data;
  throw new DriftlineError("config", problemsOf(checked.error.issues, value, locate));
}
function organizationOf(scenario, locate) {
  const users = usersOf(scenario, locate);
  const revisions = [];
  const settings = /* @__PURE__ */ new Map();
  for (const [index, entry] of scenario.history.entries()) {
    try {
      const revision = revisionOf(entry, revisions.at(-1), scenario, settings, users);
      revisions.push(revision);
      settings.set(revision.revision, revision.settings);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      throw new DriftlineError("config", {
        ...locate?.(["history", index]),
        message: `history entry ${index + 1} (${entry.at}): ${error.message}`,
        ...error.hint !== void 0 && { hint: error.hint }
      });
    }
  }
  return {
    ...scenario.organization,
    members: [...users.values()].filter((person) => person.left === void 0).map(memberOf),
    revisions
  };
}
function revisionOf(entry, last, scenario, settings, users) {
  const time = instantOf(entry.at);
  checkTime(entry, time, last);
  const next = (last?.revision ?? 0) + 1;
  const revision = entry.revision ?? next;
  if (revision < next)
    throw new EditError(`revision ${revision} comes after revision ${next - 1}`, `the lowest it can be is ${next}`);
  const before = entry.restore === void 0 ? last?.settings ?? scenario.start : settings.get(entry.restore);
  if (!before)
    throw new EditError(
      `restores revision ${entry.restore}, which was not made before`,
      last ? `the last one before it is ${last.revision}` : "it is the first entry"
    );
  const after = edited(before, entry);
  return { revision, settings: after, user: editorOf(entry, time, users), updatedAt: instantText(time) };
}
function checkTime(entry, time, last) {
  const backwards = last !== void 0 && time < instantOf(last.updatedAt);
  if (backwards && !entry.backdated)
    throw new EditError(
      `is earlier than revision ${last.revision} before it (${last.updatedAt})`,
      "put the entries in order, or say backdated: true"
    );
  if (entry.backdated && !backwards)
    throw new EditError("says backdated, and is not earlier than the entry before it", "take backdated away");
}
function editorOf(entry, time, users) {
  if (typeof entry.by !== "string") return { id: entry.by.id, email: entry.by.email, name: entry.by.name };
  const person = users.get(entry.by);
  if (!person)
    throw new EditError(
      `nobody in users has the handle "${entry.by}"`,
      didYouMean(entry.by, users.keys()) ?? "write id, email and name of somebody who is not a member"
    );
  if (time < startOf(person.joined))
    throw new EditError(`${entry.by} joined on ${person.joined} only`, "somebody else made it, or it was later");
  if (person.left !== void 0 && time >= startOf(person.left))
    throw new EditError(`${entry.by} left on ${person.left}`, "somebody else made it, or it was earlier");
  return { id: person.id, email: person.email, name: `${person.firstName} ${person.lastName}` };
}
function usersOf(scenario, locate) {
  const users = new Map(Object.entries(scenario.users));
  const seen = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [handle, { id, email }] of users)
    for (const [field, text] of [
      ["id", id],
      ["email", email.toLowerCase()]
    ]) {
      const other = seen.get(`${field} ${text}`);
      seen.set(`${field} ${text}`, handle);
      if (other !== void 0)
        problems.push({
          ...locate?.(["users", handle, field]),
          message: `users ${other} and ${handle} have the same ${field}`,
          hint: "give each their own"
        });
    }
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return users;
}
function memberOf(person) {
  return {
    user: {
      id: person.id,
      email: person.email,
      createdAt: instantText(startOf(person.joined)),
      metadata: person.metadata ?? {},
      firstName: person.firstName,
      lastName: person.lastName,
      lastSignInAt: instantText(instantOf(person.lastSignIn))
    },
    role: person.role
  };
}

// src/emulator/scenarios/sample.yaml
var sample_default = `# The sample organization: one year of Northwind Labs. Everything in here is invented, keys included.
#
# Each entry of the history makes one revision, numbered from 1. Its edits are written as a person would tell them:
# entries added to lists or removed from them, values set or taken away, fields renamed, an earlier revision restored.

organization:
  id: northwind
  name: Northwind Labs

users:
  # Owners: the platform lead and the security lead.
  ada:
    id: user_01K83WKCYDCFDBFD34T8Q7V6R6
    email: ada.okafor@northwind.example
    firstName: Ada
    lastName: Okafor
    role: owner
    joined: 2025-10-06
    lastSignIn: 2026-11-19T08:02:11Z
  grace:
    id: user_01K84CKAWASTWW4DZ7Y421AW12
    email: grace.lindqvist@northwind.example
    firstName: Grace
    lastName: Lindqvist
    role: owner
    joined: 2025-10-06
    lastSignIn: 2026-11-19T07:31:45Z
  # Managers: platform, models, developer experience, compliance.
  mateo:
    id: user_01K8CF0P04Q5ZF9Q6JE4Y50NPS
    email: mateo.rivera@northwind.example
    firstName: Mateo
    lastName: Rivera
    role: manager
    joined: 2025-10-09
    lastSignIn: 2026-11-18T15:20:09Z
  priya:
    id: user_01K909MRMYG00WDCH6Z5RQRN9W
    email: priya.raman@northwind.example
    firstName: Priya
    lastName: Raman
    role: manager
    joined: 2025-10-13
    lastSignIn: 2026-11-17T13:44:52Z
  jonas:
    id: user_01K95EXT6AHQ1HB1JNQNGQ075B
    email: jonas.weber@northwind.example
    firstName: Jonas
    lastName: Weber
    role: manager
    joined: 2025-10-20
    lastSignIn: 2026-11-18T21:05:37Z
  fatima:
    id: user_01K9JNGR4KS5SK1ZC2WAPPZ2EA
    email: fatima.elsayed@northwind.example
    firstName: Fatima
    lastName: El-Sayed
    role: manager
    joined: 2025-10-27
    lastSignIn: 2026-11-18T10:01:18Z
  sofia:
    id: user_01KA1TTDRAJB9SJ8ZQW87R6TEE
    email: sofia.marchetti@northwind.example
    firstName: Sofia
    lastName: Marchetti
    role: manager
    joined: 2025-11-03
    left: 2026-06-30
    lastSignIn: 2026-06-29T16:12:00Z
  # Members.
  lin:
    id: user_01KA7KVABFWYZ2GMB2BYEF3WWN
    email: lin.zhao@northwind.example
    firstName: Lin
    lastName: Zhao
    role: member
    joined: 2025-11-10
    lastSignIn: 2026-11-19T09:10:03Z
  tomasz:
    id: user_01KAZDRFJNJPH0WND8V1C4D8GR
    email: tomasz.kowalski@northwind.example
    firstName: Tomasz
    lastName: Kowalski
    role: member
    joined: 2025-11-24
    lastSignIn: 2026-11-18T14:27:30Z
  hannah:
    id: user_01KBC4EYFWXKQSE0J5NQ7XBVVT
    email: hannah.brooks@northwind.example
    firstName: Hannah
    lastName: Brooks
    role: member
    joined: 2025-12-01
    lastSignIn: 2026-11-16T11:58:41Z
  kofi:
    id: user_01KBR8C2HGJY1Z76F3MQY8PKMB
    email: kofi.mensah@northwind.example
    firstName: Kofi
    lastName: Mensah
    role: member
    joined: 2026-01-12
    lastSignIn: 2026-11-19T06:49:27Z
  yuki:
    id: user_01KBSYKE8R132EYZ5ZWRZ5SH1C
    email: yuki.tanaka@northwind.example
    firstName: Yuki
    lastName: Tanaka
    role: member
    joined: 2026-02-02
    lastSignIn: 2026-11-17T08:15:56Z
  # A guest: the external auditor.
  oliver:
    id: user_01KC92R646DMFXFTSD1XG66DXB
    email: oliver.grant@merton-audit.example
    firstName: Oliver
    lastName: Grant
    role: guest
    joined: 2026-09-14
    lastSignIn: 2026-11-05T10:30:00Z

# What the platform team clicked together before it saved for the first time. Some of it only looks strict: the sandbox
# has lists but is off, and an empty list of marketplaces allows all of them.
start:
  sessionDefaultSettings:
    model: claude-sonnet-4-5
    reasoningEffort: medium
    interactionMode: spec
    autonomyLevel: "off"
    specModeModel: claude-sonnet-4-5
    specModeReasoningEffort: high
  maxAutonomyLevel: low
  mcpAutonomyOverrides: {}
  cloudSessionSync: true
  wikiCloudSync: false
  includeCoAuthoredByAgent: true
  enableAgentShield: true
  ideAutoConnect: false
  commandAllowlist: [ls, pwd, git status, git diff, git log, npm test]
  commandDenylist: [sudo, rm -rf, chmod 777, git push --force, curl, wget]
  customModels:
    - id: custom:corp-llm
      model: northwind-coder-70b
      displayName: Northwind LLM
      provider: generic-chat-completion-api
      index: 0
      baseUrl: https://llm.northwind.example/v1
      apiKey: nwl-oKYsVOtd3luk3ie9U1RDc3Nf0ShcHIuX54H31LoY
      maxContextLimit: 131072
      maxOutputTokens: 16384
      enableThinking: false
      noImageSupport: true
      extraHeaders: {}
      extraArgs: { temperature: 0.2 }
  modelPolicy:
    allowedModelIds: [claude-sonnet-4-5]
    blockedModelIds: []
    allowedBaseUrls: ["https://llm.northwind.example/v1"]
    allowCustomModels: false
    allowAllServiceModels: false
    isFastModelsAllowed: false
  mcpPolicy:
    enabled: true
    allowlist: []
  missionPolicy:
    restrictedAccess: true
    allowedUserIds: [user_01K83WKCYDCFDBFD34T8Q7V6R6]
  userModelPolicies: {}
  enabledPlugins: {}
  extraKnownMarketplaces: {}
  strictKnownMarketplaces: []
  networkPolicy:
    allowedIps: [198.51.100.0/24]
  sandbox:
    enabled: false
    mode: per-command
    filesystem:
      allowWrite: [/tmp/agent]
      allowRead: []
      denyWrite: []
      denyRead: [~/.ssh, ~/.aws]
    network:
      allowedDomains: [registry.npm.example]
      allowUnixSockets: []
      allowAllUnixSockets: false
      allowLocalBinding: false
  restrictMemberVisibility: false
  restrictApiKeyCreationToManagers: true
  managedComputersEnabled: false
  byomComputersEnabled: false
  managedComputersAllowedEmails: []
  byomComputersAllowedEmails: []
  sessionRetentionDays: 30

history:
  # ── 1. The rollout, November and December 2025 ────────────────────────────────────────────────────────────────────
  # 1
  - at: 2025-11-03T09:12:04Z
    by: ada
    says: The platform team switches the agent on for a pilot group, with cautious defaults.

  # 2
  - at: 2025-11-05T13:40:51Z
    by: mateo
    says: After the threat workshop, commands that reach production or publish always ask.
    add:
      commandDenylist: [terraform apply, terraform destroy, kubectl delete, npm publish, ssh, scp]

  # 3
  - at: 2025-11-10T10:05:33Z
    by: priya
    says: First model review, two small models pass.
    add:
      modelPolicy.allowedModelIds: [claude-haiku-4-5, gpt-5-mini]

  # 4
  - at: 2025-11-12T14:22:10Z
    by: sofia
    says: The issue tracker and the error tracker may be asked over MCP.
    add:
      mcpPolicy.allowlist: [mcp.linear.example, mcp.sentry.example]

  # 5
  - at: 2025-11-18T09:30:00Z
    by: mateo
    says: The pilot went well, so that sessions may go up to medium, as planned.
    set:
      maxAutonomyLevel: medium
      sessionDefaultSettings: { interactionMode: auto, autonomyLevel: low }

  # 6
  - at: 2025-11-25T11:48:29Z
    by: fatima
    says: The works council asks that members do not see each other.
    set:
      restrictMemberVisibility: true

  # 7
  - at: 2025-12-02T10:11:47Z
    by: priya
    says: Second model review, two more pass and one is blocked for good.
    add:
      modelPolicy.allowedModelIds: [claude-opus-4-5, gpt-5-codex]
      modelPolicy.blockedModelIds: [grok-code-fast-1]
    set:
      sessionDefaultSettings.specModeModel: claude-opus-4-5

  # 8
  - at: 2025-12-09T15:03:12Z
    by: sofia
    says: Test and lint runners of all teams need no confirmation.
    add:
      commandAllowlist: [npm run lint, pnpm test, pytest, go test ./..., cargo test, make test]

  # 9
  - at: 2025-12-16T08:55:40Z
    by: grace
    says: The VPN range joins the office range before everybody works from home over the holidays.
    add:
      networkPolicy.allowedIps: [203.0.113.64/26]

  # ── 2. The sandbox becomes real, January and February 2026 ────────────────────────────────────────────────────────
  # 10
  - at: 2026-01-13T10:26:15Z
    by: mateo
    says: The sandbox lists are filled in, while the sandbox itself stays off.
    add:
      sandbox.filesystem.denyRead: [~/.gnupg, ~/.kube, ~/.netrc]
      sandbox.filesystem.denyWrite: [.git/hooks, ~/.bashrc, ~/.zshrc]
      sandbox.network.allowedDomains: ["*.pkgs.northwind.example", git.northwind.example, proxy.golang.example]

  # 11
  - at: 2026-01-20T09:02:58Z
    by: grace
    says: The sandbox is switched on for real, for each command.
    set:
      sandbox.enabled: true

  # 12: opens the MCP allowlist to any package there is.
  - at: 2026-01-27T16:37:21Z
    by: jonas
    says: For hack week, everybody may start MCP servers with npx.
    add:
      mcpPolicy.allowlist: [npx]

  # 13
  - at: 2026-02-05T09:18:02Z
    by: grace
    says: Hack week is over, npx goes and the in-house MCP gateway takes its place.
    remove:
      mcpPolicy.allowlist: [npx]
    add:
      mcpPolicy.allowlist: [mcp.northwind.example]

  # 14
  - at: 2026-02-10T13:29:44Z
    by: priya
    says: A hosted model in the EU region is added, with the sign-in command that security reviewed.
    add:
      customModels:
        - id: custom:claude-eu
          model: anthropic.claude-sonnet-4-5
          displayName: Claude (EU)
          provider: anthropic
          index: 1
          apiKey: not-used-for-bedrock
          maxOutputTokens: 32000
          enableThinking: true
          thinkingMaxTokens: 8192
          reasoningEffort: medium
          noImageSupport: false
          hostedProvider:
            cloudProfile: northwind-ai
            cloudRegion: eu-central-1
            cloudAuthRefresh: aws sso login --profile northwind-ai

  # 15
  - at: 2026-02-17T08:44:19Z
    by: mateo
    says: The quarterly rotation of the Northwind LLM key.
    set:
      customModels[custom:corp-llm].apiKey: nwl-JcS2VuZCTvBdUql6sNpBFtp7MS1TlEo2Mc4AxFdF

  # 16
  - at: 2026-02-24T10:31:06Z
    by: priya
    says: Third model review, two pass.
    add:
      modelPolicy.allowedModelIds: [gpt-5.1, gpt-5.1-codex]

  # ── 3. A Friday night, and plugins, March 2026 ────────────────────────────────────────────────────────────────────
  # 17: the cap is lifted for a whole weekend.
  - at: 2026-03-06T21:47:38Z
    by: jonas
    says: The billing migration has to be through by Monday, so the autonomy cap goes to high.
    set:
      maxAutonomyLevel: high

  # 18
  - at: 2026-03-09T07:12:25Z
    by: grace
    says: Security finds the lifted cap on Monday morning and puts it back.
    set:
      maxAutonomyLevel: medium

  # 19
  - at: 2026-03-10T12:20:00Z
    by: grace
    says: As a lesson of the weekend, some commands never run at all.
    add:
      commandBlocklist: [mkfs, shutdown, reboot, dd if=]

  # 20
  - at: 2026-03-17T14:09:53Z
    by: mateo
    says: The in-house plugin marketplace is announced to every machine, by branch.
    set:
      extraKnownMarketplaces:
        northwind: { source: { source: github, repo: northwind-labs/agent-plugins, ref: main } }

  # 21
  - at: 2026-03-24T09:51:37Z
    by: grace
    says: The marketplace is pinned to a commit, and it becomes the only one that may be added.
    unset: ["extraKnownMarketplaces[northwind].source.ref"]
    set:
      extraKnownMarketplaces[northwind].source.sha: cabdd0614af439165227c66fd05ac8decabf4dcc
    add:
      strictKnownMarketplaces:
        - { source: github, repo: northwind-labs/agent-plugins }

  # 22
  - at: 2026-03-31T10:40:08Z
    by: mateo
    says: The security plugin is installed everywhere, and the drawing plugin is forbidden until it is reviewed.
    set:
      enabledPlugins: { security-kit@northwind: true, canvas-beta@northwind: false }

  # ── 4. More people, April and May 2026 ────────────────────────────────────────────────────────────────────────────
  # 23
  - at: 2026-04-07T11:15:22Z
    by: fatima
    says: Two people of the platform team may register machines of their own.
    set:
      byomComputersEnabled: true
    add:
      byomComputersAllowedEmails: [ada.okafor@northwind.example, kofi.mensah@northwind.example]

  # 24
  - at: 2026-04-09T09:22:49Z
    by: priya
    says: Fourth model review, the new generation passes and becomes the default.
    add:
      modelPolicy.allowedModelIds: [claude-sonnet-4-6, claude-opus-4-6]
    set:
      sessionDefaultSettings: { model: claude-sonnet-4-6, specModeModel: claude-opus-4-6 }

  # 25: an editor lets himself in, twice.
  - at: 2026-04-16T17:56:31Z
    by: jonas
    says: Jonas adds himself to those who may start missions and register machines.
    add:
      missionPolicy.allowedUserIds: [user_01K95EXT6AHQ1HB1JNQNGQ075B]
      byomComputersAllowedEmails: [jonas.weber@northwind.example]

  # 26
  - at: 2026-04-28T13:07:14Z
    by: sofia
    says: Tools that delete tickets need high autonomy, and tools that only read them low.
    set:
      mcpAutonomyOverrides:
        linear: { defaultLevel: medium, tools: { list_issues: low, delete_issue: high } }

  # 27: somebody from outside, a key in the clear, and a header in the clear.
  - at: 2026-05-05T15:41:27Z
    by: { id: user_01KCVJ4ZMA7ZBQ8KC1S827BQ69, email: casey.morgan@brightpath.example, name: Casey Morgan }
    says: A contractor connects the code assistant that their firm is piloting.
    add:
      modelPolicy.allowedBaseUrls: ["https://gateway.brightpath.example/v1"]
      customModels:
        - id: custom:code-assist
          model: brightpath-assist-2
          displayName: Code Assist (pilot)
          provider: openai
          index: 2
          baseUrl: https://gateway.brightpath.example/v1
          apiKey: nwl-vGoZealhE2SEMF9zNIeD9cJFmFgjuMi8JZnEjqh7
          extraHeaders: { X-Gateway-Token: nwl-xdY3et4ja4CFLIaXZNwyk5HCerlbGKORs5pPwgvJ }
          maxContextLimit: 65536
          maxOutputTokens: 8192
          noImageSupport: true

  # 28
  - at: 2026-05-07T08:33:50Z
    by: fatima
    says: The access review takes back what Jonas gave himself.
    remove:
      missionPolicy.allowedUserIds: [user_01K95EXT6AHQ1HB1JNQNGQ075B]
      byomComputersAllowedEmails: [jonas.weber@northwind.example]

  # 29: all the lists are still there, and none of them counts.
  - at: 2026-05-13T16:28:05Z
    by: mateo
    says: The sandbox is switched off to debug a build that hangs.
    set:
      sandbox.enabled: false

  # 30
  - at: 2026-05-19T09:10:42Z
    by: ada
    says: The sandbox comes back on, now around the whole process.
    set:
      sandbox: { enabled: true, mode: whole-process }

  # 31: other bytes, the same meaning.
  - at: 2026-05-28T10:02:16Z
    by: mateo
    says: The settings page stopped writing empty lists and maps, and somebody pressed save.
    unset:
      - userModelPolicies
      - managedComputersAllowedEmails
      - sandbox.filesystem.allowRead
      - sandbox.network.allowUnixSockets
      - customModels[custom:corp-llm].extraHeaders

  # 32
  - at: 2026-06-02T12:55:39Z
    by: priya
    says: The pilot passed, so the code assistant moves to our own host; its key stays in the clear.
    unset: ["customModels[custom:code-assist].extraHeaders.X-Gateway-Token"]
    set:
      customModels[custom:code-assist]:
        displayName: Code Assist
        model: northwind-assist-2
        baseUrl: https://assist.northwind.example/v1
        extraHeaders: { X-Team: "\${ASSIST_TEAM}" }
    remove:
      modelPolicy.allowedBaseUrls: ["https://gateway.brightpath.example/v1"]
    add:
      modelPolicy.allowedBaseUrls: ["https://assist.northwind.example/v1"]

  # ── 5. Summer 2026 ────────────────────────────────────────────────────────────────────────────────────────────────
  # 33
  - at: 2026-06-09T08:17:33Z
    by: mateo
    says: The Northwind LLM key moves out of the settings, into each machine's environment.
    set:
      customModels[custom:corp-llm].apiKey: "\${CORP_LLM_KEY}"

  # 34
  - at: 2026-06-18T09:45:11Z
    by: priya
    says: Fifth model review, three pass and two old ones retire.
    remove:
      modelPolicy.allowedModelIds: [claude-opus-4-5, gpt-5-codex]
    add:
      modelPolicy.allowedModelIds: [gemini-3-pro, gemini-3-flash, glm-4.7]

  # 35: her last edit; she leaves at the end of the month.
  - at: 2026-06-24T14:38:57Z
    by: sofia
    says: Before she hands over, Sofia caps subagents and lets the built-in web tools ask first.
    set:
      subagentAutonomyLevel: low
      builtInToolAutonomyOverrides: { WebSearch: medium, FetchUrl: high }

  # 36: from here on the shield is stored under its published name.
  - at: 2026-07-07T11:26:40Z
    by: ada
    says: The service renamed a field, and saving one more forbidden command writes the new name.
    rename:
      enableAgentShield: enableDroidShield
    add:
      commandDenylist: [docker run --privileged]

  # 37
  - at: 2026-07-15T18:49:03Z
    by: jonas
    says: Samples from code hosts and paste sites may be fetched inside the sandbox.
    add:
      sandbox.network.allowedDomains: ["*.codehost.example", paste.example]

  # 38
  - at: 2026-07-21T08:05:29Z
    by: grace
    says: Paste sites are a way out for data, so only our own mirror of the code host stays.
    remove:
      sandbox.network.allowedDomains: ["*.codehost.example", paste.example]
    add:
      sandbox.network.allowedDomains: [mirror.codehost.northwind.example]

  # 39: open to the world for fifty-eight minutes.
  - at: 2026-07-28T19:16:48Z
    by: mateo
    says: The VPN is down during an incident, so every address is let in.
    set:
      networkPolicy.allowedIps: [198.51.100.0/24, 203.0.113.64/26, 0.0.0.0/0]

  # 40
  - at: 2026-07-28T20:14:22Z
    by: mateo
    says: The VPN is back, and so are the settings from before the incident.
    restore: 38

  # 41
  - at: 2026-08-04T09:38:15Z
    by: fatima
    says: Sessions are kept for sixty days, as the retention schedule asks.
    set:
      sessionRetentionDays: 60

  # 42
  - at: 2026-08-11T13:02:37Z
    by: priya
    says: Legal pauses all providers whose contracts are being renewed, which leaves one model.
    set:
      modelPolicy.allowedModelIds: [claude-sonnet-4-6]

  # 43: the cliff. An empty list does not close everything, it opens everything.
  - at: 2026-08-12T16:58:44Z
    by: jonas
    says: The last contract is paused too, and Jonas takes the last model off the list to stop all use.
    unset: [modelPolicy.allowedModelIds]

  # 44
  - at: 2026-08-14T07:40:13Z
    by: priya
    says: The contracts are signed, and the list is back, but for one model that legal turned down.
    restore: 41
    remove:
      modelPolicy.allowedModelIds: [glm-4.7]
    add:
      modelPolicy.blockedModelIds: [glm-4.7]

  # ── 6. Autumn 2026, and what is open today ────────────────────────────────────────────────────────────────────────
  # 45
  - at: 2026-08-25T10:19:55Z
    by: fatima
    says: Three people may use hosted computers.
    set:
      managedComputersEnabled: true
    add:
      managedComputersAllowedEmails:
        - kofi.mensah@northwind.example
        - lin.zhao@northwind.example
        - tomasz.kowalski@northwind.example

  # 46: nobody at Northwind knows this field yet.
  - at: 2026-09-01T09:06:30Z
    by: ada
    says: The service brought a new setting, which the page saves with its default.
    set:
      sessionShareLinks: { enabled: false, expireAfterDays: 7 }

  # 47
  - at: 2026-09-08T15:24:18Z
    by: ada
    says: The shield takes test fixtures for secrets and stops the import of a large repository, so it is off meanwhile.
    set:
      enableDroidShield: false

  # 48
  - at: 2026-09-10T08:50:07Z
    by: ada
    says: The import is through, and the shield is on again.
    set:
      enableDroidShield: true

  # 49: npx again, and this time nobody takes it back. Open.
  - at: 2026-09-16T17:33:52Z
    by: jonas
    says: The design team needs an MCP server that only comes as a package.
    add:
      mcpPolicy.allowlist: [npx]

  # 50: too short for any review to look back. Open.
  - at: 2026-09-22T10:14:26Z
    by: fatima
    says: The storage bill doubled, so sessions are kept for two weeks only until it is understood.
    set:
      sessionRetentionDays: 14

  # 51
  - at: 2026-09-30T13:47:09Z
    by: grace
    says: Outgoing traffic of the sandbox goes through the inspecting proxy, and more keys are out of reach.
    set:
      sandbox.network.httpProxyPort: 3128
    add:
      sandbox.filesystem.denyRead: [~/.config/gcloud, ~/.docker/config.json]

  # 52: for one week in October, it said. Open.
  - at: 2026-10-05T08:29:34Z
    by: jonas
    says: During the hackathon, members may create API keys themselves.
    set:
      restrictApiKeyCreationToManagers: false

  # 53
  - at: 2026-10-13T09:58:01Z
    by: priya
    says: Sixth model review, four pass and the oldest retires.
    remove:
      modelPolicy.allowedModelIds: [claude-sonnet-4-5]
    add:
      modelPolicy.allowedModelIds: [gpt-5.2, gpt-5.2-codex, mistral-large-3, devstral-2]
    set:
      customModels[custom:claude-eu].model: anthropic.claude-sonnet-4-6

  # 54
  - at: 2026-10-20T12:36:45Z
    by: priya
    says: Lin may try one model before its review, for the evaluation team.
    set:
      userModelPolicies:
        user_01KA7KVABFWYZ2GMB2BYEF3WWN: { allowedModelIds: [gemini-3-ultra], blockedModelIds: [] }

  # 55
  - at: 2026-10-27T10:23:12Z
    by: mateo
    says: The marketplace moves to its October release, and the release notes plugin is installed.
    set:
      extraKnownMarketplaces[northwind].source.sha: 09641d5b8af09f95b9e529b6ebb533be11ef7bc6
      enabledPlugins: { release-notes@northwind: true }

  # 56: every socket, the container engine's included, which is the whole machine. Open.
  - at: 2026-11-03T16:11:20Z
    by: mateo
    says: Tests in containers fail inside the sandbox, so it lets every Unix socket through.
    set:
      sandbox.network.allowAllUnixSockets: true

  # 57
  - at: 2026-11-10T09:00:47Z
    by: ada
    says: Ada saves the page without a change, to see who is notified.

  # 58: rotated, and still in the clear. Open.
  - at: 2026-11-12T14:52:38Z
    by: mateo
    says: The code assistant's key is rotated after it was seen in a screenshot.
    set:
      customModels[custom:code-assist].apiKey: nwl-YPHF7taPQj6bLwv8tWbSkNrvKVrF0OQHUnUzdm9W

  # 59
  - at: 2026-11-18T10:07:05Z
    by: fatima
    says: Commands that send mail always ask from now on.
    add:
      commandDenylist: [sendmail, mailx]
`;

// src/emulator/scenarios/sample-policy.yaml
var sample_policy_default = `# What the sample organization itself demands, besides the packs: its own limits, and who may edit what.
id: northwind
title: Northwind's own rules
owner: grace.lindqvist@northwind.example
severity: high
settings:
  maxAutonomyLevel:
    atMost: medium
    fixWithin: 24h
    title: Autonomy stays at what was agreed
    because: The works council agreed to medium.
    remediation: Set the highest autonomy level back to medium.
    controls: [soc2:CC6.8, nist-800-53:AC-6(10)]
  modelPolicy:
    allowedModelIds:
      subsetOf:
        [
          "anthropic.claude-*",
          "claude-*",
          "gpt-5*",
          "gemini-*",
          "mistral-*",
          "devstral-*",
          "glm-*",
          "kimi-*",
          "grok-*",
          "qwen*",
          "custom:*",
        ]
      title: Models of reviewed families only
      because: Each family went through the model review.
      remediation: Take the model off the list, or have its family reviewed.
      controls: [soc2:CC6.8, nist-800-53:CM-7(5)]
editors:
  rationale: Only members of the platform, model and compliance teams change the controls, and nobody grants to themselves.
  controls: [soc2:CC6.3, soc2:CC8.1, nist-800-53:CM-5]
  approved:
    - ada.okafor@northwind.example
    - grace.lindqvist@northwind.example
    - mateo.rivera@northwind.example
    - priya.raman@northwind.example
    - jonas.weber@northwind.example
    - fatima.elsayed@northwind.example
    - { who: sofia.marchetti@northwind.example, until: 2026-06-30, because: left the company }
  by:
    "missionPolicy.**":
      [ada.okafor@northwind.example, grace.lindqvist@northwind.example, fatima.elsayed@northwind.example]
    "*ComputersAllowedEmails": [ada.okafor@northwind.example, fatima.elsayed@northwind.example]
`;

// src/run/scenario.ts
var samplePolicy = { file: "sample-policy.yaml", text: sample_policy_default };
async function readScenario(file) {
  const text = file === void 0 ? sample_default : await readFile(file, "utf8").catch((error) => {
    throw new DriftlineError("usage", `the scenario ${file} cannot be read (${error.code})`);
  });
  const found = readYaml(file ?? "sample.yaml", text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  const { document } = found;
  const locate = (path2) => document.place(path2);
  return organizationOf(scenarioOf(document.value, locate), locate);
}
export {
  readScenario,
  samplePolicy
};
