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
  unknownRule,
  valueIn
} from "./chunk-chunk-4D7E445C.js";
import {
  grouped
} from "./chunk-chunk-QZ7J7UFA.js";
import {
  momentOf
} from "./chunk-chunk-DHENLBYD.js";
import {
  isUnset
} from "./chunk-chunk-Y5GTTDQ3.js";
import {
  isContainer,
  knownValues,
  rank
} from "./chunk-chunk-TXGC43IP.js";
import {
  approvalRules,
  changes,
  event,
  namesOf
} from "./chunk-chunk-YODAECDK.js";
import {
  isAmong
} from "./chunk-chunk-R3XIUXY6.js";
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
} from "./chunk-chunk-WXZREZQU.js";
import {
  NO_FINGERPRINT,
  isSecret
} from "./chunk-chunk-BPIGHK4L.js";
import {
  canonical,
  compare,
  isObject,
  pointer,
  unpointer
} from "./chunk-chunk-YPYL2KTM.js";
import {
  count,
  duration,
  minute,
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DAY,
  endOf,
  instantOf,
  instantText,
  startOf
} from "./chunk-chunk-ZLEFRJH7.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";
import {
  didYouMean,
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
    const rule7 = context.builtin(gap);
    const { auditEverySeconds: every, ledger } = context;
    const isAsked = rule7 !== void 0 && every !== null;
    return {
      see: () => {
      },
      end: () => isAsked && ledger ? drafts(rule7, every * 1e3, timesOf(context)) : [],
      unjudged: () => isAsked && !ledger ? [unknown] : []
    };
  }
};
function timesOf({ ledger, asOf }) {
  const past = (ledger?.runs ?? []).filter((run) => run.complete).flatMap((run) => instantOf(run.at) ?? []);
  return [...past, asOf].sort((a, b) => a - b);
}
function drafts(rule7, every, times) {
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
      rule: rule7,
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
    const says = "allows models that blockedModelIds blocks";
    const both = list(path).filter(blockedOf(list("modelPolicy.blockedModelIds")));
    if (both.length > 0) yield saw(at(path), value(path), says, both);
    const own = new Map([...entries("userModelPolicies")].map((entry) => [entry.subject, entry]));
    for (const { subject, setting, value: allowed } of own.values()) {
      if (setting?.path !== "userModelPolicies[*].allowedModelIds") continue;
      const blocked = entriesOf(own.get(subject.replace(/allowedModelIds$/, "blockedModelIds")));
      const theirs = entriesOf({ value: allowed }).filter(blockedOf(blocked));
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
  constructor(rule7, { catalog, policies }) {
    this.#rule = rule7;
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
    this.#windows.see(step, "", failing, (subject) => valueIn(step.before.get(unpointer(subject)[0]), subject));
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
    const rule7 = context.builtin(contradiction);
    return rule7 ? new Contradictions(rule7, context) : { see: () => {
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
    for (const { subject, after, added } of step.changes) {
      this.#changed.set(subject, since);
      for (const entry of added ?? listOf(after)) this.#added.set(placeOf(subject, entry), since);
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
    const entries = valuesAt(setting.path, blocks).flatMap(listOf);
    const whole = wholeOf(setting, entries, blocks);
    const base = { subject, grants: setting.says, limits: null };
    if (!whole)
      return entries.map((who) => {
        const listed2 = { ...base, to: "listed", who, because: null, ...this.#since(subject, who) };
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
  #since(subject, entry) {
    return apart(this.#added.get(placeOf(subject, entry)) ?? { ...this.#first, exact: false });
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
  return [entry?.value ?? null, ...entry?.rivals ?? []];
}
function listOf(value) {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}
function placeOf(subject, entry) {
  return `${subject} ${canonical(entry)}`;
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
    const grants = /* @__PURE__ */ new Map();
    let last = /* @__PURE__ */ new Map();
    return {
      see: (step) => {
        if (!info || !members) return;
        last = step.blocks;
        for (const key of step.changed) follow(grants, key, step);
      },
      end: () => info && members ? draftsOf(info, members, grants, last) : []
    };
  }
};
function follow(grants, key, step) {
  const since = { ...momentOf(step), exact: step.exact, first: step.previous === null };
  const named = /* @__PURE__ */ new Map();
  for (const entry of step.blocks.get(key)?.entries.values() ?? []) {
    const names = namesIn(entry);
    if (names.length > 0) named.set(entry.subject, names);
  }
  for (const subject of grants.keys()) if (unpointer(subject)[0] === key && !named.has(subject)) grants.delete(subject);
  for (const [subject, names] of named) {
    const known2 = grants.get(subject);
    grants.set(subject, new Map(names.map((name) => [name, known2?.get(name) ?? since])));
  }
}
function namesIn({ subject, setting, element, value }) {
  const names = setting && namesPeople(setting) && Array.isArray(value) ? value : [];
  const own = element === "userModelPolicies[*]" ? [unpointer(subject)[1]] : names;
  return own.filter(
    (name) => typeof name === "string" && name !== "" && !name.includes("*") && !name.startsWith("[secret ")
  );
}
function draftsOf(info, members, grants, blocks) {
  return [...grants].flatMap(([subject, names]) => {
    const dangling = [...names].filter(([name]) => !members.has(name)).sort(([a, one], [b, other]) => one.revision - other.revision || (a < b ? -1 : 1));
    const [first] = dangling;
    if (!first) return [];
    const shown2 = dangling.slice(0, SHOWN).map(([name, { revision }]) => `${name} (since revision ${revision})`);
    const more = dangling.length > SHOWN ? `, and ${count(dangling.length - SHOWN, "more", "more")}` : "";
    const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
    const message = `${nameOf(subject)} names ${people} of the organization: ${shown2.join(", ")}${more}`;
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
        const message = `revision ${step.revision.revision} unset ${gone} of ${all} settings at once`;
        drafts2.push(event(info, step, `revision:${step.revision.revision}`, message));
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

// src/policy/exceptions.ts
var MAX_DAYS = 180;
var SOON = 30 * DAY;
function exceptionsOf(document, inputs) {
  const problems = [];
  const exceptions = inputs.map((input, i) => {
    const complain = (message, hint, key) => problems.push(document.problem(key ? ["exceptions", i, key] : ["exceptions", i], message, hint));
    const from = startOf(input.from);
    const until = input.expires === void 0 ? null : endOf(input.expires);
    const event2 = input.revision !== void 0;
    const name = `exceptions[${i}]`;
    if (event2 && input.value !== void 0)
      complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
    else if (!event2 && input.value === void 0)
      complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
    else if (Array.isArray(input.value) && input.value.length === 0)
      complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
    if (!event2 && until === null)
      complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
    else if (until !== null && until <= from) complain(`${name} ends before it begins`, void 0, "expires");
    else if (until !== null && startOf(input.expires) - from > MAX_DAYS * DAY)
      complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
    return {
      rule: input.rule,
      value: event2 || input.value === void 0 ? null : Array.isArray(input.value) ? input.value : [input.value],
      revision: input.value === void 0 ? input.revision ?? null : null,
      owner: input.owner,
      reason: input.reason,
      ticket: input.ticket ?? null,
      category: input.category ?? null,
      from,
      until,
      location: document.place(["exceptions", i])
    };
  });
  return { exceptions, problems };
}
function withRules(document, exceptions, names) {
  const problems = [];
  const found = exceptions.map((exception, i) => {
    const { rule: rule7, revision } = exception;
    const at2 = ["exceptions", i, "rule"];
    const others = names.others.get(rule7) ?? [];
    const about2 = names.settings.has(rule7) || names.builtin.has(rule7) ? rule7 : others[0];
    if (about2 === void 0) {
      const known2 = [...names.settings, ...names.builtin, ...names.others.keys()];
      if (!names.isUnsure(rule7))
        problems.push(
          document.problem(
            at2,
            `no rule of this run is called "${rule7}"`,
            didYouMean(rule7, known2) ?? "name the policy that states it in the same run"
          )
        );
      return exception;
    }
    if (about2 !== rule7 && others.length > 1)
      problems.push(document.problem(at2, `"${rule7}" stands over several rules`, `name one: ${others.join(", ")}`));
    if (revision !== null && names.settings.has(about2))
      problems.push(
        document.problem(
          ["exceptions", i, "revision"],
          `${about2} is about a setting, and revisions are accepted for events only`,
          "list the value it accepts",
          "key"
        )
      );
    return { ...exception, rule: about2 };
  });
  return { exceptions: found, problems };
}
function termAt(exception, time) {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}
function accepts(exception, offending, revision) {
  if (exception.revision !== null) return exception.revision === revision;
  const accepted = new Set((exception.value ?? []).map(canonical));
  accepted.delete(canonical(NO_FINGERPRINT));
  return offending.length > 0 && offending.every((entry) => accepted.has(canonical(isSecret(entry) ? entry.fingerprint : entry)));
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
var exceptionRules = [expired, unused];
var ExceptionBook = class {
  #covers = /* @__PURE__ */ new Map();
  #exceptions;
  #asOf;
  constructor(exceptions, asOf) {
    this.#exceptions = exceptions;
    this.#asOf = asOf;
  }
  /** The exception that names a finding and accepts all of it, the one in force first. */
  find(subject) {
    const found = this.#exceptions.filter(
      (one) => one.rule === subject.rule && one.revision !== null === subject.event && accepts(one, subject.offending, subject.revision)
    ).toSorted(
      (a, b) => Number(this.isActive(b)) - Number(this.isActive(a)) || (b.until ?? Infinity) - (a.until ?? Infinity)
    )[0];
    if (found && !subject.resolved) this.#covers.set(found, (this.#covers.get(found) ?? 0) + 1);
    return found;
  }
  isActive(exception) {
    return termAt(exception, this.#asOf) === "within";
  }
  /** The state of an exception, once every finding was asked for. */
  state(exception) {
    if (termAt(exception, this.#asOf) === "after") return "expired";
    if (!this.#covers.has(exception)) return "unused";
    return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
  }
  /** Whether an open finding would be accepted by it, were it in force. */
  isNeeded(exception) {
    return this.#covers.has(exception);
  }
};
function exceptionDrafts(exceptions, book, context) {
  const ranOut = exceptions.filter((one) => book.state(one) === "expired" && book.isNeeded(one));
  const idle = exceptions.filter((one) => book.state(one) === "unused" && one.from <= context.asOf);
  return [
    ...[...grouped(ranOut, (one) => one.rule)].map(([rule7, found]) => {
      const last = Math.max(...found.map((one) => one.until));
      const message = `${count(found.length, "exception")} for ${rule7} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule7, found, message, last);
    }),
    ...[...grouped(idle, (one) => one.rule)].map(([rule7, found]) => {
      const first = Math.min(...found.map((one) => one.from));
      return draft(
        context.builtin(unused),
        rule7,
        found,
        `nothing needs ${count(found.length, "exception")} for ${rule7}`,
        first
      );
    })
  ].filter((made) => made !== void 0);
}
function draft(rule7, name, found, message, time) {
  return rule7 && {
    rule: { ...rule7, location: found[0].location },
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
  const shown2 = new Set(open.flatMap((window) => fingerprintsIn(window.latest.actual)));
  return windows.flatMap((window) => {
    if (window.resolved === null) return [];
    const { subject, introduced, resolved, values: values2, latest } = window;
    const offending = [...new Set(values2.flatMap((value) => fingerprintsIn(value.actual)))];
    if (offending.every((one) => one !== NO_FINGERPRINT && shown2.has(one))) return [];
    const message = `${nameOf(subject)} held a secret from revision ${introduced.revision} until revision ${resolved.revision} took it out; the history still shows it`;
    return [event(info, { revision: resolved }, subject, message, { actual: latest.actual, offending })];
  });
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
var commands = /^(?:hooks\[\*\]|customModels\[\*\]\.hostedProvider\.cloud(?:AuthRefresh|CredentialExport))$/;
var endpoints = /^customModels\[\*\]\.(?:baseUrl|hostedProvider\.hostedBaseUrl)$/;
function pullsCommand({ subject, path, op }) {
  if (op === "remove" || !commands.test(path ?? "")) return void 0;
  const verb = op === "add" ? "was set" : "was replaced";
  return { subject, message: `${nameOf(subject)}, a command that runs on members' machines, ${verb}` };
}
function pullsEndpoint() {
  const hosts = /* @__PURE__ */ new Map();
  return ({ subject, path, op, before, after }, step) => {
    if (!endpoints.test(path ?? "")) return void 0;
    const from = op === "add" ? hosts.get(subject) : hostOf(before);
    if (op === "remove") return void hosts.set(subject, hostOf(before));
    const to = hostOf(after);
    hosts.set(subject, to);
    if (from === to) return void 0;
    if (from !== void 0) return { subject, message: `${nameOf(subject)} moved to another host` };
    const model = pointer(unpointer(subject).slice(0, 2));
    if (step.before.get("customModels")?.entries.has(model) !== true) return void 0;
    return { subject, message: `${nameOf(subject)} leads to a host of its own now; it was not set` };
  };
}
function hostOf(value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return URL.canParse(text) ? new URL(text).host : `unreadable: ${text}`;
}
function pullsMarketplace({ subject, path, op, after }, step) {
  if (path === "enabledPlugins[*]" && op !== "remove" && after === true)
    return { subject, message: `${nameOf(subject)}: the plugin is now installed on every machine` };
  const field = /^extraKnownMarketplaces\[\*\]\.source\.(\w+)$/.exec(path ?? "")?.[1];
  if (field === void 0) return void 0;
  const element = pointer(unpointer(subject).slice(0, 2));
  const now = step.blocks.get("extraKnownMarketplaces")?.entries;
  if (!now?.has(element)) return void 0;
  const isNew = !step.before.get("extraKnownMarketplaces")?.entries.has(element);
  if (isNew) return { subject: element, message: `${nameOf(element)} is a new marketplace on every machine` };
  const isPinned = now.has(`${element}/source/sha`);
  if ((field === "sha" || field === "ref") && isPinned) return void 0;
  const what = field === "sha" ? "is no longer pinned to a commit" : "leads elsewhere";
  return { subject: element, message: `${nameOf(element)}, a marketplace on every machine, ${what}` };
}
var levers = {
  rules: [command, endpoint, marketplace],
  begin: (context) => {
    const known2 = [
      [command, pullsCommand],
      [endpoint, pullsEndpoint()],
      [marketplace, pullsMarketplace]
    ];
    const active = known2.flatMap(([rule7, lever]) => {
      const info = context.builtin(rule7);
      return info ? [{ info, lever }] : [];
    });
    const drafts2 = [];
    return {
      see: (step) => {
        for (const { info, lever } of active) {
          const pulled = /* @__PURE__ */ new Map();
          for (const change of step.changes) {
            const pull = lever(change, step);
            if (!pull || pulled.has(pull.subject)) continue;
            const { before, after } = change;
            pulled.set(
              pull.subject,
              event(info, step, pull.subject, pull.message, { before, actual: after, offending: [after] })
            );
          }
          drafts2.push(...pulled.values());
        }
      },
      end: () => drafts2
    };
  }
};

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
      (rule7) => new PerEditor(context.builtin(rule7))
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
    const shown2 = /* @__PURE__ */ new Map();
    for (const entry of block.entries.values()) {
      let one = this.#entries.get(entry);
      if (one === void 0) this.#entries.set(entry, one = shownIn(entry) ?? false);
      if (one) shown2.set(entry.subject, one);
    }
    this.#blocks.set(block, shown2);
    return shown2;
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
        windows.see(step, "", reusesOf(step, literals), (subject) => valueAt(step.before, subject));
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
  return valueIn(blocks.get(unpointer(subject)[0]), subject);
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
function ownGrants(change, editor, catalog) {
  const { subject, path, added, after, direction } = change;
  const setting = path === null ? void 0 : catalog.setting(path);
  if (setting && namesPeople(setting)) return (added ?? []).filter((entry) => isOwn(entry, editor));
  const [top = "", user] = unpointer(subject);
  const map = catalog.setting(top);
  const widened = direction === "looser" || direction === "unknown";
  return map && isByPerson(map) && widened && isOwn(user ?? null, editor) ? [after] : [];
}
function isOwn(entry, { id, email: email2 }) {
  if (typeof entry !== "string" || entry === "" || entry.includes("*")) return false;
  return entry === id || email2 !== null && email2 !== "" && coverageOf(email, [entry])(email2);
}
var selfGrant = {
  rules: [rule5],
  begin: (context) => {
    const info = context.builtin(rule5);
    const drafts2 = [];
    return {
      see: (step) => {
        if (!info) return;
        for (const change of step.changes) {
          const offending = ownGrants(change, step.revision.by, context.catalog);
          if (offending.length === 0) continue;
          const { subject, before, after } = change;
          const who = step.revision.by.email ?? step.revision.by.id;
          const message = `${who} granted themselves ${nameOf(subject)}`;
          drafts2.push(event(info, step, subject, message, { before, actual: after, offending }));
        }
      },
      end: () => drafts2
    };
  }
};

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
function contents(facts, rule7) {
  if (!rule7) return [];
  return facts.rewritten.map(({ kept, before, actual }) => {
    const places = Object.keys(actual);
    const shown2 = places.slice(0, 3).join(", ");
    const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
    const where = places.length > 0 ? `: ${shown2}${more}` : ", where it is hidden";
    return draft2(rule7, kept, kept.revision, `it is not what the ledger holds${where}`, { before, actual });
  });
}
function ranges(facts, rule7) {
  if (!rule7) return [];
  return facts.truncated.map(({ from, to }) => {
    const numbers = from.revision === to ? `revision ${to} is` : `revisions ${from.revision} to ${to} are`;
    return draft2(rule7, from, to, `${numbers} in the ledger and no longer in the history`, {});
  });
}
function draft2(rule7, kept, to, message, rest) {
  const { revision, at: at2, time, by } = kept;
  return {
    rule: rule7,
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
  remediation: "Ask the editor what it was for, and look at what was done in between.",
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
var SOON2 = 7 * DAY;
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
  /** Settings that rules of the policies judge: their windows tell the same. */
  #governed;
  #loosened = /* @__PURE__ */ new Map();
  #last = /* @__PURE__ */ new Map();
  #drafts = [];
  constructor(context) {
    this.#context = context;
    this.#governed = new Set(context.policies.rules.map((rule7) => rule7.setting));
    this.#restored = context.builtin(restored);
    this.#editWar = context.builtin(editWar);
  }
  see(step) {
    for (const change of step.changes) {
      const turn = this.#turn(step, change);
      this.#restores(turn);
      this.#wars(step, turn);
      this.#last.set(change.subject, turn);
    }
  }
  end() {
    return this.#drafts;
  }
  #turn(step, change) {
    const { subject } = change;
    const moment = momentOf(step);
    const from = meaningAt(step.before, subject);
    const to = meaningAt(step.blocks, subject);
    const last = this.#last.get(subject);
    const undoes = last !== void 0 && last.from === to && !isSame(last.moment.by, moment.by) && moment.time - last.moment.time <= WAR;
    return { moment, exact: step.exact, from, to, change, flips: undoes ? last.flips + 1 : 0 };
  }
  /** Whether a turn puts back what was before one of the last turns that loosened the setting. */
  #restores(turn) {
    const { subject, path, direction } = turn.change;
    if (path !== null && (this.#governed.has(path) || this.#context.catalog.setting(path)?.class === "secret")) return;
    const recent = (this.#loosened.get(subject) ?? []).filter((one) => turn.moment.time - one.moment.time <= SOON2);
    const start = recent.find((one) => one.from === turn.to);
    if (start) {
      this.#loosened.delete(subject);
      if (this.#restored) this.#drafts.push(this.#window(this.#restored, start, turn));
    } else if (direction === "looser") this.#loosened.set(subject, [...recent, turn]);
    else this.#loosened.set(subject, recent);
  }
  #window(rule7, start, end) {
    const { subject, before, after } = start.change;
    const who = isSame(start.moment.by, end.moment.by) ? "the same editor" : "another editor";
    const time = duration(Math.max(0, Math.floor((end.moment.time - start.moment.time) / 1e3)));
    return {
      rule: rule7,
      subject,
      message: `${nameOf(subject)} was loosened, and put back ${time} later by ${who}`,
      expected: null,
      before,
      actual: after,
      offending: [after],
      values: [{ ...start.moment, actual: after }],
      introduced: { ...start.moment, exact: start.exact, first: false },
      resolved: end.moment,
      event: false,
      fix: null
    };
  }
  #wars(step, turn) {
    if (!this.#editWar || turn.flips !== FLIPS) return;
    const { subject, before, after } = turn.change;
    const message = `${nameOf(subject)} was changed back ${count(FLIPS, "time")} in a row, each time by another editor`;
    this.#drafts.push(event(this.#editWar, step, subject, message, { before, actual: after, offending: [after] }));
  }
};
function meaningAt(blocks, subject) {
  return blocks.get(unpointer(subject)[0])?.entries.get(subject)?.meaning ?? null;
}
function isSame(a, b) {
  return a.id === null && b.id === null ? a.email === b.email : a.id === b.id;
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
function judgeMalformed(entry) {
  const { setting, value } = entry;
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

// src/audits/settle.ts
import { createHash } from "node:crypto";
function settle(drafts2, context, organization) {
  const book = new ExceptionBook(context.policies.exceptions, context.asOf);
  const covered = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  const make = (draft3) => {
    const exception = book.find({
      rule: draft3.rule.id,
      offending: draft3.offending,
      revision: draft3.introduced.revision,
      event: draft3.event,
      resolved: draft3.resolved !== null
    });
    const finding = findingOf(draft3, organization, context.asOf);
    found.set(draft3, { finding, exception });
    return finding;
  };
  for (const draft3 of drafts2) make(draft3);
  const causes = causesOf(drafts2);
  const findings = drafts2.map((draft3) => {
    const { finding, exception: own } = found.get(draft3);
    const cause = causes.get(draft3);
    const exception = own ?? (cause && found.get(cause).exception);
    const accepted = exception !== void 0 && book.isActive(exception) && finding.status === "open";
    if (exception && finding.status !== "resolved")
      covered.set(exception, [...covered.get(exception) ?? [], finding.id]);
    return {
      ...finding,
      status: accepted ? "excepted" : finding.status,
      causedBy: cause ? found.get(cause).finding.id : null,
      exception: exception && finding.status !== "resolved" ? exceptionOf(exception, book) : null
    };
  });
  findings.push(
    ...exceptionDrafts(context.policies.exceptions, book, context).map(
      (draft3) => findingOf(draft3, organization, context.asOf)
    )
  );
  return { findings: findings.sort(byWeight), book, covered };
}
function causesOf(drafts2) {
  const bySubject = grouped(drafts2, (draft3) => draft3.subject);
  const causes = /* @__PURE__ */ new Map();
  for (const draft3 of drafts2) {
    if (draft3.inertBy === void 0) continue;
    const time = draft3.introduced.revision ?? 0;
    const cause = (bySubject.get(draft3.inertBy) ?? []).filter(
      (one) => one.rule.kind === "setting" && (one.introduced.revision ?? 0) <= time && (one.resolved?.revision ?? Infinity) > time
    ).toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
    if (cause) causes.set(draft3, cause);
  }
  return causes;
}
function findingOf(draft3, organization, asOf) {
  const { rule: rule7, introduced, resolved } = draft3;
  const number = introduced.first ? 0 : introduced.revision;
  const noted = draft3.event && rule7.from !== null && introduced.time < rule7.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule7.from ?? introduced.time);
  return {
    id: `f_${digest([organization, rule7.id, draft3.subject, number])}`,
    key: `k_${digest([organization, rule7.id, draft3.subject])}`,
    rule: rule7.id,
    title: rule7.title,
    kind: rule7.kind,
    severity: rule7.severity,
    status: resolved ? "resolved" : noted ? "noted" : "open",
    subject: draft3.subject,
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
    exposureSeconds: draft3.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1e3)),
    dueAt: draft3.event || rule7.fixWithinSeconds === null ? null : instantText(slaStart + rule7.fixWithinSeconds * 1e3),
    inForce: draft3.inForce ?? null,
    fix: mutable(draft3.fix),
    location: rule7.location,
    causedBy: null,
    exception: null,
    controls: [...rule7.controls],
    rationale: rule7.rationale,
    remediation: rule7.remediation,
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
  breadth
};
var builtinRules = new Map(
  [
    ...Object.values(audits).flatMap((audit) => [...audit.rules]),
    ...approvalRules,
    ...inForceRules,
    ...exceptionRules
  ].map((rule7) => [rule7.id, rule7])
);

export {
  GrantTracker,
  exceptionsOf,
  withRules,
  tamperRules,
  settle,
  audits,
  builtinRules
};
