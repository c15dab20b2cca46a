import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DEFAULT_LIMIT
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _enum,
  _gte,
  _lte,
  _maxLength,
  _minLength,
  array,
  boolean,
  describe,
  int,
  looseObject,
  meta,
  nullable,
  number2 as number,
  object,
  optional,
  record,
  refine,
  string,
  union
} from "./chunk-chunk-WWJXMTTS.js";

// src/service/paging.ts
var MAX_LIMIT = 100;
function byPagination(items) {
  return {
    items,
    parameter: "cursor",
    most: MAX_LIMIT,
    next: (page) => following(page["pagination"], "hasMore", "nextCursor")
  };
}
function byMeta(items) {
  return {
    items,
    parameter: "cursor",
    most: MAX_LIMIT,
    next: (page) => following(page["meta"], "has_more", "next_cursor")
  };
}
function byLast(items, id) {
  return {
    items,
    parameter: "startAfter",
    next: (page) => {
      const last = page[items].at(-1);
      return last && textOf(last[id]);
    }
  };
}
function following(said, more, cursor) {
  const { [more]: hasMore, [cursor]: next } = said ?? {};
  return hasMore === true ? textOf(next) : void 0;
}
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : null;
}

// src/service/fields.ts
var text = (says) => string().check(describe(says));
var textOf2 = (least, most, says) => string().check(_minLength(least), _maxLength(most), describe(says));
var number2 = (says) => number().check(describe(says));
var whole = (says) => int().check(describe(says));
var flag = (says) => boolean().check(describe(says));
var millis = (says) => number().check(describe(`${says}, in milliseconds since 1970`));
var list = (of, says) => array(of).check(describe(says));
var map = (of, says) => record(string(), of).check(describe(says));
var may = (of) => optional(of);
var maybe = (of) => optional(nullable(of));
var oneOf = (known, says) => union([_enum(known), string()]).check(describe(says));
var none = object({});
var segment = (says, most = 256) => string().check(
  _minLength(1),
  _maxLength(most),
  refine((value) => value !== "." && value !== "..", "is not a name that can stand in a path"),
  refine(
    (value) => !/[/\\\p{Cc}]/u.test(value) && value.isWellFormed(),
    "has characters that cannot stand in a path"
  ),
  describe(says)
);
var pages = {
  limit: may(
    int().check(_gte(1), _lte(MAX_LIMIT), describe("Items on a page"), meta({ default: DEFAULT_LIMIT }))
  ),
  cursor: may(string().check(_minLength(1), describe("Where to begin: the cursor that the page before gave")))
};
function pagesOf(items, of, says) {
  const shape = { [items]: list(of, says), pagination };
  return { response: looseObject(shape), paging: byPagination(items) };
}
var pagination = looseObject({
  hasMore: flag("Whether another page follows"),
  nextCursor: maybe(text("What to send as `cursor` for it"))
}).check(describe("What follows this page"));
var administrators = ["owner", "manager"];
var people = ["owner", "manager", "member"];

export {
  MAX_LIMIT,
  byMeta,
  byLast,
  text,
  textOf2 as textOf,
  number2 as number,
  whole,
  flag,
  millis,
  list,
  map,
  may,
  maybe,
  oneOf,
  none,
  segment,
  pages,
  pagesOf,
  administrators,
  people
};
