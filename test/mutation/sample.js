import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const size = 20;

/** The files of `src/text.ts` or `src/seal/**\/*.ts`. */
function filesOf(pattern) {
  const [folder, rest] = pattern.split("/**/");
  if (rest === undefined) return [pattern];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return names.map((name) => `${folder}/${name}`).sort();
}

/**
 * One block of twenty lines in `share` of the files of the patterns, as Stryker takes them. The hash of its place chooses
 * a block, so that the same blocks are changed each time.
 */
export const sample = (patterns, share) =>
  patterns.flatMap(filesOf).flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n").length;
    const starts = Array.from({ length: Math.ceil(lines / size) }, (_, at) => at * size + 1);
    return starts
      .filter((from) => createHash("sha256").update(`${file}:${from}`).digest().readUInt32BE() % share === 0)
      .map((from) => `${file}:${from}-${from + size - 1}`);
  });
