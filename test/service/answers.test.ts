// Accepted answers, and the messages for others.
import { describe, expect, test } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import type { HttpFailure } from "../../src/service/failure.ts";
import { endpoints } from "../../src/service/index.ts";
import type { ServiceError } from "../../src/service/service-error.ts";
import { users } from "../../src/service/users.ts";
import { type Answer, clientOf, failureOf, KEY, text, titled } from "./support.ts";

const { list } = users;
const problem = (code: string, message = "it is not what it should be") => {
  return new DriftlineError("incomplete", { code, message, revision: 7 });
};

describe("which answers are taken", () => {
  test.each([
    "application/json",
    "Application/JSON",
    " application/json ",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
    "application/json; charset=utf8",
    "application/json;",
    "application/json; profile=v1",
    "application/json ; odata.metadata=minimal ; charset=utf-8",
    'application/json; profile="https://api.example.com/a;b=\\"c\\""; version=1',
  ])("%s", async (type) => {
    const { client } = clientOf([{ headers: { "content-type": type } }]);
    expect(await client.get(list, {}, text)).toBe("{}");
  });

  test.each(
    titled([
      [undefined, "no content type"],
      ["", "no content type"],
      ["text/html", "text/html"],
      ["text/html; charset=utf-8", "text/html"],
      ["text/plain", "text/plain"],
      ["application/problem+json", "application/problem+json"],
      ["application/json; charset=utf-16", "JSON that is not in UTF-8"],
      ["application/json; charset=latin1", "JSON that is not in UTF-8"],
      ["application/json; charset=utf-8; charset=utf-16", "JSON that is not in UTF-8"],
      ["application/json; profile=v1; charset=latin1", "JSON that is not in UTF-8"],
      ["application/json, text/html", "a content type that cannot be read"],
      ["application/json; ; =", "a content type that cannot be read"],
      ["application/json-seq", "another content type"],
      ["application/jsonp", "another content type"],
      [`application/${KEY}`, "another content type"],
      ["x".repeat(9000), "another content type"],
    ] as const),
  )("not %s, which is asked for once more", async (_, type, named) => {
    const answer = { headers: type === undefined ? {} : { "content-type": type }, body: "<canary>" };
    const { client, requests } = clientOf([answer]);
    const failure = await failureOf(client.get(list, {}, text));
    expect(failure.problems).toEqual([
      {
        code: "content-type",
        message: `the service answered with ${named} (8 bytes) where JSON in UTF-8 should be, in the last of 2 attempts`,
        hint: "check the address: a login page or a proxy may stand in between",
      },
    ]);
    expect(requests).toHaveLength(2);
    const once = clientOf([answer, {}]);
    expect(await once.client.get(list, {}, text)).toBe("{}");
  });

  test("two different hiccups are one too many", async () => {
    const { client, requests } = clientOf([{ headers: { "content-type": "text/html" } }, { body: "" }, {}]);
    const failure = await failureOf(
      client.get(list, {}, (body) => {
        if (body.length === 0) throw problem("empty");
        return body;
      }),
    );
    expect(failure.problems[0]!.code).toBe("empty");
    expect(requests).toHaveLength(2);
  });
});

describe("what decoding objects to", () => {
  const decoding = async (thrown: unknown, answer: Answer = {}) => {
    const { client, requests } = clientOf([answer]);
    const decode = () => {
      throw thrown;
    };
    const failure: unknown = await client.get(list, {}, decode).catch((reason: unknown) => reason);
    return { failure, attempts: requests.length };
  };

  test.each([
    ["empty", 2],
    ["truncated", 5],
    ["syntax", 1],
    ["invalid-utf8", 1],
    ["schema", 1],
    ["duplicate-key", 1],
    ["too-deep", 1],
    ["too-large", 1],
  ])("%s makes %i attempts", async (code, attempts) => {
    const result = await decoding(problem(code));
    expect(result.attempts).toBe(attempts);
    expect((result.failure as HttpFailure).problems[0]).toMatchObject({ code, revision: 7 });
  });

  test.each([
    ["truncated", 5],
    ["syntax", 5],
    ["invalid-utf8", 5],
    ["schema", 1],
    ["duplicate-key", 1],
  ])("%s makes %i attempts where nothing says where the answer ends", async (code, attempts) => {
    expect((await decoding(problem(code), { delimited: false })).attempts).toBe(attempts);
  });

  test("says what, for which revision, and what to do", async () => {
    const { failure } = await decoding(problem("schema", "changes[2].settings should be an object"));
    expect((failure as DriftlineError).problems).toEqual([
      {
        code: "schema",
        message: "changes[2].settings should be an object",
        hint: "run it again, and tell the service's support if it stays so",
        revision: 7,
      },
    ]);
  });

  test.each([
    new TypeError("a bug"),
    new DriftlineError("internal", "a bug"),
    new DriftlineError("usage", "a short key"),
  ])("what is not about the answer is not hidden: %s", async (error) => {
    expect(await decoding(error)).toEqual({ failure: error, attempts: 1 });
  });
});

