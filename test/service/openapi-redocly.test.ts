// The OpenAPI document against the recommended rules of Redocly.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { settings } from "../../src/catalog/settings.ts";
import { settingsSchema } from "../../src/commands/api/settings-schema.ts";
import { openApi } from "../../src/service/openapi.ts";

test("Redocly finds no mistake", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // The interface belongs to somebody else: its licence and paths are not ours to choose.
      "info-license": "off",
      "no-ambiguous-paths": "off",
      // A tag is the name of a resource; its operations describe it.
      "tag-description": "off",
    },
  });
  const lint = async (document: object) => {
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
    return problems.map(({ ruleId, message }) => [ruleId, message]);
  };
  const document = openApi("1.2.3", settingsSchema(settings));
  expect(await lint(document)).toEqual([]);
  expect(await lint({ ...document, tags: [{}] })).not.toEqual([]);
});
