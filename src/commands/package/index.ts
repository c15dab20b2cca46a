// Commands for evidence packages. To add one, write its file and add one line here.
import { type Command, groupOf } from "../command.ts";
import { verify } from "./verify.ts";

const verbs: readonly Command[] = [verify];

export const packages = groupOf("package", "verify an evidence package that audit --output package= wrote", verbs);
