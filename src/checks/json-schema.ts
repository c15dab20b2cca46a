// The JSON Schemas of policies: run by Ajv, with patterns in linear time, and without a $ref that leads outside.
import { _, Ajv2020, type ErrorObject, type FuncKeywordDefinition } from "ajv/dist/2020.js";
import { RE2JS } from "re2js";
import { isUnset } from "../catalog/unset.ts";
import { didYouMean, messageOf } from "../errors.ts";
import {
  bag,
  canonical,
  equal,
  isArray,
  isExactNumber,
  isObject,
  type Json,
  segment,
  unpointer,
  valueAt,
} from "../model/json.ts";
import { isMisplaced, isSecret, withSecretsAsTexts } from "../model/sealed.ts";
import { RedactedTexts } from "./redacted-texts.ts";
import { enumeration, word } from "./words.ts";

class LinearPattern {
  readonly #regex: RE2JS;
  readonly #source: string;
  readonly #redacted: RedactedTexts;
  constructor(source: string, redacted: RedactedTexts) {
    this.#regex = RE2JS.compile(source);
    this.#source = source;
    this.#redacted = redacted;
  }
  // Ajv caches patterns by their text. Without this method all patterns would share the first.
  toString(): string {
    return this.#source;
  }
  test(text: string): boolean {
    return this.#redacted.test(text, `pattern ${canonical([this.#source, text])}`, () =>
      this.#regex.matcher(text).find(),
    );
  }
}

// Strict on unknown keywords, not on types: the setting's type is tested anyway.
const options = {
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  logger: false,
} as const;
let judge: Ajv2020 | undefined;

/** Returns what is wrong with a schema by the standard; undefined: nothing. @throws Error if it names another standard */
function flawOf(schema: Json): string | undefined {
  // Compiling the meta-schema takes longer than compiling a schema, so it is compiled only once.
  judge ??= new Ajv2020(options);
  if (judge.validateSchema(schema as object) === true) return undefined;
  const causes = (judge.errors ?? []).filter((error) => !isSummary(error));
  const [error] = causes.sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (!error) return "it is malformed";
  const values = error.params["allowedValues"] as readonly string[] | undefined;
  if (!values) return `${error.instancePath} ${plainWords(error)}`;
  const schemaValue = valueAt(schema, unpointer(error.instancePath));
  const near = typeof schemaValue === "string" ? didYouMean(schemaValue, values) : undefined;
  return `${error.instancePath} must be one of ${values.join(", ")}${near === undefined ? "" : `; ${near}`}`;
}

/**
 * Replaces the keywords that compare objects. Ajv compares by a function that calls methods of the objects: it throws for
 * objects without a prototype, as settings are, and takes them for different from others.
 */
function withOwnEquality(ajv: Ajv2020, redacted: RedactedTexts): Ajv2020 {
  const isAmong = (allowed: readonly Json[], value: Json) =>
    redacted.test(value, `enum ${canonical([allowed, value])}`, () =>
      allowed.some((expectedValue) => equal(expectedValue, value)),
    );
  const keywords: Record<"const" | "enum" | "uniqueItems", Pick<FuncKeywordDefinition, "validate" | "error">> = {
    const: {
      validate: (expectedValue: Json, value: Json) => isAmong([expectedValue], value),
      error: { message: "must be equal to constant", params: ({ schemaCode }) => _`{allowedValue: ${schemaCode}}` },
    },
    enum: {
      validate: isAmong,
      error: {
        message: "must be equal to one of the allowed values",
        params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
      },
    },
    uniqueItems: {
      validate: (isWanted: boolean, value: Json) =>
        !isWanted || !isArray(value) || new Set(value.map(canonical)).size === value.length,
      error: { message: "must NOT have duplicate items" },
    },
  };
  for (const [keyword, definition] of Object.entries(keywords))
    ajv.removeKeyword(keyword).addKeyword({ keyword, modifying: false, ...definition });
  return ajv;
}

