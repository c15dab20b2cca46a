import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  loadPolicies
} from "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import {
  BlameTracker
} from "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-6PIWQ3FI.js";
import {
  require_dist
} from "./chunk-chunk-A7BFMCS4.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import {
  loadChecks
} from "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer,
  rank
} from "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import {
  isOpaque,
  isPlain,
  kindOf
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  count,
  duration,
  hasUnseen,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  safeParse
} from "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import {
  __toESM
} from "./chunk-chunk-RPXPASOV.js";

// src/authoring/init/propose.ts
var MAX_CHARACTERS = 8e3;
function propose(setting, values, lacking, checks) {
  const made = setting.class === "secret" ? secretProposal(setting, values) : plainProposal(setting, values);
  if (made.leaf === null) return made;
  const leaf = lacking ? withUnset(made.leaf) : made.leaf;
  const flaw = made.doubt === null ? flawOf(setting, made.leaf, values, checks) : null;
  if (!isWritable(leaf))
    return { leaf: null, doubt: made.doubt ?? "Its value cannot be written in a policy as it is." };
  return { leaf, doubt: made.doubt ?? flaw };
}
function secretProposal(setting, values) {
  if (isContainer(setting)) return { leaf: null, doubt: "It holds entries." };
  const leaf = checksOf({ secret: "reference" });
  const literal = values.some((value) => leavesOf(value).some((one) => isSecret(one) && one.$secret !== "placeholder"));
  return {
    leaf,
    doubt: literal ? "It holds a literal secret: rotate it at the provider, write ${NAME} here, then demand it." : null
  };
}
function plainProposal(setting, values) {
  const entries = values.flatMap(
    (value) => Array.isArray(value) ? value : [value]
  );
  if (entries.some((one) => leavesOf(one).some(isOpaque))) return { leaf: null, doubt: "A part of it is a secret." };
  const shaped = setting.kind === "json" || values.every((value) => Array.isArray(value) === (setting.list !== void 0));
  if (!shaped || entries.some((one) => !isPlain(kindOf(setting), one)))
    return { leaf: null, doubt: "Its value is malformed." };
  return setting.list === void 0 ? scalarProposal(setting, values) : listProposal(setting, values, entries);
}
function listProposal(setting, values, entries) {
  if (setting.looser === "added") {
    const leaf = checksOf({ subsetOf: distinct(entries) });
    return { leaf, doubt: entries.some(isEverything) ? "An entry of it allows everything." : null };
  }
  if (setting.looser === "removed") {
    const [first = [], ...rest] = values;
    const common = rest.reduce((kept, list) => {
      const known = new Set(list.map(canonical));
      return kept.filter((one) => known.has(canonical(one)));
    }, first);
    return common.length === 0 ? { leaf: null, doubt: "Its lists have nothing in common." } : { leaf: checksOf({ supersetOf: distinct(common) }), doubt: null };
  }
  const exact = distinct(values).length === 1 ? values[0] : null;
  return { leaf: exact, doubt: "Which way is looser is for you to say." };
}
function isEverything(entry) {
  return typeof entry === "string" && /^(?:\*+|.*\/0+|\/|\/?\*\*(?:\/\*)?)$/.test(entry);
}
function scalarProposal(setting, values) {
  switch (setting.looser) {
    case "up":
    case "down":
      return levelProposal(setting, values);
    case "on":
    case "off": {
      const strict = setting.looser === "off";
      const doubt = values.every((value) => value === strict) ? null : `${JSON.stringify(!strict)} is the looser side: is it wanted?`;
      return { leaf: strict, doubt };
    }
    case "unset":
      return { leaf: checksOf({ set: true }), doubt: null };
    case "set":
      return { leaf: exactly(values), doubt: null };
    default:
      return {
        leaf: exactly(values),
        doubt: setting.looser === "none" ? "Neither way is looser." : "Which way is looser is for you to say."
      };
  }
}
function levelProposal(setting, values) {
  if (values.includes(setting.inherits)) return { leaf: exactly(values), doubt: null };
  const up = setting.looser === "up";
  const levels = values.map((value2) => typeof value2 === "number" ? value2 : rank(setting, value2));
  if (levels.includes(void 0)) return { leaf: null, doubt: "Its value is not a known level." };
  const loosest = (up ? Math.max : Math.min)(...levels);
  const value = values[levels.indexOf(loosest)];
  const end = setting.values ? up ? setting.values.length - 1 : 0 : void 0;
  const leaf = checksOf({ [up ? "atMost" : "atLeast"]: value });
  return { leaf, doubt: loosest === end ? "It is as loose as it can be: is that wanted?" : null };
}
function exactly(values) {
  const all = distinct(values);
  return all.length === 1 ? all[0] : checksOf({ oneOf: all });
}
function distinct(values) {
  return [...new Map(values.map((value) => [canonical(value), value])).values()];
}
function checksOf(checks) {
  return Object.assign(bag(), checks);
}
function isChecks(leaf) {
  return typeof leaf === "object" && leaf !== null && !Array.isArray(leaf);
}
function withUnset(leaf) {
  return checksOf({ ...isChecks(leaf) ? leaf : { equals: leaf }, unset: "pass" });
}
function flawOf(setting, leaf, values, checks) {
  const stated = isChecks(leaf) ? Object.entries(leaf) : [["equals", leaf]];
  for (const [name, options2] of stated) {
    const check = checks.get(name);
    if (check.misfit(setting) !== void 0) return "No check fits it.";
    if (!safeParse(check.options(setting), options2).success)
      return "A policy cannot list its value.";
    const test = check.test(options2, setting);
    if (values.some((value) => test(value) !== void 0)) return "It would not hold now.";
  }
  return null;
}
function isWritable(leaf) {
  return canonical(leaf).length <= MAX_CHARACTERS && textsOf(leaf).every((text) => !hasUnseen(text));
}
function textsOf(value) {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)]);
}
function leavesOf(value) {
  if (typeof value !== "object" || value === null || isSecret(value)) return [value];
  return Object.values(value).flatMap(leavesOf);
}

