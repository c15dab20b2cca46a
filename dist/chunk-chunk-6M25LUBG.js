import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  EntryWindows,
  Windows,
  assertions,
  credentialsIn,
  draftOf,
  editors,
  entryAudit,
  fingerprintsIn,
  inForceRules,
  isMasked,
  judgeShown,
  secrets,
  settings,
  staysBehindMask,
  unknownRule
} from "./chunk-chunk-34IH5OLG.js";
import {
  settingAt
} from "./chunk-chunk-44FWJLG6.js";
import {
  momentOf
} from "./chunk-chunk-RWYMSITP.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  moveAlong
} from "./chunk-chunk-SLPTUQGZ.js";
import {
  commandsIn,
  direction
} from "./chunk-chunk-VPCPMPKT.js";
import {
  isUnset
} from "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer,
  knownValues,
  rank
} from "./chunk-chunk-NOTXTWNX.js";
import {
  agreementOn,
  approvalRules,
  changes,
  event,
  namesOf
} from "./chunk-chunk-ZNCZYIG7.js";
import {
  isAmong
} from "./chunk-chunk-JYJEULSL.js";
import {
  coverageOf,
  email,
  flawOf,
  foldAscii,
  kindOf,
  kinds,
  normalOf,
  normalise,
  overlapsOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  NO_FINGERPRINT,
  isForged,
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  count,
  duration,
  minute,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical,
  compare,
  isObject,
  pointer,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  DAY,
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";
import {
  edits
} from "./chunk-chunk-QIRLV5DT.js";

// src/audits/audit-gap.ts
var gap = {
  id: "integrity/audit-gap",
  title: "Audits run when they should",
  kind: "integrity",
  severity: "low",
  rationale: "What happens while nobody audits is found late, and a schedule that stopped looks like calm.",
  remediation: "Look at the workflow's runs: whether its schedule is turned off, and why runs failed. The next audit in time closes this.",
  controls: ["soc2:CC4.2", "nist-800-53:AU-5", "nist-800-53:CA-7"]
};
var unknown = {
  what: "whether audits ran when they should",
  reason: "without a ledger no audit knows of those before it"
};
var GRACE = 0.5;
var auditGap = {
  rules: [gap],
  begin: (context) => {
    const rule8 = context.builtin(gap);
    const { auditEverySeconds: every, ledger } = context;
    const isAsked = rule8 !== void 0 && every !== null;
    return {
      see: () => {
      },
      end: () => isAsked && ledger ? drafts(rule8, every * 1e3, timesOf(context)) : [],
      unjudged: () => isAsked && !ledger ? [unknown] : []
    };
  }
};
function timesOf({ ledger, asOf }) {
  const past = (ledger?.runs ?? []).filter((run) => run.complete).flatMap((run) => instantOf(run.at) ?? []);
  return [...past, asOf].sort((a, b) => a - b);
}
function drafts(rule8, every, times) {
  const gaps = times.flatMap((to, i) => {
    const from = times[i - 1];
    return from === void 0 || to - from <= every * (1 + GRACE) ? [] : [{ due: from + every, from, to }];
  });
  const last = gaps.at(-1);
  if (last === void 0) return [];
  const next = times[times.indexOf(last.to) + 1];
  const length = duration(Math.floor((last.to - last.from) / 1e3));
  const others = gaps.length > 1 ? `; the ledger knows ${gaps.length} such times` : "";
  return [
    {
      rule: rule8,
      subject: "audits",
      message: `no whole audit for ${length}, from ${shown(last.from)} to ${shown(last.to)}, where one is expected every ${duration(every / 1e3)}${others}`,
      expected: null,
      before: null,
      actual: null,
      offending: [],
      values: [],
      introduced: { revision: null, at: instantText(last.due), time: last.due, by: null, exact: true, first: false },
      resolved: next === void 0 ? null : { revision: null, at: instantText(next), time: next, by: null },
      event: false,
      fix: null
    }
  ];
}
function shown(time) {
  return minute(instantText(time));
}

// src/audits/breadth.ts
var overBroad = {
  id: "levers/over-broad",
  title: "Lists allow no more than they name",
  kind: "lever",
  severity: "info",
  rationale: "An entry that allows nearly everything makes the list that holds it an ornament.",
  remediation: "Name what is needed instead.",
  controls: ["nist-800-53:CM-7", "soc2:CC6.8"]
};
var unpinned = {
  id: "levers/unpinned",
  title: "Marketplaces are pinned to a commit",
  kind: "lever",
  severity: "info",
  rationale: "A marketplace that follows a branch changes on every machine whenever somebody pushes to it.",
  remediation: "Add the commit that was reviewed as sha.",
  controls: ["nist-800-53:SR-3", "soc2:CC8.1"]
};
var runner = /^(?:sudo |env )*(?:\S*\/)?(?:(?:ba|z|da|fi|k)?sh|cmd|powershell|pwsh|python\d?(?:\.\d+)?|node|deno|bun|perl|ruby|php|npx|uvx|pipx|bunx|sudo|eval|xargs|docker|curl|wget)(?:\.exe)?$/i;
var inline = / (?:-\w*[ce]|--eval|--print) \*$/;
function runsAnything(entry) {
  return entry.startsWith("*") || runner.test(entry.replace(inline, "").replace(/ \*$/, ""));
}
var everyAddress = ["0.0.0.0/0", "::/0"];
var publicMail = /^\*@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|aol|gmx|mail|yandex|zoho|proton(?:mail)?|pm|qq|163)\.(?:com?\.)?[a-z]{2,3}$/i;
var anybody = (entry) => /^\*(?:@\*.*)?$/.test(entry) || publicMail.test(entry);
var broad = {
  commandAllowlist: runsAnything,
  "mcpPolicy.allowlist": (entry) => /^\*+$/.test(entry) || /^(?:\S*\/)?(?:npx|uvx|pipx|bunx|node|python\d?|(?:ba|z)?sh)(?: \*)?$/.test(entry),
  "modelPolicy.allowedModelIds": (entry) => /^\*+$/.test(entry),
  "modelPolicy.allowedBaseUrls": (entry) => /^[a-z]+:\/\/\*/i.test(entry) || /^\*+$/.test(entry),
  "sandbox.filesystem.allowWrite": (entry) => /^(?:(?:\/|~|\$HOME)(?:\/?\*\*?)?|[A-Za-z]:\\*)$/.test(normalise(entry)),
  "sandbox.network.allowedDomains": (entry) => /^\*(?:\.[^.]+)?$/.test(entry),
  "sandbox.network.allowUnixSockets": (entry) => entry.endsWith("docker.sock") || /^[/*]+$/.test(entry),
  "networkPolicy.allowedIps": (entry) => everyAddress.some(coverageOf(kinds.cidr, [entry])),
  managedComputersAllowedEmails: anybody,
  byomComputersAllowedEmails: anybody
};
function judgeBreadth({ subject, setting, value }) {
  const test = setting && Object.hasOwn(broad, setting.path) ? broad[setting.path] : void 0;
  if (!setting || !test || !Array.isArray(value)) return void 0;
  const entries = value;
  const wide = entries.filter((entry) => typeof entry === "string" && test(entry));
  const allowing = count(wide.length, "entry that allows", "entries that allow");
  if (wide.length > 0)
    return { actual: value, offending: wide, message: `${nameOf(subject)} has ${allowing} nearly everything` };
  if (setting.kind !== "cidr" || !everyAddress.some(coverageOf(kinds.cidr, entries))) return void 0;
  return {
    actual: value,
    offending: entries,
    message: `${nameOf(subject)} allows every address, all entries together`
  };
}
function judgePin({ subject, element, value }) {
  if (element !== "extraKnownMarketplaces[*]") return void 0;
  const source = value?.source;
  const fetched = source?.source === "github" || source?.source === "url" || source?.source === "git-subdir";
  if (!fetched || !isUnset(source.sha ?? null)) return void 0;
  return { actual: value, offending: [value], message: `${nameOf(subject)} is a marketplace that is not pinned` };
}
var breadth = entryAudit([
  [overBroad, judgeBreadth],
  [unpinned, judgePin]
]);

// src/audits/contradiction.ts
function saw(subject, actual, says, offending = [actual]) {
  return [subject, { actual, offending, message: `${nameOf(subject)} ${says}` }];
}
function at(path) {
  return pointer(path.split("."));
}

// src/audits/contradictory-lists.ts
var allowedAndBlocked = {
  reads: ["modelPolicy", "userModelPolicies"],
  *judge({ catalog, value, list, entries }) {
    const path = "modelPolicy.allowedModelIds";
    const blockedOf = (blocked) => coverageOf(kindOf(catalog.setting(path)), blocked);
    const normal = (entry) => normalOf(kindOf(catalog.setting(path)), entry);
    const distinct = (entries2) => [...new Map(entries2.map((one) => [normal(one), one])).values()];
    const says = "allows models that blockedModelIds blocks";
    const both = distinct(list(path)).filter(blockedOf(list("modelPolicy.blockedModelIds")));
    if (both.length > 0) yield saw(at(path), value(path), says, both);
    const own = new Map([...entries("userModelPolicies")].map((entry) => [entry.subject, entry]));
    for (const { subject, setting, value: allowed } of own.values()) {
      if (setting?.path !== "userModelPolicies[*].allowedModelIds") continue;
      const blocked = entriesOf(own.get(subject.replace(/allowedModelIds$/, "blockedModelIds")));
      const theirs = distinct(entriesOf({ value: allowed })).filter(blockedOf(blocked));
      if (theirs.length > 0) yield saw(subject, allowed, says, theirs);
    }
  }
};
function entriesOf(entry) {
  return Array.isArray(entry?.value) ? entry.value : [];
}
var against = {
  commandAllowlist: ["commandDenylist", "commandBlocklist"],
  "sandbox.filesystem.allowWrite": ["sandbox.filesystem.denyWrite"],
  "sandbox.filesystem.allowRead": ["sandbox.filesystem.denyRead"]
};
var allowedAndDenied = {
  reads: ["commandAllowlist", "commandDenylist", "commandBlocklist", "sandbox"],
  *judge({ catalog, value, list }) {
    for (const [path, others] of Object.entries(against)) {
      const normal = (entry) => normalOf(kindOf(catalog.setting(path)), entry);
      for (const other of others) {
        const denied = new Set(list(other).map(normal));
        const both = list(path).filter((entry) => denied.has(normal(entry)));
        if (both.length > 0) yield saw(at(path), value(path), `allows what ${other} denies`, both);
      }
    }
  }
};
var inertList = {
  reads: ["mcpPolicy", "missionPolicy", "modelPolicy", "sandbox"],
  *judge({ catalog, isGoverned, value }) {
    for (const setting of catalog.settings) {
      const needs = setting.switch;
      if (!needs || needs.offIsSafe || !setting.list || isContainer(setting) || isGoverned(setting.path)) continue;
      const switched = value(needs.path);
      const inForce = needs.on ? switched === true : switched === null || switched === false;
      if (inForce || switched === null) continue;
      const list = value(setting.path);
      if (!isUnset(list))
        yield saw(at(setting.path), list, `does nothing while ${needs.path} is ${JSON.stringify(switched)}`);
    }
  }
};
var contradictoryLists = [allowedAndBlocked, allowedAndDenied, inertList];

// src/audits/contradictions.ts
var controls = ["soc2:CC7.1", "nist-800-53:CM-6"];
var contradiction = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "Of two contradicting settings nobody can tell which one counts.",
  remediation: "Keep one of them.",
  controls
};
function twofold({ subject, value, rivals, repeated }) {
  if (rivals) {
    const values2 = [value, ...rivals];
    return saw(subject, values2, "is set twice, under two spellings, with different values", values2);
  }
  if (!repeated) return void 0;
  return saw(
    subject,
    repeated,
    `has ${count(repeated.length, "key that stands", "keys that stand")} more than once`,
    repeated
  );
}
var defaultAboveCap = {
  reads: ["sessionDefaultSettings", "maxAutonomyLevel"],
  *judge({ catalog, value }) {
    const path = "sessionDefaultSettings.autonomyLevel";
    const level = rank(catalog.setting(path), value(path));
    const cap = rank(catalog.setting("maxAutonomyLevel"), value("maxAutonomyLevel"));
    if (level !== void 0 && cap !== void 0 && level > cap)
      yield saw(at(path), value(path), "is above maxAutonomyLevel");
  }
};
var meanings = {
  spec: ["spec"],
  normal: ["auto", "off"],
  "auto-low": ["auto", "low"],
  "auto-medium": ["auto", "medium"],
  "auto-high": ["auto", "high"]
};
var modeAgainstLevel = {
  reads: ["sessionDefaultSettings"],
  *judge({ value }) {
    const place = (name) => `sessionDefaultSettings.${name}`;
    const mode = value(place("autonomyMode"));
    if (typeof mode !== "string" || !Object.hasOwn(meanings, mode)) return;
    const [interaction, level] = meanings[mode];
    const says = { interactionMode: interaction, autonomyLevel: level };
    const others = Object.entries(says).filter(([name, meant]) => {
      const set = value(place(name));
      return set !== null && meant !== void 0 && set !== meant;
    });
    if (others.length > 0)
      yield saw(
        at(place("autonomyMode")),
        mode,
        `says another thing than ${others.map(([name]) => name).join(" and ")}`
      );
  }
};
var defaultNotAllowed = {
  reads: ["sessionDefaultSettings", "modelPolicy"],
  *judge({ catalog, value, list }) {
    if (value("modelPolicy.allowAllServiceModels") === true) return;
    const kind = kindOf(catalog.setting("modelPolicy.allowedModelIds"));
    const allowed = list("modelPolicy.allowedModelIds");
    const blocked = list("modelPolicy.blockedModelIds");
    for (const path of ["sessionDefaultSettings.model", "sessionDefaultSettings.specModeModel"]) {
      const model = value(path);
      if (typeof model !== "string" || model === "" || model.startsWith("custom:")) continue;
      const denied = coverageOf(kind, blocked)(model) || allowed.length > 0 && !coverageOf(kind, allowed)(model);
      if (denied) yield saw(at(path), model, "is a model that modelPolicy does not allow");
    }
  }
};
var addressNotAllowed = {
  reads: ["customModels", "modelPolicy"],
  *judge({ catalog, list, entries }) {
    const path = "modelPolicy.allowedBaseUrls";
    const allowed = list(path);
    if (allowed.length === 0) return;
    const covered = coverageOf(kindOf(catalog.setting(path)), allowed);
    for (const { subject, setting, value } of entries("customModels"))
      if (setting?.path === "customModels[*].baseUrl" && !isUnset(value) && !covered(value))
        yield saw(subject, value, "is outside modelPolicy.allowedBaseUrls");
  }
};
var undeclaredMarketplace = {
  reads: ["enabledPlugins", "extraKnownMarketplaces"],
  *judge({ entries }) {
    const declared = new Set([...entries("extraKnownMarketplaces")].map(({ subject }) => unpointer(subject)[1]));
    for (const { subject, setting, value } of entries("enabledPlugins")) {
      if (setting?.path !== "enabledPlugins[*]" || value !== true) continue;
      const plugin = unpointer(subject)[1] ?? "";
      const from = plugin.slice(plugin.lastIndexOf("@") + 1);
      if (plugin.includes("@") && declared.size > 0 && !declared.has(from))
        yield saw(subject, value, "comes from a marketplace that extraKnownMarketplaces does not declare", [plugin]);
    }
  }
};
var marketplaceNotListed = {
  reads: ["extraKnownMarketplaces", "strictKnownMarketplaces"],
  *judge({ list, entries }) {
    const listed2 = list("strictKnownMarketplaces");
    if (listed2.length === 0) return;
    const isListed = overlapsOf(kinds.marketplace, listed2);
    for (const { subject, element, value } of entries("extraKnownMarketplaces")) {
      const source = value?.source;
      if (element !== "extraKnownMarketplaces[*]" || !isObject(source) || isListed(source)) continue;
      yield saw(subject, value, "is a marketplace that strictKnownMarketplaces does not list");
    }
  }
};
var known = [
  defaultAboveCap,
  modeAgainstLevel,
  defaultNotAllowed,
  addressNotAllowed,
  undeclaredMarketplace,
  marketplaceNotListed,
  ...contradictoryLists
];
function viewOf(catalog, governed, blocks) {
  const entry = (path) => blocks.get(path.split(".")[0])?.entries.get(at(path));
  const value = (path) => {
    const found = entry(path);
    return found === void 0 || isUnset(found.value) ? null : found.value;
  };
  const list = (path) => {
    const found = value(path);
    return Array.isArray(found) ? found : [];
  };
  const isGoverned = (path) => governed.has(path);
  return { catalog, isGoverned, value, list, entries: (key) => blocks.get(key)?.entries.values() ?? [] };
}
var Contradictions = class {
  #rule;
  #catalog;
  #governed;
  #windows = new Windows();
  #twofold = /* @__PURE__ */ new WeakMap();
  #crossed = /* @__PURE__ */ new Map();
  constructor(rule8, { catalog, policies }) {
    this.#rule = rule8;
    this.#catalog = catalog;
    this.#governed = new Set(policies.rules.map((one) => one.setting));
  }
  see(step) {
    if (step.changed.length === 0) return;
    const view = viewOf(this.#catalog, this.#governed, step.blocks);
    for (const one of known)
      if (one.reads.some((key) => step.changed.includes(key))) this.#crossed.set(one, [...one.judge(view)]);
    const failing = /* @__PURE__ */ new Map();
    const groups = [...[...step.blocks.values()].map((block) => this.#within(block)), ...this.#crossed.values()];
    for (const [subject, seen] of groups.flat()) {
      const other = failing.get(subject);
      failing.set(subject, other ? joined(other, seen, subject) : seen);
    }
    this.#windows.see(step, "", failing);
  }
  end() {
    return this.#windows.all().map((window) => draftOf(this.#rule, window, null));
  }
  #within(block) {
    let found = this.#twofold.get(block);
    if (!found) {
      found = [...block.entries.values()].map(twofold).filter((one) => one !== void 0);
      this.#twofold.set(block, found);
    }
    return found;
  }
};
function joined(a, b, subject) {
  const more = b.message.slice(nameOf(subject).length + 1);
  return { actual: a.actual, offending: [...a.offending, ...b.offending], message: `${a.message}; it ${more}` };
}
var contradictions = {
  rules: [contradiction],
  begin: (context) => {
    const rule8 = context.builtin(contradiction);
    return rule8 ? new Contradictions(rule8, context) : { see: () => {
    }, end: () => [] };
  }
};

// src/audits/member-index.ts
var MemberIndex = class {
  #ids;
  #emails;
  constructor(members) {
    this.#ids = new Map(members.map((member) => [member.id, member]));
    this.#emails = new Map(members.map((member) => [foldAscii(member.email), member]));
  }
  /** The member that an editor is: by id, and by the address only where there is no id. */
  of({ id, email: email2 }) {
    return id === null ? this.at(email2) : this.#ids.get(id);
  }
  /** The member with an address. */
  at(email2) {
    return email2 === null ? void 0 : this.#emails.get(foldAscii(email2));
  }
  /** Whether an entry of a list, an id or an address, names a member. */
  has(entry) {
    return this.#ids.has(entry) || this.#emails.has(foldAscii(entry));
  }
};

// src/audits/grants.ts
var GrantTracker = class {
  #catalog;
  #first;
  /** When a setting last changed. */
  #changed = /* @__PURE__ */ new Map();
  /** When an entry was added to a list. */
  #added = /* @__PURE__ */ new Map();
  constructor(catalog) {
    this.#catalog = catalog;
  }
  see(step) {
    const { revision, at: at2, by } = momentOf(step);
    const since = { revision, at: at2, by: { id: by.id, email: by.email, name: by.name }, exact: step.exact };
    this.#first ??= since;
    for (const { subject, path, after, added } of step.changes) {
      this.#changed.set(subject, since);
      const setting = path === null ? void 0 : this.#catalog.setting(path);
      if (setting && namesPeople(setting))
        for (const entry of added ?? listOf(after)) this.#added.set(placeOf(setting, entry), since);
    }
  }
  /** Every grant of the last revision seen. */
  grants(blocks) {
    if (!this.#first) return [];
    const { settings: settings2 } = this.#catalog;
    return [
      ...settings2.filter(namesPeople).flatMap((setting) => this.#listed(setting, blocks)),
      ...settings2.filter(isByPerson).flatMap((setting) => this.#perPerson(setting, blocks))
    ];
  }
  /** Of a list of people. */
  #listed(setting, blocks) {
    const subject = pointer(setting.path.split("."));
    const byPlace = /* @__PURE__ */ new Map();
    for (const entry of valuesAt(setting.path, blocks).flatMap(listOf).toReversed()) {
      byPlace.delete(placeOf(setting, entry));
      byPlace.set(placeOf(setting, entry), entry);
    }
    const entries = [...byPlace.values()].toReversed();
    const whole = wholeOf(setting, entries, blocks);
    const base = { subject, grants: setting.says, limits: null };
    if (!whole)
      return entries.map((who) => {
        const listed2 = { ...base, to: "listed", who, because: null, ...this.#since(setting, who) };
        return listed2;
      });
    const places = [subject, ...setting.switch ? [pointer(setting.switch.path.split("."))] : []];
    return [{ ...base, ...whole, who: null, ...this.#latest(places) }];
  }
  /** Of settings that stand below each person's id. */
  #perPerson(map, blocks) {
    const below = [...blocks.get(map.path)?.entries.values() ?? []].filter(
      (entry) => entry.setting?.path.startsWith(`${map.path}[*]`) && !entry.container && !isUnset(entry.value)
    );
    return below.map(({ subject, setting, value }) => ({
      subject,
      grants: setting.says,
      to: "listed",
      who: unpointer(subject)[1],
      limits: listOf(value),
      because: null,
      ...this.#latest([subject])
    }));
  }
  #since(setting, entry) {
    return apart(this.#added.get(placeOf(setting, entry)) ?? { ...this.#first, exact: false });
  }
  /** The last change of any of these settings. */
  #latest(subjects) {
    const known2 = subjects.flatMap((subject) => this.#changed.get(subject) ?? []);
    const start = { ...this.#first, exact: false };
    return apart(known2.reduce((latest, one) => one.revision > latest.revision ? one : latest, start));
  }
};
function apart({ exact, ...since }) {
  return { since, exact };
}
function namesPeople(setting) {
  return setting.list !== void 0 && (setting.kind === "user" || setting.kind === "email");
}
function isByPerson(setting) {
  return setting.kind === "map" && setting.class === "personal";
}
function wholeOf(setting, entries, blocks) {
  const off = setting.switch && switchedOff(setting.switch, blocks);
  if (off) return off;
  if (entries.length > 0) return void 0;
  const to = setting.unset.as === "everything" ? "everyone" : "nobody";
  return { to, because: `${setting.path} is not set: ${setting.unset.means}` };
}
function switchedOff({ path, on, offIsSafe }, blocks) {
  const values2 = valuesAt(path, blocks);
  const isOff = (value) => value === null || value === false;
  if (values2.every((value) => on ? value === true : isOff(value))) return void 0;
  const to = offIsSafe && values2.every(isOff) ? "nobody" : "everyone";
  const states = values2.map((value) => value === null ? "not set" : canonical(value));
  return { to, because: `${path} is ${[...new Set(states)].join(" and ")}` };
}
function valuesAt(path, blocks) {
  const entry = blocks.get(path.split(".")[0])?.entries.get(pointer(path.split(".")));
  return [entry?.value ?? null, ...entry?.rivals ?? []].map((value) => isUnset(value) ? null : value);
}
function listOf(value) {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}
function placeOf(setting, entry) {
  return `${setting.path} ${normalOf(kindOf(setting), entry)}`;
}

// src/audits/dangling-grants.ts
var rule = {
  id: "access/dangling-grant",
  title: "Only members are granted anything",
  kind: "access",
  severity: "info",
  rationale: "A grant to nobody is taken up by whoever gets the name next, and hides in every review of who may do what.",
  remediation: "Take the entry out, or correct the id or address.",
  controls: ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2(3)", "iso-27001:A.5.18"]
};
var SHOWN = 3;
var danglingGrants = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const members = context.members && new MemberIndex(context.members);
    const grants2 = /* @__PURE__ */ new Map();
    let last = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info || !members) return;
        last = step.blocks;
        for (const key of step.changed) follow(grants2, key, step);
      },
      end: () => info && members ? draftsOf(info, members, grants2, last) : []
    };
  }
};
function follow(grants2, key, step) {
  const since = { ...momentOf(step), exact: step.exact, first: step.previous === null };
  const named = /* @__PURE__ */ new Map();
  for (const entry of step.blocks.get(key)?.entries.values() ?? []) {
    const names2 = namesIn(entry);
    if (names2.length > 0) named.set(entry.subject, names2);
  }
  for (const subject of grants2.keys()) if (unpointer(subject)[0] === key && !named.has(subject)) grants2.delete(subject);
  for (const [subject, names2] of named) {
    const known2 = grants2.get(subject);
    grants2.set(subject, new Map(names2.map((name) => [name, known2?.get(name) ?? since])));
  }
}
function namesIn({ subject, setting, element, value }) {
  const names2 = setting && namesPeople(setting) && Array.isArray(value) ? value : [];
  const own = element === "userModelPolicies[*]" ? [unpointer(subject)[1]] : names2;
  return own.filter(
    (name) => typeof name === "string" && name !== "" && !name.includes("*") && !name.startsWith("[secret ")
  );
}
function draftsOf(info, members, grants2, blocks) {
  return [...grants2].flatMap(([subject, names2]) => {
    const dangling = [...names2].filter(([name]) => !members.has(name)).sort(([a, one], [b, other]) => one.revision - other.revision || (a < b ? -1 : 1));
    const [first] = dangling;
    if (!first) return [];
    const shown3 = dangling.slice(0, SHOWN).map(([name, { revision }]) => `${name} (since revision ${revision})`);
    const more = dangling.length > SHOWN ? `, and ${count(dangling.length - SHOWN, "more", "more")}` : "";
    const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
    const message = `${nameOf(subject)} names ${people} of the organization: ${shown3.join(", ")}${more}`;
    const introduced = first[1];
    const at2 = (revision) => dangling.filter(([, since]) => since.revision <= revision).map(([name]) => name);
    const moments = new Map(dangling.map(([, { exact: _, first: __, ...moment }]) => [moment.revision, moment]));
    return [
      {
        rule: info,
        subject,
        message,
        expected: null,
        before: null,
        actual: blocks.get(unpointer(subject)[0])?.entries.get(subject)?.value ?? null,
        offending: dangling.map(([name]) => name),
        values: [...moments.values()].map((moment) => ({ ...moment, actual: at2(moment.revision) })),
        introduced,
        resolved: null,
        event: false,
        fix: null
      }
    ];
  });
}

// src/audits/emptied.ts
var rule2 = {
  id: "changes/emptied",
  title: "No revision empties the settings",
  kind: "change",
  severity: "info",
  rationale: "What is not set is mostly not enforced: a revision that unsets nearly everything lifts nearly every control.",
  remediation: "If it was a slip, save the settings of the revision before again.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"]
};
var MANY = 8;
var PART = 0.75;
var emptied = {
  rules: [rule2],
  begin: (context) => {
    const info = context.builtin(rule2);
    const drafts2 = [];
    return {
      see: (step) => {
        const gone = step.changes.filter(({ op }) => op === "remove").length;
        if (!info || gone < MANY) return;
        const all = settingsBefore(step);
        if (gone < PART * all) return;
        const { revision } = step.revision;
        const message = step.exact ? `revision ${revision} unset ${gone} of ${all} settings at once` : `${gone} of ${all} settings were unset by revision ${revision} at the latest; revisions before it are missing`;
        const made = event(info, step, `revision:${revision}`, message);
        drafts2.push({ ...made, introduced: { ...made.introduced, exact: step.exact } });
      },
      end: () => drafts2
    };
  }
};
function settingsBefore({ before }) {
  let sum = 0;
  for (const block of before.values())
    for (const { container, meaning } of block.entries.values()) if (!container && meaning !== null) sum++;
  return sum;
}

// src/audits/evidence.ts
var controls2 = ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:SI-7"];
var gap2 = {
  id: "integrity/revision-gap",
  title: "No revision is missing",
  kind: "integrity",
  severity: "low",
  rationale: "What happened in a revision that was not seen cannot be judged.",
  remediation: "Ask the service for the missing revisions, or record why they do not exist.",
  controls: controls2
};
var clock = {
  id: "integrity/clock",
  title: "Times run forward",
  kind: "integrity",
  severity: "low",
  rationale: "A revision dated before the one it follows makes every exposure in between unreliable.",
  remediation: "Compare the revision with the organization's audit log.",
  controls: controls2
};
var conflict = {
  id: "integrity/revision-conflict",
  title: "A revision has one content",
  kind: "integrity",
  severity: "critical",
  rationale: "A revision never changes once it was made. If it does, no revision can be relied on.",
  remediation: "Ask the service which of the two is true, and keep both until then.",
  controls: controls2
};
var evidence = {
  rules: [gap2, clock, conflict],
  begin: (context) => {
    const gaps = context.builtin(gap2);
    const clocks = context.builtin(clock);
    const conflicts = context.builtin(conflict);
    const drafts2 = [];
    return {
      see: (step) => {
        const { revision, previous } = step;
        const subject = `revision:${revision.revision}`;
        if (conflicts && context.conflicts.has(revision.revision))
          drafts2.push(event(conflicts, step, subject, "it arrived twice, with different content"));
        if (gaps && step.gap) {
          const { from, to } = step.gap;
          const numbers = from === to ? `revision ${from} is missing` : `revisions ${from} to ${to} are missing`;
          drafts2.push(
            event(gaps, step, `revision:${from}`, numbers, {
              introduced: { ...revision, exact: false, first: false },
              offending: from === to ? [from] : [from, to]
            })
          );
        }
        if (!clocks) return;
        if (previous && revision.time < previous.time)
          drafts2.push(
            event(
              clocks,
              step,
              subject,
              `it is dated ${instantText(revision.time)}, before revision ${previous.revision} at ${instantText(previous.time)}`,
              { actual: revision.at, before: previous.at }
            )
          );
        else if (revision.time > context.asOf + DAY)
          drafts2.push(
            event(clocks, step, subject, `it is dated ${instantText(revision.time)}, after this audit`, {
              actual: revision.at
            })
          );
      },
      end: () => drafts2
    };
  }
};

// src/audits/switches.ts
var Switches = class {
  #bySubject;
  constructor(drafts2) {
    const wanted = new Set(
      drafts2.flatMap(({ inert, stages = [] }) => [inert, ...stages.map((one) => one.inert)].map((one) => one?.switch))
    );
    const found = drafts2.filter(({ rule: rule8, event: event2, subject }) => !event2 && rule8.policy !== null && wanted.has(subject));
    this.#bySubject = grouped(
      found.toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id)),
      ({ subject }) => subject
    );
  }
  /** What was found on a switch at a revision, by the rule with the highest severity, then by id. */
  at(subject, revision) {
    return this.#bySubject.get(subject)?.find(
      ({ introduced, resolved }) => (introduced.revision ?? Infinity) <= revision && revision < (resolved?.revision ?? Infinity)
    );
  }
};

