// Reads the document of a policy. Packs were already read at build time.
import { createHash } from "node:crypto";
import type { Problem } from "../errors.ts";
import { pointer } from "../model/json.ts";
import { type Pack, packs } from "./packs.made.ts";
import { documentOf, linesOf, type Path, type TextPlace, withoutMark, type YamlDocument } from "../yaml/positions.ts";

/**
 * Reads one policy. Returns problems, so that those of all files can be shown at once.
 * `isPack`: its rules are checked by the tests of the packs, and need no check in a run.
 */
export async function readPolicy(
  file: string,
  source: string,
): Promise<{ document: YamlDocument; isPack?: true } | { problems: Problem[] }> {
  const digest = createHash("sha256").update(source).digest("hex");
  const pack = packs.find((pack) => pack.digest === digest);
  if (!pack) return (await import("../yaml/document.ts")).readYaml(file, source);
  const lines = linesOf(withoutMark(source));
  const placeOf = (path: Path, target: "key" | "value") => placeIn(pack, file, path, target);
  const document = documentOf(lines, file, pack.value, { placeOf });
  return { document, isPack: true };
}

function placeIn({ places }: Pack, file: string, path: Path, target: "key" | "value"): TextPlace {
  const keys = path.map(String);
  let depth = keys.length;
  let place: string | undefined;
  // If the path does not exist, use the nearest existing ancestor.
  while ((place = places[pointer(keys.slice(0, depth))]) === undefined) depth--;
  const [key = "", value = ""] = place.split(" ");
  const [line = 1, column = 1] = (depth === keys.length && target === "key" ? key : value).split(":").map(Number);
  return { file, line, column };
}
