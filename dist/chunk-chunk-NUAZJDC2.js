import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isReference
} from "./chunk-chunk-JUUJT7JG.js";
import {
  concrete,
  entriesOf,
  entryOf,
  isList,
  isSet,
  kept,
  listSchema,
  listed,
  scalarOnly,
  valueSchema,
  word
} from "./chunk-chunk-7LU3CNUD.js";
import {
  isUnset,
  isVoid
} from "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer,
  knownValues,
  rank
} from "./chunk-chunk-NOTXTWNX.js";
import {
  coverageOf,
  flawOf,
  isGlob,
  isPlain,
  kindOf,
  normalOf,
  overlapsOf,
  spansOf,
  spellingOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  globMatches
} from "./chunk-chunk-HCM7UUWR.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  _enum,
  _gte,
  _maxLength,
  _minLength,
  _regex,
  boolean,
  int,
  meta,
  optional,
  refine,
  strictObject,
  string,
  union
} from "./chunk-chunk-WWJXMTTS.js";
import {
  durationOf
} from "./chunk-chunk-SIYFOCKV.js";

// src/checks/bound.ts
function position(setting, value) {
  if (setting.kind === "scale") return rank(setting, value);
  return Number.isSafeInteger(value) ? value : void 0;
}
function bound(name, beyond, sample, holds) {
  const test = (options, setting) => {
    const limit = position(setting, options);
    const unranked = setting.kind === "scale" ? "which is no known level" : "which is not a whole number";
    const every = (setting.values ?? []).every((_, at) => holds(at, limit));
    return (value) => {
      const at = position(setting, value);
      const inherited = typeof value === "string" && value === setting.inherits;
      if (inherited ? every : at !== void 0 && holds(at, limit)) return void 0;
      const where = `${beyond} ${word(options)}`;
      const why = inherited ? `which may be ${where}` : at === void 0 ? unranked : where;
      return { message: `is ${word(value)}, ${why}`, offending: [value] };
    };
  };
  return {
    says: `is ${name} this level or number`,
    takes: "a level of the setting's scale, or a number",
    sample,
    misfit: (setting) => scalarOnly(setting, "each") ?? (setting.kind === "scale" || setting.kind === "integer" ? void 0 : "it needs a level or a number"),
    options: ({ inherits: _, ...levels }) => valueSchema(levels),
    words: (options) => `${name} ${word(options)}`,
    test,
    implies: (lower, upper, setting) => holds(position(setting, lower), position(setting, upper)),
    restore: (options, setting, actual) => actual !== void 0 && test(options, setting)(actual) === void 0 ? actual : options
  };
}

// src/checks/at-least.ts
var atLeast = bound(
  "at least",
  "below",
  { setting: "sessionRetentionDays", options: 30, holds: 90, fails: 7 },
  (position2, limit) => position2 >= limit
);

// src/checks/at-most.ts
var atMost = bound(
  "at most",
  "above",
  { setting: "maxAutonomyLevel", options: "medium", holds: "low", fails: "high" },
  (position2, limit) => position2 <= limit
);

