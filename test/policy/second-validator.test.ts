// The published schemas in another validator: editors and pipelines do not all use ours.
import { readFileSync } from "node:fs";
import { Validator } from "@cfworker/json-schema";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readYaml } from "../../src/yaml/document.ts";
import { runs } from "../support/runs.ts";
import { corpus } from "./corpus.ts";

/** Returns both validators of a published schema. */
function validators(name: string) {
  const schema = JSON.parse(readFileSync(`policies/${name}.schema.json`, "utf8")) as object;
  const first = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const second = new Validator(schema, "7");
  return { first: (value: unknown) => first(value), second: (value: unknown) => second.validate(value).valid };
}

/** Returns every place of a value, as a list of keys. */
function placesOf(value: unknown, keys: readonly string[] = []): string[][] {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, member]) => placesOf(member, [...keys, key]))
      : [];
  return [[...keys], ...inner];
}

/** Replaces the value at a place; undefined removes the member. */
function changed(value: unknown, [key, ...keys]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? changed(item, keys, other) : item));
  const rest = { ...(value as Record<string, unknown>) };
  if (keys.length === 0 && other === undefined) delete rest[key];
  else rest[key] = changed(rest[key], keys, other);
  return rest;
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

const policies = corpus.flatMap(({ text }) => {
  const read = readYaml("policy.yaml", text("policy.yaml"));
  return "problems" in read ? [] : [asJson(read.document.value)];
});
const reports = ["compliant", "drifted", "incomplete", "tampered"].map(
  (state) => JSON.parse(readFileSync(`test/golden/reporters/${state}.json.json`, "utf8")) as unknown,
);

describe.each([
  ["policy", policies],
  ["report", reports],
])("the published schema of a %s", (name, examples) => {
  const { first, second } = validators(name);

  it("takes and refuses the same examples by two validators", () => {
    expect(examples.map(second)).toEqual(examples.map(first));
  });

  it("takes and refuses the same by both when one member is another or is missing", () => {
    const other = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }));
    fc.assert(
      fc.property(fc.constantFrom(...examples), fc.nat(), other, (example, n, value) => {
        const places = placesOf(example);
        const mutant = asJson(changed(example, places[n % places.length]!, value) ?? null);
        expect(second(mutant)).toBe(first(mutant));
      }),
      { numRuns: runs(150) },
    );
  });
});
