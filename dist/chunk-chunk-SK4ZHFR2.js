import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  builtinRules,
  checkNames,
  durationShape,
  exceptionsOf,
  fitting,
  impliesDemand,
  loadChecks,
  nameOf,
  problemsOf,
  testOf,
  withRules,
  wordsOf
} from "./chunk-chunk-LRVLQYB7.js";
import {
  readYaml
} from "./chunk-chunk-4SEGYDQE.js";
import {
  severities,
  weight
} from "./chunk-chunk-E5V562IJ.js";
import {
  canMatch,
  canonicalPattern,
  commonPatterns,
  peopleOf
} from "./chunk-chunk-CMDFPKYS.js";
import {
  durationOf,
  endOf,
  startOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError,
  didYouMean,
  nearest
} from "./chunk-chunk-GVX4DFK7.js";
import {
  entryOf,
  isList
} from "./chunk-chunk-DLOTG4NR.js";
import {
  _enum,
  _gte,
  _minLength,
  _regex,
  array,
  boolean,
  describe,
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
} from "./chunk-chunk-D54IF724.js";
import {
  isContainer
} from "./chunk-chunk-ZS5EGSHM.js";
import {
  email,
  flawOf
} from "./chunk-chunk-BTWHQAHU.js";
import {
  isObject
} from "./chunk-chunk-RITLSO62.js";

// src/run/policies.ts
import { existsSync as existsSync2 } from "node:fs";
import { stat as stat2 } from "node:fs/promises";
import path2 from "node:path";

