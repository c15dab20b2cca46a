// Prevents fast tests from starting processes.
import child from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

for (const name of ["exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync"])
  Object.assign(child, {
    [name]: () => {
      throw new Error(`a fast test starts no process, and this one called ${name}: see test/lanes.ts`);
    },
  });
syncBuiltinESMExports();
