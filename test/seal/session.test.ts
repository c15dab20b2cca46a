import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { open } from "../../src/seal/session.ts";
import { runs } from "../support/runs.ts";
import { ada, bytes, change, key, model, problemOf, seal } from "./support.ts";

const page = (changes: unknown, pagination: unknown = { hasMore: false, nextCursor: null }) => ({
  changes,
  pagination,
});
const newSession = () => open({ organization: "corp" });
const good = change(7, { maxAutonomyLevel: "low" });

describe("a page", () => {
  it("gives its revisions in its order, and where the next one is", () => {
    const session = newSession();
    expect(session.page(bytes(page([change(9, {}), change(7, {})], { hasMore: true, nextCursor: "c2" })))).toEqual({
      revisions: [9, 7],
      pagination: { hasMore: true, nextCursor: "c2" },
      saysNext: true,
    });
    expect(session.page(bytes(page([], { hasMore: false })))).toEqual({
      revisions: [],
      pagination: { hasMore: false, nextCursor: null },
      saysNext: true,
    });
    expect(session.finish().revisions.map(({ revision }) => revision)).toEqual([7, 9]);
  });

  it("may say nothing of those after it, and is the last one then, which is remembered", () => {
    const session = newSession();
    expect(session.page(bytes({ changes: [change(9, {})] }))).toEqual({
      revisions: [9],
      pagination: { hasMore: false, nextCursor: null },
      saysNext: false,
    });
    expect(session.finish()).toMatchObject({ hasOpenEnd: true });
    const other = newSession();
    other.page(bytes(page([], { hasMore: false })));
    expect(other.finish()).toMatchObject({ hasOpenEnd: false });
  });

  it("may have its members in any order, white space, and a byte order mark", () => {
    const session = newSession();
    const { changes, pagination } = page([good]);
    session.page(bytes(`\ufeff${JSON.stringify({ pagination, changes }, null, 2)}\n`));
    expect(session.finish().revisions).toHaveLength(1);
  });

  it.each<[string, unknown, string]>([
    ["a list", [good], "the page should be an object"],
    ["a text", '"changes"', "the page should be an object"],
    ["no changes", { pagination: { hasMore: false } }, "changes should be a list"],
    ["changes that are null", page(null), "changes should be a list"],
    ["changes that are an object", page({}), "changes should be a list"],
    ["pagination that is null", page([], null), "pagination should be an object"],
    ["pagination that is a list", page([], []), "pagination should be an object"],
    ["no hasMore", page([], {}), "pagination.hasMore should be true or false"],
    ["hasMore that is a text", page([], { hasMore: "false" }), "pagination.hasMore should be true or false"],
    ["hasMore that is a number", page([], { hasMore: 0 }), "pagination.hasMore should be true or false"],
    ["a cursor that is a number", page([], { hasMore: true, nextCursor: 2 }), "pagination.nextCursor should be a text"],
    ["a change that is null", page([good, null]), "changes[1] should be an object"],
    ["a change that is a list", page([[]]), "changes[0] should be an object"],
  ])("is refused when it is, or has, %s", (_, body, message) => {
    expect(problemOf(() => newSession().page(bytes(body)))).toMatchObject({ code: "schema", message });
  });

  it.each([
    "",
    "{",
    '{"changes":',
    '{"changes":[',
    '{"changes":[{"settings":',
    '{"changes":[],"pagination":',
    '{"pagination":{"hasMore":',
  ])("is refused when it ends too early: %j", (text) => {
    expect(problemOf(() => newSession().page(bytes(text))).code).toBe(text === "" ? "empty" : "truncated");
  });

  it.each([
    ['{"changes":[],"changes":[],"pagination":{"hasMore":false}}', "duplicate-key"],
    ['{"changes":[],"pagination":{"hasMore":false,"hasMore":true}}', "duplicate-key"],
    [JSON.stringify(page([good])).replace('"settings"', String.raw`"settings":{},"settin\u0067s"`), "duplicate-key"],
    [`${JSON.stringify(page([good]))}x`, "syntax"],
    [`${JSON.stringify(page([good]))}${JSON.stringify(page([good]))}`, "syntax"],
  ])("is refused when it is ambiguous: %s", (text, code) => {
    expect(problemOf(() => newSession().page(bytes(text))).code).toBe(code);
  });

  it("is refused at every byte it can be cut at", () => {
    const whole = bytes(page([change(1, model({ apiKey: "é😀", index: 1 })), change(2, {})]));
    const session = newSession();
    for (let end = 0; end < whole.length; end++) expect(() => session.page(whole.subarray(0, end))).toThrow();
    expect(session.finish().revisions).toEqual([]);
  });

  it("that fails leaves nothing behind", () => {
    const session = newSession();
    const bad = {
      ...page([change(1, { vault: "sk-mountainlakemountain" }, { surprise: 1 }), change(2, [])]),
      wonder: 1,
    };
    expect(() => session.page(bytes(bad))).toThrow("changes[1].settings");
    expect(() => session.list(bytes([change(3, {}), null]))).toThrow();
    expect(() => session.line(bytes(`${JSON.stringify(change(4, {}, { other: 1 }))}}`), "line 4")).toThrow();
    session.line(bytes(change(5, {})), "line 5");
    expect(session.finish()).toMatchObject({ revisions: [{ revision: 5 }], unknownFields: [], conflicts: [] });
  });

  it("may be larger than usual when the caller says so", () => {
    expect(problemOf(() => newSession().page(bytes(page([good])), 10)).code).toBe("too-large");
  });
});