// src/policy/files.ts
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
function packFolder() {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (; ; ) {
    const found = path.join(folder, "policies");
    if (existsSync(path.join(found, "policy.schema.json"))) return found;
    const parent = path.dirname(folder);
    if (parent === folder) throw new DriftlineError("internal", "the folder of policy packs is missing");
    folder = parent;
  }
}
var isYaml = (name) => /\.ya?ml$/.test(name) && !/\.test\.ya?ml$/.test(name);
async function packNames() {
  return (await readdir(packFolder())).filter(isYaml).map((name) => name.replace(/\.ya?ml$/, "")).sort();
}
async function readPack(name) {
  if (!/^[a-z0-9-]+$/.test(name) || !(await packNames()).includes(name)) return void 0;
  return { file: `pack:${name}`, text: await readFile(path.join(packFolder(), `${name}.yaml`), "utf8") };
}
async function readPolicies(names) {
  const sources = [];
  for (const name of names) sources.push(...await readNamed(name));
  return sources;
}
async function readNamed(name) {
  const kind = await stat(name).catch(() => void 0);
  if (kind?.isDirectory()) {
    const files = (await readdir(name, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && isYaml(entry.name)).map((entry) => path.join(entry.parentPath, entry.name)).sort();
    if (files.length === 0)
      throw new DriftlineError("policy", {
        file: name,
        message: "no policy in this folder",
        hint: "policies end in .yaml"
      });
    return Promise.all(files.map(readSource));
  }
  if (kind?.isFile()) return [await readSource(name)];
  const pack = await readPack(name);
  if (pack) return [pack];
  const hint = didYouMean(name, await packNames()) ?? `packs: ${(await packNames()).join(", ")}`;
  throw new DriftlineError("usage", { message: `no policy file, folder or pack is called "${name}"`, hint });
}
async function readSource(file) {
  const text = await readFile(file);
  return { file: path.normalize(file).replaceAll("\\", "/"), text: text.toString("utf8") };
}
var resolveExtends = async (name, from2) => {
  if (!from2.file.startsWith("pack:") && /\.ya?ml$/.test(name)) {
    const file = path.join(path.dirname(from2.file), name);
    return existsSync(file) ? readSource(file) : void 0;
  }
  return readPack(name);
};

// src/policy/load.ts
import { createHash } from "node:crypto";

// src/policy/schema.ts
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
var idSchema = string().check(_regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, "is not an id: letters, digits, dots, dashes and underscores"));
function date(example, hour, resolve, means) {
  const wrong = `is not a day such as ${example} or an instant such as ${example}T${hour}:00:00Z`;
  return string().check(
    _regex(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong),
    refine((text) => resolve(text) !== void 0, wrong),
    says(means)
  );
}
var from = date("2026-03-01", "09", startOf, "A day (from its start, UTC) or an instant");
var until = date("2026-03-31", "18", endOf, "A day (its whole day, UTC) or an instant");
var severitySchema = _enum(severities).check(says("How bad a violation is"));
var controlsSchema = array(string().check(_regex(/^[a-z0-9][a-z0-9.-]*:\S+$/i, "is not a control such as soc2:CC6.8"))).check(says("Control ids, as framework:id"));
var person = string().check(
  _minLength(1, "is empty"),
  refine((who) => !/\s/.test(who), "has white space"),
  // oxlint-disable-next-line no-control-regex
  refine((who) => !/[^\x20-\x7e]/.test(who), "has characters beyond ASCII, which can look like others"),
  refine((who) => !/^\*+(?:@\**)?$/.test(who), "matches everybody"),
  refine(
    (who) => !who.includes("@") || flawOf(email, who) === void 0,
    "is neither an e-mail address nor *@ and a domain"
  ),
  says("An e-mail address, *@domain, or a user id")
);
var inOrder = ({ from: from2, until: until2 }) => from2 === void 0 || until2 === void 0 || (endOf(until2) ?? Infinity) > (startOf(from2) ?? -Infinity);
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
var exceptionSchema = strictObject({
  rule: filled.check(says("The id of the rule")),
  value: optional(json().check(says("The offending entries accepted, all of them; null for unset"))),
  revision: optional(int().check(_gte(0), says("Of an event: the revision accepted"))),
  owner: filled.check(says("Who answers for it")),
  reason: filled.check(says("Why it is accepted")),
  from,
  expires: optional(until),
  ticket: optional(filled),
  category: optional(_enum(["waiver", "mitigated"]))
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
      refine((term2) => term2.from !== void 0 || term2.until !== void 0, "needs from or until"),
      meta({ minProperties: 1 }),
      refine(inOrder, "ends before it begins"),
      says("When the policy is in force")
    )
  ),
  extends: optional(
    array(filled).check(_minLength(1, "lists nothing"), says("Packs by name, or files, whose rules are inherited"))
  ),
  settings: optional(record(string(), unknown())),
  editors: optional(editorsSchema),
  exceptions: optional(array(exceptionSchema).check(_minLength(1, "lists nothing")))
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
    says("How soon a violation must be put right, from the revision that brought it")
  ),
  overridable: boolean().check(says("Whether a policy that extends this one may loosen the rule"))
};
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
function at(walk, place2, value, path3) {
  const { setting } = place2;
  if (setting && isContainer(setting)) return container(walk, place2, setting, value, path3);
  if (setting) return leaf(walk, setting, value, path3);
  group(walk, place2, value, path3);
}
function group(walk, place2, value, path3) {
  const { document, problems } = walk;
  const name = place2.path || "settings";
  const names = [...place2.keys.keys()];
  const listed = names.filter((key) => place2.keys.get(key).name === key).join(", ");
  if (!isObject(value)) {
    const hint = place2.path ? `name one of them: ${listed}` : void 0;
    return void problems.push(document.problem(path3, `${name} is a group of settings`, hint));
  }
  if (Object.keys(value).length === 0) problems.push(document.problem(path3, `${name} states nothing`));
  for (const key of Object.keys(value)) {
    const found = place2.keys.get(key);
    if (found) {
      at(walk, found.place, value[key], [...path3, key]);
      continue;
    }
    const where = place2.path ? ` in ${place2.path}` : "";
    const hint = isWord(key) ? `${name} is a group; ${key} stands at one of its settings` : settingNamed(walk.catalog, key) ?? didYouMean(key, names) ?? settingLike(walk.catalog, key) ?? (place2.path ? `known here: ${listed}` : void 0);
    problems.push(document.problem([...path3, key], `unknown setting "${key}"${where}`, hint, "key"));
  }
}
function isWord(key) {
  return checkNames.includes(key) || modifierNames.includes(key);
}
var lastOf = (path3) => path3.slice(path3.lastIndexOf(".") + 1);
function settingNamed(catalog, key) {
  const top = catalog.root.keys.get(key)?.name;
  const path3 = top ? `settings.${top}` : catalog.settings.find((one) => lastOf(one.path) === key)?.path;
  return path3 && `did you mean ${path3}?`;
}
function settingLike(catalog, key) {
  const near = nearest(
    key,
    catalog.settings.map((setting) => lastOf(setting.path))
  );
  return near === void 0 ? void 0 : settingNamed(catalog, near);
}
function container(walk, place2, setting, value, path3) {
  if (!isObject(value)) {
    const hint = "write each, size, set or schema below it";
    return void walk.problems.push(walk.document.problem(path3, `${setting.path} holds entries`, hint));
  }
  const { each, ...own } = value;
  if (each !== void 0) at(walk, place2.any, each, [...path3, "each"]);
  if (Object.keys(own).length > 0) leaf(walk, setting, own, path3);
  else if (each === void 0) walk.problems.push(walk.document.problem(path3, `${setting.path} states nothing`));
}
function leaf(walk, setting, value, path3) {
  const { document, problems } = walk;
  const stated = {};
  const demands = [];
  const before = problems.length;
  if (!isObject(value)) plainValue(walk, setting, value, path3, demands);
  for (const [key, item] of isObject(value) ? Object.entries(value) : []) {
    if (modifierNames.includes(key)) {
      stated[key] = item;
      modifier(walk, key, item, [...path3, key]);
    } else check(walk, setting, key, item, [...path3, key], demands);
  }
  if (isObject(value) && Object.keys(value).length === 0)
    problems.push(document.problem(path3, ...noCheck(setting.path), "key"));
  if (stated["unset"] === "pass" && demands.some((demand2) => demand2.check === "set" && demand2.options === true))
    problems.push(
      document.problem([...path3, "unset"], `${setting.path} must be set and may be unset`, "keep one of them", "key")
    );
  if (problems.length === before) walk.rules.push(ruleOf(walk, setting, demands, stated, path3));
}
function modifier(walk, name, value, path3) {
  const schema = modifiers[name];
  const parsed = safeParse(schema, value);
  if (!parsed.success) walk.problems.push(...problemsOf(walk.document, schema, parsed.error.issues, path3));
}
function plainValue(walk, setting, value, path3, into) {
  const misfit = walk.checks.get("equals").misfit(setting);
  if (value === null) walk.problems.push(walk.document.problem(path3, ...noCheck(nameOf(path3)), "key"));
  else if (Array.isArray(value) && value.length === 0 && isList(setting))
    walk.problems.push(
      walk.document.problem(path3, `${nameOf(path3)} lists nothing`, "to demand that it is empty, write set: false")
    );
  else if (misfit)
    walk.problems.push(walk.document.problem(path3, `${nameOf(path3)} cannot be a plain value: ${misfit}`));
  else demand(walk, setting, "equals", value, path3, into);
}
function check(walk, setting, key, options, path3, into) {
  const { document, checks, problems } = walk;
  const above = nameOf(path3.slice(0, -1));
  const say = (message, hint) => problems.push(document.problem(path3, message, hint, "key"));
  if (!checkNames.includes(key)) {
    const names = [...fitting(checks, setting).map(([name]) => name), ...checkNames, ...modifierNames];
    const otherwise = isContainer(setting) ? "what every entry must hold stands below each" : `checks: ${checkNames.join(", ")}`;
    return void say(`unknown check "${key}" at ${above}`, didYouMean(key, names) ?? otherwise);
  }
  const misfit = checks.get(key).misfit(setting);
  if (misfit) return void say(`${key} does not fit ${above}: ${misfit}`);
  if (key === "each") entries(walk, entryOf(setting), options, path3, into);
  else demand(walk, setting, key, options, path3, into);
}
function entries(walk, entry, options, path3, into) {
  const { document, problems } = walk;
  const before = problems.length;
  const inner = [];
  if (!isObject(options)) plainValue(walk, entry, options, path3, inner);
  else if (Object.keys(options).length === 0) problems.push(document.problem(path3, ...noCheck(nameOf(path3)), "key"));
  else
    for (const [key, item] of Object.entries(options))
      if (modifierNames.includes(key))
        problems.push(document.problem([...path3, key], `${key} stands beside each, not in it`, void 0, "key"));
      else check(walk, entry, key, item, [...path3, key], inner);
  if (problems.length === before) into.push({ check: "each", options });
}
function noCheck(setting) {
  return [`${setting} states no check`, "write a value, or a check such as equals"];
}
function demand(walk, setting, name, options, path3, into) {
  const schema = walk.checks.get(name).options(setting);
  const parsed = safeParse(schema, options);
  if (parsed.success) into.push({ check: name, options });
  else walk.problems.push(...problemsOf(walk.document, schema, parsed.error.issues, path3));
}
function ruleOf(walk, setting, demands, stated, path3) {
  const { defaults, checks, document } = walk;
  const text = (name) => stated[name];
  return {
    ...defaults,
    id: `${defaults.policy}/${text("id") ?? setting.path}`,
    title: text("title") ?? titleOf(setting.path, checks, demands),
    severity: stated["severity"] ?? defaults.severity,
    rationale: text("because") ?? defaults.rationale,
    remediation: text("remediation") ?? null,
    controls: stated["controls"] ?? defaults.controls,
    setting: setting.path,
    demands,
    unsetPasses: stated["unset"] === "pass",
    fixWithinSeconds: stated["fixWithin"] === void 0 ? null : durationOf(stated["fixWithin"]),
    overridable: stated["overridable"] === true,
    location: document.place(path3, "key"),
    states: new Set(Object.keys(stated)),
    alsoCalled: [],
    problem: (message, hint) => document.problem(path3, message, hint, "key")
  };
}
function titleOf(setting, checks, demands) {
  return `${setting}: ${wordsOf(checks, demands)}`;
}

