// The best peer that can be put together: ajv for the rules, jsondiffpatch for the changes, secrets replaced by their hash.
// Prints a digest of the revisions that each rule fails in, and the number of changes.
import { createHash } from "node:crypto";
import Ajv from "ajv";
import * as jsondiffpatch from "jsondiffpatch";
import { rules } from "./rules.js";
import { lines } from "./lines.js";

const ajv = new Ajv({ allErrors: false, strict: false });
const tests = Object.entries(rules).map(([id, { schema }]) => ({ id, holds: ajv.compile(schema), failing: [] }));
const differ = jsondiffpatch.create({ objectHash: (item) => item.id ?? JSON.stringify(item), cloneDiffValues: false });
const hidden = new Map();
const hide = (secret) => {
  if (!hidden.has(secret))
    hidden.set(secret, `sha256:${createHash("sha256").update(secret).digest("hex").slice(0, 16)}`);
  return hidden.get(secret);
};
let before;
let changed = 0;
for await (const line of lines(process.argv[2])) {
  const { revision, settings } = JSON.parse(line);
  for (const model of settings.customModels) {
    if (!model.apiKey.startsWith("${")) model.apiKey = hide(model.apiKey);
    model.extraHeaders.authorization = hide(model.extraHeaders.authorization);
  }
  for (const { holds, failing } of tests) if (!holds(settings)) failing.push(revision);
  if (before !== undefined && differ.diff(before, settings) !== undefined) changed++;
  before = settings;
}
const digest = createHash("sha256").update(JSON.stringify(tests.map(({ id, failing }) => [id, failing])));
process.stdout.write(`${JSON.stringify({ digest: digest.digest("hex"), changed })}\n`);