// src/checks/subset-of.ts
function listMisfit(setting) {
  if (isContainer(setting)) return "it holds entries; use each";
  if (setting.kind === "secret") return "a secret is judged with secret or maxAge";
  return setting.kind === "boolean" || setting.kind === "integer" ? "it needs a list or a text" : void 0;
}
var subsetOf = {
  says: "holds nothing but what these cover",
  takes: "a list of values, which may be empty",
  sample: {
    setting: "sandbox.network.allowedDomains",
    options: ["*.pkgs.example", "registry.example.com"],
    holds: ["registry.example.com", "npm.pkgs.example"],
    fails: ["registry.example.com", "files.example.net"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting, isList(setting)),
  words: (options) => options.length === 0 ? "empty" : `a subset of ${listed(options)}`,
  test: (options, setting) => {
    const covered = coverageOf(kindOf(setting), options);
    return (value) => {
      const extra = entriesOf(value).filter((entry) => !covered(entry));
      if (extra.length === 0) return void 0;
      const verb = isList(setting) ? "contains" : "is";
      return {
        message: `${verb} ${listed(extra)}, which ${extra.length === 1 ? "is" : "are"} not listed`,
        offending: extra
      };
    };
  },
  implies: (lower, upper, setting) => {
    const spanned = spansOf(kindOf(setting), upper);
    const same = new Set(upper.map((entry) => normalOf(kindOf(setting), entry)));
    return lower.every((entry) => same.has(normalOf(kindOf(setting), entry)) || spanned(entry));
  },
  carries: "covered",
  restore: (options, setting, actual) => {
    const keep = kept(setting, actual, coverageOf(kindOf(setting), options));
    if (keep !== void 0) return keep;
    const wanted = concrete(options);
    if (!isList(setting)) return wanted[0];
    if (setting.unset.as !== "everything") return [];
    return wanted.length > 0 ? wanted : void 0;
  }
};

// src/checks/disjoint-from.ts
var disjointFrom = {
  says: "has nothing in common with these, wildcards of both sides expanded",
  takes: "a list of values",
  sample: {
    setting: "commandAllowlist",
    options: ["curl *", "git push", "git push *"],
    holds: ["git status"],
    fails: ["git status", "git *"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  words: (options) => `disjoint from ${listed(options)}`,
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => {
      const bad = entriesOf(value).filter(overlaps);
      if (bad.length === 0) return void 0;
      const verb = isList(setting) ? "contains" : "is";
      return { message: `${verb} ${listed(bad)}, which ${bad.length === 1 ? "is" : "are"} forbidden`, offending: bad };
    };
  },
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  carries: "covered",
  restore: (options, setting, actual) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return kept(setting, actual, (entry) => !overlaps(entry));
  }
};

// src/checks/leaf.ts
function demandsOf(leaf) {
  if (!isObject(leaf)) return [{ check: "equals", options: leaf }];
  return Object.keys(leaf).map((check) => ({ check, options: leaf[check] }));
}
function fitting(checks, setting) {
  return [...checks].filter(([, check]) => check.misfit(setting) === void 0);
}
function leafSchema(checks, setting) {
  const fields = Object.fromEntries(
    fitting(checks, setting).map(([name, check]) => [name, optional(check.options(setting))])
  );
  const map = strictObject(fields).check(
    refine((leaf) => Object.keys(leaf).length > 0, "states no check"),
    meta({ minProperties: 1 })
  );
  return "equals" in fields ? union([isList(setting) ? listSchema(setting) : valueSchema(setting), map]) : map;
}
function testOf(checks, demands, setting) {
  const tests = demands.map(({ check, options }) => checks.get(check).test(options, setting));
  if (tests.length === 1) return tests[0];
  return (value) => {
    const failures = tests.map((test) => test(value)).filter((failure) => failure !== void 0);
    if (failures.length <= 1) return failures[0];
    return {
      message: failures.map((failure) => failure.message).join("; "),
      offending: [
        ...new Map(failures.flatMap((f) => f.offending).map((entry) => [JSON.stringify(entry), entry])).values()
      ]
    };
  };
}
function wordsOf(checks, demands) {
  return demands.map(({ check, options }) => checks.get(check).words(options)).join(" and ");
}
function impliesDemand(checks, lower, upper, setting) {
  const check = checks.get(upper.check);
  const same = lower.find((demand) => demand.check === upper.check);
  if (same && check.implies(same.options, upper.options, setting)) return true;
  const allowed = allowedValues(lower, setting, check);
  if (!allowed) return same ? false : void 0;
  const test = check.test(upper.options, setting);
  if (allowed.values.every((value) => test(value) === void 0)) return true;
  return same || allowed.exact ? false : void 0;
}
function allowedValues(demands, setting, check) {
  const kind = kindOf(setting);
  const exact = demands.find((demand) => demand.check === "equals");
  if (exact) {
    const oneText = kind.normal === void 0 && setting.list !== "set";
    return check.carries === "text" && !oneText ? void 0 : { values: [exact.options], exact: true };
  }
  const listed2 = demands.find((demand) => demand.check === "oneOf")?.options;
  if (!listed2) return void 0;
  const levels = knownValues(setting);
  if (levels.length > 0) return { values: levels.filter(coverageOf(kind, listed2)), exact: true };
  const wide = kind.normal !== void 0 || listed2.some((value) => typeof value === "string" && value.includes("*"));
  return wide && check.carries !== "covered" ? void 0 : { values: listed2, exact: !wide };
}

// src/checks/each.ts
function each(checks) {
  return {
    says: "has only entries that hold this",
    takes: "a value, or checks as they stand at a setting with one value",
    sample: {
      setting: "modelPolicy.allowedModelIds",
      options: { pattern: "[^*]+" },
      holds: ["gpt-5"],
      fails: ["gpt-5", "claude-*"]
    },
    misfit: (setting) => isList(setting) && !isContainer(setting) ? void 0 : "it needs a list",
    options: (setting) => leafSchema(checks, entryOf(setting)),
    words: (options) => `a list whose entries are each ${wordsOf(checks, demandsOf(options))}`,
    test: (options, setting) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return (value) => {
        const bad = entriesOf(value).filter((entry) => test(entry) !== void 0);
        if (bad.length === 0) return void 0;
        const entries = bad.length === 1 ? "an entry" : `${bad.length} entries`;
        return {
          message: `has ${entries} that should be ${wordsOf(checks, demandsOf(options))}: ${listed(bad)}`,
          offending: bad
        };
      };
    },
    implies: (lower, upper, setting) => demandsOf(upper).every((demand) => impliesDemand(checks, demandsOf(lower), demand, entryOf(setting)) === true),
    carries: "text",
    restore: (options, setting, actual) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return kept(setting, actual, (entry) => test(entry) === void 0);
    }
  };
}

