// lane: long, first
// Texts of the maximum size break nothing, whatever their content.
import { describe, expect, it } from "vitest";
import { redact, secretsIn } from "../../src/seal/redact.ts";
import { open } from "../../src/seal/session.ts";
import { bytes, change, model } from "./support.ts";

const of = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

describe("one piece of", () => {
  // A call with a million arguments, or a pattern that stores every character, would overflow the stack.
  it.each(["a", "aB3xY9Kp2LmQ7rT5vW8z ", "?a=b&", "--token $(", "\\"])("1 MiB breaks nothing: %j", (seed) => {
    const text = of(seed, 2 ** 20);
    // Commands are read as free texts, and so is what is public where it has a space, a colon or a sign of equality.
    const sorts = /[\s=:]/.test(text) ? (["url", "public"] as const) : (["url", "public", "free"] as const);
    for (const sort of sorts)
      expect(redact(text, secretsIn(sort, text), () => "").length).toBeLessThanOrEqual(text.length);
  });

  it.each(["*", "ab"])("4 MiB breaks nothing in a whole history: %j", (seed) => {
    const text = of(seed, 4 * 2 ** 20);
    const session = open({ organization: "corp" });
    session.line(
      bytes(change(1, { ...model({ apiKey: text, baseUrl: text }), commandAllowlist: [text], [text]: 1 })),
      "it",
    );
    expect(session.finish().leaks("x".repeat(1000))).toBe(false);
  });
});