describe("a change", () => {
  it("keeps its number, its time in UTC and its editor", () => {
    const session = newSession();
    session.line(bytes(change(7, { a: 1 }, { updatedAt: "2026-11-20T10:00:00.1239+01:00" })), "it");
    expect(session.finish().revisions).toMatchObject([
      { revision: 7, at: "2026-11-20T09:00:00.123Z", time: Date.UTC(2026, 10, 20, 9, 0, 0, 123), by: ada },
    ]);
  });

  it.each([[undefined], [null], [{}], [{ id: null, email: "", name: undefined }]])(
    "may have nobody behind it: %j",
    (user) => {
      const session = newSession();
      session.line(bytes(change(1, {}, { user })), "it");
      expect(session.finish().revisions[0]!.by).toEqual({ id: null, email: null, name: null });
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ["no number", { revision: undefined }, "it.revision should be a whole number, 0 or more"],
    ["a number that is a text", { revision: "7" }, "it.revision should be a whole number, 0 or more"],
    ["a broken number", { revision: 7.5 }, "it.revision should be a whole number, 0 or more"],
    ["a negative number", { revision: -1 }, "it.revision should be a whole number, 0 or more"],
    ["a number that is null", { revision: null }, "it.revision should be a whole number, 0 or more"],
    ["a number too large to be exact", { revision: 2 ** 53 }, "it.revision should be a whole number, 0 or more"],
    ["no settings", { settings: undefined }, "it.settings should be an object"],
    ["settings that are null", { settings: null }, "it.settings should be an object"],
    ["settings that are a list", { settings: [] }, "it.settings should be an object"],
    ["settings that are a text", { settings: "{}" }, "it.settings should be an object"],
    ["a user that is a number", { user: 7 }, "it.user should be an object"],
    ["a user that is a text", { user: "ada" }, "it.user should be an object"],
    ["a user that is a list", { user: [ada] }, "it.user should be an object"],
    ["a user whose id is a number", { user: { ...ada, id: 7 } }, "it.user.id should be a text"],
    ["a user whose email is a list", { user: { ...ada, email: ["a"] } }, "it.user.email should be a text"],
    ["a user whose name is an object", { user: { ...ada, name: {} } }, "it.user.name should be a text"],
  ])("is refused when it has %s", (_, more, message) => {
    const problem = problemOf(() => newSession().line(bytes(change(7, {}, more)), "it"));
    expect(problem).toMatchObject({ code: "schema", message });
    if (more["user"] !== undefined) expect(problem.revision).toBe(7);
  });

  it.each([
    undefined,
    null,
    0,
    1_700_000_000_000,
    "",
    "2026-11-20",
    "2026-11-20 09:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-11-20T24:00:00Z",
    "2026-11-20T09:60:00Z",
    "2016-12-31T23:59:60Z",
    "2026-11-20T12:00:60Z",
    "2026-11-20T09:00:00+24:00",
    "yesterday",
    " 2026-11-20T09:00:00Z",
    "0026-11-20T09:00:00Z",
    "1969-12-31T23:59:59Z",
    "1970-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
  ])("is refused when its time is %j", (updatedAt) => {
    expect(problemOf(() => newSession().line(bytes(change(7, {}, { updatedAt })), "it"))).toMatchObject({
      code: "schema",
      message: "it.updatedAt should be a date and time such as 2026-11-20T09:00:00Z",
      revision: 7,
    });
  });

  it.each(["2026-11-20T09:00:00", "2026-11-20T09:00:00.123"])(
    "is refused when its time %j is of no zone",
    (updatedAt) => {
      expect(problemOf(() => newSession().line(bytes(change(7, {}, { updatedAt })), "it"))).toMatchObject({
        code: "time-zone",
        message: "it.updatedAt has no time zone",
        revision: 7,
      });
    },
  );

  it.each([0, 1, 2 ** 53 - 1])("may be number %d", (revision) => {
    const session = newSession();
    session.line(bytes(change(1, {}, { revision, updatedAt: "2024-02-29T23:59:59Z" })), "it");
    expect(session.finish().revisions).toMatchObject([{ revision, at: "2024-02-29T23:59:59.000Z" }]);
  });

  it("says nothing of its content when it is refused", () => {
    const secret = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4";
    const bad = [
      { revision: secret },
      { updatedAt: secret },
      { user: secret },
      { user: { id: [secret] } },
      { settings: secret },
      { settings: [secret] },
      { [secret]: 1, revision: -1 },
    ];
    for (const more of bad) {
      const problem = problemOf(() => newSession().line(bytes(change(7, { [secret]: secret }, more)), "it"));
      expect(JSON.stringify(problem)).not.toContain(secret.slice(0, 6));
    }
  });
});