// src/authoring/init/render.ts
var import_yaml = __toESM(require_dist(), 1);
var options = { version: "1.2", aliasDuplicateObjects: false };
var layout = { lineWidth: 0, defaultStringType: "PLAIN", defaultKeyType: null };
var ONE_LINE = 90;
function render({ id, title, head, demands, questions }) {
  const tree = bag();
  for (const { path, leaf } of demands) put(tree, keysOf(path), leaf);
  const document = new import_yaml.Document({ id, title, settings: tree }, options);
  const settings = document.get("settings", true);
  for (const { path, leaf, comment } of demands) {
    const pair = pairAt(settings, keysOf(path));
    const key = pair.key instanceof import_yaml.Scalar ? pair.key : new import_yaml.Scalar(pair.key);
    pair.key = key;
    key.commentBefore = commentLines([comment]).join("\n");
    const value = pair.value;
    if (value && JSON.stringify(leaf).length <= ONE_LINE) value.flow = true;
  }
  const asked = questions.flatMap(({ path, text, leaf }) => [
    "",
    `${visible(path)}: ${text}`,
    ...leaf === null ? [] : snippet(path, leaf).map((line) => `  ${line}`)
  ]);
  const lines = [
    ...commentLines(head).map((line) => `#${line}`),
    "",
    document.toString(layout).trimEnd(),
    ...asked.length > 0 ? [
      "",
      "# Questions: these settings are not demanded. What you decide on belongs below settings.",
      ...hashed(asked)
    ] : []
  ];
  return `${lines.join("\n")}
`;
}
function commentLines(lines) {
  return lines.map((line) => line === "" ? "" : ` ${visible(clip(line, 500))}`);
}
function hashed(lines) {
  return lines.map((line) => line === "" ? "#" : `# ${line}`);
}
function snippet(path, leaf) {
  const tree = bag();
  put(tree, keysOf(path), leaf);
  const document = new import_yaml.Document(tree, options);
  if ((0, import_yaml.isMap)(document.contents))
    for (const pair of document.contents.items) {
      const value = pair.value;
      if (value) value.flow = true;
    }
  return document.toString(layout).trimEnd().split("\n").map((line) => clip(line, 1e3));
}
function keysOf(path) {
  return path.replaceAll("[*]", ".each").split(".");
}
function put(tree, keys, leaf) {
  let at = tree;
  for (const key of keys.slice(0, -1)) at = at[key] ??= bag();
  at[keys.at(-1)] = leaf;
}
function pairAt(map, keys) {
  let at = map;
  for (const key of keys.slice(0, -1)) at = at.get(key, true);
  const last = keys.at(-1);
  return at.items.find(({ key }) => (key instanceof import_yaml.Scalar ? key.value : key) === last);
}

