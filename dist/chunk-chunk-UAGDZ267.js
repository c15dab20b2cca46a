import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/run/closed-pipe.ts
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
