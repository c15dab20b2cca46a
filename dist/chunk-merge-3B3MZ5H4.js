import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  reporters
} from "./chunk-chunk-QSVVOMOD.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  JsonReader
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  reportSchema
} from "./chunk-chunk-4LE6HIH7.js";
import {
  require_picomatch
} from "./chunk-chunk-3MVRGIVQ.js";
import {
  count,
  duration
} from "./chunk-chunk-TXR2ON6E.js";
import {
  compare
} from "./chunk-chunk-2KDALSGB.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import {
  durationOf,
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  reaches,
  severities,
  weight,
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import {
  __toESM
} from "./chunk-chunk-RPXPASOV.js";

// src/run/merge.ts
import { readFile, stat as stat2 } from "node:fs/promises";

// src/fleet/entry.ts
function entryOf(report) {
  const { organization, verdict, exitCode, asOf, summary, evidence } = report;
  const { count: count2, first, last, firstAt, lastAt } = evidence.revisions;
  return {
    row: {
      organization,
      verdict,
      exitCode,
      asOf,
      open: summary.open,
      resolved: summary.resolved,
      excepted: summary.excepted,
      noted: summary.noted,
      rules: summary.rules,
      revisions: { count: count2, first, last, firstAt, lastAt },
      evidence: {
        source: evidence.source,
        origin: evidence.origin,
        emulated: evidence.emulated === true,
        complete: evidence.complete,
        problems: evidence.problems.map(({ code, message }) => ({ code, message }))
      },
      lastCompleteAudit: evidence.complete ? asOf : evidence.ledger?.lastCompleteAudit ?? null,
      tool: report.tool.version
    },
    rules: rulesOf(report),
    policies: evidence.policies
  };
}
function rulesOf({ organization, rules, findings }) {
  const byRule = (status) => grouped(
    findings.filter((finding) => finding.status === status),
    ({ rule }) => rule
  );
  const [open2, excepted] = [byRule("open"), byRule("excepted")];
  const known = new Set(rules.map(({ id }) => id));
  const listed = rules.map(({ id, title, policy, subject, severity, status }) => ({
    rule: { id, title, policy, subject, severity },
    cell: cellOf(organization, status, open2.get(id) ?? []),
    isListed: true
  }));
  const others2 = [.../* @__PURE__ */ new Set([...open2.keys(), ...excepted.keys()])].filter((id) => !known.has(id));
  return [
    ...listed,
    ...others2.map((id) => {
      const failing = open2.get(id) ?? [];
      const { title, subject, severity } = worstOf([...failing, ...excepted.get(id) ?? []]);
      return {
        rule: { id, title, policy: null, subject, severity },
        cell: cellOf(organization, failing.length > 0 ? "failing" : "excepted", failing),
        isListed: false
      };
    })
  ];
}
function cellOf(organization, status, open2) {
  const worst = worstOf(open2);
  return {
    organization,
    status,
    open: open2.length,
    worst: worst?.severity ?? null,
    since: open2.map(({ introduced }) => introduced.at).toSorted()[0] ?? null,
    message: worst?.message ?? null
  };
}
function worstOf(findings) {
  return findings.reduce(
    (worst, one) => worst === void 0 || weight(one.severity) > weight(worst.severity) ? one : worst,
    void 0
  );
}

// src/fleet/policies.ts
function policiesOf(entries) {
  const found = /* @__PURE__ */ new Map();
  for (const { row, policies } of entries)
    for (const { id, digest, rules } of policies) {
      const versions = found.get(id) ?? /* @__PURE__ */ new Map();
      found.set(id, versions);
      const version2 = versions.get(digest) ?? { digest, rules, organizations: [] };
      versions.set(digest, version2);
      if (!version2.organizations.includes(row.organization)) version2.organizations.push(row.organization);
    }
  return [...found].map(([id, versions]) => {
    const having = new Set([...versions.values()].flatMap(({ organizations }) => organizations));
    return {
      id,
      differs: versions.size > 1,
      // The version of most organizations first: the others are the exceptions to it.
      versions: [...versions.values()].toSorted(
        (a, b) => b.organizations.length - a.organizations.length || (a.digest < b.digest ? -1 : 1)
      ),
      absent: entries.map(({ row }) => row.organization).filter((name) => !having.has(name))
    };
  }).toSorted((a, b) => Number(b.differs) - Number(a.differs) || (a.id < b.id ? -1 : 1));
}

