// Writes test/data/github-actions.json: for each of GitHub's actions that a workflow here uses, the commit of its release
// and the names of its inputs and outputs, without prose.
// for name in attest checkout create-github-app-token download-artifact setup-node upload-artifact; do
//   git clone --bare https://github.com/actions/$name clones/actions/$name; done
// node scripts/github-actions.js clones
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";

const releases = {
  "actions/attest": "v4.2.2",
  "actions/checkout": "v5.0.0",
  "actions/create-github-app-token": "v3.1.1",
  "actions/download-artifact": "v8.0.1",
  "actions/setup-node": "v5.0.0",
  "actions/upload-artifact": "v7.0.0",
};

const actions = {};
for (const [name, tag] of Object.entries(releases)) {
  const git = (...args) =>
    execFileSync("git", ["--git-dir", path.join(process.argv[2], name), ...args], { encoding: "utf8" });
  const { inputs = {}, outputs = {} } = parse(git("show", `${tag}:action.yml`));
  actions[name] = {
    tag,
    commit: git("rev-list", "-n", "1", tag).trim(),
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([input, { required, default: fallback }]) => [
        input,
        required === true && fallback === undefined ? { required: true } : {},
      ]),
    ),
    outputs: Object.keys(outputs),
  };
}
await writeFile("test/data/github-actions.json", `${JSON.stringify(actions, null, 2)}\n`);
