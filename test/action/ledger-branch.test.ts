// lane: long, first
// A ledger on a branch, against an emulated GitHub: the content read back, the refusals, and that nothing is lost.
import { readdirSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { gitHash } from "../../src/github/git-data.ts";
import { inOneFile, read, refusal, segmentedLedger } from "../ledger/support.ts";
import { type Answer, type Exchange, type FakeGitHub, TOKEN } from "../github/github.ts";
import { Ledgers } from "../github/ledgers.ts";
import { sharedGitHub } from "../github/shared.ts";
import { is } from "../github/support.ts";

const github = await sharedGitHub();
const ledgers = new Ledgers(github);

const GIT = "/repos/{owner}/{repo}/git";
const MOVE = `${GIT}/refs/{ref}`;
const run: Ledgers["run"] = async (options) => ledgers.run(options);
const verified: Ledgers["verified"] = async () => ledgers.verified();
const commits: Ledgers["commits"] = async () => ledgers.commits();
const branchOf: Ledgers["branch"] = (name) => ledgers.branch(name);
const force: Ledgers["force"] = async (sha) => ledgers.force(sha);

const isMove = is("PATCH", MOVE);

describe.each([true, false])("a ledger on a branch, where GitHub does things at once (%s),", (isWhole) => {
  beforeEach(() => void (github.isWhole = isWhole));

  it("begins with the first run, grows by one commit a run, and holds what a folder would", async () => {
    const first = await run();
    expect(first).toMatchObject({ failure: null, notices: [], written: ["out.json"] });
    const second = await run({ day: 1 });
    const ledger = await verified();
    expect(ledger).toMatchObject({ organization: "corp", head: second.result.report.evidence.ledger!.head });
    expect(ledger.runs).toMatchObject({ count: 2, replayed: 2, lastComplete: second.result.report.asOf });
    expect(second.result.report.evidence.ledger!.lastCompleteAudit).toBe(first.result.report.asOf);
    expect([...ledger.files.keys()].sort()).toEqual([".gitattributes", "checkpoint", "entries.jsonl", "origin"]);
    expect(ledger.files.get(".gitattributes")!.toString()).toBe("* -text\n");
    const [last, root, ...more] = await commits();
    expect([root!.parents, more]).toEqual([[], []]);
    expect([last!.message, root!.message]).toEqual(Array.from({ length: 2 }, () => "Keep one audit in the ledger"));
  });

  it("leaves no copy on the runner when the job is cancelled", async () => {
    await run();
    const kill = vi.spyOn(process, "kill").mockImplementation(() => true);
    let left: string[] | undefined;
    const meanwhile = async (temporary: string) => {
      process.emit("SIGTERM", "SIGTERM");
      left = readdirSync(temporary);
    };
    await run({ day: 1, meanwhile }).catch(() => {});
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, "SIGTERM");
    expect(left).toEqual([]);
    expect((await verified()).runs.count).toBe(1);
  });

  it("is read and written in few requests, never forced", async () => {
    await run();
    github.exchanges.length = 0;
    await run({ day: 1 });
    const requests = github.exchanges
      .map(({ method, path }) => `${method} ${path.replace(GIT, "").replace(/[0-9a-f]{40}/, "…")}`)
      .filter((item) => isWhole || !/graphql|tarball/.test(item));
    if (isWhole) {
      expect(requests).toEqual([
        "POST /graphql",
        "GET /repos/driftline-bot/controls/tarball/…",
        "GET /codeload/…",
        "POST /graphql",
      ]);
      return;
    }
    expect(requests).toEqual([
      "GET /matching-refs/{ref}",
      "GET /commits/{commit_sha}",
      "GET /trees/{tree_sha}",
      ...Array.from({ length: 3 }, () => "GET /blobs/{file_sha}"),
      "POST /blobs",
      "POST /trees",
      "POST /commits",
      "PATCH /refs/{ref}",
    ]);
    expect(github.exchanges.at(-1)!.body).toMatchObject({ force: false });
  });

  it("sends only the file that grows: the others are there", async () => {
    for (const day of [0, 30, 31, 61]) await run({ day });
    const { files } = await branchOf().read();
    const segments = [...files.keys()].filter((name) => name.startsWith("entries"));
    expect(segments).toHaveLength(3);
    github.exchanges.length = 0;
    await run({ day: 62 });
    const sizes = github.exchanges.map(({ body }) => JSON.stringify(body ?? null).length);
    const grown = (await branchOf().read()).files;
    const changed = [...grown].filter(([name, bytes]) => files.get(name)?.equals(bytes) !== true);
    expect(changed.map(([name]) => name).sort()).toEqual(["checkpoint", expect.stringMatching(/^entries\.\d+\./)]);
    const bytes = changed.reduce((sum, [, { length }]) => sum + length, 0);
    expect(sizes.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * bytes + 2500);
    expect((await verified()).runs.count).toBe(5);
  });

  it("of one file, as it was kept before, goes on in another, and its first file is not sent again", async () => {
    const folderOf = await segmentedLedger();
    const branch = branchOf();
    const old = inOneFile(folderOf);
    await branch.write(
      await branch.read(),
      new Map(["origin", "entries.jsonl", "checkpoint"].map((name) => [name, read(old, name)])),
    );
    const { head } = await verified();
    await run({ day: 90 });
    const ledger = await verified();
    expect(ledger.files.get("entries.jsonl")!.equals(read(old, "entries.jsonl"))).toBe(true);
    expect([...ledger.files.keys()].filter((name) => name.startsWith("entries"))).toHaveLength(2);
    expect([head === ledger.head, ledger.runs.count]).toEqual([false, 5]);
  });

  it("gives back every byte, whatever the bytes are", async () => {
    const odd = new Map([
      ["origin", Buffer.from('{"organization":"línea 東京\\r\\n"}\n')],
      ["entries.jsonl", Buffer.from([0, 13, 10, 255, 254, 10, 0xe2, 0x80, 0xa8, 10])],
      ["checkpoint", Buffer.from("a\r\nb\n")],
    ]);
    const branch = branchOf("odd/bytes");
    await branch.write(await branch.read(), odd);
    const { files } = await branch.read();
    for (const [name, bytes] of odd) expect(files.get(name)!.equals(bytes), name).toBe(true);
  });

  it("is found among branches whose names begin like its own", async () => {
    for (const name of ["driftline-ledger-2", "driftline-ledger/x"]) {
      const other = branchOf(name);
      await other.write(await other.read(), new Map([["origin", Buffer.from("x")]]));
    }
    expect((await branchOf().read()).commit).toBeNull();
    await run();
    expect((await verified()).runs.count).toBe(1);
  });

  it("is read and left as it is by a run that only proposes", async () => {
    const proposes = "the run is about a pull request";
    const none = await run({ proposes });
    expect(none).toMatchObject({ failure: null, notices: [`the ledger is not added to: ${proposes}`] });
    expect(none.result.report.evidence.ledger).toBeNull();
    await run();
    const { head } = await verified();
    github.exchanges.length = 0;
    const { result } = await run({ proposes, day: 1 });
    expect(result.report.evidence.ledger).toMatchObject({ head });
    expect(github.writes).toEqual([]);
  });

  it("has its line ends and its attributes put right, and nothing else", async () => {
    await run();
    const branch = branchOf();
    const tip = await branch.read();
    const blob = (await github.as("us", "POST", "/git/blobs", { content: "* text=auto eol=crlf\n" })) as {
      sha: string;
    };
    const entries = [...tip.files].map(([name, bytes]) => ({
      path: name,
      mode: "100644",
      type: "blob",
      sha: name === ".gitattributes" ? blob.sha : gitHash(bytes),
    }));
    const tree = (await github.as("us", "POST", "/git/trees", { tree: entries })) as { sha: string };
    const commit = (await github.as("us", "POST", "/git/commits", {
      message: "x",
      tree: tree.sha,
      parents: [tip.commit],
    })) as { sha: string };
    await force(commit.sha);
    await run({ day: 1 });
    expect((await verified()).files.get(".gitattributes")!.toString()).toBe("* -text\n");
  });
});

