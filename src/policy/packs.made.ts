// The packs, read at build time (scripts/made-modules.js): a run with only packs loads no YAML reader.
import { createHash } from "node:crypto";
import baseline from "../../policies/baseline.yaml";
import regulated from "../../policies/regulated.yaml";
import strict from "../../policies/strict.yaml";
import { type Json, pointer } from "../model/json.ts";
import { type Path, readYaml, type YamlDocument } from "../yaml/document.ts";

export interface Pack {
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly digest: string;
  readonly value: Json;
  /** By pointer: the lines and columns of the key and the value, as `3:1 3:5`. */
  readonly places: Readonly<Record<string, string>>;
}

export const packs: readonly Pack[] = [baseline, regulated, strict].map((text) => {
  const yaml = readYaml("pack", text);
  if ("problems" in yaml) throw new Error("a pack cannot be read");
  const { document } = yaml;
  return {
    digest: createHash("sha256").update(text).digest("hex"),
    value: document.value,
    places: Object.fromEntries(placesIn(document, document.value, [])),
  };
});

function placesIn(document: YamlDocument, value: Json, path: Path): [string, string][] {
  const [key, own] = [document.place(path, "key"), document.place(path)];
  const below = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    [pointer(path.map(String)), `${key.line}:${key.column} ${own.line}:${own.column}`],
    ...below.flatMap(([name, item]) => placesIn(document, item, [...path, name])),
  ];
}
