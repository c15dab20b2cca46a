import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  OTHER_TOOL,
  builtIn,
  byRank,
  chanceOf,
  clients,
  languages,
  modes,
  usual,
  weighted
} from "./chunk-chunk-TBOE5BQY.js";
import {
  day,
  filled,
  instant,
  problemsOf,
  says
} from "./chunk-chunk-PJAV4GYF.js";
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import {
  count
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  canonical,
  equal,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  roles
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _enum,
  _gte,
  _maxLength,
  _minLength,
  _regex,
  array,
  boolean,
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
} from "./chunk-chunk-WWJXMTTS.js";
import {
  instantOf,
  instantText,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
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
  function into(at, keys2, depth) {
    const key = keys2[depth];
    if (key === void 0) return change(at);
    if (Array.isArray(at)) {
      const index = indexOf(at, key);
      if (index < 0) throw new EditError(`"${path2}": no element has the id "${key}"`, idsOf(at, key));
      const element = into(at[index], keys2, depth + 1);
      return element === void 0 ? at.toSpliced(index, 1) : at.with(index, element);
    }
    if (at !== void 0 && !isObject(at))
      throw new EditError(`"${path2}": "${keys2.slice(0, depth).join(".")}" is not a map`);
    const value = into(below(at, key), keys2, depth + 1);
    const copy = Object.assign(bag(), at);
    if (value === void 0) delete copy[key];
    else copy[key] = value;
    return copy;
  }
}
function missing(root, path2) {
  const keys = keysOf(path2);
  let at = root;
  for (const [depth, key] of keys.entries()) {
    const next = below(at, key);
    if (next === void 0) return new EditError(`"${path2}" is not set`, hintAt(at, key, keys.slice(0, depth)));
    at = next;
  }
  return new EditError(`"${path2}" is not set`);
}
function hintAt(at, key, above) {
  if (Array.isArray(at)) return idsOf(at, key);
  if (!isObject(at)) return void 0;
  const known = Object.keys(at);
  const where = above.length === 0 ? "the settings have" : `${above.join(".")} has`;
  return didYouMean(key, known) ?? `${where} ${known.length > 12 ? count(known.length, "key") : known.join(", ")}`;
}
function below(at, key) {
  if (Array.isArray(at)) return at[indexOf(at, key)];
  return isObject(at) && Object.hasOwn(at, key) ? at[key] : void 0;
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

// src/emulator/scenario-computers.ts
var NAME = 63;
var name = filled.check(_maxLength(NAME, `is longer than ${NAME} characters`));
var stepSchema = strictObject({
  id: filled.check(says("Id of the step")),
  name: filled.check(says("What the step does")),
  status: optional(
    _enum(["pending", "running", "completed", "failed"]).check(says("How far it is; completed when left out"))
  ),
  error: optional(filled.check(says("Why it failed"))),
  startedAt: optional(instant.check(says("When it started"))),
  completedAt: optional(instant.check(says("When it ended")))
});
var computerSchema = strictObject({
  id: filled.check(
    _regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "is not an id: letters, digits, dashes and underscores"),
    says("Id of the computer")
  ),
  name: name.check(says("Its name, 1 to 63 characters")),
  providerType: _enum(["byom", "e2b"]).check(says("byom for a machine of the member's own, e2b for a hosted one")),
  createdAt: instant.check(says("When it was registered, or made")),
  hostname: optional(filled.check(says("Its host name"))),
  status: optional(
    _enum(["provisioning", "active", "error"]).check(says("How far its provisioning is; active when left out"))
  ),
  remoteUser: optional(name.check(says("The account on it, 1 to 63 characters"))),
  steps: optional(array(stepSchema).check(says("The steps of its provisioning, in their order")))
});
function computersOf(entries, locate) {
  const seen = /* @__PURE__ */ new Set();
  const problems = [];
  for (const [index, entry] of entries.entries())
    for (const field of ["id", "name"]) {
      const same = `${field} ${entry[field]}`;
      if (seen.has(same))
        problems.push({
          ...locate?.(["computers", index, field]),
          message: `computer ${index + 1} has the ${field} of one before it`,
          hint: "give each their own"
        });
      seen.add(same);
    }
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return entries.map(computerOf);
}
function computerOf({ createdAt, status = "active", steps, ...rest }) {
  return {
    ...told(rest),
    createdAt: instantOf(createdAt),
    status,
    ...steps && { provisioningSteps: steps.map(stepOf) }
  };
}
function stepOf({ status = "completed", startedAt, completedAt, ...rest }) {
  return {
    ...told(rest),
    status,
    ...startedAt !== void 0 && { startedAt: instantOf(startedAt) },
    ...completedAt !== void 0 && { completedAt: instantOf(completedAt) }
  };
}
function told(fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== void 0);
  return Object.fromEntries(entries);
}