describe.each([true, false])("runs at the same time, where GitHub does things at once (%s):", (isWhole) => {
  beforeEach(() => void (github.isWhole = isWhole));

  it("both end, with one ledger that holds both and verifies", async () => {
    await run();
    const [a, b] = await Promise.all([run({ day: 1 }), run({ day: 2 })]);
    expect([a.failure, b.failure]).toEqual([null, null]);
    const { runs } = await verified();
    expect(runs.count).toBe(3);
    expect(await commits()).toHaveLength(3);
  });

  it("both begin the ledger, and one does", async () => {
    const all = await Promise.all([run(), run({ day: 1 }), run({ day: 2 })]);
    expect(all.map(({ failure }) => failure)).toEqual([null, null, null]);
    expect((await verified()).runs.count).toBe(3);
  });

  it("one is overtaken again and again: it says so, publishes what it found, and loses nothing", async () => {
    await run();
    let day = 10;
    const overtaken = await run({ meanwhile: async () => void (await run({ day: day++ })) });
    expect(overtaken.failure).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/again and again/) as string,
    });
    expect(overtaken.written).toEqual(["out.json"]);
    expect((await verified()).runs.count).toBe(1 + 5);
  });

  it("one is overtaken twice: it is the third", async () => {
    await run();
    let left = 2;
    const again = await run({
      day: 9,
      meanwhile: async () => {
        if (left-- > 0) await run({ day: 5 - left });
      },
    });
    expect(again.failure).toBeNull();
    const { runs, head } = await verified();
    expect([runs.count, head]).toEqual([4, again.result.report.evidence.ledger!.head]);
  });
});

