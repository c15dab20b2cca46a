import fc from "fast-check";
import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { evidenceOf, type PulledHistory } from "../../src/model/evidence.ts";
import { pointer } from "../../src/model/json.ts";
import { selectSubjects } from "../../src/query/select.ts";
import { hourly, seal } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const value: PulledHistory = {
  source: "file",
  origin: "history.json",
  emulated: false,
  requests: 0,
  revisions: [],
  conflicts: [],
  notEvaluated: [],
};
const history = { config: { catalog: createCatalog() }, evidence: evidenceOf(value, []) };

it.each([
  "maxAutonomyLevel",
  "/maxAutonomyLevel",
  "/modelPolicy",
  "/customModels",
  "sandbox.*.denyRead",
  "sandbox.**",
  "enabledPlugins.kit@market",
  "/enabledPlugins/a.b@market",
  "userModelPolicies.u1.allowedModelIds",
  "customModels[*].bedrock.awsRegion",
  "customModels.custom:x.hostedProvider",
  "/customModels/custom:gpt-4.1/baseUrl",
])("%s names known settings, also if no revision set them", (name) => {
  expect(selectSubjects(name, ["/wikiCloudSync"], history)).toEqual(new Set());
});

it.each([
  "/",
  "/nothing",
  "/maxAutonomyLevel/low",
  "nothing.**",
  "enabledPlugins.",
  "customModels.custom:x.baseURL",
  "userModelPolicies.u1.allowedModelId",
  "enabledPlugins.kit@market.on",
])("%s names no setting", (name) => {
  expect(() => selectSubjects(name, ["/wikiCloudSync"], history)).toThrow("no setting is named");
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
      expect(selectSubjects(name, subjects, history)).toEqual(new Set(below.map((path) => pointer(path))));
    }),
    { numRuns: runs(200) },
  );
});

it.each([
  ["/enableDroidShield", "/enableAgentShield"],
  ["/modelPolicy/allowAllFactoryModels", "/modelPolicy/allowAllServiceModels"],
  ["/userModelPolicies/a.b/allowAllFactoryModels", "/userModelPolicies/a.b/allowAllServiceModels"],
  ["/customModels/custom:x/bedrock", "/customModels/custom:x/hostedProvider/cloudRegion"],
  ["enableDroidShield", "/enableAgentShield"],
])("%s means %s, which reports have under another name", (name, subject) => {
  expect(selectSubjects(name, [subject, "/wikiCloudSync"], history)).toEqual(new Set([subject]));
});

it("a setting that only a revision after the time of the question has is not called unknown", () => {
  const evidence = evidenceOf({ ...value, revisions: seal(hourly({}, { remoteShell: true })) }, []);
  expect(selectSubjects("remoteShell", ["/wikiCloudSync"], { ...history, evidence })).toEqual(new Set());
  expect(() => selectSubjects("remoteShel", ["/wikiCloudSync"], { ...history, evidence })).toThrow(
    "no setting is named",
  );
});

it("a name that may be in what was not read is no mistake of the user", () => {
  const evidence = evidenceOf(value, [{ code: "truncated", message: "the file ends in line 7" }]);
  expect(() => selectSubjects("remoteShell", [], { ...history, evidence })).toThrow(
    expect.objectContaining({ code: "incomplete", message: expect.stringContaining("the file ends in line 7") }),
  );
});
