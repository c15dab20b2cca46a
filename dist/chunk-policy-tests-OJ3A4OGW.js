import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  audit
} from "./chunk-chunk-FZ5JQKHQ.js";
import {
  loadNamed
} from "./chunk-chunk-XRYUIHVV.js";
import "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import {
  packNames
} from "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-6PIWQ3FI.js";
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  evidenceOf,
  open
} from "./chunk-chunk-ZXHCTA4B.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import {
  problemsOf
} from "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import {
  globMatches
} from "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  _enum,
  _gte,
  _minLength,
  _regex,
  array,
  boolean,
  describe,
  int,
  meta,
  nullable,
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
  instantText,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/policy-tests.ts
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

// src/authoring/merge-patch.ts
function merged(target, patch) {
  const out = bag();
  for (const [key, value] of Object.entries(target)) if (patch[key] !== null) out[key] = value;
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) continue;
    const before = out[key];
    out[key] = isObject(value) ? merged(isObject(before) ? before : bag(), value) : value;
  }
  return out;
}

// src/authoring/test-schema.ts
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
var wrong = "is not a day such as 2026-03-01 or an instant such as 2026-03-01T09:00:00Z";
var instant = string().check(
  _regex(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong),
  refine((text) => startOf(text) !== void 0, wrong),
  // An hour after the last one must still be an instant.
  refine((text) => !text.startsWith("9999"), "is too late: no test needs the year 9999")
);
var tree = record(string(), unknown());
var editor = union([
  filled,
  strictObject({
    id: optional(filled.check(says("The user id"))),
    email: optional(filled.check(says("The e-mail address"))),
    name: optional(filled.check(says("The name; no rule ever judges it")))
  }).check(
    refine((who) => who.id !== void 0 || who.email !== void 0, "needs an id or an email"),
    meta({ anyOf: [{ required: ["id"] }, { required: ["email"] }] })
  )
]);
var entrySchema = strictObject({
  by: optional(
    editor.check(
      says(
        "Who made the revision: an e-mail address, a user id, or both. Without it rules about who changed what, and when, are judged only where the test names them"
      )
    )
  ),
  at: optional(instant.check(says("When it was made; an hour after the one before, the first on 2026-01-01"))),
  settings: optional(tree.check(says("The whole settings from this revision on"))),
  change: optional(
    tree.check(
      says(
        "What changed, as a merge patch on the revision before, of the first on the file's settings; null takes away"
      )
    )
  )
}).check(
  refine((entry) => entry.settings === void 0 !== (entry.change === void 0), "needs settings or change"),
  meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }] })
);
var revision = int().check(_gte(1));
var expectedSchema = strictObject({
  rule: filled.check(says("The id of the rule: of a policy under test, or a built-in one")),
  revision: optional(
    nullable(revision).check(says("The revision that introduced it, counted from 1; null where none brought it"))
  ),
  resolved: optional(nullable(revision).check(says("The revision that resolved it; null: none did"))),
  status: optional(_enum(["open", "resolved", "excepted", "noted"]).check(says("How the finding stands at asOf"))),
  subject: optional(
    filled.check(says("Where: a setting such as sandbox.network.allowedDomains, a pointer, or revision:2"))
  ),
  severity: optional(_enum(severities).check(says("How bad it is")))
});
var caseSchema = strictObject({
  name: filled.check(says("What the test says, in a few words; each name once in a file")),
  settings: optional(tree.check(says("The whole settings, for a history of one revision"))),
  change: optional(
    tree.check(says("What differs from the file's settings, as a merge patch, for a history of one revision"))
  ),
  history: optional(
    array(entrySchema).check(_minLength(1, "lists nothing"), says("The revisions, oldest first, numbered from 1"))
  ),
  asOf: optional(
    instant.check(
      says("The instant taken as now: later revisions are left out. Without it an hour after the last revision")
    )
  ),
  builtin: optional(
    boolean().check(says("Whether every built-in rule is compared too; without it only those that the test names"))
  ),
  findings: array(expectedSchema).check(
    says(
      "All that must be found of the rules under test: each entry is one finding, and what it leaves out is not compared. An empty list: nothing is found"
    )
  )
}).check(
  refine(
    (one) => [one.settings, one.change, one.history].filter((part) => part !== void 0).length === 1,
    "needs one of settings, change and history"
  ),
  meta({ oneOf: [{ required: ["settings"] }, { required: ["change"] }, { required: ["history"] }] })
);
var policyTestSchema = strictObject({
  policy: optional(
    array(filled).check(
      _minLength(1, "lists nothing"),
      says(
        "The policies under test: files or folders beside this one, or packs. Without it those of the same folder"
      )
    )
  ),
  rules: optional(
    array(filled).check(
      _minLength(1, "lists nothing"),
      says(
        "The rules compared, * standing for any run of characters. Without it every rule of the policies under test"
      )
    )
  ),
  settings: optional(
    tree.check(says("The settings that the changes of the tests start from; without it nothing is set"))
  ),
  tests: array(caseSchema).check(_minLength(1, "lists nothing"), says("The tests"))
});

