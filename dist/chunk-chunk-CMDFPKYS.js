import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  endOf,
  startOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  coverageOf,
  email,
  flawOf,
  globMatches
} from "./chunk-chunk-BTWHQAHU.js";
import {
  unpointer
} from "./chunk-chunk-RITLSO62.js";

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
function matchesSubject(pattern, subject) {
  return match(segments(pattern), unpointer(subject));
}
function canMatch(pattern, path) {
  const keys = segments(path);
  const could = (parts, at) => {
    const [head, ...rest] = parts;
    if (head === void 0) return at === keys.length;
    if (head === "**") return keys.slice(at).some((_, i) => could(rest, at + i)) || could(rest, keys.length);
    if (at === keys.length) return false;
    return (keys[at] === "*" || globMatches(head, keys[at])) && could(rest, at + 1);
  };
  return could(segments(pattern), 0);
}
function canonicalPattern(pattern, root) {
  let at = root;
  const keys = segments(pattern).map((key) => {
    const found = at?.keys.get(key);
    at = found ? found.place : at?.any;
    return found?.name ?? key;
  });
  return keys.join(".");
}
function commonPatterns(paths) {
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const keys = segments(path);
    found.add(keys.join("."));
    for (let i = 1; i < keys.length; i++)
      found.add(`${keys.slice(0, i).join(".")}.**`).add(`${keys.slice(0, i).join(".")}.*`);
  }
  return [...found];
}
function segments(pattern) {
  return pattern.replaceAll("[*]", ".*").split(".");
}
function match(pattern, keys) {
  const [head, ...rest] = pattern;
  if (head === void 0) return keys.length === 0;
  if (head === "**") return keys.some((_, i) => match(rest, keys.slice(i))) || match(rest, []);
  return keys.length > 0 && globMatches(head, keys[0]) && match(rest, keys.slice(1));
}

export {
  peopleOf,
  identityFlaw,
  isAmong,
  unapproved,
  matchesSubject,
  canMatch,
  canonicalPattern,
  commonPatterns
};
