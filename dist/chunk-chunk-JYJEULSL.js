import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  days
} from "./chunk-chunk-WYJUC55E.js";
import {
  nameOf
} from "./chunk-chunk-YBB5N3X5.js";
import {
  matchesAny,
  matchesSubject,
  patternFlaw
} from "./chunk-chunk-GISCKLVW.js";
import {
  People
} from "./chunk-chunk-KGRRQDXU.js";
import {
  approvalResults
} from "./chunk-chunk-4LE6HIH7.js";
import {
  coverageOf,
  email,
  flawOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  globMatches
} from "./chunk-chunk-HCM7UUWR.js";
import {
  durationOf,
  endOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

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
  const part = (type) => parts.get(type);
  const midnight = new Date(Date.UTC(part("year"), part("month") - 1, part("day")));
  return {
    date: midnight.toISOString().slice(0, 10),
    day: dayOf(midnight),
    minutes: part("hour") * 60 + part("minute")
  };
}
function dayOf(midnight) {
  return days[(midnight.getUTCDay() + 6) % 7];
}

// src/policy/editors.ts
function peopleOf(inputs) {
  return inputs.map((input) => {
    const { who, from, until } = typeof input === "string" ? { who: input } : input;
    return {
      who,
      from: from === void 0 ? null : startOf(from),
      until: until === void 0 ? null : endOf(until)
    };
  });
}
function identityFlaw(editor) {
  if (editor.id !== null) {
    if (/[^\x21-\x7e]/.test(editor.id))
      return "the id has white space, control characters or characters that look like others";
  }
  const flaw = editor.email === null ? void 0 : flawOf(email, editor.email);
  return flaw && `the e-mail address ${flaw}`;
}
function isAmong(people, editor, time) {
  return people.some(
    (person) => (person.from === null || time >= person.from) && (person.until === null || time < person.until) && (person.who.includes("@") ? editor.email !== null && coverageOf(email, [person.who])(editor.email) : isId(person.who, editor.id))
  );
}
function isId(who, id) {
  return id !== null && !/[^\x21-\x7e]/.test(id) && globMatches(who, id);
}
function unapproved(policy, editor, time, subjects) {
  const general = policy.approved === null ? true : isAmong(policy.approved, editor, time);
  const deciding = (subject) => policy.by.findLast(({ pattern }) => matchesSubject(pattern, subject));
  const denied = subjects.filter((subject) => {
    const owners = deciding(subject);
    return owners ? !isAmong(owners.people, editor, time) : !general;
  });
  if (denied.length === 0) return subjects.length === 0 && !general ? null : void 0;
  return denied.length === subjects.length && !denied.some(deciding) ? null : denied;
}
function unapprovedBut(policy, editor, time, subjects, named) {
  const denied = unapproved(policy, editor, time, subjects);
  if (denied === void 0 || denied === null && subjects.length === 0) return denied;
  const left = (denied ?? subjects).filter((subject) => !named(subject));
  if (left.length === 0) return void 0;
  return denied === null && left.length === subjects.length ? null : left;
}

// src/policy/changes.ts
function changesOf(document, input, catalog) {
  const problems = [];
  const windows = (input.windows ?? []).map(({ days: days2, from, to, timezone }, i) => {
    if (!isZone(timezone))
      problems.push(
        document.problem(
          ["changes", "windows", i, "timezone"],
          `changes.windows[${i}].timezone: "${timezone}" is not a time zone`,
          didYouMean(timezone, zoneNames()) ?? "write a name such as Europe/Berlin"
        )
      );
    return { days: days2, from: minutesOf(from), to: minutesOf(to), timezone };
  });
  const freezes = (input.freezes ?? []).map(({ from, until, reason, settings }, i) => {
    problems.push(...patternProblems(document, settings, catalog, ["changes", "freezes", i, "settings"]));
    return { from: startOf(from), until: endOf(until), reason, settings: settings ?? null };
  });
  const { loosening, emergency } = input;
  problems.push(...patternProblems(document, loosening?.settings, catalog, ["changes", "loosening", "settings"]));
  return {
    changes: {
      windows,
      freezes,
      loosening: loosening ? { settings: loosening.settings ?? null } : null,
      emergencySeconds: emergency ? durationOf(emergency.approvedWithin) : null
    },
    problems
  };
}
function minutesOf(hour) {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
}
function patternProblems(document, patterns, catalog, path) {
  return (patterns ?? []).flatMap((pattern, i) => {
    const flaw = patternFlaw(pattern, catalog);
    return flaw ? [document.problem([...path, i], `${nameOf(path)}: ${flaw.message}`, flaw.hint)] : [];
  });
}

