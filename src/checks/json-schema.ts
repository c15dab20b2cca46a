// JSON Schemas that policies state: run by Ajv, with patterns that run in linear time, and no $ref that leads outside.
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { RE2JS } from "re2js";
import { isUnset } from "../catalog/meaning.ts";
import { messageOf } from "../errors.ts";
import { type Json, segment, unpointer } from "../model/json.ts";
import { enumeration, word } from "./words.ts";

class LinearPattern {
  readonly #regex: RE2JS;
  readonly #source: string;
  constructor(source: string) {
    this.#regex = RE2JS.compile(source);
    this.#source = source;
  }
  // Ajv keeps patterns apart by their text: without it every schema would share the first pattern.
  toString(): string {
    return this.#source;
  }
  test(text: string): boolean {
    return this.#regex.matcher(text).find();
  }
}

// Strict about words it does not know, not about types that the setting has anyway.
const options = {
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  logger: false,
} as const;
let judge: Ajv2020 | undefined;

/** @param all whether every objection is wanted, and not only the first */
function compile(schema: Json, all: boolean) {
  // What schemas must look like takes longer to compile than a schema does: it is compiled once for all of them.
  judge ??= new Ajv2020(options);
  void judge.validateSchema(schema as object, true);
  const regExp = Object.assign((source: string) => new LinearPattern(source) as unknown as RegExp, {
    code: "new LinearPattern",
  });
  // Looking for the first objection, Ajv passes over what stands after the prefixItems of an empty list.
  const allErrors = all || JSON.stringify(schema).includes('"prefixItems":');
  const ajv = new Ajv2020({ ...options, allErrors, validateSchema: false, code: { regExp } });
  return ajv.compile(schema as object);
}

const endless = "refers to itself without an end";

/** Why a schema cannot be used; undefined when it can. */
export function unusable(schema: Json): string | undefined {
  if (isUnset(schema)) return "states nothing";
  const text = JSON.stringify(schema);
  if (/"\$ref":"(?!#)/.test(text)) return "has a $ref that leads outside";
  // Where the validator is known to say something else than the standard, nobody could rely on what it says.
  if (text.includes('"$dynamicRef":')) return "has a $dynamicRef, which is not read; write a $ref";
  if (text.includes('"contains":') && text.includes('"unevaluatedItems":'))
    return "has contains beside unevaluatedItems, which are not read together; state the entries with items";
  try {
    const validate = compile(schema, false);
    // Such a schema gives a promise, which reads like true.
    if ("$async" in validate) return "is $async, which is not read; leave $async out";
    validate({});
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return endless;
    return `is not a JSON Schema that can be used: ${messageOf(error)}`;
  }
}

/** What a schema objects to at one place. */
export interface Objection {
  /** JSON Pointer. */
  readonly place: string;
  /** To be read after the place: "must be equal to constant". */
  readonly message: string;
}

/** The objections to a value, by place, at least one when it is not valid. */
export type SchemaTest = (value: Json) => readonly Objection[];

/**
 * A test by a schema that can be used.
 * @param all whether every objection is wanted, those to keys at the keys; otherwise there is one at most
 */
export function schemaTest(schema: Json, all: boolean): SchemaTest {
  const validate = compile(schema, all);
  return (value) => {
    try {
      if (validate(value)) return [];
    } catch (error) {
      // Some schemas go round in circles on some values only. What cannot be judged does not hold.
      if (error instanceof RangeError) return [{ place: "", message: `cannot be judged: the schema ${endless}` }];
      throw error;
    }
    const errors = validate.errors ?? [];
    const causes = errors.filter((error) => !isSummary(error));
    const byPlace = new Map<string, Objection>();
    for (const error of causes.length > 0 ? causes : errors) {
      const place = all ? placeOf(error) : error.instancePath;
      if (!byPlace.has(place)) byPlace.set(place, { place, message: all ? wordsOf(error) : plainWords(error) });
    }
    return [...byPlace.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
  };
}

/** Whether an objection says only that others were made. */
function isSummary({ keyword, params }: ErrorObject): boolean {
  if (keyword === "oneOf") return params["passingSchemas"] === null;
  return keyword === "if" || keyword === "anyOf";
}

function plainWords({ message }: ErrorObject): string {
  return message ?? "is not valid";
}

/** The objection to what stands at its place, with the values that would do. */
function wordsOf(error: ErrorObject): string {
  const { keyword, params } = error;
  const { allowedValue, allowedValues } = params;
  if (keyword === "required") return "must be set";
  if (keyword === "additionalProperties" || keyword === "false schema") return "must not be set";
  if (keyword === "const" && allowedValue !== undefined) return `must be ${word(allowedValue)}`;
  if (keyword === "enum" && allowedValues) return `must be one of ${enumeration(allowedValues)}`;
  return plainWords(error);
}

/** Where the mistake is: the key that is missing or should be, not the object it would stand in. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  // The pointers are Ajv's, which escapes as we do; going through the keys keeps it so.
  const place = unpointer(instancePath).map(segment).join("");
  const { missingProperty, additionalProperty } = params;
  if (keyword === "required" && typeof missingProperty === "string") return place + segment(missingProperty);
  if (keyword === "additionalProperties" && typeof additionalProperty === "string")
    return place + segment(additionalProperty);
  return place;
}
