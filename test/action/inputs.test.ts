// The inputs of the Action as a program receives them: given, empty, or absent.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inputText } from "../../src/action/action-inputs.ts";

const { inputs } = parse(readFileSync("action.yml", "utf8")) as { inputs: Record<string, { default?: string }> };
const variable = (name: string) => `INPUT_${name.toUpperCase()}`;

describe.each(Object.entries(inputs))("%s", (name, { default: text = "" }) => {
  it("is its default of action.yml where it is absent", () => {
    // Only a runner knows what an expression means.
    expect(inputText(name, {})).toBe(text.startsWith("${{") ? "" : text);
  });

  it("is empty where it is given as empty, and without white space at its ends", () => {
    expect(inputText(name, { [variable(name)]: "" })).toBe("");
    expect(inputText(name, { [variable(name)]: " one two\n" })).toBe("one two");
  });
});
