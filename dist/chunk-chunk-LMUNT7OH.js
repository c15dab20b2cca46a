import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withhold
} from "./chunk-chunk-G3VD2VKZ.js";
import {
  prepare,
  write,
  writeFileWhole
} from "./chunk-chunk-PVMIAGR3.js";
import {
  reporters
} from "./chunk-chunk-QSVVOMOD.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/publish.ts
import path from "node:path";
async function prepareTargets(targets, inputs) {
  const read = new Set(inputs.map((file) => path.resolve(file)));
  const seen = /* @__PURE__ */ new Set();
  for (const { file } of targets) {
    if (file === null) continue;
    const full = path.resolve(file);
    if (read.has(full))
      throw new DriftlineError("usage", `--output: ${file} is read by this run and is not overwritten`);
    if (seen.has(full)) throw new DriftlineError("usage", `the report file ${file} is named twice`);
    seen.add(full);
    await prepare(file);
  }
}
async function publish(result, targets) {
  try {
    await publishAll(result, targets);
  } finally {
    await result.close?.();
  }
}
async function publishAll(result, targets) {
  const rendered = await Promise.all(
    targets.map(async (target) => {
      const render = await reporters[target.format].load();
      return { ...target, text: render(result.report, target.options) };
    })
  );
  for (const { format, text } of rendered) withhold(`the ${format} report`, text, result.leaks);
  await result.keep?.();
  for (const { file, text } of rendered) if (file !== null) await writeFileWhole(file, text);
  for (const { file, text } of rendered) if (file === null) await write(text);
}

export {
  prepareTargets,
  publish
};
