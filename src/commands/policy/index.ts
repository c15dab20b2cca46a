// Commands for policy authors. To add one, write its file and add one line here.
import { type Command, groupOf } from "../command.ts";
import { check } from "./check.ts";
import { coverage } from "./coverage.ts";
import { explain } from "./explain.ts";
import { init } from "./init.ts";
import { preview } from "./preview.ts";
import { test } from "./test.ts";

const verbs: readonly Command[] = [check, test, explain, coverage, init, preview];

export const policy = groupOf("policy", "write, check, test and preview policies", verbs);
