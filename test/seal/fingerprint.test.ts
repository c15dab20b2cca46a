import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFingerprints } from "../../src/seal/fingerprint.ts";
import { open } from "../../src/seal/session.ts";
import { bytes, change, field, key, literal, model, plain, seal } from "./support.ts";
import { anyText } from "../support/any-text.ts";

const other = "fedcba9876543210fedcba9876543210";
const print = (secret: unknown, options: Parameters<typeof field>[2] = { key }) =>
  (field("apiKey", secret, options) as { fingerprint: string }).fingerprint;

describe("with a key, a fingerprint", () => {
  it("is the same in every session, place and revision", () => {
    const settings = {
      ...model({ apiKey: "Mountain-Lake-77", extraHeaders: { Authorization: "Mountain-Lake-77" } }),
      vault: "Mountain-Lake-77",
      commandAllowlist: ["run --token Mountain-Lake-77"],
    };
    const text = JSON.stringify(plain(seal([settings, {}, settings], { key })));
    expect(new Set(text.match(/fp:\w+:\w+/g))).toEqual(new Set([print("Mountain-Lake-77")]));
    expect(text.match(/fp:/g)).toHaveLength(8);
  });

  it("differs by organization and by key", () => {
    const three = [
      print("Mountain-Lake-77"),
      print("Mountain-Lake-77", { key, organization: "other" }),
      print("Mountain-Lake-77", { key: other }),
    ];
    expect(new Set(three).size).toBe(3);
  });

  it("names the key and not the secret: its length is always the same", () => {
    const { keyId } = seal([], { key });
    expect(keyId).toMatch(/^k[0-9a-f]{7}$/);
    expect(seal([], { key: other }).keyId).not.toBe(keyId);
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 300 }), (secret) => {
        expect(createFingerprints(key, "corp").of(secret, "text")).toMatch(new RegExp(`^fp:${keyId}:[0-9a-f]{16}$`));
      }),
    );
  });

  it("differs for different secrets, ill-formed ones and those of other types included", () => {
    const secrets = [
      "a",
      "b",
      "ab",
      "aB",
      "a ",
      "\ud800",
      "\ud801",
      "\udc00",
      "\ufffd",
      "a\ud800",
      "123456",
      123456,
      123456.5,
      '"a"',
      { v: "a" },
      '{"v":"a"}',
      ["a"],
      '["a"]',
      true,
      "true",
    ];
    expect(new Set(secrets.map((secret) => print(secret))).size).toBe(secrets.length);
  });

  it("is the same however the secret was escaped", () => {
    const sealed = [String.raw`"ab\u0063"`, '"abc"'].map((apiKey) => {
      const session = open({ organization: "corp", key });
      session.line(
        bytes(JSON.stringify(change(1, model({ apiKey: 0 }))).replace('"apiKey":0', () => `"apiKey":${apiKey}`)),
        "it",
      );
      return JSON.stringify(session.finish().revisions);
    });
    expect(sealed[0]).toBe(sealed[1]);
  });
});

describe("a fingerprint key", () => {
  it.each(["", "tiny", "0123456789abcdef0123456789abcde", "é".repeat(15)])(
    "of fewer than 32 bytes is refused: %j",
    (short) => {
      expect(() => seal([], { key: short })).toThrow("shorter than 32 bytes");
      if (short !== "") expect(() => seal([], { key: short })).not.toThrow(short);
    },
  );

  it("that another one replaced is held to the same, and is nothing by itself", () => {
    expect(() => seal([], { key, earlierKey: "tiny" })).toThrow("_OLD: the fingerprint key is shorter than 32 bytes");
    expect(() => seal([], { earlierKey: key })).toThrow("no present one");
    expect(() => seal([], { earlierKey: key, kept: true })).toThrow("no present one");
  });

  it.each([key, "é".repeat(16), "x".repeat(1000)])("of 32 bytes or more is not: %j", (long) => {
    expect(() => seal([], { key: long })).not.toThrow();
  });
});

describe("without a key, secrets", () => {
  it("are numbered as they appear: by revision, then by name, then in the order of lists", () => {
    const sealed = seal([
      {
        z: "s1",
        customModels: [
          { id: "custom:b", extraHeaders: { b: "s3", a: "s2" } },
          { id: "custom:a", apiKey: "s4" },
        ],
      },
      { a: "s5", z: "s1" },
    ]);
    expect(sealed.keyId).toBeNull();
    expect(plain(sealed)).toEqual([
      {
        z: literal(4),
        customModels: [
          { id: "custom:b", extraHeaders: { a: literal(1), b: literal(2) } },
          { id: "custom:a", apiKey: literal(3) },
        ],
      },
      { a: literal(5), z: literal(4) },
    ]);
  });

  it("are numbered without gaps, whatever is hidden, and in a scrubbed place too", () => {
    const sealed = seal([
      model({
        displayName: "Gateway Mountain-Lake-77",
        baseUrl: "https://u:Mountain-Lake-78@h.example/?a=b&c=${C}",
        id: "sk-mountainlakemountain",
      }),
      {
        ...model({ apiKey: "Mountain-Lake-77" }),
        commandAllowlist: ["run --token=Mountain-Lake-79 --password x"],
        "sk-mountainlakemountain": 1,
      },
    ]);
    const numbers = [...JSON.stringify(plain(sealed)).matchAll(/fp:run:(\d+)/g)].map(([, n]) => Number(n));
    expect(new Set(numbers)).toEqual(new Set(numbers.map((_, i) => i + 1).slice(0, new Set(numbers).size)));
  });

  it("have the same number wherever they stand", () => {
    const settings = model({ apiKey: "Mountain-Lake-77", baseUrl: "https://h.example/?token=Mountain-Lake-77" });
    expect(plain(seal([settings]))).toEqual([
      model({ apiKey: literal(1), baseUrl: "https://h.example/?token=[secret fp:run:1]" }),
    ]);
  });
});