// src/checks/equals.ts
function form(setting, value) {
  const kind = kindOf(setting);
  if (!isList(setting)) return normalOf(kind, value);
  const entries = entriesOf(value).map((entry) => normalOf(kind, entry));
  return canonical(setting.list === "set" ? [...new Set(entries)].sort() : entries);
}
var equals = {
  says: "is this value; a list is this exact set, whatever the order",
  takes: "a value of the setting, or a list of them",
  sample: {
    setting: "managedComputersAllowedEmails",
    options: ["ada@example.com", "bo@example.com"],
    holds: ["Bo@example.com", "ada@example.com"],
    fails: ["ada@example.com"]
  },
  misfit: (setting) => isContainer(setting) ? "it holds entries; use each, size or set" : setting.kind === "secret" ? "a secret is judged with secret or maxAge" : void 0,
  options: (setting) => isList(setting) ? listSchema(setting) : valueSchema(setting),
  words: (options) => Array.isArray(options) ? `exactly ${listed(options)}` : word(options),
  test: (options, setting) => {
    const wanted = form(setting, options);
    const known = new Set(isList(setting) ? entriesOf(options).map((entry) => normalOf(kindOf(setting), entry)) : []);
    return (value) => {
      if (form(setting, value) === wanted) return void 0;
      if (!isList(setting)) return { message: `is ${word(value)}`, offending: [value] };
      const extra = entriesOf(value).filter((entry) => !known.has(normalOf(kindOf(setting), entry)));
      if (extra.length > 0)
        return {
          message: `contains ${listed(extra)}, which ${extra.length === 1 ? "is" : "are"} not listed`,
          offending: extra
        };
      const present = new Set(entriesOf(value).map((entry) => normalOf(kindOf(setting), entry)));
      const missing = entriesOf(options).filter((entry) => !present.has(normalOf(kindOf(setting), entry)));
      if (missing.length > 0) return { message: `lacks ${listed(missing)}`, offending: missing };
      return { message: "has another order", offending: [...entriesOf(value)] };
    };
  },
  implies: (lower, upper, setting) => form(setting, lower) === form(setting, upper),
  restore: (options) => options
};

