// The commands of the cases of test/corpus, run by the built program in the case's folder.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { casesOf, expectTexts, groups } from "../support/corpus.ts";
import { cli } from "./program.ts";

describe("the commands of the corpus", () => {
  for (const { id, folder, expected } of groups().flatMap(casesOf))
    if (expected.asks)
      it(`${id}: ${expected.says}`, async () => {
        for (const { run, code = 0, ...texts } of expected.asks!) {
          const ran = await cli(run, { cwd: path.resolve(folder) });
          expect(ran.code, ran.err).toBe(code);
          expectTexts(ran.out + (code === 0 ? "" : ran.err), texts);
        }
      });
});