// src/policy/extends.ts
function layer(own, inherited, layers, whole) {
  const out = new Map(inherited);
  const first = /* @__PURE__ */ new Map();
  for (const rule of own) {
    const uppers = [...inherited.values()].filter((upper) => upper.setting === rule.setting);
    const other = first.get(rule.id) ?? (uppers.length > 0 ? first.get(rule.setting) : void 0);
    if (other) {
      layers.problems.push(twice(rule, other));
      continue;
    }
    first.set(rule.id, rule).set(rule.setting, rule);
    if (uppers.length === 0 && rule.demands.length === 0) {
      if (whole) layers.problems.push(rule.problem(...noCheck(rule.setting)));
    } else if (uppers.length === 0) out.set(rule.id, rule);
    for (const upper of uppers) out.set(upper.id, replace(rule, upper, layers));
  }
  return out;
}
function join(sides, layers) {
  const out = /* @__PURE__ */ new Map();
  for (const side of sides)
    for (const [id, rule] of side) {
      const other = out.get(id);
      if (!other || other === rule || loosening(rule, other, layers) === void 0) out.set(id, rule);
      else if (loosening(other, rule, layers) !== void 0)
        layers.problems.push(
          rule.problem(`${id} is stated here and at ${place(other)}, and neither is the tighter`, "keep one of them")
        );
    }
  return out;
}
function replace(rule, upper, layers) {
  const says2 = (name) => rule.states.has(name);
  const demands = demandsOver(rule, upper, layers);
  const merged = {
    ...rule,
    id: upper.id,
    policy: upper.policy,
    owner: rule.owner ?? upper.owner,
    demands,
    title: says2("title") ? rule.title : rule.demands.length > 0 ? titleOf(rule.setting, layers.checks, demands) : upper.title,
    severity: says2("severity") ? rule.severity : upper.severity,
    rationale: says2("because") ? rule.rationale : upper.rationale,
    remediation: says2("remediation") ? rule.remediation : upper.remediation,
    controls: says2("controls") ? rule.controls : upper.controls,
    fixWithinSeconds: says2("fixWithin") ? rule.fixWithinSeconds : upper.fixWithinSeconds,
    unsetPasses: says2("unset") ? rule.unsetPasses : upper.unsetPasses,
    overridable: says2("overridable") ? rule.overridable : upper.overridable,
    // The wider term: a policy that starts later must not switch off, until then, what stands above it.
    from: wider(rule.from, upper.from, Math.min),
    until: wider(rule.until, upper.until, Math.max),
    over: upper,
    alsoCalled: [rule.id, ...upper.alsoCalled]
  };
  const bound = boundOf(upper);
  const why = bound && loosening(merged, bound, layers);
  if (why)
    layers.problems.push(
      rule.problem(
        `${rule.setting} ${why} ${bound.id} at ${place(bound)}`,
        "tighten it, or let the upper rule say overridable: true"
      )
    );
  return merged;
}
function wider(a, b, pick) {
  return a === null || b === null ? null : pick(a, b);
}
function demandsOver(rule, upper, layers) {
  if (rule.demands.length === 0) return upper.demands;
  const setting = layers.catalog.setting(upper.setting);
  const kept = boundOf(upper)?.demands.filter(
    (demand2) => impliesDemand(layers.checks, rule.demands, demand2, setting) === void 0
  );
  return [...kept ?? [], ...rule.demands];
}
function boundOf(upper) {
  return upper.overridable ? upper.over && boundOf(upper.over) : upper;
}
function loosening(lower, upper, layers) {
  const setting = layers.catalog.setting(upper.setting);
  for (const demand2 of upper.demands) {
    const implied = impliesDemand(layers.checks, lower.demands, demand2, setting);
    if (implied) continue;
    const check2 = layers.checks.get(demand2.check);
    const demanded = `"${check2.words(demand2.options)}"`;
    if (implied === void 0) return `does not demand ${demanded}, as does`;
    return check2.carries === "text" ? `cannot be compared with ${demanded} of` : `is not as tight as ${demanded} of`;
  }
  if (weight(lower.severity) < weight(upper.severity)) return "has a lower severity than";
  if (passesUnset(lower, layers) && !passesUnset(upper, layers) && !demandsSecret(lower, upper))
    return "lets an unset value pass, unlike";
  if ((lower.fixWithinSeconds ?? Infinity) > (upper.fixWithinSeconds ?? Infinity)) return "leaves more time than";
  if ((lower.from ?? -Infinity) > (upper.from ?? -Infinity)) return "is in force later than";
  return (lower.until ?? Infinity) < (upper.until ?? Infinity) ? "is in force for less time than" : void 0;
}
function passesUnset({ unsetPasses, demands, setting: path3 }, { catalog, checks }) {
  const setting = catalog.setting(path3);
  if (unsetPasses || demands.some(({ check: check2, options }) => check2 === "set" && options === false)) return true;
  if (demands.some(({ check: check2, options }) => check2 === "secret" && options === "absent")) return true;
  if (!isContainer(setting) && (setting.list === void 0 || setting.unset.as !== "nothing")) return false;
  return testOf(checks, demands, setting)(setting.kind === "map" ? {} : []) === void 0;
}
function demandsSecret(...rules) {
  return rules.every((rule) => rule.demands.some(({ check: check2 }) => check2 === "secret")) && !rules[0].unsetPasses;
}
function twice(rule, other) {
  return rule.problem(`the rule ${rule.id} already stands at ${place(other)}`, "give one of them an id");
}
function place(rule) {
  return `${rule.location.file}:${rule.location.line}:${rule.location.column}`;
}

