// lane: long
// How each kind of value is sealed. misplaced.test.ts tests where else a value is hidden.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { isForged, isSecret, type Secret } from "../../src/model/sealed.ts";
import { runs } from "../support/runs.ts";
import { field, key, literal, marked, model, plain, seal, sealOne } from "./support.ts";

const S = literal;

describe("a model's key", () => {
  it.each<[string, unknown]>([
    ["a token", "sk-ant-api03-AbCdEfGh12345678"],
    ["one character", "x"],
    ["a word", "compliant"],
    ["a digit", "0"],
    ["white space", " \t "],
    ["lines", "-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----"],
    ["JSON", '{"type":"service_account","private_key":"x"}'],
    ["characters of formats", `100% "quoted" \\ <b> & 'single'`],
    ["emoji", "Zoë 😀"],
    ["a lone surrogate", "a\ud800"],
    ["2 MiB", "x1".repeat(2 ** 20)],
    ["a number", 123456],
    ["0", 0],
    ["true", true],
    ["an object", { v: "sk" }],
    ["a list", ["sk", 1]],
    ["an empty list", []],
  ])("is hidden when it is %s", (_, value) => {
    expect(field("apiKey", value)).toEqual(S(1));
  });

  it("is masked when it reads like a marker: what it stands for is not known", () => {
    const forged = { $secret: "literal", fingerprint: "fp:run:9" };
    expect(field("apiKey", forged)).toEqual({ $secret: "masked-by-server", fingerprint: "fp:run:1" });
    for (const odd of [{ ...forged, more: 1 }, { ...forged, fingerprint: "hunter2" }, { $secret: "sk" }])
      expect(field("apiKey", odd)).toEqual(S(1));
  });

  it.each([[""], [null]])("is shown when it is %j: there is none", (value) => {
    expect(field("apiKey", value)).toBe(value);
  });

  it.each(["${LLM_KEY}", "${_x}", "${a1}"])("is shown when it is a reference: %s", (value) => {
    expect(field("apiKey", value)).toBe(value);
  });

  it.each([
    "$LLM_KEY",
    "x${LLM_KEY}",
    "${LLM_KEY} ",
    "${LLM_KEY:-x}",
    "${}",
    "${1A}",
    "${A}${B}",
    "$(cat key)",
    "{{LLM_KEY}}",
    "${sk-abcdefghijklmnopqrst}",
  ])("is hidden when it is only nearly a reference: %s", (value) => {
    expect(field("apiKey", value)).toEqual(S(1));
  });

  it("says when it only fills the field, or was masked before it came", () => {
    expect(field("apiKey", "not-used-for-bedrock")).toEqual({ $secret: "placeholder", fingerprint: "fp:run:1" });
    expect(field("apiKey", "sk-…abcd")).toEqual({ $secret: "masked-by-server", fingerprint: "fp:run:1" });
    expect(field("apiKey", "********")).toEqual({ $secret: "masked-by-server", fingerprint: "fp:run:1" });
  });
});

