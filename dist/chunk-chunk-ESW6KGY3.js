import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  checksNamedIn,
  noCheck,
  policySchema,
  rulesOf,
  titleOf
} from "./chunk-chunk-LFAPSBA2.js";
import {
  exceptionsOf,
  withRules
} from "./chunk-chunk-RPJINAN2.js";
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import {
  impliesDemand,
  loadChecks,
  testOf
} from "./chunk-chunk-NUAZJDC2.js";
import {
  isContainer
} from "./chunk-chunk-NOTXTWNX.js";
import {
  approvalsOf,
  changesOf,
  peopleOf
} from "./chunk-chunk-JYJEULSL.js";
import {
  problemsOf
} from "./chunk-chunk-YBB5N3X5.js";
import {
  patternFlaw
} from "./chunk-chunk-GISCKLVW.js";
import {
  isObject,
  pointer,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  safeParse
} from "./chunk-chunk-WWJXMTTS.js";
import {
  durationOf,
  endOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError,
  didYouMean,
  nearest
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/load.ts
import { createHash } from "node:crypto";

// src/policy/schema-settings.ts
var same = ["not", "if", "then", "else"];
var sameLists = ["allOf", "anyOf", "oneOf"];
var elements = ["items", "contains", "unevaluatedItems"];
function settingsNamedIn(schema, catalog) {
  const paths = /* @__PURE__ */ new Set();
  const mistakes = [];
  const followed = /* @__PURE__ */ new Set();
  let reached = 0;
  function reach(place2) {
    reached++;
    paths.add(place2.path);
  }
  function member(place2, name, path) {
    if (!place2) return void 0;
    const found = place2.keys.get(name);
    if (found?.name === name) return found.place;
    const names = [...place2.keys.values()].map((one) => one.name);
    const meant = found?.name ?? (place2.any ? void 0 : nearest(name, names));
    if (meant !== void 0) mistakes.push({ path, name, meant });
    return found?.place ?? place2.any;
  }
  function named(place2) {
    if (place2?.setting) reach(place2);
  }
  function visit(value, place2, path) {
    if (!isObject(value)) return;
    const { properties, required, dependentRequired, dependentSchemas, $ref } = value;
    for (const key of keysOf(properties)) {
      const at = [...path, "properties", key];
      const next = member(place2, key, at);
      const before = reached;
      visit(properties[key], next, at);
      if (reached === before && next) reach(next);
    }
    for (const [i, key] of textsOf(required)) named(member(place2, key, [...path, "required", i]));
    for (const on of keysOf(dependentRequired)) {
      const at = [...path, "dependentRequired", on];
      named(member(place2, on, at));
      for (const [i, key] of textsOf(dependentRequired[on])) named(member(place2, key, [...at, i]));
    }
    for (const on of keysOf(dependentSchemas)) {
      const at = [...path, "dependentSchemas", on];
      named(member(place2, on, at));
      visit(dependentSchemas[on], place2, at);
    }
    for (const word of same) visit(value[word], place2, [...path, word]);
    for (const word of sameLists) for (const [i, one] of listOf(value[word])) visit(one, place2, [...path, word, i]);
    for (const word of elements) visit(value[word], place2?.any, [...path, word]);
    for (const [i, one] of listOf(value["prefixItems"])) visit(one, place2?.any, [...path, "prefixItems", i]);
    visit(value["additionalProperties"], place2?.any, [...path, "additionalProperties"]);
    for (const key of keysOf(value["patternProperties"]))
      visit(value["patternProperties"][key], place2?.any, [...path, "patternProperties", key]);
    if (typeof $ref === "string") refer($ref, place2);
  }
  function refer($ref, place2) {
    const key = `${place2?.path ?? "?"} ${$ref}`;
    if (followed.has(key) || !/^#(?:\/|$)/.test($ref)) return;
    followed.add(key);
    const steps = unpointer($ref.slice(1));
    let at = schema;
    for (const step of steps) at = typeof at === "object" && at !== null ? at[step] : void 0;
    visit(at, place2, steps);
  }
  visit(schema, catalog.root, []);
  return { paths: [...paths].sort(), mistakes };
}
function keysOf(value) {
  return isObject(value) ? Object.keys(value) : [];
}
function listOf(value) {
  return Array.isArray(value) ? [...value.entries()] : [];
}
function textsOf(value) {
  return listOf(value).filter((entry) => typeof entry[1] === "string");
}

// src/policy/assertions.ts
function assertionsOf(document, inputs, catalog, defaults, compiler) {
  const problems = [];
  const assertions = [];
  for (const [i, input] of inputs.entries()) {
    const at = ["assertions", i, "schema"];
    const schema = input.schema;
    const name = `assertions[${i}].schema`;
    const why = compiler.unusable(schema);
    if (why !== void 0) {
      problems.push(document.problem(at, `${name} ${why}`));
      continue;
    }
    const { paths, mistakes } = settingsNamedIn(schema, catalog);
    for (const mistake of mistakes)
      problems.push(
        document.problem(
          [...at, ...mistake.path],
          `${name}: no setting is called "${mistake.name}" there`,
          `did you mean "${mistake.meant}"?`,
          "key"
        )
      );
    if (mistakes.length > 0) continue;
    assertions.push({
      id: `${defaults.policy}/${input.id}`,
      policy: defaults.policy,
      title: input.title ?? input.id,
      owner: defaults.owner,
      severity: input.severity ?? defaults.severity,
      rationale: input.because ?? defaults.rationale,
      remediation: input.remediation ?? null,
      controls: input.controls ?? defaults.controls,
      schema,
      governs: paths,
      fixWithinSeconds: input.fixWithin === void 0 ? null : durationOf(input.fixWithin),
      from: defaults.from,
      until: defaults.until,
      location: document.place(["assertions", i]),
      test: compiler.schemaTest(schema, true)
    });
  }
  return { assertions, problems };
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
  const says = (name) => rule.states.has(name);
  const demands = demandsOver(rule, upper, layers);
  const merged = {
    ...rule,
    id: upper.id,
    policy: upper.policy,
    owner: rule.owner ?? upper.owner,
    demands,
    title: says("title") ? rule.title : rule.demands.length > 0 ? titleOf(rule.setting, layers.checks, demands) : upper.title,
    severity: says("severity") ? rule.severity : upper.severity,
    rationale: says("because") ? rule.rationale : upper.rationale,
    remediation: says("remediation") ? rule.remediation : upper.remediation,
    controls: says("controls") ? rule.controls : upper.controls,
    fixWithinSeconds: says("fixWithin") ? rule.fixWithinSeconds : upper.fixWithinSeconds,
    unsetPasses: says("unset") ? rule.unsetPasses : upper.unsetPasses,
    overridable: says("overridable") ? rule.overridable : upper.overridable,
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
    (demand) => impliesDemand(layers.checks, rule.demands, demand, setting) === void 0
  );
  return [...kept ?? [], ...rule.demands];
}
function boundOf(upper) {
  return upper.overridable ? upper.over && boundOf(upper.over) : upper;
}
function loosening(lower, upper, layers) {
  const setting = layers.catalog.setting(upper.setting);
  for (const demand of upper.demands) {
    const implied = impliesDemand(layers.checks, lower.demands, demand, setting);
    if (implied) continue;
    const check = layers.checks.get(demand.check);
    const demanded = `"${check.words(demand.options)}"`;
    if (implied === void 0) return `does not demand ${demanded}, as does`;
    return check.carries === "text" ? `cannot be compared with ${demanded} of` : `is not as tight as ${demanded} of`;
  }
  if (weight(lower.severity) < weight(upper.severity)) return "has a lower severity than";
  if (passesUnset(lower, layers) && !passesUnset(upper, layers) && !demandsSecret(lower, upper))
    return "lets an unset value pass, unlike";
  if ((lower.fixWithinSeconds ?? Infinity) > (upper.fixWithinSeconds ?? Infinity)) return "leaves more time than";
  if ((lower.from ?? -Infinity) > (upper.from ?? -Infinity)) return "is in force later than";
  return (lower.until ?? Infinity) < (upper.until ?? Infinity) ? "is in force for less time than" : void 0;
}
function passesUnset({ unsetPasses, demands, setting: path }, { catalog, checks }) {
  const setting = catalog.setting(path);
  if (unsetPasses || demands.some(({ check, options }) => check === "set" && options === false)) return true;
  if (demands.some(({ check, options }) => check === "secret" && options === "absent")) return true;
  if (!isContainer(setting) && (setting.list === void 0 || setting.unset.as !== "nothing")) return false;
  return testOf(checks, demands, setting)(setting.kind === "map" ? {} : []) === void 0;
}
function demandsSecret(...rules) {
  return rules.every((rule) => rule.demands.some(({ check }) => check === "secret")) && !rules[0].unsetPasses;
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
  const states = [input.settings, input.editors, input.changes, input.assertions].some((part) => part !== void 0);
  if (checked.success) {
    if (!states && !input.approvals && !input.exceptions && !input.extends)
      problems.push(document.problem([], "the file states nothing to judge", "add settings, editors or extends"));
    else if (input.id === void 0 && (states || input.extends))
      problems.push(document.problem([], `the file has no "id"`, "give the policy a short name"));
  }
  const parsed = {
    source,
    document,
    input,
    id: input.id ?? "",
    uppers,
    missing,
    own: [],
    assertions: [],
    approvals: [],
    exceptions: []
  };
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

// src/policy/run-wide.ts
function termOf({ effective }) {
  const { from, until } = effective ?? {};
  return { from: from === void 0 ? null : startOf(from), until: until === void 0 ? null : endOf(until) };
}
function only(files, part, says, problems) {
  const [first, ...others] = files.filter(({ input }) => input[part] !== void 0);
  for (const { document } of others) {
    const { file, line } = first.document.place([part], "key");
    problems.push(document.problem([part], `${part} already stand at ${file}:${line}`, says, "key"));
  }
  return first;
}
function common(file, part) {
  const { input, document } = file;
  return {
    policy: file.id,
    owner: input.owner ?? null,
    rationale: input[part]?.rationale ?? input.rationale ?? null,
    controls: input[part]?.controls ?? input.controls ?? [],
    ...termOf(input),
    location: document.place([part], "key")
  };
}
function onlyEditors(files, problems, catalog) {
  const file = only(files, "editors", "one policy of a run says who may edit", problems);
  const editors = file?.input.editors;
  if (!file || !editors) return null;
  for (const pattern of Object.keys(editors.by ?? {})) {
    const flaw = patternFlaw(pattern, catalog);
    if (!flaw) continue;
    const message = `editors.by: ${flaw.message}`;
    problems.push(file.document.problem(["editors", "by", pattern], message, flaw.hint, "key"));
  }
  return {
    severity: editors.severity ?? "high",
    approved: editors.approved ? peopleOf(editors.approved) : null,
    by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
    ...common(file, "editors")
  };
}
function onlyChanges(files, problems, catalog) {
  const file = only(files, "changes", "one policy of a run says when and how the controls change", problems);
  const input = file?.input.changes;
  if (!file || !input) return null;
  const found = changesOf(file.document, input, catalog);
  problems.push(...found.problems);
  return { ...found.changes, severity: input.severity ?? null, ...common(file, "changes") };
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
  const compiler = all.some(({ input }) => input.assertions) ? await import("./chunk-json-schema-QYITIOL6.js") : void 0;
  for (const file of all) read(file, options.catalog, checks, compiler, problems);
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
  const assertions = all.flatMap((file) => file.assertions);
  const editors = onlyEditors(all, problems, options.catalog);
  const changes = onlyChanges(all, problems, options.catalog);
  uniqueApprovals(all, problems);
  const names = ruleNames(rules, all, [...files.values()], options, problems);
  for (const file of all) {
    const found = withRules(file.document, file.exceptions, names);
    file.exceptions = found.exceptions;
    problems.push(...found.problems);
  }
  if (problems.length === 0 && rules.size + assertions.length === 0 && !editors && !changes)
    problems.push({
      message: "the policies of this run state no rule",
      hint: "name a policy with settings or editors"
    });
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems, [...files.keys()]));
  return {
    files: all.map(fileRow),
    rules: [...rules.values()].map(bare),
    assertions,
    editors,
    changes,
    approvals: all.flatMap((file) => file.approvals),
    exceptions: all.flatMap((file) => file.exceptions),
    checks
  };
}
function bare({ states: _, problem: _problem, over: _over, alsoCalled: _alsoCalled, ...rule }) {
  return rule;
}
function ruleNames(rules, parsed, files, { builtin, catalog, agreement = false }, problems) {
  const own = new Set(builtin);
  const others = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    if (own.has(rule.id)) problems.push(rule.problem(`${rule.id} is the name of a built-in rule`, "give it an id"));
    for (const name of rule.alsoCalled) others.set(name, [...others.get(name) ?? [], rule.id]);
  }
  const settings = new Map([...rules].map(([id, { setting }]) => [id, setting]));
  for (const { id: policy, document, input } of parsed)
    for (const [i, { id }] of (input.assertions ?? []).entries()) {
      const name = `${policy}/${id}`;
      if (own.has(name) || settings.has(name) || others.has(name))
        problems.push(
          document.problem(["assertions", i, "id"], `another rule is called ${name}`, "give it another id")
        );
      settings.set(name, null);
    }
  const broken = new Set(problems.map((problem) => problem.file));
  const unsure = files.filter((file) => file === null || file.id === "" || broken.has(file.source.file));
  const overridden = [...rules.values()].filter(({ setting }) => catalog.setting(setting)?.overriddenBy !== void 0);
  return {
    settings,
    overridden: new Map(overridden.map(({ id, setting }) => [id, pointer(setting.split("."))])),
    builtin: own,
    others,
    agreement,
    isUnsure: (name) => unsure.some(
      (file) => file === null || (file.id === "" ? file.input.settings ?? file.input.assertions : name.startsWith(`${file.id}/`))
    )
  };
}
function read(file, catalog, checks, compiler, problems) {
  const { document, input } = file;
  const defaults = {
    policy: file.id,
    owner: input.owner ?? null,
    severity: input.severity ?? "medium",
    rationale: input.rationale ?? null,
    controls: input.controls ?? [],
    ...termOf(input)
  };
  if (input.settings !== void 0) {
    const found2 = rulesOf(document, input.settings, catalog, checks, defaults);
    file.own = found2.rules;
    problems.push(...found2.problems);
  }
  if (input.assertions && compiler) {
    const found2 = assertionsOf(document, input.assertions, catalog, defaults, compiler);
    file.assertions = found2.assertions;
    problems.push(...found2.problems);
  }
  const approved = approvalsOf(document, input.approvals ?? [], catalog);
  file.approvals = approved.approvals;
  const found = exceptionsOf(document, input.exceptions ?? []);
  file.exceptions = found.exceptions;
  problems.push(...approved.problems, ...found.problems);
}
function uniqueIds(files, problems) {
  const seen = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (file.id === "") continue;
    const other = seen.get(file.id);
    if (other) {
      [file.own, file.assertions] = [[], []];
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
function uniqueApprovals(files, problems) {
  const seen = /* @__PURE__ */ new Map();
  for (const { document, approvals } of files)
    for (const [i, { id, location }] of approvals.entries()) {
      const other = seen.get(id);
      if (other)
        problems.push(
          document.problem(
            ["approvals", i, "id"],
            `the approval "${id}" already stands at ${other}`,
            "give each change record an id of its own"
          )
        );
      else seen.set(id, `${location.file}:${location.line}`);
    }
}
function fileRow(file) {
  return {
    id: file.id,
    title: file.input.title ?? null,
    file: file.source.file,
    digest: `sha256:${createHash("sha256").update(file.source.text).digest("hex")}`,
    rules: file.own.length + file.assertions.length + (file.input.editors ? 1 : 0) + changeRules(file.input.changes)
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
function changeRules(changes) {
  return [changes?.windows, changes?.freezes, changes?.loosening].filter((part) => part !== void 0).length;
}

export {
  loadPolicies
};
