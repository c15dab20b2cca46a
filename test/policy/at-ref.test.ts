import { symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readPoliciesAt } from "../../src/policy/at-ref.ts";
import { git, repository } from "../support/git.ts";
import { line, problemsOf } from "./corpus.ts";

/** Returns a repository whose folder `policies` also has links, by their targets. */
function linked(links: Readonly<Record<string, string>>): string {
  const { folder } = repository([
    { at: "2026-01-01T00:00:00Z", files: { "policies/p.yaml": "p", "common/s.yaml": "s" } },
  ]);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(folder, "policies", name));
  git(folder, "add", ".");
  git(folder, "-c", "user.name=a", "-c", "user.email=a@corp.example", "commit", "-qm", "links");
  return path.join(folder, "policies");
}

describe("policies at a commit", () => {
  it("are read behind links to files, as on disk", async () => {
    const folder = linked({ "S.YAML": "../common/s.yaml", "notes.md": "nowhere" });
    const texts = async (name: string) => (await readPoliciesAt("HEAD", [name])).roots.map(({ text }) => text);
    expect(await texts(folder)).toEqual(["s", "p"]);
    expect(await texts(path.join(folder, "S.YAML"))).toEqual(["s"]);
  });

  it("are read from a folder that a link of the commit leads to", async () => {
    const cwd = process.cwd();
    process.chdir(path.dirname(linked({ "S.YAML": "../common/s.yaml" })));
    try {
      symlinkSync("policies", "all");
      git(".", "add", ".");
      git(".", "-c", "user.name=a", "-c", "user.email=a@corp.example", "commit", "-qm", "a link");
      const { roots } = await readPoliciesAt("HEAD", ["all"]);
      expect(roots.map(({ file, text }) => [file, text])).toEqual([
        ["HEAD:all/S.YAML", "s"],
        ["HEAD:all/p.yaml", "p"],
      ]);
    } finally {
      process.chdir(cwd);
    }
  });

  it.each([
    ["to nothing", "d.yaml", "nowhere.yaml"],
    ["out of the commit", "o.yaml", "/etc/hostname"],
    ["to a folder", "all", "../common"],
  ])("cannot be behind a link %s: the error names it", async (_, name, target) => {
    const folder = linked({ [name]: target });
    const [problem] = await problemsOf(readPoliciesAt("HEAD", [folder]));
    expect(line(problem!)).toMatch(`${path.join(folder, name)} is a link that cannot be followed to a file`);
  });

  it("must be in the repository of the commit: the error names where they are", async () => {
    const { folder } = repository([{ at: "2026-01-01T00:00:00Z", files: { "p.yaml": "p" } }]);
    const own = git(".", "rev-parse", "HEAD").trim();
    const [problem] = await problemsOf(readPoliciesAt(own, [folder]));
    expect(line(problem!)).toMatch(`the policies in ${folder} are not in the repository of the commit "${own}"`);
  });
});