// src/authoring/test-file.ts
var HOUR = 36e5;
var FIRST = Date.UTC(2026, 0, 1);
function readTestFile(source) {
  const failed = (problems) => ({
    problems: problems.map(({ excerpt: _, ...problem }) => problem)
  });
  const found = readYaml(source.file, source.text);
  if ("problems" in found) return failed(found.problems);
  const { document } = found;
  const checked = safeParse(policyTestSchema, document.value);
  if (!checked.success) return failed(problemsOf(document, policyTestSchema, checked.error.issues));
  const { policy, rules = null, settings = bag(), tests } = checked.data;
  const start = settings;
  const twice = tests.flatMap(({ name }, i) => {
    const first = tests.findIndex((other) => other.name === name);
    if (first === i) return [];
    const { line } = document.place(["tests", first]);
    return [document.problem(["tests", i, "name"], `a test of this name stands in line ${line}`, "rename one of them")];
  });
  const late = tests.flatMap((one, i) => {
    const { asOf } = one;
    const changes = changesOf(one, start);
    if (asOf === void 0 || changes.some((one2) => Date.parse(one2.updatedAt) <= startOf(asOf))) return [];
    return [document.problem(["tests", i, "asOf"], "every revision is later than asOf: nothing would be judged")];
  });
  if (twice.length + late.length > 0) return failed([...twice, ...late]);
  return {
    file: {
      file: source.file,
      policies: policy ?? null,
      rules,
      cases: tests.map((one, i) => ({ ...caseOf(document, one, i, start), rules })),
      unknownPattern: (index, known) => failed([
        document.problem(["rules", index], `no rule is called "${rules[index]}"`, didYouMean(rules[index], known))
      ]).problems[0],
      unknownPolicy: (index, hint) => failed([
        document.problem(["policy", index], `no policy file, folder or pack is called "${policy[index]}"`, hint)
      ]).problems[0]
    }
  };
}
function caseOf(document, input, index, start) {
  const changes = changesOf(input, start);
  const last = Date.parse(changes.at(-1).updatedAt);
  return {
    name: input.name,
    location: document.place(["tests", index]),
    changes,
    asOf: input.asOf === void 0 ? last + HOUR : startOf(input.asOf),
    builtin: input.builtin === true,
    expected: input.findings.map((one, i) => ({
      ...one,
      location: document.place(["tests", index, "findings", i])
    })),
    unknownRule: (i, known) => {
      const rule = input.findings[i].rule;
      const hint = didYouMean(rule, known) ?? "name a rule of the policies under test, or a built-in one";
      const { excerpt: _, ...problem } = document.problem(
        ["tests", index, "findings", i, "rule"],
        `no rule is called "${rule}"`,
        hint
      );
      return problem;
    }
  };
}
function changesOf({ settings: whole, change, history }, start) {
  const entries = history ?? [{ settings: whole, change }];
  const changes = [];
  let time = FIRST - HOUR;
  let settings = start;
  for (const [i, entry] of entries.entries()) {
    time = entry.at === void 0 ? time + HOUR : startOf(entry.at);
    settings = entry.settings ?? merged(settings, entry.change);
    changes.push({ revision: i + 1, updatedAt: instantText(time), user: editorOf(entry.by), settings });
  }
  return changes;
}
function editorOf(by) {
  if (by === void 0) return null;
  if (typeof by === "string")
    return by.includes("@") ? { id: null, email: by, name: null } : { id: by, email: null, name: null };
  return { id: by.id ?? null, email: by.email ?? null, name: by.name ?? null };
}

