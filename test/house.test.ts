// The project's own promises: registries, published files and documents agree with the code.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Command as Program } from "commander";
import { commands } from "../src/commands/index.ts";
import { audits, builtinRules } from "../src/audits/index.ts";
import { checkNames } from "../src/checks/index.ts";
import { formatNames } from "../src/reporters/index.ts";
import { severities } from "../src/model/severity.ts";

const text = (file: string) => readFileSync(file, "utf8");
const readme = text("README.md");
const guides = ["docs/command-line.md", "docs/policies.md"].map(text).join("");
const action = parse(text("action.yml")) as {
  inputs: Record<string, { default?: string }>;
  outputs: object;
  runs: object;
};

describe("the documents", () => {
  it("name every check, format and pack", () => {
    const packs = readdirSync("policies")
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.replace(".yaml", ""));
    const missing = [...checkNames, ...formatNames, ...packs].filter((name) => !guides.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it("name only places that exist", () => {
    for (const file of ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]) {
      const places = [...text(file).matchAll(/`((?:src|test|scripts|policies|\.ci)\/[\w./-]*)`|\]\(([\w./-]+)\)/g)].map(
        (match) => match[1] ?? match[2]!,
      );
      const missing = places.filter((place) => !/[<*]/.test(place) && !existsSync(place));
      expect([file, missing]).toEqual([file, []]);
    }
  });

  it("begin with a page of one screen, which leads to every other one", () => {
    expect(readme.split("\n").length).toBeLessThan(150);
    const pages = readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : []));
    const missing = [...pages, "CHANGELOG.md", "SECURITY.md"].filter((page) => !readme.includes(`(${page})`));
    expect(missing).toEqual([]);
  });

  it("name every command in the page of one screen", () => {
    const missing = Object.keys(commands).filter((name) => !new RegExp(`\`${name}[ \`]`).test(readme));
    expect(missing).toEqual(["help"]);
  });

  it("define the command of their name, which is all that is defined when it is called", () => {
    for (const [name, command] of Object.entries(commands)) {
      const program = new Program();
      command.define(program);
      expect(program.commands[0]?.name()).toBe(name);
    }
  });

  it("show the two commands first", () => {
    expect(readme.indexOf("node dist/cli.js demo")).toBeGreaterThan(0);
    expect(readme.indexOf("node dist/cli.js demo")).toBeLessThan(readme.indexOf("npm cit"));
    expect(readme.indexOf("npm cit")).toBeLessThan(800);
  });
});

describe("the Action", () => {
  it("runs the built program on node24, and reads every input it declares", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action.js" });
    const room = readdirSync("src/action", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const source = ["src/action.ts", ...room.map((name) => `src/action/${name}`)].map(text).join("\n");
    const unread = Object.keys(action.inputs).filter(
      (name) => !new RegExp(`\\b(?:input|words)\\("${name}"\\)`).test(source),
    );
    const unset = Object.keys(action.outputs).filter((name) => !new RegExp(`["\\s{]${name}"?[:,]`).test(source));
    expect([unread, unset]).toEqual([[], []]);
  });

  it("has defaults that it accepts", () => {
    expect([...severities, "never"]).toContain(action.inputs["fail-on-transient"]!.default);
    for (const name of action.inputs["reports"]!.default!.split(",")) expect(formatNames).toContain(name);
  });
});

describe("the registries", () => {
  it("hold no rule twice, and every rule says why and what to do", () => {
    const rules = Object.values(audits).flatMap((audit) => [...audit.rules]);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const rule of builtinRules.values()) {
      expect(rule.id).toMatch(/^[a-z]+\/[a-z-]+$/);
      for (const words of [rule.title, rule.rationale, rule.remediation]) expect(words.length).toBeGreaterThan(10);
      expect(rule.controls.length).toBeGreaterThan(0);
    }
  });
});

describe("the reporters", () => {
  it("name no check: what a check says, it says in its own file, and findings carry it", () => {
    const files = ["src/reporters", "src/github"].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
    );
    // Exclude names that are also ordinary words: code reaches these checks only through `expected`, see `looked`.
    // `atLeast` and `atMost` also name the bounds of what happened during a window.
    const own = checkNames
      .filter(
        (name) => /[A-Z]/.test(name) && !/^at(?:Least|Most)$/.test(name) && !Object.hasOwn(String.prototype, name),
      )
      .join("|");
    const looked = String.raw`\bin (?:\w+\.)?expected\b|\b(?:entries|keys|values)\((?:\w+\.)?expected\b|\bfinding\.expected[.[?]`;
    const named = new RegExp(`\\b(?:${own})\\b|${looked}`);
    const naming = files.filter((file) => /\.tsx?$/.test(file) && named.test(text(file)));
    expect(naming).toEqual([]);
  });
});

