// Numbers of answers that a double cannot hold.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, valueAt } from "../../src/model/json.ts";
import { JsonReader } from "../../src/seal/strict-json.ts";
import { readAnswer } from "../../src/service/answer.ts";
import { jsonWithDigits } from "../../src/service/digits.ts";
import { resources } from "../../src/service/index.ts";
import { runs } from "../support/runs.ts";

const strictly = (json: string) => new JsonReader(Buffer.from(json)).value();

const number = fc.oneof(
  fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
  fc.constantFrom(
    "12345678901234567890",
    "9007199254740993",
    "1e400",
    "-1E-400",
    "0.12345678901234567891",
    "1.0",
    "-0",
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);
const key = fc.oneof(fc.string(), fc.constantFrom("$number", "$$number", "__proto__", "0"));
const { object: json } = fc.letrec<{ value: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: "json" },
    number,
    fc.string().map((text) => JSON.stringify(text)),
    fc.array(tie("value"), { maxLength: 3, depthIdentifier: "json" }).map((items) => `[${items.join()}]`),
    tie("object"),
  ),
  object: fc
    .uniqueArray(fc.tuple(key, tie("value")), { maxLength: 3, selector: ([name]) => name, depthIdentifier: "json" })
    .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
}));

test.each([
  [
    resources.users.list,
    "users",
    (more: string) => `{"users":[{"id":"a","email":"b","createdAt":"c","more":${more}}]}`,
  ],
  [
    resources.limits.set,
    "errors",
    (more: string) => `{"updated":[],"errors":[{"email":"a","error":"b","more":${more}}]}`,
  ],
  // Here a figure of the wrong type becomes null, which makes a new object.
  [
    resources.readiness.list,
    "reports",
    (more: string) => `{"reports":[{"reportId":"a","createdAt":"","more":${more}}]}`,
  ],
])("$name: an answer is printed with every digit that the service sent", (endpoint, items, bodyWith) => {
  fc.assert(
    fc.property(json, (more) => {
      const printed = jsonWithDigits(readAnswer(endpoint, {}, Buffer.from(bodyWith(more))), 2);
      expect(canonical(valueAt(strictly(printed), [items, 0, "more"])!)).toBe(canonical(strictly(more)));
    }),
    { numRuns: runs(200) },
  );
});