describe("a branch that is not what it was", () => {
  beforeEach(() => void (github.isWhole = false));

  it("has something else on it: it is tampered with, and nothing of it is read", async () => {
    await run();
    const [{ sha } = { sha: "" }] = await commits();
    const extra = async (entry: object) => {
      const { files, commit } = await branchOf().read();
      const entries = [...files].map(([name, bytes]) => ({
        path: name,
        mode: "100644",
        type: "blob",
        sha: gitHash(bytes),
      }));
      const tree = (await github.as("us", "POST", "/git/trees", {
        tree: [...entries.filter((setting) => setting.path !== (entry as { path: string }).path), entry],
      })) as { sha: string };
      const commitBody = { message: "x", tree: tree.sha, parents: [commit] };
      await force(((await github.as("us", "POST", "/git/commits", commitBody)) as { sha: string }).sha);
    };
    for (const [entry, message] of [
      [{ path: "x\u202ey", mode: "100644", type: "blob", content: "x" }, /x\\u\{202e\}y does not belong to a ledger/],
      [{ path: "a/b", mode: "100644", type: "blob", content: "x" }, /a does not belong/],
      [
        { path: "origin", mode: "120000", type: "blob", content: "/etc/passwd" },
        /the file origin has the mode 120000, and not 100644/,
      ],
      [{ path: "lock", mode: "100644", type: "blob", content: "{}" }, /lock does not belong/],
    ] as const) {
      await extra(entry);
      github.exchanges.length = 0;
      const { report, failure, written } = await run({ day: 1 });
      expect(failure).toMatchObject({ exitCode: 4, message: expect.stringMatching(message) as string });
      expect([report.verdict, report.evidence.ledger, written]).toEqual(["tampered", null, ["out.json"]]);
      expect(github.exchanges.some(({ path }) => path.includes("blobs"))).toBe(false);
      expect(github.writes).toEqual([]);
      await force(sha);
    }
  });

  it("has other bytes than were written: it is tampered with", async () => {
    await run();
    const branch = branchOf();
    const tip = await branch.read();
    const entries = tip.files.get("entries.jsonl")!.toString().replace("medium", "high");
    await branch.write(tip, new Map([...tip.files, ["entries.jsonl", Buffer.from(entries)]]));
    expect(await refusal(run({ day: 1 }))).toMatchObject({ exitCode: 4 });
  });

  it("came through something that changed it: it is not believed", async () => {
    await run();
    github.fault.after = ({ path }, answer) =>
      path.endsWith("{file_sha}")
        ? { ...answer, body: { ...(answer.body as object), content: Buffer.from("x").toString("base64") } }
        : undefined;
    expect(await refusal(run())).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/other bytes/) as string,
    });
  });

  it("is a ledger of more files than can be listed", async () => {
    await run();
    github.fault.after = ({ path }, answer) =>
      path.endsWith("{tree_sha}") ? { ...answer, body: { ...(answer.body as object), truncated: true } } : undefined;
    const { failure } = await run();
    expect(failure).toMatchObject({ exitCode: 4, message: expect.stringMatching(/more files/) as string });
  });

  it("goes away while a run works", async () => {
    await run();
    const gone = async () => void (await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger"));
    expect(await refusal(run({ day: 1, meanwhile: gone }))).toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/went away/) as string,
    });
  });

  it("is another organization's", async () => {
    await run();
    expect(await refusal(run({ organization: "other" }))).toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/it is the ledger of "corp"/) as string,
    });
  });
});

