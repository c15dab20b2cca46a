import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { texts } from "./shared.ts";
import { behaves, judge, objections } from "./support.ts";

const { host, misfits, model, name } = texts;
const linear = /cannot run in linear time/;
const broken = /is not a regular expression/;

behaves("pattern", {
  holds: [
    [model, "gpt-5", "gpt-5"],
    [model, "^gpt-5$", "gpt-5"],
    [model, "gpt-5(-mini)?", "gpt-5-mini"],
    [model, "gpt-[0-9]+", "gpt-42"],
    [model, "(?i)GPT-5", "gpt-5"],
    [name, "Corp .*", "Corp modèle"],
    [name, "(?i)k", "K"],
    [name, "\\p{L}+", "中é"],
    [name, ".{0,500}", "short"],
    [host, "https://.*", "https://llm.example.com"],
    ["maxAutonomyLevel", "low|off", "off"],
  ],
  fails: [
    [model, "gpt-5", "gpt-5-mini", "is gpt-5-mini, which has another form"], // anchored at both ends
    [model, "gpt-5", "x-gpt-5", "is x-gpt-5, which has another form"],
    [model, "a|gpt-5", "gpt-5x", "is gpt-5x, which has another form"],
    [model, "^gpt-5$", "gpt-5\nevil", "is gpt-5\nevil, which has invisible or control characters"],
    [model, "(?m)^gpt-5$", "gpt-5\nevil", "is gpt-5\nevil, which has invisible or control characters"],
    [name, "(?m)^a$", "a\nb", "is a\nb, which has another form"],
    [name, "a.b", "a\nb", "is a\nb, which has another form"],
    [name, "(?i)k", "\u212a", "is \u212a, which has another form"],
    [name, "(?i:mask)", "ma\u017fk", "is ma\u017fk, which has another form"],
    [name, "(?si)[a-z]+", "\u212a", "is \u212a, which has another form"],
    [name, "k", "\u212a", "is \u212a, which has another form"],
    [model, "gpt.*", "gpt\u20115", "is gpt\u20115, which has characters beyond ASCII, which can look like others"],
    [
      host,
      "https://.*",
      "https://a:b@evil.example",
      "is https://a:b@evil.example, which carries a user name or password",
    ],
    [
      "customModels[*].hostedProvider.cloudAuthRefresh",
      "login .*",
      "login [secret fp:run:1]",
      "is login [secret fp:run:1], which is redacted and cannot be compared",
    ],
    [model, "[0-9]", 5, "is 5, which should be a string"],
    [model, "a.*", "", 'is "" (an empty text), which is empty'],
  ],
  fits: [name, model, host, "maxAutonomyLevel", "extraKnownMarketplaces[*].source.repo"],
  misfits,
  refuses: [
    [name, "(?=a)b", linear],
    [name, "(?!a)b", linear],
    [name, "(?<=a)b", linear],
    [name, "(?<!a)b", linear],
    [name, "(a)\\1", linear],
    [name, "[^]", broken],
    [name, "(", broken],
    [name, "*a", broken],
    [name, "a{2,1}", broken],
    [name, "a{0,100000}", broken],
    [name, "((a{0,1000}){0,1000}){0,1000}", broken],
    [name, "a".repeat(2001), /longer than 2,000 characters/],
    [name, ".*", /matches everything/],
    [name, ".+", /matches everything/],
    [name, "^.*$", /matches everything/],
    [name, "(.*)", /matches everything/],
    [name, "(?s).*", /matches everything/],
    [name, ".*|a", /matches everything/],
    [name, "[\\s\\S]+", /matches everything/],
    [name, "\\PM{0,}.*", /matches everything/],
    [name, "", /matches nothing but an empty text/],
    [name, "^", /matches nothing but an empty text/],
    [name, "^$", /matches nothing but an empty text/],
    [name, 5, /invalid_type/],
  ],
  words: [["gpt-.*", "of the form that the policy sets"]],
  implies: [
    [name, "a.*", "a.*", true],
    [name, "ab.*", "a.*", false], // unknown
  ],
});

describe("patterns", () => {
  it("agree with the engine of the language on plain ones, anchored", () => {
    const part = fc.constantFrom("a", "b", "[ab]", "(a|b)", "a?", "b*", "a{1,2}", "\\.", "[^a]");
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.string({ unit: fc.constantFrom("a", "b", "."), minLength: 1, maxLength: 5 }),
        (parts, text) => {
          const options = parts.join("");
          fc.pre(objections("pattern", name, options).length === 0);
          expect(judge("pattern", name, options, text) === undefined).toBe(
            new RegExp(`^(?:${options})$`, "u").test(text),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