// src/audits/split.ts
function split(drafts2, book) {
  const switches = new Switches(drafts2);
  const isAccepted = (draft3, stage) => {
    if (book.accepting(claimAt(draft3, stage)).length > 0) return true;
    const cause = stage.inert && switches.at(stage.inert.switch, stage.revision);
    return cause?.stages !== void 0 && isAccepted(cause, stageAt(cause.stages, stage.revision));
  };
  return drafts2.flatMap((draft3) => {
    const { stages = [] } = draft3;
    if (stages.length < 2) return [draft3];
    const accepted = stages.map((stage) => isAccepted(draft3, stage));
    const starts = stages.flatMap((_, i) => i === 0 || accepted[i] !== accepted[i - 1] ? [i] : []);
    return starts.map((start, i) => {
      const end = starts[i + 1];
      const ended = end === void 0 ? void 0 : accepted[end] ? "accepted" : "outgrown";
      return pieceOf(draft3, stages, start, end, ended);
    });
  });
}
function claimOf(draft3) {
  const { rule: rule8, subject, offending, event: event2, introduced, inert } = draft3;
  const claim = { rule: rule8.id, subject, offending, inert: inert !== void 0 };
  return { ...claim, event: event2 ? { revision: introduced.revision } : null };
}
function claimAt({ rule: rule8, subject }, { offending, inert }) {
  return { rule: rule8.id, subject, offending, inert: inert !== void 0, event: null };
}
function stageAt(stages, revision) {
  return stages.findLast((stage) => stage.revision <= revision) ?? stages[0];
}
function pieceOf(draft3, stages, start, end, ended) {
  const first = stages[start];
  const { revision, at: at2, time, by, exact } = first;
  const author = stages.findLastIndex((stage, i) => i <= start && stage.moved);
  const values2 = stages.slice(author, end).filter((stage) => stage.moved).map((stage) => ({
    revision: stage.revision,
    at: stage.at,
    time: stage.time,
    by: stage.by,
    actual: stage.actual
  }));
  const opening = start > 0 && {
    introduced: { revision, at: at2, time, by, exact, first: false },
    before: lastSpelling(stages[start - 1])
  };
  const piece = { ...draft3, ...opening, values: values2, stages: stages.slice(0, end) };
  if (end === void 0) return piece;
  const [last, next] = [stages[end - 1], stages[end]];
  return {
    ...piece,
    actual: lastSpelling(last),
    offending: last.offending,
    message: last.message,
    inert: last.inert,
    resolved: { revision: next.revision, at: next.at, time: next.time, by: next.by },
    ...ended && { ended },
    fix: null
  };
}
function lastSpelling({ actual, respelled }) {
  return respelled === void 0 ? actual : respelled;
}

