import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { diffSettings } from "../../src/history/changes.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { NO_FINGERPRINT, secretMarker } from "../../src/model/sealed.ts";

const catalog = createCatalog();
const literal = (fingerprint: string) => secretMarker("literal", fingerprint, {});
const [secret, other, none] = [literal("fp:run:1"), literal("fp:run:2"), literal(NO_FINGERPRINT)];
const url = "https://llm.example.com/v1";

/** Returns the renames and the other changes: `a → z, replace /customModels/z/baseUrl`. */
function between(before: readonly JsonObject[], after: readonly JsonObject[]): string {
  const { renames, changes } = diffSettings({ customModels: before }, { customModels: after }, catalog);
  const short = (subject: string) => subject.replace("/customModels/", "");
  const moved = [...renames].map(([old, now]) => `${short(old)} → ${short(now)}`);
  const rest = changes.filter(({ op, subject }) => op !== "replace" || !subject.endsWith("/id"));
  return [...moved, ...rest.map(({ op, subject }) => `${op} ${short(subject)}`)].join(", ");
}

describe("a custom model under another id", () => {
  it.each<[string, JsonObject[], JsonObject[], string]>([
    ["has the same key", [{ id: "a", apiKey: secret }], [{ id: "z", apiKey: secret }], "a → z"],
    [
      "has the same key and another address",
      [{ id: "a", apiKey: secret, baseUrl: url }],
      [{ id: "z", apiKey: secret, baseUrl: `${url}/x` }],
      "a → z, replace z/baseUrl",
    ],
    [
      "has the same model and name, and another key and address",
      [{ id: "a", model: "m", displayName: "M", apiKey: secret, baseUrl: url }],
      [{ id: "z", model: "m", displayName: "M", apiKey: other, baseUrl: `${url}/x` }],
      "a → z, replace z/apiKey, replace z/baseUrl",
    ],
    [
      "holds the same, and a key that cannot be compared",
      [{ id: "a", apiKey: none, baseUrl: url }],
      [{ id: "z", apiKey: none, baseUrl: url }],
      "a → z",
    ],
    ["holds the same", [{ id: "a", baseUrl: url }], [{ id: "z", baseUrl: url }], "a → z"],
    [
      "is told by its key from one that holds the same otherwise",
      [
        { id: "a", apiKey: secret, baseUrl: url },
        { id: "b", apiKey: other, baseUrl: url },
      ],
      [
        { id: "y", apiKey: other, baseUrl: url },
        { id: "z", apiKey: secret, baseUrl: url },
      ],
      "a → z, b → y",
    ],
    [
      "stands beside others",
      [{ id: "a", apiKey: secret }, { id: "b" }],
      [{ id: "b" }, { id: "z", apiKey: secret }],
      "a → z",
    ],
  ])("goes on when it %s", (_, before, after, expected) => {
    expect(between(before, after)).toBe(expected);
  });

  it.each<[string, JsonObject[], JsonObject[]]>([
    [
      "the old one stays",
      [{ id: "a", apiKey: secret }],
      [
        { id: "a", apiKey: secret },
        { id: "z", apiKey: secret },
      ],
    ],
    ["nothing is known of it", [{ id: "a" }], [{ id: "z" }]],
    ["its key cannot be told from others", [{ id: "a", apiKey: none }], [{ id: "z", apiKey: none }]],
    ["it has another key", [{ id: "a", apiKey: secret }], [{ id: "z", apiKey: other }]],
    [
      "two could be the one that went",
      [{ id: "a", baseUrl: url }],
      [
        { id: "y", baseUrl: url },
        { id: "z", baseUrl: url },
      ],
    ],
    [
      "one came for two",
      [
        { id: "a", apiKey: secret },
        { id: "b", apiKey: secret },
      ],
      [{ id: "z", apiKey: secret }],
    ],
  ])("is another one when %s", (_, before, after) => {
    expect(between(before, after)).not.toContain("→");
  });

  it("is another one where a mask hides whether the key is the same", () => {
    const mask = secretMarker("masked-by-server", "fp:run:3", {});
    const whole = { model: "m", displayName: "M" };
    const [old, now] = [
      { ...whole, id: "a", apiKey: mask, baseUrl: url },
      { ...whole, id: "z", apiKey: other, baseUrl: `${url}/x` },
    ];
    expect(between([old], [now])).not.toContain("→");
  });

  it("is not told by model and name from one that has the same, whatever became of that one", () => {
    const whole = { model: "m", displayName: "M" };
    const before = [
      { ...whole, id: "a", apiKey: secret, baseUrl: url },
      { ...whole, id: "b", apiKey: other, baseUrl: `${url}/x` },
    ];
    const after = [
      { ...whole, id: "c", apiKey: secret, baseUrl: `${url}/x` },
      { ...whole, id: "d", baseUrl: url },
    ];
    expect(between(before, after)).toContain("a → c");
    expect(between(before, after)).not.toContain("b →");
  });

  it("goes on or not, however the same content is spelled", () => {
    const member = (...spellings: JsonObject[]) => ({ plain: fc.constantFrom({}, spellings[0]!), spellings });
    const members = [
      member({ baseUrl: url }),
      member({ maxOutputTokens: 5 }),
      member(
        { hostedProvider: { cloudRegion: "eu", cloudProfile: "p" } },
        { bedrock: { awsProfile: "p", awsRegion: "eu", awsAuthRefresh: null } },
        { hostedProvider: { awsRegion: "eu" }, bedrock: { cloudProfile: "p" } },
      ),
      member(
        { extraHeaders: { "x-key": secret, "x-tag": other } },
        { extraHeaders: { "x-tag": other, "x-key": secret, a: "" } },
      ),
    ];
    const nothing = [{}, { apiKey: "" }, { apiKey: null }, { extraArgs: {} }, { model: null }, { index: null }];
    const content = fc.tuple(...members.map(({ plain }) => plain));
    const respelled = (parts: readonly JsonObject[]) =>
      fc
        .tuple(
          fc.constantFrom(...nothing),
          ...parts.map((part) => {
            const spellings = members.map((item) => item.spellings).find(([first]) => first === part);
            return fc.constantFrom(...(spellings ?? nothing));
          }),
        )
        .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
        .map((all) => joined(all));
    const elements = fc.array(content, { minLength: 1, maxLength: 3 });
    const pair = fc.tuple(elements, elements).chain(([before, after]) =>
      fc.record({
        plain: fc.constant([before.map(joined), after.map(joined)] as const),
        spelled: fc.tuple(fc.tuple(...before.map(respelled)), fc.tuple(...after.map(respelled))),
      }),
    );
    const named = (all: readonly JsonObject[], name: string) => all.map((rest, i) => ({ id: `${name}${i}`, ...rest }));
    fc.assert(
      fc.property(pair, ({ plain, spelled }) => {
        const renames = ([before, after]: readonly (readonly JsonObject[])[]) =>
          between(named(before!, "a"), named(after!, "z"));
        expect(renames(spelled)).toBe(renames(plain));
      }),
      { numRuns: 500 },
    );
  });
});

function joined(parts: readonly JsonObject[]): JsonObject {
  return Object.assign({}, ...parts) as JsonObject;
}
