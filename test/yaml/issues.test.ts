import { expect, it } from "vitest";
import * as z from "zod/mini";
import { ownMessages } from "../../src/model/schemas.ts";
import { documentIn } from "../../src/yaml/document.ts";
import { problemsOf } from "../../src/yaml/issues.ts";
import { line } from "../policy/corpus.ts";

it("the problems of a file are in the order of its lines, whatever is wrong", () => {
  const schema = z.strictObject({
    part: z.optional(z.number()),
    count: z.optional(z.int()),
    name: z.optional(z.string()),
  });
  const document = documentIn("x.yaml", "count: 5%\npart: 5%\nnam: x\n");
  const { error } = z.safeParse(schema, document.value, ownMessages);
  expect(problemsOf(document, schema, error!.issues).map(line)).toEqual([
    'x.yaml:1:8: count should be a whole number, not "5%"',
    'x.yaml:2:7: part should be a number, not "5%"; write 0.05',
    'x.yaml:3:1: unknown key "nam"; did you mean "name"?',
  ]);
});
