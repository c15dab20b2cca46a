// Makes the files of dist/. The bundler splits the program into hundreds of chunks with hashed names. This script
// merges them into a few files with stable names, in which modules that are loaded together are together.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

/**
 * The parts and their modules, with all imports. A module that several parts import belongs to the first of them. A
 * folder means its modules that no other part contains. The entries come last: nothing imports them.
 */
const parts = {
  base: [
    "src/commands/command.ts",
    "src/errors.ts",
    "src/text.ts",
    "src/words.ts",
    "src/lists.ts",
    "src/model/direction.ts",
    "src/model/instant.ts",
    "src/model/json.ts",
    "src/model/model-values.ts",
    "src/model/objects.ts",
    "src/model/schemas.ts",
    "src/model/usage.ts",
    "src/run/lost-output.ts",
    "src/run/read-input.ts",
    "src/run/shell-word.ts",
    "src/run/stray-errors.ts",
    "src/model/version.ts",
  ],
  zod: ["node_modules/zod/v4/mini/schemas.js", "src/model/user-address.ts"],
  api: [
    "src/commands/api/listing.ts",
    "src/commands/api/openapi.ts",
    "src/commands/api/verb.ts",
    "src/service/index.ts",
  ],
  questions: [
    "src/query/answers.ts",
    "src/query/approvals.ts",
    "src/query/filter.ts",
    "src/query/select.ts",
    "src/run/terminal.ts",
    "src/query/tables.ts",
    "src/query/words.ts",
    "src/history/blame.ts",
    "src/history/changes.ts",
    "src/history/effect.ts",
    "src/history/find.ts",
    "src/history/contains.ts",
  ],
  policies: ["src/run/policies.ts"],
  yaml: ["src/yaml/document.ts", "src/run/config-file.ts"],
  patterns: ["src/checks/pattern.ts"],
  audit: [
    "src/run/run-audit.ts",
    "src/run/audit-tampered.ts",
    "src/run/publish.ts",
    "src/commands/find/prerequisites.ts",
    "src/run/ledger.ts",
    "src/commands/ledger/verify-ledger.ts",
    "src/ledger/prove.ts",
    "src/reporters/text/index.ts",
  ],
  "json-schemas": ["src/checks/schema.ts", "src/checks/json-schema.ts"],
  service: [
    "src/run/from-service.ts",
    "src/api/open-client.ts",
    "src/commands/doctor/examine.ts",
    "src/api/answer.ts",
    "src/api/input.ts",
    "src/service/openapi.ts",
    "src/commands/api/settings-schema.ts",
  ],
  reporters: [
    "src/reporters/pieces.ts",
    "src/reporters/markdown/index.ts",
    "src/reporters/csv/index.ts",
    "src/reporters/csv/findings-csv.ts",
    "src/reporters/csv/plan-csv.ts",
    "src/reporters/csv/access-csv.ts",
    "src/reporters/csv/secrets-csv.ts",
    "src/reporters/csv/sample-csv.ts",
    "src/reporters/sarif/index.ts",
    "src/reporters/junit.ts",
    "src/reporters/ocsf.ts",
    "src/reporters/github.ts",
    "src/reporters/tables/index.ts",
    "src/reporters/package/index.ts",
    "src/run/own-report.ts",
    "src/github/leak-allowlist.ts",
    "src/run/package/index.ts",
    "src/ledger/history-proof.ts",
    // Evidence besides the history: after the part of the service, which it imports.
    "src/run/read-extras.ts",
    "src/reporters/",
  ],
  page: [
    "src/reporters/html/index.tsx",
    "src/reporters/fleet/html/index.tsx",
    "src/reporters/fleet/text.ts",
    "src/reporters/fleet/markdown.ts",
    "src/reporters/fleet/csv.ts",
    "src/reporters/fleet/rules-csv.ts",
    "src/commands/merge/merge.ts",
    "src/commands/merge/pages.ts",
    "src/commands/package/verify-package.ts",
  ],
  authoring: [
    "src/commands/policy/tests.ts",
    "src/run/policy-base.ts",
    "src/run/policy-history.ts",
    "src/run/preview/markdown.ts",
    "src/authoring/accept.ts",
    "src/authoring/preview.ts",
    "src/authoring/coverage.ts",
    "src/authoring/explain/index.ts",
    "src/authoring/init/index.ts",
    "src/authoring/test-words.ts",
    "src/commands/policy/coverage-text.ts",
    "src/commands/policy/explain-text.ts",
    "src/commands/policy/preview-text.ts",
    "src/commands/policy/test-text.ts",
    "src/commands/accept/accept.ts",
    "src/commands/init/init.ts",
    "src/commands/first-policies.ts",
    "src/commands/limits/file.ts",
    "src/commands/limits/apply.ts",
    "src/commands/limits/keep.ts",
    "src/commands/limits/policy-limits.ts",
  ],
  emulator: ["src/emulator/server.ts", "src/commands/serve/scenario.ts"],
  shell: [
    "src/commands/hook/config.ts",
    "src/commands/hook/input.ts",
    "src/commands/hook/record.ts",
    "src/commands/hook/append.ts",
    "src/commands/completion/values.ts",
    "node_modules/@bomb.sh/tab/dist/index.mjs",
  ],
};
/** The part for all other modules. A new module belongs to it until it is named above. */
const lastPart = "others";
const entries = { cli: ["src/cli.ts"], action: ["src/action.ts"], index: ["src/index.ts"] };

