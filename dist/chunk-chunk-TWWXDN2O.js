import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  titleOf
} from "./chunk-chunk-LFAPSBA2.js";
import {
  direction
} from "./chunk-chunk-VPCPMPKT.js";
import {
  impliesDemand,
  wordsOf
} from "./chunk-chunk-NUAZJDC2.js";
import {
  listed
} from "./chunk-chunk-7LU3CNUD.js";
import {
  duration
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical,
  equal
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  weight
} from "./chunk-chunk-RHYGES5V.js";

// src/authoring/edits/edit.ts
function sayer(kind, name, location) {
  return (direction2, text) => ({ kind, name, direction: direction2, text, location });
}
function day(time, end = false) {
  return time === null ? "always" : instantText(end ? time - 1 : time).slice(0, 10);
}
function within(seconds) {
  return seconds === null ? "no limit" : duration(seconds);
}
function termEdits(before, after, say) {
  const edits = [];
  if (before.from !== after.from)
    edits.push(
      say(
        (after.from ?? -Infinity) > (before.from ?? -Infinity) ? "looser" : "tighter",
        `in force from ${day(before.from)} → ${day(after.from)}`
      )
    );
  if (before.until !== after.until)
    edits.push(
      say(
        (after.until ?? Infinity) < (before.until ?? Infinity) ? "looser" : "tighter",
        `in force until ${day(before.until, true)} → ${day(after.until, true)}`
      )
    );
  return edits;
}
function paired(before, after, nameOf) {
  const old = new Map(before.map((one) => [nameOf(one), one]));
  const now = new Map(after.map((one) => [nameOf(one), one]));
  return [
    ...[...now].map(([name, one]) => [old.get(name), one]),
    ...[...old].filter(([name]) => !now.has(name)).map(([, one]) => [one, void 0])
  ];
}

// src/authoring/edits/accepted.ts
function exceptionEdits(before, after, renamed) {
  const old = before.map((one) => ({ ...one, rule: renamed.get(one.rule) ?? one.rule }));
  return paired(old, after, exceptionKey).flatMap(([was, now]) => {
    const say = sayer("exception", (now ?? was).rule, (now ?? was).location);
    if (!now) return [say("tighter", `exception removed: ${exceptionWords(was)}`)];
    if (!was) return [say("looser", `exception added: ${exceptionWords(now)}`)];
    if (was.until === now.until) return [];
    const longer = (now.until ?? Infinity) > (was.until ?? Infinity);
    const days = `${day(was.until, true)} → ${day(now.until, true)}`;
    return [say(longer ? "looser" : "tighter", `exception ${longer ? "extended" : "shortened"}: until ${days}`)];
  });
}
function exceptionKey({
  rule,
  subject,
  value,
  inert,
  revision,
  from
}) {
  return canonical([rule, subject, (value ?? []).map(canonical).sort(), inert, revision, from]);
}
function exceptionWords({ value, subject, inert, revision, owner, until, reason }) {
  const accepts = revision === null ? (value ?? []).map((one) => typeof one === "string" ? one : JSON.stringify(one)).join(", ") : `revision ${revision}`;
  const end = until === null ? "" : `, until ${day(until, true)}`;
  const place = subject === null ? "" : ` at ${subject}`;
  const without2 = inert ? ", and that it has no effect" : "";
  return `${accepts}${place}${without2}, owner ${owner}${end}: ${reason}`;
}
function approvalEdits(before, after) {
  return paired(before, after, (one) => one.id).flatMap(([old, now]) => {
    const say = sayer("approval", (now ?? old).id, (now ?? old).location);
    if (!now) return [say("tighter", `approval removed: ${approvalWords(old)}`)];
    if (!old) return [say("looser", `approval added: ${approvalWords(now)}`)];
    const words = [approvalWords(old), approvalWords(now)];
    if (words[0] === words[1] && old.approvedAt === now.approvedAt) return [];
    return [say(isNarrower(old, now) ? "tighter" : "looser", `approval edited: ${words.join(" → ")}`)];
  });
}
function isNarrower(old, now) {
  const within2 = (few, many) => few.every((one) => many.includes(one));
  return within2(now.settings, old.settings) && now.from >= old.from && now.until <= old.until && (old.implementers === null || now.implementers !== null && within2(now.implementers, old.implementers)) && within2(now.approvedBy, old.approvedBy) && now.approvedAt >= old.approvedAt;
}
function approvalWords({ settings, from, until, implementers, approvedBy }) {
  const who = implementers ? ` by ${implementers.join(", ")}` : "";
  return `${settings.join(", ")}${who}, ${day(from)} to ${day(until, true)}, approved by ${approvedBy.join(", ")}`;
}