// src/policy/approvals.ts
function approvalsOf(document, inputs, catalog) {
  const problems = inputs.flatMap(
    ({ settings }, i) => patternProblems(document, settings, catalog, ["approvals", i, "settings"])
  );
  const approvals = inputs.map((input, i) => ({
    id: input.id,
    settings: input.settings,
    from: startOf(input.from),
    until: endOf(input.until),
    implementers: input.implementers ?? null,
    approvedBy: input.approvedBy,
    approvedAt: startOf(input.approvedAt),
    ticket: input.ticket ?? null,
    reason: input.reason ?? null,
    location: document.place(["approvals", i])
  }));
  return { approvals, problems };
}
function isAgreed(result) {
  return result === "authorized" || result === "emergency";
}
var ApprovalMatcher = class {
  #approvals;
  #options;
  #people;
  #covering = /* @__PURE__ */ new Map();
  #roles = /* @__PURE__ */ new Map();
  constructor(approvals, options) {
    this.#options = options;
    this.#people = options.people ?? new People();
    this.#approvals = approvals.filter(({ approvedAt }) => approvedAt <= options.asOf).toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  }
  match(deed) {
    const found = /* @__PURE__ */ new Map();
    if (this.#approvals.length === 0) return found;
    const covering = new Map(deed.subjects.map((subject) => [subject, this.#coveringOf(subject)]));
    const roles = this.#rolesOf(deed.by);
    for (const approval of this.#approvals) {
      const role = roles.get(approval);
      const standing = standingOf(approval, role, deed.time, this.#options.emergencySeconds);
      if (standing === void 0) continue;
      const { named, alias } = role;
      const applied = isAgreed(standing) && deed.subjects.some((subject) => covering.get(subject).has(approval));
      for (const subject of deed.subjects) {
        const covers = covering.get(subject).has(approval);
        if (!covers && !(isAgreed(standing) && (named || applied))) continue;
        const match = { approval, result: covers ? standing : "over-scope", named, alias };
        const matches = found.get(subject);
        if (matches) matches.push(match);
        else found.set(subject, [match]);
      }
    }
    for (const matches of found.values()) matches.sort((a, b) => rank(a.result) - rank(b.result));
    return found;
  }
  /** What an editor is to each approval. Few people make many revisions. */
  #rolesOf(by) {
    const key = JSON.stringify([by.id, by.email]);
    let known = this.#roles.get(key);
    if (!known)
      this.#roles.set(
        key,
        known = new Map(this.#approvals.map((approval) => [approval, roleOf(approval, by, this.#people)]))
      );
    return known;
  }
  #coveringOf(subject) {
    let known = this.#covering.get(subject);
    if (!known)
      this.#covering.set(
        subject,
        known = new Set(this.#approvals.filter(({ settings }) => matchesAny(settings, subject)))
      );
    return known;
  }
};
function rank(result) {
  return approvalResults.indexOf(result);
}
function roleOf({ implementers, approvedBy }, by, people) {
  const named = implementers !== null && (is(by, implementers) || implementers.some((who) => people.is(by, who)));
  const known = (by.id !== null || by.email !== null) && identityFlaw(by) === void 0;
  return {
    named,
    mayImplement: known && (implementers === null || named),
    // Who cannot be compared may be the same.
    byOthers: approvedBy.some((who) => people.isComparable(by, who) && !is(by, [who]) && !people.mayBe(by, who)),
    alias: approvedBy.flatMap((who) => aliasOf(by, who, people))[0] ?? null
  };
}
function aliasOf(by, who, people) {
  const revision = people.firstOf(who);
  return revision === void 0 || is(by, [who]) || !people.mayBe(by, who) ? [] : [{ who, revision }];
}
function standingOf({ from, until, approvedAt }, { mayImplement, byOthers }, time, emergencySeconds) {
  const before = approvedAt <= time;
  const soon = emergencySeconds !== null && approvedAt <= time + emergencySeconds * 1e3;
  const wrong = [];
  if (time < from) wrong.push("early");
  if (time >= until) wrong.push("late");
  if (!mayImplement) wrong.push("wrong-implementer");
  if (!byOthers) wrong.push("self-approved");
  if (!before && !soon) wrong.push("unauthorized");
  if (wrong.length > 1) return void 0;
  return wrong[0] ?? (before ? "authorized" : "emergency");
}
function is(editor, people) {
  return isAmong(
    people.map((who) => ({ who, from: null, until: null })),
    editor,
    0
  );
}
function agreedAfterwards(matches, named = false) {
  return (matches ?? []).filter((match) => match.result === "emergency" && (match.named || !named)).map((match) => match.approval).toSorted((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1))[0];
}
function isAuthorized(matches, named = false) {
  return (matches ?? []).some((match) => match.result === "authorized" && (match.named || !named));
}

export {
  localTime,
  changesOf,
  peopleOf,
  identityFlaw,
  isAmong,
  unapproved,
  unapprovedBut,
  approvalsOf,
  isAgreed,
  ApprovalMatcher,
  agreedAfterwards,
  isAuthorized
};