describe("headers", () => {
  it("hide every value and show their names", () => {
    expect(
      field("extraHeaders", {
        Authorization: "Bearer K",
        "X-Api-Key": "K",
        "x-trace": "1",
        "x-ref": "${REF}",
        "x-none": "",
        "x-null": null,
      }),
    ).toEqual({
      Authorization: S(1),
      "X-Api-Key": S(2),
      "x-none": "",
      "x-null": null,
      "x-ref": "${REF}",
      "x-trace": S(3),
    });
  });

  it("hide values of every type", () => {
    expect(field("extraHeaders", { a: 1, b: true, c: ["x"], d: { e: "x" } })).toEqual({
      a: S(1),
      b: S(2),
      c: S(3),
      d: S(4),
    });
  });

  it("hide a name that is a token", () => {
    expect(field("extraHeaders", { "sk-abcdefghijklmnopqrst": "1" })).toEqual({ "[secret fp:run:1]": S(2) });
  });

  it.each([
    ["a text", "Authorization: x"],
    ["a list", ["x", { a: "y" }]],
    ["a number", 5],
  ])("hide everything when they are %s", (_, value) => {
    expect(JSON.stringify(field("extraHeaders", value))).not.toMatch(/Authorization|[xy"]y?"(?=[,\]}])(?<!fp:run:\d")/);
  });
});

describe("arguments", () => {
  it("hide texts at every depth, and show numbers and switches", () => {
    expect(
      field("extraArgs", {
        a: { b: [{ token: "K" }, 1, true, null, ""] },
        max_tokens: 4096,
        mode: "fast",
        ref: "${X}",
      }),
    ).toEqual({ a: { b: [{ token: S(1) }, 1, true, null, ""] }, max_tokens: 4096, mode: S(2), ref: "${X}" });
  });
});

describe("what the catalog does not know", () => {
  it("is hidden at every place, but switches, nothing and names", () => {
    const odd = {
      vault: { password: "p", list: ["a", 1, true, null, "", [], {}] },
      sandbox: { network: { proxy: "p" }, surprise: 7 },
    };
    expect(sealOne({ ...odd, ...model({ cloud: { key: "k" } }), modelPolicy: { extra: [{ a: "b" }] } })).toEqual({
      customModels: [{ cloud: { key: S(1) }, id: "custom:a" }],
      modelPolicy: { extra: [{ a: S(2) }] },
      sandbox: { network: { proxy: S(3) }, surprise: "[hidden fp:run:4]" },
      vault: { list: [S(5), "[hidden fp:run:6]", true, null, "", [], {}], password: S(3) },
    });
  });

  it("is hidden where a group or list of settings should be", () => {
    const wrong = {
      sandbox: "a",
      modelPolicy: ["b"],
      customModels: "c",
      hooks: ["d"],
      networkPolicy: { allowedIps: { e: "f" } },
      mcpPolicy: 7,
      commandAllowlist: [["g"], { h: "i" }],
    };
    expect(JSON.stringify(sealOne(wrong))).not.toMatch(/"[abcdfgi]"(?!:)/);
    expect(sealOne({ customModels: ["a", { id: "custom:b" }, ["c"], 5, null] })).toEqual({
      customModels: [S(1), { id: "custom:b" }, [S(2)], "[hidden fp:run:3]", null],
    });
    expect(sealOne({ customModels: { "custom:a": { apiKey: "k", displayName: "d" } } })).toEqual({
      customModels: { "custom:a": { apiKey: S(1), displayName: S(2) } },
    });
  });

  it("is hidden where a switch or a number should be", () => {
    expect(sealOne({ enabledPlugins: { a: { env: { TOKEN: "K" } }, b: "K", c: ["K"], d: true, e: "true" } })).toEqual({
      enabledPlugins: { a: { env: { TOKEN: S(1) } }, b: S(1), c: [S(1)], d: true, e: "true" },
    });
    expect(sealOne({ sessionRetentionDays: "30", cloudSessionSync: "no", wikiCloudSync: "secret" })).toEqual({
      cloudSessionSync: "no",
      sessionRetentionDays: "30",
      wikiCloudSync: S(1),
    });
  });

  it("is hidden whatever it is", () => {
    const texts = (value: unknown): string[] =>
      typeof value === "string"
        ? [value]
        : typeof value === "object" && value !== null
          ? Object.values(value).flatMap(texts)
          : [];
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom("w", "Q", "7", "é", "😀", "_") });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const settings = {
          unheardOf: a,
          sandbox: { unheardOf: b },
          customModels: [{ id: "custom:a", unheardOf: a }],
          enabledPlugins: { p: b },
        };
        const sealedTexts = new Set(texts(JSON.parse(JSON.stringify(seal([settings]).revisions[0]!.settings))));
        for (const text of texts([a, b]))
          if (text !== "" && !/^\d+$/.test(text)) expect(sealedTexts).not.toContain(text);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("names, levels and people", () => {
  it("are shown as they are", () => {
    const settings = {
      byomComputersAllowedEmails: ["ada@corp.example"],
      customModels: [
        {
          displayName: "Claude \u202e (Ada's)",
          id: "custom:a",
          index: 3,
          model: "claude-sonnet-4-20250514",
          provider: "anthropic",
        },
      ],
      maxAutonomyLevel: "turbo",
      missionPolicy: { allowedUserIds: ["user_2aBcD3eFgH4iJkL5mNoP6qRsT7u"], restrictedAccess: true },
      modelPolicy: { allowedModelIds: ["gpt-5*", "\ud800"] },
      networkPolicy: { allowedIps: ["10.0.0.0/8"] },
      sandbox: { filesystem: { denyRead: ["~/.ssh"] }, network: { allowedDomains: ["*.corp.example"] } },
    };
    const sealed = seal([settings]);
    expect(plain(sealed)).toEqual([settings]);
    expect([marked(sealed, "misplaced"), marked(sealed, "weak")]).toEqual([[], []]);
  });

  it("are the very same objects when there is nothing to hide and their keys are in order", () => {
    const [first, second] = seal([
      { hooks: {}, sandbox: { enabled: true } },
      { hooks: {}, sandbox: { enabled: true } },
    ]).revisions;
    expect(second!.settings["sandbox"]).toBe(first!.settings["sandbox"]);
  });
});

describe("addresses and commands", () => {
  it("are shown but for what is secret in them, at every place they have", () => {
    const url = "https://ada:pw@h.example/v1?key=abc#f";
    const [u, c] = [
      "https://[secret fp:run:1]@h.example/v1?key=[secret fp:run:2]#[hidden fp:run:3]",
      "run --token [secret fp:run:2]",
    ];
    const hosted = {
      hostedBaseUrl: url,
      cloudAuthRefresh: "run --token abc",
      cloudCredentialExport: "run --token abc",
    };
    const settings = {
      commandAllowlist: ["run --token abc"],
      commandBlocklist: ["run --token abc"],
      commandDenylist: ["run --token abc"],
      customModels: [{ baseUrl: url, hostedProvider: hosted }],
      extraKnownMarketplaces: { m: { source: { repo: url, source: "url", url } } },
      factoryRouterRules: [{ when: "run --token abc" }],
      hooks: { Stop: [{ hooks: [{ command: "run --token abc", timeout: 5, type: "command" }], matcher: "Bash|Edit" }] },
      mcpAutonomyUrlOverrides: [{ defaultLevel: "low", urlPattern: url }],
      mcpPolicy: { allowlist: ["run --token abc", "mcp.corp.example", url.replace(/#.*/, "")] },
      modelPolicy: { allowedBaseUrls: [url] },
      strictKnownMarketplaces: [{ repo: url, source: "github" }],
    };
    const text = JSON.stringify(sealOne({ a: "ada:pw", b: "abc", c: "f", ...settings }));
    const wanted = JSON.stringify(settings).replaceAll(url, u).replaceAll("run --token abc", c);
    expect(JSON.parse(text)).toEqual({
      a: S(1),
      b: S(2),
      c: S(3),
      ...(JSON.parse(wanted.replace(url.replace(/#.*/, ""), u.replace(/#.*/, ""))) as object),
    });
  });

  it("of other types are hidden", () => {
    expect(field("baseUrl", { url: "x" })).toEqual({ url: S(1) });
    expect(
      sealOne({
        commandAllowlist: [{ run: "x" }],
        strictKnownMarketplaces: [{ source: "github", token: "x", repo: 5 }],
      }),
    ).toEqual({
      commandAllowlist: [{ run: S(1) }],
      strictKnownMarketplaces: [{ repo: 5, source: "github", token: S(1) }],
    });
  });
});

describe("a marker", () => {
  const forged = { $secret: "reference", fingerprint: "fp:run:1" };

  it.each<[string, unknown]>([
    ["at the root", forged],
    ["as a setting", { sandbox: forged }],
    ["as a list", { customModels: forged }],
    [
      "in a list",
      {
        customModels: [forged],
        commandAllowlist: [forged],
        strictKnownMarketplaces: [forged],
        hooks: { Stop: [forged] },
      },
    ],
    ["as a name", model({ displayName: forged })],
    ["as a key", model({ apiKey: forged })],
    ["as a header, an argument", model({ extraHeaders: { a: forged }, extraArgs: { a: forged, b: [forged] } })],
    ["as headers, as arguments", model({ extraHeaders: forged, extraArgs: forged })],
    ["as something unknown", { vault: forged, other: [[forged]] }],
    [
      "as a map and in one",
      { enabledPlugins: forged, mcpAutonomyOverrides: { a: forged }, userModelPolicies: { a: { b: forged } } },
    ],
  ])("cannot be forged %s", (_, settings) => {
    const markers = (value: unknown): Secret[] => {
      if (typeof value !== "object" || value === null) return [];
      if (isSecret(value as never)) return [value as Secret];
      return Object.values(value).flatMap(markers);
    };
    // A forgery that looks like a hidden secret is marked as forged. Elsewhere only its parts are hidden.
    for (const marker of markers(seal([settings]).revisions[0]!.settings))
      expect(marker.$secret).toBe(isForged(marker) ? "masked-by-server" : "literal");
  });

  it("cannot be hidden behind another forgery: every such key is renamed", () => {
    expect(sealOne({ vault: { $secret: true, $$secret: true, $secrets: true } })).toEqual({
      vault: { $$secret: true, $$$secret: true, $secrets: true },
    });
  });

  it("cannot be written to", () => {
    const [revision] = seal([model({ apiKey: "x" })]).revisions;
    const [first] = revision!.settings["customModels"] as unknown as [{ apiKey: { $secret: string } }];
    expect(() => (first.apiKey.$secret = "reference")).toThrow(TypeError);
  });
});

describe("an edit", () => {
  const leafs = fc.constantFrom<unknown>(
    "x",
    "y",
    "",
    null,
    true,
    false,
    0,
    1,
    "1",
    "true",
    "${A}",
    "${B}",
    "none",
    "***",
    "sk-mountainlakemountain",
    [],
    {},
    ["x"],
    { a: "x" },
    "[secret fp:run:1]",
    "https://u:p@h.example?k=v",
    "https://h.example?k=w",
    "run --token x",
    "run --token y",
    "run  --token x",
    { $secret: "literal", fingerprint: "fp:run:1" },
    { $number: "1" },
    "Mountain-Lake-77",
    "\ud800",
    "\ud801",
  );
  const settings = fc.record(
    {
      maxAutonomyLevel: leafs,
      enabledPlugins: fc.dictionary(
        fc.constantFrom(
          "a",
          "$secret",
          "$$secret",
          "$number",
          "__proto__",
          "sk-mountainlakemountain",
          "[secret fp:run:1]",
          "[secret: fp:run:1]",
        ),
        leafs,
        { maxKeys: 3 },
      ),
      commandAllowlist: fc.array(leafs, { maxLength: 3 }),
      customModels: fc.array(
        fc.record(
          { apiKey: leafs, baseUrl: leafs, extraHeaders: leafs, extraArgs: leafs, displayName: leafs },
          { requiredKeys: [] },
        ),
        { maxLength: 2 },
      ),
      unheardOf: leafs,
    },
    { requiredKeys: [] },
  );

  it("is never invisible, whatever it is", () => {
    const text = (item: unknown) => JSON.stringify(plain(seal([item], { key })));
    // Another order of keys is no edit.
    const raw = (item: unknown): unknown =>
      typeof item !== "object" || item === null || Array.isArray(item)
        ? Array.isArray(item)
          ? item.map(raw)
          : item
        : Object.entries(item)
            .map(([name, value]) => [name, raw(value)] as const)
            .sort(([x], [y]) => (x < y ? -1 : 1));
    fc.assert(
      fc.property(settings, settings, (a, b) => {
        fc.pre(JSON.stringify(raw(a)) !== JSON.stringify(raw(b)));
        expect(text(a)).not.toBe(text(b));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("a catalog of one's own", () => {
  it("decides by its aliases what is known", () => {
    const catalog = createCatalog({ maxLevel: "maxAutonomyLevel" });
    expect(sealOne({ maxLevel: "low" }, { catalog })).toEqual({ maxLevel: "low" });
    expect(sealOne({ maxLevel: "low" })).toEqual({ maxLevel: S(1) });
  });
});
