import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  foldAscii,
  kindOf,
  normalOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  NO_FINGERPRINT,
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import {
  DAY,
  endOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/policy/exceptions.ts
var MAX_DAYS = 180;
var SOON = 30 * DAY;
function exceptionsOf(document, inputs) {
  const problems = [];
  const exceptions = inputs.map((input, i) => {
    const complain = (message, hint, key) => problems.push(document.problem(key ? ["exceptions", i, key] : ["exceptions", i], message, hint));
    const from = startOf(input.from);
    const until = input.expires === void 0 ? null : endOf(input.expires);
    const event = input.revision !== void 0;
    const name = `exceptions[${i}]`;
    if (event && input.inert !== void 0)
      complain(`${name} has a revision and "inert"`, "an event has a revision, a setting a value", "inert");
    if (input.agreedBy?.some((who) => foldAscii(who) === foldAscii(input.owner)))
      complain(`${name} is agreed to by its owner`, "name somebody else, or leave it out", "agreedBy");
    if (event && input.value !== void 0)
      complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
    else if (!event && input.value === void 0)
      complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
    else if (Array.isArray(input.value) && input.value.length === 0)
      complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
    if (!event && until === null)
      complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
    else if (until !== null && until <= from) complain(`${name} ends before it begins`, void 0, "expires");
    else if (until !== null && startOf(input.expires) - from > MAX_DAYS * DAY)
      complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
    return {
      rule: input.rule,
      value: event || input.value === void 0 ? null : Array.isArray(input.value) ? input.value : [input.value],
      subject: input.subject ?? null,
      inert: input.inert ?? false,
      revision: input.value === void 0 ? input.revision ?? null : null,
      owner: input.owner,
      agreedBy: input.agreedBy ?? [],
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
    const { rule, revision, subject, agreedBy } = exception;
    if (names.agreement && agreedBy.length === 0)
      problems.push(
        document.problem(
          ["exceptions", i],
          `exceptions[${i}] for ${rule} has no "agreedBy"`,
          "the configuration demands it: name somebody other than the owner who agreed to it"
        )
      );
    const at = ["exceptions", i, "rule"];
    const others = names.others.get(rule) ?? [];
    const about = names.settings.has(rule) || names.builtin.has(rule) ? rule : others[0];
    if (about === void 0) {
      const known = [...names.settings.keys(), ...names.builtin, ...names.others.keys()];
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
    if (revision === null && subject === null && names.settings.get(about)?.includes("[*]") === true)
      problems.push(
        document.problem(
          ["exceptions", i],
          `exceptions[${i}] has no "subject", and ${about} is about every entry: it would accept those that come later`,
          `name the one entry it is for by its finding's subject, such as ${exampleOf(names.settings.get(about))}`
        )
      );
    return { ...exception, rule: about, subject: subject ?? names.overridden.get(about) ?? null };
  });
  return { exceptions: found, problems };
}
function termAt(exception, time) {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}
function exampleOf(setting) {
  return `/${setting.replaceAll("[*]", "/x").replaceAll(".", "/")}`;
}
function isAbout(exception, { rule, subject, event, inert }) {
  return exception.rule === rule && (exception.subject === null || exception.subject === subject) && (exception.inert || !inert) && (event ? exception.revision !== null && exception.revision === event.revision : exception.revision === null);
}
function entryKey(setting, entry) {
  if (isSecret(entry)) return canonical(entry.fingerprint);
  if (typeof entry === "string" && entry.startsWith("fp:")) return canonical(entry);
  return setting ? normalOf(kindOf(setting), entry) : canonical(entry);
}
function acceptedBy({ value }, setting) {
  return new Set((value ?? []).filter((entry) => entry !== NO_FINGERPRINT).map((entry) => entryKey(setting, entry)));
}

export {
  SOON,
  exceptionsOf,
  withRules,
  termAt,
  isAbout,
  entryKey,
  acceptedBy
};
