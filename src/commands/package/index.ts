// Commands for evidence packages. To add one, write its file and add one line here.
import type { Command } from "../command.ts";
import { verify } from "./verify.ts";

const verbs: readonly Command[] = [verify];

export const packages: Command = {
  define: (program) => {
    const group = program
      .command("package")
      .description("verify an evidence package that audit --output package= wrote");
    for (const verb of verbs) verb.define(group);
  },
};