/**
 * Merges chunks to parts.
 * @param outputs the chunks by file name, from the bundler
 * @param folder where they are
 * @param options of the build that writes the parts
 * @returns the parts: a name and a text each
 */
export async function mergeChunks(outputs, folder, options) {
  const chunks = new Map(Object.entries(outputs).map(([file, chunk]) => [path.basename(file), chunk]));
  const texts = new Map();
  for (const file of chunks.keys()) texts.set(file, await readFile(path.join(folder, file), "utf8"));
  const partOf = assignParts(chunks);
  const names = exportNames(chunks, texts, partOf);
  // Sort by module: the names of chunks change with their content.
  const first = (file) => chunks.get(file).entryPoint ?? Object.keys(chunks.get(file).inputs)[0] ?? "";
  const own = (part) =>
    [...partOf.keys()].filter((file) => partOf.get(file) === part).sort((a, b) => (first(a) < first(b) ? -1 : 1));
  const setup = ({ onResolve, onLoad }) => {
    onResolve({ filter: /^part:/ }, ({ path: name }) => ({ path: name.slice(5), namespace: "part" }));
    onResolve({ filter: /^\.\/.*\.js$/ }, ({ path: name, importer, namespace, kind }) => {
      if (namespace === "elsewhere") return { path: name, external: true };
      const file = path.basename(name);
      const part = partOf.get(file);
      if (kind === "dynamic-import") return { path: `./${part}.js`, external: true };
      const here = namespace === "part" ? importer : partOf.get(importer);
      return { path: file, namespace: here === part ? "chunk" : "elsewhere" };
    });
    onLoad({ filter: /.*/, namespace: "part" }, ({ path: part }) => ({
      contents: own(part)
        .map((file) => `export { ${exportList(names.get(file), "given")} } from "./${file}"; import "./${file}";`)
        .join("\n"),
    }));
    onLoad({ filter: /.*/, namespace: "elsewhere" }, ({ path: file }) => ({
      contents: `export { ${exportList(names.get(file), "taken")} } from "./${partOf.get(file)}.js";`,
    }));
    onLoad({ filter: /.*/, namespace: "chunk" }, ({ path: file }) => ({
      // Comments state the origin of code. The bundler keeps them only if they look like licences.
      contents: texts.get(file).replace(/^\/\/ (?=\S+$)/gm, "//! "),
    }));
  };
  const { outputFiles } = await build({
    ...options,
    entryPoints: [...new Set(partOf.values())].map((part) => ({ in: `part:${part}`, out: part })),
    outdir: folder,
    write: false,
    bundle: true,
    legalComments: "inline",
    plugins: [{ name: "parts", setup }],
  });
  return outputFiles.map(({ path: file, text }) => ({
    name: path.basename(file),
    text: text.replace(/^\/\/ (?:chunk|elsewhere|part):\S+\n/gm, "").replace(/^\/\/! /gm, "// "),
  }));
}

