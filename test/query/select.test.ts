import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { selectSubjects } from "../../src/query/select.ts";

const catalog = createCatalog();

it.each(["maxAutonomyLevel", "/maxAutonomyLevel", "/modelPolicy", "/customModels", "sandbox.*.denyRead", "sandbox.**"])(
  "%s names known settings, also if no revision set them",
  (name) => {
    expect(selectSubjects(name, ["/wikiCloudSync"], catalog)).toEqual(new Set());
  },
);

it.each(["/", "/nothing", "/maxAutonomyLevel/low", "nothing.**"])("%s names no setting", (name) => {
  expect(() => selectSubjects(name, ["/wikiCloudSync"], catalog)).toThrow("no setting is named");
});
