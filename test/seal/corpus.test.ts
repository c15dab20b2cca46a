// Each folder of test/corpus/seal is a former bug: the input, and the expected output.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { open } from "../../src/seal/session.ts";
import { bytes, change, marked, plain, problemOf } from "./support.ts";

interface Input {
  readonly why: string;
  readonly key?: string;
  readonly organization?: string;
  readonly known?: readonly string[];
  /** The settings of each revision, or the text of a list of changes. */
  readonly history: readonly unknown[] | string;
  /** A second history to compare with. */
  readonly other?: readonly unknown[] | string;
}

interface Expected {
  /** The history is rejected for this reason. */
  readonly error?: string;
  readonly settings?: readonly unknown[];
  /** Texts that must not occur, and texts that must occur, in the sealed revisions. */
  readonly hidden?: readonly string[];
  readonly shown?: readonly string[];
  /** The places of all secrets with this mark. */
  readonly misplaced?: readonly string[];
  readonly weak?: readonly string[];
  readonly conflicts?: readonly number[];
  readonly unknownFields?: readonly string[];
  readonly other?: "same" | "different";
  readonly leaks?: Readonly<Record<string, boolean>>;
}

const folder = new URL("../corpus/seal/", import.meta.url);
const read = (id: string, file: string): unknown => JSON.parse(readFileSync(new URL(`${id}/${file}`, folder), "utf8"));

function seal({ key, organization = "corp", known }: Input, history: Input["history"]) {
  const session = open({ key, organization });
  session.list(bytes(typeof history === "string" ? history : history.map((item, i) => change(i + 1, item))));
  return session.finish(known);
}

describe.each(readdirSync(folder).sort())("%s", (id) => {
  const input = read(id, "input.json") as Input;
  const expected = read(id, "expected.json") as Expected;
  it(input.why, () => {
    if (expected.error !== undefined) {
      expect(problemOf(() => seal(input, input.history)).code).toBe(expected.error);
      return;
    }
    const sealed = seal(input, input.history);
    const text = JSON.stringify(sealed.revisions);
    if (expected.settings) expect(plain(sealed)).toEqual(expected.settings);
    for (const item of expected.hidden ?? []) expect(text).not.toContain(item);
    for (const item of expected.shown ?? []) expect(text).toContain(JSON.stringify(item).slice(1, -1));
    for (const mark of ["misplaced", "weak"] as const)
      if (expected[mark]) expect(marked(sealed, mark)).toEqual([...expected[mark]].sort());
    if (expected.conflicts) expect(sealed.conflicts).toEqual(expected.conflicts);
    if (expected.unknownFields) expect(sealed.unknownFields).toEqual(expected.unknownFields);
    if (expected.other) {
      const other = JSON.stringify(seal(input, input.other!).revisions);
      expect(other === text ? "same" : "different").toBe(expected.other);
    }
    for (const [item, is] of Object.entries(expected.leaks ?? {}))
      expect([item, sealed.leaks(item)]).toEqual([item, is]);
    expect(sealed.leaks(text)).toBe(false);
  });
});
