import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  momentOf
} from "./chunk-chunk-OLZIWFVZ.js";
import {
  weight
} from "./chunk-chunk-E5V562IJ.js";
import {
  identityFlaw,
  unapproved
} from "./chunk-chunk-CMDFPKYS.js";
import {
  DAY,
  durationOf,
  endOf,
  instantText,
  startOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  didYouMean,
  nearest
} from "./chunk-chunk-GVX4DFK7.js";
import {
  isUnset
} from "./chunk-chunk-3Q76K4DV.js";
import {
  concrete,
  entriesOf,
  entryOf,
  isList,
  kept,
  listSchema,
  listed,
  scalarOnly,
  valueSchema,
  word
} from "./chunk-chunk-DLOTG4NR.js";
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
} from "./chunk-chunk-D54IF724.js";
import {
  isContainer,
  knownValues,
  rank
} from "./chunk-chunk-ZS5EGSHM.js";
import {
  coverageOf,
  flawOf,
  globMatches,
  isGlob,
  isPlain,
  kindOf,
  normalOf,
  overlapOf,
  spansOf
} from "./chunk-chunk-BTWHQAHU.js";
import {
  isMisplaced,
  isSecret,
  isWeak
} from "./chunk-chunk-TPRSPISA.js";
import {
  bag,
  canonical,
  isObject,
  pointer,
  segment,
  unpointer
} from "./chunk-chunk-RITLSO62.js";
import {
  clip,
  count,
  duration,
  nameOf
} from "./chunk-chunk-NKTVH2K5.js";

// src/audits/audit.ts
function event(rule, step, subject, message2, rest = {}) {
  const { revision, at, time, by } = step.revision;
  return {
    rule,
    subject,
    message: message2,
    expected: null,
    before: null,
    actual: null,
    offending: [],
    values: [],
    introduced: { revision, at, time, by, exact: true, first: false },
    resolved: null,
    event: true,
    fix: null,
    ...rest
  };
}

// src/audits/editors.ts
var controls = ["soc2:CC6.3", "soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:AC-6(9)"];
var unapprovedRule = {
  id: "editors/unapproved",
  title: "Only approved editors change the controls",
  kind: "editor",
  severity: "high",
  rationale: "A control is only as good as the people who can change it.",
  remediation: "Have the revision reviewed; then add the editor to the policy, or accept the revision by an exception.",
  controls
};
var unknownRule = {
  id: "editors/unknown",
  title: "Every revision names its editor",
  kind: "editor",
  severity: "medium",
  rationale: "A change by nobody can be reviewed by nobody.",
  remediation: "Find out from the organization's audit log who made the revision.",
  controls
};
var identityRule = {
  id: "editors/identity",
  title: "Editors have identities that can be trusted",
  kind: "editor",
  severity: "medium",
  rationale: "An identity with hidden or look-alike characters seems to be somebody it is not.",
  remediation: "Compare the account with the organization's users, and remove it if it is nobody's.",
  controls
};
var editors = {
  rules: [unapprovedRule, unknownRule, identityRule],
  begin: (context) => {
    const policy = context.policies.editors;
    const base = context.builtin(unapprovedRule);
    const approval = base && policy ? {
      ...base,
      severity: policy.severity,
      rationale: policy.rationale ?? base.rationale,
      controls: policy.controls.length > 0 ? policy.controls : base.controls,
      policy: policy.policy,
      owner: policy.owner,
      location: policy.location,
      from: policy.from
    } : void 0;
    const unknown = context.builtin(unknownRule);
    const identity = context.builtin(identityRule);
    const drafts = [];
    return {
      see: (step) => {
        const { by, time, revision } = step.revision;
        const subject = `revision:${revision}`;
        if (unknown && by.id === null && by.email === null)
          drafts.push(event(unknown, step, subject, "nobody is named as the editor"));
        const flaw = identityFlaw(by);
        if (identity && flaw)
          drafts.push(event(identity, step, subject, flaw, { actual: { id: by.id, email: by.email } }));
        if (!approval || !policy || policy.until !== null && time >= policy.until) return;
        const denied = unapproved(
          policy,
          by,
          time,
          step.changes.map((change) => change.subject)
        );
        if (denied === void 0) return;
        const who = by.email ?? by.id ?? "an unknown editor";
        const message2 = denied === null ? `${who} is not an approved editor` : `${who} may not change ${denied.length > 3 ? count(denied.length, "of these setting") : denied.map(nameOf).join(", ")}`;
        const people = (policy.approved ?? []).map((person2) => person2.who);
        drafts.push(
          event(approval, step, subject, message2, {
            actual: who,
            offending: denied ?? [who],
            expected: { approved: people }
          })
        );
      },
      end: () => drafts
    };
  }
};

// src/audits/evidence.ts
var controls2 = ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:SI-7"];
var gap = {
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
  rules: [gap, clock, conflict],
  begin: (context) => {
    const gaps = context.builtin(gap);
    const clocks = context.builtin(clock);
    const conflicts = context.builtin(conflict);
    const drafts = [];
    return {
      see: (step) => {
        const { revision, previous } = step;
        const subject = `revision:${revision.revision}`;
        if (conflicts && context.conflicts.has(revision.revision))
          drafts.push(event(conflicts, step, subject, "it arrived twice, with different content"));
        if (gaps && step.gap) {
          const { from, to } = step.gap;
          const numbers = from === to ? `revision ${from} is missing` : `revisions ${from} to ${to} are missing`;
          drafts.push(
            event(gaps, step, `revision:${from}`, numbers, {
              introduced: { ...revision, exact: false, first: false },
              offending: from === to ? [from] : [from, to]
            })
          );
        }
        if (!clocks) return;
        if (previous && revision.time < previous.time)
          drafts.push(
            event(
              clocks,
              step,
              subject,
              `it is dated ${instantText(revision.time)}, before revision ${previous.revision} at ${instantText(previous.time)}`,
              { actual: revision.at, before: previous.at }
            )
          );
        else if (revision.time > context.asOf + DAY)
          drafts.push(
            event(clocks, step, subject, `it is dated ${instantText(revision.time)}, after this audit`, {
              actual: revision.at
            })
          );
      },
      end: () => drafts
    };
  }
};

