// The pages of docs/, and every policy on a page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Command as Program } from "commander";
import { parse } from "yaml";
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { docs } from "../scripts/docs.ts";
import { slug } from "../scripts/docs/markdown.ts";
import { settings } from "../src/catalog/settings.ts";
import { kinds } from "../src/catalog/kinds/index.ts";
import { checkNames } from "../src/checks/index.ts";
import { statuses } from "../src/commands/hook/record.ts";
import { commands } from "../src/commands/index.ts";
import { approvalSchema } from "../src/model/report/approval.ts";
import { packNames } from "../src/policy/files.ts";
import { parseConfig } from "../src/run/config-file.ts";
import { DEEPER } from "../src/seal/stored-form.ts";
import { limits, mostItems, mostKeys } from "../src/seal/strict-json.ts";
import { defaultTimeouts } from "../src/service/http.ts";
import { defaultRetry } from "../src/service/retry.ts";
import { loadText } from "./policy/corpus.ts";

const generated = await docs();
const read = (file: string) => readFileSync(file, "utf8");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];

/** Returns the fenced blocks of a language, each with its first line number. */
function blocks(file: string, language: string): [place: string, text: string][] {
  const text = read(file);
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map((match) => [
    `${file}:${text.slice(0, match.index).split("\n").length}`,
    match[1]!,
  ]);
}

interface Json {
  readonly [key: string]: Json | undefined;
}

/** Returns the keys that a JSON Schema names at any depth, but not those of settings and of schemas in it. */
function keysIn(schema: Json, root: Json): string[] {
  const [, name] = /^"#\/definitions\/(.*)"$/.exec(JSON.stringify(schema["$ref"] ?? null)) ?? [];
  if (name !== undefined) return keysIn(root["definitions"]![name]!, root);
  const own = Object.entries(schema["properties"] ?? {}).flatMap(([key, value]) =>
    key === "settings" || key === "schema" ? [key] : [key, ...keysIn(value!, root)],
  );
  const inner = ["items", "additionalProperties"].flatMap((key) => {
    const value = schema[key];
    return typeof value === "object" ? keysIn(value, root) : [];
  });
  const others = ["anyOf", "oneOf", "allOf"].flatMap((key) =>
    Object.values(schema[key] ?? {}).flatMap((value) => keysIn(value!, root)),
  );
  return [...own, ...inner, ...others];
}