// src/policy/parse.ts
async function parse(source, options, files, problems, chain) {
  const known = files.get(source.file);
  if (known !== void 0) return known;
  files.set(source.file, null);
  const found = readYaml(source.file, source.text);
  if ("problems" in found) {
    problems.push(...found.problems);
    return null;
  }
  const { document } = found;
  const checked = safeParse(policySchema, document.value);
  if (!checked.success) {
    const belongs = (key) => belongsElsewhere(key, options.catalog);
    problems.push(...problemsOf(document, policySchema, checked.error.issues, [], belongs));
  }
  const input = checked.success ? checked.data : readable(document.value);
  const uppers = [];
  for (const [i, name] of (Array.isArray(input.extends) ? input.extends : []).entries()) {
    const upper = await options.resolve(name, source);
    if (!upper)
      problems.push(
        document.problem(
          ["extends", i],
          `no pack or file is called "${name}"`,
          didYouMean(name, options.packs) ?? (options.packs.length > 0 ? `packs: ${options.packs.join(", ")}` : void 0)
        )
      );
    else if (upper.file === source.file || chain.includes(upper.file))
      problems.push(
        document.problem(["extends", i], `"${name}" extends this file in turn`, "a policy cannot inherit from itself")
      );
    else {
      const parsed2 = await parse(upper, options, files, problems, [...chain, source.file]);
      if (parsed2) uppers.push(parsed2);
    }
  }
  const wanted = isObject(document.value) ? document.value["extends"] : void 0;
  const missing = (Array.isArray(wanted) ? wanted.length : wanted === void 0 ? 0 : 1) - uppers.length;
  const states = input.settings !== void 0 || input.editors !== void 0;
  if (checked.success) {
    if (!states && !input.exceptions && !input.extends)
      problems.push(document.problem([], "the file states nothing to judge", "add settings, editors or extends"));
    else if (input.id === void 0 && (states || input.extends))
      problems.push(document.problem([], `the file has no "id"`, "give the policy a short name"));
  }
  const parsed = { source, document, input, id: input.id ?? "", uppers, missing, own: [], exceptions: [] };
  files.set(source.file, parsed);
  return parsed;
}
function belongsElsewhere(key, catalog) {
  const setting = catalog.root.keys.get(key)?.name;
  return setting && `settings stand below "settings": did you mean settings.${setting}?`;
}
function readable(value) {
  if (!isObject(value)) return {};
  const shape = policySchema.shape;
  const parts = Object.entries(value).filter(([key, part]) => shape[key] && safeParse(shape[key], part).success);
  const uppers = Array.isArray(value["extends"]) ? value["extends"] : [];
  const named = uppers.filter((name) => typeof name === "string" && name !== "");
  return { ...Object.fromEntries(parts), ...named.length > 0 && { extends: named } };
}