describe("fields that the interface does not name", () => {
  it("are told, once each, and are no failure", () => {
    const session = newSession();
    session.page(bytes({ ...page([change(1, {}, { reason: "x" }), change(2, {}, { reason: "y" })]), warnings: ["x"] }));
    expect(session.finish().unknownFields).toEqual(["reason", "warnings"]);
  });

  it("are told without a name that may be a secret or an attack", () => {
    const session = newSession();
    const names = [
      "sk-mountainlakemountain",
      "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4",
      "::error::x",
      "",
      "\u202e",
      "a".repeat(80),
      "__proto__",
    ];
    session.line(
      bytes(
        JSON.stringify(change(1, {})).replace(
          "{",
          () => `{${names.map((name) => `${JSON.stringify(name)}:1,`).join("")}`,
        ),
      ),
      "it",
    );
    expect(session.finish().unknownFields).toEqual(["(a name that is not shown)"]);
  });

  it("are told without a name that is a secret of the history", () => {
    const session = newSession();
    session.line(bytes(change(1, model({ apiKey: "mountain-lake-77" }), { "mountain-lake-77": 1 })), "it");
    expect(session.finish().unknownFields).toEqual(["(a name that is not shown)"]);
  });
});

describe("a revision that arrives twice", () => {
  const twice = (a: unknown, b: unknown) => {
    const session = newSession();
    session.list(bytes([a, b]));
    return session.finish();
  };

  it("counts once when it is the same, in whatever order its keys come", () => {
    const sealed = twice(good, {
      settings: { maxAutonomyLevel: "low" },
      updatedAt: good.updatedAt,
      user: { name: "Ada", id: ada.id, email: ada.email },
      revision: 7,
    });
    expect(sealed.conflicts).toEqual([]);
    expect(sealed.revisions).toHaveLength(1);
  });

  it("counts once when the same instant is spelled differently", () => {
    const spelled = (updatedAt: string) => change(7, {}, { updatedAt });
    expect(twice(spelled("2026-01-01T00:00:00Z"), spelled("2026-01-01T01:00:00.000+01:00")).conflicts).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ["a setting", change(7, { a: 1 }), change(7, { a: 2 })],
    ["a setting's type", change(7, { a: 1 }), change(7, { a: "1" })],
    [
      "only a secret",
      change(7, model({ apiKey: "mountain-lake-77" })),
      change(7, model({ apiKey: "mountain-lake-78" })),
    ],
    ["only the order of a list", change(7, { a: [1, 2] }), change(7, { a: [2, 1] })],
    ["only null for absent", change(7, { a: null }), change(7, {})],
    ["only the editor's id", good, { ...good, user: { ...ada, id: "user_bo" } }],
    ["only the editor's e-mail", good, { ...good, user: { ...ada, email: "bo@corp.example" } }],
    ["only the editor's name", good, { ...good, user: { ...ada, name: "Bo" } }],
    ["only whether there is an editor", good, { ...good, user: null }],
    ["only the time", good, { ...good, updatedAt: "2026-01-01T00:00:00.001Z" }],
  ])("is a conflict when it differs in %s, in either order", (_, a, b) => {
    expect(twice(a, b).conflicts).toEqual([7]);
    expect(twice(b, a).conflicts).toEqual([7]);
    expect(JSON.stringify(twice(a, b).revisions)).toBe(JSON.stringify(twice(b, a).revisions));
  });

  it("is a conflict across pages, lists and lines", () => {
    const session = newSession();
    session.page(bytes(page([change(7, { a: 1 })])));
    session.list(bytes([change(8, { a: 1 }), change(7, { a: 1 })]));
    session.line(bytes(change(8, { a: 2 })), "it");
    const { revisions, conflicts } = session.finish();
    expect(revisions).toHaveLength(2);
    expect(conflicts).toEqual([8]);
  });
});