// src/emulator/scenario-readiness.ts
import { createHash } from "node:crypto";
var criterionSchema = strictObject({
  passing: int().check(_gte(0, "is less than 0"), says("How many applications pass")),
  of: optional(
    int().check(
      _gte(1, "is less than 1"),
      says("How many were evaluated (default: all of the report; 1 for what the repository has once)")
    )
  ),
  because: filled.check(says("Why"))
});
var some = (map, text) => map.check(
  refine((value) => Object.keys(value).length > 0, "is empty"),
  meta({ minProperties: 1, description: text })
);
var readinessSchema = strictObject({
  at: instant.check(says("When the report was made")),
  by: filled.check(says("Who had it made: a handle of `users`. They have a session on that day, with the model")),
  repository: string().check(
    refine(isRepository, "is not the address of a repository, such as https://git.example/owner/name"),
    says("Address of the repository: https, a host, and the path to it")
  ),
  apps: some(record(filled, filled), "What the applications in it are, by their path"),
  criteria: some(
    record(
      filled.check(_regex(/^[a-z][a-z0-9_]*$/, "is not a criterion: lower-case letters, digits and underscores")),
      criterionSchema
    ),
    "The evaluations, by criterion"
  ),
  commit: optional(
    string().check(_regex(/^[0-9a-f]{40}$/, "is not a commit: 40 hexadecimal digits"), says("The commit evaluated"))
  ),
  branch: optional(filled.check(says("The branch evaluated"))),
  localChanges: optional(boolean().check(says("Whether there were changes that were not committed"))),
  unpushedCommits: optional(boolean().check(says("Whether there were commits that were not pushed"))),
  model: optional(
    strictObject({
      id: filled.check(says("Id of the model")),
      effort: _enum(["low", "medium", "high", "off"]).check(says("How much it reasoned"))
    }).check(says("The model that evaluated"))
  ),
  agentVersion: optional(filled.check(says("Version of the agent's command line")))
});
function reportsOf(organization, entries, makers, locate) {
  const reports = entries.map((entry) => reportOf(organization, entry));
  const problems = entries.flatMap((entry, index) => {
    const first = reports.findIndex((report) => report.reportId === reports[index].reportId);
    const objections = [...objectionsTo(entry, makers), ...first < index ? [sameAs(first)] : []];
    return objections.map(({ path: path2, message, hint }) => {
      const place = locate?.(["readiness", index, ...path2]);
      return { ...place, message: `readiness report ${index + 1} (${entry.at}): ${message}`, hint };
    });
  });
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return reports.toSorted((a, b) => b.createdAt - a.createdAt || (a.reportId < b.reportId ? -1 : 1));
}
function sameAs(index) {
  return {
    path: ["at"],
    message: `has the time and the repository of report ${index + 1}`,
    hint: "give it another time"
  };
}
function objectionsTo({ at, by, apps, criteria }, makers) {
  const objections = [];
  const maker = Object.hasOwn(makers, by) ? makers[by] : void 0;
  const time = instantOf(at);
  if (!maker)
    objections.push({
      path: ["by"],
      message: `nobody in users has the handle "${by}"`,
      hint: didYouMean(by, Object.keys(makers)) ?? "name somebody of users"
    });
  else if (time < startOf(maker.joined) || maker.left !== void 0 && time >= startOf(maker.left))
    objections.push({ path: ["by"], message: `${by} is no member then`, hint: "name somebody who is" });
  const count2 = Object.keys(apps).length;
  for (const [name2, { passing, of = count2 }] of Object.entries(criteria)) {
    if (of > count2)
      objections.push({
        path: ["criteria", name2, "of"],
        message: `${name2}: of is ${of}`,
        hint: `there are ${count2} apps`
      });
    if (passing > of)
      objections.push({
        path: ["criteria", name2, "passing"],
        message: `${name2}: passing is ${passing}`,
        hint: `${of} at most`
      });
  }
  return objections;
}
function reportOf(organization, entry) {
  const { apps, criteria, commit, branch, localChanges, unpushedCommits, model, agentVersion } = entry;
  const createdAt = instantOf(entry.at);
  const evaluated = Object.keys(apps).length;
  return {
    reportId: uuidOf(`${organization}
${createdAt}
${entry.repository}`),
    createdAt,
    repoUrl: entry.repository,
    apps: mapped(apps, (description) => ({ description })),
    report: mapped(criteria, ({ passing, of = evaluated, because }) => ({
      numerator: passing,
      denominator: of,
      rationale: because
    })),
    ...commit !== void 0 && { commitHash: commit },
    ...branch !== void 0 && { branch },
    ...localChanges !== void 0 && { hasLocalChanges: localChanges },
    ...unpushedCommits !== void 0 && { hasNonRemoteCommits: unpushedCommits },
    ...model && { modelUsed: { id: model.id, reasoningEffort: model.effort } },
    ...agentVersion !== void 0 && { agentVersion }
  };
}
function mapped(map, change) {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}
function uuidOf(text) {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = bytes[6] & 15 | 128;
  bytes[8] = bytes[8] & 63 | 128;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
function isRepository(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash, href } = new URL(text);
  return protocol === "https:" && !username && !password && pathname !== "/" && !search && !hash && href === text;
}

