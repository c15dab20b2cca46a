import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number, object, optional, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/checks/words.ts
var subject = { field: "subject" };
var offending = { field: "offending" };
var validBySchema = ["valid by the JSON Schema that the policy states"];
function values(all, joint) {
  return all.length === 1 ? { value: firstIn(all) } : { values: all, joint };
}
function textOf(words) {
  return words.map(pieceText).join("");
}
function pieceText(piece) {
  if (typeof piece === "string") return piece;
  if ("value" in piece) return word(piece.value);
  if ("values" in piece) return enumeration(piece.values, piece.joint);
  return piece.field === "subject" ? "the setting" : "what fails";
}
var MAX_VALUES = 4;
function enumeration(all, joint = "and") {
  const words = all.slice(0, MAX_VALUES).map(word);
  const more = all.length - words.length;
  if (more > 0) return `${words.join(", ")} and ${more} more`;
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}
function word(sealed) {
  if (isExactNumber(sealed)) return sealed.$number;
  const value = withSecretsAsTexts(sealed);
  if (typeof value !== "string") return JSON.stringify(value);
  if (value === "") return '"" (an empty text)';
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? `"${value}" (a text)` : value;
}

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf, textOf_2, unclean } from "./questions.js";

// src/catalog/spelling.ts
function unifySpelling(setting, value) {
  const kind = kindOf(setting);
  const spell = (entry) => spelledAs(kind, entry);
  if (setting.list === void 0 || !isArray(value)) return spell(value);
  return distinct(setting, value).map(spell);
}
function withoutRepetitions(setting, entries2, isMeant) {
  const meantEntries = entries2.filter(isMeant);
  return setting.list !== "set" || meantEntries.length < 2 ? meantEntries : unique(meantEntries, canonical);
}
function distinct(setting, entries2) {
  if (setting.list !== "set") return entries2;
  const kind = kindOf(setting);
  const byNormal = /* @__PURE__ */ new Map();
  for (const entry of entries2) {
    const normal = normalOf(kind, entry);
    if (!byNormal.has(normal)) byNormal.set(normal, entry);
  }
  return [...byNormal.values()];
}
// src/checks/check.ts
function entriesOf(value) {
  return isArray(value) ? value : [value];
}
function isSet(setting, value) {
  return !(isContainer(setting) ? isVoid(value) : isUnsetAt(setting, value));
}
function isList(setting) {
  return setting.list !== void 0;
}
function entryOf(setting) {
  const { list: _, ...entry } = setting;
  return entry;
}
function scalarOnly(setting, instead, ofEntries2 = "each") {
  if (isContainer(setting))
    return `it needs one value, and this is ${setting.kind === "map" ? "a map" : "a list of entries"}; use ${ofEntries2}`;
  if (isList(setting)) return `it needs one value, and this is a list; use ${instead}`;
  return setting.kind === "secret" ? "a secret is judged with secret or maxAge" : void 0;
}
function valueSchema(setting) {
  const kind = kindOf(setting);
  const values2 = knownValues(setting);
  if (values2.length > 0) return _enum(values2);
  const flawless = (type) => type.check((context) => {
    const flaw = flawOf(kind, context.value, true);
    if (flaw) context.issues.push({ code: "custom", input: context.value, message: flaw });
  });
  switch (kind.type) {
    case "boolean":
      return boolean();
    case "integer":
      return flawless(int());
    case "string":
      return flawless(string());
    case "object":
      return flawless(membersSchema(setting));
    default:
      return setting.fields ? membersSchema(setting) : json();
  }
}
function membersSchema({ fields = {}, shape = {} }) {
  const member = (field) => {
    const texts = shape[field];
    return isArray(texts) ? _enum(texts) : string();
  };
  return strictObject(Object.fromEntries(Object.keys(fields).map((field) => [field, optional(member(field))])));
}
function listSchema(setting, empty = false) {
  const list2 = array(valueSchema(setting));
  return empty ? list2 : list2.check(_minLength(1, "lists nothing"));
}
function concrete(values2) {
  return values2.filter((value) => typeof value !== "string" || !/[*?]/.test(value));
}
function keepEntries(setting, actual, stays) {
  if (actual === void 0) return void 0;
  const entries2 = entriesOf(actual);
  const staying = entries2.filter(stays);
  if (staying.length === entries2.length) return actual;
  return !isList(setting) || staying.length === 0 && setting.unset.as === "everything" ? void 0 : staying;
}
function entriesFailure(setting, entries2, isUnwanted, why) {
  const bad = withoutRepetitions(setting, entries2, isUnwanted);
  if (bad.length === 0) return void 0;
  const reason = (entry) => isOpaque(entry) ? redacted : why === "forbidden" && flawOf(kindOf(setting), entry) ? "malformed" : why;
  const clauses = [why, "malformed", redacted].flatMap((cause) => {
    const part2 = bad.filter((entry) => reason(entry) === cause);
    return part2.length === 0 ? [] : [`${enumeration(part2)}, which ${part2.length === 1 ? "is" : "are"} ${cause}`];
  });
  return { message: `${isList(setting) ? "contains" : "is"} ${clauses.join(", and ")}`, offending: bad };
}
var redacted = "redacted and cannot be compared";
function formTest(setting, matches3) {
  const kind = kindOf(setting);
  return (value) => {
    const flaw = isOpaque(value) ? `is ${redacted}` : flawOf(kind, value);
    if (flaw === void 0 && typeof value === "string" && matches3(spellingOf(kind, value))) return void 0;
    return { message: `is ${word(value)}, which ${flaw ?? "has another form"}`, offending: [value] };
  };
}

import { isReference } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

// src/model/described.ts
var says = (text2) => describe(text2);
var text = string();
var nonEmptyText = text.check(_minLength(1, "is empty"));
var count = int().check(_gte(0));
var digest = string().check(says("sha256:<64 hex>"));
var described = (field, text2) => field.check(says(text2));
var optional2 = (field, text2) => optional(described(field, text2));
function rows(fields) {
  return array(strictObject(fields));
}
function rowsOrNull(text2, fields) {
  return nullable(rows(fields)).check(says(text2));
}
function objectOrNull(text2, fields) {
  return nullable(strictObject(fields)).check(says(text2));
}
function optionalList(item, text2, flaw = "lists nothing") {
  return optional2(array(item).check(_minLength(1, flaw)), text2);
}
function shapedText(shape, flaw) {
  return string().check(_regex(shape, flaw));
}
var durationText = shapedText(durationShape, "is not a duration such as 24h or 7d");

import { isUnset } from "./questions.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { UNKNOWN_EDITOR, count as count2, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

// src/checks/bound.ts
function position(setting, value) {
  if (setting.kind === "scale") return rank(setting, value);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}
function limitCheck(name, beyond, sample, holds) {
  const test = (options, setting) => {
    const limit3 = position(setting, options);
    const kind = kindOf(setting);
    const unranked = (value) => {
      if (setting.kind === "scale") return "which is no known level";
      return `which ${isWhole(value) ? flawOf(kind, value) : "is not a whole number"}`;
    };
    const every = (setting.values ?? []).every((_, at2) => holds(at2, limit3));
    return (value) => {
      const at2 = flawOf(kind, value) === void 0 ? position(setting, value) : void 0;
      const inherited = value === setting.inherits;
      if (inherited ? every : at2 !== void 0 && holds(at2, limit3)) return void 0;
      const where = `${beyond} ${word(options)}`;
      const why = inherited ? `which may be ${where}` : at2 === void 0 ? unranked(value) : where;
      return { message: `is ${word(value)}, ${why}`, offending: [value] };
    };
  };
  return {
    description: `is ${name} this level or number`,
    optionsText: "a level of the setting's scale, or a number",
    sample,
    misfit: (setting) => scalarOnly(setting, "size or each", "size or each") ?? (setting.kind === "scale" || setting.kind === "integer" ? void 0 : "it needs a level or a number"),
    // A limit may be outside the range that the service accepts.
    options: ({ inherits: _inherits, range: _range, ...levels }) => valueSchema(levels),
    demand: (options) => [`${name} `, { value: options }],
    remedy: (options) => ["set ", subject, ` to ${name} `, { value: options }],
    test,
    implies: (lower2, upper, setting) => holds(position(setting, lower2), position(setting, upper)),
    restore: (options, setting, actual) => {
      const near = actual === void 0 ? void 0 : withinRange(setting, actual);
      return near !== void 0 && test(options, setting)(near) === void 0 ? near : withinRange(setting, options);
    }
  };
}
function withinRange({ range: [least, most] = [-Infinity, Infinity] }, value) {
  return typeof value === "number" ? Math.min(Math.max(value, least), most) : value;
}
var atLeast = limitCheck(
  "at least",
  "below",
  { setting: "sessionRetentionDays", options: 30, holds: 90, fails: 20 },
  (position2, limit3) => position2 >= limit3
);
var atMost = limitCheck(
  "at most",
  "above",
  { setting: "maxAutonomyLevel", options: "medium", holds: "low", fails: "high" },
  (position2, limit3) => position2 <= limit3
);
// src/checks/subset-of.ts
function listMisfit(setting) {
  if (isContainer(setting)) return "it holds entries; use each";
  if (setting.kind === "secret") return "a secret is judged with secret or maxAge";
  return setting.kind === "boolean" || setting.kind === "integer" ? "it needs a list or a text" : void 0;
}
var subsetOf = {
  description: "has only entries that these values cover",
  optionsText: "a list of values, which may be empty",
  sample: {
    setting: "sandbox.network.allowedDomains",
    options: ["*.pkgs.example", "registry.example.com"],
    holds: ["registry.example.com", "npm.pkgs.example"],
    fails: ["registry.example.com", "files.example.net"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting, isList(setting)),
  demand: (options) => options.length === 0 ? ["empty"] : ["only ", values(options, "or")],
  entryRemedy: () => ["remove ", offending, " from ", subject],
  test: (options, setting) => {
    const isCovered2 = coverageOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, entriesOf(value), (entry) => !isCovered2(entry), "not listed");
  },
  implies: (lower2, upper, setting) => {
    const isWithinUpper = spansOf(kindOf(setting), upper);
    const upperNormals = new Set(upper.map((entry) => normalOf(kindOf(setting), entry)));
    return lower2.every((entry) => upperNormals.has(normalOf(kindOf(setting), entry)) || isWithinUpper(entry));
  },
  byEntry: true,
  carries: "covered",
  restore: (options, setting, actual) => {
    const keep = keepEntries(setting, actual, coverageOf(kindOf(setting), options));
    if (keep !== void 0) return keep;
    const values2 = concrete(options);
    if (!isList(setting)) return values2[0];
    if (setting.unset.as !== "everything") return [];
    return values2.length > 0 ? values2 : void 0;
  }
};
// src/checks/disjoint-from.ts
var disjointFrom = {
  description: "has nothing in common with these, wildcards of both sides expanded",
  optionsText: "a list of values",
  sample: {
    setting: "commandAllowlist",
    options: ["curl *", "git push", "git push *"],
    holds: ["git status"],
    fails: ["git status", "git *"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  demand: (options) => ["without ", values(options, "or")],
  entryRemedy: () => ["remove ", offending, " from ", subject],
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, entriesOf(value), overlaps, "forbidden");
  },
  implies: (lower2, upper, setting) => upper.every(coverageOf(kindOf(setting), lower2)),
  byEntry: true,
  carries: "covered",
  restore: (options, setting, actual) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return keepEntries(setting, actual, (entry) => !overlaps(entry));
  }
};
// src/checks/leaf.ts
function demandsOf(leaf2) {
  if (!isObject(leaf2)) return [{ check: "equals", options: leaf2 }];
  return Object.entries(leaf2).map(([check2, options]) => ({ check: check2, options }));
}
function fitting(checks, setting) {
  return [...checks].filter(([, check2]) => check2.misfit(setting) === void 0);
}
function leafSchema(checks, setting) {
  const fields = Object.fromEntries(
    fitting(checks, setting).map(([name, check2]) => [name, optional(check2.options(setting))])
  );
  const map = strictObject(fields).check(
    refine((leaf2) => Object.keys(leaf2).length > 0, "states no check"),
    meta({ minProperties: 1 })
  );
  return "equals" in fields ? union([isList(setting) ? listSchema(setting) : valueSchema(setting), map]) : map;
}
function testOf(checks, demands, setting) {
  const tests = demands.map(({ check: check2, options }) => lookUp(checks, check2).test(options, setting));
  if (tests.length === 1) return firstIn(tests);
  return (value) => {
    const failures = tests.map((test) => test(value)).filter((failure) => failure !== void 0);
    if (failures.length <= 1) return failures[0];
    return {
      message: messagesOf(failures).join("; "),
      offending: unique(failures.flatMap((failure) => failure.offending))
    };
  };
}
function messagesOf(failures) {
  const messages = [...new Set(failures.map(({ message: message2 }) => message2))];
  const faults = groupBy(messages, (message2) => message2.replace(/ (?:forbidden|malformed|not listed)$/, ""));
  return [...faults].map(
    ([about, own2]) => own2.length === 1 ? own2[0] : `${about} ${own2.map((message2) => message2.slice(about.length + 1)).join(" and ")}`
  );
}
function passesEmpty(checks, demands, setting) {
  if (!isContainer(setting) && (setting.list === void 0 || setting.unset.as !== "nothing")) return false;
  return testOf(checks, demands, setting)(setting.kind === "map" ? {} : []) === void 0;
}
function demandWords(checks, demands) {
  return joinedByAnd(demands, ({ check: check2, options }) => lookUp(checks, check2).demand(options));
}
function demandText(checks, demands) {
  return textOf(demandWords(checks, demands));
}
function shouldText(demand2) {
  return demand2.startsWith("not ") ? `should not be ${demand2.slice(4)}` : `should be ${demand2}`;
}
function exactWords(checks, demands) {
  return joinedByAnd(demands, ({ check: name, options }) => {
    const check2 = lookUp(checks, name);
    return check2.exactly?.(options) ?? check2.demand(options);
  });
}
function exactText(checks, demands) {
  return textOf(exactWords(checks, demands));
}
function joinedByAnd(demands, wordsOf) {
  const eachLast = demands.toSorted((a, b) => Number(a.check === "each") - Number(b.check === "each"));
  return eachLast.flatMap((demand2, i) => [...i > 0 ? [" and "] : [], ...wordsOf(demand2)]);
}
function remedyWords(checks, demands, setting) {
  const [only] = demands.length === 1 ? demands : [];
  const check2 = only && lookUp(checks, only.check);
  const { means } = setting.unset;
  return {
    remedy: (only && check2?.remedy?.(only.options)) ?? [
      "change ",
      subject,
      " so that it is ",
      ...demandWords(checks, demands)
    ],
    entryRemedy: only && check2?.entryRemedy?.(only.options),
    // Removing the last entry of such a list may allow everything.
    allRemedy: isCliff(setting) ? ["replace ", offending, " in ", subject, " by what is allowed", ` (an empty list means ${means})`] : void 0
  };
}
function impliesDemand(checks, lower2, upper, setting) {
  const check2 = lookUp(checks, upper.check);
  const sameCheck = lower2.find((demand2) => demand2.check === upper.check);
  if (sameCheck && check2.implies(sameCheck.options, upper.options, setting)) return true;
  const lowerValues = allowedValues(lower2, setting, check2);
  if (!lowerValues) return sameCheck ? false : void 0;
  const test = check2.test(upper.options, setting);
  if (lowerValues.values.every((value) => test(value) === void 0)) return true;
  return sameCheck || lowerValues.exact ? false : void 0;
}
function allowedValues(demands, setting, check2) {
  const kind = kindOf(setting);
  const exact = demands.find((demand2) => demand2.check === "equals");
  if (exact) {
    const oneText = kind.normal === void 0 && setting.list !== "set";
    return check2.carries === "text" && !oneText ? void 0 : { values: [exact.options], exact: true };
  }
  const choices = demands.find((demand2) => demand2.check === "oneOf")?.options;
  if (!isArray(choices)) return void 0;
  const levels = knownValues(setting);
  if (levels.length > 0) return { values: levels.filter(coverageOf(kind, choices)), exact: true };
  const wide = kind.normal !== void 0 || choices.some((value) => typeof value === "string" && value.includes("*"));
  return wide && check2.carries !== "covered" ? void 0 : { values: choices, exact: !wide };
}
// src/checks/each.ts
var ofEntries = "a list in which each entry is ";
function each(checks) {
  return {
    description: "has only entries that hold this",
    optionsText: "a value, or checks as for a setting with a single value",
    sample: {
      setting: "modelPolicy.allowedModelIds",
      options: { pattern: "[^*]+" },
      holds: ["gpt-5"],
      fails: ["gpt-5", "claude-*"]
    },
    misfit: (setting) => isList(setting) && !isContainer(setting) ? void 0 : "it needs a list",
    options: (setting) => leafSchema(checks, entryOf(setting)),
    demand: (options) => [ofEntries, ...demandWords(checks, demandsOf(options))],
    exactly: (options) => [ofEntries, ...exactWords(checks, demandsOf(options))],
    entryRemedy: (options) => [
      "correct or remove ",
      offending,
      " in ",
      subject,
      " so that each entry is ",
      ...demandWords(checks, demandsOf(options))
    ],
    test: (options, setting) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return (value) => {
        const bad = withoutRepetitions(setting, entriesOf(value), test);
        if (bad.length === 0) return void 0;
        const entries2 = bad.length === 1 ? "an entry that fails" : `${bad.length} entries that fail`;
        return { message: `has ${entries2}: ${enumeration(bad)}`, offending: bad };
      };
    },
    implies: (lower2, upper, setting) => demandsOf(upper).every((demand2) => impliesDemand(checks, demandsOf(lower2), demand2, entryOf(setting)) === true),
    byEntry: true,
    carries: "text",
    restore: (options, setting, actual) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return keepEntries(setting, actual, (entry) => test(entry) === void 0);
    }
  };
}
// src/checks/equals.ts
function form(setting, value) {
  const kind = kindOf(setting);
  if (!isList(setting)) return normalOf(kind, value);
  const entries2 = entriesOf(value).map((entry) => normalOf(kind, entry));
  return canonical(setting.list === "set" ? [...new Set(entries2)].sort() : entries2);
}
function exactly(options) {
  return isArray(options) && options.length > 0 ? ["exactly ", values(options, "and")] : [{ value: options }];
}
var equals = {
  description: "is this value; a list has exactly these entries, in any order unless its order matters",
  optionsText: "a value of the setting, or a list of them",
  sample: {
    setting: "managedComputersAllowedEmails",
    options: ["ada@example.com", "bo@example.com"],
    holds: ["Bo@example.com", "ada@example.com"],
    fails: ["ada@example.com"]
  },
  misfit: (setting) => isContainer(setting) ? "it holds entries; use each, size or set" : setting.kind === "secret" ? "a secret is judged with secret or maxAge" : void 0,
  options: (setting) => isList(setting) ? listSchema(setting) : valueSchema(setting),
  demand: (options) => exactly(options),
  remedy: (options) => ["set ", subject, " to ", ...exactly(options)],
  test: (options, setting) => {
    const normal = form(setting, options);
    const normals = new Set(entriesOf(options).map((entry) => normalOf(kindOf(setting), entry)));
    return (value) => {
      if (form(setting, value) === normal) return void 0;
      if (!isList(setting)) return { message: `is ${word(value)}`, offending: [value] };
      const isExtra = (entry) => !normals.has(normalOf(kindOf(setting), entry));
      const extra = entriesFailure(setting, entriesOf(value), isExtra, "not listed");
      if (extra) return extra;
      const present2 = new Set(entriesOf(value).map((entry) => normalOf(kindOf(setting), entry)));
      const isMissing = (entry) => !present2.has(normalOf(kindOf(setting), entry));
      const missing = withoutRepetitions(setting, entriesOf(options), isMissing);
      if (missing.length > 0) return { message: `lacks ${enumeration(missing)}`, offending: missing };
      return { message: "has another order", offending: [...entriesOf(value)] };
    };
  },
  implies: (lower2, upper, setting) => form(setting, lower2) === form(setting, upper),
  restore: (options) => options
};
// src/checks/matches.ts
var matches = {
  description: "matches this glob from end to end; * stands for any run of characters",
  optionsText: "a glob",
  sample: { setting: "customModels[*].id", options: "custom:*", holds: "custom:assist", fails: "assist" },
  misfit: (setting) => scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? void 0 : "it needs a text"),
  options: () => string().check(
    _minLength(1, "is empty"),
    _maxLength(2e3, "is longer than 2,000 characters"),
    refine((glob) => !/^\*+$/.test(glob), "matches everything")
  ),
  demand: (options) => ["of the form ", { value: options }],
  test: (options, setting) => formTest(setting, (text2) => globMatches(options, text2)),
  implies: (lower2, upper) => globMatches(upper, lower2),
  carries: "text"
};
// src/checks/max-age.ts
var units = new Map(Object.entries({ m: "minute", h: "hour", d: "day", w: "week" }));
var maxAge = {
  description: "holds no literal older than this, counted from the revision that set it (such as 90d)",
  optionsText: "a duration in m, h, d or w",
  sample: { setting: "customModels[*].apiKey", options: "90d", holds: "${LLM_KEY}" },
  misfit: (setting) => setting.kind === "secret" ? void 0 : "it needs a setting that holds a secret",
  options: () => shapedText(durationShape, "is not a duration such as 90d or 12h").check(
    meta({ examples: ["90d", "180d", "52w"] })
  ),
  demand: (options) => [`rotated within ${count2(Number(options.slice(0, -1)), lookUp(units, options.slice(-1)))}`],
  remedy: () => ["rotate the secret in ", subject],
  test: () => () => void 0,
  implies: (lower2, upper) => certain(durationOf, lower2) <= certain(durationOf, upper)
};
// src/checks/none-of.ts
var noneOf = {
  description: "has nothing in common with any of these values, wildcards of both sides expanded",
  optionsText: "a list of values",
  sample: { setting: "sessionDefaultSettings.model", options: ["grok-*"], holds: "gpt-5", fails: "grok-code-fast-1" },
  misfit: (setting) => scalarOnly(setting, "disjointFrom"),
  options: (setting) => listSchema(setting),
  demand: (options) => ["anything but ", values(options, "or")],
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, [value], overlaps, "forbidden");
  },
  implies: (lower2, upper, setting) => upper.every(coverageOf(kindOf(setting), lower2)),
  carries: "covered"
};
// src/checks/one-of.ts
var oneOf = {
  description: "is covered by one of these values",
  optionsText: "a list of values",
  sample: {
    setting: "sessionDefaultSettings.model",
    options: ["gpt-5", "claude-sonnet-4-*"],
    holds: "claude-sonnet-4-20260101",
    fails: "gpt-5-mini"
  },
  misfit: (setting) => scalarOnly(setting, "subsetOf"),
  options: (setting) => listSchema(setting),
  demand: (options) => [...options.length > 1 ? ["one of "] : [], values(options, "and")],
  test: (options, setting) => {
    const isCovered2 = coverageOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, [value], (entry) => !isCovered2(entry), "not listed");
  },
  implies: (lower2, upper, setting) => lower2.every(spansOf(kindOf(setting), upper)),
  carries: "covered",
  restore: (options, setting, actual) => keepEntries(setting, actual, coverageOf(kindOf(setting), options)) ?? concrete(options)[0]
};
// src/checks/reliable.ts
function reliable(check2) {
  const test = (options, setting) => {
    const own2 = check2.test(options, setting);
    const doubt = doubts(setting, check2.unknown === "passes");
    return (value) => own2(value) ?? (isUnset(value) ? void 0 : doubt(value));
  };
  return {
    ...check2,
    test,
    ...check2.restore && {
      restore: (options, setting, actual) => {
        const restoration = check2.restore?.(options, setting, actual);
        return restoration === void 0 || test(options, setting)(restoration) === void 0 ? restoration : void 0;
      }
    }
  };
}
function doubts(setting, takesUnknown) {
  const kind = kindOf(setting);
  const values2 = takesUnknown ? [] : knownValues(setting);
  const unknown2 = setting.kind === "scale" ? "which is no known level" : "which is not a known value";
  const ofList = isList(setting) || setting.kind === "keyed";
  return (value) => {
    const is2 = (why) => ({ message: `is ${word(value)}, ${why}`, offending: [value] });
    if (ofList) return isArray(value) ? void 0 : { message: "should be a list", offending: [value] };
    const flaw = flawOf(kind, value);
    if (flaw !== void 0) return isContainer(setting) ? { message: flaw, offending: [value] } : is2(`which ${flaw}`);
    return values2.length > 0 && !values2.some((candidate) => candidate === value) ? is2(unknown2) : void 0;
  };
}
// src/checks/secret.ts
function leaves(value) {
  if (typeof value !== "object" || value === null || isSecret(value)) return [value];
  return (isArray(value) ? value : Object.values(value)).flatMap(leaves);
}
function formOf(leaf2) {
  if (isSecret(leaf2))
    return leaf2.$secret === "placeholder" ? "none" : leaf2.$secret === "masked-by-server" ? "masked" : "literal";
  return typeof leaf2 !== "string" || leaf2 === "" ? "none" : isReference(leaf2) ? "reference" : "literal";
}
var reference = ["a reference such as ", { value: "${NAME}" }];
var secret = {
  description: "holds only references such as ${NAME} (reference), or no secret at all (absent)",
  optionsText: "reference or absent",
  sample: { setting: "customModels[*].apiKey", options: "reference", holds: "${LLM_KEY}", fails: "a key in the clear" },
  misfit: (setting) => setting.class === "secret" ? void 0 : "it needs a setting that holds a secret",
  options: () => _enum(["reference", "absent"]),
  demand: (options) => options === "absent" ? ["without any secret"] : reference,
  // The setting may hold no secret: it also fails when it is not set.
  remedy: (options) => options === "absent" ? ["remove the secret from ", subject] : ["write only ", ...reference, " in ", subject],
  test: (options) => (value) => {
    const forms = leaves(value).map((leaf2) => formOf(leaf2));
    if (forms.includes("literal")) return { message: "holds a literal secret", offending: [value] };
    if (forms.includes("masked"))
      return { message: "is masked by the service, so its form cannot be seen", offending: [value] };
    return options === "absent" && forms.includes("reference") ? { message: "holds a reference to a secret", offending: [value] } : void 0;
  },
  implies: (lower2, upper) => lower2 === upper || lower2 === "absent"
};
// src/checks/set.ts
var set = {
  description: "is set, or is not set; null, an empty list and an empty map are not set",
  optionsText: "true or false",
  sample: { setting: "modelPolicy.allowedModelIds", options: true, holds: ["gpt-5"], fails: [] },
  misfit: () => void 0,
  options: () => boolean(),
  demand: (options) => [options ? "set" : "not set"],
  remedy: (options) => [options ? "set " : "remove ", subject],
  test: (options, setting) => (value) => {
    const set2 = isSet(setting, value);
    if (!options) return set2 ? { message: `is set to ${word(value)}`, offending: [value] } : void 0;
    if (!set2) return { message: "is not set", offending: [null] };
    if (!isList(setting) || entriesOf(value).some((entry) => flawOf(kindOf(setting), entry) === void 0))
      return void 0;
    const bad = withoutRepetitions(setting, entriesOf(value), () => true);
    return { message: `has no well-formed entry: ${enumeration(bad)}`, offending: bad };
  },
  implies: (lower2, upper) => lower2 === upper,
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
  const number2 = (entries22) => setting.list === "set" ? new Set(entries22.map((entry) => normalOf(kind, entry))).size : entries22.length;
  const entries2 = entriesOf(value);
  return { all: number2(entries2), sound: number2(entries2.filter((entry) => flawOf(kind, entry) === void 0)) };
}
var whole = int().check(_gte(0));
var size = {
  description: "has this many entries: a number, or { atLeast, atMost }",
  optionsText: "a number, or a map with atLeast, atMost or both",
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
      refine(({ atLeast: atLeast2, atMost: atMost2 }) => atLeast2 !== 0 || atMost2 !== void 0, "can never fail: write atLeast: 1"),
      refine(({ atLeast: atLeast2 = 0, atMost: atMost2 = Infinity }) => atLeast2 <= atMost2, "can never hold: atLeast is above atMost")
    )
  ]),
  demand: (options) => {
    const { least, most } = limits(options);
    const entries2 = (n) => n === 1 ? "entry" : "entries";
    if (most === 0) return ["empty"];
    if (least === most) return [`exactly ${least} ${entries2(least)} long`];
    const bounds = [least > 0 && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean);
    return [`${bounds.join(" and ")} ${entries2(most < Infinity ? most : least)} long`];
  },
  test: (options, setting) => {
    const { least, most } = limits(options);
    return (value) => {
      const { all, sound } = countOf(value, setting);
      if (sound >= least && all <= most) return void 0;
      const n = all > most ? all : sound;
      const condition = n === all ? "" : " that is well formed";
      const entries2 = n === 1 ? `entry${condition}` : `entries${condition.replace("that is", "that are")}`;
      return { message: `has ${n} ${entries2}`, offending: [n === 0 ? null : n] };
    };
  },
  implies: (lower2, upper) => {
    const [a, b] = [limits(lower2), limits(upper)];
    return a.least >= b.least && a.most <= b.most;
  }
};
// src/checks/superset-of.ts
function contains2(setting, actual) {
  const kind = kindOf(setting);
  const plainNormals = new Set(actual.filter((entry) => isPlain(kind, entry)).map((entry) => normalOf(kind, entry)));
  const folders = setting.kind === "path" ? actual.filter((entry) => typeof entry === "string" && !isGlob(entry)) : actual;
  const inside = setting.kind === "cidr" || setting.kind === "path" ? coverageOf(kind, folders) : () => false;
  return (entry) => plainNormals.has(normalOf(kind, entry)) || inside(entry);
}
var supersetOf = {
  description: "holds at least these values",
  optionsText: "a list of values",
  sample: {
    setting: "sandbox.filesystem.denyRead",
    options: ["~/.ssh", "~/.aws"],
    holds: ["~/.ssh", "~/.aws", "/etc"],
    fails: ["~/.ssh"]
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  demand: (options) => [options.length > 1 ? "at least all of " : "a list with ", values(options, "and")],
  entryRemedy: () => ["add ", offending, " to ", subject],
  test: (options, setting) => (value) => {
    const has2 = contains2(setting, entriesOf(value));
    const missing = withoutRepetitions(setting, options, (entry) => !has2(entry));
    return missing.length === 0 ? void 0 : { message: `lacks ${enumeration(missing)}`, offending: missing };
  },
  implies: (lower2, upper, setting) => upper.every(contains2(setting, lower2)),
  restore: (options, setting, actual) => {
    const now = actual === void 0 ? [] : entriesOf(actual);
    const has2 = contains2(setting, now);
    const missing = options.filter((entry) => !has2(entry));
    if (missing.length === 0) return actual;
    return isList(setting) ? [...now, ...missing] : options.length === 1 ? options[0] : void 0;
  }
};
// src/checks/contradiction.ts
function contradiction(checks, demands, setting) {
  const pairs = demands.flatMap((demand2, i) => demands.slice(i + 1).map((otherDemand) => [demand2, otherDemand]));
  return [...pairs, demands].find(
    (group2) => group2.some((demand2) => {
      const otherDemands = group2.filter((candidate) => candidate !== demand2);
      return otherDemands.length > 0 && excludes(checks, demand2, otherDemands, setting);
    })
  );
}
function excludes(checks, demand2, otherDemands, setting) {
  if (demand2.check === "set" && demand2.options === false)
    return otherDemands.some((otherDemand) => demandsValue(checks, otherDemand, setting));
  if (demand2.check === "atLeast" && setting.kind === "integer")
    return otherDemands.some(({ check: check2, options }) => check2 === "atMost" && Number(options) < Number(demand2.options));
  if (demand2.check === "supersetOf" && demandsMore(demand2.options, otherDemands, setting)) return true;
  if (demand2.check === "oneOf" && forbidsAll(demand2.options, otherDemands, setting)) return true;
  const test = testOf(checks, otherDemands, setting);
  return witnesses(checks, demand2, otherDemands, setting)?.every((value) => test(value) !== void 0) === true;
}
function demandsMore(entries2, otherDemands, setting) {
  if (!isArray(entries2) || !isList(setting) || setting.kind === "cidr" || setting.kind === "path") return false;
  const least = new Set(entries2.map((entry) => normalOf(kindOf(setting), entry))).size;
  return otherDemands.some(({ check: check2, options }) => {
    const most = isObject(options) ? options["atMost"] ?? Infinity : options;
    return check2 === "size" && Number(most) < least;
  });
}
function forbidsAll(values2, otherDemands, setting) {
  const forbidden = otherDemands.flatMap(
    ({ check: check2, options }) => check2 === "noneOf" && isArray(options) ? options : []
  );
  return isArray(values2) && forbidden.length > 0 && values2.every(coverageOf(kindOf(setting), forbidden));
}
function demandsValue(checks, demand2, setting) {
  if (demand2.check === "maxAge" || demand2.check === "secret") return false;
  return !passesEmpty(checks, [demand2], setting);
}
function witnesses(checks, { check: check2, options }, otherDemands, setting) {
  const kind = kindOf(setting);
  const isPlain2 = kind.normal === void 0;
  const levels = kind.type === "boolean" ? [true, false] : knownValues(setting);
  if (levels.length > 0 && !isList(setting) && !isContainer(setting)) {
    const test = testOf(checks, [{ check: check2, options }], setting);
    return levels.filter((level) => test(level) === void 0);
  }
  const byText = otherDemands.some((otherDemand) => lookUp(checks, otherDemand.check).carries === "text");
  if (byText && !isPlain2) return void 0;
  const isEmptyList = check2 === "subsetOf" && isArray(options) && options.length === 0 || check2 === "size" && (options === 0 || isObject(options) && options["atMost"] === 0);
  if (isEmptyList && isList(setting)) return [[]];
  if (check2 === "equals") return isList(setting) && byText ? void 0 : [options];
  if (check2 === "oneOf" && isPlain2 && isArray(options) && !options.some(isWide)) return options;
  const byEntry = otherDemands.every((otherDemand) => lookUp(checks, otherDemand.check).byEntry);
  return check2 === "supersetOf" && isList(setting) && byEntry ? [options] : void 0;
}
var isWide = (value) => typeof value === "string" && value.includes("*");
// src/checks/index.ts
var registry = {
  equals: () => equals,
  oneOf: () => oneOf,
  noneOf: () => noneOf,
  atMost: () => atMost,
  atLeast: () => atLeast,
  matches: () => matches,
  pattern: async () => (await import("./patterns.js")).pattern,
  subsetOf: () => subsetOf,
  supersetOf: () => supersetOf,
  disjointFrom: () => disjointFrom,
  size: () => size,
  set: () => set,
  secret: () => secret,
  maxAge: () => maxAge,
  schema: async () => (await import("./json-schemas.js")).schema
};
var checkNames = [...Object.keys(registry), "each"];
async function loadChecks(names3 = checkNames) {
  const nameSet = new Set(names3);
  const checks = /* @__PURE__ */ new Map();
  const entries2 = Object.entries(registry).filter(([name]) => nameSet.has(name));
  const loadedChecks = await Promise.all(entries2.map(async ([name, load]) => [name, await load()]));
  for (const [name, check2] of loadedChecks) checks.set(name, reliable(check2));
  return nameSet.has("each") ? withEach(checks) : checks;
}
function joinChecks(first, second) {
  const checks = new Map([...first, ...second]);
  return checks.has("each") ? withEach(checks) : checks;
}
function withEach(checks) {
  return checks.set("each", reliable(each(checks)));
}

import { email as email2, foldAscii } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/model/policy-part.ts
function isOver({ until: until2 }, time) {
  return until2 !== null && time >= until2;
}

// src/model/policy.ts
var days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
// src/policy/zone.ts
var clocks = /* @__PURE__ */ new Map();
function clockOf(zone) {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit"
    });
    clocks.set(zone, clock);
  }
  return clock;
}
function isZone(name) {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
function zoneNames() {
  return ["UTC", ...Intl.supportedValuesOf("timeZone")];
}
function localTime(time, zone) {
  const parts = new Map(
    clockOf(zone).formatToParts(time).map(({ type, value }) => [type, Number(value)])
  );
  const part2 = (type) => lookUp(parts, type);
  const midnight = new Date(Date.UTC(part2("year"), part2("month") - 1, part2("day")));
  return {
    date: midnight.toISOString().slice(0, 10),
    day: present(days.at(midnight.getUTCDay() - 1)),
    minutes: part2("hour") * 60 + part2("minute")
  };
}

// src/model/writable.ts
var MAX_CHARACTERS = 8e3;
var MAX_DEPTH = 16;
function isWritable(leaf2) {
  return canonical(leaf2).length <= MAX_CHARACTERS && isReadable(leaf2, MAX_DEPTH);
}
function isReadable(value, depth) {
  if (typeof value === "string") return !hasUnseen(value);
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.entries(value).every(
    ([key, item]) => key !== "__proto__" && key !== "<<" && !hasUnseen(key) && isReadable(item, depth - 1)
  );
}
// src/model/report/acceptable.ts
var needsKey = "it was redacted without DRIFTLINE_FINGERPRINT_KEY, so a later audit cannot tell this secret from another one";
var notNamed = "it is about neither a value nor a revision, so no exception can accept it; remediate what it found, or set the severity of its rule in driftline.yaml";
function objection(finding) {
  const { rule, subject: subject2, severity, offending: offending2, introduced } = finding;
  if (rule.startsWith("integrity/") && severity === "critical") return "the history itself is in doubt";
  if (rule.startsWith("exceptions/")) return "edit the exception it is about";
  if (hasUnseen(subject2)) return "its subject cannot be written in a policy as it is";
  if (finding.exposureSeconds === null) return introduced.revision === null ? notNamed : null;
  if (offending2.length === 0) return "it names no value that an exception could list";
  if (/\bfp:(?:none\b|run:)/.test(JSON.stringify(offending2))) return needsKey;
  return isWritable(acceptedValue(finding)) ? null : "its value cannot be written in a policy as it is";
}
var entrySubject = /^(?:\/|(?:usage|limit|session|repository|computer|user)\/)/;
function namesSubject({ subject: subject2 }, whole2) {
  return entrySubject.test(subject2) && subject2 !== whole2;
}
function acceptedValue({ offending: offending2 }) {
  return offending2.map((entry) => isSecret(entry) ? entry.fingerprint : entry);
}

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches as matches2, mergeSpans, tokens } from "./questions.js";