// src/authoring/edits/rules.ts
function renamedRules(before, after) {
  const gone = before.filter((rule) => !after.some((other) => other.id === rule.id));
  const come = after.filter((rule) => !before.some((other) => other.id === rule.id));
  const renamed = /* @__PURE__ */ new Map();
  for (const rule of gone) {
    const [match, ...more] = come.filter((other) => other.setting === rule.setting);
    const rivals = gone.filter((other) => other.setting === rule.setting);
    if (match && more.length === 0 && rivals.length === 1) renamed.set(rule.id, match.id);
  }
  return renamed;
}
function ruleEdits(before, after, renamed, context) {
  const named = before.rules.map((rule) => ({ ...rule, now: renamed.get(rule.id) ?? rule.id }));
  const pairs = paired(
    named,
    after.rules.map((rule) => ({ ...rule, now: rule.id })),
    (rule) => rule.now
  );
  return pairs.flatMap(([old, now]) => {
    if (!now) return [sayer("rule", old.id, old.location)("looser", `removed: ${demanded(old, context)}`)];
    const say = sayer("rule", now.id, now.location);
    if (!old) return [say("tighter", `added: ${demanded(now, context)}`)];
    return [
      ...old.id === now.id ? [] : [say("neutral", `renamed from ${old.id}`)],
      ...demandEdits(old, now, context, say),
      ...unsetEdits(old, now, say),
      ...commonEdits(old, isMade(old, context) && isMade(now, context) ? { ...now, title: old.title } : now, say)
    ];
  });
}
function isMade(rule, { checks }) {
  return rule.title === titleOf(rule.setting, checks, rule.demands);
}
function assertionEdits(before, after) {
  return paired(before, after, (one) => one.id).flatMap(([old, now]) => {
    if (!now) return [sayer("assertion", old.id, old.location)("looser", `removed: ${old.title}`)];
    const say = sayer("assertion", now.id, now.location);
    if (!old) return [say("tighter", `added: ${now.title}`)];
    const schema = equal(old.schema, now.schema) ? [] : [say("unknown", "its schema differs; which way is not decidable")];
    return [...schema, ...commonEdits(old, now, say)];
  });
}
function demanded(rule, { checks }) {
  return `${rule.setting} should be ${wordsOf(checks, rule.demands)}`;
}
function demandEdits(old, now, context, say) {
  if (canonical(asJson(old.demands)) === canonical(asJson(now.demands))) return [];
  const direction2 = demandDirection(old, now, context);
  const entries = entryWords(old.demands, now.demands);
  if (entries !== void 0) return [say(direction2, entries)];
  const words = (rule) => wordsOf(context.checks, rule.demands);
  return [say(direction2, `should be ${words(old)} → ${words(now)}`)];
}
function entryWords([old, ...more], [now, ...others]) {
  if (!old || !now || old.check !== now.check || more.length + others.length > 0) return void 0;
  if (!Array.isArray(old.options) || !Array.isArray(now.options)) return void 0;
  const [before, after] = [old.options, now.options];
  const missing = (from, to) => {
    const known = new Set(to.map(canonical));
    return from.filter((entry) => !known.has(canonical(entry)));
  };
  const [added, removed] = [missing(after, before), missing(before, after)];
  if (added.length + removed.length === 0) return void 0;
  const parts = [
    ...added.length > 0 ? [`added ${listed(added)}`] : [],
    ...removed.length > 0 ? [`removed ${listed(removed)}`] : []
  ];
  return `${now.check}: ${parts.join("; ")}`;
}
function asJson(demands) {
  return demands.map(({ check, options }) => ({ check, options })).sort((a, b) => a.check < b.check ? -1 : 1);
}
function demandDirection(old, now, { catalog, checks }) {
  const setting = catalog.setting(old.setting);
  if (!setting || old.setting !== now.setting) return "unknown";
  const [first] = old.demands;
  const [second] = now.demands;
  if (old.demands.length === 1 && now.demands.length === 1 && first.check === "equals" && second.check === "equals") {
    const way = direction(setting, first.options, second.options);
    return way === "neutral" ? "unknown" : way;
  }
  const parts = old.demands.map((demand) => {
    const implied = impliesDemand(checks, now.demands, demand, setting);
    if (implied === true) return "neutral";
    const incomparable = implied === false && checks.get(demand.check).carries === "text";
    return incomparable ? "unknown" : "looser";
  });
  if (parts.includes("looser")) return "looser";
  if (parts.includes("unknown")) return "unknown";
  const same = now.demands.every((demand) => impliesDemand(checks, old.demands, demand, setting) === true);
  return same ? "neutral" : "tighter";
}
function unsetEdits(old, now, say) {
  const edits = [];
  if (old.unsetPasses !== now.unsetPasses)
    edits.push(
      now.unsetPasses ? say("looser", "an unset value now passes") : say("tighter", "an unset value no longer passes")
    );
  if (old.overridable !== now.overridable)
    edits.push(
      now.overridable ? say("looser", "policies that extend it may now loosen it") : say("tighter", "policies that extend it may no longer loosen it")
    );
  return edits;
}
function commonEdits(old, now, say) {
  const edits = severityEdits(old.severity, now.severity, say);
  if (old.fixWithinSeconds !== now.fixWithinSeconds)
    edits.push(
      say(
        (now.fixWithinSeconds ?? Infinity) > (old.fixWithinSeconds ?? Infinity) ? "looser" : "tighter",
        `fixWithin ${within(old.fixWithinSeconds)} → ${within(now.fixWithinSeconds)}`
      )
    );
  edits.push(...termEdits(old, now, say));
  if (old.owner !== now.owner) edits.push(say("neutral", `owner ${old.owner ?? "nobody"} → ${now.owner ?? "nobody"}`));
  const reworded = ["title", "rationale", "remediation", "controls"].filter(
    (part) => JSON.stringify(old[part]) !== JSON.stringify(now[part])
  );
  if (reworded.length > 0) edits.push(say("neutral", `other words: ${reworded.join(", ")}`));
  return edits;
}
function severityEdits(old, now, say) {
  if (old === now) return [];
  return [say(weight(now) < weight(old) ? "looser" : "tighter", `severity ${old} → ${now}`)];
}

