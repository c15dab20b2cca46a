// Commands for policy authors. To add one, write its file and add one line here.
import type { Command } from "../command.ts";
import { check } from "./check.ts";
import { coverage } from "./coverage.ts";
import { explain } from "./explain.ts";
import { init } from "./init.ts";
import { preview } from "./preview.ts";
import { test } from "./test.ts";

const verbs: readonly Command[] = [check, test, explain, coverage, init, preview];

export const policy: Command = {
  define: (program) => {
    const group = program.command("policy").description("write, check, test and preview policies");
    for (const verb of verbs) verb.define(group);
  },
};
