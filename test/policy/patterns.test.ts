import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { canMatch, canonicalPattern, commonPatterns, matchesSubject, patternFlaw } from "../../src/policy/patterns.ts";

describe("patterns of settings", () => {
  it.each([
    ["maxAutonomyLevel", "/maxAutonomyLevel", true],
    ["maxAutonomyLevel", "/maxAutonomyLevel/x", false],
    ["sandbox.*", "/sandbox/enabled", true],
    ["sandbox.*", "/sandbox/network/allowedDomains", false],
    ["sandbox.**", "/sandbox/network/allowedDomains", true],
    ["sandbox.**", "/sandbox", true],
    ["sandbox.**", "/sandboxes", false],
    ["sandbox.*.allowedDomains", "/sandbox/network/allowedDomains", true],
    ["**", "/anything/at/all", true],
    ["**.allowedDomains", "/sandbox/network/allowedDomains", true],
    ["**.allowedDomains", "/allowedDomains", true],
    ["**.network.**", "/sandbox/network/allowedDomains", true],
    ["customModels[*].baseUrl", "/customModels/custom:x/baseUrl", true],
    ["customModels.*.baseUrl", "/customModels/custom:x/baseUrl", true],
    ["customModels.**", "/customModels", true],
    ["customModels.*.hostedProvider.cloud*", "/customModels/custom:x/hostedProvider/cloudRegion", true],
    ["mcpAutonomyOverrides.github.**", "/mcpAutonomyOverrides/github/tools/push", true],
    ["enabledPlugins.*", "/enabledPlugins/a.b~1c@market", true],
    ["enabledPlugins.a/b", "/enabledPlugins/a~1b", true],
    ["Sandbox.**", "/sandbox/enabled", false],
  ])("%j matches %j: %s", (pattern, subject, expected) => {
    expect(matchesSubject(pattern, subject)).toBe(expected);
  });

  it.each([
    ["sandbox.**", "sandbox.network.allowedDomains", true],
    ["sandbox.network.*", "sandbox.network.allowedDomains", true],
    ["sandbox.network", "sandbox.network.allowedDomains", false],
    ["sandbox.netwrok.**", "sandbox.network.allowedDomains", false],
    ["**.allowedDomains", "sandbox.network.allowedDomains", true],
    ["**.allowedDomain", "sandbox.network.allowedDomains", false],
    ["**.**", "maxAutonomyLevel", true],
    ["customModels.custom:x.baseUrl", "customModels[*].baseUrl", true],
    ["mcpAutonomyOverrides.github.tools.push", "mcpAutonomyOverrides[*].tools[*]", true],
    ["maxAutonomyLevel.*", "maxAutonomyLevel", false],
  ])("%j can match %j: %s", (pattern, path, expected) => {
    expect(canMatch(pattern, path)).toBe(expected);
  });

  it("that can match a setting are those that match one of its subjects", () => {
    const segment = fc.constantFrom("a", "b", "*", "**", "a*");
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 5 }),
        fc.array(fc.constantFrom("a", "b", "ab"), { minLength: 1, maxLength: 4 }),
        (pattern, path) => {
          const [text, keys] = [pattern.join("."), path.join(".")];
          expect(canMatch(text, keys)).toBe(matchesSubject(text, `/${path.join("/")}`));
        },
      ),
    );
  });

  it.each([
    ["enableDroidShield", "enableAgentShield"],
    ["customModels[*].bedrock.awsRegion", "customModels.*.hostedProvider.cloudRegion"],
    ["customModels.custom:x.bedrock.**", "customModels.custom:x.hostedProvider.**"],
    ["modelPolicy.allowAllFactoryModels", "modelPolicy.allowAllServiceModels"],
    ["nowhere.at.all", "nowhere.at.all"],
  ])("%j are, in canonical names, %j", (pattern, canonical) => {
    expect(canonicalPattern(pattern, createCatalog().root)).toBe(canonical);
  });

  it("are suggested for settings and for what stands in their groups", () => {
    expect(commonPatterns(["a", "b.c.d", "e[*].f"])).toEqual([
      "a",
      "b.c.d",
      "b.**",
      "b.*",
      "b.c.**",
      "b.c.*",
      "e.*.f",
      "e.**",
      "e.*",
      "e.*.**",
      "e.*.*",
    ]);
  });

  it.each([
    ["sandbox.**", undefined],
    ["sandbox.netwrok.**", 'did you mean "sandbox.network.**"?'],
    ["enableDroidShield", 'did you mean "enableAgentShield"?'],
    ["sandbox", 'did you mean "sandbox.**"?'],
    ["customModels", 'did you mean "customModels.**"?'],
    ["customModels.*", 'did you mean "customModels.*.**"?'],
    ["hoks", 'did you mean "hooks.**"?'],
  ])("%j that match nothing are a mistake, with what was meant: %s", (pattern, hint) => {
    expect(patternFlaw(pattern, createCatalog())?.hint).toBe(hint);
  });
});