// src/fleet/rules.ts
function rulesOf2(entries) {
  const found = grouped(
    entries.flatMap(({ rules }) => rules),
    ({ rule }) => rule.id
  );
  return [...found.values()].map((ones) => ruleOf(ones, entries)).toSorted(byClaim);
}
function ruleOf(ones, entries) {
  const { id, title, policy, subject } = ones[0].rule;
  const known = new Map(ones.map(({ cell }) => [cell.organization, cell]));
  const isBuiltin = ones.every(({ isListed }) => !isListed);
  const cells = entries.flatMap(({ row }) => known.get(row.organization) ?? (isBuiltin ? [silent(row)] : []));
  const many = (status) => cells.filter((cell) => cell.status === status).length;
  const counts = {
    passing: many("passing"),
    clear: many("clear"),
    failing: many("failing"),
    excepted: many("excepted"),
    notEvaluated: many("not-evaluated"),
    absent: entries.length - cells.length
  };
  return {
    id,
    title,
    policy,
    subject,
    severity: ones.map(({ rule }) => rule.severity).reduce((a, b) => weight(b) > weight(a) ? b : a),
    worst: cells.map(({ worst }) => worst).reduce((a, b) => b !== null && (a === null || weight(b) > weight(a)) ? b : a, null),
    differs: [counts.passing + counts.clear, counts.failing, counts.excepted].filter((n) => n > 0).length > 1,
    counts,
    cells
  };
}
function silent({ organization, evidence }) {
  const status = evidence.complete ? "clear" : "not-evaluated";
  return { organization, status, open: 0, worst: null, since: null, message: null };
}
function byClaim(a, b) {
  const claim = ({ worst }) => worst === null ? -1 : weight(worst);
  return claim(b) - claim(a) || b.counts.failing - a.counts.failing || Number(b.differs) - Number(a.differs) || compare(a.id, b.id);
}

