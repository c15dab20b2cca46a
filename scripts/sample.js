// Inserts the demo's real output into the README, so that the sample is always genuine.
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const cwd = await mkdtemp(path.join(tmpdir(), "driftline-sample-"));
const { stdout } = spawnSync(process.execPath, [path.resolve("dist/cli.js"), "demo", "--quiet"], {
  cwd,
  encoding: "utf8",
});
const blocks = stdout.trimEnd().split("\n\n");
// The first finding and the end are enough.
const excerpt = [...blocks.slice(0, 2), "  …", ...blocks.slice(-1)].join("\n\n");
const readme = await readFile("README.md", "utf8");
await writeFile(
  "README.md",
  readme.replace(/(<!-- sample -->\n+```\n)[\s\S]*?(```\n+<!-- \/sample -->)/, (_, a, b) => `${a}${excerpt}\n${b}`),
);
