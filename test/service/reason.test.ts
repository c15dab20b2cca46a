// The service's reason for a refusal: reported without secrets and without active characters.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasUnseen } from "../../src/text.ts";
import { enterpriseControls } from "../../src/service/enterprise-controls.ts";
import type { HttpFailure } from "../../src/service/failure.ts";
import { isSilent } from "./silence.ts";
import { clientOf, failureOf, KEY, text, titled } from "./support.ts";
import { anyText } from "../support/any-text.ts";

const { history } = enterpriseControls;

async function refusedWith(body: unknown, status = 403) {
  const { client } = clientOf([{ status, body: typeof body === "string" ? body : JSON.stringify(body) }]);
  return (await failureOf(client.get(history, {}, text))) as HttpFailure;
}

describe("a 403", () => {
  test("about the plan does not send its reader for another key", async () => {
    expect((await refusedWith({ detail: "Enterprise plan required" })).message).toBe(
      'the service forbids this (403), and says "Enterprise plan required"; correct what it says, or ask its support',
    );
  });

  test.each([
    "Requires the Manager or Owner role",
    "members may not list users",
    "Insufficient permissions",
    "missing scope: controls.read",
  ])("about who may: %s", async (detail) => {
    expect((await refusedWith({ detail })).message).toBe(
      `the service does not let this key read this (403), and says "${detail}"; use the key of a manager or an owner`,
    );
  });

  test("without a reason is about the key", async () => {
    expect((await refusedWith({})).message).toBe(
      "the service does not let this key read this (403); use the key of a manager or an owner",
    );
  });
});

describe("the reason", () => {
  test.each(
    titled([
      [{ detail: "No." }, "No."],
      [{ error: "No." }, "No."],
      [{ title: "T", detail: "D", error: "E" }, "D"],
      [{ detail: "  ", error: " E\n" }, "E"],
      [{ detail: 7, error: "E" }, "E"],
      [{ detail: { a: "D" } }, null],
      [{ error: { message: "E" } }, "E"],
      [{ error: { message: "E" }, message: "M" }, "E"],
      [{ error: { message: { a: "E" } } }, null],
      [{ title: "T", message: "M" }, "M"],
      [{ title: "T" }, null],
      [{}, null],
      ["<html>No.</html>", null],
      ["null", null],
      ['"No."', null],
      ["", null],
    ] as const),
  )("of %s", async (_, body, reason) => {
    for (const status of [400, 401, 402, 404, 409, 422, 429, 500])
      expect((await refusedWith(body, status)).reason).toBe(reason);
  });

  test("is read after a byte order mark, as answers are", async () => {
    expect((await refusedWith('\ufeff{"detail":"No."}')).reason).toBe("No.");
  });

  test("is none if it only repeats the status", async () => {
    for (const field of ["detail", "error", "message"]) {
      expect((await refusedWith({ [field]: " Forbidden" })).message).toBe((await refusedWith({})).message);
      expect((await refusedWith({ [field]: "bad request" }, 400)).reason).toBeNull();
      expect((await refusedWith({ [field]: "Forbidden" }, 400)).reason).toBe("Forbidden");
    }
    expect((await refusedWith({ detail: "Forbidden", error: "E" })).reason).toBe("E");
  });

  test.each([
    ['a "quoted" word', "a 'quoted' word"],
    ["two\r\nlines\tand a tab", "two lines and a tab"],
    ["\u001b[31mred\u202eder\u200b", "\\u{1b}[31mred\\u{202e}der\\u{200b}"],
    ["::error title=a:: ##[group] b", "::error title=a:: #\\u{23}[group] b"],
    ["a lone \ud800 half", "a lone \ufffd half"],
  ])("acts nowhere: %j", async (detail, expected) => {
    // The replacement character is escaped like any other invisible character.
    const { reason, message } = await refusedWith({ detail });
    expect(reason).toBe(expected.replace("\ufffd", "\\u{fffd}"));
    expect(message).not.toContain("\n");
  });

  test("is cut at 300 characters", async () => {
    expect((await refusedWith({ detail: "é".repeat(300) })).reason).toBe("é".repeat(300));
    expect((await refusedWith({ detail: "é".repeat(301) })).reason).toBe(`${"é".repeat(299)}…`);
    expect(Array.from((await refusedWith({ detail: "\u202e".repeat(9000) })).reason!)).toHaveLength(300);
  });

  test.each([
    KEY,
    `Bearer ${KEY}`,
    `the key ${KEY.slice(4, 12)}… ended`,
    KEY.toUpperCase(),
    Buffer.from(KEY).toString("base64"),
    Buffer.from(KEY).toString("hex"),
    Array.from(KEY).toReversed().join(""),
    encodeURIComponent(KEY),
  ])("is none when it shows some of the key: %s", async (detail) => {
    const failure = await refusedWith({ detail: `the request with ${detail} is wrong` });
    expect(failure.reason).toBeNull();
    isSilent(failure);
  });

  test.each([
    ["the value sk-live-51HxQ7pLZ0mN8vRtY2wKcD3fG is wrong", /^the value \[hidden\] is wrong$/],
    ["password=hunter2swordfish9 is wrong", /^password=\[hidden\] is wrong$/],
    ["see https://ada:swordfish99@git.example/x?token=Qw7ZtXk9LvNc4MhR", /^see https:\/\/(?:ada:)?\[hidden\]@/],
    ["Authorization: Bearer Qw7ZtXk9LvNc4MhRb2JsYp6D", /\[hidden\]/],
  ])("hides what is secret: %s", async (detail, expected) => {
    const { reason } = await refusedWith({ detail });
    expect(reason).toMatch(expected);
    expect(reason).not.toMatch(/51HxQ7|hunter2|swordfish|Qw7Zt/);
  });

  test("is one line of at most 300 characters without the key, whatever it says", async () => {
    const piece = fc.oneof(anyText(), fc.constantFrom(KEY, KEY.slice(5, 15), '"', "\n", "\u202e", "; "));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), fc.constantFrom("detail", "error"), async (parts, field) => {
        const { reason, message } = await refusedWith({ [field]: parts.join("") });
        expect(message).not.toMatch(/[\n\r]/);
        if (reason === null) return;
        expect(Array.from(reason).length).toBeLessThanOrEqual(300);
        expect(hasUnseen(reason)).toBe(false);
        expect(reason).not.toContain('"');
        for (let i = 0; i + 8 <= KEY.length; i++)
          expect(reason.toLowerCase()).not.toContain(KEY.toLowerCase().slice(i, i + 8));
      }),
    );
  });
});
