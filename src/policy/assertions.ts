// Assertions: JSON Schemas for the settings as a whole, each compiled once.
import type { SchemaTest } from "../checks/json-schema.ts";
import type { Problem } from "../errors.ts";
import { certain, durationOf } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import type { Assertion } from "../model/policy.ts";
import type { YamlDocument } from "../yaml/document.ts";
import type { AssertionInput } from "./schema.ts";
import { settingsNamedIn } from "./schema-settings.ts";
import type { RuleContext } from "./settings.ts";

/** An assertion with its compiled schema. */
export interface CompiledAssertion extends Assertion {
  readonly test: SchemaTest;
}

/** The JSON Schema compiler (checks/json-schema.ts). A parameter, because its library is loaded only if needed. */
export interface Compiler {
  unusable(schema: Json): string | undefined;
  schemaTest(schema: Json, all: boolean): SchemaTest;
}

/** Compiles the assertions of a file. Leaves out invalid ones. */
export function assertionsOf(
  document: YamlDocument,
  inputs: readonly AssertionInput[],
  { catalog, defaults }: Pick<RuleContext, "catalog" | "defaults">,
  compiler: Compiler,
): { assertions: CompiledAssertion[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const assertions: CompiledAssertion[] = [];
  inputs.forEach((input, i) => {
    const at = ["assertions", i, "schema"];
    const { schema } = input;
    const name = `assertions[${i}].schema`;
    const why = compiler.unusable(schema);
    if (why !== undefined) {
      problems.push(document.problem(at, `${name} ${why}`));
      return;
    }
    const { paths, mistakes } = settingsNamedIn(schema, catalog);
    for (const mistake of mistakes)
      problems.push(
        document.problem(
          [...at, ...mistake.path],
          `${name}: no setting is named "${mistake.name}" there`,
          `did you mean "${mistake.suggestion}"?`,
          "key",
        ),
      );
    if (mistakes.length > 0) return;
    assertions.push({
      id: `${defaults.policy}/${input.id}`,
      policy: defaults.policy,
      title: input.title ?? input.id,
      owner: defaults.owner,
      severity: input.severity ?? defaults.severity,
      rationale: input.because ?? defaults.rationale,
      remediation: input.remediation ?? null,
      controls: input.controls ?? defaults.controls,
      schema,
      governs: paths,
      fixWithinSeconds: input.fixWithin === undefined ? null : certain(durationOf, input.fixWithin),
      from: defaults.from,
      until: defaults.until,
      location: document.place(["assertions", i]),
      test: compiler.schemaTest(schema, true),
    });
  });
  return { assertions, problems };
}
