import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { packFolder, packNames, readPolicies, resolveExtends } from "../../src/policy/files.ts";
import { loadPolicies } from "../../src/policy/load.ts";
import { loadNamed } from "../../src/run/policies.ts";
import { line, problemsOf } from "./corpus.ts";

// Nothing is denied to the superuser, who may run the tests.
vi.mock(import("node:fs/promises"), async (load) => {
  const fs = await load();
  const denied = (name: unknown) =>
    Object.assign(new Error("denied"), { code: "EACCES", path: path.join(String(name), "locked") });
  return {
    ...fs,
    readdir: (async (name: string, ...rest: never[]) => {
      if (existsSync(path.join(name, "locked"))) throw denied(name);
      return fs.readdir(name, ...rest);
    }) as typeof fs.readdir,
    stat: (async (name: string, ...rest: never[]) => {
      if (path.basename(path.dirname(name)) === "locked") throw denied(name);
      return fs.stat(name, ...rest);
    }) as typeof fs.stat,
  };
});

let folder: string;
const at = (name: string) => path.join(folder, name);
const small = (id: string) => `id: ${id}\nsettings: { ideAutoConnect: false }\n`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "driftline-policies-"));
  await mkdir(at("set/nested"), { recursive: true });
  await mkdir(at("empty"));
  await writeFile(at("set/b.yaml"), small("b"));
  await writeFile(at("set/a.yml"), "id: a\nextends: [nested/c.yaml, baseline]\n");
  await writeFile(at("set/nested/c.yaml"), small("c"));
  await writeFile(at("set/a.test.yaml"), "not: a policy\n");
  await writeFile(at("set/notes.md"), "# Notes\n");
  await writeFile(at("empty/notes.md"), "# Notes\n");
});

afterAll(() => rm(folder, { recursive: true }));

const read = async (...names: string[]) =>
  (await readPolicies(names)).map((source) => path.relative(folder, source.file));

