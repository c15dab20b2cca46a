// The comment of a pull request, against an emulated GitHub: a single one, updated in place, never somebody else's.
import { beforeEach, describe, expect, it, test } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { keepComment, type KeptComment } from "../../src/github/keep-comment.ts";
import { type Answer, at } from "./github.ts";
import { client, failing, is } from "./support.ts";
import { sharedGitHub } from "./shared.ts";

const github = await sharedGitHub();
beforeEach(async () => {
  await github.as("us", "POST", "/issues", { title: "a pull request" });
});

const COMMENTS = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
const id = "0123456789abcdef0123456789abcdef";
const other = "f".repeat(32);

async function keep(text: string, more: Partial<KeptComment> & { api?: string } = {}): Promise<string> {
  const { api = github.url, ...rest } = more;
  return keepComment(client(api), at, 1, {
    id,
    run: null,
    text,
    begins: true,
    check: () => {},
    wait: async () => {},
    ...rest,
  });
}

const failure = async (more: Parameters<typeof keep>[1] = {}): Promise<DriftlineError> => {
  const error = await keep("text", more).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DriftlineError);
  return error as DriftlineError;
};

describe("the comment of a pull request", () => {
  it("is written once and changed in place", async () => {
    expect(await keep("first")).toBe("created");
    expect(await keep("first")).toBe("none");
    expect(await keep("second", { begins: false })).toBe("changed");
    expect(await github.comments(1)).toEqual([`second\n\n<!-- driftline:comment:1 ${id} -->`]);
    expect(github.writes).toEqual([`POST ${COMMENTS}`, `PATCH ${COMMENT}`]);
  });

  it("does not begin when there is nothing to say", async () => {
    expect(await keep("nothing", { begins: false })).toBe("none");
    expect(github.writes).toEqual([]);
  });

  it("stands beside that of another organization", async () => {
    await keep("one");
    await keep("two", { id: other });
    await keep("one, changed");
    expect((await github.comments(1)).map((body) => body.split("\n")[0])).toEqual(["one, changed", "two"]);
  });

  it("is never another's, whatever that says, and is found behind a hundred", async () => {
    const forged = `forged\n\n<!-- driftline:comment:1 ${id} -->`;
    await github.as("mallory", "POST", "/issues/1/comments", { body: forged });
    for (let i = 0; i < 105; i++) await github.as("us", "POST", "/issues/1/comments", { body: `${i}` });
    expect(await keep("ours")).toBe("created");
    expect(await keep("ours, changed")).toBe("changed");
    expect(await github.comments(1)).toContain(forged);
    expect(github.writes).toEqual([`POST ${COMMENTS}`, `PATCH ${COMMENT}`]);
  });

  it("is known by its last line alone", async () => {
    const quoted = `> <!-- driftline:comment:1 ${id} -->\nwhat we quoted`;
    await github.as("us", "POST", "/issues/1/comments", { body: quoted });
    await keep("ours");
    expect(await github.comments(1)).toHaveLength(2);
  });

  it("is known with a workflow's own token, and to whom passed through a browser", async () => {
    github.isWorkflow = true;
    await github.as("us", "POST", "/issues/1/comments", { body: `old\r\n\r\n<!-- driftline:comment:1 ${id} -->\r\n` });
    expect(await keep("old")).toBe("none");
    expect(await keep("new")).toBe("changed");
  });

  it("is one after two runs at a time, and after several were left behind", async () => {
    await Promise.all([keep("a"), keep("b"), keep("c")]);
    // If two runs remove a comment, one of them gets a 404, which the description lacks.
    const gone = `DELETE ${COMMENT} answered 404: no status 404`;
    github.problems.splice(0, Infinity, ...github.problems.filter((problem) => problem !== gone));
    await keep("d");
    expect(await github.comments(1)).toEqual([`d\n\n<!-- driftline:comment:1 ${id} -->`]);
    for (const body of ["e", "f"])
      await github.as("us", "POST", "/issues/1/comments", { body: `${body}\n\n<!-- driftline:comment:1 ${id} -->` });
    await keep("d");
    expect(await github.comments(1)).toEqual([`d\n\n<!-- driftline:comment:1 ${id} -->`]);
  });

  it("is left as a newer run wrote it", async () => {
    expect(await keep("of 9", { run: "9" })).toBe("created");
    expect(await keep("of 10", { run: "10" })).toBe("changed");
    expect(await keep("of 9 again", { run: "9" })).toBe("outrun");
    expect(await github.comments(1)).toEqual([`of 10\n\n<!-- driftline:comment:1 ${id} 10 -->`]);
    expect(await keep("of 10 again", { run: "10" })).toBe("changed");
  });

  it("is that of the newer of two runs at a time", async () => {
    await keep("of 10", { run: "10" });
    github.fault.after = failing(1, is("GET", COMMENTS), { status: 200, body: [] });
    expect(await keep("of 9", { run: "9" })).toBe("outrun");
    expect(await github.comments(1)).toEqual([`of 10\n\n<!-- driftline:comment:1 ${id} 10 -->`]);
  });

  test.each<Answer | "hang up">([{ status: 502 }, { status: 500 }, "hang up"])(
    "is one when it was created and GitHub answered %s",
    async (answer) => {
      github.fault.after = failing(1, is("POST", COMMENTS), answer);
      expect(await keep("text")).toBe("created");
      expect(await github.comments(1)).toHaveLength(1);
    },
  );

  it("is tried again when it was not created", async () => {
    github.fault.before = failing(2, is("POST", COMMENTS), "hang up");
    expect(await keep("text")).toBe("created");
    expect(await github.comments(1)).toHaveLength(1);
  });

  it("fails when it cannot be created", async () => {
    github.fault.before = failing(3, is("POST", COMMENTS), { status: 502 });
    expect((await failure()).message).toMatch(/refused to comment on the pull request: it failed \(502\)/);
  });

  it("fails when it is not as it was written", async () => {
    await keep("before");
    github.fault.after = (exchange, answer) =>
      is("PATCH", COMMENT)(exchange) ? { ...answer, body: { ...(answer.body as object), body: "cut" } } : undefined;
    expect((await failure()).message).toMatch(/differs from what was written/);
  });

  test.each<[Answer, RegExp]>([
    [
      { status: 403, body: { message: "Repository was archived so is read-only." } },
      /this repository is archived, and its pull requests can only be read \(403\); take it out of the archive/,
    ],
    [{ status: 403, body: { message: "Resource not accessible by integration" } }, /`  pull-requests: write`/],
    [
      { status: 403, body: { message: "Unable to create comment because issue is locked." } },
      /the conversation is locked or has too many comments \(403\); unlock it, .*set preview: off/,
    ],
    [
      { status: 403, body: { message: "Commenting is disabled on issues with more than 2500 comments" } },
      /the conversation is locked or has too many comments \(403\)/,
    ],
    [{ status: 410, body: { message: "Gone" } }, /refused to comment on the pull request: it failed \(410\)/],
    [{ status: 404, body: { message: "Not Found" } }, /cannot see this repository or its pull requests/],
    [{ status: 422, body: { message: "Validation Failed" } }, /does not accept what was sent/],
  ])("fails with %s, and says what to do", async (answer, message) => {
    github.fault.before = (exchange) => (exchange.method === "POST" ? answer : undefined);
    const { exitCode, message: text } = await failure();
    expect(exitCode).toBe(3);
    expect(text).toMatch(message);
  });

  it("does not blame the token for a comment that somebody deleted meanwhile", async () => {
    await keep("before");
    github.fault.before = failing(1, is("PATCH", COMMENT), { status: 404, body: { message: "Not Found" } });
    expect((await failure()).message).toMatch(/does not find it any more \(404\); the next run goes on without it/);
  });

  it("is withheld before anything is asked when it holds a secret", async () => {
    const check = () => {
      throw new DriftlineError("leak", "withheld");
    };
    expect((await failure({ check })).exitCode).toBe(5);
    expect(github.writes).toEqual([]);
  });
});