describe("refusals", () => {
  const id = JSON.stringify({ title: "canary", detail: ["canary"], error: {}, status: 1, requestId: "req_01-A" });

  test.each([
    [301, 1, "redirect", "the service redirects elsewhere, and the key is not sent there"],
    [307, 1, "redirect", "the service redirects elsewhere, and the key is not sent there"],
    [400, 1, "bad-request", "the service calls the request invalid"],
    [401, 1, "unauthorized", "the service does not accept the key"],
    [403, 1, "forbidden", "the service does not let this key read this"],
    [404, 1, "not-found", "the service has nothing at this address"],
    [407, 1, "proxy", "a proxy asks for credentials"],
    [429, 5, "rate-limited", "the service asks to slow down"],
    [408, 5, "service-error", "the service failed"],
    [500, 5, "service-error", "the service failed"],
    [502, 5, "service-error", "the service failed"],
    [503, 5, "service-error", "the service failed"],
    [504, 5, "service-error", "the service failed"],
    ...[204, 205, 300, 304, 402, 405, 409, 410, 418, 422, 425, 451, 501, 505, 520, 599].map(
      (status) =>
        [status, 1, "unexpected-status", "the service answered in a way its interface does not name"] as const,
    ),
  ] as const)("%i makes %i attempts and is %s", async (status, attempts, code, says) => {
    const { client, requests } = clientOf([{ status, body: id }]);
    const failure = await failureOf(client.get(list, {}, text));
    expect(requests).toHaveLength(attempts);
    const [first] = failure.problems;
    expect(failure.problems).toHaveLength(1);
    expect(first!.code).toBe(code);
    expect(first!.message).toBe(
      `${says} (${status}, request req_01-A)${attempts > 1 ? ", in the last of 5 attempts" : ""}`,
    );
    expect(failure.code).toBe("incomplete");
    expect(failure.exitCode).toBe(3);
    expect(failure.message).toMatch(/^[^\n;]+; [^\n;]+$/); // one line: what happened; what to do
    expect(failure.message).not.toContain("canary");
  });

  test.each([200, 201, 202, 203, 206, 207, 226, 299])("%i with a body that fits is a success", async (status) => {
    const created: Endpoint = { ...list, success: 201 };
    for (const endpoint of [list, created]) {
      const { client, requests } = clientOf([{ status }]);
      expect(await client.get(endpoint, {}, text)).toBe("{}");
      expect(requests).toHaveLength(1);
    }
  });

  test.each([201, 206, 299])("%i with a body that does not fit is none", async (status) => {
    const { client } = clientOf([{ status, body: '{"users":7}' }]);
    const failure = await failureOf(client.call(list, {}));
    expect(failure).toMatchObject({ code: "schema", status });
  });

  test("no refusal that an endpoint declares is told as one that its interface does not name", async () => {
    for (const endpoint of endpoints)
      for (const status of endpoint.refusals) {
        const { client } = clientOf([{ status }]);
        const failure = await failureOf(client.read(endpoint, endpoint.example, text));
        expect([endpoint.name, status, failure.code]).not.toContain("unexpected-status");
      }
  });

  test("a page in HTML that forbids is one of a proxy", async () => {
    const { client } = clientOf([{ status: 403, headers: { "content-type": "text/HTML; charset=x" }, body: "<html>" }]);
    expect((await failureOf(client.get(list, {}, text))).message).toBe(
      "a page that looks like one of a proxy forbids this (403); let the proxy allow the service's host",
    );
  });

  test.each(
    titled([
      ['{"requestId":"a"}', "a"],
      [`{"requestId":"${"a".repeat(64)}"}`, "a".repeat(64)],
      [`{"requestId":"${"a".repeat(65)}"}`, undefined],
      ['{"requestId":""}', undefined],
      ['{"requestId":"a b"}', undefined],
      ['{"requestId":"a\\nb"}', undefined],
      ['{"requestId":"::error::x"}', undefined],
      ['{"requestId":7}', undefined],
      ['{"requestId":["a"]}', undefined],
      ['{"error":{"requestId":"a"}}', undefined],
      [`{"requestId":"${KEY}"}`, undefined],
      [`{"requestId":"${KEY.slice(3, 14)}"}`, undefined],
      [`{"requestId":"x-${KEY.slice(-8)}"}`, undefined],
      [`{"requestId":"x-${KEY.slice(-7)}"}`, `x-${KEY.slice(-7)}`],
      [`{"requestId":"x-${KEY.toUpperCase()}-x"}`, undefined],
      ["null", undefined],
      ['"a"', undefined],
      ["<html>", undefined],
      ["", undefined],
      ["[".repeat(60_000), undefined],
    ] as const),
  )("the request id of %s is shown or not", async (_, body, expected) => {
    const { client } = clientOf([{ status: 404, body }]);
    const { message } = await failureOf(client.get(list, {}, text));
    expect(message).toContain(expected === undefined ? "(404);" : `(404, request ${expected});`);
  });

  test.each(["x-request-id", "request-id"])(
    "the request id in the header %s belongs to every failure",
    async (name) => {
      const failed = async (id: string, answer: Answer) => {
        const { client } = clientOf([
          { ...answer, headers: { "content-type": "application/json", ...answer.headers, [name]: id } },
        ]);
        return (await failureOf(client.call(list, {}))) as ServiceError;
      };
      const html = { headers: { "content-type": "text/html" } };
      for (const answer of [{ status: 404 }, { status: 204 }, { body: "[]" }, { body: "{" }, html]) {
        expect((await failed("req_1", answer)).requestId).toBe("req_1");
        for (const id of [KEY, `x-${KEY.slice(3, 14)}`, "a b", ""])
          expect((await failed(id, answer)).requestId).toBeNull();
      }
      expect((await failed("req_1", { status: 404 })).message).toContain("(404, request req_1);");
      expect((await failed("req_1", { status: 404, body: '{"requestId":"req_2"}' })).requestId).toBe("req_2");
    },
  );
});