// src/authoring/test-run.ts
function rulesUnderTest({ policies }) {
  return [...[...policies.rules, ...policies.assertions].map((rule) => rule.id), ...builtinRules.keys()];
}
function runTest(test, revisions, under) {
  const report = reportOf(revisions, test.asOf, under);
  const found = relevant(report, test).map(foundOf);
  const pairs = matched(test.expected, found);
  const left = found.filter((_, i) => ![...pairs.values()].includes(i));
  const differences = [];
  for (const [i, expected] of test.expected.entries()) {
    if (pairs.has(i)) continue;
    const { location, ...wanted } = expected;
    const near = nearestOf(wanted, left);
    if (near) left.splice(left.indexOf(near), 1);
    const note = near ? null : silence(expected.rule, report, revisions.length);
    differences.push({ rule: expected.rule, expected: wanted, location, found: near ?? null, note });
  }
  for (const extra of left)
    differences.push({ rule: extra.rule, expected: null, location: test.location, found: extra, note: null });
  return {
    name: test.name,
    location: test.location,
    ok: differences.length === 0,
    differences,
    shows: differences.length === 0 ? [...new Set(test.expected.map((one) => one.rule))] : []
  };
}
function reportOf(revisions, asOf, under) {
  return audit({
    evidence: evidenceOf(
      { source: "file", origin: "test", emulated: false, requests: 0, revisions, conflicts: [], notEvaluated: [] },
      []
    ),
    policies: under.policies,
    catalog: under.catalog,
    organization: under.organization,
    version: "",
    asOf,
    cut: true,
    requireContiguous: false,
    builtin: under.builtin,
    view: { reportSeverity: null, since: null, failOn: "never" }
  });
}
function untested(sets, results) {
  const shown = new Set(results.flatMap((result) => result.shows));
  const missing = /* @__PURE__ */ new Map();
  for (const under of sets)
    for (const { id, policy, location } of reportOf([], 0, under).rules)
      if (policy !== null && location && !location.file.startsWith("pack:") && !shown.has(id))
        missing.set(id, { rule: id, location });
  return [...missing.values()];
}
function relevant(report, test) {
  const named = new Set(test.expected.map((one) => one.rule));
  const stated = new Set(report.rules.flatMap((rule) => rule.policy === null ? [] : [rule.id]));
  const nobody = new Set(test.changes.filter(({ user }) => user === null).map(({ revision: revision2 }) => revision2));
  return report.findings.filter((finding) => {
    if (named.has(finding.rule)) return true;
    if (test.rules && !test.rules.some((pattern) => globMatches(pattern, finding.rule))) return false;
    const { kind, introduced } = finding;
    const aboutPeople = kind === "editor" || kind === "change";
    if (aboutPeople && introduced.revision !== null && nobody.has(introduced.revision)) return false;
    return test.builtin || stated.has(finding.rule);
  });
}
function foundOf({ rule, introduced, resolved, status, subject, severity, message }) {
  return {
    rule,
    revision: introduced.revision,
    resolved: resolved?.revision ?? null,
    status,
    subject,
    severity,
    message
  };
}
function meets(expected, found) {
  const same = (key) => expected[key] === void 0 || expected[key] === found[key];
  return expected.rule === found.rule && same("revision") && same("resolved") && same("status") && same("severity") && (expected.subject === void 0 || expected.subject === found.subject || expected.subject === nameOf(found.subject));
}
function matched(expected, found) {
  const owner = /* @__PURE__ */ new Map();
  const place = (i, tried) => {
    for (const [j, one] of found.entries()) {
      if (tried.has(j) || !meets(expected[i], one)) continue;
      tried.add(j);
      const before = owner.get(j);
      if (before !== void 0 && !place(before, tried)) continue;
      owner.set(j, i);
      return true;
    }
    return false;
  };
  for (const i of expected.keys()) place(i, /* @__PURE__ */ new Set());
  return new Map([...owner].map(([j, i]) => [i, j]));
}
function nearestOf(expected, left) {
  const common = (found) => ["revision", "resolved", "status", "subject", "severity"].filter(
    (key) => meets({ rule: expected.rule, ...expected[key] !== void 0 && { [key]: expected[key] } }, found)
  ).length;
  return left.filter((one) => one.rule === expected.rule).toSorted((a, b) => common(b) - common(a))[0];
}
function silence(rule, report, revisions) {
  const row = report.rules.find((one) => one.id === rule);
  if (row?.status === "not-evaluated" && row.reason !== null) return `the rule is ${row.reason}: see the test's asOf`;
  const { count } = report.evidence.revisions;
  return count < revisions ? `${revisions - count} of ${revisions} revisions are later than asOf` : null;
}

