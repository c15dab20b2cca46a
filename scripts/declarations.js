// Writes the types of the library as one file. The compiler writes one for each module; this script keeps the public
// declarations and their references. Types derived from schemas are expanded, so that nobody needs zod.
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

/** Types that are derived from schemas through other types. */
const derived = new Set(["ApiClient"]);
const head = `// The types of Driftline as a library. Written by scripts/declarations.js.

type JSONType = string | number | boolean | null | JSONType[] | { [key: string]: JSONType };
`;

/**
 * Writes the types of `src/index.ts`.
 * @returns the text of a declaration file without imports
 * @throws Error if a type cannot be written without a package
 */
export async function declarations() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "driftline-types-"));
  const door = path.resolve("src/index.ts");
  try {
    await emit(folder, door, "export {};\n");
    const plain = walk(await modulesOf(folder, door), door);
    const schemas = plain.declarations.filter(({ isDerived }) => isDerived);
    const of = "declare function of<T>(): T extends infer O ? { [K in keyof O]: O[K] } : never;\n";
    const wholes = schemas.map(
      ({ file, name }, i) => `export const whole${i} = of<import(${JSON.stringify(file)}).${name}>();\n`,
    );
    await emit(folder, door, of + wholes.join(""));
    const modules = await modulesOf(folder, door);
    const whole = path.join(folder, "whole.mts");
    await modules.add(whole);
    const replaced = new Map(
      schemas.map(({ file, name }, i) => {
        const text = modules.get(whole).locals.get(`whole${i}`).text;
        return [`${file}#${name}`, { file: whole, text: text.replace(`declare const whole${i}: `, `type ${name} = `) }];
      }),
    );
    return write(walk(modules, door, replaced));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the compiler on the library and one more module, `whole.mts`. */
async function emit(folder, door, whole) {
  const { compilerOptions } = JSON.parse(await readFile("tsconfig.json", "utf8"));
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: "/",
    outDir: "out",
  };
  const typeRoots = [path.resolve("node_modules/@types")];
  const include = [door, path.resolve("src/**/*.d.ts"), "whole.mts"];
  await writeFile(path.join(folder, "whole.mts"), whole);
  await writeFile(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options, typeRoots }, include }),
  );
  const tsc = createRequire(import.meta.url)
    .resolve("typescript/package.json")
    .replace("package.json", "bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", folder], { stdio: ["ignore", "inherit", "inherit"] });
}

/** Returns the modules that a module reaches, by file. */
async function modulesOf(folder, door) {
  const modules = new Map();
  const add = async (file) => {
    if (modules.has(file)) return;
    const module = parseModule(
      await readFile(path.join(folder, "out", file).replace(/\.(m?ts)x?$/, ".d.$1"), "utf8"),
      file,
    );
    modules.set(file, module);
    for (const { from } of [...module.imports.values(), ...module.exports.values(), ...module.inline])
      if (path.isAbsolute(from)) await add(from);
  };
  await add(door);
  return { add, get: (file) => modules.get(file) };
}

const notCode = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\]|\\.)*"/g;

/** Parses a declaration file of the compiler: each statement begins at the start of a line. */
function parseModule(text, file) {
  const imports = new Map();
  const exports = new Map();
  const locals = new Map();
  const locate = (name) => (/^[./]/.test(name) ? path.resolve(path.dirname(file), name) : name);
  const inline = [...text.matchAll(/import\("([./][^"]+)"\)/g)].map(([, from]) => ({ from: locate(from) }));
  for (const [statement] of text.matchAll(/^(?:\/\*\*[\s\S]*?\*\/\n)?[a-z].*\n(?:(?:[ }].*)?\n)*/gm)) {
    const code = statement.replace(/^\/\*\*[\s\S]*?\*\/\n/, "");
    const list = /^(import|export) (?:type )?(?:\{([^}]*)\}|\* as (\w+)|(\*)|(\w+))(?: from "([^"]+)")?;/.exec(code);
    if (list) {
      const [, word, names, all, everything, whole, from] = list;
      if (everything) throw new Error(`scripts/declarations.js: write the names in place of export * in ${file}`);
      const into = word === "import" ? imports : exports;
      if (all) into.set(all, { from: locate(from), name: "*" });
      if (whole) into.set(whole, { from: locate(from), name: "default" });
      for (const specifier of names?.split(",") ?? []) {
        const [name, as = name] = specifier
          .trim()
          .replace(/^type /, "")
          .split(" as ");
        if (name) into.set(as, { from: from ? locate(from) : file, name });
      }
      continue;
    }
    const match = /^(export )?(?:declare )?(const|function|class|interface|type|namespace) (\w+)/.exec(code);
    if (!match) throw new Error(`scripts/declarations.js: cannot read a statement of ${file}: ${code.slice(0, 60)}`);
    const [, exported, kind, name] = match;
    // Merge overloads into one declaration.
    const text = (locals.get(name)?.text ?? "") + statement.replace(/^export /m, "");
    locals.set(name, { kind, text });
    if (exported) exports.set(name, { from: file, name });
  }
  return { imports, exports, locals, inline };
}