// src/fleet/fleet.ts
var order = ["tampered", "incomplete", "drifted", "compliant"];
function fleetOf(entries, options) {
  const asOf = options.asOf ?? Math.max(...entries.map(({ row }) => instantOf(row.asOf)));
  const expected = options.expected === void 0 ? void 0 : new Set(options.expected);
  const rows = entries.map(({ row }) => placed(row, asOf, options.maxAgeSeconds, expected));
  const organizations = rows.toSorted(byClaim2);
  const names = organizations.map(({ organization }) => organization);
  const rank = new Map(names.map((name, i) => [name, i]));
  const sorted = entries.toSorted((a, b) => rank.get(a.row.organization) - rank.get(b.row.organization));
  const missing = [...expected ?? []].filter((name) => !rank.has(name)).toSorted(compare);
  const unexpected = organizations.filter((row) => row.expected === false).map((row) => row.organization);
  const problems = [
    ...missing.map((name) => missed(name, unexpected)),
    ...organizations.flatMap((row) => problemsOf(row, options.maxAgeSeconds))
  ];
  const rules = rulesOf2(sorted);
  const policies = policiesOf(sorted);
  const verdict = verdictOf(organizations, problems);
  return {
    schemaVersion: 1,
    kind: "fleet",
    tool: { name: "driftline", version: options.version },
    asOf: instantText(asOf),
    verdict,
    exitCode: exitCodeOf(verdict, problems, organizations, options.failOn),
    view: {
      failOn: options.failOn,
      maxAgeSeconds: options.maxAgeSeconds ?? null,
      expected: expected === void 0 ? null : [...expected].toSorted(compare)
    },
    problems,
    summary: {
      organizations: {
        total: organizations.length,
        ...Object.fromEntries(
          order.toReversed().map((one) => [one, organizations.filter((row) => row.verdict === one).length])
        ),
        missing: missing.length,
        stale: organizations.filter(({ stale }) => stale).length,
        unexpected: unexpected.length
      },
      open: Object.fromEntries(
        worstToBest.map((severity) => [severity, sum(organizations, ({ open: open2 }) => open2[severity])])
      ),
      resolved: sum(organizations, ({ resolved }) => resolved),
      excepted: sum(organizations, ({ excepted }) => excepted),
      noted: sum(organizations, ({ noted }) => noted),
      rules: {
        total: rules.length,
        failing: rules.filter(({ counts }) => counts.failing > 0).length,
        differing: rules.filter(({ differs }) => differs).length
      },
      policies: { total: policies.length, differing: policies.filter(({ differs }) => differs).length }
    },
    organizations,
    missing,
    rules,
    policies
  };
}
function placed(row, asOf, maxAgeSeconds, expected) {
  const ageSeconds = Math.trunc((asOf - instantOf(row.asOf)) / 1e3);
  return {
    ...row,
    ageSeconds,
    // A report from the future would otherwise stay fresh for ever.
    stale: maxAgeSeconds !== void 0 && Math.abs(ageSeconds) > maxAgeSeconds,
    expected: expected === void 0 ? null : expected.has(row.organization)
  };
}
function missed(name, unexpected) {
  const near = didYouMean(name, unexpected);
  return {
    code: "missing",
    organization: name,
    message: `no report of ${name}${near === void 0 ? "" : `; ${near}`}`
  };
}
function problemsOf(row, maxAgeSeconds) {
  const { organization, ageSeconds, evidence, exitCode } = row;
  const problems = [];
  if (row.stale) {
    const age2 = `${duration(Math.abs(ageSeconds))} ${ageSeconds < 0 ? "later" : "older"}`;
    const message = `the report of ${organization} is ${age2} than this one; ${duration(maxAgeSeconds)} are allowed`;
    problems.push({ code: "stale", organization, message });
  }
  if (!evidence.complete) {
    const [first, ...rest] = evidence.problems;
    const more = rest.length > 0 ? `, and ${rest.length} more` : "";
    const message = `the evidence of ${organization} is incomplete: ${first.message}${more}`;
    problems.push({ code: "incomplete", organization, message });
  } else if (exitCode === 3)
    problems.push({
      code: "unread",
      organization,
      message: `the audit of ${organization} did not get all that it asked for besides the history`
    });
  return problems;
}
function verdictOf(organizations, problems) {
  const worst = organizations[0].verdict;
  const isIncomplete = problems.some(({ code }) => code !== "unread");
  return isIncomplete && worst !== "tampered" ? "incomplete" : worst;
}
function exitCodeOf(verdict, problems, organizations, failOn) {
  if (verdict === "tampered") return 4;
  if (problems.length > 0) return 3;
  const fails = ({ open: open2 }) => severities.some((one) => open2[one] > 0 && reaches(one, failOn));
  return organizations.some(fails) ? 1 : 0;
}
function byClaim2(a, b) {
  const verdicts = order.indexOf(a.verdict) - order.indexOf(b.verdict);
  if (verdicts !== 0) return verdicts;
  const severity = worstToBest.find((one) => a.open[one] !== b.open[one]);
  return severity === void 0 ? compare(a.organization, b.organization) : b.open[severity] - a.open[severity];
}
function sum(rows, of) {
  return rows.reduce((total, row) => total + of(row), 0);
}