describe("a GitHub that fails", () => {
  beforeEach(() => void (github.isWhole = false));

  const steps: [string, (exchange: Exchange) => boolean][] = [
    ["looking for the branch", is("GET", `${GIT}/matching-refs/{ref}`)],
    ["reading its commit", is("GET", `${GIT}/commits/{commit_sha}`)],
    ["reading its tree", is("GET", `${GIT}/trees/{tree_sha}`)],
    ["reading a file", is("GET", `${GIT}/blobs/{file_sha}`)],
    ["storing a file", is("POST", `${GIT}/blobs`)],
    ["storing the tree", is("POST", `${GIT}/trees`)],
    ["storing the commit", is("POST", `${GIT}/commits`)],
    ["moving the branch", is("PATCH", MOVE)],
  ];
  const moving: Exchange = { method: "PATCH", path: MOVE, query: new URLSearchParams(), body: undefined };
  const answers: [string, Answer | "hang up"][] = [
    ["500", { status: 500, body: {} }],
    ["nothing", "hang up"],
    ["nonsense", { status: 200, body: { sha: 1 } }],
    ["401", { status: 401, body: { message: "Bad credentials" } }],
  ];
  // Each step fails in two ways, and every way occurs.
  const all = steps.flatMap(([step, meant], i) =>
    [answers[i % 4]!, answers[(i + 1) % 4]!].map(([name, answer]) => [step, name, meant, answer] as const),
  );

  test.each(all)("when %s, with %s: nothing is claimed, and the next time it is done", async (_, __, meant, answer) => {
    const branch = branchOf();
    const files = (n: number) => new Map([["entries.jsonl", Buffer.from("x".repeat(n))]]);
    const once = async (n: number) => branch.write(await branch.read(), files(n));
    await once(1);
    for (const [n, when] of (["before", "after"] as const).entries()) {
      github.fault[when] = (exchange) => (meant(exchange) ? answer : undefined);
      const error = await once(n + 2).then(
        () => null,
        (thrown: Error) => thrown,
      );
      github.fault = {};
      const { files: ledgerFiles } = await branch.read();
      // A completed move is noticed, whatever the answer.
      const isMade = meant(moving) && when === "after";
      expect(ledgerFiles.get("entries.jsonl")!.length).toBe(isMade ? n + 2 : 1);
      if (isMade) expect(error).toBeNull();
      else expect(error).toMatchObject({ exitCode: 3, message: expect.not.stringContaining(TOKEN) as string });
    }
    await once(9);
    expect((await branch.read()).files.get("entries.jsonl")!.length).toBe(9);
  });

  it("stops for good between any two requests: the ledger is whole, and the next run adds to it", async () => {
    await run();
    github.exchanges.length = 0;
    await run({ day: 1 });
    const requests = github.exchanges.length;
    for (let n = 0; n < requests; n++) {
      let left = n;
      github.fault.before = () => (left-- > 0 ? undefined : { status: 403, body: { message: "no" } });
      await run({ day: 2 }).catch(() => {});
      github.fault = {};
      await verified();
    }
    const { runs } = await verified();
    expect(runs.count).toBe(2);
    await run({ day: 3 });
    expect((await verified()).runs.count).toBe(3);
  });

  const rule = "Repository rule violations found\n\nChanges must be made through a pull request.\n\n::error::x \u202e";
  test.each<[string, (exchange: Exchange) => boolean, Answer, RegExp]>([
    [
      "a rule for the branch",
      is("PATCH", MOVE),
      { status: 422, body: { message: rule } },
      /refused to move the branch driftline-ledger \(422\): "Repository rule violations found Changes must be made through a pull request. ::error::x \\u\{202e\}"; give the job `permissions:` with `  contents: write`, and let its token past rules/,
    ],
    [
      "a protected branch",
      is("PATCH", MOVE),
      { status: 409, body: { message: "Protected branch update failed" } },
      /\(409\): "Protected branch update failed"/,
    ],
    [
      "a missing permission",
      is("PATCH", MOVE),
      { status: 403, body: { message: "Resource not accessible by integration" } },
      /"Resource not accessible by integration"; give the job `permissions:` with `  contents: write`/,
    ],
    [
      "a missing permission, at the first file",
      is("POST", `${GIT}/blobs`),
      { status: 403, body: { message: "Resource not accessible by integration" } },
      /store a file of the ledger: the token may not \(403\); add the lines `permissions:` and `  contents: write`/,
    ],
    [
      "a limit",
      is("PATCH", MOVE),
      { status: 403, headers: { "x-ratelimit-remaining": "0" }, body: { message: "API rate limit exceeded" } },
      /rate limit is used up/,
    ],
  ])("refuses because of %s: it says which, and what was found is published", async (_, meant, answer, message) => {
    await run();
    const { head } = await verified();
    github.fault.before = (exchange) => (meant(exchange) ? answer : undefined);
    const { failure, written, result } = await run({ day: 1 });
    expect(failure).toMatchObject({ exitCode: 3, message: expect.stringMatching(message) as string });
    expect(written).toEqual(["out.json"]);
    expect(result.report.evidence.ledger!.head).toBe(head);
    github.fault = {};
    expect((await verified()).head).toBe(head);
  });

  const other = { ref: "refs/heads/driftline-ledger", object: { type: "commit", sha: "0".repeat(40) } };
  const mended = (answer: Answer, parts: object) => ({ ...answer, body: { ...(answer.body as object), ...parts } });
  it.each<[string, FakeGitHub["fault"]]>([
    [
      "another commit than it moved the branch to",
      { after: (to, its) => (isMove(to) ? mended(its, other) : undefined) },
    ],
    [
      "another commit, and does not move it",
      { before: (to) => (isMove(to) ? { status: 200, body: other } : undefined) },
    ],
  ])("answers with %s: the report names the head that the branch has", async (_, fault) => {
    await run();
    const { head } = await verified();
    Object.assign(github.fault, fault);
    const { failure, result } = await run({ day: 1 });
    github.fault = {};
    const now = (await verified()).head;
    expect([result.report.evidence.ledger!.head, failure?.exitCode]).toEqual([now, now === head ? 3 : undefined]);
  });

  it("refuses to make the branch: the report names no head that is nowhere", async () => {
    github.fault.before = (exchange) =>
      is("POST", `${GIT}/refs`)(exchange)
        ? { status: 422, body: { message: "Cannot create ref due to creations being restricted." } }
        : undefined;
    const { failure, result } = await run();
    expect(failure!.message).toMatch(/refused to make the branch driftline-ledger \(422\): "Cannot create ref/);
    expect(result.report.evidence.ledger).toBeNull();
  });

  it("does not show the repository to the token: it is no new ledger", async () => {
    github.fault.before = () => ({ status: 404, body: { message: "Not Found" } });
    expect(await refusal(run())).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/cannot see this repository or its contents \(404\).*contents: write/) as string,
    });
  });
});

