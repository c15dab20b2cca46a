// What an event file tells of a pull request.
import { expect, test } from "vitest";
import { pullRequestOf } from "../../src/github/pull-request.ts";

const sha = "0123456789abcdef0123456789abcdef01234567";
const isFork = (head: object | null, base: object | null) =>
  pullRequestOf(
    { GITHUB_EVENT_NAME: "pull_request" },
    JSON.stringify({ pull_request: { number: 1, head: { sha, repo: head }, base: { sha, repo: base } } }),
  )?.isFork;

test.each<[object | null, object | null, boolean]>([
  [{ id: 1, full_name: "o/renamed" }, { id: 1, full_name: "o/r" }, false],
  [{ id: 2, full_name: "o/r" }, { id: 1, full_name: "o/r" }, true],
  [{ full_name: "o/r" }, { full_name: "o/r" }, false],
  [{ full_name: "x/r" }, { full_name: "o/r" }, true],
  [{}, {}, true],
  [null, null, true],
  [null, { id: 1 }, true],
])("of %j against %j is a fork: %j", (head, base, expected) => {
  expect(isFork(head, base)).toBe(expected);
});