/** @param all whether to report every objection, not only the first */
function compile(schema: Json, all: boolean, redacted = new RedactedTexts()) {
  const regExp = Object.assign((source: string) => new LinearPattern(source, redacted) as unknown as RegExp, {
    code: "new LinearPattern",
  });
  // With allErrors off, Ajv ignores the keywords after the prefixItems of an empty list.
  const allErrors = all || JSON.stringify(schema).includes('"prefixItems":');
  const ajv = new Ajv2020({ ...options, allErrors, validateSchema: false, code: { regExp } });
  return withOwnEquality(ajv, redacted).compile(schema as object);
}

const notASchema = "is not a JSON Schema that can be used";
const endless = "refers to itself without end";

/** Keywords that forbid no value. */
const annotations = new Set(
  "$schema $id $anchor $comment $defs title description default examples deprecated readOnly writeOnly".split(" "),
);

/** Why a schema cannot be used; undefined when it can. */
export function unusable(schema: Json): string | undefined {
  if (isUnset(schema) || (isObject(schema) && Object.keys(schema).every((key) => annotations.has(key))))
    return "states nothing";
  const text = JSON.stringify(schema);
  if (/"\$ref":"(?!#)/.test(text)) return "has a $ref to another document";
  // Rejects keywords for which the validator is known to deviate from the standard.
  if (text.includes('"$dynamicRef":')) return "has a $dynamicRef, which is not supported; write a $ref";
  // Beside alternatives, the validator accepts unevaluated entries if an alternative is not valid.
  const beside = ["contains", "anyOf", "oneOf", "then", "else"].find((keyword) => text.includes(`"${keyword}":`));
  if (beside !== undefined && text.includes('"unevaluatedItems":'))
    return `has ${beside} beside unevaluatedItems, which is not supported; state the entries with items`;
  try {
    const flaw = flawOf(schema);
    if (flaw !== undefined) return `${notASchema}: ${flaw}`;
    const validate = compile(schema, false);
    // Such a schema gives a promise, which reads like true.
    if ("$async" in validate) return "is $async, which is not read; leave $async out";
    validate({});
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return endless;
    const message = messageOf(error);
    if (message.startsWith("no schema with key"))
      return "has a $schema of another standard than 2020-12; leave $schema out";
    const keyword = /^strict mode: unknown keyword: "(.*)"$/s.exec(message)?.[1];
    if (keyword === undefined) return `${notASchema}: ${message}`;
    const near = didYouMean(keyword, Object.keys(judge?.RULES.keywords ?? {}));
    return `${notASchema}: unknown keyword "${keyword}"${near === undefined ? "" : `; ${near}`}`;
  }
}

/** An objection of a schema at one place. */
export interface Objection {
  /** JSON Pointer. */
  readonly place: string;
  /** To be read after the place: "must be equal to constant". */
  readonly message: string;
  /** Whether the schema has alternatives there, and this is the objection of one of them. */
  readonly isAlternative: boolean;
}

/** Returns the objections to a value, by place: at least one when the value is not valid. */
export type SchemaTest = (value: Json) => readonly Objection[];

/** Lists and objects that the validator reads as they are. */
const plain = new WeakSet<object>();

/**
 * Returns a value as the validator is to read it. An exact number is an object for it, which passes every limit: it
 * becomes the nearest double. So is a secret in place of a text, which passes every pattern: it becomes its marker's text.
 */
function readable(value: Json): Json {
  if (typeof value !== "object" || value === null || plain.has(value)) return value;
  if (isSecret(value)) return isMisplaced(value) ? withSecretsAsTexts(value) : value;
  // The validator ignores infinite numbers too.
  if (isExactNumber(value)) return Math.max(-Number.MAX_VALUE, Math.min(Number(value.$number), Number.MAX_VALUE));
  const members = Object.entries(value).map(([key, item]) => [key, item, readable(item)] as const);
  if (members.some(([, item, read]) => item !== read)) {
    const copy: Record<string, Json> | Json[] = isArray(value) ? [] : bag();
    return Object.assign(copy, Object.fromEntries(members.map(([key, , read]) => [key, read])));
  }
  plain.add(value);
  return value;
}

/**
 * Compiles a usable schema to a test.
 * @param all whether to report every objection, at the key that it concerns; otherwise at most one
 */
export function schemaTest(schema: Json, all: boolean): SchemaTest {
  const redacted = new RedactedTexts();
  const validate = compile(schema, all, redacted);
  return (value) => {
    const read = readable(value);
    try {
      if (validate(read)) {
        if (redacted.isAlways(() => validate(read))) return [];
        return [{ place: "", message: "cannot be judged: a redacted text decides", isAlternative: false }];
      }
    } catch (error) {
      // Some schemas recurse without end on some values only. Such a value fails.
      if (error instanceof RangeError) {
        const message = `cannot be judged: the schema ${endless}`;
        return [{ place: "", message, isAlternative: false }];
      }
      throw error;
    }
    const errors = validate.errors ?? [];
    const causes = errors.filter((error) => !isSummary(error));
    const isAlternative = alternativesIn(errors);
    const byPlace = new Map<string, Objection>();
    for (const error of causes.length > 0 ? causes : errors) {
      const place = all ? placeOf(error) : error.instancePath;
      if (!byPlace.has(place))
        byPlace.set(place, {
          place,
          message: all ? wordsOf(error) : plainWords(error),
          isAlternative: isAlternative(error),
        });
    }
    return [...byPlace.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
  };
}

/** Returns whether an error is that of one of several alternatives, none of which is valid. */
function alternativesIn(errors: readonly ErrorObject[]): (error: ErrorObject) => boolean {
  const lists = errors.filter((error) => error.keyword !== "if" && isSummary(error)).map((error) => error.schemaPath);
  const branchOf = ({ schemaPath }: ErrorObject, list: string) =>
    schemaPath.startsWith(`${list}/`) ? schemaPath.slice(list.length + 1).split("/")[0] : undefined;
  const several = lists.filter((list) => {
    const branches = errors.map((error) => branchOf(error, list)).filter((branch) => branch !== undefined);
    return new Set(branches).size > 1;
  });
  return (error) => several.some((list) => branchOf(error, list) !== undefined);
}

/** Whether an error only summarizes other errors. */
function isSummary({ keyword, params }: ErrorObject): boolean {
  if (keyword === "oneOf") return params["passingSchemas"] === null;
  return keyword === "if" || keyword === "anyOf";
}

/** Returns the text of an objection, with the values that would be valid. */
function plainWords({ keyword, params, message }: ErrorObject): string {
  const { allowedValue, allowedValues, additionalProperty } = params;
  if (keyword === "false schema") return "must not be set";
  if (keyword === "not") return "must not match the schema of not";
  if (keyword === "const" && allowedValue !== undefined) return `must be ${word(allowedValue)}`;
  if (keyword === "enum" && allowedValues) return `must be one of ${enumeration(allowedValues)}`;
  if (keyword === "additionalProperties") return `must not have property '${String(additionalProperty)}'`;
  return message ?? "is not valid";
}

/** Returns the text of an objection at the key that it concerns. */
function wordsOf(error: ErrorObject): string {
  const { keyword } = error;
  if (keyword === "required") return "must be set";
  if (keyword === "additionalProperties") return "must not be set";
  return plainWords(error);
}

/** Returns the place of an objection: the key that is missing or must be absent, not the object around it. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  // Ajv's pointers are escaped like ours. Parsing them here makes sure that they stay so.
  const place = unpointer(instancePath).map(segment).join("");
  const { missingProperty, additionalProperty } = params;
  if (keyword === "required" && typeof missingProperty === "string") return place + segment(missingProperty);
  if (keyword === "additionalProperties" && typeof additionalProperty === "string")
    return place + segment(additionalProperty);
  return place;
}
