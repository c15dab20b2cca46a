// Commands for policy authors. Adding one: its file, and one line here.
import type { Command } from "./command.ts";
import { check } from "./policy/check.ts";
import { coverage } from "./policy/coverage.ts";
import { explain } from "./policy/explain.ts";
import { init } from "./policy/init.ts";
import { preview } from "./policy/preview.ts";
import { test } from "./policy/test.ts";

const verbs: readonly Command[] = [check, test, explain, coverage, init, preview];

export const policy: Command = {
  define: (program) => {
    const group = program.command("policy").description("write, check, test and preview policies");
    for (const verb of verbs) verb.define(group);
  },
};