// src/emulator/usage/schema.ts
var paces = ["busy", "steady", "rare", "none"];
var some2 = (of, text) => optional(array(of).check(_minLength(1, "is empty"), says(text)));
var profileSchema = strictObject({
  pace: optional(
    _enum(paces).check(says("How often and how much: busy, steady, rare, or none at all (default: none for guests, else any)"))
  ),
  weekends: optional(
    boolean().check(says("Whether weekends are like weekdays, as for automation (default: false)"))
  ),
  clients: some2(_enum(clients), "Clients, the most used first"),
  models: some2(filled, "Models, the most used first (default: those that the settings of the day allow)"),
  tools: some2(filled, "Names of the built-in tools used (default: all)"),
  languages: some2(_enum(languages), "Languages worked in, the most used first"),
  servers: optional(array(filled).check(says("MCP servers of `servers` used (default: all; an empty list: none)"))),
  autonomy: optional(_enum(modes).check(says("The mode of autonomy preferred"))),
  bound: optional(
    boolean().check(
      says(
        "Whether the settings of the day are enforced (default: true): models, MCP servers and autonomy beyond them are not used. With false, the profile is taken as it is"
      )
    )
  )
});
var serverSchema = strictObject({
  at: optional(
    filled.check(says("The host or command that mcpPolicy.allowlist has to name while it is enforced (default: none)"))
  ),
  tools: array(filled).check(_minLength(1, "is empty"), says("Names of its tools, the most used first"))
});
var hookSchema = strictObject({
  event: _enum([
    "PreToolUse",
    "PostToolUse",
    "Notification",
    "UserPromptSubmit",
    "Stop",
    "SubagentStop",
    "SessionStart",
    "SessionEnd"
  ]).check(says("The event that runs it")),
  matcher: optional(filled.check(says("For events of tools: names of tools, joined by | (default: every tool)"))),
  command: filled.check(says("What it runs"))
});
var usageSchema = strictObject({
  people: optional(
    record(filled, profileSchema).check(says("How people use the agent, by their handle in `users`"))
  ),
  servers: optional(record(filled, serverSchema).check(says("MCP servers, by name"))),
  skills: optional(array(filled).check(says("Names of skills, the most used first"))),
  commands: optional(array(filled).check(says("Names of slash commands, the most used first"))),
  hooks: optional(array(hookSchema).check(says("Hooks that run in every session")))
});