// src/checks/matches.ts
var matches = {
  says: "matches this glob from end to end; * stands for any run of characters",
  takes: "a glob",
  sample: { setting: "customModels[*].id", options: "custom:*", holds: "custom:assist", fails: "assist" },
  misfit: (setting) => scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? void 0 : "it needs a text"),
  options: () => string().check(
    _minLength(1, "is empty"),
    _maxLength(2e3, "is longer than 2,000 characters"),
    refine((glob) => !/^\*+$/.test(glob), "matches everything")
  ),
  words: (options) => `a match of ${options}`,
  test: (options, setting) => (value) => typeof value === "string" && isPlain(kindOf(setting), value) && globMatches(options, spellingOf(kindOf(setting), value)) ? void 0 : { message: `is ${word(value)}, which does not match ${options}`, offending: [value] },
  implies: (lower, upper) => globMatches(upper, lower),
  carries: "text"
};

// src/checks/max-age.ts
var durationShape = /^[1-9]\d{0,5}[mhdw]$/;
var maxAge = {
  says: "holds no literal older than this, counted from the revision that set it (such as 90d)",
  takes: "a duration in m, h, d or w",
  sample: { setting: "customModels[*].apiKey", options: "90d", holds: "${LLM_KEY}" },
  misfit: (setting) => setting.kind === "secret" ? void 0 : "it needs a setting that holds a secret",
  options: () => string().check(
    _regex(durationShape, "is not a duration such as 90d or 12h"),
    meta({ examples: ["90d", "180d", "52w"] })
  ),
  words: (options) => `rotated within ${options}`,
  test: () => () => void 0,
  implies: (lower, upper) => durationOf(lower) <= durationOf(upper)
};

// src/checks/none-of.ts
var noneOf = {
  says: "has nothing in common with any of these values, wildcards of both sides expanded",
  takes: "a list of values",
  sample: { setting: "sessionDefaultSettings.model", options: ["grok-*"], holds: "gpt-5", fails: "grok-code-fast-1" },
  misfit: (setting) => scalarOnly(setting, "disjointFrom"),
  options: (setting) => listSchema(setting),
  words: (options) => `none of ${listed(options)}`,
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => overlaps(value) ? { message: `is ${word(value)}, which is forbidden`, offending: [value] } : void 0;
  },
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  carries: "covered"
};

// src/checks/one-of.ts
var oneOf = {
  says: "is covered by one of these values",
  takes: "a list of values",
  sample: {
    setting: "sessionDefaultSettings.model",
    options: ["gpt-5", "claude-sonnet-4-*"],
    holds: "claude-sonnet-4-20260101",
    fails: "gpt-5-mini"
  },
  misfit: (setting) => scalarOnly(setting, "subsetOf"),
  options: (setting) => listSchema(setting),
  words: (options) => `one of ${listed(options)}`,
  test: (options, setting) => {
    const covered = coverageOf(kindOf(setting), options);
    return (value) => covered(value) ? void 0 : { message: `is ${word(value)}, which is not listed`, offending: [value] };
  },
  implies: (lower, upper, setting) => lower.every(spansOf(kindOf(setting), upper)),
  carries: "covered",
  restore: (options, setting, actual) => kept(setting, actual, coverageOf(kindOf(setting), options)) ?? concrete(options)[0]
};

// src/checks/reliable.ts
function reliable(check) {
  const test = (options, setting) => {
    const own = check.test(options, setting);
    const doubt = doubts(setting, check.unknown === "passes");
    return (value) => own(value) ?? (isUnset(value) ? void 0 : doubt(value));
  };
  return {
    ...check,
    test,
    ...check.restore && {
      restore: (options, setting, actual) => {
        const restored = check.restore(options, setting, actual);
        return restored === void 0 || test(options, setting)(restored) === void 0 ? restored : void 0;
      }
    }
  };
}
function doubts(setting, takesUnknown) {
  const kind = kindOf(setting);
  const known = takesUnknown ? [] : knownValues(setting);
  const unknown = setting.kind === "scale" ? "which is no known level" : "which is not a known value";
  const ofList = isList(setting) || setting.kind === "keyed";
  return (value) => {
    const is = (why) => ({ message: `is ${word(value)}, ${why}`, offending: [value] });
    if (ofList) return Array.isArray(value) ? void 0 : { message: "should be a list", offending: [value] };
    const flaw = flawOf(kind, value);
    if (flaw !== void 0) return isContainer(setting) ? { message: flaw, offending: [value] } : is(`which ${flaw}`);
    return known.length > 0 && !known.includes(value) ? is(unknown) : void 0;
  };
}

