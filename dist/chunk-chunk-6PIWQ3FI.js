import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  email,
  flawOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  _enum,
  _minLength,
  _regex,
  array,
  describe,
  refine,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import {
  endOf,
  startOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";

// src/policy/shapes.ts
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
function date(example, hour, resolve, means) {
  const wrong = `is not a day such as ${example} or an instant such as ${example}T${hour}:00:00Z`;
  return string().check(
    _regex(/^\d{4}-\d\d-\d\d(?:[Tt]\S+)?$/, wrong),
    refine((text) => resolve(text) !== void 0, wrong),
    says(means)
  );
}
var from = date("2026-03-01", "09", startOf, "A day (from its start, UTC) or an instant");
var until = date("2026-03-31", "18", endOf, "A day (its whole day, UTC) or an instant");
var severitySchema = _enum(severities).check(says("How bad a violation is"));
var controlsSchema = array(string().check(_regex(/^[a-z0-9][a-z0-9.-]*:\S+$/i, "is not a control such as soc2:CC6.8"))).check(says("Control ids, as framework:id"));
var person = string().check(
  _minLength(1, "is empty"),
  refine((who) => !/\s/.test(who), "has white space"),
  // oxlint-disable-next-line no-control-regex
  refine((who) => !/[^\x20-\x7e]/.test(who), "has characters beyond ASCII, which can look like others"),
  refine((who) => !/^\*+(?:@\**)?$/.test(who), "matches everybody"),
  refine(
    (who) => !who.includes("@") || flawOf(email, who) === void 0,
    "is neither an e-mail address nor *@ and a domain"
  ),
  says("An e-mail address, *@domain, or a user id")
);
var inOrder = ({ from: from2, until: until2 }) => from2 === void 0 || until2 === void 0 || (endOf(until2) ?? Infinity) > (startOf(from2) ?? -Infinity);
var patterns = array(filled).check(
  _minLength(1, "lists nothing"),
  says("Patterns of settings, as sandbox.network.*; * is one segment, ** any number")
);

export {
  says,
  filled,
  date,
  from,
  until,
  severitySchema,
  controlsSchema,
  person,
  inOrder,
  patterns
};
