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

it.each([
  ["~", "nothing; ~ is no text in YAML: write it in quotes"],
  ["null", "nothing; null is no text in YAML: write it in quotes"],
  ["", "nothing"],
  ["# a comment", "nothing"],
  ["#1042", "nothing; # begins a comment: write a text that starts with # in quotes"],
  ["1.10", "1.10; write it in quotes"],
  ["0x10", "0x10; write it in quotes"],
  ["true", "true; write it in quotes"],
  ["[a] # b", "a list; write a text that starts with [ in quotes"],
  ["- a: 1", "a map; write a text with a colon and a space in quotes"],
  ["{ a: 1 }", "a map; write a text that starts with { in quotes"],
])("what YAML takes for another value than a text is named, with the way to write the text: %j", (written, rest) => {
  const schema = z.strictObject({ name: z.string(), names: z.array(z.union([z.string(), z.strictObject({})])) });
  const document = documentIn(
    "x.yaml",
    `name:${written.startsWith("-") ? "\n " : ""} ${written.replace("- ", "")}\nnames:\n  - ${written}\n`,
  );
  const { error } = z.safeParse(schema, document.value, ownMessages);
  const [first, second] = problemsOf(document, schema, error!.issues).map(line);
  expect(first).toContain(`: name should be a text, not ${rest}`);
  if (!rest.startsWith("a map")) expect(second).toContain(`: names[0] should be a text or a map, not ${rest}`);
});

it("a key that resembles a key beside it is not taken for that key", () => {
  const schema = z.strictObject({ to: z.string(), timezone: z.optional(z.string()) });
  const problems = (text: string) => {
    const document = documentIn("x.yaml", text);
    const { error } = z.safeParse(schema, document.value, ownMessages);
    return problemsOf(document, schema, error!.issues).map(line);
  };
  expect(problems('to: "17:00"\ntz: UTC\n')).toEqual(['x.yaml:2:1: unknown key "tz"; known here: to, timezone']);
  expect(problems("tz: UTC\n")).toEqual(['x.yaml:1:1: unknown key "tz"; did you mean "to"?']);
});
