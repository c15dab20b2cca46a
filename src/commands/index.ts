// The registry of commands. To add a command, write its file and add one line here.
import { accept } from "./accept/index.ts";
import { api } from "./api/index.ts";
import { audit } from "./audit.ts";
import { blame } from "./blame.ts";
import type { Command } from "./command.ts";
import { completion } from "./completion/index.ts";
import { demo } from "./demo.ts";
import { diff } from "./diff.ts";
import { doctor } from "./doctor/index.ts";
import { find } from "./find/index.ts";
import { help } from "./help.ts";
import { hook } from "./hook/index.ts";
import { init } from "./init/index.ts";
import { ledger } from "./ledger/index.ts";
import { limits } from "./limits/index.ts";
import { log } from "./log.ts";
import { merge } from "./merge/index.ts";
import { packages } from "./package/index.ts";
import { policy } from "./policy/index.ts";
import { serve } from "./serve/index.ts";

/** Commands by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  doctor,
  init,
  audit,
  accept,
  log,
  diff,
  blame,
  find,
  merge,
  policy,
  ledger,
  package: packages,
  serve,
  api,
  limits,
  hook,
  completion,
  demo,
  help,
};