// src/fleet/sound.ts
var again = "make the report again, with --format json";
function objectionTo(report) {
  return unnamed(report) ?? unsound(report);
}
function unnamed({ organization, evidence }) {
  const hint = "audit with --organization, or set organization in driftline.yaml";
  if (organization === "" || organization === "unnamed")
    return { message: "the report does not say whose it is: its organization has no name", hint };
  if (evidence.source === "service" && organization === hostOf(evidence.origin))
    return { message: "the organization has no name: the report is called after the host of the service", hint };
  return void 0;
}
function hostOf(origin) {
  return URL.canParse(origin) ? new URL(origin).hostname : void 0;
}
function unsound(report) {
  const { asOf, evidence, summary, findings, rules } = report;
  const time = instantOf(asOf);
  if (time === void 0 || instantText(time) !== asOf)
    return { message: "asOf is not an instant in UTC with milliseconds", hint: again };
  if (evidence.complete !== (evidence.problems.length === 0))
    return { message: "evidence.complete says other than evidence.problems", hint: again };
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    return { message: "rules lists a rule twice", hint: again };
  const counts = {
    ...Object.fromEntries(severities.map((severity) => [severity, 0])),
    resolved: 0,
    excepted: 0,
    noted: 0
  };
  for (const { status, severity } of findings) counts[status === "open" ? severity : status]++;
  const { open: open2, resolved, excepted, noted } = summary;
  const claimed = { ...open2, resolved, excepted, noted };
  const wrong = Object.keys(counts).find((name) => counts[name] !== claimed[name]);
  if (wrong !== void 0)
    return { message: `summary counts ${claimed[wrong]} ${wrong}, and there are ${counts[wrong]}`, hint: again };
  const failing = new Set(findings.filter((finding) => finding.status === "open").map(({ rule }) => rule));
  if (rules.some(({ id, status }) => status === "failing" && !failing.has(id)))
    return { message: "a rule fails, and no open finding says where", hint: again };
  if (!allowed(report).includes(report.verdict))
    return { message: `the verdict ${report.verdict} is not what its evidence and findings say`, hint: again };
  return void 0;
}
function allowed({ evidence, findings }) {
  const drifts = ({ status, severity }) => status === "open" && reaches(severity, "low");
  if (!evidence.complete) return ["incomplete", "tampered"];
  return findings.some(drifts) ? ["drifted", "tampered"] : ["compliant"];
}

// src/run/report-files.ts
var import_picomatch = __toESM(require_picomatch(), 1);
import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
var MAX_BYTES = 256 * 2 ** 20;
var MAX_STRING = 64 * 2 ** 20;
var others = Object.entries(reporters).filter(([name, { extension }]) => name !== "json" && extension.endsWith(".json")).map(([, { extension }]) => `.${extension}`);
async function findReports(names) {
  const found = /* @__PURE__ */ new Map();
  const lost = [];
  for (const name of names) {
    const files = await named(name);
    if (files.length === 0)
      lost.push({ message: `"${name}" leads to no report`, hint: "give files, folders or globs" });
    for (const file of files) if (!found.has(path.resolve(file))) found.set(path.resolve(file), file);
  }
  if (lost.length > 0) throw new DriftlineError("usage", lost);
  return [...found.values()];
}
async function named(name) {
  const kind = await stat(name).catch(() => void 0);
  if (kind?.isDirectory()) return (await below(name)).filter(isReport);
  if (kind) return [name];
  const { base, isGlob } = import_picomatch.default.scan(slashes(name));
  if (!isGlob) return [];
  const matches = (0, import_picomatch.default)(path.posix.normalize(slashes(name)), { dot: true });
  return (await below(base === "" ? "." : base)).filter((file) => matches(slashes(path.normalize(file))));
}
async function below(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    const { code } = error;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw new DriftlineError("usage", `the folder ${folder} cannot be read (${code ?? "unknown"})`);
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)).toSorted((a, b) => a < b ? -1 : 1);
}
var isReport = (file) => file.endsWith(".json") && !others.some((extension) => file.endsWith(extension));
var slashes = (name) => name.split(path.sep).join("/");
async function readReport(file) {
  const value = strict(file, await bytesOf(file));
  const { schemaVersion, kind } = typeof value === "object" && value !== null ? value : {};
  const refuse = (message, hint) => new DriftlineError("usage", { file, message, hint });
  if (schemaVersion === void 0) throw refuse("this is no report of Driftline", "give what --format json wrote");
  if (kind === "fleet") throw refuse("this is a fleet report already", "give the reports of single organizations");
  if (schemaVersion !== 1)
    throw refuse("this is a report of another version", "this Driftline reads reports with schemaVersion 1");
  const checked = reportSchema.safeParse(value);
  if (checked.success) return checked.data;
  const [first, ...rest] = checked.error.issues;
  const place = first.path.map((part) => `/${String(part)}`).join("");
  const more = rest.length > 0 ? `, and ${count(rest.length, "more place")}` : "";
  throw refuse(
    `${place === "" ? "the whole" : place} is not what a report has there${more}`,
    `make it again with this Driftline (${version})`
  );
}
async function bytesOf(file) {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      if (size > MAX_BYTES)
        throw new DriftlineError("usage", { file, message: "larger than 256 MiB", hint: "this is no report" });
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    const { code } = error;
    throw new DriftlineError("usage", { file, message: `cannot be read (${code ?? "unknown"})` });
  }
}
function strict(file, bytes) {
  try {
    const reader = new JsonReader(bytes, MAX_BYTES, void 0, MAX_STRING);
    const value = reader.value();
    reader.end();
    return value;
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    const why = error.problems[0].message;
    throw new DriftlineError("usage", { file, message: `not JSON: ${why}`, hint: "give what --format json wrote" });
  }
}

