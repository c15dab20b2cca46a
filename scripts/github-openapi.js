// Cuts test/data/github-openapi.json out of GitHub's own description: the operations that we use, without prose.
// npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-*.tgz
// node scripts/github-openapi.js package/generated/api.github.com.json
import { readFile, writeFile } from "node:fs/promises";

const operations = {
  "/user": ["get"],
  "/repos/{owner}/{repo}/issues": ["get", "post"],
  "/repos/{owner}/{repo}/issues/{issue_number}": ["get", "patch"],
  "/repos/{owner}/{repo}/issues/{issue_number}/comments": ["get", "post"],
  "/repos/{owner}/{repo}/issues/comments/{comment_id}": ["patch", "delete"],
  "/repos/{owner}/{repo}/labels": ["post"],
  "/repos/{owner}/{repo}/labels/{name}": ["patch"],
  "/repos/{owner}/{repo}/assignees/{assignee}": ["get"],
  "/repos/{owner}/{repo}/contents/{path}": ["get"],
  "/repos/{owner}/{repo}/code-scanning/sarifs": ["post"],
  "/repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}": ["get"],
  "/repos/{owner}/{repo}/git/matching-refs/{ref}": ["get"],
  "/repos/{owner}/{repo}/git/refs": ["post"],
  "/repos/{owner}/{repo}/git/refs/{ref}": ["patch"],
  "/repos/{owner}/{repo}/git/commits": ["post"],
  "/repos/{owner}/{repo}/git/commits/{commit_sha}": ["get"],
  "/repos/{owner}/{repo}/git/trees": ["post"],
  "/repos/{owner}/{repo}/git/trees/{tree_sha}": ["get"],
  "/repos/{owner}/{repo}/git/blobs": ["post"],
  "/repos/{owner}/{repo}/git/blobs/{file_sha}": ["get"],
};

const whole = JSON.parse(await readFile(process.argv[2], "utf8"));
const components = {};
const paths = {};
for (const [path, methods] of Object.entries(operations)) {
  const { parameters = [], ...methodsOfPath } = whole.paths[path];
  paths[path] = Object.fromEntries(
    methods.map((method) => [
      method,
      keep({ ...methodsOfPath[method], parameters: [...parameters, ...(methodsOfPath[method].parameters ?? [])] }, [
        "parameters",
        "requestBody",
        "responses",
      ]),
    ]),
  );
}
const slice = { openapi: whole.openapi, info: { version: whole.info.version }, paths, components };
await writeFile("test/data/github-openapi.json", `${JSON.stringify(slice, null, 2)}\n`);

/** Copies a part without prose, and adds the components that it refers to. */
function keep(value, only) {
  if (Array.isArray(value)) return value.map((item) => keep(item));
  if (typeof value !== "object" || value === null) return value;
  const copy = {};
  for (const [key, member] of Object.entries(value)) {
    if (only && !only.includes(key)) continue;
    if (key === "properties")
      copy[key] = Object.fromEntries(Object.entries(member).map(([name, schema]) => [name, keep(schema)]));
    else if (!/^(?:description|examples?|externalDocs|summary|x-.*)$/.test(key)) copy[key] = keep(member);
  }
  if (typeof copy.$ref === "string") refer(copy.$ref);
  return copy;
}

function refer(pointer) {
  const [, kind, name] = pointer.slice(2).split("/");
  components[kind] ??= {};
  if (components[kind][name] !== undefined) return;
  components[kind][name] = {}; // set first: schemas refer to each other
  components[kind][name] = keep(whole.components[kind][name]);
}