describe("a line", () => {
  it("is told from a page", () => {
    const is = (value: unknown) => newSession().isChange(bytes(value));
    expect([is(good), is({ revision: 1 }), is({ settings: 1 })]).toEqual([true, true, true]);
    expect([is(page([good])), is([good]), is("{"), is(""), is("{}"), is("1"), is('{"revision":1,')]).toEqual(
      Array(7).fill(false),
    );
    expect([is(`${JSON.stringify(good)}x`), is('{"revision":1,"revision":1}')]).toEqual([true, true]);
  });

  it("that was looked at is not kept", () => {
    const session = newSession();
    session.isChange(bytes(good));
    expect(session.finish().revisions).toEqual([]);
  });
});

describe("the order of the input", () => {
  const settings = fc.constantFrom<Record<string, unknown>>(
    {},
    { maxAutonomyLevel: "low", sandbox: { enabled: true, mode: "per-command" } },
    model({ apiKey: "mountain-lake-77", displayName: "One" }),
    model({ apiKey: "mountain-lake-78", displayName: "mountain-lake-77" }),
    model({ apiKey: "${KEY}", extraHeaders: { b: "Zk3Qp9Lw2Xv7", a: "Rt5Ym1Bn8Kd4", Authorization: "Bearer x" } }),
    {
      vault: { z: { token: "mountain-lake-79" }, a: "x", 2: "y", 1: "z" },
      commandAllowlist: ["curl --token Zk3Qp9 x"],
    },
  );
  const shuffledKeys = (value: unknown, at: number): unknown => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    const turned = [...entries.slice(at % (entries.length || 1)), ...entries.slice(0, at % (entries.length || 1))];
    return Object.fromEntries(
      (at % 2 === 0 ? turned : turned.reverse()).map(([name, item]) => [name, shuffledKeys(item, at)]),
    );
  };

  it.each([
    ["keyed", key],
    ["numbered", undefined],
  ])("does not show, %s", (_, secret) => {
    const history = fc
      .array(settings, { minLength: 1, maxLength: 6 })
      .chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray([...list.keys()], { minLength: list.length }),
          fc.nat(30),
          fc.boolean(),
        ),
      );
    fc.assert(
      fc.property(history, ([list, order, turn, repeat]) => {
        const changes = list.map((item, i) => change(i + 1, item));
        const a = open({ organization: "corp", key: secret });
        a.list(bytes(changes));
        const b = open({ organization: "corp", key: secret });
        for (const i of order) b.line(bytes(shuffledKeys(changes[i], turn)), "it");
        if (repeat) b.page(bytes(page(changes)));
        const { leaks: _leaks, ...left } = a.finish();
        const { leaks: _others, ...right } = b.finish();
        expect(JSON.stringify(left)).toBe(JSON.stringify(right));
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("the end", () => {
  it("of an empty history is no revision", () => {
    expect(newSession().finish()).toMatchObject({ revisions: [], conflicts: [], unknownFields: [], keyId: null });
  });

  it("comes once: a second one would show an empty history", () => {
    const session = newSession();
    session.line(bytes(good), "it");
    session.finish();
    expect(() => session.finish()).toThrow("sealed before");
  });

  it("of a session without a ledger waits for nothing, and the session takes no revision of a ledger", () => {
    const session = newSession();
    expect(session.needsAll).toBe(false);
    const [first] = seal([{}]).revisions;
    const stored = { ...first!, keyId: null };
    expect(() => session.recall(stored as never)).toThrow("the session keeps no revisions");
  });

  it("gives revisions that cannot be written to", () => {
    const [first] = seal([{}]).revisions;
    expect(() => Object.assign(first!, { revision: 2 })).toThrow(TypeError);
  });
});
