// Lists of GitHub's API: read to their end, or an error. An answer that is no list is never an empty list.
import { expect, it, vi } from "vitest";
import { readAnchor } from "../../src/github/anchor.ts";
import { createGitHub } from "../../src/github/client.ts";
import { deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { keepComment } from "../../src/github/keep-comment.ts";
import type { Report } from "../../src/model/report/index.ts";
import { type Answer, at, type Exchange, type Fault, TOKEN } from "./github.ts";
import { hurried } from "./pace.ts";
import { audited } from "./reports.ts";
import { sharedGitHub } from "./shared.ts";
import { defaults } from "./world.ts";

const github = await sharedGitHub();

const connect = () => createGitHub({ api: github.url, token: TOKEN, pace: hurried });
const ISSUES = "/repos/{owner}/{repo}/issues";
const COMMENTS = `${ISSUES}/{issue_number}/comments`;
const isList = ({ method, path }: Exchange) => method === "GET" && (path === ISSUES || path === COMMENTS);
const leadsTo = (url: string) => ({ link: `<${url}>; rel="next"` });

const deliver = async (report: Report) =>
  deliverIssues(await IssuesApi.open(connect(), at), {
    input: { ...defaults, report },
    labels: [],
    assignees: [],
    check: () => {},
    wait: async () => {},
  });
const anchored = async () =>
  readAnchor(connect(), at, { organization: audited([]).organization, audit: defaults.audit });
const comment = async () =>
  keepComment(connect(), at, 1, {
    id: "0".repeat(32),
    run: null,
    text: "effect",
    begins: true,
    check: () => {},
    wait: async () => {},
  });

const open = audited([{ name: 1, status: "open" }]);
const resolved = audited([{ name: 1, status: "resolved" }]);
const cutOff = { "content-length": "1000", connection: "close" };

it.each<[string, (asked: string) => Answer]>([
  ["a body that is cut off", () => ({ status: 200, headers: cutOff, body: Buffer.from("[") })],
  ["an empty body", () => ({ status: 200, body: Buffer.alloc(0) })],
  ["no body", () => ({ status: 204 })],
  ["a conflict", () => ({ status: 409, body: { message: "Git Repository is empty." } })],
  ["a next page that is this page", (asked) => ({ status: 200, headers: leadsTo(`${github.url}${asked}`), body: [] })],
  ["a next page elsewhere", () => ({ status: 200, headers: leadsTo("https://elsewhere.example/"), body: [] })],
  ["a next page without address", () => ({ status: 200, headers: leadsTo("next"), body: [] })],
])("writes nothing, and says that it failed, where a list is answered with %s", async (_, answer) => {
  await deliver(open);
  github.fault.before = (exchange) => (isList(exchange) ? answer(exchange.asked) : undefined);
  const { length } = github.writes;
  for (const work of [anchored, () => deliver(open), comment])
    await expect(work()).rejects.toMatchObject({ exitCode: 3 });
  const onlyComments: Fault["before"] = (exchange) =>
    exchange.path === COMMENTS && isList(exchange) ? answer(exchange.asked) : undefined;
  github.fault.before = onlyComments;
  await expect(deliver(resolved)).rejects.toMatchObject({ exitCode: 3 });
  expect(github.writes.slice(length)).toEqual([]);
});

it("reads no answer without an end", async () => {
  let ended = 0;
  const chunk = new Uint8Array(2 ** 24);
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(chunk), cancel: () => void ended++ });
  const client = connect();
  using asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(endless()));
  await expect(IssuesApi.open(client, at)).rejects.toMatchObject({
    exitCode: 3,
    message: "GitHub's answer has more than 268435456 bytes: request to say whose token it is",
  });
  expect(ended).toBe(asked.mock.calls.length);
});

it("reads again where one answer was cut off", async () => {
  await deliver(open);
  let left = 1;
  github.fault.before = (exchange) =>
    isList(exchange) && left-- > 0 ? { status: 200, headers: cutOff, body: Buffer.from("[") } : undefined;
  expect(await deliver(open)).toMatchObject({ created: 0, changed: 0 });
});

it("ends a list of endless pages", async () => {
  github.fault.before = (exchange) =>
    isList(exchange)
      ? {
          status: 200,
          headers: leadsTo(`${github.url}${exchange.asked}?page=${Number(exchange.query.get("page")) + 1}`),
          body: [],
        }
      : undefined;
  await expect(deliver(open)).rejects.toThrow(
    "more than 100 pages: request to list the issues; take the label driftline off closed issues",
  );
});

it("keeps the one comment that two pages repeat", async () => {
  await deliver(open);
  await comment();
  github.fault.after = (exchange, answer) =>
    exchange.path === COMMENTS && isList(exchange) && exchange.query.get("page") === null
      ? { ...answer, headers: leadsTo(`${github.url}${exchange.asked}?page=2&per_page=100`) }
      : undefined;
  github.fault.before = (exchange) => {
    if (exchange.query.get("page") === "2") exchange.query.set("page", "1");
    return undefined;
  };
  await deliver(resolved);
  expect(await comment()).toBe("none");
  expect(github.writes.filter((write) => write.startsWith("DELETE"))).toEqual([]);
});
