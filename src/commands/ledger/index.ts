// Commands for the ledger. To add one, write its file and add one line here.
import { type Command, groupOf } from "../command.ts";
import { check } from "./check.ts";
import { exportHistory } from "./export.ts";
import { prove } from "./prove.ts";
import { verify } from "./verify.ts";

const verbs: readonly Command[] = [verify, prove, check, exportHistory];

export const ledger = groupOf("ledger", "verify and export the ledger, and prove single revisions", verbs);
