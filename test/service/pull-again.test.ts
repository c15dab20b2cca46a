// What a run reads beside the revisions of earlier runs.
import { describe, expect, test } from "vitest";
import { changes, type Change } from "./faults.ts";
import { pullScript, type Script, upTo } from "./support.ts";

describe("what earlier runs read", () => {
  const pageAt = (list: readonly Change[], start: number, size: number): Script => {
    const next = start + size;
    return { changes: list.slice(start, next), hasMore: next < list.length, nextCursor: String(next) };
  };

  test("leaves nothing out of a list whose pages of one revision are oldest first", async () => {
    const list = changes(4).toReversed();
    const { problems, read } = await pullScript((_, cursor) => pageAt(list, Number(cursor ?? 0), 1), {
      whole: new Set([1, 2]),
    });
    expect([problems, read]).toEqual([[], upTo(4)]);
  });

  test("is read again if more revisions came since than the part that a failed run had read", async () => {
    const part = { revisions: new Set([3, 4]), stop: { cursor: "2", newest: 4, oldest: 3 } };
    const { problems, read } = await pullScript((_, cursor) => pageAt(changes(7), Number(cursor ?? 0), 2), {
      whole: new Set(),
      part,
    });
    expect([problems, read]).toEqual([[], upTo(7)]);
  });
});