// src/emulator/schema.ts
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
  ),
  computers: optional(array(computerSchema).check(says("The computers on which agents work"))),
  usage: optional(usageSchema.check(says("How people use the agent; all of it may be left out"))),
  readiness: optional(array(readinessSchema).check(says("Reports on how ready repositories are for agents")))
});

// src/emulator/usage/plan.ts
function usagePlanOf(scenario, locate) {
  const { usage = {} } = scenario;
  const servers = Object.entries(usage.servers ?? usual.servers).map(([name2, { at, tools }]) => ({
    name: name2,
    at,
    tools
  }));
  const problems = strangers(scenario, servers, locate);
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return {
    workers: Object.entries(scenario.users).map(([handle, person], index) => ({
      ...profileOf(person, usage.people?.[handle] ?? {}, chanceOf(scenario.organization.id, "profile", person.id)),
      id: person.id,
      email: person.email,
      from: dayOf(person.joined),
      until: person.left === void 0 ? void 0 : dayOf(person.left),
      servers: serversOf(usage.people?.[handle]?.servers, servers, index),
      evaluations: (scenario.readiness ?? []).filter((report) => report.by === handle).map(({ at, model }) => ({ day: dayOf(at), model: model?.id }))
    })),
    skills: usage.skills ?? usual.skills,
    commands: usage.commands ?? usual.commands,
    hooks: usage.hooks ?? usual.hooks
  };
}
function dayOf(text) {
  return instantText(startOf(text)).slice(0, 10);
}
var habits = {
  paces: weighted([
    ["steady", 5],
    ["busy", 3],
    ["rare", 2]
  ]),
  modes: weighted([
    ["auto-medium", 4],
    ["auto-low", 4],
    ["auto-high", 1],
    ["spec", 1],
    ["manual", 1]
  ]),
  clients: [
    ["terminal-ui"],
    ["terminal-ui", "web"],
    ["web", "terminal-ui"],
    ["terminal-ui", "non-interactive-cli"]
  ],
  languages: [
    ["TypeScript", "CSS", "Markdown"],
    ["Python", "SQL", "Markdown"],
    ["Go", "YAML", "Shell"],
    ["Java", "Kotlin", "SQL"]
  ]
};
function profileOf(person, said, chance) {
  const pace = chance.weighted(habits.paces);
  const clients2 = chance.pick(habits.clients);
  const languages2 = chance.pick(habits.languages);
  const mode = chance.weighted(habits.modes);
  const weightOf = new Map(builtIn);
  return {
    pace: said.pace ?? (person.role === "guest" ? "none" : pace),
    weekends: said.weekends ?? false,
    clients: byRank(said.clients ?? clients2),
    models: said.models,
    tools: said.tools?.map((tool) => [tool, weightOf.get(tool) ?? OTHER_TOOL]) ?? builtIn,
    languages: byRank(said.languages ?? languages2),
    mode: said.autonomy ?? mode,
    bound: said.bound ?? true
  };
}
function serversOf(said, servers, index) {
  const used = servers.filter(({ name: name2 }) => said === void 0 || said.includes(name2));
  return index % 3 === 1 ? used.map((server) => ({ ...server, name: respelled(server.name) })) : used;
}
function respelled(name2) {
  const capital = name2.charAt(0).toUpperCase() + name2.slice(1);
  return capital === name2 ? name2.toLowerCase() : capital;
}
function strangers({ users, usage = {} }, servers, locate) {
  const problems = [];
  const objectTo = (path2, message, near, hint) => problems.push({ ...locate?.(path2), message: `${path2.join(".")}: ${message}`, hint: near ?? hint });
  const names = servers.map(({ name: name2 }) => name2);
  for (const [handle, profile] of Object.entries(usage.people ?? {})) {
    if (!Object.hasOwn(users, handle))
      objectTo(
        ["usage", "people", handle],
        `nobody in users has the handle "${handle}"`,
        didYouMean(handle, Object.keys(users)),
        "give profiles to people of users only"
      );
    for (const [index, name2] of (profile.servers ?? []).entries())
      if (!names.includes(name2))
        objectTo(
          ["usage", "people", handle, "servers", index],
          `there is no server "${name2}"`,
          didYouMean(name2, names),
          names.length > 0 ? `the servers are ${names.join(", ")}` : "usage.servers is empty"
        );
  }
  return problems;
}

