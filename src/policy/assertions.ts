// Assertions: JSON Schemas for the settings as a whole, each compiled once.
import type { SchemaTest } from "../checks/json-schema.ts";
import type { Problem } from "../errors.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { certain, durationOf } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import type { Assertion } from "../model/policy.ts";
import type { YamlDocument } from "../yaml/document.ts";
import type { AssertionInput } from "./schema.ts";
import { settingsNamedIn } from "./schema-settings.ts";
import type { RuleContext } from "./settings.ts";
import type { Sound } from "./sound.ts";

/** An assertion with its compiled schema. */
export interface CompiledAssertion extends Assertion {
  readonly test: SchemaTest;
}

/** The JSON Schema compiler (checks/json-schema.ts). A parameter, because its library is loaded only if needed. */
export interface Compiler {
  unusable(schema: Json): string | undefined;
  schemaTest(schema: Json, all: boolean): SchemaTest;
}

/** Returns the problems of the assertions of a file, besides those of their shape. */
export function assertionProblems(
  document: YamlDocument,
  inputs: readonly (Sound<AssertionInput> | undefined)[],
  catalog: Catalog,
  compiler: Compiler,
): Problem[] {
  return inputs.flatMap((input, i): Problem[] => {
    if (input?.schema === undefined) return [];
    const at = ["assertions", i, "schema"];
    const name = `assertions[${i}].schema`;
    const why = compiler.unusable(input.schema);
    if (why !== undefined) return [document.problem(at, `${name} ${why}`)];
    return settingsNamedIn(input.schema, catalog).mistakes.map(({ path, name: key, suggestion }) =>
      document.problem(
        [...at, ...path],
        `${name}: no setting is named "${key}" there`,
        `did you mean "${suggestion}"?`,
        "key",
      ),
    );
  });
}

/** Compiles the assertions of a file. */
export function assertionsOf(
  document: YamlDocument,
  inputs: readonly AssertionInput[],
  { catalog, defaults }: Pick<RuleContext, "catalog" | "defaults">,
  compiler: Compiler,
): CompiledAssertion[] {
  return inputs.map((input, i) => ({
    id: `${defaults.policy}/${input.id}`,
    policy: defaults.policy,
    title: input.title ?? input.id,
    owner: defaults.owner,
    severity: input.severity ?? defaults.severity,
    rationale: input.because ?? defaults.rationale,
    remediation: input.remediation ?? null,
    controls: input.controls ?? defaults.controls,
    schema: input.schema,
    governs: settingsNamedIn(input.schema, catalog).paths,
    fixWithinSeconds: input.fixWithin === undefined ? null : certain(durationOf, input.fixWithin),
    from: defaults.from,
    until: defaults.until,
    location: document.place(["assertions", i]),
    test: compiler.schemaTest(input.schema, true),
  }));
}
