import { keys } from "./shared.ts";
import { behaves } from "./support.ts";

const { argument, header, key, literal, masked, misfits } = keys;

behaves("maxAge", {
  // The age of a secret depends on its history, which is not available here.
  holds: [
    [key, "90d", literal],
    [key, "1m", "${NAME}"],
    [header, "2w", masked],
    [key, "24h", "sk-1"],
  ],
  fails: [],
  fits: [key, header],
  misfits: [...misfits, [argument, "it needs a setting that holds a secret"]],
  refuses: [
    [key, "90", /is not a duration such as 90d or 12h/],
    [key, "90 days", /is not a duration/],
    [key, "0d", /is not a duration/],
    [key, "1y", /is not a duration/],
    [key, "-1d", /is not a duration/],
    [key, "1.5d", /is not a duration/],
    [key, "", /is not a duration/],
    [key, 90, /invalid_type/],
  ],
  words: [
    ["90d", "rotated within 90 days"],
    ["1w", "rotated within 1 week"],
  ],
  implies: [
    [key, "30d", "90d", true],
    [key, "24h", "1d", true],
    [key, "91d", "90d", false],
    [key, "2w", "13d", false],
  ],
});
