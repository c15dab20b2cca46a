import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/append.ts
import { constants } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
var { O_APPEND, O_CREAT, O_WRONLY } = constants;
var { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
async function appendLine(file, line) {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 448 });
    const handle = await open(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 384);
    try {
      if (!(await handle.stat()).isFile()) throw Object.assign(new Error(), { code: "not a file" });
      const bytes = Buffer.from(line);
      const { bytesWritten } = await handle.write(bytes, 0, bytes.length);
      if (bytesWritten < bytes.length) {
        await handle.write("\n");
        throw Object.assign(new Error(), { code: "no space for the whole line" });
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = "unknown" } = error;
    const why = code === "ELOOP" ? "it is a link, and links are not followed" : code;
    throw new DriftlineError("incomplete", `${file} cannot be written (${why})`);
  }
}
export {
  appendLine
};
