// Writes the JSON Schemas in policies/, derived from the code.
import { writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import { policyTestSchema } from "../src/authoring/test-schema.ts";
import { createCatalog } from "../src/catalog/catalog.ts";
import { loadChecks } from "../src/checks/index.ts";
import { limitsSchema } from "../src/commands/limits/file.ts";
import { planSchema } from "../src/emulator/faults/plan.ts";
import { scenarioSchema } from "../src/emulator/schema.ts";
import { fleetSchema } from "../src/model/fleet.ts";
import { reportSchema } from "../src/model/report/index.ts";
import { packNames } from "../src/policy/files.ts";
import { configSchema } from "../src/run/config-file.ts";
import { policyJsonSchema } from "./policy-schema.ts";
import { tablesSchema } from "./tables.ts";

type Schema = Record<string, unknown>;

/** The public address of the schemas. The tag is that of the releases with the described files. */
const address = "https://raw.githubusercontent.com/driftline/driftline/v1/policies/";

/** Converts a schema for publication. For files that people write, `io` is "input". */
function publishedSchema(title: string, schema: z.core.$ZodType, io: "input" | "output" = "output"): Schema {
  const { $schema, ...body } = z.toJSONSchema(schema, { target: "draft-7", unrepresentable: "any", io }) as Schema;
  return { $schema, title, ...body };
}

/** Returns the text of every published schema by file name. */
export async function schemas(): Promise<Record<string, string>> {
  const schemasByFile: Record<string, Schema> = {
    "policy.schema.json": policyJsonSchema(createCatalog(), await loadChecks(), await packNames()),
    "policy-test.schema.json": publishedSchema("Driftline policy tests", policyTestSchema),
    "report.schema.json": publishedSchema("Driftline report", reportSchema),
    "fleet.schema.json": publishedSchema("Driftline fleet report", fleetSchema),
    "tables.schema.json": tablesSchema(),
    "limits.schema.json": publishedSchema("Driftline credit limits", limitsSchema),
    "driftline.schema.json": publishedSchema("Driftline configuration", configSchema),
    "faults.schema.json": publishedSchema("Driftline plan of faults", planSchema, "input"),
    "scenario.schema.json": publishedSchema("Driftline scenario", scenarioSchema, "input"),
  };
  return Object.fromEntries(
    Object.entries(schemasByFile).map(([name, { $schema, ...schema }]) => [
      name,
      `${JSON.stringify({ $schema, $id: `${address}${name}`, ...schema }, null, 2)}\n`,
    ]),
  );
}

/** Writes the schemas. */
export default async function write(): Promise<void> {
  for (const [name, text] of Object.entries(await schemas())) await writeFile(`policies/${name}`, text);
}
