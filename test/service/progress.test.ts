// Lists without an end: empty pages, repeated pages, invalid cursors.
import { describe, expect, test } from "vitest";
import { change } from "./faults.ts";
import { pullScript, titled } from "./support.ts";

describe("pages without revisions", () => {
  const withEmpty = (empty: number) =>
    pullScript((request) => {
      if (request === 1) return { changes: [change(2)], hasMore: true, nextCursor: "1" };
      if (request <= 1 + empty) return { hasMore: true, nextCursor: `${request}` };
      return { changes: [change(1)] };
    });

  test("twenty in a row are legal", async () => {
    const { problems, read, cursors } = await withEmpty(20);
    expect(problems).toEqual([]);
    expect(read).toEqual([1, 2]);
    expect(cursors).toHaveLength(22);
  });

  test("one more is no progress", async () => {
    const { problems, cursors } = await withEmpty(21);
    expect(problems[0]!.code).toBe("no-progress");
    expect(cursors).toHaveLength(22);
  });

  test("are counted anew after something new", async () => {
    const { problems, read } = await pullScript((request) => ({
      changes: request % 15 === 0 ? [change(10 - request / 15)] : [],
      hasMore: request < 45,
      nextCursor: `${request}`,
    }));
    expect(problems).toEqual([]);
    expect(read).toEqual([7, 8, 9]);
  });

  test("an empty history is whole", async () => {
    expect(await pullScript(() => ({}))).toMatchObject({ problems: [], read: [] });
  });
});

describe("no progress", () => {
  test("three pages in a row that bring nothing new", async () => {
    const { problems, cursors } = await pullScript((request) => ({
      changes: [change(1)],
      hasMore: true,
      nextCursor: `${request}`,
    }));
    expect(problems).toEqual([
      {
        code: "no-progress",
        message:
          "page 4 of the history says that there is more, but page after page brought nothing new; run it again, and tell the service's support if it stays so",
      },
    ]);
    expect(cursors).toHaveLength(4);
  });

  test("two such pages before something new are none", async () => {
    const { problems, read } = await pullScript((request) => ({
      changes: [change(request <= 3 ? 2 : 1)],
      hasMore: request < 4,
      nextCursor: request < 4 ? `${request}` : null,
    }));
    expect(problems).toEqual([]);
    expect(read).toEqual([1, 2]);
  });

  test("such pages are counted anew after something new", async () => {
    const { problems, read } = await pullScript((request) => ({
      changes: [change(9 - Math.floor(request / 3))],
      hasMore: request < 15,
      nextCursor: request < 15 ? `${request}` : null,
    }));
    expect(problems).toEqual([]);
    expect(read).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test("empty pages in between do not hide it", async () => {
    const { problems, cursors } = await pullScript((request) => ({
      changes: request % 2 === 1 ? [change(1)] : [],
      hasMore: true,
      nextCursor: `${request}`,
    }));
    expect(problems[0]!.code).toBe("no-progress");
    expect(cursors.length).toBeLessThan(10);
  });

  test("a circle of pages ends", async () => {
    const { problems, cursors } = await pullScript((request) => ({
      changes: [change(9 - (request % 5))],
      hasMore: true,
      nextCursor: `${request}`,
    }));
    expect(problems[0]!.code).toBe("no-progress");
    expect(cursors).toHaveLength(8);
  });

  test("more pages than any organization has", async () => {
    const { problems } = await pullScript((request) => ({
      changes: [{ ...change(1_000_000 - request), settings: {} }],
      hasMore: true,
      nextCursor: `${request}`,
    }));
    expect(problems[0]).toMatchObject({ code: "too-large", message: expect.stringContaining("50000 pages") as string });
  });
});

describe("cursors that lead nowhere", () => {
  const second = (nextCursor: unknown) =>
    pullScript((request) => ({
      changes: [change(9 - request)],
      hasMore: true,
      nextCursor: request === 1 ? "one" : nextCursor,
    }));

  test.each(
    titled([
      [undefined, "missing-cursor", "page 2 of the history says that there is more, and not where"],
      [null, "missing-cursor", "page 2 of the history says that there is more, and not where"],
      ["", "missing-cursor", "page 2 of the history says that there is more, and not where"],
      ["one", "repeated-cursor", "page 2 of the history leads back to a page that was read"],
      ["c".repeat(8193), "cursor-too-long", "page 2 of the history has a cursor of more than 8192 characters"],
      ["c".repeat(2 ** 20), "cursor-too-long", "page 2 of the history has a cursor of more than 8192 characters"],
      ["\ud800", "schema", "page 2 of the history has a cursor that is not well-formed text"],
      [7, "schema", "page 2 of the history: pagination.nextCursor should be a text"],
      [{}, "schema", "page 2 of the history: pagination.nextCursor should be a text"],
    ] as const),
  )("%s", async (_, nextCursor, code, message) => {
    const { problems, cursors } = await second(nextCursor);
    expect(problems).toEqual([
      { code, message: `${message}; run it again, and tell the service's support if it stays so` },
    ]);
    expect(cursors).toEqual([undefined, "one"]);
  });

  test("one of 8192 characters is followed", async () => {
    const long = "c".repeat(8192);
    const { cursors } = await second(long);
    expect(cursors[2]).toBe(long);
  });

  test("on the last page one is followed once, and must lead to no revision", async () => {
    for (const nextCursor of [null, "", undefined]) {
      const { problems } = await pullScript(() => ({ changes: [change(1)], nextCursor }));
      expect(problems).toEqual([]);
    }
    const after = async (changes: readonly ReturnType<typeof change>[]) =>
      (await pullScript((request) => ({ changes: request === 1 ? [change(1)] : [...changes], nextCursor: "one" })))
        .problems;
    expect(await after([])).toEqual([]);
    expect(await after([change(1)])).toMatchObject([{ code: "more-after-end" }]);
  });
});