// src/emulator/scenario.ts
function scenarioOf(value, locate) {
  const checked = scenarioSchema.safeParse(value);
  if (checked.success) return checked.data;
  throw new DriftlineError("config", problemsOf(checked.error.issues, value, scenarioSchema, locate));
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
    revisions,
    computers: computersOf(scenario.computers ?? [], locate),
    usage: usagePlanOf(scenario, locate),
    readiness: reportsOf(scenario.organization.id, scenario.readiness ?? [], scenario.users, locate)
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
var sample_default = `# yaml-language-server: $schema=../../../policies/scenario.schema.json
# The sample organization: one year of Northwind Labs. Everything in here is invented, keys included.
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

# A hosted machine for work in the background, and a machine of a member's own.
computers:
  - id: cmp_01M0WH8Q8RVX8N2Y7EXJ6QGM4T
    name: build-01
    providerType: e2b
    createdAt: 2026-08-25T13:20:31Z
    hostname: build-01.computers.northwind.example
    remoteUser: agent
    steps:
      - id: create
        name: Create the machine
        startedAt: 2026-08-25T13:20:31Z
        completedAt: 2026-08-25T13:20:58Z
      - id: clone
        name: Clone the repositories
        startedAt: 2026-08-25T13:20:58Z
        completedAt: 2026-08-25T13:21:40Z
      - id: install-deps
        name: Install the dependencies
        startedAt: 2026-08-25T13:21:40Z
        completedAt: 2026-08-25T13:24:02Z
  - id: cmp_01KNYNQ80GTGVC6ZC6Q8CW2R5D
    name: laptop-ada
    providerType: byom
    createdAt: 2026-04-11T16:24:10Z
    hostname: ada-laptop.northwind.example
    remoteUser: ada

# How people use the agent. Where nothing is said, they keep to what the settings of the day allow.
usage:
  people:
    ada: { pace: steady, clients: [terminal-ui, web], languages: [TypeScript, Go, YAML], autonomy: auto-medium }
    grace: { pace: steady, clients: [terminal-ui], languages: [Go, HCL, Shell], autonomy: spec }
    mateo:
      { pace: busy, clients: [terminal-ui, non-interactive-cli], languages: [Go, TypeScript], autonomy: auto-medium }
    priya: { pace: steady, clients: [web, terminal-ui], languages: [Python, SQL], autonomy: auto-medium }
    jonas: { pace: busy, clients: [terminal-ui], languages: [TypeScript, JavaScript, CSS], autonomy: auto-high }
    fatima: { pace: rare, clients: [web], languages: [Markdown], autonomy: manual, servers: [northwind] }
    sofia: { pace: steady, clients: [terminal-ui, web], languages: [TypeScript, Markdown], autonomy: auto-low }
    lin: { pace: busy, clients: [terminal-ui, web], languages: [Python, SQL, Markdown], autonomy: auto-medium }
    tomasz: { pace: busy, clients: [terminal-ui], languages: [Java, Kotlin, SQL], autonomy: auto-low }
    # A model that was blocked for good gets through: she signs in with a key of her own.
    hannah:
      pace: steady
      clients: [terminal-ui]
      models: [claude-haiku-4-5, grok-code-fast-1]
      languages: [Python, Markdown]
      servers: []
      autonomy: auto-low
      bound: false
    # The nightly builds run under his name.
    kofi:
      pace: busy
      weekends: true
      clients: [non-interactive-cli, terminal-ui]
      languages: [TypeScript, YAML, Shell]
      autonomy: auto-medium
    yuki: { pace: steady, clients: [web, terminal-ui], languages: [TypeScript, CSS, HTML], servers: [figma, northwind] }
  servers:
    linear: { at: mcp.linear.example, tools: [list_issues, get_issue, create_comment, update_issue] }
    sentry: { at: mcp.sentry.example, tools: [find_errors, get_stack_trace] }
    northwind: { at: mcp.northwind.example, tools: [search_docs, read_page, query_warehouse] }
    figma: { at: npx, tools: [get_frame, export_asset] }
  skills: [review-pull-request, write-tests, release-notes]
  commands: [model, compress, review, mcp]
  hooks:
    - { event: PostToolUse, matcher: Edit|Create, command: npm run --silent format }
    - { event: PostToolUse, matcher: Execute, command: audit-log --tool }
    - { event: Stop, command: notify-done }
    - { event: SessionEnd, command: audit-log --session }

# Which repositories were looked at, and how ready they were for agents.
readiness:
  - at: 2026-02-18T10:12:45Z
    by: mateo
    repository: https://git.northwind.example/platform/api
    commit: 5e1c7a90b4d2f8e36a0c9b7d4e2f1a8c3b6d5e07
    branch: main
    model: { id: claude-sonnet-4-5, effort: medium }
    agentVersion: 0.48.2
    apps: { services/api: The public interface, services/worker: Jobs in the background }
    criteria:
      lint_config: { passing: 2, because: Both services run the linter with one shared configuration. }
      type_check: { passing: 1, because: The worker is plain JavaScript. }
      unit_tests_exist: { passing: 1, because: The worker has no tests. }
      deps_pinned: { passing: 0, because: Versions are ranges and the lock file is ignored. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs a review. }
  - at: 2026-04-21T13:50:10Z
    by: lin
    repository: https://git.northwind.example/shop/storefront
    branch: main
    model: { id: claude-sonnet-4-6, effort: medium }
    agentVersion: 0.53.0
    apps: { apps/web: The shop, apps/checkout: Basket and payment, packages/ui: Shared components }
    criteria:
      lint_config: { passing: 3, because: One configuration covers the whole workspace. }
      type_check: { passing: 2, because: The checkout still allows implicit types. }
      unit_tests_exist: { passing: 2, because: The shared components have no tests. }
      deps_pinned: { passing: 3, because: The lock file is checked in. }
      secret_scanning: { passing: 0, of: 1, because: Nothing looks for secrets. }
  - at: 2026-06-10T08:31:27Z
    by: sofia
    repository: https://git.northwind.example/data/pipelines
    apps: { .: Loads and models the warehouse }
    criteria:
      lint_config: { passing: 1, because: A linter is configured. }
      unit_tests_exist: { passing: 0, because: There are no tests of the models. }
      deps_pinned: { passing: 1, because: Requirements are locked with hashes. }
      agents_md: { passing: 0, of: 1, because: There is no AGENTS.md. }
  - at: 2026-07-22T15:05:58Z
    by: mateo
    repository: https://git.northwind.example/platform/api
    commit: c20f4be7d9a1835264e0fb7c8d3a916e5f24b708
    branch: main
    localChanges: false
    unpushedCommits: false
    model: { id: claude-opus-4-6, effort: high }
    agentVersion: 0.61.0
    apps: { services/api: The public interface, services/worker: Jobs in the background }
    criteria:
      lint_config: { passing: 2, because: Both services run the linter with one shared configuration. }
      type_check: { passing: 2, because: The worker was moved to TypeScript. }
      unit_tests_exist: { passing: 1, because: The worker has no tests. }
      deps_pinned: { passing: 2, because: The lock file is checked in. }
      secret_scanning: { passing: 1, of: 1, because: Pushes with secrets are refused. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs a review. }
      agents_md: { passing: 1, of: 1, because: AGENTS.md says how to build and test. }
  - at: 2026-09-03T06:20:33Z
    by: kofi
    repository: https://git.northwind.example/shop/storefront
    commit: 0b9d6e1f7a5c48230e8f1d7b6c5a49382716f5e4
    branch: release-2026-09
    localChanges: true
    unpushedCommits: true
    agentVersion: 0.66.4
    apps: { apps/web: The shop, apps/checkout: Basket and payment, packages/ui: Shared components }
    criteria:
      lint_config: { passing: 3, because: One configuration covers the whole workspace. }
      type_check: { passing: 3, because: All three are checked strictly. }
      unit_tests_exist: { passing: 3, because: All three have tests. }
      deps_pinned: { passing: 3, because: The lock file is checked in. }
      secret_scanning: { passing: 1, of: 1, because: Pushes with secrets are refused. }
      branch_protection: { passing: 0, of: 1, because: Anybody may push to the branch of a release. }
  - at: 2026-10-15T11:44:02Z
    by: tomasz
    repository: https://git.northwind.example/finance/billing
    branch: main
    model: { id: gpt-5.2, effort: "off" }
    apps: { services/invoices: Writes invoices, services/payments: Takes payments }
    criteria:
      lint_config: { passing: 2, because: The build fails on warnings. }
      unit_tests_exist: { passing: 2, because: Both services have tests. }
      deps_pinned: { passing: 1, because: Invoices takes the newest version of a library for PDFs. }
      secret_scanning: { passing: 0, of: 1, because: Nothing looks for secrets. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs two reviews. }
  - at: 2026-11-17T09:15:20Z
    by: ada
    repository: https://git.northwind.example/data/pipelines
    commit: 91e8d07c5b3a2f4e6d1c0b9a8f7e5d4c3b2a1f60
    branch: main
    localChanges: false
    model: { id: claude-sonnet-4-6, effort: low }
    agentVersion: 0.71.1
    apps: { .: Loads and models the warehouse }
    criteria:
      lint_config: { passing: 1, because: A linter is configured. }
      type_check: { passing: 0, because: Types are written and never checked. }
      unit_tests_exist: { passing: 1, because: Each model has a test. }
      deps_pinned: { passing: 1, because: Requirements are locked with hashes. }
      agents_md: { passing: 1, of: 1, because: AGENTS.md says how to build and test. }

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
var sample_policy_default = `# What the sample organization itself demands, besides the packs: its own limits, who may edit what, when, and what was
# agreed.
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
changes:
  rationale: A limit gives more room only after somebody else agreed, and while somebody can watch.
  windows:
    - { days: [mon, tue, wed, thu, fri], from: "07:00", to: "21:00", timezone: Europe/Berlin }
  freezes:
    - { from: 2025-12-20, until: 2026-01-06, reason: year end }
  loosening:
    requires: approval
    settings: [maxAutonomyLevel, "sandbox.**", "networkPolicy.**"]
  emergency: { approvedWithin: 48h }
approvals:
  - id: CHG-201
    reason: the pilot's second step
    settings: [maxAutonomyLevel]
    from: 2025-11-17
    until: 2025-11-21
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [grace.lindqvist@northwind.example]
    approvedAt: 2025-11-14
  - id: CHG-207
    reason: the VPN range
    settings: [networkPolicy.allowedIps]
    from: 2025-12-15
    until: 2025-12-19
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2025-12-12
  - id: CHG-212
    reason: the sandbox becomes real
    settings: [sandbox.enabled, sandbox.filesystem.*, sandbox.network.allowedDomains]
    from: 2026-01-12
    until: 2026-01-23
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-01-09
  - id: CHG-231
    reason: a build that hangs
    settings: [sandbox.enabled]
    from: 2026-05-13
    until: 2026-05-13
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [mateo.rivera@northwind.example]
    approvedAt: 2026-05-13
  - id: CHG-240
    reason: a mirror in place of the code host
    settings: [sandbox.network.allowedDomains]
    from: 2026-07-20
    until: 2026-07-24
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-07-17
  - id: CHG-243
    reason: the VPN was down during an incident
    settings: [networkPolicy.allowedIps]
    from: 2026-07-28
    until: 2026-07-28
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [grace.lindqvist@northwind.example]
    approvedAt: 2026-07-29T07:15:00Z
  - id: CHG-259
    reason: the inspecting proxy
    settings: [sandbox.network.httpProxyPort, sandbox.network.socksProxyPort]
    from: 2026-09-28
    until: 2026-10-02
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-09-25
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