describe("a GitHub that does not do things at once", () => {
  const isAdd = ({ path, body }: Exchange) => path === "/graphql" && String(body?.["query"]).startsWith("mutation");
  const isList = ({ path, body }: Exchange) => path === "/graphql" && String(body?.["query"]).includes("qualifiedName");
  const isArchive = ({ path }: Exchange) => path.includes("/tarball/");
  const isDownload = ({ path }: Exchange) => path.startsWith("/codeload/");
  const wrongArchive: Answer = { status: 200, body: Buffer.from("not an archive") };
  const errors = { data: null, errors: [{ type: "FORBIDDEN", message: "Resource not accessible by integration" }] };

  test.each<[string, (exchange: Exchange) => boolean, Answer | "hang up"]>([
    ["does not list", isList, { status: 401, body: { message: "Bad credentials" } }],
    ["lists nonsense", isList, { status: 200, body: { data: { repository: 1 } } }],
    ["has no archive", isArchive, { status: 404, body: { message: "Not Found" } }],
    ["has an archive that is none", isDownload, wrongArchive],
    ["has an archive that nobody may fetch", isDownload, { status: 403, body: {} }],
    ["leads elsewhere", isArchive, { status: 302, headers: { location: "ftp://elsewhere.example/x" } }],
    ["adds nothing: 401", isAdd, { status: 401, body: { message: "Bad credentials" } }],
    ["adds nothing: an error", isAdd, { status: 200, body: errors }],
    ["adds nothing: no answer", isAdd, "hang up"],
  ])("%s: REST does the same", async (_, meant, answer) => {
    await run();
    let met = 0;
    github.fault.before = (exchange) => (meant(exchange) ? (met++, answer) : undefined);
    expect((await run({ day: 1 })).failure).toBeNull();
    github.fault = {};
    expect(met).toBeGreaterThan(0);
    expect((await verified()).runs.count).toBe(2);
    expect(await commits()).toHaveLength(2);
  });

  it("has an archive with other bytes: what differs is asked for by itself", async () => {
    await run();
    github.fault.after = (exchange, answer) => {
      if (!isDownload(exchange)) return undefined;
      const bytes = gunzipSync(answer.body as Buffer);
      bytes.write("high", bytes.indexOf("medium"));
      return { ...answer, body: gzipSync(bytes) };
    };
    github.exchanges.length = 0;
    expect((await run({ day: 1 })).failure).toBeNull();
    expect(github.exchanges.filter(({ path }) => path.includes("/blobs/"))).toHaveLength(1);
    github.fault = {};
    expect((await verified()).runs.count).toBe(2);
  });

  it("adds, and says that it did not: it is added once", async () => {
    await run();
    for (const answer of ["hang up", { status: 502, body: {} }] as const) {
      github.fault.after = (exchange) => (isAdd(exchange) ? answer : undefined);
      expect((await run({ day: 1 })).failure).toBeNull();
      github.fault = {};
    }
    expect((await verified()).runs.count).toBe(3);
    expect(await commits()).toHaveLength(3);
  });

  it("lists something else than git's hash says: it is asked file by file", async () => {
    await run();
    github.fault.after = (exchange, answer) => {
      if (!isList(exchange)) return undefined;
      const text = JSON.stringify(answer.body).replaceAll('"name":"origin"', '"name":"checkpoint"');
      return { ...answer, body: JSON.parse(text) as object };
    };
    expect((await run({ day: 1 })).failure).toBeNull();
    github.fault = {};
    expect((await verified()).runs.count).toBe(2);
  });
});

