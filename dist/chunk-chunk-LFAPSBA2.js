import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  controlsSchema,
  date,
  filled,
  from,
  inOrder,
  patterns,
  person,
  says,
  severitySchema,
  until
} from "./chunk-chunk-6PIWQ3FI.js";
import {
  checkNames,
  durationShape,
  fitting,
  wordsOf
} from "./chunk-chunk-NUAZJDC2.js";
import {
  entryOf,
  isList
} from "./chunk-chunk-7LU3CNUD.js";
import {
  isContainer
} from "./chunk-chunk-NOTXTWNX.js";
import {
  days
} from "./chunk-chunk-WYJUC55E.js";
import {
  nameOf,
  problemsOf
} from "./chunk-chunk-YBB5N3X5.js";
import {
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  _enum,
  _gte,
  _minLength,
  _regex,
  array,
  boolean,
  int,
  json,
  meta,
  optional,
  record,
  refine,
  safeParse,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-chunk-WWJXMTTS.js";
import {
  durationOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  didYouMean,
  nearest
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/schema-changes.ts
var hour = (pattern, example) => string().check(_regex(pattern, `is not a time of day such as ${example}`));
var windowSchema = strictObject({
  days: array(_enum(days)).check(_minLength(1, "lists nothing"), says("The days on which it begins")),
  from: hour(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "09:00").check(says("The time of day when it begins")),
  to: hour(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "17:00, or 24:00").check(
    says("The time of day when it ends; before `from`, that of the next day")
  ),
  timezone: filled.check(
    _regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, "is not a time zone such as Europe/Berlin"),
    says("The time zone of both, such as Europe/Berlin")
  )
}).check(refine(({ from: from2, to }) => from2 !== to, "begins and ends at the same time"));
var freezeSchema = strictObject({
  from,
  until,
  reason: filled.check(says("Why nothing may change")),
  settings: optional(patterns)
}).check(refine(inOrder, "ends before it begins"));
var changesSchema = strictObject({
  windows: optional(
    array(windowSchema).check(_minLength(1, "lists nothing"), says("When changes are made, and at no other time"))
  ),
  freezes: optional(
    array(freezeSchema).check(_minLength(1, "lists nothing"), says("When nothing may change, whatever the windows"))
  ),
  loosening: optional(
    strictObject({ requires: _enum(["approval"]), settings: optional(patterns) }).check(says("What a change needs that is not known to be no looser"))
  ),
  emergency: optional(
    strictObject({
      approvedWithin: string().check(_regex(durationShape, "is not a duration such as 24h or 7d"), says("Counted from the change"))
    }).check(says("How soon a change may be approved afterwards; without it, never"))
  ),
  severity: optional(severitySchema),
  rationale: optional(filled),
  controls: optional(controlsSchema)
}).check(
  refine(
    ({ windows, freezes, loosening }) => windows !== void 0 || freezes !== void 0 || loosening !== void 0,
    "needs windows, freezes or loosening"
  ),
  meta({ anyOf: [{ required: ["windows"] }, { required: ["freezes"] }, { required: ["loosening"] }] }),
  says("When and how the controls may change")
);
var approver = person.check(
  _regex(/^[^*]*$/, "is a pattern, and an approval is given by somebody"),
  says("An e-mail address, or a user id")
);
var approvalSchema = strictObject({
  id: string().check(
    _regex(/^[A-Za-z0-9#][A-Za-z0-9._/:#-]{0,63}$/, "is not an id such as CHG-1042"),
    says("Names the change record; every approval has its own")
  ),
  settings: patterns.check(says("The settings that may change, by pattern")),
  from,
  until,
  implementers: optional(
    array(person).check(_minLength(1, "lists nobody"), says("Who may make the change; anybody when left out"))
  ),
  approvedBy: array(approver).check(
    _minLength(1, "lists nobody"),
    says("Who agreed; somebody other than the implementer must be among them")
  ),
  approvedAt: date("2026-03-01", "09", startOf, "When they agreed: a day (its start, UTC) or an instant"),
  ticket: optional(filled),
  reason: optional(filled)
}).check(refine(inOrder, "ends before it begins"));

// src/policy/schema.ts
var idSchema = string().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "is not an id: letters, digits, dots, dashes and underscores"));
var approvedSchema = array(
  union([
    person,
    strictObject({
      who: person,
      from: optional(from),
      until: optional(until),
      because: optional(filled)
    }).check(refine(inOrder, "ends before it begins"))
  ])
);
var editorsSchema = strictObject({
  approved: optional(
    approvedSchema.check(_minLength(1, "lists nobody"), says("Who may edit; judged at the time of each revision"))
  ),
  by: optional(
    record(string(), approvedSchema.check(_minLength(1, "lists nobody"))).check(says("Who may edit which settings; the last pattern that matches decides. * is one segment, ** any"))
  ),
  severity: optional(severitySchema),
  rationale: optional(filled),
  controls: optional(controlsSchema)
}).check(
  refine((editors) => editors.approved !== void 0 || editors.by !== void 0, "needs approved or by"),
  meta({ anyOf: [{ required: ["approved"] }, { required: ["by"] }] })
);
var stated = string().check(_regex(/\S/, "is blank"));
var exceptionSchema = strictObject({
  rule: filled.check(says("The id of the rule")),
  value: optional(json().check(says("The offending entries accepted, all of them; null for unset"))),
  subject: optional(
    filled.check(
      _regex(/^\//, "is not a JSON Pointer such as /customModels/custom:x/apiKey"),
      says(
        "The finding's subject, where the rule is about every entry ([*]): the one entry it is for. Of a rule on models that members may override: the override; without it the organization's own list"
      ),
      meta({ examples: ["/customModels/custom:x/apiKey"] })
    )
  ),
  inert: optional(
    boolean().check(says("Whether it also accepts that the setting has no effect because its switch is off"))
  ),
  revision: optional(int().check(_gte(0), says("Of an event: the revision accepted"))),
  owner: stated.check(says("Who answers for it")),
  agreedBy: optional(
    array(person).check(_minLength(1, "names nobody"), says("Who agreed to it, other than the owner"))
  ),
  reason: stated.check(says("Why it is accepted")),
  from,
  expires: optional(until),
  ticket: optional(filled),
  category: optional(_enum(["waiver", "mitigated"]))
});
var modifiers = {
  severity: severitySchema,
  title: filled.check(says("The rule in a few words")),
  because: filled.check(says("Why the rule exists")),
  remediation: filled.check(says("How to put it right")),
  controls: controlsSchema,
  id: string().check(
    _regex(/^[A-Za-z0-9][A-Za-z0-9._/[\]*-]{0,127}$/, "is not a rule id: letters, digits and . _ / [ ] * -"),
    says("Replaces the setting's path in the rule's id")
  ),
  unset: _enum(["pass", "fail"]).check(says("What a setting that is not set means for this rule")),
  fixWithin: string().check(
    _regex(durationShape, "is not a duration such as 24h or 7d"),
    says("How soon a violation must be put right, from the revision that brought it"),
    meta({ examples: ["24h", "72h", "7d", "30d"] })
  ),
  overridable: boolean().check(says("Whether a policy that extends this one may loosen the rule"))
};
var assertionSchema = strictObject({
  id: modifiers.id.check(says("Names the rule, after the policy's id")),
  schema: record(string(), json()).check(says("A JSON Schema (2020-12) of the whole settings, by their canonical names; what is not set is absent")),
  severity: optional(modifiers.severity),
  title: optional(modifiers.title),
  because: optional(modifiers.because),
  remediation: optional(modifiers.remediation),
  controls: optional(modifiers.controls),
  fixWithin: optional(modifiers.fixWithin)
});
var policySchema = strictObject({
  id: optional(idSchema.check(says("Names the policy; rule ids start with it"))),
  title: optional(filled),
  owner: optional(filled.check(says("Who answers for the policy"))),
  severity: optional(severitySchema),
  rationale: optional(filled.check(says("Why the policy exists"))),
  controls: optional(controlsSchema),
  effective: optional(
    strictObject({ from: optional(from), until: optional(until) }).check(
      refine((term) => term.from !== void 0 || term.until !== void 0, "needs from or until"),
      meta({ minProperties: 1 }),
      refine(inOrder, "ends before it begins"),
      says("When the policy is in force")
    )
  ),
  extends: optional(
    array(filled).check(_minLength(1, "lists nothing"), says("Packs by name, or files, whose rules are inherited"))
  ),
  settings: optional(record(string(), unknown())),
  editors: optional(editorsSchema.check(says("Who may change the controls"))),
  changes: optional(changesSchema),
  assertions: optional(
    array(assertionSchema).check(_minLength(1, "lists nothing"), says("Rules on the settings as a whole"))
  ),
  approvals: optional(
    array(approvalSchema).check(_minLength(1, "lists nothing"), says("Changes that somebody agreed to"))
  ),
  exceptions: optional(
    array(exceptionSchema).check(_minLength(1, "lists nothing"), says("Deviations that somebody accepted"))
  )
});
var modifierNames = Object.keys(modifiers);

// src/policy/settings.ts
function checksNamedIn(tree) {
  const found = /* @__PURE__ */ new Set(["equals"]);
  const visit = (value) => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach((item) => visit(item));
    for (const key of Object.keys(value)) {
      if (checkNames.includes(key)) found.add(key);
      visit(value[key]);
    }
  };
  visit(tree);
  return found;
}
function rulesOf(document, tree, catalog, checks, defaults) {
  const walk = { document, catalog, checks, defaults, rules: [], problems: [] };
  group(walk, catalog.root, tree, ["settings"]);
  return { rules: walk.rules, problems: walk.problems };
}
function at(walk, place, value, path) {
  const { setting } = place;
  if (setting && isContainer(setting)) return container(walk, place, setting, value, path);
  if (setting) return leaf(walk, setting, value, path);
  group(walk, place, value, path);
}
function group(walk, place, value, path) {
  const { document, problems } = walk;
  const name = place.path || "settings";
  const names = [...place.keys.keys()];
  const listed = names.filter((key) => place.keys.get(key).name === key).join(", ");
  if (!isObject(value)) {
    const hint = place.path ? `name one of them: ${listed}` : void 0;
    return void problems.push(document.problem(path, `${name} is a group of settings`, hint));
  }
  if (Object.keys(value).length === 0) problems.push(document.problem(path, `${name} states nothing`));
  for (const key of Object.keys(value)) {
    const found = place.keys.get(key);
    if (found) {
      at(walk, found.place, value[key], [...path, key]);
      continue;
    }
    const where = place.path ? ` in ${place.path}` : "";
    const hint = isWord(key) ? `${name} is a group; ${key} stands at one of its settings` : settingNamed(walk.catalog, key) ?? didYouMean(key, names) ?? settingLike(walk.catalog, key) ?? (place.path ? `known here: ${listed}` : void 0);
    problems.push(document.problem([...path, key], `unknown setting "${key}"${where}`, hint, "key"));
  }
}
function isWord(key) {
  return checkNames.includes(key) || modifierNames.includes(key);
}
var lastOf = (path) => path.slice(path.lastIndexOf(".") + 1);
function settingNamed(catalog, key) {
  const top = catalog.root.keys.get(key)?.name;
  const path = top ? `settings.${top}` : catalog.settings.find((one) => lastOf(one.path) === key)?.path;
  return path && `did you mean ${path}?`;
}
function settingLike(catalog, key) {
  const near = nearest(
    key,
    catalog.settings.map((setting) => lastOf(setting.path))
  );
  return near === void 0 ? void 0 : settingNamed(catalog, near);
}
function container(walk, place, setting, value, path) {
  if (!isObject(value)) {
    const hint = "write each, size, set or schema below it";
    return void walk.problems.push(walk.document.problem(path, `${setting.path} holds entries`, hint));
  }
  const { each, ...own } = value;
  if (each !== void 0) at(walk, place.any, each, [...path, "each"]);
  if (Object.keys(own).length > 0) leaf(walk, setting, own, path);
  else if (each === void 0) walk.problems.push(walk.document.problem(path, `${setting.path} states nothing`));
}
function leaf(walk, setting, value, path) {
  const { document, problems } = walk;
  const stated2 = {};
  const demands = [];
  const before = problems.length;
  if (!isObject(value)) plainValue(walk, setting, value, path, demands);
  for (const [key, item] of isObject(value) ? Object.entries(value) : []) {
    if (modifierNames.includes(key)) {
      stated2[key] = item;
      modifier(walk, key, item, [...path, key]);
    } else check(walk, setting, key, item, [...path, key], demands);
  }
  if (isObject(value) && Object.keys(value).length === 0)
    problems.push(document.problem(path, ...noCheck(setting.path), "key"));
  if (stated2["unset"] === "pass" && demands.some((demand2) => demand2.check === "set" && demand2.options === true))
    problems.push(
      document.problem([...path, "unset"], `${setting.path} must be set and may be unset`, "keep one of them", "key")
    );
  if (problems.length === before) walk.rules.push(ruleOf(walk, setting, demands, stated2, path));
}
function modifier(walk, name, value, path) {
  const schema = modifiers[name];
  const parsed = safeParse(schema, value);
  if (!parsed.success) walk.problems.push(...problemsOf(walk.document, schema, parsed.error.issues, path));
}
function plainValue(walk, setting, value, path, into) {
  const misfit = walk.checks.get("equals").misfit(setting);
  if (value === null) walk.problems.push(walk.document.problem(path, ...noCheck(nameOf(path)), "key"));
  else if (Array.isArray(value) && value.length === 0 && isList(setting))
    walk.problems.push(
      walk.document.problem(path, `${nameOf(path)} lists nothing`, "to demand that it is empty, write set: false")
    );
  else if (misfit)
    walk.problems.push(walk.document.problem(path, `${nameOf(path)} cannot be a plain value: ${misfit}`));
  else demand(walk, setting, "equals", value, path, into);
}
function check(walk, setting, key, options, path, into) {
  const { document, checks, problems } = walk;
  const above = nameOf(path.slice(0, -1));
  const say = (message, hint) => problems.push(document.problem(path, message, hint, "key"));
  if (!checkNames.includes(key)) {
    const names = [...fitting(checks, setting).map(([name]) => name), ...checkNames, ...modifierNames];
    const otherwise = isContainer(setting) ? "what every entry must hold stands below each" : `checks: ${checkNames.join(", ")}`;
    return void say(`unknown check "${key}" at ${above}`, didYouMean(key, names) ?? otherwise);
  }
  const misfit = checks.get(key).misfit(setting);
  if (misfit) return void say(`${key} does not fit ${above}: ${misfit}`);
  if (key === "each") entries(walk, entryOf(setting), options, path, into);
  else demand(walk, setting, key, options, path, into);
}
function entries(walk, entry, options, path, into) {
  const { document, problems } = walk;
  const before = problems.length;
  const inner = [];
  if (!isObject(options)) plainValue(walk, entry, options, path, inner);
  else if (Object.keys(options).length === 0) problems.push(document.problem(path, ...noCheck(nameOf(path)), "key"));
  else
    for (const [key, item] of Object.entries(options))
      if (modifierNames.includes(key))
        problems.push(document.problem([...path, key], `${key} stands beside each, not in it`, void 0, "key"));
      else check(walk, entry, key, item, [...path, key], inner);
  if (problems.length === before) into.push({ check: "each", options });
}
function noCheck(setting) {
  return [`${setting} states no check`, "write a value, or a check such as equals"];
}
function demand(walk, setting, name, options, path, into) {
  const schema = walk.checks.get(name).options(setting);
  const parsed = safeParse(schema, options);
  if (parsed.success) into.push({ check: name, options });
  else walk.problems.push(...problemsOf(walk.document, schema, parsed.error.issues, path));
}
function ruleOf(walk, setting, demands, stated2, path) {
  const { defaults, checks, document } = walk;
  const text = (name) => stated2[name];
  return {
    ...defaults,
    id: `${defaults.policy}/${text("id") ?? setting.path}`,
    title: text("title") ?? titleOf(setting.path, checks, demands),
    severity: stated2["severity"] ?? defaults.severity,
    rationale: text("because") ?? defaults.rationale,
    remediation: text("remediation") ?? null,
    controls: stated2["controls"] ?? defaults.controls,
    setting: setting.path,
    demands,
    unsetPasses: stated2["unset"] === "pass",
    fixWithinSeconds: stated2["fixWithin"] === void 0 ? null : durationOf(stated2["fixWithin"]),
    overridable: stated2["overridable"] === true,
    location: document.place(path, "key"),
    states: new Set(Object.keys(stated2)),
    alsoCalled: [],
    problem: (message, hint) => document.problem(path, message, hint, "key")
  };
}
function titleOf(setting, checks, demands) {
  return `${setting}: ${wordsOf(checks, demands)}`;
}

export {
  policySchema,
  checksNamedIn,
  rulesOf,
  noCheck,
  titleOf
};