// src/run/policy-tests.ts
async function runPolicyTests(paths, config, options) {
  const files = await readTests(paths);
  const sets = await policySets(paths, files, config, options.requireTests);
  const problems = files.flatMap((file) => unknownRules(file, sets.get(setName(file)).under));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  const leaks = [];
  const ran = files.map((file) => {
    const { under, sources } = sets.get(setName(file));
    const known = sources.map(({ text }) => text);
    const results = file.cases.map((test) => {
      const sealed = sealTest(test, under, known);
      const result = runTest(test, sealed.revisions, under);
      if (!result.ok) leaks.push(sealed.leaks);
      return result;
    });
    return { file: file.file, results };
  });
  const all = [...sets.values()];
  return {
    run: {
      files: ran,
      untested: options.requireTests ? untested(
        all.map(({ under }) => under),
        ran.flatMap(({ results }) => results)
      ) : null
    },
    inputs: [...files.map(({ file }) => file), ...all.flatMap(({ sources }) => sources.map(({ file }) => file))],
    leaks: (text) => leaks.some((test) => test(text))
  };
}
function sealTest(test, under, known) {
  const session = open({ organization: under.organization, catalog: under.catalog });
  for (const change of test.changes) session.line(Buffer.from(JSON.stringify(change)), `revision ${change.revision}`);
  return session.finish([...known, test.name]);
}
function unknownRules(file, under) {
  const names = rulesUnderTest(under);
  const known = new Set(names);
  const patterns = (file.rules ?? []).flatMap(
    (pattern, i) => names.some((name) => globMatches(pattern, name)) ? [] : [file.unknownPattern(i, names)]
  );
  const expected = file.cases.flatMap(
    (test) => test.expected.flatMap(({ rule }, i) => known.has(rule) ? [] : [test.unknownRule(i, names)])
  );
  return [...patterns, ...expected];
}
async function readTests(paths) {
  const names = /* @__PURE__ */ new Set();
  for (const name of paths) for (const file of await testFiles(name)) names.add(path.normalize(file));
  const files = [];
  const problems = [];
  for (const name of names) {
    const text = await readFile(name, "utf8");
    const found = readTestFile({ file: name.replaceAll("\\", "/"), text });
    if ("problems" in found) problems.push(...found.problems);
    else files.push(found.file);
  }
  const packs = await packNames();
  for (const file of files)
    for (const [i, name] of (file.policies ?? []).entries())
      if (!packs.includes(name) && !existsSync(beside(file, name)))
        problems.push(file.unknownPolicy(i, didYouMean(name, packs) ?? `packs: ${packs.join(", ")}`));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  return files;
}
var isTest = (name) => /\.test\.ya?ml$/.test(name);
async function testFiles(name) {
  const kind = await stat(name).catch(() => void 0);
  if (kind?.isDirectory()) {
    const found = (await readdir(name, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && isTest(entry.name)).map((entry) => path.join(entry.parentPath, entry.name)).sort();
    if (found.length > 0) return found;
    throw new DriftlineError("policy", {
      file: name,
      message: "no test in this folder",
      hint: "tests end in .test.yaml"
    });
  }
  if (!kind?.isFile()) throw new DriftlineError("usage", `no test file, policy or folder is called "${name}"`);
  if (isTest(name)) return [name];
  const own = name.replace(/(\.ya?ml)$/, ".test$1");
  if (own !== name && existsSync(own)) return [own];
  throw new DriftlineError("usage", {
    message: `${name} is no test file, and has none beside it`,
    hint: own === name ? "tests end in .test.yaml" : `write ${path.basename(own)}`
  });
}
function beside(file, name) {
  return path.join(path.dirname(file.file), name);
}
function policyNames(file) {
  if (file.policies === null) return [path.dirname(file.file)];
  return file.policies.map((name) => existsSync(beside(file, name)) ? beside(file, name) : name);
}
function setName(file) {
  return JSON.stringify(policyNames(file));
}
async function policySets(paths, files, config, all) {
  const wanted = new Map(files.map((file) => [setName(file), policyNames(file)]));
  if (all) {
    for (const name of paths)
      if ((await stat(name)).isDirectory() || !isTest(name)) wanted.set(JSON.stringify([path.normalize(name)]), [name]);
  }
  const sets = /* @__PURE__ */ new Map();
  const problems = [];
  for (const [key, names] of wanted)
    try {
      const { policies, sources } = await loadNamed(names, config.catalog, [], config.agreement);
      const organization = config.organization ?? "test";
      sets.set(key, { under: { policies, catalog: config.catalog, organization, builtin: config.builtin }, sources });
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "policy") throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems));
  return sets;
}
function unique(problems) {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
export {
  runPolicyTests
};
