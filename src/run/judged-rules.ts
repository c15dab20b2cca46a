// The built-in rules by the runs that judge them.
import { builtinRules } from "../audits/index.ts";
import { judgedRules } from "../audits/needs.ts";
import type { JudgedRules } from "../model/judged-rules.ts";

export const judgedBuiltinRules: JudgedRules = judgedRules(builtinRules);