describe("a branch that stands still and is said not to", () => {
  const stale = { status: 422, body: { message: "Update is not a fast forward" } };
  const refuse = (times: number) => {
    let left = times;
    github.fault.before = (exchange) => (is("PATCH", MOVE)(exchange) && left-- > 0 ? stale : undefined);
  };
  beforeEach(() => void (github.isWhole = false));

  it("is moved again", async () => {
    await run();
    refuse(2);
    expect((await run({ day: 1 })).failure).toBeNull();
    github.fault = {};
    expect((await verified()).runs.count).toBe(2);
  });

  it("is given up after three times, with what GitHub says", async () => {
    await run();
    refuse(9);
    const { failure } = await run({ day: 1 });
    expect(failure).toMatchObject({ exitCode: 3, message: expect.stringContaining("not a fast forward") as string });
    expect(github.exchanges.filter(is("PATCH", MOVE)).length).toBe(3);
  });
});

describe("an archived repository", () => {
  test.each([true, false])("is said to be that (at once: %s)", async (isWhole) => {
    await run();
    github.isWhole = isWhole;
    const archived = { status: 403, body: { message: "Repository was archived so is read-only." } };
    github.fault.before = ({ method, path, body }) =>
      (method !== "GET" && path !== "/graphql") || String(body?.["query"]).startsWith("mutation")
        ? archived
        : undefined;
    const { failure, written } = await run({ day: 1 });
    expect(failure).toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/this repository is archived, .*take it out of the archive/) as string,
    });
    expect(written).toEqual(["out.json"]);
  });
});