/** Returns the anchors that hosts give the headings of a page. */
function anchors(file: string): Set<string> {
  const slugs = new Set<string>();
  const prose = read(file).replace(/^```[\s\S]*?^```$/gm, "");
  for (const [, title] of prose.matchAll(/^#+ (.*)$/gm)) {
    const name = slug(title!);
    let unique = name;
    for (let i = 1; slugs.has(unique); i++) unique = `${name}-${i}`;
    slugs.add(unique);
  }
  return slugs;
}

describe("the pages on disk", () => {
  it("are those that the code gives", () => {
    for (const [file, text] of Object.entries(generated)) expect(read(file), `${file}: run npm run docs`).toBe(text);
  });

  const program = new Program();
  for (const command of Object.values(commands)) command.define(program);
  const allCommands = [...program.commands, ...program.commands.flatMap((group) => group.commands)];

  it("name every command that reads a history", () => {
    const named = (command: Program): string[] => (command.parent ? [...named(command.parent), command.name()] : []);
    const reading = allCommands
      .filter(({ options }) => options.some(({ long }) => long === "--history"))
      .map((command) => named(command).join(" "));
    const [, listed = ""] = /commands accept `--history`: ([^.]*)\./.exec(read("docs/history.md")) ?? [];
    expect([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).toSorted()).toEqual(reading.toSorted());
  });

  it("state the limits of a history file", () => {
    const page = read("docs/history.md").replace(/\s+/g, " ");
    const mebibytes = (bytes: number) => `more than ${bytes / 2 ** 20} MiB`;
    expect(page).toContain(`deeper than ${DEEPER} levels`);
    expect(page).toContain(`a line of ${mebibytes(limits.page)}, or a text of ${mebibytes(limits.string)}`);
    expect(page).toContain(`${mostKeys}, ${mostItems}, or a number of ${limits.number} digits or more`);
  });

  it("state the limits of requests", () => {
    const { attempts, budget, maxWaitMs, deadlineMs } = defaultRetry;
    const page = read("docs/runners.md").replace(/\s+/g, " ");
    expect(page).toContain(
      `repeated at most ${attempts - 1} times. All requests of a run together are repeated at most ${budget} times`,
    );
    expect(page).toContain(`up to ${defaultTimeouts.total / 1000} seconds`);
    expect(page).toContain(`the requests of a run up to ${deadlineMs / 60_000} minutes`);
    expect(page).toContain(`asks to wait longer than ${maxWaitMs / 1000} seconds`);
  });

  it("name every status of a logged hook event, and every state of an approval", () => {
    const names = (page: string, words: readonly string[]) =>
      words.filter((word) => !read(page).includes(`\`${word}\``));
    expect(names("docs/command-line.md", statuses)).toEqual([]);
    expect(names("docs/changes.md", z.toJSONSchema(approvalSchema.shape.state).enum as string[])).toEqual([]);
  });

  it("name every key of a policy and of the configuration", () => {
    const text = [...pages, ...readdirSync("examples/policies").map((name) => `examples/policies/${name}`)]
      .map(read)
      .join("\n");
    const lost = ["policy", "driftline"].flatMap((name) => {
      const schema = JSON.parse(read(`policies/${name}.schema.json`)) as Json;
      return keysIn(schema, schema).filter((key) => !new RegExp(`[\`{ ,(\\n]${key}[\`:]`).test(text));
    });
    expect([...new Set(lost)]).toEqual([]);
  });

  it("show every key of the configuration in one sample", () => {
    const [, sample] = blocks("docs/policies.md", "yaml").find(([, text]) => text.includes("auditEvery"))!;
    const schema = JSON.parse(read("policies/driftline.schema.json")) as { properties: object };
    expect(Object.keys(parse(sample) as object).toSorted()).toEqual(Object.keys(schema.properties).toSorted());
  });

  it("name every schema, and link the inputs of the Action", () => {
    const text = pages.map(read).join("\n");
    const schemas = readdirSync("policies").filter((name) => name.endsWith(".schema.json"));
    expect(schemas.filter((name) => !text.includes(name))).toEqual([]);
    expect(read("README.md")).toContain("(action.yml)");
  });

  it("have every setting, kind, check and pack, each once", async () => {
    const headings = (file: string, level: number) =>
      [...read(file).matchAll(new RegExp(`^#{${level}} (.*)$`, "gm"))].map(([, title]) => title!.replaceAll("`", ""));
    expect(headings("docs/settings.md", 3)).toEqual(settings.map(({ path }) => path));
    expect(headings("docs/kinds.md", 2)).toEqual([...Object.keys(kinds), "One value, several spellings"]);
    expect(headings("docs/checks.md", 2)).toEqual([...checkNames, "Optional keys"]);
    expect(headings("docs/packs.md", 2).toSorted()).toEqual(["At a glance", ...(await packNames())]);
  });

  test.each(pages)("the links of %s lead somewhere", (file) => {
    const prose = read(file)
      .replace(/^```[\s\S]*?^```$/gm, "")
      .replace(/`[^`\n]*`/g, "");
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!).filter((to) => !/^https?:/.test(to));
    const lost = links.filter((to) => {
      const [name = "", anchor] = to.split("#");
      const target = name === "" ? file : path.join(path.dirname(file), name);
      return !existsSync(target) || (anchor !== undefined && !anchors(target).has(anchor));
    });
    expect(lost).toEqual([]);
  });

  test.each(Object.keys(generated))("every table row of %s has as many cells as its head", (name) => {
    let width = 0;
    for (const line of read(name).split("\n")) {
      const cells = line.startsWith("|") ? line.split(/(?<!\\)\|/).length : 0;
      if (cells > 0 && width > 0) expect([line, cells]).toEqual([line, width]);
      width = cells;
    }
  });
});

const yaml = pages.flatMap((file) => blocks(file, "yaml"));

describe("the YAML that a page shows", () => {
  it("is there", () => {
    expect(yaml.length).toBeGreaterThan(15);
  });

  test.each(yaml)("at %s is read by what it is for", async (_, text) => {
    const keys = Object.keys(parse(text) as object);
    const has = (...some: string[]) => some.some((key) => keys.includes(key));
    if (has("settings", "editors", "extends", "usage", "readiness"))
      await loadText(keys.includes("id") ? text : `id: sample\n${text}`);
    else if (has("builtin", "organization", "people")) parseConfig("driftline.yaml", text);
    // Workflows, pre-commit hooks, fault plans and credit limits have their own tests.
    else if (!has("jobs", "on", "faults", "limits", "repos")) expect.fail(`nobody reads it: ${keys.join(", ")}`);
  });
});
