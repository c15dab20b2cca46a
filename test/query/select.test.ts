import fc from "fast-check";
import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { pointer } from "../../src/model/json.ts";
import { selectSubjects } from "../../src/query/select.ts";
import { runs } from "../support/runs.ts";

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

it("a name means the setting or group whose keys it joins, and what is below it: a key with dots is one key", () => {
  const key = fc.constantFrom("a", "a.b", "b", "a.b.c", "b/c~d", "a[0]");
  const keys = fc.array(key, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.uniqueArray(keys, { minLength: 1, maxLength: 8, selector: pointer }), fc.nat(), (all, pick) => {
      const paths = all.map((path) => ["enabledPlugins", ...path]);
      const chosen = paths[pick % paths.length]!;
      const name = chosen.slice(0, 2 + (pick % (chosen.length - 1))).join(".");
      const below = paths.filter((path) => path.some((_, i) => path.slice(0, i + 1).join(".") === name));
      const subjects = paths.map((path) => pointer(path));
      expect(selectSubjects(name, subjects, catalog)).toEqual(new Set(below.map((path) => pointer(path))));
    }),
    { numRuns: runs(200) },
  );
});