// src/audits/exceptions.ts
var controls3 = ["soc2:CC3.2", "nist-800-53:CA-5"];
var expired = {
  id: "exceptions/expired",
  title: "No exception has run out while it is needed",
  kind: "exception",
  severity: "low",
  rationale: "A deviation that was accepted for a time is not accepted after it.",
  remediation: "Put the setting right, or have the exception reviewed and renewed.",
  controls: controls3
};
var unused = {
  id: "exceptions/unused",
  title: "Every exception is needed",
  kind: "exception",
  severity: "info",
  rationale: "An exception that nothing needs waits for a deviation that nobody has reviewed.",
  remediation: "Remove the exception.",
  controls: controls3
};
var selfOwned = {
  id: "exceptions/self-owned",
  title: "Nobody accepts their own deviation",
  kind: "exception",
  severity: "info",
  rationale: "Who brought a deviation and answers for it as well has had it reviewed by nobody.",
  remediation: "Have somebody else own the exception.",
  controls: controls3
};
var exceptionRules = [expired, unused, selfOwned];
function ownedByEditor(exception, draft3, book, people) {
  const claim = claimOf(draft3);
  const stages = draft3.stages ?? [];
  const entries = new Set(book.acceptedOf(exception, claim));
  const brought = [...entries].map((entry) => {
    const without = stages.findLastIndex((stage) => !book.keysOf({ ...claim, ...stage }).includes(entry));
    return stages[without + 1];
  });
  const turned = claim.inert && exception.inert ? draft3.inert?.since : void 0;
  const opened = draft3.stages ? void 0 : draft3.introduced;
  return [...brought, turned, opened].find((one) => one?.exact && one.by && people.mayBe(one.by, exception.owner))?.revision;
}
function exceptionDrafts(exceptions, book, own, context) {
  const ranOut = exceptions.filter((one) => book.state(one) === "expired" && book.isNeeded(one));
  const idle = exceptions.filter((one) => book.state(one) === "unused");
  return [
    ...[...grouped(ranOut, (one) => one.rule)].map(([rule8, found]) => {
      const last = Math.max(...found.map((one) => one.until));
      const message = `${count(found.length, "exception")} for ${rule8} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule8, found, message, last);
    }),
    ...[...grouped(idle, (one) => one.rule)].map(([rule8, found]) => {
      const first = Math.min(...found.map((one) => one.from));
      return draft(
        context.builtin(unused),
        rule8,
        found,
        `nothing needs ${count(found.length, "exception")} for ${rule8}`,
        first
      );
    }),
    ...[...grouped(own, ({ exception }) => exception.rule)].map(([rule8, found]) => {
      const [{ exception, revision }] = found;
      const more = found.length > 1 ? `, and so it is with ${count(found.length - 1, "more exception")}` : "";
      const message = `${exception.owner} owns an exception for ${rule8} and brought what it accepts in revision ${revision}${more}`;
      const exceptions2 = found.map((one) => one.exception);
      const first = Math.min(...exceptions2.map((one) => one.from));
      return draft(context.builtin(selfOwned), rule8, exceptions2, message, first);
    })
  ].filter((made) => made !== void 0);
}
function draft(rule8, name, found, message, time) {
  return rule8 && {
    rule: { ...rule8, location: found[0].location },
    subject: `rule:${name}`,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: found.flatMap((one) => one.value ?? []),
    values: [],
    introduced: { revision: null, at: instantText(time), time, by: null, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null
  };
}

// src/audits/exposed.ts
var rule3 = {
  id: "secrets/exposed-in-history",
  title: "What the history still shows is rotated",
  kind: "secret",
  severity: "info",
  rationale: "Every revision is kept: who can read the history reads the secrets that were taken out of the settings.",
  remediation: "Rotate the secret at the provider. Once that is done, accept the revision by an exception.",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"]
};
var exposed = {
  rules: [rule3],
  begin: (context) => {
    const info = context.builtin(rule3);
    const windows = new EntryWindows(judgeShown, staysBehindMask);
    return {
      see: (step) => info && windows.see(step),
      end: () => info ? draftsOf2(info, windows.all()) : []
    };
  }
};
function draftsOf2(info, windows) {
  const open = windows.filter((window) => window.resolved === null);
  const shown3 = new Set(open.flatMap((window) => fingerprintsIn(window.latest.actual)));
  return windows.flatMap((window) => {
    if (window.resolved === null) return [];
    const { subject, introduced, resolved, values: values2, latest } = window;
    const offending = [...new Set(values2.flatMap((value) => fingerprintsIn(value.actual)))];
    if (offending.every((one) => one !== NO_FINGERPRINT && shown3.has(one))) return [];
    const message = `${nameOf(subject)} held a secret from revision ${introduced.revision} until revision ${resolved.revision} took it out; the history still shows it`;
    return [event(info, { revision: resolved }, subject, message, { actual: latest.actual, offending })];
  });
}

// src/audits/standing.ts
var Standing = class {
  #trusted = /* @__PURE__ */ new Map();
  #open = /* @__PURE__ */ new Map();
  #all = [];
  /** Whether anything was ever seen at a place. */
  knows(place) {
    return this.#trusted.has(place) || this.#open.has(place);
  }
  /** Follows places whose elements go on under another key. */
  rename(renames) {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#open, renames);
  }
  /** Takes for granted what stands at a place: to put it back is no event. */
  trust(place, things) {
    this.#trusted.set(place, new Set(things));
  }
  /** What a change puts in place: neither there before, nor taken for granted, nor told by an event that has not ended. */
  fresh(place, before, now) {
    const trusted = this.#trusted.get(place);
    const told = this.#open.get(place) ?? [];
    return [...now].filter(
      (thing) => !before.has(thing) && trusted?.has(thing) !== true && !told.some(({ own }) => own.has(thing))
    );
  }
  /** Something was put in place. */
  place(place, fresh, now, draft3) {
    const open = this.#open.get(place) ?? [];
    for (const one of open) if (!isThere(one, now)) for (const thing of fresh) one.instead.add(thing);
    const made = { draft: draft3, own: new Set(fresh), instead: /* @__PURE__ */ new Set(), end: null };
    this.#open.set(place, [...open, made]);
    this.#all.push(made);
  }
  /** What stood at a place has another form now, and goes on. */
  reshape(place, before, now) {
    for (const { own } of this.#open.get(place) ?? []) if (meets(own, before)) for (const thing of now) own.add(thing);
  }
  /** Ends the events of what no longer stands at a place, once nothing new was put there. */
  settle(place, now, moment) {
    const open = this.#open.get(place);
    if (!open) return;
    for (const one of open) {
      if (meets(one.own, now)) one.instead.clear();
      else if (!isThere(one, now)) one.end = moment;
    }
    this.#open.set(
      place,
      open.filter((one) => one.end === null)
    );
  }
  /** An event for each thing that was put in place. */
  drafts() {
    return this.#all.map(({ draft: draft3, end }) => ({ ...draft3, resolved: earlier(draft3.resolved, end) }));
  }
};
function isThere({ own, instead }, now) {
  return meets(own, now) || meets(instead, now);
}
function meets(things, now) {
  for (const thing of things) if (now.has(thing)) return true;
  return false;
}
function earlier(agreed, end) {
  return agreed && end ? agreed.time <= end.time ? agreed : end : agreed ?? end;
}

// src/audits/levers.ts
var controls4 = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];
var command = {
  id: "levers/command",
  title: "No command is put on members' machines unseen",
  kind: "lever",
  severity: "high",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by somebody else, and take it out if nobody asked for it.",
  controls: controls4
};
var endpoint = {
  id: "levers/endpoint",
  title: "Models do not move to another host unseen",
  kind: "lever",
  severity: "high",
  rationale: "Where a model's address leads, prompts, code and the provider's key go.",
  remediation: "Find out whose host it is; put the address back and rotate the key if it is nobody's.",
  controls: [...controls4, "nist-800-53:SC-7"]
};
var marketplace = {
  id: "levers/marketplace",
  title: "No marketplace and no plugin is added unseen",
  kind: "lever",
  severity: "high",
  rationale: "Plugins carry commands and hooks, and are installed on every machine without asking.",
  remediation: "Review the marketplace and pin it to a commit, or take it out.",
  controls: [...controls4, "nist-800-53:SR-3"]
};
function valuesOf(entries, subject) {
  const entry = entries.get(subject);
  return entry === void 0 || entry.meaning === null ? [] : [entry.value, ...entry.rivals ?? []];
}
var runs = (name) => `${name}, a command that runs on members' machines,`;
function commandIn(key, paths) {
  return {
    rule: command,
    key,
    paths,
    place: (subject) => subject,
    things: (entries, place) => new Set(valuesOf(entries, place).flatMap(commandsIn)),
    says: (name, before) => `${runs(name)} ${before.size === 0 ? "was set" : "was replaced"}`,
    first: (name) => `${runs(name)} was already set`
  };
}
var endpoints = {
  rule: endpoint,
  key: "customModels",
  paths: /^customModels\[\*\]\.(?:baseUrl|hostedProvider\.hostedBaseUrl)$/,
  place: (subject) => subject,
  things: (entries, place) => new Set(valuesOf(entries, place).map(hostOf)),
  says: (name, _before, _now, known2) => known2 ? `${name} moved to another host` : `${name} leads to a host of its own now; it was not set`
};
function hostOf(value) {
  const text = typeof value === "string" ? value : canonical(value);
  return URL.canParse(text) ? new URL(text).host : `unreadable: ${text}`;
}
var plugins = {
  rule: marketplace,
  key: "enabledPlugins",
  paths: /^enabledPlugins\[\*\]$/,
  place: (subject) => subject,
  things: (entries, place) => new Set(valuesOf(entries, place).includes(true) ? ["installed"] : []),
  says: (name) => `${name}: the plugin is now installed on every machine`,
  first: (name) => `${name}: the plugin was already installed on every machine`
};
var marketplaces = {
  rule: marketplace,
  key: "extraKnownMarketplaces",
  paths: /^extraKnownMarketplaces\[\*\]\.source\.\w+$/,
  place: (subject) => pointer(unpointer(subject).slice(0, 2)),
  things: (entries, place) => {
    const means = (field) => entries.get(`${place}/source/${field}`)?.meaning ?? null;
    const source = ["source", "repo", "url", "path"].map(means);
    if (source.every((field) => field === null)) return /* @__PURE__ */ new Set();
    return /* @__PURE__ */ new Set([canonical(means("sha") === null ? [source, means("ref")] : [source])]);
  },
  says: (name, before, now) => {
    if (before.size === 0) return `${name} is a new marketplace on every machine`;
    const unpinned2 = narrows(now, before) ? "is no longer pinned to a commit" : "leads elsewhere";
    return `${name}, a marketplace on every machine, ${unpinned2}`;
  },
  first: (name) => `${name} was already a marketplace on every machine`,
  narrows
};
function narrows(before, now) {
  const [was, is] = [before, now].map((things) => [...things].flatMap((thing) => JSON.parse(thing)));
  return was.length === 2 && is.length === 1 && canonical(was[0]) === canonical(is[0]);
}
var kinds2 = [
  commandIn("hooks", /^hooks\[\*\]$/),
  commandIn("customModels", /^customModels\[\*\]\.hostedProvider\.cloud(?:AuthRefresh|CredentialExport)$/),
  endpoints,
  plugins,
  marketplaces
];
var levers = {
  rules: [command, endpoint, marketplace],
  begin: (context) => {
    const walkers = kinds2.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [new LeverWalker(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
var none = /* @__PURE__ */ new Map();
var LeverWalker = class {
  #lever;
  #info;
  #context;
  #standing = new Standing();
  /** Elements that stood in some revision: what comes with a new one moves nothing. */
  #elements = /* @__PURE__ */ new Map();
  constructor(lever, info, context) {
    this.#lever = lever;
    this.#info = info;
    this.#context = context;
  }
  see(step) {
    const { key } = this.#lever;
    if (!step.changed.includes(key)) return;
    const now = entriesOf2(step.blocks, key);
    if (step.previous === null) return this.#first(step, now);
    const before = renamedIn(entriesOf2(step.before, key), step.renames);
    moveAlong(this.#elements, step.renames);
    this.#standing.rename(step.renames);
    const places = /* @__PURE__ */ new Map();
    const below = step.changes.filter(({ subject }) => subject.startsWith(`/${key}/`));
    for (const { subject, path } of below) {
      if (!this.#lever.paths.test(path ?? "")) continue;
      const place = this.#lever.place(subject);
      places.set(place, [...places.get(place) ?? [], subject]);
    }
    for (const [place, subjects] of places) this.#move(step, place, subjects, before, now);
    this.#meet(below);
  }
  end() {
    return this.#standing.drafts();
  }
  /** What stands in the first revision seen is told once; who put it there is not known. */
  #first(step, entries) {
    const lever = this.#lever;
    this.#meet([...entries.values()]);
    const subjects = [...entries.values()].flatMap(
      ({ subject, setting }) => lever.paths.test(setting?.path ?? "") ? [lever.place(subject)] : []
    );
    for (const place of new Set(subjects)) {
      const things = lever.things(entries, place);
      if (things.size === 0) continue;
      if (!lever.first) this.#standing.trust(place, things);
      else {
        const number = step.revision.revision;
        const message = `${lever.first(nameOf(place))} in revision ${number}, the first one seen; who put it there is not known`;
        this.#standing.place(place, [...things], things, this.#draft(step, place, message, none, entries, []));
      }
    }
  }
  #move(step, place, subjects, from, to) {
    const [before, now] = [this.#lever.things(from, place), this.#lever.things(to, place)];
    if (before.size === 0 && this.#comesWithIts(place)) return this.#standing.trust(place, now);
    const fresh = this.#standing.fresh(place, before, now);
    if (fresh.length > 0 && this.#lever.narrows?.(before, now) === true) this.#standing.reshape(place, before, now);
    else if (fresh.length > 0) {
      const message = this.#lever.says(nameOf(place), before, now, this.#standing.knows(place));
      this.#standing.place(place, fresh, now, this.#draft(step, place, message, from, to, subjects));
    } else this.#standing.settle(place, now, step.revision);
  }
  #draft(step, place, message, from, to, subjects) {
    const [before, actual] = [shown2(from, place), shown2(to, place)];
    const made = event(this.#info, step, place, message, {
      before,
      actual,
      offending: [actual],
      resolved: agreementOn(subjects, this.#context.approvals.of(step), step.revision.time)
    });
    return { ...made, introduced: { ...made.introduced, exact: step.exact, first: step.previous === null } };
  }
  /** Whether an address comes with a model that never stood before: without one a model is its provider's. */
  #comesWithIts(place) {
    return !this.#lever.first && !this.#standing.knows(place) && !this.#elements.has(elementOf(place));
  }
  #meet(seen) {
    if (!this.#lever.first) for (const { subject } of seen) this.#elements.set(elementOf(subject), true);
  }
};
function entriesOf2(blocks, key) {
  return blocks.get(key)?.entries ?? none;
}
function renamedIn(entries, renames) {
  if (renames.size === 0) return entries;
  const moved = new Map(entries);
  moveAlong(moved, renames);
  return moved;
}
function elementOf(subject) {
  const end = subject.indexOf("/", subject.indexOf("/", 1) + 1);
  return end < 0 ? subject : subject.slice(0, end);
}
function shown2(entries, place) {
  const values2 = valuesOf(entries, place);
  return values2.length > 1 ? values2 : values2[0] ?? null;
}

// src/audits/look-alike.ts
var rule4 = {
  id: "editors/look-alike",
  title: "No editor's address passes for another's",
  kind: "editor",
  severity: "info",
  rationale: "Who reads the register takes an address that looks like a colleague's for the colleague's.",
  remediation: "Make sure that both addresses belong to people of the organization, and accept the revision if they do.",
  controls: ["nist-800-53:IA-4", "soc2:CC6.2"]
};
var TELLING = 6;
var LONGEST = 80;
function skeleton(text) {
  return foldAscii(text).replace(/[1i|]/g, "l").replace(/0/g, "o").replace(/rn/g, "m").replace(/vv/g, "w");
}
function looksLike(a, b) {
  const [one, other] = [foldAscii(a), foldAscii(b)];
  if (one === other) return false;
  const [[name, domain], [otherName, otherDomain]] = [parts(one), parts(other)];
  if (plain(name) === plain(otherName) && skeleton(domain) === skeleton(otherDomain)) return true;
  return domain === otherDomain && nearly(name, otherName) || name === otherName && nearly(domain, otherDomain);
}
function plain(name) {
  return skeleton(name.replace(/[._-]/g, ""));
}
function nearly(a, b) {
  if (Math.min(a.length, b.length) < TELLING || a.replace(/\d/g, "") === b.replace(/\d/g, "")) return false;
  return edits(a, b) === 1;
}
function parts(address) {
  const at2 = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at2, 0)), address.slice(at2 + 1)];
}
function keysOf(address) {
  const [name, domain] = parts(foldAscii(address));
  return [
    JSON.stringify([plain(name), skeleton(domain)]),
    ...shorter(name).map((one) => JSON.stringify([one, domain, "name"])),
    ...shorter(domain).map((one) => JSON.stringify([name, one, "domain"]))
  ];
}
function shorter(text) {
  if (text.length < TELLING || text.length > LONGEST) return [];
  return [text, ...Array.from({ length: text.length }, (_, i) => text.slice(0, i) + text.slice(i + 1))];
}
var Addresses = class {
  #known = /* @__PURE__ */ new Map();
  #byKey = /* @__PURE__ */ new Map();
  /** The first address that looks like a new one; undefined when none does, or the address is not new. */
  add(email2, id, from) {
    const address = foldAscii(email2);
    const same = this.#known.get(address);
    if (same) {
      if (id !== null) same.ids.add(id);
      return void 0;
    }
    const keys = new Set(keysOf(email2));
    const like = [...keys].flatMap((key) => this.#byKey.get(key) ?? []).find((one) => !(id !== null && one.ids.has(id)) && looksLike(one.email, email2));
    const added = { email: email2, ids: new Set(id === null ? [] : [id]), from };
    this.#known.set(address, added);
    for (const key of keys) this.#byKey.set(key, [...this.#byKey.get(key) ?? [], added]);
    return like;
  }
};
var lookAlike = {
  rules: [rule4],
  begin: (context) => {
    const info = context.builtin(rule4);
    const drafts2 = [];
    const addresses = new Addresses();
    for (const { who } of context.policies.editors?.approved ?? [])
      if (who.includes("@") && !who.includes("*")) addresses.add(who, null, "whom the policy approves");
    return {
      see: (step) => {
        const { by, revision } = step.revision;
        if (!info || by.email === null || by.email === "") return;
        const { email: email2 } = by;
        const other = addresses.add(email2, by.id, `who made revision ${revision}`);
        if (!other) return;
        const message = `${email2} looks like ${other.email}, ${other.from}`;
        drafts2.push(event(info, step, `revision:${revision}`, message, { actual: email2, offending: [email2] }));
      },
      end: () => drafts2
    };
  }
};

// src/audits/member-editors.ts
var controls5 = ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2"];
var goneRule = {
  id: "access/editor-not-a-member",
  title: "Editors belong to the organization",
  kind: "access",
  severity: "info",
  rationale: "Nobody can ask an editor who is gone, and one who never belonged should not have been able to edit.",
  remediation: "Make sure that they belonged when they made the revision, and that their access and their keys are gone.",
  controls: controls5
};
var newRule = {
  id: "access/new-editor",
  title: "Who edits has been a member for a while",
  kind: "access",
  severity: "info",
  rationale: "An account that is made and at once changes the controls may have been made for that.",
  remediation: "Have the account and the revision confirmed by somebody who has belonged longer.",
  controls: controls5
};
var absentRule = {
  id: "access/editor-not-signed-in",
  title: "Who edits has signed in",
  kind: "access",
  severity: "info",
  rationale: "A change by somebody who had not signed in for long was made with a key, by a program, or by somebody else.",
  remediation: "Ask the editor whether the revision is theirs; if not, revoke their keys and sessions.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AC-2(12)", "soc2:CC6.1"]
};
var NEW = 7;
var SHOWN2 = 3;
var PerEditor = class {
  #info;
  #said = /* @__PURE__ */ new Map();
  constructor(info) {
    this.#info = info;
  }
  say(revision, tell) {
    const key = JSON.stringify(revision.by.id === null ? [null, revision.by.email] : [revision.by.id]);
    const said = this.#said.get(key);
    if (said) said.revisions.push(revision.revision);
    else this.#said.set(key, { first: revision, tell, revisions: [revision.revision] });
  }
  drafts() {
    const info = this.#info;
    return info ? [...this.#said.values()].map((one) => about(info, one.first, one.tell(listed(one.revisions)))) : [];
  }
};
function about(info, revision, message) {
  const who = nameOf2(revision.by);
  return event(info, { revision }, `revision:${revision.revision}`, message, { actual: who, offending: [who] });
}
var memberEditors = {
  rules: [goneRule, newRule, absentRule],
  begin: (context) => {
    const members = context.members && new MemberIndex(context.members);
    const unknown2 = context.builtin(unknownRule);
    const strangers = [];
    const [gone, young, absent] = [goneRule, newRule, absentRule].map(
      (rule8) => new PerEditor(context.builtin(rule8))
    );
    return {
      see: ({ revision, previous }) => {
        const { by, time } = revision;
        if (!members || by.id === null && by.email === null) return;
        const who = nameOf2(by);
        const member = members.of(by);
        if (member) {
          const fresh = freshness(member, revision, previous);
          if (fresh) young.say(revision, (made) => `${who} made ${made}; ${fresh}`);
          const stale = staleness(member, revision);
          if (stale) absent.say(revision, (made) => `${who} made ${made}, and ${stale}`);
        } else if (members.at(by.email))
          gone.say(revision, (made) => `${who} made ${made} with the account ${by.id}, and has another one now`);
        else if (!isStranger(context, by, time))
          gone.say(revision, (made) => `${who} made ${made}, and is no member of the organization now`);
        else if (unknown2)
          strangers.push(
            about(
              { ...unknown2, kind: "access" },
              revision,
              `${who} is no member of the organization, and no policy approves them`
            )
          );
      },
      end: () => [...strangers, ...gone.drafts(), ...young.drafts(), ...absent.drafts()]
    };
  }
};
function isStranger({ policies: { editors: editors2 } }, by, time) {
  const people = [...editors2?.approved ?? [], ...(editors2?.by ?? []).flatMap((owners) => owners.people)];
  return people.length > 0 && !isAmong(people, by, time);
}
function freshness({ since }, { revision, time }, previous) {
  if (since === null) return void 0;
  if (since > time)
    return `the account was made only on ${day(since)}, ${span(time, since)} after revision ${revision}`;
  if (time - since >= NEW * DAY || previous === null && revision === 1) return void 0;
  return `the account was made on ${day(since)}, ${span(since, time)} before revision ${revision}`;
}
function staleness({ signedIn }, { revision, time }) {
  if (signedIn === null || time - signedIn <= DAY) return void 0;
  return `last signed in on ${day(signedIn)}, ${span(signedIn, time)} before revision ${revision}`;
}
function day(time) {
  return instantText(time).slice(0, 10);
}
function span(from, to) {
  return duration(Math.floor((to - from) / 1e3));
}
function nameOf2({ id, email: email2 }) {
  return email2 ?? id;
}
function listed(revisions) {
  if (revisions.length === 1) return `revision ${revisions[0]}`;
  const more = revisions.length > SHOWN2 ? ` and ${revisions.length - SHOWN2} more` : "";
  return `revisions ${revisions.slice(0, SHOWN2).join(", ")}${more}`;
}

// src/audits/literals.ts
var nothing = /* @__PURE__ */ new Map();
var Literals = class {
  /** By fingerprint: the places that show it, and since which step. */
  #places = /* @__PURE__ */ new Map();
  /** By place: what it is known to hold; behind a mask, what it held before. */
  #held = /* @__PURE__ */ new Map();
  /** By fingerprint: how many places held it after the last step. */
  #holders = /* @__PURE__ */ new Map();
  /** By fingerprint: where it was taken out, the last time last. */
  #out = /* @__PURE__ */ new Map();
  #entries = /* @__PURE__ */ new WeakMap();
  #blocks = /* @__PURE__ */ new WeakMap();
  #steps = 0;
  /** Takes in a step. Gives what came back in it; undefined when no literal came or went. */
  see(step) {
    this.#steps++;
    const came = [];
    const went = [];
    let moved = false;
    for (const key of step.changed) {
      const [before, after] = [this.#shown(step.before.get(key)), this.#shown(step.blocks.get(key))];
      for (const subject of /* @__PURE__ */ new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(subject), after.get(subject)];
        if (old === now) continue;
        moved = true;
        this.#show(subject, old?.fingerprints ?? [], now?.fingerprints ?? []);
        if (now?.masked === true) continue;
        const kept = this.#held.get(subject) ?? /* @__PURE__ */ new Set();
        const next = new Set(now?.fingerprints);
        for (const one of next) if (!kept.has(one)) came.push([subject, one]);
        for (const one of kept) if (!next.has(one)) went.push([subject, one]);
        if (next.size > 0) this.#held.set(subject, next);
        else this.#held.delete(subject);
      }
    }
    if (!moved) return void 0;
    const back = came.flatMap(([subject, one]) => this.#returned(subject, one));
    for (const [, one] of came) this.#holders.set(one, (this.#holders.get(one) ?? 0) + 1);
    for (const [, one] of went) this.#holders.set(one, this.#holders.get(one) - 1);
    const moment = momentOf(step);
    for (const [subject, one] of went) {
      const places = this.#out.get(one) ?? /* @__PURE__ */ new Map();
      places.delete(subject);
      this.#out.set(one, places.set(subject, moment));
    }
    return back;
  }
  /** The literals that stand at several places now, the places by how long they have stood there. */
  shared() {
    return [...this.#places].flatMap(([fingerprint, places]) => {
      if (places.size < 2) return [];
      const subjects = [...places].sort(([a, since], [b, other]) => since - other || (a < b ? -1 : 1));
      return [[fingerprint, subjects.map(([subject]) => subject)]];
    });
  }
  /** Asked before the step's comings and goings are counted. */
  #returned(subject, fingerprint) {
    const out = this.#out.get(fingerprint);
    const own = out?.get(subject);
    if (own) return [{ subject, fingerprint, out: { subject, moment: own } }];
    const last = (this.#holders.get(fingerprint) ?? 0) > 0 ? void 0 : [...out ?? []].at(-1);
    return last ? [{ subject, fingerprint, out: { subject: last[0], moment: last[1] } }] : [];
  }
  #show(subject, old, now) {
    for (const one of old) if (!now.includes(one)) this.#places.get(one)?.delete(subject);
    for (const one of now) {
      const places = this.#places.get(one) ?? /* @__PURE__ */ new Map();
      this.#places.set(one, places);
      if (!places.has(subject)) places.set(subject, this.#steps);
    }
  }
  #shown(block) {
    if (!block) return nothing;
    const known2 = this.#blocks.get(block);
    if (known2) return known2;
    const shown3 = /* @__PURE__ */ new Map();
    for (const entry of block.entries.values()) {
      let one = this.#entries.get(entry);
      if (one === void 0) this.#entries.set(entry, one = shownIn(entry) ?? false);
      if (one) shown3.set(entry.subject, one);
    }
    this.#blocks.set(block, shown3);
    return shown3;
  }
};
function shownIn(entry) {
  const fingerprints = [...new Set(credentialsIn(entry))];
  const masked = !entry.container && isMasked(entry.value);
  return fingerprints.length > 0 || masked ? { fingerprints, masked } : void 0;
}

// src/audits/secret-reuse.ts
var controls6 = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];
var reused = {
  id: "secrets/reused",
  title: "Every place has a secret of its own",
  kind: "secret",
  severity: "info",
  rationale: "Whoever learns a secret that opens several places has all of them, and none can be shut alone.",
  remediation: "Make a secret for each place at the provider.",
  controls: controls6
};
var returned = {
  id: "secrets/returned",
  title: "Secrets that were taken out stay out",
  kind: "secret",
  severity: "info",
  rationale: "A secret is rotated because somebody may know it who should not; putting it back gives it to them again.",
  remediation: "Make a new secret at the provider, and revoke this one there.",
  controls: controls6
};
var secretReuse = {
  rules: [reused, returned],
  begin: (context) => {
    const [reuse, comeback] = [context.builtin(reused), context.builtin(returned)];
    const literals = new Literals();
    const windows = new Windows();
    const drafts2 = [];
    return {
      see: (step) => {
        const back = literals.see(step);
        if (!back) return;
        if (comeback) drafts2.push(...returnsOf(comeback, step, back));
        windows.see(step, "", reusesOf(step, literals));
      },
      end: () => [...drafts2, ...reuse ? windows.all().map((window) => draftOf(reuse, window, null)) : []]
    };
  }
};
function reusesOf(step, literals) {
  const found = /* @__PURE__ */ new Map();
  for (const [fingerprint, [first, ...others]] of literals.shared())
    for (const subject of others) {
      const offending = [...found.get(subject)?.offending ?? [], fingerprint];
      const message = `${nameOf(subject)} holds the secret that ${nameOf(first)} holds as well`;
      found.set(subject, { actual: valueAt(step.blocks, subject), offending, message });
    }
  return found;
}
function returnsOf(info, step, back) {
  return [...grouped(back, ({ subject }) => subject)].map(([subject, mine]) => {
    const { out } = mine[0];
    const from = out.subject === subject ? "" : ` of ${nameOf(out.subject)}`;
    const message = `${nameOf(subject)} holds a secret again that revision ${out.moment.revision} took out${from}`;
    return event(info, step, subject, message, {
      before: valueAt(step.before, subject),
      actual: valueAt(step.blocks, subject),
      offending: mine.map(({ fingerprint }) => fingerprint)
    });
  });
}
function valueAt(blocks, subject) {
  return blocks.get(unpointer(subject)[0])?.entries.get(subject)?.value ?? null;
}

// src/audits/self-grant.ts
var rule5 = {
  id: "changes/self-grant",
  title: "Nobody grants themselves access",
  kind: "change",
  severity: "high",
  rationale: "Who may grant and who is granted are two people, or the grant was reviewed by nobody.",
  remediation: "Have somebody else confirm the grant, or take it back.",
  controls: ["soc2:CC6.3", "nist-800-53:AC-5", "iso-27001:A.5.3"]
};
var selfGrant = {
  rules: [rule5],
  begin: (context) => new SelfGrants(context)
};
var SelfGrants = class {
  #info;
  #context;
  #open = /* @__PURE__ */ new Map();
  #all = [];
  constructor(context) {
    this.#info = context.builtin(rule5);
    this.#context = context;
  }
  see(step) {
    if (!this.#info) return;
    for (const change of step.changes) {
      const setting = change.path === null ? void 0 : this.#context.catalog.setting(change.path);
      if (setting && namesPeople(setting)) this.#listed(step, change, setting);
      else this.#perPerson(step, change, setting);
    }
  }
  end() {
    return this.#all.map(({ draft: draft3, end }) => ({ ...draft3, resolved: earlier(draft3.resolved, end) }));
  }
  /** Of a list of people. */
  #listed(step, change, setting) {
    const { subject } = change;
    const { by } = step.revision;
    const { people } = this.#context;
    const kind = kindOf(setting);
    const [before, now] = [peopleAt(step.before, subject), peopleAt(step.blocks, subject)];
    const had = new Set(before.map((entry) => normalOf(kind, entry)));
    const added = now.filter((entry) => !had.has(normalOf(kind, entry)) && grants(setting, entry, by, people));
    const entries = new Set(added.map((entry) => normalOf(kind, entry)));
    const standing = this.#open.get(subject)?.find(({ editor }) => isSameEditor(editor, by));
    if (standing) for (const entry of entries) standing.entries.add(entry);
    this.#close(step, subject, false);
    if (standing?.end === null || added.length === 0) return;
    const isNamed = added.some((entry) => names(entry, by, people));
    if (!isNamed && before.some((entry) => grants(setting, entry, by, people))) return;
    const stands = ({ blocks }) => peopleAt(blocks, subject).some((entry) => entries.has(normalOf(kind, entry)));
    this.#add(step, change, added, { entries, stands }, isNamed ? "" : ", by an entry that stands for more than one");
  }
  /** Of what holds for one person and stands under that person, unknown settings included. */
  #perPerson(step, change, setting) {
    const { subject, direction: direction2, after } = change;
    const [top = "", user] = unpointer(subject);
    const map = this.#context.catalog.setting(top);
    if (!map || !isByPerson(map)) return;
    this.#close(step, subject, true);
    if (direction2 !== "looser" && direction2 !== "unknown" || !names(user ?? null, step.revision.by, this.#context.people))
      return;
    const from = entryAt(step.before, subject);
    const stands = ({ blocks }) => !isBack(setting ?? null, from, entryAt(blocks, subject));
    this.#add(step, change, [after], { entries: /* @__PURE__ */ new Set(), stands }, "");
  }
  #add(step, { subject, before, after }, offending, own, how) {
    const { revision, by, time } = step.revision;
    const [who, name] = [by.email ?? by.id, nameOf(subject)];
    const message = step.exact ? `${who} granted themselves ${name}${how}` : `${who} was granted ${name} in revision ${revision}, their own, or in one before it that is missing`;
    const resolved = agreementOn([subject], this.#context.approvals.of(step), time);
    const made = event(this.#info, step, subject, message, { before, actual: after, offending, resolved });
    const draft3 = { ...made, introduced: { ...made.introduced, exact: step.exact } };
    const one = { ...own, draft: draft3, editor: by, end: null };
    this.#open.set(subject, [...this.#open.get(subject) ?? [], one]);
    this.#all.push(one);
  }
  /**
   * Ends the grants at a place that what stands there now no longer gives.
   * @param isChain whether each was given on top of those before it, and ends with them
   */
  #close(step, subject, isChain) {
    const open = this.#open.get(subject);
    if (!open) return;
    for (const [i, one] of open.entries())
      if (!one.stands(step) || isChain && i > 0 && open[i - 1].end !== null) one.end = momentOf(step);
    this.#open.set(
      subject,
      open.filter(({ end }) => end === null)
    );
  }
};
function grants(setting, entry, by, people) {
  const who = setting.kind === "email" ? by.email : by.id;
  return names(entry, by, people) || who !== null && who !== "" && coverageOf(kindOf(setting), [entry])(who);
}
function names(entry, by, people) {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  const { id, email: email2 } = by;
  return entry === id || email2 !== null && email2 !== "" && coverageOf(email, [entry])(email2) || people.is(by, entry);
}
function isBack(setting, from, now) {
  if ((from?.meaning ?? null) === (now?.meaning ?? null)) return true;
  const way = direction(setting, from?.value, now?.value);
  return way === "tighter" || way === "neutral";
}
function isSameEditor(a, b) {
  return a.id === null && b.id === null ? a.email === b.email : a.id === b.id;
}
function entryAt(blocks, subject) {
  return blocks.get(unpointer(subject)[0])?.entries.get(subject);
}
function peopleAt(blocks, subject) {
  const entry = entryAt(blocks, subject);
  const values2 = entry ? [entry.value, ...entry.rivals ?? []] : [];
  return values2.flatMap((value) => Array.isArray(value) ? value : value === null ? [] : [value]);
}

// src/audits/shared-accounts.ts
var rule6 = {
  id: "editors/shared-account",
  title: "Every change is one person's",
  kind: "editor",
  severity: "info",
  rationale: "A change made with an account that several people use cannot be traced to any of them.",
  remediation: "Find out who made the revision, record it, and let people change the controls under their own names.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AU-10", "soc2:CC6.1"]
};
var sharedAccounts = {
  rules: [rule6],
  begin: (context) => {
    const info = context.builtin(rule6);
    const shared = context.sharedAccounts.map((who) => ({ who, from: null, until: null }));
    const drafts2 = [];
    return {
      see: (step) => {
        const { by, time, revision } = step.revision;
        if (!info || shared.length === 0 || !isAmong(shared, by, time)) return;
        const who = by.email ?? by.id;
        const message = `${who} is a shared account: the revision does not say who made it`;
        drafts2.push(event(info, step, `revision:${revision}`, message, { actual: who, offending: [who] }));
      },
      end: () => drafts2
    };
  }
};

// src/audits/tampering.ts
var controls7 = ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"];
var rewritten = {
  id: "integrity/rewritten",
  title: "A revision stays what it was",
  kind: "integrity",
  severity: "critical",
  rationale: "The history proves nothing when what it said of the past can change.",
  remediation: "Ask the service who changed it. Both contents are in the ledger; an exception that names the revision accepts it.",
  controls: controls7
};
var truncated = {
  id: "integrity/truncated",
  title: "A revision that was there is still there",
  kind: "integrity",
  severity: "critical",
  rationale: "A revision that is taken away takes with it who changed what.",
  remediation: "Ask the service where it went. The ledger still holds it; an exception that names the revision accepts it.",
  controls: controls7
};
var tamperRules = /* @__PURE__ */ new Set([rewritten.id, truncated.id]);
var tampering = {
  rules: [rewritten, truncated],
  begin: (context) => ({
    see: () => {
    },
    end: () => {
      const facts = context.ledger;
      if (!facts) return [];
      const rules = { rewritten: context.builtin(rewritten), truncated: context.builtin(truncated) };
      return [...contents(facts, rules.rewritten), ...ranges(facts, rules.truncated)];
    }
  })
};
function contents(facts, rule8) {
  if (!rule8) return [];
  return facts.rewritten.map(({ kept, before, actual }) => {
    const places = Object.keys(actual);
    const shown3 = places.slice(0, 3).join(", ");
    const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
    const where = places.length > 0 ? `: ${shown3}${more}` : ", where it is hidden";
    return draft2(rule8, kept, kept.revision, `revision ${kept.revision} is not what the ledger holds${where}`, {
      before,
      actual
    });
  });
}
function ranges(facts, rule8) {
  if (!rule8) return [];
  return facts.truncated.map(({ from, to }) => {
    const numbers = from.revision === to ? `revision ${to} is` : `revisions ${from.revision} to ${to} are`;
    return draft2(rule8, from, to, `${numbers} in the ledger and no longer in the history`, {});
  });
}
function draft2(rule8, kept, to, message, rest) {
  const { revision, at: at2, time, by } = kept;
  return {
    rule: rule8,
    subject: `revision:${revision}`,
    message,
    expected: null,
    before: null,
    actual: null,
    offending: to === revision ? [revision] : [revision, to],
    values: [],
    introduced: { revision, at: at2, time, by, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null,
    ...rest
  };
}

// src/audits/to-and-fro.ts
var controls8 = ["soc2:CC7.2", "soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:AU-6"];
var restored = {
  id: "changes/restored",
  title: "Nothing is loosened for a while and put back",
  kind: "change",
  severity: "medium",
  rationale: "What is loosened and put back before anybody looks leaves no trace in the settings, only here.",
  remediation: "Ask the editor what it was for, and look at what was done in between. Then approve the loosening, or accept its revision by an exception.",
  controls: controls8
};
var editWar = {
  id: "changes/edit-war",
  title: "Editors agree on a setting",
  kind: "change",
  severity: "info",
  rationale: "Editors who undo each other's changes do not know of a decision, or do not keep to it.",
  remediation: "Let the owner of the setting decide, and write the decision into a policy.",
  controls: controls8
};
var SOON = 7 * DAY;
var FLIPS = 3;
var WAR = 30 * DAY;
var toAndFro = {
  rules: [restored, editWar],
  begin: (context) => new ToAndFro(context)
};
var ToAndFro = class {
  #restored;
  #editWar;
  #context;
  /** Families whose events end with what they tell being put back: no second event tells it. */
  #placing;
  #loosened = /* @__PURE__ */ new Map();
  #last = /* @__PURE__ */ new Map();
  #drafts = [];
  constructor(context) {
    this.#context = context;
    this.#placing = [levers, selfGrant].map((family) => family.begin(context));
    this.#restored = context.builtin(restored);
    this.#editWar = context.builtin(editWar);
  }
  see(step) {
    for (const family of this.#placing) family.see(step);
    moveAlong(this.#loosened, step.renames);
    moveAlong(this.#last, step.renames);
    for (const change of step.changes) {
      const turn = this.#turn(step, change);
      this.#restores(turn);
      this.#wars(step, turn);
      this.#last.set(change.subject, turn);
    }
  }
  end() {
    const told = grouped(
      this.#placing.flatMap((family) => family.end()),
      (draft3) => draft3.introduced.revision
    );
    return this.#drafts.filter(
      ({ rule: rule8, subject, introduced }) => rule8.id !== restored.id || !told.get(introduced.revision)?.some((one) => isAt(subject, one.subject))
    );
  }
  #turn(step, change) {
    const { subject } = change;
    const moment = momentOf(step);
    const from = meaningAt(step.before, change.formerly ?? subject);
    const to = meaningAt(step.blocks, subject);
    const last = this.#last.get(subject);
    const undoes = last !== void 0 && last.from === to && // Behind a gap nobody knows who changed it.
    step.exact && last.exact && !isSameEditor(last.moment.by, moment.by) && moment.time - last.moment.time <= WAR;
    const agreed = change.direction === "looser" ? agreementOn([subject], this.#context.approvals.of(step), moment.time) : null;
    return { moment, exact: step.exact, from, to, change, agreed, flips: undoes ? last.flips + 1 : 0 };
  }
  /** An event for each loosening that a turn puts back. */
  #restores(turn) {
    const { subject, path, direction: direction2 } = turn.change;
    if (path !== null && this.#context.catalog.setting(path)?.class === "secret") return;
    const recent = (this.#loosened.get(subject) ?? []).filter((one) => turn.moment.time - one.moment.time <= SOON);
    const at2 = recent.findIndex((one) => one.from === turn.to);
    if (at2 >= 0) {
      this.#loosened.set(subject, recent.slice(0, at2));
      if (this.#restored)
        for (const start of recent.slice(at2)) this.#drafts.push(restoredEvent(this.#restored, start, turn));
    } else if (direction2 === "looser") this.#loosened.set(subject, [...recent, turn]);
    else this.#loosened.set(subject, recent);
  }
  #wars(step, turn) {
    if (!this.#editWar || turn.flips !== FLIPS) return;
    const { subject, before, after } = turn.change;
    const message = `${nameOf(subject)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    this.#drafts.push(event(this.#editWar, step, subject, message, { before, actual: after, offending: [after] }));
  }
};
function restoredEvent(rule8, start, end) {
  const { subject, before, after } = start.change;
  const seconds = Math.max(0, Math.floor((end.moment.time - start.moment.time) / 1e3));
  const later = start.exact && end.exact ? ` ${duration(seconds)} later` : "";
  const message = `${nameOf(subject)} was loosened ${doer(start)}, and put back${later} ${doer(end)}`;
  const made = event(rule8, { revision: start.moment }, subject, message, {
    before,
    actual: after,
    offending: [after],
    resolved: start.agreed,
    besideWindow: "beneath"
  });
  return { ...made, introduced: { ...made.introduced, exact: start.exact } };
}
function doer({ moment: { revision, by }, exact }) {
  if (!exact) return `by revision ${revision} at the latest`;
  return `by ${by.email ?? by.id ?? "an unknown editor"} in revision ${revision}`;
}
function isAt(subject, place) {
  return subject === place || subject.startsWith(`${place}/`);
}
function meaningAt(blocks, subject) {
  return blocks.get(unpointer(subject)[0])?.entries.get(subject)?.meaning ?? null;
}

// src/audits/unseen-secrets.ts
var acrossRuns = {
  what: "the rotation of secrets across runs",
  reason: "without DRIFTLINE_FINGERPRINT_KEY secrets are numbered, and each run numbers its own"
};
var unseenSecrets = {
  rules: [],
  begin: () => {
    let last = /* @__PURE__ */ new Map();
    let isNumbered = false;
    const known2 = /* @__PURE__ */ new WeakSet();
    const hasNumber = (entry) => {
      if (known2.has(entry)) return false;
      known2.add(entry);
      return credentialsIn(entry).some((fingerprint) => fingerprint.startsWith("fp:run:"));
    };
    return {
      see: (step) => {
        last = step.blocks;
        isNumbered ||= step.changed.some((key) => [...step.blocks.get(key)?.entries.values() ?? []].some(hasNumber));
      },
      end: () => [],
      unjudged: () => [...behindMasks(last), ...isNumbered ? [acrossRuns] : []]
    };
  }
};
function behindMasks(blocks) {
  const entries = [...blocks.values()].flatMap((block) => [...block.entries.values()]);
  const masked = entries.filter(({ container, value }) => !container && isMasked(value)).map(({ subject }) => subject);
  if (masked.length === 0) return [];
  const reason = "the service shows a mask, which stays the same whatever stands behind it";
  return [{ what: `the rotation of ${namesOf(masked.sort())}`, reason }];
}

// src/audits/values.ts
var controls9 = ["soc2:CC7.1", "nist-800-53:CM-6"];
var unknownSetting = {
  id: "integrity/unknown-setting",
  title: "Every setting is known",
  kind: "integrity",
  severity: "low",
  rationale: "A setting that no rule knows of may grant what every rule forbids.",
  remediation: "Find out what the setting does; if it is another spelling of a known one, add an alias.",
  controls: controls9
};
var unknownValue = {
  id: "integrity/unknown-value",
  title: "Every value of a known set is known",
  kind: "integrity",
  severity: "low",
  rationale: "An unknown value cannot be ranked, so no limit holds it.",
  remediation: "Find out what the value does, and set a known one until then.",
  controls: controls9
};
var malformed = {
  id: "integrity/malformed-value",
  title: "Values are well formed",
  kind: "integrity",
  severity: "medium",
  rationale: "A value that readers and the service can read differently is a way around every rule.",
  remediation: "Write the value in its plain form.",
  controls: controls9
};
function saw2(value, message, offending = [value]) {
  return { actual: value, offending, message };
}
function judgeUnknown(entry) {
  if (entry.setting || entry.container || entry.flaw || entry.meaning === null) return void 0;
  return saw2(entry.value, `${nameOf(entry.subject)} is a setting that is not known`);
}
function judgeUnknownValue(entry) {
  const { setting, value } = entry;
  const known2 = setting ? knownValues(setting) : [];
  if (known2.length === 0 || typeof value !== "string" || known2.includes(value)) return void 0;
  return saw2(value, `${nameOf(entry.subject)} is ${value}, which is not a known value`);
}
function holdsForgery(value) {
  if (typeof value !== "object" || value === null) return false;
  if (isSecret(value)) return isForged(value);
  return Object.entries(value).some(([key, item]) => /^\$\$+secret$/.test(key) || holdsForgery(item));
}
function judgeMalformed(entry) {
  const { setting, value } = entry;
  if (!entry.container && holdsForgery(value))
    return saw2(
      value,
      `${nameOf(entry.subject)} looks like a secret that Driftline has hidden, and nothing says that Driftline did`
    );
  if (entry.flaw) return saw2(value, `${nameOf(entry.subject)} ${entry.flaw}`);
  if (!setting || entry.container || isUnset(value)) return void 0;
  if (setting.list && !Array.isArray(value)) return saw2(value, `${nameOf(entry.subject)} should be a list`);
  const entries = setting.list ? value : [value];
  const bad = entries.filter((one) => !isSecret(one) && flawOf(kindOf(setting), one) !== void 0);
  if (bad.length === 0) return void 0;
  const name = nameOf(entry.subject);
  const flaw = flawOf(kindOf(setting), bad[0]);
  const malformed2 = count(bad.length, "malformed entry", "malformed entries");
  return saw2(value, setting.list ? `${name} has ${malformed2}: one ${flaw}` : `${name} ${flaw}`, bad);
}
var values = entryAudit([
  [unknownSetting, judgeUnknown],
  [unknownValue, judgeUnknownValue],
  [malformed, judgeMalformed]
]);

// src/audits/weakened.ts
var rule7 = {
  id: "changes/weakened",
  title: "No guard is loosened unseen",
  kind: "change",
  severity: "info",
  rationale: "A guard that no policy governs can be turned off without anybody looking.",
  remediation: "Put the setting back, or write down in a policy that it may be so.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"]
};
var weakened = {
  rules: [rule7],
  begin: (context) => {
    const info = context.builtin(rule7);
    const drafts2 = [];
    const loose = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info) return;
        moveAlong(loose, step.renames);
        for (const change of step.changes) {
          const guard = guardOf(change, context);
          if (!guard) continue;
          const known2 = loose.get(change.subject) ?? [];
          const back = known2.filter(({ from }) => isBack2(guard, from, change.after));
          for (const { draft: draft3 } of back) drafts2.push({ ...draft3, resolved: earlier(draft3.resolved, momentOf(step)) });
          const still = known2.filter((one) => !back.includes(one));
          if (change.direction === "looser")
            still.push({ draft: loosened(info, step, change, context), from: change.before });
          loose.set(change.subject, still);
        }
      },
      end: () => [...drafts2, ...[...loose.values()].flat().map(({ draft: draft3 }) => draft3)]
    };
  }
};
function guardOf({ path }, { catalog }) {
  const setting = path === null ? void 0 : catalog.setting(path);
  return setting?.kind === "boolean" ? setting : void 0;
}
function isBack2(guard, from, now) {
  const way = direction(guard, from, now);
  return way === "tighter" || way === "neutral";
}
function loosened(info, step, change, { approvals }) {
  const { subject, before, after } = change;
  const { revision, time } = step.revision;
  const when = step.exact ? `in revision ${revision}` : `by revision ${revision} at the latest`;
  const made = event(info, step, subject, `${nameOf(subject)} was loosened ${when}`, {
    before,
    actual: after,
    offending: [after],
    resolved: agreementOn([subject], approvals.of(step), time),
    besideWindow: "untold"
  });
  return { ...made, introduced: { ...made.introduced, exact: step.exact } };
}

// src/audits/settle.ts
import { createHash } from "node:crypto";
var none2 = { together: [], exception: void 0, isActive: false };
function settle(all, book, context, organization) {
  const switches = new Switches(all);
  const bySubject = grouped(all, ({ subject }) => subject);
  const drafts2 = all.filter(
    (draft3) => draft3.besideWindow !== "untold" || !isTold(draft3, bySubject.get(draft3.subject) ?? [])
  );
  const made = new Map(drafts2.map((draft3) => [draft3, findingOf(draft3, organization, context.asOf)]));
  const causeOf = (draft3) => draft3.besideWindow ? besides(draft3, bySubject.get(draft3.subject) ?? []) : turnedOff(draft3, switches);
  const causes = new Map(drafts2.map((draft3) => [draft3, causeOf(draft3)]));
  const accepted = new Map(
    drafts2.map((draft3) => [
      draft3,
      draft3.resolved ? none2 : acceptanceOf(draft3, causes.get(draft3), book, context.catalog)
    ])
  );
  const covered = /* @__PURE__ */ new Map();
  const own = /* @__PURE__ */ new Map();
  const findings = drafts2.map((draft3) => {
    const finding = made.get(draft3);
    const cause = causes.get(draft3);
    const { together, exception, isActive } = accepted.get(draft3);
    for (const one of together) {
      covered.set(one, [...covered.get(one) ?? [], finding.id]);
      const revision = book.isActive(one) ? ownedByEditor(one, draft3, book, context.people) : void 0;
      if (typeof revision === "number" && !own.has(one)) own.set(one, { exception: one, revision });
    }
    return {
      ...finding,
      status: isActive && finding.status === "open" ? "excepted" : finding.status,
      causedBy: cause ? made.get(cause).id : null,
      exception: exception ? exceptionOf(exception, book) : null
    };
  });
  const about2 = exceptionDrafts(context.policies.exceptions, book, [...own.values()], context);
  findings.push(...about2.map((draft3) => findingOf(draft3, organization, context.asOf)));
  return { findings: findings.sort(byWeight), book, covered };
}
function acceptanceOf(draft3, cause, book, catalog) {
  const accepted = (one) => {
    const claim = claimOf(one);
    const together = book.accepting(claim);
    return {
      together,
      exception: book.deciding(together, claim),
      isActive: book.accepting(claim, true).length > 0
    };
  };
  const own = accepted(draft3);
  const other = cause && draft3.inert && !own.isActive ? accepted(cause) : none2;
  const wins = other.isActive || own.together.length === 0 ? other : own;
  book.use(own.together);
  if (own.together.length > 0) return wins;
  if (wins.together.length > 0) book.use(book.touching(claimOf(draft3)));
  else book.outgrow([...book.touching(claimOf(draft3)), ...acceptingBefore(draft3, book, catalog)]);
  return wins;
}
function acceptingBefore(draft3, book, catalog) {
  const { stages = [], introduced, subject, actual } = draft3;
  const before = stages.findLast((stage) => stage.revision < (introduced.revision ?? 0));
  if (!before || direction(settingAt(catalog, subject) ?? null, before.actual, actual) === "tighter") return [];
  return book.accepting(claimAt(draft3, before));
}
function turnedOff({ inert, stages, introduced }, switches) {
  const revision = stages?.at(-1)?.revision ?? introduced.revision;
  return inert && revision !== null ? switches.at(inert.switch, revision) : void 0;
}
function besides(draft3, others) {
  return others.filter(
    (window) => window.rule.kind === "setting" && (draft3.event ? isMadeBy(draft3, window) : tells(draft3, window))
  ).toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
}
function isTold(draft3, others) {
  const { revision } = draft3.introduced;
  const isEvent = (one) => one.event && one.besideWindow !== "untold" && one.introduced.revision === revision;
  return others.some(isEvent) || besides(draft3, others) !== void 0;
}
function isMadeBy(draft3, { introduced, values: values2 }) {
  const { revision } = draft3.introduced;
  return (introduced.revision ?? 0) <= (revision ?? 0) && values2.some((value) => value.revision === revision);
}
function tells(draft3, { expected, introduced, resolved }) {
  if (!isObject(expected) || !("secret" in expected)) return false;
  const end = ({ resolved: by }) => by?.revision ?? Infinity;
  return (introduced.revision ?? 0) < end(draft3) && end({ resolved }) >= end(draft3);
}
function idOf(draft3, organization) {
  const { revision, first } = draft3.introduced;
  return `f_${digest([organization, draft3.rule.id, knownAs(draft3), first ? 0 : revision])}`;
}
function knownAs({ subject, formerly }) {
  return formerly?.[0] ?? subject;
}
function findingOf(draft3, organization, asOf) {
  const { rule: rule8, introduced, resolved } = draft3;
  const noted = draft3.event && rule8.from !== null && introduced.time < rule8.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule8.from ?? introduced.time);
  return {
    id: idOf(draft3, organization),
    key: `k_${digest([organization, rule8.id, knownAs(draft3)])}`,
    rule: rule8.id,
    title: rule8.title,
    kind: rule8.kind,
    severity: rule8.severity,
    status: resolved ? "resolved" : noted ? "noted" : "open",
    subject: draft3.subject,
    ...draft3.formerly && { formerly: [...draft3.formerly] },
    message: draft3.message,
    expected: mutable(draft3.expected),
    before: mutable(draft3.before),
    actual: mutable(draft3.actual),
    offending: draft3.offending.map(mutable),
    values: draft3.values.map(({ revision, at: at2, by, actual }) => ({
      revision,
      at: at2,
      by: { ...by },
      actual: mutable(actual)
    })),
    introduced: {
      revision: introduced.revision,
      at: introduced.at,
      by: person(introduced.by),
      exact: introduced.exact
    },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: person(resolved.by),
      ..."approval" in resolved && { approval: resolved.approval }
    },
    ended: draft3.ended ?? (typeof resolved?.revision === "number" ? "fixed" : null),
    exposureSeconds: draft3.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1e3)),
    dueAt: draft3.event || rule8.fixWithinSeconds === null ? null : instantText(slaStart + rule8.fixWithinSeconds * 1e3),
    inForce: draft3.inForce ?? null,
    fix: mutable(draft3.fix),
    location: rule8.location,
    inert: draft3.inert ? {
      switch: draft3.inert.switch,
      wanted: draft3.inert.wanted,
      since: { ...momentRow(draft3.inert.since), exact: draft3.inert.since.exact }
    } : null,
    causedBy: null,
    exception: null,
    controls: [...rule8.controls],
    rationale: rule8.rationale,
    remediation: rule8.remediation,
    blast: null
  };
}
function exceptionOf(exception, book) {
  return {
    owner: exception.owner,
    reason: exception.reason,
    ticket: exception.ticket,
    category: exception.category,
    from: instantText(exception.from),
    expires: exception.until === null ? null : instantText(exception.until),
    state: book.state(exception)
  };
}
function momentRow({ revision, at: at2, by }) {
  return { revision, at: at2, by: { id: by.id, email: by.email, name: by.name } };
}
function person(by) {
  return by && { id: by.id, email: by.email, name: by.name };
}
function mutable(value) {
  return value;
}
function digest(parts2) {
  return createHash("sha256").update(JSON.stringify(parts2)).digest("hex").slice(0, 16);
}
function byWeight(a, b) {
  return weight(b.severity) - weight(a.severity) || compare(a.rule, b.rule) || compare(a.subject, b.subject) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}

// src/audits/index.ts
var audits = {
  settings,
  assertions,
  editors,
  lookAlike,
  sharedAccounts,
  memberEditors,
  danglingGrants,
  changes,
  evidence,
  auditGap,
  tampering,
  values,
  secrets,
  exposed,
  secretReuse,
  unseenSecrets,
  contradictions,
  levers,
  selfGrant,
  toAndFro,
  emptied,
  weakened,
  breadth
};
var builtinRules = new Map(
  [
    ...Object.values(audits).flatMap((audit) => [...audit.rules]),
    ...approvalRules,
    ...inForceRules,
    ...exceptionRules
  ].map((rule8) => [rule8.id, rule8])
);

export {
  GrantTracker,
  split,
  tamperRules,
  settle,
  idOf,
  audits,
  builtinRules
};
