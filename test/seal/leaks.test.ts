// lane: long
// The final scan of an output: whether it contains a secret, in any form that a secret can take.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annotation, html, sarifMessage, spreadsheet, visible, visibleJson, xml } from "../../src/text.ts";
import { encodings } from "../../src/seal/encodings.ts";
import { hide } from "../../src/seal/hide.ts";
import { inPieces, leakTest, leakTests } from "../../src/seal/leaks.ts";
import { LONG } from "../../src/seal/scanner.ts";
import { readsLikeOurs } from "../../src/seal/strength.ts";
import { runs } from "../support/runs.ts";
import { model, seal } from "./support.ts";
import { anyText } from "../support/any-text.ts";

const fold = (text: string) => text.replace(/[A-Z]/g, (c) => c.toLowerCase());
const utf8 = (text: string) => Buffer.from(text, "utf8");
const units = (text: string, spell: (code: number) => string) =>
  Array.from({ length: text.length }, (_, i) => spell(text.charCodeAt(i))).join("");
const points = (text: string, spell: (code: number) => string) =>
  Array.from(text, (c) => spell(c.codePointAt(0)!)).join("");

/** A second implementation, different where possible: a test must not trust the code it tests. */
const forms: Record<string, (secret: string, before: string) => string> = {
  "as it is": (secret) => secret,
  "in lower case": (secret) => secret.replace(/[A-Z]/g, (c) => c.toLowerCase()),
  "in upper case": (secret) => secret.replace(/[a-z]/g, (c) => c.toUpperCase()),
  backwards: (secret) => Array.from(secret).reverse().join(""),
  "in base64": (secret, before) => utf8(before + secret).toString("base64"),
  "in base64, in the middle": (secret, before) => utf8(`${before}${secret}~~`).toString("base64"),
  "in base64url": (secret, before) => utf8(`${before}${secret}~`).toString("base64url"),
  "in hexadecimal": (secret) => utf8(secret).toString("hex"),
  "in upper-case hexadecimal": (secret) => utf8(secret).toString("hex").toUpperCase(),
  "percent-encoded": (secret) => encodeURIComponent(secret.toWellFormed()),
  "percent-encoded to the last byte": (secret) =>
    [...utf8(secret)].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join(""),
  "in JSON": (secret) => JSON.stringify(secret),
  "in JSON in JSON": (secret) => JSON.stringify(JSON.stringify(secret)),
  "in JSON made visible": (secret) => visibleJson(JSON.stringify(secret)),
  "in JSON inside HTML": (secret) =>
    JSON.stringify(secret).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  "in \\u escapes": (secret) => units(secret, (code) => `\\u${code.toString(16).padStart(4, "0")}`),
  "made visible": (secret) => visible(secret),
  "in HTML": (secret) => html(secret),
  "in JSON in HTML": (secret) => html(JSON.stringify(secret)),
  "in decimal entities": (secret) => points(secret, (code) => `&#${code};`),
  "in hexadecimal entities": (secret) => points(secret, (code) => `&#x${code.toString(16).toUpperCase()};`),
  "in XML": (secret) =>
    secret.replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[c]!),
  "in an annotation": (secret) => annotation(secret),
  "in CSV": (secret) => `"${secret.replaceAll('"', '""')}"`,
  "in a cell of a table": (secret) => `"${spreadsheet(`x${secret}`).replaceAll('"', '""')}"`,
  "in a list in a cell": (secret) => `"${spreadsheet(JSON.stringify([secret])).replaceAll('"', '""')}"`,
  "in XML made visible": (secret) => xml(secret),
  "in JSON in XML": (secret) => xml(JSON.stringify(secret)),
  "in a record": (secret) => JSON.stringify(visible(secret)),
  "in JSON in a record": (secret) => JSON.stringify(visible(JSON.stringify(secret))),
  "in a SARIF message": (secret) => JSON.stringify(sarifMessage(secret)),
  "in UTF-16": (secret) => Buffer.from(secret, "utf16le").toString("latin1"),
  "as its SHA-256": (secret) => createHash("sha256").update(secret).digest("hex"),
  "as its SHA-1": (secret) => createHash("sha1").update(secret).digest("hex"),
  "as its MD5": (secret) => createHash("md5").update(secret).digest("hex"),
};

// Texts that begin and end in a character that no format escapes: an escape at an edge depends on what is next to it.
const inner = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from("abcXYZ019-_.:/+=%&<>\"'`\\|,;#~$*()[] ")),
    minLength: 10,
    maxLength: 60,
  }),
  anyText({ minLength: 10, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom("a", "é", "\n", "\u202e", "😀", "#", "["), minLength: 10, maxLength: 300 }),
);
const secret = inner
  .map((text) => `Q${text.replaceAll("##[", "#")}Z`)
  .filter((text) => text.length >= 12 && text.isWellFormed());