// src/checks/secret.ts
function leaves(value) {
  if (typeof value !== "object" || value === null || isSecret(value)) return [value];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap(leaves);
}
function formOf(leaf) {
  if (isSecret(leaf))
    return leaf.$secret === "placeholder" ? "none" : leaf.$secret === "masked-by-server" ? "masked" : "literal";
  return typeof leaf !== "string" || leaf === "" ? "none" : isReference(leaf) ? "reference" : "literal";
}
var secret = {
  says: "holds only a reference such as ${NAME}, or no secret at all (absent)",
  takes: "reference or absent",
  sample: { setting: "customModels[*].apiKey", options: "reference", holds: "${LLM_KEY}", fails: "a key in the clear" },
  misfit: (setting) => setting.class === "secret" ? void 0 : "it needs a setting that holds a secret",
  options: () => _enum(["reference", "absent"]),
  words: (options) => options === "absent" ? "absent" : "a reference such as ${NAME}",
  test: (options) => (value) => {
    const found = leaves(value).map((leaf) => formOf(leaf));
    if (found.includes("literal")) return { message: "holds a literal secret", offending: [value] };
    if (found.includes("masked"))
      return { message: "is masked by the service, so its form cannot be seen", offending: [value] };
    return options === "absent" && found.includes("reference") ? { message: "holds a reference to a secret", offending: [value] } : void 0;
  },
  implies: (lower, upper) => lower === upper || lower === "absent"
};

// src/checks/set.ts
var set = {
  says: "is set, or is not set; null, an empty list and an empty map are not set",
  takes: "true or false",
  sample: { setting: "modelPolicy.allowedModelIds", options: true, holds: ["gpt-5"], fails: [] },
  misfit: () => void 0,
  options: () => boolean(),
  words: (options) => options ? "set" : "not set",
  test: (options, setting) => (value) => {
    const set2 = isSet(setting, value);
    if (!options) return set2 ? { message: `is set to ${word(value)}`, offending: [value] } : void 0;
    if (!set2) return { message: "is not set", offending: [null] };
    if (!isList(setting) || entriesOf(value).some((entry) => flawOf(kindOf(setting), entry) === void 0))
      return void 0;
    return { message: `has no well-formed entry: ${listed(entriesOf(value))}`, offending: entriesOf(value) };
  },
  implies: (lower, upper) => lower === upper,
  carries: "covered",
  unknown: "passes",
  restore: (options, setting, actual) => options ? isSet(setting, actual ?? null) ? actual : void 0 : null
};

// src/checks/size.ts
function limits(options) {
  if (typeof options === "number") return { least: options, most: options };
  const { atLeast: atLeast2 = 0, atMost: atMost2 = Infinity } = options;
  return { least: atLeast2, most: atMost2 };
}
function countOf(value, setting) {
  const kind = kindOf(setting);
  if (isContainer(setting)) {
    const all = Object.values(value ?? {}).filter((entry) => !isVoid(entry)).length;
    return { all, sound: all };
  }
  const number = (entries2) => setting.list === "set" ? new Set(entries2.map((entry) => normalOf(kind, entry))).size : entries2.length;
  const entries = entriesOf(value);
  return { all: number(entries), sound: number(entries.filter((entry) => flawOf(kind, entry) === void 0)) };
}
var whole = int().check(_gte(0));
var size = {
  says: "has so many entries: a number, or { atLeast, atMost }",
  takes: "a number, or a map with atLeast, atMost or both",
  sample: {
    setting: "modelPolicy.allowedModelIds",
    options: { atMost: 2 },
    holds: ["gpt-5", "gpt-5", "o3"],
    fails: ["gpt-5", "o3", "o4"]
  },
  misfit: (setting) => isList(setting) || isContainer(setting) ? void 0 : "it needs a list or a map",
  options: () => union([
    whole,
    strictObject({ atMost: optional(whole), atLeast: optional(whole) }).check(
      refine((value) => value.atMost !== void 0 || value.atLeast !== void 0, "needs atMost or atLeast"),
      meta({ minProperties: 1 }),
      refine(({ atLeast: atLeast2 = 0, atMost: atMost2 = Infinity }) => atLeast2 <= atMost2, "can never hold: atLeast is above atMost")
    )
  ]),
  words: (options) => {
    const { least, most } = limits(options);
    const entries = (n) => n === 1 ? "entry" : "entries";
    if (least === most) return `${least} ${entries(least)}`;
    const bounds = [least > 0 && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean);
    return `${bounds.join(" and ")} ${entries(most < Infinity ? most : least)}`;
  },
  test: (options, setting) => {
    const { least, most } = limits(options);
    return (value) => {
      const { all, sound } = countOf(value, setting);
      if (sound >= least && all <= most) return void 0;
      const n = all > most ? all : sound;
      const which = n === all ? "" : " that is well formed";
      const entries = n === 1 ? `entry${which}` : `entries${which.replace("that is", "that are")}`;
      return { message: `has ${n} ${entries}`, offending: [n === 0 ? null : n] };
    };
  },
  implies: (lower, upper) => {
    const [a, b] = [limits(lower), limits(upper)];
    return a.least >= b.least && a.most <= b.most;
  }
};