describe("policies on disk", () => {
  it("are files, and all policies below a folder, in order, without their tests", async () => {
    expect(await read(at("set/b.yaml"))).toEqual(["set/b.yaml"]);
    expect(await read(at("set"))).toEqual(["set/a.yml", "set/b.yaml", "set/nested/c.yaml"]);
    expect(await read(at("set/nested"), at("set/b.yaml"))).toEqual(["set/nested/c.yaml", "set/b.yaml"]);
  });

  it("are packs by their name", async () => {
    expect((await readPolicies(["baseline"])).map((source) => source.file)).toEqual(["pack:baseline"]);
    expect(await packNames()).toEqual(expect.arrayContaining(["baseline", "strict"]));
    expect(packFolder()).toBe(path.resolve("policies"));
  });

  it.each([
    ["baselin", 'no policy file, folder or pack is named "baselin"; did you mean "baseline"?'],
    ["nowhere/at/all.yaml", /^no policy file, folder or pack is named "nowhere\/at\/all.yaml"; packs: /],
    ["../baseline", /^no policy file, folder or pack/],
  ])("that are not there are named: %s", async (name, message) => {
    const [problem] = await problemsOf(readPolicies([name]));
    expect(line(problem!)).toEqual(typeof message === "string" ? message : (expect.stringMatching(message) as string));
  });

  it("that are not there are named together, and beside the problems of the others", async () => {
    await writeFile(at("latin.yaml"), Buffer.from([0xff]));
    await writeFile(at("bad.yaml"), "id: bad\nsettings: { ideAutoConect: false }\n");
    const exception =
      "{ rule: x/ideAutoConnect, value: [true], owner: a@b.example, reason: r, from: 2026-03-01, expires: 2026-04-01 }";
    await writeFile(at("exceptions.yaml"), `id: e\nexceptions:\n  - ${exception}\n`);
    const names = ["nowhere.yaml", at("latin.yaml"), at("empty"), at("bad.yaml"), at("exceptions.yaml")];
    const unread = [/named "nowhere.yaml"/, /latin.yaml is not UTF-8/, /no policy in this folder/];
    const matching = (all: RegExp[]) => all.map((pattern) => expect.stringMatching(pattern) as string);
    expect((await problemsOf(readPolicies(names))).map(line)).toEqual(matching(unread));
    // The missing policies may have the rule of the exception.
    const problems = await problemsOf(loadNamed(names, createCatalog()));
    expect(problems.map(line)).toEqual(matching([...unread, /bad.yaml:2:13: .*ideAutoConnect/]));
  });

  it("are missed in a folder without any", async () => {
    const [problem] = await problemsOf(readPolicies([at("empty")]));
    expect(line(problem!)).toBe(`${at("empty")}: no policy in this folder; policies end in .yaml or .yml`);
  });

  it("that the system does not give are named with the reason, as is a folder below theirs", async () => {
    await mkdir(at("shut/locked"), { recursive: true });
    const problems = await problemsOf(readPolicies([at("shut"), at("shut/locked/a.yaml")]));
    expect(problems.map(line)).toEqual([
      `the folder ${at("shut/locked")} cannot be read: access is denied`,
      `the policy ${at("shut/locked/a.yaml")} cannot be read: access is denied`,
    ]);
  });

  it("are read whatever the case of their extension", async () => {
    await mkdir(at("cases"));
    await writeFile(at("cases/P.YAML"), small("p"));
    await writeFile(at("cases/q.Yml"), small("q"));
    await writeFile(at("cases/p.TEST.yaml"), "not: a policy\n");
    expect(await read(at("cases"))).toEqual(["cases/P.YAML", "cases/q.Yml"]);
  });

  it("are read behind links to files and folders, each once, and links in a circle end", async () => {
    await mkdir(at("links/deep"), { recursive: true });
    await mkdir(at("common"));
    await writeFile(at("links/z.yaml"), small("z"));
    await writeFile(at("common/s.yaml"), small("s"));
    await symlink("../set/b.yaml", at("links/b.yaml"));
    await symlink("z.yaml", at("links/again.yaml"));
    await symlink("../../common", at("links/deep/one"));
    await symlink("../common", at("links/two"));
    await symlink("../links/deep", at("common/back"));
    await symlink("..", at("links/deep/up"));
    await symlink("nowhere", at("links/notes.md"));
    expect(await read(at("links"))).toEqual(["links/b.yaml", "links/deep/one/s.yaml", "links/z.yaml"]);
  });

  it.each(["nowhere.yaml", "broken.yaml"])("cannot be a link to %s: the error names the link", async (target) => {
    const set = at(`dangling-${target}`);
    await mkdir(set);
    await writeFile(path.join(set, "a.yaml"), small("a"));
    await symlink(target, path.join(set, "broken.yaml"));
    const [problem] = await problemsOf(readPolicies([set]));
    const why = target === "broken.yaml" ? "its links lead in a circle" : "there is no such file or folder";
    expect(line(problem!)).toBe(
      `${set}/broken.yaml: the link cannot be followed: ${why}; point it to a file, or remove it`,
    );
  });

  it("extend files beside themselves, and packs", async () => {
    const options = { catalog: createCatalog(), builtin: [], resolve: resolveExtends, packs: await packNames() };
    const { files } = await loadPolicies(await readPolicies([at("set")]), options);
    expect(files.map((file) => file.id)).toEqual(["a", "c", "baseline", "b"]);
    const from = { file: at("set/b.yaml"), text: "" };
    expect(await resolveExtends("missing.yaml", from)).toBeUndefined();
    expect(await resolveExtends("nested", from)).toBeUndefined();
    expect((await resolveExtends("../set/b.yaml", from))!.file).toBe(at("set/b.yaml"));
    expect((await resolveExtends("strict", from))!.file).toBe("pack:strict");
  });

  it("of a pack extend packs only", async () => {
    const from = { file: "pack:strict", text: "" };
    expect((await resolveExtends("baseline", from))!.file).toBe("pack:baseline");
    expect(await resolveExtends("baseline.yaml", from)).toBeUndefined();
    expect(await resolveExtends("../policies/baseline", from)).toBeUndefined();
  });
});