const around = fc.string({ unit: fc.constantFrom(...Array.from("lorem ipsum 0!\n")), maxLength: 30 });

describe("a secret is found, and can be hidden", () => {
  it.each(Object.entries(forms))("%s", (_, form) => {
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        around,
        around,
        (secrets, pick, before, after) => {
          const picked = secrets[pick % secrets.length]!;
          const text = `${before}${form(picked, before.slice(0, 3))}${after}`;
          expect(leakTest(secrets, [])(text)).toBe(true);
          expect(leakTest([picked], [])(hide(text, picked))).toBe(false);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it("when it is huge", () => {
    const huge = `Zk3Qp9Lw2Xv7${"😀x".repeat(50_000)}`;
    const leaks = leakTest([huge], []);
    for (const form of Object.values(forms)) expect(leaks(`x${form(huge, "ab")}x`)).toBe(true);
  });
});

describe("what is found", () => {
  const plain = fc.stringMatching(/^[\w.-]{12,60}$/);

  it("is what a plain search for every form finds", () => {
    const shapes = Object.values(forms);
    const part = fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 2 }), around);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(secret, plain), { minLength: 1, maxLength: 4 }),
        fc.array(part, { maxLength: 4 }),
        fc.array(around, { maxLength: 3 }),
        (secrets, parts, own) => {
          const text = parts
            .map(([form, pick, cut, after]) => {
              const variant = shapes[form % shapes.length]!(secrets[pick % secrets.length]!, "");
              return variant.slice(cut, cut === 1 ? -1 : undefined) + after;
            })
            .join("");
          const stands = (form: string, where: string) => fold(where).includes(fold(form.slice(0, LONG)));
          const wanted = secrets
            .flatMap(encodings)
            .filter((form) => !readsLikeOurs(form) && !own.some((item) => stands(form, item)));
          expect(leakTest(secrets, own)(text)).toBe(wanted.some((form) => stands(form, text)));
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it("is a plain literal as it is, since no format spells it otherwise", () => {
    fc.assert(
      fc.property(plain, (literal) => {
        const json = JSON.stringify(literal).slice(1, -1);
        const spelled = [visible, html, xml, annotation, sarifMessage, encodeURIComponent, visibleJson];
        expect([json, ...spelled.map((spell) => spell(literal))]).toEqual(Array(8).fill(literal));
        expect(spreadsheet(`.${literal}`)).toBe(`.${literal}`);
      }),
    );
  });
});

describe("a text in pieces", () => {
  it("is told from clean ones as the whole is, wherever it is cut", () => {
    const cuts = fc.array(fc.nat({ max: 3000 }), { maxLength: 12 });
    const shapes = Object.values(forms);
    const broken = fc.constantFrom("", "x", "\u0000");
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        broken,
        around,
        around,
        cuts,
        (secrets, pick, inside, before, after, at) => {
          const leaks = leakTest(secrets, []);
          const form = shapes[pick % shapes.length]!(secrets[pick % secrets.length]!, before.slice(0, 3));
          const middle = pick % form.length;
          const text = `${before}${form.slice(0, middle)}${inside}${form.slice(middle)}${after}`;
          const borders = [...new Set(at)].sort((a, b) => a - b).filter((border) => border < text.length);
          const scan = inPieces(leaks);
          const verdicts = [0, ...borders].map((border, i) => scan(text.slice(border, borders[i])));
          expect(verdicts.includes(true)).toBe(leaks(text));
        },
      ),
      { numRuns: runs(700) },
    );
  });

  it("is known with the piece that makes a secret whole", () => {
    const scan = inPieces(leakTest(["Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4"], []));
    expect(["a Zk3Qp9Lw2X", "", "v7Rt5Ym1Bn8", "Kd4", " b"].map(scan)).toEqual([false, false, false, true, true]);
  });
});

