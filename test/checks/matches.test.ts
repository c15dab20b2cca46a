import { texts } from "./shared.ts";
import { behaves } from "./support.ts";

const { host, misfits, model, name } = texts;

behaves("matches", {
  holds: [
    [model, "gpt-*", "gpt-5"],
    [model, "g*5", "gpt-5"],
    [name, "Corp *", "Corp model"],
    [model, "a.c", "a.c"],
  ],
  fails: [
    [model, "gpt-*", "claude", "is claude, which has another form"],
    [model, "gpt-5", "gpt-5-mini", "is gpt-5-mini, which has another form"],
    [model, "GPT-*", "gpt-5", "is gpt-5, which has another form"],
    [model, "a.c", "abc", "is abc, which has another form"],
    [model, "a?c", "abc", "is abc, which has another form"],
    [model, "g*", "gpt-5 ", "is gpt-5 , which has white space at its edge"],
    [model, "g*", 5, "is 5, which should be a string"],
    [
      "customModels[*].hostedProvider.cloudAuthRefresh",
      "login*",
      "login [secret fp:run:1]",
      "is login [secret fp:run:1], which is redacted and cannot be compared",
    ],
  ],
  fits: [name, model, host],
  misfits,
  refuses: [
    [name, "", /is empty/],
    [name, "*", /matches everything/],
    [name, "***", /matches everything/],
    [name, "a".repeat(2001), /longer than 2,000/],
    [name, 5, /invalid_type/],
  ],
  words: [["gpt-*", "of the form gpt-*"]],
  implies: [
    [name, "gpt-5*", "gpt-*", true],
    [name, "gpt-*", "gpt-5*", false],
    [name, "gpt-5", "gpt-*", true],
  ],
});
