// Any JSON Schema, for what the other checks cannot say. Patterns run in linear time and no outside $ref is followed.
import { Ajv2020 } from "ajv/dist/2020.js";
import { RE2JS } from "re2js";
import * as z from "zod/mini";
import { isOpaque, kindOf } from "../catalog/kinds/index.ts";
import { isUnset } from "../catalog/read.ts";
import { equal, type Json } from "../model/json.ts";
import { type Check, entriesOf } from "./check.ts";

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

function compile(schema: Json) {
  const regExp = Object.assign((source: string) => new LinearPattern(source) as unknown as RegExp, {
    code: "new LinearPattern",
  });
  // Strict about words it does not know, not about types that the setting has anyway.
  const loose = { strictTypes: false, strictTuples: false, strictRequired: false } as const;
  const ajv = new Ajv2020({ strict: true, ...loose, allErrors: false, logger: false, code: { regExp } });
  return ajv.compile(schema as object);
}

function unusable(schema: Json): string | undefined {
  if (isUnset(schema)) return "states nothing";
  if (JSON.stringify(schema).match(/"\$(?:dynamicR|r)ef":"(?!#)/)) return "has a $ref that leads outside";
  try {
    compile(schema);
    return undefined;
  } catch (error) {
    return `is not a JSON Schema that can be used: ${(error as Error).message}`;
  }
}

export const schema: Check = {
  says: "is valid by this JSON Schema (2020-12)",
  takes: "a JSON Schema; patterns run in linear time, and $ref stays inside",
  sample: {
    setting: "hooks[*]",
    options: { items: { required: ["hooks"] } },
    holds: [{ hooks: [{ type: "command", command: "/opt/corp/log" }] }],
    fails: [{ command: "/opt/corp/log" }],
  },
  misfit: (setting) => (setting.kind === "secret" ? "a secret is judged with secret or maxAge" : undefined),
  options: () =>
    z.record(z.string(), z.json()).check((context) => {
      const why = unusable(context.value);
      if (why) context.issues.push({ code: "custom", input: context.value, message: why });
    }),
  words: () => "valid by its JSON Schema",
  test: (options, setting) => {
    const validate = compile(options);
    return (value) => {
      if (kindOf(setting).type === "string" && entriesOf(value).some(isOpaque))
        return { message: "holds a secret, so it cannot be judged", offending: entriesOf(value).filter(isOpaque) };
      if (validate(value)) return undefined;
      const [error] = validate.errors ?? [];
      const where = error?.instancePath ? ` at ${error.instancePath}` : "";
      return { message: `is not valid${where}: ${error?.message ?? "the schema does not hold"}`, offending: [value] };
    };
  },
  implies: (lower, upper) => equal(lower, upper),
  carries: "text",
};