// src/run/merge.ts
var MAX_PROBLEMS = 50;
async function merge(options) {
  const maxAgeSeconds = options.maxAge === void 0 ? void 0 : age(options.maxAge);
  const expected = options.expect === void 0 ? void 0 : await expectedOf(options.expect);
  const files = await findReports(options.names);
  const entries = await readEntries(files);
  const fleet = fleetOf(entries, {
    version,
    // Without a limit the clock has no say, and the same reports give the same fleet.
    asOf: options.asOf ?? (maxAgeSeconds === void 0 ? void 0 : Date.now()),
    maxAgeSeconds,
    expected: expected?.names,
    failOn: options.failOn
  });
  return { fleet, inputs: [...files, ...expected?.file === void 0 ? [] : [expected.file]] };
}
async function readEntries(files) {
  const entries = /* @__PURE__ */ new Map();
  const problems = [];
  for (const file of files) {
    try {
      const report = await readReport(file);
      const { organization } = report;
      const objection = objectionTo(report);
      const known = entries.get(organization);
      if (objection) problems.push({ file, ...objection });
      else if (known)
        problems.push({
          file,
          message: `a report of the organization "${organization}", as ${known.file} is`,
          hint: "give one report of each"
        });
      else entries.set(organization, { file, entry: entryOf(report) });
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 2) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length === 0) return [...entries.values()].map(({ entry }) => entry);
  const more = problems.length - MAX_PROBLEMS;
  throw new DriftlineError("usage", [
    ...problems.slice(0, MAX_PROBLEMS),
    ...more > 0 ? [{ message: `and ${count(more, "more problem")} of ${count(files.length, "file")}` }] : []
  ]);
}
function age(text) {
  const seconds = durationOf(text);
  if (seconds === void 0)
    throw new DriftlineError("usage", {
      message: `--max-age: "${text}" is not a length of time`,
      hint: "write 48h, 30m, 2d or 1w"
    });
  return seconds;
}
async function expectedOf(text) {
  const isFile = (await stat2(text).catch(() => void 0))?.isFile() === true;
  const names = (isFile ? linesOf(await readFile(text, "utf8")) : text.split(",")).map((name) => name.trim()).filter((name) => name !== "");
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== void 0) throw new DriftlineError("usage", `--expect: "${twice}" stands twice`);
  if (names.length === 0)
    throw new DriftlineError("usage", {
      message: `--expect: ${isFile ? `${text} ` : ""}names no organization`,
      hint: "write corp,labs, or give a file with one name in each line"
    });
  return { names, ...isFile && { file: text } };
}
function linesOf(text) {
  return text.replace(/^\ufeff/, "").split(/\r?\n/).filter((line) => !line.trimStart().startsWith("#"));
}
export {
  merge
};
