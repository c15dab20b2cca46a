import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import {
  fitting,
  wordsOf
} from "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer
} from "./chunk-chunk-NOTXTWNX.js";
import {
  changeRulesOf
} from "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import {
  kindOf
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/authoring/explain/rules.ts
var EDITORS = "editors/unapproved";
function ruleNamed(name, { sets }) {
  for (const set of sets) {
    const rule = set.rules.find((one) => one.id === name);
    if (rule) return settingRule(rule, set);
    const assertion = set.assertions.find((one) => one.id === name);
    if (assertion) {
      const { title, policy, owner, severity, rationale, remediation, controls, fixWithinSeconds, from, until } = assertion;
      return {
        ...common(assertion.id, set, assertion),
        title,
        policy,
        owner,
        severity,
        rationale,
        remediation,
        controls,
        fixWithinSeconds,
        from,
        until,
        setting: assertion.governs.join(", ") || null,
        demand: "the settings as a whole should be valid by its JSON Schema"
      };
    }
  }
  return void 0;
}
function common(name, set, { policy, location }) {
  const home = set.files.find((file) => file.id === policy)?.file;
  return {
    explains: "rule",
    name,
    unsetPasses: false,
    overridable: false,
    location,
    inheritedFrom: home !== void 0 && home !== location.file ? home : null
  };
}
function settingRule(rule, set) {
  const { id, demands, ...stated } = rule;
  return {
    ...stated,
    ...common(id, set, rule),
    unsetPasses: rule.unsetPasses,
    overridable: rule.overridable,
    demand: `${rule.setting} should be ${wordsOf(set.checks, demands)}`
  };
}
function statedBy(name, { sets }) {
  for (const { editors, changes } of sets) {
    if (editors && name === EDITORS) return editors;
    if (changes && changeRulesOf(changes).some((rule) => rule.id === name)) return changes;
  }
  return void 0;
}
function builtinNamed(name, known) {
  const rule = builtinRules.get(name);
  if (!rule) return void 0;
  const stated = statedBy(name, known);
  return {
    explains: "rule",
    name,
    title: rule.title,
    policy: stated?.policy ?? null,
    owner: stated?.owner ?? null,
    severity: known.builtin[name] ?? stated?.severity ?? rule.severity,
    setting: null,
    demand: stated && "approved" in stated ? editorWords(stated) : null,
    rationale: stated?.rationale ?? rule.rationale,
    remediation: rule.remediation,
    controls: stated && stated.controls.length > 0 ? stated.controls : rule.controls,
    fixWithinSeconds: null,
    unsetPasses: false,
    from: stated?.from ?? null,
    until: stated?.until ?? null,
    overridable: false,
    location: stated?.location ?? null,
    inheritedFrom: null
  };
}
function editorWords({ approved, by }) {
  const general = approved ? `listed: ${approved.map(({ who }) => who).join(", ")}` : "anybody, unless a pattern says otherwise";
  const patterns = by.map(({ pattern, people }) => `${pattern}: ${people.map(({ who }) => who).join(", ")}`);
  return [general, ...patterns].join("; ");
}
function policyNamed(name, { sets }) {
  const alone = sets.filter(({ files }) => files[0]?.id === name);
  for (const set of [...alone, ...sets]) {
    const file = set.files.find((one) => one.id === name);
    if (!file) continue;
    const own = (one) => one.policy === name || one.location.file === file.file;
    const { rules, assertions, editors, changes } = set;
    const builtin = [
      ...editors && own(editors) ? [builtinRules.get(EDITORS)] : [],
      ...changes && own(changes) ? changeRulesOf(changes) : []
    ];
    return {
      explains: "policy",
      name,
      title: file.title,
      file: file.file,
      rules: [
        ...rules.filter(own).map((rule) => lineOf(rule, rule.severity, rule.setting)),
        ...assertions.filter(own).map((rule) => lineOf(rule, rule.severity)),
        ...builtin.map(
          (rule) => lineOf(rule, (rule.id === EDITORS ? editors?.severity : changes?.severity) ?? rule.severity)
        )
      ]
    };
  }
  return void 0;
}
function lineOf({ id, title }, severity, setting) {
  return { name: id, title, severity, setting: setting ?? null };
}

