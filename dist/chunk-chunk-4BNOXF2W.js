import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  prepareTargets
} from "./chunk-chunk-LMUNT7OH.js";
import {
  withhold
} from "./chunk-chunk-G3VD2VKZ.js";
import {
  write,
  writeFileWhole
} from "./chunk-chunk-PVMIAGR3.js";
import {
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";

// src/run/publish-texts.ts
async function publishTexts(targets, inputs, leaks) {
  await prepareTargets(targets, inputs);
  for (const { name, text } of targets) withhold(name, text, leaks);
  for (const { file, text } of targets) if (file !== null) await writeFileWhole(file, text);
  for (const { file, text } of targets) if (file === null) await write(text);
}
function jsonText(value) {
  return `${visibleJson(JSON.stringify(value, null, 2))}
`;
}

export {
  publishTexts,
  jsonText
};
