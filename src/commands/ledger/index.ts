// Commands for the ledger. To add one, write its file and add one line here.
import type { Command } from "../command.ts";
import { check } from "./check.ts";
import { exportHistory } from "./export.ts";
import { prove } from "./prove.ts";
import { verify } from "./verify.ts";

const verbs: readonly Command[] = [verify, prove, check, exportHistory];

export const ledger: Command = {
  define: (program) => {
    const group = program.command("ledger").description("verify and export the ledger, and prove single revisions");
    for (const verb of verbs) verb.define(group);
  },
};
