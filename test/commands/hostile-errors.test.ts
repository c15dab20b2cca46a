// Errors about files and arguments that anybody may have written. The runner reads standard error for commands.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { cli, folder } from "../e2e/program.ts";

/** The lines that the runner takes for commands, also behind white space, and the older ones anywhere in a line. */
const commandsIn = (text: string) => text.split(/[\r\n]/).filter((line) => /^\s*::|##\[/.test(line));

const settings = "settings: { maxAutonomyLevel: { atMost: medium } }\n";

it.each([
  ["a line of a policy", `id: p\n::warning::x: 1\n${settings}`],
  ["an indented line of a policy", "id: p\nsettings:\n  ::warning::x: 1\n"],
  ["a line break in a name", `id: p\n"x\\n::warning::y": 1\n${settings}`],
  ["the older form in a name", `id: p\n"##[warning]y": 1\n${settings}`],
])("no error about a policy is a command of the runner: %s", async (_, text) => {
  const file = path.join(folder(), "p.yaml");
  writeFileSync(file, text);
  const { code, err } = await cli(["policy", "check", file]);
  expect([code, commandsIn(err)]).toEqual([2, []]);
  expect(err).toContain("unknown");
});

it.each([
  [["x\n::warning::y"]],
  [["audit", "--x\n::warning::y"]],
  [["audit", "--history", "x\n::warning::y"]],
  [["audit", "--policy", "x\n::warning::y"]],
])("no error about an argument is one: %j", async (args) => {
  const { code, err } = await cli(args, { cwd: folder() });
  expect([code, commandsIn(err)]).toEqual([2, []]);
});
