import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  administrators,
  map,
  maybe,
  none,
  pages,
  pagesOf,
  text,
  whole
} from "./chunk-chunk-BRF3Z462.js";
import {
  declare
} from "./chunk-chunk-T6J2SRZP.js";
import {
  describe,
  looseObject,
  object,
  unknown
} from "./chunk-chunk-WWJXMTTS.js";

// src/service/enterprise-controls.ts
var controlChange = looseObject({
  revision: whole("The number of the revision"),
  settings: map(unknown(), "The whole settings at this revision, not a difference"),
  user: looseObject({ id: text("Identifier"), email: text("E-mail address"), name: text("Name") }).check(describe("Who made the revision")),
  updatedAt: text("When, as date-time")
});
var enterpriseControls = declare("enterpriseControls", {
  /** Read through the seal, never parsed by a caller. */
  history: {
    says: "Lists every revision of the enterprise controls, newest first.",
    method: "GET",
    host: "api",
    path: "/api/v0/organization/enterprise-controls/history",
    params: none,
    query: object(pages),
    ...pagesOf("changes", controlChange, "Revisions, newest first"),
    sealed: true,
    success: 200,
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 100 }
  }
});

// src/service/users.ts
var user = looseObject({
  id: text("Identifier of the user"),
  email: text("E-mail address"),
  createdAt: text("When the user joined, as date-time"),
  metadata: maybe(map(unknown(), "What the organization keeps of the user besides")),
  firstName: maybe(text("First name")),
  lastName: maybe(text("Last name")),
  lastSignInAt: maybe(text("When the user last signed in, as date-time"))
});
var users = declare("users", {
  list: {
    says: "Lists the members of the organization.",
    method: "GET",
    host: "api",
    path: "/api/v0/organization/users",
    params: none,
    query: object(pages),
    ...pagesOf("users", user, "Members"),
    success: 200,
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 50 }
  }
});

export {
  controlChange,
  enterpriseControls,
  user,
  users
};
