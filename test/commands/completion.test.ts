// The completions that a shell gets.
import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints, resources } from "../../src/service/index.ts";
import { kebab } from "../../src/api/fields.ts";
import { cli, folder, program } from "../e2e/program.ts";

/** Returns the completions of the last word. */
async function offered(words: string[], cwd = folder()): Promise<string[]> {
  const { code, out, err } = await cli(["complete", "--", ...words], { cwd });
  expect([code, err]).toEqual([0, ""]);
  const lines = out.trimEnd().split("\n");
  expect(lines.pop()).toMatch(/^:\d+$/);
  return lines.map((line) => line.split("\t")[0]!);
}

describe("complete", () => {
  it("offers commands", async () => {
    expect(await offered([""])).toEqual(expect.arrayContaining(["audit", "api", "hook", "limits", "completion"]));
    expect(await offered([""])).not.toContain("complete");
    expect(await offered(["a"])).toEqual(["audit", "accept", "api"]);
  });

  it("offers every endpoint of the service", async () => {
    expect(await offered(["api", ""])).toEqual([...Object.keys(resources).map(kebab), "openapi"]);
    const [resource = "", verb = ""] = endpoints.at(-1)!.name.split(".").map(kebab);
    expect(await offered(["api", resource, ""])).toContain(verb);
  });

  it.each<[string[], string[]]>([
    [["audit", "--fo"], ["--format"]],
    [
      ["audit", "--fail-on", ""],
      ["info", "low", "medium", "high", "critical", "never"],
    ],
    [["audit", "--fail-on", "c"], ["critical"]],
    [["audit", "--fail-on-transient", "n"], ["never"]],
    [["audit", "--fail-on=c"], ["critical"]],
    [
      ["api", "messages", "list", "--role", ""],
      ["user", "assistant", "tool"],
    ],
    [
      ["api", "users", "list", "--a"],
      ["--all", "--app-url", "--api-key-file"],
    ],
    [
      ["completion", ""],
      ["bash", "zsh", "fish", "powershell"],
    ],
    [["no-such-command", "x"], []],
  ])("%j offers %j", async (words, wanted) => {
    expect(await offered(words)).toEqual(wanted);
  });

  it("offers files where a file is wanted", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "limits.yaml"), "");
    expect(await offered(["limits", "apply", "l"], cwd)).toEqual(["limits.yaml"]);
    expect(await offered(["audit", "--history", ""], cwd)).toEqual(["limits.yaml"]);
    expect(await offered(["audit", "--organization", ""], cwd)).toEqual([]);
    for (const words of [
      ["ledger", "verify"],
      ["ledger", "check"],
      ["audit", "--ledger"],
      ["policy", "init", "--output"],
    ])
      expect([words, await offered([...words, ""], cwd)]).toEqual([words, ["limits.yaml"]]);
  });

  it.each([[["audit"]], [["merge", "x"]], [["policy", "test", "x"]], [["policy", "preview", "--base", "x"]]])(
    "offers %j the formats that it takes",
    async (words) => {
      for (const option of ["--format", "--output"])
        for (const value of await offered([...words, option, ""])) {
          const { err } = await cli([...words, option, option === "--output" ? `${value}f` : value], { cwd: folder() });
          expect([value, err]).toEqual([value, expect.not.stringMatching(/is not known|is invalid/)]);
        }
    },
  );
});

describe("completion", () => {
  it.each(["bash", "zsh", "fish", "powershell"])("prints a script for %s that asks the program", async (shell) => {
    const { code, out, err } = await cli(["completion", shell]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/driftline complete .*--/);
  });

  it("knows no other shell", async () => {
    const { code, out, err } = await cli(["completion", "tcsh"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("bash, zsh, fish, powershell");
  });

  it("works in bash, also if it is read again", () => {
    const cwd = folder();
    const command = path.join(cwd, "driftline");
    writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${path.join(program, "cli.js")}' "$@"\n`);
    chmodSync(command, 0o755);
    const ask = `
      _get_comp_words_by_ref() { words=(driftline api computers get-); cword=3; cur=get-; prev=computers; }
      source <(driftline completion bash)
      source <(driftline completion bash)
      complete -p driftline
      __driftline_complete
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const env = { PATH: `${cwd}:${process.env["PATH"]}` };
    const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", ask], { cwd, env, encoding: "utf8" });
    expect(stderr).not.toContain("readonly");
    expect(stdout).toBe("complete -F __driftline_complete driftline\nget-by-name\n");
  });
});
