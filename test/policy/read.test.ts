// The packs as read by the build, compared with the YAML reader.
import { describe, expect, it } from "vitest";
import { isObject, type Json } from "../../src/model/json.ts";
import { readYaml } from "../../src/yaml/document.ts";
import { packNames, readPolicies } from "../../src/policy/files.ts";
import { packs } from "../../src/policy/packs.made.ts";
import type { Path, YamlDocument } from "../../src/yaml/positions.ts";
import { readPolicy } from "../../src/policy/read.ts";

function pathsIn(value: Json, path: Path = []): Path[] {
  const entries = Array.isArray(value) || isObject(value) ? Object.entries(value as Record<string, Json>) : [];
  return [path, ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

/** Returns a document, with the places of its values and of some missing ones. */
function contents({ document }: { readonly document: YamlDocument }) {
  const paths = pathsIn(document.value).flatMap((path) => [path, [...path, "nothing"], [...path, "nothing", 0]]);
  return {
    file: document.file,
    value: JSON.stringify(document.value),
    problems: paths.flatMap((path) => [document.problem(path, "m", "h", "key"), document.problem(path, "m")]),
    places: paths.flatMap((path) => [document.place(path, "key"), document.place(path)]),
  };
}

describe("a pack that the build has read", async () => {
  const sources = await readPolicies(await packNames());

  it("is each of the packs", () => {
    expect(packs).toHaveLength(sources.length);
  });

  it.each(sources)("is what its text says, and where: $file", async ({ text }) => {
    const read = await readPolicy("p.yaml", text);
    const slow = readYaml("p.yaml", text);
    if ("problems" in read || "problems" in slow) throw new Error("it was not read");
    expect(contents(read)).toEqual(contents(slow));
  });

  it("is not taken for a text that differs from it", async () => {
    const read = await readPolicy("p.yaml", `${sources[0]!.text}\nid: twice\n`);
    expect("problems" in read && read.problems[0]!.message).toContain("is already in line");
  });
});
