import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ZodMiniBigInt,
  ZodMiniBoolean,
  ZodMiniDate,
  ZodMiniNumber,
  ZodMiniString,
  _coercedBigint,
  _coercedBoolean,
  _coercedDate,
  _coercedNumber,
  _coercedString,
  _default,
  _gte,
  _lte,
  _minLength,
  array,
  boolean,
  describe,
  int,
  looseObject,
  nullable,
  object,
  optional,
  record,
  string,
  unknown
} from "./chunk-chunk-D54IF724.js";
import {
  __export
} from "./chunk-chunk-RPXPASOV.js";

// node_modules/zod/v4/mini/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean2,
  date: () => date,
  number: () => number,
  string: () => string2
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _coercedString(ZodMiniString, params);
}
// @__NO_SIDE_EFFECTS__
function number(params) {
  return _coercedNumber(ZodMiniNumber, params);
}
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _coercedBoolean(ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function bigint(params) {
  return _coercedBigint(ZodMiniBigInt, params);
}
// @__NO_SIDE_EFFECTS__
function date(params) {
  return _coercedDate(ZodMiniDate, params);
}

// src/service/endpoint.ts
var listQuery = object({
  limit: _default(
    coerce_exports.number().check(int(), _gte(1), _lte(100), describe("Items on a page, 1 to 100")),
    20
  ),
  cursor: optional(string().check(_minLength(1), describe("`nextCursor` of the page before")))
});
var pagination = looseObject({
  hasMore: boolean().check(describe("Whether another page follows")),
  nextCursor: nullable(string()).check(describe("What to send as `cursor` for it"))
});
var MAX_LIMIT = 100;

// src/service/enterprise-controls.ts
var controlChange = looseObject({
  revision: int().check(describe("The number of the revision")),
  settings: record(string(), unknown()).check(describe("The whole settings at this revision, not a difference")),
  user: looseObject({ id: string(), email: string(), name: string() }).check(describe("Who made the revision")),
  updatedAt: string().check(describe("When, as date-time"))
});
var history = {
  name: "enterpriseControls.history",
  says: "Every revision of the enterprise controls, newest first.",
  method: "GET",
  host: "api",
  path: "/api/v0/organization/enterprise-controls/history",
  query: listQuery,
  response: looseObject({ changes: array(controlChange), pagination }),
  success: 200
};

export {
  listQuery,
  pagination,
  MAX_LIMIT,
  history
};