// src/authoring/init/index.ts
var ID = "first";
async function firstPolicies(input) {
  const seen = survey(input);
  const paths = new Map(seen.settings.flatMap(({ path, blames }) => blames.map(({ subject }) => [subject, path])));
  const checks = await loadChecks();
  const candidates = seen.settings.map((one) => candidateOf(one, input, checks));
  const doubts = /* @__PURE__ */ new Map();
  for (; ; ) {
    const demands = candidates.flatMap(
      (one) => one.doubt === null && !doubts.has(one.path) ? [{ path: one.path, leaf: one.leaf, comment: one.since }] : []
    );
    const questions = [
      ...candidates.flatMap((one) => {
        const doubt = one.doubt ?? doubts.get(one.path);
        return doubt === void 0 ? [] : [{ path: one.path, text: `${one.shown}${one.since}. ${doubt}`, leaf: one.leaf }];
      }),
      ...seen.questions
    ];
    const head = headOf(input, seen);
    const text = render({ id: ID, title: "What was in force when policies began", head, demands, questions });
    const found = { text, demands: demands.length, questions: questions.length };
    if (demands.length === 0) return found;
    const failing = openOf(input.judge(await loaded(text, input.catalog)), paths);
    const demanded = new Set(demands.map(({ path }) => path));
    for (const path of failing.keys()) if (!demanded.has(path)) failing.delete(path);
    if (failing.size === 0) return found;
    for (const [path, why] of failing) doubts.set(path, why);
  }
}
function survey({ steps, governed, catalog }) {
  const tracker = new BlameTracker();
  const editors = /* @__PURE__ */ new Map();
  let last;
  for (const step of steps) {
    tracker.see(step);
    last = step;
    const { by } = step.revision;
    const who = JSON.stringify([by.id, by.email]);
    editors.set(who, { by, revisions: (editors.get(who)?.revisions ?? 0) + 1 });
  }
  const elements = /* @__PURE__ */ new Map();
  for (const block of last?.blocks.values() ?? [])
    for (const { element } of block.entries.values())
      if (element !== void 0) elements.set(element, (elements.get(element) ?? 0) + 1);
  const known = [...tracker.current().values()].filter((one) => one.path === null || !governed.has(one.path));
  const byPath = grouped(known, (one) => one.path);
  const order = new Map(catalog.settings.map(({ path }, i) => [path, i]));
  const sorted = [...byPath].sort(([a], [b]) => (order.get(a ?? "") ?? 0) - (order.get(b ?? "") ?? 0));
  const settings = sorted.flatMap(([path, blames]) => {
    if (path === null) return [];
    const star = path.lastIndexOf("[*]");
    const inElement = star >= 0 && star < path.length - 3;
    return [{ path, blames, lacking: inElement && blames.length < (elements.get(path.slice(0, star + 3)) ?? 0) }];
  });
  const unknown = (byPath.get(null) ?? []).map(({ subject }) => ({
    path: nameOf(subject),
    text: "is a setting that is not known; if it is another spelling of a known one, add an alias.",
    leaf: null
  }));
  return {
    settings,
    questions: [...unknown, ...editorQuestion([...editors.values()])],
    last: last?.revision.revision ?? null
  };
}
function editorQuestion(editors) {
  const named = editors.filter(({ by }) => by.email !== null || by.id !== null);
  if (named.length === 0) return [];
  const people = named.toSorted((a, b) => b.revisions - a.revisions).map(({ by, revisions }) => `${visible(by.email ?? by.id)} (${revisions})`);
  return [
    { path: "editors", text: `who may change the controls? So far: ${clip(people.join(", "), 2e3)}.`, leaf: null }
  ];
}
function candidateOf({ path, blames, lacking }, input, checks) {
  const setting = input.catalog.setting(path);
  const { leaf, doubt } = propose(
    setting,
    blames.map((one) => one.value),
    lacking,
    checks
  );
  const youngest = blames.reduce((a, b) => b.setBy.time > a.setBy.time ? b : a).setBy;
  const seconds = Math.floor((input.asOf - youngest.time) / 1e3);
  const young = seconds < input.stableSeconds ? `It has stood for ${duration(Math.max(0, seconds))} only: should it stay?` : null;
  const { by, revision, at, exact } = youngest;
  const who = visible(by.email ?? by.id ?? "nobody");
  const many = blames.length > 1 ? `${count(blames.length, "value")}, the last ` : "";
  const since = `${many}set by ${who} in revision ${revision}${exact ? "" : " at the latest"}, ${at.slice(0, 10)}`;
  const shown = blames.length > 1 ? "" : `${setting.class === "secret" ? "a secret" : valueWords(blames[0].value)}, `;
  return {
    path,
    leaf,
    doubt: [young, doubt].filter(Boolean).join(" ") || null,
    shown,
    since
  };
}
function valueWords(value) {
  if (isSecret(value)) return "a secret";
  if (Array.isArray(value)) return count(value.length, "entry", "entries");
  return visible(clip(JSON.stringify(value), 80));
}
function headOf({ organization, asOf, stableSeconds, complete }, { last }) {
  const day = new Date(asOf).toISOString().slice(0, 10);
  return [
    `First policies of ${organization}, from ${last === null ? "no revision" : `revision ${last}`} as of ${day}.`,
    `Demanded is what has stood for ${duration(stableSeconds)} or longer, and holds now. That it is so does not make it`,
    "right: review each line, then give the policy an id, an owner and severities of your own.",
    ...complete ? [] : ["The history was incomplete: a later revision may have changed what stands here."]
  ];
}
async function loaded(text, catalog) {
  return loadPolicies([{ file: "first.yaml", text }], {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async () => void 0,
    packs: []
  });
}
function openOf(report, paths) {
  const failing = /* @__PURE__ */ new Map();
  for (const { rule, status, message, kind, subject } of report.findings) {
    if (status !== "open") continue;
    const said = visible(clip(message, 200));
    const path = paths.get(subject);
    if (rule.startsWith(`${ID}/`)) failing.set(rule.slice(ID.length + 1), `It would not hold now: ${said}.`);
    else if (path !== void 0 && ["lever", "integrity", "secret"].includes(kind) && !failing.has(path))
      failing.set(path, `${rule} is open: ${said}.`);
  }
  return failing;
}
export {
  firstPolicies
};
