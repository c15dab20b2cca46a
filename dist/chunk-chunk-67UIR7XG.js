import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/run/terminal.ts
function renderOptions(color) {
  const { isTTY, columns } = process.stdout;
  const wanted = color !== false && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  return { color: isTTY === true && wanted, width: columns ?? 80 };
}
async function withProgress(what, quiet, work) {
  if (quiet || process.stderr.isTTY !== true) return work();
  process.stderr.write(`${what} …`);
  try {
    return await work();
  } finally {
    process.stderr.write("\r\x1B[2K");
  }
}

export {
  renderOptions,
  withProgress
};