// src/authoring/edits/changes.ts
function changeEdits(before, after) {
  const say = sayer("changes", "changes", (after ?? before)?.location ?? null);
  if (!before && !after) return [];
  if (!after) return [say("looser", "removed: the controls may change at any time, by whatever way")];
  if (!before) return [say("tighter", "added: when and how the controls may change")];
  return [
    ...windowEdits(before.windows, after.windows, say),
    ...freezeEdits(before.freezes, after.freezes, say),
    ...looseningEdits(before, after, say),
    ...emergencyEdits(before.emergencySeconds, after.emergencySeconds, say),
    ...before.severity && after.severity ? severityEdits(before.severity, after.severity, say) : [],
    ...termEdits(before, after, say)
  ];
}
function windowEdits(before, after, say) {
  if (before.length === 0 && after.length > 0)
    return [say("tighter", `windows were added: ${after.map(windowWords).join("; ")}`)];
  if (before.length > 0 && after.length === 0) return [say("looser", "windows were removed: changes at any time")];
  return paired(before, after, (one) => key(one)).flatMap(([old, now]) => {
    if (old && now) return [];
    return now ? [say("looser", `a window was added: ${windowWords(now)}`)] : [say("tighter", `a window was removed: ${windowWords(old)}`)];
  });
}
function windowWords({ days, from, to, timezone }) {
  return `${days.join(", ")} ${clock(from)}–${clock(to)} ${timezone}`;
}
function clock(minutes) {
  const two = (n) => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
function freezeEdits(before, after, say) {
  const words = ({ from, until, reason }) => `${day(from)} to ${day(until, true)}, ${reason}`;
  return paired(before, after, (one) => key(one)).flatMap(([old, now]) => {
    if (old && now) return [];
    return now ? [say("tighter", `a freeze was added: ${words(now)}`)] : [say("looser", `a freeze was removed: ${words(old)}`)];
  });
}
function looseningEdits({ loosening: old }, { loosening: now }, say) {
  if (canonical(key(old)) === canonical(key(now))) return [];
  if (!now) return [say("looser", "loosening no longer needs an approval")];
  const where = now.settings ? ` of ${now.settings.join(", ")}` : "";
  if (!old) return [say("tighter", `loosening${where} now needs an approval`)];
  const fewer = now.settings !== null && (old.settings ?? ["**"]).some((one) => !now.settings.includes(one));
  return [say(fewer ? "looser" : "tighter", `loosening${where || " of every setting"} needs an approval`)];
}
function emergencyEdits(old, now, say) {
  if (old === now) return [];
  const words = (seconds) => seconds === null ? "never" : `within ${within(seconds)}`;
  return [say((now ?? 0) > (old ?? 0) ? "looser" : "tighter", `approvals afterwards: ${words(old)} → ${words(now)}`)];
}
function key(value) {
  return canonical(JSON.parse(JSON.stringify(value)));
}

// src/authoring/edits/people.ts
function editorEdits(before, after) {
  const location = (after ?? before)?.location ?? null;
  const say = sayer("editors", "editors", location);
  if (!before && !after) return [];
  if (!after) return [say("looser", `removed: everybody may edit`)];
  if (!before) return [say("tighter", "added: who may edit")];
  return [
    ...approvedEdits(before, after, say),
    ...patternEdits(before, after),
    ...severityEdits(before.severity, after.severity, say),
    ...termEdits(before, after, say)
  ];
}
function approvedEdits(before, after, say) {
  if (before.approved && after.approved) return peopleEdits(before.approved, after.approved, say);
  if (before.approved) return [say("looser", "approved was removed: everybody may edit what by does not name")];
  return after.approved ? [say("tighter", `approved was added: ${names(after.approved)}`)] : [];
}
function patternEdits(before, after) {
  const shared = (policy, other) => policy.by.map((one) => one.pattern).filter((pattern) => other.by.some((one) => one.pattern === pattern));
  const say = sayer("editors", "editors.by", after.location);
  const reordered = shared(before, after).join("\n") !== shared(after, before).join("\n");
  return [
    ...paired(before.by, after.by, (one) => one.pattern).flatMap(([old, now]) => {
      const name = sayer("editors", `editors.by ${(now ?? old).pattern}`, after.location);
      if (old && now) return peopleEdits(old.people, now.people, name);
      if (now)
        return [
          name(without(now.people, before.approved).length > 0 ? "looser" : "tighter", `added: ${names(now.people)}`)
        ];
      const more = after.approved === null || without(after.approved, old.people).length > 0;
      return [name(more ? "looser" : "tighter", `removed: ${names(old.people)}`)];
    }),
    ...reordered ? [say("unknown", "the patterns stand in another order, and the last one that matches decides")] : []
  ];
}
function without(people, others) {
  return others === null ? [] : people.filter((one) => !others.some((other) => other.who === one.who));
}
function peopleEdits(before, after, say) {
  return paired(before, after, (one) => one.who).flatMap(([old, now]) => {
    if (!now) return [say("tighter", `${old.who} was removed`)];
    if (!old) return [say("looser", `${now.who} was added${termWords(now)}`)];
    if (old.from === now.from && old.until === now.until) return [];
    const longer = (now.from ?? -Infinity) < (old.from ?? -Infinity) || (now.until ?? Infinity) > (old.until ?? Infinity);
    return [
      say(longer ? "looser" : "tighter", `${now.who}:${termWords(old) || " always"} →${termWords(now) || " always"}`)
    ];
  });
}
function termWords({ from, until }) {
  return `${from === null ? "" : ` from ${day(from)}`}${until === null ? "" : ` until ${day(until, true)}`}`;
}
function names(people) {
  return people.map((one) => one.who).join(", ");
}

// src/authoring/edits/index.ts
var order = ["looser", "unknown", "tighter", "neutral"];
function editsOf(before, after, catalog) {
  const renamed = renamedRules(before.rules, after.rules);
  const checks = new Map([...before.checks, ...after.checks]);
  const edits = [
    ...ruleEdits(before, after, renamed, { catalog, checks }),
    ...assertionEdits(before.assertions, after.assertions),
    ...editorEdits(before.editors, after.editors),
    ...changeEdits(before.changes, after.changes),
    ...approvalEdits(before.approvals, after.approvals),
    ...exceptionEdits(before.exceptions, after.exceptions, renamed)
  ];
  return order.flatMap((direction2) => edits.filter((edit) => edit.direction === direction2));
}

export {
  exceptionKey,
  renamedRules,
  editsOf
};
