// The registry of commands. Adding one: its file, and one line here.
import { api } from "./api.ts";
import { audit } from "./audit.ts";
import { blame } from "./blame.ts";
import type { Command } from "./command.ts";
import { completion } from "./completion.ts";
import { demo } from "./demo.ts";
import { diff } from "./diff.ts";
import { find } from "./find.ts";
import { hook } from "./hook.ts";
import { ledger } from "./ledger.ts";
import { limits } from "./limits.ts";
import { log } from "./log.ts";
import { merge } from "./merge.ts";
import { policy } from "./policy.ts";
import { serve } from "./serve.ts";

export const commands: readonly Command[] = [
  audit,
  log,
  diff,
  blame,
  find,
  merge,
  policy,
  ledger,
  serve,
  api,
  limits,
  hook,
  completion,
  demo,
];