/** Returns the public declarations and all that they refer to, in order of first use. */
function walk(modules, door, replaced = new Map()) {
  const declarations = new Map();
  const names = new Map();
  const exports = [];
  for (const [as, { from, name }] of modules.get(door).exports)
    if (name === "*") {
      const all = [...modules.get(from).exports.keys()].map((exportName) => [
        exportName,
        reach(findDeclaration(modules, from, exportName)),
      ]);
      exports.push([as, all]);
    } else exports.push([as, reach(findDeclaration(modules, from, name))]);
  return { declarations: [...declarations.values()], exports };

  function reach({ file, name }) {
    const id = `${file}#${name}`;
    const before = declarations.get(id);
    if (before) return before.as;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const as = count === 1 ? name : `${name}_${count}`;
    const local = modules.get(file).locals.get(name);
    const whole = replaced.get(id);
    const isDerived = !whole && local.kind === "type" && (derived.has(name) || /\bz\./.test(local.text));
    const declaration = { file, name, as, isDerived, text: local.text };
    declarations.set(id, declaration);
    if (!isDerived) declaration.text = replaceNames(whole?.text ?? local.text, whole?.file ?? file, name, as);
    return as;
  }

  /** Replaces the names of other declarations in a text by their names in the output. */
  function replaceNames(text, file, own, as) {
    // zod's schema type is irrelevant outside: write `unknown`.
    const inlined = text
      .replace(/\bz\.core\.\$ZodType\b/g, "unknown")
      .replace(/import\("([^"]+)"\)\.(\w+)/g, (_, from, name) =>
        from === "zod/mini" ? name : reach(findDeclaration(modules, path.resolve(path.dirname(file), from), name)),
      );
    const pattern = new RegExp(`${notCode.source}|(?<![.\\w$#])[A-Za-z_$][\\w$]*(?!\\??:|[\\w$])`, "g");
    return inlined.replace(pattern, (token, offset) => {
      if (!/^[A-Za-z_$]/.test(token)) return token;
      const isMethod = inlined[offset + token.length] === "(" && !inlined.slice(0, offset).endsWith("function ");
      if (isMethod) return token;
      if (token === own) return as;
      const there = findDeclaration(modules, file, token);
      return there ? reach(there) : token;
    });
  }
}

/** Returns where a name of a module is declared; undefined if it is not ours. */
function findDeclaration(modules, file, name) {
  const module = modules.get(file);
  if (!module) return undefined;
  if (module.locals.has(name)) return { file, name };
  const there = module.imports.get(name) ?? module.exports.get(name);
  return there && findDeclaration(modules, there.from, there.name);
}

function write({ declarations, exports }) {
  const texts = declarations.map(({ text }) => text);
  const exportList = (pairs) => pairs.map(([as, name]) => (as === name ? as : `${name} as ${as}`)).join(", ");
  for (const [as, all] of exports)
    if (Array.isArray(all)) texts.push(`declare namespace ${as} {\n    export { ${exportList(all)} };\n}\n`);
  const door = exportList(exports.map(([as, name]) => [as, Array.isArray(name) ? as : name]));
  const text = `${head}${texts.join("")}export { ${door} };\n`;
  const foreign = /\bz\.\w+|import\([^)]*\)/.exec(text.replace(notCode, (token) => (token[0] === '"' ? token : "")));
  if (foreign) throw new Error(`scripts/declarations.js: a public type needs ${foreign[0]}`);
  return text;
}
