// Which tests run together, derived from the tests themselves, so that no list has to follow renamed files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Returns the text of a test, including the helpers it imports. */
function textOf(file: string, read = new Set<string>()): string {
  if (read.has(file) || !file.startsWith("test/") || !existsSync(file)) return "";
  read.add(file);
  const text = readFileSync(file, "utf8");
  const imported = [...text.matchAll(/(?:from|import\(|import) ?"(\.[^"]+)"/g)].map(([, name]) => name!);
  return text + imported.map((name) => textOf(path.posix.join(path.dirname(file), name), read)).join("");
}

/**
 * `fast`: run during development. `long`: marked as slow (`// lane: long`, or `// lane: long, first`). `alone`: counts work or replaces modules.
 * `programs`: starts processes, which the fast lane forbids.
 */
export type Lane = "fast" | "long" | "alone" | "programs";

function laneOf(file: string): Lane {
  const text = textOf(file);
  if (/"node:child_process"|"esbuild"|"playwright-core"/.test(text)) return "programs";
  // Work is counted in a process that has run nothing else; a mocked module stays mocked.
  if (/"node:inspector"|vi\.mock\(/.test(text)) return "alone";
  return /^\/\/ lane: long(?:, first)?$/m.test(text) ? "long" : "fast";
}

/** Whether a test takes so long that it has to begin early: else one processor has nothing to do at the end of its lane. */
export const isEarly = (file: string): boolean => readFileSync(file, "utf8").startsWith("// lane: long, first\n");

/** All tests with their lanes: read once, because each lane asks for its own. */
const lanes = new Map(
  readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => [`test/${name}`, laneOf(`test/${name}`)]),
);

/** Returns the tests of a lane. */
export const testsOf = (lane: Lane): string[] => [...lanes.keys()].filter((file) => lanes.get(file) === lane);