// src/policy/exceptions.ts
var MAX_DAYS = 180;
var SOON = 30 * DAY;
function exceptionsOf(document, inputs) {
  const problems = [];
  const exceptions = inputs.map((input, i) => {
    const complain = (message2, hint2, key) => problems.push(document.problem(key ? ["exceptions", i, key] : ["exceptions", i], message2, hint2));
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
    const { rule, revision } = exception;
    const at = ["exceptions", i, "rule"];
    const others = names.others.get(rule) ?? [];
    const about = names.settings.has(rule) || names.builtin.has(rule) ? rule : others[0];
    if (about === void 0) {
      const known = [...names.settings, ...names.builtin, ...names.others.keys()];
      if (!names.isUnsure(rule))
        problems.push(
          document.problem(
            at,
            `no rule of this run is called "${rule}"`,
            didYouMean(rule, known) ?? "name the policy that states it in the same run"
          )
        );
      return exception;
    }
    if (about !== rule && others.length > 1)
      problems.push(document.problem(at, `"${rule}" stands over several rules`, `name one: ${others.join(", ")}`));
    if (revision !== null && names.settings.has(about))
      problems.push(
        document.problem(
          ["exceptions", i, "revision"],
          `${about} is about a setting, and revisions are accepted for events only`,
          "list the value it accepts",
          "key"
        )
      );
    return { ...exception, rule: about };
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
  return offending.length > 0 && offending.every((entry) => accepted.has(canonical(isSecret(entry) ? entry.fingerprint : entry)));
}

// src/audits/grouped.ts
function grouped(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
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
    ...[...grouped(ranOut, (one) => one.rule)].map(([rule, found]) => {
      const last = Math.max(...found.map((one) => one.until));
      const message2 = `${count(found.length, "exception")} for ${rule} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule, found, message2, last);
    }),
    ...[...grouped(idle, (one) => one.rule)].map(([rule, found]) => {
      const first = Math.min(...found.map((one) => one.from));
      return draft(
        context.builtin(unused),
        rule,
        found,
        `nothing needs ${count(found.length, "exception")} for ${rule}`,
        first
      );
    })
  ].filter((made) => made !== void 0);
}
function draft(rule, name, found, message2, time) {
  return rule && {
    rule: { ...rule, location: found[0].location },
    subject: `rule:${name}`,
    message: message2,
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

// src/history/windows.ts
var Windows = class {
  #open = /* @__PURE__ */ new Map();
  #closed = [];
  /**
   * Takes in what fails at a step within a scope: every subject of the scope that is not among them passes.
   * @param valueBefore the value a subject had in the previous revision
   */
  see(step, scope, failing, valueBefore) {
    const open = this.#open.get(scope);
    if (!open && failing.size === 0) return;
    const moment = momentOf(step);
    for (const [subject, { window }] of open ?? []) {
      if (failing.has(subject)) continue;
      this.#closed.push({ ...window, resolved: moment });
      open.delete(subject);
    }
    const into = open ?? /* @__PURE__ */ new Map();
    if (!open) this.#open.set(scope, into);
    for (const [subject, seen] of failing) {
      const known = into.get(subject);
      const value = { ...moment, actual: seen.actual };
      if (!known) {
        const introduced = { ...moment, exact: step.exact, first: step.previous === null };
        const before = step.previous === null ? null : valueBefore(subject);
        into.set(subject, {
          window: { subject, introduced, before, values: [value], opening: seen, latest: seen, resolved: null }
        });
      } else {
        if (canonical(known.window.latest.actual) !== canonical(seen.actual)) known.window.values.push(value);
        known.window = { ...known.window, latest: seen };
      }
    }
  }
  /** All windows, the open ones last. */
  all() {
    return [
      ...this.#closed,
      ...[...this.#open.values()].flatMap((scope) => [...scope.values()].map(({ window }) => window))
    ];
  }
};

// src/audits/windowed.ts
function entryAudit(judges) {
  return {
    rules: judges.map(([rule]) => rule),
    begin: (context) => {
      const walkers = judges.flatMap(([rule, judge]) => {
        const info = context.builtin(rule);
        return info ? [new BlockRule(info, judge)] : [];
      });
      return {
        see: (step) => walkers.forEach((walker) => walker.see(step)),
        end: () => walkers.flatMap((walker) => walker.drafts())
      };
    }
  };
}
var BlockRule = class {
  #rule;
  #judge;
  #windows = new Windows();
  #known = /* @__PURE__ */ new WeakMap();
  constructor(rule, judge) {
    this.#rule = rule;
    this.#judge = judge;
  }
  see(step) {
    for (const key of step.changed) {
      const block = step.blocks.get(key);
      this.#windows.see(
        step,
        key,
        block ? this.#found(block) : /* @__PURE__ */ new Map(),
        (subject) => valueIn(step.before.get(key), subject)
      );
    }
  }
  #found(block) {
    const known = this.#known.get(block);
    if (known) return known;
    const found = /* @__PURE__ */ new Map();
    for (const entry of block.entries.values()) {
      const seen = this.#judge(entry);
      if (seen) found.set(entry.subject, seen);
    }
    this.#known.set(block, found);
    return found;
  }
  drafts() {
    return this.#windows.all().map((window) => draftOf(this.#rule, window, null));
  }
};
function draftOf(rule, window, expected) {
  return {
    rule,
    subject: window.subject,
    message: window.latest.message,
    expected,
    before: window.before,
    actual: window.latest.actual,
    offending: window.latest.offending,
    values: window.values,
    introduced: window.introduced,
    resolved: window.resolved,
    event: false,
    fix: null
  };
}
function valueIn(block, subject) {
  return block?.entries.get(subject)?.value ?? null;
}

// src/audits/secrets.ts
var controls4 = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];
var literal = {
  id: "secrets/literal",
  title: "Secrets are references, not literals",
  kind: "secret",
  severity: "high",
  rationale: "Everybody who can read the settings or their history can read a literal, for as long as the history is kept.",
  remediation: "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing it here is not enough.",
  controls: controls4
};
var misplaced = {
  id: "secrets/misplaced",
  title: "No secret stands where none belongs",
  kind: "secret",
  severity: "critical",
  rationale: "A secret in a field that nobody treats as secret is shown to everybody.",
  remediation: "Rotate the secret at the provider, and take it out of this field.",
  controls: controls4
};
function isCredential(entry) {
  const path = entry.setting?.path ?? "";
  if (path.endsWith(".apiKey")) return true;
  const name = entry.subject.slice(entry.subject.lastIndexOf("/") + 1);
  return path.includes("extra") && /auth|token|secret|passw|key|credential|cookie|signature/i.test(name);
}
function judgeLiteral(entry) {
  if (!entry.setting || entry.container) return void 0;
  const { value } = entry;
  const found = isCredential(entry) ? literalsIn(value).filter((secret2) => !isMisplaced(secret2)) : [];
  const hidden = textsIn(value).filter((text) => text.includes("[secret fp:"));
  if (found.length === 0 && hidden.length === 0) return void 0;
  const weak = found.length > 0 && found.every(isWeak);
  const message2 = `${nameOf(entry.subject)} holds a literal secret${weak ? ", a weak one: short, or a common word" : ""}`;
  return { actual: value, offending: [...found.map((secret2) => secret2.fingerprint), ...hidden], message: message2 };
}
function judgeMisplaced(entry) {
  if (entry.container) return void 0;
  const found = literalsIn(entry.value).filter(isMisplaced);
  if (found.length === 0) return void 0;
  return {
    actual: entry.value,
    offending: found.map((secret2) => secret2.fingerprint),
    message: `${nameOf(entry.subject)} holds a secret, which does not belong there`
  };
}
function literalsIn(value) {
  if (isSecret(value)) return value.$secret === "literal" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(literalsIn);
}
function textsIn(value) {
  if (typeof value === "string") return [value];
  if (isSecret(value) || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
var secrets = entryAudit([
  [literal, judgeLiteral],
  [misplaced, judgeMisplaced]
]);

// src/checks/bound.ts
function position(setting, value) {
  if (setting.kind === "scale") return rank(setting, value);
  return Number.isSafeInteger(value) ? value : void 0;
}
function bound(name, beyond, holds) {
  return {
    says: `is ${name} this level or number`,
    misfit: (setting) => scalarOnly(setting, "each") ?? (setting.kind === "scale" || setting.kind === "integer" ? void 0 : "it needs a level or a number"),
    options: (setting) => valueSchema(setting),
    words: (options) => `${name} ${word(options)}`,
    test: (options, setting) => {
      const limit = position(setting, options);
      const unranked = setting.kind === "scale" ? "which is no known level" : "which is not a whole number";
      return (value) => {
        const at = position(setting, value);
        if (at !== void 0 && holds(at, limit)) return void 0;
        const why = at === void 0 ? unranked : `${beyond} ${word(options)}`;
        return { message: `is ${word(value)}, ${why}`, offending: [value] };
      };
    },
    implies: (lower, upper, setting) => holds(position(setting, lower), position(setting, upper)),
    restore: (options, setting, actual) => {
      const at = actual === void 0 ? void 0 : position(setting, actual);
      return at !== void 0 && holds(at, position(setting, options)) ? actual : options;
    }
  };
}

// src/checks/at-least.ts
var atLeast = bound("at least", "below", (position2, limit) => position2 >= limit);

// src/checks/at-most.ts
var atMost = bound("at most", "above", (position2, limit) => position2 <= limit);

// src/checks/subset-of.ts
function listMisfit(setting) {
  if (isContainer(setting)) return "it holds entries; use each";
  if (setting.kind === "secret") return "a secret is judged with secret or maxAge";
  return setting.kind === "boolean" || setting.kind === "integer" ? "it needs a list or a text" : void 0;
}
var subsetOf = {
  says: "holds nothing but what these cover",
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
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  words: (options) => `disjoint from ${listed(options)}`,
  test: (options, setting) => (value) => {
    const kind = kindOf(setting);
    const bad = entriesOf(value).filter((entry) => options.some((forbidden) => overlapOf(kind, entry, forbidden)));
    if (bad.length === 0) return void 0;
    const verb = isList(setting) ? "contains" : "is";
    return { message: `${verb} ${listed(bad)}, which ${bad.length === 1 ? "is" : "are"} forbidden`, offending: bad };
  },
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  carries: "covered",
  restore: (options, setting, actual) => kept(setting, actual, (entry) => !options.some((forbidden) => overlapOf(kindOf(setting), entry, forbidden)))
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
    says: "every entry holds this",
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
  misfit: (setting) => scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? void 0 : "it needs a text"),
  options: () => string().check(
    _minLength(1, "is empty"),
    _maxLength(2e3, "is longer than 2,000 characters"),
    refine((glob) => !/^\*+$/.test(glob), "matches everything")
  ),
  words: (options) => `a match of ${options}`,
  test: (options, setting) => (value) => typeof value === "string" && isPlain(kindOf(setting), value) && globMatches(options, value) ? void 0 : { message: `is ${word(value)}, which does not match ${options}`, offending: [value] },
  implies: (lower, upper) => globMatches(upper, lower),
  carries: "text"
};

// src/checks/max-age.ts
var durationShape = /^[1-9]\d{0,5}[mhdw]$/;
var maxAge = {
  says: "holds no literal older than this, counted from the revision that set it (such as 90d)",
  misfit: (setting) => setting.kind === "secret" ? void 0 : "it needs a setting that holds a secret",
  options: () => string().check(_regex(durationShape, "is not a duration such as 90d or 12h")),
  words: (options) => `rotated within ${options}`,
  test: () => () => void 0,
  implies: (lower, upper) => durationOf(lower) <= durationOf(upper)
};

// src/checks/none-of.ts
var noneOf = {
  says: "has nothing in common with any of these values, wildcards of both sides expanded",
  misfit: (setting) => scalarOnly(setting, "disjointFrom"),
  options: (setting) => listSchema(setting),
  words: (options) => `none of ${listed(options)}`,
  test: (options, setting) => (value) => options.some((entry) => overlapOf(kindOf(setting), value, entry)) ? { message: `is ${word(value)}, which is forbidden`, offending: [value] } : void 0,
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  carries: "covered"
};

// src/checks/one-of.ts
var oneOf = {
  says: "is covered by one of these values",
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

// src/model/reference.ts
var reference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;
function isReference(text) {
  return reference.test(text);
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
  misfit: () => void 0,
  options: () => boolean(),
  words: (options) => options ? "set" : "not set",
  test: (options) => (value) => {
    if (isUnset(value) !== options) return void 0;
    return options ? { message: "is not set", offending: [null] } : { message: `is set to ${word(value)}`, offending: [value] };
  },
  implies: (lower, upper) => lower === upper,
  carries: "covered",
  restore: (options, _, actual) => options ? isUnset(actual ?? null) ? void 0 : actual : null
};

// src/checks/size.ts
function limits(options) {
  if (typeof options === "number") return { least: options, most: options };
  const { atLeast: atLeast2 = 0, atMost: atMost2 = Infinity } = options;
  return { least: atLeast2, most: atMost2 };
}
function entryCount(value, setting) {
  if (typeof value !== "object" || value === null) return entriesOf(value).length;
  if (!Array.isArray(value)) return Object.keys(value).length;
  const entries = value;
  return setting.list === "set" ? new Set(entries.map((entry) => normalOf(kindOf(setting), entry))).size : entries.length;
}
var whole = int().check(_gte(0));
var size = {
  says: "has so many entries: a number, or { atLeast, atMost }",
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
      const n = entryCount(value, setting);
      return n >= least && n <= most ? void 0 : { message: `has ${n} ${n === 1 ? "entry" : "entries"}`, offending: [n === 0 ? null : n] };
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
  pattern: async () => (await import("./chunk-pattern-U4FKJ46G.js")).pattern,
  subsetOf: () => subsetOf,
  supersetOf: () => supersetOf,
  disjointFrom: () => disjointFrom,
  size: () => size,
  set: () => set,
  secret: () => secret,
  maxAge: () => maxAge,
  schema: async () => (await import("./chunk-schema-Y3CAQ66C.js")).schema
};
var checkNames = [...Object.keys(registry), "each"];
async function loadChecks(names = checkNames) {
  const wanted = new Set(names);
  const checks = /* @__PURE__ */ new Map();
  const found = Object.entries(registry).filter(([name]) => wanted.has(name));
  const loaded = await Promise.all(found.map(async ([name, load]) => [name, await load()]));
  for (const [name, check] of loaded) checks.set(name, check);
  if (wanted.has("each")) checks.set("each", each(checks));
  return checks;
}

// src/audits/age.ts
function ageWindows(maxSeconds) {
  const now = /* @__PURE__ */ new Map();
  const past = [];
  return {
    /** @param literals the fingerprint of each literal in force, by subject */
    see(step, literals) {
      const moment = momentOf(step);
      for (const [subject, since] of now)
        if (literals.get(subject) !== since.fingerprint) {
          past.push([subject, since, moment]);
          now.delete(subject);
        }
      for (const [subject, fingerprint] of literals)
        if (!now.has(subject))
          now.set(subject, { fingerprint, moment, exact: step.exact, first: step.previous === null });
    },
    windows(asOf) {
      const open = [...now].map(([subject, since]) => [subject, since, null]);
      return [...past, ...open].flatMap(([subject, since, end]) => {
        const time = since.moment.time + maxSeconds * 1e3;
        if (time >= (end?.time ?? asOf)) return [];
        const seen = {
          actual: since.fingerprint,
          offending: [since.fingerprint],
          message: `holds a literal that is older than ${duration(maxSeconds)}, counted from revision ${since.moment.revision}`
        };
        const introduced = { ...since.moment, time, at: instantText(time), exact: since.exact, first: since.first };
        const values2 = [{ ...since.moment, actual: seen.actual }];
        return [{ subject, introduced, before: null, values: values2, opening: seen, latest: seen, resolved: end }];
      });
    }
  };
}

// src/audits/fix.ts
function restore(wanted) {
  const { setting, entry, off } = wanted;
  if (setting.path.includes("[*]") && setting.path.startsWith("customModels")) return null;
  if (entry?.flaw) return null;
  const patch = bag();
  if (off) for (const keys of off.entry?.written ?? [off.needs.path.split(".")]) put(patch, keys, off.needs.on);
  const actual = entry?.value ?? null;
  if (off && !wanted.broken && !entry?.rivals && wanted.holds(actual)) return patch;
  let value = isUnset(actual) ? void 0 : actual;
  for (const { check, options } of wanted.demands) {
    const next = wanted.checks.get(check).restore?.(options, setting, value);
    if (next !== void 0) value = next;
  }
  const desired = value === void 0 ? null : value;
  const empties = isUnset(desired) && setting.unset.as === "everything";
  if (!wanted.holds(desired) || empties || canonical(desired).includes('"$secret"') || canonical(desired).includes("[secret fp:"))
    return null;
  for (const keys of entry?.written ?? [unpointer(wanted.subject)]) put(patch, keys, desired);
  return patch;
}
function put(patch, keys, value) {
  let at = patch;
  for (const key of keys.slice(0, -1)) at = at[key] ??= bag();
  at[keys.at(-1)] = value;
}

// src/audits/settings.ts
var settings = {
  rules: [],
  begin: (context) => {
    const rules = context.policies.rules.filter((rule) => notInForce(rule, context.asOf) === void 0);
    const walkers = rules.map((rule) => new RuleWalker(rule, context));
    const byKey = /* @__PURE__ */ new Map();
    for (const walker of walkers) for (const key of walker.reads) byKey.set(key, [...byKey.get(key) ?? [], walker]);
    return {
      see: (step) => {
        const touched = new Set(step.previous === null ? walkers : step.changed.flatMap((key) => byKey.get(key) ?? []));
        for (const walker of touched) walker.see(step);
      },
      end: () => walkers.flatMap((walker) => walker.end())
    };
  }
};
var RuleWalker = class {
  /** The top-level keys whose values decide the rule. */
  reads;
  #rule;
  #setting;
  #context;
  #key;
  /** The catalog path of the elements the setting stands in, and the keys below each; null when it stands in none. */
  #elements;
  #subject;
  #test;
  #windows = new Windows();
  #known = /* @__PURE__ */ new Map();
  #blocks = /* @__PURE__ */ new WeakMap();
  #ages;
  constructor(rule, context) {
    const { catalog, policies } = context;
    this.#rule = rule;
    this.#context = context;
    this.#setting = catalog.setting(rule.setting);
    this.#key = topKey(rule.setting);
    this.reads = [.../* @__PURE__ */ new Set([this.#key, ...this.#setting.switch ? [topKey(this.#setting.switch.path)] : []])];
    const star = rule.setting.lastIndexOf("[*]");
    this.#elements = star < 0 ? null : { place: rule.setting.slice(0, star + 3), below: pointerOf(rule.setting.slice(star + 4)) };
    this.#subject = pointerOf(rule.setting);
    const age = rule.demands.find((demand) => demand.check === "maxAge");
    this.#test = testOf(
      policies.checks,
      rule.demands.filter((demand) => demand !== age),
      this.#setting
    );
    this.#ages = age && ageWindows(durationOf(age.options));
  }
  see(step) {
    const block = step.blocks.get(this.#key);
    const failing = this.#failing(step, block);
    this.#windows.see(step, "", failing, (subject) => valueIn(step.before.get(this.#key), subject));
    this.#ages?.see(step, this.#literals(block, failing));
  }
  end() {
    const { policies, asOf } = this.#context;
    const info = infoOf(this.#rule);
    const expected = expectedOf(this.#rule);
    const words = wordsOf(policies.checks, this.#rule.demands);
    const drafts = this.#windows.all().map((window) => {
      const inert = window.opening.off;
      return {
        ...draftOf(info, window, expected),
        message: this.#message(window, words),
        fix: window.resolved ? null : this.#fix(window),
        ...inert && { inertBy: inert.subject }
      };
    });
    for (const aged of this.#ages?.windows(asOf) ?? [])
      drafts.push({ ...draftOf(info, aged, expected), message: `${nameOf(aged.subject)} ${aged.latest.message}` });
    return drafts;
  }
  #message(window, words) {
    const name = nameOf(window.subject);
    const { message: message2, off } = window.latest;
    return off ? `${name} ${message2}` : `${name} ${message2}; it should be ${words}`;
  }
  /** Every subject of the rule that fails at a step. Remembered by block, when nothing but the block decides. */
  #failing(step, block) {
    const alone = this.reads.length === 1;
    const known = alone && block ? this.#blocks.get(block) : void 0;
    if (known) return known;
    const found = /* @__PURE__ */ new Map();
    for (const [subject, entry] of this.#subjects(block)) {
      const seen = this.#judge(step, block, subject, entry);
      if (seen) found.set(subject, seen);
    }
    if (alone && block) this.#blocks.set(block, found);
    return found;
  }
  /** Where the setting stands, or should. */
  #subjects(block) {
    const subjects = /* @__PURE__ */ new Map();
    if (!this.#elements) return subjects.set(this.#subject, block?.entries.get(this.#subject));
    for (const entry of block?.entries.values() ?? []) {
      if (entry.setting === this.#setting) subjects.set(entry.subject, entry);
      else if (entry.element === this.#elements.place && this.#elements.below !== "") {
        const subject = entry.subject + this.#elements.below;
        if (!subjects.has(subject)) subjects.set(subject, block.entries.get(subject));
      } else if (entry.flaw && isPrefix(entry, this.#setting)) subjects.set(entry.subject, entry);
    }
    return subjects;
  }
  #judge(step, block, subject, entry) {
    const value = entry?.value ?? null;
    const off = this.#switchedOff(step);
    const broken = block && flawAbove(block, subject);
    const seen = (failure) => ({ actual: value, ...failure, off, entry, broken });
    if (off) return off.safe ? void 0 : seen({ message: off.message, offending: offendingOf(value) });
    if (broken)
      return seen({ message: `cannot be read: ${nameOf(broken.subject)} ${broken.flaw}`, offending: [broken.value] });
    for (const one of [value, ...entry?.rivals ?? []]) {
      const failure = this.#remembered(one);
      if (failure) return seen(failure);
    }
    return void 0;
  }
  #remembered(value) {
    if (this.#known.has(value)) return this.#known.get(value);
    const failure = this.#verdict(value);
    this.#known.set(value, failure);
    return failure;
  }
  /** The verdict on one value: what unset means is the catalog's business, or the rule's own. */
  #verdict(value) {
    const setting = this.#setting;
    if (isUnset(value)) {
      if (this.#rule.unsetPasses || this.#rule.demands.some(wantsUnset)) return void 0;
      if (this.#rule.demands.every((demand) => demand.check === "maxAge")) return void 0;
      const asEmpty = isContainer(setting) || setting.list !== void 0 && setting.unset.as === "nothing";
      if (!asEmpty) return { message: `is not set (${setting.unset.means})`, offending: [null] };
      return this.#test(setting.kind === "map" ? bag() : []);
    }
    if (setting.list !== void 0 && !Array.isArray(value)) return { message: "should be a list", offending: [value] };
    return this.#test(value);
  }
  /** Whether the switch the setting depends on is off, and what that means for the rule. */
  #switchedOff(step) {
    const needs = this.#setting.switch;
    if (!needs) return void 0;
    const subject = pointerOf(needs.path);
    const entry = step.blocks.get(topKey(needs.path))?.entries.get(subject);
    const values2 = [entry?.value ?? null, ...entry?.rivals ?? []];
    const inForce = values2.every((value) => needs.on ? value === true : value === false || value === null);
    if (inForce) return void 0;
    const state = values2[0] === null ? "is not set" : `is ${JSON.stringify(values2[0])}`;
    const safe = needs.offIsSafe && values2.every((value) => value === null || value === false);
    return { subject, entry, message: `is inert: ${needs.path} ${state}`, safe };
  }
  /** The literals of a rule on secrets that holds apart from their age. */
  #literals(block, failing) {
    const literals = /* @__PURE__ */ new Map();
    for (const [subject, entry] of this.#subjects(block))
      if (entry && !failing.has(subject) && isSecret(entry.value) && entry.value.$secret === "literal")
        literals.set(subject, entry.value.fingerprint);
    return literals;
  }
  #fix(window) {
    const { off, entry, broken } = window.latest;
    return restore({
      setting: this.#setting,
      subject: window.subject,
      entry,
      broken: broken !== void 0,
      demands: this.#rule.demands,
      checks: this.#context.policies.checks,
      holds: (value) => this.#verdict(value) === void 0,
      off: off ? { needs: this.#setting.switch, entry: off.entry } : null
    });
  }
};
function wantsUnset({ check, options }) {
  return check === "set" && options === false || check === "secret" && options === "absent";
}
function notInForce(rule, asOf) {
  if (rule.from !== null && asOf < rule.from) return `in force from ${instantText(rule.from).slice(0, 10)}`;
  if (rule.until !== null && asOf >= rule.until) return `not in force since ${instantText(rule.until).slice(0, 10)}`;
  return void 0;
}
function infoOf(rule) {
  const { id, title, severity, rationale, remediation, controls: controls6, policy, owner, location, fixWithinSeconds, from } = rule;
  return {
    id,
    title,
    kind: "setting",
    severity,
    rationale,
    remediation,
    controls: controls6,
    policy,
    owner,
    location,
    fixWithinSeconds,
    from
  };
}
function expectedOf(rule) {
  const out = bag();
  for (const { check, options } of rule.demands) out[check] = options;
  return out;
}
function offendingOf(value) {
  return Array.isArray(value) ? value : [value];
}
function topKey(path) {
  return path.split(/[.[]/)[0];
}
function pointerOf(path) {
  return path === "" ? "" : pointer(path.split("."));
}
function flawAbove(block, subject) {
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const entry = block.entries.get(at);
    if (entry?.flaw) return entry;
  }
  return void 0;
}
function isPrefix(entry, setting) {
  const root = segment(topKey(setting.path));
  return entry.subject === root || entry.subject.startsWith(`${root}/`);
}

// src/audits/values.ts
var controls5 = ["soc2:CC7.1", "nist-800-53:CM-6"];
var unknownSetting = {
  id: "integrity/unknown-setting",
  title: "Every setting is known",
  kind: "integrity",
  severity: "low",
  rationale: "A setting that no rule knows of may grant what every rule forbids.",
  remediation: "Find out what the setting does; if it is another spelling of a known one, add an alias.",
  controls: controls5
};
var unknownValue = {
  id: "integrity/unknown-value",
  title: "Every value of a known set is known",
  kind: "integrity",
  severity: "low",
  rationale: "An unknown value cannot be ranked, so no limit holds it.",
  remediation: "Find out what the value does, and set a known one until then.",
  controls: controls5
};
var malformed = {
  id: "integrity/malformed-value",
  title: "Values are well formed",
  kind: "integrity",
  severity: "medium",
  rationale: "A value that readers and the service can read differently is a way around every rule.",
  remediation: "Write the value in its plain form.",
  controls: controls5
};
var contradiction = {
  id: "integrity/contradiction",
  title: "Settings do not contradict each other",
  kind: "integrity",
  severity: "medium",
  rationale: "Of two contradicting settings nobody can tell which one counts.",
  remediation: "Keep one of them.",
  controls: controls5
};
function saw(value, message2, offending = [value]) {
  return { actual: value, offending, message: message2 };
}
function judgeUnknown(entry) {
  if (entry.setting || entry.container || entry.flaw || entry.meaning === null) return void 0;
  return saw(entry.value, `${nameOf(entry.subject)} is a setting that is not known`);
}
function judgeUnknownValue(entry) {
  const { setting, value } = entry;
  const known = setting ? knownValues(setting) : [];
  if (known.length === 0 || typeof value !== "string" || known.includes(value)) return void 0;
  return saw(value, `${nameOf(entry.subject)} is ${value}, which is not a known value`);
}
function judgeMalformed(entry) {
  const { setting, value } = entry;
  if (entry.flaw) return saw(value, `${nameOf(entry.subject)} ${entry.flaw}`);
  if (!setting || entry.container || isUnset(value)) return void 0;
  if (setting.list && !Array.isArray(value)) return saw(value, `${nameOf(entry.subject)} should be a list`);
  const entries = setting.list ? value : [value];
  const bad = entries.filter((one) => !isSecret(one) && flawOf(kindOf(setting), one) !== void 0);
  if (bad.length === 0) return void 0;
  const name = nameOf(entry.subject);
  const flaw = flawOf(kindOf(setting), bad[0]);
  const malformed2 = count(bad.length, "malformed entry", "malformed entries");
  return saw(value, setting.list ? `${name} has ${malformed2}: one ${flaw}` : `${name} ${flaw}`, bad);
}
function judgeContradiction(entry) {
  if (!entry.rivals && !entry.repeated) return void 0;
  const name = nameOf(entry.subject);
  if (entry.rivals)
    return saw([entry.value, ...entry.rivals], `${name} is set twice, under two spellings, with different values`, [
      entry.value,
      ...entry.rivals
    ]);
  if (entry.repeated)
    return saw(
      entry.repeated,
      `${name} has ${count(entry.repeated.length, "key")} that stand more than once`,
      entry.repeated
    );
  return void 0;
}
var values = entryAudit([
  [unknownSetting, judgeUnknown],
  [unknownValue, judgeUnknownValue],
  [malformed, judgeMalformed],
  [contradiction, judgeContradiction]
]);

// src/audits/settle.ts
import { createHash } from "node:crypto";
function settle(drafts, context, organization) {
  const book = new ExceptionBook(context.policies.exceptions, context.asOf);
  const covered = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  const make = (draft2) => {
    const exception = book.find({
      rule: draft2.rule.id,
      offending: draft2.offending,
      revision: draft2.introduced.revision,
      event: draft2.event,
      resolved: draft2.resolved !== null
    });
    const finding = findingOf(draft2, organization, context.asOf);
    found.set(draft2, { finding, exception });
    return finding;
  };
  for (const draft2 of drafts) make(draft2);
  const causes = causesOf(drafts);
  const findings = drafts.map((draft2) => {
    const { finding, exception: own } = found.get(draft2);
    const cause = causes.get(draft2);
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
      (draft2) => findingOf(draft2, organization, context.asOf)
    )
  );
  return { findings: findings.sort(byWeight), book, covered };
}
function causesOf(drafts) {
  const bySubject = grouped(drafts, (draft2) => draft2.subject);
  const causes = /* @__PURE__ */ new Map();
  for (const draft2 of drafts) {
    if (draft2.inertBy === void 0) continue;
    const time = draft2.introduced.revision ?? 0;
    const cause = (bySubject.get(draft2.inertBy) ?? []).filter(
      (one) => one.rule.kind === "setting" && (one.introduced.revision ?? 0) <= time && (one.resolved?.revision ?? Infinity) > time
    ).toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity))[0];
    if (cause) causes.set(draft2, cause);
  }
  return causes;
}
function findingOf(draft2, organization, asOf) {
  const { rule, introduced, resolved } = draft2;
  const number = introduced.first ? 0 : introduced.revision;
  const noted = draft2.event && rule.from !== null && introduced.time < rule.from;
  const end = resolved?.time ?? asOf;
  const slaStart = Math.max(introduced.time, rule.from ?? introduced.time);
  return {
    id: `f_${digest([organization, rule.id, draft2.subject, number])}`,
    key: `k_${digest([organization, rule.id, draft2.subject])}`,
    rule: rule.id,
    title: rule.title,
    kind: rule.kind,
    severity: rule.severity,
    status: resolved ? "resolved" : noted ? "noted" : "open",
    subject: draft2.subject,
    message: draft2.message,
    expected: mutable(draft2.expected),
    before: mutable(draft2.before),
    actual: mutable(draft2.actual),
    offending: draft2.offending.map(mutable),
    values: draft2.values.map(({ revision, at, by, actual }) => ({
      revision,
      at,
      by: { ...by },
      actual: mutable(actual)
    })),
    introduced: {
      revision: introduced.revision,
      at: introduced.at,
      by: person(introduced.by),
      exact: introduced.exact
    },
    resolved: resolved && { revision: resolved.revision, at: resolved.at, by: person(resolved.by) },
    exposureSeconds: draft2.event ? null : Math.max(0, Math.floor((end - introduced.time) / 1e3)),
    dueAt: draft2.event || rule.fixWithinSeconds === null ? null : instantText(slaStart + rule.fixWithinSeconds * 1e3),
    inForce: null,
    fix: mutable(draft2.fix),
    location: rule.location,
    causedBy: null,
    exception: null,
    controls: [...rule.controls],
    rationale: rule.rationale,
    remediation: rule.remediation,
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
function digest(parts) {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
function byWeight(a, b) {
  return weight(b.severity) - weight(a.severity) || compare(a.rule, b.rule) || compare(a.subject, b.subject) || (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0);
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/audits/index.ts
var audits = { settings, editors, evidence, values, secrets };
var builtinRules = new Map(
  [...Object.values(audits).flatMap((audit) => [...audit.rules]), ...exceptionRules].map((rule) => [rule.id, rule])
);

// src/policy/issues.ts
function problemsOf(document, schema, issues, base = [], belongs = () => void 0) {
  const found = [];
  const told = /* @__PURE__ */ new Set();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = keysAt(schema, issue.path);
    told.add(placeId(issue.path));
    for (const key of issue.keys) {
      const path = [...base, ...issue.path, key];
      const meant = nearest(key, known);
      if (meant !== void 0) told.add(placeId([...issue.path, meant]));
      const [where, there] = path.length > 1 ? [` in ${nameOf2(path.slice(0, -1))}`, void 0] : ["", belongs(key)];
      const hint2 = there ?? didYouMean(key, known) ?? oneOf2(known);
      found.push(document.problem(path, `unknown key "${key}"${where}`, hint2, "key"));
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || told.has(placeId(issue.path))) continue;
    told.add(placeId(issue.path));
    found.push(...problemsOfOne(document, schema, issue, base));
  }
  return found;
}
function placeId(path) {
  return JSON.stringify(path.map(String));
}
function problemsOfOne(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  if (issue.code === "invalid_union") return unionProblems(document, schema, issue, base);
  const actual = valueAt(document.value, path);
  if (actual === void 0 && issue.code !== "custom") {
    const above = path.slice(0, -1);
    return [document.problem(above, `${nameOf2(above)} has no "${String(path.at(-1))}"`, void 0, "key")];
  }
  return [document.problem(path, `${nameOf2(path)}${message(issue, actual)}`, hint(issue, actual))];
}
function unionProblems(document, schema, issue, base) {
  const path = [...base, ...issue.path];
  const branches = issue.errors.filter(
    (branch) => !branch.some((inner2) => inner2.path.length === 0 && inner2.code === "invalid_type")
  );
  const best = branches.toSorted((a, b) => a.length - b.length)[0];
  if (best) return problemsOf(document, schemaAt(schema, issue.path) ?? schema, best, path);
  const wanted = issue.errors.flatMap(
    (branch) => branch.flatMap((inner2) => inner2.code === "invalid_type" ? [inner2.expected] : [])
  );
  const actual = valueAt(document.value, path);
  const types = [...new Set(wanted.map(typeName))].join(" or ");
  return [document.problem(path, `${nameOf2(path)} should be ${types}, not ${shown(actual)}`, yesNo(actual, wanted))];
}
function nameOf2(path) {
  const keys = path[0] === "settings" && path.length > 1 ? path.slice(1) : path;
  if (keys.length === 0) return "the file";
  return keys.map((key, i) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[\w-]+$/.test(String(key)) ? `${i > 0 ? "." : ""}${String(key)}` : `["${String(key)}"]`;
  }).join("");
}
function message(issue, actual) {
  const said = issue.message === "Invalid input" ? void 0 : issue.message;
  switch (issue.code) {
    case "invalid_type":
      return ` should be ${typeName(issue.expected)}, not ${shown(actual)}`;
    case "invalid_value":
      return issue.values.length === 1 ? ` should be ${JSON.stringify(issue.values[0])}, not ${shown(actual)}` : ` should be one of ${issue.values.map(String).join(", ")}, not ${shown(actual)}`;
    case "too_small":
      return ` ${said ?? `should be at least ${String(issue.minimum)}, not ${shown(actual)}`}`;
    case "too_big":
      return ` ${said ?? `should be at most ${String(issue.maximum)}, not ${shown(actual)}`}`;
    default:
      return typeof actual === "string" && actual !== "" ? `: ${shown(actual)} ${issue.message}` : ` ${issue.message}`;
  }
}
function shown(value) {
  if (value === void 0 || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return clip(JSON.stringify(value), 80);
}
function hint(issue, actual) {
  if (issue.code === "invalid_value" && typeof actual === "string") return didYouMean(actual, issue.values.map(String));
  return issue.code === "invalid_type" ? yesNo(actual, [issue.expected]) : void 0;
}
function yesNo(actual, wanted) {
  if (!wanted.includes("boolean") || typeof actual !== "string") return void 0;
  if (/^(?:no|off|n|false)$/i.test(actual)) return `write false: in YAML 1.2 ${actual} is a text`;
  return /^(?:yes|on|y|true)$/i.test(actual) ? `write true: in YAML 1.2 ${actual} is a text` : void 0;
}
function typeName(type) {
  const names = {
    string: "a text",
    int: "a whole number",
    number: "a whole number",
    // there are no others in our files
    boolean: "true or false",
    array: "a list",
    object: "a map",
    record: "a map"
  };
  return names[type] ?? type;
}
function oneOf2(known) {
  return known.length === 0 || known.length > 24 ? void 0 : `known here: ${known.join(", ")}`;
}
function valueAt(value, path) {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null) return void 0;
    at = at[String(step)];
  }
  return at;
}
function schemaAt(schema, path) {
  let at = schema;
  for (const step of path) {
    const found = at && shapes(at).map((shape) => inner(shape, step)).find((next) => next !== void 0);
    at = found;
  }
  return at;
}
function shapes(schema) {
  const definition = schema._zod.def;
  if (definition.innerType) return shapes(definition.innerType);
  return definition.options ? definition.options.flatMap(shapes) : [definition];
}
function inner(definition, step) {
  return definition.shape?.[String(step)] ?? definition.element ?? definition.valueType;
}
function keysAt(schema, path) {
  const at = schemaAt(schema, path);
  return at ? [...new Set(shapes(at).flatMap((definition) => Object.keys(definition.shape ?? {})))] : [];
}

export {
  exceptionsOf,
  withRules,
  grouped,
  fitting,
  testOf,
  wordsOf,
  impliesDemand,
  durationShape,
  isReference,
  checkNames,
  loadChecks,
  notInForce,
  settle,
  audits,
  builtinRules,
  problemsOf,
  nameOf2 as nameOf
};
