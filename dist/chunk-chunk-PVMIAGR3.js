import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/output.ts
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
async function write(text) {
  await new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}
function note(line) {
  process.stderr.write(`driftline: ${visible(line)}
`);
}
function noteLines(lines) {
  const shown = lines.map((line) => `${/^ */.exec(line)[0]}${visible(line.trim())}
`);
  process.stderr.write(shown.join(""));
}
async function prepare(file) {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    if ((await stat(file).catch(() => void 0))?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const probe = temporary(file);
    await (await open(probe, "wx")).close();
    await rm(probe);
  } catch (error) {
    throw undelivered(file, error);
  }
}
async function writeFileWhole(file, text) {
  const draft = temporary(file);
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw undelivered(file, error);
  }
}
function temporary(file) {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
}
function undelivered(file, error) {
  return new DriftlineError(
    "incomplete",
    `${file} cannot be written (${error.code ?? "unknown"})`
  );
}

export {
  write,
  note,
  noteLines,
  prepare,
  writeFileWhole
};