// src/checks/superset-of.ts
function contains(setting, actual) {
  const kind = kindOf(setting);
  const same = new Set(actual.filter((entry) => isPlain(kind, entry)).map((entry) => normalOf(kind, entry)));
  const folders = setting.kind === "path" ? actual.filter((entry) => typeof entry === "string" && !isGlob(entry)) : actual;
  const inside = setting.kind === "cidr" || setting.kind === "path" ? coverageOf(kind, folders) : () => false;
  return (entry) => same.has(normalOf(kind, entry)) || inside(entry);
}
var supersetOf = {
  says: "holds at least these",
  takes: "a list of values",
  sample: {
    setting: "sandbox.filesystem.denyRead",
    options: ["~/.ssh", "~/.aws"],
    holds: ["~/.ssh", "~/.aws", "/etc"],
    fails: ["~/.ssh"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  words: (options) => `a superset of ${listed(options)}`,
  test: (options, setting) => (value) => {
    const has = contains(setting, entriesOf(value));
    const missing = options.filter((entry) => !has(entry));
    return missing.length === 0 ? void 0 : { message: `lacks ${listed(missing)}`, offending: missing };
  },
  implies: (lower, upper, setting) => upper.every(contains(setting, lower)),
  restore: (options, setting, actual) => {
    const now = actual === void 0 ? [] : entriesOf(actual);
    const has = contains(setting, now);
    const missing = options.filter((entry) => !has(entry));
    if (missing.length === 0) return actual;
    return isList(setting) ? [...now, ...missing] : options.length === 1 ? options[0] : void 0;
  }
};

// src/checks/index.ts
var registry = {
  equals: () => equals,
  oneOf: () => oneOf,
  noneOf: () => noneOf,
  atMost: () => atMost,
  atLeast: () => atLeast,
  matches: () => matches,
  pattern: async () => (await import("./chunk-pattern-P3DV5UXT.js")).pattern,
  subsetOf: () => subsetOf,
  supersetOf: () => supersetOf,
  disjointFrom: () => disjointFrom,
  size: () => size,
  set: () => set,
  secret: () => secret,
  maxAge: () => maxAge,
  schema: async () => (await import("./chunk-schema-2UYOSZSS.js")).schema
};
var checkNames = [...Object.keys(registry), "each"];
async function loadChecks(names = checkNames) {
  const wanted = new Set(names);
  const checks = /* @__PURE__ */ new Map();
  const found = Object.entries(registry).filter(([name]) => wanted.has(name));
  const loaded = await Promise.all(found.map(async ([name, load]) => [name, await load()]));
  for (const [name, check] of loaded) checks.set(name, reliable(check));
  if (wanted.has("each")) checks.set("each", reliable(each(checks)));
  return checks;
}

export {
  demandsOf,
  fitting,
  leafSchema,
  testOf,
  wordsOf,
  impliesDemand,
  durationShape,
  checkNames,
  loadChecks
};
