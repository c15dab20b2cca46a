import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { packFolder, packNames, readPolicies, resolveExtends } from "../../src/policy/files.ts";
import { loadPolicies } from "../../src/policy/load.ts";
import { line, problemsOf } from "./corpus.ts";

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

  it("are missed in a folder without any", async () => {
    const [problem] = await problemsOf(readPolicies([at("empty")]));
    expect(line(problem!)).toBe(`${at("empty")}: no policy in this folder; policies end in .yaml`);
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