describe("nothing is found", () => {
  it("in texts without a secret", () => {
    const words = fc.array(
      fc.constantFrom(
        "revision",
        "medium",
        "2026-11-20",
        "sandbox.enabled",
        "→",
        "fp:run:1",
        "{",
        "}",
        '"',
        "\n",
        "<td>",
        "0",
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.array(secret, { maxLength: 4 }), words, (secrets, list) => {
        expect(leakTest(secrets, [])(list.join(" "))).toBe(false);
      }),
      { numRuns: runs(170) },
    );
  });

  it("of a part of a secret shorter than all of it", () => {
    const leaks = leakTest(["Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4"], []);
    expect(leaks("Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd")).toBe(false);
    expect(leaks("k3Qp9Lw2Xv7Rt5Ym1Bn8Kd4")).toBe(false);
  });

  it("when a form of a secret reads like our own words, but the secret itself is", () => {
    const backwards = "yrammus gnitidua";
    const leaks = leakTest([backwards], ["the auditing summary of the run"]);
    expect(leaks("the auditing summary")).toBe(false);
    expect(leaks(backwards)).toBe(true);
  });

  it("where there are no secrets", () => {
    expect(leakTest([], [])("anything")).toBe(false);
  });
});

describe("what counts as a secret of a history", () => {
  const leaks = (settings: unknown, text: string, known?: string[]) =>
    seal([settings], { known: known ?? [] }).leaks(text);

  it.each<[string, unknown]>([
    ["a key", model({ apiKey: "Mountain-Lake-77" })],
    ["a header", model({ extraHeaders: { "X-Custom": "Mountain-Lake-77" } })],
    ["a header without its scheme", model({ extraHeaders: { Authorization: "Bearer Mountain-Lake-77" } })],
    ["an argument, deep inside", model({ extraArgs: { a: { b: [{ token: "Mountain-Lake-77" }] } } })],
    ["a part of an object", model({ apiKey: { v: ["Mountain-Lake-77"] } })],
    ["a part of JSON in a text", model({ apiKey: '{"private_key":"Mountain-Lake-77"}' })],
    ["an unknown setting with a telling name", { vault: { password: "Mountain-Lake-77" } }],
    ["user information", model({ baseUrl: "https://Mountain-Lake-77@h.example" })],
    ["a password of an address", model({ baseUrl: "https://ada:Mountain-Lake-77@h.example" })],
    ["a parameter with a telling name", model({ baseUrl: "https://h.example/?key=Mountain-Lake-77" })],
    ["a flag", { commandAllowlist: ["run --token Mountain-Lake-77"] }],
    ["a text where a switch belongs, with a telling name", { enabledPlugins: { "x-token": "Mountain-Lake-77" } }],
  ])("%s", (_, settings) => {
    expect(leaks(settings, "a Mountain-Lake-77 b")).toBe(true);
    expect(leaks(settings, "a Mountain-Lake-78 b")).toBe(false);
  });

  it.each<[string, unknown]>([
    ["a reference", model({ apiKey: "${MOUNTAIN_LAKE_77}" })],
    ["a placeholder", model({ apiKey: "not-used-for-bedrock" })],
    ["a mask", model({ apiKey: "sk-...Lake" })],
    ["a short literal", model({ apiKey: "Mountain" })],
    ["an ordinary header", model({ extraHeaders: { "x-team": "platform-engineering" } })],
    ["the value of a query", model({ baseUrl: "https://h.example/?api-version=2024-10-21-preview" })],
  ])("but not %s", (_, settings) => {
    expect(leaks(settings, JSON.stringify(settings))).toBe(false);
  });

  it("nor what stands in a policy or in our own words", () => {
    expect(leaks(model({ apiKey: "Mountain-Lake-77" }), "Mountain-Lake-77", ["allow: [mountain-lake-77]"])).toBe(false);
  });
});

describe("in an output", () => {
  const token = "sk-proj-0a1b2c3d4e5f60718293";
  const outputLeaks = (secrets: readonly string[], ...data: string[]) =>
    leakTests(secrets, []).forOutputs(data.map((text) => ({ settings: { commandAllowlist: [text] } })));

  const uuid = "1f7c2b9e-03da-4e61-9b58-6c0d2a7f41e3";

  it.each([token, `Bearer ${token}`, uuid])("a random token is a secret, whatever the data are: %s", (secret) => {
    expect(outputLeaks([secret], "git status")(`the key ${secret}`)).toBe(true);
  });

  it.each([
    "maxAutonomyLevel is high",
    '"severity": "high"',
    "rule-baseline_maxAutonomyLevel",
    "3 of 12 rules fail",
    "403l8-5v10zM738",
  ])("what words and marks make is no secret if the data do not contain it: %s", (phrase) => {
    expect(leakTests([phrase], []).leaks(phrase)).toBe(true);
    expect(outputLeaks([phrase], "git status")(phrase)).toBe(false);
  });

  it("everything is a secret if the data contain one", () => {
    const leaks = outputLeaks([token, "maxAutonomyLevel is high"], "git status", "echo maxAutonomyLevel is high");
    expect(["maxAutonomyLevel is high", token, "git status"].map(leaks)).toEqual([true, true, false]);
  });
});