// src/yaml/positions.ts
function withoutMark(source) {
  return source.replace(/^\ufeff/, "");
}
function linesOf(text2) {
  return text2.split(/\r?\n/);
}
function documentOf(lines, file, value, spelling) {
  const { placeOf: placeOf2, spellingAt = () => "" } = spelling;
  return {
    file,
    value,
    place: (path, target = "value") => placeOf2(path, target),
    spellingAt,
    problem: (path, message2, hint2, target = "value") => problemAt(lines, placeOf2(path, target), message2, hint2)
  };
}
function problemAt(lines, place2, message2, hint2) {
  const line = lines[place2.line - 1] ?? "";
  return {
    ...place2,
    message: maskSecrets(message2),
    ...hint2 && { hint: maskSecrets(hint2) },
    excerpt: excerpt(line, place2.column)
  };
}
var hide = () => "[hidden]";
function maskSecrets(text2) {
  const spans = [...matches2(text2, fromFile)].flatMap(({ index, 0: { length }, 1: quoted, 2: word2 = "" }) => {
    const part2 = quoted ?? word2;
    const from2 = index + length - part2.length - (quoted === void 0 ? 0 : 1);
    return secretsIn("public", part2).map((span) => ({ ...span, start: from2 + span.start, end: from2 + span.end }));
  });
  return redact(text2, mergeSpans([...formSpans(text2), ...spans]), hide);
}
var fromFile = /"((?:[^"\\]|\\.)+)"| [*&](\S+)/g;
var inBraces = /(?<=[{,]\s{0,8})["']?(?!secret\b)([\w.-]{1,64})["']?:\s{1,8}["']?(?=[^\s"'{[])([^"',}]{0,199}[^\s"',}])/g;
function lineSpans(text2) {
  const namedSpans = secretsIn("public", text2).filter(({ start: start2 }) => !/[[{]/.test(text2.charAt(start2)));
  const spans = [...formSpans(text2), ...namedSpans];
  for (const { index, 0: pair, 1: name = "", 2: value = "" } of matches2(text2, inBraces)) {
    const end = index + pair.length;
    if (namesCredential(name, value)) spans.push({ start: end - value.length, end, credential: true });
  }
  return mergeSpans(spans);
}
var [SHOWN, READ] = [120, 8192];
function excerpt(line, column) {
  const spans = lineSpans(line.slice(0, READ));
  const excerptLine = (to) => {
    const inner = redact(
      line.slice(0, to),
      spans.filter(({ start: start2 }) => start2 < to),
      hide
    ).replaceAll("	", " ");
    const body = inner.trim();
    return body === "" ? inner : inner.replace(body, () => visible(body));
  };
  const whole2 = excerptLine(SHOWN);
  return column <= SHOWN ? [whole2, `${" ".repeat(excerptLine(column - 1).length)}^`] : [whole2];
}

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

// src/yaml/issues.ts
var MANY = 100;
function problemsOf(document, schema, issues, { base = [], belongs } = {}) {
  const problems = [];
  const reportedKeys = /* @__PURE__ */ new Set();
  const meantAt = /* @__PURE__ */ new Map();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const keys = keysAt(schema, issue.path);
    const isMissing = (key) => valueAt(document.value, [...base, ...issue.path, key]) === void 0;
    for (const key of issue.keys.slice(0, MANY)) {
      const path = [...base, ...issue.path, key];
      const meantKey = meantBy(key, keys);
      addTo(meantAt, placeId(issue.path), meantKey);
      if (meantKey !== void 0 && isMissing(meantKey)) reportedKeys.add(placeId([...issue.path, meantKey]));
      const [where, elsewhere] = path.length > 1 ? [` in ${nameOf2(path.slice(0, -1))}`, void 0] : ["", belongs?.(key)];
      const hint2 = elsewhere ?? didYouMean(key, keys.filter(isMissing)) ?? oneOf2(keys);
      problems.push(document.problem(path, `unknown key ${JSON.stringify(key)}${where}`, hint2, "key"));
    }
    const more = issue.keys.length - MANY;
    const at2 = [...base, ...issue.path];
    if (more > 0) problems.push(document.problem(at2, `${more} more unknown keys in ${nameOf2(at2)}`));
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || reportedKeys.has(placeId(issue.path))) continue;
    const meantKeys = issue.code === "custom" ? meantAt.get(placeId(issue.path)) ?? [] : [];
    const lacking = issue.code === "custom" ? lackingIn(issue) : void 0;
    if (lacking?.length !== 0 && meantKeys.some((key) => key === void 0 || lacking?.includes(key) !== false))
      continue;
    reportedKeys.add(placeId(issue.path));
    problems.push(...problemsOfOne(document, schema, issue, base));
  }
  return problems.sort(byLine);
}
function meantBy(key, keys) {
  return nearest(key, keys) ?? (keys.length === 1 ? keys[0] : void 0);
}
function lackingIn({ params }) {
  const { lacking } = params ?? {};
  return Array.isArray(lacking) ? lacking.map(String) : void 0;
}
function placeId(path) {
  return JSON.stringify(path.map(String));
}
function problemsOfOne(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  const actual = valueAt(document.value, path);
  if (actual === void 0 && issue.code !== "custom") {
    const above = path.slice(0, -1);
    return [document.problem(above, `${nameOf2(above)} has no "${String(path.at(-1))}"`, void 0, "key")];
  }
  if (issue.code === "invalid_union") return unionProblems(document, schema, issue, base);
  const spelling = document.spellingAt(path);
  const why = typeof actual === "number" ? numberFlaw(schema, issue, spelling) : void 0;
  if (why !== void 0) return [document.problem(path, `${nameOf2(path)}: ${spelling} ${why}`)];
  const typeNames = typesOf(schemaAt(schema, issue.path));
  const actualText = valueText(actual, spelling);
  const way = hint(issue, actual, typeNames) ?? (isText(issue) ? inQuotes(actual, spelling) : void 0);
  return [document.problem(path, `${nameOf2(path)}${message(issue, actual, { typeNames, actualText })}`, way)];
}
function numberFlaw(schema, issue, spelling) {
  if (!isText(issue)) return void 0;
  const at2 = schemaAt(schema, issue.path);
  const text2 = at2 && safeParse(at2, spelling, ownMessages);
  const flaw = text2?.error?.issues[0]?.message;
  return flaw === NO_MESSAGE ? void 0 : flaw;
}
function isText(issue) {
  return issue.code === "invalid_type" && issue.expected === "string" && issue.message === NO_MESSAGE;
}
function inQuotes(actual, spelling) {
  if (typeof actual === "number" || typeof actual === "boolean") return "write it in quotes";
  if (/^#\S/.test(spelling)) return "# begins a comment: write a text that starts with # in quotes";
  const isEmpty = spelling === "" || spelling.startsWith("#");
  if (actual === null) return isEmpty ? void 0 : `${spelling} is no text in YAML: write it in quotes`;
  if (/^[[{]/.test(spelling)) return `write a text that starts with ${spelling.charAt(0)} in quotes`;
  return isObject(actual) ? "write a text with a colon and a space in quotes" : void 0;
}
function unionProblems(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  const branches = issue.errors.filter(
    (branch) => !branch.some((inner) => inner.path.length === 0 && inner.code === "invalid_type")
  );
  const best = branches.toSorted((a, b) => a.length - b.length)[0];
  if (best) return problemsOf(document, schemaAt(schema, issue.path) ?? schema, best, { base: path });
  const expected = issue.errors.flatMap(
    (branch) => branch.flatMap((inner) => inner.code === "invalid_type" ? [inner.expected] : [])
  );
  const actual = valueAt(document.value, path);
  const typeNames = typesOf(schemaAt(schema, issue.path));
  const types = [...new Set(expected.map((type) => typeNames[type] ?? type))].join(" or ");
  const spelling = document.spellingAt(path);
  const way = yesNo(actual, expected) ?? (expected.includes("number") ? percent(actual, typeNames) : void 0) ?? (expected.includes("string") ? inQuotes(actual, spelling) : void 0);
  return [document.problem(path, `${nameOf2(path)} should be ${types}, not ${valueText(actual, spelling)}`, way)];
}
function nameOf2(path) {
  const keys = path[0] === "settings" && path.length > 1 ? path.slice(1) : path;
  if (keys.length === 0) return "the file";
  return keys.map((key, i) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[\w-]+$/.test(String(key)) ? `${i > 0 ? "." : ""}${String(key)}` : `[${JSON.stringify(String(key))}]`;
  }).join("");
}
function message(issue, actual, { typeNames, actualText }) {
  const text2 = issue.message === NO_MESSAGE ? void 0 : issue.message;
  switch (issue.code) {
    case "invalid_type":
      return ` ${text2 ?? `should be ${typeNames[issue.expected] ?? issue.expected}`}, not ${actualText}`;
    case "invalid_value":
      return issue.values.length === 1 ? ` should be ${JSON.stringify(issue.values[0])}, not ${actualText}` : ` should be one of ${issue.values.map(String).join(", ")}, not ${actualText}`;
    case "too_small":
      return ` ${text2 ?? `should be at least ${String(issue.minimum)}, not ${actualText}`}`;
    case "too_big":
      return ` ${text2 ?? `should be at most ${String(issue.maximum)}, not ${actualText}`}`;
    default:
      return typeof actual === "string" && actual !== "" ? `: ${actualText} ${issue.message}` : ` ${issue.message}`;
  }
}
function valueText(value, spelling) {
  if (value === void 0 || value === null) return "nothing";
  if (isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return clip(typeof value === "number" && spelling ? spelling : maskSecrets(JSON.stringify(value)), 80);
}
function hint(issue, actual, types) {
  if (issue.code === "custom" && typeof actual === "string" && typeof issue.params?.["names"] === "function")
    return didYouMean(actual, issue.params["names"]());
  if (issue.code === "invalid_value" && typeof actual === "string") return didYouMean(actual, issue.values.map(String));
  if (issue.code !== "invalid_type") return void 0;
  if (issue.expected === "number") return percent(actual, types);
  const isMap = issue.expected === "object" || issue.expected === "record";
  return (isMap ? pairHint(actual) : void 0) ?? yesNo(actual, [issue.expected]);
}
function pairHint(actual) {
  const isPair = typeof actual === "string" && /^\w+(?::\S| +\S)/.test(actual);
  return isPair ? "a colon and a space follow a key" : void 0;
}
function yesNo(actual, types) {
  if (!types.includes("boolean") || typeof actual !== "string") return void 0;
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(actual))
    return `write ${actual.toLowerCase()} without quotes: they make it a text`;
  if (/^(?:no|off|n|false)$/i.test(actual)) return `write false: in YAML 1.2 ${actual} is a text`;
  return /^(?:yes|on|y|true)$/i.test(actual) ? `write true: in YAML 1.2 ${actual} is a text` : void 0;
}
function percent(actual, types) {
  const isPercent = typeof actual === "string" && types["number"] !== WHOLE && /^\d+(?:\.\d+)? ?%$/.test(actual);
  return isPercent ? `write ${Number.parseFloat(actual) / 100}` : void 0;
}
var WHOLE = "a whole number";
function typesOf(at2) {
  const isWhole2 = at2 && shapes(at2).some(({ _zod: { def } }) => def.type === "number" && "format" in def);
  return {
    string: "a text",
    int: WHOLE,
    number: isWhole2 === true ? WHOLE : "a number",
    boolean: "true or false",
    array: "a list",
    object: "a map",
    record: "a map"
  };
}
function oneOf2(keys) {
  return keys.length === 0 || keys.length > 24 ? void 0 : `known here: ${keys.join(", ")}`;
}
function schemaAt(schema, path) {
  let at2 = schema;
  for (const step of path) {
    const below = at2 && shapes(at2).filter(({ _zod: { def } }) => def.type !== "array" || typeof step === "number").map((shape) => schemaBelow(shape, step)).find((next) => next !== void 0);
    at2 = below;
  }
  return at2;
}
function shapes(schema) {
  const bare2 = withoutWrappers(schema);
  const { def } = bare2._zod;
  return def.type === "union" ? def.options.flatMap(shapes) : [bare2];
}
function keysAt(schema, path) {
  const at2 = schemaAt(schema, path);
  const keysOf = ({ _zod: { def } }) => {
    if (def.type === "object") return Object.keys(def.shape);
    return def.type === "record" ? [...def.keyType._zod.values ?? []].map(String) : [];
  };
  return at2 ? [...new Set(shapes(at2).flatMap(keysOf))] : [];
}

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

// src/policy/editors.ts
function peopleOf(inputs) {
  return inputs.map((input) => {
    const { who, from: from2, until: until2 } = typeof input === "string" ? { who: input } : input;
    return {
      who,
      from: from2 === void 0 ? null : certain(startOf, from2),
      until: until2 === void 0 ? null : certain(endOf, until2)
    };
  });
}
function identityFlaw(editor) {
  if (editor.id !== null) {
    if (/[^\x21-\x7e]/.test(editor.id))
      return "the id has white space, control characters or characters that look like others";
  }
  const flaw = editor.email === null ? void 0 : flawOf(email2, editor.email);
  return flaw && `the e-mail address ${flaw}`;
}
function isAmong(people, editor, time) {
  return naming(people, editor).some(
    ({ from: from2, until: until2 }) => (from2 === null || time >= from2) && (until2 === null || time < until2)
  );
}
var matchedPeople = /* @__PURE__ */ new WeakMap();
function naming(people, { id, email: email22 }) {
  const byEditor = getOrMake(matchedPeople, people, () => /* @__PURE__ */ new Map());
  return getOrMake(
    byEditor,
    `${id ?? ""}
${email22 ?? "\n"}`,
    () => candidates(people, { id, email: email22 }).filter(
      ({ who }) => who.includes("@") ? email22 !== null && coverageOf(email2, [who])(email22) : isId(who, id)
    )
  );
}
var peopleByName = /* @__PURE__ */ new WeakMap();
function candidates(people, { id, email: email22 }) {
  const byName = getOrMake(
    peopleByName,
    people,
    () => groupBy(people, ({ who }) => who.includes("@") ? foldAscii(who) : who.includes("*") ? "*" : who)
  );
  const address = email22 === null ? "" : foldAscii(email22);
  const names3 = /* @__PURE__ */ new Set([address, `*${address.slice(address.indexOf("@"))}`, "*", id ?? ""]);
  return [...names3].flatMap((name) => byName.get(name) ?? []);
}
function isId(pattern, id) {
  return id !== null && !/[^\x21-\x7e]/.test(id) && globMatches(pattern, id);
}
function settingsDenied(policy, editor, time, subjects) {
  const general = policy.approved === null ? true : isAmong(policy.approved, editor, time);
  const deciding = (subject2) => policy.by.findLast(({ pattern }) => matchesSubject(pattern, subject2));
  const deniedSubjects = subjects.filter((subject2) => {
    const owners = deciding(subject2);
    return owners ? !isAmong(owners.people, editor, time) : !general;
  });
  if (deniedSubjects.length === 0) return subjects.length === 0 && !general ? null : void 0;
  return deniedSubjects.length === subjects.length && !deniedSubjects.some(deciding) ? null : deniedSubjects;
}
function isListed(policy, { by, time }, subjects) {
  if (!policy || isOver(policy, time)) return null;
  return settingsDenied(policy, by, time, subjects) === void 0;
}
function settingsDeniedBut(policy, { by: editor, time }, subjects, isNamed) {
  const deniedSubjects = settingsDenied(policy, editor, time, subjects);
  if (deniedSubjects === void 0 || deniedSubjects === null && subjects.length === 0) return deniedSubjects;
  const forbidden = (deniedSubjects ?? subjects).filter((subject2) => !isNamed(subject2));
  if (forbidden.length === 0) return void 0;
  return deniedSubjects === null && forbidden.length === subjects.length ? null : forbidden;
}

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, tamperRules, verdicts } from "./questions.js";

import { People, accountOf } from "./questions.js";

// src/policy/changes.ts
function changesOf({ windows = [], freezes = [], loosening: loosening2, emergency }) {
  return {
    windows: windows.map(({ days: days4, from: from2, to, timezone }) => ({
      days: days4,
      from: minutesOf(from2),
      to: minutesOf(to),
      timezone
    })),
    freezes: freezes.map(({ from: from2, until: until2, reason, settings: settings2 }) => ({
      from: certain(startOf, from2),
      until: certain(endOf, until2),
      reason,
      settings: settings2 ?? null
    })),
    loosening: loosening2 ? { settings: loosening2.settings ?? null } : null,
    emergencySeconds: emergency ? certain(durationOf, emergency.approvedWithin) : null
  };
}
function changeProblems(document, { freezes = [], loosening: loosening2 }, catalog) {
  const freezeProblems = freezes.flatMap(
    (freeze, i) => patternProblems(document, freeze?.settings, catalog, ["changes", "freezes", i, "settings"])
  );
  const path = ["changes", "loosening", "settings"];
  return [...freezeProblems, ...patternProblems(document, loosening2?.settings, catalog, path)];
}
function minutesOf(hour2) {
  return Number(hour2.slice(0, 2)) * 60 + Number(hour2.slice(3));
}
function patternProblems(document, patterns2, catalog, path) {
  return (patterns2 ?? []).flatMap((pattern, i) => {
    const flaw = pattern === void 0 ? void 0 : patternFlaw(pattern, catalog);
    return flaw ? [document.problem([...path, i], `${nameOf2(path)}: ${flaw.message}`, flaw.hint)] : [];
  });
}
// src/policy/approvals.ts
function approvalProblems(document, inputs, catalog) {
  return inputs.flatMap(
    (input, i) => patternProblems(document, input?.settings, catalog, ["approvals", i, "settings"])
  );
}
function approvalsOf(document, inputs) {
  return inputs.map((input, i) => ({
    id: input.id,
    settings: input.settings,
    from: certain(startOf, input.from),
    until: certain(endOf, input.until),
    implementers: input.implementers ?? null,
    approvedBy: input.approvedBy,
    approvedAt: certain(startOf, input.approvedAt),
    ticket: input.ticket ?? null,
    reason: input.reason ?? null,
    location: document.place(["approvals", i])
  }));
}
function isAgreed(result) {
  return result === "authorized" || result === "emergency";
}
var ApprovalMatcher = class {
  #approvals;
  #options;
  #people;
  /** The times at which the result of an approval may change, in order. */
  #times;
  #covering = /* @__PURE__ */ new Map();
  /** By editor: few people make many revisions. */
  #roles = /* @__PURE__ */ new Map();
  /** By editor: the latest ones. Those of all times would take the approvals times the revisions. */
  #standings = /* @__PURE__ */ new Map();
  constructor(approvals, options) {
    this.#options = options;
    this.#people = options.people ?? new People();
    this.#approvals = approvals.filter(({ approvedAt }) => approvedAt <= options.asOf).toSorted(inOrder);
    const emergency = (options.emergencySeconds ?? 0) * 1e3;
    const times = this.#approvals.flatMap(({ from: from2, until: until2, approvedAt: at2 }) => [from2, until2, at2, at2 - emergency]);
    this.#times = [...new Set(times)].sort((a, b) => a - b);
  }
  match({ by, time, subjects }) {
    const bySubject = /* @__PURE__ */ new Map();
    if (this.#approvals.length === 0) return bySubject;
    const standings2 = this.#standingsOf(by, time);
    const { namedAgreement } = standings2;
    const agreements2 = subjects.flatMap((subject2) => this.#coveringOf(standings2, subject2).agreement ?? []);
    const [agreementElsewhere] = [...agreements2, ...namedAgreement ? [namedAgreement] : []].sort(
      (a, b) => inOrder(a.approval, b.approval)
    );
    for (const subject2 of subjects) {
      const { matches: matches3 } = this.#coveringOf(standings2, subject2);
      if (matches3.length > 0) bySubject.set(subject2, matches3);
      else if (agreementElsewhere) bySubject.set(subject2, [{ ...agreementElsewhere, result: "over-scope" }]);
    }
    return bySubject;
  }
  /** Cached: many revisions are made in the term of the same approvals. */
  #standingsOf(by, time) {
    const key = JSON.stringify([by.id, by.email]);
    const interval = countWhile(this.#times, (from2) => from2 <= time);
    const latest = this.#standings.get(key);
    if (latest?.interval === interval) return latest;
    const rolesOf = () => new Map(this.#approvals.map((approval) => [approval, roleOf(approval, by, this.#people)]));
    const roles = getOrMake(this.#roles, key, rolesOf);
    const all = this.#approvals.flatMap((approval) => {
      const role = lookUp(roles, approval);
      const { isNamed, isOwn, alias } = role;
      const result = standingOf(approval, role, time, this.#options.emergencySeconds);
      return result === void 0 ? [] : [{ approval, result, isNamed, isOwn, alias }];
    });
    const namedAgreement = all.find(({ result, isNamed }) => isNamed && isAgreed(result));
    const standings2 = { interval, all, namedAgreement, covering: /* @__PURE__ */ new Map() };
    this.#standings.set(key, standings2);
    return standings2;
  }
  #coveringOf({ all, covering }, subject2) {
    return getOrMake(covering, subject2, () => {
      const covers = ({ settings: settings2 }) => matchesAny(settings2, subject2);
      const approvals = getOrMake(this.#covering, subject2, () => new Set(this.#approvals.filter(covers)));
      const inOrderOfTerm = all.filter(({ approval }) => approvals.has(approval));
      const agreement = inOrderOfTerm.find(({ result }) => isAgreed(result));
      const ranked = inOrderOfTerm.toSorted((a, b) => rank2(a.result) - rank2(b.result));
      const inTerm = countWhile(ranked, ({ result }) => rank2(result) < rank2("early"));
      return { matches: ranked.slice(0, Math.max(1, inTerm)), agreement };
    });
  }
};
function inOrder(a, b) {
  return a.from - b.from || (a.id < b.id ? -1 : 1);
}
function rank2(result) {
  return approvalResults.indexOf(result);
}
function roleOf({ implementers, approvedBy }, by, people) {
  const isNamed = implementers !== null && (is(by, implementers) || implementers.some((person2) => people.is(by, person2)));
  const isSomebody = (by.id !== null || by.email !== null) && identityFlaw(by) === void 0;
  return {
    isNamed,
    mayImplement: isSomebody && (implementers === null || isNamed),
    // An approver who cannot be compared with the editor may be the editor.
    byOthers: approvedBy.some(
      (person2) => people.isComparable(by, person2) && !is(by, [person2]) && !people.mayBe(by, person2)
    ),
    isOwn: approvedBy.every((person2) => is(by, [person2]) || people.is(by, person2)),
    alias: approvedBy.flatMap((person2) => aliasOf(by, person2, people))[0] ?? null
  };
}
function aliasOf(by, approver, people) {
  const revision = people.firstOf(approver);
  return revision === void 0 || is(by, [approver]) || !people.mayBe(by, approver) ? [] : [{ who: approver, revision }];
}
function standingOf({ from: from2, until: until2, approvedAt }, { mayImplement, byOthers }, time, emergencySeconds) {
  const before = approvedAt <= time;
  const soon = emergencySeconds !== null && approvedAt <= time + emergencySeconds * 1e3;
  const wrong = [];
  if (time < from2) wrong.push("early");
  if (time >= until2) wrong.push("late");
  if (!mayImplement) wrong.push("wrong-implementer");
  if (!byOthers) wrong.push("self-approved");
  if (!before && !soon) wrong.push("unauthorized");
  if (wrong.length > 1) return void 0;
  return wrong[0] ?? (before ? "authorized" : "emergency");
}
function is(editor, people) {
  return isAmong(
    people.map((person2) => ({ who: person2, from: null, until: null })),
    editor,
    0
  );
}
var agreements = /* @__PURE__ */ new WeakMap();
function earliest(matches3, result, mustName) {
  if (!matches3) return void 0;
  const cache = getOrMake(agreements, matches3, () => /* @__PURE__ */ new Map());
  const find = () => matches3.filter((match) => match.result === result && (match.isNamed || !mustName)).map((match) => match.approval).toSorted((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1))[0] ?? null;
  return getOrMake(cache, `${result} ${mustName}`, find) ?? void 0;
}
function agreedAfterwards(matches3, mustName = false) {
  return earliest(matches3, "emergency", mustName);
}
function isAuthorized(matches3, mustName = false) {
  return earliest(matches3, "authorized", mustName) !== void 0;
}

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { efforts, providers } from "./base.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

// src/policy/shapes.ts
var filledText = string().check(_minLength(1, "is empty"), _regex(/\S/, "is blank"));
var prose = filledText.check(_overwrite(withoutTokens));
var anyJson = any();
function date(example, hour2, resolve, means) {
  const wrong = `is not a day such as ${example} or an instant such as ${example}T${hour2}:00:00Z`;
  return shapedText(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong).check(
    refine((text2) => resolve(text2) !== void 0, wrong),
    says(means)
  );
}
var from = date("2026-03-01", "09", startOf, "A day (from its start, UTC) or an instant");
var until = date("2026-03-31", "18", endOf, "A day (its whole day, UTC) or an instant");
var severitySchema = _enum(severities).check(says("The severity of a violation"));
var controlsSchema = array(shapedText(/^[a-z0-9][a-z0-9.-]*:\S+$/i, "is not a control such as soc2:CC6.8")).check(says("Control ids, as framework:id"));
var person = string().check(
  _minLength(1, "is empty"),
  refine((text2) => !/\s/.test(text2), "has white space"),
  // oxlint-disable-next-line no-control-regex
  refine((text2) => !/[^\x20-\x7e]/.test(text2), "has characters beyond ASCII, which can look like others"),
  refine((text2) => !/^\*+(?:@\**)?$/.test(text2), "matches everybody"),
  refine(
    (text2) => !text2.includes("@") || flawOf(email2, text2) === void 0,
    "is neither an e-mail address nor *@ and a domain"
  ),
  says("An e-mail address, *@domain, or a user id")
);
var somebody = (act) => person.check(
  _regex(/^[^*]*$/, `is a pattern, and ${act} is given by somebody`),
  says("An e-mail address, or a user id")
);
var ofMap = (test, error, lacking = []) => refine((value) => test({ ...value }), {
  error,
  params: { lacking },
  when: ({ value }) => typeof value === "object" && value !== null
});
var inOrder2 = ofMap(
  ({ from: from2, until: until2 }) => typeof from2 !== "string" || typeof until2 !== "string" || (endOf(until2) ?? Infinity) > (startOf(from2) ?? -Infinity),
  "ends before it begins"
);
var patterns = array(filledText).check(
  _minLength(1, "lists nothing"),
  says("Patterns of settings, as sandbox.network.*; * is one segment, ** any number")
);
var needs = (...keys) => [
  ofMap(
    (fields) => keys.some((key) => Object.hasOwn(fields, key)),
    `needs ${keys.slice(0, -1).join(", ")} or ${keys.at(-1)}`,
    keys
  ),
  meta({ anyOf: keys.map((key) => ({ required: [key] })) })
];

// src/policy/contradictions.ts
function noContradiction({ document, checks, problems }, setting, demands, path) {
  const contrary = contradiction(checks, demands, setting);
  const last = contrary?.at(-1);
  if (!contrary || !last) return;
  const message2 = contraryText(contrary, nameOf2(path));
  problems.push(document.problem([...path, last.check], message2, "correct one of them, or remove it", "key"));
}
function contraryText(demands, name) {
  const checks = demands.map(({ check: check2 }) => check2);
  const quantifier = checks.length === 2 ? "both" : "all of";
  return `no value of ${name} can meet ${quantifier} ${checks.slice(0, -1).join(", ")} and ${checks.at(-1)}`;
}
// src/policy/schema-access.ts
var days2 = (text2) => shapedText(/^[1-9]\d{0,3}d$/, "is not a number of days such as 60d").check(
  says(text2),
  meta({ examples: ["60d", "90d"] })
);
var accessSchema = strictObject({
  reviewEvery: optional(days2("How often somebody reviews who has access; stated for the record, and not judged")),
  maxIdle: optional(
    days2("How long somebody who is granted something may go without using the agent; judged with --with usage")
  ),
  mayEdit: optional2(literal("members"), "Who may change the controls: members of the organization")
}).check(
  refine((access) => Object.keys(access).length > 0, "needs reviewEvery, maxIdle or mayEdit"),
  meta({ minProperties: 1 }),
  says("Who keeps access, judged with --with access")
);
// src/policy/schema-changes.ts
var hour = (pattern, example) => string().check(_regex(pattern, `is not a time of day such as ${example}`));
var start = hour(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "09:00");
var windowSchema = strictObject({
  days: array(_enum(days)).check(_minLength(1, "lists nothing"), says("The days on which the window begins")),
  from: start.check(says("The time of day when the window begins")),
  to: hour(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "17:00, or 24:00").check(
    says("The time of day when the window ends; if it is before `from`, on the next day")
  ),
  timezone: filledText.check(
    _regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, "is not a time zone such as Europe/Berlin"),
    refine(isZone, { error: "is not a time zone such as Europe/Berlin", params: { names: zoneNames } }),
    says("The time zone of both times, such as Europe/Berlin")
  )
}).check(ofMap(({ from: from2, to }) => from2 !== to || !safeParse(start, from2).success, "begins and ends at the same time"));
var freezeSchema = strictObject({ from, until, reason: prose.check(says("Why nothing may change")), settings: optional(patterns) }).check(inOrder2);
var changesSchema = strictObject({
  windows: optionalList(windowSchema, "The only times when changes are allowed"),
  freezes: optionalList(freezeSchema, "Times when nothing may change, even in a window"),
  loosening: optional2(
    strictObject({ requires: _enum(["approval"]), settings: optional(patterns) }),
    "What a change needs if it loosens a setting, or if its direction is unknown"
  ),
  emergency: optional2(
    strictObject({ approvedWithin: durationText.check(says("Counted from the change")) }),
    "How soon a change must be approved afterwards; without it, a later approval is never accepted"
  ),
  severity: optional(severitySchema),
  rationale: optional(prose),
  controls: optional(controlsSchema)
}).check(...needs("windows", "freezes", "loosening"), says("When and how the controls may change"));
var approvalSchema = strictObject({
  id: shapedText(/^[A-Za-z0-9#][A-Za-z0-9._/:#-]{0,63}$/, "is not an id such as CHG-1042").check(
    says("The change record; unique for every approval")
  ),
  settings: patterns.check(says("The settings that may change, by pattern")),
  from,
  until,
  implementers: optionalList(person, "Who may make the change (default: anybody)", "lists nobody"),
  approvedBy: array(somebody("an approval")).check(_minLength(1, "lists nobody"), says("Who agreed; at least one person must not be the implementer")),
  approvedAt: date("2026-03-01", "09", startOf, "When they agreed: a day (its start, UTC) or an instant"),
  ticket: optional(prose),
  reason: optional(prose)
}).check(inOrder2);
// src/policy/schema-usage.ts
var ruleId = shapedText(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  "is not a rule id: letters, digits, dots, dashes and underscores"
).check(says("Replaces the built-in name in the rule's id, after the policy's id"));
var besideObserved = {
  severity: optional(severitySchema),
  because: optional2(prose, "Why the rule exists"),
  remediation: optional2(prose, "How to remediate a violation"),
  controls: optional(controlsSchema),
  fixWithin: optional2(durationText, "The time limit for remediation")
};
var beside = { ...besideObserved, id: optional(ruleId) };
var names = (text2) => optionalList(filledText, text2);
var days3 = (text2, most, shape = /^(?:0|[1-9]\d{0,3})d$/) => shapedText(shape, "is not a number of days such as 14d").check(
  refine((value) => Number.parseInt(value, 10) <= most, `is more than ${most}d`),
  says(text2),
  meta({ examples: ["7d", "14d"] })
);
var someDays = (text2, most) => days3(text2, most, /^[1-9]\d{0,3}d$/);
var limit = (text2) => strictObject({ atMost: number().check(_gte(0)) }).check(says(text2));
var part = number().check(_gte(0), _lte(1, "is more than 1, which is all"));
var list = (noun) => strictObject({
  allowed: names(`The only ${noun} that may be used`),
  denied: names(`The ${noun} that nobody may use`),
  ...beside
}).check(...needs("allowed", "denied"));
var hook = strictObject({
  event: filledText.check(says("The event of the hook, such as SessionEnd")),
  matcher: optional2(filledText, "The matcher of the hook"),
  command: filledText.check(says("The command that the hook runs")),
  perSession: optional2(strictObject({ atLeast: part }), "The minimum number of runs per session"),
  perCallOf: optionalList(filledText, "Tools for whose calls the hook must run"),
  atLeast: optional2(part, "With perCallOf: the minimum share of the calls"),
  over: someDays("The time over which it is counted", 90),
  ...beside
}).check(
  ofMap(
    ({ perSession, perCallOf, atLeast: atLeast2 }) => perSession !== void 0 !== (perCallOf !== void 0) && perCallOf !== void 0 === (atLeast2 !== void 0),
    "needs either perSession, or perCallOf with atLeast",
    ["perSession", "perCallOf", "atLeast"]
  ),
  meta({ oneOf: [{ required: ["perSession"] }, { required: ["perCallOf", "atLeast"] }] })
);
var usageSchema = strictObject({
  severity: optional(severitySchema),
  settle: optional(days3("How long clients may still run with older settings after a tightening (default: 0d)", 7)),
  quiet: optional(days3("How many days without a violation end a finding (default: 14d)", 365)),
  models: optional(
    strictObject({
      allowed: names("The only models that may be used; * is any text"),
      denied: names("Models that nobody may use; * is any text"),
      tiers: names("The only tiers of models that may be used"),
      ...beside
    }).check(...needs("allowed", "denied", "tiers"))
  ),
  mcp: optional(
    strictObject({
      allowed: names("The only MCP servers that may be used, by name"),
      denied: names("MCP servers that nobody may use, by name"),
      identities: optional2(
        record(string(), filledText),
        "The host or command of a server in mcpPolicy.allowlist, by the server's name"
      ),
      ...beside
    }).check(...needs("allowed", "denied", "identities"))
  ),
  tools: optional(list("tools")),
  slashCommands: optional(list("slash commands")),
  skills: optional(list("skills")),
  clients: optional(list("clients")),
  autonomy: optional(
    strictObject({
      atMost: optional2(_enum(["off", "low", "medium", "high"]), "The highest autonomy that anybody may use"),
      share: optional2(
        partialRecord(_enum(["off", "low", "medium", "high"]), strictObject({ atMost: part })).check(
          refine((share) => Object.keys(share).length > 0, "lists nothing"),
          meta({ minProperties: 1 })
        ),
        "The maximum share of all calls, by level"
      ),
      ratioP90: optional(limit("Calls for each turn of a user, 90th percentile, at most")),
      ...beside
    }).check(...needs("atMost", "share", "ratioP90"))
  ),
  credits: optional(
    strictObject({
      perUserPerDay: optional(limit("Credits of a user on a day, at most")),
      perDay: optional(limit("Credits of all on a day, at most")),
      ...beside
    }).check(...needs("perUserPerDay", "perDay"))
  ),
  hooks: optionalList(hook, "Hooks that must run"),
  unused: optional(
    strictObject({
      after: someDays("How long something that is allowed may go unused", 3650),
      of: array(_enum(["models", "mcp"])).check(_minLength(1, "lists nothing")),
      ...beside
    })
  )
}).check(
  refine((usage) => Object.keys(usage).length > 0, "states nothing"),
  meta({ minProperties: 1 }),
  says("Rules on usage, judged with --with usage")
);
// src/policy/schema-limits.ts
var limit2 = int().check(_gte(0), says("Credits that the user may consume"));
var limitsSchema = strictObject({
  default: optional2(limit2, "The limit of every member who is not in users"),
  users: optional2(record(string(), limit2), "Limits by the e-mail address of the user"),
  owner: optional2(filledText, "Owner of the limits (default: the policy's owner)"),
  ...besideObserved
}).check(
  ...needs("default", "users"),
  says("Credit limits of users; an audit compares them with the limits that limits apply --ledger set last")
);
// src/policy/schema-observed.ts
var names2 = (text2) => array(filledText).check(_minLength(1, "lists nothing"), says(text2));
var duration2 = (text2) => shapedText(durationShape, "is not a duration such as 1h or 30d").check(says(text2));
var readinessSchema = strictObject({
  repositories: optional(names2("Addresses of repositories that must have a report; others are judged when seen")),
  required: optional2(
    record(string(), union([part, strictObject({ atLeast: part })])),
    "The share of the applications that must pass, by criterion: 1 means all"
  ),
  maxAge: optional(duration2("How old the newest report of a repository may be")),
  models: optional(
    strictObject({
      allowed: optional(names2("The only models that may evaluate; * is any text")),
      denied: optional(names2("Models that may not evaluate; * is any text"))
    }).check(...needs("allowed", "denied"))
  ),
  agentVersion: optional(
    strictObject({
      atLeast: shapedText(/^\d{1,6}(?:\.\d{1,6}){0,3}$/, "is not a version such as 1.40.0").check(
        says("The oldest allowed version of the agent's command line in an evaluation")
      )
    })
  ),
  clean: optional2(literal(true), "Whether the evaluated commit must be pushed, without uncommitted changes"),
  ...besideObserved
}).check(
  ...needs("repositories", "required", "maxAge", "models", "agentVersion", "clean"),
  says("Requirements on repositories, judged with --with readiness")
);
var computersSchema = strictObject({
  watch: names2("Computers to request, by id or by name; the service has no list of computers"),
  remoteUser: optional(strictObject({ noneOf: names2("Accounts on the computer that agents may not have") })),
  maxProvisioning: optional(duration2("How long a computer may take until it is provisioned")),
  ...besideObserved
}).check(says("Requirements on computers, judged with --with computers"));
var sessionsSchema = strictObject({
  watch: names2("Sessions to request, by id; the service has no list of sessions"),
  tools: optional(strictObject({ denied: names2("Tools that no session may have on") })),
  providerLock: optional(
    strictObject({
      oneOf: names2("The only providers that a session may be locked to, of the model or of its API")
    })
  ),
  ...besideObserved
}).check(says("Requirements on sessions, judged with --with sessions"));
// src/policy/schema.ts
var idSchema = shapedText(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  "is not an id: letters, digits, dots, dashes and underscores"
);
var approvedSchema = array(
  union([
    person,
    strictObject({ who: person, from: optional(from), until: optional(until), because: optional(prose) }).check(inOrder2)
  ])
);
var editorsSchema = strictObject({
  approved: optional2(
    approvedSchema.check(_minLength(1, "lists nobody")),
    "Who may edit; judged at the time of each revision"
  ),
  by: optional2(
    record(string(), approvedSchema.check(_minLength(1, "lists nobody"))),
    "Who may edit which settings; the last pattern that matches decides. * is one segment, ** any"
  ),
  severity: optional(severitySchema),
  rationale: optional(prose),
  controls: optional(controlsSchema)
}).check(...needs("approved", "by"));
var exceptionSchema = strictObject({
  rule: filledText.check(says("The id of the rule")),
  value: optional2(json(), "All accepted entries; null for a setting that is not set"),
  subject: optional(
    filledText.check(
      _regex(entrySubject, "is not a finding's subject such as /customModels/custom:x/apiKey"),
      says(
        "The finding's subject. A rule on every entry ([*]) needs it: it names the one entry. For a rule on lists of models, it names a member's override; without it, the exception is for the organization's own list"
      ),
      meta({ examples: ["/customModels/custom:x/apiKey"] })
    )
  ),
  inert: optional2(
    boolean(),
    "Whether the exception also accepts that the setting has no effect because its switch is off"
  ),
  revision: optional2(int().check(_gte(0)), "For an event: the accepted revision"),
  owner: filledText.check(says("Owner of the exception")),
  // Policies of the past may name a pattern (see exception-problems.ts).
  agreedBy: optionalList(
    person.check(says("An e-mail address, or a user id"), meta({ pattern: "^[^*]*$" })),
    "Who agreed, other than the owner",
    "names nobody"
  ),
  reason: prose.check(says("Why the finding is accepted")),
  from,
  expires: optional(until),
  ticket: optional(prose),
  category: optional(_enum(["waiver", "mitigated"]))
}).check(meta({ oneOf: [{ required: ["value", "expires"] }, { required: ["revision"] }] }));
var modifiers = {
  severity: severitySchema,
  title: prose.check(says("A short title of the rule")),
  because: prose.check(says("Why the rule exists")),
  remediation: prose.check(says("How to remediate a violation")),
  controls: controlsSchema,
  id: shapedText(
    /^[A-Za-z0-9][A-Za-z0-9._/[\]*-]{0,127}$/,
    "is not a rule id: letters, digits and . _ / [ ] * -"
  ).check(says("Replaces the setting's path in the rule's id")),
  unset: _enum(["pass", "fail"]).check(says("Whether the rule passes or fails if the setting is not set")),
  fixWithin: durationText.check(
    says("The time limit for remediation, counted from the revision that introduced the violation"),
    meta({ examples: ["24h", "72h", "7d", "30d"] })
  ),
  overridable: boolean().check(says("Whether a policy that extends this one may loosen the rule"))
};
var assertionSchema = strictObject({
  id: modifiers.id.check(says("Names the rule, after the policy's id")),
  schema: described(
    record(string(), json()),
    "A JSON Schema (2020-12) for all settings, by their canonical names; settings that are not set are absent"
  ),
  severity: optional(modifiers.severity),
  title: optional(modifiers.title),
  because: optional(modifiers.because),
  remediation: optional(modifiers.remediation),
  controls: optional(modifiers.controls),
  fixWithin: optional(modifiers.fixWithin)
});
var policySchema = strictObject({
  id: optional2(idSchema, "Id of the policy; rule ids start with it"),
  formerly: optionalList(
    idSchema,
    "Earlier ids of the policy, oldest first; its findings, issues and exceptions are kept"
  ),
  title: optional(prose),
  owner: optional2(filledText, "Owner of the policy"),
  severity: optional2(
    severitySchema,
    "The severity of rules that state none, except editors, changes and access.maxIdle (default: medium, or that of the built-in rule)"
  ),
  rationale: optional2(prose, "Why the policy exists"),
  controls: optional(controlsSchema),
  effective: optional2(
    strictObject({ from: optional(from), until: optional(until) }).check(
      refine((term) => term.from !== void 0 || term.until !== void 0, "needs from or until"),
      meta({ minProperties: 1 }),
      inOrder2
    ),
    "When the policy is in force"
  ),
  extends: optionalList(filledText, "Packs by name, or files, whose rules this policy inherits"),
  settings: optional(record(string(), anyJson)),
  editors: optional2(editorsSchema, "Who may change the controls"),
  changes: optional(changesSchema),
  usage: optional(usageSchema),
  access: optional(accessSchema),
  limits: optional(limitsSchema),
  readiness: optional(readinessSchema),
  computers: optional(computersSchema),
  sessions: optional(sessionsSchema),
  assertions: optionalList(assertionSchema, "Rules on several settings together"),
  approvals: optionalList(approvalSchema, "Approved changes"),
  // Without exceptions when the last one was removed, or before the first one is accepted.
  exceptions: optional2(nullable(array(exceptionSchema)), "Accepted findings")
});
var statements = [
  "settings",
  "editors",
  "changes",
  "usage",
  "access",
  "limits",
  "readiness",
  "computers",
  "sessions",
  "assertions"
];
var exceptionKeys = namesIn(exceptionSchema.shape);
var modifierNames = namesIn(modifiers);
function isModifier(key) {
  return Object.hasOwn(modifiers, key);
}
// src/policy/settings.ts
function checksNamedIn(tree) {
  const names3 = /* @__PURE__ */ new Set(["equals"]);
  const visit = (value) => {
    if (typeof value !== "object" || value === null) return;
    if (isArray(value)) return value.forEach((item) => visit(item));
    for (const [key, member] of Object.entries(value)) {
      if (checkNames.includes(key)) names3.add(key);
      visit(member);
    }
  };
  visit(tree);
  return names3;
}
function rulesOf(document, tree, context) {
  const walk = { ...context, document, rules: [], problems: [] };
  group(walk, context.catalog.root, tree, ["settings"]);
  return { rules: walk.rules, problems: walk.problems };
}
function at(walk, place2, value, path) {
  const { setting } = place2;
  if (setting && isContainer(setting)) return container(walk, place2, setting, { value, path });
  if (setting) return leaf(walk, setting, { value, path });
  group(walk, place2, value, path);
}
function group(walk, place2, value, path) {
  const { document, problems } = walk;
  const name = place2.path || "settings";
  const names3 = [...place2.keys.keys()];
  const list2 = names3.filter((key) => lookUp(place2.keys, key).name === key).join(", ");
  if (!isObject(value)) {
    const hint2 = pairHint(value) ?? (place2.path ? `name one of them: ${list2}` : void 0);
    return void problems.push(document.problem(path, `${name} is a group of settings`, hint2));
  }
  if (Object.keys(value).length === 0) problems.push(document.problem(path, `${name} states nothing`));
  let unknown2 = 0;
  for (const [key, below] of Object.entries(value)) {
    const match = place2.keys.get(key);
    if (match) {
      at(walk, match.place, below, [...path, key]);
      continue;
    }
    if (++unknown2 > MANY) continue;
    const where = place2.path ? ` in ${place2.path}` : "";
    const hint2 = isWord(key) ? `${name} is a group; write ${key} at one of its settings` : nestedHint(walk.catalog, place2.path, key) ?? settingNamed(walk.catalog, key) ?? didYouMean(key, names3) ?? settingLike(walk.catalog, key) ?? (place2.path ? `known here: ${list2}` : void 0);
    problems.push(document.problem([...path, key], `unknown setting ${JSON.stringify(key)}${where}`, hint2, "key"));
  }
  if (unknown2 > MANY) problems.push(document.problem(path, `${unknown2 - MANY} more unknown settings in ${name}`));
}
function nestedHint(catalog, above, key) {
  const path = key.startsWith("/") ? unpointer(key).join(".") : key;
  const parts = path.replaceAll("[*]", ".each").split(".");
  if (parts.length < 2 || !catalog.place(above ? `${above}.${path}` : path)) return void 0;
  return `write it nested: ${parts.slice(0, -1).map((part2) => `${part2}: { `).join("")}${parts.at(-1)}: \u2026${" }".repeat(parts.length - 1)}`;
}
function isWord(key) {
  return checkNames.includes(key) || isModifier(key);
}
var lastOf = (path) => path.slice(path.lastIndexOf(".") + 1);
function settingNamed(catalog, key) {
  const top = catalog.root.keys.get(key)?.name;
  const path = top ? `settings.${top}` : catalog.settings.find((setting) => lastOf(setting.path) === key)?.path;
  return path && `did you mean ${path}?`;
}
function settingLike(catalog, key) {
  const near = nearest(
    key,
    catalog.settings.map((setting) => lastOf(setting.path))
  );
  return near === void 0 ? void 0 : settingNamed(catalog, near);
}
function container(walk, place2, setting, { value, path }) {
  if (!isObject(value)) {
    const hint2 = "write each, size, set or schema below it";
    return void walk.problems.push(walk.document.problem(path, `${setting.path} holds entries`, hint2));
  }
  const { each: each2, ...ownChecks } = value;
  if (each2 !== void 0 && place2.any) at(walk, place2.any, each2, [...path, "each"]);
  if (Object.keys(ownChecks).length > 0) leaf(walk, setting, { value: ownChecks, path });
  else if (each2 === void 0) walk.problems.push(walk.document.problem(path, `${setting.path} states nothing`));
}
function leaf(walk, setting, { value, path }) {
  const { document, problems } = walk;
  const entries2 = isObject(value) ? Object.entries(value) : [];
  const fields = {};
  for (const [key, item] of entries2)
    if (isModifier(key)) modifier(walk, key, { value: item, path: [...path, key] }, fields);
  const demands = [];
  const before = problems.length;
  if (!isObject(value)) plainValue(walk, setting, { value, path }, demands);
  else if (entries2.length === 0) problems.push(document.problem(path, ...noCheck(setting.path), "key"));
  for (const [key, item] of entries2)
    if (!isModifier(key)) check(walk, setting, { value: item, path: [...path, key] }, demands);
  if (fields["unset"] === "pass" && demands.some(({ check: check2, options }) => check2 === "set" && options === true))
    problems.push(
      document.problem([...path, "unset"], `${setting.path} must be set and may be unset`, "keep one of them", "key")
    );
  noContradiction(walk, setting, demands, path);
  const isWhole2 = problems.length === before;
  walk.rules.push(ruleOf(walk, { setting, demands, fields, path, isWhole: isWhole2 }));
}
function modifier(walk, name, { value, path }, into) {
  const schema = modifiers[name];
  const result = safeParse(schema, value, ownMessages);
  if (result.success) into[name] = result.data;
  else walk.problems.push(...problemsOf(walk.document, schema, result.error.issues, { base: path }));
}
function plainValue(walk, setting, { value, path }, into) {
  const misfit = lookUp(walk.checks, "equals").misfit(setting);
  if (value === null) walk.problems.push(walk.document.problem(path, ...noCheck(nameOf2(path)), "key"));
  else if (isArray(value) && value.length === 0 && isList(setting))
    walk.problems.push(
      walk.document.problem(path, `${nameOf2(path)} lists nothing`, "to demand that it is empty, write set: false")
    );
  else if (misfit)
    unfit(walk, setting, walk.document.problem(path, `${nameOf2(path)} cannot be a plain value: ${misfit}`));
  else into.push(...demand(walk, setting, "equals", { value, path }));
}
function unfit({ problems }, setting, problem) {
  problems.push(setting.class === "secret" ? withoutExcerpt(problem) : problem);
}
function check(walk, setting, node, into) {
  const { document, checks } = walk;
  const { path } = node;
  const key = String(path.at(-1));
  const above = nameOf2(path.slice(0, -1));
  const say = (message2, hint2) => unfit(walk, setting, document.problem(path, message2, hint2, "key"));
  if (!checkNames.includes(key)) {
    const names3 = [...fitting(checks, setting).map(([name]) => name), ...checkNames, ...modifierNames];
    const otherwise = isContainer(setting) ? "write what every entry must hold below each" : `checks: ${checkNames.join(", ")}; other keys: ${modifierNames.join(", ")}`;
    return say(`unknown check ${JSON.stringify(key)} at ${above}`, didYouMean(key, names3) ?? otherwise);
  }
  const misfit = lookUp(checks, key).misfit(setting);
  if (misfit) return say(`${key} does not fit ${above}: ${misfit}`);
  if (key === "each") into.push(...entries(walk, entryOf(setting), node));
  else into.push(...demand(walk, setting, key, node));
}
function entries(walk, entry, { value: options, path }) {
  const { document, problems } = walk;
  const before = problems.length;
  const inner = [];
  if (!isObject(options)) plainValue(walk, entry, { value: options, path }, inner);
  else if (Object.keys(options).length === 0) problems.push(document.problem(path, ...noCheck(nameOf2(path)), "key"));
  else
    for (const [key, item] of Object.entries(options))
      if (isModifier(key))
        problems.push(document.problem([...path, key], `${key} belongs next to each, not inside it`, void 0, "key"));
      else check(walk, entry, { value: item, path: [...path, key] }, inner);
  noContradiction(walk, entry, inner, path);
  return problems.length === before ? [{ check: "each", options }] : [];
}
function noCheck(setting) {
  return [`${setting} states no check`, "write a value, or a check such as equals"];
}
function demand(walk, setting, name, { value: options, path }) {
  if (walk.isPack) return [{ check: name, options }];
  const schema = lookUp(walk.checks, name).options(setting);
  const result = safeParse(schema, options, ownMessages);
  if (result.success) return [{ check: name, options }];
  walk.problems.push(...problemsOf(walk.document, schema, result.error.issues, { base: path }));
  return [];
}
function ruleOf({ defaults, checks, document }, { setting, demands, fields, path, isWhole: isWhole2 }) {
  const text2 = (name) => textAt(fields, name);
  const fixWithin = text2("fixWithin");
  return {
    ...defaults,
    id: `${defaults.policy}/${text2("id") ?? setting.path}`,
    title: text2("title") ?? titleOf(setting.path, checks, demands),
    severity: severities.find((severity) => severity === fields["severity"]) ?? defaults.severity,
    rationale: text2("because") ?? defaults.rationale,
    remediation: text2("remediation") ?? null,
    controls: fields["controls"] ? listOf(fields["controls"]).map(String) : defaults.controls,
    setting: setting.path,
    demands,
    unsetPasses: fields["unset"] === "pass",
    fixWithinSeconds: fixWithin === void 0 ? null : certain(durationOf, fixWithin),
    overridable: fields["overridable"] === true,
    location: document.place(path, "key"),
    states: new Set(namesIn(fields)),
    alsoCalled: [],
    isWhole: isWhole2,
    problem: (message2, hint2) => document.problem(path, message2, hint2, "key")
  };
}
function titleOf(setting, checks, demands) {
  return `${setting}: ${demandText(checks, demands)}`;
}

// src/policy/exceptions.ts
var MAX_DAYS = 180;
var SOON = 30 * DAY;
function isAgreedByOwner({ owner, agreedBy = [] }) {
  return agreedBy.some((person2) => foldAscii(person2) === foldAscii(owner));
}
function ruleNamed(name, { settings: settings2, builtin, otherNames }) {
  return settings2.has(name) || builtin.has(name) ? name : otherNames.get(name)?.[0];
}
function exceptionsOf(document, inputs, names3) {
  return inputs.map((input, i) => {
    const rule = ruleNamed(input.rule, names3) ?? input.rule;
    const { value, subject: subject2 = names3.overridden.get(rule) } = input;
    return {
      rule,
      value: value === void 0 ? null : isArray(value) ? value : [value],
      // An exception for the organization's list does not accept a member's override.
      subject: subject2 ?? null,
      inert: input.inert ?? false,
      revision: input.revision ?? null,
      owner: input.owner,
      agreedBy: input.agreedBy ?? [],
      reason: input.reason,
      ticket: input.ticket ?? null,
      category: input.category ?? null,
      from: certain(startOf, input.from),
      until: input.expires === void 0 ? null : certain(endOf, input.expires),
      location: document.place(["exceptions", i])
    };
  });
}
function termAt(exception, time) {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}
function isAbout(exception, { rule, subject: subject2, event, inert }) {
  return exception.rule === rule && (exception.subject === null || exception.subject === subject2) && (exception.inert || !inert) && (event ? exception.revision !== null && exception.revision === event.revision : exception.revision === null);
}
function entryKey(setting, entry) {
  if (isSecret(entry)) return canonical(entry.fingerprint);
  if (typeof entry === "string" && entry.startsWith("fp:")) return canonical(entry);
  return setting ? normalOf(kindOf(setting), entry) : canonical(entry);
}
function acceptedBy({ value }, setting) {
  return new Set((value ?? []).filter((entry) => entry !== NO_FINGERPRINT).map((entry) => entryKey(setting, entry)));
}
var fingerprint = new RegExp(String.raw`${KEYED}|${NO_FINGERPRINT}|fp:run:\d+`, "g");
function fingerprintKeysOf(entry) {
  return [...entry.matchAll(fingerprint)].map(([, key]) => key ?? null);
}
function mayBeSame(a, b) {
  const hideFingerprints = (entry) => entry.replaceAll(fingerprint, "fp:");
  const keys = fingerprintKeysOf(b);
  return hideFingerprints(a) === hideFingerprints(b) && fingerprintKeysOf(a).some((key, i) => key === null || key !== keys[i]);
}
function renewExceptions(exceptions, marks) {
  if (marks.size === 0) return exceptions;
  const present2 = (entry) => typeof entry === "string" ? entry.replaceAll(fingerprint, (mark) => marks.get(mark) ?? mark) : entry;
  return exceptions.map((exception) => {
    const value = exception.value?.map(present2) ?? null;
    return value?.some((entry, i) => entry !== exception.value?.[i]) ? { ...exception, value } : exception;
  });
}

// src/policy/former-names.ts
function formerNames({ id, policy }, files) {
  const { formerly = [] } = files.find((file) => file.id === policy) ?? {};
  return formerly.map((name) => `${name}${id.slice(policy.length)}`);
}
function presentName(name, { rules, assertions, files }) {
  const all = [...rules, ...assertions];
  return all.find(({ id }) => id === name)?.id ?? all.find((rule) => formerNames(rule, files).includes(name))?.id ?? name;
}

import { userAddress } from "./zod.js";

// src/policy/observed.ts
function besides({ id: policy, document, input }, part2, section) {
  const { owner, severity, rationale, controls } = input;
  const place2 = (...path) => document.place([part2, ...path], "key");
  return {
    severity: section.severity ?? severity ?? null,
    rationale: section.because ?? rationale ?? null,
    remediation: section.remediation ?? null,
    controls: section.controls ?? controls ?? [],
    fixWithinSeconds: secondsOf(section.fixWithin),
    policy,
    owner: owner ?? null,
    locations: Object.fromEntries(Object.keys(section).map((key) => [key, place2(key)]))
  };
}
function readinessOf(file, input) {
  const { repositories, required, maxAge: maxAge2, models, agentVersion, clean } = input;
  return {
    ...besides(file, "readiness", input),
    repositories: repositories ?? null,
    required: required ? new Map(
      Object.entries(required).map(([name, least]) => [name, typeof least === "number" ? least : least.atLeast])
    ) : null,
    maxAgeSeconds: secondsOf(maxAge2),
    models: models ? { allowed: models.allowed ?? null, denied: models.denied ?? null } : null,
    agentVersion: agentVersion?.atLeast ?? null,
    clean: clean === true
  };
}
function computersOf(file, input) {
  return {
    ...besides(file, "computers", input),
    watch: input.watch,
    remoteUserNoneOf: input.remoteUser?.noneOf ?? null,
    maxProvisioningSeconds: secondsOf(input.maxProvisioning)
  };
}
function sessionsOf(file, input) {
  return {
    ...besides(file, "sessions", input),
    watch: input.watch,
    toolsDenied: input.tools?.denied ?? null,
    providerLockOneOf: input.providerLock?.oneOf ?? null
  };
}
function secondsOf(text2) {
  return text2 === void 0 ? null : certain(durationOf, text2);
}
// src/policy/limits.ts
function addressProblems(addresses, document) {
  const problems = [];
  const first = /* @__PURE__ */ new Map();
  for (const item of addresses) {
    const { email: email3, path, target } = item;
    if (!safeParse(userAddress, email3).success)
      problems.push(document.problem(path, `"${email3}" is not an e-mail address`, void 0, target));
    const earlier = first.get(foldAscii(email3));
    if (!earlier) first.set(foldAscii(email3), item);
    else {
      const { line } = document.place(earlier.path, earlier.target);
      const text2 = `"${email3}" is already in line ${line}${earlier.email === email3 ? "" : ", in other letters"}`;
      problems.push(document.problem(path, text2, "keep one of them", target));
    }
  }
  return problems;
}
var pathOf = (email3) => ["limits", "users", email3];
function limitsOf(file, input) {
  const beside2 = besides(file, "limits", input);
  return {
    ...beside2,
    owner: input.owner ?? beside2.owner,
    default: input.default ?? null,
    users: Object.entries(input.users ?? {}).map(([email3, limit3]) => ({
      email: foldAscii(email3),
      limit: limit3,
      location: file.document.place(pathOf(email3), "key")
    }))
  };
}
function limitProblems(document, { users = {} }) {
  const addresses = Object.keys(users).map((email3) => ({ email: email3, path: pathOf(email3), target: "key" }));
  return addressProblems(addresses, document);
}

// src/policy/sound.ts
function soundPart(schema, value) {
  return partOf(schema, value);
}
function partOf(schema, value) {
  if (safeParse(schema, value).success) return value;
  const { def } = withoutWrappers(schema)._zod;
  if (def.type === "array" && isArray(value)) return value.map((entry) => partOf(def.element, entry));
  if (def.type !== "object" && def.type !== "record" || !isObject(value)) return void 0;
  const sound = bag();
  for (const [key, member] of Object.entries(value)) {
    const below = schemaBelow(schema, key);
    if (below) sound[key] = partOf(below, member);
  }
  return sound;
}

import { elementNames, elementOf, isOver as isOver2, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { createHash as createHash2 } from "node:crypto";
import { createHash } from "node:crypto";
// src/policy/load.ts
// src/policy/schema-settings.ts
var sameSchemas = ["not", "if", "then", "else"];
var sameLists = ["allOf", "anyOf", "oneOf"];
var elements = ["items", "contains", "unevaluatedItems"];
function settingsNamedIn(schema, catalog) {
  const paths = /* @__PURE__ */ new Set();
  const mistakes = [];
  const followedKeys = /* @__PURE__ */ new Set();
  let reachedCount = 0;
  function reach(place2) {
    reachedCount++;
    paths.add(place2.path);
  }
  function member(place2, name, path) {
    if (!place2) return void 0;
    const match = place2.keys.get(name);
    if (match?.name === name) return match.place;
    const names3 = [...place2.keys.values()].map((key) => key.name);
    const suggestion = match?.name ?? (place2.any ? void 0 : nearest(name, names3));
    if (suggestion !== void 0) mistakes.push({ path, name, suggestion });
    return match?.place ?? place2.any;
  }
  function reachSetting(place2) {
    if (place2?.setting) reach(place2);
  }
  function visit(value, place2, path) {
    if (!isObject(value)) return;
    const { properties, required, dependentRequired, dependentSchemas, $ref } = value;
    for (const [key, schema2] of entriesOf2(properties)) {
      const at2 = [...path, "properties", key];
      const next = member(place2, key, at2);
      const before = reachedCount;
      visit(schema2, next, at2);
      if (reachedCount === before && next) reach(next);
    }
    for (const [i, key] of textsOf(required)) reachSetting(member(place2, key, [...path, "required", i]));
    for (const [on, names3] of entriesOf2(dependentRequired)) {
      const at2 = [...path, "dependentRequired", on];
      reachSetting(member(place2, on, at2));
      for (const [i, key] of textsOf(names3)) reachSetting(member(place2, key, [...at2, i]));
    }
    for (const [on, schema2] of entriesOf2(dependentSchemas)) {
      const at2 = [...path, "dependentSchemas", on];
      reachSetting(member(place2, on, at2));
      visit(schema2, place2, at2);
    }
    for (const word2 of sameSchemas) visit(value[word2], place2, [...path, word2]);
    for (const word2 of sameLists) for (const [i, item] of listOf2(value[word2])) visit(item, place2, [...path, word2, i]);
    for (const word2 of elements) visit(value[word2], place2?.any, [...path, word2]);
    for (const [i, item] of listOf2(value["prefixItems"])) visit(item, place2?.any, [...path, "prefixItems", i]);
    visit(value["additionalProperties"], place2?.any, [...path, "additionalProperties"]);
    for (const [key, schema2] of entriesOf2(value["patternProperties"]))
      visit(schema2, place2?.any, [...path, "patternProperties", key]);
    if (typeof $ref === "string") refer($ref, place2);
  }
  function refer($ref, place2) {
    const key = `${place2?.path ?? "?"} ${$ref}`;
    if (followedKeys.has(key) || !/^#(?:\/|$)/.test($ref)) return;
    followedKeys.add(key);
    const steps = unpointer($ref.slice(1));
    let at2 = schema;
    for (const step of steps) at2 = isArray(at2) ? at2[Number(step)] : isObject(at2) ? at2[step] : void 0;
    visit(at2, place2, steps);
  }
  visit(schema, catalog.root, []);
  return { paths: [...paths].sort(), mistakes };
}
function entriesOf2(value) {
  return isObject(value) ? Object.entries(value) : [];
}
function listOf2(value) {
  return isArray(value) ? [...value.entries()] : [];
}
function textsOf(value) {
  return listOf2(value).filter((entry) => typeof entry[1] === "string");
}
// src/policy/assertions.ts
function assertionProblems(document, inputs, catalog, compiler) {
  return inputs.flatMap((input, i) => {
    if (input?.schema === void 0) return [];
    const at2 = ["assertions", i, "schema"];
    const name = `assertions[${i}].schema`;
    const why = compiler.unusable(input.schema);
    if (why !== void 0) return [document.problem(at2, `${name} ${why}`)];
    return settingsNamedIn(input.schema, catalog).mistakes.map(
      ({ path, name: key, suggestion }) => document.problem(
        [...at2, ...path],
        `${name}: no setting is named "${key}" there`,
        `did you mean "${suggestion}"?`,
        "key"
      )
    );
  });
}
function assertionsOf(document, inputs, { catalog, defaults }, compiler) {
  return inputs.map((input, i) => ({
    id: `${defaults.policy}/${input.id}`,
    policy: defaults.policy,
    title: input.title ?? input.id,
    owner: defaults.owner,
    severity: input.severity ?? defaults.severity,
    rationale: input.because ?? defaults.rationale,
    remediation: input.remediation ?? null,
    controls: input.controls ?? defaults.controls,
    schema: input.schema,
    governs: settingsNamedIn(input.schema, catalog).paths,
    fixWithinSeconds: input.fixWithin === void 0 ? null : certain(durationOf, input.fixWithin),
    from: defaults.from,
    until: defaults.until,
    location: document.place(["assertions", i]),
    test: compiler.schemaTest(input.schema, true)
  }));
}
// src/policy/exception-problems.ts
var runSecret = /"(?:[^"\\]*\[(?:secret|hidden) )?fp:run:\d+(?:"|\])/;
function exceptionProblems(document, inputs, names3) {
  const problems = [];
  for (const [i, input] of inputs.entries()) {
    const statedFields = valueAt(document.value, ["exceptions", i]);
    if (!input || !isObject(statedFields)) continue;
    const meantKeys = Object.keys(statedFields).flatMap(
      (key) => exceptionKeys.includes(key) ? [] : meantBy(key, exceptionKeys) ?? []
    );
    const entry = {
      statedFields,
      input,
      isEvent: statedFields["revision"] !== void 0,
      complain: (message2, hint2, key, target) => problems.push(document.problem(["exceptions", i, ...[key ?? []].flat()], message2, hint2, target)),
      lacks: (...keys) => statedFields[keys[0]] === void 0 && !keys.some((key) => meantKeys.includes(key))
    };
    const name = `exceptions[${i}]`;
    valueProblems(entry, name);
    termProblems(entry, name);
    agreementProblems(entry, name, names3);
    ruleProblems(entry, name, names3);
  }
  return problems;
}
function valueProblems({ statedFields, isEvent, complain, lacks }, name) {
  const { value } = statedFields;
  if (isEvent && statedFields["inert"] !== void 0)
    complain(`${name} has a revision and "inert"`, "an event has a revision, a setting a value", "inert");
  if (isEvent && value !== void 0)
    complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
  else if (!isEvent && lacks("value", "revision"))
    complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
  if (isArray(value) && value.length === 0)
    complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
  else if (value !== void 0 && runSecret.test(JSON.stringify(value)))
    complain(
      `${name} accepts a secret by its number in one run, which is another secret in another run`,
      "set DRIFTLINE_FINGERPRINT_KEY, and write the fingerprint that the audit shows then",
      "value"
    );
}
function termProblems({ input, isEvent, complain, lacks }, name) {
  const { from: from2, expires } = input;
  if (!isEvent && lacks("expires", "revision"))
    complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
  if (from2 === void 0 || expires === void 0) return;
  const start2 = certain(startOf, from2);
  if (certain(endOf, expires) <= start2) complain(`${name} ends before it begins`, void 0, "expires");
  else if (certain(startOf, expires) - start2 > MAX_DAYS * DAY)
    complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
}
function agreementProblems({ statedFields, input, complain, lacks }, name, names3) {
  const { owner, agreedBy = [] } = input;
  const people = agreedBy.filter((person2) => person2 !== void 0);
  if (owner !== void 0 && isAgreedByOwner({ owner, agreedBy: people }))
    complain(`${name} is agreed to by its owner`, "name somebody else, or leave it out", "agreedBy");
  for (const [i, person2] of agreedBy.entries())
    if (person2?.includes("*") && names3.events !== null)
      complain(
        `${name}.agreedBy[${i}]: ${JSON.stringify(person2)} is a pattern, and an agreement is given by somebody`,
        void 0,
        ["agreedBy", i]
      );
  if (names3.agreement && lacks("agreedBy"))
    complain(
      `${name}${typeof statedFields["rule"] === "string" ? ` for ${statedFields["rule"]}` : ""} has no "agreedBy"`,
      "the configuration demands it: name somebody other than the owner who agreed to it"
    );
}
function ruleProblems({ statedFields, input, complain, isEvent, lacks }, name, names3) {
  const { rule, subject: subject2 } = input;
  if (rule === void 0) return;
  const about = ruleNamed(rule, names3);
  if (about === void 0) {
    const rules = [...names3.settings.keys(), ...names3.builtin, ...names3.otherNames.keys()];
    const hint2 = didYouMean(rule, rules) ?? "name the policy that states it in the same run";
    if (!names3.isUnsure(rule)) complain(`no rule of this run is called "${rule}"`, hint2, "rule");
    return;
  }
  const otherNames = names3.otherNames.get(rule) ?? [];
  if (about !== rule && otherNames.length > 1)
    complain(`"${rule}" is the id of several rules`, `name one: ${otherNames.join(", ")}`, "rule");
  const isPast = names3.events === null;
  const ofPolicy = names3.settings.has(about);
  const by = ofPolicy ? void 0 : names3.events?.[about];
  const hasValue = statedFields["value"] !== void 0;
  if (by === "nothing")
    complain(
      `${about} is about neither a value nor a revision, so no exception can accept it`,
      `remediate what it finds, or set its severity under "builtin" in driftline.yaml`,
      "rule"
    );
  if ((ofPolicy || !isPast) && isEvent && !hasValue && by === void 0)
    complain(
      `${about} is about ${ofPolicy ? "a setting" : "values"}, and revisions are accepted for events only`,
      "list the value it accepts",
      "revision",
      "key"
    );
  if (hasValue && !isEvent && by === "revision")
    complain(
      `${about} is about what a revision did, so that no value accepts it`,
      "write the revision in place of the value",
      "value",
      "key"
    );
  const setting = names3.settings.get(about) ?? "";
  const ofEntries2 = setting.includes("[*]");
  if ((!isEvent || hasValue) && ofEntries2 && lacks("subject"))
    complain(
      `${name} has no "subject", and ${about} is about every entry: it would accept those that come later`,
      `name the one entry it is for by its finding's subject, such as ${exampleOf(setting)}`
    );
  if (isPast || setting === "" || subject2 === void 0) return;
  if (!names3.placesOf(setting).some((path) => isOver2(subject2, path)))
    complain(
      `${name}.subject: "${subject2}" is no place that ${about} judges`,
      ofEntries2 ? `write its finding's subject, such as ${exampleOf(setting)}` : `write ${exampleOf(setting)}, or leave it out`,
      "subject"
    );
}
function exampleOf(setting) {
  return `/${setting.replaceAll("[*]", "/x").replaceAll(".", "/")}`;
}
// src/policy/extends.ts
function layer(own2, upperRules, layers, whole2) {
  const out = new Map(upperRules);
  const first = /* @__PURE__ */ new Map();
  for (const rule of own2) {
    const uppers = [...upperRules.values()].filter((upper) => upper.setting === rule.setting);
    const otherRule = first.get(rule.id) ?? (uppers.length > 0 ? first.get(rule.setting) : void 0);
    if (otherRule) {
      layers.problems.push(twice(rule, otherRule));
      continue;
    }
    first.set(rule.id, rule).set(rule.setting, rule);
    const judges = rule.isWhole && rule.demands.length > 0;
    if (uppers.length === 0) out.set(rule.id, judges ? failingUnset(rule, layers) : rule);
    if (!rule.isWhole) continue;
    if (uppers.length === 0 && !judges && whole2) layers.problems.push(rule.problem(...noCheck(rule.setting)));
    for (const upper of uppers) out.set(upper.id, failingUnset(replace(rule, upper, layers), layers));
  }
  return out;
}
function failingUnset(rule, layers) {
  if (rule.states.has("unset") && !rule.unsetPasses && passesUnset(rule, layers)) {
    const hint2 = "remove unset, or demand a value: set: true";
    layers.problems.push(rule.problem(`${rule.setting} passes while it is not set, in spite of unset: fail`, hint2));
  }
  return rule;
}
function join(sides, layers) {
  const out = /* @__PURE__ */ new Map();
  for (const side of sides)
    for (const [id, rule] of side) {
      const otherRule = out.get(id);
      if (!otherRule || otherRule === rule || loosening(rule, otherRule, layers) === void 0) out.set(id, rule);
      else if (loosening(otherRule, rule, layers) !== void 0)
        layers.problems.push(
          rule.problem(
            `${id} is stated here and at ${place(otherRule)}, and neither rule is tighter`,
            "keep one of them"
          )
        );
    }
  return out;
}
function replace(rule, upper, layers) {
  const isStated = (name) => rule.states.has(name);
  const demands = demandsOver(rule, upper, layers);
  const mergedRule = {
    ...rule,
    id: upper.id,
    policy: upper.policy,
    owner: rule.owner ?? upper.owner,
    demands,
    title: isStated("title") ? rule.title : rule.demands.length > 0 ? titleOf(rule.setting, layers.checks, demands) : upper.title,
    severity: isStated("severity") ? rule.severity : upper.severity,
    rationale: isStated("because") ? rule.rationale : upper.rationale,
    remediation: isStated("remediation") ? rule.remediation : upper.remediation,
    controls: isStated("controls") ? rule.controls : upper.controls,
    fixWithinSeconds: isStated("fixWithin") ? rule.fixWithinSeconds : upper.fixWithinSeconds,
    unsetPasses: isStated("unset") ? rule.unsetPasses : upper.unsetPasses,
    overridable: isStated("overridable") ? rule.overridable : upper.overridable,
    // The wider term: a policy that starts later must not suspend the upper rule until then.
    from: wider(rule.from, upper.from, Math.min),
    until: wider(rule.until, upper.until, Math.max),
    over: upper,
    alsoCalled: [rule.id, ...upper.alsoCalled]
  };
  const upperBound = boundOf(upper);
  const why = upperBound && loosening(mergedRule, upperBound, layers);
  if (why) {
    const text2 = `${rule.setting} ${why} ${upperBound.id} at ${place(upperBound)}`;
    layers.problems.push(rule.problem(text2, "tighten it, or let the upper rule say overridable: true"));
    return mergedRule;
  }
  const inheritedFrom = (from2) => `in part inherited from ${from2.id} at ${place(from2)}`;
  const contrary = contradiction(layers.checks, demands, layers.catalog.required(rule.setting));
  if (contrary && upperBound) {
    const text2 = contraryText(contrary, rule.setting);
    layers.problems.push(rule.problem(`${text2}, ${inheritedFrom(upperBound)}`, "correct one of them"));
  }
  if (mergedRule.unsetPasses && demands.some(({ check: check2, options }) => check2 === "set" && options === true)) {
    const text2 = `${rule.setting} must be set and may be unset`;
    layers.problems.push(rule.problem(`${text2}, ${inheritedFrom(upper)}`, "write unset: fail, or correct one of them"));
  }
  return mergedRule;
}
function wider(a, b, pick) {
  return a === null || b === null ? null : pick(a, b);
}
function demandsOver(rule, upper, layers) {
  if (rule.demands.length === 0) return upper.demands;
  const setting = layers.catalog.required(upper.setting);
  const inherited = boundOf(upper)?.demands.filter(
    (demand2) => impliesDemand(layers.checks, rule.demands, demand2, setting) === void 0
  );
  return [...inherited ?? [], ...rule.demands];
}
function boundOf(upper) {
  return upper.overridable ? upper.over && boundOf(upper.over) : upper;
}
function loosening(lower2, upper, layers) {
  const setting = layers.catalog.required(upper.setting);
  for (const demand2 of upper.demands) {
    const implied = impliesDemand(layers.checks, lower2.demands, demand2, setting);
    if (implied) continue;
    const check2 = lookUp(layers.checks, demand2.check);
    const demandText2 = `"${exactText(layers.checks, [demand2])}"`;
    if (implied === void 0) return `does not demand ${demandText2}, as does`;
    return check2.carries === "text" ? `cannot be compared with ${demandText2} of` : `is not as tight as ${demandText2} of`;
  }
  if (weight(lower2.severity) < weight(upper.severity)) return "has a lower severity than";
  if (passesUnset(lower2, layers) && !passesUnset(upper, layers) && !demandsSecret(lower2, upper))
    return "lets an unset value pass, unlike";
  if ((lower2.fixWithinSeconds ?? Infinity) > (upper.fixWithinSeconds ?? Infinity)) return "leaves more time than";
  if ((lower2.from ?? -Infinity) > (upper.from ?? -Infinity)) return "is in force later than";
  return (lower2.until ?? Infinity) < (upper.until ?? Infinity) ? "is in force for less time than" : void 0;
}
function passesUnset({ unsetPasses, demands, setting: path }, { catalog, checks }) {
  const setting = catalog.required(path);
  if (unsetPasses || demands.some(({ check: check2, options }) => check2 === "set" && options === false)) return true;
  if (demands.some(({ check: check2, options }) => check2 === "secret" && options === "absent")) return true;
  if (demands.every(({ check: check2 }) => check2 === "maxAge")) return true;
  return passesEmpty(checks, demands, setting);
}
function demandsSecret(...rules) {
  return rules.every((rule) => rule.demands.some(({ check: check2 }) => check2 === "secret")) && !firstIn(rules).unsetPasses;
}
function twice(rule, otherRule) {
  return rule.problem(`the rule ${rule.id} is already stated at ${place(otherRule)}`, "give one of them an id");
}
function place(rule) {
  return `${rule.location.file}:${rule.location.line}:${rule.location.column}`;
}
// src/policy/read.ts
// src/policy/packs.made.ts
var packs = [
  {
    "digest": "549a0471ddae40bdcb55924bd30b886be837612cc76c5d4f2f2d046dd7fed389",
    "value": {
      "id": "baseline",
      "title": "Baseline for the enterprise controls of a coding agent",
      "severity": "medium",
      "settings": {
        "maxAutonomyLevel": {
          "atMost": "medium",
          "severity": "high",
          "title": "Autonomy is capped",
          "because": "Above medium, the agent pushes, deploys and migrates without review.",
          "remediation": "Set the highest autonomy level to one that this rule allows.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:AC-6(10)",
            "iso-27001:A.8.2",
            "cis:5.4"
          ]
        },
        "enableAgentShield": {
          "equals": true,
          "severity": "high",
          "title": "Secret scanning of commits is enforced",
          "because": "Without scanning, a secret that the agent has read can leave in a commit.",
          "remediation": "Turn the agent shield on, so that members cannot turn it off.",
          "controls": [
            "soc2:CC6.7",
            "nist-800-53:SC-7(10)",
            "iso-27001:A.8.12",
            "aiuc-1:A008"
          ]
        },
        "includeCoAuthoredByAgent": {
          "equals": true,
          "severity": "low",
          "title": "Commits name the agent",
          "because": "Reviewers must be able to distinguish the work of a person from the work of the agent.",
          "remediation": "Turn the co-author trailer on.",
          "controls": [
            "soc2:CC7.2",
            "nist-800-53:AU-10",
            "iso-27001:A.8.15",
            "cis:8.5"
          ]
        },
        "restrictApiKeyCreationToManagers": {
          "equals": true,
          "title": "Only managers create API keys",
          "because": "An API key has the rights of its creator and is easily forgotten.",
          "remediation": "Restrict the creation of API keys to managers.",
          "controls": [
            "soc2:CC6.1",
            "nist-800-53:AC-6(5)",
            "iso-27001:A.8.2",
            "cis:5.4"
          ]
        },
        "sessionRetentionDays": {
          "atLeast": 30,
          "atMost": 365,
          "severity": "low",
          "title": "Sessions are kept only as long as reviews need them",
          "because": "After a short retention there is nothing to review. A long retention increases the damage of a leak.",
          "remediation": "Set the retention to a number of days that this rule allows.",
          "controls": [
            "soc2:CC7.3",
            "nist-800-53:AU-11",
            "iso-27001:A.5.33",
            "cis:8.10"
          ]
        },
        "modelPolicy": {
          "allowAllServiceModels": {
            "equals": false,
            "severity": "high",
            "title": "Models are allowed one by one",
            "because": "Allowing all models overrides both lists, and allows new models on the day they appear.",
            "remediation": "Turn off the permission for all models of the service.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:CM-7(5)",
              "iso-27001:A.5.23",
              "cis:2.5",
              "iso-42001:A.10.3"
            ]
          },
          "allowedModelIds": {
            "set": true,
            "severity": "high",
            "title": "There is a list of allowed models",
            "because": "An empty list may allow every model.",
            "remediation": "List the models that were reviewed.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:CM-7(5)",
              "iso-27001:A.5.23",
              "cis:2.5",
              "iso-42001:A.10.3"
            ]
          },
          "allowCustomModels": {
            "equals": false,
            "title": "Members add no models of their own",
            "because": "A model that a member adds sends code to an address that nobody has reviewed.",
            "remediation": "Forbid custom models, and let the organization add those it needs.",
            "controls": [
              "soc2:CC9.2",
              "nist-800-53:SA-9",
              "iso-27001:A.5.21",
              "cis:15.6"
            ]
          }
        },
        "customModels": {
          "each": {
            "apiKey": {
              "secret": "reference",
              "unset": "pass",
              "severity": "high",
              "title": "Keys of custom models are references",
              "because": "Everyone who can read the settings or their history can read a literal key.",
              "remediation": "Rotate the key at the provider, keep it in an environment variable, and write ${NAME} here.",
              "controls": [
                "soc2:CC6.1",
                "nist-800-53:IA-5(7)",
                "iso-27001:A.5.17",
                "cis:3.11",
                "aiuc-1:A008"
              ]
            },
            "baseUrl": {
              "pattern": "https://.*",
              "unset": "pass",
              "severity": "high",
              "title": "Custom models are reached over HTTPS",
              "because": "Without encryption, prompts and code can be read and changed in transit.",
              "remediation": "Use an address that starts with https.",
              "controls": [
                "soc2:CC6.7",
                "nist-800-53:SC-8",
                "iso-27001:A.8.24"
              ]
            }
          }
        },
        "mcpPolicy": {
          "enabled": {
            "equals": true,
            "severity": "high",
            "title": "The MCP allowlist is enforced",
            "because": "If the allowlist is not enforced, it has no effect and any MCP server can run.",
            "remediation": "Turn the enforcement of the MCP policy on.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:CM-7(5)",
              "iso-27001:A.8.19",
              "cis:2.5"
            ]
          },
          "allowlist": {
            "disjointFrom": [
              "npx",
              "npx *",
              "npm",
              "npm *",
              "bunx",
              "bunx *",
              "bun",
              "bun *",
              "pnpm",
              "pnpm *",
              "yarn",
              "yarn *",
              "node",
              "node *",
              "deno",
              "deno *",
              "uvx",
              "uvx *",
              "uv",
              "uv *",
              "pipx",
              "pipx *",
              "python",
              "python *",
              "python3",
              "python3 *",
              "perl",
              "perl *",
              "ruby",
              "ruby *",
              "php",
              "php *",
              "docker",
              "docker *",
              "podman",
              "podman *",
              "bash",
              "bash *",
              "sh",
              "sh *",
              "zsh",
              "zsh *",
              "pwsh",
              "pwsh *",
              "env",
              "env *",
              "sudo",
              "sudo *",
              "ssh",
              "ssh *",
              "curl",
              "curl *",
              "wget",
              "wget *",
              "/*/npx",
              "/*/npx *",
              "/*/npm",
              "/*/npm *",
              "/*/bunx",
              "/*/bunx *",
              "/*/bun",
              "/*/bun *",
              "/*/pnpm",
              "/*/pnpm *",
              "/*/yarn",
              "/*/yarn *",
              "/*/node",
              "/*/node *",
              "/*/deno",
              "/*/deno *",
              "/*/uvx",
              "/*/uvx *",
              "/*/uv",
              "/*/uv *",
              "/*/pipx",
              "/*/pipx *",
              "/*/python",
              "/*/python *",
              "/*/python3",
              "/*/python3 *",
              "/*/perl",
              "/*/perl *",
              "/*/ruby",
              "/*/ruby *",
              "/*/php",
              "/*/php *",
              "/*/docker",
              "/*/docker *",
              "/*/podman",
              "/*/podman *",
              "/*/bash",
              "/*/bash *",
              "/*/sh",
              "/*/sh *",
              "/*/zsh",
              "/*/zsh *",
              "/*/pwsh",
              "/*/pwsh *",
              "/*/env",
              "/*/env *",
              "/*/sudo",
              "/*/sudo *",
              "/*/ssh",
              "/*/ssh *",
              "/*/curl",
              "/*/curl *",
              "/*/wget",
              "/*/wget *"
            ],
            "severity": "critical",
            "title": "No MCP entry can run arbitrary programs",
            "because": "A package runner, an interpreter or a shell on the list allows every package and every program.",
            "remediation": "List the servers' host names, or the exact commands that were reviewed.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:CM-7(2)",
              "iso-27001:A.8.19",
              "cis:2.7"
            ]
          }
        },
        "missionPolicy": {
          "restrictedAccess": {
            "equals": true,
            "title": "Only listed users start missions",
            "because": "A mission works for hours at the highest autonomy.",
            "remediation": "Restrict missions, and list who may start them.",
            "controls": [
              "soc2:CC6.3",
              "nist-800-53:AC-6",
              "iso-27001:A.5.15",
              "cis:6.8",
              "aiuc-1:B007"
            ]
          }
        },
        "commandAllowlist": {
          "disjointFrom": [
            "bash",
            "bash *",
            "sh",
            "sh *",
            "zsh",
            "zsh *",
            "dash",
            "dash *",
            "fish",
            "fish *",
            "pwsh",
            "pwsh *",
            "sudo",
            "sudo *",
            "su",
            "su *",
            "doas",
            "doas *",
            "env",
            "env *",
            "eval",
            "eval *",
            "xargs",
            "xargs *",
            "curl",
            "curl *",
            "wget",
            "wget *",
            "python",
            "python *",
            "python3",
            "python3 *",
            "node",
            "node *",
            "deno",
            "deno *",
            "bun",
            "bun *",
            "perl",
            "perl *",
            "ruby",
            "ruby *",
            "php",
            "php *",
            "npx",
            "npx *",
            "bunx",
            "bunx *",
            "uvx",
            "uvx *",
            "pipx",
            "pipx *",
            "docker",
            "docker *",
            "podman",
            "podman *",
            "rm",
            "rm *",
            "ssh",
            "ssh *",
            "scp",
            "scp *",
            "git push",
            "git push *",
            "/*/bash",
            "/*/bash *",
            "/*/sh",
            "/*/sh *",
            "/*/zsh",
            "/*/zsh *",
            "/*/dash",
            "/*/dash *",
            "/*/fish",
            "/*/fish *",
            "/*/pwsh",
            "/*/pwsh *",
            "/*/sudo",
            "/*/sudo *",
            "/*/su",
            "/*/su *",
            "/*/doas",
            "/*/doas *",
            "/*/env",
            "/*/env *",
            "/*/eval",
            "/*/eval *",
            "/*/xargs",
            "/*/xargs *",
            "/*/curl",
            "/*/curl *",
            "/*/wget",
            "/*/wget *",
            "/*/python",
            "/*/python *",
            "/*/python3",
            "/*/python3 *",
            "/*/node",
            "/*/node *",
            "/*/deno",
            "/*/deno *",
            "/*/bun",
            "/*/bun *",
            "/*/perl",
            "/*/perl *",
            "/*/ruby",
            "/*/ruby *",
            "/*/php",
            "/*/php *",
            "/*/npx",
            "/*/npx *",
            "/*/bunx",
            "/*/bunx *",
            "/*/uvx",
            "/*/uvx *",
            "/*/pipx",
            "/*/pipx *",
            "/*/docker",
            "/*/docker *",
            "/*/podman",
            "/*/podman *",
            "/*/rm",
            "/*/rm *",
            "/*/ssh",
            "/*/ssh *",
            "/*/scp",
            "/*/scp *",
            "/*/git push",
            "/*/git push *"
          ],
          "severity": "high",
          "title": "No command that can run arbitrary code runs without asking",
          "because": "A shell, an interpreter or a download command on the list can run any code without asking.",
          "remediation": "List exact commands that only read or build.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:CM-7(2)",
            "iso-27001:A.8.18",
            "cis:2.7",
            "aiuc-1:B006"
          ]
        },
        "strictKnownMarketplaces": {
          "set": true,
          "title": "Plugins come from known marketplaces",
          "because": "A plugin brings commands and hooks that run on every machine it is installed on.",
          "remediation": "List the marketplaces that members may use.",
          "controls": [
            "soc2:CC9.2",
            "nist-800-53:CM-11",
            "iso-27001:A.5.21",
            "cis:2.6"
          ]
        },
        "networkPolicy": {
          "allowedIps": {
            "each": {
              "pattern": "[^/]+|[0-9.]+/(?:[89]|[12][0-9]|3[0-2])|(?i:2[0-9a-f]{3}|3[0-9a-f]{3}|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):.*/(?:2[0-9]|[3-9][0-9]|1[01][0-9]|12[0-8])"
            },
            "severity": "high",
            "title": "The allowed addresses are not too broad",
            "because": "A range that covers a large part of the internet restricts nothing.",
            "remediation": "List the organization's own ranges.",
            "controls": [
              "soc2:CC6.6",
              "nist-800-53:SC-7(5)",
              "iso-27001:A.8.20",
              "cis:13.4"
            ]
          }
        },
        "sandbox": {
          "enabled": {
            "equals": true,
            "severity": "high",
            "title": "Commands run in the sandbox",
            "because": "Outside of the sandbox, a command can read and write everything that its user can.",
            "remediation": "Turn the sandbox on for the organization.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:SC-39",
              "iso-27001:A.8.22",
              "cis:4.8",
              "aiuc-1:B008"
            ]
          },
          "filesystem": {
            "allowWrite": {
              "disjointFrom": [
                "/etc",
                "/private/etc",
                "/usr",
                "/bin",
                "/sbin",
                "/lib",
                "/boot",
                "/root",
                "/Library",
                "/System",
                "~/.ssh",
                "/home/*/.ssh",
                "/Users/*/.ssh",
                "~/.aws",
                "/home/*/.aws",
                "/Users/*/.aws",
                "~/.gnupg",
                "/home/*/.gnupg",
                "/Users/*/.gnupg",
                "~/.kube",
                "/home/*/.kube",
                "/Users/*/.kube",
                "~/.docker",
                "/home/*/.docker",
                "/Users/*/.docker",
                "~/.config",
                "/home/*/.config",
                "/Users/*/.config",
                "~/.local/bin",
                "/home/*/.local/bin",
                "/Users/*/.local/bin",
                "~/.bashrc",
                "/home/*/.bashrc",
                "/Users/*/.bashrc",
                "~/.bash_profile",
                "/home/*/.bash_profile",
                "/Users/*/.bash_profile",
                "~/.bash_login",
                "/home/*/.bash_login",
                "/Users/*/.bash_login",
                "~/.zshrc",
                "/home/*/.zshrc",
                "/Users/*/.zshrc",
                "~/.zshenv",
                "/home/*/.zshenv",
                "/Users/*/.zshenv",
                "~/.zprofile",
                "/home/*/.zprofile",
                "/Users/*/.zprofile",
                "~/.profile",
                "/home/*/.profile",
                "/Users/*/.profile",
                "~/.gitconfig",
                "/home/*/.gitconfig",
                "/Users/*/.gitconfig"
              ],
              "severity": "high",
              "title": "The agent cannot write files that others run or trust",
              "because": "Writing a start-up file or a key file gives control of the account.",
              "remediation": "Allow writing only to working folders.",
              "controls": [
                "soc2:CC6.1",
                "nist-800-53:AC-6",
                "iso-27001:A.8.3"
              ]
            },
            "denyRead": {
              "supersetOf": [
                "~/.ssh",
                "~/.aws"
              ],
              "title": "Key files cannot be read",
              "because": "Files that the agent can read can end up in a prompt, a log or a commit.",
              "remediation": "Deny reading of the folders that hold keys.",
              "controls": [
                "soc2:CC6.1",
                "nist-800-53:AC-6",
                "iso-27001:A.8.3"
              ]
            }
          },
          "network": {
            "allowedDomains": {
              "disjointFrom": [
                "pastebin.com",
                "*.pastebin.com",
                "paste.ee",
                "hastebin.com",
                "dpaste.com",
                "ix.io",
                "termbin.com",
                "0x0.st",
                "transfer.sh",
                "file.io",
                "gofile.io",
                "*.gofile.io",
                "webhook.site",
                "*.ngrok.io",
                "*.ngrok.app",
                "*.ngrok.dev",
                "*.ngrok-free.app",
                "*.ngrok-free.dev",
                "*.trycloudflare.com",
                "*.loca.lt",
                "*.serveo.net",
                "*.lhr.life",
                "*.pipedream.net",
                "*.beeceptor.com",
                "*.requestcatcher.com",
                "*.burpcollaborator.net",
                "*.oastify.com",
                "*.interact.sh",
                "*.oast.fun",
                "*.oast.live",
                "*.oast.me",
                "*.oast.online",
                "*.oast.pro",
                "*.oast.site"
              ],
              "severity": "high",
              "title": "No host accepts uploads from anybody",
              "because": "Code and secrets can be exfiltrated through a paste site or a tunnel.",
              "remediation": "List the hosts that builds need, by name.",
              "controls": [
                "soc2:CC6.6",
                "nist-800-53:SC-7(10)",
                "iso-27001:A.8.23",
                "cis:13.10"
              ]
            },
            "allowUnixSockets": {
              "disjointFrom": [
                "/var/run/docker.sock",
                "/private/var/run/docker.sock",
                "/run/docker.sock",
                "/run/user/*/docker.sock",
                "~/.docker/run/docker.sock",
                "/home/*/.docker/run/docker.sock",
                "/Users/*/.docker/run/docker.sock",
                "/var/run/podman/podman.sock",
                "/run/podman/podman.sock",
                "/run/user/*/podman/podman.sock",
                "/var/run/containerd/containerd.sock",
                "/run/containerd/containerd.sock",
                "/var/run/crio/crio.sock",
                "/run/crio/crio.sock"
              ],
              "severity": "high",
              "title": "The container engine's socket is not allowed",
              "because": "Access to the container engine gives root access to the host.",
              "remediation": "Remove the container engine's socket from the list.",
              "controls": [
                "soc2:CC6.8",
                "nist-800-53:SC-39",
                "iso-27001:A.8.22"
              ]
            },
            "allowAllUnixSockets": {
              "equals": false,
              "severity": "high",
              "title": "Unix sockets are allowed one by one",
              "because": "All sockets include those of the container engine, the key agent and the desktop.",
              "remediation": "Turn off the permission for all sockets.",
              "controls": [
                "soc2:CC6.8",
                "nist-800-53:SC-39",
                "iso-27001:A.8.22"
              ]
            }
          }
        }
      }
    },
    "places": {
      "": "3:1 3:1",
      "/id": "3:1 3:5",
      "/title": "4:1 4:8",
      "/severity": "5:1 5:11",
      "/settings": "6:1 7:3",
      "/settings/maxAutonomyLevel": "7:3 8:5",
      "/settings/maxAutonomyLevel/atMost": "8:5 8:13",
      "/settings/maxAutonomyLevel/severity": "9:5 9:15",
      "/settings/maxAutonomyLevel/title": "10:5 10:12",
      "/settings/maxAutonomyLevel/because": "11:5 11:14",
      "/settings/maxAutonomyLevel/remediation": "12:5 12:18",
      "/settings/maxAutonomyLevel/controls": "13:5 13:15",
      "/settings/maxAutonomyLevel/controls/0": "13:16 13:16",
      "/settings/maxAutonomyLevel/controls/1": "13:28 13:28",
      "/settings/maxAutonomyLevel/controls/2": "13:50 13:50",
      "/settings/maxAutonomyLevel/controls/3": "13:67 13:67",
      "/settings/enableAgentShield": "14:3 15:5",
      "/settings/enableAgentShield/equals": "15:5 15:13",
      "/settings/enableAgentShield/severity": "16:5 16:15",
      "/settings/enableAgentShield/title": "17:5 17:12",
      "/settings/enableAgentShield/because": "18:5 18:14",
      "/settings/enableAgentShield/remediation": "19:5 19:18",
      "/settings/enableAgentShield/controls": "20:5 20:15",
      "/settings/enableAgentShield/controls/0": "20:16 20:16",
      "/settings/enableAgentShield/controls/1": "20:28 20:28",
      "/settings/enableAgentShield/controls/2": "20:50 20:50",
      "/settings/enableAgentShield/controls/3": "20:68 20:68",
      "/settings/includeCoAuthoredByAgent": "21:3 22:5",
      "/settings/includeCoAuthoredByAgent/equals": "22:5 22:13",
      "/settings/includeCoAuthoredByAgent/severity": "23:5 23:15",
      "/settings/includeCoAuthoredByAgent/title": "24:5 24:12",
      "/settings/includeCoAuthoredByAgent/because": "25:5 25:14",
      "/settings/includeCoAuthoredByAgent/remediation": "26:5 26:18",
      "/settings/includeCoAuthoredByAgent/controls": "27:5 27:15",
      "/settings/includeCoAuthoredByAgent/controls/0": "27:16 27:16",
      "/settings/includeCoAuthoredByAgent/controls/1": "27:28 27:28",
      "/settings/includeCoAuthoredByAgent/controls/2": "27:47 27:47",
      "/settings/includeCoAuthoredByAgent/controls/3": "27:65 27:65",
      "/settings/restrictApiKeyCreationToManagers": "28:3 29:5",
      "/settings/restrictApiKeyCreationToManagers/equals": "29:5 29:13",
      "/settings/restrictApiKeyCreationToManagers/title": "30:5 30:12",
      "/settings/restrictApiKeyCreationToManagers/because": "31:5 31:14",
      "/settings/restrictApiKeyCreationToManagers/remediation": "32:5 32:18",
      "/settings/restrictApiKeyCreationToManagers/controls": "33:5 33:15",
      "/settings/restrictApiKeyCreationToManagers/controls/0": "33:16 33:16",
      "/settings/restrictApiKeyCreationToManagers/controls/1": "33:28 33:28",
      "/settings/restrictApiKeyCreationToManagers/controls/2": "33:49 33:49",
      "/settings/restrictApiKeyCreationToManagers/controls/3": "33:66 33:66",
      "/settings/sessionRetentionDays": "34:3 35:5",
      "/settings/sessionRetentionDays/atLeast": "35:5 35:14",
      "/settings/sessionRetentionDays/atMost": "36:5 36:13",
      "/settings/sessionRetentionDays/severity": "37:5 37:15",
      "/settings/sessionRetentionDays/title": "38:5 38:12",
      "/settings/sessionRetentionDays/because": "39:5 39:14",
      "/settings/sessionRetentionDays/remediation": "40:5 40:18",
      "/settings/sessionRetentionDays/controls": "41:5 41:15",
      "/settings/sessionRetentionDays/controls/0": "41:16 41:16",
      "/settings/sessionRetentionDays/controls/1": "41:28 41:28",
      "/settings/sessionRetentionDays/controls/2": "41:47 41:47",
      "/settings/sessionRetentionDays/controls/3": "41:65 41:65",
      "/settings/modelPolicy": "42:3 43:5",
      "/settings/modelPolicy/allowAllServiceModels": "43:5 44:7",
      "/settings/modelPolicy/allowAllServiceModels/equals": "44:7 44:15",
      "/settings/modelPolicy/allowAllServiceModels/severity": "45:7 45:17",
      "/settings/modelPolicy/allowAllServiceModels/title": "46:7 46:14",
      "/settings/modelPolicy/allowAllServiceModels/because": "47:7 47:16",
      "/settings/modelPolicy/allowAllServiceModels/remediation": "48:7 48:20",
      "/settings/modelPolicy/allowAllServiceModels/controls": "49:7 49:17",
      "/settings/modelPolicy/allowAllServiceModels/controls/0": "49:18 49:18",
      "/settings/modelPolicy/allowAllServiceModels/controls/1": "49:30 49:30",
      "/settings/modelPolicy/allowAllServiceModels/controls/2": "49:51 49:51",
      "/settings/modelPolicy/allowAllServiceModels/controls/3": "49:69 49:69",
      "/settings/modelPolicy/allowAllServiceModels/controls/4": "49:78 49:78",
      "/settings/modelPolicy/allowedModelIds": "50:5 51:7",
      "/settings/modelPolicy/allowedModelIds/set": "51:7 51:12",
      "/settings/modelPolicy/allowedModelIds/severity": "52:7 52:17",
      "/settings/modelPolicy/allowedModelIds/title": "53:7 53:14",
      "/settings/modelPolicy/allowedModelIds/because": "54:7 54:16",
      "/settings/modelPolicy/allowedModelIds/remediation": "55:7 55:20",
      "/settings/modelPolicy/allowedModelIds/controls": "56:7 56:17",
      "/settings/modelPolicy/allowedModelIds/controls/0": "56:18 56:18",
      "/settings/modelPolicy/allowedModelIds/controls/1": "56:30 56:30",
      "/settings/modelPolicy/allowedModelIds/controls/2": "56:51 56:51",
      "/settings/modelPolicy/allowedModelIds/controls/3": "56:69 56:69",
      "/settings/modelPolicy/allowedModelIds/controls/4": "56:78 56:78",
      "/settings/modelPolicy/allowCustomModels": "57:5 58:7",
      "/settings/modelPolicy/allowCustomModels/equals": "58:7 58:15",
      "/settings/modelPolicy/allowCustomModels/title": "59:7 59:14",
      "/settings/modelPolicy/allowCustomModels/because": "60:7 60:16",
      "/settings/modelPolicy/allowCustomModels/remediation": "61:7 61:20",
      "/settings/modelPolicy/allowCustomModels/controls": "62:7 62:17",
      "/settings/modelPolicy/allowCustomModels/controls/0": "62:18 62:18",
      "/settings/modelPolicy/allowCustomModels/controls/1": "62:30 62:30",
      "/settings/modelPolicy/allowCustomModels/controls/2": "62:48 62:48",
      "/settings/modelPolicy/allowCustomModels/controls/3": "62:66 62:66",
      "/settings/customModels": "63:3 64:5",
      "/settings/customModels/each": "64:5 65:7",
      "/settings/customModels/each/apiKey": "65:7 66:9",
      "/settings/customModels/each/apiKey/secret": "66:9 66:17",
      "/settings/customModels/each/apiKey/unset": "67:9 67:16",
      "/settings/customModels/each/apiKey/severity": "68:9 68:19",
      "/settings/customModels/each/apiKey/title": "69:9 69:16",
      "/settings/customModels/each/apiKey/because": "70:9 70:18",
      "/settings/customModels/each/apiKey/remediation": "71:9 71:22",
      "/settings/customModels/each/apiKey/controls": "72:9 72:19",
      "/settings/customModels/each/apiKey/controls/0": "72:20 72:20",
      "/settings/customModels/each/apiKey/controls/1": "72:32 72:32",
      "/settings/customModels/each/apiKey/controls/2": "72:53 72:53",
      "/settings/customModels/each/apiKey/controls/3": "72:71 72:71",
      "/settings/customModels/each/apiKey/controls/4": "72:81 72:81",
      "/settings/customModels/each/baseUrl": "73:7 74:9",
      "/settings/customModels/each/baseUrl/pattern": "74:9 74:18",
      "/settings/customModels/each/baseUrl/unset": "75:9 75:16",
      "/settings/customModels/each/baseUrl/severity": "76:9 76:19",
      "/settings/customModels/each/baseUrl/title": "77:9 77:16",
      "/settings/customModels/each/baseUrl/because": "78:9 78:18",
      "/settings/customModels/each/baseUrl/remediation": "79:9 79:22",
      "/settings/customModels/each/baseUrl/controls": "80:9 80:19",
      "/settings/customModels/each/baseUrl/controls/0": "80:20 80:20",
      "/settings/customModels/each/baseUrl/controls/1": "80:32 80:32",
      "/settings/customModels/each/baseUrl/controls/2": "80:50 80:50",
      "/settings/mcpPolicy": "81:3 82:5",
      "/settings/mcpPolicy/enabled": "82:5 83:7",
      "/settings/mcpPolicy/enabled/equals": "83:7 83:15",
      "/settings/mcpPolicy/enabled/severity": "84:7 84:17",
      "/settings/mcpPolicy/enabled/title": "85:7 85:14",
      "/settings/mcpPolicy/enabled/because": "86:7 86:16",
      "/settings/mcpPolicy/enabled/remediation": "87:7 87:20",
      "/settings/mcpPolicy/enabled/controls": "88:7 88:17",
      "/settings/mcpPolicy/enabled/controls/0": "88:18 88:18",
      "/settings/mcpPolicy/enabled/controls/1": "88:30 88:30",
      "/settings/mcpPolicy/enabled/controls/2": "88:51 88:51",
      "/settings/mcpPolicy/enabled/controls/3": "88:69 88:69",
      "/settings/mcpPolicy/allowlist": "89:5 90:7",
      "/settings/mcpPolicy/allowlist/disjointFrom": "90:7 91:9",
      "/settings/mcpPolicy/allowlist/disjointFrom/0": "92:11 92:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/1": "93:11 93:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/2": "94:11 94:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/3": "95:11 95:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/4": "96:11 96:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/5": "97:11 97:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/6": "98:11 98:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/7": "99:11 99:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/8": "100:11 100:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/9": "101:11 101:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/10": "102:11 102:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/11": "103:11 103:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/12": "104:11 104:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/13": "105:11 105:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/14": "106:11 106:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/15": "107:11 107:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/16": "108:11 108:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/17": "109:11 109:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/18": "110:11 110:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/19": "111:11 111:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/20": "112:11 112:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/21": "113:11 113:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/22": "114:11 114:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/23": "115:11 115:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/24": "116:11 116:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/25": "117:11 117:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/26": "118:11 118:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/27": "119:11 119:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/28": "120:11 120:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/29": "121:11 121:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/30": "122:11 122:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/31": "123:11 123:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/32": "124:11 124:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/33": "125:11 125:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/34": "126:11 126:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/35": "127:11 127:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/36": "128:11 128:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/37": "129:11 129:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/38": "130:11 130:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/39": "131:11 131:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/40": "132:11 132:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/41": "133:11 133:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/42": "134:11 134:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/43": "135:11 135:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/44": "136:11 136:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/45": "137:11 137:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/46": "138:11 138:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/47": "139:11 139:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/48": "140:11 140:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/49": "141:11 141:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/50": "142:11 142:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/51": "143:11 143:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/52": "144:11 144:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/53": "145:11 145:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/54": "146:11 146:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/55": "147:11 147:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/56": "148:11 148:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/57": "149:11 149:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/58": "150:11 150:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/59": "151:11 151:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/60": "152:11 152:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/61": "153:11 153:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/62": "154:11 154:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/63": "155:11 155:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/64": "156:11 156:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/65": "157:11 157:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/66": "158:11 158:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/67": "159:11 159:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/68": "160:11 160:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/69": "161:11 161:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/70": "162:11 162:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/71": "163:11 163:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/72": "164:11 164:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/73": "165:11 165:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/74": "166:11 166:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/75": "167:11 167:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/76": "168:11 168:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/77": "169:11 169:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/78": "170:11 170:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/79": "171:11 171:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/80": "172:11 172:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/81": "173:11 173:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/82": "174:11 174:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/83": "175:11 175:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/84": "176:11 176:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/85": "177:11 177:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/86": "178:11 178:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/87": "179:11 179:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/88": "180:11 180:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/89": "181:11 181:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/90": "182:11 182:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/91": "183:11 183:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/92": "184:11 184:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/93": "185:11 185:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/94": "186:11 186:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/95": "187:11 187:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/96": "188:11 188:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/97": "189:11 189:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/98": "190:11 190:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/99": "191:11 191:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/100": "192:11 192:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/101": "193:11 193:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/102": "194:11 194:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/103": "195:11 195:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/104": "196:11 196:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/105": "197:11 197:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/106": "198:11 198:11",
      "/settings/mcpPolicy/allowlist/disjointFrom/107": "199:11 199:11",
      "/settings/mcpPolicy/allowlist/severity": "201:7 201:17",
      "/settings/mcpPolicy/allowlist/title": "202:7 202:14",
      "/settings/mcpPolicy/allowlist/because": "203:7 203:16",
      "/settings/mcpPolicy/allowlist/remediation": "204:7 204:20",
      "/settings/mcpPolicy/allowlist/controls": "205:7 205:17",
      "/settings/mcpPolicy/allowlist/controls/0": "205:18 205:18",
      "/settings/mcpPolicy/allowlist/controls/1": "205:30 205:30",
      "/settings/mcpPolicy/allowlist/controls/2": "205:51 205:51",
      "/settings/mcpPolicy/allowlist/controls/3": "205:69 205:69",
      "/settings/missionPolicy": "206:3 207:5",
      "/settings/missionPolicy/restrictedAccess": "207:5 208:7",
      "/settings/missionPolicy/restrictedAccess/equals": "208:7 208:15",
      "/settings/missionPolicy/restrictedAccess/title": "209:7 209:14",
      "/settings/missionPolicy/restrictedAccess/because": "210:7 210:16",
      "/settings/missionPolicy/restrictedAccess/remediation": "211:7 211:20",
      "/settings/missionPolicy/restrictedAccess/controls": "212:7 212:17",
      "/settings/missionPolicy/restrictedAccess/controls/0": "212:18 212:18",
      "/settings/missionPolicy/restrictedAccess/controls/1": "212:30 212:30",
      "/settings/missionPolicy/restrictedAccess/controls/2": "212:48 212:48",
      "/settings/missionPolicy/restrictedAccess/controls/3": "212:66 212:66",
      "/settings/missionPolicy/restrictedAccess/controls/4": "212:75 212:75",
      "/settings/commandAllowlist": "213:3 214:5",
      "/settings/commandAllowlist/disjointFrom": "214:5 215:7",
      "/settings/commandAllowlist/disjointFrom/0": "216:9 216:9",
      "/settings/commandAllowlist/disjointFrom/1": "217:9 217:9",
      "/settings/commandAllowlist/disjointFrom/2": "218:9 218:9",
      "/settings/commandAllowlist/disjointFrom/3": "219:9 219:9",
      "/settings/commandAllowlist/disjointFrom/4": "220:9 220:9",
      "/settings/commandAllowlist/disjointFrom/5": "221:9 221:9",
      "/settings/commandAllowlist/disjointFrom/6": "222:9 222:9",
      "/settings/commandAllowlist/disjointFrom/7": "223:9 223:9",
      "/settings/commandAllowlist/disjointFrom/8": "224:9 224:9",
      "/settings/commandAllowlist/disjointFrom/9": "225:9 225:9",
      "/settings/commandAllowlist/disjointFrom/10": "226:9 226:9",
      "/settings/commandAllowlist/disjointFrom/11": "227:9 227:9",
      "/settings/commandAllowlist/disjointFrom/12": "228:9 228:9",
      "/settings/commandAllowlist/disjointFrom/13": "229:9 229:9",
      "/settings/commandAllowlist/disjointFrom/14": "230:9 230:9",
      "/settings/commandAllowlist/disjointFrom/15": "231:9 231:9",
      "/settings/commandAllowlist/disjointFrom/16": "232:9 232:9",
      "/settings/commandAllowlist/disjointFrom/17": "233:9 233:9",
      "/settings/commandAllowlist/disjointFrom/18": "234:9 234:9",
      "/settings/commandAllowlist/disjointFrom/19": "235:9 235:9",
      "/settings/commandAllowlist/disjointFrom/20": "236:9 236:9",
      "/settings/commandAllowlist/disjointFrom/21": "237:9 237:9",
      "/settings/commandAllowlist/disjointFrom/22": "238:9 238:9",
      "/settings/commandAllowlist/disjointFrom/23": "239:9 239:9",
      "/settings/commandAllowlist/disjointFrom/24": "240:9 240:9",
      "/settings/commandAllowlist/disjointFrom/25": "241:9 241:9",
      "/settings/commandAllowlist/disjointFrom/26": "242:9 242:9",
      "/settings/commandAllowlist/disjointFrom/27": "243:9 243:9",
      "/settings/commandAllowlist/disjointFrom/28": "244:9 244:9",
      "/settings/commandAllowlist/disjointFrom/29": "245:9 245:9",
      "/settings/commandAllowlist/disjointFrom/30": "246:9 246:9",
      "/settings/commandAllowlist/disjointFrom/31": "247:9 247:9",
      "/settings/commandAllowlist/disjointFrom/32": "248:9 248:9",
      "/settings/commandAllowlist/disjointFrom/33": "249:9 249:9",
      "/settings/commandAllowlist/disjointFrom/34": "250:9 250:9",
      "/settings/commandAllowlist/disjointFrom/35": "251:9 251:9",
      "/settings/commandAllowlist/disjointFrom/36": "252:9 252:9",
      "/settings/commandAllowlist/disjointFrom/37": "253:9 253:9",
      "/settings/commandAllowlist/disjointFrom/38": "254:9 254:9",
      "/settings/commandAllowlist/disjointFrom/39": "255:9 255:9",
      "/settings/commandAllowlist/disjointFrom/40": "256:9 256:9",
      "/settings/commandAllowlist/disjointFrom/41": "257:9 257:9",
      "/settings/commandAllowlist/disjointFrom/42": "258:9 258:9",
      "/settings/commandAllowlist/disjointFrom/43": "259:9 259:9",
      "/settings/commandAllowlist/disjointFrom/44": "260:9 260:9",
      "/settings/commandAllowlist/disjointFrom/45": "261:9 261:9",
      "/settings/commandAllowlist/disjointFrom/46": "262:9 262:9",
      "/settings/commandAllowlist/disjointFrom/47": "263:9 263:9",
      "/settings/commandAllowlist/disjointFrom/48": "264:9 264:9",
      "/settings/commandAllowlist/disjointFrom/49": "265:9 265:9",
      "/settings/commandAllowlist/disjointFrom/50": "266:9 266:9",
      "/settings/commandAllowlist/disjointFrom/51": "267:9 267:9",
      "/settings/commandAllowlist/disjointFrom/52": "268:9 268:9",
      "/settings/commandAllowlist/disjointFrom/53": "269:9 269:9",
      "/settings/commandAllowlist/disjointFrom/54": "270:9 270:9",
      "/settings/commandAllowlist/disjointFrom/55": "271:9 271:9",
      "/settings/commandAllowlist/disjointFrom/56": "272:9 272:9",
      "/settings/commandAllowlist/disjointFrom/57": "273:9 273:9",
      "/settings/commandAllowlist/disjointFrom/58": "274:9 274:9",
      "/settings/commandAllowlist/disjointFrom/59": "275:9 275:9",
      "/settings/commandAllowlist/disjointFrom/60": "276:9 276:9",
      "/settings/commandAllowlist/disjointFrom/61": "277:9 277:9",
      "/settings/commandAllowlist/disjointFrom/62": "278:9 278:9",
      "/settings/commandAllowlist/disjointFrom/63": "279:9 279:9",
      "/settings/commandAllowlist/disjointFrom/64": "280:9 280:9",
      "/settings/commandAllowlist/disjointFrom/65": "281:9 281:9",
      "/settings/commandAllowlist/disjointFrom/66": "282:9 282:9",
      "/settings/commandAllowlist/disjointFrom/67": "283:9 283:9",
      "/settings/commandAllowlist/disjointFrom/68": "284:9 284:9",
      "/settings/commandAllowlist/disjointFrom/69": "285:9 285:9",
      "/settings/commandAllowlist/disjointFrom/70": "286:9 286:9",
      "/settings/commandAllowlist/disjointFrom/71": "287:9 287:9",
      "/settings/commandAllowlist/disjointFrom/72": "288:9 288:9",
      "/settings/commandAllowlist/disjointFrom/73": "289:9 289:9",
      "/settings/commandAllowlist/disjointFrom/74": "290:9 290:9",
      "/settings/commandAllowlist/disjointFrom/75": "291:9 291:9",
      "/settings/commandAllowlist/disjointFrom/76": "292:9 292:9",
      "/settings/commandAllowlist/disjointFrom/77": "293:9 293:9",
      "/settings/commandAllowlist/disjointFrom/78": "294:9 294:9",
      "/settings/commandAllowlist/disjointFrom/79": "295:9 295:9",
      "/settings/commandAllowlist/disjointFrom/80": "296:9 296:9",
      "/settings/commandAllowlist/disjointFrom/81": "297:9 297:9",
      "/settings/commandAllowlist/disjointFrom/82": "298:9 298:9",
      "/settings/commandAllowlist/disjointFrom/83": "299:9 299:9",
      "/settings/commandAllowlist/disjointFrom/84": "300:9 300:9",
      "/settings/commandAllowlist/disjointFrom/85": "301:9 301:9",
      "/settings/commandAllowlist/disjointFrom/86": "302:9 302:9",
      "/settings/commandAllowlist/disjointFrom/87": "303:9 303:9",
      "/settings/commandAllowlist/disjointFrom/88": "304:9 304:9",
      "/settings/commandAllowlist/disjointFrom/89": "305:9 305:9",
      "/settings/commandAllowlist/disjointFrom/90": "306:9 306:9",
      "/settings/commandAllowlist/disjointFrom/91": "307:9 307:9",
      "/settings/commandAllowlist/disjointFrom/92": "308:9 308:9",
      "/settings/commandAllowlist/disjointFrom/93": "309:9 309:9",
      "/settings/commandAllowlist/disjointFrom/94": "310:9 310:9",
      "/settings/commandAllowlist/disjointFrom/95": "311:9 311:9",
      "/settings/commandAllowlist/disjointFrom/96": "312:9 312:9",
      "/settings/commandAllowlist/disjointFrom/97": "313:9 313:9",
      "/settings/commandAllowlist/disjointFrom/98": "314:9 314:9",
      "/settings/commandAllowlist/disjointFrom/99": "315:9 315:9",
      "/settings/commandAllowlist/disjointFrom/100": "316:9 316:9",
      "/settings/commandAllowlist/disjointFrom/101": "317:9 317:9",
      "/settings/commandAllowlist/disjointFrom/102": "318:9 318:9",
      "/settings/commandAllowlist/disjointFrom/103": "319:9 319:9",
      "/settings/commandAllowlist/disjointFrom/104": "320:9 320:9",
      "/settings/commandAllowlist/disjointFrom/105": "321:9 321:9",
      "/settings/commandAllowlist/disjointFrom/106": "322:9 322:9",
      "/settings/commandAllowlist/disjointFrom/107": "323:9 323:9",
      "/settings/commandAllowlist/disjointFrom/108": "324:9 324:9",
      "/settings/commandAllowlist/disjointFrom/109": "325:9 325:9",
      "/settings/commandAllowlist/disjointFrom/110": "326:9 326:9",
      "/settings/commandAllowlist/disjointFrom/111": "327:9 327:9",
      "/settings/commandAllowlist/disjointFrom/112": "328:9 328:9",
      "/settings/commandAllowlist/disjointFrom/113": "329:9 329:9",
      "/settings/commandAllowlist/disjointFrom/114": "330:9 330:9",
      "/settings/commandAllowlist/disjointFrom/115": "331:9 331:9",
      "/settings/commandAllowlist/disjointFrom/116": "332:9 332:9",
      "/settings/commandAllowlist/disjointFrom/117": "333:9 333:9",
      "/settings/commandAllowlist/disjointFrom/118": "334:9 334:9",
      "/settings/commandAllowlist/disjointFrom/119": "335:9 335:9",
      "/settings/commandAllowlist/disjointFrom/120": "336:9 336:9",
      "/settings/commandAllowlist/disjointFrom/121": "337:9 337:9",
      "/settings/commandAllowlist/disjointFrom/122": "338:9 338:9",
      "/settings/commandAllowlist/disjointFrom/123": "339:9 339:9",
      "/settings/commandAllowlist/disjointFrom/124": "340:9 340:9",
      "/settings/commandAllowlist/disjointFrom/125": "341:9 341:9",
      "/settings/commandAllowlist/disjointFrom/126": "342:9 342:9",
      "/settings/commandAllowlist/disjointFrom/127": "343:9 343:9",
      "/settings/commandAllowlist/severity": "345:5 345:15",
      "/settings/commandAllowlist/title": "346:5 346:12",
      "/settings/commandAllowlist/because": "347:5 347:14",
      "/settings/commandAllowlist/remediation": "348:5 348:18",
      "/settings/commandAllowlist/controls": "349:5 349:15",
      "/settings/commandAllowlist/controls/0": "349:16 349:16",
      "/settings/commandAllowlist/controls/1": "349:28 349:28",
      "/settings/commandAllowlist/controls/2": "349:49 349:49",
      "/settings/commandAllowlist/controls/3": "349:67 349:67",
      "/settings/commandAllowlist/controls/4": "349:76 349:76",
      "/settings/strictKnownMarketplaces": "350:3 351:5",
      "/settings/strictKnownMarketplaces/set": "351:5 351:10",
      "/settings/strictKnownMarketplaces/title": "352:5 352:12",
      "/settings/strictKnownMarketplaces/because": "353:5 353:14",
      "/settings/strictKnownMarketplaces/remediation": "354:5 354:18",
      "/settings/strictKnownMarketplaces/controls": "355:5 355:15",
      "/settings/strictKnownMarketplaces/controls/0": "355:16 355:16",
      "/settings/strictKnownMarketplaces/controls/1": "355:28 355:28",
      "/settings/strictKnownMarketplaces/controls/2": "355:47 355:47",
      "/settings/strictKnownMarketplaces/controls/3": "355:65 355:65",
      "/settings/networkPolicy": "356:3 357:5",
      "/settings/networkPolicy/allowedIps": "357:5 359:7",
      "/settings/networkPolicy/allowedIps/each": "359:7 360:9",
      "/settings/networkPolicy/allowedIps/each/pattern": "360:9 360:18",
      "/settings/networkPolicy/allowedIps/severity": "361:7 361:17",
      "/settings/networkPolicy/allowedIps/title": "362:7 362:14",
      "/settings/networkPolicy/allowedIps/because": "363:7 363:16",
      "/settings/networkPolicy/allowedIps/remediation": "364:7 364:20",
      "/settings/networkPolicy/allowedIps/controls": "365:7 365:17",
      "/settings/networkPolicy/allowedIps/controls/0": "365:18 365:18",
      "/settings/networkPolicy/allowedIps/controls/1": "365:30 365:30",
      "/settings/networkPolicy/allowedIps/controls/2": "365:51 365:51",
      "/settings/networkPolicy/allowedIps/controls/3": "365:69 365:69",
      "/settings/sandbox": "366:3 367:5",
      "/settings/sandbox/enabled": "367:5 368:7",
      "/settings/sandbox/enabled/equals": "368:7 368:15",
      "/settings/sandbox/enabled/severity": "369:7 369:17",
      "/settings/sandbox/enabled/title": "370:7 370:14",
      "/settings/sandbox/enabled/because": "371:7 371:16",
      "/settings/sandbox/enabled/remediation": "372:7 372:20",
      "/settings/sandbox/enabled/controls": "373:7 373:17",
      "/settings/sandbox/enabled/controls/0": "373:18 373:18",
      "/settings/sandbox/enabled/controls/1": "373:30 373:30",
      "/settings/sandbox/enabled/controls/2": "373:49 373:49",
      "/settings/sandbox/enabled/controls/3": "373:67 373:67",
      "/settings/sandbox/enabled/controls/4": "373:76 373:76",
      "/settings/sandbox/filesystem": "374:5 375:7",
      "/settings/sandbox/filesystem/allowWrite": "375:7 376:9",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom": "376:9 377:11",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/0": "378:13 378:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/1": "379:13 379:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/2": "380:13 380:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/3": "381:13 381:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/4": "382:13 382:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/5": "383:13 383:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/6": "384:13 384:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/7": "385:13 385:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/8": "386:13 386:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/9": "387:13 387:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/10": "388:13 388:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/11": "389:13 389:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/12": "390:13 390:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/13": "391:13 391:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/14": "392:13 392:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/15": "393:13 393:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/16": "394:13 394:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/17": "395:13 395:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/18": "396:13 396:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/19": "397:13 397:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/20": "398:13 398:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/21": "399:13 399:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/22": "400:13 400:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/23": "401:13 401:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/24": "402:13 402:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/25": "403:13 403:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/26": "404:13 404:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/27": "405:13 405:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/28": "406:13 406:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/29": "407:13 407:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/30": "408:13 408:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/31": "409:13 409:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/32": "410:13 410:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/33": "411:13 411:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/34": "412:13 412:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/35": "413:13 413:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/36": "414:13 414:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/37": "415:13 415:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/38": "416:13 416:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/39": "417:13 417:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/40": "418:13 418:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/41": "419:13 419:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/42": "420:13 420:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/43": "421:13 421:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/44": "422:13 422:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/45": "423:13 423:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/46": "424:13 424:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/47": "425:13 425:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/48": "426:13 426:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/49": "427:13 427:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/50": "428:13 428:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/51": "429:13 429:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/52": "430:13 430:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/53": "431:13 431:13",
      "/settings/sandbox/filesystem/allowWrite/disjointFrom/54": "432:13 432:13",
      "/settings/sandbox/filesystem/allowWrite/severity": "434:9 434:19",
      "/settings/sandbox/filesystem/allowWrite/title": "435:9 435:16",
      "/settings/sandbox/filesystem/allowWrite/because": "436:9 436:18",
      "/settings/sandbox/filesystem/allowWrite/remediation": "437:9 437:22",
      "/settings/sandbox/filesystem/allowWrite/controls": "438:9 438:19",
      "/settings/sandbox/filesystem/allowWrite/controls/0": "438:20 438:20",
      "/settings/sandbox/filesystem/allowWrite/controls/1": "438:32 438:32",
      "/settings/sandbox/filesystem/allowWrite/controls/2": "438:50 438:50",
      "/settings/sandbox/filesystem/denyRead": "439:7 440:9",
      "/settings/sandbox/filesystem/denyRead/supersetOf": "440:9 440:21",
      "/settings/sandbox/filesystem/denyRead/supersetOf/0": "440:22 440:22",
      "/settings/sandbox/filesystem/denyRead/supersetOf/1": "440:30 440:30",
      "/settings/sandbox/filesystem/denyRead/title": "441:9 441:16",
      "/settings/sandbox/filesystem/denyRead/because": "442:9 442:18",
      "/settings/sandbox/filesystem/denyRead/remediation": "443:9 443:22",
      "/settings/sandbox/filesystem/denyRead/controls": "444:9 444:19",
      "/settings/sandbox/filesystem/denyRead/controls/0": "444:20 444:20",
      "/settings/sandbox/filesystem/denyRead/controls/1": "444:32 444:32",
      "/settings/sandbox/filesystem/denyRead/controls/2": "444:50 444:50",
      "/settings/sandbox/network": "445:5 446:7",
      "/settings/sandbox/network/allowedDomains": "446:7 447:9",
      "/settings/sandbox/network/allowedDomains/disjointFrom": "447:9 448:11",
      "/settings/sandbox/network/allowedDomains/disjointFrom/0": "449:13 449:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/1": "450:13 450:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/2": "451:13 451:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/3": "452:13 452:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/4": "453:13 453:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/5": "454:13 454:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/6": "455:13 455:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/7": "456:13 456:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/8": "457:13 457:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/9": "458:13 458:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/10": "459:13 459:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/11": "460:13 460:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/12": "461:13 461:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/13": "462:13 462:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/14": "463:13 463:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/15": "464:13 464:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/16": "465:13 465:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/17": "466:13 466:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/18": "467:13 467:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/19": "468:13 468:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/20": "469:13 469:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/21": "470:13 470:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/22": "471:13 471:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/23": "472:13 472:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/24": "473:13 473:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/25": "474:13 474:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/26": "475:13 475:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/27": "476:13 476:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/28": "477:13 477:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/29": "478:13 478:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/30": "479:13 479:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/31": "480:13 480:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/32": "481:13 481:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/33": "482:13 482:13",
      "/settings/sandbox/network/allowedDomains/severity": "484:9 484:19",
      "/settings/sandbox/network/allowedDomains/title": "485:9 485:16",
      "/settings/sandbox/network/allowedDomains/because": "486:9 486:18",
      "/settings/sandbox/network/allowedDomains/remediation": "487:9 487:22",
      "/settings/sandbox/network/allowedDomains/controls": "488:9 488:19",
      "/settings/sandbox/network/allowedDomains/controls/0": "488:20 488:20",
      "/settings/sandbox/network/allowedDomains/controls/1": "488:32 488:32",
      "/settings/sandbox/network/allowedDomains/controls/2": "488:54 488:54",
      "/settings/sandbox/network/allowedDomains/controls/3": "488:72 488:72",
      "/settings/sandbox/network/allowUnixSockets": "489:7 490:9",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom": "490:9 491:11",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/0": "492:13 492:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/1": "493:13 493:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/2": "494:13 494:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/3": "495:13 495:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/4": "496:13 496:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/5": "497:13 497:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/6": "498:13 498:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/7": "499:13 499:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/8": "500:13 500:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/9": "501:13 501:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/10": "502:13 502:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/11": "503:13 503:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/12": "504:13 504:13",
      "/settings/sandbox/network/allowUnixSockets/disjointFrom/13": "505:13 505:13",
      "/settings/sandbox/network/allowUnixSockets/severity": "507:9 507:19",
      "/settings/sandbox/network/allowUnixSockets/title": "508:9 508:16",
      "/settings/sandbox/network/allowUnixSockets/because": "509:9 509:18",
      "/settings/sandbox/network/allowUnixSockets/remediation": "510:9 510:22",
      "/settings/sandbox/network/allowUnixSockets/controls": "511:9 511:19",
      "/settings/sandbox/network/allowUnixSockets/controls/0": "511:20 511:20",
      "/settings/sandbox/network/allowUnixSockets/controls/1": "511:32 511:32",
      "/settings/sandbox/network/allowUnixSockets/controls/2": "511:51 511:51",
      "/settings/sandbox/network/allowAllUnixSockets": "512:7 513:9",
      "/settings/sandbox/network/allowAllUnixSockets/equals": "513:9 513:17",
      "/settings/sandbox/network/allowAllUnixSockets/severity": "514:9 514:19",
      "/settings/sandbox/network/allowAllUnixSockets/title": "515:9 515:16",
      "/settings/sandbox/network/allowAllUnixSockets/because": "516:9 516:18",
      "/settings/sandbox/network/allowAllUnixSockets/remediation": "517:9 517:22",
      "/settings/sandbox/network/allowAllUnixSockets/controls": "518:9 518:19",
      "/settings/sandbox/network/allowAllUnixSockets/controls/0": "518:20 518:20",
      "/settings/sandbox/network/allowAllUnixSockets/controls/1": "518:32 518:32",
      "/settings/sandbox/network/allowAllUnixSockets/controls/2": "518:51 518:51"
    }
  },
  {
    "digest": "a5b7d887eb4305b3cb5c58e5e21f6833268fcac0f0bac0c2c2fa62b6a0422f28",
    "value": {
      "id": "regulated",
      "title": "Controls for organizations under regulation",
      "extends": [
        "strict"
      ],
      "severity": "medium",
      "settings": {
        "sessionRetentionDays": {
          "atLeast": 183,
          "atMost": 365,
          "severity": "medium",
          "fixWithin": "14d",
          "title": "Sessions are kept for half a year to one year",
          "because": "An organization under regulation may have to show the logs of its agents of the last six months.",
          "controls": [
            "soc2:CC7.3",
            "nist-800-53:AU-11",
            "iso-27001:A.5.33",
            "cis:8.10",
            "eu-ai-act:26(6)",
            "iso-42001:A.6.2.8"
          ]
        },
        "cloudSessionSync": {
          "equals": true,
          "overridable": true,
          "fixWithin": "14d",
          "title": "Sessions have a central record",
          "because": "A record that is only on one machine is lost with it, and nobody else can review it.",
          "remediation": "Turn the synchronisation of sessions on, or collect them with a hook and override this rule.",
          "controls": [
            "soc2:CC7.2",
            "nist-800-53:AU-12",
            "iso-27001:A.8.15",
            "cis:8.9",
            "iso-42001:A.6.2.8"
          ]
        },
        "includeCoAuthoredByAgent": {
          "severity": "medium",
          "fixWithin": "14d"
        },
        "restrictApiKeyCreationToManagers": {
          "severity": "high",
          "fixWithin": "72h"
        },
        "missionPolicy": {
          "restrictedAccess": {
            "severity": "high",
            "fixWithin": "72h"
          }
        },
        "managedComputersAllowedEmails": {
          "set": true,
          "fixWithin": "14d",
          "title": "Only named members use hosted computers",
          "because": "Without a list, every member has a machine with full rights.",
          "remediation": "List the members who may use hosted computers.",
          "controls": [
            "soc2:CC6.2",
            "nist-800-53:AC-2",
            "iso-27001:A.5.18",
            "cis:6.1"
          ]
        },
        "userModelPolicies": {
          "set": false,
          "overridable": true,
          "fixWithin": "14d",
          "title": "No member has their own model policy",
          "because": "An override in the settings has no reason, no owner and no end.",
          "remediation": "Remove the member's entry. Allow the model for all members, or accept it with an exception that has an owner and an end.",
          "controls": [
            "soc2:CC6.3",
            "nist-800-53:AC-2",
            "iso-27001:A.5.36",
            "cis:6.8",
            "iso-42001:A.9.2"
          ]
        },
        "maxAutonomyLevel": {
          "severity": "critical",
          "fixWithin": "24h"
        },
        "enableAgentShield": {
          "severity": "critical",
          "fixWithin": "24h"
        },
        "commandAllowlist": {
          "fixWithin": "72h"
        },
        "extraKnownMarketplaces": {
          "each": {
            "source": {
              "sha": {
                "fixWithin": "72h"
              }
            }
          }
        },
        "sandbox": {
          "enabled": {
            "severity": "critical",
            "fixWithin": "24h"
          },
          "mode": {
            "fixWithin": "72h"
          },
          "filesystem": {
            "allowWrite": {
              "fixWithin": "72h"
            }
          },
          "network": {
            "allowedDomains": {
              "fixWithin": "24h"
            },
            "allowUnixSockets": {
              "fixWithin": "72h"
            },
            "allowAllUnixSockets": {
              "fixWithin": "72h"
            }
          }
        },
        "mcpPolicy": {
          "enabled": {
            "severity": "critical",
            "fixWithin": "24h"
          },
          "allowlist": {
            "fixWithin": "24h"
          }
        },
        "modelPolicy": {
          "allowAllServiceModels": {
            "severity": "critical",
            "fixWithin": "24h"
          },
          "allowedModelIds": {
            "severity": "critical",
            "fixWithin": "24h"
          },
          "allowCustomModels": {
            "severity": "high",
            "fixWithin": "72h"
          },
          "allowedBaseUrls": {
            "fixWithin": "72h"
          }
        },
        "networkPolicy": {
          "allowedIps": {
            "fixWithin": "24h"
          }
        },
        "customModels": {
          "each": {
            "apiKey": {
              "severity": "critical",
              "fixWithin": "7d"
            },
            "baseUrl": {
              "severity": "critical",
              "fixWithin": "24h"
            },
            "hostedProvider": {
              "cloudCredentialExport": {
                "fixWithin": "24h"
              },
              "cloudAuthRefresh": {
                "fixWithin": "72h"
              },
              "hostedBaseUrl": {
                "fixWithin": "72h"
              }
            },
            "extraHeaders": {
              "each": {
                "maxAge": "90d",
                "unset": "pass",
                "severity": "high",
                "fixWithin": "7d",
                "title": "Literal values of headers are no older than 90 days",
                "because": "Headers often contain a credential. A credential that is never changed becomes known to more people over time.",
                "remediation": "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here.",
                "controls": [
                  "soc2:CC6.1",
                  "nist-800-53:IA-5",
                  "iso-27001:A.5.17",
                  "cis:3.11"
                ]
              }
            }
          }
        }
      }
    },
    "places": {
      "": "4:1 4:1",
      "/id": "4:1 4:5",
      "/title": "5:1 5:8",
      "/extends": "6:1 6:10",
      "/extends/0": "6:11 6:11",
      "/severity": "7:1 7:11",
      "/settings": "8:1 10:3",
      "/settings/sessionRetentionDays": "10:3 11:5",
      "/settings/sessionRetentionDays/atLeast": "11:5 11:14",
      "/settings/sessionRetentionDays/atMost": "12:5 12:13",
      "/settings/sessionRetentionDays/severity": "13:5 13:15",
      "/settings/sessionRetentionDays/fixWithin": "14:5 14:16",
      "/settings/sessionRetentionDays/title": "15:5 15:12",
      "/settings/sessionRetentionDays/because": "16:5 16:14",
      "/settings/sessionRetentionDays/controls": "17:5 17:15",
      "/settings/sessionRetentionDays/controls/0": "17:16 17:16",
      "/settings/sessionRetentionDays/controls/1": "17:28 17:28",
      "/settings/sessionRetentionDays/controls/2": "17:47 17:47",
      "/settings/sessionRetentionDays/controls/3": "17:65 17:65",
      "/settings/sessionRetentionDays/controls/4": "17:75 17:75",
      "/settings/sessionRetentionDays/controls/5": "17:92 17:92",
      "/settings/cloudSessionSync": "18:3 19:5",
      "/settings/cloudSessionSync/equals": "19:5 19:13",
      "/settings/cloudSessionSync/overridable": "20:5 20:18",
      "/settings/cloudSessionSync/fixWithin": "21:5 21:16",
      "/settings/cloudSessionSync/title": "22:5 22:12",
      "/settings/cloudSessionSync/because": "23:5 23:14",
      "/settings/cloudSessionSync/remediation": "24:5 24:18",
      "/settings/cloudSessionSync/controls": "25:5 25:15",
      "/settings/cloudSessionSync/controls/0": "25:16 25:16",
      "/settings/cloudSessionSync/controls/1": "25:28 25:28",
      "/settings/cloudSessionSync/controls/2": "25:47 25:47",
      "/settings/cloudSessionSync/controls/3": "25:65 25:65",
      "/settings/cloudSessionSync/controls/4": "25:74 25:74",
      "/settings/includeCoAuthoredByAgent": "26:3 27:5",
      "/settings/includeCoAuthoredByAgent/severity": "27:5 27:15",
      "/settings/includeCoAuthoredByAgent/fixWithin": "28:5 28:16",
      "/settings/restrictApiKeyCreationToManagers": "30:3 31:5",
      "/settings/restrictApiKeyCreationToManagers/severity": "31:5 31:15",
      "/settings/restrictApiKeyCreationToManagers/fixWithin": "32:5 32:16",
      "/settings/missionPolicy": "33:3 34:5",
      "/settings/missionPolicy/restrictedAccess": "34:5 35:7",
      "/settings/missionPolicy/restrictedAccess/severity": "35:7 35:17",
      "/settings/missionPolicy/restrictedAccess/fixWithin": "36:7 36:18",
      "/settings/managedComputersAllowedEmails": "37:3 38:5",
      "/settings/managedComputersAllowedEmails/set": "38:5 38:10",
      "/settings/managedComputersAllowedEmails/fixWithin": "39:5 39:16",
      "/settings/managedComputersAllowedEmails/title": "40:5 40:12",
      "/settings/managedComputersAllowedEmails/because": "41:5 41:14",
      "/settings/managedComputersAllowedEmails/remediation": "42:5 42:18",
      "/settings/managedComputersAllowedEmails/controls": "43:5 43:15",
      "/settings/managedComputersAllowedEmails/controls/0": "43:16 43:16",
      "/settings/managedComputersAllowedEmails/controls/1": "43:28 43:28",
      "/settings/managedComputersAllowedEmails/controls/2": "43:46 43:46",
      "/settings/managedComputersAllowedEmails/controls/3": "43:64 43:64",
      "/settings/userModelPolicies": "44:3 45:5",
      "/settings/userModelPolicies/set": "45:5 45:10",
      "/settings/userModelPolicies/overridable": "46:5 46:18",
      "/settings/userModelPolicies/fixWithin": "47:5 47:16",
      "/settings/userModelPolicies/title": "48:5 48:12",
      "/settings/userModelPolicies/because": "49:5 49:14",
      "/settings/userModelPolicies/remediation": "50:5 50:18",
      "/settings/userModelPolicies/controls": "51:5 51:15",
      "/settings/userModelPolicies/controls/0": "51:16 51:16",
      "/settings/userModelPolicies/controls/1": "51:28 51:28",
      "/settings/userModelPolicies/controls/2": "51:46 51:46",
      "/settings/userModelPolicies/controls/3": "51:64 51:64",
      "/settings/userModelPolicies/controls/4": "51:73 51:73",
      "/settings/maxAutonomyLevel": "53:3 53:21",
      "/settings/maxAutonomyLevel/severity": "53:23 53:33",
      "/settings/maxAutonomyLevel/fixWithin": "53:43 53:54",
      "/settings/enableAgentShield": "54:3 54:22",
      "/settings/enableAgentShield/severity": "54:24 54:34",
      "/settings/enableAgentShield/fixWithin": "54:44 54:55",
      "/settings/commandAllowlist": "55:3 55:21",
      "/settings/commandAllowlist/fixWithin": "55:23 55:34",
      "/settings/extraKnownMarketplaces": "56:3 57:5",
      "/settings/extraKnownMarketplaces/each": "57:5 58:7",
      "/settings/extraKnownMarketplaces/each/source": "58:7 59:9",
      "/settings/extraKnownMarketplaces/each/source/sha": "59:9 59:14",
      "/settings/extraKnownMarketplaces/each/source/sha/fixWithin": "59:16 59:27",
      "/settings/sandbox": "60:3 61:5",
      "/settings/sandbox/enabled": "61:5 61:14",
      "/settings/sandbox/enabled/severity": "61:16 61:26",
      "/settings/sandbox/enabled/fixWithin": "61:36 61:47",
      "/settings/sandbox/mode": "62:5 62:11",
      "/settings/sandbox/mode/fixWithin": "62:13 62:24",
      "/settings/sandbox/filesystem": "63:5 64:7",
      "/settings/sandbox/filesystem/allowWrite": "64:7 64:19",
      "/settings/sandbox/filesystem/allowWrite/fixWithin": "64:21 64:32",
      "/settings/sandbox/network": "65:5 66:7",
      "/settings/sandbox/network/allowedDomains": "66:7 66:23",
      "/settings/sandbox/network/allowedDomains/fixWithin": "66:25 66:36",
      "/settings/sandbox/network/allowUnixSockets": "67:7 67:25",
      "/settings/sandbox/network/allowUnixSockets/fixWithin": "67:27 67:38",
      "/settings/sandbox/network/allowAllUnixSockets": "68:7 68:28",
      "/settings/sandbox/network/allowAllUnixSockets/fixWithin": "68:30 68:41",
      "/settings/mcpPolicy": "69:3 70:5",
      "/settings/mcpPolicy/enabled": "70:5 70:14",
      "/settings/mcpPolicy/enabled/severity": "70:16 70:26",
      "/settings/mcpPolicy/enabled/fixWithin": "70:36 70:47",
      "/settings/mcpPolicy/allowlist": "71:5 71:16",
      "/settings/mcpPolicy/allowlist/fixWithin": "71:18 71:29",
      "/settings/modelPolicy": "72:3 73:5",
      "/settings/modelPolicy/allowAllServiceModels": "73:5 73:28",
      "/settings/modelPolicy/allowAllServiceModels/severity": "73:30 73:40",
      "/settings/modelPolicy/allowAllServiceModels/fixWithin": "73:50 73:61",
      "/settings/modelPolicy/allowedModelIds": "74:5 74:22",
      "/settings/modelPolicy/allowedModelIds/severity": "74:24 74:34",
      "/settings/modelPolicy/allowedModelIds/fixWithin": "74:44 74:55",
      "/settings/modelPolicy/allowCustomModels": "75:5 75:24",
      "/settings/modelPolicy/allowCustomModels/severity": "75:26 75:36",
      "/settings/modelPolicy/allowCustomModels/fixWithin": "75:42 75:53",
      "/settings/modelPolicy/allowedBaseUrls": "76:5 76:22",
      "/settings/modelPolicy/allowedBaseUrls/fixWithin": "76:24 76:35",
      "/settings/networkPolicy": "77:3 78:5",
      "/settings/networkPolicy/allowedIps": "78:5 78:17",
      "/settings/networkPolicy/allowedIps/fixWithin": "78:19 78:30",
      "/settings/customModels": "80:3 81:5",
      "/settings/customModels/each": "81:5 82:7",
      "/settings/customModels/each/apiKey": "82:7 82:15",
      "/settings/customModels/each/apiKey/severity": "82:17 82:27",
      "/settings/customModels/each/apiKey/fixWithin": "82:37 82:48",
      "/settings/customModels/each/baseUrl": "83:7 83:16",
      "/settings/customModels/each/baseUrl/severity": "83:18 83:28",
      "/settings/customModels/each/baseUrl/fixWithin": "83:38 83:49",
      "/settings/customModels/each/hostedProvider": "84:7 85:9",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport": "85:9 85:32",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/fixWithin": "85:34 85:45",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh": "86:9 86:27",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/fixWithin": "86:29 86:40",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl": "87:9 87:24",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/fixWithin": "87:26 87:37",
      "/settings/customModels/each/extraHeaders": "88:7 89:9",
      "/settings/customModels/each/extraHeaders/each": "89:9 90:11",
      "/settings/customModels/each/extraHeaders/each/maxAge": "90:11 90:19",
      "/settings/customModels/each/extraHeaders/each/unset": "91:11 91:18",
      "/settings/customModels/each/extraHeaders/each/severity": "92:11 92:21",
      "/settings/customModels/each/extraHeaders/each/fixWithin": "93:11 93:22",
      "/settings/customModels/each/extraHeaders/each/title": "94:11 94:18",
      "/settings/customModels/each/extraHeaders/each/because": "95:11 95:20",
      "/settings/customModels/each/extraHeaders/each/remediation": "96:11 96:24",
      "/settings/customModels/each/extraHeaders/each/controls": "97:11 97:21",
      "/settings/customModels/each/extraHeaders/each/controls/0": "97:22 97:22",
      "/settings/customModels/each/extraHeaders/each/controls/1": "97:34 97:34",
      "/settings/customModels/each/extraHeaders/each/controls/2": "97:52 97:52",
      "/settings/customModels/each/extraHeaders/each/controls/3": "97:70 97:70"
    }
  },
  {
    "digest": "b2fa6ede819b2f2b5957076d9e26e5a6a44eb2e3c0616b166ea0f2f6014fb509",
    "value": {
      "id": "strict",
      "title": "Strict controls for sensitive code and data",
      "extends": [
        "baseline"
      ],
      "severity": "medium",
      "settings": {
        "maxAutonomyLevel": {
          "atMost": "low",
          "title": "Autonomy is capped at low",
          "because": "At low, the agent edits files and runs low-risk commands, and asks before everything else."
        },
        "sessionDefaultSettings": {
          "autonomyLevel": {
            "atMost": "low",
            "severity": "low",
            "title": "Sessions start at a low level",
            "because": "Most sessions keep the default.",
            "remediation": "Set the default autonomy level to one that this rule allows.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:AC-6",
              "iso-27001:A.8.2"
            ]
          }
        },
        "wikiCloudSync": {
          "equals": false,
          "title": "Generated wikis are not stored by the service",
          "because": "A wiki describes the whole code base.",
          "remediation": "Turn the synchronisation of wikis off.",
          "controls": [
            "soc2:CC6.7",
            "nist-800-53:AC-4",
            "iso-27001:A.8.12"
          ]
        },
        "restrictMemberVisibility": {
          "equals": true,
          "severity": "low",
          "title": "Members do not see all members",
          "because": "A list of all members helps attackers choose phishing targets.",
          "remediation": "Restrict the visibility of members.",
          "controls": [
            "soc2:CC6.1",
            "nist-800-53:AC-3(7)",
            "iso-27001:A.5.15"
          ]
        },
        "byomComputersEnabled": {
          "equals": false,
          "title": "Members register no private machines",
          "because": "A private machine lacks the organization's settings and patches.",
          "remediation": "Forbid members to register their own machines.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:AC-20",
            "iso-27001:A.8.1"
          ]
        },
        "ideAutoConnect": {
          "equals": false,
          "severity": "low",
          "title": "The agent does not connect to editors without asking",
          "because": "A running editor gives the agent every open file, including files of other projects.",
          "remediation": "Turn the automatic connection to editors off.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:CM-7(1)",
            "iso-27001:A.8.19"
          ]
        },
        "mcpAutonomyOverrides": {
          "each": {
            "defaultLevel": {
              "atLeast": "medium",
              "unset": "pass",
              "title": "No MCP tool runs without asking at low autonomy",
              "because": "At low, users expect to be asked before the agent does anything outside of the files.",
              "remediation": "Require a higher autonomy level for the server's tools, and list the few read-only tools separately.",
              "controls": [
                "soc2:CC6.8",
                "nist-800-53:AC-6(10)",
                "iso-27001:A.8.2",
                "aiuc-1:B006"
              ]
            }
          }
        },
        "mcpAutonomyUrlOverrides": {
          "schema": {
            "items": {
              "required": [
                "defaultLevel"
              ],
              "properties": {
                "defaultLevel": {
                  "enum": [
                    "medium",
                    "high"
                  ]
                }
              }
            }
          },
          "title": "No MCP tool runs without asking at low autonomy, by its address either",
          "because": "At low, users expect to be asked before the agent does anything outside of the files.",
          "remediation": "Require a higher autonomy level for every address.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:AC-6(10)",
            "iso-27001:A.8.2",
            "aiuc-1:B006"
          ]
        },
        "commandBlocklist": {
          "set": true,
          "title": "Dangerous commands are blocked",
          "because": "A command on the deny list still runs if a user agrees. A command on the block list never runs.",
          "remediation": "Block the commands that no task needs, such as those that format a disk or rewrite a shared branch.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:CM-7(2)",
            "iso-27001:A.8.18",
            "cis:2.7"
          ]
        },
        "allowManagedHooksOnly": {
          "equals": true,
          "title": "Only the organization's hooks run",
          "because": "A project's hook can approve requests in place of the user.",
          "remediation": "Allow managed hooks only.",
          "controls": [
            "soc2:CC6.8",
            "nist-800-53:CM-5",
            "iso-27001:A.8.18",
            "cis:2.7"
          ]
        },
        "modelPolicy": {
          "allowedModelIds": {
            "set": true,
            "size": {
              "atMost": 12
            },
            "each": {
              "pattern": "[^*]+"
            },
            "title": "Allowed models are a short list of names",
            "because": "A pattern also allows future models that nobody has reviewed.",
            "remediation": "List a few models, each by its full name."
          },
          "allowedBaseUrls": {
            "each": {
              "pattern": "https://.*"
            },
            "severity": "high",
            "title": "Custom models connect to listed HTTPS addresses",
            "because": "Without a list, a model can connect to any address.",
            "remediation": "List the addresses of the organization's gateways.",
            "controls": [
              "soc2:CC6.6",
              "nist-800-53:SC-7(5)",
              "iso-27001:A.8.20",
              "cis:13.4"
            ]
          }
        },
        "customModels": {
          "each": {
            "hostedProvider": {
              "cloudCredentialExport": {
                "set": false,
                "severity": "critical",
                "title": "No command exports cloud credentials",
                "because": "The command runs on every member's machine and prints credentials.",
                "remediation": "Use a profile or a role instead of an export command.",
                "controls": [
                  "soc2:CC6.8",
                  "nist-800-53:CM-5",
                  "iso-27001:A.8.18",
                  "cis:2.7"
                ]
              },
              "cloudAuthRefresh": {
                "set": false,
                "severity": "high",
                "title": "No command refreshes cloud credentials",
                "because": "Anyone who can change the settings can run this shell command on every member's machine.",
                "remediation": "Let members sign in with the tool of their cloud, or use a role.",
                "controls": [
                  "soc2:CC6.8",
                  "nist-800-53:CM-5",
                  "iso-27001:A.8.18",
                  "cis:2.7"
                ]
              },
              "hostedBaseUrl": {
                "pattern": "https://.*",
                "unset": "pass",
                "severity": "high",
                "title": "Hosted models are reached over HTTPS",
                "because": "This address overrides the model's own address and receives its prompts.",
                "remediation": "Use an address that starts with https, or remove it.",
                "controls": [
                  "soc2:CC6.7",
                  "nist-800-53:SC-8",
                  "iso-27001:A.8.24"
                ]
              }
            }
          }
        },
        "extraKnownMarketplaces": {
          "each": {
            "source": {
              "sha": {
                "pattern": "[0-9a-f]{40}",
                "severity": "high",
                "title": "Marketplaces are pinned to a commit",
                "because": "A branch can change after it was reviewed.",
                "remediation": "Pin the marketplace to the reviewed commit, by its full hash.",
                "controls": [
                  "soc2:CC9.2",
                  "nist-800-53:SR-3",
                  "iso-27001:A.5.21",
                  "cis:2.6"
                ]
              }
            }
          }
        },
        "sandbox": {
          "mode": {
            "equals": "whole-process",
            "severity": "high",
            "title": "The sandbox contains the whole process",
            "because": "In per-command mode, the agent itself is not in the sandbox.",
            "remediation": "Set the sandbox mode to whole-process.",
            "controls": [
              "soc2:CC6.8",
              "nist-800-53:SC-39",
              "iso-27001:A.8.22"
            ]
          },
          "network": {
            "allowedDomains": {
              "disjointFrom": [
                "pastebin.com",
                "*.pastebin.com",
                "paste.ee",
                "hastebin.com",
                "dpaste.com",
                "ix.io",
                "termbin.com",
                "0x0.st",
                "transfer.sh",
                "file.io",
                "gofile.io",
                "*.gofile.io",
                "webhook.site",
                "*.ngrok.io",
                "*.ngrok.app",
                "*.ngrok.dev",
                "*.ngrok-free.app",
                "*.ngrok-free.dev",
                "*.trycloudflare.com",
                "*.loca.lt",
                "*.serveo.net",
                "*.lhr.life",
                "*.pipedream.net",
                "*.beeceptor.com",
                "*.requestcatcher.com",
                "*.burpcollaborator.net",
                "*.oastify.com",
                "*.interact.sh",
                "*.oast.fun",
                "*.oast.live",
                "*.oast.me",
                "*.oast.online",
                "*.oast.pro",
                "*.oast.site",
                "gist.github.com",
                "*.githubusercontent.com",
                "dropbox.com",
                "*.dropbox.com",
                "*.blob.core.windows.net",
                "storage.googleapis.com"
              ],
              "title": "No host accepts files from anybody"
            },
            "allowLocalBinding": {
              "equals": false,
              "title": "Nothing listens on local ports",
              "because": "Other processes can connect to a listening port.",
              "remediation": "Turn local binding off.",
              "controls": [
                "soc2:CC6.6",
                "nist-800-53:SC-7(5)",
                "iso-27001:A.8.20"
              ]
            }
          }
        }
      }
    },
    "places": {
      "": "3:1 3:1",
      "/id": "3:1 3:5",
      "/title": "4:1 4:8",
      "/extends": "5:1 5:10",
      "/extends/0": "5:11 5:11",
      "/severity": "6:1 6:11",
      "/settings": "7:1 8:3",
      "/settings/maxAutonomyLevel": "8:3 9:5",
      "/settings/maxAutonomyLevel/atMost": "9:5 9:13",
      "/settings/maxAutonomyLevel/title": "10:5 10:12",
      "/settings/maxAutonomyLevel/because": "11:5 11:14",
      "/settings/sessionDefaultSettings": "12:3 13:5",
      "/settings/sessionDefaultSettings/autonomyLevel": "13:5 14:7",
      "/settings/sessionDefaultSettings/autonomyLevel/atMost": "14:7 14:15",
      "/settings/sessionDefaultSettings/autonomyLevel/severity": "15:7 15:17",
      "/settings/sessionDefaultSettings/autonomyLevel/title": "16:7 16:14",
      "/settings/sessionDefaultSettings/autonomyLevel/because": "17:7 17:16",
      "/settings/sessionDefaultSettings/autonomyLevel/remediation": "18:7 18:20",
      "/settings/sessionDefaultSettings/autonomyLevel/controls": "19:7 19:17",
      "/settings/sessionDefaultSettings/autonomyLevel/controls/0": "19:18 19:18",
      "/settings/sessionDefaultSettings/autonomyLevel/controls/1": "19:30 19:30",
      "/settings/sessionDefaultSettings/autonomyLevel/controls/2": "19:48 19:48",
      "/settings/wikiCloudSync": "20:3 21:5",
      "/settings/wikiCloudSync/equals": "21:5 21:13",
      "/settings/wikiCloudSync/title": "22:5 22:12",
      "/settings/wikiCloudSync/because": "23:5 23:14",
      "/settings/wikiCloudSync/remediation": "24:5 24:18",
      "/settings/wikiCloudSync/controls": "25:5 25:15",
      "/settings/wikiCloudSync/controls/0": "25:16 25:16",
      "/settings/wikiCloudSync/controls/1": "25:28 25:28",
      "/settings/wikiCloudSync/controls/2": "25:46 25:46",
      "/settings/restrictMemberVisibility": "26:3 27:5",
      "/settings/restrictMemberVisibility/equals": "27:5 27:13",
      "/settings/restrictMemberVisibility/severity": "28:5 28:15",
      "/settings/restrictMemberVisibility/title": "29:5 29:12",
      "/settings/restrictMemberVisibility/because": "30:5 30:14",
      "/settings/restrictMemberVisibility/remediation": "31:5 31:18",
      "/settings/restrictMemberVisibility/controls": "32:5 32:15",
      "/settings/restrictMemberVisibility/controls/0": "32:16 32:16",
      "/settings/restrictMemberVisibility/controls/1": "32:28 32:28",
      "/settings/restrictMemberVisibility/controls/2": "32:49 32:49",
      "/settings/byomComputersEnabled": "33:3 34:5",
      "/settings/byomComputersEnabled/equals": "34:5 34:13",
      "/settings/byomComputersEnabled/title": "35:5 35:12",
      "/settings/byomComputersEnabled/because": "36:5 36:14",
      "/settings/byomComputersEnabled/remediation": "37:5 37:18",
      "/settings/byomComputersEnabled/controls": "38:5 38:15",
      "/settings/byomComputersEnabled/controls/0": "38:16 38:16",
      "/settings/byomComputersEnabled/controls/1": "38:28 38:28",
      "/settings/byomComputersEnabled/controls/2": "38:47 38:47",
      "/settings/ideAutoConnect": "39:3 40:5",
      "/settings/ideAutoConnect/equals": "40:5 40:13",
      "/settings/ideAutoConnect/severity": "41:5 41:15",
      "/settings/ideAutoConnect/title": "42:5 42:12",
      "/settings/ideAutoConnect/because": "43:5 43:14",
      "/settings/ideAutoConnect/remediation": "44:5 44:18",
      "/settings/ideAutoConnect/controls": "45:5 45:15",
      "/settings/ideAutoConnect/controls/0": "45:16 45:16",
      "/settings/ideAutoConnect/controls/1": "45:28 45:28",
      "/settings/ideAutoConnect/controls/2": "45:49 45:49",
      "/settings/mcpAutonomyOverrides": "46:3 47:5",
      "/settings/mcpAutonomyOverrides/each": "47:5 48:7",
      "/settings/mcpAutonomyOverrides/each/defaultLevel": "48:7 49:9",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/atLeast": "49:9 49:18",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/unset": "50:9 50:16",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/title": "51:9 51:16",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/because": "52:9 52:18",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/remediation": "53:9 53:22",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/controls": "54:9 54:19",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/controls/0": "54:20 54:20",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/controls/1": "54:32 54:32",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/controls/2": "54:54 54:54",
      "/settings/mcpAutonomyOverrides/each/defaultLevel/controls/3": "54:71 54:71",
      "/settings/mcpAutonomyUrlOverrides": "55:3 56:5",
      "/settings/mcpAutonomyUrlOverrides/schema": "56:5 57:7",
      "/settings/mcpAutonomyUrlOverrides/schema/items": "57:7 57:14",
      "/settings/mcpAutonomyUrlOverrides/schema/items/required": "57:16 57:26",
      "/settings/mcpAutonomyUrlOverrides/schema/items/required/0": "57:27 57:27",
      "/settings/mcpAutonomyUrlOverrides/schema/items/properties": "57:42 57:54",
      "/settings/mcpAutonomyUrlOverrides/schema/items/properties/defaultLevel": "57:56 57:70",
      "/settings/mcpAutonomyUrlOverrides/schema/items/properties/defaultLevel/enum": "57:72 57:78",
      "/settings/mcpAutonomyUrlOverrides/schema/items/properties/defaultLevel/enum/0": "57:79 57:79",
      "/settings/mcpAutonomyUrlOverrides/schema/items/properties/defaultLevel/enum/1": "57:87 57:87",
      "/settings/mcpAutonomyUrlOverrides/title": "58:5 58:12",
      "/settings/mcpAutonomyUrlOverrides/because": "59:5 59:14",
      "/settings/mcpAutonomyUrlOverrides/remediation": "60:5 60:18",
      "/settings/mcpAutonomyUrlOverrides/controls": "61:5 61:15",
      "/settings/mcpAutonomyUrlOverrides/controls/0": "61:16 61:16",
      "/settings/mcpAutonomyUrlOverrides/controls/1": "61:28 61:28",
      "/settings/mcpAutonomyUrlOverrides/controls/2": "61:50 61:50",
      "/settings/mcpAutonomyUrlOverrides/controls/3": "61:67 61:67",
      "/settings/commandBlocklist": "62:3 63:5",
      "/settings/commandBlocklist/set": "63:5 63:10",
      "/settings/commandBlocklist/title": "64:5 64:12",
      "/settings/commandBlocklist/because": "65:5 65:14",
      "/settings/commandBlocklist/remediation": "66:5 66:18",
      "/settings/commandBlocklist/controls": "67:5 67:15",
      "/settings/commandBlocklist/controls/0": "67:16 67:16",
      "/settings/commandBlocklist/controls/1": "67:28 67:28",
      "/settings/commandBlocklist/controls/2": "67:49 67:49",
      "/settings/commandBlocklist/controls/3": "67:67 67:67",
      "/settings/allowManagedHooksOnly": "68:3 69:5",
      "/settings/allowManagedHooksOnly/equals": "69:5 69:13",
      "/settings/allowManagedHooksOnly/title": "70:5 70:12",
      "/settings/allowManagedHooksOnly/because": "71:5 71:14",
      "/settings/allowManagedHooksOnly/remediation": "72:5 72:18",
      "/settings/allowManagedHooksOnly/controls": "73:5 73:15",
      "/settings/allowManagedHooksOnly/controls/0": "73:16 73:16",
      "/settings/allowManagedHooksOnly/controls/1": "73:28 73:28",
      "/settings/allowManagedHooksOnly/controls/2": "73:46 73:46",
      "/settings/allowManagedHooksOnly/controls/3": "73:64 73:64",
      "/settings/modelPolicy": "74:3 75:5",
      "/settings/modelPolicy/allowedModelIds": "75:5 76:7",
      "/settings/modelPolicy/allowedModelIds/set": "76:7 76:12",
      "/settings/modelPolicy/allowedModelIds/size": "77:7 77:13",
      "/settings/modelPolicy/allowedModelIds/size/atMost": "77:15 77:23",
      "/settings/modelPolicy/allowedModelIds/each": "78:7 78:13",
      "/settings/modelPolicy/allowedModelIds/each/pattern": "78:15 78:24",
      "/settings/modelPolicy/allowedModelIds/title": "79:7 79:14",
      "/settings/modelPolicy/allowedModelIds/because": "80:7 80:16",
      "/settings/modelPolicy/allowedModelIds/remediation": "81:7 81:20",
      "/settings/modelPolicy/allowedBaseUrls": "82:5 83:7",
      "/settings/modelPolicy/allowedBaseUrls/each": "83:7 83:13",
      "/settings/modelPolicy/allowedBaseUrls/each/pattern": "83:15 83:24",
      "/settings/modelPolicy/allowedBaseUrls/severity": "84:7 84:17",
      "/settings/modelPolicy/allowedBaseUrls/title": "85:7 85:14",
      "/settings/modelPolicy/allowedBaseUrls/because": "86:7 86:16",
      "/settings/modelPolicy/allowedBaseUrls/remediation": "87:7 87:20",
      "/settings/modelPolicy/allowedBaseUrls/controls": "88:7 88:17",
      "/settings/modelPolicy/allowedBaseUrls/controls/0": "88:18 88:18",
      "/settings/modelPolicy/allowedBaseUrls/controls/1": "88:30 88:30",
      "/settings/modelPolicy/allowedBaseUrls/controls/2": "88:51 88:51",
      "/settings/modelPolicy/allowedBaseUrls/controls/3": "88:69 88:69",
      "/settings/customModels": "89:3 90:5",
      "/settings/customModels/each": "90:5 91:7",
      "/settings/customModels/each/hostedProvider": "91:7 92:9",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport": "92:9 93:11",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/set": "93:11 93:16",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/severity": "94:11 94:21",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/title": "95:11 95:18",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/because": "96:11 96:20",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/remediation": "97:11 97:24",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/controls": "98:11 98:21",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/controls/0": "98:22 98:22",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/controls/1": "98:34 98:34",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/controls/2": "98:52 98:52",
      "/settings/customModels/each/hostedProvider/cloudCredentialExport/controls/3": "98:70 98:70",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh": "99:9 100:11",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/set": "100:11 100:16",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/severity": "101:11 101:21",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/title": "102:11 102:18",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/because": "103:11 103:20",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/remediation": "104:11 104:24",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/controls": "105:11 105:21",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/controls/0": "105:22 105:22",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/controls/1": "105:34 105:34",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/controls/2": "105:52 105:52",
      "/settings/customModels/each/hostedProvider/cloudAuthRefresh/controls/3": "105:70 105:70",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl": "106:9 107:11",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/pattern": "107:11 107:20",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/unset": "108:11 108:18",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/severity": "109:11 109:21",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/title": "110:11 110:18",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/because": "111:11 111:20",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/remediation": "112:11 112:24",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/controls": "113:11 113:21",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/controls/0": "113:22 113:22",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/controls/1": "113:34 113:34",
      "/settings/customModels/each/hostedProvider/hostedBaseUrl/controls/2": "113:52 113:52",
      "/settings/extraKnownMarketplaces": "114:3 115:5",
      "/settings/extraKnownMarketplaces/each": "115:5 116:7",
      "/settings/extraKnownMarketplaces/each/source": "116:7 117:9",
      "/settings/extraKnownMarketplaces/each/source/sha": "117:9 118:11",
      "/settings/extraKnownMarketplaces/each/source/sha/pattern": "118:11 118:20",
      "/settings/extraKnownMarketplaces/each/source/sha/severity": "119:11 119:21",
      "/settings/extraKnownMarketplaces/each/source/sha/title": "120:11 120:18",
      "/settings/extraKnownMarketplaces/each/source/sha/because": "121:11 121:20",
      "/settings/extraKnownMarketplaces/each/source/sha/remediation": "122:11 122:24",
      "/settings/extraKnownMarketplaces/each/source/sha/controls": "123:11 123:21",
      "/settings/extraKnownMarketplaces/each/source/sha/controls/0": "123:22 123:22",
      "/settings/extraKnownMarketplaces/each/source/sha/controls/1": "123:34 123:34",
      "/settings/extraKnownMarketplaces/each/source/sha/controls/2": "123:52 123:52",
      "/settings/extraKnownMarketplaces/each/source/sha/controls/3": "123:70 123:70",
      "/settings/sandbox": "124:3 125:5",
      "/settings/sandbox/mode": "125:5 126:7",
      "/settings/sandbox/mode/equals": "126:7 126:15",
      "/settings/sandbox/mode/severity": "127:7 127:17",
      "/settings/sandbox/mode/title": "128:7 128:14",
      "/settings/sandbox/mode/because": "129:7 129:16",
      "/settings/sandbox/mode/remediation": "130:7 130:20",
      "/settings/sandbox/mode/controls": "131:7 131:17",
      "/settings/sandbox/mode/controls/0": "131:18 131:18",
      "/settings/sandbox/mode/controls/1": "131:30 131:30",
      "/settings/sandbox/mode/controls/2": "131:49 131:49",
      "/settings/sandbox/network": "132:5 133:7",
      "/settings/sandbox/network/allowedDomains": "133:7 134:9",
      "/settings/sandbox/network/allowedDomains/disjointFrom": "134:9 135:11",
      "/settings/sandbox/network/allowedDomains/disjointFrom/0": "136:13 136:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/1": "137:13 137:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/2": "138:13 138:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/3": "139:13 139:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/4": "140:13 140:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/5": "141:13 141:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/6": "142:13 142:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/7": "143:13 143:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/8": "144:13 144:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/9": "145:13 145:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/10": "146:13 146:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/11": "147:13 147:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/12": "148:13 148:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/13": "149:13 149:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/14": "150:13 150:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/15": "151:13 151:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/16": "152:13 152:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/17": "153:13 153:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/18": "154:13 154:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/19": "155:13 155:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/20": "156:13 156:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/21": "157:13 157:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/22": "158:13 158:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/23": "159:13 159:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/24": "160:13 160:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/25": "161:13 161:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/26": "162:13 162:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/27": "163:13 163:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/28": "164:13 164:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/29": "165:13 165:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/30": "166:13 166:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/31": "167:13 167:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/32": "168:13 168:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/33": "169:13 169:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/34": "170:13 170:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/35": "171:13 171:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/36": "172:13 172:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/37": "173:13 173:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/38": "174:13 174:13",
      "/settings/sandbox/network/allowedDomains/disjointFrom/39": "175:13 175:13",
      "/settings/sandbox/network/allowedDomains/title": "177:9 177:16",
      "/settings/sandbox/network/allowLocalBinding": "178:7 179:9",
      "/settings/sandbox/network/allowLocalBinding/equals": "179:9 179:17",
      "/settings/sandbox/network/allowLocalBinding/title": "180:9 180:16",
      "/settings/sandbox/network/allowLocalBinding/because": "181:9 181:18",
      "/settings/sandbox/network/allowLocalBinding/remediation": "182:9 182:22",
      "/settings/sandbox/network/allowLocalBinding/controls": "183:9 183:19",
      "/settings/sandbox/network/allowLocalBinding/controls/0": "183:20 183:20",
      "/settings/sandbox/network/allowLocalBinding/controls/1": "183:32 183:32",
      "/settings/sandbox/network/allowLocalBinding/controls/2": "183:53 183:53"
    }
  }
];
// src/policy/read.ts
async function readPolicy(file, source) {
  const digest2 = createHash("sha256").update(source).digest("hex");
  const pack = packs.find((pack2) => pack2.digest === digest2);
  if (!pack) return (await import("./yaml.js")).readYaml(file, source);
  const lines = linesOf(withoutMark(source));
  const placeOf2 = (path, target) => placeIn2(pack, file, path, target);
  const document = documentOf(lines, file, pack.value, { placeOf: placeOf2 });
  return { document, isPack: true };
}
function placeIn2({ places }, file, path, target) {
  const keys = path.map(String);
  let depth = keys.length;
  let place2;
  while ((place2 = places[pointer(keys.slice(0, depth))]) === void 0) depth--;
  const [key = "", value = ""] = place2.split(" ");
  const [line = 1, column = 1] = (depth === keys.length && target === "key" ? key : value).split(":").map(Number);
  return { file, line, column };
}
// src/policy/parse.ts
var ofRules = ["id", "formerly", "extends", "settings", "assertions", "usage"];
async function parse2(source, parsing, chain = []) {
  const { options, files, problems, ruleProblems: ruleProblems2 } = parsing;
  const cachedPolicy = files.get(source.file);
  if (cachedPolicy !== void 0) return cachedPolicy;
  files.set(source.file, null);
  const policy = await readPolicy(source.file, source.text);
  if ("problems" in policy) {
    ruleProblems2.push(...policy.problems);
    return null;
  }
  const { document, isPack = false } = policy;
  const result = safeParse(policySchema, document.value, ownMessages);
  const { issues = [] } = result.error ?? {};
  const belongs = (key) => belongsElsewhere(key, options.catalog);
  const isOfRules = issues.some(({ path: [part2] }) => part2 === void 0 || ofRules.includes(part2));
  (isOfRules ? ruleProblems2 : problems).push(...problemsOf(document, policySchema, issues, { belongs }));
  const input = result.data ?? soundPart(policySchema, document.value) ?? {};
  const bases = isObject(document.value) ? document.value["extends"] : void 0;
  const uppers = await uppersOf(bases, { source, document }, parsing, chain);
  const missing = (isArray(bases) ? bases.length : bases === void 0 ? 0 : 1) - uppers.length;
  if (issues.every(({ path }) => path.length > 0)) ruleProblems2.push(...incompleteIn(document));
  const parsedPolicy = {
    source,
    document,
    isPack,
    whole: result.data ?? null,
    input,
    id: input.id ?? "",
    uppers,
    missing,
    own: []
  };
  files.set(source.file, parsedPolicy);
  return parsedPolicy;
}
async function uppersOf(bases, { source, document }, parsing, chain) {
  const { options, ruleProblems: ruleProblems2 } = parsing;
  const refuse = (i, message2, hint2) => ruleProblems2.push(document.problem(["extends", i], message2, hint2));
  const packs2 = options.packs.length > 0 ? `packs: ${options.packs.join(", ")}` : void 0;
  const uppers = [];
  for (const [i, name] of listOf(bases).entries()) {
    if (typeof name !== "string" || name === "") continue;
    const upper = await options.resolve(name, source);
    if (!upper) {
      const hint2 = /\.ya?ml$/i.test(name) ? "give a path from the folder of this file" : packs2;
      refuse(i, `no pack or file is called "${name}"`, didYouMean(name, options.packs) ?? hint2);
    } else if (upper.file === source.file || chain.includes(upper.file))
      refuse(i, `"${name}" extends this file in turn`, "a policy cannot inherit from itself");
    else {
      const upperPolicy = await parse2(upper, parsing, [...chain, source.file]);
      if (upperPolicy) uppers.push(upperPolicy);
    }
  }
  return uppers;
}
function incompleteIn(document) {
  const states = statements.some((part2) => has(document, part2));
  const inherits = has(document, "extends");
  if (!states && !has(document, "approvals") && !has(document, "exceptions") && !inherits) {
    const hint2 = `add one of ${[...statements, "approvals", "exceptions", "extends"].join(", ")}`;
    return [document.problem([], "the file states nothing to judge", hint2)];
  }
  if (!has(document, "id") && (states || inherits))
    return [document.problem([], `the file has no "id"`, "give the policy a short name")];
  return [];
}
function belongsElsewhere(key, catalog) {
  const setting = catalog.root.keys.get(key)?.name;
  return setting && `settings stand below "settings": did you mean settings.${setting}?`;
}
function has({ value }, part2) {
  return isObject(value) && value[part2] !== void 0;
}
// src/policy/usage.ts
var QUIET = 14;
function usageOf({ id: policy, document, input: { owner, severity, rationale, controls } }, input) {
  const partOf2 = (part2, path, demand2) => ({
    demand: demand2(part2),
    id: part2.id === void 0 ? null : `${policy}/${part2.id}`,
    severity: part2.severity ?? input.severity ?? severity ?? null,
    rationale: part2.because ?? rationale ?? null,
    remediation: part2.remediation ?? null,
    controls: part2.controls ?? controls ?? [],
    fixWithinSeconds: part2.fixWithin === void 0 ? null : certain(durationOf, part2.fixWithin),
    location: document.place(["usage", ...path], "key")
  });
  const rule = (part2, path, demand2) => part2 === void 0 ? null : partOf2(part2, path, demand2);
  const list2 = (part2) => rule(input[part2], [part2], listsOf);
  const { models, mcp, autonomy, credits, hooks = [], unused } = input;
  const judgesMcp = mcp?.allowed !== void 0 || mcp?.denied !== void 0;
  return {
    settleDays: daysOf(input.settle ?? "0d"),
    quietDays: input.quiet === void 0 ? QUIET : daysOf(input.quiet),
    identities: Object.fromEntries(
      Object.entries(mcp?.identities ?? {}).map(([name, identity]) => [name.toLowerCase(), identity])
    ),
    models: rule(models, ["models"], (part2) => ({ ...listsOf(part2), tiers: part2.tiers ?? null })),
    mcp: rule(judgesMcp ? mcp : void 0, ["mcp"], (part2) => {
      const { allowed, denied } = listsOf(part2);
      return { allowed: allowed && lower(allowed), denied: denied && lower(denied) };
    }),
    tools: list2("tools"),
    slashCommands: list2("slashCommands"),
    skills: list2("skills"),
    clients: list2("clients"),
    autonomy: rule(autonomy, ["autonomy"], ({ atMost: atMost2, share, ratioP90 }) => ({
      atMost: atMost2 ?? null,
      share: Object.fromEntries(
        Object.entries(share ?? {}).flatMap(([level, most]) => most ? [[level, most.atMost]] : [])
      ),
      ratioP90: ratioP90?.atMost ?? null
    })),
    credits: rule(credits, ["credits"], ({ perUserPerDay, perDay }) => ({
      perUserPerDay: perUserPerDay?.atMost ?? null,
      perDay: perDay?.atMost ?? null
    })),
    hooks: hooks.map(
      (hook2, i) => partOf2(hook2, ["hooks", i], ({ event, matcher, command, perSession, perCallOf, atLeast: atLeast2, over }) => ({
        event,
        matcher: matcher === void 0 || matcher === "*" ? null : matcher,
        command,
        perCallOf: perCallOf ?? null,
        atLeast: perSession?.atLeast ?? atLeast2 ?? 0,
        overDays: daysOf(over)
      }))
    ),
    unused: rule(unused, ["unused"], (part2) => ({ afterDays: daysOf(part2.after), of: part2.of })),
    policy,
    owner: owner ?? null
  };
}
function statesRule({ identities: _, ...parts }) {
  return Object.values(parts).flat().some((part2) => typeof part2 === "object" && part2 !== null && "demand" in part2);
}
function listsOf({ allowed, denied }) {
  return { allowed: allowed ?? null, denied: denied ?? null };
}
function lower(names3) {
  return names3.map((name) => name.toLowerCase());
}
function daysOf(text2) {
  return Number.parseInt(text2, 10);
}
function usageIds({ usage = {} }) {
  return Object.entries(usage).flatMap(([part2, partInput]) => {
    const rules = Array.isArray(partInput) ? [...partInput.entries()] : [[null, partInput]];
    return rules.flatMap(
      ([i, rule]) => typeof rule === "object" && rule?.id !== void 0 ? [{ id: rule.id, part: part2, keys: ["usage", part2, ...i === null ? [] : [i], "id"] }] : []
    );
  });
}
// src/policy/run-wide.ts
var reasons = {
  editors: "one policy of a run says who may edit",
  changes: "one policy of a run says when and how the controls change",
  usage: "one policy of a run says what may be used",
  access: "one policy of a run says who keeps access",
  limits: "one policy of a run says the credit limits of users",
  readiness: "one policy of a run says how ready repositories must be",
  computers: "one policy of a run says which computers are watched",
  sessions: "one policy of a run says which sessions are watched"
};
function termOf({ effective }) {
  const { from: from2, until: until2 } = effective ?? {};
  return {
    from: from2 === void 0 ? null : certain(startOf, from2),
    until: until2 === void 0 ? null : certain(endOf, until2)
  };
}
function common2({ id, input, document }, name, part2 = {}) {
  return {
    policy: id,
    owner: input.owner ?? null,
    rationale: part2.rationale ?? input.rationale ?? null,
    controls: part2.controls ?? input.controls ?? [],
    location: document.place([name], "key")
  };
}
function runWideParts(files, problems, catalog) {
  const only = (part2, convert) => {
    const [first, ...otherFiles] = files.filter(({ document: document2 }) => has(document2, part2));
    for (const { document: document2 } of otherFiles) {
      const { file, line } = first?.document.place([part2], "key") ?? {};
      problems.push(document2.problem([part2], `"${part2}" is already at ${file}:${line}`, reasons[part2], "key"));
    }
    if (!first) return null;
    problems.push(...partProblems(first, part2, catalog));
    const { id, document, whole: whole2 } = first;
    const input = whole2?.[part2];
    return whole2 && input ? { ...convert({ id, document, input: whole2 }, input), ...termOf(whole2) } : null;
  };
  return {
    editors: only("editors", (file, editors) => ({
      severity: editors.severity ?? null,
      approved: editors.approved ? peopleOf(editors.approved) : null,
      by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
      ...common2(file, "editors", editors)
    })),
    changes: only("changes", (file, input) => ({
      ...changesOf(input),
      severity: input.severity ?? null,
      ...common2(file, "changes", input)
    })),
    usage: only("usage", usageOf),
    access: only("access", (file, access) => ({
      reviewEveryDays: daysOf2(access.reviewEvery),
      maxIdleDays: daysOf2(access.maxIdle),
      mayEdit: access.mayEdit ?? null,
      severity: file.input.severity ?? "medium",
      ...common2(file, "access")
    })),
    limits: only("limits", limitsOf),
    readiness: only("readiness", readinessOf),
    computers: only("computers", computersOf),
    sessions: only("sessions", sessionsOf)
  };
}
function partProblems({ document, input }, part2, catalog) {
  const { editors, changes, limits: limits2 } = input;
  if (part2 === "changes" && changes) return changeProblems(document, changes, catalog);
  if (part2 === "limits" && limits2) return limitProblems(document, limits2);
  const patterns2 = part2 === "editors" ? Object.keys(editors?.by ?? {}) : [];
  return patterns2.flatMap((pattern) => {
    const flaw = patternFlaw(pattern, catalog);
    if (!flaw) return [];
    return [document.problem(["editors", "by", pattern], `editors.by: ${flaw.message}`, flaw.hint, "key")];
  });
}
function daysOf2(text2) {
  return text2 === void 0 ? null : Number.parseInt(text2, 10);
}
// src/policy/load.ts
async function loadPolicies(roots, options) {
  const { unread = [] } = options;
  const problems = [...unread];
  const ruleProblems2 = [];
  const files = new Map(unread.map(({ file = "" }) => [file, null]));
  const tops = [];
  for (const root of roots) {
    const policy = await parse2(root, { options, files, problems, ruleProblems: ruleProblems2 });
    if (policy && !tops.includes(policy)) tops.push(policy);
  }
  const parsedFiles = [...files.values()].filter((file) => file !== null);
  const checks = await loadChecks(
    new Set(parsedFiles.flatMap((file) => [...checksNamedIn(file.input.settings ?? null)]))
  );
  const compiler = parsedFiles.some(({ input }) => input.assertions) ? await import("./json-schemas.js") : void 0;
  const layers = { catalog: options.catalog, checks, problems: ruleProblems2 };
  for (const file of parsedFiles) problems.push(...readStatements(file, layers, compiler));
  uniqueIds(parsedFiles, ruleProblems2);
  const brokenFiles = new Set(ruleProblems2.map((problem) => problem.file));
  const isWhole2 = (file) => file.missing === 0 && file.uppers.every((upper) => !brokenFiles.has(upper.source.file) && isWhole2(upper));
  const mergedRules = /* @__PURE__ */ new Map();
  const merge = (file) => getOrMake(mergedRules, file, () => layer(file.own, join(file.uppers.map(merge), layers), layers, isWhole2(file)));
  const rules = join(tops.map(merge), layers);
  const parts = runWideParts(parsedFiles, problems, options.catalog);
  uniqueApprovals(parsedFiles, problems);
  const names3 = ruleNames(rules, [...files.values()], options, ruleProblems2);
  for (const { document, input } of parsedFiles)
    problems.push(...exceptionProblems(document, input.exceptions ?? [], names3));
  problems.push(...ruleProblems2);
  const { usage, ...otherParts } = parts;
  const isSilent = rules.size === 0 && parsedFiles.every(({ input }) => input.assertions === void 0) && Object.values(otherParts).every((part2) => part2 === null) && !(usage && statesRule(usage));
  if (problems.length === 0 && isSilent)
    problems.push({
      message: "the policies of this run state no rule",
      hint: "name a policy with settings or editors"
    });
  if (problems.length > 0)
    throw new DriftlineError(problems.length > unread.length ? "policy" : "usage", unique2(problems, [...files.keys()]));
  const { catalog } = options;
  return {
    files: parsedFiles.map(fileRow),
    rules: [...rules.values()].map(bare),
    assertions: parsedFiles.flatMap(
      (file) => compiler ? assertionsOf(file.document, file.whole?.assertions ?? [], { catalog, defaults: defaultsOf(file) }, compiler) : []
    ),
    ...parts,
    approvals: parsedFiles.flatMap(({ document, whole: whole2 }) => approvalsOf(document, whole2?.approvals ?? [])),
    exceptions: parsedFiles.flatMap(({ document, whole: whole2 }) => exceptionsOf(document, whole2?.exceptions ?? [], names3)),
    checks
  };
}
function bare({
  states: _,
  problem: _problem,
  over: _over,
  alsoCalled: _called,
  isWhole: _whole,
  ...rule
}) {
  return rule;
}
function ruleNames(rules, files, { builtin, events = null, catalog, agreement = false }, problems) {
  const parsedFiles = files.filter((file) => file !== null);
  const builtinIds = new Set(builtin);
  const otherNames = /* @__PURE__ */ new Map();
  const formerIds = parsedFiles.map(({ id, input: { formerly = [] } }) => ({
    id,
    formerly: formerly.filter(isPresent)
  }));
  for (const rule of rules.values()) {
    if (builtinIds.has(rule.id))
      problems.push(rule.problem(`${rule.id} is the name of a built-in rule`, "give it an id"));
    for (const name of [...rule.alsoCalled, ...formerNames(rule, formerIds)]) addTo(otherNames, name, rule.id);
  }
  const settings2 = new Map([...rules].map(([id, { setting }]) => [id, setting]));
  for (const { id: policy, document, input } of parsedFiles)
    input.assertions?.forEach((assertion, i) => {
      if (assertion?.id === void 0) return;
      const name = `${policy}/${assertion.id}`;
      if (builtinIds.has(name) || settings2.has(name) || otherNames.has(name))
        problems.push(
          document.problem(["assertions", i, "id"], `another rule is called ${name}`, "give it another id")
        );
      settings2.set(name, null);
      for (const former of formerNames({ id: name, policy }, formerIds)) addTo(otherNames, former, name);
    });
  const ofUsage = /* @__PURE__ */ new Map();
  for (const { id: policy, document, input } of parsedFiles)
    for (const { id, part: part2, keys } of usageIds(input)) {
      const rule = { id: `${policy}/${id}`, policy };
      if (settings2.has(rule.id) || (ofUsage.get(rule.id) ?? part2) !== part2)
        problems.push(document.problem(keys, `another rule is called ${rule.id}`, "give it another id"));
      if (!ofUsage.has(rule.id)) for (const former of formerNames(rule, formerIds)) addTo(otherNames, former, rule.id);
      ofUsage.set(rule.id, part2);
    }
  const brokenFiles = new Set(problems.map((problem) => problem.file));
  const unsure = files.filter((file) => file === null || file.id === "" || brokenFiles.has(file.source.file));
  const overridden = [...rules.values()].filter(({ setting }) => catalog.setting(setting)?.overriddenBy !== void 0);
  return {
    settings: settings2,
    overridden: new Map(overridden.map(({ id, setting }) => [id, pointer(setting.split("."))])),
    builtin: /* @__PURE__ */ new Set([...builtinIds, ...ofUsage.keys()]),
    events,
    otherNames,
    agreement,
    placesOf: (path) => {
      const { overriddenBy, switch: needs2 } = catalog.required(path);
      const ofSwitch = needs2 && catalog.setting(needs2.path)?.overriddenBy;
      return [path, overriddenBy, ofSwitch].filter((place2) => place2 !== void 0);
    },
    isUnsure: (name) => unsure.some(
      (file) => file === null || file.missing > 0 || file.input.formerly === void 0 && has(file.document, "formerly") || (file.id === "" ? file.input.settings ?? file.input.assertions : name.startsWith(`${file.id}/`))
    )
  };
}
function readStatements(file, { catalog, checks, problems: ruleProblems2 }, compiler) {
  const { document, isPack, input } = file;
  if (input.settings !== void 0) {
    const result = rulesOf(document, input.settings, { catalog, checks, defaults: defaultsOf(file), isPack });
    file.own = result.rules;
    ruleProblems2.push(...result.problems);
  }
  const ofAssertions = compiler ? assertionProblems(document, input.assertions ?? [], catalog, compiler) : [];
  return [...ofAssertions, ...approvalProblems(document, input.approvals ?? [], catalog)];
}
function defaultsOf({ id, input }) {
  return {
    policy: id,
    owner: input.owner ?? null,
    severity: input.severity ?? "medium",
    rationale: input.rationale ?? null,
    controls: (input.controls ?? []).filter(isPresent),
    ...termOf(input)
  };
}
function isPresent(value) {
  return value !== void 0;
}
function uniqueIds(files, problems) {
  const byId = /* @__PURE__ */ new Map();
  for (const file of files)
    file.input.formerly?.forEach((id, i) => {
      if (id === void 0) return;
      const otherFile = files.find(
        (candidate) => candidate.id === id || candidate !== file && candidate.input.formerly?.includes(id)
      );
      if (!otherFile) return;
      const ownerWords = otherFile === file ? "this policy itself" : `the policy in ${otherFile.source.file}`;
      const message2 = `"${id}" is ${otherFile.id === id ? "the id" : "a former id"} of ${ownerWords}`;
      problems.push(file.document.problem(["formerly", i], message2, "name ids that no policy of the run has"));
    });
  for (const file of files) {
    if (file.id === "") continue;
    const otherFile = byId.get(file.id);
    if (otherFile) {
      const [wrongFile, holder] = file.isPack ? [otherFile, file] : [file, otherFile];
      wrongFile.own = [];
      const message2 = `the policy id "${file.id}" is already used in ${holder.source.file}`;
      problems.push(wrongFile.document.problem(["id"], message2, "give each policy an id of its own"));
    } else byId.set(file.id, file);
  }
}
function uniqueApprovals(files, problems) {
  const lines = /* @__PURE__ */ new Map();
  for (const { document, input } of files)
    input.approvals?.forEach((approval, i) => {
      if (approval?.id === void 0) return;
      const { id } = approval;
      const { file, line } = document.place(["approvals", i]);
      const otherLine = lines.get(id);
      const message2 = `the approval "${id}" is already stated at ${otherLine}`;
      if (otherLine)
        problems.push(document.problem(["approvals", i, "id"], message2, "give each change record its own id"));
      else lines.set(id, `${file}:${line}`);
    });
}
function fileRow({ id, whole: whole2, source, own: own2 }) {
  return {
    id,
    ...whole2?.formerly && { formerly: whole2.formerly },
    title: whole2?.title ?? null,
    file: source.file,
    digest: `sha256:${createHash2("sha256").update(source.text).digest("hex")}`,
    ownRules: own2.length + (whole2?.assertions?.length ?? 0)
  };
}
function unique2(problems, files) {
  const byPlace = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}:${problem.message}`, problem])
  );
  const order = new Map(files.map((file, i) => [file, i]));
  return [...byPlace.values()].sort(
    (a, b) => (order.get(a.file ?? "") ?? Infinity) - (order.get(b.file ?? "") ?? Infinity) || byLine(a, b)
  );
}

import { defaultNames, policyNames } from "./questions.js";

import { eventRules, ruleIds, ruleWords, textWords } from "./questions.js";

import { filesBelow, isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf, readPolicies, readReadable, resolveExtends } from "./questions.js";

// src/run/policies.ts
async function choosePolicies(givenNames, config, own2 = []) {
  if (givenNames && givenNames.length > 0) return loadNamed(givenNames, config.catalog, own2, config.agreement);
  return loadNamed(await policyNames(givenNames, config), config.catalog, [], config.agreement);
}
async function loadNamed(names3, catalog, own2 = [], agreement = false) {
  const { sources: readSources, unread } = await readReadable(names3);
  const sources2 = [...readSources, ...own2];
  const placedSources = await Promise.all(sources2.map(async (source) => ({ source, place: await placeOf(source) })));
  const once = placedSources.filter(
    (item, i) => placedSources.findIndex((earlier) => earlier === item || isSame2(earlier, item)) === i
  );
  const roots = once.map(({ source }) => source);
  const extended = [];
  const policies = await loadPolicies(roots, {
    catalog,
    builtin: ruleIds,
    events: eventRules,
    agreement,
    unread,
    resolve: async (name, from2) => {
      const source = await resolveExtends(name, from2);
      const place2 = source && await placeOf(source);
      const same = source && once.find((item) => isSame2(item, { source, place: place2 }));
      if (source && !same) extended.push(source);
      return same?.source ?? source;
    },
    packs: await packNames()
  });
  return { policies, sources: [...roots, ...extended], namedSources: roots };
}
function policyTexts({ policies: { rules, assertions, files }, sources: sources2 }) {
  return [
    ...sources2.flatMap(({ file, text: text2 }) => [file, text2]),
    ...[...rules, ...assertions].map(({ id }) => id),
    ...files.map(({ digest: digest2 }) => digest2)
  ];
}
function watchOf({ computers, sessions }) {
  return { computers: computers?.watch ?? [], sessions: sessions?.watch ?? [] };
}
function isSame2(a, b) {
  if (a.place !== void 0 && a.place === b.place) return true;
  const isPack = [a, b].some(({ source }) => source.file.startsWith("pack:"));
  return isPack && a.source.text === b.source.text;
}

import { readText, unreadable } from "./base.js";
export {
  ApprovalMatcher,
  MANY,
  MAX_DAYS,
  SOON,
  acceptedBy,
  acceptedValue,
  addressProblems,
  agreedAfterwards,
  anyJson,
  approvalProblems,
  approvalsOf,
  changeProblems,
  changesOf,
  checkNames,
  checksNamedIn,
  choosePolicies,
  computersOf,
  concrete,
  contradiction,
  contraryText,
  controlsSchema,
  count,
  date,
  days,
  demandText,
  demandWords,
  demandsOf,
  described,
  digest,
  distinct,
  documentOf,
  durationText,
  entriesFailure,
  entriesOf,
  entryKey,
  entryOf,
  entrySubject,
  enumeration,
  exactText,
  exceptionKeys,
  exceptionsOf,
  filledText,
  fingerprintKeysOf,
  fitting,
  formTest,
  formerNames,
  from,
  identityFlaw,
  impliesDemand,
  inOrder2 as inOrder,
  isAbout,
  isAgreed,
  isAgreedByOwner,
  isAmong,
  isAuthorized,
  isList,
  isListed,
  isOver,
  isSet,
  isWritable,
  isZone,
  joinChecks,
  keepEntries,
  leafSchema,
  limitProblems,
  limitsOf,
  linesOf,
  listSchema,
  loadChecks,
  loadNamed,
  loadPolicies,
  localTime,
  maskSecrets,
  mayBeSame,
  meantBy,
  nameOf2 as nameOf,
  namesSubject,
  needs,
  needsKey,
  nestedHint,
  noCheck,
  nonEmptyText,
  objectOrNull,
  objection,
  ofMap,
  offending,
  optional2 as optional,
  optionalList,
  pairHint,
  passesEmpty,
  patterns,
  peopleOf,
  person,
  policySchema,
  policyTexts,
  presentName,
  problemAt,
  problemsOf,
  prose,
  readinessOf,
  remedyWords,
  renewExceptions,
  rows,
  rowsOrNull,
  ruleNamed,
  rulesOf,
  says,
  scalarOnly,
  sessionsOf,
  settingsDenied,
  settingsDeniedBut,
  severitySchema,
  shapedText,
  shouldText,
  somebody,
  soundPart,
  statements,
  subject,
  termAt,
  testOf,
  text,
  textOf,
  titleOf,
  unifySpelling,
  until,
  validBySchema,
  valueSchema,
  values,
  watchOf,
  withoutMark,
  withoutRepetitions,
  word,
  zoneNames
};