describe("the workflows", () => {
  it("pin every action by commit, grant nothing at the top, and keep no credentials", () => {
    for (const name of readdirSync(".github/workflows")) {
      const workflow = text(`.github/workflows/${name}`);
      expect(workflow).toContain("\npermissions: {}\n");
      for (const [, uses] of workflow.matchAll(/uses: (\S+)/g)) expect(uses).toMatch(/@[0-9a-f]{40}$/);
      expect((workflow.match(/actions\/checkout@/g) ?? []).length).toBe(
        (workflow.match(/persist-credentials: false/g) ?? []).length,
      );
    }
  });
});

describe("the supply chain", () => {
  it("runs no script of a package that is installed", () => {
    expect(text(".npmrc").split("\n")).toContain("ignore-scripts=true");
    for (const name of readdirSync(".github/workflows"))
      expect(text(`.github/workflows/${name}`)).not.toMatch(/ignore-scripts[= ]false|npm (?:rebuild|install)\b/);
  });

  it("ends in a release with checksums, a bill of materials, an attestation and npm's provenance", () => {
    const release = text(".github/workflows/release.yml");
    for (const step of ["npm sbom --sbom-format cyclonedx", "sha256sum -- *", "uses: actions/attest@", "npm publish"])
      expect(release).toContain(step);
    const { publishConfig } = JSON.parse(text("package.json")) as { publishConfig: object };
    expect(publishConfig).toEqual({ access: "public", provenance: true });
  });
});

describe("the tests", () => {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/^(?:bench\/|multitool\/node_modules\/|mutation\/|house\.test\.ts)/.test(name),
    )
    .map((name) => `test/${name}`);

  it("compare no times, which a busy machine makes long: they count work (test/support/work.ts)", () => {
    const clock =
      /\bperformance\.|hrtime|cpuUsage|resourceUsage|process\.uptime|perf_hooks|Date\.now\(\) - [a-z]\w*\b(?! \*)|console\.time/;
    expect(files.filter((file) => clock.test(text(file)))).toEqual([]);
  });

  it("of the fast lane start no process", () => {
    expect(() => process.getBuiltinModule("child_process").spawnSync("true")).toThrow("a fast test starts no process");
  });

  it("are never retried, skipped or picked out", () => {
    const left = /\b(?:it|test|describe)\.(?:skip|only|todo|fails)\b|\bretry: [1-9]/;
    expect(files.filter((file) => left.test(text(file)))).toEqual([]);
  });
});

describe("the package", () => {
  it("brings nothing with it: everything it needs is in dist", () => {
    const { dependencies, bin } = JSON.parse(text("package.json")) as {
      dependencies?: object;
      bin: Record<string, string>;
    };
    expect(dependencies ?? {}).toEqual({});
    expect(bin).toEqual({ driftline: "dist/cli.js" });
  });

  it("has lock files that name no registry", () => {
    for (const folder of ["", "test/multitool/", "test/mutation/"])
      expect(text(`${folder}package-lock.json`)).not.toContain('"resolved"');
  });

  it("says of every library what it is for, and whether it ends in dist", () => {
    const { devDependencies } = JSON.parse(text("package.json")) as { devDependencies: Record<string, string> };
    const [, shipped, others] = /^In `dist\/`:$([^]*?)^For tests[^\n]*:$([^]*?)^Written by hand/m.exec(
      text("CONTRIBUTING.md"),
    )!;
    const named = (table: string) =>
      [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => cell!.match(/(?<=`)[@\w./-]+(?=`)/g)!).toSorted();
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const code = sources.map((name) => text(`src/${name}`)).join("\n");
    const names = Object.keys(devDependencies).toSorted();
    const isImported = (name: string) => new RegExp(`(?:from|import|import\\() ?"${name}(?:/[^"]*)?"`).test(code);
    expect(named(shipped!)).toEqual(names.filter(isImported));
    expect(named(others!)).toEqual(names.filter((name) => !isImported(name)));
  });

  it("pins what is said to be pinned exactly", () => {
    const { devDependencies } = JSON.parse(text("package.json")) as { devDependencies: Record<string, string> };
    const rows = [...text("CONTRIBUTING.md").matchAll(/^\| (.*) \| .*Pinned exactly.* \|$/gm)];
    const pinned = rows.flatMap(([, cell]) => cell!.match(/(?<=`)[@\w./-]+(?=`)/g)!);
    expect(pinned).toContain("emulate");
    for (const name of pinned) expect([name, devDependencies[name]]).toEqual([name, expect.stringMatching(/^\d/)]);
  });
});