// src/policy/load.ts
async function loadPolicies(roots, options) {
  const problems = [];
  const files = /* @__PURE__ */ new Map();
  const tops = [];
  for (const root of roots) {
    const parsed = await parse(root, options, files, problems, []);
    if (parsed && !tops.includes(parsed)) tops.push(parsed);
  }
  const all = [...files.values()].filter((file) => file !== null);
  const checks = await loadChecks(new Set(all.flatMap((file) => [...checksNamedIn(file.input.settings)])));
  for (const file of all) read(file, options.catalog, checks, problems);
  uniqueIds(all, problems);
  const layers = { catalog: options.catalog, checks, problems };
  const broken = new Set(problems.map((problem) => problem.file));
  const isWhole = (file) => file.missing === 0 && file.uppers.every((upper) => !broken.has(upper.source.file) && isWhole(upper));
  const merged = /* @__PURE__ */ new Map();
  const merge = (file) => {
    let rules2 = merged.get(file);
    if (!rules2)
      merged.set(file, rules2 = layer(file.own, join(file.uppers.map(merge), layers), layers, isWhole(file)));
    return rules2;
  };
  const rules = join(tops.map(merge), layers);
  const editors = onlyEditors(all, problems, options.catalog);
  const names = ruleNames(rules, [...files.values()], options.builtin, problems);
  for (const file of all) {
    const found = withRules(file.document, file.exceptions, names);
    file.exceptions = found.exceptions;
    problems.push(...found.problems);
  }
  if (problems.length === 0 && rules.size === 0 && !editors)
    problems.push({
      message: "the policies of this run state no rule",
      hint: "name a policy with settings or editors"
    });
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems, [...files.keys()]));
  return {
    files: all.map(fileRow),
    rules: [...rules.values()].map(bare),
    editors,
    exceptions: all.flatMap((file) => file.exceptions),
    checks
  };
}
function bare({ states: _, problem: _problem, over: _over, alsoCalled: _alsoCalled, ...rule }) {
  return rule;
}
function ruleNames(rules, files, builtin, problems) {
  const own = new Set(builtin);
  const others = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    if (own.has(rule.id)) problems.push(rule.problem(`${rule.id} is the name of a built-in rule`, "give it an id"));
    for (const name of rule.alsoCalled) others.set(name, [...others.get(name) ?? [], rule.id]);
  }
  const broken = new Set(problems.map((problem) => problem.file));
  const unsure = files.filter((file) => file === null || file.id === "" || broken.has(file.source.file));
  return {
    settings: new Set(rules.keys()),
    builtin: own,
    others,
    isUnsure: (name) => unsure.some((file) => file === null || (file.id === "" ? file.input.settings : name.startsWith(`${file.id}/`)))
  };
}
function read(file, catalog, checks, problems) {
  const { document, input } = file;
  const { from: from2, until: until2 } = term(input);
  if (input.settings !== void 0) {
    const found2 = rulesOf(document, input.settings, catalog, checks, {
      policy: file.id,
      owner: input.owner ?? null,
      severity: input.severity ?? "medium",
      rationale: input.rationale ?? null,
      controls: input.controls ?? [],
      from: from2,
      until: until2
    });
    file.own = found2.rules;
    problems.push(...found2.problems);
  }
  const found = exceptionsOf(document, input.exceptions ?? []);
  file.exceptions = found.exceptions;
  problems.push(...found.problems);
}
function term(input) {
  const { from: from2, until: until2 } = input.effective ?? {};
  return { from: from2 === void 0 ? null : startOf(from2), until: until2 === void 0 ? null : endOf(until2) };
}
function uniqueIds(files, problems) {
  const seen = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (file.id === "") continue;
    const other = seen.get(file.id);
    if (other) {
      file.own = [];
      problems.push(
        file.document.problem(
          ["id"],
          `the policy id "${file.id}" already stands in ${other.source.file}`,
          "give each policy an id of its own"
        )
      );
    } else seen.set(file.id, file);
  }
}
function onlyEditors(files, problems, catalog) {
  let found;
  for (const file of files) {
    const { editors } = file.input;
    if (!editors) continue;
    if (found) {
      const { line } = found.file.document.place(["editors"], "key");
      const message = `editors already stand at ${found.file.source.file}:${line}`;
      problems.push(file.document.problem(["editors"], message, "one policy of a run says who may edit", "key"));
      continue;
    }
    for (const pattern of Object.keys(editors.by ?? {})) {
      if (catalog.settings.some((setting) => canMatch(pattern, setting.path))) continue;
      const spelt = canonicalPattern(pattern, catalog.root);
      const hint = catalog.settings.some((setting) => canMatch(spelt, setting.path)) ? `did you mean "${spelt}"?` : didYouMean(pattern, commonPatterns(catalog.settings.map((setting) => setting.path)));
      const message = `editors.by: "${pattern}" matches no setting`;
      problems.push(file.document.problem(["editors", "by", pattern], message, hint, "key"));
    }
    found = {
      file,
      policy: {
        severity: editors.severity ?? "high",
        approved: editors.approved ? peopleOf(editors.approved) : null,
        by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
        policy: file.id,
        owner: file.input.owner ?? null,
        rationale: editors.rationale ?? file.input.rationale ?? null,
        controls: editors.controls ?? file.input.controls ?? [],
        ...term(file.input),
        location: file.document.place(["editors"], "key")
      }
    };
  }
  return found?.policy ?? null;
}
function fileRow(file) {
  return {
    id: file.id,
    title: file.input.title ?? null,
    file: file.source.file,
    digest: `sha256:${createHash("sha256").update(file.source.text).digest("hex")}`,
    rules: file.own.length + (file.input.editors ? 1 : 0)
  };
}
function unique(problems, files) {
  const seen = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}:${problem.message}`, problem])
  );
  const order = new Map(files.map((file, i) => [file, i]));
  return [...seen.values()].sort(
    (a, b) => (order.get(a.file ?? "") ?? Infinity) - (order.get(b.file ?? "") ?? Infinity) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
  );
}

// src/run/policies.ts
async function choosePolicies(named, config, own = []) {
  if (named && named.length > 0) return loadNamed(named, config.catalog, own);
  const names = config.policies?.map((name) => besideConfig(name, config.file));
  return loadNamed(names ?? (await isFolder("policies") ? ["policies"] : ["baseline"]), config.catalog);
}
function besideConfig(name, config) {
  const file = path2.join(path2.dirname(config ?? "."), name);
  return existsSync2(file) ? file : name;
}
async function loadNamed(names, catalog, own = []) {
  const roots = [...await readPolicies(names), ...own];
  const extended = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async (name, from2) => {
      const found = await resolveExtends(name, from2);
      if (found) extended.push(found);
      return found;
    },
    packs: await packNames()
  });
  return { policies, sources: [...roots, ...extended] };
}
async function isFolder(name) {
  return (await stat2(name).catch(() => void 0))?.isDirectory() ?? false;
}

export {
  choosePolicies,
  loadNamed
};
