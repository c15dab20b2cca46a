import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  administrators,
  list,
  none,
  text,
  whole
} from "./chunk-chunk-BRF3Z462.js";
import {
  declare
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _maxLength,
  _minLength,
  array,
  describe,
  email,
  looseObject
} from "./chunk-chunk-WWJXMTTS.js";

// src/service/limits.ts
var MAX_ENTRIES = 100;
var creditLimit = looseObject({
  email: text("E-mail address of the user").check(email("is not an e-mail address")),
  limit: whole("Credits that the user may consume")
});
var limits = declare("limits", {
  set: {
    says: "Sets credit limits of users; what cannot be set is in `errors`, and the rest is done.",
    method: "PUT",
    host: "api",
    path: "/api/v0/organization/usage/limits/users",
    params: none,
    query: none,
    body: looseObject({
      users: array(creditLimit).check(_minLength(1), _maxLength(MAX_ENTRIES), describe("The limits, each of one user"))
    }),
    response: looseObject({
      updated: list(looseObject({ email: text("E-mail address"), limit: whole("The limit set") }), "What was set"),
      errors: list(
        looseObject({ email: text("E-mail address"), error: text("Why it was not set") }),
        "What was not set"
      )
    }),
    success: 200,
    refusals: [400, 401, 403, 413, 500],
    allowed: administrators,
    effect: "the limits may have been set",
    example: { users: [{ email: "ada@corp.example", limit: 5e5 }] }
  }
});

export {
  MAX_ENTRIES,
  creditLimit,
  limits
};