// src/catalog/words.ts
var looserWords = {
  up: "a higher value",
  down: "a lower value",
  on: "true",
  off: "false, or not set",
  added: "an entry more",
  removed: "an entry fewer",
  set: "any new value",
  unset: "taking it away",
  none: "neither way",
  unknown: "for the policy to say"
};
function looserOf(setting) {
  const emptied = setting.unset.as === "everything" ? ", or none left" : "";
  return `${looserWords[setting.looser]}${emptied}`;
}
function valuesOf(setting) {
  return (setting.values ?? []).map(
    (value) => typeof value === "string" ? value : value.slice(1).reduce((name, older) => `${name} (or ${older})`, value[0])
  );
}
function meaningsOf(setting) {
  return Object.entries(setting.meanings ?? {}).map(([value, means]) => `${value}: ${means}`);
}
function switchOf({ switch: at }) {
  if (!at) return void 0;
  const state = at.on ? "is true" : "is false or not set";
  return `only while ${at.path} ${state}; otherwise rules ${at.offIsSafe ? "hold, because nobody is allowed" : "fail, because it has no effect"}`;
}
var classWords = {
  public: "shown as it is",
  personal: "names people",
  url: "an address; credentials in it are sealed",
  command: "a command line; credentials in it are sealed",
  free: "a free text; credentials in it are sealed",
  secret: "sealed; only references such as ${NAME} are shown"
};
function classOf(setting) {
  return classWords[setting.class];
}

// src/authoring/explain/settings.ts
function placeNamed(name, known) {
  const { catalog } = known;
  const keys = name.startsWith("/") ? name.slice(1).split("/") : name.replaceAll("[*]", ".[*]").split(".");
  let place = catalog.root;
  for (const key of keys) place = place?.keys.get(key)?.place ?? place?.any;
  if (!place || place === catalog.root) return void 0;
  if (place.setting) return settingOf(place.setting, place.path, known);
  const { path } = place;
  const inside = catalog.settings.filter((one) => one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`));
  return { explains: "group", name: path, settings: inside.map(({ path: at, says }) => ({ name: at, says })) };
}
function settingOf(setting, path, { catalog, sets }) {
  const checks = new Map(sets.flatMap((set) => [...set.checks]));
  const [run] = sets;
  return {
    explains: "setting",
    name: path,
    says: setting.says,
    kind: setting.kind,
    matches: kindOf(setting).says,
    list: setting.list ?? null,
    values: valuesOf(setting),
    inherits: setting.inherits ?? null,
    meanings: meaningsOf(setting),
    looser: looserOf(setting),
    unset: { ...setting.unset, rules: unsetRules(setting) },
    cliff: setting.list !== void 0 && setting.unset.as === "everything",
    counts: switchOf(setting) ?? null,
    aliases: aliasesOf(path, catalog),
    class: setting.class,
    shown: classOf(setting),
    checks: fitting(checks, setting).map(([name]) => name),
    rules: (run?.rules ?? []).filter((rule) => rule.setting === path || catalog.setting(rule.setting)?.overriddenBy === path).map((rule) => rule.id)
  };
}
function unsetRules(setting) {
  if (isContainer(setting)) return "judged as empty";
  if (setting.list === void 0) return "fails every rule but set: false, secret: absent and those with unset: pass";
  return setting.unset.as === "nothing" ? "judged as an empty list" : "fails every rule but set: false and those with unset: pass";
}
function aliasesOf(path, catalog) {
  const dot = path.lastIndexOf(".");
  const [group, last] = [path.slice(0, Math.max(0, dot)), path.slice(dot + 1)];
  const names = [...catalog.place(group)?.keys ?? []].filter(([key, found]) => found.name === last && key !== last);
  return names.map(([key]) => group === "" ? key : `${group}.${key}`);
}

// src/authoring/explain/index.ts
function explain(name, known) {
  return ruleNamed(name, known) ?? builtinNamed(name, known) ?? policyNamed(name, known) ?? placeNamed(name, known);
}
function meant(name, { catalog, sets }) {
  return didYouMean(name, [
    ...sets.flatMap(({ rules, assertions, files }) => [...rules, ...assertions, ...files].map(({ id }) => id)),
    ...builtinRules.keys(),
    ...catalog.settings.map(({ path }) => path),
    ...catalog.root.keys.keys()
  ]);
}
export {
  explain,
  meant
};