/** Returns the part of each chunk. */
function assignParts(chunks) {
  const partOf = new Map();
  const place = (file, part) => {
    if (partOf.has(file)) return;
    partOf.set(file, part);
    for (const { path: name, kind, external } of chunks.get(file).imports)
      if (kind !== "dynamic-import" && !external) place(path.basename(name), part);
  };
  const isOf = (input, module) =>
    input === module || (module.startsWith("node_modules/") && input.endsWith(`/${module}`));
  const holderOf = (module) =>
    [...chunks.keys()].find((file) => Object.keys(chunks.get(file).inputs).some((input) => isOf(input, module)));
  // The bundler's own helpers come from no module, and every part may need them.
  for (const [file, { entryPoint, inputs }] of chunks)
    if (entryPoint === undefined && Object.keys(inputs).length === 0) place(file, "base");
  for (const [part, modules] of Object.entries({ ...parts, ...entries }))
    for (const module of modules.filter((name) => !name.endsWith("/"))) {
      const file = holderOf(module);
      if (file === undefined) throw new Error(`scripts/parts.js: no chunk holds ${module}`);
      place(file, part);
    }
  const roomOf = (module) =>
    Object.keys(parts).find((part) => parts[part].some((folder) => folderHolds(folder, module)));
  for (const [file, { entryPoint, inputs }] of chunks) {
    const [module = entryPoint] = Object.keys(inputs);
    // A chunk without modules re-exports another one.
    place(file, (module && (partOf.get(holderOf(module)) ?? roomOf(module))) ?? lastPart);
  }
  return partOf;
}

function folderHolds(folder, module) {
  return folder.endsWith("/") && module.startsWith(folder);
}

/** Returns what each chunk exports to other parts: its own name, and the name in the part. */
function exportNames(chunks, texts, partOf) {
  const namesByFile = new Map([...chunks.keys()].map((file) => [file, new Map()]));
  const usedNames = new Set();
  const give = (file, own, name) => {
    usedNames.add(`${partOf.get(file)} ${name}`);
    namesByFile.get(file).set(own, name);
  };
  const imports = [...chunks].flatMap(([from, chunk]) =>
    chunk.imports
      .filter(({ external }) => !external)
      .map(({ path: to, kind }) => ({ from, to: path.basename(to), isLater: kind === "dynamic-import" })),
  );
  const order = [...Object.keys(parts), lastPart, ...Object.keys(entries)];
  const isAfter = (a, b) => order.indexOf(partOf.get(a)) > order.indexOf(partOf.get(b));
  for (const { from, to, isLater } of imports)
    if (!isLater && isAfter(to, from))
      throw new Error(`scripts/parts.js: ${partOf.get(from)} stands before ${partOf.get(to)}, and imports of it`);
  for (const { from, to } of imports)
    if (Object.hasOwn(entries, partOf.get(to)) && partOf.get(from) !== partOf.get(to))
      throw new Error(
        `scripts/parts.js: ${partOf.get(from)} imports of the entry ${partOf.get(to)}: put into a part ${Object.keys(chunks.get(to).inputs).join(", ")}`,
      );
  // Dynamic imports use the original names.
  const later = new Set([...imports.filter(({ isLater }) => isLater).map(({ to }) => to), "index.js"]);
  for (const to of later)
    for (const name of chunks.get(to).exports) {
      const { file, own } = handedOn(to, name, texts.get(to));
      const [holder, inside] = partOf.get(file) === partOf.get(to) ? [file, own] : [to, name];
      if (namesByFile.get(holder).get(inside) === name) continue;
      if (usedNames.has(`${partOf.get(to)} ${name}`))
        throw new Error(
          `scripts/parts.js: two modules that are loaded later as a part of ${partOf.get(to)} have ${name}`,
        );
      give(holder, inside, name);
    }
  for (const { from, to, isLater } of imports) {
    if (isLater || partOf.get(from) === partOf.get(to)) continue;
    for (const own of chunks.get(to).exports) {
      if (namesByFile.get(to).has(own)) continue;
      let name = own;
      for (let i = 2; usedNames.has(`${partOf.get(to)} ${name}`); i++) name = `${own}_${i}`;
      give(to, own, name);
    }
  }
  return namesByFile;
}

/** Returns the chunk that a chunk's export comes from: another chunk, or itself. */
function handedOn(file, name, text) {
  const local = /^export \{([^}]*)\};/m.exec(text)[1];
  const own = pairs(local).find(([, exported]) => exported === name)[0];
  for (const [, imported, from] of text.matchAll(/^import \{([^}]*)\} from "\.\/([^"]+)";/gm)) {
    const there = pairs(imported).find(([, here]) => here === own);
    if (there) return { file: from, own: there[0] };
  }
  return { file, own: name };
}

/** Parses `a, b as c` to pairs. */
function pairs(text) {
  const specifiers = text.split(",").map((specifier) => specifier.trim().split(" as "));
  return specifiers.filter(([name]) => name !== "").map(([name, alias = name]) => [name, alias]);
}

function exportList(names, side) {
  return [...names].map(([own, name]) => (side === "given" ? `${own} as ${name}` : `${name} as ${own}`)).join(", ");
}
